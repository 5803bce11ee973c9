"""What each seat sees of the abandoned works: everything, since a pile has no order before it is drawn from."""

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.flow import Decision
from ludotheque.engine.game import Hidden
from ludotheque.engine.scene import Face, Piece, Standing, Text, Zone
from ludotheque.games.clockworker import moves, scoring
from ludotheque.games.clockworker.actions import PAY_GOLD
from ludotheque.games.clockworker.state import (
    COLOURS,
    KINDS,
    LESS_GEARS,
    MORE_GOODS,
    NONE,
    POINT,
    ROBOT,
    ROW,
    STARTER,
    TOP,
    Artifact,
    State,
)
from ludotheque.games.clockworker.turn.placing import ChooseSlot, StaffFactory


def zones(s: State, viewer: int | None) -> list[Zone]:
    """Draw the junkyard, one's own works and the others'."""
    first = 0 if viewer is None else viewer
    boards = [_board(s, (first + away) % s.players, viewer) for away in range(s.players)]
    return [_junkyard(s, viewer), *boards]


def standings(s: State, viewer: int | None) -> list[Standing]:  # noqa: ARG001 - asked alike of every game
    """Say how the players stand."""
    return [
        Standing(
            side=side,
            name=Text("name", {"who": side}),
            seat=s.seat_of[side],
            points=scoring.points(s, side),
            facts=[
                ("card", s.cards(side), Text("fact-cards")),
                ("archive", len(s.archives[side]), Text("fact-archives")),
                ("robot", s.robots_of(side), Text("fact-robots")),
            ],
            marks=["first"] if side == s.first else [],
        )
        for side in range(s.players)
    ]


def where(s: State, decision: Decision, action: Action) -> list[str]:
    """List what one clicks for an action, in order."""
    side, step, target = decision.side, decision.step, action.target
    match action.verb:
        case "recover" | "dispatch" | "operate":
            return [moves.factory_id(s, side, target)]
        case "slot" if isinstance(step, ChooseSlot):
            return [f"{moves.factory_id(s, side, s.factories[side][step.place])}.{target}"]
        case "place" if isinstance(step, StaffFactory):
            return [moves.factory_id(s, side, s.factories[side][step.place])]
        case "repair":
            return [f"artifact.{s.box.artifacts[target].name}"]
        case "use":
            return [f"artifact.{s.box.artifacts[target].name}.{side}"]
        case "communicate":
            return [f"archive.{s.box.archives[target].name}"]
        case "charge":
            return ["supply"]
        case "copy" | "leave-out":
            return [f"stock{side}.{KINDS[target]}"]
        case "gold-for":
            return [f"stock{side}.{KINDS[COLOURS[target]]}"]
        case _:
            return []


