"""Telling again what others did: which stretch of a match that is."""

from ludotheque.engine import flow, replay
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.lab.kit import Case, walk


def seats_of(match, first=1, last=None):
    """List who gave the answers of which something was told."""
    answers = match.answers[first - 1 : last] if first else []
    return [answer.seat for answer in answers if answer.events]


def tells_of_others(answer):
    return any(event.facts.get("who", 0) != 0 for event in answer.events)


def test_the_stretch_is_what_was_told_of_others_since_my_last_answer():
    ends = set()
    for match, _, _ in walk(Case(game_named("clocks"), 3, {}, 1)):
        answers = [answer for answer in match.answers if answer.events]
        while answers and answers[-1].seat == 0 and not tells_of_others(answers[-1]):
            answers.pop()
        others: list[int] = []
        while answers and answers[-1].seat != 0:
            others.insert(0, answers.pop().seat)
        if answers and tells_of_others(answers[-1]):
            others.insert(0, 0)

        assert others == seats_of(match, *replay.stretch_of_others(match, 0))
        ends.add(others[-1] if others else None)

    assert {None, 0, 1, 2} == ends  # with the last bid, which may be mine, all of them come to light


def test_an_answer_of_mine_that_lets_an_automatic_side_act_belongs_to_it():
    lengths = set()
    for match, _, _ in walk(Case(game_named("unconscious_mind"), 1, {}, 1)):
        first, last = replay.stretch_of_others(match, 0)
        if last:
            lengths.add(last + 1 - first)
            doers = {event.facts.get("who") for event in match.answers[last - 1].events}
            assert 1 in doers

    assert {1} == lengths


def test_a_spectator_is_told_what_the_seat_that_answered_last_has_done():
    for match, _, _ in walk(Case(game_named("clocks"), 2, {}, 2)):
        stretch = seats_of(match, *replay.stretch_of_others(match, None))

        assert set(stretch) == set(seats_of(match)[-1:])


def test_what_was_taken_back_is_not_told():
    match = Match(game_named("clocks"), 2, {"board": "forward", "money": "hidden"}, RandomChance(1))
    seat = flow.waiting(match.state)[0]
    match.play(seat, flow.options(match.state, seat)[0])
    bidder = flow.waiting(match.state)[0]
    match.play(bidder, flow.options(match.state, bidder)[-1])
    bid = match.answers[-1].events[0].name
    match.undo(bidder)

    first, last = replay.stretch_of_others(match, 1 - seat)
    told = [event.name for moment in replay.moments(match, first, last) for event in moment.events]

    assert told
    assert bid not in told
