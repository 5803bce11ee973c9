"""A table of Unconscious Mind to set, play and look at, in the game's own words.

Things go by their names in the data file: tiles `N01G`, research cards `S07P`, clients `R01`, dreams `M05`, layers
`L06`, goals `O02`, slots `r1c1`, zones `minor-growth`. Luck is a line of what comes next: `card:K01`, `research:S01G`,
`tile:N06P`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Self

from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, Outcome, RandomChance
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import DONE
from ludotheque.games.unconscious_mind.game import UnconsciousMind
from ludotheque.games.unconscious_mind.names import LOCATIONS, NONE, STOPS, ZONES
from ludotheque.games.unconscious_mind.state.box import Phrase
from ludotheque.games.unconscious_mind.state.desk import Desk
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.id import ID_TURN
from ludotheque.games.unconscious_mind.turn.steps import TURN
from tests.games.setting import Rest, SetTable

HUMAN: Final = 0
ID: Final = 1
GAME: Final = UnconsciousMind(Path(__file__).parent / "drafted.toml")
"""The game with tables that nobody tunes."""
BOX = GAME.box
QUALITY = "GFP"
LABELS = {
    "card": "meeting-table card",
    "tile": "notebook tile",
    "routine": "routine client",
    "case": "case client",
    "grief": "grief layer",
    "manifest": "manifest dream",
    "latent": "latent dream",
    "client-tile": "client tile",
}


REST: Final = Rest(DONE)


def named(things: Sequence[Any], name: str) -> int:
    """Find a card by its name."""
    return next(number for number, thing in enumerate(things) if thing.name == name)


def tile(name: str) -> int:
    """Find a notebook tile: `N01G`, `B4` or `id7`."""
    if name.startswith(("B", "id")):
        return named(BOX.tiles, name)
    return named(BOX.tiles, name[:3]) + QUALITY.index(name[3])


def research(name: str) -> int:
    """Find a research card: `S07P`."""
    return named(BOX.research, name[:3]) + QUALITY.index(name[3])


def cards(names: str) -> list[int]:
    """Find research cards."""
    return [research(name) for name in names.split()]


def card_names(numbers: Sequence[int]) -> str:
    """Write research cards."""
    return " ".join(BOX.research[card].name + QUALITY[BOX.research[card].quality] for card in numbers)


class Luck(Chance):
    """What the test says comes next; anything it does not name comes from a seed."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self.coming: list[Outcome] = []
        self.rest = RandomChance(7)
        self.add(line)

    def add(self, line: str) -> None:
        for token in line.split():
            word, _, name = token.partition(":")
            label = LABELS.get(word, word)
            self.coming.append((label, GAME.outcomes[label].names.index(name)))

    def equal(self, label: str, ways: int) -> int:
        return self._next(label, [1] * ways)

    def weighted(self, label: str, counts: list[int]) -> int:
        return self._next(label, counts)

    def _next(self, label: str, counts: list[int]) -> int:
        for place, (word, outcome) in enumerate(self.coming):
            if word == label:
                del self.coming[place]
                assert counts[outcome], f"{label} {outcome} is not there"
                return outcome
        return self.rest.weighted(label, counts)


