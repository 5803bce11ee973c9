"""A desk: notebook inside the inkwell's track, wheel, office, supplies, papers.

The Id is the opponent of a solo game, a side nobody answers for; its desk has other parts.
"""

from collections.abc import Iterator

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
    column_of,
    row_of,
    space_name,
)
from ludotheque.games.unconscious_mind.scene.pieces import (
    card_piece,
    client_piece,
    dream_piece,
    goal_piece,
    letter_of,
    once,
    tile_piece,
    tone_of,
    treatise_piece,
)
from ludotheque.games.unconscious_mind.scene.shared import id_table
from ludotheque.games.unconscious_mind.scene.tally import STOP_SYMBOLS, counts, icons
from ludotheque.games.unconscious_mind.secrets import HANDS
from ludotheque.games.unconscious_mind.state.table import State

MOST_PEARLS, MOST_COLOURED_PEARLS = 4, 2
"""White and coloured insights of a zone of the wheel that are drawn one by one: there are pictures for so many."""
ABOVE: tuple[list[str], ...] = ([], ["idea"], ["bright", "idea"])
"""What lies above a column, as symbols."""
THINGS = {"bright": "bright", "pill": "pill"}
"""What is got by a conversion that has a picture of its own; of the others, what they cost."""
EACH_LEVEL = ["major-any", "medium-any", "minor-any"]


def desk_zone(s: State, side: int, viewer: int | None, *, is_near: bool) -> Zone:
    """Draw all that lies before a side; of others than the one who sits nearest, without empty places."""
    is_id = bool(s.is_id(side))
    parts: list[Zone | Piece] = [
        _board(s, side, is_near=is_near),
        _supplies(s, side, is_near=is_near),
        id_table(s) if is_id else _wheel(s, side),
        *_rooms(s, side, is_near=is_near),
        *_coming(s, side),
        *_papers(s, side, viewer, is_near=is_near),
        icons(s, side, is_near=is_near),
    ]
    if is_near:
        parts.append(_aid(s, side))
    else:
        parts.append(counts(s, side))
        for part in parts:
            if part.until == "compact":  # others' desks are strips where there is little room, and show as much
                part.until = "strip"
    return Zone(
        id=f"desk{side}",
        layout="panel",
        role="own" if side == viewer else "other",
        title=Text("the-id") if is_id else Text("name", {"who": side}),
        side=side,
        art="id-mask" if is_id else "",
        tone=tone_of(s, side),
        marks=["turn"] if side == s.turn and not s.end else [],
        family="id" if is_id else "",
        children=parts,
    )


def _board(s: State, side: int, *, is_near: bool) -> Zone:
    """Draw the notebook with the inkwell's stops around it."""
    desk = s.desks[side]
    children: list[Zone | Piece] = [
        Piece(
            id=f"ink{side}.{stop}",
            kind="slot",
            at=word,
            label=Text(f"stop-{word}"),
            face=Face(lines=[[STOP_SYMBOLS[stop]]]) if is_near else None,
            marks=_stop_marks(s, side, stop),
            facts=[s.box.rows[stop - 1].text()] if TOP < stop < LEFT and is_near else [],
            children=[_inkwell(s, side)] if desk.ink == stop else [],
        )
        for stop, word in enumerate(STOPS)
        if is_near or desk.ink == stop
    ]
    if not s.is_id(side):
        children += [*_aboves(s, side, is_near=is_near), *(_end(s, side, line) for line in range(LINES))]
    filled = [tile != NONE or below != NONE for tile, below in zip(desk.notebook, desk.face_down, strict=True)]
    children += [_space(s, side, place) for place in range(SPACES) if is_near or filled[place]]
    return Zone(id=f"notebook{side}", layout="map", title=Text("board-of"), backdrop="notebook", children=children)


def _aboves(s: State, side: int, *, is_near: bool) -> Iterator[Piece]:
    """Draw what lies above the columns; of one's own, also the places where nothing does."""
    desk = s.desks[side]
    for column in range(COLUMNS):
        above = desk.above[column]
        if not above and not is_near:
            continue
        label = Text(f"above-{above}", {"column": column + 1})
        face = Face(lines=[ABOVE[above]]) if above else None
        yield Piece(id=f"above{side}.{column}", kind="slot", at=f"above{column + 1}", label=label, face=face)


def _inkwell(s: State, side: int) -> Piece:
    return Piece(id=f"ink{side}", kind="marker", label=Text("inkwell"), face=_ink(s, side), tone=tone_of(s, side))


