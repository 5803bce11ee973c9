"""Set-up and the order of a round: auction, turns, end of the round."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import Step
from ludotheque.games.clocks import moves
from ludotheque.games.clocks.actions import FACE, PURSE
from ludotheque.games.clocks.names import FACES, FORWARD, NONE, PURSES
from ludotheque.games.clocks.state import State
from ludotheque.games.clocks.turn.auction import AUCTION, AUCTION_WITH_RIVAL
from ludotheque.games.clocks.turn.end_of_round import END_OF_ROUND
from ludotheque.games.clocks.turn.player import NEXT_TURN


@final
@dataclass(frozen=True)
class ChooseBoard(Step):
    """Choose which face of your board to use."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return FACE

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.choose_face(s, side, action.target)
        if s.variant.are_purses_chosen:
            s.then(side, CHOOSE_PURSE)

    def take_back(self, s: State, side: int) -> None:
        moves.choose_face(s, side, NONE)
        moves.choose_purse(s, side, NONE)

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        face = action.target
        return {"board": f"board-{FACES[face]}", "coins": s.box.start_money[face], "first": int(face == FORWARD)}


@final
@dataclass(frozen=True)
class ChoosePurse(Step):
    """Keep your money secret, as is your right, or let everybody see it."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return PURSE

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        moves.choose_purse(s, side, action.target)

    def take_back(self, s: State, side: int) -> None:
        moves.choose_purse(s, side, NONE)

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"purse{side}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return {"purse": f"purse-{PURSES[action.target]}"}


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
    """Choose a first player at random, who takes the yellow dice and the bag."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.make_first(s, chance.pick("first player", s.players) if s.players > 1 else 0)


@final
@dataclass(frozen=True)
class Round(Step):
    """Play rounds of three phases until the game is over."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        moves.begin_round(s)
        s.turn = s.first
        auction = AUCTION_WITH_RIVAL if s.variant.has_rival else AUCTION
        s.then(s.first, *auction, NEXT_TURN[0], END_OF_ROUND, self)


CHOOSE_PURSE: Final = ChoosePurse()
SET_UP: Final[tuple[Step, ...]] = (TakeMoney(), ChooseFirstPlayer(), Round())
"""What follows when boards and purses are chosen, or given."""
