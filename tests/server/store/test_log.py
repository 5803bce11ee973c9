"""The log is the truth: wishes propose entries, entries alone change a table, no two writers write the same one."""

import asyncio
import json

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ludotheque.engine import codec
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.games import game_named
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store import schema
from ludotheque.server.store.database import MIGRATIONS, NoDatabase
from ludotheque.server.store.store import Store
from ludotheque.server.store.upgrade import restored
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table import answers, seats
from ludotheque.server.table.entries import BOT, OPEN, PERSON, PLAYED, WAITING, Seat
from ludotheque.server.table.table import BadTable, Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.requests import NewTable

CLOCKS = game_named("clocks")


def table_of(*seats):
    purses = {"money": "hidden"} if len(seats) > 1 else {}
    return Table(CLOCKS, "t", {"board": "forward", **purses}, list(seats))


def apply_all(table, entries):
    for entry in entries:
        table.apply(entry)


@pytest.fixture
def begun():
    table = table_of(Seat(PERSON, "ada"), Seat(PERSON, "bo"))
    apply_all(table, answers.start(table, RandomChance(1)))
    return table


def asked(table):
    seat = table.waiting()[0]
    return seat, table.playing.number(seat), table.playing.state.options[0].text


def test_a_wish_changes_nothing(begun):
    seat, number, action = asked(begun)
    before = codec.encode(begun.playing.state), begun.written, list(begun.seats)

    answers.answer(begun, seat, number, action, "c", RandomChance(2))
    answers.order(begun, seat, "ask-paid-action", "pass", RandomChance(2))
    seats.stand_in(begun, seat, "greedy")

    assert before == (codec.encode(begun.playing.state), begun.written, list(begun.seats))


def test_an_entry_that_is_not_the_next_one_does_not_fit(begun):
    seat, number, action = asked(begun)
    entries = answers.answer(begun, seat, number, action, "c", RandomChance(2))
    apply_all(begun, entries)

    with pytest.raises(BadTable, match="expected entry 2 of the log, found 1"):
        begun.apply(entries[0])


def test_a_seat_can_be_left_free_again_until_the_game_begins():
    table = table_of(Seat(PERSON, "ada"), Seat(OPEN))
    apply_all(table, seats.sit(table, 1, "bo"))
    apply_all(table, seats.stand(table, "bo"))
    assert Seat(OPEN) == table.seats[1]

    apply_all(table, seats.sit(table, 1, "bo"))
    apply_all(table, answers.start(table, RandomChance(1)))

    with pytest.raises(Refused, match="has-begun"):
        seats.stand(table, "bo")


def test_a_bot_stands_in_for_a_person_and_hands_the_seat_back(begun):
    seat, _, _ = asked(begun)
    person = begun.seats[seat].person
    apply_all(begun, seats.stand_in(begun, seat, "greedy"))
    assert [seat] == begun.waiting_bots()
    assert [] == seats.stand_in(begun, seat, "greedy")
    assert seat == begun.seat_of(person)

    apply_all(begun, seats.back(begun, person))

    assert [] == begun.waiting_bots()
    assert [] == seats.back(begun, person)


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (["Bo", "Bo", "Bo"], ["Bo", "Bo (2)", "Bo (3)"]),
        (["Bo (2)", "Bo", "Bo"], ["Bo (2)", "Bo", "Bo (3)"]),
        (["Bo", "Bo", "Bo (2)"], ["Bo", "Bo (2)", "Bo (2) (2)"]),
        (["Bo (2)", "Bo", "Bo", "Bo (3)"], ["Bo (2)", "Bo", "Bo (3)", "Bo (3) (2)"]),
    ],
)
def test_no_two_at_a_table_are_called_the_same(names, called):
    table = Table(game_named("enkidu"), "t", {}, [Seat(PERSON, str(number)) for number in range(len(names))])
    view = TableView(table, {str(number): name for number, name in enumerate(names)})

    assert called == view.people("en")


def test_a_standing_order_does_not_show_in_the_version_everybody_sees(begun):
    version = begun.version

    apply_all(begun, answers.order(begun, 1 - begun.waiting()[0], "ask-paid-action", "pass", RandomChance(1)))

    assert version == begun.version
    assert 2 == begun.written


def on_one_database(tmp_path, play):
    """Let two houses, each with a store of its own, serve the same tables."""

    async def run():
        stores = [Store(f"sqlite:///{tmp_path}/tables.sqlite") for _ in range(2)]
        houses = [Lobby(store, pace=0) for store in stores]
        host = await houses[0].accounts.welcome()
        ada, bo = host.id, (await houses[0].accounts.welcome()).id
        first = await open_table(
            houses[0].rooms, host, CLOCKS, NewTable("clocks", ["me", "open"], {"board": "forward", "money": "hidden"})
        )
        await first.sit(1, bo, "Bo")
        second = await houses[1].rooms.room(first.table.id)
        try:
            await play(first, second, ada, bo)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(run())


def answering(room, seat, number, action, click):
    return room.change(lambda table: answers.answer(table, seat, number, action, click, room.luck), (seat, click))


def test_of_two_processes_that_answer_one_question_one_is_refused(tmp_path):
    async def play(first, second, ada, bo):
        seat, number, action = asked(first.table)
        posted: list[bytes] = []
        second.show(Viewer(bo, "en", posted.append))

        version = await answering(first, seat, number, action, "here")
        with pytest.raises(Refused, match=r"stale|not-asked"):
            await answering(second, seat, number, action, "there")

        assert version == second.table.version
        assert codec.encode(first.table.playing.state) == codec.encode(second.table.playing.state)
        assert b'"type":"change"' in posted[-1]

    on_one_database(tmp_path, play)


