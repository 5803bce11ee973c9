"""The socket of one browser at one table."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.engine.errors import BadAction, Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.engine.flow import NOT_AN_OPTION
from ludotheque.server import messages, metrics
from ludotheque.server.audience import Viewer, written
from ludotheque.server.door import DOOR, Door
from ludotheque.server.frames import frames
from ludotheque.server.house import House
from ludotheque.server.limits import Limits, TooOften
from ludotheque.server.rooms import Room
from ludotheque.server.shelf import checked_language, sentence
from ludotheque.server.store import StoreAway
from ludotheque.server.table import NOT_SEATED
from ludotheque.server.talk import claims
from ludotheque.server.travels import moment
from ludotheque.server.web import is_from_here, known
from ludotheque.server.writer import NotStored

TRY_AGAIN, FORBIDDEN, NOT_FOUND = 1013, 4403, 4404


LONG = (messages.Look, messages.Replay, messages.Preview, messages.Claims, messages.Language)
"""What takes so long that others must not wait for it."""


async def attend(socket: WebSocket, house: House, name: str, language: str, *, is_plain: bool) -> None:
    """Serve one browser, or one program, until it goes; not too many of one place."""
    limits: Limits = socket.app.state.limits
    try:
        with limits.socket(socket):
            await _attend(socket, house, name, language, is_plain=is_plain)
    except TooOften:
        await socket.close(TRY_AGAIN, "try again")


async def _attend(socket: WebSocket, house: House, name: str, language: str, *, is_plain: bool) -> None:
    if not is_from_here(socket):
        await socket.close(FORBIDDEN, "another site")
        return
    try:
        checked_language(language)
        room = await house.room(name)
        if house.bus.is_shared:
            await room.catch_up()
        await room.talk.load()
        person = await known(socket)
    except Trouble as error:
        await socket.accept()
        await socket.send_text(written({"type": "error", "text": sentence(error, language)}).decode())
        if isinstance(error, StoreAway | NotStored):
            await socket.close(TRY_AGAIN, "try again")
        else:
            await socket.close(NOT_FOUND, "no such table")
        return
    await socket.accept()
    door: Door = socket.scope["state"][DOOR]
    viewer = Viewer("" if person is None else person.id, language, door.post, door.cut, is_plain=is_plain)
    try:
        room.show(viewer)
        _recall(room, viewer)
        await room.welcome_back(viewer)
        room.bots.wake()
        with metrics.VIEWERS.track_inprogress():
            # In a task of its own: what wakes it up need not go through every layer of the door each time.
            await asyncio.create_task(_listen(socket, house, door, room, viewer))
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(viewer)
        if not room.viewers:
            room.keep_soon()


async def _listen(socket: WebSocket, house: House, door: Door, room: Room, viewer: Viewer) -> None:
    limits: Limits = socket.app.state.limits
    is_limited, where = limits.counts(socket), limits.where(socket)
    while True:
        text = await _received(door)
        try:
            message = messages.read(text)
        except msgspec.MsgspecError as error:
            with suppress(TooOften):  # whoever sends too much of it is not even told so
                if is_limited:
                    limits.check_message(where)
                viewer.send({"type": "error", "text": f"a message that cannot be read: {error}"})
            await asyncio.sleep(0)  # more may have come already: others are heard in between
            continue
        try:
            if is_limited:
                limits.check_message(where)
            if isinstance(message, LONG):
                async with limits.turn(where):
                    await _obey(house, room, viewer, message)
                    await asyncio.sleep(0)
            else:
                await _obey(house, room, viewer, message)
        except Trouble as error:
            metrics.REFUSALS.inc()
            objection = error.objection if isinstance(error, Refused) else Objection(NOT_AN_OPTION, {})
            if isinstance(error, Refused | BadAction):
                reason, rule = room.table.refusal(objection, viewer.language)
            else:
                reason, rule = str(error), ""
            viewer.send({"type": "refused", "id": getattr(message, "id", ""), "text": reason, "rule": rule})
            await asyncio.sleep(0)


async def _received(door: Door) -> str:
    """Wait for a message; bytes are taken for text, and complained about if they are none."""
    message = await door.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    text = message.get("text")
    return (message.get("bytes") or b"").decode(errors="replace") if text is None else text


async def _obey(house: House, room: Room, viewer: Viewer, message: messages.FromClient) -> None:
    seat, person = viewer.seat, viewer.person
    match message:
        case messages.Language(language):
            viewer.language = checked_language(language)
            room.show(viewer)
            _recall(room, viewer)
        case messages.Whole():
            room.show(viewer)
        case messages.Replay(click):
            version = room.table.version
            found = await frames(room.table, seat, viewer.language)
            viewer.send({"type": "frames", "id": click, "version": version, **found})
        case messages.Look(click, turn):
            viewer.send({"type": "moment", "id": click, **await moment(room.table, seat, turn, viewer.language)})
        case messages.Say(click):
            line = await room.talk.say(person, seat, message)
            if line is not None:
                room.tell(line)
            viewer.send({"type": "done", "id": click, "version": room.table.version})
        case messages.Claims():
            viewer.send({"type": "claims", "groups": claims(room.table, viewer.language)})
        case messages.Order(question, action):
            await house.order(room, viewer, question, action)
        case _ if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        case messages.Preview(click, number, action):
            lines = room.table.preview(seat, number, action, viewer.language)
            viewer.send({"type": "preview", "id": click, "lines": lines})
        case messages.Answer(click, number, action, index):
            version = await room.change(
                lambda table: table.answer(
                    seat, number, action if index is None else table.option(seat, index), click, room.luck, person
                ),
                (seat, click),
            )
            viewer.send({"type": "done", "id": click, "version": version})
        case messages.Back():
            await room.change(lambda table: table.back(person))
        case messages.StandIn(other):
            await room.timing.stand_in_for(other)
        case messages.AskRewind(click):
            version = await room.change(lambda table: table.ask_rewind(seat, click, person), (seat, click))
            viewer.send({"type": "done", "id": click, "version": version})
        case messages.Agree(click):
            version = await room.change(lambda table: table.agree(seat, click, person), (seat, click))
            viewer.send({"type": "done", "id": click, "version": version})
        case messages.Decline(click):
            version = await room.change(lambda table: table.decline(seat, click, person), (seat, click))
            viewer.send({"type": "done", "id": click, "version": version})
        case messages.Undo(click):
            version = await room.change(lambda table: table.undo(seat, click, person), (seat, click))
            viewer.send({"type": "done", "id": click, "version": version})


def _recall(room: Room, viewer: Viewer) -> None:
    """Tell a newcomer what was said before."""
    viewer.send({"type": "talk", "lines": room.talk.history(viewer.person, viewer.language)})
