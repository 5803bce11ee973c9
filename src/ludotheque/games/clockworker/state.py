"""The table of Clockworker: junkyard, tableaux, stocks, and what the cards in play lend their owners."""

from dataclasses import dataclass, field
from typing import Any, Final, final

from ludotheque.engine import state
from ludotheque.engine.action import Action
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.clockworker.names import (
    BLUE,
    COLOURS,
    GEAR,
    GOLD,
    GREEN,
    KINDS,
    LESS_GEARS,
    RED,
    ROBOT,
    all_below,
    has,
    members,
)


class Paying(Step):
    """While a price is being paid nothing is converted: one does so before, to the same effect (ruling 6)."""


@final
class Powers:
    """What the artifacts at work lend their owner, added up."""

    def __init__(self) -> None:
        self.on_card: list[list[int]] = [[], [], []]
        """Units gained with each factory, artifact, archive."""
        self.along: list[list[tuple[int, list[int]]]] = [[], [], []]
        """The same, each with the artifact that brings it."""
        self.sparks: list[tuple[int, int, list[int]]] = []
        """Kind gained, the artifact, and units that come along, once per turn."""
        self.extra: list[int] = [0] * len(KINDS)
        """How many more of a kind each robot brings in the retrieval phase, if it brings that kind."""
        self.has_extra = False
        self.copies: list[int] = []
        """Artifacts that copy something in the retrieval phase."""
        self.archive_discount = 0
        self.discounts: list[int] = []
        """The artifacts that let something be left out of an archive's cost."""
        self.is_any_slot = False
        self.is_any_factory = False
        self.conversions: list[int] = []
        """Artifacts that turn one thing into another at any time of the turn."""


class Ability:
    """A phrase printed on an artifact."""

    def lend(self, powers: Powers, artifact: int) -> None:
        """Add what the phrase lends its owner while the artifact is at work."""

    def gift(self) -> list[int]:
        """List the units its buyer gains at once."""
        return []

    def fee(self) -> list[int]:
        """List the units one pays for using it."""
        return []

    def yields(self) -> list[int]:
        """List the units that using it brings."""
        return []

    def points(self, s: "State", side: int) -> int:
        """Count what it is worth at the end."""
        return 0

    def text(self) -> Text:
        """Say it in words."""
        raise NotImplementedError

    def symbols(self) -> list[str]:
        """Say it in symbols."""
        raise NotImplementedError


@final
class Artifact:
    """An artifact as printed."""

    def __init__(
        self, name: str, cost: list[int], points: int, copies: int, copies_for_two: int, abilities: list[Ability]
    ) -> None:
        self.name = name
        self.cost = cost
        """By kind, without points."""
        self.blocks = cost[RED] + cost[GREEN] + cost[BLUE]
        self.points = points
        self.copies = copies
        self.copies_for_two = copies_for_two
        self.abilities = abilities
        self.gift: list[int] = []
        self.fee: list[int] = []
        """What one pays for using it, where it has a phrase that is paid for."""
        self.yields: list[int] = []
        for ability in abilities:
            self.gift += ability.gift()
            self.fee += ability.fee()
            self.yields += ability.yields()


@final
class Factory:
    """A factory as printed: cost in gears, and slots from top to bottom."""

    def __init__(self, name: str, cost: int, slots: list[list[int]], is_for_two: bool) -> None:
        self.name = name
        self.cost = cost
        self.slots = slots
        """By slot, the units it brings."""
        self.all_slots = all_below(len(slots))
        self.is_for_two = is_for_two


@final
@dataclass(frozen=True, eq=False)
class Archive:
    """An archive tile as printed."""

    name: str
    cost: list[int]
    points: int


@final
@dataclass(frozen=True, eq=False)
class Answers:
    """The answers that name a card, by the card's number."""

    recover: list[Action]
    dispatch: list[Action]
    operate: list[Action]
    repair: list[Action]
    communicate: list[Action]
    use: list[Action]


