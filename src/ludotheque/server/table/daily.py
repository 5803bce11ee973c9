"""The deal of a day: the same luck for everybody who plays it, which nobody can know before."""

import hmac
from datetime import UTC, datetime, timedelta

from ludotheque.engine.errors import BadOption

PREFIX = "daily"
"""What the ids of such tables begin with."""


def day_of(now: float) -> str:
    """Name the day of a moment: days begin at midnight, universal time."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """Say when a day is over."""
    try:
        return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()
    except ValueError as error:
        raise BadOption(f"a day is written as in 2026-03-01, not {day[:20]!r}") from error


def seed_of(key: bytes, day: str, game: str) -> str:
    """Give the seed of a day's deal: whoever has not the key of the house cannot work it out."""
    return hmac.new(key, f"daily {day} {game}".encode(), "sha256").hexdigest()
