"""Tablets: drawn from the bag, taken, set aside, handed over, put back."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.state import changed
from ludotheque.games.enkidu.moves.telling import tablet_text, tablet_texts
from ludotheque.games.enkidu.names import BAG, JOKER, KINDS, NONE, TABLETS, tablets_in
from ludotheque.games.enkidu.state import State


def copies(s: State, kind: int) -> int:
    """Count the tablets of a kind in this game, wherever they are."""
    return s.box.jokers if kind == JOKER else s.box.copies[s.variant.length()]


def roll(s: State, chance: Chance) -> int:
    """Roll two dice as often as the round asks, and give the sum."""
    s.dice = [chance.roll("die", 6) for _ in range(2 * s.rolls)]
    total = sum(s.dice)
    if s.log is not None:
        s.tell("dice-rolled", {"who": s.machine, "dice": s.dice.copy(), "total": total, "in_bag": sum(s.bag)})
    return total


def draw(s: State, tablets: int, chance: Chance) -> None:
    """Draw tablets from the bag into the pool, where those of the last round are waiting."""
    drawn: list[int] = []
    bag, pool = s.bag, s.pool
    if tablets_in(s.carry):
        for kind in range(KINDS):
            pool[kind] += s.carry[kind]
        s.carry = [0] * KINDS
    for _ in range(tablets):
        kind = chance.draw("bag", bag)
        bag[kind] -= 1
        pool[kind] += 1
        drawn.append(kind)
    s.seen = s.seen.copy()
    for kind in drawn:
        s.seen[kind] = max(s.seen[kind], copies(s, kind) - bag[kind] - s.removed[kind])
    if s.log is not None:
        s.tell("tablets-drawn", {"who": s.machine, "tablets": tablet_texts(drawn), "in_pool": sum(s.pool)})
        for kind in drawn:
            s.tell("tablet-drawn", {}, path=("bag", f"pool.{TABLETS[kind]}"))


def remove_unseen(s: State, count: int, chance: Chance) -> None:
    """Take tablets out of the bag, unseen by anybody."""
    for _ in range(count):
        kind = chance.draw("removed", s.bag)
        s.bag[kind] -= 1
        s.removed = changed(s.removed, kind, s.removed[kind] + 1)


def share_out(s: State, order: list[int], shares: list[int], setting_aside: int) -> None:
    """Say who takes how many tablets of the pool, in which order, and who sets one aside."""
    s.pickers = order
    s.shares = shares
    s.setting_aside = setting_aside
    if s.log is not None:
        for side in order:
            s.tell("share", {"who": side, "tablets": shares[side]})


def next_picker(s: State) -> int:
    """Call whoever takes tablets next, or NONE after the last one."""
    while s.pickers:
        picker = s.pickers.pop(0)
        if s.shares[picker]:
            return picker
    return NONE


def take(s: State, side: int, kind: int) -> None:
    """Take a tablet from the pool."""
    s.pool[kind] -= 1
    s.tablets[side][kind] += 1
    s.shares[side] -= 1
    if s.log is not None:
        way = (f"pool.{TABLETS[kind]}", f"tablets{side}.{TABLETS[kind]}")
        s.tell("tablet-taken", {"who": side, "tablet": tablet_text(kind)}, path=way)


def set_aside(s: State, side: int, kind: int) -> None:
    """Set a tablet of the pool aside for the next round."""
    s.setting_aside = NONE
    s.pool[kind] -= 1
    s.carry = changed(s.carry, kind, s.carry[kind] + 1)
    if s.log is not None:
        way = (f"pool.{TABLETS[kind]}", f"carry.{TABLETS[kind]}")
        s.tell("tablet-set-aside", {"who": side, "tablet": tablet_text(kind)}, path=way)


def leave_rest(s: State) -> None:
    """Leave for the next round what nobody got."""
    if not tablets_in(s.pool):
        return
    left: list[int] = []
    s.carry = s.carry.copy()
    for kind in range(KINDS):
        for _ in range(s.pool[kind]):
            s.carry[kind] += 1
            left.append(kind)
        s.pool[kind] = 0
    if left and s.log is not None:
        s.tell("tablets-left", {"tablets": tablet_texts(left)})


def move(s: State, source: int, target: int, kind: int, by: int) -> None:
    """Move a tablet by an event: to another player, where it stays for this round, or into the bag."""
    s.tablets[source][kind] -= 1
    name = TABLETS[kind]
    if target == BAG:
        s.bag[kind] += 1
        if s.log is not None:
            way = (f"tablets{source}.{name}", "bag")
            s.tell("tablet-bagged", {"who": by, "whom": source, "tablet": tablet_text(kind)}, path=way)
        return
    s.tablets[target][kind] += 1
    s.frozen[target][kind] += 1
    if s.log is not None:
        way = (f"tablets{source}.{name}", f"tablets{target}.{name}")
        event = "tablet-handed-over" if by == source else "tablet-seized"
        s.tell(event, {"who": by, "whom": target if by == source else source, "tablet": tablet_text(kind)}, path=way)


def give(s: State, source: int, target: int, kind: int) -> None:
    """Give a tablet away; it may change hands again."""
    s.tablets[source][kind] -= 1
    s.tablets[target][kind] += 1
    if s.log is not None:
        way = (f"tablets{source}.{TABLETS[kind]}", f"tablets{target}.{TABLETS[kind]}")
        s.tell("tablet-given", {"who": source, "whom": target, "tablet": tablet_text(kind)}, path=way)


def thaw(s: State) -> None:
    """Let every tablet change hands again."""
    s.frozen = [[0] * KINDS for _ in range(s.players)]
