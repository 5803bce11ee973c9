"""A table of Clocks to set, play and look at, in the game's own words.

Dice are written `white3`, clocks `1:white1 3:grey3`, answers `0: place 5`. Luck is a line of what comes next:
`white3` is drawn and rolled, `die:4` is rolled, `yellow:2`, `first:1` and `rival:0` speak for themselves.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludotheque.engine import flow
from ludotheque.engine.chance import Outcome, RecordedChance
from ludotheque.games.clocks.actions import PASS
from ludotheque.games.clocks.game import Clocks
from ludotheque.games.clocks.names import COLOURS, HOURS, NEEDS, colour_of, value_of
from ludotheque.games.clocks.position import FOLLOWS, laid
from ludotheque.games.clocks.state import State
from ludotheque.games.clocks.turn.round import Round
from tests.games.setting import Rest, SetTable

GAME: Final = Clocks(Path(__file__).with_name("drafted.toml"))
REST: Final = Rest(PASS)


def word(some: int) -> str:
    """Write a die."""
    return f"{COLOURS[colour_of(some)]}{value_of(some)}"


def words(dice: Sequence[int]) -> str:
    return " ".join(word(some) for some in dice)


def perfect(*hours: int, colours: str = "white grey black red") -> str:
    """Write perfect dice at these hours, the colours taking turns."""
    cycle = colours.split()
    return " ".join(f"{hour}:{cycle[place % len(cycle)]}{NEEDS[hour]}" for place, hour in enumerate(hours))


def ones(*hours: int, colours: str = "white grey black red") -> str:
    """Write dice at these hours that are not perfect: a one, or a two where a one is needed."""
    cycle = colours.split()
    return " ".join(
        f"{hour}:{cycle[place % len(cycle)]}{2 if NEEDS[hour] == 1 else 1}" for place, hour in enumerate(hours)
    )


def outcomes(line: str) -> list[Outcome]:
    """Read a line of luck."""
    found: list[Outcome] = []
    for token in line.split():
        label, colon, number = token.partition(":")
        if not colon:
            found += [("bag", COLOURS.index(token[:-1])), ("die", int(token[-1]) - 1)]
        elif label in {"die", "yellow"}:
            found.append((label, int(number) - 1))
        else:
            found.append(({"first": "first player"}.get(label, label), int(number)))
    return found


class Table(SetTable[State]):
    """A State, the luck that is to come, and what happened."""

    def __init__(self, state: State, luck: str) -> None:
        self.coming = outcomes(luck)
        super().__init__(GAME, state, RecordedChance(self.coming))

    def luck(self, line: str) -> None:
        """Add to what comes next."""
        self.coming += outcomes(line)

    def check(self) -> None:
        """No die is ever lost or made."""
        assert dict(zip(COLOURS, GAME.box.dice, strict=True)) == GAME.conserved(self.state)

    # Look.

    def options(self, seat: int | None = None) -> str:
        """What may be answered, by the seat that is asked."""
        asked = flow.first_asked(self.state) if seat is None else seat
        return ", ".join(str(action) for action in flow.options(self.state, asked))

    def clock(self, player: int) -> str:
        lying = self.state.clocks[player]
        return " ".join(f"{hour}:{word(lying[hour])}" for hour in range(1, HOURS + 1) if lying[hour])

    def middle(self, player: int) -> str:
        return words(self.state.middle[player])

    @property
    def money(self) -> tuple[int, ...]:
        return tuple(self.state.money)

    @property
    def groups(self) -> str:
        return " ".join("+".join(word(some) for some in group) for group in self.state.groups if group)

    @property
    def dice_in_bag(self) -> int:
        return sum(self.state.bag)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(score.points for score in GAME.scores(self.state))

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(GAME.ranks(self.state))


def start(players: int, luck: str, **options: str) -> Table:
    """Begin at the set-up, as a table does; with purses closed, unless said otherwise."""
    chance = RecordedChance(coming := outcomes(luck))
    chosen = {**({"money": "hidden"} if players > 1 else {}), **options}
    state = GAME.set_up(players, GAME.checked_options(players, chosen), chance)
    assert isinstance(state, State)
    table = Table(state, "")
    table.coming, table.chance = coming, chance
    return table.begin()


def deal(
    players: int = 2,
    *,
    at: str = "turns",
    money: tuple[int, ...] = (),
    first: int = 0,
    luck: str = "",
    purses: str = "hidden",
    **words: str,
) -> Table:
    """Set the table: `at` says where the round stands: auction, turns or end; `purses` is the option money.

    The words are those of a position; what is none of them is an option of the table.
    """
    options = {name: value for name, value in words.items() if name in {"rival", "red", "grey"}}
    chosen = {"board": "forward", **({"money": purses} if players > 1 else {}), **options}
    checked = {"rival": "no", "money": "hidden", **GAME.checked_options(players, chosen)}
    said = {**words, "money": " ".join(map(str, money)), "first": str(first)}
    state = laid(GAME.box, players, checked, said)
    state.then(state.first, *(FOLLOWS[at] or (Round(),)), *([REST] if at != "auction" else []))
    return Table(state, luck).begin()
