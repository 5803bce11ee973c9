"""What each seat sees of Uruk."""

from ludotheque.games.enkidu.scene.zones import standings, zones

__all__ = ["standings", "zones"]
