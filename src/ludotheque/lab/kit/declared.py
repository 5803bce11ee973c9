"""Every field is declared: what no secret names lies open to everybody, and is drawn for everybody."""

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
"""Of each game, from which values of fields are exchanged."""
PAIRS = 12
"""So many exchanges of a field are tried before it counts as not drawn."""


def check_declared(case: Case) -> int:
    """Exchange each field between positions of a game: if no secret names it, every viewer's picture must change.

    A field that lies open and is not drawn for everybody is named by `Game.undrawn`; `check_worlds` still demands that
    no secret shows in it. So a field cannot be forgotten, and that nothing is hidden is a claim that can fail. The
    number of fields that were seen to be drawn comes back.
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
    found = [match.state.clone() for match, _, _ in walk(case)]
    step = max(1, len(found) // POSITIONS)
    return found[::step][:POSITIONS]


def _check_names(game: Game, positions: list[State]) -> None:
    """A secret that names a field there is not names nothing."""
    there = {path.partition(".")[0] for path in paths(positions[0])}
    for path in (*secret_fields(game), *game.undrawn):
        assert path.partition(".")[0] in there, f"{game.id}: no field {path!r}; there are {', '.join(sorted(there))}"


def _never_drawn(
    case: Case, path: str, positions: list[State], luck: Chance
) -> tuple[int, tuple[object, object]] | None:
    """Find a viewer who is not drawn the field, with two values that look the same to them."""
    seen: dict[tuple[int, int], bool] = {}
    values: dict[tuple[int, int], tuple[object, object]] = {}
    pairs = list(permutations(positions, 2))
    tried = 0
    while pairs and tried < PAIRS:
        s, other = pairs.pop(luck.pick("pair", len(pairs)))
        if plain_at(s, path) == plain_at(other, path):
            continue
        tried += 1
        for index, world in _exchanged(s, other, path):
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


def _exchanged(s: State, other: State, path: str) -> Iterator[tuple[int, State]]:
    """Give the State with the other's value of a field; where a field has an entry for each side, entry by entry."""
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
            getattr(world, name)[index] = getattr(source, name)[index]
        if plain_at(world, path) != plain_at(s, path):
            yield index, world


def _is_drawn(game: Game, s: State, world: State, viewer: int) -> bool:
    """Whether the viewer's picture changes; one that cannot be drawn any more depends on the field as well."""
    seat = None if viewer == NOBODY else viewer
    try:
        return game.picture(s, seat) != game.picture(world, seat)
    except (IndexError, KeyError, ValueError, TypeError, AssertionError, AttributeError, StopIteration):
        return True
