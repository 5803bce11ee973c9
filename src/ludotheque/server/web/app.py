"""The web application: what guards every route, and the routes that belong to nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from starlette.middleware.base import RequestResponseEndpoint

from ludotheque.engine.errors import LudothequeError, Refused, UnknownGame
from ludotheque.engine.texts import SHELL
from ludotheque.games import all_games, game_named
from ludotheque.server.live.absence import AWAY
from ludotheque.server.live.bus import Bus
from ludotheque.server.live.rooms import NoTable
from ludotheque.server.live.workshop import Workshop
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.players import NoPlayer
from ludotheque.server.store.database import StoreUnavailable
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import WriteFailed
from ludotheque.server.table.orders import PATIENCE
from ludotheque.server.views.catalogue import (
    checked_language,
    describe_guide,
    describe_house,
    game_words,
    sentence,
)
from ludotheque.server.views.lesson import describe_lessons
from ludotheque.server.web import account_routes, puzzle_routes, reminder_routes, table_routes, workshop_routes
from ludotheque.server.web.openapi import describe
from ludotheque.server.web.opened_tables import OpenedTables
from ludotheque.server.web.packed import answer
from ludotheque.server.web.rate_limits import RateLimits, TooOften
from ludotheque.server.web.requests import Elsewhere, check_origin, json, lobby
from ludotheque.server.web.rules import rules_page, shelf
from ludotheque.server.web.socket import attend
from ludotheque.server.web.static import add_pages
from ludotheque.server.web.traffic import TRAFFIC, Traffic
from ludotheque.server.web.workshop_routes import NotOwner

FLUENT = "text/plain; charset=utf-8"
WEB = Path(__file__).parents[2] / "web"
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
    NoPlayer: 404,
    UnknownGame: 404,
    WriteFailed: 503,
    StoreUnavailable: 503,
    TooOften: 429,
    NotOwner: 403,
    Refused: 409,
    Elsewhere: 403,
}


routes = APIRouter()


def make_app(
    store: Store,
    pace: float = 0.7,
    web: Path = WEB,
    pepper: str = "",
    bus: Bus | None = None,
    away: float = AWAY,
    seed: int | None = None,
    patience: float = PATIENCE,
    rooms: int | None = None,
    traffic: Traffic | None = None,
    owner: str = "",
) -> FastAPI:
    """Put the lobby behind its routes."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Traffic]]:
        app.state.lobby = Lobby(store, pace, bus, away, seed, pepper, patience, rooms)
        await app.state.lobby.start()
        yield {TRAFFIC: traffic or Traffic()}
        await app.state.lobby.close()

    app = FastAPI(title="ludotheque", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.limits = limits = RateLimits()
    app.state.opened = OpenedTables(limits)
    app.state.owner, app.state.workshop = owner, Workshop()

    @app.middleware("http")
    async def guard(request: Request, call_next: RequestResponseEndpoint) -> Response:
        try:
            limits.check_request(request, request.method)
            check_origin(request)
            async with limits.place(request):
                response = await call_next(request)
        except (TooOften, Elsewhere) as error:
            response = await complain(request, error)
        if response.status_code == STATUS[TooOften]:  # who asks on has to come again, which is counted as well
            response.headers["Connection"] = "close"
            request.scope["state"][TRAFFIC].cut("often")
        response.headers.update(HEADERS | OVER_HTTPS if request.url.scheme == "https" else HEADERS)
        return response

    @app.exception_handler(LudothequeError)
    async def complain(request: Request, error: LudothequeError) -> Response:
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)
        return json({"error": sentence(error, request.query_params.get("language", "en"))}, status)

    parts = account_routes, reminder_routes, table_routes, puzzle_routes, workshop_routes
    for each in (routes, *(part.router for part in parts)):
        app.include_router(each)
    add_pages(app, web)
    describe(app)
    return app


@routes.get("/healthz", include_in_schema=False)
async def health() -> Response:
    return PlainTextResponse("alive")


@routes.get("/readyz", include_in_schema=False)
async def readiness(request: Request) -> Response:
    await lobby(request).store.check()
    return PlainTextResponse("ready")


@routes.get("/api/games")
async def games(language: str = "en") -> Response:
    return json(await asyncio.to_thread(shelf, all_games(), checked_language(language)))


@routes.get("/api/games/{game}/guide")
async def guide(game: str, language: str = "en") -> Response:
    return json(describe_guide(game_named(game), checked_language(language)))


@routes.get("/api/house")
async def house(language: str = "en") -> Response:
    return json(describe_house(checked_language(language)))


@routes.get("/api/games/{game}/lessons")
async def lessons(game: str, language: str = "en") -> Response:
    return json(describe_lessons(game_named(game), checked_language(language)))


@routes.get("/api/games/{game}/rules")
async def rules(request: Request, game: str, language: str = "en") -> Response:
    page = await asyncio.to_thread(rules_page, game_named(game), checked_language(language))
    return answer(request, page, "application/json")


@routes.get("/api/games/{game}/words.ftl")
async def words(request: Request, game: str, language: str = "en") -> Response:
    return answer(request, game_words(game_named(game), checked_language(language)).encode(), FLUENT)


@routes.get("/api/texts/{language}.ftl")
async def texts(request: Request, language: str) -> Response:
    return answer(request, _texts(checked_language(language)), FLUENT)


@lru_cache
def _texts(language: str) -> bytes:
    return (SHELL / f"{language}.ftl").read_bytes()


@routes.websocket("/ws/tables/{table}")
async def socket(socket: WebSocket, table: str, language: str = "en", plain: str = "") -> None:
    await attend(socket, socket.app.state.lobby.rooms, table, language, wants_whole_scenes=plain == "1")
