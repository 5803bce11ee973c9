"""The door: what is posted goes in one go, waits while there is no room, and is lost with the connection."""

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest
import uvicorn
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.protocol import State

from ludotheque.server.web.push_protocol import MOST_WAITING, PushProtocol
from ludotheque.server.web.traffic import TRAFFIC, Meter, Rate, Traffic


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


# Frames.

ASKS = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"abcd"


def frame(text, head=0x81):
    """Write a frame as a browser does."""
    return bytes((head, 0x80 | len(text))) + MASK + bytes(c ^ MASK[k % 4] for k, c in enumerate(text))


def opened():
    """Open a door to somebody who speaks the protocol."""
    door = PushProtocol(uvicorn.Config(Mock(), ws=PushProtocol), ServerState(), {TRAFFIC: Traffic()})
    transport = Mock(is_closing=Mock(return_value=False))
    transport.get_extra_info.side_effect = {"peername": ("198.51.100.1", 1)}.get
    door.connection_made(transport)
    door.run_asgi = AsyncMock()  # type: ignore[method-assign]
    door.data_received(ASKS)
    door.conn.send_response(door.response)
    return door


def heard(*pieces, meter=None):
    """Wait behind a door, and let data come in piece by piece; give the door, and what was heard."""

    async def run():
        door = opened()
        door.meter, said = meter, []

        async def listen():
            while True:
                message = await door.receive()
                said.append(message.get("text", message["type"]))

        listening = asyncio.create_task(listen())
        for piece in pieces:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            door.data_received(piece)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        listening.cancel()
        return door, said

    return asyncio.run(run())


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(b"one"), frame(b"two")],
        [frame(b"one") + frame(b"two")],
        [frame(b"one")[:2], frame(b"one")[2:], frame(b"two")],
        [frame(b"one"), frame(b"two")[:4], frame(b"two")[4:]],
        [frame(b"o", 0x01), frame(b"ne", 0x80), frame(b"two")],
        [frame(b"one"), frame(b"", 0x89), frame(b"two")],
    ],
    ids=["whole", "together", "first in parts", "second in parts", "fragments", "with a ping"],
)
def test_however_messages_are_cut_they_are_heard_as_they_were_said(pieces):
    assert ["websocket.connect", "one", "two"] == heard(*pieces)[1]


def test_what_looks_like_a_frame_inside_of_another_is_none():
    inside = frame(b"one")
    head = frame(inside, 0x82)[: -len(inside)]

    _, said = heard(head, inside)

    assert ["websocket.connect", "websocket.receive"] == said


def test_fragments_of_a_message_do_not_let_another_one_in_between():
    door, said = heard(frame(b"o", 0x01), frame(b"two"))

    assert ["websocket.connect", "websocket.disconnect"] == said
    assert door.transport.close.called


def test_what_is_no_text_is_complained_about():
    door, said = heard(frame(b"\xff\xfe"))

    assert ["websocket.connect", "websocket.disconnect"] == said
    assert door.transport.close.called


def test_who_sends_too_much_is_not_heard():
    door, said = heard(frame(b"one"), frame(b"two"), meter=Meter(Rate(0, 1)))

    assert ["websocket.connect", "one"] == said
    assert door.transport.close.called


def test_a_flood_before_the_application_listens_takes_nothing_from_it_but_what_was_not_paid_for():
    """Starlette stumbles over a line that ends without ever having begun."""

    async def run():
        door = opened()
        door.meter, told = Meter(Rate(0, 1)), []
        for _ in range(2):
            door.data_received(frame(b"one"))
        door.transport.is_closing.return_value = True
        door.connection_lost(None)
        socket = WebSocket(door.scope, door.receive, door.send)
        with pytest.raises(ClientDisconnected):
            await socket.accept()
        while door.queue:
            told.append((await door.receive())["type"])
        return told

    assert ["websocket.disconnect"] == asyncio.run(run())


def test_while_nobody_listens_nothing_more_is_read():
    async def run():
        door = opened()
        door.data_received(frame(b"one"))
        assert door.transport.pause_reading.called
        assert not door.transport.resume_reading.called
        said = [await door.receive() for _ in range(2)]
        assert door.transport.resume_reading.called
        return [message.get("text") for message in said]

    assert [None, "one"] == asyncio.run(run())
