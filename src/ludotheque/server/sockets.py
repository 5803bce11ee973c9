"""The socket of one browser at one table."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.engine.errors import BadAction, Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.engine.flow import NOT_AN_OPTION
from ludotheque.server import messages, people
from ludotheque.server.frames import frames
from ludotheque.server.house import House, checked_language
from ludotheque.server.rooms import Room, Viewer
from ludotheque.server.table import NOT_SEATED

log = logging.getLogger(__name__)
FORBIDDEN, NOT_FOUND = 4403, 4404


async def attend(socket: WebSocket, house: House, name: str, language: str) -> None:
    """Serve one browser until it goes."""
    if not is_from_here(socket):
        await socket.close(FORBIDDEN, "another site")
        return
    try:
        checked_language(language)
        room = await house.room(name)
    except Trouble as error:
        await socket.accept()
        await socket.send_text(_json({"type": "error", "text": str(error)}))
        await socket.close(NOT_FOUND, "no such table")
        return
    known = await house.person(socket.cookies.get(people.COOKIE))
    await socket.accept()
    viewer = Viewer("" if known is None else known[0], language)
    room.viewers.add(viewer)
    viewer.show_whole(room.table, room.about(language, viewer.person))
    room.wake_bots()
    writer = asyncio.create_task(_write(socket, viewer))
    try:
        await _listen(socket, house, name, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        writer.cancel()
        for open_room in {room, await house.room(name)}:
            open_room.viewers.discard(viewer)


async def _write(socket: WebSocket, viewer: Viewer) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it is gone: the listener notices, too
        while True:
            message = await viewer.outbox.get()
            if socket.application_state is not WebSocketState.CONNECTED:
                return
            await socket.send_text(_json(message))


async def _listen(socket: WebSocket, house: House, name: str, viewer: Viewer) -> None:
    while True:
        text = await socket.receive_text()
        room = await house.room(name)
        room.viewers.add(viewer)
        try:
            message = messages.read(text)
        except msgspec.MsgspecError as error:
            viewer.send({"type": "error", "text": f"a message that cannot be read: {error}"})
            continue
        try:
            await _obey(house, room, viewer, message)
        except Trouble as error:
            objection = error.objection if isinstance(error, Refused) else Objection(NOT_AN_OPTION, {})
            if isinstance(error, Refused | BadAction):
                reason, rule = room.table.refusal(objection, viewer.language)
            else:
                reason, rule = str(error), ""
            viewer.send({"type": "refused", "id": getattr(message, "id", ""), "text": reason, "rule": rule})


async def _obey(house: House, room: Room, viewer: Viewer, message: messages.FromClient) -> None:
    table, seat = room.table, viewer.seat
    match message:
        case messages.Language(language):
            viewer.language = checked_language(language)
            viewer.show_whole(table, room.about(language, viewer.person))
        case messages.Whole():
            viewer.show_whole(table, room.about(viewer.language, viewer.person))
        case messages.Replay(click):
            found = frames(table, seat, viewer.language)
            viewer.send({"type": "frames", "id": click, "version": table.version, **found})
        case messages.Order(question, action):
            await house.order(room, viewer, question, action)
        case _ if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        case messages.Preview(click, number, action):
            lines = table.preview(seat, number, action, viewer.language)
            viewer.send({"type": "preview", "id": click, "lines": lines})
        case messages.Answer(click, number, action):
            version = await room.change(lambda: table.answer(seat, number, action, click), (seat, click))
            viewer.send({"type": "done", "id": click, "version": version})
        case messages.Undo(click):
            version = await room.change(lambda: table.undo(seat, click), (seat, click))
            viewer.send({"type": "done", "id": click, "version": version})


def is_from_here(socket: WebSocket) -> bool:
    """Say whether the page that opened the socket is ours; programs that are no browsers send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def _json(message: object) -> str:
    return msgspec.json.encode(message).decode()
