"""The open corpus: only games whose players have all consented, nothing about anybody, and everything replays."""

import asyncio
import json

import pytest

from ludotheque.engine import record
from ludotheque.engine.errors import LudothequeError
from ludotheque.games import game_named, game_of
from ludotheque.games.clocks.game import Clocks
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.corpus import FOREVER, GIVEN, LOST, NOT_ASKED, export, played_by
from ludotheque.server.store.store import Store
from ludotheque.server.store.tables import StoredTable
from ludotheque.server.table.entries import ANSWER, BOT, PERSON, Entry, Seat
from ludotheque.server.wire.requests import NewTable
from tests.server.lobby.test_results import asked, until_played
from tests.server.store.test_log import answering

CLOCKS = game_named("clocks")


async def finished(house, store, person, count=10**6):
    """Play a game alone to its end, or some answers of it."""
    room = await open_table(house.rooms, person, CLOCKS, NewTable("clocks", ["me"], {"board": "forward"}))
    while not room.table.is_over and count:
        count -= 1
        seat, number, action = asked(room.table)
        await answering(room, seat, number, action, "")
    if room.table.is_over:
        await until_played(store, person.id)
    return room.table.id


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A house in which Ada has consented and Bo has not; each has played a game, and Ada is at another."""
    url = f"sqlite:///{tmp_path_factory.mktemp('corpus')}/tables.sqlite"

    async def run():
        store = Store(url)
        house = Lobby(store, pace=0)
        ada, bo = await house.accounts.welcome(), await house.accounts.welcome()
        await house.accounts.rename(ada.id, "Ada Lovelace")
        await store.accounts.consent(ada.id, is_given=True)
        tables = [await finished(house, store, person) for person in (ada, bo)]
        await finished(house, store, ada, count=3)
        await house.close()
        return ada.id, tables

    ada, tables = asyncio.run(run())
    return url, ada, tables


@pytest.fixture
def store(house):
    opened = Store(house[0])
    yield opened
    opened.close()


def test_only_finished_games_of_those_who_consented_are_given_away(store, tmp_path):
    assert {GIVEN: 1, NOT_ASKED: 1} == export(store, tmp_path)

    names = sorted(file.name for file in tmp_path.iterdir())
    assert ["README.md", "games.jsonl"] == [name for name in names if not name.endswith(".record")]
    assert 3 == len(names)


def test_a_given_game_replays_and_is_described(store, tmp_path):
    export(store, tmp_path)

    line = json.loads((tmp_path / "games.jsonl").read_text())
    written = record.read((tmp_path / line["file"]).read_text())
    match = record.replay(game_of(written), written)

    assert ("clocks", 1, "forward", ["person"]) == (line["game"], line["seats"], line["options"]["board"], line["who"])
    assert match.state.end == line["end"] != ""
    assert [score.points for score in match.game.scores(match.state)] == line["scores"]
    assert len(match.answers) == line["answers"]
    assert all(f"`{name}`" in (tmp_path / "README.md").read_text() for name in line)


def test_nothing_tells_who_played_where_or_when(store, house, tmp_path):
    _, ada, tables = house
    export(store, tmp_path)

    text = "".join(file.name + file.read_text() for file in tmp_path.iterdir())

    assert [] == [word for word in (ada, *tables, "Ada", "Lovelace") if word in text]


def test_consent_can_be_withdrawn_and_is_given_once(house, tmp_path):
    url, ada, _ = house

    async def change(*given):
        opened = Store(url)
        for is_given in given:
            await opened.accounts.consent(ada, is_given=is_given)
        found = (opened.accounts.has_consented(ada), opened.accounts.consenting(), opened.lists.over())
        opened.close()
        return found

    assert (False, set()) == asyncio.run(change(False, False))[:2]
    again = Store(url)
    assert {NOT_ASKED: 2} == export(again, tmp_path)
    again.close()
    assert (True, {ada}) == asyncio.run(change(True, True))[:2]


def test_what_the_rules_keep_for_ever_and_what_does_not_replay_is_left_out(store, tmp_path, monkeypatch):
    monkeypatch.setattr(Clocks, "forever", ("everything",))
    assert {FOREVER: 1, NOT_ASKED: 1} == export(store, tmp_path / "one")

    monkeypatch.setattr(Clocks, "version", Clocks.version + 1)
    monkeypatch.setattr(record, "replay", lambda *_: (_ for _ in ()).throw(LudothequeError("no more")))
    assert {LOST: 1, NOT_ASKED: 1} == export(store, tmp_path / "two")


def test_whoever_has_left_is_asked_as_well():
    seats = [Seat(PERSON, "ada"), Seat(BOT, level="greedy")]
    entries = [Entry(0, ANSWER, person="bo"), Entry(1, ANSWER)]

    assert {"ada", "bo"} == played_by(StoredTable("t", "clocks", 1, "", {}, seats, 0.0, entries=entries))


def test_a_folder_with_something_in_it_is_refused(store, tmp_path):
    (tmp_path / "letter").write_text("mine")

    with pytest.raises(LudothequeError, match="expected an empty folder"):
        export(store, tmp_path)
    with pytest.raises(LudothequeError, match="cannot write to"):
        export(store, tmp_path / "letter" / "below")

    assert ["letter"] == [file.name for file in tmp_path.iterdir()]
