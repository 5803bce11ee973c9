"""What each seat sees of Uruk."""

from ludotheque.games.enkidu.scene.catalogue import catalogue
from ludotheque.games.enkidu.scene.zones import standings, zones

__all__ = ["catalogue", "standings", "zones"]
