"""Cards and tiles, as they lie in the junkyard and in the works."""

from ludotheque.engine.scene import Face, Piece, Text, cached_drawing
from ludotheque.games.clockworker.names import (
    KINDS,
    NONE,
    POINT,
    TOP,
    amounts,
    amounts_of,
    has,
    slot_id,
    tokens,
    tokens_of,
)
from ludotheque.games.clockworker.state import Archive, Artifact, Factory

MAKES = ("brass", "verdigris", "brick", "violet")
"""What the robots of each side are painted with; each side also has a make of its own."""


@cached_drawing
def archive_tile(tile: Archive, *, is_on_offer: bool) -> Piece:
    cost = amounts_of(tile.cost) or Text("nothing")
    return Piece(
        id=f"archive.{tile.name}",
        kind="tile",
        label=Text(f"archive-{tile.name}"),
        face=Face(
            art=f"archive-{tile.name}",
            titled=True,
            cost=tokens_of(tile.cost) if is_on_offer else [],
            points=[str(tile.points), KINDS[POINT]],
        ),
        facts=[*([Text("costs", {"cost": cost})] if is_on_offer else []), Text("is-worth", {"points": tile.points})],
        tone="archive",
    )


def artifact_card(card: Artifact, name: str, cost: list[str], copies: int | None) -> Piece:
    return Piece(
        id=name,
        kind="card",
        label=Text(f"artifact-{card.name}"),
        face=Face(
            art=f"artifact-{card.name}",
            titled=True,
            count=copies if copies and copies > 1 else 0,
            cost=cost,
            points=[str(card.points), KINDS[POINT]] if card.points else [],
            lines=[ability.symbols() for ability in card.abilities],
        ),
        facts=[ability.text() for ability in card.abilities],
        tone="artifact",
        marks=[],
    )


@cached_drawing
def factory_card(card: Factory, name: str, standing: int, price: int | None, side: int = NONE) -> Piece:
    """Draw a factory as a column of slots, with the robots on them; on offer, with its price."""
    face, facts = Face(art=f"factory-{card.name}", titled=True), []
    if price is not None:
        face.cost = [str(price), "gear"]
        facts = [Text("price", {"gears": price})]
        if price != card.cost:
            face.was = [str(card.cost)]
            facts.append(Text("price-saved", {"gears": card.cost}))
    return Piece(
        id=name,
        kind="card",
        label=Text(f"factory-{card.name}"),
        face=face,
        facts=facts,
        tone="" if name == card.name else "starter",
        family="factory",
        children=[
            _slot(name, slot, units, side, is_taken=has(standing, slot), is_next=slot == TOP[standing])
            for slot, units in enumerate(card.slots)
        ],
    )


def _slot(factory: str, slot: int, units: list[int], side: int, *, is_taken: bool, is_next: bool) -> Piece:
    robot = Piece(
        id=f"{slot_id(factory, slot)}.robot",
        kind="meeple",
        label=Text("robot-next" if is_next else "robot"),
        face=Face(art=f"robot-{side}"),
        tone=MAKES[side],
        marks=["next"] if is_next else [],
    )
    return Piece(
        id=slot_id(factory, slot),
        kind="slot",
        label=Text("slot-taken" if is_taken else "slot", {"gain": amounts(units)}),
        face=Face(lines=[tokens(units)]),
        marks=["next"] if is_next else [],
        children=[robot] if is_taken else [],
    )
