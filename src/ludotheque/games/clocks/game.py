"""Clocks as an object, for everything that is written once for all games."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.engine.chance import Chance
from ludotheque.engine.components import Data
from ludotheque.engine.game import Game, Options, OutcomeNames, Score, TableOption
from ludotheque.engine.scene import Text, Zone
from ludotheque.games.clocks import components, memories, position, scene, scoring, setup
from ludotheque.games.clocks.actions import ACTIONS
from ludotheque.games.clocks.guide import GUIDE
from ludotheque.games.clocks.hints.watchmaker import HINTS
from ludotheque.games.clocks.names import ALL_FULL, COLOURS, NONE, PERFECT_CLOCK
from ludotheque.games.clocks.secrets import BIDS, BOARDS, SEALED_PURSES
from ludotheque.games.clocks.state import Box, State, Variant


class Clocks(Game):
    """Clocks: bid for dice and complete your dial."""

    id = "clocks"
    version = 2
    seats = (1, 2, 3, 4)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    parts = (Variant,)
    end_reasons = (PERFECT_CLOCK, ALL_FULL)
    secrets = (BIDS, BOARDS, SEALED_PURSES)
    undrawn = ("first", "money", "order")
    hints = HINTS
    highlights = ("die-perfect",)
    guide = GUIDE
    headings = ("dice-rolled",)
    cues: ClassVar = {"bid-revealed": "reveal"}
    options = (
        TableOption("board", ("choose", "forward", "backward"), "choose", first="forward"),
        TableOption("rival", ("yes", "no"), "yes", seats=(2,)),
        TableOption("money", ("choose", "hidden", "open"), "choose", seats=(2, 3, 4)),
        TableOption("red", ("difference", "fixed"), "difference"),
        TableOption("grey", ("plain", "turns"), "plain"),
    )
    added: ClassVar = {"purses": lambda stored: {"tuple": [NONE] * stored["players"]}}
    outcomes: ClassVar = {
        "bag": OutcomeNames(COLOURS),
        "die": OutcomeNames(first=1),
        "yellow": OutcomeNames(first=1),
    }

    def __init__(self, data: Data = components.PRINTED) -> None:
        """Play with the components of a data file."""
        self.box, self.component_file, self.actions = components.read(data)

    @property
    def components(self) -> Box:
        return self.box

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(self.box, seats, {"rival": "no", "money": "hidden", **options})

    def rounds(self, s: State) -> int:
        return s.round

    def scores(self, s: State) -> list[Score]:
        return [
            Score(
                lines=(
                    ("perfect-dice", scoring.perfect_dice(s, player) * s.box.points_perfect),
                    ("neighbours", scoring.neighbours(s, player) * s.box.points_neighbours),
                    ("colour-sets", scoring.colour_sets(s, player) * s.box.points_set),
                ),
                tie_break=(s.money[player], scoring.perfect_dice(s, player)),
                is_winner=scoring.has_perfect_clock(s, player),
                note=scoring.note(s, player),
            )
            for player in range(s.players)
        ]

    def position(self, seats: int, options: Options, words: Mapping[str, str]) -> State:
        return position.position(self.box, seats, {"rival": "no", "money": "hidden", **options}, words)

    def catalogue(self) -> list[Zone]:
        return scene.catalogue(self.box)

    def side_text(self, s: Any, side: int) -> Text:
        return Text("rival")

    zones = staticmethod(scene.zones)
    standings = staticmethod(scene.standings)
    conserved = staticmethod(scoring.conserved)
    memories = staticmethod(memories.memories)
