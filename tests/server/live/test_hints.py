"""Hints at a table: as strong as they are asked for, told to whoever asked, noted in the log, blind to secrets."""

import asyncio
import json
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from ludotheque.bots.advice import advise, explain
from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see, unpack
from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.games import all_games, game_named
from ludotheque.server.live import bot_pool
from ludotheque.server.live.bot_pool import BotPool
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table import answers
from ludotheque.server.table.entries import BOT, HINT, PERSON, START, Entry, Seat
from ludotheque.server.table.reason import AnswerKnown, known_answer
from ludotheque.server.table.table import Table
from ludotheque.server.views.hints import reason
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.incoming import HintRequest, WhyRequest
from ludotheque.server.wire.notices import Advised
from ludotheque.server.wire.requests import NewTable
from tests.server.live.test_by_itself import until

CLOCKS, DICE = game_named("clocks"), game_named("liars_dice")


class CountingPool(BotPool):
    """Bots that never answer, and give advice at once: the first three options, the last of them best."""

    def __init__(self):
        super().__init__()
        self.asked = 0
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def choose(self, *_):
        await asyncio.Event().wait()

    async def advise(self, _game, s, seat):
        self.asked += 1
        await self.may_think.wait()
        return Advised([option.text for option in flow.options(s, seat)[2::-1]], 2.4)


@pytest.fixture
def visit(tmp_path):
    """Open a house, let somebody sit at Clocks with the others named, and look at it; then do something there."""

    def visit(do, *others):
        async def run():
            house = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0, seed=1)
            house.rooms.bot_pool = CountingPool()
            try:
                ada, bo = await house.accounts.welcome(), await house.accounts.welcome()
                options = {"board": "forward", "money": "hidden"}
                room = await open_table(house.rooms, ada, CLOCKS, NewTable("clocks", ["me", *others], options))
                if "open" in others:
                    await room.sit(1, bo.id, bo.name)
                heard: dict[str, list[Any]] = {"ada": [], "bo": []}
                viewers = {}
                for name, person in (("ada", ada), ("bo", bo)):
                    viewers[name] = Viewer(person.id, "en", partial(hear, heard[name]))
                    room.show(viewers[name])
                await asyncio.wait_for(do(house, room, viewers["ada"], heard), 30)
            finally:
                await house.close()

        asyncio.run(run())

    return visit


def hear(heard, text):
    heard.append(json.loads(text))


def hints(heard):
    return [message for message in heard if message["type"] == "hint"]


def lines(heard):
    return [line["text"] for message in heard for line in message.get("log", [])]


async def ask(room, viewer, strength, number=None):
    """Ask for a hint and wait until it is thought about."""
    asked = room.table.playing.number(0) if number is None else number
    await room.hints.ask(viewer, 0, HintRequest("h", asked, strength))
    await until(lambda: not room.hints.is_busy)


def test_each_strength_tells_more_and_all_of_it_is_thought_about_once(visit):
    async def do(house, room, ada, heard):
        options = [option.text for option in flow.options(room.table.playing.state, 0)[:3]]
        for strength in (1, 2, 3):
            await ask(room, ada, strength)
        where, which, answer = hints(heard["ada"])

        assert [] == where["actions"]
        assert options == which["actions"]
        assert "These answers matter" in which["text"]
        assert options[2:] == answer["actions"]
        assert "I would choose" in answer["text"]
        assert "2 points more" in answer["text"]
        assert 1 == house.rooms.bot_pool.asked

    visit(do, "bot:random")


def test_whoever_looks_on_hears_that_a_hint_was_asked_for_and_nothing_of_it(visit):
    async def do(house, room, ada, heard):
        assert room.table.is_rated

        await ask(room, ada, 3)
        await ask(room, ada, 3)

        told = [line for line in lines(heard["bo"]) if "asks for a hint" in line]
        assert 1 == len(told)
        assert [] == hints(heard["bo"])
        assert 2 == len(hints(heard["ada"]))
        assert not room.table.is_rated
        entries = await asyncio.to_thread(house.store.tables.entries, room.table.id, 0)
        assert 1 == [entry.kind for entry in entries].count(HINT)

    visit(do, "bot:random")


