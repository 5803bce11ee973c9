"""The routes of tables: open one, find one, sit down, leave, play again."""

import asyncio

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.lesson import lesson_named
from ludotheque.games import game_named
from ludotheque.server import house_time
from ludotheque.server.live.absence import STAND_IN_LEVEL
from ludotheque.server.live.reviews import ReviewWish
from ludotheque.server.live.room import Room
from ludotheque.server.lobby import fork as forks
from ludotheque.server.lobby import lesson as lessons
from ludotheque.server.lobby import open_table as opening
from ludotheque.server.lobby.daily import challenges, expect_unsealed, play
from ludotheque.server.lobby.lists import public_tables, tables_of
from ludotheque.server.lobby.open_table import checked_level
from ludotheque.server.lobby.ratings import ladder, statistics
from ludotheque.server.store.accounts import Person
from ludotheque.server.table import seats
from ludotheque.server.table.daily import day_of
from ludotheque.server.views.catalogue import checked_language
from ludotheque.server.views.qr_code import drawn
from ludotheque.server.web.opened_tables import OpenedTables
from ludotheque.server.web.rate_limits import RateLimits
from ludotheque.server.web.requests import (
    BadRequest,
    body,
    house_address,
    json,
    known,
    lobby,
    rooms,
    somebody,
    to,
    words,
)
from ludotheque.server.wire.requests import Arrange, Fork, NewTable, Sit

router = APIRouter()


def opened(request: Request) -> OpenedTables:
    """Find what is remembered of where tables were opened."""
    found: OpenedTables = request.app.state.opened
    return found


def _new(request: Request, person: Person, room: Room) -> Response:
    opened(request).note(request, room.table.id)
    return to(request, person, {"id": room.table.id}, 201)


@router.get("/api/me/statistics")
async def mine(request: Request) -> Response:
    person = await known(request)
    return json([] if person is None else await asyncio.to_thread(statistics, lobby(request).store, person.id))


@router.get("/api/games/{game}/ladder")
async def strongest(request: Request, game: str, seats: int = 2) -> Response:
    named = game_named(game)
    return json(await asyncio.to_thread(ladder, lobby(request).store, named.id, min(max(seats, 1), 99)))


@router.get("/api/tables")
async def my_tables(request: Request, language: str = "en") -> Response:
    person = await known(request)
    mine = [] if person is None else await tables_of(rooms(request), person.id, checked_language(language))
    return json(mine)


@router.post("/api/tables")
async def open_table(request: Request) -> Response:
    await opened(request).expect_room(request)
    wanted = await body(request, NewTable)
    game = game_named(wanted.game)
    game.checked_options(len(wanted.seats), wanted.options)
    person = await somebody(request)
    return _new(request, person, await opening.open_table(rooms(request), person, game, wanted))


@router.get("/api/tables/{table}")
async def about(request: Request, table: str, language: str = "en") -> Response:
    person = await known(request)
    room = await rooms(request).room(table)
    return json(room.about(checked_language(language), "" if person is None else person.id))


@router.get("/api/tables/{table}/invitation.svg")
async def invitation(request: Request, table: str) -> Response:
    room = await rooms(request).room(table)
    try:
        return Response(drawn(f"{house_address(request)}/table/{room.table.id}"), media_type="image/svg+xml")
    except ValueError as error:
        raise BadRequest(f"no code for such an address: {error}") from error


@router.post("/api/tables/{table}/sit")
async def sit(request: Request, table: str) -> Response:
    wanted = await body(request, Sit)
    room = await rooms(request).room(table)
    person = await somebody(request)
    await room.sit(wanted.seat, person.id, person.name)
    return to(request, person, room.about("en", person.id))


@router.post("/api/tables/{table}/leave")
async def leave(request: Request, table: str) -> Response:
    room = await rooms(request).room(table)
    person = await somebody(request)
    await room.change(lambda table: seats.leave(table, person.id, STAND_IN_LEVEL))
    return to(request, person, room.about("en", person.id))


@router.post("/api/tables/{table}/arrange")
async def arrange(request: Request, table: str) -> Response:
    wanted = await body(request, Arrange)
    room = await rooms(request).room(table)
    person = await somebody(request)
    level = checked_level(room.table.game, wanted.level) if wanted.level else ""
    await room.arrange(wanted.seat, level, person.id)
    return to(request, person, room.about("en", person.id))


@router.post("/api/tables/{table}/rematch")
async def rematch(request: Request, table: str) -> Response:
    room = await rooms(request).room(table)
    person = await somebody(request)
    following = await opening.rematch(rooms(request), room, person)
    opened(request).note(request, following)
    return to(request, person, {"id": following})


@router.post("/api/tables/{table}/fork")
async def fork(request: Request, table: str) -> Response:
    await opened(request).expect_room(request)
    wanted = await body(request, Fork)
    room = await rooms(request).room(table)
    expect_unsealed(room)
    person = await somebody(request)
    return _new(request, person, await forks.fork(rooms(request), room, person, wanted))


@router.post("/api/tables/{table}/review")
async def review(request: Request, table: str, language: str = "en") -> Response:
    person = await known(request)
    room = await rooms(request).room(table)
    expect_unsealed(room)
    limits: RateLimits = request.app.state.limits
    wish = ReviewWish("" if person is None else person.id, limits.where(request), checked_language(language))
    return json(await room.reviews.ask(wish, lambda: limits.check_review(request)))


@router.post("/api/records")
async def import_record(request: Request) -> Response:
    await opened(request).expect_room(request)
    text = await words(request)
    person = await somebody(request)
    return _new(request, person, await lobby(request).importer.import_record(person, text))


@router.get("/api/daily")
async def daily(request: Request, day: str = "") -> Response:
    person = await known(request)
    now = house_time.now()
    return json(await challenges(rooms(request), "" if person is None else person.id, day or day_of(now), now))


@router.post("/api/daily/{game}")
async def play_daily(request: Request, game: str) -> Response:
    named = game_named(game)
    person = await somebody(request)
    room = await play(rooms(request), person, named, house_time.now())
    return to(request, person, {"id": room.table.id}, 201)


@router.post("/api/games/{game}/lessons/{lesson}")
async def take_lesson(request: Request, game: str, lesson: str) -> Response:
    await opened(request).expect_room(request)
    wanted = lesson_named(game_named(game), lesson)
    person = await somebody(request)
    return _new(request, person, await lessons.take(rooms(request), person, wanted))


@router.get("/api/lobby")
async def listed(request: Request, language: str = "en") -> Response:
    return json(await public_tables(rooms(request), checked_language(language)))


@router.get("/api/tables/{table}/record")
async def record(request: Request, table: str, language: str = "en") -> Response:
    person = await known(request)
    room = await rooms(request).room(table)
    seat = None if person is None else room.table.seat_of(person.id)
    if not room.table.is_over and room.table.frozen is None:
        raise Refused(Objection("not-over", {}))
    expect_unsealed(room)
    name = f"{room.table.game.id}-{room.table.id}.record"
    text = room.view.record(seat, checked_language(language))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
