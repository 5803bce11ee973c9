"""What units, cards and works are worth, in points at the end."""

from ludotheque.engine.chance import Chance
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.effects import AtEnd
from ludotheque.games.clockworker.hints.numbers import (
    ANY_FACTORY,
    ANY_SLOT,
    ARCHIVES_A_TURN,
    ARTIFACTS_A_TURN,
    AVERAGE_SLOTS,
    CONVERSION,
    COPYING,
    CREW,
    DELAY,
    DISCOUNT,
    ENOUGH_CARDS,
    EVEN,
    EXTRA,
    EXTRA_BLOCKS,
    FACTORIES_A_TURN,
    FARTHER_END,
    GRACE,
    LACKING,
    LONG_GAME,
    MOST_ROBOTS,
    MOST_SETS,
    MUCH_BLOCKS,
    MUCH_GEARS,
    NEARER_END,
    NEARLY_SURE,
    ONE_TURN_SHORT,
    OVERTIME,
    RESERVE_A_TURN,
    ROBOTS_A_TURN,
    SET_UP_TIME,
    SLOT_A_TURN,
    SPENDING,
    TOO_MUCH,
    TURNS_PER_CARD,
    WITH_ARCHIVES,
    WITH_ARTIFACTS,
    WITH_FACTORIES,
    WITH_ROBOTS,
    WORTH,
    YET_TO_COME,
)
from ludotheque.games.clockworker.names import (
    ARCHIVE,
    ARTIFACT,
    COLOURS,
    FACTORY,
    GEAR,
    GOLD,
    KINDS,
    NONE,
    POINT,
    ROBOT,
    has,
    only,
)
from ludotheque.games.clockworker.state import Ability, Artifact, Box, State
from ludotheque.games.clockworker.turn.buying import PayBlocks, PayCost, TakeArchive


def units_worth(units: list[int]) -> float:
    """Add up what units are worth."""
    worth = 0.0
    for kind in units:
        worth += WORTH[kind]
    return worth


def units_to_come(units: list[int], turns: float) -> float:
    """Add up what units are worth that come along sooner or later: a robot works for half of the turns left."""
    worth = 0.0
    for kind in units:
        worth += RESERVE_A_TURN * turns / 2.0 if kind == ROBOT else WORTH[kind]
    return worth


def cost_worth(cost: list[int]) -> float:
    """Add up what a cost is worth."""
    worth = 0.0
    for kind in range(POINT):
        if cost[kind]:
            worth += cost[kind] * WORTH[kind]
    return worth


def turns_left(s: State, side: int) -> float:
    """Guess how many more turns a side has, after the present one."""
    is_to_come = s.away(side) > s.away(s.turn)
    if s.ending:
        return 1.0 if is_to_come else 0.0
    most = 0
    for player in range(s.players):
        most = max(most, s.cards(player))
    by_cards = (s.box.cards_for_end - most) * TURNS_PER_CARD
    by_archives = (s.until_end + 1) / (ARCHIVES_A_TURN * s.players)
    fewer, more = (by_cards, by_archives) if by_cards < by_archives else (by_archives, by_cards)
    # Both clocks run: the nearer one counts most. A game that drags on is treated as nearly over, and then as over, so
    # that it ends: where only the last purchase is left, each waits for the others to make it.
    if s.round > LONG_GAME + GRACE:
        return OVERTIME
    turns = min(NEARER_END * fewer + FARTHER_END * more, LONG_GAME - s.round)
    return max(turns, 1.0) + (YET_TO_COME if is_to_come else 0.0)


def ability_worth(s: State, side: int, ability: Ability, turns: float) -> float:
    """Guess what a phrase for the end will bring, beyond what it is worth now."""
    if not isinstance(ability, AtEnd):
        return 0.0
    if ability.from_cards:
        missing = ability.from_cards - s.cards(side)
        if missing <= 0:
            return 0.0
        return ability.score * max(
            0.0, min(NEARLY_SURE, ENOUGH_CARDS - ONE_TURN_SHORT * (missing * TURNS_PER_CARD - turns))
        )
    rate = FACTORIES_A_TURN
    if ability.per == "robot":
        rate = ROBOTS_A_TURN
    elif ability.per == "artifact":
        rate = ARTIFACTS_A_TURN
    elif ability.per == "archive":
        rate = ARCHIVES_A_TURN
    return ability.score * rate * turns / ability.every


