"""An outsider on the bus, who got past NATS but has not the key of the house: they say nothing and learn nothing."""

import logging
import socket
from urllib.parse import urlsplit

import msgspec
import nats as clients
import pytest

from ludotheque.server import metrics
from ludotheque.server.live.bus import BOTS, NatsBus
from ludotheque.server.live.seal import Seal
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby import worker
from ludotheque.server.table.chat import ChatLine
from ludotheque.server.wire.notices import EpochBegun, Job, Named, Spoken, Written
from tests.server.live.test_bus import houses, nats  # noqa: F401 - fixtures
from tests.server.live.test_by_itself import two, until

pytestmark = pytest.mark.slow
WORDS = "psst, the star"


class Outsider:
    """Listens to everything on the bus, and may say anything."""

    async def come(self, url):
        self.heard: list[tuple[str, bytes]] = []
        self.line = await clients.connect(url)
        await self.line.subscribe(">", cb=self._hear)
        await self.line.flush()
        return self

    async def _hear(self, message):
        self.heard.append((message.subject, message.data))

    async def say(self, subject, data):
        await self.line.publish(subject, data)
        await self.line.flush()


class Seat:
    """A viewer who keeps what they are sent, and whether their line was cut."""

    def __init__(self, person):
        self.sent: list[str] = []
        self.is_cut = False
        self.viewer = Viewer(person.id, "en", lambda data: self.sent.append(data.decode()), self._cut)

    def _cut(self):
        self.is_cut = True


async def at_one_table(here, there):
    """Ada at one process, Bo at another."""
    room, ada, bo = await two_people(here)
    other = await there.rooms.room(room.table.id)
    seats = Seat(ada), Seat(bo)
    await room.chat.load()
    await other.chat.load()
    room.show(seats[0].viewer)
    other.show(seats[1].viewer)
    return room, other, *seats


async def two_people(house):
    room, ada, bo = await two(house)
    await room.sit(1, bo.id, bo.name)
    return room, ada, bo


async def speak(house, room, words):
    """Ada says something to Bo in private, by the same way as from a browser."""
    people = [seat.person for seat in room.table.seats]
    line = ChatLine(people[0], f"click {words}", 0, "Ada", people, [0, 1], words, "")
    await house.store.chat.add(room.table.id, line)
    room.tell(line)


def dropped():
    return metrics.DROPPED._value.get()


def test_what_is_said_in_private_and_the_ids_of_tables_and_people_are_not_to_be_heard_on_the_bus(houses, nats):  # noqa: F811
    async def do(here, there):
        outsider = await Outsider().come(nats.url)
        room, _, _, bo = await at_one_table(here, there)

        await speak(here, room, WORDS)

        await until(lambda: any(WORDS in message for message in bo.sent))
        assert outsider.heard
        told = b"".join(subject.encode() + data for subject, data in outsider.heard)
        assert WORDS.encode() not in told
        assert room.table.id.encode() not in told
        await outsider.line.close()

    houses(do)


def test_a_line_is_told_once_whoever_reads_it_first(houses):  # noqa: F811
    async def do(here, there):
        room, other, _, bo = await at_one_table(here, there)

        for number in range(5):
            await speak(here, room, f"{WORDS} {number}")
            await other.catch_up_with_talk()

        await until(lambda: any(f"{WORDS} 4" in message for message in bo.sent))
        said = [message for message in bo.sent if WORDS in message]
        assert [f"{WORDS} {number}" for number in range(5)] == [
            msgspec.json.decode(message)["line"]["text"] for message in said
        ]

    houses(do)


