"""`clone` is written from the fields a class declares: each kind of field is copied as deep as it can change."""

import os
import sys
import traceback
from dataclasses import FrozenInstanceError, dataclass, make_dataclass
from types import FunctionType
from typing import Any, final

import pytest

from ludotheque.engine import state
from ludotheque.engine.fields import Replaced, clone_source
from ludotheque.engine.state import StatePart, Step
from ludotheque.games import all_games

# A game of one file runs interpreted, on the compiled engine.
COMPILED = [game for game in all_games().values() if not game.state_class.__module__.endswith(".game")]


@final
@dataclass(frozen=True)
class Card:
    """What is printed never changes."""

    name: str


@final
@dataclass(eq=False, repr=False, kw_only=True)
class Purse(StatePart):
    """A part of the table."""

    coins: list[int]


@final
@dataclass(eq=False, repr=False, kw_only=True)
class Table(state.State):
    """A field of each kind."""

    box: object
    number: int = 0
    card: Card | None = None
    row: tuple[int, ...] = ()
    order: Replaced
    pile: list[int]
    seen: set[int]
    names: dict[str, int]
    heaps: list[list[int]]
    purse: Purse
    purses: list[Purse]


def a_table():
    return Table(
        seat_of=[0, 1],
        box=object(),
        card=Card("ace"),
        order=[7, 8],
        pile=[1],
        seen={2},
        names={"three": 3},
        heaps=[[4], []],
        purse=Purse(coins=[5]),
        purses=[Purse(coins=[6])],
    )


def change(s):
    """Change everything that can be changed in place."""
    s.pile.append(9)
    s.seen.add(9)
    s.names["nine"] = 9
    s.heaps[0].append(9)
    s.heaps.append([9])
    s.purse.coins.append(9)
    s.purses[0].coins.append(9)
    s.change_places(0, 1)
    s.asked[0] = 9
    s.then(0, Step())


def test_a_clone_shares_nothing_that_can_change():
    s = a_table()
    twin = s.clone()

    change(s)

    assert ([1], {2}, {"three": 3}, [[4], []]) == (twin.pile, twin.seen, twin.names, twin.heaps)
    assert ([5], [6]) == (twin.purse.coins, twin.purses[0].coins)
    assert ([0, 1], [0, 0], []) == (twin.seat_of, twin.asked, twin.agenda)


def test_a_clone_shares_what_never_changes():
    s = a_table()
    s.log = []
    twin = s.clone()

    assert type(s) is type(twin)
    assert twin.box is s.box
    assert twin.card is s.card
    assert twin.order is s.order
    assert twin.log is None


class Plain:
    """Nobody says whether it changes."""


@pytest.mark.parametrize(
    "hint",
    [Plain, list, list[Plain], list[list[list[int]]], dict[str, list[int]], tuple[list[int], ...], object],
    ids=str,
)
def test_a_field_nobody_knows_how_to_copy_is_refused_by_name(hint):
    odd = final(make_dataclass("Odd", [("thing", hint)], bases=(StatePart,), eq=False, repr=False, kw_only=True))

    with pytest.raises(TypeError, match=r"\.Odd\.thing: no way to copy .*; known are numbers"):
        clone_source(odd)


def test_a_class_that_could_have_heirs_is_refused():
    @dataclass(eq=False, repr=False, kw_only=True)
    class Open(StatePart):
        thing: int

    with pytest.raises(TypeError, match=r"test_fields\.Open: is to be @final"):
        Open(thing=1).clone()


def test_a_traceback_shows_the_line_that_was_written():
    purse: Any = Purse(coins=[1])
    purse.coins = None

    with pytest.raises(AttributeError) as caught:
        purse.clone()

    assert "twin.coins = self.coins.copy()" in "".join(traceback.format_exception(caught.value))


@pytest.mark.skipif("LUDOTHEQUE_COMPILED" not in os.environ, reason="only the compiled run has compiled States")
@pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.id)
def test_a_compiled_state_has_its_clone_from_the_beginning(game):
    for kind in (game.state_class, *(part for part in game.parts if issubclass(part, StatePart))):
        assert str(sys.modules[kind.__module__].__file__).endswith(".so")
        assert "clone" in vars(kind)


@pytest.mark.skipif("LUDOTHEQUE_COMPILED" not in os.environ, reason="only the compiled run has compiled steps")
def test_a_compiled_step_is_made_by_compiled_code_and_frozen_all_the_same():
    inner = state.EachInTurn(Step(), 1)
    step = state.Together(inner)

    assert not isinstance(vars(state.Together)["__init__"], FunctionType)
    assert (inner.away, step.step, step.among) == (1, inner, ())
    assert step == state.Together(among=(), step=inner)
    with pytest.raises(FrozenInstanceError):
        step.among = (1,)  # type: ignore[misc]  # that is the point
