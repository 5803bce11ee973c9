"""A table of Clockworker to set, play and look at, in the game's own words.

Works are written `starter/x... F21/.xx..`, slots from the top, `x` for a robot; stocks `3 gear + red + 2 robot`;
the row from the place next to the deck; answers `0: operate F21`. Luck is a line of what comes next: `F07 T09 first:1`.
"""

from pathlib import Path

from ludotheque.engine import flow
from ludotheque.engine.chance import Outcome, RecordedChance
from ludotheque.games.clockworker.game import Clockworker
from ludotheque.games.clockworker.names import KINDS, NONE
from ludotheque.games.clockworker.position import IDLE, position
from ludotheque.games.clockworker.state import State
from tests.games.setting import SetTable

CARDS = Path(__file__).with_name("cards.toml")
GAME = Clockworker(CARDS)
ROW = "F01 F02 F03 F04 F05"
DISPLAY = "T01 T02 T03 T04 T05"


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
    words = {
        **({} if deck is None else {"deck": deck}),
        "at": at,
        "stock": stock,
        "works": works,
        "artifacts": artifacts,
        "archives": archives,
        "others": others,
        "works1": works1,
        "artifacts1": artifacts1,
        "row": row,
        "display": display,
        "until_end": str(until_end),
        "first": str(first),
        "whose": str(whose),
    }
    state = position(game.box, players, words)
    chance = RecordedChance(coming := outcomes(game, luck))
    return Table(game, state, coming, chance).begin()
