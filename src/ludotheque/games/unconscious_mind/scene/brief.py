"""Somebody else's desk at a full table: names and sums, so that a Scene stays small."""

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.unconscious_mind.moves.notebook import has_quality, tile_label
from ludotheque.games.unconscious_mind.moves.papers import card_facts
from ludotheque.games.unconscious_mind.names import KINDS, NONE, QUALITIES, ROOMS, STOPS, ZONES, space_name
from ludotheque.games.unconscious_mind.scene.pieces import tone_of, treatise_piece
from ludotheque.games.unconscious_mind.state.table import State


def desk(s: State, side: int) -> Zone:
    """Draw what matters to the others."""
    children = [_tiles(s, side), *_rooms(s, side), _papers(s, side)]
    return Zone(
        id=f"desk{side}",
        layout="panel",
        role="other",
        title=Text("name", {"who": side}),
        side=side,
        marks=["turn"] if side == s.turn and not s.end else [],
        children=[_sums(s, side), *children],
    )


def _sums(s: State, side: int) -> Zone:
    desk = s.desks[side]
    insights = [
        Text("wheel-sum", {"zone": f"zone-{word}", "n": desk.insights(zone)})
        for zone, word in enumerate(ZONES)
        if desk.insights(zone)
    ]
    total = sum(desk.insights(zone) for zone in range(len(ZONES)))
    wheel = Piece(
        id=f"wheel{side}",
        kind="token",
        label=Text("words", {"words": insights or [Text("words-none")]}),
        face=Face(value=total, lines=[["insight"]]),
    )
    ideas = Piece(
        id=f"ideas{side}",
        kind="token",
        label=Text("supply-ideas", {"n": desk.ideas}),
        face=Face(art="thing-idea", value=desk.ideas),
        tone=tone_of(s, side),
    )
    label = Text("inkwell-at", {"stop": f"stop-{STOPS[desk.ink]}"})
    ink = Piece(id=f"ink{side}", kind="token", label=label, face=Face(art="thing-inkwell"))
    return Zone(id=f"supplies{side}", layout="row", title=Text("supplies-of"), children=[ideas, ink, wheel])


def _tiles(s: State, side: int) -> Zone:
    children: list[Zone | Piece] = []
    for place, tile in enumerate(s.desks[side].notebook):
        if tile != NONE:
            printed = s.box.tiles[tile]
            quality = QUALITIES[printed.quality] if has_quality(s, tile) else ""
            children.append(
                Piece(
                    id=f"notebook{side}.{place}",
                    kind="tile",
                    at=space_name(place),
                    label=tile_label(s, tile),
                    face=Face(art=f"slip-{quality or 'plain'}", lines=[printed.main.symbols()]),
                    tone=quality,
                )
            )
    return Zone(id=f"notebook{side}", layout="grid", title=Text("notebook-of"), children=children)


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
            found.append(Zone(id=f"room{side}.{room}", layout="stack", title=title, children=[card]))
    return found


def _papers(s: State, side: int) -> Zone:
    desk = s.desks[side]
    children: list[Zone | Piece] = []
    if desk.hand:
        n = len(desk.hand)
        children.append(
            Piece(
                id=f"hand{side}",
                kind="card",
                label=Text("hidden-cards", {"n": n}),
                face=Face(value=n),
                marks=["face_down"],
            )
        )
    children += [
        Piece(id=f"card.{card}", kind="card", label=Text("card-label", card_facts(s, card))) for card in desk.seen_hand
    ]
    if desk.played:
        qualities = [s.box.research[card].quality for card in desk.played]
        sums: dict[str, object] = {word: qualities.count(quality) for quality, word in enumerate(QUALITIES)}
        n = len(qualities)
        children.append(Piece(id=f"played{side}", kind="card", label=Text("cards-in-play", sums), face=Face(value=n)))
    if desk.cured:
        names = [Text(f"client-{s.box.clients[client].name}") for client in desk.cured]
        n = len(names)
        label = Text("cured-clients", {"n": n, "clients": names})
        children.append(Piece(id=f"cured{side}", kind="card", label=label, face=Face(value=n)))
    children += [treatise_piece(s, treatise, desk.volumes[place]) for place, treatise in enumerate(desk.treatises)]
    if desk.goals:
        goals = [s.box.goals[goal].text() for goal in desk.goals]
        n = len(goals)
        children.append(
            Piece(id=f"goals{side}", kind="tile", label=Text("words", {"words": goals}), face=Face(value=n))
        )
    return Zone(id=f"papers{side}", layout="row", title=Text("papers-of"), children=children)
