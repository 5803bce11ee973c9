"""Remarks: characters say a little, the same to everybody and after a reload, and nobody learns anything by it."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.state import NOBODY
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games import all_games, game_named
from ludotheque.server.table import answers
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.remarks import OCCASIONS, remark
from ludotheque.server.views.table_view import TableView
from ludotheque.server.views.view_group import ViewGroup
from tests.games.finished import FINISHED
from tests.server.store.test_log import apply_all

GAMES = list(FINISHED.values())
NAMES = {"ada": "Ada"}


def sitting(game, kind=BOT):
    """List a person, and as many characters as the game has room for at three seats."""
    characters = [f"character:{name}" for name in game.opponents.characters]
    count = 3 if 3 in game.seats else 2
    return [
        Seat(PERSON, "ada"),
        *(Seat(kind, "" if kind == BOT else level, level) for level in characters[: count - 1]),
    ]


def played(game, seats, seed=1, name="t1", moves=3000):
    """Play at random, to the end unless so many moves come first; give the table and its entries."""
    table, log, luck, mind = Table(game, name, {}, seats), [], RandomChance(seed), RandomChance(seed)
    entries = answers.start(table, luck)
    while entries:
        apply_all(table, entries)
        log += entries
        entries = []
        if not table.is_over and len(log) < moves:
            seat = table.waiting()[0]
            wanted = answers.option(table, seat, mind.pick("answer", len(flow.options(table.playing.state, seat))))
            entries = answers.answer(table, seat, table.playing.number(seat), wanted, "", luck)
    return table, log


def remarks(view, language="en"):
    found = [remark(view, place, language) for place in range(len(view.table.story.events))]
    return [line for line in found if line is not None]


def told(table, seat, language="en"):
    """Give the lines that a viewer is told."""
    group = ViewGroup(TableView(table, NAMES), seat, "", language)
    return [line for lines in group._lines for line in lines]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everybody_hears_the_same_remarks_and_after_a_reload_too(game):
    table, log = played(game, sitting(game))
    again = Table(game, "t1", {}, sitting(game))
    apply_all(again, log)
    heard = [[line for line in told(one, seat) if line.remark] for one in (table, again) for seat in (None, 0, 1)]

    assert heard[0], "somebody says something, at least in the end"
    assert all(one == heard[0] for one in heard)
    assert all(line.text.endswith(f": “{line.remark}”") for line in heard[0])
    assert all(table.seats[line.seat].kind == BOT for line in heard[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_hidden_makes_no_difference_to_a_remark(game):
    table, _ = played(game, sitting(game), moves=120)
    before = remarks(TableView(table, NAMES))
    assert table.match is not None
    for seed in range(3):
        table.match.state = game.determinized(table.match.state, NOBODY, RandomChance(seed))
        assert before == remarks(TableView(table, NAMES))


def test_at_about_one_big_moment_of_three_something_is_said_and_always_at_the_end():
    game = game_named("liars_dice")
    big = said = 0
    for seed in range(12):
        table, _ = played(game, sitting(game), seed, f"table {seed}")
        lines = remarks(TableView(table, NAMES))
        assert lines[-1].turn == table.story.events[table.story.last].turn
        said += len(lines) - 1
        big += sum(logged.event.name in game.highlights for logged in table.story.events)

    assert big / 6 < said < big / 1.5


def test_whoever_has_won_says_so_and_somebody_who_has_lost_if_a_person_has():
    game, winners = game_named("clocks"), set()
    for seed in range(12):
        table, _ = played(game, sitting(game), seed, f"table {seed}")
        view = TableView(table, NAMES)
        ranks = game.ranks(table.playing.state)
        best = {table.playing.state.seat_of[side] for side, rank in enumerate(ranks) if rank == 1}
        line = remarks(view)[-1]
        name = game.opponents.characters
        speaker = table.seats[line.seat].level.removeprefix("character:")
        won = bool(best - {0})
        occasion = "won" if won else "lost"
        mood = name[speaker].face.mood
        assert line.remark in {
            game.say("en", f"character-{speaker}.{occasion}"),
            game.say("en", f"remark-{mood}-{occasion}"),
        }
        assert not won or line.seat in best
        winners.add(won)

    assert {True, False} == winners


def test_people_plain_bots_and_those_who_stand_in_say_nothing():
    game = game_named("clocks")
    for seats in ([Seat(PERSON, "ada"), Seat(BOT, level="level:3")], sitting(game, PERSON)[:2]):
        seats[1].person = "" if seats[1].kind == BOT else "bo"
        table, _ = played(game, seats)
        assert [] == remarks(TableView(table, {"ada": "Ada", "bo": "Bo"}))


def test_what_was_said_to_something_that_is_taken_back_is_taken_back_with_it():
    game = game_named("clocks")
    table, _ = played(game, sitting(game))
    logged = next(logged for logged in table.story.events if logged.event.name == "die-perfect")
    table, _ = played(game, sitting(game), moves=9)
    first = len(table.story.events)
    for turn in range(20):
        table.story.events += [logged._replace(turn=turn), table.story.events[0]]
    group = ViewGroup(view := TableView(table, NAMES), None, "", "en")
    before = [line for lines in group._lines for line in lines]
    place = next(place for place in range(first, first + 40) if remark(view, place, "en") is not None)
    table.story.events[place] = table.story.events[place]._replace(is_undone=True)
    table.story.struck.append(place)

    new, undone, _ = group._news(view)

    assert [] == new
    assert [False, True] == [bool(before[number].remark) for number in undone]
    assert all(before[number].undone for number in undone)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_character_has_words_for_every_occasion(game, language):
    for name, character in game.opponents.characters.items():
        words = {game.say(language, f"character-{name}.{occasion}") for occasion in OCCASIONS}
        assert len(OCCASIONS) == len(words)
        for occasion in OCCASIONS:
            assert game.say(language, f"remark-{character.face.mood}-{occasion}")
