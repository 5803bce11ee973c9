"""Faces of the bots that are characters."""

from ludotheque.bots.levels import character_in
from ludotheque.engine.game import Game
from ludotheque.server.wire.seating import Portrait


def face_of(game: Game, level: str) -> Portrait | None:
    """Draw the character that a bot's level names; a bot of any other level has no face."""
    character = game.opponents.characters.get(character_in(level))
    return None if character is None else Portrait(character.face.hue, character.face.mood, character.face.symbol)