def powers_worth(box: Box, artifacts: int, turns: float) -> float:
    """Guess what artifacts at work will bring in the turns left."""
    powers = box.powers(artifacts)
    worth = 0.0
    if powers.on_card[FACTORY]:
        worth += units_to_come(powers.on_card[FACTORY], turns) * WITH_FACTORIES
    if powers.on_card[ARTIFACT]:
        worth += units_to_come(powers.on_card[ARTIFACT], turns) * WITH_ARTIFACTS
    if powers.on_card[ARCHIVE]:
        worth += units_to_come(powers.on_card[ARCHIVE], turns) * WITH_ARCHIVES
    for _, _, units in powers.sparks:
        worth += WITH_ROBOTS * units_worth(units)
    if powers.has_extra:
        for kind in range(len(KINDS)):
            if powers.extra[kind]:
                worth += powers.extra[kind] * WORTH[kind] * (EXTRA if kind == GEAR else EXTRA_BLOCKS)
    worth += COPYING * len(powers.copies)
    worth += powers.archive_discount * ARCHIVES_A_TURN * DISCOUNT
    if powers.is_any_slot:
        worth += ANY_SLOT
    if powers.is_any_factory:
        worth += ANY_FACTORY
    worth += CONVERSION * len(powers.conversions)
    return worth * turns


def artifact_worth(s: State, side: int, artifact: int, turns: float) -> float:
    """Guess what an artifact is worth to a side that does not own it yet."""
    card = s.box.artifacts[artifact]
    worth = card.points + powers_worth(s.box, only(artifact), turns) + units_worth(card.gift)
    for ability in card.abilities:
        worth += ability.points(s, side) + ability_worth(s, side, ability, turns)
    return worth


def best_buy(s: State, side: int, turns: float) -> float:
    """Find the best artifact or archive the side can pay for, less its cost."""
    best = 0.0
    share = spending(turns)
    owned = s.owned[side]
    for artifact in range(len(s.copies)):
        if s.copies[artifact] and not has(owned, artifact):
            card = s.box.artifacts[artifact]
            if not s.missing(side, card.cost):
                best = max(best, artifact_worth(s, side, artifact, turns) - share * cost_worth(card.cost))
    less = s.powers(side).archive_discount
    for archive in s.display:
        if archive != NONE:
            tile = s.box.archives[archive]
            if s.missing(side, tile.cost) <= less:
                best = max(best, tile.points - share * cost_worth(tile.cost))
    return best


def spending(turns: float) -> float:
    """Tell how much of a stock can still be spent well."""
    whole = int(turns)
    if whole >= len(SPENDING) - 1:
        return SPENDING[-1]
    return SPENDING[whole] + (turns - whole) * (SPENDING[whole + 1] - SPENDING[whole])


def works_worth(s: State, side: int, turns: float) -> float:
    """Guess what the robots at work and the factories will bring."""
    box = s.box
    worth = 0.0
    quality = 0.0
    factories = s.factories[side]
    share = spending(turns - 1.0) if turns >= 1.0 else 0.0
    for place in range(len(factories)):
        card = box.factories[factories[place]]
        standing = s.robots[side][place]
        waits = 0
        for slot in range(len(card.slots)):
            brings = units_worth(card.slots[slot])
            quality += brings
            if has(standing, slot):
                waits += 1
                if waits <= turns:
                    worth += brings * share * (1.0 - DELAY * waits)
    robots = s.robots_of(side)
    crowd = min(1.0, (robots + CREW) / (CREW * len(factories) + CREW))
    worth += SLOT_A_TURN * quality / AVERAGE_SLOTS * crowd * max(turns - SET_UP_TIME, 0.0)
    return worth + RESERVE_A_TURN * min(robots, MOST_ROBOTS) * max(turns - SET_UP_TIME, 0.0)


