"""Phase 2: the players' turns."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.clocks import moves
from ludotheque.games.clocks.actions import BUY, COINS, DECLINE, DIE, PASS, PLACE, REROLL, turn_by, turned_by
from ludotheque.games.clocks.effects import PAID
from ludotheque.games.clocks.names import HIGHEST, NEEDS, PAID_WORDS, PATHS, die_facts, die_text, is_perfect, value_of
from ludotheque.games.clocks.state import State


def place_first(action: Action) -> Objection | None:
    """Refuse an action that comes after the dice are placed."""
    return Objection("place-first", {}) if action.verb in {"coins", "reroll", "buy", "pass"} else None


@final
@dataclass(frozen=True)
class NextTurn(Step):
    """Each player in turn, clockwise from the first: place, one free action, perhaps a paid one."""

    away: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.away < s.players:
            player = s.clockwise(self.away)
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
        return self.candidates(s, side)  # asked most often of all, and never objected to: the look-up is spared

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.choose_die(s, side, action.target)
        s.then(side, PLACE_DIE, self)
        if s.does_turn(s.middle[side][0]):
            s.then(side, TURN_GREY)

    def run(self, s: State, side: int, chance: Chance) -> None:
        while s.middle[side]:
            moves.return_die(s, side)

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"middle{side}.{action.target}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"die": die_text(s.middle[side][action.target])}

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        return place_first(action)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class TurnGrey(Step):
    """Variant: a grey die may be turned by one just before it is placed."""

    def candidates(self, s: State, side: int) -> list[Action]:
        value = value_of(s.middle[side][0])
        return [turn_by(by) for by in (-1, 0, 1) if 1 <= value + by <= HIGHEST]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.turn_die(s, side, turned_by(action))

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"middle{side}.0"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"value": value_of(s.middle[side][0]) + turned_by(action)}

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        return place_first(action)

    def fallback(self, s: State, side: int) -> Action:
        return turn_by(0)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PlaceDie(Step):
    """Put the die into the first empty slot, or into a later one and pay for the empty slots you skip."""

    def candidates(self, s: State, side: int) -> list[Action]:
        clock = s.clocks[side]
        return [PLACE[hour] for hour in PATHS[s.faces[side]] if not clock[hour]]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        price = s.skip_price(side, action.target, s.middle[side][0])
        if price > s.money[side]:
            return moves.above_means("skip-cost", price, s.money[side])
        return None

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        if action.verb == "place":
            return Objection("slot-taken", {"hour": action.target})
        return place_first(action)

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 20 % longer.
        clock = s.clocks[side]
        is_free = s.does_skip_free(s.middle[side][0])
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
        moves.pay(s, side, s.skip_price(side, hour, s.middle[side][0]), "skip")
        some_die = moves.place_die(s, side, hour)
        if s.end:
            return
        moves.gain(s, side, s.fixed_coins(some_die), "fixed")
        moves.gain(s, side, s.difference_coins(some_die, hour), "difference")
        if is_perfect(some_die, hour):
            s.then(side, s.box.bonus[hour])

    def facts(self, s: State, side: int) -> Facts:
        return die_facts(s.middle[side][0])

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        some_die, hour = s.middle[side][0], action.target
        return {
            "hour": hour,
            "price": s.skip_price(side, hour, some_die),
            "coins": s.fixed_coins(some_die) + s.difference_coins(some_die, hour),
            "effect": self._effect(s, side, hour) if is_perfect(some_die, hour) else "effect-none",
        }

    def _effect(self, s: State, side: int, hour: int) -> Text:
        """Say what a perfect die brings, or that it will bring nothing since it lies alone."""
        bonus = s.box.bonus[hour]
        dice = s.dice_on(side) + 1
        return Text("effect-lapses" if dice < bonus.least() else "effect-perfect", {"bonus": bonus.text()})

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class FreeAction(Step):
    """Take money, or roll one die of your clock again."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [*self.options(s, side), PASS, *BUY]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is PASS:
            return Objection("free-due", {})
        if action.verb != "buy":
            return None
        price, money = s.prices[action.target], s.money[side]
        if price > money + s.free_coins:
            return moves.above_means("too-expensive", price, money)
        return Objection("free-first", {})

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        return Objection("free-due", {}) if action is DECLINE else None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes twelve times as long.
        clock = s.clocks[side]
        return [COINS] + [action for hour, action in REROLL.items() if clock[hour]]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is COINS:
            moves.gain(s, side, s.free_coins, "free")
        else:
            moves.change_die(s, side, action.target, chance.roll("die", HIGHEST), "reroll")

    def facts(self, s: State, side: int) -> Facts:
        return {"coins": s.free_coins}

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return ["bank"] if action is COINS else None

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        if action is COINS:
            return {"coins": s.free_coins}
        return {"free": 1} if action is PASS else None

    def is_public_choice(self) -> bool:
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
        price = s.prices[action.target]
        if s.dice_on(side) < PAID[action.target].least():
            return Objection("nothing-to-change", {"what": f"paid-{PAID_WORDS[action.target]}"})
        if price > s.money[side]:
            return moves.above_means("too-expensive", price, s.money[side])
        return None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes 5 % longer.
        money = s.money[side]
        prices = s.prices
        if money < min(prices):
            return [PASS]
        dice = s.dice_on(side)
        return [PASS] + [
            action for action in BUY if prices[action.target] <= money and dice >= LEAST_DICE[action.target]
        ]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not PASS:
            moves.pay(s, side, s.prices[action.target], PAID_WORDS[action.target])
            s.then(side, PAID[action.target])

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return {"free": 0} if action is PASS else None

    def is_public_choice(self) -> bool:
        return True


LEAST_DICE: Final = [paid.least() for paid in PAID]
PLACE_DICE: Final = PlaceDice()
TURN_GREY: Final = TurnGrey()
PLACE_DIE: Final = PlaceDie()
FREE_ACTION: Final = FreeAction()
PAID_ACTION: Final = PaidAction()
NEXT_TURN: Final = [NextTurn(away) for away in range(5)]
