"""What each seat sees of the abandoned works: everything, since a pile has no order before it is drawn from."""

from ludotheque.games.clockworker.scene.catalogue import catalogue
from ludotheque.games.clockworker.scene.zones import standings, zones

__all__ = ["catalogue", "standings", "zones"]