def test_a_table_with_hints_is_read_back_as_it_was(visit):
    async def do(house, room, ada, heard):
        await ask(room, ada, 1)
        entries = await asyncio.to_thread(house.store.tables.entries, room.table.id, 0)
        again = type(room.table)(CLOCKS, "again", room.table.options, room.table.seats)
        for entry in entries:
            again.apply(entry)

        assert not again.is_rated
        assert len(room.table.story.events) == len(again.story.events)

    visit(do, "bot:random")


def test_among_people_there_are_no_hints(visit):
    async def do(house, room, ada, heard):
        before = room.table.written

        with pytest.raises(Refused) as refused:
            await ask(room, ada, 1)

        assert "hint-among-people" == refused.value.objection.rule
        assert before == room.table.written
        assert room.table.is_rated

    visit(do, "open")


def test_there_are_no_hints_for_other_questions_at_the_deal_of_a_day_or_two_at_a_time(visit):
    async def do(house, room, ada, heard):
        async def rule(number=None):
            with pytest.raises(Refused) as refused:
                await ask(room, ada, 1, number)
            return refused.value.objection.rule

        assert "stale" == await rule(number=99)
        room.table.sealed_until = 1.0
        assert "hint-daily" == await rule()
        room.table.sealed_until = 0.0
        house.rooms.bot_pool.may_think.clear()
        await room.hints.ask(ada, 0, HintRequest("h", room.table.playing.number(0), 1))
        assert "hint-under-way" == await rule()
        house.rooms.bot_pool.may_think.set()
        await until(lambda: not room.hints.is_busy)

    visit(do, "bot:random")


def test_whoever_asks_in_two_windows_at_once_is_thought_for_once(visit):
    async def do(house, room, ada, heard):
        house.rooms.bot_pool.may_think.clear()
        asked = HintRequest("h", room.table.playing.number(0), 1)

        found = await asyncio.gather(*(room.hints.ask(ada, 0, asked) for _ in "12"), return_exceptions=True)
        house.rooms.bot_pool.may_think.set()
        await until(lambda: not room.hints.is_busy)

        assert [type(None), Refused] == [type(one) for one in found]
        assert 1 == house.rooms.bot_pool.asked

    visit(do, "bot:random")


def test_advice_is_the_same_whatever_the_others_hide():
    """Five tables that look the same to whoever asks, with other dice under the other cups."""
    chance = RandomChance(5)
    truth: Any = DICE.start(3, {}, chance)
    seat = flow.first_asked(truth)
    tables: list[Any] = [truth, *(DICE.determinized(truth, seat, chance) for _ in range(4))]

    told = [advise(see(DICE, s, seat, RandomChance(1)), RandomChance(2), seconds=0.0) for s in tables]

    assert len({str(s.cups) for s in tables}) > 1
    assert 1 == len({(tuple(advice.actions), advice.gain) for advice in told})


def test_what_travels_to_be_thought_about_is_a_world_dealt_anew(monkeypatch):
    packed: list[bytes] = []

    async def run(pool, _work, _game, _own, _seat, world, _seed):
        packed.append(world)
        return Advised([], 0.0)

    monkeypatch.setattr(bot_pool.BotPool, "_run", run)
    truth: Any = DICE.start(3, {}, RandomChance(5))
    for _ in range(8):
        asyncio.run(BotPool().advise(DICE, truth, 0))

    dealt: list[Any] = [unpack(DICE, 0, world).determinize(RandomChance(1)) for world in packed]
    worlds = [world.cups for world in dealt]
    assert len(set(packed)) > 1
    assert all(cups[0] == truth.cups[0] for cups in worlds)


