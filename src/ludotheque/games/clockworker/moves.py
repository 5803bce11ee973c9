"""Gain, pay, place, retrieve, take, reveal: the only code that touches the zones; it tells what happened."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.games.clockworker.names import (
    ARCHIVE,
    ARTIFACT,
    COLOURS,
    END_TILE,
    FACTORY,
    GEAR,
    GOLD,
    KINDS,
    MANY_CARDS,
    MORE_GOODS,
    NONE,
    ROBOT,
    ROW,
    STARTER,
    TOP,
    amounts,
    amounts_of,
    has,
    only,
    slot_id,
    slot_number,
    tokens_of,
    without_top,
)
from ludotheque.games.clockworker.state import State


def lacking(s: State, side: int, cost: list[int]) -> list[int]:
    """Count by kind what a side lacks for a cost, after its gold has stood in for colours."""
    stock = s.stock[side]
    short = [max(cost[kind] - stock[kind], 0) for kind in range(ROBOT + 1)]
    gold = max(stock[GOLD] - cost[GOLD], 0)
    for colour in COLOURS:
        helps = min(gold, short[colour])
        short[colour] -= helps
        gold -= helps
    return short


def cannot_pay(s: State, side: int, cost: list[int]) -> Objection:
    """Say what a side lacks for a cost."""
    short = lacking(s, side, cost)
    return Objection("cannot-pay", {"missing": amounts_of(short)}, tokens_of(short))


def factory_text(s: State, factory: int) -> str:
    """Name the text of a factory's name."""
    return f"factory-{s.box.factories[factory].name}"


def artifact_text(s: State, artifact: int) -> str:
    """Name the text of an artifact's name."""
    return f"artifact-{s.box.artifacts[artifact].name}"


def factory_id(s: State, side: int, factory: int) -> str:
    """Name the piece on the table; every player has a starting factory of their own."""
    return f"start{side}" if factory == STARTER else s.box.factories[factory].name


# Gaining and paying.


def gain(s: State, side: int, units: list[int], why: str, artifact: int = NONE) -> None:
    """Take units from the supply, through an artifact if one is given."""
    if not units:
        return
    if s.log is not None:
        reason = Text(f"why-{why}", {"artifact": artifact_text(s, artifact)} if artifact != NONE else {})
        s.tell("gained", {"who": side, "gain": amounts(units), "why": reason}, path=("supply", f"stock{side}"))
    add(s, side, units)


def gain_along(s: State, side: int, card: int) -> None:
    """Gain what artifacts bring with a factory, an artifact or an archive."""
    for artifact, units in s.powers(side).along[card]:
        gain(s, side, units, "artifact", artifact)


def comes_along(s: State, side: int, card: int) -> list[int]:
    """List what artifacts bring with a factory, an artifact or an archive."""
    return [kind for _, units in s.powers(side).along[card] for kind in units]


def marker_gain(s: State, place: int) -> list[int]:
    """List what the marker adds to the factory at a place of the row."""
    return s.box.factories[s.row[place]].slots[0] if place == MORE_GOODS else []


def add(s: State, side: int, units: list[int]) -> None:
    """Put units into the stock; what a kind brings along comes with it, once per turn."""
    stock = s.stock[side]
    for kind in units:
        stock[kind] += 1
    for kind, artifact, more in s.powers(side).sparks:
        if kind in units and not has(s.used, artifact):
            s.used |= only(artifact)
            gain(s, side, more, "artifact", artifact)


def bill(s: State, side: int, cost: list[int]) -> list[int]:
    """Say what pays a cost, by kind, if gold stands only for the colours that are lacking."""
    counts = cost.copy()
    stock = s.stock[side]
    for colour in COLOURS:
        if counts[colour] > stock[colour]:
            counts[GOLD] += counts[colour] - stock[colour]
            counts[colour] = stock[colour]
    return counts


def pay(s: State, side: int, counts: list[int]) -> None:
    """Give units, counted by kind, back to the supply."""
    give_back(s, side, counts)
    if s.log is not None and any(counts):
        s.tell("paid", {"who": side, "pay": amounts_of(counts)}, path=(f"stock{side}", "supply"))


