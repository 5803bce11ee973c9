"""What people say at a table, and the game's own sentences that they may say, true or not."""

import msgspec

from ludotheque.engine.scene import Seat


class Said(msgspec.Struct, omit_defaults=True):
    """Something somebody said: to everybody, or among some seats."""

    seat: Seat
    name: str
    text: str
    among: list[Seat] = []
    claim: bool = False
    """Whether it is one of the game's own sentences, true or not."""
    when: float = 0.0
    """In seconds since 1970; none for what was said before anybody noted it."""
    news: str = ""
    """That somebody has `left`, is `stood-in` for by a bot, or is `back`: nobody has said it."""


class Claim(msgspec.Struct):
    """One of the game's own sentences."""

    id: str
    text: str


class ClaimGroup(msgspec.Struct):
    """Claims under one title."""

    title: str
    claims: list[Claim]
