"""Phase 1: the dice are auctioned."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step, Together
from ludotheque.games.clocks import moves
from ludotheque.games.clocks.actions import MOST_DICE, PAIRS, PICK, pairs_of
from ludotheque.games.clocks.names import HIGHEST, NONE, die_text, value_of
from ludotheque.games.clocks.state import State


@final
@dataclass(frozen=True)
class DrawDice(Step):
    """Draw one die more than there are bidders, and roll them."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.draw_and_roll(s, min(s.bidders + 1, sum(s.bag)), chance)


@final
@dataclass(frozen=True)
class GroupDice(Step):
    """The first player lays two of the dice together; the others stay single."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return PAIRS_OF[len(s.felt)] if len(s.felt) > s.bidders else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.group(s, PAIRS[action.target])

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.group(s, None)

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"felt.{place}" for place in PAIRS[action.target]]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        first, second = PAIRS[action.target]
        return {"first": die_text(s.felt[first]), "second": die_text(s.felt[second])}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class LayBid(Step):
    """Close your hand around as many coins as you want to offer; none is allowed."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return s.box.bids[: s.money[side] + 2]  # and the next one, to be told why not

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        coins = s.money[side]
        if action.target <= coins:
            return None
        return moves.above_means("above-purse", action.target, coins)

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        return self.objection(s, side, action) if action.verb == "bid" else None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 5 % longer.
        return s.box.bids[: s.money[side] + 1]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.lay_bid(s, side, action.target)

    def take_back(self, s: State, side: int) -> None:
        moves.take_bid_back(s, side)

    def facts(self, s: State, side: int) -> Facts:
        return {"coins": s.money[side], "rank": s.players - s.away(side), "bidders": s.bidders}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"bid{side}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"coins": action.target}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class RollYellow(Step):
    """The rival's bid: both yellow dice are rolled, the lower one less one counts."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.roll_yellow(s, chance)


@final
@dataclass(frozen=True)
class RevealBids(Step):
    """Open the hands together; everybody pays; the highest bid picks first.

    Of equal bids, the one further clockwise from the first player is stronger; the rival loses every tie.
    """

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.reveal_bids(s)
        strength = [(s.bids[player], s.away(player), player) for player in range(s.players)]
        if s.variant.has_rival:
            strength.append((s.bids[s.rival], NONE, s.rival))
        strength.sort()
        strength.reverse()
        moves.order_picks(s, [bidder for _, _, bidder in strength])


@final
@dataclass(frozen=True)
class NextPick(Step):
    """In the order of the bids, each takes a group."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        if not s.order:
            moves.end_auction(s)
            return
        picker = moves.next_picker(s)
        s.then(picker, RIVAL_PICKS if picker == s.rival else PICK_GROUP, self)


@final
@dataclass(frozen=True)
class PickGroup(Step):
    """Take a group of dice; what nobody else wanted is left for the last."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [PICK[place] for place in range(len(s.groups)) if s.groups[place]]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.take_group(s, side, action.target)

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"group{action.target}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"dice": [die_text(some_die) for some_die in s.groups[action.target]]}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class RivalPicks(Step):
    """The rival takes the pair if it is there, else the highest single die."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        best: list[int] = []
        highest = 0
        for place in range(len(s.groups)):
            dice = s.groups[place]
            if dice:
                worth = PAIR_WORTH if len(dice) > 1 else value_of(dice[0])
                if worth > highest:
                    best, highest = [place], worth
                elif worth == highest:
                    best.append(place)
        moves.rival_takes(s, best[0] if len(best) == 1 else best[chance.pick("rival", len(best))])


PAIRS_OF: Final = [pairs_of(dice) for dice in range(MOST_DICE + 1)]
PAIR_WORTH: Final = HIGHEST + 1
"""The rival wants a pair more than any single die."""
PICK_GROUP: Final = PickGroup()
RIVAL_PICKS: Final = RivalPicks()

AUCTION: Final[tuple[Step, ...]] = (DrawDice(), GroupDice(), Together(LayBid()), RevealBids(), NextPick())
AUCTION_WITH_RIVAL: Final[tuple[Step, ...]] = (
    DrawDice(),
    GroupDice(),
    Together(LayBid()),
    RollYellow(),
    RevealBids(),
    NextPick(),
)
