"""Talks: who negotiates, and what two lay between them."""

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.enkidu.moves.telling import panel_name
from ludotheque.games.enkidu.names import POSITIONS, TABLETS
from ludotheque.games.enkidu.scene.tablets import tablet, tablets
from ludotheque.games.enkidu.state import Panel, State


def who_talks(s: State) -> Zone:
    """Show everybody who negotiates with whom."""
    return Zone(
        id="talking",
        layout="row",
        area="supply",
        title=Text("talking"),
        children=[
            Piece(
                id=f"talking{panel.one}{panel.other}",
                kind="token",
                label=Text("two-talk", {"who": panel.one, "whom": panel.other}),
                face=Face(art="token-talk"),
            )
            for panel in s.panels
        ],
    )


def panel_zone(s: State, panel: Panel, viewer: int) -> Zone:
    """Draw what two who talk lay between them, and what each could lay; only they get it. One's own side is first."""
    name = panel_name(panel)
    own = panel.one if s.seat_of[panel.one] == viewer else panel.other
    halves: list[Zone | Piece] = []
    for giver in (own, panel.partner(own)):
        offered = panel.offered(giver)
        laid: list[Zone | Piece] = [tablet(f"{name}.{giver}.{k}", kind, 1, 0) for k, kind in enumerate(offered)]
        laid += [
            Piece(id=f"{name}.{giver}.{k}", kind="slot", label=Text("place-for-tablet"), marks=["empty"])
            for k in range(len(offered), s.variant.swap_most)
        ]
        left = [s.free(giver, kind) - offered.count(kind) for kind in range(len(TABLETS))]
        is_agreed = panel.agreed == giver
        title = Text("gives-agreed" if is_agreed else "gives", {"who": giver})
        rows: list[Zone | Piece] = [
            Zone(
                id=f"{name}.{giver}",
                layout="row",
                title=title,
                marks=["done"] if is_agreed else [],
                family="laid",
                children=laid,
            ),
            Zone(id=f"{name}.{giver}.has", layout="grid", title=Text("could-give"), family="stock"),
        ]
        rows[1].children = tablets(f"{name}.{giver}.has", left)
        halves.append(
            Zone(id=f"{name}.half{giver}", layout="column", family="half", tone=POSITIONS[giver], children=rows)
        )
    facts: Facts = {"who": panel.partner(own)}
    title = Text("talk-with-swapped" if panel.is_swapped else "talk-with", facts)
    return Zone(id=name, layout="row", role="own", title=title, family="offer", children=halves)


def talks_zone(talks: list[Zone]) -> Zone:
    """Lay out all the talks one is in."""
    title = talks[0].title if len(talks) == 1 else Text("talks")
    return Zone(id="talks", layout="row", role="own", title=title, children=[*talks])
