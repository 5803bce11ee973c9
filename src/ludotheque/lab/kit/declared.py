"""Check that no field of a State is forgotten: it is secret, or drawn for every viewer, or named by `Game.undrawn`."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from ludotheque.engine import codec
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import Case, viewers, walk
from ludotheque.lab.kit.fields import is_among, paths, plain_at, secret_fields
from ludotheque.lab.kit.leak_found import LeakFound

DECLARED = "every field declared"
POSITIONS = 8
"""How many positions of a game are paired."""
PAIRS = 12
"""How many pairs with different values of a field are tried before it counts as not drawn."""


def check_declared(case: Case) -> int:
    """Check that every viewer is drawn each field that neither a `Secret` nor `Game.undrawn` names; count these fields.

    A viewer is drawn a field if their picture changes when the field gets its value from another position of the game.
    So whoever adds a field must say who sees it. One that `Game.undrawn` names is public without being drawn for
    everybody; `check_worlds` demands that no secret shows in it.
    """
    game, luck = case.game, RandomChance(case.seed + 9)
    positions = _positions(case)
    _check_names(game, positions)
    declared = secret_fields(game) | set(game.undrawn)
    places = [path for path in paths(positions[-1]) if path.partition(".")[0] not in codec.ENGINE_FIELDS]
    drawn = 0
    for path in places:
        if is_among(path, declared):
            continue
        missing = _never_drawn(case, path, positions, luck)
        if missing is not None:
            viewer, values = missing
            at = f"{case}: name it in a Secret, or in Game.undrawn"
            raise LeakFound(DECLARED, at, path, viewer, values)
        drawn += 1
    return drawn


def _positions(case: Case) -> list[State]:
    """Play a random game; give some of its positions, spread evenly."""
    found = [match.state.clone() for match, _, _ in walk(case)]
    step = max(1, len(found) // POSITIONS)
    return found[::step][:POSITIONS]


def _check_names(game: Game, positions: list[State]) -> None:
    """Fail if a `Secret` or `Game.undrawn` names a field that does not exist."""
    known = {path.partition(".")[0] for path in paths(positions[0])}
    for path in (*secret_fields(game), *game.undrawn):
        assert path.partition(".")[0] in known, f"{game.id}: no field {path!r}; there are {', '.join(sorted(known))}"


def _never_drawn(
    case: Case, path: str, positions: list[State], luck: Chance
) -> tuple[int, tuple[object, object]] | None:
    """Find a viewer who is not drawn the field, with two values that look the same to them."""
    seen: dict[tuple[int, int], bool] = {}  # by viewer and side, as in _with_value_of
    values: dict[tuple[int, int], tuple[object, object]] = {}
    pairs = list(permutations(positions, 2))
    tried = 0
    while pairs and tried < PAIRS:
        s, other = pairs.pop(luck.pick("pair", len(pairs)))
        if plain_at(s, path) == plain_at(other, path):
            continue
        tried += 1
        for index, world in _with_value_of(s, other, path):
            for viewer in viewers(case):
                if not seen.get((viewer, index)):
                    seen[viewer, index] = _is_drawn(case.game, s, world, viewer)
                    values[viewer, index] = (plain_at(s, path), plain_at(world, path))
        if seen and all(seen.values()):
            return None
    for place, is_seen in seen.items():
        if not is_seen:
            return place[0], values[place]
    return None


def _with_value_of(s: State, other: State, path: str) -> Iterator[tuple[int, State]]:
    """Copy the State with the other's value of a field: one side's at a time if each has one, else whole (side -1)."""
    name, _, rest = path.partition(".")
    mine: Any = getattr(s, name)
    sides = len(s.seat_of)
    if not isinstance(mine, list) or len(mine) != sides or len(getattr(other, name)) != sides:
        world, source = s.clone(), other.clone()
        if not rest:
            setattr(world, name, getattr(source, name))
        else:
            for part, theirs in zip(getattr(world, name), getattr(source, name), strict=False):
                setattr(part, rest, getattr(theirs, rest))
        if plain_at(world, path) != plain_at(s, path):
            yield -1, world
        return
    for index in range(sides):
        world, source = s.clone(), other.clone()
        if rest:
            setattr(getattr(world, name)[index], rest, getattr(getattr(source, name)[index], rest))
        else:
            setattr(world, name, [*mine[:index], getattr(source, name)[index], *mine[index + 1 :]])
        if plain_at(world, path) != plain_at(s, path):
            yield index, world


def _is_drawn(game: Game, s: State, world: State, viewer: int) -> bool:
    """Whether the viewer's picture changes; one that cannot be drawn any more depends on the field as well."""
    seat = None if viewer == NOBODY else viewer
    try:
        return game.picture(s, seat) != game.picture(world, seat)
    except (IndexError, KeyError, ValueError, TypeError, AssertionError, AttributeError, StopIteration):
        return True
