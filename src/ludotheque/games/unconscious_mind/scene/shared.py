"""The tables everybody shares: meeting table, city, reputation, goals, library, waiting room; and the Id's cards."""

from ludotheque.engine.scene import Face, Kind, Piece, Text, Zone
from ludotheque.games.unconscious_mind.moves.gains import count
from ludotheque.games.unconscious_mind.moves.notebook import stop_phrase, tiles_woken
from ludotheque.games.unconscious_mind.moves.papers import deck_size
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    ARROWS,
    COLUMNS,
    DISTRICT_SLOTS,
    DISTRICTS,
    KINDS,
    LOCATIONS,
    MARKET,
    NONE,
    STOPS,
    TOP,
    bonuses_of,
    district_of,
    icons_needed,
    market_place,
    slot_at,
)
from ludotheque.games.unconscious_mind.scene.pieces import (
    card_piece,
    client_piece,
    dream_piece,
    goal_piece,
    letter_of,
    once,
    spine_piece,
    tile_piece,
    tone_of,
)
from ludotheque.games.unconscious_mind.state.table import State


def tables(s: State, viewer: int | None) -> list[Zone]:
    """Draw all of them."""
    found = [_meeting(s, viewer), _market(s), _city(s), _reputation(s)]
    society = Zone(id="society", layout="panel", title=Text("society"), children=[*found])
    return [society, _goals(s, viewer), _waiting_room(s), _library(s)]


def action_piece(s: State, action: int) -> Piece:
    """Draw an action of the meeting table."""
    phrase, word = s.box.actions[action], ACTION_WORDS[action]
    return Piece(
        id=f"action.{action}",
        kind="tile",
        at=word,
        label=Text(f"action-{word}"),
        face=Face(titled=True, lines=[phrase.symbols()]),
        facts=[phrase.text()],
    )


def _meeting(s: State, viewer: int | None) -> Zone:
    """Draw the table; an empty slot says where it would bring the viewer's inkwell, and what that wakes."""
    children: list[Zone | Piece] = [
        once(s, ("action", action), action_piece, action) for action in range(len(ACTION_WORDS))
    ]
    woken = [] if viewer is None else [tiles_woken(s, viewer, _stop(s, viewer, number)) for number in _free_slots(s)]
    most = max(woken, default=0)
    for number, slot in enumerate(s.box.slots):
        holder = s.holders[number]
        ideas = []
        if holder != NONE:
            facts = {
                "who": holder,
                "is_id": s.is_id(holder),
                "ideas": s.slot_ideas[number],
                "bright": s.slot_bright[number],
            }
            face = Face(art=_bubble(s, number), index=letter_of(s, holder))
            tone = tone_of(s, holder)
            label = Text("pieces-of", {**facts})
            ideas = [Piece(id=f"slot.{number}.held", kind="token", label=label, face=face, tone=tone)]
        pointed = s.pointed[number]
        points = [Text("slot-points", {"action": f"action-{ACTION_WORDS[pointed]}"})] if pointed != NONE else []
        children.append(
            Piece(
                id=f"slot.{number}",
                kind="slot",
                at=slot.name,
                label=_slot_label(s, number, viewer),
                face=Face(lines=_slot_lines(s, number, viewer)) if holder == NONE else None,
                marks=["leads"] if most > min(woken, default=0) and _wakes(s, number, viewer) == most else [],
                facts=[*(piece.label for piece in ideas), *points],
                children=ideas,
            )
        )
    return Zone(id="meeting", layout="map", title=Text("meeting-table"), backdrop="meeting-table", children=children)


def _free_slots(s: State) -> list[int]:
    return [number for number, holder in enumerate(s.holders) if holder == NONE]


def _stop(s: State, viewer: int, number: int) -> int:
    """Tell where a slot brings the viewer's inkwell."""
    return (s.desks[viewer].ink + s.box.slots[number].row) % len(STOPS)


def _wakes(s: State, number: int, viewer: int | None) -> int:
    """Count the viewer's tiles that a slot wakes, if it is free."""
    if viewer is None or s.holders[number] != NONE:
        return 0
    return tiles_woken(s, viewer, _stop(s, viewer, number))


