"""A lesson is a table like any other, whose answers are narrowed while it lasts."""

import asyncio

import msgspec
import pytest

from ludotheque.bots.levels import gentlest
from ludotheque.engine import flow
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.engine.lesson import LEARNER, Lesson, fits, lesson_named, lessons_of
from ludotheque.games import all_games, game_named
from ludotheque.server.live.results import keep_results
from ludotheque.server.lobby.lesson import opening, take
from ludotheque.server.lobby.lists import tables_of
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.ratings import statistics
from ludotheque.server.store.store import Store
from ludotheque.server.table import answers, rewind, seats
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.views.view_group import ViewGroup
from tests.server.lobby.test_results import asked
from tests.server.store.test_log import answering, apply_all

CLOCKS = game_named("clocks")
FIRST = lessons_of(CLOCKS)["first"]
LESSONS = [lesson for game in all_games().values() for lesson in lessons_of(game).values()]


def taken(lesson=FIRST):
    """Give the table of a lesson, without any store."""
    people = [Seat(PERSON, "ada"), *[Seat(BOT, level=bot) for bot in gentlest(lesson.game, lesson.file.seats - 1)]]
    table = Table(lesson.game, "table", lesson.file.options, people)
    apply_all(table, opening(lesson))
    return table


def answer(table, action):
    luck = table.course.chance()
    luck.renew(table.drawn())
    apply_all(table, answers.answer(table, 0, table.playing.number(0), action, "", luck, "ada"))


def taught(table, step):
    """Give the first answer that a step takes."""
    options = flow.options(table.playing.state, LEARNER)
    return next(action.text for action in options if any(fits(pattern, action) for pattern in step.allow))


def card(table, language="en"):
    view = TableView(table, {"ada": "Ada"})
    return msgspec.json.decode(ViewGroup(view, 0, "ada", language).whole(view)).get("lesson")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
def test_every_lesson_is_played_at_a_table_from_card_to_card(lesson, language):
    table = taken(lesson)

    for done, step in enumerate(lesson.file.steps):
        shown = card(table, language)
        assert (done, len(lesson.file.steps)) == (shown["done"], shown["of"])
        assert ("goal" in shown, shown.get("at", "")) == (done == 0, step.rule)
        assert [] == table.waiting_bots()
        answer(table, taught(table, step))

    assert len(lesson.file.steps) == card(table, language)["done"]


def test_what_the_rules_refuse_they_refuse_themselves_and_the_rest_the_lesson_does():
    table = taken()
    answer(table, "board forward")

    with pytest.raises(Refused, match="above-purse"):
        answer(table, "bid 9")
    with pytest.raises(Refused, match="lesson-first-less"):
        answer(table, "bid 6")

    answer(table, "bid 3")
    assert "ask-pick-group" == table.game.prompt(table.playing.state, 0).id


def test_what_was_taken_back_comes_again_with_the_same_luck():
    table = taken()
    for action in ("board forward", "bid 3", "pick 0"):
        answer(table, action)
    before = table.drawn()

    apply_all(table, rewind.ask(table, 0, "c", "ada"))
    assert (2, "pick") == (card(table)["done"], table.course.step(table.playing).id)
    answer(table, "pick 0")

    assert (3, before) == (card(table)["done"], table.drawn())


def test_after_the_last_step_says_what_to_try_next_and_then_lets_one_play():
    table = taken()
    for step in FIRST.file.steps:
        answer(table, step.allow[0])

    assert CLOCKS.say("en", "lesson-first.next") == card(table)["text"]
    assert FIRST.file.teaches == card(table)["teaches"]
    answer(table, "pair 1+2")
    assert card(table) is None
    assert [1] == table.waiting_bots()


def test_nothing_is_kept_of_how_a_lesson_has_ended(tmp_path):
    table, store = taken(), Store(f"sqlite:///{tmp_path}/tables.sqlite")
    while not table.is_over:
        step = table.course.step(table.playing)
        seat, number, action = asked(table) if step is None else (0, table.playing.number(0), step.allow[0])
        luck = table.course.chance()
        luck.renew(table.drawn())
        apply_all(table, answers.answer(table, seat, number, action, "", luck))

    asyncio.run(keep_results(store.results, table, 0.0))

    assert [] == statistics(store, "ada")
    store.close()


def test_a_bot_that_stands_in_does_not_go_on_without_the_learner():
    table = taken()
    apply_all(table, seats.leave(table, "ada", "greedy"))

    assert "greedy" == table.seats[0].level
    assert [] == table.waiting_bots()


def test_where_the_script_does_not_fit_the_others_think():
    """The rules have changed since the table was opened."""
    table = taken()
    first, *rest = FIRST.file.steps
    steps = [msgspec.structs.replace(first, others=["1: bid 2"]), *rest]
    table.course = Lesson(CLOCKS, "first", msgspec.structs.replace(FIRST.file, steps=steps))

    answer(table, "board forward")

    assert [1] == table.waiting_bots()


def test_a_lesson_is_left_and_taken_up_where_it_was(tmp_path):
    def house(doing):
        async def inside():
            lobby = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0)
            try:
                return await doing(lobby)
            finally:
                await lobby.close()

        return asyncio.run(inside())

    async def begin(lobby):
        ada = await lobby.accounts.welcome()
        room = await take(lobby.rooms, ada, FIRST)
        for action in ("board forward", "bid 3"):
            await answering(room, 0, room.table.playing.number(0), action, "")
        return ada, room.table.id, [seat.level for seat in room.table.seats]

    async def again(lobby):
        room = await lobby.rooms.room(table)
        return card(room.table), room.table.is_rated, await tables_of(lobby.rooms, ada.id, "en")

    ada, table, levels = house(begin)
    shown, is_rated, mine = house(again)

    assert ["", "character:nell"] == levels
    assert (2, False) == (shown["done"], is_rated)
    assert [(table, "first", 2, 8, True)] == [
        (one.id, one.lesson.id, one.lesson.done, one.lesson.of, one.waits_for_me) for one in mine
    ]


def test_a_lesson_that_is_not_there():
    with pytest.raises(BadOption, match="clocks has no lesson 'second'; it has: first"):
        lesson_named(CLOCKS, "second")


def test_a_guest_finds_the_lessons_of_a_game_and_takes_one(guests):
    ada = guests("Ada")

    [found] = ada.ask("GET", "/api/games/clocks/lessons?language=fr")
    table = ada.ask("POST", "/api/games/clocks/lessons/first", {})["id"]
    ada.attend(table)
    shown = msgspec.json.decode(ada.frames[0])["lesson"]
    refused = ada.do("board backward")

    assert ("first", "Votre premier tour", 8) == (found["id"], found["title"], found["steps"])
    assert (0, ["board0"]) == (shown["done"], shown["on"])
    assert CLOCKS.say("en", "no-lesson-first-backward") == refused["text"]
    assert "error" in ada.ask("POST", "/api/games/clocks/lessons/second", {})
    assert "error" in ada.ask("GET", "/api/games/chess/lessons")