def action_facts(s: State, side: int, action: Action) -> Facts:
    """Give what the label of an action speaks of."""
    box, target = s.box, action.target
    match action.verb:
        case "recover":
            place = s.factories[side].index(target)
            slot = TOP[s.robots[side][place]]
            gain = [] if slot == NONE else moves.amounts(box.factories[target].slots[slot])
            return {"factory": moves.factory_text(s, target), "gain": gain or Text("nothing")}
        case "dispatch":
            return {"factory": moves.factory_text(s, target)}
        case "operate":
            place = s.row.index(target)
            bonus = moves.amounts(box.factories[target].slots[0])
            return {
                "factory": moves.factory_text(s, target),
                "gears": s.price(place),
                "bonus": Text("with-bonus", {"gain": bonus}) if place == MORE_GOODS else Text("no-more"),
            }
        case "repair":
            card = box.artifacts[target]
            return {"artifact": f"artifact-{card.name}", "cost": moves.amounts_of(card.cost) or Text("nothing")}
        case "communicate":
            tile = box.archives[target]
            cost = moves.amounts_of(tile.cost) or Text("nothing")
            return {"archive": f"archive-{tile.name}", "cost": cost, "points": tile.points}
        case "use":
            card = box.artifacts[target]
            pay, gain = moves.amounts(card.price), moves.amounts(card.yields)
            return {"artifact": f"artifact-{card.name}", "pay": pay, "gain": gain}
        case "charge":
            return {"gears": box.charge}
        case "slot":
            return {"slot": target}
        case "copy" | "leave-out":
            return {"what": moves.amounts([target])}
        case "gold-for":
            return {"what": moves.amounts([COLOURS[PAY_GOLD.index(action)]])}
        case _:
            return {}


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Nobody knows anything the others do not: a pile has no order before something is drawn from it."""


def hidden(s: State) -> list[Hidden]:  # noqa: ARG001 - asked alike of every game
    """Nothing lies face down that was not seen by everybody (ruling 16)."""
    return []


def conserved(s: State) -> dict[str, int]:
    """Count the cards and tiles wherever they lie."""
    in_row = sum(factory != NONE for factory in s.row)
    on_display = sum(archive != NONE for archive in s.display)
    return {
        "factories": sum(s.deck) + in_row + sum(len(own) for own in s.factories),
        "artifacts": sum(s.copies) + sum(own.bit_count() for own in s.owned),
        "archives": sum(s.pile) + on_display + sum(len(own) for own in s.archives),
    }


# The junkyard.


def _junkyard(s: State, viewer: int | None) -> Zone:
    deck = Piece(
        id="deck",
        kind="stack",
        label=Text("deck", {"count": sum(s.deck)}),
        face=Face(value=sum(s.deck)),
        tone="factory",
    )
    supply = Piece(id="supply", kind="token", label=Text("supply"), facts=[Text("supply.about")], tone="gear")
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
                children=[deck, *(_place(s, place) for place in range(ROW)), supply],
            ),
            Zone(
                id="archives",
                layout="row",
                title=Text("archives"),
                children=[_pile(s), *(_tile(s, archive, is_on_offer=True) for archive in s.display if archive != NONE)],
            ),
            Zone(
                id="artifacts",
                layout="grid",
                title=Text("artifacts"),
                children=[_artifact_pile(s, number, viewer) for number in range(len(s.copies))],
            ),
        ],
    )


def _place(s: State, place: int) -> Zone:
    children: list[Zone | Piece] = []
    if place == LESS_GEARS:
        facts: Facts = {"gears": s.box.saving}
        face = Face(lines=[[f"−{s.box.saving}", "gear"]])
        children.append(Piece(id="marker.less", kind="marker", label=Text("marker-less", facts), face=face))
    if place == MORE_GOODS:
        children.append(
            Piece(id="marker.more", kind="marker", label=Text("marker-more"), face=Face(lines=[["+", "any"]]))
        )
    if s.row[place] != NONE:
        children.append(_factory(s, s.row[place], NONE, 0, s.price(place)))
    return Zone(id=f"place{place + 1}", layout="column", title=Text("place", {"number": place + 1}), children=children)


def _pile(s: State) -> Piece:
    count = sum(s.pile)
    if s.until_end == NONE:
        return Piece(id="pile", kind="stack", label=Text("pile-after-end", {"count": count}), face=Face(value=count))
    return Piece(
        id="pile",
        kind="stack",
        label=Text("pile", {"count": count, "above": s.until_end}),
        face=Face(value=count, lines=[[str(s.until_end), "→", "end"]]),
        tone="archive",
        marks=["soon"] if s.until_end <= s.players else [],
    )


def _tile(s: State, archive: int, *, is_on_offer: bool) -> Piece:
    tile = s.box.archives[archive]
    cost = moves.amounts_of(tile.cost) or Text("nothing")
    return Piece(
        id=f"archive.{tile.name}",
        kind="tile",
        label=Text(f"archive-{tile.name}"),
        face=Face(
            title=Text(f"archive-{tile.name}"),
            cost=moves.tokens_of(tile.cost) if is_on_offer else [],
            points=[str(tile.points), KINDS[POINT]],
        ),
        facts=[*([Text("costs", {"cost": cost})] if is_on_offer else []), Text("is-worth", {"points": tile.points})],
        tone="archive",
    )


def _artifact_pile(s: State, number: int, viewer: int | None) -> Piece:
    card, copies = s.box.artifacts[number], s.copies[number]
    piece = _artifact(card, f"artifact.{card.name}", moves.tokens_of(card.cost), copies)
    piece.facts += [
        Text("is-worth", {"points": card.points}),
        Text("costs", {"cost": moves.amounts_of(card.cost) or Text("nothing")}),
        Text("copies-left", {"count": copies}),
    ]
    if not copies:
        piece.marks.append("empty")
    if viewer is not None and s.owned[viewer] >> number & 1:
        piece.marks.append("owned")
    return piece


def _artifact(card: Artifact, name: str, cost: list[str], copies: int | None) -> Piece:
    return Piece(
        id=name,
        kind="card",
        label=Text(f"artifact-{card.name}"),
        face=Face(
            title=Text(f"artifact-{card.name}"),
            value=copies,
            cost=cost,
            points=[str(card.points), KINDS[POINT]] if card.points else [],
            lines=[ability.symbols() for ability in card.abilities],
        ),
        facts=[ability.text() for ability in card.abilities],
        tone="artifact",
        marks=[],
    )


# The players' works.


def _board(s: State, side: int, viewer: int | None) -> Zone:
    factories = Zone(
        id=f"factories{side}",
        layout="row",
        title=Text("factories", {"who": side}),
        children=[
            _factory(s, factory, side, s.robots[side][place], None) for place, factory in enumerate(s.factories[side])
        ],
    )
    children: list[Zone | Piece] = [_stock(s, side), _next(s, side), factories]
    if s.owned[side]:
        own = [_own_artifact(s, number, side) for number in s.artifacts(side)]
        children.append(
            Zone(id=f"artifacts{side}", layout="row", title=Text("own-artifacts", {"who": side}), children=[*own])
        )
    if s.archives[side]:
        tiles = [_tile(s, archive, is_on_offer=False) for archive in s.archives[side]]
        children.append(
            Zone(id=f"archives{side}", layout="row", title=Text("own-archives", {"who": side}), children=[*tiles])
        )
    return Zone(
        id=f"board{side}",
        layout="panel",
        role="own" if side == viewer else "other",
        title=Text("name", {"who": side}),
        side=side,
        marks=["turn"] if side == s.turn and not s.end else [],
        children=children,
    )


def _stock(s: State, side: int) -> Zone:
    return Zone(
        id=f"stock{side}",
        layout="row",
        title=Text("stock", {"who": side}),
        children=[
            Piece(
                id=f"stock{side}.{name}",
                kind="meeple" if kind == ROBOT else "token",
                label=Text("stock-robot" if kind == ROBOT else f"amount-{name}", {"count": s.stock[side][kind]}),
                face=Face(lines=[[str(s.stock[side][kind]), name]]),
                tone=name,
                marks=[] if s.stock[side][kind] else ["empty"],
            )
            for kind, name in enumerate(KINDS)
        ],
    )


def _next(s: State, side: int) -> Piece:
    """Show what the next retrieval phase will bring, before it happens."""
    powers = s.box.powers(s.owned[side])
    counts = [0] * len(KINDS)
    for place, standing in enumerate(s.robots[side]):
        if standing:
            units = s.box.factories[s.factories[side][place]].slots[TOP[standing]]
            for kind in range(len(KINDS)):
                found = units.count(kind)
                counts[kind] += found + (powers.extra[kind] if found else 0)
    gain = moves.amounts_of(counts)
    return Piece(
        id=f"next{side}",
        kind="note",
        label=Text("next", {"gain": gain}) if gain else Text("next-nothing"),
        face=Face(lines=[["retrieval", "→", *moves.tokens_of(counts)]]),
        marks=[] if gain else ["empty"],
    )


def _own_artifact(s: State, number: int, side: int) -> Piece:
    card = s.box.artifacts[number]
    piece = _artifact(card, f"artifact.{card.name}.{side}", [], None)
    if side == s.turn and s.fresh >> number & 1:
        piece.marks.append("new")
        piece.facts.append(Text("works-later"))
    elif side == s.turn and s.used >> number & 1:
        piece.marks.append("spent")
    return piece


def _factory(s: State, factory: int, side: int, standing: int, price: int | None) -> Piece:
    """Draw a factory as a column of slots, with the robots on them; on offer, with its price."""
    card = s.box.factories[factory]
    name = moves.factory_id(s, side, factory)
    face, facts = Face(title=Text(moves.factory_text(s, factory))), []
    if price is not None:
        face.cost = [str(price), "gear"]
        facts = [Text("price", {"gears": price})]
        if price != card.cost:
            facts.append(Text("price-saved", {"gears": card.cost}))
    return Piece(
        id=name,
        kind="card",
        label=Text(moves.factory_text(s, factory)),
        face=face,
        facts=facts,
        tone="starter" if factory == STARTER else "",
        children=[
            _slot(name, slot, units, is_taken=bool(standing >> slot & 1), is_next=slot == TOP[standing])
            for slot, units in enumerate(card.slots)
        ],
    )


def _slot(factory: str, slot: int, units: list[int], *, is_taken: bool, is_next: bool) -> Piece:
    robot = Piece(
        id=f"{factory}.{slot + 1}.robot",
        kind="meeple",
        label=Text("robot-next" if is_next else "robot"),
        marks=["next"] if is_next else [],
    )
    return Piece(
        id=f"{factory}.{slot + 1}",
        kind="slot",
        label=Text("slot-taken" if is_taken else "slot", {"gain": moves.amounts(units)}),
        face=Face(lines=[moves.tokens(units)]),
        marks=["next"] if is_next else [],
        children=[robot] if is_taken else [],
    )
