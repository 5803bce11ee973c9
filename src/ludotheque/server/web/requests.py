"""What every route needs: who asks, what the body says, and how an answer is written."""

from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from fastapi import Request, Response
from starlette.requests import HTTPConnection

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.live.rooms import Rooms
from ludotheque.server.lobby.accounts import A_YEAR, Accounts
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.store.accounts import Person

COOKIE = "ludotheque"
LARGEST_BODY = 16_384
LARGEST_TEXT = 1_000_000
Body = TypeVar("Body")


class BadRequest(LudothequeError):
    """A request that cannot be read."""


class Elsewhere(LudothequeError):
    """A request that another site's page has made."""


def lobby(request: HTTPConnection) -> Lobby:
    """Find what is served."""
    found: Lobby = request.app.state.lobby
    return found


def rooms(request: HTTPConnection) -> Rooms:
    """Find the tables in use."""
    return lobby(request).rooms


def accounts(request: HTTPConnection) -> Accounts:
    """Find the accounts."""
    return lobby(request).accounts


async def known(request: HTTPConnection) -> Person | None:
    """Find out who asks, if it is somebody we know."""
    return await accounts(request).who(request.cookies.get(COOKIE))


async def somebody(request: HTTPConnection) -> Person:
    """Find out who asks; whoever we do not know is a new guest, with a name in their language."""
    return await known(request) or await accounts(request).welcome(request.query_params.get("language", "en"))


async def body(request: Request, kind: type[Body]) -> Body:
    """Read the body; complain about one that is too large or not what was expected."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise BadRequest("expected a body of type application/json")
    length = request.headers.get("content-length", "")
    if not length.isdigit() or int(length) > LARGEST_BODY:
        raise BadRequest(f"expected a body of at most {LARGEST_BODY} bytes, with its length")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:  # the latter if it is nested very deeply
        raise BadRequest(f"a body that cannot be read: {error}") from error


async def words(request: Request) -> str:
    """Read a body that is plain text."""
    length = request.headers.get("content-length", "")
    if not length.isdigit() or int(length) > LARGEST_TEXT:
        raise BadRequest(f"expected a text of at most {LARGEST_TEXT} bytes, with its length")
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRequest("expected a text in UTF-8") from error


def json(thing: object, status: int = 200) -> Response:
    """Answer with data."""
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def to(request: Request, person: Person, thing: object, status: int = 200) -> Response:
    """Answer somebody with data, and with their cookie, which holds for another year."""
    response = json(thing, status)
    response.set_cookie(
        COOKIE,
        accounts(request).cookie(person),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


def is_from_here(request: HTTPConnection) -> bool:
    """Say whether the page that asks is ours; programs that are no browsers send no origin."""
    origin = request.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:  # no browser says such a thing
        return False


def house_address(request: HTTPConnection) -> str:
    """Say where the browser has found the house."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


def check_origin(request: Request) -> None:
    """Complain about a change that another site's page asks for with our cookie."""
    if request.method not in {"GET", "HEAD"} and not is_from_here(request):
        raise Elsewhere("this was asked by a page of another site")