def test_an_outsider_speaks_in_nobodys_name_and_cuts_nobodys_line(houses, nats, caplog):  # noqa: F811
    async def do(here, there):
        outsider = await Outsider().come(nats.url)
        room, other, ada, bo = await at_one_table(here, there)
        await speak(here, room, WORDS)
        await until(lambda: any(WORDS in message for message in bo.sent))
        subject, before, sent = outsider.heard[-1][0], dropped(), len(bo.sent)
        seal = Seal(b"another key", "outsider")
        forged = [EpochBegun(bo.viewer.person), Named(bo.viewer.person, "Mallory"), Written(10**6), Spoken()]

        for notice in forged:
            plain = msgspec.json.encode(notice)
            for data in (plain, seal.seal(subject, plain)):
                await outsider.say(subject, data)
        await outsider.say(subject, b"")

        await until(lambda: dropped() >= before + 2 * (2 * len(forged) + 1))
        assert not bo.is_cut
        assert not ada.is_cut
        assert "Mallory" not in other.view.names.values()
        assert sent == len(bo.sent)
        await outsider.line.close()

    with caplog.at_level(logging.WARNING):
        houses(do)
    complaints = [line for line in caplog.messages if "not of this house" in line]
    assert 2 == len(complaints), "each process says it once"


def test_what_was_recorded_on_the_bus_does_not_count_a_second_time(houses, nats):  # noqa: F811
    async def do(here, there):
        outsider = await Outsider().come(nats.url)
        room, other, _, bo = await at_one_table(here, there)
        here.rooms.bus.publish(room.table.id, EpochBegun(bo.viewer.person))
        await until(lambda: bo.is_cut)
        recorded = list(outsider.heard)
        again = Seat(await here.accounts.person(room.table.seats[1].person))
        other.show(again.viewer)
        before = dropped()

        for subject, data in recorded:
            await outsider.say(subject, data)

        await until(lambda: dropped() >= before + len(recorded))
        assert not again.is_cut
        await outsider.line.close()

    houses(do)


def test_a_message_that_is_too_old_or_for_another_table_does_not_count(monkeypatch):
    ours, theirs = Seal(b"key", "aaaaaaaa"), Seal(b"key", "bbbbbbbb")
    sealed = ours.seal("here", b"words")

    assert theirs.opened("there", sealed) is None
    assert b"words" == theirs.opened("here", sealed)
    assert theirs.opened("here", sealed) is None
    with monkeypatch.context() as later:
        late = ours.seal("here", b"late")
        later.setattr("ludotheque.server.live.seal.FRESH", -1.0)
        assert theirs.opened("here", late) is None
    assert b"late" == theirs.opened("here", late)


def test_no_worker_thinks_for_an_outsider(nats):  # noqa: F811
    job = Job("t", 1, "clocks", 0, 1, "greedy", b"")
    bus = NatsBus(nats.url, b"key")
    plain = msgspec.msgpack.encode(job)

    assert bus.job(plain) is None
    assert bus.job(Seal(b"another key", "outsider").seal(BOTS, plain)) is None
    sealed = Seal(b"key", "of_ours_").seal(BOTS, plain)
    assert job == bus.job(sealed) == bus.job(sealed), "a job may come again"


def test_no_worker_thinks_about_old_work_that_is_sent_again(houses, monkeypatch):  # noqa: F811
    thought = []
    monkeypatch.setattr(worker, "choose", lambda *asked: thought.append(asked))

    class Message:
        acknowledged = 0

        async def ack(self):
            self.acknowledged += 1

    async def do(here, there):
        room, _, _ = await two_people(here)
        job = Job(room.table.id, room.table.written, "clocks", 0, room.table.playing.number(0), "greedy", b"")
        message = Message()

        await worker._carry_out(there, job, message)

        assert 1 == message.acknowledged
        assert [] == thought, "a person sits there"

    houses(do)


def test_nats_lets_nobody_in_without_a_password(nats):  # noqa: F811
    where = urlsplit(nats.url)
    with socket.create_connection((where.hostname, where.port)) as line:
        line.sendall(b"CONNECT {}\r\nPING\r\n")
        answers = line.makefile("rb").readlines()

    assert b"-ERR 'Authorization Violation'\r\n" == answers[-1]
