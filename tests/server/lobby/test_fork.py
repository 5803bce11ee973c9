"""Forks tell nothing: whoever begins a table of his own where another one was takes along what he knew, and no more."""

import itertools

import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import LabelSeededChance, Outcome, RandomChance, RecordedChance, WrongOutcome
from ludotheque.engine.match import Match
from ludotheque.engine.state import NOBODY
from ludotheque.games import all_games, game_named
from ludotheque.games.enkidu.names import BLOCKS, NONE
from ludotheque.server.lobby import fork as forks
from ludotheque.server.lobby.fork import forked
from ludotheque.server.store.store import Store
from ludotheque.server.store.upgrade import restored
from ludotheque.server.table.entries import PERSON, START, Seat
from ludotheque.server.table.table import Table
from tests.server.conftest import open_table
from tests.server.table.test_orders import answer, talk

ENKIDU = game_named("enkidu")
PLAYERS = 3


def logged(server, table):
    """Give a table as the house has it, with everything in its log."""
    store = Store(server.database)
    stored = store.tables.table(table)
    assert stored is not None
    store.close()
    return restored(game_named(stored.game), stored), stored.entries


def known_to(s, seat):
    """Work out whose objectives a seat has seen: cards that it knows nobody else can hold."""
    others = [side for side in range(s.players) if s.seat_of[side] != seat]
    return [
        {
            card
            for card in range(max(s.ruled_out).bit_length())
            if all(s.ruled_out[s.marks(seat, side, block)] >> card & 1 for side in others)
        }
        for block in range(BLOCKS)
    ]


def held_by(s, seat):
    """List the objectives of a seat, by pile."""
    side = s.seat_of.index(seat)
    cards = s.objectives[side * BLOCKS : (side + 1) * BLOCKS]
    in_block = len(s.box.objectives) // BLOCKS
    return [set() if card == NONE else {card % in_block} for card in cards]


@pytest.mark.slow
def test_whoever_forks_a_running_game_and_plays_the_fork_to_its_end_learns_nobody_s_objectives(server, guests):
    """The notes of others about what they have seen were taken along as they were, and told what they hold."""
    ada = guests("Ada")
    source = open_table(ada, "me", *["bot:random"] * (PLAYERS - 1), game="enkidu", windows="none")
    ada.attend(source)
    ada.play_randomly(RandomChance(1), 3)
    fork = ada.ask("POST", f"/api/tables/{source}/fork", {"turn": 3, "level": "random"})["id"]
    ada.leave()
    ada.attend(fork)
    ada.play_randomly(RandomChance(2))
    told = ada.ask("GET", f"/api/tables/{fork}/record")

    truth = logged(server, source)[0].playing.state
    assert not truth.end
    entries = logged(server, fork)[1]
    assert START == entries[0].kind
    start = codec.decode(ENKIDU, entries[0].action.encode())
    assert ada.is_over
    assert f"table {fork}" in told
    assert "start" not in told, "what it began with is in no account"

    true = [held_by(truth, seat) for seat in range(1, PLAYERS)]
    assert 3 * (PLAYERS - 1) == sum(len(cards) for held in true for cards in held)
    assert true != [known_to(start, seat) for seat in range(1, PLAYERS)], "one in 40,000 by chance"


def begun(game, s, seats):
    """Let people sit down at a position."""
    table = Table(game, "t", {}, [Seat(PERSON, f"p{seat}") for seat in range(seats)])
    table.match = Match(game, seats, table.options, RandomChance(1), start=s)
    return table


def over(table):
    """Play a table to its end, anyhow."""
    match, luck = table.playing, RandomChance(5)
    while not match.state.end:
        seat = flow.first_asked(match.state)
        options = flow.options(match.state, seat)
        match.play(seat, options[luck.pick("what", len(options))])
    return table


def twins(game, seats, seat, luck):
    """Play two worlds side by side that a seat cannot tell apart; give both whenever they still look the same to it."""
    true = game.start(seats, {}, luck)
    twin = game.determinized(true, seat, RandomChance(3))
    viewer = None if seat == NOBODY else seat
    while not true.end and game.scene(true, viewer) == game.scene(twin, viewer):
        yield true.clone(), twin.clone()
        asked = flow.first_asked(true)
        options = [action for action in flow.options(true, asked) if action in flow.options(twin, asked)]
        if not options:
            return
        luck.trail = outcomes = list[Outcome]()
        action = options[luck.pick("what", len(options))]
        outcomes.clear()
        flow.play(true, asked, action, luck)
        try:
            flow.play(twin, asked, action, RecordedChance(outcomes))
        except WrongOutcome:
            return


GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@pytest.mark.slow
@GAMES
def test_what_a_fork_begins_with_follows_from_what_its_seat_knew_alone(game, monkeypatch):
    """Two worlds, and one deal: the same State, to the last note of what others have seen."""
    monkeypatch.setattr(forks, "RandomChance", lambda: LabelSeededChance("fork"))
    seats, looked = max(game.seats), 0

    for seed in itertools.count():
        for true, twin in itertools.islice(twins(game, seats, seed % seats, RandomChance(seed)), 0, None, 7):
            one, other = (forked(begun(game, s, seats), seed % seats, 0) for s in (true, twin))
            assert one == other, f"seed {seed}, question {true.asked}"
            looked += 1
        if looked > 50:
            break


@GAMES
def test_what_a_spectator_forks_of_a_finished_game_follows_from_what_lay_open(game, monkeypatch):
    """Also of a Record that was brought in: whoever did so sits nowhere."""
    monkeypatch.setattr(forks, "RandomChance", lambda: LabelSeededChance("fork"))
    seats = max(game.seats)
    *_, (true, twin) = itertools.islice(twins(game, seats, NOBODY, RandomChance(1)), 12)

    assert forked(over(begun(game, true, seats)), None, 0) == forked(over(begun(game, twin, seats)), None, 0)


def test_a_fork_does_not_tell_how_much_two_have_laid_in_private(monkeypatch):
    """Every private answer is asked for anew, and questions are counted."""
    monkeypatch.setattr(forks, "RandomChance", lambda: LabelSeededChance("fork"))
    quiet, busy = talk(), talk()
    for action in ("give red DB1", "clear red", "give red DB1", "clear red"):
        answer(busy, 0, action)

    assert forked(quiet, 2, 99) == forked(busy, 2, 99)


def test_a_fork_asks_whoever_was_asked_and_counts_its_questions_anew():
    *_, (true, _) = itertools.islice(twins(ENKIDU, 4, 0, RandomChance(1)), 30)
    assert max(true.asked) > 1

    start = codec.decode(ENKIDU, forked(begun(ENKIDU, true, 4), flow.waiting(true)[0], 0).encode())

    assert flow.waiting(true) == flow.waiting(start)
    assert [int(seat in flow.waiting(true)) for seat in range(4)] == start.asked
