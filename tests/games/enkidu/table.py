"""A table of Enkidu to set, play and look at, in the game's own words.

Tablets are written `DB1` to `RE5` and `J`, answers `blue: take DB1`: whoever plays the position answers. Luck is a
line of what comes next: `die:3`, `bag:DB1`, `event:blue.chaos`, `objective:O17`.
"""

from typing import Final

from ludotheque.engine import flow
from ludotheque.engine.chance import Outcome, RandomChance, RecordedChance
from ludotheque.engine.scene import Piece, Zone
from ludotheque.engine.state import Step
from ludotheque.games.enkidu import GAME, position
from ludotheque.games.enkidu.actions import PASS
from ludotheque.games.enkidu.names import BLOCKS, DEVELOPMENT, INITIATION, NONE, PHASES, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn import proposals, rounds, veto
from tests.games.setting import PEOPLE, Rest, SetTable

EVENTS: Final = GAME.box.events


REST: Final = Rest(PASS)
STAGES: Final[dict[str, tuple[Step, ...]]] = {
    "roll": (rounds.RollAndDraw(), REST),
    "bids": (rounds.BIDS, rounds.RevealBids(), REST),
    "event": (veto.REVEAL_EVENT, REST),
    "event and gifts": (veto.REVEAL_EVENT, rounds.GIFTS, REST),
    "gifts": (rounds.GIFTS, REST),
    "talk": (proposals.SAFE_POINT, REST),
    "end": (rounds.END_OF_ROUND,),
    "development round": (*rounds.DEVELOPMENT_ROUND[:-1], REST),
    "late event": (veto.REVEAL_EVENT, rounds.GIFTS, rounds.END_OF_ROUND),
}


def side_of(name: str) -> int:
    return POSITIONS.index(name)


def words(counts: list[int]) -> str:
    return " ".join(
        f"{count}*{TABLETS[kind]}" if count > 1 else TABLETS[kind] for kind, count in enumerate(counts) if count
    )


def outcomes(line: str) -> list[Outcome]:
    """Read a line of luck."""
    found: list[Outcome] = []
    for token in line.split():
        label, _, name = token.partition(":")
        found.append((label, GAME.outcomes[label].read(name)))
    return found


class Table(SetTable[State]):
    """A State, the luck that is to come, and what happened."""

    def __init__(self, state: State, luck: str) -> None:
        self.coming = outcomes(luck)
        super().__init__(GAME, state, RecordedChance(self.coming))
        self.conserved = GAME.conserved(state)

    def seats(self, name: str) -> list[int]:
        """Find who plays a position; `all` is everybody who is asked."""
        return flow.waiting(self.state) if name == "all" else [self.state.seat_of[side_of(name)]]

    def who(self, asked: flow.Decision) -> str:
        return POSITIONS[asked.side]

    def check(self) -> None:
        assert self.conserved == GAME.conserved(self.state), "something is lost or made"

    def lay(self, **bids: int) -> "Table":
        """Lay acquisition cards: `lay(blue=12, red=3)`."""
        return self.play(*(f"{name}: play {card}" for name, card in bids.items()))

    # Look.

    @property
    def seats_asked(self) -> list[int]:
        return flow.waiting(self.state)

    def options(self, name: str) -> str:
        return ", ".join(str(action) for action in flow.options(self.state, self.state.seat_of[side_of(name)]))

    def tablets(self, name: str) -> str:
        return words(self.state.tablets[side_of(name)])

    def count(self, name: str) -> int:
        return sum(self.state.tablets[side_of(name)])

    @property
    def pool(self) -> str:
        return words(self.state.pool)

    @property
    def carry(self) -> str:
        return words(self.state.carry)

    @property
    def in_bag(self) -> int:
        return sum(self.state.bag)

    @property
    def shares(self) -> dict[str, int]:
        """What everybody was to get, in the order of picking."""
        found = [event.facts for event in self.events if event.name == "share"]
        return {POSITIONS[int(str(facts["who"]))]: int(str(facts["tablets"])) for facts in found}

    @property
    def points(self) -> dict[str, int]:
        return {POSITIONS[side]: score.points for side, score in enumerate(GAME.scores(self.state))}

    @property
    def ranks(self) -> dict[str, int]:
        return {POSITIONS[side]: rank for side, rank in enumerate(GAME.ranks(self.state))}

    def objective(self, name: str, pile: str) -> str:
        card = self.state.objectives[side_of(name) * BLOCKS + "ABCD".index(pile)]
        return "" if card == NONE else GAME.box.objectives[card]

    def pieces(self, seat: int | None) -> dict[str, Piece]:
        """What a viewer sees, by id."""
        found: dict[str, Piece] = {}
        todo: list[Zone | Piece] = [*GAME.scene(self.state, seat).zones]
        while todo:
            thing = todo.pop()
            if isinstance(thing, Piece):
                found[thing.id] = thing
            todo += thing.children
        return found

    def told(self, seat: int | None, name: str, language: str = "en") -> str:
        """How the last event of a name is told to a viewer."""
        event = [event for event in self.events if event.name == name][-1]
        return GAME.texts.say(language, GAME.told(event, seat), GAME.names(self.state, language, PEOPLE))

    def imagined(self, seat: int, worlds: int = 60) -> list[State]:
        luck = RandomChance(7)
        found = [GAME.determinized(self.state, seat, luck) for _ in range(worlds)]
        assert all(isinstance(world, State) for world in found)
        return [world for world in found if isinstance(world, State)]