def test_a_click_that_another_process_has_counted_is_acknowledged_not_played_again(tmp_path):
    async def play(first, second, ada, bo):
        seat, number, action = asked(first.table)

        versions = await asyncio.gather(
            answering(first, seat, number, action, "twice"), answering(second, seat, number, action, "twice")
        )

        assert versions[0] == versions[1]
        await first.catch_up()
        assert versions[0] == first.table.version

    on_one_database(tmp_path, play)


def test_answers_of_two_processes_to_different_questions_both_count(tmp_path):
    """What both have decided on one state is decided anew by the one that comes second."""

    async def play(first, second, ada, bo):
        seat, number, action = asked(first.table)
        await answering(first, seat, number, action, "pair")
        await second.catch_up()
        seats = first.table.waiting()
        assert 2 == len(seats), "both are asked to bid"
        numbers = [first.table.playing.number(seat) for seat in seats]

        await asyncio.gather(
            answering(first, seats[0], numbers[0], "bid 0", "a"), answering(second, seats[1], numbers[1], "bid 1", "b")
        )

        await first.catch_up()
        await second.catch_up()
        bids = [(answer.seat, answer.action.text) for answer in second.table.playing.answers[-2:]]
        assert {(seats[0], "bid 0"), (seats[1], "bid 1")} == set(bids)
        assert first.table.version == second.table.version

    on_one_database(tmp_path, play)


def test_what_cannot_be_stored_is_not_written_into_the_log_of_the_server(tmp_path, caplog):
    async def write():
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        odd = sa.insert(schema.people).values(id="ada", name="Lovelace", lock=object())
        with pytest.raises(WriteFailed):
            await store._database.write(lambda db: db.execute(odd))
        store.close()

    asyncio.run(write())

    assert "could not be stored" in caplog.text
    assert "Lovelace" not in caplog.text


def test_nobody_else_hears_of_it_when_a_browser_asks_for_everything_again(tmp_path):
    async def play(first, _, ada, bo):
        told: list[bytes] = []
        others: list[bytes] = []
        viewer = Viewer(ada, "en", told.append)
        first.show(viewer)
        first.show(Viewer(bo, "en", others.append))
        told.clear()
        others.clear()

        first.show(viewer)

        assert ["scene", "here"] == [json.loads(message)["type"] for message in told]
        assert [] == others

    on_one_database(tmp_path, play)


@pytest.mark.parametrize(("how", "level"), [("", 2), ("?synchronous=NORMAL", 1)])
def test_moves_are_on_disk_before_they_count_unless_the_address_says_otherwise(tmp_path, how, level):
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite{how}")

    with store._database.reading() as db:
        assert level == db.exec_driver_sql("PRAGMA synchronous").scalar()

    store.close()


def test_a_table_is_listed_also_while_its_game_begins(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
    engine = store._database._engine
    with engine.begin() as db:
        row = ("t", "clocks", CLOCKS.version, CLOCKS.components_digest, "{}", "[]", 1700.0, "{}", "ada", False, None)
        db.execute(sa.insert(schema.tables).values((*row, WAITING)))
        db.execute(sa.insert(schema.seats).values(("t", 0, "ada")))

    @sa.event.listens_for(engine, "after_cursor_execute", once=True)
    def _(*_):
        with engine.begin() as db:
            db.execute(sa.update(schema.tables).values(stage=PLAYED))

    mine = store.lists.tables_of("ada", 10)
    store.close()

    assert ["t"] == mine


def test_an_unknown_way_to_be_safe_is_named(tmp_path):
    with pytest.raises(NoDatabase, match="synchronous is FULL or NORMAL, not 'OFF'"):
        Store(f"sqlite:///{tmp_path}/tables.sqlite?synchronous=off")


def test_a_database_of_the_first_schema_is_brought_along(tmp_path):
    url = f"sqlite:///{tmp_path}/old.sqlite"
    write_old_database(url)

    store = Store(url)
    stored = store.tables.table("t")
    mine = store.lists.tables_of("ada", 10)
    store.close()
    assert stored is not None
    table = restored(CLOCKS, stored)

    assert ["start", "order"] == [entry.kind for entry in stored.entries]
    assert [1700.0, 1700.0] == [entry.at for entry in stored.entries]
    assert Seat(PERSON, "ada") == table.seats[0]
    assert {"ask-paid-action": "pass"} == table.orders.of(0)
    assert Seat(BOT, "", "random") == table.seats[1]
    assert ["t"] == mine


def write_old_database(url):
    engine = sa.create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    table = table_of(Seat(PERSON, "ada"), Seat(BOT, "", "random"))
    start = answers.start(table, RandomChance(1))[0]
    outcomes = str([list(outcome) for outcome in start.outcomes]).replace("'", '"')
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0001")
        for row in (
            ("people", "ada", "token", "Ada"),
            ("tables", "t", "clocks", CLOCKS.version, CLOCKS.components_digest, '{"board": "forward"}', 1700.0),
            ("seats", "t", 0, "person", "ada", "", '{"ask-paid-action": "pass"}'),
            ("seats", "t", 1, "bot", "", "random", "{}"),
            ("entries", "t", 0, "start", 0, "", outcomes, ""),
        ):
            marks = ", ".join("?" * (len(row) - 1))
            db.exec_driver_sql(f"INSERT INTO {row[0]} VALUES ({marks})", row[1:])
    engine.dispose()
