"""Step and State: the sentences still to be carried out, and the table they are carried out on.

A side is a place in the rules, and possessions belong to it. A seat is somebody at the table, who answers for a side;
knowledge belongs to it. Which seat answers for which side may change during play.
"""

from dataclasses import dataclass, field
from typing import Any, Final, Self, final

from mypy_extensions import mypyc_attr

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Event, Facts, Objection
from ludotheque.engine.fields import make_clone

NOBODY = -1


def changed(values: list[int], place: int, value: int) -> list[int]:
    """Give a list with another entry at one place: what takes the place of a `Replaced` list."""
    twin = values.copy()
    twin[place] = value
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A sentence of the rulebook. It never changes, so cloned states share it."""

    def candidates(self, s: Any, side: int) -> list[Action]:
        """List what a person at the table might try."""
        return NOTHING

    def objection(self, s: Any, side: int, action: Action) -> Objection | None:
        """Say why the candidate may not be taken, or None if it may."""
        return None

    def why_not(self, s: Any, side: int, action: Action) -> Objection | None:
        """Say why somebody who tries what is no candidate may not; None if the general refusal says enough.

        Like options, it may depend only on what the side can see.
        """
        return None

    def options(self, s: Any, side: int) -> list[Action]:
        """List what may be done: the candidates without an objection; as they are, if this class never objects."""
        candidates = self.candidates(s, side)
        if not candidates or never_objects(self):
            return candidates
        return [action for action in candidates if self.objection(s, side, action) is None]

    def take(self, s: Any, side: int, action: Action, chance: Chance) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def run(self, s: Any, side: int, chance: Chance) -> None:
        """Carry out the sentence when there is nothing to choose."""

    def fallback(self, s: Any, side: int) -> Action:
        """Say which answer stands for no answer: to decline, or else the first option."""
        options = self.options(s, side)
        for action in options:
            if action.declines:
                return action
        return options[0]

    def facts(self, s: Any, side: int) -> Facts:
        """Give the parameters of the question's text."""
        return {}

    def where(self, s: Any, side: int, action: Action) -> list[str] | None:
        """List the ids of the pieces one clicks for an answer, `[]` for a plain button; None: as the verb says."""
        return None

    def label_facts(self, s: Any, side: int, action: Action) -> Facts | None:
        """Give the parameters of an answer's label; None: as the verb says."""
        return None

    def costs(self, s: Any, side: int, action: Action) -> list[str] | None:
        """Give what an answer costs now, as tokens; None: as the verb says."""
        return None

    def brings(self, s: Any, side: int, action: Action) -> list[str] | None:
        """Give what an answer brings at once, as tokens; None: as the verb says."""
        return None

    def take_back(self, s: Any, side: int) -> None:
        """Clear what answers to this step laid face down while it was open for several sides."""

    def is_public_choice(self) -> bool:
        """Say whether everybody at the table can see what may be answered.

        Only then does the engine answer by itself where one answer exists: else a skipped question would give away
        that somebody had only one.
        """
        return False


_NEVER_OBJECTS: Final[dict[type, bool]] = {}
"""By class of steps, looked up once."""


def never_objects(step: Step) -> bool:
    """Say whether the step's class leaves `objection` as the engine has it: then every candidate is an option."""
    kind = type(step)
    known = _NEVER_OBJECTS.get(kind)
    if known is None:
        known = _NEVER_OBJECTS[kind] = kind.objection is Step.objection
    return known


