"""A table of Clockworker to set, play and look at, in the game's own words.

Works are written `starter/x... F21/.xx..`, slots from the top, `x` for a robot; stocks `3 gear + red + 2 robot`;
the row from the place next to the deck; answers `0: operate F21`. Luck is a line of what comes next: `F07 T09 first:1`.
"""

from pathlib import Path

from ludotheque.engine import flow
from ludotheque.engine.chance import Outcome, RecordedChance
from ludotheque.games.clockworker.card_language import units
from ludotheque.games.clockworker.game import Clockworker
from ludotheque.games.clockworker.names import KINDS, NONE
from ludotheque.games.clockworker.state import State
from ludotheque.games.clockworker.turn.phases import TURN
from tests.games.setting import SetTable

CARDS = Path(__file__).with_name("cards.toml")
GAME = Clockworker(CARDS)
ROW = "F01 F02 F03 F04 F05"
DISPLAY = "T01 T02 T03 T04 T05"
IDLE = "starter/...."
"""A workshop at a standstill; with two robots in reserve its owner always has something to choose."""


def with_cards(folder: Path, *changes: tuple[str, str], more: str = "") -> Clockworker:
    """Make the game of an owner who corrects the component file, or adds to it."""
    text = CARDS.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in {CARDS.name}"
        text = text.replace(old, new)
    own = folder / "my-cards.toml"
    own.write_text(text + more, encoding="utf-8")
    return Clockworker(own)


def amount(counts: list[int]) -> str:
    """Write a stock."""
    return " + ".join(
        f"{count} {kind}" if count > 1 else kind for count, kind in zip(counts, KINDS, strict=True) if count
    )


class Table(SetTable[State]):
    """A State, the luck that is to come, and what happened."""

    game: Clockworker

    def __init__(self, game: Clockworker, state: State, coming: list[Outcome], chance: RecordedChance) -> None:
        super().__init__(game, state, chance)
        self.coming = coming
        self.cards = game.conserved(state)

    def check(self) -> None:
        assert self.cards == self.game.conserved(self.state)

    def luck(self, line: str) -> None:
        """Add to what comes next."""
        self.coming += outcomes(self.game, line)

    # Look.

    @property
    def options(self) -> str:
        return ", ".join(str(action) for action in flow.options(self.state, flow.first_asked(self.state)))

    def may(self, action: str) -> bool:
        """Say whether whoever is asked may answer so."""
        options = flow.options(self.state, flow.first_asked(self.state))
        return self.game.actions.parse(action) in options

    def stock(self, player: int = 0) -> str:
        return amount(self.state.stock[player])

    def works(self, player: int = 0) -> str:
        written = []
        for factory, standing in zip(self.state.factories[player], self.state.robots[player], strict=True):
            card = self.game.box.factories[factory]
            slots = "".join("x" if standing >> slot & 1 else "." for slot in range(len(card.slots)))
            written.append(f"{card.name}/{slots}")
        return " ".join(written)

    def artifacts(self, player: int = 0) -> str:
        return " ".join(self.game.box.artifacts[number].name for number in self.state.artifacts(player))

    def archives(self, player: int = 0) -> str:
        return " ".join(self.game.box.archives[number].name for number in self.state.archives[player])

    @property
    def row(self) -> str:
        return " ".join("-" if card == NONE else self.game.box.factories[card].name for card in self.state.row)

    @property
    def display(self) -> str:
        return " ".join("-" if tile == NONE else self.game.box.archives[tile].name for tile in self.state.display)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(score.points for score in self.game.scores(self.state))

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(self.game.ranks(self.state))


def outcomes(game: Clockworker, line: str) -> list[Outcome]:
    """Read a line of luck."""
    found: list[Outcome] = []
    for token in line.split():
        label, colon, number = token.partition(":")
        if colon:
            found.append(("first player", int(number)))
        else:
            kind = "factory" if label.startswith("F") else "archive"
            found.append((kind, game.outcome_names(kind).read(label)))
    return found


def start(players: int, luck: str, game: Clockworker = GAME, **options: str) -> Table:
    """Begin at the set-up, as a table does."""
    chance = RecordedChance(coming := outcomes(game, luck))
    state = game.set_up(players, game.checked_options(players, options), chance)
    return Table(game, state, coming, chance).begin()


def deal(
    players: int = 2,
    *,
    at: str = "action",
    stock: str = "",
    works: str = IDLE,
    artifacts: str = "",
    archives: str = "",
    others: str = "2 robot",
    works1: str = IDLE,
    artifacts1: str = "",
    row: str = ROW,
    display: str = DISPLAY,
    deck: str | None = None,
    until_end: int = 5,
    first: int = 0,
    whose: int = 0,
    luck: str = "",
    game: Clockworker = GAME,
) -> Table:
    """Set the table: it is the turn of player `whose`, in the retrieval phase or in the action phase."""
    state = game.set_up(players, {}, RecordedChance(outcomes(game, "first:0 F04 F05 F06 F07 F09 T01 T02 T03 T04 T05")))
    box = game.box
    state.first, state.turn, state.round, state.until_end = first, whose, 5, until_end
    by_name = {card.name: number for number, card in enumerate(box.factories)}
    tiles = {tile.name: number for number, tile in enumerate(box.archives)}
    for player in range(players):
        own = player == whose
        goods = stock if own else others
        state.stock[player] = [units(goods).count(kind) if goods else 0 for kind in range(len(KINDS))]
        lines = (works if own else works1).split()
        state.factories[player] = tuple(by_name[line.partition("/")[0]] for line in lines)
        state.robots[player] = [
            sum(1 << slot for slot, mark in enumerate(line.partition("/")[2]) if mark == "x") for line in lines
        ]
        names = (artifacts if own else artifacts1).split()
        numbers = [number for number, card in enumerate(box.artifacts) if card.name in names]
        assert len(numbers) == len(names), f"unknown artifact among {names}"
        state.owned[player] = sum(1 << number for number in numbers)
        left = list(state.copies)
        for number in numbers:
            left[number] -= 1
        state.copies = tuple(left)
    state.archives[whose] = tuple(tiles[name] for name in archives.split())
    state.row = tuple(NONE if name == "-" else by_name[name] for name in row.split())
    state.display = tuple(tiles[name] for name in display.split())
    out = {*state.row, 0, *(card for own in state.factories for card in own)}
    known = None if deck is None else {by_name[name] for name in deck.split()}
    state.deck = tuple(
        int(number not in out and (known is None or number in known)) for number in range(len(box.factories))
    )
    state.pile = tuple(
        int(tile not in state.display and tile not in state.archives[whose]) for tile in range(len(box.archives))
    )
    state.agenda = []
    state.then(whose, *(TURN if at == "turn" else TURN[1:]))
    chance = RecordedChance(coming := outcomes(game, luck))
    return Table(game, state, coming, chance).begin()
