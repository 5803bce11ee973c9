"""The gateways: what may not be done changes nothing, luck is asked step by step, models stay with their table."""

import copy
import importlib
import pickle

import numpy as np
import pyspiel
import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption, LudothequeError, UnknownGame
from ludotheque.games import all_games, game_named
from ludotheque.gateways import pettingzoo
from ludotheque.gateways.asking import MOST_WAYS, Asking, grouped
from ludotheque.gateways.gymnasium import SeatEnv
from ludotheque.gateways.table_space import NotAnOption, OtherSpace, TableSpace

GAMES = list(all_games())
importlib.import_module("ludotheque.gateways.openspiel")  # registers the games


def play_on(asking, luck, nodes=10**6):
    """Play at random, luck included; give how many ways each node of luck had."""
    found = []
    while nodes and (asking.question is not None or not asking.s.end):
        nodes -= 1
        if asking.question is not None:
            found.append(len(asking.question.groups))
            asking.bring(luck.pick("luck", found[-1]))
        else:
            seat = flow.first_asked(asking.s)
            may = flow.options(asking.s, seat)
            asking.play(seat, may[luck.pick("what", len(may))])
    return found


# Spaces.


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_a_list_of_texts_and_masks_mark_the_options(name):
    game = game_named(name)
    space = TableSpace(name, game.seats[-1])
    s = game.start(game.seats[-1], {}, RandomChance(3))
    seat = flow.first_asked(s)

    marked = [space.actions[number] for number in np.flatnonzero(space.mask(s, seat))]

    assert sorted(action.text for action in flow.options(s, seat)) == sorted(marked)
    assert [action.text for action in game.actions.all] == space.actions
    assert space.size == len(space.numbers(s, seat)) == len(space.scales)


def test_a_model_stays_with_the_table_it_was_trained_on():
    space = TableSpace("clocks", 2)
    space.check_digest(TableSpace("clocks", 2).digest)

    for other in (TableSpace("clocks", 3), TableSpace("clocks", 2, {"red": "fixed"}), TableSpace("liars_dice", 2)):
        with pytest.raises(OtherSpace, match=f"{space.digest}, and the model was trained on {other.digest}"):
            space.check_digest(other.digest)


def test_a_table_that_is_not_there_is_refused():
    with pytest.raises(UnknownGame):
        pettingzoo.env("chess")
    with pytest.raises(BadOption):
        pettingzoo.env("clocks", 9)
    with pytest.raises(BadOption):
        SeatEnv("clocks", options={"board": "up"})
    with pytest.raises(ValueError, match="seat from 0 to 1, got 2"):
        SeatEnv("clocks", seat=2)
    with pytest.raises(LudothequeError, match="NAME:VALUE"):
        pyspiel.load_game("ludotheque_clocks(options=board)")


def test_a_win_is_worth_one_a_shared_one_less_and_alone_points_count():
    game = game_named("liars_dice")
    luck = RandomChance(5)
    s = game.start(3, {}, luck)
    while not s.end:
        seat = flow.first_asked(s)
        may = flow.options(s, seat)
        flow.play(s, seat, may[luck.pick("what", len(may))], luck)

    assert [-1, -1, 1] == sorted(TableSpace("liars_dice", 3).worth(s))


# PettingZoo.


def test_what_may_not_be_done_is_refused_and_nothing_changes():
    env = pettingzoo.env("clocks", 2)
    env.reset(seed=1)
    before = codec.digest(env.table)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])

    with pytest.raises(NotAnOption, match=f"action {wrong}\\) now; it may do: "):
        env.step(wrong)
    with pytest.raises(LudothequeError, match="expected an action from 0 to"):
        env.step(10_000)

    assert before == codec.digest(env.table)


def test_with_only_masks_nothing_else_is_shown():
    env = pettingzoo.env("clocks", 2, only_masks=True)
    env.reset(seed=1)

    assert ["action_mask"] == list(env.last()[0]) == list(env.observation_space("seat_0"))


def test_the_table_can_be_read_and_seen_as_a_whole():
    env = pettingzoo.env("clocks", 2)
    env.reset(seed=1)

    assert "seat_0" in env.render()
    assert 2 * env.space.size == len(env.state())


# Gymnasium.


def test_an_answer_that_may_not_be_given_counts_as_none():
    env = SeatEnv("clocks", 2)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    asked = flow.decision(env.table, 0)
    assert asked is not None
    fallback = asked.step.fallback(env.table, asked.side)

    refused = env.step(wrong)
    env.reset(seed=1)
    given = env.step(fallback.number)

    assert f"action {wrong}" in refused[-1]["refused"]
    assert {} == given[-1]
    assert np.array_equal(refused[0]["observation"], given[0]["observation"])


@pytest.mark.parametrize("others", ["random", "greedy:1"])
def test_a_seat_plays_to_the_end_against_bots(others):
    env = SeatEnv("clocks", 3, seat=1, others=others)
    env.reset(seed=4)
    env.action_space.seed(4)
    is_over, reward, total = False, 0.0, 0.0
    while not is_over:
        assert env.action_masks().any()
        _, reward, is_over, _, _ = env.step(env.action_space.sample())
        total += reward

    assert total == reward
    assert -1 <= reward <= 1


# Luck, one outcome at a time.


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_asked_for_one_of_at_most_36_ways(name):
    game = game_named(name)

    found = play_on(Asking(game, game.seats[-1], {}), RandomChance(6), nodes=400)

    assert not found or 1 < max(found) <= MOST_WAYS


def test_many_ways_are_asked_for_in_groups_and_stay_as_likely():
    ways = [(outcome, 1 + outcome % 3) for outcome in range(100)]
    question = grouped("card", ways)
    total = sum(weight for _, weight in ways)

    found = {}
    for first, group in zip(question.likely(), question.groups, strict=True):
        inner = grouped("card", group)
        for second, last in zip(inner.likely(), inner.groups, strict=True):
            found[last[0][0]] = first * second

    assert len(question.groups) <= MOST_WAYS
    assert found == pytest.approx({outcome: weight / total for outcome, weight in ways})
    assert [[way] for way in ways[:36]] == grouped("card", ways[:36]).groups


@pytest.mark.parametrize("name", GAMES)
def test_a_table_amid_luck_is_copied_and_stored(name):
    game = game_named(name)
    asking = Asking(game, game.seats[0], {})
    for nodes in (3, 40, 41, 42, 43):
        play_on(asking, RandomChance(nodes), nodes)
        others = [copy.deepcopy(asking), pickle.loads(pickle.dumps(asking))]

        ends = []
        for each in (copy.deepcopy(asking), *others):
            play_on(each, RandomChance(7), 60)
            ends.append((each.settled and codec.digest(each.settled), each.outcomes, each.question))

        assert ends[0] == ends[1] == ends[2]


def test_openspiel_takes_players_and_options():
    game = pyspiel.load_game("ludotheque_clocks(players=3,options=board:forward/money:open)")

    assert 3 == game.num_players()
    assert len(game_named("clocks").actions.all) == game.num_distinct_actions()
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [game.observation_tensor_size()] == [len(state.observation_tensor(0))]
    assert "first player" in state.action_to_string(state.legal_actions()[0])
