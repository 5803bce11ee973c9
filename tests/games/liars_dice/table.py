"""A table of Liar's Dice to set, play and look at: cups are written `1 3 3`, answers `0: face 3` and `0: bid 4`.

`0: 4 threes` is short for both. The next round is rolled by any luck at all.
"""

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games.liars_dice import GAME
from ludotheque.games.liars_dice.game import BidOrDoubt, State
from tests.games.setting import SetTable

FACES = ("aces", "twos", "threes", "fours", "fives", "sixes")


class Table(SetTable[State]):
    """Dice under cups, and whose turn it is."""

    def bid(self, *bids: str) -> "Table":
        """Make bids such as `0: 4 threes`."""
        for one in bids:
            who, count, face = one.split()
            self.play(f"{who} face {FACES.index(face) + 1}")
            if self.asks.endswith("say-how-many"):  # unless only one number is left to say
                self.play(f"{who} bid {count}")
        return self

    def offered(self) -> list[str]:
        """What may be answered now."""
        return [action.text for action in flow.options(self.state, flow.first_asked(self.state))]

    def check(self) -> None:
        s = self.state
        assert GAME.conserved(s) == {"dice": 5 * len(s.left)}


def cups(
    *dice: str, turn: int = 0, is_palifico: bool = False, had_palifico: tuple[int, ...] = (), **options: str
) -> Table:
    """Lay dice under cups; an empty one is of somebody who is out."""
    s = GAME.set_up(len(dice), GAME.checked_options(len(dice), options), RandomChance(1))
    s.cups = [sorted(map(int, cup.split())) for cup in dice]
    s.left = [len(cup) for cup in s.cups]
    s.put_away = 5 * len(dice) - sum(s.left)
    s.out = [side for side, left in enumerate(s.left) if not left]
    s.had_palifico = [side in had_palifico for side in range(len(dice))]
    s.is_lifted, s.is_palifico, s.round, s.turn = False, is_palifico, 1, turn
    s.agenda = []
    s.then(turn, BidOrDoubt())
    return Table(GAME, s, RandomChance(7)).begin()
