"""The words printed on the components: what changes a die on one's own clock, and coins."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.clocks import moves
from ludotheque.games.clocks.actions import DECLINE, DOWN, FLIP, REROLL, SWAP, UP, WITH, die_there, swapped
from ludotheque.games.clocks.names import HIGHEST, HOURS, opposite, value_of
from ludotheque.games.clocks.state import Bonus, State


def hours_with_dice(s: State, player: int) -> list[int]:
    """List the hours of one's own clock that hold a die."""
    clock = s.clocks[player]
    return [hour for hour in range(1, HOURS + 1) if clock[hour]]


def turned_there(s: State, side: int, action: Action, value: int) -> Facts:
    """Give what a label says of a die that would be turned to another face."""
    return {**die_there(s, side, action), "value": value}


@final
@dataclass(frozen=True)
class GainCoins(Bonus):
    """Take coins from the bank."""

    coins: int

    def symbols(self) -> list[str]:
        return [f"+{self.coins}", "coin"]

    def text(self) -> Text:
        return Text("icon-coins", {"coins": self.coins})

    def coins_at_once(self) -> int:
        return self.coins

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.gain(s, side, self.coins, "bonus")


@dataclass(frozen=True)
class ChangeClock(Bonus):
    """Do something with the dice on your own clock; as the bonus of a perfect die, you may decline."""

    may_decline: bool

    def word(self) -> str:
        """Give its word, one of `PAID_WORDS`."""
        raise NotImplementedError

    def symbols(self) -> list[str]:
        return [self.word()]

    def text(self) -> Text:
        return Text(f"paid-{self.word()}")

    def least(self) -> int:
        return 1

    def changes(self, s: State, side: int) -> list[Action]:
        """List what may be changed."""
        raise NotImplementedError

    def change(self, s: State, side: int, action: Action, chance: Chance) -> None:
        """Change it."""
        raise NotImplementedError

    def candidates(self, s: State, side: int) -> list[Action]:
        return self.options(s, side)

    def options(self, s: State, side: int) -> list[Action]:
        found = self.changes(s, side)
        if self.may_decline and found:
            found.append(DECLINE)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not DECLINE:
            self.change(s, side, action, chance)

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.lapse(s, side, self.word())

    def fallback(self, s: State, side: int) -> Action:
        return self.options(s, side)[-1]

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class Reroll(ChangeClock):
    """Roll one die of your clock again; the new face stands."""

    def word(self) -> str:
        return "reroll"

    def changes(self, s: State, side: int) -> list[Action]:
        return [REROLL[hour] for hour in hours_with_dice(s, side)]

    def change(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.change_die(s, side, action.target, chance.roll("die", HIGHEST), "reroll")


@final
@dataclass(frozen=True)
class Nudge(ChangeClock):
    """Turn one die of your clock up or down by one; a six cannot rise, a one cannot fall."""

    def word(self) -> str:
        return "nudge"

    def changes(self, s: State, side: int) -> list[Action]:
        clock = s.clocks[side]
        found: list[Action] = []
        for hour in range(1, HOURS + 1):
            if clock[hour]:
                value = value_of(clock[hour])
                if value < HIGHEST:
                    found.append(UP[hour])
                if value > 1:
                    found.append(DOWN[hour])
        return found

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        if action.verb not in {"up", "down"} or not s.clocks[side][action.target]:
            return None
        return Objection("no-further", {"value": value_of(s.clocks[side][action.target])})

    def change(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.change_die(s, side, action.target, self._turned(s, side, action), "nudge")

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return None if action is DECLINE else turned_there(s, side, action, self._turned(s, side, action))

    def _turned(self, s: State, side: int, action: Action) -> int:
        value = value_of(s.clocks[side][action.target])
        return value + 1 if action.verb == "up" else value - 1


@final
@dataclass(frozen=True)
class Flip(ChangeClock):
    """Turn one die of your clock to its opposite face."""

    def word(self) -> str:
        return "flip"

    def changes(self, s: State, side: int) -> list[Action]:
        return [FLIP[hour] for hour in hours_with_dice(s, side)]

    def change(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.change_die(s, side, action.target, self._turned(s, side, action), "flip")

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return None if action is DECLINE else turned_there(s, side, action, self._turned(s, side, action))

    def _turned(self, s: State, side: int, action: Action) -> int:
        return opposite(value_of(s.clocks[side][action.target]))


@final
@dataclass(frozen=True)
class Swap(ChangeClock):
    """Let two dice of your clock change places; first choose one."""

    def word(self) -> str:
        return "swap"

    def least(self) -> int:
        return 2

    def changes(self, s: State, side: int) -> list[Action]:
        found = [SWAP[hour] for hour in hours_with_dice(s, side)]
        return found if len(found) >= self.least() else []

    def candidates(self, s: State, side: int) -> list[Action]:
        found = [SWAP[hour] for hour in range(1, HOURS + 1)]
        if self.may_decline:
            found.append(DECLINE)
        return found

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is DECLINE or s.clocks[side][action.target]:
            return None
        return Objection("swap-empty", {"hour": action.target})

    def change(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.then(side, SWAP_WITH[action.target])


@final
@dataclass(frozen=True)
class SwapWith(Step):
    """Choose the die that the first one changes places with."""

    hour: int

    def candidates(self, s: State, side: int) -> list[Action]:
        return [WITH[hour] for hour in range(1, HOURS + 1)]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action.target == self.hour:
            return Objection("swap-itself", {"hour": action.target})
        return None if s.clocks[side][action.target] else Objection("swap-empty", {"hour": action.target})

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.swap_dice(s, side, self.hour, action.target)

    def brings(self, s: State, side: int, action: Action) -> list[str] | None:
        return swapped(s, side, self.hour, action)

    def facts(self, s: State, side: int) -> Facts:
        return {"hour": self.hour}

    def is_public_choice(self) -> bool:
        return True


SWAP_WITH: Final = [SwapWith(hour) for hour in range(HOURS + 1)]

PAID: Final[list[ChangeClock]] = [Reroll(False), Nudge(False), Flip(False), Swap(False)]
"""The actions one can buy, in the order of `PAID_WORDS`."""
OFFERED: Final[list[ChangeClock]] = [Reroll(True), Nudge(True), Flip(True), Swap(True)]
"""The same as bonus of a perfect die: free, and one may decline."""
