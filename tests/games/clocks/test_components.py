"""Somebody's own numbers: what the data file says is what is played, or it is refused with the reason."""

import json

import msgspec
import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadComponents
from ludotheque.games.clocks.components import most_coins
from ludotheque.games.clocks.game import Clocks
from ludotheque.games.clocks.state import State
from tests.games.clocks.table import GAME


def own(**changes):
    """The game with other numbers: `start_money__forward=400`."""
    table = json.loads(GAME.component_file.text)
    for key, value in changes.items():
        above, _, name = key.partition("__")
        table[above][name] = {**table[above][name], "value": value}
    return Clocks(msgspec.json.encode(table).decode())


def asked_to_bid(game, players=2):
    """Play until bids are laid, on the forward face."""
    s = game.start(players, {"board": "forward", "money": "hidden"}, chance := RandomChance(3))
    while len(flow.waiting(s)) < players:
        seat = flow.first_asked(s)
        flow.play(s, seat, flow.options(s, seat)[0], chance)
    return s, chance


@pytest.mark.parametrize("coins", [250, 251, 400])
def test_bids_go_up_to_what_the_purse_holds_whatever_the_data_file_says(coins):
    game = own(start_money__forward=coins)
    s, chance = asked_to_bid(game)

    assert [f"bid {bid}" for bid in range(coins + 1)] == [str(action) for action in flow.options(s, 0)]
    flow.play(s, 0, game.actions.parse(f"bid {coins}"), chance)
    flow.play(s, 1, game.actions.parse("bid 0"), chance)

    assert 0 == s.money[0]


def test_a_state_with_such_a_bid_is_stored_and_read_back():
    game = own(start_money__forward=400)
    s, chance = asked_to_bid(game)
    flow.play(s, 0, game.actions.parse("bid 399"), chance)

    assert codec.digest(s) == codec.digest(codec.decode(game, codec.encode(s)))


def test_with_the_printed_numbers_the_actions_are_as_they_were():
    """Actions are numbered in their order, and the number of a bid is its coins."""
    assert [f"bid {coins}" for coins in range(251)] == [str(action) for action in GAME.box.bids]
    assert GAME.actions.all == own(start_money__forward=400).actions.all[: len(GAME.actions.all)]


def test_a_purse_never_holds_more_than_can_be_bid():
    """Twelve rounds: two dice, each with the fixed sum and the better of difference and bonus, and a free action."""
    assert 10 + 12 * (2 * (2 + 5) + 1) == most_coins(GAME.component_file)
    assert 400 + 12 * (2 * (2 + 5) + 1) == most_coins(own(start_money__backward=400).component_file)
    assert 10 + 12 * (2 * (2 + 5) + 30) == most_coins(own(free_action__coins=30).component_file)
    assert 10 + 12 * (2 * 20 + 1) == most_coins(own(returned_die__coins=20).component_file)
    for game in (GAME, own(start_money__backward=400), own(free_action__coins=30)):
        assert len(game.box.bids) > most_coins(game.component_file)


@pytest.mark.parametrize(
    ("players", "rival", "coins"), [(1, "", 4), (2, "yes", 7), (2, "no", 7), (3, "", 4), (4, "", 2)]
)
def test_for_two_and_four_the_free_action_may_bring_something_else(players, rival, coins):
    table = json.loads(GAME.component_file.text)
    table["free_action"] = {
        "coins": {"value": 4, "source": "proposal"},
        "coins_for_two": {"value": 7, "source": "proposal"},
        "coins_for_four": {"value": 2, "source": "proposal"},
    }
    s = Clocks(json.dumps(table)).start(players, {"rival": rival} if rival else {}, RandomChance(3))
    assert isinstance(s, State)

    assert coins == s.free_coins
    table["free_action"] = {"coins": table["free_action"]["coins"]}
    s = Clocks(json.dumps(table)).start(players, {"rival": rival} if rival else {}, RandomChance(3))
    assert isinstance(s, State)
    assert 4 == s.free_coins


@pytest.mark.parametrize(
    ("players", "prices"), [(1, [2, 4, 4, 5]), (2, [2, 4, 3, 1]), (3, [2, 4, 4, 5]), (4, [2, 6, 4, 5])]
)
def test_for_two_and_four_actions_may_cost_something_else(players, prices):
    table = json.loads(GAME.component_file.text)
    table["prices_for_two"] = {
        "flip": {"value": 3, "source": "proposal"},
        "swap": {"value": 1, "source": "proposal"},
    }
    table["prices_for_four"] = {"nudge": {"value": 6, "source": "proposal"}}
    s = Clocks(json.dumps(table)).start(players, {}, RandomChance(3))
    assert isinstance(s, State)

    assert prices == s.prices


@pytest.mark.parametrize("seed", range(20))
def test_in_a_whole_game_no_purse_is_fuller_than_that(seed):
    """Everybody grabs what pays most, so as to come near."""
    s = GAME.start(3, {"red": "fixed"}, chance := RandomChance(seed))
    assert isinstance(s, State)
    while not s.end:
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        best = options[0]
        if best.verb == "place":
            earned = [s.difference_coins(s.middle[seat][0], action.target) for action in options]
            best = options[earned.index(max(earned))]
        flow.play(s, seat, best, chance)
        assert max(s.money) <= most_coins(GAME.component_file)


def test_more_coins_than_can_be_offered_as_bids_are_refused_with_the_reason():
    with pytest.raises(BadComponents) as refused:
        own(start_money__forward=5000, free_action__coins=3)

    assert (
        "[start_money]: expected numbers with which nobody can ever hold more than 1000 coins, so that all can be bid; "
        "got 5204, with up to 17 gained in each of 12 rounds"
    ) in str(refused.value)


def test_it_is_listed_with_the_other_mistakes():
    with pytest.raises(BadComponents) as refused:
        own(start_money__forward=5000, dice__red=1)

    assert 2 == len(str(refused.value).splitlines())
