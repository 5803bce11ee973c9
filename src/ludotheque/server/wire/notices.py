"""What processes that serve the same table tell each other about it, and the bots' work they hand on."""

from typing import NamedTuple

import msgspec


class Written(msgspec.Struct, tag_field="kind", tag="written"):
    """The table's log has so many entries."""

    written: int


class Spoken(msgspec.Struct, tag_field="kind", tag="said"):
    """Somebody has said something: the words are in the store, and do not travel."""


class Here(msgspec.Struct, tag_field="kind", tag="here"):
    """At a process, the people of these seats look at the table."""

    process: str
    seats: list[int]


class Named(msgspec.Struct, tag_field="kind", tag="named"):
    """Somebody is called by another name."""

    person: str
    name: str


class EpochBegun(msgspec.Struct, tag_field="kind", tag="locked"):
    """Somebody has shut out their other devices."""

    person: str


Notice = Written | Spoken | Here | Named | EpochBegun
read_notice = msgspec.json.Decoder(Notice).decode


class Job(msgspec.Struct):
    """A question to a bot: what travels is one imagined world, never the truth."""

    table: str
    written: int
    game: str
    seat: int
    number: int
    level: str
    world: bytes

    @property
    def id(self) -> str:
        """What makes two jobs the same."""
        return f"{self.table}.{self.seat}.{self.number}.{self.level}"


class Advised(msgspec.Struct):
    """What was found for somebody who wants a hint: as `Advice`, which does not travel."""

    actions: list[str]
    """The best first."""
    gain: float
    """The points that the best promises at once beyond the second; below 0 if it promises less."""


class Judged(msgspec.Struct):
    """What was found about an answer: a `bots.review.Deed`, field by field."""

    place: int
    turn: int
    seat: int
    played: str
    other: str
    best: list[float]
    after: list[float]
    points: list[float]
    noise: float
    margin: float
    margin_noise: float
    is_disputed: bool
    gain: float
    line: str


class ReviewAsked(msgspec.Struct):
    """An answer that a process is to judge, as its seat saw the question."""

    place: int
    turn: int
    seat: int
    played: str
    world: bytes


class KeptPuzzle(NamedTuple):
    """A moment of a game in which one answer is best: a world its seat could be in, and what was found about it."""

    table: str
    game: str
    rules: int
    components: str
    seat: int
    world: str
    found: Judged
    at: float