def _ink(s: State, side: int) -> Face:
    return Face(art="thing-inkwell", index=letter_of(s, side))


def _stop_marks(s: State, side: int, stop: int) -> list[Mark]:
    return ["done"] if stop == LEFT and s.is_id(side) else []


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
    needed = s.box.third_space[row_of(place)] if column_of(place) == COLUMNS - 1 and not s.is_id(side) else 0
    if needed <= len(desk.cured):
        return Piece(id=name, kind="slot", at=space_name(place), label=Text("space-empty"))
    label = Text("space-needs", {"n": needed})
    return Piece(id=name, kind="slot", at=space_name(place), label=label, face=Face(lines=[["cured", f"{needed}"]]))


def _end(s: State, side: int, line: int) -> Piece:
    phrase = s.box.end_of(line)
    is_covered = s.desks[side].ends[line]
    return Piece(
        id=f"end{side}.{line}",
        kind="token",
        family="end",
        at=f"end{line + 1}",
        label=Text("end-covered" if is_covered else "end-open", {"words": phrase.texts()}),
        face=Face(lines=[phrase.symbols()]),
        tone=tone_of(s, side) if is_covered else "",
        marks=["done"] if is_covered else ["open"],
    )


def _supplies(s: State, side: int, *, is_near: bool) -> Zone:
    desk = s.desks[side]
    supplies = [
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
            face=Face(art=f"thing-{icon}", value=n, title=Text(f"symbol-{icon}", {"number": n}) if is_near else ""),
            tone=tone_of(s, side) if name == "ideas" else "",
        )
        for name, icon, n in supplies
    ]
    if s.is_id(side):
        n = desk.coloured[0]
        label = Text("supply-coloured", {"n": n})
        children.append(
            Piece(id=f"coloured{side}", kind="token", label=label, face=Face(value=n, lines=[["insight"]]), tone="id")
        )
    if desk.tile != NONE:
        children.append(tile_piece(s, desk.tile, f"tile{side}", has_banner=True))
    return Zone(id=f"supplies{side}", layout="row", title=Text("supplies-of"), children=children)


def _aid(s: State, side: int) -> Zone:
    """Write down what may be converted at any time, one slip each."""
    box = s.box
    slips = [
        ("bright", box.bright_idea_price, ["1", "bright"]),
        ("pill", 0, ["1", "pill"]),
    ]
    if box.elevation_price == box.transfer_price:
        slips.insert(0, ("change", box.elevation_price, ["elevate", "/", "transfer"]))
    else:
        slips[:0] = [("elevate", box.elevation_price, ["elevate"]), ("transfer", box.transfer_price, ["transfer"])]
    children: list[Zone | Piece] = [
        Piece(
            id=f"aid{side}.{name}",
            kind="note",
            label=Text(f"aid-{name}", {"n": price}),
            face=Face(
                art=f"thing-{THINGS.get(name, 'coffee')}",
                titled=True,
                lines=[[*(_price(price) if price else EACH_LEVEL), "→", *bought]],
            ),
        )
        for name, price, bought in slips
    ]
    return Zone(id=f"aid{side}", layout="row", title=Text("aid-of"), area="papers", children=children)


def _price(coffee: int) -> list[str]:
    return [f"{coffee}", "coffee"]


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
                face=Face(
                    art=f"pearls-{min(white, MOST_PEARLS)}-{min(coloured, MOST_COLOURED_PEARLS)}",
                    value=_pearls(white + coloured),
                ),
                tone=tone_of(s, side),
                marks=["active"] if coloured else [],
            )
        )
    return Zone(id=f"wheel{side}", layout="map", title=Text("wheel-of"), backdrop="wheel", children=children)


def _pearls(n: int) -> int | None:
    """Give the number of insights where it is not seen at a glance."""
    return n if n > MOST_PEARLS else None