@final
class Lane:
    """What one side still has to answer while several are asked at once."""

    def __init__(self, side: int, start: Step, agenda: list[tuple[int, Step]], is_asked: bool) -> None:
        self.side = side
        self.start = start
        """The step it began with, to be put again when a search takes its answers back."""
        self.agenda = agenda
        self.is_asked = is_asked
        """Whether the next step is a question that has been put, and counted in `State.asked`."""
        self.options: list[Action] = NOTHING

    def clone(self) -> "Lane":
        """Make a lane that can go its own way."""
        twin = Lane(self.side, self.start, self.agenda.copy(), self.is_asked)
        twin.options = self.options
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class StatePart:
    """A thing on the table with fields of its own that change: `@dataclass(eq=False, repr=False, kw_only=True)`."""

    def clone(self) -> Self:
        """Make a part that shares nothing that can change; written from the fields the class declares."""
        twin: Self = make_clone(type(self))(self)
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, repr=False, kw_only=True)
class State:
    """Everything on the table, as plain data, with the agenda of what is still to be done.

    Games add their zones as further fields, in a `@dataclass(eq=False, repr=False, kw_only=True)`.
    """

    seat_of: list[int]
    """Who answers for each side; NOBODY for an automatic opponent. Replaced, never changed: clones share it."""
    # Not arguments, and set in `__post_init__`: in a compiled class `init=False` leaves a plain default out.
    asked: list[int] = field(init=False)
    """How many questions each seat has been put."""
    agenda: list[tuple[int, Step]] = field(init=False)
    """What is still to be done, each step with its side: a stack, the last one is next."""
    lanes: list[Lane] = field(init=False)
    """Where several are asked at once, what each of them has to answer; empty while one is asked."""
    is_open: bool = field(init=False)
    """Whether the lanes are first come, first served, rather than face down."""
    turn: int = field(init=False)
    """The side whose turn it is."""
    end: str = field(init=False)
    """Why the game is over; empty while it goes on."""

    def __post_init__(self) -> None:
        self.asked = [0] * len(self.seat_of)
        self.agenda = []
        self.lanes = []
        self.is_open = False
        self.turn = 0
        self.end = ""
        # Worked out anew and never stored.
        self.options: list[Action] = NOTHING
        """What the one who is asked may answer."""
        self.own_options = 0
        """How many of the options answer the question itself; those after them are offered beside it (`aside`)."""
        self.lane = -1
        """The place of the lane whose answer is being carried out; -1 outside of lanes."""
        self.is_barrier = False
        """Whether an information barrier was crossed since the last answer."""
        self.log: list[Event] | None = None
        """Where events are written; None where nobody reads along, as in a search."""

    def clone(self) -> Self:
        """Make a state that shares nothing that can change; written from the fields the class declares."""
        twin: Self = make_clone(type(self))(self)
        return twin

    def copy_engine_fields(self, twin: "State") -> None:
        """Give the twin, which is still empty, what the engine keeps in a state; a clone has no log."""
        twin.seat_of = self.seat_of
        twin.asked = self.asked.copy()
        twin.agenda = self.agenda.copy()
        twin.lanes = [lane.clone() for lane in self.lanes] if self.lanes else []
        twin.is_open = self.is_open
        twin.turn = self.turn
        twin.end = self.end
        twin.options = self.options
        twin.own_options = self.own_options
        twin.lane = -1
        twin.is_barrier = False
        twin.log = None

    def then(self, side: int, *steps: Step) -> None:
        """Put steps on the agenda, to be carried out next, in reading order."""
        self.then_all(side, steps)

    def then_all(self, side: int, steps: tuple[Step, ...]) -> None:
        """Put steps that are at hand as a tuple on the agenda, likewise: compiled, a star would be slow."""
        agenda = self.agenda if self.lane < 0 else self.lanes[self.lane].agenda
        k = len(steps) - 1
        while k >= 0:
            agenda.append((side, steps[k]))
            k -= 1

    def tell(
        self,
        name: str,
        facts: Facts,
        known: dict[int, Facts] | None = None,
        path: tuple[str, str] | None = None,
    ) -> None:
        """Write an event where somebody reads along: `known` has the facts of seats that may know more or less."""
        if self.log is not None:
            self.log.append(Event(name, facts, known, path))

    def in_turn(self) -> list[int]:
        """List the sides in turn order; a game says where its round begins."""
        return list(range(len(self.seat_of)))

    def aside(self, side: int) -> Step | None:
        """Give the step that is offered beside every question to the side whose turn it is."""
        return None

    def change_places(self, side: int, other: int) -> None:
        """Two people answer for each other's side from now on; what lies there stays."""
        seat_of = self.seat_of.copy()
        seat_of[side], seat_of[other] = seat_of[other], seat_of[side]
        self.seat_of = seat_of

    def mark_information_barrier(self) -> None:
        """Mark that a seat has been shown something it did not know: there is no way back behind it."""
        self.is_barrier = True


@final
@dataclass(frozen=True)
class Together(Step):
    """Several sides answer at once, face down; what follows publicly is the step after this one."""

    step: Step
    among: tuple[int, ...] = ()
    """The sides that are asked; empty for every side somebody answers for."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        open_lanes(s, self.step, self.among)
        s.is_open = False


@final
@dataclass(frozen=True)
class Open(Step):
    """Several sides may answer at once, first come, first served, until all are done."""

    step: Step
    among: tuple[int, ...] = ()

    def run(self, s: State, side: int, chance: Chance) -> None:
        open_lanes(s, self.step, self.among)
        s.is_open = True


@final
@dataclass(frozen=True)
class EachInTurn(Step):
    """Every side carries out the step, one after the other in turn order."""

    step: Step
    away: int = 0
    """How many sides have had their turn."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        order = s.in_turn()
        if self.away + 1 < len(order):
            s.then(order[self.away], self.step, EachInTurn(self.step, self.away + 1))
        elif self.away < len(order):
            s.then(order[self.away], self.step)


def open_lanes(s: State, step: Step, among: tuple[int, ...]) -> None:
    """Put the step before each of the sides at once; nobody can take back what led there."""
    sides = list(among) if among else [side for side in range(len(s.seat_of)) if s.seat_of[side] != NOBODY]
    s.lanes = [Lane(side, step, [(side, step)], is_asked=False) for side in sides]
    s.mark_information_barrier()
