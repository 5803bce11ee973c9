"""Positions in words: a table set as a figure of the rules or a test wants it.

Dice are written `white3`, clocks `1:white1 3:grey3`; `at` says where the round stands: auction, turns or end.
"""

import re
from collections.abc import Mapping
from typing import Final

from ludotheque.engine.errors import BadOption
from ludotheque.engine.state import Step
from ludotheque.games.clocks import setup
from ludotheque.games.clocks.names import COLOURS, FACES, colour_of, die
from ludotheque.games.clocks.state import Box, State
from ludotheque.games.clocks.turn.end_of_round import END_OF_ROUND
from ludotheque.games.clocks.turn.player import NEXT_TURN
from ludotheque.games.clocks.turn.round import Round

ROUND: Final = 5
"""The round that is being played: neither the first nor the last."""
FOLLOWS: Final[Mapping[str, tuple[Step, ...]]] = {
    "auction": (),
    "turns": (NEXT_TURN[0], END_OF_ROUND),
    "end": (END_OF_ROUND,),
}
"""What is still to come of the round, by where it stands."""


def some_die(word: str) -> int:
    """Read `white3`."""
    return die(COLOURS.index(word[:-1]), int(word[-1]))


def laid(box: Box, players: int, options: Mapping[str, str], words: Mapping[str, str]) -> State:
    """Lay boards, dice and money as the words say, with nothing on the agenda."""
    s = setup.set_up(box, players, options)
    faces = words.get("board", "forward").split()
    s.faces = [FACES.index(faces[player % len(faces)]) for player in range(players)]
    money = [int(coins) for coins in words.get("money", "").split()]
    s.money = money + [0] * (players - len(money))
    s.first = s.turn = int(words.get("first", "0"))
    s.round = ROUND
    for player in range(players):
        for hour, lying in re.findall(r"(\d+):(\w+)", words.get(f"clock{player}", "")):
            s.clocks[player][int(hour)] = _from_bag(s, lying)
        s.middle[player] += [_from_bag(s, lying) for lying in words.get(f"middle{player}", "").split()]
    s.agenda = []
    return s


def _from_bag(s: State, word: str) -> int:
    lying = some_die(word)
    s.bag[colour_of(lying)] -= 1
    assert s.bag[colour_of(lying)] >= 0, f"more dice than there are: {s.bag}"
    return lying


def position(box: Box, players: int, options: Mapping[str, str], words: Mapping[str, str]) -> State:
    """Lay the table and go on from where the round stands."""
    at = words.get("at", "turns")
    if at not in FOLLOWS:
        raise BadOption(f"expected a position at {', '.join(FOLLOWS)}, not at {at!r}")
    s = laid(box, players, options, words)
    s.then(s.first, *FOLLOWS[at], Round())
    return s
