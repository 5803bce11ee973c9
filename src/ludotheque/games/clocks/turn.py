"""A round of Clocks: auction of the dice, the players' turns, the end of the round."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Step, Together
from ludotheque.games.clocks import moves
from ludotheque.games.clocks.actions import (
    BID,
    BUY,
    COINS,
    DIE,
    DISCARD,
    FACE,
    PAIR,
    PAIRS,
    PASS,
    PICK,
    PLACE,
    REROLL,
    TURN,
)
from ludotheque.games.clocks.effects import PAID, PAID_WORDS, hours_with_dice
from ludotheque.games.clocks.state import HOURS, NEEDS, NONE, PATHS, State

ALL_FULL: Final = "all-full"


@final
@dataclass(frozen=True)
class ChooseBoard(Step):
    """Choose which face of your board to use."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return FACE

    def options(self, s: State, side: int) -> list[Action]:
        return FACE

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.choose_face(s, side, action.target)

    def take_back(self, s: State, side: int) -> None:
        s.faces[side] = NONE


@final
@dataclass(frozen=True)
class TakeMoney(Step):
    """Take the starting money of your face of the board."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        for player in range(s.players):
            moves.take_money(s, player)


@final
@dataclass(frozen=True)
class ChooseFirstPlayer(Step):
    """Choose a first player at random: he takes the yellow dice and the bag."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.make_first(s, chance.pick("first player", s.players) if s.players > 1 else 0)


@final
@dataclass(frozen=True)
class Round(Step):
    """Play rounds of three phases until the game is over."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.round += 1
        s.turn = s.first
        auction = AUCTION_WITH_RIVAL if s.variant.has_rival else AUCTION
        s.then(s.first, *auction, NEXT_TURN[0], END_OF_ROUND, self)


# Phase 1: the dice are auctioned.


@final
@dataclass(frozen=True)
class DrawDice(Step):
    """Draw one die more than there are bidders, and roll them."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        bidders = s.players + (1 if s.variant.has_rival else 0)
        moves.draw_and_roll(s, min(bidders + 1, sum(s.bag)), chance)


@final
@dataclass(frozen=True)
class GroupDice(Step):
    """The first player lays two of the dice together; the others stay single."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return PAIRS_OF[len(s.felt)] if self._is_there_a_pair(s) else NOTHING

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.group(s, PAIRS[action.target])

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.group(s, None)

    def is_plain(self) -> bool:
        return True

    def _is_there_a_pair(self, s: State) -> bool:
        return len(s.felt) > s.players + (1 if s.variant.has_rival else 0)


@final
@dataclass(frozen=True)
class LayBid(Step):
    """Close your hand around as many coins as you want to offer; none is allowed."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return BID[: s.money[side] + 1]

    def options(self, s: State, side: int) -> list[Action]:
        return BID[: s.money[side] + 1]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.lay_bid(s, side, action.target)

    def take_back(self, s: State, side: int) -> None:
        s.bids[side] = NONE

    def facts(self, s: State, side: int) -> Facts:
        return {"coins": s.money[side]}

    def is_plain(self) -> bool:
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
        strength: list[tuple[int, int, int]] = []
        for player in range(s.players):
            away = (player - s.first) % s.players
            strength.append((s.bids[player], away, player))
        if s.variant.has_rival:
            strength.append((s.bids[s.rival], NONE, s.rival))
        strength.sort()
        strength.reverse()
        s.order = [bidder for _, _, bidder in strength]
        moves.tell(s, "order-of-picks", {"who": s.order[0]})


@final
@dataclass(frozen=True)
class NextPick(Step):
    """In the order of the bids, each takes a group."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        if not s.order:
            moves.end_auction(s)
            return
        picker = s.order.pop(0)
        s.then(picker, RIVAL_PICKS if picker == s.players else PICK_GROUP, self)


@final
@dataclass(frozen=True)
class PickGroup(Step):
    """Take a group of dice; what nobody else wanted is left for the last."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [PICK[place] for place in range(len(s.groups)) if s.groups[place]]

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.take_group(s, side, action.target)

    def is_plain(self) -> bool:
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
                worth = 10 if len(dice) > 1 else dice[0] % 10
                if worth > highest:
                    best, highest = [place], worth
                elif worth == highest:
                    best.append(place)
        moves.rival_takes(s, best[0] if len(best) == 1 else best[chance.pick("rival", len(best))])


# Phase 2: the players' turns.


@final
@dataclass(frozen=True)
class NextTurn(Step):
    """Each player in turn, clockwise from the first: place, one free action, perhaps a paid one."""

    away: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.away < s.players:
            player = (s.first + self.away) % s.players
            s.turn = player
            s.then(player, PLACE_DICE, FREE_ACTION, PAID_ACTION, NEXT_TURN[self.away + 1])


