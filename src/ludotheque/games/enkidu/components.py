"""Reads and checks the component file of Enkidu."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal

from ludotheque.engine.components import WHOLE, Check, ComponentFile, Data, Datum, Number, at_least
from ludotheque.games.enkidu import effects
from ludotheque.games.enkidu.actions import EVENT_NAMES
from ludotheque.games.enkidu.names import (
    BLOCKS,
    FEWEST_TABLETS,
    GLAZES,
    IN_BLOCK,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_CARDS,
    MOST_GLAZE,
    MOST_SIGN,
    MOST_TABLETS,
    NONE,
    PILES,
    POSITIONS,
    RIGHT_NEIGHBOUR,
    SIGNS,
    TWO_OF_EACH_GLAZE,
    TWO_ROWS,
    card_in_pile,
)
from ludotheque.games.enkidu.state import Box, Condition, Effect

PRINTED = Path(__file__).with_name("components.toml")
Glaze = Literal["dark-blue", "light-blue", "ochre", "violet", "red"]
Sign = Literal["wedge", "hook", "arrow", "pair", "star"]
Position = Literal["blue", "red", "yellow", "green"]
MOST_ON_OFFER = 27
MISSIONS = [f"M{number:02}" for number in range(1, 13)]
OBJECTIVES = [f"O{number:02}" for number in range(1, 33)]
ABOUT_MISSIONS = {"fulfilled": MISSION_FULFILLED, "failed": MISSION_FAILED}
ABOUT_TABLETS = {"most": MOST_TABLETS, "fewest": FEWEST_TABLETS, "right-neighbour": RIGHT_NEIGHBOUR}


class Seating(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The places at the table, clockwise."""

    places: list[Position]


