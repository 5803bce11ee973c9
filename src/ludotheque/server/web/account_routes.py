"""The routes of people: a name, a code for another device, passkeys."""

import asyncio
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.lobby.accounts import MINUTES
from ludotheque.server.lobby.passkeys import Passkeys, Site
from ludotheque.server.lobby.players import own_data
from ludotheque.server.lobby.players import player as described
from ludotheque.server.store.accounts import Person
from ludotheque.server.web.rate_limits import RateLimits
from ludotheque.server.web.requests import COOKIE, accounts, body, json, known, lobby, somebody, to
from ludotheque.server.wire.requests import Code, Consent, Credential, Me

router = APIRouter()


class Insecure(LudothequeError):
    """Something that browsers do over https only."""


@router.get("/api/me")
async def me(request: Request) -> Response:
    return await _described(request, await somebody(request))


@router.put("/api/me")
async def rename(request: Request) -> Response:
    wanted = await body(request, Me)
    person = await somebody(request)
    limits: RateLimits = request.app.state.limits
    limits.check_rename(request, person.id)
    name = await lobby(request).rename(person.id, wanted.name)
    return await _described(request, person._replace(name=name))


@router.delete("/api/me")
async def leave(request: Request) -> Response:
    person = await known(request)
    if person is not None:
        await lobby(request).forget(person)
    response = json({})
    response.delete_cookie(COOKIE)
    return response


@router.put("/api/me/corpus")
async def consent(request: Request) -> Response:
    wanted = await body(request, Consent)
    person = await somebody(request)
    await lobby(request).store.accounts.consent(person.id, is_given=wanted.is_given)
    return await _described(request, person)


@router.get("/api/me/data")
async def export(request: Request) -> Response:
    person = await somebody(request)
    passkeys = len(await _passkeys(request).of(person.id))
    found = await asyncio.to_thread(own_data, lobby(request).store, person.id, person.name, passkeys)
    response = to(request, person, found)
    response.headers["Content-Disposition"] = 'attachment; filename="ludotheque.json"'
    return response


@router.get("/api/players/{player}")
async def about(request: Request, player: str) -> Response:
    person = await somebody(request) if player == "me" else await known(request)
    viewer = "" if person is None else person.id
    found = await asyncio.to_thread(described, lobby(request).store, viewer if player == "me" else player, viewer)
    return json(found) if person is None else to(request, person, found)


@router.post("/api/me/code", status_code=201)
async def code(request: Request) -> Response:
    person = await somebody(request)
    return to(request, person, {"code": await accounts(request).code_for(person), "minutes": MINUTES}, 201)


@router.post("/api/me/move")
async def move(request: Request) -> Response:
    wanted = await body(request, Code)
    return await _described(request, await accounts(request).moved_by(wanted.code))


@router.post("/api/me/lock")
async def lock(request: Request) -> Response:
    person = await known(request) or await accounts(request).welcome()
    return await _described(request, await lobby(request).begin_epoch(person))


@router.post("/api/me/passkeys/begin")
async def begin_making(request: Request) -> Response:
    person = await somebody(request)
    options = await _passkeys(request).begin_making(_site(request), person)
    return Response(options, media_type="application/json")


@router.post("/api/me/passkeys", status_code=201)
async def make(request: Request) -> Response:
    made = await body(request, Credential)
    person = await somebody(request)
    await _passkeys(request).make(_site(request), person, made.credential)
    return await _described(request, person, 201)


@router.post("/api/passkeys/begin")
async def begin_opening(request: Request) -> Response:
    return Response(await _passkeys(request).begin_opening(_site(request)), media_type="application/json")


@router.post("/api/passkeys")
async def open_by(request: Request) -> Response:
    shown = await body(request, Credential)
    return await _described(request, await _passkeys(request).open(_site(request), shown.credential))


async def _described(request: Request, person: Person, status: int = 200) -> Response:
    passkeys = len(await _passkeys(request).of(person.id))
    consents = await asyncio.to_thread(lobby(request).store.accounts.has_consented, person.id)
    told = {"id": person.id, "name": person.name, "passkeys": passkeys, "consents": consents}
    return to(request, person, told, status)


def _passkeys(request: Request) -> Passkeys:
    return Passkeys(accounts(request), lobby(request).store.passkeys)


def _site(request: Request) -> Site:
    """Say where the browser is; passkeys need https, or this very machine."""
    try:
        host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:  # no browser says such a thing
        host = ""
    if request.url.scheme != "https" and host != "localhost":
        raise Insecure("passkeys need https: start the server with --tls CERT KEY")
    return Site(f"{request.url.scheme}://{request.headers.get('host', '')}", host)
