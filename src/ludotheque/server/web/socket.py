"""The socket of one browser at one table."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.engine.chance import Chance
from ludotheque.engine.errors import BadAction, LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.flow import NOT_AN_OPTION
from ludotheque.server import metrics
from ludotheque.server.live.room import Room
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby.daily import expect_unsealed
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table import answers, rewind, seats
from ludotheque.server.table.entries import Entry
from ludotheque.server.table.seats import NOT_SEATED
from ludotheque.server.table.table import Table
from ludotheque.server.views.catalogue import checked_language, sentence
from ludotheque.server.views.chat import claims
from ludotheque.server.views.history import moment
from ludotheque.server.views.playback import playback
from ludotheque.server.views.story import story
from ludotheque.server.web.push_protocol import PUSH_PROTOCOL, PushProtocol
from ludotheque.server.web.rate_limits import RateLimits, TooOften
from ludotheque.server.web.requests import is_from_here, known
from ludotheque.server.wire import incoming, outgoing
from ludotheque.server.wire.outgoing import (
    ClaimsMessage,
    DoneMessage,
    ErrorMessage,
    FramesMessage,
    MomentMessage,
    PreviewMessage,
    RefusedMessage,
    TalkMessage,
)

TRY_AGAIN, FORBIDDEN, NOT_FOUND = 1013, 4403, 4404
"""Codes a WebSocket is closed with: one of the standard's, two of our own."""


Click = incoming.AnswerRequest | incoming.AskRewind | incoming.Agree | incoming.Decline | incoming.Undo
"""What changes a table; sent again after a cut line, it counts once."""
CLICKS = get_args(Click)
LONG = (
    incoming.Look,
    incoming.StoryRequest,
    incoming.WhyRequest,
    incoming.PlaybackRequest,
    incoming.Preview,
    incoming.Claims,
    incoming.LanguageRequest,
)
"""What takes so long that others must not wait for it."""


async def attend(socket: WebSocket, rooms: Rooms, name: str, language: str, *, wants_whole_scenes: bool) -> None:
    """Serve one browser, or one program, until it goes; not too many of one place."""
    limits: RateLimits = socket.app.state.limits
    protocol: PushProtocol = socket.scope["state"][PUSH_PROTOCOL]
    protocol.meter = protocol.traffic.meter("" if socket.client is None else socket.client.host)
    try:
        with limits.socket(socket):
            await _attend(socket, rooms, name, language, wants_whole_scenes=wants_whole_scenes)
    except TooOften:
        await socket.close(TRY_AGAIN, "try again")


async def _attend(socket: WebSocket, rooms: Rooms, name: str, language: str, *, wants_whole_scenes: bool) -> None:
    if not is_from_here(socket):
        await socket.close(FORBIDDEN, "another site")
        return
    try:
        checked_language(language)
        room = await rooms.room(name)
        if rooms.bus.is_shared:
            await room.catch_up()
        await room.chat.load()
        person = await known(socket)
        if room.table.seat_of("" if person is None else person.id) is None:
            expect_unsealed(room)
    except LudothequeError as error:
        await socket.accept()
        await socket.send_text(outgoing.write(ErrorMessage(sentence(error, language))).decode())
        if isinstance(error, StoreUnavailable | WriteFailed):
            await socket.close(TRY_AGAIN, "try again")
        else:
            await socket.close(NOT_FOUND, "no such table")
        return
    await socket.accept()
    protocol: PushProtocol = socket.scope["state"][PUSH_PROTOCOL]
    place = socket.app.state.limits.where(socket)
    name = "" if person is None else person.id
    viewer = Viewer(name, language, protocol.post, protocol.cut, wants_whole_scenes=wants_whole_scenes, place=place)
    try:
        room.show(viewer)
        _recall(room, viewer)
        await room.welcome_back(viewer)
        room.bots.wake()
        with metrics.VIEWERS.track_inprogress():
            # In a task of its own: what wakes it up need not go through every layer of the application each time.
            await asyncio.create_task(_listen(socket, protocol, room, viewer))
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(viewer)
        if not room.viewers:
            room.snapshots.take_soon()


