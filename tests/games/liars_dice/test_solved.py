"""When two are left, an expert answers as often as was worked out beforehand."""

import pytest

from ludotheque.bots.levels import bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.learned import LARGEST
from ludotheque.games.liars_dice import GAME, solved
from ludotheque.games.liars_dice.game import DICE, LAST_CUP
from tests.games.liars_dice.table import cups

HANDS = range(1, DICE + 1)


def weights(table):
    """How often whoever is asked gives which answer."""
    s = table.state
    side = s.agenda[-1][0]
    found = GAME.hints.solved(s, side, s.options)
    return {action.text: weight for action, weight in zip(s.options, found, strict=False) if weight}


def test_what_was_worked_out_is_of_these_rules():
    assert GAME.version == solved.told()["rules"]
    assert solved.FILE.stat().st_size < LARGEST


@pytest.mark.parametrize("own", HANDS)
def test_every_cup_has_an_answer_to_every_bid(own):
    for theirs in HANDS:
        found = solved.round_of(own, theirs)
        last = len(solved.bids(own + theirs)) - 1

        assert len(found.ways[0]) == 1 + found.number(False, last, max(solved.cups(theirs)))
        assert 0 not in found.ways[1], "the weight of the first answer"


def test_aces_follow_twice_as_many_of_another_face():
    ladder = solved.bids(10)

    assert ladder.index((2, 6)) + 1 == ladder.index((1, 1)) == ladder.index((3, 2)) - 1
    assert all(bid[1] != 1 for bid in solved.answers(10, 0))


def test_what_cannot_be_is_doubted_and_what_must_be_is_not():
    assert {"dudo"} == set(weights(cups("2 2", "3").bid("0: 3 fives")))
    assert "dudo" not in weights(cups("2 2", "6 6 6").bid("0: 3 sixes"))


def test_what_could_be_bid_higher_than_was_thought_about_is_left_to_the_search():
    """There are 3 aces for sure, which may be bid: to doubt 2 of them, or to call 2 exactly right, would cost a die."""
    assert {} == weights(cups("2", "1 1 1").bid("0: 1 twos", "1: 1 threes", "0: 2 aces"))


def test_what_lies_under_ones_own_cup_is_not_doubted_where_it_cannot_be_called_right():
    assert {"calza"} == set(weights(cups("3", "5 5").bid("0: 2 fives")))
    assert {"face 5"} == set(weights(cups("3 3", "5 5", calza="no").bid("0: 2 fives")))


@pytest.mark.parametrize("calza", ["yes", "no"])
@pytest.mark.parametrize("bid", ["1 fives", "2 fives", "3 sixes"])
def test_whether_one_has_to_think_tells_nothing_of_ones_dice(bid, calza):
    tables = [cups("3 4", " ".join(map(str, cup)), calza=calza).bid(f"0: {bid}") for cup in solved.cups(2)]

    assert 1 == len({bool(weights(table)) for table in tables})


def test_one_does_not_always_begin_alike():
    assert 1 < len({cup for cup in solved.cups(5) if len(solved.weights(5, 5, True, solved.NO_BID, cup)) > 1})


def test_it_depends_on_ones_own_dice_and_on_what_was_said_only():
    alike = [weights(cups(others, "2 4 4 6").bid("0: 3 threes")) for others in ("2 2 2 2", "3 3 3 3", "1 2 5 6")]

    assert alike[0]
    assert alike[0] == alike[1] == alike[2]


def test_the_number_is_chosen_as_often_as_the_whole_bid():
    table = cups("2 2 2 4 6", "1 2 3 4 5")
    found = solved.weights(5, 5, True, solved.NO_BID, (2, 2, 2, 4, 6))
    faces = weights(table)

    assert faces == {f"face {face}": sum(found[bid] for bid in found if bid[1] == face) for _, face in found}
    face = next(iter(faces))
    counts = weights(table.play(f"0: {face}"))
    assert sum(counts.values()) == faces[face]


def test_a_palifico_round_is_begun_and_answered():
    assert "face 4" in weights(cups("4", "2 3 4", is_palifico=True))
    assert {"dudo"} == set(weights(cups("4", "2 3 5", is_palifico=True).bid("0: 3 fours")))


def test_an_expert_goes_by_it_once_two_are_left():
    three = cups("2 2", "3 4", "5 5")
    assert {} == weights(three)
    two = cups("2 2", "3 4", "")
    view = see(GAME, two.state, 0, RandomChance(1))
    expert, search = bot_named("expert:6"), bot_named("search:6")
    assert isinstance(expert, SearchBot)
    assert isinstance(search, SearchBot)

    assert expert.recall(view, RandomChance(1)) in [action for action in view.options if action.text in weights(two)]
    assert search.consider(view, RandomChance(1))[1] is not None
    assert expert.consider(view, RandomChance(1))[1] is None


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, {"calza": "no", "palifico": "no"}])
def test_experts_play_to_the_end(options, seats):
    for seed in range(6):
        luck = RandomChance(seed)
        s = GAME.start(seats, options, luck)
        bots = [bot_named("expert:6"), bot_named("random" if seed % 2 else "expert:6"), bot_named("random")]
        while not s.end:
            seat = flow.first_asked(s)
            flow.play(s, seat, bots[seat].choose(see(GAME, s, seat, luck), luck), luck)
        assert LAST_CUP == s.end
