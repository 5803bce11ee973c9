"""Positions in words: a table set as a figure of the rules or a test wants it.

Works are written `starter/x... F21/.xx..`, slots from the top, `x` for a robot; stocks `3 gear + red + 2 robot`; the
row from the place next to the deck. It is the turn of player `whose`: at `action`, or at `turn`, before the retrieval.
"""

from collections.abc import Mapping
from typing import Final

from ludotheque.engine.chance import RandomChance
from ludotheque.games.clockworker import setup
from ludotheque.games.clockworker.card_language import units
from ludotheque.games.clockworker.names import KINDS, NONE
from ludotheque.games.clockworker.state import Box, State
from ludotheque.games.clockworker.turn.phases import TURN

ROUND: Final = 5
"""The round that is being played: neither the first nor the last."""
IDLE: Final = "starter/...."
"""A workshop at a standstill; with two robots in reserve its owner always has something to choose."""
OTHERS: Final = "2 robot"


def position(box: Box, players: int, words: Mapping[str, str]) -> State:
    """Lay the table; what the words leave out lies as after a set-up."""
    s = setup.set_up(box, players, {}, RandomChance(0))
    whose = int(words.get("whose", "0"))
    s.first, s.turn, s.round = int(words.get("first", "0")), whose, ROUND
    s.until_end = int(words.get("until_end", str(s.until_end)))
    for player in range(players):
        own = player == whose
        _lay_goods(s, player, words.get("stock", "") if own else words.get("others", OTHERS))
        _lay_works(s, player, words.get("works" if own else "works1", IDLE))
        _lay_artifacts(s, player, words.get("artifacts" if own else "artifacts1", "").split())
    tiles = {tile.name: number for number, tile in enumerate(box.archives)}
    s.archives[whose] = tuple(tiles[name] for name in words.get("archives", "").split())
    if "display" in words:
        s.display = tuple(tiles[name] for name in words["display"].split())
    _lay_row(s, words)
    s.pile = tuple(int(tile not in s.display and tile not in s.archives[whose]) for tile in range(len(box.archives)))
    s.agenda = []
    s.then(whose, *(TURN if words.get("at") == "turn" else TURN[1:]))
    return s


def _lay_goods(s: State, player: int, goods: str) -> None:
    s.stock[player] = [units(goods).count(kind) if goods else 0 for kind in range(len(KINDS))]


def _lay_works(s: State, player: int, works: str) -> None:
    by_name = {card.name: number for number, card in enumerate(s.box.factories)}
    lines = [line.partition("/") for line in works.split()]
    s.factories[player] = tuple(by_name[name] for name, _, _ in lines)
    s.robots[player] = [sum(1 << slot for slot, mark in enumerate(marks) if mark == "x") for _, _, marks in lines]


def _lay_artifacts(s: State, player: int, names: list[str]) -> None:
    numbers = [number for number, card in enumerate(s.box.artifacts) if card.name in names]
    assert len(numbers) == len(names), f"unknown artifact among {names}"
    s.owned[player] = sum(1 << number for number in numbers)
    s.copies = tuple(left - (number in numbers) for number, left in enumerate(s.copies))


def _lay_row(s: State, words: Mapping[str, str]) -> None:
    """Lay the row; what lies nowhere is in the deck, or only what is said to be."""
    by_name = {card.name: number for number, card in enumerate(s.box.factories)}
    if "row" in words:
        s.row = tuple(NONE if name == "-" else by_name[name] for name in words["row"].split())
    out = {*s.row, 0, *(card for own in s.factories for card in own)}
    known = {by_name[name] for name in words["deck"].split()} if "deck" in words else None
    s.deck = tuple(
        int(number not in out and (known is None or number in known)) for number in range(len(s.box.factories))
    )