def test_a_house_with_a_seed_thinks_the_same_of_what_looks_the_same(monkeypatch):
    """So a film of a game is the same each time, on a slow machine, too."""
    asked: list[tuple[Any, ...]] = []

    async def run(pool, work, *about):
        asked.append((work, *about))
        return Advised([], 0.0)

    monkeypatch.setattr(bot_pool.BotPool, "_run", run)
    truth: Any = DICE.start(3, {}, RandomChance(5))
    other: Any = DICE.determinized(truth, 0, RandomChance(6))
    for s, seed in ((truth, 1), (truth, 1), (other, 1), (truth, 2), (truth, None)):
        asyncio.run(BotPool(seed).advise(DICE, s, 0))
    same, again, elsewhere, otherwise, without = asked

    assert same == again == elsewhere
    assert other.cups != truth.cups
    assert otherwise[-1] not in {same[-1], None}
    assert without[-1] is None


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_advice_names_options_in_every_game(game):
    chance = RandomChance(2)
    s = game.start(max(2, min(game.seats)), {}, chance)
    view = see(game, s, flow.first_asked(s), chance)

    found = advise(view, chance, seconds=0.01)

    assert 1 <= len(found.actions) <= 3
    assert set(found.actions) <= {option.text for option in view.options}


class TellingPool(CountingPool):
    """Bots that answer the first thing, and say at once that the answer asked about is the best, by two points."""

    async def choose(self, _game, s, seat, _level):
        return flow.options(s, seat)[0].text

    async def explain(self, game, world, seat, given):
        others = [option.text for option in flow.options(world, seat) if option.text != given]
        return Advised([given, *others[:1]], 2.4)


def turn_of_a_bot(table):
    """Give the last turn at which a bot has answered."""
    told = [answer.seat for answer in table.playing.answers if answer.events]
    return max((turn for turn, seat in enumerate(told, 1) if seat), default=0)


async def play_until_a_bot_has(room):
    """Answer for the person until a bot has done something that can be asked about."""
    for _ in range(60):
        table = room.table
        if table.waits_for(0):
            number = table.playing.number(0)
            action = answers.option(table, 0, 0)
            await room.change(partial(answers.answer, seat=0, number=number, text=action, click="", luck=room.luck))
        await asyncio.sleep(0.01)
        try:
            return turn_of_a_bot(table), known_answer(table, 0, turn_of_a_bot(table), RandomChance(1))
        except Refused:
            continue
    raise AssertionError("no bot has answered")


def test_a_bot_says_why_and_it_is_a_hint(visit):
    async def do(house, room, ada, heard):
        house.rooms.bot_pool = room.hints._pool = TellingPool()
        room.bots._pool = room.hints._pool
        room.bots.close()
        room.bots.wake()
        turn, known = await play_until_a_bot_has(room)

        await room.hints.ask_why(ada, 0, WhyRequest("w", turn))
        await until(lambda: not room.hints.is_busy)

        told = [message for message in heard["ada"] if message["type"] == "why"]
        assert [turn] == [message["turn"] for message in told]
        assert told[0]["text"].startswith("Nell: I chose: ")
        assert "I expect 2 points more" in told[0]["text"] or "no other answer" in told[0]["text"]
        assert [] == [message for message in heard["bo"] if message["type"] == "why"]
        assert 1 == len([line for line in lines(heard["bo"]) if "asks for a hint" in line])
        assert not room.table.is_rated
        assert known.seat == 1

    visit(do, "bot:character:nell")


def test_whoever_is_no_bot_or_plays_among_people_is_not_asked_why(visit):
    async def rule(room, ada, turn):
        with pytest.raises(Refused) as refused:
            await room.hints.ask_why(ada, 0, WhyRequest("w", turn))
        return refused.value.objection.rule

    async def alone(_, room, ada, __):
        action = answers.option(room.table, 0, 0)
        number = room.table.playing.number(0)
        await room.change(partial(answers.answer, seat=0, number=number, text=action, click="", luck=room.luck))
        assert {"stale"} == {await rule(room, ada, turn) for turn in (-1, 0, 999)}
        mine = [answer.seat for answer in room.table.playing.answers if answer.events]
        if 0 in mine:
            assert "why-a-bot" == await rule(room, ada, mine.index(0) + 1)
        room.table.sealed_until = 1.0
        assert "hint-daily" == await rule(room, ada, 1)

    async def among_people(_, room, ada, __):
        assert "hint-among-people" == await rule(room, ada, 1)

    visit(alone, "bot:random")
    visit(among_people, "open")


