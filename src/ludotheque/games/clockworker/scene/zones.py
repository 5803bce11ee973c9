"""The junkyard, the works of the players, and how they stand."""

from ludotheque.engine.scene import Face, Mark, Piece, Standing, Text, Zone, cached_drawing, fact
from ludotheque.games.clockworker import moves, scoring
from ludotheque.games.clockworker.names import (
    KINDS,
    LESS_GEARS,
    MORE_GOODS,
    NONE,
    ROBOT,
    ROW,
    TOP,
    amounts_of,
    has,
    only,
    tokens_of,
)
from ludotheque.games.clockworker.scene.pieces import MAKES, archive_tile, artifact_card, factory_card
from ludotheque.games.clockworker.state import Artifact, Box, State


def zones(s: State, viewer: int | None) -> list[Zone]:
    """Draw the junkyard, the shelf of artifacts beside it, one's own works and the others'."""
    boards = [_board(s, side, viewer) for side in s.around(0 if viewer is None else viewer)]
    return [_junkyard(s), _shelf(s, viewer), *boards]


def standings(s: State, viewer: int | None) -> list[Standing]:  # noqa: ARG001 - asked alike of every game
    """Say how the players stand."""
    return [
        Standing(
            side=side,
            name=Text("name", {"who": side}),
            seat=s.seat_of[side],
            points=scoring.points(s, side),
            facts=[
                fact("card", s.cards(side), "fact-cards"),
                fact("archive", len(s.archives[side]), "fact-archives"),
                fact("robot", s.robots_of(side), "fact-robots"),
            ],
            marks=["first"] if side == s.first else [],
        )
        for side in range(s.players)
    ]


def _junkyard(s: State) -> Zone:
    tiles = [archive_tile(s.box.archives[archive], is_on_offer=True) for archive in s.display if archive != NONE]
    return Zone(
        id="junkyard",
        layout="panel",
        title=Text("last-round-title" if s.ending else "junkyard", {"round": s.round}),
        backdrop="works",
        marks=["last"] if s.ending else [],
        children=[
            Zone(
                id="row",
                layout="row",
                title=Text("row"),
                children=[_deck(sum(s.deck)), *(_place(s, place) for place in range(ROW)), _supply()],
            ),
            Zone(
                id="archives",
                layout="row",
                title=Text("archives"),
                children=[_pile(sum(s.pile), s.until_end, is_soon=s.until_end <= s.players), *tiles],
            ),
        ],
    )


def _shelf(s: State, viewer: int | None) -> Zone:
    owned = 0 if viewer is None else s.owned[viewer]
    piles = [_artifact_pile(card, s.copies[k], is_owned=has(owned, k)) for k, card in enumerate(s.box.artifacts)]
    return Zone(
        id="shelf",
        layout="panel",
        title=Text("artifacts"),
        children=[Zone(id="artifacts", layout="grid", children=[*piles])],
    )


@cached_drawing
def _deck(count: int) -> Piece:
    face = Face(value=count)
    return Piece(id="deck", kind="pile", label=Text("deck", {"count": count}), face=face, tone="factory")


@cached_drawing
def _supply() -> Piece:
    return Piece(id="supply", kind="token", label=Text("supply"), facts=[Text("supply.about")], tone="gear")


def _place(s: State, place: int) -> Zone:
    children: list[Zone | Piece] = []
    if place == LESS_GEARS:
        children.append(_less_gears(s.box))
    if place == MORE_GOODS:
        children.append(_more_goods())
    if s.row[place] != NONE:
        factory = s.row[place]
        name = moves.factory_id(s, NONE, factory)
        children.append(factory_card(s.box.factories[factory], name, 0, s.price(place)))
    return Zone(id=f"place{place + 1}", layout="column", title=Text("place", {"number": place + 1}), children=children)


@cached_drawing
def _less_gears(box: Box) -> Piece:
    face = Face(lines=[[f"−{box.saving}", "gear"]])
    return Piece(id="marker.less", kind="marker", label=Text("marker-less", {"gears": box.saving}), face=face)


@cached_drawing
def _more_goods() -> Piece:
    return Piece(id="marker.more", kind="marker", label=Text("marker-more"), face=Face(title=Text("marker-more.sign")))


@cached_drawing
def _pile(count: int, until_end: int, *, is_soon: bool) -> Piece:
    if until_end == NONE:
        face = Face(value=count, title=Text("pile-after-end.sign"))
        return Piece(id="pile", kind="pile", label=Text("pile-after-end", {"count": count}), face=face, tone="archive")
    return Piece(
        id="pile",
        kind="pile",
        label=Text("pile", {"count": count, "above": until_end}),
        face=Face(value=count, title=Text("pile.sign", {"above": until_end})),
        tone="archive",
        marks=["next"] if is_soon else [],
    )


