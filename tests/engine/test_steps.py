"""What every step has from the engine: options, the answer for no answer, telling, everybody in turn."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine import flow
from ludotheque.engine.action import NOTHING, Action, Actions
from ludotheque.engine.chance import Chance, Live
from ludotheque.engine.event import Objection
from ludotheque.engine.state import EachInTurn, State, Step

ACTIONS = Actions("steps")
ONE, TWO, THREE = ANY = list(ACTIONS.many("take", 1, 3).values())
ENOUGH = ACTIONS.one("enough", declines=True)


@final
@dataclass(eq=False, repr=False, kw_only=True)
class Table(State):
    """Who has done what."""

    done: list[tuple[int, int]]


@dataclass(frozen=True)
class Take(Step):
    """Take any."""

    offered: tuple[Action, ...] = tuple(ANY)

    def candidates(self, s: Table, side: int) -> list[Action]:
        return list(self.offered) if self.offered else NOTHING

    def take(self, s: Table, side: int, action: Action, chance: Chance) -> None:
        s.done.append((side, action.target))


@dataclass(frozen=True)
class TakeFew(Take):
    """Take any but the last."""

    def objection(self, s: Table, side: int, action: Action) -> Objection | None:
        return Objection("too-many", {}) if action is THREE else None


def a_table(*steps: Step) -> Table:
    s = Table(seat_of=[0, 1, 2], done=[])
    s.then(0, *steps)
    return s


def test_a_step_that_never_objects_offers_its_candidates():
    assert ANY == Take().options(a_table(), 0)


def test_a_step_that_objects_offers_the_rest_whatever_its_parent_does():
    assert ANY == Take().options(a_table(), 0)
    assert [ONE, TWO] == TakeFew().options(a_table(), 0)
    assert [] == TakeFew((THREE,)).options(a_table(), 0)
    assert ANY == Take().options(a_table(), 0)


def test_no_answer_means_to_decline_and_else_the_first_option():
    assert ENOUGH == Take((ONE, ENOUGH, TWO)).fallback(a_table(), 0)
    assert TWO == Take((TWO, THREE)).fallback(a_table(), 0)


def test_nobody_has_a_second_turn_where_a_stored_game_counts_one_too_many():
    s = a_table(EachInTurn(Take(), 3), Take())
    flow.advance(s, Live(1))

    assert [Take()] == [step for _, step in s.agenda]


def test_each_side_has_its_turn_once_and_in_order():
    s = a_table(EachInTurn(Take()), Take())
    flow.advance(s, Live(1))

    asked = []
    for action in (ONE, TWO, THREE):
        asked += flow.waiting(s)
        flow.play(s, asked[-1], action, Live(1))

    assert [0, 1, 2] == asked
    assert [(0, 1), (1, 2), (2, 3)] == s.done
    assert [0] == flow.waiting(s)


def test_what_is_told_goes_to_whoever_reads_along():
    s = a_table()
    s.tell("unheard", {})
    s.log = []

    s.tell("taken", {"who": 0}, {1: {"who": 0, "what": 3}}, ("here", "there"))

    assert [("taken", {"who": 0}, {1: {"who": 0, "what": 3}}, ("here", "there"))] == [
        (event.name, event.facts, event.known, event.path) for event in s.log
    ]
