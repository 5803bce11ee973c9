"""What a learner is shown: always as many numbers, the own side first, nothing hidden, and games may do it better."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.observation import Observer, observer_of
from ludotheque.games import all_games, game_named
from ludotheque.lab import kit

CASES = [(game.id, seats) for game in all_games().values() for seats in game.seats]
HIDING = [game.id for game in all_games().values() if game.secrets]


def played(game, seats, seed):
    """Give every question of a random game."""
    chance = RandomChance(seed)
    s = game.start(seats, {}, chance)
    while not s.end:
        seat = flow.first_asked(s)
        yield s, seat
        may = flow.options(s, seat)
        flow.play(s, seat, may[chance.pick("what", len(may))], chance)
    yield s, 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_seat_is_always_shown_as_many_numbers(name, seats):
    game = game_named(name)
    observer = observer_of(game, seats, {})

    rows = [observer.numbers(s, seat) for s, _ in played(game, seats, 77) for seat in range(seats)]

    assert {observer.size} == {len(row) for row in rows}
    assert observer.size == sum(observer.pieces.values()) == len(observer.scales)
    assert len({tuple(row) for row in rows}) > len(rows) / 4


def test_the_own_side_comes_first():
    game = game_named("clocks")
    observer = observer_of(game, 3, {"money": "open"})
    s = game.start(3, {"money": "open"}, RandomChance(1))
    setattr(s, "money", [5, 6, 7])  # noqa: B010 - a field of the game, not of every State
    first = list(observer.pieces).index("money")
    place = sum(list(observer.pieces.values())[:first])

    shown = [observer.numbers(s, seat)[place : place + 3] for seat in range(3)]

    assert [[5, 6, 7], [6, 7, 5], [7, 5, 6]] == shown


def test_whoever_is_asked_is_shown_the_question():
    game = game_named("clocks")
    observer = observer_of(game, 2, {"board": "forward", "money": "open"})
    s = game.start(2, {"board": "forward", "money": "open"}, RandomChance(1))
    seat = flow.first_asked(s)
    questions = [name for name in observer.pieces if name.startswith("asks-")]
    place = observer.size - observer.pieces["question"] - len(questions)

    shown = [sum(observer.numbers(s, each)[place : place + len(questions)]) for each in (seat, 1 - seat)]

    assert [1, 1 if 1 - seat in flow.waiting(s) else 0] == shown


def test_what_was_measured_is_the_same_every_time_and_remembered():
    game = game_named("liars_dice")

    assert Observer(game, 3, {"calza": "yes", "palifico": "yes"}).digest == observer_of(game, 3, {}).digest
    assert observer_of(game, 3, {}) is observer_of(game, 3, {})
    assert observer_of(game, 3, {}).digest != observer_of(game, 4, {}).digest


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
@pytest.mark.interpreted
def test_a_table_shown_as_it_is_would_be_noticed(name, monkeypatch):
    """Without dealing anew first, the kit finds what is hidden among the numbers."""
    monkeypatch.setattr(Game, "as_known", lambda self, s, seat: s)
    game = game_named(name)

    def look():
        for seed in range(8):
            kit.check_secrecy(kit.Case(game, game.seats[-1], {}, seed))

    with pytest.raises(kit.LeakFound, match="observation"):
        look()


@pytest.mark.interpreted
def test_a_game_may_say_itself_what_a_learner_is_shown(monkeypatch):
    game = game_named("liars_dice")
    monkeypatch.setattr(type(game), "tensor", lambda self, s, side: [float(s.left[side]), float(s.count)])
    s = game.start(2, {}, RandomChance(4))

    observer = Observer(game, 2, {})

    assert 2 == observer.pieces["tensor"]
    assert "cups" not in observer.pieces
    assert [5, 0] == observer.numbers(s, 0)[5:7]
    assert observer.size == len(observer.numbers(s, 0))
