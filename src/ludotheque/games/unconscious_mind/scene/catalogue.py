"""Every component once, for the page of the rules; the id of a piece is its key in the data file."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ludotheque.engine.components import ComponentFile
from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.unconscious_mind.card_language import Reader
from ludotheque.games.unconscious_mind.components.printed import TABLES
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    DISTRICT_SLOTS,
    DISTRICTS,
    KINDS,
    LOCATIONS,
    bonuses_of,
    district_of,
    icons_needed,
    slot_at,
)
from ludotheque.games.unconscious_mind.scene.desks import veil_piece
from ludotheque.games.unconscious_mind.scene.pieces import (
    card_piece,
    client_piece,
    dream_piece,
    goal_piece,
    tile_piece,
    treatise_piece,
)
from ludotheque.games.unconscious_mind.scene.shared import action_piece, section_piece
from ludotheque.games.unconscious_mind.state.box import Phrase
from ludotheque.games.unconscious_mind.state.table import State

AS_PRINTED: Final = ("id-inkwell", "id-column", "id-row")
"""Words of the Id that say everything without a number."""


def catalogue(s: State, file: ComponentFile) -> list[Zone]:
    """Draw everything, by kinds; of cards that come in three qualities, one of each kind."""
    box = s.box
    clients = [
        (client, f"{'case_studies' if card.kind else 'routine_clients'}.{card.name}", card.kind)
        for client, card in enumerate(box.clients)
    ]
    return [
        _zone(
            "actions", (_named(action_piece(s, number), f"actions.{word}") for number, word in enumerate(ACTION_WORDS))
        ),
        _zone("slots", _slots(s)),
        _zone("board", _board(s)),
        _zone("notebook", _tiles(s, "N", "notebook")),
        _zone("starting", _tiles(s, "B", "starting_notebook")),
        _zone("research", _research(s)),
        _zone(
            "treatises",
            (
                _named(treatise_piece(s, number, []), f"treatises.{box.treatises[number].name}")
                for number in box.treatise_grid
            ),
        ),
        _zone("locations", (_location(s, place) for place in range(len(LOCATIONS)))),
        _zone("districts", (_district(s, district) for district in range(len(DISTRICTS)))),
        _zone(
            "reputation",
            (_named(section_piece(s, number), f"reputation.{number + 1}") for number in range(len(box.sections))),
        ),
        _zone("goals", (_goal(s, number) for number in range(len(box.goals)))),
        _zone("routine", (client_piece(s, client, name) for client, name, kind in clients if not kind)),
        _zone("cases", (client_piece(s, client, name) for client, name, kind in clients if kind)),
        _zone("grief", (veil_piece(s, number, f"grief.{layer.name}") for number, layer in enumerate(box.grief))),
        _zone(
            "manifest",
            (
                dream_piece(s, number, f"manifest_dreams.{dream.name}", is_manifest=True)
                for number, dream in enumerate(box.manifest)
            ),
        ),
        _zone(
            "latent",
            (
                dream_piece(s, number, f"latent_dreams.{dream.name}", is_manifest=False)
                for number, dream in enumerate(box.latent)
            ),
        ),
        _zone("tables", (_table(file, name) for name in TABLES)),
        _zone("id-tiles", _id_tiles(s)),
        _zone("id-order", (_order(file, name) for name in box.id_tiles)),
        _zone("id-conversions", _conversions(file)),
        _zone("id-clients", _id_clients(s)),
        _zone("id-cards", _id_cards(s)),
    ]


def _zone(name: str, pieces: Iterable[Piece]) -> Zone:
    return Zone(id=name, layout="grid", title=Text(f"catalogue-{name}"), children=[*pieces])


def _named(piece: Piece, key: str) -> Piece:
    return msgspec.structs.replace(piece, id=key, at=None)


def _lines(phrases: Iterable[Phrase]) -> tuple[Face, list[Text]]:
    """Write phrases one below the other, as symbols and in words."""
    lines = [*phrases]
    return Face(lines=[line.symbols() for line in lines]), [
        Text("catalogue-line", {"number": number, "words": line.texts()}) for number, line in enumerate(lines, 1)
    ]


def _slots(s: State) -> Iterable[Piece]:
    for slot in s.box.slots:
        touched = [Text(f"action-{ACTION_WORDS[action]}") for action in slot.touches]
        yield Piece(
            id=f"slots.{slot.name}",
            kind="slot",
            label=Text("catalogue-slot", {"row": slot.row, "column": slot.column + 1}),
            face=Face(lines=[["inkwell", f"{slot.row}"]]),
            facts=[Text("catalogue-touches", {"actions": touched})],
        )


def _board(s: State) -> Iterable[Piece]:
    for name, phrases in (
        ("rows", s.box.rows),
        ("row_ends", s.box.row_ends),
        ("column_ends", s.box.column_ends),
    ):
        face, facts = _lines(phrases)
        yield Piece(id=f"player_board.{name}", kind="tile", label=Text(f"catalogue-{name}"), face=face, facts=facts)


def _tiles(s: State, letter: str, kind: str) -> Iterable[Piece]:
    """Draw one tile of each kind, with how its copies differ."""
    seen = set[str]()
    for number, tile in enumerate(s.box.tiles):
        if tile.name.startswith(letter) and tile.name not in seen:
            seen.add(tile.name)
            piece = tile_piece(s, number, f"{kind}.{tile.name}", has_banner=True)
            if kind == "notebook":
                piece.facts.append(Text("catalogue-qualities"))
            yield piece


def _research(s: State) -> Iterable[Piece]:
    seen = set[str]()
    for number, card in enumerate(s.box.research):
        if card.name not in seen:
            seen.add(card.name)
            piece = card_piece(s, number, f"research.{card.name}")
            yield msgspec.structs.replace(piece, facts=[*piece.facts, Text("catalogue-qualities")])


def _location(s: State, place: int) -> Piece:
    uses = s.box.uses_of(place)
    bonuses = [s.box.location_bonuses[bonus].text() for bonus in bonuses_of(place)]
    return Piece(
        id=f"locations.{LOCATIONS[place]}",
        kind="tile",
        family="location",
        label=Text(f"location-{LOCATIONS[place]}"),
        face=Face(art=f"location-{LOCATIONS[place]}", titled=True, lines=[use.symbols() for use in uses]),
        tone=DISTRICTS[district_of(place)],
        facts=[
            Text("location-uses", {"words": [use.text() for use in uses]}),
            Text("catalogue-bonuses", {"words": bonuses}),
        ],
    )


def _district(s: State, district: int) -> Piece:
    slots = [slot_at(district, number) for number in range(DISTRICT_SLOTS)]
    phrases = [s.box.district_bonuses[slot] for slot in slots]
    return Piece(
        id=f"districts.{DISTRICTS[district]}",
        kind="tile",
        label=Text(f"district-{DISTRICTS[district]}"),
        face=Face(lines=[phrase.symbols() for phrase in phrases]),
        tone=DISTRICTS[district],
        facts=[
            Text("district-slot-free", {"number": icons_needed(slot), "words": phrase.texts()})
            for slot, phrase in zip(slots, phrases, strict=True)
        ],
    )


def _goal(s: State, number: int) -> Piece:
    goal = s.box.goals[number]
    icon = Text("catalogue-gives-icon", {"place": f"location-{LOCATIONS[goal.icon]}"})
    return msgspec.structs.replace(goal_piece(s, number), id=f"goals.{goal.name}", facts=[icon])


def _table(file: ComponentFile, name: str) -> Piece:
    """Write a table of numbers, from nothing up."""
    values: list[int] = file[f"tables.{name}"].values
    first = 1 if name == "cures_for_third_space" else 0
    return Piece(
        id=f"tables.{name}",
        kind="note",
        label=Text(f"catalogue-{name}"),
        facts=[Text("catalogue-entry", {"n": n, "value": value}) for n, value in enumerate(values, first)],
    )


def _id_tiles(s: State) -> Iterable[Piece]:
    for number, tile in enumerate(s.box.tiles):
        if tile.name.startswith("id"):
            yield tile_piece(s, number, f"id.tiles.{tile.name.removeprefix('id')}", has_banner=False)


def _order(file: ComponentFile, name: str) -> Piece:
    rows: list[list[int]] = file[f"id.tile_order.{name}"].rows
    return Piece(
        id=f"id.tile_order.{name}",
        kind="note",
        label=Text(f"option-tile_order-{name}"),
        facts=[
            Text("catalogue-line", {"number": row, "words": [Text(f"tile-id{tile}") for tile in tiles]})
            for row, tiles in enumerate(rows, 1)
        ],
    )


def _conversions(file: ComponentFile) -> Iterable[Piece]:
    """Say what the Id gets where a player would get something else."""
    keys = [key for key in file.sources if key.startswith("id.conversions.")]
    for key in keys:
        becomes: list[str] = file[key].becomes
        said = [text for words in becomes for text in _becomes(words)] or [Text("words-none")]
        label = Text(f"converts-{key.removeprefix('id.conversions.')}")
        yield Piece(id=key, kind="note", label=label, facts=[Text("catalogue-becomes", {"words": said})])


def _becomes(words: str) -> list[Text]:
    name, *numbers = words.split(" ")
    if name in AS_PRINTED or not all(number.isdecimal() for number in numbers):
        return [Text(f"becomes-{name}")]
    return Reader({}).phrase([words]).texts()


def _id_clients(s: State) -> Iterable[Piece]:
    for kind, tiles in zip(KINDS, (s.box.routine_tiles, s.box.case_tiles), strict=True):
        for tile in tiles:
            name = f"id-{kind}-{tile.name}"
            facts = [tile.text(False)]
            if tile.low is not None:
                sides = (("low", False), ("high", True))
                facts = [Text(f"catalogue-{side}", {"words": [tile.text(is_high)]}) for side, is_high in sides]
            yield Piece(
                id=f"id.{kind}_tiles.{tile.name}",
                kind="tile",
                label=Text(name),
                face=Face(lines=[[name]]),
                facts=facts,
                tone="id",
            )


def _id_cards(s: State) -> Iterable[Piece]:
    for card in s.box.table_cards:
        slot = s.box.slots[card.slots[0]]
        facts: dict[str, object] = {"row": slot.row, "column": slot.column + 1, "way": f"way-{card.way}"}
        yield Piece(
            id=f"id.cards.{card.name}",
            kind="card",
            label=Text("table-card", facts),
            face=Face(lines=[[f"way-{card.way}"]]),
            tone="id",
        )
