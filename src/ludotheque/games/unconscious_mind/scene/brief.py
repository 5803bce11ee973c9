"""Somebody else's desk at a full table: names and sums, so that a Scene stays small."""

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.unconscious_mind.moves.notebook import has_quality, tile_label
from ludotheque.games.unconscious_mind.moves.papers import card_facts
from ludotheque.games.unconscious_mind.names import (
    COLUMNS,
    KINDS,
    NONE,
    QUALITIES,
    ROOMS,
    ROWS,
    STOPS,
    ZONES,
    column_of,
    row_of,
)
from ludotheque.games.unconscious_mind.scene.pieces import tone_of, treatise_piece
from ludotheque.games.unconscious_mind.scene.tally import STOP_SYMBOLS, Counted, counts, icons, tally
from ludotheque.games.unconscious_mind.state.table import State


def desk_zone(s: State, side: int) -> Zone:
    """Draw what matters to the others."""
    parts = [_sums(s, side), _tiles(s, side), *_rooms(s, side), counts(s, side), icons(s, side)]
    for part in parts:
        part.until = "strip"
    return Zone(
        id=f"desk{side}",
        layout="panel",
        role="other",
        title=Text("name", {"who": side}),
        side=side,
        tone=tone_of(s, side),
        marks=["turn"] if side == s.turn and not s.end else [],
        children=[*parts, *_papers(s, side)],
    )


def _sums(s: State, side: int) -> Zone:
    desk = s.desks[side]
    insights = [
        Text("wheel-sum", {"zone": f"zone-{word}", "n": desk.insights(zone)})
        for zone, word in enumerate(ZONES)
        if desk.insights(zone)
    ]
    held: list[Counted] = [
        ("inkwell", STOP_SYMBOLS[desk.ink], Text("inkwell-at", {"stop": f"stop-{STOPS[desk.ink]}"})),
        ("idea", desk.ideas, Text("supply-ideas", {"n": desk.ideas})),
        ("bright", desk.bright, Text("supply-bright", {"n": desk.bright})),
        ("coffee", desk.coffee, Text("supply-coffee", {"n": desk.coffee})),
        ("pill", desk.pills, Text("supply-pills", {"n": desk.pills})),
        ("insight", sum(desk.insights(zone) for zone in range(len(ZONES))), Text("words", {"words": insights})),
    ]
    return tally(f"supplies{side}", Text("supplies-of"), held)


def _tiles(s: State, side: int) -> Zone:
    desk = s.desks[side]
    children: list[Zone | Piece] = []
    for place, tile in enumerate(desk.notebook):
        if tile != NONE:
            printed = s.box.tiles[tile]
            quality = QUALITIES[printed.quality] if has_quality(s, tile) else ""
            children.append(
                Piece(
                    id=f"notebook{side}.{place}",
                    kind="tile",
                    at=(row_of(place), column_of(place)),
                    label=tile_label(s, tile),
                    face=Face(art=f"slip-{quality or 'plain'}", lines=[printed.main.symbols()]),
                    tone=quality,
                )
            )
    title = Text("notebook-of")
    return Zone(id=f"notebook{side}", layout="matrix", title=title, places=(ROWS, COLUMNS), children=children)


def _rooms(s: State, side: int) -> list[Zone]:
    desk = s.desks[side]
    found = []
    for room in range(ROOMS):
        if desk.clients[room] != NONE:
            client = s.box.clients[desk.clients[room]]
            card = Piece(
                id=f"room{side}.{room}.client",
                kind="card",
                tone=KINDS[client.kind],
                label=Text(f"client-{client.name}"),
                face=Face(art=f"client-{client.name}", corners=[[f"{desk.markers[room]}", "therapy"]]),
                marks=["frozen"] if desk.grief[room] != NONE else [],
            )
            title = Text("room-open", {"number": room + 1})
            name = f"room{side}.{room}"
            found.append(Zone(id=name, layout="stack", area=f"room{room + 1}", title=title, children=[card]))
    return found


def _papers(s: State, side: int) -> list[Zone]:
    """Draw what lies open of the hand, and the treatises."""
    desk = s.desks[side]
    seen: list[Zone | Piece] = [
        Piece(id=f"card.{card}", kind="card", label=Text("card-label", card_facts(s, card)), face=Face(titled=True))
        for card in desk.seen_hand
    ]
    treatises: list[Zone | Piece] = [
        treatise_piece(s, treatise, desk.volumes[place]) for place, treatise in enumerate(desk.treatises)
    ]
    papers = [("hand", seen), ("treatises", treatises)]
    return [
        Zone(id=f"{name}{side}", layout="row", title=Text(f"{name}-of"), until="full", children=children)
        for name, children in papers
        if children
    ]
