"""Replay: a stretch of a match once more, stopping after every sentence of the rules that told something."""

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, RecordedChance
from ludotheque.engine.event import Event
from ludotheque.engine.match import Match
from ludotheque.engine.state import State


@dataclass(frozen=True)
class Moment:
    """What a sentence told, and the table right after it. Look at once: the State is played on."""

    turn: int
    """The answer it came from, counted from 1."""
    events: list[Event]
    state: State


def moments(match: Match, first: int, last: int) -> Iterator[Moment]:
    """Give the table before answer `first`, then every moment up to the end of answer `last`, counted from 1."""
    answers = match.answers[:last]
    s = match.opening()
    for given in answers[: first - 1]:
        flow.play(s, given.seat, given.action, RecordedChance(given.outcomes))
    yield Moment(first, [], s)
    for turn, given in enumerate(answers[first - 1 :], first):
        chance = RecordedChance(given.outcomes)
        for events in sentences(s, given.seat, given.action, chance):
            yield Moment(turn, events, s)


def turns(match: Match) -> int:
    """Count the answers of which something is told: others must not count the rest."""
    return sum(bool(answer.events) for answer in match.answers)


def after(match: Match, turn: int) -> State:
    """Give the table as it was after so many turns."""
    *_, s = up_to(match, turn)
    return s


def before(match: Match, place: int) -> State:
    """Give the table as it was when an answer was to be given, counted from 1."""
    s = match.opening()
    for given in match.answers[: place - 1]:
        flow.play(s, given.seat, given.action, RecordedChance(given.outcomes))
    return s


def up_to(match: Match, turn: int) -> Iterator[State]:
    """Play again up to a turn, and stop after every answer; it is the same State all along."""
    answers, s = match.answers.copy(), match.opening()
    yield s
    told = 0
    for given in answers:
        if told == turn:
            break
        flow.play(s, given.seat, given.action, RecordedChance(given.outcomes))
        told += bool(given.events)
        yield s


def sentences(s: State, seat: int, action: Action, chance: Chance) -> Iterator[list[Event]]:
    """Take an answer sentence by sentence, and stop with what each has told; the State is as it was right then."""
    s.log = events = list[Event]()
    flow.answer(s, seat, action, chance)
    is_going_on = True
    while is_going_on:
        if events:
            yield events
            s.log = events = list[Event]()
        is_going_on = flow.run_next_step(s, chance)
    if events:
        yield events
    s.log = None


def stretch_of_others(match: Match, seat: int | None) -> tuple[int, int]:
    """Find the last stretch in which others acted, as its first and last answer; (0, 0) if there is none.

    An answer of one's own belongs to it if something was told of others upon it: all bids come to light with the last
    one, a neighbour takes back a robot, a side nobody answers for has its turn. For a spectator it is what the
    seat that answered last has done. Answers of which nothing is told are no part of it: others must not count them.
    """
    told = [turn for turn, answer in enumerate(match.answers, 1) if answer.events]
    while told and match.answers[told[-1] - 1].seat == seat and not _tells_of_others(match, told[-1], seat):
        told.pop()
    if not told:
        return 0, 0
    first = len(told) - 1
    while first and match.answers[told[first] - 1].seat != seat and _goes_on_before(match, told, first, seat):
        first -= 1
    return told[max(first, len(told) - MOST_ANSWERS)], told[-1]


MOST_ANSWERS = 60


def _goes_on_before(match: Match, told: list[int], place: int, seat: int | None) -> bool:
    before = match.answers[told[place - 1] - 1]
    if seat is None:
        return before.seat == match.answers[told[place] - 1].seat
    return before.seat != seat or _tells_of_others(match, told[place - 1], seat)


def _tells_of_others(match: Match, turn: int, seat: int | None) -> bool:
    """Say whether others, or sides nobody answers for, did something upon an answer."""
    answer = match.answers[turn - 1]
    doers = [event.facts.get("who") for event in answer.events]
    return any(isinstance(who, int) and answer.seat_of[who] != seat for who in doers)
