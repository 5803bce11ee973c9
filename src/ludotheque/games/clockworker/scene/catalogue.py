"""Every card and tile once, for the page of the rules."""

import msgspec

from ludotheque.engine.scene import Piece, Text, Zone
from ludotheque.games.clockworker.names import STARTER, amounts, amounts_of, tokens_of
from ludotheque.games.clockworker.scene.pieces import archive_tile, artifact_card, factory_card
from ludotheque.games.clockworker.state import Artifact, Box, Factory


def catalogue(box: Box) -> list[Zone]:
    """Draw the starting factory with the others, the artifacts and the archives."""
    artifacts: list[Zone | Piece] = [_artifact(card) for card in box.artifacts]
    factories: list[Zone | Piece] = [_factory(card, number) for number, card in enumerate(box.factories)]
    archives: list[Zone | Piece] = [
        msgspec.structs.replace(archive_tile(tile, is_on_offer=True), id=f"archives.{tile.name}")
        for tile in box.archives
    ]
    return [
        Zone(id="artifacts", layout="grid", title=Text("artifacts"), children=artifacts),
        Zone(id="factories", layout="grid", title=Text("catalogue-factories"), children=factories),
        Zone(id="archives", layout="grid", title=Text("catalogue-archives"), children=archives),
    ]


def _factory(card: Factory, number: int) -> Piece:
    is_starter = number == STARTER
    name = "own" if is_starter else card.name
    drawn = factory_card(card, name, 0, card.cost)
    slots = Text("catalogue-slots", {"slots": [amounts(units) for units in card.slots]})
    return msgspec.structs.replace(
        drawn,
        id="starter" if is_starter else f"factories.{card.name}",
        facts=[*drawn.facts, slots, *([Text("catalogue-for-two")] if card.is_for_two else [])],
    )


def _artifact(card: Artifact) -> Piece:
    copies = Text("catalogue-copies", {"copies": card.copies, "two": card.copies_for_two})
    cost = Text("costs", {"cost": amounts_of(card.cost) or Text("nothing")})
    drawn = artifact_card(card, f"artifacts.{card.name}", tokens_of(card.cost), card.copies)
    return msgspec.structs.replace(drawn, facts=[*drawn.facts, cost, Text("is-worth", {"points": card.points}), copies])
