"""Players as people read of them: their games, whom they played with, and how their rating went.

A table is open to whoever has its address, so addresses are told to those alone who sat there: somebody else sees of a
player what the ladder tells, and the games they have played together.
"""

from collections.abc import Iterable
from itertools import groupby

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.lobby.ratings import PER_POINT, START
from ludotheque.server.store.players import RatingStep, SeatOfGame
from ludotheque.server.store.store import Store
from ludotheque.server.wire.player import Opponent, OwnData, PlayedGame, Player, RatingCurve, RatingPoint, Rival

MOST_GAMES = 500
BOT = "bot:"
SURE = 3
"""So many deviations away a rating is not, almost for sure."""


class NoPlayer(LudothequeError):
    """Somebody nobody knows."""


def player(store: Store, person: str, viewer: str) -> Player:
    """Describe a player to somebody."""
    found = store.accounts.person(person)
    if found is None:
        raise NoPlayer(f"there is no player {person[:40]!r}")
    games = store.players.games_of(person, MOST_GAMES)
    if person != viewer:
        games = [game for game in games if any(seat.who == viewer for seat in game)]
    steps = store.players.steps_of(person)
    played = _played(store, person, games, steps)
    run, longest = runs(played)
    return Player(
        person, found.name, person == viewer, played, curves(steps), rivals(person, played), best(played), run, longest
    )


def own_data(store: Store, person: str, name: str, passkeys: int) -> OwnData:
    """Give somebody all that the house has of them."""
    steps = store.players.steps_of(person)
    games = _played(store, person, store.players.games_of(person, MOST_GAMES), steps)
    said = [{"table": table, "words": words} for table, words in store.players.said_by(person)]
    wish, devices = store.reminders.wish(person), [one.endpoint for one in store.reminders.devices(person)]
    reminders = {**wish._asdict(), "devices": devices}
    return OwnData(person, name, passkeys, store.players.tables_of(person), games, curves(steps), said, reminders)


def _played(store: Store, person: str, games: list[list[SeatOfGame]], steps: list[RatingStep]) -> list[PlayedGame]:
    people = {seat.who for game in games for seat in game if not seat.who.startswith(BOT)}
    names = store.accounts.names(sorted(people))
    gains = _gains(steps)
    found = []
    for game in games:
        own = next(seat for seat in game if seat.who == person)
        others = [_opponent(seat, names) for seat in game if seat is not own]
        found.append(
            PlayedGame(own.table, own.game, own.seats, own.at, own.rank, own.points, gains.get(own.table), others)
        )
    return found


def _opponent(seat: SeatOfGame, names: dict[str, str]) -> Opponent:
    is_bot = seat.who.startswith(BOT)
    level = seat.who.removeprefix(BOT) if is_bot else ""
    return Opponent("" if is_bot else seat.who, names.get(seat.who, ""), level, seat.rank, seat.points)


def _gains(steps: list[RatingStep]) -> dict[str, int]:
    """Say what each game made of the rating that is shown."""
    found: dict[str, int] = {}
    before: dict[tuple[str, int], int] = {}
    for step in steps:
        now = _shown(step.mu - SURE * step.sigma)
        found[step.table] = now - before.get((step.game, step.seats), START)
        before[step.game, step.seats] = now
    return found


def curves(steps: list[RatingStep]) -> list[RatingCurve]:
    """Draw a curve for each game and number of players."""

    def kind(step: RatingStep) -> tuple[str, int]:
        return step.game, step.seats

    return [
        RatingCurve(game, seats, [_point(step) for step in some])
        for (game, seats), some in groupby(sorted(steps, key=kind), kind)
    ]


def _point(step: RatingStep) -> RatingPoint:
    away = SURE * step.sigma
    return RatingPoint(step.at, _shown(step.mu), _shown(step.mu - away), _shown(step.mu + away))


def _shown(worth: float) -> int:
    return round(START + PER_POINT * worth)


def rivals(person: str, games: Iterable[PlayedGame]) -> list[Rival]:
    """Count for each other person, by game, how often one was before them and how often after; most games first."""
    found: dict[tuple[str, str], Rival] = {}
    for game in games:
        for other in game.others:
            if other.id and other.id != person:
                rival = found.setdefault((other.id, game.game), Rival(other.id, other.name, game.game, 0, 0))
                rival.before += game.rank < other.rank
                rival.after += game.rank > other.rank
    return sorted(found.values(), key=lambda rival: -(rival.before + rival.after))


def best(games: list[PlayedGame]) -> list[PlayedGame]:
    """Find the game with most points, for each game."""
    found: dict[str, PlayedGame] = {}
    for game in games:
        if game.game not in found or game.points > found[game.game].points:
            found[game.game] = game
    return list(found.values())


def runs(games: list[PlayedGame]) -> tuple[int, int]:
    """Count the games won in a row, up to the last one and at most; games alone are neither won nor lost."""
    against = [game for game in games if game.others]
    lengths = [(won, len(list(some))) for won, some in groupby(against, lambda game: game.rank == 1)]
    longest = max((length for won, length in lengths if won), default=0)
    return (lengths[0][1] if lengths and lengths[0][0] else 0), longest
