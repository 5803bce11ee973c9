"""Tablets as pieces."""

from functools import cache

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.enkidu.moves.telling import tablet_text
from ludotheque.games.enkidu.names import GLAZES, JOKER, TABLETS, glaze_of


def tablets(zone: str, counts: list[int], frozen: list[int] | None = None) -> list[Zone | Piece]:
    """Draw tablets, by kind."""
    return [
        tablet(f"{zone}.{TABLETS[kind]}", kind, count, frozen[kind] if frozen else 0)
        for kind, count in enumerate(counts)
        if count
    ]


@cache
def tablet(name: str, kind: int, count: int, frozen: int) -> Piece:
    """Draw a tablet, or several of a kind as one with their number."""
    glaze = "joker" if kind == JOKER else GLAZES[glaze_of(kind)]
    facts = [Text("tablet-frozen", {"tablets": frozen})] if frozen else []
    return Piece(
        id=name,
        kind="tablet",
        label=Text(tablet_text(kind))
        if count == 1
        else Text("some-tablets", {"tablets": count, "tablet": tablet_text(kind)}),
        at=TABLETS[kind],
        face=Face(art=f"tablet-{TABLETS[kind]}", count=count if count > 1 else 0),
        tone=f"glaze-{glaze}",
        facts=facts,
        marks=["frozen"] if frozen == count else [],
    )