def give_back(s: State, side: int, counts: list[int]) -> None:
    """Put units, counted by kind, from the stock into the supply, and tell nothing."""
    stock = s.stock[side]
    for kind in range(len(counts)):
        stock[kind] -= counts[kind]
        assert stock[kind] >= 0, f"{side} pays {counts[kind]} {KINDS[kind]} and is {-stock[kind]} short"


def exchange(s: State, side: int, counts: list[int], units: list[int], artifact: int) -> None:
    """Pay for what a phrase of an artifact brings."""
    give_back(s, side, counts)
    if s.log is not None:
        facts: Facts = {"who": side, "pay": amounts_of(counts), "gain": amounts(units)}
        s.tell("exchanged", {**facts, "artifact": artifact_text(s, artifact)}, path=("supply", f"stock{side}"))
    add(s, side, units)


# Robots.


def bring_home(s: State, side: int, place: int, extra: list[int]) -> int:
    """Take the topmost robot of a factory back, with what its slot shows and the extra; give the kinds as a set."""
    standing = s.robots[side]
    slot = TOP[standing[place]]
    standing[place] = without_top(standing[place])
    s.stock[side][ROBOT] += 1
    factory = s.factories[side][place]
    units = s.box.factories[factory].slots[slot]
    kinds = 0
    for kind in units:
        kinds |= only(kind)
    if extra:
        units = list(units)
        for kind in range(len(KINDS)):
            if has(kinds, kind):
                units += [kind] * extra[kind]
    if s.log is not None:
        s.tell(
            "robot-returned",
            {"who": side, "factory": factory_text(s, factory), "slot": slot_number(slot), "gain": amounts(units)},
            path=(f"{slot_id(factory_id(s, side, factory), slot)}.robot", f"stock{side}"),
        )
    add(s, side, units)
    return kinds


def retrieve(s: State, side: int) -> int:
    """Bring the topmost robot of every factory home; give the kinds their slots showed as a set."""
    powers = s.powers(side)
    if s.log is None and not powers.has_extra and not powers.sparks:
        return _retrieve_quietly(s, side)
    kinds = 0
    standing = s.robots[side]
    for place in range(len(standing)):
        if standing[place]:
            kinds |= bring_home(s, side, place, powers.extra if powers.has_extra else [])
    return kinds


def _retrieve_quietly(s: State, side: int) -> int:
    """Do the same where nobody reads along and no artifact adds anything."""
    kinds = 0
    back = 0
    standing = s.robots[side]
    stock = s.stock[side]
    factories = s.factories[side]
    cards = s.box.factories
    for place in range(len(standing)):
        there = standing[place]
        if there:
            standing[place] = without_top(there)
            back += 1
            for kind in cards[factories[place]].slots[TOP[there]]:
                stock[kind] += 1
                kinds |= only(kind)
    stock[ROBOT] += back
    return kinds


def place_robot(s: State, side: int, place: int, slot: int) -> None:
    """Put a robot of the reserve onto a slot."""
    stock = s.stock[side]
    assert stock[ROBOT] > 0, f"{side} has no robot to place"
    assert not has(s.robots[side][place], slot), f"slot {slot} of factory {place} is taken"
    stock[ROBOT] -= 1
    s.robots[side][place] |= only(slot)
    if s.log is not None:
        factory = s.factories[side][place]
        s.tell(
            "robot-placed",
            {"who": side, "factory": factory_text(s, factory), "slot": slot_number(slot)},
            path=(f"stock{side}", f"{slot_id(factory_id(s, side, factory), slot)}.robot"),
        )


# Cards.


def take_factory(s: State, side: int, place: int) -> None:
    """Pay for a factory of the row and take it, with what the marker and the artifacts bring; its place stays empty."""
    factory, added = s.row[place], marker_gain(s, place)
    price = s.price(place)
    counts = [0] * len(KINDS)
    counts[GEAR] = price
    s.row = (*s.row[:place], NONE, *s.row[place + 1 :])
    s.factories[side] = (*s.factories[side], factory)
    s.robots[side].append(0)
    if s.log is not None:
        s.tell("factory-taken", {"who": side, "factory": factory_text(s, factory)})
    pay(s, side, counts)
    gain(s, side, added, "marker")
    gain_along(s, side, FACTORY)
    count_cards(s, side)


