"""The door: what is posted goes in one go, waits while there is no room, and is lost with the connection."""

import asyncio
from unittest.mock import Mock

import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from ludotheque.server.web.push_protocol import MOST_WAITING, PushProtocol
from ludotheque.server.web.traffic import TRAFFIC, Traffic


def written(happens, *texts):
    """Post texts through a door at which something happens in between; give what was written, call by call."""

    async def run():
        door = PushProtocol(uvicorn.Config(Mock(), ws=PushProtocol), ServerState(), {TRAFFIC: Traffic()})
        door.transport = Mock(is_closing=Mock(return_value=False))
        door.conn.state = State.OPEN
        for text in texts:
            door.post(text)
        await happens(door)
        return [call.args[0] for call in door.transport.write.call_args_list]

    return asyncio.run(run())


async def nothing(door):
    await asyncio.sleep(0)


async def no_room_for_a_while(door):
    door.pause_writing()
    await asyncio.sleep(0)
    assert not door.transport.write.called
    door.resume_writing()


async def the_end(door):
    door.transport.is_closing.return_value = True
    await asyncio.sleep(0)


def test_what_is_posted_in_one_go_is_written_in_one_go():
    assert [b"\x81\x03one\x81\x03two"] == written(nothing, b"one", b"two")


def test_what_does_not_fit_waits_until_there_is_room():
    assert [b"\x81\x03one\x81\x03two"] == written(no_room_for_a_while, b"one", b"two")


def test_nothing_is_written_to_a_connection_that_closes():
    assert [] == written(the_end, b"one")


def test_whoever_does_not_read_is_cut_off_before_what_waits_for_him_grows_without_end():
    async def run():
        door = PushProtocol(uvicorn.Config(Mock(), ws=PushProtocol), ServerState(), {TRAFFIC: Traffic()})
        door.transport = Mock(is_closing=Mock(return_value=False))
        door.conn.state = State.OPEN
        door.pause_writing()
        for _ in range(MOST_WAITING):
            door.post(b"one")
        assert not door.transport.abort.called
        door.post(b"one more")
        await asyncio.sleep(0)
        return door

    door = asyncio.run(run())

    assert door.transport.abort.called
    assert [] == door._posted