async def _listen(socket: WebSocket, protocol: PushProtocol, room: Room, viewer: Viewer) -> None:
    limits: RateLimits = socket.app.state.limits
    is_limited, where = limits.counts(socket), limits.where(socket)
    while True:
        text = _text_of(await protocol.receive())
        try:
            message = incoming.read(text)
        except msgspec.MsgspecError as error:
            with suppress(TooOften):  # whoever sends too much of it is not even told so
                if is_limited:
                    limits.check_message(where)
                viewer.send(ErrorMessage(f"a message that cannot be read: {error}"))
            await asyncio.sleep(0)  # more may have come already: others are heard in between
            continue
        try:
            if is_limited:
                limits.check_message(where)
            if isinstance(message, LONG):
                async with limits.turn(where):
                    await _obey(room, viewer, message)
                    await asyncio.sleep(0)
            else:
                await _obey(room, viewer, message)
        except LudothequeError as error:
            metrics.REFUSALS.inc()
            objection = error.objection if isinstance(error, Refused) else Objection(NOT_AN_OPTION, {})
            if isinstance(error, Refused | BadAction):
                why = room.view.refusal(objection, viewer.language)
            else:
                why = str(error), "", ""
            viewer.send(RefusedMessage(getattr(message, "id", ""), *why))
            await asyncio.sleep(0)


def _text_of(message: Mapping[str, Any]) -> str:
    """Give what a message says; bytes are taken for text, and complained about if they are none."""
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    text: str | None = message.get("text")
    return (message.get("bytes") or b"").decode(errors="replace") if text is None else text


async def _obey(room: Room, viewer: Viewer, message: incoming.FromClient) -> None:
    if isinstance(message, CLICKS):  # as nearly all are: nobody should have to compare them with all the others first
        await _obey_click(room, viewer, message)
        return
    seat = viewer.seat
    match message:
        case incoming.LanguageRequest(language):
            viewer.language = checked_language(language)
            room.show(viewer)
            _recall(room, viewer)
        case incoming.Whole():
            room.show(viewer)
        case incoming.PlaybackRequest(click):
            version = room.table.version
            scene, frames = await playback(room.view, seat, viewer.language)
            viewer.send(FramesMessage(click, scene, frames, version=version))
        case incoming.Look(click, turn):
            viewer.send(MomentMessage(click, *await moment(room.view, seat, turn, viewer.language)))
        case incoming.StoryRequest(click):
            viewer.send(await story(room.view, click, viewer.language))
        case incoming.Say(click):
            line = await room.chat.say(viewer.person, seat, message)
            if line is not None:
                room.tell(line)
            viewer.send(DoneMessage(click, version=room.table.version))
        case incoming.Claims():
            viewer.send(ClaimsMessage(claims(room.view, viewer.language)))
        case incoming.Order(question, action):
            await room.order(viewer, question, action)
        case _ if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        case _:
            await _obey_player(room, viewer, seat, message)


async def _obey_player(room: Room, viewer: Viewer, seat: int, message: incoming.FromClient) -> None:
    """Do what only somebody at the table may ask for."""
    match message:
        case incoming.Preview(click, number, action):
            viewer.send(PreviewMessage(click, *room.view.preview(seat, number, action, viewer.language)))
        case incoming.HintRequest():
            await room.hints.ask(viewer, seat, message)
        case incoming.WhyRequest():
            await room.hints.ask_why(viewer, seat, message)
        case incoming.Back():
            await room.change(lambda table: seats.back(table, viewer.person))
        case incoming.StandIn(other):
            await room.absence.stand_in_for(other)


async def _obey_click(room: Room, viewer: Viewer, click: Click) -> None:
    """Let a click of somebody at the table count, and tell them so."""
    seat = viewer.seat
    if seat is None:
        raise Refused(Objection(NOT_SEATED, {}))
    proposal = partial(_proposed, click, seat, viewer.person, room.luck)
    version = await room.change(proposal, (seat, click.id))
    viewer.send(DoneMessage(click.id, version=version))


def _proposed(message: Click, seat: int, person: str, luck: Chance, table: Table) -> list[Entry]:
    """Give the entries that a click would add to the log."""
    match message:
        case incoming.AnswerRequest(click, number, action, index):
            chosen = action if index is None else answers.option(table, seat, index)
            return answers.answer(table, seat, number, chosen, click, luck, person)
        case incoming.AskRewind(click):
            return rewind.ask(table, seat, click, person)
        case incoming.Agree(click):
            return rewind.agree(table, seat, click, person)
        case incoming.Decline(click):
            return rewind.decline(table, seat, click, person)
        case incoming.Undo(click):
            return answers.undo(table, seat, click, person)


def _recall(room: Room, viewer: Viewer) -> None:
    """Tell a newcomer what was said before."""
    viewer.send(TalkMessage(room.chat.history(viewer.person, viewer.language)))
