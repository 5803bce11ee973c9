"""Every component once, for the page of the rules."""

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.enkidu.moves.telling import condition_text, pile_text, position_text
from ludotheque.games.enkidu.names import KINDS, PILES, POSITIONS, TABLETS, pile_of
from ludotheque.games.enkidu.scene.secrets import symbols
from ludotheque.games.enkidu.scene.tablets import tablet
from ludotheque.games.enkidu.state import Box

SEATINGS = ("three", "four")


def catalogue(box: Box) -> list[Zone]:
    """Draw seating, tablets, the table of shares, event cards, missions and objectives."""
    found: dict[str, list[Piece]] = {
        "seating": [_seating(name, around) for name, around in zip(SEATINGS, box.seating, strict=True)],
        "tablets": [tablet(f"tablets.{TABLETS[kind]}", kind, 1, 0) for kind in range(KINDS)],
        "shares": [_share(number, parts) for number, parts in enumerate(box.shares) if parts],
        "events": [_event(box, event) for event in range(len(box.events))],
        "missions": [_mission(box, card) for card in range(len(box.missions))],
        "objectives": [_objective(box, card) for card in range(len(box.objectives))],
    }
    return [
        Zone(id=kind, layout="grid", title=Text(f"catalogue-{kind}"), children=[*pieces])
        for kind, pieces in found.items()
    ]


def _seating(name: str, around: list[int]) -> Piece:
    return Piece(
        id=f"seating.{name}",
        kind="tile",
        label=Text("catalogue-around", {"places": [position_text(side) for side in around]}),
        face=Face(lines=[[f"player-{POSITIONS[side]}"] for side in around]),
    )


def _share(number: int, parts: list[int]) -> Piece:
    first, second, third = parts[:3]
    return Piece(
        id=f"shares.{number}",
        kind="tile",
        label=Text("catalogue-share", {"tablets": number, "first": first, "second": second, "third": third}),
        face=Face(title=str(number), lines=[[str(part)] for part in (first, second, third)]),
    )


def _event(box: Box, event: int) -> Piece:
    name = box.events[event]
    initiation, development = (owned[event] for owned in box.sets)
    return Piece(
        id=f"events.{name}",
        kind="card",
        family="event",
        label=Text(f"card-{name}"),
        face=Face(art=f"event-{name}", titled=True),
        facts=[
            Text(f"card-{name}.effect", box.effects[event].numbers()),
            Text("catalogue-copies", {"initiation": initiation, "development": development}),
        ],
    )


def _mission(box: Box, card: int) -> Piece:
    asks = box.mission_asks[card]
    return Piece(
        id=f"missions.{box.missions[card]}",
        kind="goal",
        label=condition_text(asks),
        face=Face(index="M", points=[str(box.mission_points), "point"], pictogram=symbols(asks)),
    )


def _objective(box: Box, card: int) -> Piece:
    asks = box.objective_asks[card]
    pile = pile_of(card)
    return Piece(
        id=f"objectives.{box.objectives[card]}",
        kind="goal",
        label=condition_text(asks),
        face=Face(index=PILES[pile], points=[str(box.objective_points), "point"], pictogram=symbols(asks)),
        tone=POSITIONS[asks.subject],
        facts=[Text("of-pile", {"pile": pile_text(pile)})],
    )
