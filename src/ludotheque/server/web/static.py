"""Static files: the browser client, and the style sheets and pictures of each game (its theme)."""

import asyncio
from contextlib import suppress
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware

from ludotheque import art
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.plan import read_plans, served
from ludotheque.games import all_games, game_named
from ludotheque.server import house_time
from ludotheque.server.views.preview_card import game_card, table_card, with_card
from ludotheque.server.web.requests import house_address

FRESH = {"Cache-Control": "no-cache"}
ICON = "icon-512.png"
"""What is shown of a game without a box."""
LONGEST_TURN = 6
"""Digits."""
SMALL = 2000
"""Bytes that are not worth compressing."""


def add_pages(app: FastAPI, web: Path) -> None:
    """Add the routes of static files, last: any other address gets index.html, for the client's router to read."""

    @app.get("/themes/{game}/theme.css")
    async def style(game: str) -> Response:  # all style sheets of a theme as one
        sheets = sorted((game_named(game).folder / "theme").glob("*.css"))
        return Response("\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets), media_type="text/css")

    for game in all_games().values():
        if art.has_art(game.folder):
            with suppress(OSError):  # a folder that may only be read has the sheet of the package, or its titles
                art.refresh(game.folder)
        _serve_plans(app, game.id, served(read_plans(game.folder / "theme")))
        if (game.folder / "theme").is_dir():
            app.mount(f"/themes/{game.id}", _files(game.folder / "theme"))
    if (web / "assets").is_dir():
        app.mount("/assets", _files(web / "assets"))

    @app.get("/{page:path}")
    async def client(request: Request, page: str) -> Response:
        if page.startswith(("api/", "ws/", "themes/", "assets/")):
            return JSONResponse({"error": f"there is nothing at /{page[:60]}"}, 404)
        wanted = _file(web, page)
        if wanted is not None:
            return FileResponse(wanted)
        if not (web / "index.html").is_file():
            return PlainTextResponse("The browser client has not been built: run make play.", 503)
        if page.startswith(("table/", "games/")):
            return await _with_card(request, web, *page.split("/")[:2])
        return FileResponse(web / "index.html", headers=FRESH)


async def _with_card(request: Request, web: Path, kind: str, name: str) -> Response:
    """Serve the client's page of a table or a game, with what messengers show of it; as any other if there is none."""
    index, language = web / "index.html", "fr" if _spoken(request).startswith("fr") else "en"
    with suppress(LudothequeError):
        if kind == "games":
            card = game_card(game_named(name), language)
        else:
            view = (await request.app.state.lobby.rooms.room(name)).view
            is_sealed = view.table.sealed_until > house_time.now()
            card = game_card(view.game, language) if is_sealed else table_card(view, _turn(request), language)
        page = await asyncio.to_thread(index.read_text, encoding="utf-8")
        picture = f"cards/{card.game.id}.png"
        image = f"{house_address(request)}/{picture if (web / picture).is_file() else ICON}"
        return HTMLResponse(with_card(page, card, image, language), headers=FRESH)
    return FileResponse(index, headers=FRESH)


def _spoken(request: Request) -> str:
    return request.headers.get("accept-language", "").strip().lower()


def _turn(request: Request) -> int | None:
    """Read which moment of a table an address names, if it names one."""
    text = request.query_params.get("turn", "")
    return int(text) if text.isdecimal() and len(text) <= LONGEST_TURN else None


def _files(folder: Path) -> GZipMiddleware:
    """Serve a folder, compressed: a sheet of pictures is a tenth of its size then."""
    return GZipMiddleware(StaticFiles(directory=folder), minimum_size=SMALL)


def _serve_plans(app: FastAPI, game: str, plans: bytes) -> None:
    """Serve the plans of a game's table, none if it has none: then the client makes them."""

    @app.get(f"/themes/{game}/plan.json")
    async def plan() -> Response:
        return Response(plans, media_type="application/json")


def _file(web: Path, page: str) -> Path | None:
    """Find a file of the client; nothing outside its folder."""
    try:
        wanted = (web / page).resolve()
        return wanted if wanted.is_relative_to(web) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can be called that
        return None
