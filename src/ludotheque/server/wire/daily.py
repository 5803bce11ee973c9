"""The daily challenge, as it travels."""

import msgspec


class DailyRank(msgspec.Struct):
    """How somebody did at a day's deal."""

    name: str
    points: int
    percentile: int
    """How many in a hundred of the others did worse."""
    is_me: bool


class Challenge(msgspec.Struct):
    """The deal of a day at a game: the same for everybody."""

    game: str
    day: str
    left: int
    """Seconds until the day is over."""
    players: int
    level: str
    """Of the bots one plays against; empty where one plays alone."""
    table: str
    """Mine, if I have begun."""
    points: int | None
    percentile: int | None
    """Mine, once I have finished."""
    played: int
    ranking: list[DailyRank]
