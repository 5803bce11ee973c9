"""Deal anew what a seat does not know, as the rules and what it has seen allow; by construction, never by trial."""

from typing import Final

from ludotheque.engine.chance import Chance
from ludotheque.engine.secrets import LABEL
from ludotheque.engine.state import changed
from ludotheque.games.enkidu.moves.tablets import copies
from ludotheque.games.enkidu.moves.talk import is_exchange
from ludotheque.games.enkidu.names import BLOCKS, IN_BLOCK, JOKER, KINDS, NONE, card_in_pile, holding_of, place_in_pile
from ludotheque.games.enkidu.state import Panel, State

HAGGLING: Final = 16
"""Changes beyond what lies there that others imagine in a talk: it may have been any number."""

WHOLE_PILE: Final = (1 << IN_BLOCK) - 1
COUNTS: Final = [bits.bit_count() for bits in range(WHOLE_PILE + 1)]
"""How many cards there are in each part of a pile."""

# Tablets.


def unseen_tablets(s: State) -> list[int]:
    """Any of the tablets nobody has ever seen may be those that were removed."""
    each = copies(s, 0)
    unseen = [each - seen for seen in s.seen]
    unseen[JOKER] = copies(s, JOKER) - s.seen[JOKER]
    return unseen


# Missions and objectives.


def missions(s: State, seat: int, chance: Chance) -> None:
    """Give those whose mission the seat does not know one of those that are left."""
    left = [1] * len(s.box.missions)
    for side in range(s.players):
        if s.knows_mission(seat, side):
            left[s.missions[side]] = 0
    s.missions = s.missions.copy()
    for side in range(s.players):
        if not s.knows_mission(seat, side):
            s.missions[side] = chance.draw(LABEL, left)
            left[s.missions[side]] = 0


def objectives(s: State, seat: int, chance: Chance) -> None:
    """Give those whose objectives the seat does not know cards they may hold, each way alike."""
    s.objectives = s.objectives.copy()
    if not s.variant.are_blocks_public:
        is_found = _leave_out(s, seat, _secret_piles(s, seat), 0, chance)
        assert is_found, "the truth is one of the ways"
    for block in range(BLOCKS):
        holders = _unknown_holders(s, seat, block)
        allowed = _allowed(s, seat, holders, block)
        taken = 0
        for place in range(len(holders)):
            weights = [0] * IN_BLOCK
            for card in range(IN_BLOCK):
                if allowed[place] & ~taken & 1 << card:
                    weights[card] = _ways(allowed, place + 1, taken | 1 << card)
            card = chance.draw(LABEL, weights)
            taken |= 1 << card
            s.objectives[holding_of(holders[place], block)] = card_in_pile(block, card)


def forget(s: State, seat: int) -> None:
    """What the other seats remember of cards that were put back is theirs: in this world they remember nothing."""
    first, last = s.marks(seat, 0, 0), s.marks(seat + 1, 0, 0)
    kept = s.ruled_out[first:last] if seat >= 0 else []
    s.ruled_out = [0] * len(s.ruled_out)
    s.ruled_out[max(first, 0) : last] = kept


def _secret_piles(s: State, seat: int) -> list[int]:
    """List the sides of which the seat does not know which pile they have nothing of."""
    found: list[int] = []
    for side in range(s.players):
        is_known = NONE not in s.objectives_of(side)
        for block in range(BLOCKS):
            is_known = is_known or s.knows_objective(seat, side, block)
        if not is_known:
            found.append(side)
    return found


def _leave_out(s: State, seat: int, sides: list[int], at: int, chance: Chance) -> bool:
    """Choose anew which pile each of these sides has nothing of; say whether there is a way to deal the cards."""
    if at == len(sides):
        for block in range(BLOCKS):
            if _ways(_allowed(s, seat, _unknown_holders(s, seat, block), block), 0, 0) == 0:
                return False
        return True
    side = sides[at]
    weights = [0 if s.blocks_shown[side] >> block & 1 else 1 for block in range(BLOCKS)]
    while any(weights):
        without = chance.draw(LABEL, weights)
        weights[without] = 0
        for block in range(BLOCKS):
            s.objectives[holding_of(side, block)] = NONE if block == without else card_in_pile(block, 0)
        if _leave_out(s, seat, sides, at + 1, chance):
            return True
    return False


def _unknown_holders(s: State, seat: int, block: int) -> list[int]:
    return [
        side
        for side in range(s.players)
        if s.objective(side, block) != NONE and not s.knows_objective(seat, side, block)
    ]


def _allowed(s: State, seat: int, holders: list[int], block: int) -> list[int]:
    """For each holder, the cards of the pile it may hold: not about itself, and not ruled out by what was seen."""
    found: list[int] = []
    about = s.box.cards_about[block]
    held = 0
    for side in range(s.players):
        card = s.objective(side, block)
        if card != NONE and s.knows_objective(seat, side, block):
            held |= 1 << place_in_pile(card)
    for side in holders:
        cards = WHOLE_PILE & ~about[side]
        for absent in range(s.players, len(about)):
            cards &= ~about[absent]
        if seat >= 0:
            cards &= ~(held | s.ruled_out[s.marks(seat, side, block)])
        found.append(cards)
    return found


def _ways(allowed: list[int], place: int, taken: int) -> int:
    """Count the ways to give everybody from `place` on a card of their own."""
    left = len(allowed) - place
    if left == 0:
        return 1
    free = allowed[place] & ~taken
    if left == 1:
        return COUNTS[free]
    if left == 2:  # all pairs, but those of one card twice
        other = allowed[place + 1] & ~taken
        return COUNTS[free] * COUNTS[other] - COUNTS[free & other]
    ways = 0
    for card in range(IN_BLOCK):
        if free >> card & 1:
            ways += _ways(allowed, place + 1, taken | 1 << card)
    return ways


