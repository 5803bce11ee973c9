"""Set-up: boards, money, first player, bag."""

from collections.abc import Mapping

from ludotheque.engine.state import NOBODY, Together
from ludotheque.games.clocks.names import FACES, HOURS, NONE
from ludotheque.games.clocks.state import Box, State, Variant
from ludotheque.games.clocks.turn.round import SET_UP, ChooseBoard, ChoosePurse


def set_up(box: Box, players: int, options: Mapping[str, str]) -> State:
    """Put the dice into the bag; boards, money and the first player follow, in the order of the book."""
    has_rival = players == 1 or (players == 2 and options["rival"] == "yes")
    sides = players + has_rival
    variant = Variant(
        has_rival=has_rival,
        is_red_fixed=options["red"] == "fixed",
        does_grey_turn=options["grey"] == "turns",
        is_money_shown=options["money"] == "open",
        are_purses_chosen=options["money"] == "choose",
    )
    board = options["board"]
    s = State(
        seat_of=[*range(players), *[NOBODY] * has_rival],
        box=box,
        variant=variant,
        players=players,
        faces=[NONE if board == "choose" else FACES.index(board)] * players,
        purses=(NONE,) * players,
        money=[0] * players,
        clocks=[[NONE] + [0] * HOURS for _ in range(players)],
        bag=list(box.dice),
        middle=[[] for _ in range(players)],
        bids=[NONE] * sides,
    )
    s.then(0, *SET_UP)
    if board == "choose":
        s.then(0, Together(ChooseBoard()))
    elif variant.are_purses_chosen:
        s.then(0, Together(ChoosePurse()))
    return s
