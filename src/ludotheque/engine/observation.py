"""Observations: a table as a seat may know it, as a row of numbers that is always as long, for those who learn.

What the fields of a State hold is measured once in a few random games, always the same ones; the function that writes
them is made from that, as `clone` is. A list gets room for more than was ever seen; what goes beyond is left out.
"""

import hashlib
import linecache
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.codec import ENGINE_FIELDS, field_names
from ludotheque.engine.drawing import kebab
from ludotheque.engine.fields import SHARED
from ludotheque.engine.game import Game, Options
from ludotheque.engine.state import NOBODY, State, Step

GAMES: Final = 3
"""Random games that are measured."""
LOOKS: Final = 60
"""Positions of each that are measured."""
LARGEST: Final = 1023
"""A whole number that gets larger is a set, and written bit by bit."""
NOTHING: Final = -1
"""Stands where a list has room for more than it holds."""
Width = int


@dataclass(frozen=True)
class Shape:
    """What a place of a State holds: how many numbers, and the text that writes them to `out`."""

    width: int
    write: Callable[[str, str], Iterator[str]]
    """Gives lines of Python, from an expression and the indentation."""
    is_plain: bool = False
    """Whether it is one number that stands for itself."""


class Observer:
    """Writes what a seat may know of a table of one game, seat count and choice of options."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        """Measure; `observer_of` remembers what was measured."""
        self.game = game
        positions = _positions(game, seats, options)
        asked = [found for s in positions for seat in flow.waiting(s) if (found := flow.decision(s, seat)) is not None]
        kinds = sorted({type(each.step) for each in asked}, key=lambda kind: kind.__name__)
        self._places = {kind: place for place, kind in enumerate(kinds)}
        self._facts = max((len(_numbers(each.step)) for each in asked), default=0)
        questions = [kebab(kind.__name__) for kind in kinds]
        seen = game.tensor(game.as_known(positions[0], 0), positions[0].seat_of.index(0))
        self.is_own = seen is not None
        """Whether the game itself says what a learner is shown."""
        fields_seen = {} if seen is not None else _fields(game, positions)
        self._write = _function(game, fields_seen)
        own = {"side": 1, "turn": 1, "asked": len(positions[0].seat_of), "end": 1}
        fields_written = (
            {"tensor": len(seen)} if seen is not None else {n: shape.width for n, shape in fields_seen.items()}
        )
        self.pieces: dict[str, Width] = {
            **own,
            **fields_written,
            **{f"asks-{question}": 1 for question in questions},
            "question": self._facts,
        }
        """What the numbers are, in order: a name, and how many."""
        self.size = sum(self.pieces.values())
        written = [self.numbers(s, seat) for s in positions for seat in range(seats)]
        self.scales = [max(1.0, *(abs(row[place]) for row in written)) for place in range(self.size)]
        """The largest each number was, for whoever wants them between -1 and 1."""
        told = f"{game.id} {seats} {sorted(options.items())} {game.actions.digest()} {self.pieces}"
        self.digest = hashlib.blake2b(told.encode(), digest_size=8).hexdigest()
        """The short name of what is seen and what may be done: who has learnt under another cannot play here."""

    def numbers(self, s: State, seat: int) -> list[float]:
        """Write the table as the seat may know it, its own side first."""
        world = self.game.as_known(s, seat)
        seat_of = world.seat_of
        own = seat_of.index(seat)
        people = [side for side in range(len(seat_of)) if seat_of[side] != NOBODY]
        first = people.index(own)
        order = people[first:] + people[:first]
        around = order + [side for side in range(len(seat_of)) if seat_of[side] == NOBODY]
        waiting = flow.waiting(world)
        out: list[float] = [own, around.index(world.turn)]
        out += [1 if seat_of[side] in waiting else 0 for side in around]
        out.append(1 + self.game.end_reasons.index(world.end) if world.end else 0)
        if self.is_own:
            out += self.game.tensor(world, own) or ()
        else:
            self._write(world, out, order, around)
        asked = flow.decision(world, seat)
        place = len(out)
        out += [0] * len(self._places)
        facts: list[int] = []
        if asked is not None:
            kind = self._places.get(type(asked.step))
            if kind is not None:
                out[place + kind] = 1
            facts = _numbers(asked.step)
        out += (facts + [NOTHING] * self._facts)[: self._facts]
        return out


def observer_of(game: Game, seats: int, options: Options) -> Observer:
    """Give the observer of a table; one that was measured before is not measured again."""
    chosen = game.checked_options(seats, options)
    return _observer(game, seats, tuple(sorted(chosen.items())))


@lru_cache(maxsize=64)
def _observer(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> Observer:
    return Observer(game, seats, dict(options))


# Measuring.


def _positions(game: Game, seats: int, options: Options) -> list[State]:
    """Play some random games; give positions spread over them, with the first and the last."""
    found: list[State] = []
    for seed in range(GAMES):
        chance = RandomChance(seed)
        s = game.start(seats, options, chance)
        seen = [s.clone()]
        while not s.end:
            seat = flow.first_asked(s)
            may = flow.options(s, seat)
            flow.play(s, seat, may[chance.pick("measure", len(may))], chance)
            seen.append(s.clone())
        found += seen[:: len(seen) // LOOKS + 1] + seen[-1:]
    return found


def _fields(game: Game, positions: list[State]) -> dict[str, Shape]:
    """Measure every field that is the game's own."""
    tables = [game.start(seats, {}, RandomChance(0)) for seats in game.seats]
    known: Any = game.state_class
    found = {}
    for field in fields(known):
        if field.name in ENGINE_FIELDS or field.name == SHARED:
            continue
        values = [getattr(s, field.name) for s in positions]
        if is_dataclass(values[0]) and not hasattr(values[0], "clone"):
            continue  # the rules this table has chosen, always the same
        found[field.name] = _shape(game, values, *by_side(tables, field.name))
    return found