def to_be_placed(s: State, side: int, chosen: int, is_dispatch: bool, turns: float) -> float:
    """Guess what the robots in reserve bring if the present placing goes on as well as it can."""
    left = s.stock[side][ROBOT]
    share = spending(turns - 1.0) if turns >= 1.0 else 0.0
    may_add = is_dispatch and chosen.bit_count() < s.dispatch_limit(side)
    best_other = 0.0
    worth = 0.0
    for place in range(len(s.factories[side])):
        is_chosen = has(chosen, place)
        if is_chosen or may_add:
            slots = s.box.factories[s.factories[side][place]].slots
            standing = s.robots[side][place]
            here = 0.0
            robots = left
            for slot in range(len(slots)):
                if not has(standing, slot) and robots and slot < turns:
                    robots -= 1
                    here += units_worth(slots[slot]) * share * (1.0 - DELAY * (slot + 1))
            if is_chosen:
                worth += here
                left = robots
            else:
                best_other = max(best_other, here)
    return worth + (best_other if left else 0.0)


def settled(s: State, side: int) -> State:
    """Let what is being paid be paid as usual, and give the table after it."""
    table = s.clone()
    luck = Chance()
    while True:
        owner, step = table.agenda[-1]
        if owner != side:
            return table
        if isinstance(step, PayCost):
            cost = list(step.cost)
            for _ in range(step.less):
                leave_out(table, side, cost)
            save(table, side, step.archive, moves.bill(table, side, cost))
            return table
        if not isinstance(step, PayBlocks):
            return table
        if isinstance(step.goal, TakeArchive):
            save(table, side, step.goal.archive, list(step.bill))
            return table
        table.agenda.pop()
        step.goal.settle(table, side, list(step.bill), luck)


def save(s: State, side: int, archive: int, paid: list[int]) -> None:
    """Take an archive, but leave open what is revealed in its place."""
    s.agenda.pop()
    moves.give_back(s, side, paid)
    moves.keep_archive(s, side, archive)
    moves.gain_along(s, side, ARCHIVE)


def leave_out(s: State, side: int, cost: list[int]) -> None:
    """Strike one unit from a cost: what is missing, else what is worth most."""
    best = NONE
    for kind in range(POINT):
        if cost[kind]:
            is_short = cost[kind] > s.stock[side][kind]
            worth = WORTH[kind] + (LACKING if is_short else 0.0)
            if best == NONE or worth > WORTH[best] + (LACKING if cost[best] > s.stock[side][best] else 0.0):
                best = kind
    if best != NONE:
        cost[best] -= 1


def exchangeable(worths: list[float], card: Artifact) -> list[float]:
    """What can be exchanged at any time is worth the same before and after, so that one waits until it is needed."""
    middle = (units_worth(card.fee) + units_worth(card.yields)) / 2.0
    found = worths.copy()
    for kind in card.fee:
        found[kind] = middle / len(card.fee)
    for kind in card.yields:
        found[kind] = middle / len(card.yields)
    return found


def stock_worth(s: State, side: int, turns: float) -> float:
    """Guess what the stock will buy: nothing at the end, and less and less of a single kind."""
    stock = s.stock[side]
    each = WORTH
    for artifact in s.box.powers(s.owned[side]).conversions:
        each = exchangeable(each, s.box.artifacts[artifact])
    worth = 0.0
    for kind in range(ROBOT):
        much = MUCH_GEARS if kind == GEAR else MUCH_BLOCKS
        have = float(stock[kind])
        if have > much:
            have = much + TOO_MUCH * min(have - much, much)
        worth += each[kind] * have
    fewest = stock[COLOURS[0]]
    for colour in COLOURS:
        fewest = min(fewest, stock[colour])
    worth += EVEN * min(fewest + stock[GOLD], MOST_SETS)
    return worth * spending(turns)
