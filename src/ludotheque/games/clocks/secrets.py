"""What lies hidden on the watchmaker's bench: bids behind the screens, boards and purses before they are shown."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.secrets import LABEL, OwnersOnly
from ludotheque.games.clocks.state import FACES, NONE, PURSES, State


def _is_bid_closed(s: State, side: int) -> bool:
    """The rival's bid is worked out openly."""
    return side < s.players and s.bids[side] != NONE and not s.are_bids_open


def _bid_again(s: State, side: int, chance: Chance) -> int:
    return chance.pick(LABEL, s.money[side] + 1)


def _is_board_closed(s: State, side: int) -> bool:
    """Once everybody has chosen, boards are told of and lie open."""
    return len(s.lanes) > 0 and s.round == 0 and side < s.players and s.faces[side] != NONE


def _face_again(s: State, side: int, chance: Chance) -> int:  # noqa: ARG001 - asked alike of every secret
    return chance.pick(LABEL, len(FACES))


def _is_purse_closed(s: State, side: int) -> bool:
    if not s.lanes or s.round > 0 or not s.variant.are_purses_chosen or side >= s.players:
        return False
    return s.purses[side] != NONE


def _purse_again(s: State, side: int, chance: Chance) -> int:  # noqa: ARG001 - asked alike of every secret
    return chance.pick(LABEL, len(PURSES))


BIDS = OwnersOnly("bids", again=_bid_again, is_closed=_is_bid_closed, zone="bid", is_laid=True)
BOARDS = OwnersOnly("faces", again=_face_again, is_closed=_is_board_closed, zone="board", is_laid=True)
SEALED_PURSES = OwnersOnly("purses", again=_purse_again, is_closed=_is_purse_closed, zone="purse", is_laid=True)
