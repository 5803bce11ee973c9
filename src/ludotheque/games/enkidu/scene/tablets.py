"""Tablets as pieces."""

from collections.abc import Sequence
from functools import cache

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.enkidu import scoring
from ludotheque.games.enkidu.moves.telling import tablet_text
from ludotheque.games.enkidu.names import GLAZES, JOKER, SIGNS, TABLETS, glaze_of
from ludotheque.games.enkidu.state import State


def tablets(zone: str, counts: Sequence[int], frozen: list[int] | None = None) -> list[Zone | Piece]:
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
        at=None if kind == JOKER else divmod(kind, len(SIGNS)),
        face=Face(art=f"tablet-{TABLETS[kind]}", count=count if count > 1 else 0),
        tone=f"glaze-{glaze}",
        facts=facts,
        marks=["frozen"] if frozen == count else [],
    )


def sums(s: State) -> list[list[int]]:
    """Count each side's tablets by glaze, then by sign."""
    return [
        [
            *(scoring.with_glaze(s, side, glaze) for glaze in range(len(GLAZES))),
            *(scoring.with_sign(s, side, sign) for sign in range(len(SIGNS))),
        ]
        for side in range(len(s.tablets))
    ]


def shelf(s: State, side: int, all_sums: list[list[int]]) -> Zone:
    """Lay out a side's tablets by glaze and sign, with sums, and where the side has most; jokers lie apart."""
    own = all_sums[side]
    most = [max(counts[line] for other, counts in enumerate(all_sums) if other != side) for line in range(len(own))]
    return Zone(
        id=f"tablets{side}",
        layout="matrix",
        title=Text("tablets", {"who": side, "tablets": sum(s.tablets[side])}),
        places=(len(GLAZES), len(SIGNS)),
        heads=([f"glaze-{glaze}" for glaze in GLAZES], [f"sign-{sign}" for sign in SIGNS]),
        sums=(own[: len(GLAZES)], own[len(GLAZES) :]),
        total=sum(s.tablets[side]),
        leads=[line for line, count in enumerate(own) if count > most[line]],
        children=tablets(f"tablets{side}", s.tablets[side][:JOKER], s.frozen[side]),
    )
