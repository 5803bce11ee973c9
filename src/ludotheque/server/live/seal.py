"""Seals on the bus: whoever has not the key of the house can neither speak on it nor learn a table's id there."""

import hmac
import logging
import time
from collections import defaultdict

from ludotheque.server import metrics

log = logging.getLogger(__name__)

SIGNATURE = 32
STAMP = 8
NAME = 8
FRESH = 60.0
"""Seconds by which the clocks of two machines may differ: what is older was recorded and sent again."""


class Seal:
    """Signs what a process says, and opens what others of the house have signed, each once.

    Sealed is: signature, sender, stamp, and what is said. A stamp is the time in nanoseconds, and no two of one sender
    are the same, so that nothing counts that is told a second time.
    """

    def __init__(self, key: bytes, process: str) -> None:
        self._key = key
        self._name = process.encode()
        assert len(self._name) == NAME, f"expected a name of {NAME} bytes, got {process!r}"
        self._stamp = 0
        self._heard: dict[str, dict[bytes, int]] = defaultdict(dict)
        """By place, the last stamp of each sender."""
        self._has_complained = False

    def place_of(self, table: str) -> str:
        """Give the name that a table has on the bus."""
        return hmac.digest(self._key, table.encode(), "sha256")[:16].hex()

    def seal(self, place: str, said: bytes) -> bytes:
        """Sign something for a place."""
        self._stamp = max(self._stamp + 1, time.time_ns())
        signed = self._name + self._stamp.to_bytes(STAMP) + said
        return self._signature(place, signed) + signed

    def opened(self, place: str, sealed: bytes, *, is_kept: bool = False) -> bytes | None:
        """Give what one of us has said there just now, or nothing; what a queue has kept may be old, or come again."""
        signature, signed = sealed[:SIGNATURE], sealed[SIGNATURE:]
        if not hmac.compare_digest(signature, self._signature(place, signed)):
            self._drop("signed with another key")
            return None
        sender, stamp = signed[:NAME], int.from_bytes(signed[NAME : NAME + STAMP])
        if not is_kept and not self._is_news(place, sender, stamp):
            return None
        return signed[NAME + STAMP :]

    def forget(self, place: str) -> None:
        """Forget who has spoken at a place: nobody listens there any more."""
        self._heard.pop(place, None)

    def _is_news(self, place: str, sender: bytes, stamp: int) -> bool:
        heard = self._heard[place]
        if abs(time.time_ns() - stamp) > FRESH * 1e9:
            self._drop(f"older than {FRESH:.0f} seconds, or from a machine whose clock is not ours")
            return False
        if stamp <= heard.get(sender, 0):
            self._drop("told a second time")
            return False
        heard[sender] = stamp
        return True

    def _signature(self, place: str, signed: bytes) -> bytes:
        return hmac.digest(self._key, b"%b\0%b" % (place.encode(), signed), "sha256")

    def _drop(self, why: str) -> None:
        metrics.DROPPED.inc()
        if not self._has_complained:
            self._has_complained = True
            log.warning("somebody on the bus is not of this house: a message was %s; no more of them are told", why)
