"""A second reader's model: sentences of the book and the rulings once more, sharing no code with the rules."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games.clocks.names import COLOURS
from ludotheque.games.clocks.state import State
from tests.games.clocks.table import deal

GAMES = 150
DICE = ["white1", "grey2", "black3", "red4", "white5"]
CLOCKWISE = {"forward": list(range(1, 13)), "backward": list(range(12, 0, -1))}


def pips(hour):
    """What one sees on a slot: the ghost six beside it is printed for the number of the hour only."""
    return hour - 6 if hour > 6 else hour


def picked(bids, first):
    """Who picks when: higher bids first; equal bids are worth more the further clockwise from the first player."""
    worth = {player: bid * 100 + (player - first) % len(bids) for player, bid in enumerate(bids)}
    return sorted(worth, key=lambda player: -worth[player])


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_second_reader_finds_the_same_order_of_picks(seed):
    luck = RandomChance(seed)
    players, first = 3 + luck.pick("players", 2), luck.pick("first", 3)
    money = tuple(1 + luck.pick("money", 9) for _ in range(players))
    bids = [luck.pick("bid", min(coins, 3) + 1) for coins in money]
    table = deal(players, at="auction", money=money, first=first, luck=" ".join(DICE[: players + 1]))

    table.play(f"{first}: pair 1+2", *(f"{player}: bid {bid}" for player, bid in enumerate(bids)))

    assert tuple(coins - bid for coins, bid in zip(money, bids, strict=True)) == table.money, "everybody pays"
    assert picked(bids, first) == [flow.first_asked(table.state), *table.state.order]


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_second_reader_finds_the_same_prices_and_coins_for_placing(seed):
    luck = RandomChance(seed)
    face = ("forward", "backward")[luck.pick("face", 2)]
    colour, value = COLOURS[luck.pick("colour", 4)], luck.roll("value", 6)
    taken = [hour for hour in range(1, 13) if luck.pick("taken", 3) == 0]
    money = luck.pick("money", 25)
    dice = " ".join(f"{hour}:{COLOURS[hour % 4]}{luck.roll('lying', 6)}" for hour in taken)
    empty = [hour for hour in CLOCKWISE[face] if hour not in taken]
    # Two empty slots at least that can be reached, or nothing is asked: the first is free, the second costs the first.
    table = deal(middle0=f"{colour}{value}", clock0=dice, board=face, money=(money + pips(empty[0]), 0))
    coins = money + pips(empty[0])

    price = {hour: 0 if colour == "black" else sum(map(pips, empty[:place])) for place, hour in enumerate(empty)}
    assert [f"place {hour}" for hour in empty if price[hour] <= coins] == table.options().split(", ")
    for hour in (one for one in empty if price[one] <= coins):
        world = table.state.clone()
        assert isinstance(world, State)
        flow.play(world, 0, next(one for one in world.options if one.target == hour), RandomChance(1))
        over = value - pips(hour)
        earned = over if over > 0 else -over if colour == "red" else 0
        bonus = 2 if over == 0 and pips(hour) in {1, 6} else 0
        assert coins - price[hour] + earned + bonus == world.money[0], (face, colour, value, hour)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_second_reader_finds_the_same_points(seed):
    luck = RandomChance(seed)
    lying = {hour: (luck.pick("colour", 4), luck.roll("value", 6)) for hour in range(1, 13) if luck.pick("gap", 4)}
    for hour in list(lying):
        if luck.pick("perfect", 2):
            lying[hour] = (lying[hour][0], pips(hour))
    table = deal(clock0=" ".join(f"{hour}:{COLOURS[colour]}{value}" for hour, (colour, value) in lying.items()))

    perfect = {hour for hour, (_, value) in lying.items() if value == pips(hour)}
    pairs = sum({hour, hour % 12 + 1} <= perfect for hour in range(1, 13))
    sets = min(sum(colour == one for colour, _ in lying.values()) for one in range(4))
    assert 2 * len(perfect) + pairs + 2 * sets == table.points[0]
