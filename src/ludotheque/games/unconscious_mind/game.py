"""Unconscious Mind as an object, for everything that is written once for all games."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.components import Data
from ludotheque.engine.game import Game, Options, OutcomeNames, Score, TableOption
from ludotheque.engine.scene import Text, Zone
from ludotheque.games.unconscious_mind import memories, position, scoring, setup
from ludotheque.games.unconscious_mind.actions import ACTIONS
from ludotheque.games.unconscious_mind.components import filling
from ludotheque.games.unconscious_mind.guide import GUIDE
from ludotheque.games.unconscious_mind.hints.analyst import HINTS
from ludotheque.games.unconscious_mind.names import ARROWS, LOCATIONS
from ludotheque.games.unconscious_mind.scene import catalogue, draw
from ludotheque.games.unconscious_mind.secrets import HANDS
from ludotheque.games.unconscious_mind.state.box import Box, Phrase
from ludotheque.games.unconscious_mind.state.desk import Desk
from ludotheque.games.unconscious_mind.state.table import State, Variant
from ludotheque.games.unconscious_mind.turn.steps import FREUD_FAMOUS, ROUND_LIMIT


class UnconsciousMind(Game):
    """Unconscious Mind: ideas, insights and cures in the Vienna of 1900."""

    id = "unconscious_mind"
    version = 3
    seats = (1, 2, 3, 4)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    parts = (Variant, Desk, Phrase)
    end_reasons = (FREUD_FAMOUS, ROUND_LIMIT)
    longest = 20_000
    secrets = (HANDS,)
    undrawn = (
        # Somebody else's desk is drawn with names and sums, see scene/brief.py.
        *("desks.above", "desks.face_down", "desks.ends", "desks.white", "desks.coloured", "desks.volumes"),
        *("desks.grief", "desks.manifest", "desks.latent", "desks.overlays", "desks.cured_overlays"),
        *("desks.routine_tiles", "desks.case_tiles", "desks.tile", "desks.is_room_open"),
        # What follows from the rest, and piles.
        *("desks.icons", "desks.lasting", "desks.used", "round", "tiles_out", "arrow", "card", "card_bag"),
        *("starting_bag", "manifest_out", "latent_bag", "latent_out", "client_bag", "grief_bag", "grief_out"),
    )
    hints = HINTS
    guide = GUIDE
    headings = ("round-began", "final-round")
    highlights = ("client-cured", "treatise-published", "goal-claimed", "end-triggered")
    options = (
        TableOption("level", ("easy", "medium", "hard"), "medium", seats=(1,)),
        TableOption("coffee", ("ordinary", "strong"), "ordinary", seats=(1,)),
        TableOption("tile_order", ("by_colour", "by_number"), "by_colour", seats=(1,)),
        TableOption("id_rows", (*setup.ROW_ORDERS, "random"), "as-listed", seats=(1,)),
        TableOption("therapy", ("intake", "leave"), "intake"),
        TableOption("full_notebook", ("no", "yes"), "no"),
    )

    def __init__(self, data: Data = filling.PRINTED) -> None:
        """Play with the components of a data file."""
        self.box, self.component_file = filling.read(data)
        self.cards = filling.names(self.box)

    @property
    def components(self) -> Box:
        return self.box

    @cached_property
    def outcomes(self) -> dict[str, OutcomeNames]:  # type: ignore[override]  # the data file names what is drawn
        box = self.box
        quality = "GFP"
        return {
            "Freud": OutcomeNames(LOCATIONS),
            "arrow": OutcomeNames(ARROWS),
            "goal": OutcomeNames(tuple(goal.name for goal in box.goals)),
            "notebook tile": OutcomeNames(tuple(f"{tile.name}{quality[tile.quality]}" for tile in box.tiles)),
            "starting tile": OutcomeNames(tuple(f"{tile.name}{quality[tile.quality]}" for tile in box.tiles)),
            "research": OutcomeNames(tuple(f"{card.name}{quality[card.quality]}" for card in box.research)),
            "routine client": OutcomeNames(tuple(client.name for client in box.clients)),
            "case client": OutcomeNames(tuple(client.name for client in box.clients)),
            "grief layer": OutcomeNames(tuple(layer.name for layer in box.grief)),
            "manifest dream": OutcomeNames(tuple(dream.name for dream in box.manifest)),
            "latent dream": OutcomeNames(tuple(dream.name for dream in box.latent)),
            "client tile": OutcomeNames(tuple(tile.name for tile in box.routine_tiles)),
            "meeting-table card": OutcomeNames(tuple(card.name for card in box.table_cards)),
        }

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(self.box, seats, options, chance)

    def position(self, seats: int, options: Options, words: Mapping[str, str]) -> State:
        return position.position(self.box, seats, options, words)

    def catalogue(self) -> list[Zone]:
        """Draw every component once; any table will do to draw it from."""
        some = self.set_up(1, self.checked_options(1, {}), RandomChance(0))
        return catalogue.catalogue(some, self.component_file)

    def rounds(self, s: State) -> int:
        return s.round

    def scores(self, s: State) -> list[Score]:
        """Equal points: the higher reputation space; against the Id it must be strictly higher than the Id's."""
        return [
            Score(
                lines=tuple(zip(scoring.LINES, scoring.lines(s, side), strict=True)),
                tie_break=(s.desks[side].reputation, int(s.variant.has_id and side == s.sides - 1)),
            )
            for side in range(s.sides)
        ]

    def side_text(self, s: Any, side: int) -> Text:
        return Text("the-id")

    zones = staticmethod(draw.zones)
    standings = staticmethod(draw.standings)
    conserved = staticmethod(scoring.conserved)
    memories = staticmethod(memories.memories)
