"""What each seat sees of Uruk; what it does not know, dealt anew."""

from ludotheque.games.enkidu.moves.redeal import redeal
from ludotheque.games.enkidu.scene.answers import action_facts, where
from ludotheque.games.enkidu.scene.knowledge import conserved, hidden
from ludotheque.games.enkidu.scene.secrets import evidence
from ludotheque.games.enkidu.scene.zones import standings, zones

__all__ = ["action_facts", "conserved", "evidence", "hidden", "redeal", "standings", "where", "zones"]