@cached_drawing
def _artifact_pile(card: Artifact, copies: int, *, is_owned: bool) -> Piece:
    piece = artifact_card(card, f"artifact.{card.name}", tokens_of(card.cost), copies)
    piece.facts += [
        Text("is-worth", {"points": card.points}),
        Text("costs", {"cost": amounts_of(card.cost) or Text("nothing")}),
        Text("copies-left", {"count": copies}),
    ]
    assert piece.face is not None
    if not copies:
        piece.marks.append("empty")
        piece.face.tag = Text("tag-taken")
    if is_owned:
        piece.marks.append("owned")
        piece.face.tag = Text("tag-yours")
    return piece


def _board(s: State, side: int, viewer: int | None) -> Zone:
    box = s.box
    factories = [
        factory_card(box.factories[factory], moves.factory_id(s, side, factory), standing, None, side)
        for factory, standing in zip(s.factories[side], s.robots[side], strict=True)
    ]
    children: list[Zone | Piece] = [
        Zone(
            id=f"stock{side}",
            layout="row",
            title=Text("stock", {"who": side}),
            until="glance" if side == (viewer or 0) else "compact",
            children=[_stock(side, kind, count) for kind, count in enumerate(s.stock[side])],
        ),
        _cards(side, s.cards(side)),
        Zone(
            id=f"ticket{side}",
            layout="row",
            children=[_next(side, sum(1 for standing in s.robots[side] if standing), *_retrieved(s, side))],
        ),
        Zone(id=f"factories{side}", layout="row", title=Text("factories", {"who": side}), children=[*factories]),
    ]
    if s.owned[side]:
        own = [_own_artifact(box.artifacts[number], side, _use(s, number, side)) for number in s.artifacts(side)]
        title = Text("own-artifacts", {"who": side})
        children.append(Zone(id=f"artifacts{side}", layout="row", title=title, area="owned", children=[*own]))
    if s.archives[side]:
        tiles = [archive_tile(box.archives[archive], is_on_offer=False) for archive in s.archives[side]]
        title = Text("own-archives", {"who": side})
        children.append(Zone(id=f"archives{side}", layout="row", title=title, area="owned", children=[*tiles]))
    return Zone(
        id=f"board{side}",
        layout="panel",
        role="own" if side == viewer else "other",
        title=Text("name", {"who": side}),
        side=side,
        art=f"robot-{side}",
        tone=MAKES[side],
        marks=["turn"] if side == s.turn and not s.end else [],
        children=children,
    )


@cached_drawing
def _stock(side: int, kind: int, count: int) -> Piece:
    name = KINDS[kind]
    return Piece(
        id=f"stock{side}.{name}",
        kind="meeple" if kind == ROBOT else "token",
        label=Text("stock-robot" if kind == ROBOT else f"amount-{name}", {"count": count}),
        face=Face(lines=[[str(count), name]]),
        tone=name,
        marks=[] if count else ["empty"],
    )


def _retrieved(s: State, side: int) -> list[int]:
    """Count what the next retrieval phase will bring, before it happens."""
    powers = s.box.powers(s.owned[side])
    extra = powers.extra
    counts = [0] * len(KINDS)
    for factory, standing in zip(s.factories[side], s.robots[side], strict=True):
        if standing:
            units = s.box.factories[factory].slots[TOP[standing]]
            for kind in units:
                counts[kind] += 1
            for kind in set(units):
                counts[kind] += extra[kind]
    used, before = 0, -1
    while used != before:  # what comes along may bring something along itself
        before = used
        for kind, artifact, units in powers.sparks:
            if counts[kind] and not has(used, artifact):
                used |= only(artifact)
                for more in units:
                    counts[more] += 1
    return counts


@cached_drawing
def _cards(side: int, count: int) -> Piece:
    face = Face(lines=[[str(count), "card"]])
    return Piece(id=f"cards{side}", kind="token", label=Text("own-cards", {"count": count}), face=face, family="cards")


@cached_drawing
def _next(side: int, robots: int, *counts: int) -> Piece:
    gain = amounts_of(list(counts))
    lines = [["retrieval", "→", *tokens_of(list(counts))]] if gain else []
    return Piece(
        id=f"next{side}",
        kind="note",
        label=Text("next", {"gain": gain}) if gain else Text("next-nothing"),
        face=Face(title=Text("next.sign", {"robots": robots}), lines=lines),
        marks=[] if gain else ["empty"],
    )


def _use(s: State, number: int, side: int) -> Mark | None:
    """Mark an artifact that cannot be used now: a new one, or one that was used in this turn."""
    if side != s.turn:
        return None
    return "frozen" if has(s.fresh, number) else "spent" if has(s.used, number) else None


@cached_drawing
def _own_artifact(card: Artifact, side: int, use: Mark | None) -> Piece:
    piece = artifact_card(card, f"artifact.{card.name}.{side}", [], None)
    if use:
        piece.marks.append(use)
    if use == "frozen":
        piece.facts.append(Text("works-later"))
    return piece