# Event cards.


def events(s: State, seat: int, chance: Chance) -> None:
    """Choose anew for whoever the seat has not chosen for; what was set aside is taken in, and as much laid aside."""
    s.deck, s.revealed = s.deck.copy(), s.revealed.copy()
    aside = sum(s.left_out)
    if aside:
        s.left_out = s.left_out.copy()
        for place in range(len(s.deck)):
            s.deck[place] += s.left_out[place]
            s.left_out[place] = 0
    if s.variant.are_contributors_shown:
        _signed_events(s, seat, chance)
    else:
        _unsigned_events(s, seat, chance)
    # Which ones is dealt anew like anything nobody has seen.
    place = 0
    while aside:
        if s.deck[place]:
            s.deck[place] -= 1
            s.left_out[place] += 1
            aside -= 1
        else:
            place += 1


def _signed_events(s: State, seat: int, chance: Chance) -> None:
    """Everybody sees whose card was revealed, so what is left of a choice may be any of the chooser's other cards."""
    for side in range(s.players):
        if s.chooser[side] != seat:
            left = s.box.sets[s.phase].copy()
            for card in s.revealed:
                if s.contributor_at(card) == side:
                    left[s.event_at(card)] -= 1
            _choose(s, side, left, sum(s.chosen_events(side)), chance)


def _choose(s: State, side: int, left: list[int], count: int, chance: Chance) -> None:
    """Put so many of the cards that are left into the pile."""
    for event in range(len(left)):
        s.deck[s.event_place(side, event)] = 0
    for _ in range(count):
        event = chance.draw(LABEL, left)
        left[event] -= 1
        s.deck[s.event_place(side, event)] += 1


def _unsigned_events(s: State, seat: int, chance: Chance) -> None:
    """Nobody sees whose card was revealed: find owners for the revealed ones, then complete everybody's choice."""
    room: list[int] = []
    left: list[list[int]] = []
    for side in range(s.players):
        chosen = s.chosen_events(side)
        room.append(sum(chosen))
        left.append(chosen if s.chooser[side] == seat else s.box.sets[s.phase].copy())
    for card in s.revealed:
        side = s.contributor_at(card)
        room[side] += 1
        if s.chooser[side] == seat:
            left[side][s.event_at(card)] += 1
    # What has turned up most often has the fewest possible owners: begin with it.
    turned_up = [0] * len(s.box.events)
    for card in s.revealed:
        turned_up[s.event_at(card)] += 1
    order = sorted([(-turned_up[s.event_at(s.revealed[k])], k) for k in range(len(s.revealed))])
    owners = [NONE] * len(s.revealed)
    is_found = _find_owners(s, [k for _, k in order], 0, owners, left, room, chance)
    assert is_found, "the truth is one of the ways"
    for k in range(len(s.revealed)):
        s.revealed[k] = s.event_place(owners[k], s.event_at(s.revealed[k]))
    for side in range(s.players):
        _choose(s, side, left[side], room[side], chance)


def _find_owners(
    s: State, order: list[int], at: int, owners: list[int], left: list[list[int]], room: list[int], chance: Chance
) -> bool:
    """Give each revealed card an owner who can have chosen it; say whether there is a way."""
    if at == len(order):
        return True
    event = s.event_at(s.revealed[order[at]])
    weights = [left[side][event] * room[side] for side in range(s.players)]
    while any(weights):
        side = chance.draw(LABEL, weights)
        weights[side] = 0
        left[side][event] -= 1
        room[side] -= 1
        owners[order[at]] = side
        if _find_owners(s, order, at + 1, owners, left, room, chance):
            return True
        left[side][event] += 1
        room[side] += 1
    return False


# What lies face down.


def face_down(s: State, side: int, chance: Chance) -> None:
    """Lay anew what a side has laid face down."""
    if s.played[side] != NONE and not s.are_cards_open:
        hand = s.hands[side]
        s.played[side] = chance.draw(LABEL, [hand >> card & 1 for card in range(hand.bit_length())])
    if s.answers[side] != NONE:
        s.answers = changed(s.answers, side, chance.pick(LABEL, 2))
    if s.proposals[side] != NONE:
        s.proposals = changed(s.proposals, side, chance.pick(LABEL, s.players))


def panel(s: State, talk: Panel, chance: Chance) -> None:
    """Others see that two talk and whether they have swapped, and nothing of what lies between them."""
    if talk.is_swapped:
        return
    talk.from_one = _some_tablets(s, talk.one, chance)
    talk.from_other = _some_tablets(s, talk.other, chance)
    laid = len(talk.from_one) + len(talk.from_other)
    # Beyond what lies there, at least one tablet was laid and taken back again.
    beyond = chance.pick(LABEL, HAGGLING)
    talk.number = laid + (beyond + 1 if beyond else 0)
    talk.agreed = NONE
    if is_exchange(s, talk):
        talk.agreed = (NONE, talk.one, talk.other)[chance.pick(LABEL, 3)]


def _some_tablets(s: State, side: int, chance: Chance) -> list[int]:
    free = [s.free(side, kind) for kind in range(KINDS)]
    found: list[int] = []
    for _ in range(min(chance.pick(LABEL, s.variant.swap_most + 1), sum(free))):
        kind = chance.draw(LABEL, free)
        free[kind] -= 1
        found.append(kind)
    return found