def _slot_lines(s: State, number: int, viewer: int | None) -> list[list[str]]:
    """Write how far the inkwell goes, and what the viewer gets where it stops."""
    steps = ["inkwell", f"{s.box.slots[number].row}"]
    if viewer is None:
        return [steps]
    stop, woken = _stop(s, viewer, number), _wakes(s, number, viewer)
    brings = ["trigger-column"] if stop == TOP else stop_phrase(s, viewer, stop).symbols()
    return [steps, [*brings, *([f"{woken}", "tile"] if woken else [])]]


def _slot_label(s: State, number: int, viewer: int | None) -> Text:
    slot = s.box.slots[number]
    facts: dict[str, object] = {"row": slot.row, "column": slot.column + 1}
    if s.holders[number] != NONE:
        return Text("slot-held", facts)
    if viewer is None:
        return Text("slot-empty", facts)
    stop = STOPS[_stop(s, viewer, number)]
    return Text("slot-for-you", {**facts, "stop": f"stop-{stop}", "tiles": _wakes(s, number, viewer)})


def _bubble(s: State, number: int) -> str:
    """Name the picture of what lies in a slot: how many pieces, and where their tails point."""
    slot, pointed = s.box.slots[number], s.pointed[number]
    pieces = f"{min(s.slot_ideas[number], 2)}{min(s.slot_bright[number], 1)}"
    if pointed == NONE:
        return f"bubble-{pieces}"
    is_below, is_right = pointed // COLUMNS == slot.row - 1, pointed % COLUMNS == slot.column
    return f"bubble-{pieces}-{'lower' if is_below else 'upper'}-{'right' if is_right else 'left'}"


def market_tile(s: State, tile: int, place: int) -> Piece:
    """Draw a tile of the market."""
    return tile_piece(s, tile, f"market.{place}", has_banner=True)


def _market(s: State) -> Zone:
    pile = _pile("tiles", "tile", Text("tile-pile", {"n": sum(s.tile_bag)}), sum(s.tile_bag), "tile")
    children: list[Zone | Piece] = [
        once(s, ("market", s.market[place], place), market_tile, s.market[place], place)
        for row in (1, 0)
        for place in [market_place(column, row) for column in range(len(MARKET))]
        if s.market[place] != NONE
    ]
    return Zone(id="market", layout="grid", title=Text("market"), marks=["columns-3"], children=[*children, pile])


def _pile(name: str, kind: Kind, label: Text, size: int, back: str) -> Piece:
    face = Face(art=f"back-{back}", value=size)
    return Piece(id=name, kind=kind, family="back", label=label, face=face, marks=["face_down"])


def _bonus(s: State, bonus: int) -> Piece:
    return Piece(
        id=f"bonus.{bonus}",
        kind="slot",
        label=s.box.location_bonuses[bonus].text(),
        face=Face(lines=[s.box.location_bonuses[bonus].symbols()]),
        marks=["spent"] if s.location_slots[bonus] else [],
    )


def _city(s: State) -> Zone:
    children: list[Zone | Piece] = []
    for place, name in enumerate(LOCATIONS):
        bonuses = [once(s, ("bonus", bonus, s.location_slots[bonus]), _bonus, bonus) for bonus in bonuses_of(place)]
        figures = [
            Piece(
                id=f"professor{side}",
                kind="meeple",
                label=Text("professor-of", {"who": side, "is_id": s.is_id(side)}),
                face=Face(art="thing-professor", index=letter_of(s, side)),
                tone=tone_of(s, side),
            )
            for side in range(s.sides)
            if s.desks[side].professor == place
        ]
        if s.freud == place:
            figures.insert(
                0, Piece(id="freud", kind="meeple", label=Text("freud"), face=Face(art="thing-freud"), tone="freud")
            )
        uses = s.box.uses_of(place)
        children.append(
            Piece(
                id=f"location.{place}",
                kind="tile",
                family="location",
                label=Text(f"location-{name}"),
                at=name,
                face=Face(art=f"location-{name}", titled=True, lines=[use.symbols() for use in uses]),
                tone=DISTRICTS[district_of(place)],
                facts=_location_facts(s, place, figures),
                children=[*bonuses, *figures],
            )
        )
    districts = [_district(s, district) for district in range(len(DISTRICTS))]
    return Zone(id="city", layout="map", title=Text("city"), backdrop="city", children=[*children, *districts])