def bids(table, luck, bot):
    """Let everybody bid a little, and give the turns at which bots have."""
    found = []
    for _ in range(4):
        seat = table.waiting()[0]
        action = bot.choose(see(DICE, table.playing.state, seat, luck), luck)
        for entry in answers.answer(table, seat, table.playing.number(seat), action.text, "", RandomChance(4)):
            table.apply(entry)
        if seat and table.playing.answers[-1].events and not table.is_over:
            found.append(sum(bool(answer.events) for answer in table.playing.answers))
    return found


def test_why_is_the_same_whatever_the_others_hide():
    """Tables that look the same to whoever asks: the same bids, with other dice under the other cups."""
    seats = [Seat(PERSON, "ada"), *[Seat(BOT, level="level:1")] * 2]
    table = Table(DICE, "t", {}, seats)
    for entry in answers.start(table, RandomChance(7)):
        table.apply(entry)
    truth = table.playing.state.clone()
    turns = bids(table, RandomChance(3), bot_named("level:1"))
    given = [(answer.seat, answer.action.text) for answer in table.playing.answers]
    told: list[tuple[Any, ...]] = []
    cups: list[str] = []
    for seed in range(4):
        other = Table(DICE, "t", {}, seats)
        start = DICE.determinized(truth, 0, RandomChance(seed)) if seed else truth
        other.apply(Entry(0, START, action=codec.encode(start).decode()))
        for seat, action in given:
            for entry in answers.answer(other, seat, other.playing.number(seat), action, "", RandomChance(4)):
                other.apply(entry)
        state: Any = start
        cups.append(str(state.cups))
        for turn in turns:
            try:
                known = known_answer(other, 0, turn, RandomChance(5))
            except Refused as refused:
                told.append((turn, refused.objection.rule))
                continue
            view = see(DICE, known.world, known.seat, RandomChance(6))
            found = explain(view, known.action, RandomChance(7), seconds=0.0)
            told.append((turn, known.seat, known.action.text, known.is_guess, tuple(found.actions), found.gain))

    assert len(set(cups)) > 1
    assert any(len(one) > 2 for one in told), "somebody says why"
    assert len(turns) == len(set(told))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_what_is_said_to_be_the_answer_is_the_answer_that_was_given(game):
    seats = [Seat(PERSON, "ada"), *[Seat(BOT, level="level:1")] * (max(2, min(game.seats)) - 1)]
    table, luck, mind, known = Table(game, "t", {}, seats), RandomChance(1), RandomChance(2), 0
    for entry in answers.start(table, luck):
        table.apply(entry)
    for _ in range(40):
        seat = table.waiting()[0]
        action = answers.option(table, seat, mind.pick("answer", len(flow.options(table.playing.state, seat))))
        for entry in answers.answer(table, seat, table.playing.number(seat), action, "", luck):
            table.apply(entry)
        last = table.playing.answers[-1]
        if table.is_over:
            break
        if not (seat and last.events):
            continue
        with suppress(Refused):
            found = known_answer(
                table, 0, sum(bool(answer.events) for answer in table.playing.answers), RandomChance(3)
            )
            assert (seat, last.action) == (found.seat, found.action)
            known += 1

    assert known


def test_a_bot_that_has_slipped_says_what_it_would_rather_have_chosen():
    table = Table(CLOCKS, "t", {}, [Seat(PERSON, "ada"), Seat(BOT, level="character:nell")])
    for entry in answers.start(table, RandomChance(1)):
        table.apply(entry)
    s = table.playing.state
    seat = flow.waiting(s)[0]
    first, second = flow.options(s, seat)[:2]
    view = TableView(table, {"ada": "Ada"})

    def said(*order, gain):
        known = AnswerKnown(s, seat, first, is_guess=True)
        return reason(view, WhyRequest("w", 3), known, Advised([one.text for one in order], gain), "en").text

    assert said(second, first, gain=-2.6).endswith("”. It promises 3 points more.")
    assert said(second, first, gain=0.3).endswith("”. It promises no more at once, but more further on.")
    assert "I would rather choose “" in said(second, first, gain=-1.0)
    assert ": You cannot know all that I know." in said(first, gain=0.0)
    assert said(first, gain=0.0).endswith("There is no other answer.")
