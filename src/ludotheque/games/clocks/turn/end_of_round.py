"""Phase 3: the end of the round."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.state import Step
from ludotheque.games.clocks import moves
from ludotheque.games.clocks.actions import DISCARD
from ludotheque.games.clocks.effects import hours_with_dice
from ludotheque.games.clocks.names import ALL_FULL
from ludotheque.games.clocks.state import State


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
        for player in reversed(s.in_turn()):
            if is_full[player]:
                s.then(player, DISCARD_ONE)


@final
@dataclass(frozen=True)
class DiscardOne(Step):
    """Your clock is full and others are not: put one of your dice back into the bag."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [DISCARD[hour] for hour in hours_with_dice(s, side)]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.discard_die(s, side, action.target)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PassBag(Step):
    """The left neighbour becomes first player."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.make_first(s, s.clockwise(1))


DISCARD_ONE: Final = DiscardOne()
PASS_BAG: Final = PassBag()
END_OF_ROUND: Final = EndOfRound()