def close_gap(s: State, chance: Chance) -> None:
    """Slide the factories nearer the deck one place along, and reveal a new one next to the deck."""
    gap = ROW - 1  # the emptied place is the one furthest from the deck: an exhausted deck leaves gaps beside itself
    while s.row[gap] != NONE:
        gap -= 1
    new = NONE
    if any(s.deck):
        deck = list(s.deck)
        new = chance.draw("factory", deck)
        deck[new] = 0
        s.deck = tuple(deck)
    row = list(s.row)
    row.pop(gap)
    row.insert(0, new)
    s.row = tuple(row)
    if s.log is not None and new != NONE:
        s.tell("factory-revealed", {"factory": factory_text(s, new)}, path=("deck", factory_id(s, NONE, new)))


def take_artifact(s: State, side: int, artifact: int, paid: list[int]) -> None:
    """Take an artifact and pay for it; it works from the next turn on, but for what it brings at once."""
    card = s.box.artifacts[artifact]
    s.copies = (*s.copies[:artifact], s.copies[artifact] - 1, *s.copies[artifact + 1 :])
    s.owned[side] |= only(artifact)
    s.fresh |= only(artifact)
    if s.log is not None:
        name = card.name
        s.tell(
            "artifact-taken",
            {"who": side, "artifact": f"artifact-{name}"},
            path=(f"artifact.{name}", f"artifact.{name}.{side}"),
        )
    pay(s, side, paid)
    gain(s, side, card.gift, "artifact", artifact)
    gain_along(s, side, ARTIFACT)
    count_cards(s, side)


def take_archive(s: State, side: int, archive: int, paid: list[int], left_out: list[int], chance: Chance) -> None:
    """Take an archive, pay for it and reveal another in its place; END is removed and ends the game."""
    place = s.display.index(archive)
    keep_archive(s, side, archive)
    if s.log is not None:
        s.tell("archive-taken", {"who": side, "archive": f"archive-{s.box.archives[archive].name}"})
        if left_out:
            artifacts = [artifact_text(s, artifact) for artifact in s.powers(side).discounts]
            s.tell("left-out", {"who": side, "what": amounts(left_out), "artifact": artifacts})
    pay(s, side, paid)
    gain_along(s, side, ARCHIVE)
    if s.until_end == 0:
        s.tell("end-revealed", {})
        trigger_end(s, END_TILE)
    new = draw_archive(s, chance)
    s.until_end = max(s.until_end - 1, NONE)
    s.display = (*s.display[:place], new, *s.display[place + 1 :])
    if s.log is not None and new != NONE:
        name = s.box.archives[new].name
        s.tell("archive-revealed", {"archive": f"archive-{name}"}, path=("pile", f"archive.{name}"))


def keep_archive(s: State, side: int, archive: int) -> None:
    """Lay an archive before its owner."""
    s.archives[side] = (*s.archives[side], archive)


def draw_archive(s: State, chance: Chance) -> int:
    """Draw a tile from the pile; NONE if it is empty."""
    if not any(s.pile):
        return NONE
    new = chance.draw("archive", list(s.pile))
    s.pile = (*s.pile[:new], 0, *s.pile[new + 1 :])
    return new


# Rounds, and the end.


def begin_round(s: State) -> None:
    """Count the rounds."""
    s.round += 1
    s.tell("round-begun", {"round": s.round})


def count_cards(s: State, side: int) -> None:
    """Announce the last round when somebody owns enough cards."""
    if s.cards(side) >= s.box.cards_for_end:
        s.tell("cards-complete", {"who": side, "cards": s.cards(side)})
        trigger_end(s, MANY_CARDS)


def trigger_end(s: State, reason: str) -> None:
    """Make this round the last; a second reason adds nothing."""
    if not s.ending:
        s.ending = reason
        s.tell("last-round", {})


def end_turn(s: State) -> None:
    """Let what was gained in this turn work from now on."""
    s.fresh = 0
    s.used = 0


def finish(s: State, reason: str) -> None:
    """End the game."""
    s.end = reason
    s.tell("game-over", {"reason": f"end-{reason}"})
