"""Tokens: what is true of a side at a table, as numbers of a long list, for whoever learns what each of them is worth.

They are read from the fields of the State by a plan, which is data: one row for each field, in which a value may be a
number, a set of bits, a word, a row, a bag, or a part with fields of its own. Of a field by side only the entry of the
side that is judged is read; a field that names sides tells how far away they are; what lies on the table for everybody
is read for the side whose turn it is.
"""

from typing import Any, Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.state import State

OWN: Final = "own"
"""How a field is read: by side, so many entries for each;"""
SIDE: Final = "side"
"""it names a side;"""
SIDES: Final = "sides"
"""it lists sides, none twice, as in an order of play;"""
PLACES: Final = "places"
"""it says by place whose something is;"""
TABLE: Final = "table"
"""or it lies there for everybody."""
QUESTION: Final = "question"
"""The row for what the side is asked, which is no field."""
WAYS: Final = (OWN, SIDE, SIDES, PLACES, TABLE, QUESTION)


class Reader:
    """Reads a value: appends the numbers of what is true of it, from `first` on and below `first` + `size`."""

    def __init__(self, size: int) -> None:
        self.size = size

    def read(self, value: Any, first: int, out: list[int]) -> None:
        """Append what is true."""
        raise NotImplementedError


@final
class Number(Reader):
    """A whole number from `low` on, several together where there are many; what lies beyond counts as the last."""

    def __init__(self, low: int, step: int, size: int) -> None:
        super().__init__(size)
        self.low = low
        self.step = step

    def read(self, value: Any, first: int, out: list[int]) -> None:
        number: int = value
        place = (number - self.low) // self.step
        out.append(first + max(0, min(place, self.size - 1)))


@final
class Bits(Reader):
    """A set, written as a number: one token for each member."""

    def read(self, value: Any, first: int, out: list[int]) -> None:
        bits: int = value
        place = 0
        while bits and place < self.size:
            if bits & 1:
                out.append(first + place)
            bits >>= 1
            place += 1


@final
class Word(Reader):
    """A word, a step by its class, an answer by its verb: its place among those that are known, the rest together."""

    def __init__(self, known: list[str]) -> None:
        super().__init__(len(known) + 1)
        self.known = {word: place + 1 for place, word in enumerate(known)}

    def read(self, value: Any, first: int, out: list[int]) -> None:
        out.append(first + self.known.get(word_of(value), 0))


@final
class Maybe(Reader):
    """Something, or None."""

    def __init__(self, item: Reader) -> None:
        super().__init__(item.size + 1)
        self.item = item

    def read(self, value: Any, first: int, out: list[int]) -> None:
        if value is None:
            out.append(first)
        else:
            self.item.read(value, first + 1, out)


@final
class Row(Reader):
    """A list that is always as long: each place for itself."""

    def __init__(self, item: Reader, length: int) -> None:
        super().__init__(item.size * length)
        self.item = item
        self.length = length

    def read(self, value: Any, first: int, out: list[int]) -> None:
        for place in range(min(self.length, len(value))):
            self.item.read(value[place], first + place * self.item.size, out)


@final
class Bag(Reader):
    """A list that is longer and shorter: how many, and what is among them, wherever."""

    def __init__(self, item: Reader, most: int) -> None:
        super().__init__(item.size + most + 1)
        self.item = item
        self.most = most

    def read(self, value: Any, first: int, out: list[int]) -> None:
        out.append(first + min(len(value), self.most))
        for each in value:
            self.item.read(each, first + self.most + 1, out)


@final
class Part(Reader):
    """A thing with fields of its own."""

    def __init__(self, names: list[str], items: list[Reader]) -> None:
        super().__init__(sum([item.size for item in items]))
        self.names = names
        self.items = items

    def read(self, value: Any, first: int, out: list[int]) -> None:
        for place in range(len(self.names)):
            self.items[place].read(getattr(value, self.names[place]), first, out)
            first += self.items[place].size


def word_of(value: Any) -> str:
    """Give the word that stands for a value."""
    if isinstance(value, str):
        return value
    return value.verb if isinstance(value, Action) else type(value).__name__


def reader_of(told: list[Any]) -> Reader:
    """Make the reader a plan tells of: a kind, and what it is made of."""
    kind: str = told[0]
    if kind == "number":
        return Number(told[1], told[2], told[3])
    if kind == "bits":
        return Bits(told[1])
    if kind == "word":
        return Word(told[1])
    if kind == "maybe":
        return Maybe(reader_of(told[1]))
    if kind == "row":
        return Row(reader_of(told[1]), told[2])
    if kind == "bag":
        return Bag(reader_of(told[1]), told[2])
    if kind == "part":
        return Part([name for name, _ in told[1]], [reader_of(item) for _, item in told[1]])
    raise ValueError(kind)


@final
class Field:
    """A row of a plan: a field, the way it is read, how many entries each side has, and where its tokens begin."""

    def __init__(self, name: str, way: str, block: int, reader: Reader, first: int) -> None:
        if way not in WAYS:
            raise ValueError(way)
        self.name = name
        self.way = way
        self.block = block
        self.reader = reader
        self.first = first


@final
class Tokens:
    """Reads a table of so many players, as one of its sides, by a plan: rows of name, way, entries a side, reader."""

    def __init__(self, plan: list[list[Any]], players: int) -> None:
        self.players = players
        self.fields: list[Field] = []
        self.size = 0
        for name, way, block, told in plan:
            field = Field(name, way, block, reader_of(told), self.size)
            self.fields.append(field)
            self.size += field.reader.size

    def of(self, s: State, side: int) -> list[int]:
        """List what is true of a side."""
        out: list[int] = []
        for field in self.fields:
            way = field.way
            if way == OWN:
                value = getattr(s, field.name)
                begin = side * field.block
                mine = value[side] if field.block == 1 else value[begin : begin + field.block]
                field.reader.read(mine, field.first, out)
            elif way == TABLE:
                if s.turn == side:
                    field.reader.read(getattr(s, field.name), field.first, out)
            elif way == SIDE:
                named: int = getattr(s, field.name)
                away = -1 if named < 0 or named >= self.players else (named - side) % self.players
                field.reader.read(away, field.first, out)
            elif way == SIDES:
                listed = getattr(s, field.name)
                field.reader.read(listed.index(side) if side in listed else -1, field.first, out)
            elif way == PLACES:
                owners = getattr(s, field.name)
                room = min(len(owners), field.reader.size)
                out += [field.first + place for place in range(room) if owners[place] == side]
            elif s.agenda and s.agenda[-1][0] == side:
                field.reader.read(s.agenda[-1][1], field.first, out)
        return out
