"""Answers: what people, bots, clocks and standing orders may answer, as the entries it would add.

All of it is tried on a clone of the State; nothing here changes a table.
"""

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Outcome
from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.lesson import LEARNER, LessonStep
from ludotheque.engine.match import NOTHING_TO_UNDO, Match
from ludotheque.engine.orders import StandingOrders
from ludotheque.engine.state import State
from ludotheque.server.table.deadline import Deadline, deadline_of
from ludotheque.server.table.entries import ANSWER, ORDER, START, UNDO, Entry
from ludotheque.server.table.seats import stand_in
from ludotheque.server.table.table import Table
from ludotheque.server.table.wavering import expect_patience

STALE = "stale"


def start(table: Table, luck: Chance) -> list[Entry]:
    """Begin the match, if it has not begun; standing orders and all."""
    if not table.may_start():
        return []
    match = Match(table.game, len(table.seats), table.options, luck)
    first = table.entry(START, outcomes=match.first_outcomes)
    return [first, *_ordered(table, match.state, table.orders.copy(), 1, luck)]


def answer(table: Table, seat: int, number: int, text: str, click: str, luck: Chance, person: str = "") -> list[Entry]:
    """Take an answer to a seat's present question."""
    match = table.playing
    action = table.game.actions.parse(text)
    if flow.decision(match.state, seat) is not None and number != match.number(seat):
        raise Refused(Objection(STALE, {}))
    s, orders = match.state.clone(), table.orders.copy()
    orders.use(s, seat, action.text)
    outcomes = _try(s, seat, action, luck)
    done = [table.entry(ANSWER, seat, action.text, outcomes, click, person)]
    if table.course is not None and seat == LEARNER:
        step = table.course.step(match)
        if step is not None:
            table.course.expect(step, action)
            done += _scripted(table, step, s, luck)
    return [*done, *_ordered(table, s, orders, len(done), luck)]


def _scripted(table: Table, step: LessonStep, s: State, luck: Chance) -> list[Entry]:
    """Answer for the others as a lesson says, on a State that is only tried; where that does not fit, they think."""
    assert table.course is not None, "a step of no lesson"
    done: list[Entry] = []
    for text in step.others:
        try:
            seat, action = table.course.parsed(text)
            outcomes = _try(s, seat, action, luck)
        except LudothequeError:
            break
        done.append(table.entry(ANSWER, seat, action.text, outcomes, later=1 + len(done)))
    return done


def option(table: Table, seat: int, index: int) -> str:
    """Find what a seat may do by its place in the list."""
    options = [] if table.match is None else flow.options(table.match.state, seat)
    if not 0 <= index < len(options):
        raise Refused(Objection(flow.NOT_AN_OPTION, {}))
    return options[index].text


def undo(table: Table, seat: int, click: str, person: str = "") -> list[Entry]:
    """Take a seat's last answer back."""
    if not table.playing.may_undo(seat):
        raise Refused(Objection(NOTHING_TO_UNDO, {}))
    expect_patience(table, seat)
    return [table.entry(UNDO, seat, click=click, person=person)]


def time_up(table: Table, now: float, level: str, luck: Chance) -> list[Entry]:
    """Go on without somebody whose time is up."""
    for seat in table.waiting():
        due = table.clock.due(seat)
        if due is not None and due <= now:
            return go_on_without(table, seat, level, luck)
    return []


def go_on_without(table: Table, seat: int, level: str, luck: Chance) -> list[Entry]:
    """Give the answer that was given in advance and waits for those who think; else let a bot stand in."""
    action = table.answer_in_advance(seat)
    if action is None:
        return stand_in(table, seat, level)
    return answer(table, seat, table.playing.number(seat), action.text, "", luck)


def follow(table: Table, now: float, luck: Chance) -> list[Entry]:
    """Follow a standing order that has waited long enough."""
    for seat, number in table.schedule.due(now):
        action = table.answer_in_advance(seat)
        if action is not None:
            # Whoever has ordered it gets their time for it as if they had answered now.
            return answer(table, seat, number, action.text, "", luck, table.seats[seat].person)
    return []


def order(table: Table, seat: int, question: str, text: str | None, luck: Chance) -> list[Entry]:
    """Set or drop a standing answer of a seat; if the question is open, this is the answer."""
    answer = table.orders.checked(question, text or "")
    if table.orders.of(seat).get(question, "") == answer:
        return []
    expect_patience(table, seat)
    entry = table.entry(ORDER, seat, f"{question} {answer}".rstrip(), person=table.seats[seat].person)
    if table.match is None:
        return [entry]
    orders = table.orders.copy()
    s = table.match.state.clone()
    orders.give(s, seat, question, answer)
    action = orders.answer(s, seat, table.people_answer()[seat])
    if action is None or not orders.waits(s, seat):
        return [entry, *_ordered(table, s, orders, 1, luck)]
    orders.use(s, seat, action.text)
    outcomes = _try(s, seat, action, luck)
    given = table.entry(ANSWER, seat, action.text, outcomes, person=entry.person, later=1)
    return [entry, given, *_ordered(table, s, orders, 2, luck)]


def run_out(table: Table, deadline: Deadline, luck: Chance) -> list[Entry]:
    """Give the answers that stand for no answer, once the time of a deadline is over."""
    if table.deadline != deadline or not deadline.key:
        return []
    s, orders = table.playing.state.clone(), table.orders.copy()
    done: list[Entry] = []
    while table.deadline.key == deadline_of(table.game, table.options, s, deadline, 0).key:
        seat = flow.first_asked(s)
        asked = flow.decision(s, seat)
        assert asked is not None, "a deadline without a question"
        action = asked.step.fallback(s, asked.side)
        outcomes = _try(s, seat, action, luck)
        done.append(table.entry(ANSWER, seat, action.text, outcomes, later=len(done)))
    return [*done, *_ordered(table, s, orders, len(done), luck)]


def _ordered(table: Table, s: State, orders: StandingOrders, later: int, luck: Chance) -> list[Entry]:
    """Answer, on a State that is only tried, for everybody who has answered in advance."""
    done: list[Entry] = []
    if orders.are_none:
        return done
    orders.lapse(s)
    while (found := orders.next(s, table.people_answer(), table.is_among_bots)) is not None:
        seat, action = found
        orders.use(s, seat, action.text)
        outcomes = _try(s, seat, action, luck)
        orders.lapse(s)
        done.append(table.entry(ANSWER, seat, action.text, outcomes, later=later + len(done)))
    return done


def _try(s: State, seat: int, action: Action, luck: Chance) -> list[Outcome]:
    """Play on a State that is thrown away, and give what chance brought."""
    outcomes: list[Outcome] = []
    luck.trail = outcomes
    flow.play(s, seat, action, luck)
    return outcomes
