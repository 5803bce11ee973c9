"""Missions and objectives as a seat sees them, with how they stand."""

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Face, Gauge, Mark, Piece, Text, Verdict, Zone
from ludotheque.games.enkidu import scoring
from ludotheque.games.enkidu.moves.telling import CONDITIONS, mission_text, objective_text, pile_text, position_text
from ludotheque.games.enkidu.names import (
    BLOCKS,
    GLAZES,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_GLAZE,
    MOST_SIGN,
    NONE,
    PILES,
    POSITIONS,
    SIGNS,
    holding_of,
)
from ludotheque.games.enkidu.secrets.hidden import MISSIONS, OBJECTIVES
from ludotheque.games.enkidu.state import Condition, State


def secrets(s: State, side: int, viewer: int | None) -> Zone:
    """Lay out a side's mission and objectives, sealed where the viewer does not know them."""
    seat = NONE if viewer is None else viewer
    pieces = [_mission(s, side, seat)]
    places = [block for block in range(BLOCKS) if s.objective(side, block) != NONE]
    sealed = 0
    for block in places:
        if OBJECTIVES.sees(s, seat, holding_of(side, block)):
            pieces.append(_objective(s, side, block, seat))
        elif s.variant.are_blocks_public or s.blocks_shown[side] >> block & 1:
            pieces.append(
                Piece(
                    id=f"secrets{side}.{PILES[block]}",
                    kind="seal",
                    label=Text("sealed-objective", {"who": side, "pile": pile_text(block)}),
                    face=Face(art="sealed", index=PILES[block]),
                    marks=["face_down"],
                )
            )
        else:
            sealed += 1
    pieces += [
        Piece(
            id=f"secrets{side}#{place}",
            kind="seal",
            label=Text("sealed-objective-unmarked", {"who": side}),
            marks=["face_down"],
        )
        for place in range(sealed)
    ]
    title = Text("secrets", {"who": side})
    if s.seat_of[side] == seat:
        title = Text("secrets-own", {"points": _points(s, pieces), "most": _points(s, pieces, is_all=True)})
    return Zone(id=f"secrets{side}", layout="row", title=title, children=[*pieces])


def _points(s: State, pieces: list[Piece], *, is_all: bool = False) -> int:
    """Count what one's own cards would bring now, as far as one knows, or could bring."""
    brings = [s.box.mission_points, *[s.box.objective_points] * (len(pieces) - 1)]
    return sum(points for points, piece in zip(brings, pieces, strict=True) if is_all or "reached" in piece.marks)


def _mission(s: State, side: int, seat: int) -> Piece:
    name = f"secrets{side}.mission"
    if not MISSIONS.sees(s, seat, side):
        label = Text("sealed-mission", {"who": side})
        return Piece(id=name, kind="seal", label=label, face=Face(art="sealed", index="M"), marks=["face_down"])
    asks = s.box.mission_asks[s.missions[side]]
    is_reached = scoring.is_mission_fulfilled(s, side)
    return Piece(
        id=name,
        kind="goal",
        label=mission_text(s, s.missions[side]),
        face=Face(
            index="M",
            points=[str(s.box.mission_points), "point"],
            pictogram=symbols(asks),
            gauge=_gauge(s, asks, side, "reached" if is_reached else "missed"),
        ),
        facts=[scoring.progress(s, asks, side), Text("stands" if is_reached else "stands-not")],
        marks=[*_known_marks(s, side, seat), "reached" if is_reached else "missed"],
    )


def _objective(s: State, side: int, block: int, seat: int) -> Piece:
    card = s.objective(side, block)
    asks = s.box.objective_asks[card]
    is_about_mission = asks.word in (MISSION_FULFILLED, MISSION_FAILED)
    facts: list[Text] = []
    marks = _known_marks(s, side, seat)
    gauge = Gauge(0, 0, against=Text("stand-unknown"))
    if is_about_mission and not MISSIONS.sees(s, seat, asks.subject):
        facts.append(Text("progress-unknown", {"who": asks.subject}))
    else:
        is_reached = scoring.is_objective_reached(s, card, side)
        facts += [scoring.progress(s, asks, side), Text("stands" if is_reached else "stands-not")]
        marks.append("reached" if is_reached else "missed")
        gauge = _gauge(s, asks, side, "reached" if is_reached else "missed")
    return Piece(
        id=f"secrets{side}.{PILES[block]}",
        kind="goal",
        label=objective_text(s, card),
        face=Face(
            index=PILES[block],
            points=[str(s.box.objective_points), "point"],
            pictogram=symbols(asks),
            gauge=gauge,
        ),
        tone=POSITIONS[asks.subject],
        facts=[*facts, Text("of-pile", {"pile": pile_text(block)})],
        marks=marks,
    )


def _known_marks(s: State, side: int, seat: int) -> list[Mark]:
    """Mark what a seat knows of somebody else's."""
    return [] if s.seat_of[side] == seat or s.end else ["seen"]


def symbols(asks: Condition) -> list[str]:
    """Say what a card asks, as symbols: whom it is about, and what of."""
    subject = [] if asks.subject == NONE else [f"player-{POSITIONS[asks.subject]}"]
    if asks.word == MOST_SIGN:
        return [*subject, "most", f"sign-{SIGNS[asks.what]}"]
    if asks.word == MOST_GLAZE:
        return [*subject, "most", f"glaze-{GLAZES[asks.what]}"]
    return [*subject, CONDITIONS[asks.word]]


def _gauge(s: State, asks: Condition, holder: int, verdict: Verdict) -> Gauge:
    """Say how a card stands in numbers and in three words, for the card itself."""
    subject = holder if asks.subject == NONE else asks.subject
    if asks.word in (MISSION_FULFILLED, MISSION_FAILED):
        what = "fulfilled" if scoring.is_mission_fulfilled(s, subject) else "failed"
        return Gauge(0, 0, verdict, Text(f"stand-{what}", {"position": position_text(subject)}))
    if asks.subject == NONE and asks.word not in (MOST_SIGN, MOST_GLAZE):
        total = scoring.PATTERN
        has = total - scoring.missing(s, asks, holder)
        return Gauge(has, total, verdict, Text("stand-pattern", {"count": has, "total": total}))
    own, best, rival = scoring.compared(s, asks, holder)
    facts: Facts = {"by": abs(own - best), "position": position_text(rival)}
    return Gauge(own, best, verdict, Text(f"stand-{scoring.how_compared(asks, own, best)}", facts))