class Table(SetTable[State]):
    """A State, the luck that is to come, and what happened."""

    chance: Luck

    def __init__(self, state: State, luck: str) -> None:
        super().__init__(GAME, state, Luck(luck))

    @property
    def s(self) -> State:
        return self.state

    @property
    def luck(self) -> Luck:
        return self.chance

    # Set.

    @property
    def me(self) -> Desk:
        return self.s.desks[HUMAN]

    @property
    def id(self) -> Desk:
        return self.s.desks[ID]

    def hold(self, slot: str, side: int = HUMAN, ideas: int = 1) -> None:
        """Put ideas into a slot of the meeting table."""
        number = named(BOX.slots, slot)
        self.s.holders[number], self.s.slot_ideas[number] = side, ideas
        self.s.pointed[number] = BOX.slots[number].touches[0] if side == HUMAN else NONE
        self.s.desks[side].ideas = max(0, self.s.desks[side].ideas - ideas)

    def activate(self, *places: int) -> None:
        """Turn tiles of the Id active, counted from 0 along the rows, without any consequence."""
        for place in places:
            if self.id.face_down[place] != NONE:
                self.id.notebook[place], self.id.face_down[place] = self.id.face_down[place], NONE

    def seat_client(self, side: int, room: int, client: str, marker: int, grief: str = "", dreams: str = "") -> None:
        """Put a client into a room: its marker, its grief layer, its manifest and latent dreams."""
        desk = self.s.desks[side]
        desk.is_room_open[room] = True
        desk.clients[room], desk.markers[room] = named(BOX.clients, client), marker
        desk.grief[room] = named(BOX.grief, grief) if grief else NONE
        desk.manifest[room] = desk.latent[room] = NONE
        for dream in dreams.split():
            if dream.startswith("M"):
                desk.manifest[room] = named(BOX.manifest, dream)
            else:
                desk.latent[room] = named(BOX.latent, dream)

    def empty_rooms(self, side: int) -> None:
        desk = self.s.desks[side]
        for room in range(2):
            desk.clients[room] = desk.grief[room] = desk.manifest[room] = desk.latent[room] = NONE

    def play_out(self, side: int, names: str) -> None:
        """Lay research cards open before a side, with their icons."""
        for card in cards(names):
            self.s.research_bag[card] = 0
            self.s.desks[side].played.append(card)
            for icon in BOX.research[card].icons:
                self.s.desks[side].icons[icon] += 1

    def publish(self, side: int, treatise: str, volumes: str) -> None:
        """Lay a published treatise with its volumes before a side."""
        number = named(BOX.treatises, treatise)
        self.s.treatises[number] = 0
        self.s.desks[side].treatises.append(number)
        self.s.desks[side].volumes.append(cards(volumes))

    def insights(self, side: int = HUMAN, **zones: int) -> None:
        """Lay white insights on a wheel: `minor_growth=1`."""
        for name, count in zones.items():
            self.s.desks[side].white[ZONES.index(name.replace("_", "-"))] = count

    # Play.

    def turn(self, side: int) -> "Table":
        """Let a side take its turn; the table rests afterwards."""
        return self.do(side, *(ID_TURN if self.s.seat_of[side] < 0 else TURN))

    def do(self, side: int, *steps: Step) -> "Table":
        """Carry out steps for a side, up to the first question."""
        self.s.turn = side
        self.s.agenda = []
        self.s.then(HUMAN, REST)
        self.s.then(side, *steps)
        flow.run_until_question(self.s, self.chance)
        return self

    def resolve(self, side: int, phrase: Phrase) -> "Table":
        """Carry out a printed phrase for a side."""
        return self.do(side, *self.s.words(side, phrase))

    def play(self, *answers: str, seat: int = HUMAN) -> Self:
        """Give answers such as `elevate minor-growth`."""
        return super().play(*(f"{seat}: {answer}" for answer in answers))

    # Look.

    @property
    def options(self) -> list[str]:
        return [str(action) for action in flow.options(self.s, flow.first_asked(self.s))]

    def facts(self, name: str) -> dict[str, object]:
        """The facts of the last event of this name, without what only its grammar needs."""
        facts = next(event.facts for event in reversed(self.events) if event.name == name)
        return {key: value for key, value in facts.items() if key != "is_id"}

    def count(self, name: str) -> int:
        return self.happened.count(name)

    def points(self, side: int) -> int:
        """Points scored during play."""
        return sum(self.s.desks[side].points)

    @property
    def arrow(self) -> str:
        return ("left", "right")[self.s.arrow]

    def slot(self, name: str) -> tuple[int, int, int]:
        """Who holds a slot, with how many ideas and bright ideas."""
        number = named(BOX.slots, name)
        return self.s.holders[number], self.s.slot_ideas[number], self.s.slot_bright[number]

    def ink(self, side: int) -> str:
        return STOPS[self.s.desks[side].ink]


def start(players: int = 1, luck: str = "", **options: str) -> Table:
    """Begin at the set-up, as a table does."""
    chance = Luck(luck)
    state = GAME.set_up(players, GAME.checked_options(players, options), chance)
    assert isinstance(state, State)
    table = Table(state, "")
    table.chance = chance
    flow.run_until_question(state, chance)
    return table


def solo(luck: str = "", arrow: str = "left", freud: str = "theater", professor: str = "", **options: str) -> Table:
    """Set a solo table in round 5: the Id with its rooms empty, two ideas on nothing, no goals in reach."""
    table = start(1, f"arrow:{arrow} Freud:{freud}", **options)
    s = table.s
    s.arrow = ("left", "right").index(arrow)
    s.round = 5
    s.freud = LOCATIONS.index(freud)
    table.id.professor = LOCATIONS.index(professor or freud)
    table.me.professor = (s.freud + 3) % 6
    table.empty_rooms(ID)
    table.empty_rooms(HUMAN)
    for desk in s.desks:
        desk.is_room_open[0] = False
        desk.points = [0] * len(desk.points)
    s.goals = [NONE] * len(s.goals)
    table.events.clear()
    table.chance = Luck(luck)
    return table


def base(players: int = 2, luck: str = "") -> Table:
    """Set a table for several in round 5, side 0 to play, rooms empty, no goals in reach."""
    table = start(players, luck)
    s = table.s
    s.first = s.turn = 0
    s.round = 5
    s.goals = [NONE] * len(s.goals)
    for side in range(players):
        desk = s.desks[side]
        table.empty_rooms(side)
        desk.is_room_open[0] = False
        desk.professor = (s.freud + 2 + side) % 6
        desk.notebook = [NONE] * 9
        desk.points = [0] * len(desk.points)
    table.events.clear()
    table.chance = Luck(luck)
    return table
