"""What lies hidden on the watchmaker's bench: bids behind the screens, boards and purses before they are shown."""

from typing import Final

from ludotheque.engine.chance import Chance
from ludotheque.engine.secrets import LABEL, OwnersOnly
from ludotheque.games.clocks.names import FACES, NONE, PURSES
from ludotheque.games.clocks.state import State


def _are_bids_closed(s: State) -> bool:
    return not s.are_bids_open


def _bid_again(s: State, side: int, chance: Chance) -> int:
    return chance.pick(LABEL, s.money[side] + 1)


def _are_boards_closed(s: State) -> bool:
    """Once everybody has chosen, boards are told of and lie open."""
    return s.round == 0 and len(s.lanes) > 0


def _face_again(s: State, side: int, chance: Chance) -> int:  # noqa: ARG001 - asked alike of every secret
    return chance.pick(LABEL, len(FACES))


def _are_purses_closed(s: State) -> bool:
    return s.round == 0 and len(s.lanes) > 0 and s.variant.are_purses_chosen


def _purse_again(s: State, side: int, chance: Chance) -> int:  # noqa: ARG001 - asked alike of every secret
    return chance.pick(LABEL, len(PURSES))


BIDS: Final = OwnersOnly("bids", _bid_again, _are_bids_closed, NONE, zone="bid", is_laid=True)
BOARDS: Final = OwnersOnly("faces", _face_again, _are_boards_closed, NONE, zone="board", is_laid=True)
SEALED_PURSES: Final = OwnersOnly("purses", _purse_again, _are_purses_closed, NONE, zone="purse", is_laid=True)
