"""The routes of puzzles: those of a day, an answer to one, and a table to play on from there."""

from fastapi import APIRouter, Request, Response

from ludotheque.games import game_named
from ludotheque.server import house_time
from ludotheque.server.lobby.puzzles import answered, played_on, puzzles
from ludotheque.server.table.daily import day_of
from ludotheque.server.views.catalogue import checked_language
from ludotheque.server.web.opened_tables import OpenedTables
from ludotheque.server.web.requests import body, json, lobby, rooms, somebody, to
from ludotheque.server.wire.puzzle import PuzzleTry

router = APIRouter()


@router.get("/api/puzzles")
async def of_today(request: Request, language: str = "en") -> Response:
    return json(await puzzles(lobby(request).store, day_of(house_time.now()), checked_language(language)))


@router.post("/api/puzzles/{game}")
async def answer(request: Request, game: str, language: str = "en") -> Response:
    named = game_named(game)
    tried = await body(request, PuzzleTry)
    return json(await answered(lobby(request).store, named, tried, checked_language(language)))


@router.post("/api/puzzles/{game}/table")
async def play_on(request: Request, game: str) -> Response:
    opened: OpenedTables = request.app.state.opened
    await opened.expect_room(request)
    named = game_named(game)
    person = await somebody(request)
    room = await played_on(rooms(request), person, named, day_of(house_time.now()))
    opened.note(request, room.table.id)
    return to(request, person, {"id": room.table.id}, 201)