class Shares(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tablets for the first, second and third."""

    tablets: list[int]


class Words(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an event card does, in the words of the data file; the numbers that go with them."""

    checks: ClassVar[Mapping[str, Check]] = {"initiation": at_least(0), "development": at_least(0)}
    effect: dict[str, int | bool | str]
    initiation: int
    development: int

    def __post_init__(self) -> None:
        self.step()

    def step(self) -> Effect:
        """Give the step that carries it out."""
        match self.effect:
            case {"hand_over": int(count), **rest} if not rest:
                return effects.HandOver(count)
            case {"seize": int(keep), "or_bag": int(bag), **rest} if not rest:
                return effects.Seize(keep, bag)
            case {"extra_objective": True, **rest} if not rest:
                return effects.ExtraObjective()
            case {"look_at": "mission" | "objectives" as what, **rest} if not rest:
                return effects.LookAt(what == "mission")
            case {"renew_objective": True, **rest} if not rest:
                return effects.Renew()
            case {"change_places": True, **rest} if not rest:
                return effects.ChangePlaces()
            case {"all_negotiate": True, **rest} if not rest:
                return effects.AllNegotiate()
            case {"lowest_wins_next": True, **rest} if not rest:
                return effects.LowestWinsNext()
            case {"rolls_next": int(times), **rest} if not rest:
                return effects.RollsNext(times)
            case {"ends_game_at": int(at), **rest} if not rest:
                return effects.EndsGame(at)
            case _:
                message = f"unknown effect {self.effect}; known: {', '.join(WORDS)}"
                raise ValueError(message)


WORDS = (
    "hand_over",
    "seize with or_bag",
    "extra_objective",
    "look_at",
    "renew_objective",
    "change_places",
    "all_negotiate",
    "lowest_wins_next",
    "rolls_next",
    "ends_game_at",
)


def _exactly_one(*conditions: str) -> Check:
    def check(card: dict[str, Any]) -> list[str]:
        found = [name for name in conditions if card.get(name)]
        if len(found) == 1:
            return []
        return [f"expected exactly one of {', '.join(conditions)}; got {', '.join(found) or 'none'}"]

    return check


class Mission(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the holder must have."""

    checks: ClassVar[Mapping[str, Check]] = {
        WHOLE: _exactly_one("most_sign", "most_glaze", "two_of_each_glaze", "two_rows_of_signs")
    }
    most_sign: Sign | None = None
    most_glaze: Glaze | None = None
    two_of_each_glaze: bool = False
    two_rows_of_signs: bool = False

    def asks(self) -> Condition:
        """Give what the rules ask."""
        if self.most_sign:
            return Condition(MOST_SIGN, SIGNS.index(self.most_sign), NONE)
        if self.most_glaze:
            return Condition(MOST_GLAZE, GLAZES.index(self.most_glaze), NONE)
        return Condition(TWO_OF_EACH_GLAZE if self.two_of_each_glaze else TWO_ROWS, 0, NONE)


class Objective(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody else must have or do."""

    checks: ClassVar[Mapping[str, Check]] = {WHOLE: _exactly_one("mission", "tablets", "most_glaze", "most_sign")}
    block: Literal["A", "B", "C", "D"]
    subject: Position
    mission: Literal["fulfilled", "failed"] | None = None
    tablets: Literal["most", "fewest", "right-neighbour"] | None = None
    most_glaze: Glaze | None = None
    most_sign: Sign | None = None

    def asks(self) -> Condition:
        """Give what the rules ask."""
        subject = POSITIONS.index(self.subject)
        if self.mission:
            return Condition(ABOUT_MISSIONS[self.mission], 0, subject)
        if self.tablets:
            return Condition(ABOUT_TABLETS[self.tablets], 0, subject)
        if self.most_glaze:
            return Condition(MOST_GLAZE, GLAZES.index(self.most_glaze), subject)
        assert self.most_sign, "checked when it was read"
        return Condition(MOST_SIGN, SIGNS.index(self.most_sign), subject)


NUMBERS = (
    "tablets.copies",
    "tablets.short_copies",
    "tablets.jokers",
    "tablets.removed",
    "acquisition.cards",
    "acquisition.short_cards",
    "rounds.initiation",
    "rounds.short_initiation",
    "choices.initiation",
    "choices.development",
    "choices.short_development",
    "score.mission",
    "score.objective",
)
SCHEMA: dict[str, type[Datum]] = {
    "seating.three": Seating,
    "seating.four": Seating,
    **dict.fromkeys(NUMBERS, Number),
    **{f"shares.{number}": Shares for number in range(2, MOST_ON_OFFER + 1)},
    **{f"events.{name}": Words for name in EVENT_NAMES},
    **{f"missions.{name}": Mission for name in MISSIONS},
    **{f"objectives.{name}": Objective for name in OBJECTIVES},
}


def read(data: Data = PRINTED) -> tuple[Box, ComponentFile]:
    """Read a component file; every mistake in it is reported at once."""
    file = ComponentFile(data, SCHEMA)
    objectives: list[str] = []
    if not file.mistakes:
        _check_numbers(file)
        objectives = _check_objectives(file)
    file.finish()
    events: list[Words] = [file[f"events.{name}"] for name in EVENT_NAMES]
    objective_asks = [file[f"objectives.{name}"].asks() for name in objectives]
    box = Box(
        seating=[[POSITIONS.index(place) for place in file[f"seating.{word}"].places] for word in ("three", "four")],
        copies=[file.number("tablets.copies"), file.number("tablets.short_copies")],
        jokers=file.number("tablets.jokers"),
        removed=file.number("tablets.removed"),
        cards=[file.number("acquisition.cards"), file.number("acquisition.short_cards")],
        initiation_rounds=[file.number("rounds.initiation"), file.number("rounds.short_initiation")],
        choices=[
            [file.number("choices.initiation"), file.number(f"choices.{word}")]
            for word in ("development", "short_development")
        ],
        shares=[[], [], *([*file[f"shares.{number}"].tablets, 0] for number in range(2, MOST_ON_OFFER + 1))],
        events=EVENT_NAMES,
        effects=[words.step() for words in events],
        sets=[[words.initiation for words in events], [words.development for words in events]],
        missions=MISSIONS,
        mission_asks=[file[f"missions.{name}"].asks() for name in MISSIONS],
        objectives=objectives,
        objective_asks=objective_asks,
        cards_about=[_cards_about(objective_asks, block) for block in range(BLOCKS)],
        mission_points=file.number("score.mission"),
        objective_points=file.number("score.objective"),
    )
    return box, file


def _cards_about(asks: list[Condition], block: int) -> list[int]:
    """Find by position which cards of a pile are about it."""
    return [
        sum(1 << place for place in range(IN_BLOCK) if asks[card_in_pile(block, place)].subject == position)
        for position in range(len(POSITIONS))
    ]


def _check_numbers(file: ComponentFile) -> None:
    for word, places in (("three", 3), ("four", 4)):
        seated = sorted(file[f"seating.{word}"].places)
        file.expect(seated == sorted(POSITIONS[:places]), f"seating.{word}", f"expected {places} places, got {seated}")
    for number in range(2, MOST_ON_OFFER + 1):
        parts = file[f"shares.{number}"].tablets
        is_sound = len(parts) == 3 and sum(parts) == number and parts == sorted(parts, reverse=True)
        file.expect(
            is_sound, f"shares.{number}", f"expected three falling numbers that add up to {number}, got {parts}"
        )
    most = file.number("acquisition.cards")
    file.expect(most <= MOST_CARDS, "acquisition.cards", f"expected {MOST_CARDS} or fewer, got {most}")


def _check_objectives(file: ComponentFile) -> list[str]:
    """List the objectives pile by pile; each pile has two cards about each player."""
    objectives: list[str] = []
    for block in PILES:
        pile = [name for name in OBJECTIVES if file[f"objectives.{name}"].block == block]
        subjects = sorted(file[f"objectives.{name}"].subject for name in pile)
        wanted = sorted(POSITIONS * (IN_BLOCK // len(POSITIONS)))
        file.expect(
            subjects == wanted, "objectives", f"expected two cards about each player in {block}, got {subjects}"
        )
        objectives += pile
    file.expect(
        objectives == OBJECTIVES, "objectives", "expected the piles one after the other: eight of A, then B, C, D"
    )
    return objectives
