"""What each seat sees of Uruk."""

from ludotheque.games.enkidu.scene.answers import action_facts, where
from ludotheque.games.enkidu.scene.zones import standings, zones

__all__ = ["action_facts", "standings", "where", "zones"]
