"""Proxies before the house: which of them are believed when they say who asks, and by http or https."""

import ipaddress
import logging
from collections.abc import Sequence

from uvicorn._types import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGISendCallable,
    HTTPScope,
    Scope,
    WebSocketScope,
)
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.engine.errors import LudothequeError
from ludotheque.server import logs

log = logging.getLogger(__name__)

THIS_MACHINE = ("127.0.0.1", "::1")
FORWARDED = b"x-forwarded-for"
PAST_THE_PROXY = ("/healthz", "/readyz")
"""Health checks, which may come past the proxy: these are no reason to complain."""


class BadProxy(LudothequeError):
    """A proxy that cannot be believed."""


def checked_proxies(given: Sequence[str]) -> list[str]:
    """Give addresses and networks of proxies; complain about what is neither."""
    for one in given:
        try:
            ipaddress.ip_network(one)
        except ValueError as error:
            raise BadProxy(
                f"--trusted-proxy takes an address or a network, as 10.0.0.7 or 10.0.0.0/24: {error}"
            ) from error
    return list(given)


class TrustedProxies(ProxyHeadersMiddleware):
    """Believes the proxies of a list, and says so once if one is not believed, or has nothing to say."""

    def __init__(self, app: ASGI3Application, given: Sequence[str] = ()) -> None:
        super().__init__(app, checked_proxies(given or THIS_MACHINE))
        self._is_behind_one = bool(given)
        self._has_complained = False

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Learn who asks, and pass on what they ask for."""
        if not self._has_complained and scope["type"] != "lifespan":
            self._look_at(scope)
        await super().__call__(scope, receive, send)

    def _look_at(self, scope: HTTPScope | WebSocketScope) -> None:
        client = scope["client"]
        host = "" if client is None else client[0]
        is_forwarded = any(name == FORWARDED for name, _ in scope["headers"])
        if is_forwarded and host not in self.trusted_hosts:
            self._complain(host, "is not believed (--trusted-proxy)")
        elif (
            not is_forwarded
            and self._is_behind_one
            and host in self.trusted_hosts
            and scope["path"] not in PAST_THE_PROXY
        ):
            self._complain(host, "sends no X-Forwarded-For")

    def _complain(self, host: str, what: str) -> None:
        self._has_complained = True
        log.warning("the proxy at %s %s: limits count everybody behind it as one", logs.place_name(host), what)