@final
@dataclass(frozen=True)
class PlaceDice(Step):
    """Use every die you have won, one after the other, in the order you like."""

    def candidates(self, s: State, side: int) -> list[Action]:
        dice = s.middle[side]
        if not dice or s.is_full(side):
            return NOTHING
        return DIE[:1] if len(dice) == 1 or dice[0] == dice[1] else DIE

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.choose_die(s, side, action.target)
        s.then(side, PLACE_DIE, self)
        if s.does_turn(s.middle[side][0]):
            s.then(side, TURN_GREY)

    def run(self, s: State, side: int, chance: Chance) -> None:
        while s.middle[side]:
            moves.return_die(s, side)

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class TurnGrey(Step):
    """Variant: a grey die may be turned by one just before it is placed."""

    def candidates(self, s: State, side: int) -> list[Action]:
        value = s.middle[side][0] % 10
        return [TURN[by + 1] for by in (-1, 0, 1) if 1 <= value + by <= 6]

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.turn_die(s, side, action.target - 1)

    def fallback(self, s: State, side: int) -> Action:
        return TURN[1]

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PlaceDie(Step):
    """Put the die into the first empty slot, or into a later one and pay for the empty slots you skip."""

    def candidates(self, s: State, side: int) -> list[Action]:
        clock = s.clocks[side]
        return [PLACE[hour] for hour in PATHS[s.faces[side]] if not clock[hour]]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        price = s.skip_cost(side, action.target, s.middle[side][0])
        if price > s.money[side]:
            return Objection("skip-cost", {"price": price, "coins": s.money[side], "missing": price - s.money[side]})
        return None

    def options(self, s: State, side: int) -> list[Action]:
        clock = s.clocks[side]
        is_free = s.box.is_free_skip[s.middle[side][0] // 10]
        left = s.money[side]
        found: list[Action] = []
        for hour in PATHS[s.faces[side]]:
            if not clock[hour]:
                found.append(PLACE[hour])
                if not is_free:
                    left -= NEEDS[hour]
                    if left < 0:
                        break
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        hour = action.target
        moves.pay(s, side, s.skip_cost(side, hour, s.middle[side][0]), "skip")
        some_die = moves.place_die(s, side, hour)
        if s.end:
            return
        moves.gain(s, side, s.fixed_coins(some_die), "fixed")
        moves.gain(s, side, s.difference_coins(some_die, hour), "difference")
        if some_die % 10 == NEEDS[hour]:
            s.then(side, s.box.bonus[hour])

    def facts(self, s: State, side: int) -> Facts:
        return moves.die_facts(s.middle[side][0])

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class FreeAction(Step):
    """Take money, or roll one die of your clock again."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [COINS] + [REROLL[hour] for hour in hours_with_dice(s, side)]

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is COINS:
            moves.gain(s, side, s.box.free_coins, "free")
        else:
            moves.change_die(s, side, action.target, chance.roll("die", 6), "reroll")

    def facts(self, s: State, side: int) -> Facts:
        return {"coins": s.box.free_coins}

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PaidAction(Step):
    """You may buy one more action to change your dice."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [PASS, *BUY]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is PASS:
            return None
        price = s.box.prices[action.target]
        if not PAID[action.target].candidates(s, side):
            return Objection("nothing-to-change", {"what": f"paid-{PAID_WORDS[action.target]}"})
        if price > s.money[side]:
            return Objection(
                "too-expensive", {"price": price, "coins": s.money[side], "missing": price - s.money[side]}
            )
        return None

    def options(self, s: State, side: int) -> list[Action]:
        money = s.money[side]
        dice = HOURS - s.clocks[side].count(0)
        return [PASS] + [
            BUY[paid] for paid in range(len(BUY)) if s.box.prices[paid] <= money and dice > (1 if paid == SWAPS else 0)
        ]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not PASS:
            moves.pay(s, side, s.box.prices[action.target], PAID_WORDS[action.target])
            s.then(side, PAID[action.target])

    def fallback(self, s: State, side: int) -> Action:
        return PASS

    def is_plain(self) -> bool:
        return True


SWAPS: Final = PAID_WORDS.index("swap")


# Phase 3: the end of the round.


@final
@dataclass(frozen=True)
class EndOfRound(Step):
    """When every clock is full the game ends; else each full clock loses a die and the bag is passed on."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        is_full = [s.is_full(player) for player in range(s.players)]
        if all(is_full):
            moves.finish(s, ALL_FULL)
            return
        s.then(s.first, PASS_BAG)
        for away in range(s.players - 1, -1, -1):
            player = (s.first + away) % s.players
            if is_full[player]:
                s.then(player, DISCARD_ONE)


@final
@dataclass(frozen=True)
class DiscardOne(Step):
    """Your clock is full and others are not: put one of your dice back into the bag."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [DISCARD[hour] for hour in hours_with_dice(s, side)]

    def options(self, s: State, side: int) -> list[Action]:
        return self.candidates(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.discard_die(s, side, action.target)

    def is_plain(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PassBag(Step):
    """The left neighbour becomes first player."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.make_first(s, (s.first + 1) % s.players)


PAIRS_OF: Final = [PAIR[: dice * (dice - 1) // 2] for dice in range(6)]
PLACE_DICE: Final = PlaceDice()
TURN_GREY: Final = TurnGrey()
PLACE_DIE: Final = PlaceDie()
FREE_ACTION: Final = FreeAction()
PAID_ACTION: Final = PaidAction()
PICK_GROUP: Final = PickGroup()
RIVAL_PICKS: Final = RivalPicks()
DISCARD_ONE: Final = DiscardOne()
PASS_BAG: Final = PassBag()
END_OF_ROUND: Final = EndOfRound()
NEXT_TURN: Final = [NextTurn(away) for away in range(5)]

AUCTION: Final[tuple[Step, ...]] = (DrawDice(), GroupDice(), Together(LayBid()), RevealBids(), NextPick())
AUCTION_WITH_RIVAL: Final[tuple[Step, ...]] = (
    DrawDice(),
    GroupDice(),
    Together(LayBid()),
    RollYellow(),
    RevealBids(),
    NextPick(),
)
SET_UP: Final[tuple[Step, ...]] = (Together(ChooseBoard()), TakeMoney(), ChooseFirstPlayer(), Round())
SET_UP_WITH_GIVEN_BOARDS: Final[tuple[Step, ...]] = (TakeMoney(), ChooseFirstPlayer(), Round())
