"""The rules have changed while games were under way: they go on or can be looked at, and no page is an error."""

import asyncio
import json
from dataclasses import dataclass

import pytest

from ludotheque.engine import codec, flow, record
from ludotheque.engine.errors import BadRecord, Refused
from ludotheque.games import game_named
from ludotheque.games.clocks.game import Clocks
from ludotheque.server import logs
from ludotheque.server.ids import new_id
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.lists import tables_of
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.store.upgrade import LOOKED_AT, REPLAYS, RESUMES, check
from ludotheque.server.table import answers
from ludotheque.server.table.entries import PERSON, Entry, Seat
from ludotheque.server.wire.requests import NewTable

CLOCKS = game_named("clocks")


class Place:
    """A house that opens, plays some answers at one table, and closes; and opens again."""

    def __init__(self, folder):
        self.url = f"sqlite:///{folder}/tables.sqlite"
        self.table = ""
        self.person = ""

    def visit(self, do):
        async def run():
            store = Store(self.url)
            house = Lobby(store, pace=0)
            await house.start()
            try:
                return await do(house)
            finally:
                await house.close()

        return asyncio.run(run())

    def play(self, answers):
        """Answer some questions; give the State."""

        async def do(house):
            if not self.table:
                host = await house.accounts.welcome()
                self.person = host.id
                opened = await open_table(house.rooms, host, CLOCKS, NewTable("clocks", ["me"], {"board": "forward"}))
                self.table = opened.table.id
            room = await house.rooms.room(self.table)
            for _ in range(answers):
                await answer(room)
            await room.snapshots.take()
            return codec.encode(room.table.playing.state)

        return self.visit(do)

    def check(self):
        store = Store(self.url)
        found = [how for _, _, how in check(store)]
        store.close()
        return found

    def spoil(self):
        """Put an older table beside it that nobody can open."""

        async def do(house):
            lost = StoredTable(new_id(), "clocks", 1, "", {}, [Seat(PERSON, self.person)], 0.0)
            await house.store.tables.open_table(lost)
            await house.store.tables.append(lost.id, [Entry(0, "unheard-of")])

        self.visit(do)

    def mine(self):
        """List the tables of whoever plays, and whether they can only be looked at."""

        async def do(house):
            return [(table.id, table.frozen) for table in await tables_of(house.rooms, self.person, "en")]

        return self.visit(do)

    def look(self):
        """Come as a browser does; give the first message, and the table's record."""

        async def do(house):
            room = await house.rooms.room(self.table)
            posted: list[bytes] = []
            room.show(Viewer(self.person, "en", posted.append))
            with pytest.raises(Refused, match="frozen"):
                await answer(room)
            return json.loads(posted[0]), room.table.complete_record()

        return self.visit(do)


async def answer(room):
    table = room.table
    number, action = table.playing.number(0), flow.options(table.playing.state, 0)[0].text
    await room.change(lambda table: answers.answer(table, 0, number, action, "", room.luck))


async def keep_nothing(room, with_scenes=True):
    """The server was killed before it could."""


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


@pytest.fixture
def newer(monkeypatch):
    """Change the rules of Clocks: their version, and whatever is said."""

    def change(**what):
        monkeypatch.setattr(Clocks, "version", Clocks.version + 1)
        for name, value in what.items():
            monkeypatch.setattr(Clocks, name, value)

    return change


def with_weather(self, seats, options, chance, old=Clocks.set_up):
    chance.roll("weather", 6)
    return old(self, seats, options, chance)


def with_more_dice(self, seats, options, chance, old=Clocks.set_up):
    s = old(self, seats, options, chance)
    s.bag = [dice + 1 for dice in s.bag]
    return s


@dataclass
class Stormy:
    """A State of which old ones know nothing."""

    weather: int


def test_a_game_that_replays_by_the_new_rules_goes_on(place, newer):
    before = place.play(5)
    newer()

    assert [REPLAYS] == place.check()
    assert before == place.play(0)
    assert before != place.play(3)


@pytest.mark.parametrize("rule", [with_weather, with_more_dice])
def test_a_game_that_does_not_replay_goes_on_from_its_last_state(place, newer, rule):
    """Also where it would replay, but to a position nobody has seen."""
    before = place.play(5)
    newer(set_up=rule)

    assert [RESUMES] == place.check()
    assert before == place.play(0)
    after = place.play(3)
    assert before != after
    assert [REPLAYS] == place.check()
    assert after == place.play(0), "it replays from where it was resumed"