def start(players: int = 4, seed: int = 1, **options: str) -> Table:
    """Begin at the set-up, as a table does, with luck from a seed."""
    chance = RandomChance(seed)
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = GAME.set_up(players, GAME.checked_options(players, chosen), chance)
    assert isinstance(state, State)
    table = Table(state, "")
    table.chance = chance
    return table.begin()


def deal(
    players: int = 4,
    *,
    at: str = "bids",
    phase: int = INITIATION,
    machine: str = "blue",
    pool: str = "",
    carry: str = "",
    hands: tuple[int, ...] = (),
    missions: dict[str, str] | None = None,
    objectives: dict[str, str] | None = None,
    events: str = "",
    veto_tokens: str = "",
    talk_tokens: str = "",
    luck: str = "",
    tablets: dict[str, str] | None = None,
    is_reversed: bool = False,
    cataclysms: int = 0,
    is_chaos_done: bool = False,
    rolls: int = 1,
    seed: int | None = None,
    **options: str,
) -> Table:
    """Set the table at a stage of a round; tokens and events are there only if they are named.

    Luck comes from the line, or from a seed where it does not matter.
    """
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    setting = {"phase": PHASES[phase], "machine": machine, "pool": pool, "carry": carry, "events": events}
    setting |= {"veto": veto_tokens, "talk": talk_tokens, "cataclysms": str(cataclysms), "rolls": str(rolls)}
    if hands or at == "late event":
        setting["hands"] = " ".join(map(str, hands))
    setting |= {"reversed": "yes"} if is_reversed else {}
    setting |= {"chaos-done": "yes"} if is_chaos_done else {}
    setting |= tablets or {}
    setting |= {f"mission-{name}": card for name, card in (missions or {}).items()}
    setting |= {f"objectives-{name}": line for name, line in (objectives or {}).items()}
    s = position.laid(GAME.box, players, GAME.checked_options(players, chosen), setting)
    s.then(s.machine, *STAGES[at])
    table = Table(s, luck)
    if seed is not None:
        table.chance = RandomChance(seed)
    return table.begin()


def go_on(table: Table, at: str, luck: str = "") -> Table:
    """Put another stage on a table that lies ready."""
    s = table.state
    s.agenda = []
    s.then(s.machine, *STAGES[at])
    return Table(s, luck).begin()


def event(
    name: str, *, phase: int = DEVELOPMENT, by: str = "blue", gifts: bool = False, luck: str = "", **setting
) -> Table:
    """Set the table and reveal an event."""
    card = f"{by}.{name}"
    at = "event and gifts" if gifts else "event"
    return deal(at=at, phase=phase, events=card, luck=f"event:{card} {luck}", **setting)
