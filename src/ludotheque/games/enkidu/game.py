"""Enkidu as an object, for everything that is written once for all games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.engine.chance import Chance
from ludotheque.engine.components import Data
from ludotheque.engine.game import Game, Options, OrderOffer, OutcomeNames, Score, TableOption
from ludotheque.engine.scene import Text, Zone
from ludotheque.engine.state import Step
from ludotheque.games.enkidu import components, memories, orders, position, scene, scoring, setup
from ludotheque.games.enkidu.actions import ACTIONS, EVENT_NAMES
from ludotheque.games.enkidu.guide import GUIDE
from ludotheque.games.enkidu.hints.scribe import HINTS
from ludotheque.games.enkidu.moves.telling import mission_text, objective_text, position_text
from ludotheque.games.enkidu.names import BAG_EMPTY, CATACLYSM, HANDS_EMPTY, INITIATION, POSITIONS, TABLETS
from ludotheque.games.enkidu.secrets.hidden import SECRETS
from ludotheque.games.enkidu.state import Box, Panel, State, Variant

SIGNED_EVENTS = tuple(f"{position}.{name}" for position in POSITIONS for name in EVENT_NAMES)


class Enkidu(Game):
    """Enkidu: win tablets, keep your secrets, and see through those of the others."""

    id = "enkidu"
    version = 2
    seats = (3, 4)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    parts = (Variant, Panel)
    secrets = SECRETS
    undrawn = (
        *("seen", "pickers", "setting_aside", "votes", "proposer", "talked", "is_chaos_done"),
        *("mission_known", "objective_known", "blocks_shown"),  # everybody was told who looked at what
    )
    end_reasons = (CATACLYSM, BAG_EMPTY, HANDS_EMPTY)
    hints = HINTS
    guide = GUIDE
    headings = ("round-begun",)
    cues: ClassVar = {"card-revealed": "reveal", "vote-upheld": "reveal", "vote-rejected": "reveal"}
    curve = "curve-tablets"
    highlights = ("veto-upheld", "places-changed", "mission-seen", "phase-begun", "swapped")
    cards = (*EVENT_NAMES, *components.MISSIONS, *components.OBJECTIVES)
    options = (
        TableOption("length", ("long", "short"), "long"),
        TableOption("teleportation-moves", ("people", "seats"), "people"),
        TableOption("jokers", ("owner", "all", "subject"), "owner"),
        TableOption("odd-tablet", ("chosen", "remainder"), "chosen"),
        TableOption("seizing", ("compulsory", "optional"), "compulsory"),
        TableOption("swap-most", ("2", "1"), "2"),
        TableOption("swap-sides", ("both", "either"), "both"),
        TableOption("swap-counts", ("any", "equal"), "any"),
        TableOption("piles", ("shown", "secret"), "shown"),
        TableOption("contributors", ("shown", "secret"), "shown"),
        TableOption("seating", ("rulebook", "random"), "rulebook"),
        TableOption("windows", ("talks", "all", "none"), "talks"),
    )
    added: ClassVar = {"left_out": lambda stored: [0] * len(stored["deck"]), "vetoed": lambda _: 0}
    outcomes: ClassVar = {
        "bag": OutcomeNames(TABLETS),
        "removed": OutcomeNames(TABLETS),
        "machine": OutcomeNames(POSITIONS),
        "mission": OutcomeNames(tuple(components.MISSIONS)),
        "objective": OutcomeNames(tuple(components.OBJECTIVES)),
        "die": OutcomeNames(first=1),
        "event": OutcomeNames(SIGNED_EVENTS),
        "set-aside": OutcomeNames(SIGNED_EVENTS),
    }

    forever = (
        "ask-choose-events",  # a card that never comes up is shown to nobody
        "ask-consider-veto",  # ruling 15: whoever would have vetoed too stays unnamed
        "ask-propose-talk",
        "ask-forbid-talk",
        "ask-negotiate",  # what two lay between them is theirs alone
        "removed",
        "objective",  # one that was given back
        "set-aside",
    )

    def __init__(self, data: Data = components.PRINTED) -> None:
        """Play with the components of a data file."""
        self.box, self.component_file = components.read(data)

    @property
    def components(self) -> Box:
        return self.box

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(self.box, seats, options, chance)

    def rounds(self, s: State) -> int:
        return s.round if s.phase == INITIATION else s.initiation_rounds() + s.round

    def progress(self, s: State) -> list[int]:
        """Count tablets: points are a secret until the end."""
        return [sum(held) for held in s.tablets]

    def scores(self, s: State) -> list[Score]:
        return scoring.scores(s)

    def position(self, seats: int, options: Options, words: Mapping[str, str]) -> State:
        return position.position(self.box, seats, options, words)

    def catalogue(self) -> list[Zone]:
        return scene.catalogue(self.box)

    def side_text(self, s: Any, side: int) -> Any:
        raise NotImplementedError  # somebody answers for every side

    def names_told(
        self, s: Any, language: str, people: Sequence[str], seat_of: Sequence[int] | None = None
    ) -> list[str]:
        """Once people have moved, name the place with the person: the Machine and all else stay where they are."""
        names = self.names(s, language, people, seat_of)
        sat = s.seat_of if seat_of is None else seat_of
        if list(sat) == list(range(s.players)):
            return names
        return [
            self.texts.say(language, Text("place-of", {"position": position_text(side), "who": side}), names)
            for side in range(s.players)
        ]

    def talks(self, s: State) -> list[tuple[int, ...]]:
        return [(panel.one, panel.other) for panel in s.panels]

    def claims(self, s: State) -> list[tuple[Text, list[Text]]]:
        missions = [Text("claim-mission", {"card": mission_text(s, card)}) for card in range(len(s.box.missions))]
        objectives = [
            Text("claim-objective", {"card": objective_text(s, card)})
            for card in range(len(s.box.objectives))
            if s.box.objective_asks[card].subject < s.players
        ]
        return [(Text("claims-mission"), missions), (Text("claims-objective"), objectives)]

    def order_offers(self, s: State, side: int) -> list[OrderOffer]:
        return orders.order_offers(s, side)

    def order_scope(self, s: State, side: int, question: str) -> str:
        return orders.order_scope(s, side, question)

    def seconds(self, options: Options, step: Step) -> int:
        return orders.seconds(options, step)

    zones = staticmethod(scene.zones)
    standings = staticmethod(scene.standings)
    evidence = staticmethod(scoring.evidence)
    conserved = staticmethod(scoring.conserved)
    memories = staticmethod(memories.memories)
