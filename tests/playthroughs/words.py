"""Which words of its component language a game has, and which of them a playthrough carries out."""

import sys
from types import FrameType

from ludotheque.engine import codec
from ludotheque.engine.game import Game
from ludotheque.engine.state import Step
from tests.playthroughs.playthrough import Playthrough, replayed


def words_of(game: Game) -> set[str]:
    """List the steps of the game's page of effects: each is a word printed on a component."""
    return {
        name
        for name, kind in codec.words_of(game).items()
        if issubclass(kind, Step) and ".effects" in kind.__module__ and not kind.__subclasses__()
    }


def words_in(game: Game, played: Playthrough) -> set[str]:
    """Play it again and see which steps are carried out; interpreted only, since compiled code leaves no trace."""
    seen: set[str] = set()

    def notice(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_name in {"run", "take"}:
            seen.add(type(frame.f_locals.get("self")).__name__)

    sys.setprofile(notice)
    try:
        replayed(game, played)
    finally:
        sys.setprofile(None)
    return seen & words_of(game)
