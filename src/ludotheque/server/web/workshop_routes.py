"""The routes of the workshop: for the owner of the house alone, who came by the link that the house printed."""

import hmac

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.games import game_named
from ludotheque.server.live.workshop import Workshop
from ludotheque.server.views.catalogue import checked_language
from ludotheque.server.web.rate_limits import RateLimits
from ludotheque.server.web.requests import body, json
from ludotheque.server.wire.workshop import WhatIf

router = APIRouter()
BEARER = "Bearer "
AT_ONCE = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
"""A proxy should not gather what is told line by line."""


class NotOwner(Refused):
    """Somebody who does not own the house."""

    def __init__(self) -> None:
        super().__init__(Objection("not-owner", {}))


@router.get("/api/workshop/{game}")
async def numbers(request: Request, game: str) -> Response:
    _check_owner(request)
    return json(_workshop(request).numbers(game_named(game)))


@router.post("/api/workshop")
async def what_if(request: Request, language: str = "en") -> Response:
    _check_owner(request)
    asked = await body(request, WhatIf)
    _limits(request).check_review(request)
    told = _workshop(request).begin(asked, checked_language(language), request.is_disconnected)
    return StreamingResponse(told, media_type="application/x-ndjson", headers=AT_ONCE)


def _check_owner(request: Request) -> None:
    """Complain about whoever has no owner's link; where none was printed, nobody has one."""
    owner: str = request.app.state.owner
    shown = request.headers.get("authorization", "")
    if not owner or not hmac.compare_digest(shown.encode(), f"{BEARER}{owner}".encode()):
        _limits(request).check_trial(request)
        raise NotOwner


def _limits(request: Request) -> RateLimits:
    found: RateLimits = request.app.state.limits
    return found


def _workshop(request: Request) -> Workshop:
    found: Workshop = request.app.state.workshop
    return found
