"""A desk: notebook inside the inkwell's track, wheel, office, supplies, papers."""

from ludotheque.engine.scene import Face, Mark, Piece, Text, Zone
from ludotheque.games.unconscious_mind.names import (
    COLUMNS,
    KINDS,
    LEFT,
    LINES,
    NONE,
    ROOMS,
    SPACES,
    STOPS,
    SYMBOLS,
    TOP,
    ZONES,
    space_name,
)
from ludotheque.games.unconscious_mind.scene.pieces import (
    card_piece,
    client_piece,
    dream_piece,
    goal_piece,
    letter_of,
    tile_piece,
    tone_of,
    treatise_piece,
)
from ludotheque.games.unconscious_mind.scene.shared import id_table
from ludotheque.games.unconscious_mind.secrets import HANDS
from ludotheque.games.unconscious_mind.state.table import State

ABOVE: tuple[list[str], ...] = ([], ["idea"], ["bright", "idea"])
"""What lies above a column, as symbols."""


def desk(s: State, side: int, viewer: int | None) -> Zone:
    """Draw all that lies before a side."""
    is_own = side == viewer
    is_id = s.seat_of[side] < 0
    parts: list[Zone | Piece] = [_board(s, side, is_own=is_own), _supplies(s, side)]
    if not is_id:
        parts.append(_wheel(s, side))
    if is_id:
        parts.append(id_table(s))
    parts += [_office(s, side, is_own=is_own), _papers(s, side, viewer)]
    return Zone(
        id=f"desk{side}",
        layout="panel",
        role="own" if is_own else "other",
        title=Text("the-id") if is_id else Text("name", {"who": side}),
        side=side,
        marks=["turn"] if side == s.turn and not s.end else [],
        family="id" if is_id else "",
        children=parts,
    )


def _board(s: State, side: int, *, is_own: bool) -> Zone:
    """Draw the notebook with the inkwell's stops around it."""
    desk = s.desks[side]
    children: list[Zone | Piece] = [
        Piece(
            id=f"ink{side}.{stop}",
            kind="slot",
            at=word,
            label=Text(f"stop-{word}"),
            marks=_stop_marks(s, side, stop),
            facts=[s.box.rows[stop - 1].text()] if TOP < stop < LEFT and is_own else [],
            children=[_inkwell(s, side)] if desk.ink == stop else [],
        )
        for stop, word in enumerate(STOPS)
    ]
    for column in range(COLUMNS):
        above = desk.above[column]
        label = Text(f"above-{above}", {"column": column + 1})
        face = Face(lines=[ABOVE[above]]) if above else None
        children.append(Piece(id=f"above{side}.{column}", kind="slot", at=f"above{column + 1}", label=label, face=face))
    children += [_space(s, side, place) for place in range(SPACES)]
    children += [_end(s, side, line) for line in range(LINES)]
    return Zone(id=f"notebook{side}", layout="map", title=Text("board-of"), backdrop="notebook", children=children)


def _inkwell(s: State, side: int) -> Piece:
    return Piece(id=f"ink{side}", kind="marker", label=Text("inkwell"), face=_ink(s, side), tone=tone_of(s, side))


def _ink(s: State, side: int) -> Face:
    return Face(art="thing-inkwell", index=letter_of(s, side))


def _stop_marks(s: State, side: int, stop: int) -> list[Mark]:
    return ["done"] if stop == LEFT and s.seat_of[side] < 0 else []


def _space(s: State, side: int, place: int) -> Piece:
    desk = s.desks[side]
    name = f"notebook{side}.{place}"
    if desk.notebook[place] != NONE:
        piece = tile_piece(s, desk.notebook[place], name, has_banner=False)
        piece.at = space_name(place)
        return piece
    if desk.face_down[place] != NONE:
        piece = tile_piece(s, desk.face_down[place], name, has_banner=False)
        piece.at = space_name(place)
        piece.marks = ["frozen"]
        return piece
    return Piece(id=name, kind="slot", at=space_name(place), label=Text("space-empty"))


def _end(s: State, side: int, line: int) -> Piece:
    phrase = s.box.end_of(line)
    is_covered = s.desks[side].ends[line]
    return Piece(
        id=f"end{side}.{line}",
        kind="marker",
        at=f"end{line + 1}",
        label=Text("end-covered" if is_covered else "end-open", {"words": phrase.texts()}),
        face=Face(lines=[phrase.symbols()]),
        tone=tone_of(s, side) if is_covered else "",
        marks=["done"] if is_covered else ["open"],
    )


def _supplies(s: State, side: int) -> Zone:
    desk = s.desks[side]
    counts = [
        ("ideas", "idea", desk.ideas),
        ("bright", "bright", desk.bright),
        ("coffee", "coffee", desk.coffee),
        ("pills", "pill", desk.pills),
    ]
    children: list[Zone | Piece] = [
        Piece(
            id=f"{name}{side}",
            kind="token",
            label=Text(f"supply-{name}", {"n": n}),
            face=Face(art=f"thing-{icon}", value=n),
            tone=tone_of(s, side) if name == "ideas" else "",
        )
        for name, icon, n in counts
    ]
    if s.seat_of[side] < 0:
        n = desk.coloured[0]
        label = Text("supply-coloured", {"n": n})
        children.append(
            Piece(id=f"coloured{side}", kind="token", label=label, face=Face(value=n, lines=[["insight"]]), tone="id")
        )
    if desk.tile != NONE:
        children.append(tile_piece(s, desk.tile, f"tile{side}", has_banner=True))
    return Zone(id=f"supplies{side}", layout="row", title=Text("supplies-of"), children=children)


