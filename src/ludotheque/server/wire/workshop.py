"""The workshop, where the owner of a house tries other numbers: what is there, what is asked, what is told."""

import msgspec


class DataNumber(msgspec.Struct):
    """A number of a game's component file."""

    path: str
    """Where it stands, as `prices.swap.value`."""
    value: int
    source: str
    """Where it comes from: `rulebook`, `public`, `inferred`, `proposal`; empty if nobody says."""


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """A question: what if these numbers were others."""

    game: str
    changes: dict[str, int]
    """By path, the number that shall stand there."""
    seats: int
    games: int
    bot: str = "greedy:2"


class WhatIfRow(msgspec.Struct):
    """A finding under the numbers as they are, under the others, and the difference, each with its interval."""

    what: str
    before: str
    after: str
    by: str
    is_real: bool
    """Whether the interval of the difference leaves out zero."""


class WhatIfNews(msgspec.Struct, omit_defaults=True):
    """How far it is; at the end, what was found, or what went wrong."""

    done: int = 0
    of: int = 1
    rows: list[WhatIfRow] | None = None
    trouble: str = ""
