"""A View shows a bot what its seat could know, and nothing else."""

import gc

import pytest

from ludotheque.bots.view import View, see, unpack
from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.state import State
from ludotheque.games import all_games, game_named

GAMES = list(all_games().values())


def after_a_bid(coins):
    """Clocks with two players: the second has laid a bid, the first is still asked."""
    game = game_named("clocks")
    chance = RandomChance(5)
    s = game.start(2, {"board": "backward", "rival": "no", "money": "hidden"}, chance)
    while not s.lanes:
        flow.play(s, flow.first_asked(s), s.options[0], chance)
    flow.play(s, 1, game.actions.parse(f"bid {coins}"), chance)
    return game, s


def random_states(game, seats):
    """Every state of one random game at which somebody has something to choose, with the seat."""
    chance = RandomChance(9)
    s = game.start(seats, {}, chance)
    while not s.end:
        seat = flow.first_asked(s)
        yield s, seat
        options = flow.options(s, seat)
        flow.play(s, seat, options[chance.pick("test", len(options))], chance)


def reachable(view):
    """Everything a View holds, followed through plain containers and objects."""
    seen: dict[int, object] = {}
    todo: list[object] = [view]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type) or callable(thing):
            continue
        seen[id(thing)] = thing
        todo += gc.get_referents(thing)
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_options_of_a_view_are_those_of_the_table(game):
    for s, seat in random_states(game, game.seats[-1]):
        assert flow.options(s, seat) == see(game, s, seat, RandomChance(1)).options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_scene_of_a_view_is_the_seats_scene(game):
    for k, (s, seat) in enumerate(random_states(game, game.seats[-1])):
        if k % 7 == 0:
            assert game.scene(s, seat) == see(game, s, seat, RandomChance(1)).scene


def test_view_does_not_hold_the_true_state():
    game, s = after_a_bid(7)

    view = see(game, s, 0, RandomChance(1))

    assert id(s) not in reachable(view)
    assert isinstance(view.determinize(RandomChance(1)), State)


def test_sealed_bid_differs_from_view_to_view():
    """The true bid is 7: a View that kept it would show 7 every time."""
    game, s = after_a_bid(7)

    bids = {codec.decode(game, see(game, s, 0, RandomChance(seed)).pack()).bids[1] for seed in range(60)}  # type: ignore[attr-defined]  # a State of Clocks

    assert set(range(11)) == bids


def test_views_of_two_truths_are_the_same():
    """Whatever the other has bid, the same luck of the bot makes the same View."""
    game, seven = after_a_bid(7)
    _, two = after_a_bid(2)

    assert see(game, seven, 0, RandomChance(3)).pack() == see(game, two, 0, RandomChance(3)).pack()


def test_imagined_world_asks_the_others_again():
    game, s = after_a_bid(7)

    world = see(game, s, 0, RandomChance(1)).determinize(RandomChance(2))

    assert [0] == flow.waiting(s)
    assert [0, 1] == flow.waiting(world)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_view_survives_a_journey(game):
    for k, (s, seat) in enumerate(random_states(game, game.seats[-1])):
        if k % 11 == 0:
            view = see(game, s, seat, RandomChance(k))

            arrived = unpack(game, seat, view.pack())

            assert isinstance(arrived, View)
            assert view.options == arrived.options
            assert view.scene == arrived.scene
            assert codec.digest(view.determinize(RandomChance(4))) == codec.digest(arrived.determinize(RandomChance(4)))