def _wheel(s: State, side: int) -> Zone:
    desk = s.desks[side]
    children: list[Zone | Piece] = []
    for zone, word in enumerate(ZONES):
        white, coloured = desk.white[zone], desk.coloured[zone]
        if not white and not coloured:
            continue
        children.append(
            Piece(
                id=f"wheel{side}.{zone}",
                kind="token",
                at="centre" if zone == 0 else word,
                label=Text("wheel-zone", {"zone": f"zone-{word}", "white": white, "coloured": coloured}),
                face=Face(value=white + coloured),
                tone=tone_of(s, side) if coloured else "white",
                marks=["active"] if coloured else [],
            )
        )
    return Zone(id=f"wheel{side}", layout="map", title=Text("wheel-of"), backdrop="wheel", children=children)


def _office(s: State, side: int, *, is_own: bool) -> Zone:
    desk = s.desks[side]
    rooms: list[Zone | Piece] = []
    for room in range(ROOMS):
        children: list[Zone | Piece] = []
        client = desk.clients[room]
        if client != NONE:
            layer = desk.grief[room]
            name = f"room{side}.{room}"
            card = client_piece(s, client, f"{name}.client", desk.overlays[room], is_veiled=layer != NONE)
            assert card.face is not None
            card.face.corners = [[f"{desk.markers[room]}", "therapy"]]
            card.facts.insert(0, Text("therapy-marker", {"left": desk.markers[room]}))
            children.append(card)
            if layer != NONE:
                children.append(_veil(s, layer, f"{name}.grief"))
            if desk.latent[room] != NONE:
                children.append(dream_piece(s, desk.latent[room], f"{name}.latent", is_manifest=False))
            if desk.manifest[room] != NONE:
                children.append(dream_piece(s, desk.manifest[room], f"{name}.manifest", is_manifest=True))
        is_open = desk.is_room_open[room]
        if not is_own and not children:
            continue
        rooms.append(
            Zone(
                id=f"room{side}.{room}",
                layout="stack",
                title=Text("room-open" if is_open else "room-closed", {"number": room + 1}),
                backdrop="couch",
                marks=[] if is_open else ["empty"],
                children=children,
            )
        )
    cured: list[Zone | Piece] = [
        client_piece(s, client, f"cured{side}.{place}", desk.cured_overlays[place])
        for place, client in enumerate(desk.cured)
    ]
    if is_own or cured:
        rooms.append(Zone(id=f"cured{side}", layout="fan", title=Text("cured-of"), children=cured))
    for kind, tiles in enumerate((desk.routine_tiles, desk.case_tiles)):
        printed = s.box.case_tiles if kind else s.box.routine_tiles
        coming: list[Zone | Piece] = [
            Piece(
                id=f"coming{side}.{kind}.{tile}",
                kind="tile",
                label=Text(f"id-{KINDS[kind]}-{printed[tile].name}"),
                face=Face(lines=[[f"id-{KINDS[kind]}-{printed[tile].name}"]]),
                facts=[printed[tile].text(s.variant.is_high)],
                tone="id",
            )
            for tile in tiles
        ]
        if coming:
            title = Text(f"id-column-{KINDS[kind]}")
            rooms.append(Zone(id=f"coming{side}.{kind}", layout="column", title=title, children=coming))
    return Zone(id=f"office{side}", layout="row", title=Text("office-of"), children=rooms)


def _veil(s: State, layer: int, name: str) -> Piece:
    printed = s.box.grief[layer]
    return Piece(
        id=name,
        kind="card",
        family="veil",
        label=Text("grief-layer", {"symbol": f"symbol-{SYMBOLS[printed.symbol]}"}),
        face=Face(
            corners=[[f"{printed.hearts}", "therapy"]],
            pictogram=[SYMBOLS[printed.symbol]],
            foot=printed.bonus.symbols(),
        ),
        facts=[
            Text("grief-about", {"words": printed.bonus.texts()}),
            *([Text("grief-start")] if printed.is_start else []),
        ],
    )


def _papers(s: State, side: int, viewer: int | None) -> Zone:
    desk = s.desks[side]
    is_own = side == viewer
    known = desk.hand if HANDS.sees(s, viewer, side) else []
    hand: list[Zone | Piece] = [card_piece(s, card) for card in sorted(desk.seen_hand + known)]
    unseen = desk.pile + len(desk.hand) - len(known)
    hand += [
        Piece(id=f"hand{side}#{k}", kind="card", label=Text("hidden-card"), marks=["face_down"]) for k in range(unseen)
    ]
    treatises: list[Zone | Piece] = [
        treatise_piece(s, treatise, desk.volumes[place]) for place, treatise in enumerate(desk.treatises)
    ]
    played: list[Zone | Piece] = [card_piece(s, card) for card in desk.played]
    goals: list[Zone | Piece] = [goal_piece(s, goal) for goal in desk.goals]
    zones = [
        Zone(id=f"hand{side}", layout="fan", title=Text("hand-of"), children=hand),
        Zone(id=f"played{side}", layout="row", title=Text("played-of"), children=played),
        Zone(id=f"treatises{side}", layout="row", title=Text("treatises-of"), children=treatises),
        Zone(id=f"goals{side}", layout="row", title=Text("goals-of"), children=goals),
    ]
    children: list[Zone | Piece] = [zone for zone in zones if is_own or zone.children]
    return Zone(id=f"papers{side}", layout="column", title=Text("papers-of"), children=children)