def by_side(tables: list[State], name: str) -> tuple[str, int]:
    """Say whether a field is a list by side, from tables of every size: among whom, and how many entries for each."""
    counts = {
        "around": [len(s.seat_of) for s in tables],
        "order": [len(s.seat_of) - s.seat_of.count(NOBODY) for s in tables],
    }
    for order, sides in counts.items():
        blocks = set()
        for s, count in zip(tables, sides, strict=True):
            value = getattr(s, name)
            entries = len(value) if isinstance(value, list | tuple) else 0
            blocks.add(0 if entries % count else entries // count)
        if len(blocks) == 1 and blocks != {0}:
            return order, blocks.pop()
    return "", 0


def _shape(game: Game, values: list[Any], order: str = "", block: int = 0) -> Shape:
    """Measure what a place may hold, from all that was seen there."""
    some = [value for value in values if value is not None]
    if not some or isinstance(some[0], Step | str):
        return _word(game, some)
    if isinstance(some[0], list | tuple):
        return _row(game, some, order, block)
    if isinstance(some[0], int | Action):
        return _number(values)
    parts = [(f".{name}", _shape(game, [getattr(v, name) for v in some])) for name in field_names(type(some[0]))]

    def write(here: str, margin: str) -> Iterator[str]:
        for name, shape in parts:
            yield from shape.write(here + name, margin)

    return Shape(sum(shape.width for _, shape in parts), write)


def _number(values: list[Any]) -> Shape:
    """One number; a set of many, bit by bit; an answer by its number."""
    if any(isinstance(value, Action) for value in values):
        return Shape(
            1, lambda here, margin: iter([f"{margin}out.append({NOTHING} if {here} is None else {here}.number)"])
        )
    if None in values:
        return Shape(1, lambda here, margin: iter([f"{margin}out.append({NOTHING} if {here} is None else {here})"]))
    most = max(values)
    if most > LARGEST:
        bits = most.bit_length() + most.bit_length() // 4
        return Shape(bits, lambda here, margin: iter([f"{margin}out += [{here} >> bit & 1 for bit in range({bits})]"]))
    return Shape(1, lambda here, margin: iter([f"{margin}out.append({here})"]), is_plain=True)


def _word(game: Game, values: list[Any]) -> Shape:
    """A word, or a step, as its place among those that were seen."""
    names = sorted(
        {value if isinstance(value, str) else type(value).__name__ for value in values} | {*game.end_reasons}
    )
    known = {name: place + 1 for place, name in enumerate(names)}
    return Shape(1, lambda here, margin: iter([f"{margin}out.append(place_of({known!r}, {here}))"]))


def _row(game: Game, values: list[Any], order: str, block: int) -> Shape:
    """A list: by side, the seat's own first; else as long as it ever was, or with room to spare if that varies."""
    lengths = {len(value) for value in values}
    item = (
        _shape(game, [entry for value in values for entry in value])
        if lengths != {0}
        else Shape(0, lambda *_: iter(()))
    )
    room = max(lengths) if len(lengths) == 1 else max(lengths) + max(lengths) // 2 + 1
    width = room * item.width

    def write(here: str, margin: str) -> Iterator[str]:
        if order and len(lengths) == 1:
            each = f"side * {block} + entry" if block > 1 else "side"
            turned = f"{here}[{each}] for side in {order}" + (f" for entry in range({block})" if block > 1 else "")
            if item.is_plain:
                yield f"{margin}out += [{turned}]"
                return
            here = f"[{turned}]"
        if item.is_plain:
            yield f"{margin}out += {here}" if len(lengths) == 1 else f"{margin}out += [*{here}, *pad[:{room}]][:{room}]"
            return
        name, end = f"each{len(margin)}", f"end{len(margin)}"
        if len(lengths) > 1:
            yield f"{margin}{end} = len(out) + {width}"
            yield f"{margin}for {name} in {here}[:{room}]:"
        else:
            yield f"{margin}for {name} in {here}:"
        yield from item.write(name, margin + "    ")
        yield f"{margin}    pass"
        if len(lengths) > 1:
            yield f"{margin}out += pad[: {end} - len(out)]"

    return Shape(width, write)


def _function(game: Game, shapes: dict[str, Shape]) -> Callable[[State, list[float], list[int], list[int]], None]:
    """Make the function that writes the fields; a traceback can show its lines."""
    lines = [line for name, shape in shapes.items() for line in shape.write(f"s.{name}", "    ")]
    source = "\n".join(["def write(s, out, order, around):", *lines, "    return", ""])
    file = f"<observation of {game.id} {id(shapes)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made: dict[str, Any] = {
        "pad": [NOTHING] * max([shape.width for shape in shapes.values()], default=0),
        "place_of": _place_of,
    }
    exec(compile(source, file, "exec"), made)  # noqa: S102 - as `clone` is made
    function: Callable[[State, list[float], list[int], list[int]], None] = made["write"]
    return function


def _place_of(known: dict[str, int], value: Any) -> int:
    return 0 if value is None else known.get(value if isinstance(value, str) else type(value).__name__, 0)


def _numbers(step: Step) -> list[int]:
    """List the whole numbers a step holds."""
    found: list[int] = []
    for name in field_names(type(step)):
        value = getattr(step, name)
        if isinstance(value, int):
            found.append(int(value))
        elif isinstance(value, tuple):
            found += [each for each in value if isinstance(each, int)]
    return found
