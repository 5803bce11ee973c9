"""The review: luck and slips add up to the result, and a planted blunder is the first turning point."""

import pytest

from ludotheque.bots.random import RandomBot
from ludotheque.bots.review import (
    FIND,
    LUCK,
    REFUSAL,
    SLIP,
    Deed,
    Promise,
    Reviewer,
    balances,
    further_points,
    is_in_doubt,
    questions,
    result_of,
    review,
    turning_points,
    weigh,
)
from ludotheque.bots.view import see, see_next
from ludotheque.engine import codec, flow
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.match import Match
from ludotheque.engine.state import NOBODY
from ludotheque.games import all_games, game_named
from ludotheque.lab.drills.review import blundered, first_slip

QUICK = Reviewer(iterations=16, worlds=6)
GAMES = list(all_games().values())


def played(game, seats, seed=1, most=100_000):
    """Let bots play at random, to the end or for so many answers."""
    match = Match(game, seats, {}, RandomChance(seed))
    minds: list[Chance] = [RandomChance(seed + seat) for seat in range(seats)]
    while not match.state.end and len(match.answers) < most:
        view = see_next(game, match.state, minds)
        match.play(view.seat, RandomBot().choose(view, minds[view.seat]))
    return match


def deed(seat, best, after, margin=0.0, noise=0.01):
    """Make a deed as it would have been judged."""
    one = Deed(1, 1, seat, "pass")
    one.best, one.after, one.margin, one.margin_noise = best, after, margin, noise
    return one


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_a_planted_blunder_is_the_first_turning_point(seed):
    match = Match(game_named("clocks"), 2, {}, RandomChance(seed))
    planted = blundered(match, "soft:0.001", seed, begin=24, answers=50)

    deeds = review(match, RandomChance(6), Reviewer(iterations=32, worlds=16))

    assert planted
    assert planted == first_slip(deeds, deeds[-1].after)
    worst = deeds[planted - 1]
    assert worst.cost > 2 * worst.margin_noise
    assert worst.other not in {"", worst.played}
    assert worst.gain > 0


def test_luck_and_slips_of_a_whole_game_add_up_to_its_result():
    match = played(game_named("liars_dice"), 3)

    deeds = review(match, RandomChance(2), QUICK)

    result = result_of(match.game, match.state)
    for seat, balance in enumerate(balances(deeds, result)):
        assert pytest.approx(1 / 3) == balance.start
        assert result[seat] == balance.end
        assert pytest.approx(balance.end - balance.start) == balance.luck + balance.own + balance.others
        assert balance.own <= 0
    assert len(match.answers) == len(deeds)
    assert all(pytest.approx(1) == sum(one.after) for one in deeds)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_answers_of_every_game_can_be_reviewed(game):
    for seats in sorted({min(game.seats), max(game.seats)}):
        match = played(game, seats, most=6)
        sides = len(game.scores(match.state))
        nobodys = sum(seat == NOBODY for seat in match.state.seat_of[:sides])

        deeds = review(match, RandomChance(2), Reviewer(iterations=4, worlds=2))

        assert [answer.action.text for answer in match.answers] == [one.played for one in deeds]
        assert {seats + nobodys} == {len(one.after) for one in deeds}
        assert {seats + nobodys} == {len(one.points) for one in deeds}


def test_a_review_rests_on_what_each_seat_knew_then_alone():
    match = played(game_named("liars_dice"), 2, most=4)
    known = [
        asked.view.game.as_known(asked.view.determinize(RandomChance(1)), asked.view.seat)
        for asked in questions(match, RandomChance(1))
    ]
    again = [
        asked.view.game.as_known(asked.view.determinize(RandomChance(3)), asked.view.seat)
        for asked in questions(match, RandomChance(3))
    ]

    assert [codec.digest(s) for s in known] == [codec.digest(s) for s in again]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_judged_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(game):
    seats = max(game.seats)
    s, luck = game.start(seats, {}, RandomChance(5)), RandomChance(5)
    for count in range(60):
        if s.end:
            break
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        views = [
            see(game, world, seat, RandomChance(1)) for world in (s, game.determinized(s, seat, RandomChance(count)))
        ]

        assert views[0].options == views[1].options
        assert 1 == len({codec.digest(game.as_known(view.determinize(RandomChance(2)), seat)) for view in views})
        flow.play(s, seat, options[luck.pick("answer", len(options))], luck)


def test_ones_own_part_holds_ones_own_answers_alone():
    match = played(game_named("liars_dice"), 3)

    own = questions(match, RandomChance(1), 1)

    assert [place for place, answer in enumerate(match.answers, 1) if answer.seat == 1] == [
        asked.place for asked in own
    ]
    assert {1} == {asked.view.seat for asked in own}


