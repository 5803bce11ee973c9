"""The door: what guards every route, and the routes that belong to nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from starlette.middleware.base import RequestResponseEndpoint

from ludotheque.engine.errors import Refused, Trouble, UnknownGame
from ludotheque.engine.texts import SHELL
from ludotheque.games import game_named
from ludotheque.server.bus import Bus
from ludotheque.server.described import describe
from ludotheque.server.house import House, NoTable
from ludotheque.server.limits import Limits, TooOften
from ludotheque.server.orders import PATIENCE
from ludotheque.server.pages import add_pages
from ludotheque.server.people_routes import add_people
from ludotheque.server.register import Register
from ludotheque.server.shelf import checked_language, describe_games, describe_guide, sentence
from ludotheque.server.sockets import attend
from ludotheque.server.store import Store, StoreAway
from ludotheque.server.table_routes import add_tables
from ludotheque.server.timing import AWAY
from ludotheque.server.web import Elsewhere, check_origin, json
from ludotheque.server.writer import NotStored

WEB = Path(__file__).parent.parent / "web"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OVER_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
STATUS = {
    NoTable: 404,
    UnknownGame: 404,
    NotStored: 503,
    StoreAway: 503,
    TooOften: 429,
    Refused: 409,
    Elsewhere: 403,
}


def make_app(
    store: Store,
    pace: float = 0.7,
    web: Path = WEB,
    pepper: str = "",
    bus: Bus | None = None,
    away: float = AWAY,
    seed: int | None = None,
    patience: float = PATIENCE,
) -> FastAPI:
    """Put the house behind its door."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(store, Register(store, pepper), pace, bus, away, seed, patience)
        await app.state.house.start()
        yield
        await app.state.house.close()

    app = FastAPI(title="ludotheque", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.limits = limits = Limits()

    @app.middleware("http")
    async def guard(request: Request, call_next: RequestResponseEndpoint) -> Response:
        try:
            limits.check_request(request, request.method)
            check_origin(request)
            response = await call_next(request)
        except (TooOften, Elsewhere) as error:
            response = await complain(request, error)
        response.headers.update(HEADERS | OVER_HTTPS if request.url.scheme == "https" else HEADERS)
        return response

    @app.exception_handler(Trouble)
    async def complain(request: Request, error: Trouble) -> Response:
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)
        return json({"error": sentence(error, request.query_params.get("language", "en"))}, status)

    @app.get("/healthz", include_in_schema=False)
    async def health() -> Response:
        return PlainTextResponse("alive")

    @app.get("/readyz", include_in_schema=False)
    async def readiness() -> Response:
        await asyncio.to_thread(store.check)
        return PlainTextResponse("ready")

    @app.get("/api/games")
    async def games(language: str = "en") -> Response:
        return json(describe_games(checked_language(language)))

    @app.get("/api/games/{game}/guide")
    async def guide(game: str, language: str = "en") -> Response:
        return json(describe_guide(game_named(game), checked_language(language)))

    @app.get("/api/texts/{language}.ftl")
    async def texts(language: str) -> Response:
        return PlainTextResponse((SHELL / f"{checked_language(language)}.ftl").read_text(encoding="utf-8"))

    @app.websocket("/ws/tables/{table}")
    async def socket(socket: WebSocket, table: str, language: str = "en", plain: str = "") -> None:
        await attend(socket, socket.app.state.house, table, language, is_plain=plain == "1")

    add_people(app)
    add_tables(app)
    add_pages(app, web)
    describe(app)
    return app