def _rooms(s: State, side: int, *, is_near: bool) -> list[Zone]:
    """Draw the consulting rooms: client, grief and dreams, and how much therapy is left."""
    desk = s.desks[side]
    rooms = []
    for room in range(ROOMS):
        children: list[Zone | Piece] = []
        name, client = f"room{side}.{room}", desk.clients[room]
        if client != NONE:
            layer = desk.grief[room]
            card = client_piece(s, client, f"{name}.client", desk.overlays[room], is_veiled=layer != NONE)
            assert card.face is not None
            card.face.corners[0] = [f"{desk.markers[room]}", "therapy"]
            card.facts.insert(0, Text("therapy-marker", {"left": desk.markers[room]}))
            children.append(card)
            if layer != NONE:
                children.append(veil_piece(s, layer, f"{name}.grief"))
            if desk.latent[room] != NONE:
                children.append(dream_piece(s, desk.latent[room], f"{name}.latent", is_manifest=False))
            if desk.manifest[room] != NONE:
                children.append(dream_piece(s, desk.manifest[room], f"{name}.manifest", is_manifest=True))
        is_open = desk.is_room_open[room]
        if not is_near and not children:
            continue
        if client == NONE:
            children.append(
                Piece(id=f"{name}.couch", kind="slot", label=Text("couch-free" if is_open else "couch-closed"))
            )
        children.append(_therapy(s, side, room, is_near=is_near))
        rooms.append(
            Zone(
                id=f"room{side}.{room}",
                layout="stack",
                area=f"room{room + 1}",
                title=Text("room-open" if is_open else "room-closed", {"number": room + 1}),
                backdrop="couch",
                marks=[] if is_open else ["empty"],
                children=children,
            )
        )
    return rooms


def _therapy(s: State, side: int, room: int, *, is_near: bool) -> Zone:
    """Draw the track on which a room's marker goes down to the cure; only one's own has numbers: Scenes stay small."""
    left = s.desks[side].markers[room]
    marker = Piece(
        id=f"room{side}.{room}.marker",
        kind="token",
        at=f"left{left}",
        label=Text("therapy-marker", {"left": left}),
        face=Face(value=left),
        tone=tone_of(s, side),
    )
    name, title = f"room{side}.{room}.track", Text("therapy-track")
    children: list[Zone | Piece] = []
    if is_near and s.desks[side].is_room_open[room]:
        children.append(once(s, ("scale", name), _scale, f"room{side}.{room}.scale"))
    if s.desks[side].clients[room] != NONE:
        children.append(marker)
    return Zone(id=name, layout="map", title=title, backdrop="therapy", until="full", children=children)


def _scale(s: State, name: str) -> Piece:
    """Write the numbers of a therapy track, with a star (`insight`) at catharsis and a heart (`cured`) at the cure."""
    signs = {s.box.catharsis: "insight", 0: "cured"}
    lines = [[signs.get(left, f"{left}")] for left in reversed(range(len(s.box.therapy_points)))]
    label = Text("therapy-scale", {"catharsis": s.box.catharsis})
    return Piece(id=name, kind="note", family="scale", at="scale", label=label, face=Face(lines=lines))


def _coming(s: State, side: int) -> list[Zone]:
    """Draw the client tiles that are still to come for the Id."""
    desk = s.desks[side]
    found = []
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
            found.append(Zone(id=f"coming{side}.{kind}", layout="row", title=title, children=coming))
    return found


def veil_piece(s: State, layer: int, name: str) -> Piece:
    """Draw a grief layer."""
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


def _papers(s: State, side: int, viewer: int | None, *, is_near: bool) -> list[Zone]:
    """Draw hand and treatises, and of one's own all the rest; what others have is counted beside it."""
    desk = s.desks[side]
    known = desk.hand if HANDS.sees(s, viewer, side) else []
    hand: list[Zone | Piece] = [card_piece(s, card) for card in sorted(desk.seen_hand + known)]
    unseen = desk.pile + len(desk.hand) - len(known)
    if unseen:  # one piece for all of them; its id is not the zone's, `hand0`
        label = Text("hidden-cards", {"n": unseen})
        hand.append(Piece(id=f"hand{side}#", kind="card", label=label, face=Face(value=unseen), marks=["face_down"]))
    cured = [client_piece(s, client, f"cured{side}.{place}") for place, client in enumerate(desk.cured)]
    treatises = [treatise_piece(s, treatise, desk.volumes[place]) for place, treatise in enumerate(desk.treatises)]
    papers: list[tuple[str, list[Zone | Piece]]] = [("hand", hand), ("treatises", [*treatises])]
    if is_near:
        papers += [
            ("played", [card_piece(s, card) for card in desk.played]),
            ("cured", [*cured]),
            ("goals", [goal_piece(s, goal) for goal in desk.goals]),
        ]
    return [
        Zone(
            id=f"{name}{side}",
            layout="row",
            title=Text(f"{name}-of"),
            area="papers",
            until="compact" if is_near else "full",
            children=children,
        )
        for name, children in papers
        if is_near or children
    ]
