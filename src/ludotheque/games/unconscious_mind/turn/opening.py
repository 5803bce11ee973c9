"""The choices of set-up: a first client and its dream in reverse turn order, then a tile and the professor's place."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import NOBODY, Step
from ludotheque.games.unconscious_mind.actions import PROFESSOR, ROW, place_of, receiving
from ludotheque.games.unconscious_mind.effects.clients import ChooseDream
from ludotheque.games.unconscious_mind.moves import city, notebook, office
from ludotheque.games.unconscious_mind.names import NONE, ROUTINE
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.id import IdReceives
from ludotheque.games.unconscious_mind.turn.steps import Round


@final
@dataclass(frozen=True)
class FirstClients(Step):
    """In reverse turn order each side takes a routine client."""

    away: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.away >= 0:
            player = (s.first + self.away) % s.sides
            s.then(player, FirstClients(self.away - 1))
            s.then(player, IdReceives(0, True) if s.seat_of[player] == NOBODY else FirstClient())


@final
@dataclass(frozen=True)
class FirstClient(Step):
    """Take a routine client into your first room; its grief layer and latent dream come with it."""

    def candidates(self, s: State, side: int) -> list[Action]:
        row = s.client_rows[ROUTINE]
        return [receiving(ROUTINE, place) for place in range(len(row)) if row[place] != NONE]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        office.take_client(s, side, 0, ROUTINE, place_of(action), True, chance)
        s.then(side, ChooseDream(0))


@final
@dataclass(frozen=True)
class FirstTiles(Step):
    """In turn order each player is dealt a starting tile."""

    away: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.away < s.sides:
            player = (s.first + self.away) % s.sides
            s.then(player, FirstTiles(self.away + 1))
            if s.seat_of[player] != NOBODY:
                notebook.deal_first_tile(s, player, chance)
                s.then(player, FirstTile(), FirstPlace())


@final
@dataclass(frozen=True)
class FirstTile(Step):
    """Lay your starting tile on the leftmost space of a row."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return ROW

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        notebook.place_tile(s, side, action.target)

    def facts(self, s: State, side: int) -> Facts:
        return notebook.tile_facts(s, s.desks[side].tile)


@final
@dataclass(frozen=True)
class FirstPlace(Step):
    """Put your professor on a location."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return PROFESSOR

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        city.move_professor(s, side, action.target)


def opening(sides: int) -> tuple[Step, ...]:
    """List the steps from the laid-out table to the end of the game."""
    return (FirstClients(sides - 1), FirstTiles(0), Round())