def _location_facts(s: State, place: int, figures: list[Piece]) -> list[Text]:
    """Say in words what stands on a location: its uses, the recall bonuses left, who is there."""
    uses = [use.text() for use in s.box.uses_of(place)]
    left = [s.box.location_bonuses[bonus].text() for bonus in bonuses_of(place) if not s.location_slots[bonus]]
    facts = [Text("location-uses", {"words": uses})]
    if left:
        facts.append(Text("location-bonuses", {"words": left}))
    return [*facts, *(figure.label for figure in figures)]


def _district(s: State, district: int) -> Zone:
    children: list[Zone | Piece] = []
    for number in range(DISTRICT_SLOTS):
        slot = slot_at(district, number)
        holder = s.district_slots[slot]
        words = s.box.district_bonuses[slot].texts()
        about = "district-slot-free" if holder == NONE else "district-slot-taken"
        facts = {
            "number": icons_needed(slot),
            "words": words,
            **({} if holder == NONE else {"who": holder, "is_id": s.is_id(holder)}),
        }
        children.append(
            Piece(
                id=f"district.{slot}",
                kind="tile",
                label=Text(about, facts),
                face=Face(value=icons_needed(slot), lines=[s.box.district_bonuses[slot].symbols()]),
                tone="" if holder == NONE else tone_of(s, holder),
                marks=[] if holder == NONE else ["spent"],
            )
        )
    left = s.tokens[district]
    shows = ["reputation"] if left == s.full_stack else []
    token = Piece(
        id=f"tokens.{district}",
        kind="token",
        label=Text("token-pile", {"n": left}),
        face=Face(value=left, lines=[shows] if shows else []),
        facts=[Text("token-reputation")] if shows else [],
    )
    name = DISTRICTS[district]
    return Zone(
        id=f"district{district}",
        layout="row",
        title=Text(f"district-{name}"),
        at=name,
        tone=name,
        children=[*children, token],
    )


def _reputation(s: State) -> Zone:
    """Draw the track, space by space, and after each of its sections what that gives."""
    freud = Piece(
        id="freud-marker",
        kind="token",
        label=Text("freud-reputation", {"space": s.freud_reputation}),
        face=Face(title="F"),
        tone="freud",
    )
    spaces: list[Zone | Piece] = []
    for space in range(s.box.most_reputation + 1):
        markers = [freud] if s.freud_reputation == space else []
        markers += [
            Piece(
                id=f"reputation{side}",
                kind="token",
                label=Text("reputation-of", {"who": side, "is_id": s.is_id(side), "space": space}),
                face=Face(title=letter_of(s, side)),
                tone=tone_of(s, side),
            )
            for side in s.standing
            if s.desks[side].reputation == space
        ]
        spaces.append(
            Piece(
                id=f"space.{space}",
                kind="slot",
                label=Text("reputation-space", {"space": space}),
                face=Face(title=f"{space}"),
                facts=[marker.label for marker in markers],
                family="portrait" if space in s.box.sections[1:] else "",
                children=markers,
            )
        )
        if space + 1 in (*s.box.sections, s.box.most_reputation + 1):
            section = sum(first <= space for first in s.box.sections) - 1
            spaces.append(once(s, ("section", section), section_piece, section))
    return Zone(id="reputation", layout="row", title=Text("reputation-track"), children=spaces)


def section_piece(s: State, section: int) -> Piece:
    """Draw what a section of the reputation track gives."""
    upper, lower = s.box.upper[section], s.box.lower[section]
    return Piece(
        id=f"section.{section}",
        kind="tile",
        label=Text("section", {"upper": upper.texts(), "lower": lower.texts()}),
        face=Face(lines=[upper.symbols(), lower.symbols()]),
    )