@final
@dataclass(frozen=True, eq=False)
class Box:
    """What is printed on the components, as the data file says."""

    factories: list[Factory]
    artifacts: list[Artifact]
    archives: list[Archive]
    robots: int
    start_gears: dict[int, list[int]]
    """By number of players, the gears in order of play."""
    end_depth: dict[int, int]
    """By number of players, how many archives lie above the END tile."""
    charge: int
    saving: int
    """Gears saved under the marker."""
    cards_for_second: int
    cards_for_end: int
    most_rounds: int
    answers: Answers
    any_time: Step
    converters: int
    """The artifacts that can be used at any time of the turn, as a set."""
    _powers: dict[int, Powers] = field(default_factory=dict, init=False)

    def powers(self, artifacts: int) -> Powers:
        """Add up what a set of artifacts lends; each set is added up once."""
        found = self._powers.get(artifacts)
        if found is None:
            found = Powers()
            for number in members(artifacts):
                for ability in self.artifacts[number].abilities:
                    ability.lend(found, number)
            self._powers[artifacts] = found
        return found


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Everything on the table. What seldom changes is a tuple, replaced as a whole, so that clones share it."""

    box: Box
    players: int
    first: int
    """The first player, who keeps the marker to the end."""
    round: int = 0
    """Counted when it begins."""
    ending: str = ""
    """Why this round is the last; empty while it is not."""
    stock: list[list[int]]
    """By player and kind; robots are those standing on no factory."""
    factories: list[tuple[int, ...]]
    """By player, the factories in the order they came."""
    robots: list[list[int]]
    """By player and place in the tableau, the set of slots a robot stands on."""
    owned: list[int]
    """By player, the set of artifacts."""
    archives: list[tuple[int, ...]]
    fresh: int = 0
    """The artifacts gained in this turn: they work from the next one on."""
    used: int = 0
    """The artifacts whose once-per-turn phrase is used up."""
    row: tuple[int, ...]
    """Factories on offer, the place next to the deck first; NONE is a gap."""
    deck: tuple[int, ...]
    """By factory, 1 while it lies in the deck: a bag, since its order is decided when a card is drawn."""
    display: tuple[int, ...]
    pile: tuple[int, ...]
    """By archive, 1 while it lies in the pile."""
    until_end: int
    """Archives above the END tile; NONE when it has been revealed."""
    copies: tuple[int, ...]
    """By artifact, the copies left."""

    def aside(self, side: int) -> Step | None:
        if not self.owned[side] & ~self.fresh & self.box.converters or isinstance(self.agenda[-1][1], Paying):
            return None
        return self.box.any_time

    def around(self, side: int) -> list[int]:
        """List all sides clockwise from one."""
        return [(side + away) % self.players for away in range(self.players)]

    def after(self, side: int) -> int:
        """Name the next side clockwise."""
        return (side + 1) % self.players

    def away(self, side: int) -> int:
        """Count the places clockwise from the first player to a side."""
        return (side - self.first) % self.players

    def in_turn(self) -> list[int]:
        return self.around(self.first)

    def powers(self, side: int) -> Powers:
        """Ask the artifacts what they lend the side whose turn it is."""
        return self.box.powers(self.owned[side] & ~self.fresh)

    def artifacts(self, side: int) -> list[int]:
        """List the artifacts a side owns."""
        return members(self.owned[side])

    def owns(self, side: int, artifact: int) -> bool:
        """Say whether a side owns an artifact."""
        return has(self.owned[side], artifact)

    def free_slots(self, side: int, place: int) -> int:
        """Give the set of empty slots of the factory at a place of a side's works."""
        return self.box.factories[self.factories[side][place]].all_slots & ~self.robots[side][place]

    def cards(self, side: int) -> int:
        """Count factories, the starting one included, and artifacts."""
        return len(self.factories[side]) + self.owned[side].bit_count()

    def robots_of(self, side: int) -> int:
        """Count a side's robots, on its factories and off them."""
        count = self.stock[side][ROBOT]
        for standing in self.robots[side]:
            count += standing.bit_count()
        return count

    def price(self, place: int) -> int:
        """Tell the gears one pays for the factory at this place of the row: its cost, less what a marker saves."""
        cost = self.box.factories[self.row[place]].cost
        return max(cost - self.box.saving, 0) if place == LESS_GEARS else cost

    def dispatch_limit(self, side: int) -> int:
        """Tell how many factories one dispatch may reach."""
        if self.powers(side).is_any_factory:
            return len(self.factories[side])
        return 2 if self.cards(side) >= self.box.cards_for_second else 1

    def missing(self, side: int, cost: list[int]) -> int:
        """Count the units of a cost the side cannot pay; gold stands in for colours."""
        stock = self.stock[side]
        owed = cost[GOLD]
        if cost[RED] > stock[RED]:
            owed += cost[RED] - stock[RED]
        if cost[GREEN] > stock[GREEN]:
            owed += cost[GREEN] - stock[GREEN]
        if cost[BLUE] > stock[BLUE]:
            owed += cost[BLUE] - stock[BLUE]
        short = max(owed - stock[GOLD], 0)
        if cost[GEAR] > stock[GEAR]:
            short += cost[GEAR] - stock[GEAR]
        if cost[ROBOT] > stock[ROBOT]:
            short += cost[ROBOT] - stock[ROBOT]
        return short


# States that earlier rules have stored, in the words of these.

PAID_FOR: Final = ("TakeArtifact", "TakeArchive")
BLOCKS_OWED: Final = 3
"""Version 1 kept what was owed of each colour; all else was paid by then."""
ARCHIVE_APART: Final = 2
"""Version 1 kept the cost of an archive and what may be left out of it."""


def bring_up(stored: dict[str, Any]) -> None:
    """Version 1 laid what is paid for below what is being paid; now the one holds the other."""
    agenda = stored["agenda"]
    if len(agenda) < 2:
        return
    side, paying = agenda[-1]["tuple"]
    goal = agenda[-2]["tuple"][1]
    if goal["is"] not in PAID_FOR:
        return
    if paying["is"] == "PayBlocks" and len(paying["of"]) == BLOCKS_OWED:
        paying["of"] = [{"tuple": _bill(stored["stock"][side], paying["of"])}, goal]
        agenda.pop(-2)
    elif paying["is"] == "PayCost" and len(paying["of"]) == ARCHIVE_APART:
        paying["of"] = [*paying["of"], *goal["of"]]
        agenda.pop(-2)


def _bill(stock: list[int], owed: list[int]) -> list[int]:
    """Say what pays the blocks, by kind, if gold stands only for the colours that are lacking."""
    bill = [0] * len(KINDS)
    for colour, blocks in zip(COLOURS, owed, strict=True):
        bill[colour] = min(blocks, stock[colour])
        bill[GOLD] += blocks - bill[colour]
    return bill