def test_same_luck_same_review():
    match = played(game_named("liars_dice"), 2, most=6)

    once, again = (review(match, RandomChance(4), QUICK) for _ in range(2))

    assert [vars_of(one) for one in once] == [vars_of(one) for one in again]


def vars_of(one):
    """List what was found about an answer."""
    return one.played, one.other, one.best, one.after, one.noise, one.margin, one.is_disputed


def test_turning_points_are_the_largest_slip_luck_and_find():
    deeds = [
        deed(0, [0.5, 0.5], [0.5, 0.5], margin=0.2),
        deed(1, [0.5, 0.5], [0.6, 0.4], margin=-0.1),
        deed(0, [0.9, 0.1], [0.7, 0.3], margin=-0.2),
    ]

    points = turning_points(deeds, [1.0, 0.0])

    assert [(SLIP, 2), (LUCK, 1), (FIND, 0)] == [(point.kind, point.deed) for point in points]
    assert pytest.approx([-0.2, 0.3, 0.2]) == [point.change for point in points]
    assert [(SLIP, 1, 1)] == [
        (point.kind, point.deed, point.party) for point in turning_points(deeds, [1.0, 0.0], 1) if point.kind == SLIP
    ]


def answered(played, other, cost=0.0, margin=0.0):
    """Make an answer of the first seat at Clocks, with what it cost, or by how much it was better."""
    one = deed(0, [0.5 + cost, 0.5 - cost], [0.5, 0.5], margin)
    one.played, one.other = played, other
    return one


def test_beside_the_turning_points_there_are_three_slips_and_finds_and_the_dearest_refusal():
    deeds = [
        *[answered("place 1", "place 2", cost=0.01 * size) for size in range(9, 3, -1)],
        answered("decline", "place 2", cost=0.02),
        answered("decline", "pass", cost=0.03),
        *[answered("place 1", "place 2", margin=0.1 * size) for size in range(1, 7)],
    ]
    clocks = game_named("clocks")
    points = turning_points(deeds, [0.5, 0.5])

    more = further_points(clocks, deeds, points)

    assert [SLIP, FIND] == [point.kind for point in points if point.kind != LUCK][:2]
    assert [(REFUSAL, 6)] == [(point.kind, point.deed) for point in more if point.kind == REFUSAL]
    assert 3 == sum(point.kind == SLIP for point in more) == sum(point.kind == FIND for point in more)
    told = [point.deed for point in points + more if point.kind != LUCK]
    assert len(told) == len(set(told))
    assert [] == further_points(clocks, deeds, points, seat=1)


def test_a_turning_point_by_which_somebody_said_no_is_called_a_refusal():
    deeds = [answered("pass", "place 2", cost=0.3), answered("place 1", "place 2", cost=0.1)]
    points = turning_points(deeds, [0.5, 0.5])

    assert [] == [point for point in further_points(game_named("clocks"), deeds, points) if point.kind == REFUSAL]
    assert REFUSAL == points[0].kind


def promises_of(*answers):
    """Make what answers promise the first of two seats, by world."""
    promises: list[Promise] = []
    for worths in answers:
        promises.append(Promise(game_named("clocks").actions.parse("pass")))
        for worth in worths:
            promises[-1].add([worth, 1 - worth], [worth, 0.0])
    return promises


def test_nobody_is_blamed_where_opinions_differ_or_noise_is_large():
    def weighed(own, other, is_best):
        one = Deed(1, 1, 0, "pass")
        promises = promises_of(own, other)
        one.after = one.best = promises[0].chances(1.0)
        weigh(one, promises[0], promises[1], is_best)
        return one

    slip = weighed([0.4, 0.4], [0.6, 0.62], is_best=False)
    noisy = weighed([0.4, 0.6], [0.7, 0.4], is_best=False)
    disputed = weighed([0.6, 0.62], [0.4, 0.4], is_best=False)

    assert pytest.approx(0.14) == slip.cost
    assert not slip.is_disputed
    assert 0 == noisy.cost
    assert 0 == disputed.cost
    assert disputed.is_disputed
    assert pytest.approx(0.14) == balances([disputed], [1.0, 0.0])[0].disputed


def test_an_answer_gets_more_worlds_while_it_is_in_doubt_whether_it_was_a_slip():
    clear = promises_of([0.1, 0.2, 0.1], [0.6, 0.7, 0.6])
    of_no_matter = promises_of([0.5, 0.52, 0.5], [0.51, 0.5, 0.51])

    assert is_in_doubt(promises_of([0.1, 0.9, 0.2], [0.6, 0.7, 0.5]), 0)
    assert not any(is_in_doubt(tried, 0) for tried in (clear, of_no_matter, clear[:1]))