def _goals(s: State, viewer: int | None) -> Zone:
    """Draw the goals, with how far the viewer is; one that was claimed leaves a gap."""
    children: list[Zone | Piece] = [
        goal_piece(s, goal, None if viewer is None else count(s, viewer, s.box.goals[goal].counts))
        if goal != NONE
        else Piece(id=f"goal-gap.{place}", kind="slot", label=Text("goal-gap"), face=Face(title=Text("goal-gone")))
        for place, goal in enumerate(s.goals)
    ]
    return Zone(id="goals", layout="row", title=Text("goals"), children=children)


def _library(s: State) -> Zone:
    deck = deck_size(s)
    cards: list[Zone | Piece] = [
        _pile("research", "card", Text("research-pile", {"n": deck}), deck, "research"),
        *(card_piece(s, card, f"open.{place}") for place, card in enumerate(s.face_up)),
    ]
    # Published treatises leave a gap: "left" and "right", by which the arrow chooses, stay where they were.
    treatises: list[Zone | Piece] = [
        once(s, ("treatise", treatise), spine_piece, treatise)
        if s.treatises[treatise]
        else once(s, ("gap", treatise), _gap, treatise)
        for treatise in s.box.treatise_grid
    ]
    return Zone(
        id="library",
        layout="panel",
        area="cabinet",
        title=Text("library"),
        children=[
            Zone(id="open", layout="row", title=Text("open-research"), children=cards),
            Zone(id="treatises", layout="grid", title=Text("treatises"), marks=["columns-3"], children=treatises),
        ],
    )


def _gap(s: State, treatise: int) -> Piece:  # noqa: ARG001 - drawn once, as other pieces are
    return Piece(id=f"gap.{treatise}", kind="slot", label=Text("treatise-gap"))


def _waiting_room(s: State) -> Zone:
    rows: list[Zone | Piece] = []
    for kind, word in enumerate(KINDS):
        row = s.client_rows[kind]
        clients: list[Zone | Piece] = [
            once(s, ("client", client, place), client_piece, client, f"clients.{kind}.{place}")
            for place, client in enumerate(row)
            if client != NONE
        ]
        rows.append(Zone(id=f"clients{kind}", layout="row", title=Text(f"row-{word}"), children=clients))
    size = sum(s.manifest_bag)
    dreams: list[Zone | Piece] = [
        dream_piece(s, dream, f"manifest.{place}", is_manifest=True)
        for place, dream in enumerate(s.manifest_row)
        if dream != NONE
    ]
    pile = _pile("manifest", "card", Text("manifest-pile", {"n": size}), size, "dream")
    rows.append(Zone(id="manifest-row", layout="row", title=Text("row-manifest"), children=[*dreams, pile]))
    return Zone(id="waiting-room", layout="panel", area="cabinet", title=Text("waiting-room"), children=rows)


def id_table(s: State) -> Zone:
    """Draw what drives the Id: arrow, meeting-table cards, conversion card."""
    left = sum(s.card_bag)
    children: list[Zone | Piece] = [
        Piece(
            id="arrow",
            kind="token",
            label=Text("arrow", {"way": f"arrow-{ARROWS[s.arrow]}"}),
            face=Face(lines=[[f"arrow-{ARROWS[s.arrow]}"]]),
            facts=[Text("arrow-about")],
            tone="id",
        ),
        _pile("cards", "card", Text("table-cards", {"n": left}), left, "table"),
    ]
    if s.card != NONE:
        printed = s.box.table_cards[s.card]
        slot = s.box.slots[printed.slots[0]]
        facts: dict[str, object] = {"row": slot.row, "column": slot.column + 1, "way": f"way-{printed.way}"}
        label = Text("table-card", facts)
        children.append(
            Piece(id="card", kind="card", label=label, face=Face(lines=[[f"way-{printed.way}"]]), tone="id")
        )
    rate = Piece(
        id="conversion",
        kind="card",
        label=Text("conversion-card", {"coffee": s.variant.rate}),
        face=Face(lines=[[f"{s.variant.rate}", "coffee", "→", "pill"]]),
        facts=[
            Text(
                "conversion-about",
                {
                    "coffee": s.variant.rate,
                    **{word: then.text() for word, then in s.box.for_the_id.items()},
                },
            )
        ],
        tone="id",
    )
    return Zone(id="id-table", layout="row", title=Text("id-table"), children=[*children, rate])
