"""What every step has from the engine: options, the answer for no answer, telling, everybody in turn."""

from dataclasses import dataclass
from typing import final

import pytest

from ludotheque.engine import flow
from ludotheque.engine.action import NOTHING, Action, Actions
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.game import Game
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
    flow.run_until_question(s, RandomChance(1))

    assert [Take()] == [step for _, step in s.agenda]


def test_each_side_has_its_turn_once_and_in_order():
    s = a_table(EachInTurn(Take()), Take())
    flow.run_until_question(s, RandomChance(1))

    asked = []
    for action in (ONE, TWO, THREE):
        asked += flow.waiting(s)
        flow.play(s, asked[-1], action, RandomChance(1))

    assert [0, 1, 2] == asked
    assert [(0, 1), (1, 2), (2, 3)] == s.done
    assert [0] == flow.waiting(s)


def test_after_the_end_an_answer_is_refused_because_the_game_is_over():
    s = a_table(Take())
    flow.run_until_question(s, RandomChance(1))
    s.end = "enough"

    with pytest.raises(Refused, match="game-over"):
        flow.play(s, 0, ONE, RandomChance(1))


def test_what_is_told_goes_to_whoever_reads_along():
    s = a_table()
    s.tell("unheard", {})
    s.log = []

    s.tell("taken", {"who": 0}, {1: {"who": 0, "what": 3}}, ("here", "there"))

    assert [("taken", {"who": 0}, {1: {"who": 0, "what": 3}}, ("here", "there"))] == [
        (event.name, event.facts, event.known, event.path) for event in s.log
    ]


class Plain(Game):
    """A game that says nothing of its answers."""

    id = "plain"


@dataclass(frozen=True)
class TakeFromHeap(Take):
    """Take from the heap: this step owns its question."""

    def where(self, s: Table, side: int, action: Action) -> list[str] | None:
        return [] if action is ENOUGH else [f"heap{side}"]

    def label_facts(self, s: Table, side: int, action: Action) -> Facts | None:
        return {"left": 3 - action.target}


@final
@dataclass(eq=False, repr=False, kw_only=True)
class TableWithAside(State):
    """The heap may be taken from at any time."""

    done: list[tuple[int, int]]

    def aside(self, side: int) -> Step | None:
        return TakeFromHeap((TWO, ENOUGH))


def asked_at(s: State) -> flow.Decision:
    flow.run_until_question(s, RandomChance(1))
    asked = flow.decision(s, 0)
    assert asked is not None
    return asked


def test_a_step_says_where_its_answers_lie_and_what_their_labels_speak_of():
    s = a_table(TakeFromHeap((ONE, ENOUGH)))
    asked = asked_at(s)

    assert [["heap0"], []] == [Plain().clicked(s, asked, action) for action in asked.options]
    assert {"left": 2} == Plain().label(s, 0, ONE).facts


def test_where_neither_step_nor_verb_says_anything_an_answer_is_a_plain_button():
    s = a_table(Take())
    asked = asked_at(s)

    assert [] == Plain().clicked(s, asked, ONE)
    assert {} == Plain().label(s, 0, ONE).facts


def test_a_verb_says_it_where_its_step_does_not():
    verbs = Actions("verbs")
    four = verbs.many(
        "grab", 4, 4, where=lambda s, side, action: [f"tray{side}"], facts=lambda s, side, action: {"n": 4}
    )
    s = a_table(Take((four[4], ONE)))
    asked = asked_at(s)

    assert [["tray0"], []] == [Plain().clicked(s, asked, action) for action in asked.options]
    assert [{"n": 4}, {}] == [Plain().label(s, 0, action).facts for action in asked.options]
    assert {"n": 4} == Plain().verb_facts(s, 0, four[4]), "asked outside any question"

    s = a_table(TakeFromHeap((four[4],)))
    assert ["heap0"] == Plain().clicked(s, asked_at(s), four[4]), "the step comes first"


def test_of_an_aside_its_own_step_is_asked():
    s = TableWithAside(seat_of=[0, 1, 2], done=[])
    s.then(0, Take((ONE, THREE)))
    asked = asked_at(s)

    assert [ONE, THREE, TWO, ENOUGH] == asked.options
    assert [[], [], ["heap0"], []] == [Plain().clicked(s, asked, action) for action in asked.options]
    assert {} == Plain().label(s, 0, THREE).facts
    assert {"left": 1} == Plain().label(s, 0, TWO).facts


def test_a_label_outside_its_question_is_the_verbs():
    s = a_table(TakeFromHeap())
    flow.run_until_question(s, RandomChance(1))

    assert {} == Plain().label(s, 1, ONE).facts
