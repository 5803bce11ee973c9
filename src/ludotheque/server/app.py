"""The routes, and nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from starlette.middleware.base import RequestResponseEndpoint

from ludotheque.engine.errors import Refused, Trouble, UnknownGame
from ludotheque.engine.texts import SHELL
from ludotheque.games import game_named
from ludotheque.server import people
from ludotheque.server.house import House, NoTable, checked_language, describe_games, describe_guide, sentence
from ludotheque.server.messages import Me, NewTable, Sit
from ludotheque.server.pages import add_pages
from ludotheque.server.sockets import attend
from ludotheque.server.store import Store, StoreAway
from ludotheque.server.writer import NotStored

WEB = Path(__file__).parent.parent / "web"
LARGEST_BODY = 16_384
A_YEAR = 365 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
STATUS = {NoTable: 404, UnknownGame: 404, NotStored: 503, StoreAway: 503, Refused: 409}
Body = TypeVar("Body")


class BadRequest(Trouble):
    """A request that cannot be read."""


def make_app(store: Store, pace: float = 0.7, web: Path = WEB) -> FastAPI:
    """Put the house behind its door."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(store, pace)
        yield
        app.state.house.close()

    app = FastAPI(title="ludotheque", lifespan=lifespan, docs_url=None, redoc_url=None)

    @app.middleware("http")
    async def guard(request: Request, call_next: RequestResponseEndpoint) -> Response:
        response = await call_next(request)
        response.headers.update(HEADERS)
        return response

    @app.exception_handler(Trouble)
    async def complain(request: Request, error: Trouble) -> Response:
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)
        return _json({"error": sentence(error, request.query_params.get("language", "en"))}, status)

    @app.get("/api/games")
    async def games(language: str = "en") -> Response:
        return _json(describe_games(checked_language(language)))

    @app.get("/api/games/{game}/guide")
    async def guide(game: str, language: str = "en") -> Response:
        return _json(describe_guide(game_named(game), checked_language(language)))

    @app.get("/api/texts/{language}.ftl")
    async def texts(language: str) -> Response:
        return PlainTextResponse((SHELL / f"{checked_language(language)}.ftl").read_text(encoding="utf-8"))

    @app.get("/api/me")
    async def me(request: Request) -> Response:
        person, name, token = await _who(request)
        return _with_cookie(_json({"name": name, "id": person}), request, token)

    @app.put("/api/me")
    async def rename(request: Request) -> Response:
        wanted = await _body(request, Me)
        people.checked_name(wanted.name)
        person, _, token = await _who(request)
        name = await _house(request).rename(person, wanted.name)
        return _with_cookie(_json({"name": name, "id": person}), request, token)

    @app.get("/api/tables")
    async def my_tables(request: Request, language: str = "en") -> Response:
        known = await _house(request).person(request.cookies.get(people.COOKIE))
        mine = [] if known is None else await _house(request).tables_of(known[0], checked_language(language))
        return _json(mine)

    @app.post("/api/tables")
    async def open_table(request: Request) -> Response:
        wanted = await _body(request, NewTable)
        game = game_named(wanted.game)
        game.checked_options(len(wanted.seats), wanted.options)
        person, name, token = await _who(request)
        room = await _house(request).open_table(person, name, game, wanted.seats, wanted.options)
        return _with_cookie(_json({"id": room.table.id}, 201), request, token)

    @app.get("/api/tables/{table}")
    async def about(request: Request, table: str, language: str = "en") -> Response:
        known = await _house(request).person(request.cookies.get(people.COOKIE))
        room = await _house(request).room(table)
        return _json(room.about(checked_language(language), None if known is None else room.table.seat_of(known[0])))

    @app.post("/api/tables/{table}/sit")
    async def sit(request: Request, table: str) -> Response:
        wanted = await _body(request, Sit)
        room = await _house(request).room(table)
        person, name, token = await _who(request)
        await _house(request).sit(room, wanted.seat, person, name)
        return _with_cookie(_json(room.about("en", room.table.seat_of(person))), request, token)

    @app.get("/api/tables/{table}/record")
    async def record(request: Request, table: str) -> Response:
        room = await _house(request).room(table)
        if not room.table.is_over:
            return _json({"error": "the record can be had once the game is over"}, 409)
        return PlainTextResponse(room.table.record())

    @app.websocket("/ws/tables/{table}")
    async def socket(socket: WebSocket, table: str, language: str = "en") -> None:
        await attend(socket, socket.app.state.house, table, language)

    add_pages(app, web)
    return app


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _who(request: Request) -> tuple[str, str, str | None]:
    """Find out who asks; a new guest gets a cookie."""
    known = await _house(request).person(request.cookies.get(people.COOKIE))
    if known is not None:
        return *known, None
    token, person, name = await _house(request).welcome()
    return person, name, token


async def _body(request: Request, kind: type[Body]) -> Body:
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise BadRequest("expected a body of type application/json")
    length = request.headers.get("content-length", "")
    if not length.isdigit() or int(length) > LARGEST_BODY:
        raise BadRequest(f"expected a body of at most {LARGEST_BODY} bytes, with its length")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        raise BadRequest(f"a body that cannot be read: {error}") from error


def _json(thing: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def _with_cookie(response: Response, request: Request, token: str | None) -> Response:
    if token is not None:
        response.set_cookie(
            people.COOKIE,
            token,
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response
