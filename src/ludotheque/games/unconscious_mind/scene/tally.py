"""What a side has, counted: icons by location, and what lies before it."""

from collections.abc import Iterator

from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.unconscious_mind.names import GREY, ICONS, KINDS, NONE, QUALITIES
from ludotheque.games.unconscious_mind.state.table import State

Counted = tuple[str, int | str, Text]
"""A symbol, how many (or another symbol), and that in words."""
STOP_SYMBOLS = ("trigger-column", "1", "2", "3", "reputation")
"""What the inkwell wakes at each of its stops: a symbol, or the number of a row."""


def tally(name: str, title: Text, counted: list[Counted]) -> Zone:
    """Write numbers behind their symbols, all on one slip of paper."""
    words = [words for _, n, words in counted if n] or [Text("words-none")]
    slip = Piece(
        id=f"{name}.tally",
        kind="note",
        family="tally",
        label=Text("words", {"words": words}),
        face=Face(lines=[[symbol, f"{n}"] for symbol, n, _ in counted]),
    )
    return Zone(id=name, layout="row", title=title, children=[slip])


def icons(s: State, side: int, *, is_near: bool = False) -> Zone:
    """Count the icons of a side, by location; only one's own are told where there are none."""
    held = [(place, n) for place, n in enumerate(s.desks[side].icons) if n or (is_near and place < GREY)]
    return tally(
        f"icons{side}",
        Text("icons-of"),
        [(ICONS[place], n, Text("icons-held", {"place": f"location-{ICONS[place]}", "n": n})) for place, n in held],
    )


def counts(s: State, side: int) -> Zone:
    """Count what somebody else has in hand and in play; what there is none of is left out."""
    desk = s.desks[side]
    qualities = [s.box.research[card].quality for card in desk.played]
    sums: dict[str, object] = {word: qualities.count(quality) for quality, word in enumerate(QUALITIES)}
    hand = len(desk.hand) + len(desk.seen_hand) + desk.pile
    cured = [word for place in range(len(desk.cured)) for word in _cured(s, side, place)]
    treatises = [Text(f"treatise-{s.box.treatises[treatise].name}") for treatise in desk.treatises]
    goals = [s.box.goals[goal].text() for goal in desk.goals]
    counted: list[Counted] = [
        ("draw", hand, Text("cards-in-hand", {"n": hand})),
        ("research", len(qualities), Text("cards-in-play", sums)),
        ("cured", len(desk.cured), Text("cured-clients", {"n": len(desk.cured), "clients": cured})),
        ("treatises", len(treatises), Text("words", {"words": treatises})),
        ("goal", len(goals), Text("words", {"words": goals})),
    ]
    return tally(f"counts{side}", Text("papers-of"), [one for one in counted if one[1]])


def _cured(s: State, side: int, place: int) -> Iterator[Text]:
    """Name a cured client, and the client tile of the Id on it."""
    client = s.box.clients[s.desks[side].cured[place]]
    yield Text(f"client-{client.name}")
    overlay = s.desks[side].cured_overlays[place]
    if overlay != NONE:
        tiles = s.box.case_tiles if client.kind else s.box.routine_tiles
        yield Text(f"id-{KINDS[client.kind]}-{tiles[overlay].name}")
