"""Digests of whole random games, to compare one way of running the rules with another.

    python -m ludotheque.lab.digests GAMES

Prints, for every game and seat count, one digest over every state of so many games.
"""

import hashlib
import sys

from ludotheque.engine import codec, flow
from ludotheque.engine.game import Game
from ludotheque.games import all_games
from ludotheque.lab.kit import Case, walk


def digest_of(game: Game, seats: int, games: int) -> str:
    """Play random games and digest every state on the way."""
    digest = hashlib.blake2b(digest_size=16)
    for seed in range(games):
        match = None
        for match, seat, _ in walk(Case(game, seats, {}, seed)):
            digest.update(codec.encode(match.state))
            digest.update(" ".join(map(str, flow.options(match.state, seat))).encode())
        assert match is not None
        digest.update(codec.encode(match.state))
    return digest.hexdigest()


def main() -> None:
    """Print the digests."""
    print(f"# {'compiled' if str(flow.__file__).endswith('.so') else 'interpreted'}")
    for game in all_games().values():
        for seats in game.seats:
            print(f"{game.id} {seats} {digest_of(game, seats, int(sys.argv[1]))}")


if __name__ == "__main__":
    main()
