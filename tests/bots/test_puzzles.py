"""Puzzles: a slip becomes one only if the better answer holds when it is looked at for longer."""

from ludotheque.bots.puzzles import CLEAR, promising, solved
from ludotheque.bots.review import Deed, Question, Reviewer, questions
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.lab.drills.review import blundered


def slip(place, cost, noise=0.01, parties=2):
    """Make a slip as it would have been judged."""
    deed = Deed(place, place, 0, "pass")
    deed.best = [0.5 + cost, 0.5 - cost][:parties]
    deed.after, deed.margin_noise = [0.5, 0.5][:parties], noise
    return deed


def test_the_largest_slip_comes_first_and_doubtful_ones_not_at_all():
    deeds = [slip(1, 0.1), slip(2, 0.3), slip(3, CLEAR / 2), slip(4, 0.2, noise=0.1), slip(5, 0.4, parties=1)]

    assert [2, 1] == [deed.place for deed in promising(deeds)]


def test_the_better_answer_is_kept_if_it_is_the_best_by_far_and_no_other_is():
    match = Match(game_named("clocks"), 2, {}, RandomChance(1))
    planted = blundered(match, "soft:0.001", 1, begin=24, answers=40)
    asked = questions(match, RandomChance(1))[planted - 1]
    reviewed = Reviewer(16, 6).judge(asked, RandomChance(6))
    better = match.game.actions.parse(reviewed.other)

    found = solved(Question(asked.place, asked.turn, asked.view, better), RandomChance(3), iterations=160)
    worst = solved(asked, RandomChance(3), iterations=160)

    assert [deed.place for deed in promising([reviewed])] == [planted]
    assert found is not None
    assert found.played == better.text
    assert found.margin >= CLEAR
    assert worst is None