def test_a_game_whose_state_cannot_be_read_can_be_looked_at_and_its_record_had(place, newer, monkeypatch):
    place.play(5)
    newer(set_up=with_weather, state_class=Stormy)

    shown, written = place.look()

    assert [LOOKED_AT] == place.check()
    assert (True, True) == (shown["table"]["frozen"], shown["table"]["started"])
    assert shown["scene"]["nodes"]
    monkeypatch.undo()
    old = record.read(written.replace("digest unknown", f"digest {codec.digest(replayed(written).state)}"))
    assert 5 == len(record.replay(CLOCKS, old).answers)


def replayed(written):
    """Play a record again whose digest nobody could know."""
    with pytest.raises(BadRecord) as told:
        record.replay(CLOCKS, record.read(written))
    digest = str(told.value).rpartition(" ")[2]
    return record.replay(CLOCKS, record.read(written.replace("digest unknown", f"digest {digest}")))


def test_a_game_of_which_nothing_was_kept_can_be_opened_all_the_same(place, newer, monkeypatch):
    monkeypatch.setattr("ludotheque.server.live.snapshot.Snapshots.take", keep_nothing)
    place.play(5)
    newer(set_up=with_weather)

    shown, written = place.look()

    assert {} == shown["scene"]["nodes"]
    assert 5 == len(record.read(written).lines)


def test_entries_since_the_table_was_kept_are_played_on_the_state_that_was_kept(place, newer, monkeypatch):
    place.play(5)
    monkeypatch.setattr("ludotheque.server.live.snapshot.Snapshots.take", keep_nothing)
    after = place.play(2)
    newer(set_up=with_weather)

    assert after == place.play(0)


def test_a_game_for_fewer_people_than_before_can_be_looked_at_and_its_record_had(place, newer):
    place.play(5)
    newer(seats=(2, 3, 4))

    shown, written = place.look()

    assert [LOOKED_AT] == place.check()
    assert shown["table"]["frozen"]
    assert shown["scene"]["nodes"]
    assert 5 == len(record.read(written).lines)
    assert [(place.table, True)] == place.mine()


def test_a_game_that_has_left_the_shelf_can_be_looked_at_and_its_record_had(place, monkeypatch):
    place.play(5)
    monkeypatch.setattr("ludotheque.games._as_they_come", dict)

    shown, written = place.look()

    assert [LOOKED_AT] == place.check()
    assert ("clocks", "clocks", True) == tuple(shown["table"][name] for name in ("game", "title", "frozen"))
    assert shown["scene"]["nodes"]
    assert "game clocks" in written
    assert [(place.table, True)] == place.mine()


def test_a_table_of_a_game_that_has_left_the_shelf_does_not_begin(place, monkeypatch):
    async def do(house):
        host = await house.accounts.welcome()
        return (await open_table(house.rooms, host, CLOCKS, NewTable("clocks", ["me", "open"]))).table.id

    table = place.visit(do)
    monkeypatch.setattr("ludotheque.games._as_they_come", dict)

    async def look(house):
        room = await house.rooms.room(table)
        await room.sit(1, "somebody", "Bo")
        return room.about("fr")

    assert place.visit(look).frozen


def test_a_table_that_cannot_be_opened_is_left_out_of_the_list(place):
    place.play(5)
    place.spoil()

    assert [(place.table, False)] == place.mine()
    assert ["nobody knows an entry of kind 'unheard-of'", REPLAYS] == place.check()


def test_a_table_is_opened_at_the_start_if_it_was_played_by_other_rules_whatever_became_of_others(place, newer, caplog):
    place.play(5)
    place.spoil()
    newer(set_up=with_weather)

    async def wait(house):
        await house._tasks[-1]  # it looks at the upgraded tables at its start, once

    place.visit(wait)

    assert (
        f"table {logs.table_name(place.table)} of clocks, played by rules {CLOCKS.version - 1} before, goes on"
        in caplog.text
    )
    assert place.table not in caplog.text
    assert REPLAYS == place.check()[-1]
