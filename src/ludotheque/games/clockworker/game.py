"""Clockworker as an object, for everything that is written once for all games."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.engine.chance import Chance
from ludotheque.engine.components import Data
from ludotheque.engine.game import Game, Options, OutcomeNames, Score, TableOption
from ludotheque.engine.scene import Zone
from ludotheque.games.clockworker import components, memories, position, scene, scoring, setup, state
from ludotheque.games.clockworker.guide import GUIDE
from ludotheque.games.clockworker.hints.foreman import HINTS
from ludotheque.games.clockworker.names import END_TILE, MANY_CARDS, STANDSTILL
from ludotheque.games.clockworker.state import Box, State


class Clockworker(Game):
    """Clockworker: robots wake up and run what people left behind."""

    id = "clockworker"
    version = 2
    seats = (2, 3, 4)
    options = tuple(
        TableOption("first", (setup.BY_LOT, *map(str, range(1, players + 1))), setup.BY_LOT, seats=(players,))
        for players in (2, 3, 4)
    )
    folder = Path(__file__).parent
    state_class = State
    end_reasons = (MANY_CARDS, END_TILE, STANDSTILL)
    secrets = ()  # ruling 16: whatever lies face down was seen by everybody, and a pile is a bag
    hints = HINTS
    guide = GUIDE
    headings = ("round-begun",)
    highlights = ("archive-taken", "end-revealed", "last-round")

    def __init__(self, data: Data = components.PRINTED) -> None:
        """Play with the components of a data file."""
        self.box, self.component_file, self.actions = components.read(data)
        box = self.box
        self.cards = (
            *(card.name for card in box.factories[1:]),
            *(card.name for card in box.artifacts),
            *(tile.name for tile in box.archives),
        )

    @property
    def components(self) -> Box:
        return self.box

    def bring_up(self, stored: dict[str, Any]) -> None:
        state.bring_up(stored)

    def further_texts(self) -> dict[str, str]:
        return components.names(self.component_file)

    def outcome_names(self, label: str) -> OutcomeNames:
        if label == "factory":
            return OutcomeNames(tuple(card.name for card in self.box.factories))
        if label == "archive":
            return OutcomeNames(tuple(tile.name for tile in self.box.archives))
        return super().outcome_names(label)

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(self.box, seats, options, chance)

    def position(self, seats: int, options: Options, words: Mapping[str, str]) -> State:
        return position.position(self.box, seats, words)

    def catalogue(self) -> list[Zone]:
        return scene.catalogue(self.box)

    def scores(self, s: State) -> list[Score]:
        return [
            Score(
                lines=(
                    ("tokens", scoring.tokens(s, side)),
                    ("artifacts", scoring.printed(s, side)),
                    ("phrases", scoring.phrases(s, side)),
                    ("archives", scoring.archives(s, side)),
                ),
                tie_break=(len(s.factories[side]),),
            )
            for side in range(s.players)
        ]

    def rounds(self, s: State) -> int:
        return s.round

    zones = staticmethod(scene.zones)
    standings = staticmethod(scene.standings)
    conserved = staticmethod(scoring.conserved)
    memories = staticmethod(memories.memories)
