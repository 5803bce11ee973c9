"""Positions in words: a table set as a figure of the rules wants it.

Things go by their names in the data file: tiles `N01G`, research cards `S07P`, clients `R01`, dreams `M05`, layers
`L06`, treatises `TG5`, slots `r1c1`, zones `minor-growth`. A word for one side ends with its number: `coffee0 = "3"`.
`at` is `turn` (the first side begins its turn) or `end` (the last round is over).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption
from ludotheque.games.unconscious_mind import setup
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    ARROWS,
    LOCATIONS,
    NONE,
    QUALITIES,
    ROOMS,
    SPACES,
    STOPS,
    ZONES,
)
from ludotheque.games.unconscious_mind.state.box import Box
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.steps import Round

SEED: Final = 1
"""Where all comes from that the words leave open."""
ROUND: Final = 5
"""The round that is being played: neither the first nor the last."""
NUMBERS: Final = ("coffee", "bright", "pills", "ideas", "reputation")


def position(box: Box, seats: int, options: Mapping[str, str], words: Mapping[str, str]) -> State:
    """Lay the table and go on from where the round stands."""
    s = setup.set_up(box, seats, options, RandomChance(SEED))
    s.agenda = []
    s.first = s.turn = 0
    s.round = ROUND - 1
    s.goals = [NONE] * len(s.goals)
    for side, desk in enumerate(s.desks):
        desk.professor = (s.freud + 2 + side) % len(LOCATIONS)
        if not s.is_id(side):
            desk.notebook = [NONE] * SPACES
    for word, value in words.items():
        _laid(s, word, value)
    s.then(0, Round())
    return s


def _laid(s: State, word: str, value: str) -> None:
    """Carry out one word."""
    name, side = word.rstrip("0123"), word[len(word.rstrip("0123")) :]
    if word in SHARED:
        SHARED[word](s, value)
    elif side and int(side) < s.sides and name in NUMBERS:
        setattr(s.desks[int(side)], name, int(value))
    elif side and int(side) < s.sides and name in OWN:
        OWN[name](s, int(side), value)
    else:
        known = ", ".join([*SHARED, *(f"{own}0" for own in (*NUMBERS, *OWN))])
        raise BadOption(f"expected a word of {known}, not {word!r}")


def _find(things: Sequence[Any], name: str) -> int:
    """Find a component by its name, with the letter of its quality if it has one."""
    found = [number for number, thing in enumerate(things) if name in (thing.name, _full(thing))]
    if not found:
        raise BadOption(f"expected a name of the data file, not {name!r}")
    return found[0]


def _full(thing: Any) -> str:
    quality = getattr(thing, "quality", None)
    return thing.name if quality is None else f"{thing.name}{QUALITIES[quality][0].upper()}"


def _take(bag: list[int], row: list[int], number: int) -> int:
    """Take a component from its bag, or from the row in which it happens to lie."""
    if bag[number]:
        bag[number] -= 1
    elif number in row:
        row[row.index(number)] = NONE
    return number


def _held(s: State, value: str) -> None:
    """Put ideas into slots: `r1c1:0:N1` is an idea of side 0 that points at N1, of the Id at nothing."""
    for one in value.split():
        name, side, *pointed = one.split(":")
        slot = _find(s.box.slots, name)
        s.holders[slot], s.slot_ideas[slot] = int(side), 1
        s.pointed[slot] = ACTION_WORDS.index(pointed[0]) if pointed else NONE
        s.desks[int(side)].ideas -= 1


def _goals(s: State, value: str) -> None:
    for place, name in enumerate(value.split()):
        s.goals[place] = _find(s.box.goals, name)


def _market(s: State, value: str) -> None:
    """Lay tiles in the market, column by column from below."""
    for place, name in enumerate(value.split()):
        s.tile_bag[s.market[place]] += 1
        s.market[place] = _take(s.tile_bag, s.market, _find(s.box.tiles, name))


def _open(s: State, value: str) -> None:
    """Lay the open research cards."""
    for place, name in enumerate(value.split()):
        s.research_bag[s.face_up[place]] += 1
        s.face_up[place] = _take(s.research_bag, s.face_up, _find(s.box.research, name))


def _renown(s: State, value: str) -> None:
    s.freud_reputation = int(value)


def _freud(s: State, value: str) -> None:
    s.freud = LOCATIONS.index(value)


def _arrow(s: State, value: str) -> None:
    s.arrow = ARROWS.index(value)


def _at(s: State, value: str) -> None:
    if value not in ("turn", "end"):
        raise BadOption(f"expected a position at turn or end, not at {value!r}")
    if value == "end":
        s.last_round = s.round


def _professor(s: State, side: int, value: str) -> None:
    s.desks[side].professor = LOCATIONS.index(value)


def _ink(s: State, side: int, value: str) -> None:
    s.desks[side].ink = STOPS.index(value)


def _points(s: State, side: int, value: str) -> None:
    """Say what was scored during play, by where it comes from."""
    s.desks[side].points = [int(points) for points in value.split()]


def _free(s: State, side: int, value: str) -> None:
    """Take away what lies above columns, counted from 1; the ideas are in the supply."""
    for column in value.split():
        s.desks[side].above[int(column) - 1] = 0


def _notebook(s: State, side: int, value: str) -> None:
    """Lay tiles, row by row, with `.` for an empty space."""
    desk = s.desks[side]
    for place, name in enumerate(value.replace("/", " ").split()):
        if name != ".":
            desk.notebook[place] = _take(s.tile_bag, s.market, _find(s.box.tiles, name))
    desk.ends = [
        *(int(not desk.is_row_full(row)) for row in range(len(QUALITIES))),
        *(int(not desk.is_column_full(column)) for column in range(len(QUALITIES))),
    ]


def _white(s: State, side: int, value: str) -> None:
    """Lay white insights from the centre on the wheel: `minor-growth medium-passion`."""
    desk = s.desks[side]
    for zone in value.split():
        desk.white[0] -= 1
        desk.white[ZONES.index(zone)] += 1


def _coloured(s: State, side: int, value: str) -> None:
    """Lay coloured insights on the wheel."""
    for zone in value.split():
        s.desks[side].coloured[ZONES.index(zone)] += 1


def _room(s: State, side: int, value: str) -> None:
    """Seat clients: `R01 4 L05 M16 D16; C01 3 - - D01` are client, therapy left, layer and dreams of each room."""
    desk, box = s.desks[side], s.box
    for room, words in zip(range(ROOMS), value.split(";"), strict=False):
        client, left, layer, manifest, latent = words.split()
        desk.is_room_open[room] = True
        number = _find(box.clients, client)
        desk.clients[room] = _take(s.client_bag, s.client_rows[box.clients[number].kind], number)
        desk.markers[room] = int(left)
        if layer != "-":
            desk.grief[room] = _take(s.grief_bag, [], _find(box.grief, layer))
        if manifest != "-":
            desk.manifest[room] = _take(s.manifest_bag, s.manifest_row, _find(box.manifest, manifest))
        if latent != "-":
            desk.latent[room] = _take(s.latent_bag, [], _find(box.latent, latent))


def _hand(s: State, side: int, value: str) -> None:
    s.desks[side].hand += [_take(s.research_bag, s.face_up, _find(s.box.research, name)) for name in value.split()]


def _played(s: State, side: int, value: str) -> None:
    """Lay research cards in play, with their icons."""
    for name in value.split():
        card = _take(s.research_bag, s.face_up, _find(s.box.research, name))
        s.desks[side].played.append(card)
        for icon in s.box.research[card].icons:
            s.desks[side].icons[icon] += 1


def _treatises(s: State, side: int, value: str) -> None:
    """Lay treatises with their volumes: `TG5:S10G,S11G,S12F`."""
    for one in value.split():
        name, _, volumes = one.partition(":")
        treatise = _find(s.box.treatises, name)
        s.treatises[treatise] = 0
        desk = s.desks[side]
        desk.treatises.append(treatise)
        cards = [_find(s.box.research, volume) for volume in volumes.split(",")]
        desk.volumes.append([_take(s.research_bag, s.face_up, card) for card in cards])
        for icon in s.box.treatises[treatise].icons:
            desk.icons[icon] += 1


def _cured(s: State, side: int, value: str) -> None:
    for name in value.split():
        client = _find(s.box.clients, name)
        desk = s.desks[side]
        desk.cured.append(_take(s.client_bag, s.client_rows[s.box.clients[client].kind], client))
        desk.cured_overlays.append(NONE)
        for icon in s.box.clients[client].icons:
            desk.icons[icon] += 1


SHARED: Final[Mapping[str, Callable[[State, str], None]]] = {
    "at": _at,
    "held": _held,
    "goals": _goals,
    "market": _market,
    "open": _open,
    "renown": _renown,
    "freud": _freud,
    "arrow": _arrow,
}
OWN: Final[Mapping[str, Callable[[State, int, str], None]]] = {
    "professor": _professor,
    "ink": _ink,
    "points": _points,
    "free": _free,
    "notebook": _notebook,
    "white": _white,
    "coloured": _coloured,
    "rooms": _room,
    "hand": _hand,
    "played": _played,
    "treatises": _treatises,
    "cured": _cured,
}
