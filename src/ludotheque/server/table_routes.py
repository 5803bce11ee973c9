"""The routes of tables: open one, find one, sit down, leave, play again."""

import asyncio

from fastapi import FastAPI, Request, Response
from fastapi.responses import PlainTextResponse

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.games import game_named
from ludotheque.server.messages import Arrange, Fork, NewTable, Sit
from ludotheque.server.ratings import ladder, statistics
from ludotheque.server.shelf import checked_language
from ludotheque.server.timing import STAND_IN_LEVEL
from ludotheque.server.web import body, house, json, known, somebody, to, words


def add_tables(app: FastAPI) -> None:
    """Let people find tables."""

    @app.get("/api/tables")
    async def my_tables(request: Request, language: str = "en") -> Response:
        person = await known(request)
        mine = [] if person is None else await house(request).tables_of(person.id, checked_language(language))
        return json(mine)

    @app.post("/api/tables")
    async def open_table(request: Request) -> Response:
        wanted = await body(request, NewTable)
        game = game_named(wanted.game)
        game.checked_options(len(wanted.seats), wanted.options)
        person = await somebody(request)
        room = await house(request).open_table(person, game, wanted)
        return to(request, person, {"id": room.table.id}, 201)

    @app.get("/api/tables/{table}")
    async def about(request: Request, table: str, language: str = "en") -> Response:
        person = await known(request)
        room = await house(request).room(table)
        return json(room.about(checked_language(language), "" if person is None else person.id))

    @app.post("/api/tables/{table}/sit")
    async def sit(request: Request, table: str) -> Response:
        wanted = await body(request, Sit)
        room = await house(request).room(table)
        person = await somebody(request)
        await house(request).sit(room, wanted.seat, person.id, person.name)
        return to(request, person, room.about("en", person.id))

    @app.post("/api/tables/{table}/leave")
    async def leave(request: Request, table: str) -> Response:
        room = await house(request).room(table)
        person = await somebody(request)
        await room.change(lambda table: table.leave(person.id, STAND_IN_LEVEL))
        return to(request, person, room.about("en", person.id))

    @app.post("/api/tables/{table}/arrange")
    async def arrange(request: Request, table: str) -> Response:
        wanted = await body(request, Arrange)
        room = await house(request).room(table)
        person = await somebody(request)
        await house(request).arrange(room, wanted, person.id)
        return to(request, person, room.about("en", person.id))

    @app.post("/api/tables/{table}/rematch")
    async def rematch(request: Request, table: str) -> Response:
        room = await house(request).room(table)
        person = await somebody(request)
        return to(request, person, {"id": await house(request).rematch(room, person)})

    @app.post("/api/tables/{table}/fork")
    async def fork(request: Request, table: str) -> Response:
        wanted = await body(request, Fork)
        room = await house(request).room(table)
        person = await somebody(request)
        return to(request, person, {"id": (await house(request).fork(room, person, wanted)).table.id}, 201)

    @app.post("/api/records")
    async def bring_in(request: Request) -> Response:
        text = await words(request)
        person = await somebody(request)
        return to(request, person, {"id": (await house(request).bring_in(person, text)).table.id}, 201)

    @app.get("/api/me/statistics")
    async def mine(request: Request) -> Response:
        person = await known(request)
        return json([] if person is None else await asyncio.to_thread(statistics, house(request).store, person.id))

    @app.get("/api/games/{game}/ladder")
    async def strongest(request: Request, game: str, seats: int = 2) -> Response:
        named = game_named(game)
        return json(await asyncio.to_thread(ladder, house(request).store, named.id, min(max(seats, 1), 99)))

    @app.get("/api/lobby")
    async def lobby(request: Request, language: str = "en") -> Response:
        return json(await house(request).lobby(checked_language(language)))

    @app.get("/api/tables/{table}/record")
    async def record(request: Request, table: str, language: str = "en") -> Response:
        person = await known(request)
        room = await house(request).room(table)
        seat = None if person is None else room.table.seat_of(person.id)
        if not room.table.is_over and room.table.frozen is None:
            raise Refused(Objection("not-over", {}))
        name = f"{room.table.game.id}-{room.table.id}.record"
        text = room.table.record(seat, checked_language(language))
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
