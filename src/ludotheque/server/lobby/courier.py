"""The courier: takes a message to an address that somebody has given us, and nowhere inside a network.

An address is looked up once, every address it stands for must be one of the open internet, and that very address is
called: what a name means a moment later makes no difference. Nobody is sent elsewhere, and nobody is waited for long.
"""

import asyncio
import ssl
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from ludotheque.engine.errors import LudothequeError

HTTPS = 443
LONGEST_ADDRESS = 1000
PATIENCE = 10.0
"""Seconds for all of it: looking up, connecting, sending and hearing whether it was taken."""
FIRST_LINE = 1000
"""Bytes of an answer that are read: its status is all we want."""
AT_ONCE = 8
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses of the old kind, written as new ones by the network itself."""
IpAddress = IPv4Address | IPv6Address


class Undelivered(LudothequeError):
    """A message that could not be delivered, or an address that nothing is delivered to."""


class Place(NamedTuple):
    """Where a message goes."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The host as the header spells it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == HTTPS else f"{host}:{self.port}"


def is_public(address: IpAddress) -> bool:
    """Say whether an address is one of the open internet, whatever it is wrapped in."""
    if isinstance(address, IPv6Address):
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in TRANSLATED:
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not address.is_multicast and not address.is_reserved


def read_place(url: str) -> Place:
    """Read an address; complain about one that is not https, or says more than where."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or HTTPS
        host = host if host is None or ":" in host else host.encode("idna").decode()
    except ValueError as error:  # UnicodeError is one: a host that cannot be a name
        raise Undelivered(
            f"expected an address that begins with https://, got one that cannot be read: {error}"
        ) from error
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
    if parts.scheme != "https" or not host or parts.username is not None or not is_plain:
        raise Undelivered(f"expected an address that begins with https:// and has no name in it, got {url[:60]!r}")
    return Place(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


class Courier:
    """Delivers a few messages at once."""

    def __init__(
        self,
        allows: Callable[[IpAddress], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """Begin; `allows` says where messages may go, `trust` whose certificates count."""
        self._allows = allows
        self._trust = trust or ssl.create_default_context()
        self._patience = patience
        self._few = asyncio.Semaphore(AT_ONCE)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Deliver a message; give the status of the answer, `Undelivered` if there is none."""
        place = read_place(url)
        lines = {"Host": place.authority, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        message = f"POST {place.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
        try:
            async with self._few, asyncio.timeout(self._patience):
                return await self._deliver(place, message)
        except (OSError, ValueError, TimeoutError, ssl.SSLError) as error:
            raise Undelivered(f"{place.authority[:60]} does not take messages") from error

    async def _deliver(self, place: Place, message: bytes) -> int:
        address = await self._look_up(place)
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=self._trust, server_hostname=place.host, limit=FIRST_LINE
        )
        try:
            writer.write(message)
            await writer.drain()
            version, status, *_ = (await reader.readline()).split()
            if not version.startswith(b"HTTP/1."):
                raise ValueError("no answer of the web")
            return int(status)
        finally:
            writer.transport.abort()

    async def _look_up(self, place: Place) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(place.host, place.port, type=1)  # a stream
        addresses = [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        if not addresses or not all(map(self._allows, addresses)):
            raise Undelivered(f"{place.authority[:60]} is not on the open internet: nothing is sent there")
        return str(addresses[0])
