"""Finds how the tokens of a game are read: which of its declared fields go by side, name sides, or lie there for all.

What the fields hold is measured in a few games, always the same ones.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.codec import ENGINE_FIELDS, field_names
from ludotheque.engine.fields import SHARED
from ludotheque.engine.game import Game, Options
from ludotheque.engine.observation import by_side
from ludotheque.engine.state import NOBODY, State, Step
from ludotheque.engine.tokens import OWN, PLACES, QUESTION, SIDE, SIDES, TABLE, reader_of, word_of

BOTS: Final = ("random", "random", "greedy:1")
"""Who plays the games that are measured; with other numbers of players, only the first of them."""
LOOKS: Final = 40
"""Positions of each that are measured."""
LARGEST: Final = 1023
"""A whole number that gets larger is a set, and read bit by bit."""
FEW: Final = 40
"""So many values of a number have a token each; of more, several together have one."""
WIDEST: Final = 600
"""A field with more tokens is left out: nobody plays enough games to learn what each of them is worth."""
Plan = list[list[Any]]


def plan_of(game: Game, players: int, options: Options) -> Plan:
    """Find the rows of a plan for a game with so many players."""
    others = [seats for seats in game.seats if seats > 1 and seats != players]
    seen = {seats: list(_positions(game, seats, {}, BOTS[:1])) for seats in others}
    seen[players] = list(_positions(game, players, options, BOTS))
    tables = [game.start(seats, {}, RandomChance(0)) for seats in game.seats]
    kind: Any = game.state_class
    own = [field.name for field in fields(kind) if field.name not in ENGINE_FIELDS and field.name != SHARED]
    steps = sorted({word_of(s.agenda[-1][1]) for s in seen[players] if s.agenda})
    rows: Plan = [["turn", SIDE, 1, _away(players)], ["agenda", QUESTION, 1, ["word", steps]]]
    for name in own:
        values = {seats: [getattr(s, name) for s in positions] for seats, positions in seen.items()}
        row = _row_of(game, name, values, players, by_side(tables, name))
        if row is not None and reader_of(row[3]).size <= WIDEST:
            rows.append(row)
    return rows


def _row_of(
    game: Game, name: str, values: Mapping[int, list[Any]], players: int, sides: tuple[str, int]
) -> list[Any] | None:
    """Find how one field is read; None for one that tells nothing."""
    here = values[players]
    if is_dataclass(here[0]) and not hasattr(here[0], "clone"):
        return None  # the rules this table has chosen, always the same
    block = sides[1]
    if block:
        mine = [value[side * block : (side + 1) * block] for value in here for side in range(players)]
        entries = [each[0] for each in mine] if block == 1 else mine
        told = _told(game, entries)
        return None if told is None else [name, OWN, block, told]
    if _names_sides(values):
        return [name, SIDE, 1, _away(players)]
    if _lists_sides(values):
        if all(len(set(value)) == len(value) for value in here):
            return [name, SIDES, 1, _away(players)]
        return [name, PLACES, 1, ["bits", max(len(value) for value in here)]]
    told = _told(game, here)
    return None if told is None else [name, TABLE, 1, told]


def _away(players: int) -> list[Any]:
    return ["number", -1, 1, players + 1]


def _names_sides(values: Mapping[int, list[Any]]) -> bool:
    """Say whether a number is always that of a side, and of any side, however many there are."""
    return len(values) > 1 and all(
        all(type(value) is int for value in found) and min(found) >= NOBODY and max(found) == seats - 1
        for seats, found in values.items()
    )


def _lists_sides(values: Mapping[int, list[Any]]) -> bool:
    """Say the same of all entries of a list."""
    is_listed = all(isinstance(value, list | tuple) for found in values.values() for value in found)
    if not is_listed:
        return False
    joined = {seats: [each for value in found for each in value] for seats, found in values.items()}
    return all(joined.values()) and _names_sides(joined)


def _told(game: Game, values: list[Any]) -> list[Any] | None:
    """Tell how to read what a place holds, from all that was seen there; None for what tells nothing."""
    some = [value for value in values if value is not None]
    if not some or isinstance(some[0], dict | set):
        return None
    if isinstance(some[0], Step | str | Action):
        told: list[Any] | None = ["word", sorted({word_of(value) for value in some})]
    elif isinstance(some[0], list | tuple):
        told = _told_list(game, some)
    elif isinstance(some[0], int):
        told = _told_number([int(value) for value in some])
    elif is_dataclass(some[0]):
        parts = [(name, _told(game, [getattr(value, name) for value in some])) for name in field_names(type(some[0]))]
        kept = [[name, part] for name, part in parts if part is not None]
        told = ["part", kept] if kept else None
    else:
        return None
    return ["maybe", told] if told is not None and len(some) < len(values) else told


def _told_list(game: Game, values: list[Any]) -> list[Any] | None:
    lengths = {len(value) for value in values}
    entries = [entry for value in values for entry in value]
    if lengths == {max(lengths)}:
        item = _told(game, entries)
        return None if item is None else ["row", item, max(lengths)]
    if entries and isinstance(entries[0], int) and max(entries) <= LARGEST:
        # Cards by their numbers: each for itself, however many there are.
        item = ["number", min(entries), 1, max(entries) - min(entries) + 1]
    else:
        item = _told(game, entries)
    return None if item is None else ["bag", item, max(lengths)]


def _told_number(values: list[int]) -> list[Any] | None:
    low, high = min(values), max(values)
    if low == high:
        return None
    if high > LARGEST:
        return ["bits", high.bit_length()]
    step = -(-(high - low + 1) // FEW)
    return ["number", low, step, (high - low) // step + 1]


def _positions(game: Game, seats: int, options: Options, bots: Sequence[str]) -> Iterator[State]:
    """Play the games that are measured; give positions spread over them, with the last."""
    for seed, name in enumerate(bots):
        bot, chance = bot_named(name), RandomChance(seed)
        s = game.start(seats, options, chance)
        seen = [s.clone()]
        while not s.end:
            view = see(game, s, flow.first_asked(s), chance)
            flow.play(s, view.seat, bot.choose(view, chance), chance)
            seen.append(s.clone())
        yield from seen[:: len(seen) // LOOKS + 1]
        yield seen[-1]
