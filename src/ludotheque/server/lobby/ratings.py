"""Ratings as people read them: somebody's own numbers, and the ladder; people and bots on one scale."""

from ludotheque.server.live.results import NEWCOMER, level_near
from ludotheque.server.store.results import Rating
from ludotheque.server.store.store import Store
from ludotheque.server.wire.responses import Rated, Statistics

PER_POINT, START = 40, 1000
"""Ratings are shown as numbers people are used to: so much for one of the model's, beginning with so much."""
MOST_LISTED = 100


def statistics(store: Store, person: str) -> list[Statistics]:
    """Tell somebody how they have done, by game and number of players."""
    ratings, found = store.results.ratings_of(person), []
    for tally in store.results.tallies(person):
        rating = ratings.get((tally.game, tally.seats))
        found.append(
            Statistics(
                tally.game,
                tally.seats,
                tally.played,
                tally.won,
                round(tally.points, 1),
                tally.best,
                None if rating is None else shown(rating),
                NEWCOMER if rating is None else level_near(rating.mu),
            )
        )
    return found


def ladder(store: Store, game: str, seats: int) -> list[Rated]:
    """List who is strongest at a game, people and bots."""
    found = store.results.strongest(game, seats, MOST_LISTED)
    names = store.accounts.names([who for who, _ in found if not who.startswith("bot:")])
    return [Rated(names.get(who, ""), who.partition(":")[2], shown(rating), rating.games) for who, rating in found]


def shown(rating: Rating) -> int:
    """Write a rating as people read it: what somebody is worth at least, almost for sure."""
    return round(START + PER_POINT * rating.worth)
