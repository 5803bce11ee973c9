"""Static files: the browser client, and the style sheets and pictures of each game (its theme)."""

import asyncio
from contextlib import suppress
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse

from ludotheque import art
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.plan import read_plans, served
from ludotheque.games import all_games, game_named
from ludotheque.server import house_time
from ludotheque.server.views import cover
from ludotheque.server.views.preview_card import game_card, house_card, table_card, with_card
from ludotheque.server.web.packed import BRIEF, FRESH, LASTING, PackedFiles, answer
from ludotheque.server.web.requests import house_address

ICON = "icon-512.png"
"""What is shown of a game without a box."""
LONGEST_TURN = 6
"""Digits."""


def add_pages(app: FastAPI, web: Path) -> None:
    """Add the routes of static files, last: any other address gets index.html, for the client's router to read."""
    web = web.resolve()  # a link to a folder is that folder: its files would seem to lie outside

    @app.get("/themes/{game}/theme.css")
    async def style(request: Request, game: str) -> Response:  # all style sheets of a theme as one
        sheets = sorted((game_named(game).folder / "theme").glob("*.css"))
        return answer(request, b"\n".join(sheet.read_bytes() for sheet in sheets), "text/css")

    for game in all_games().values():
        if art.has_art(game.folder):
            with suppress(OSError):  # a folder that may only be read has the sheet of the package, or its titles
                art.refresh(game.folder)
        _serve_plans(app, game.id, served(read_plans(game.folder / "theme")))
        if not (game.folder / "theme" / "cover.svg").is_file():
            _serve_cover(app, game)
        if (game.folder / "theme").is_dir():
            app.mount(f"/themes/{game.id}", PackedFiles(game.folder / "theme", BRIEF))
    if (web / "assets").is_dir():
        app.mount("/assets", PackedFiles(web / "assets", LASTING))

    files = PackedFiles(web, BRIEF)

    @app.get("/{page:path}")
    async def client(request: Request, page: str) -> Response:
        if page.startswith(("api/", "ws/", "themes/", "assets/")):
            return JSONResponse({"error": f"there is nothing at /{page[:60]}"}, 404)
        wanted = _file(web, page)
        if wanted is not None:
            return files.file_response(wanted, wanted.stat(), request.scope)
        if not (web / "index.html").is_file():
            return PlainTextResponse("The browser client has not been built: run make play.", 503)
        if page.startswith(("table/", "games/")):
            return await _with_card(request, web, *page.split("/")[:2])
        if not page:
            return await _of_the_house(request, web)
        return FileResponse(web / "index.html", headers=FRESH | _ahead(request))


async def _of_the_house(request: Request, web: Path) -> Response:
    """Serve the shelf, with what messengers show of the house."""
    language = _spoken(request)
    card = house_card(next(iter(all_games().values())), language)
    page = await asyncio.to_thread((web / "index.html").read_text, encoding="utf-8")
    image = f"{house_address(request)}/{ICON}"
    return HTMLResponse(with_card(page, card, image, language), headers=FRESH | _ahead(request))


async def _with_card(request: Request, web: Path, kind: str, name: str) -> Response:
    """Serve the client's page of a table or a game, with what messengers show of it; as any other if there is none."""
    index, language = web / "index.html", _spoken(request)
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
        return HTMLResponse(with_card(page, card, image, language), headers=FRESH | _ahead(request, card.game))
    return FileResponse(index, headers=FRESH | _ahead(request))


def _spoken(request: Request) -> str:
    return "fr" if request.headers.get("accept-language", "").strip().lower().startswith("fr") else "en"


def _ahead(request: Request, game: Game | None = None) -> dict[str, str]:
    """Name what the client will ask for as soon as it runs, so that it comes at the same time as the client itself."""
    language = _spoken(request)
    wanted = {f"/api/texts/{language}.ftl": "fetch; crossorigin"}
    if game is not None:
        wanted[f"/api/games/{game.id}/words.ftl?language={language}"] = "fetch; crossorigin"
        wanted[f"/themes/{game.id}/plan.json"] = "fetch; crossorigin"
        wanted[f"/themes/{game.id}/icons.svg"] = "fetch; crossorigin"
        wanted["/icons.svg"] = "fetch; crossorigin"
        wanted[f"/themes/{game.id}/theme.css"] = "style"
        if art.has_art(game.folder):
            wanted[f"/themes/{game.id}/art.svg"] = "image"
    return {"Link": ", ".join(f"<{address}>; rel=preload; as={kind}" for address, kind in wanted.items())}


def _turn(request: Request) -> int | None:
    """Read which moment of a table an address names, if it names one."""
    text = request.query_params.get("turn", "")
    return int(text) if text.isdecimal() and len(text) <= LONGEST_TURN else None


def _serve_plans(app: FastAPI, game: str, plans: bytes) -> None:
    """Serve the plans of a game's table, none if it has none: then the client makes them."""

    @app.get(f"/themes/{game}/plan.json")
    async def plan(request: Request) -> Response:
        return answer(request, plans, "application/json")


def _serve_cover(app: FastAPI, game: Game) -> None:
    """Serve a box for a game that has none."""

    @app.get(f"/themes/{game.id}/cover.svg")
    async def box(request: Request) -> Response:
        response = answer(request, cover.drawn(game, _spoken(request)).encode(), "image/svg+xml")
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response


def _file(web: Path, page: str) -> Path | None:
    """Find a file of the client; nothing outside its folder."""
    try:
        wanted = (web / page).resolve()
        return wanted if wanted.is_relative_to(web) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can be called that
        return None
