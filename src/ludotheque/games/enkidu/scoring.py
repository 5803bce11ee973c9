"""End of the game: what missions and objectives are worth, with jokers."""

from ludotheque.games.enkidu.state import (
    ALL_JOKERS,
    BLOCKS,
    FEWEST_TABLETS,
    GLAZES,
    JOKER,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_GLAZE,
    MOST_SIGN,
    MOST_TABLETS,
    NONE,
    OWNER_CHOICE,
    RIGHT_NEIGHBOUR,
    SIGNS,
    TWO_OF_EACH_GLAZE,
    Condition,
    State,
)


def with_sign(s: State, side: int, sign: int) -> int:
    """Count tablets with a sign, jokers apart."""
    held = s.tablets[side]
    count = 0
    for glaze in range(len(GLAZES)):
        count += held[glaze * len(SIGNS) + sign]
    return count


def with_glaze(s: State, side: int, glaze: int) -> int:
    """Count tablets of a glaze, jokers apart."""
    held = s.tablets[side]
    count = 0
    for sign in range(len(SIGNS)):
        count += held[glaze * len(SIGNS) + sign]
    return count


def tally(s: State, asks: Condition, holder: int, side: int) -> int:
    """Count what a side has of the sign or glaze a card speaks of, jokers as the table has chosen to count them."""
    face = with_sign(s, side, asks.what) if asks.word == MOST_SIGN else with_glaze(s, side, asks.what)
    subject = holder if asks.subject == NONE else asks.subject
    if side == subject:
        return face + s.tablets[side][JOKER]
    mode = s.variant.jokers
    # Whoever holds the card sets the value of their own jokers, never against themselves.
    if mode == ALL_JOKERS or (mode == OWNER_CHOICE and side != holder):
        return face + s.tablets[side][JOKER]
    return face


def missing(s: State, asks: Condition, holder: int) -> int:
    """Count the holes in a pattern of tablets that jokers would have to fill."""
    held = s.tablets[holder]
    needs = 0
    if asks.word == TWO_OF_EACH_GLAZE:
        for glaze in range(len(GLAZES)):
            different = 0
            for sign in range(len(SIGNS)):
                if held[glaze * len(SIGNS) + sign]:
                    different += 1
            if different < 2:
                needs += 2 - different
        return needs
    for sign in range(len(SIGNS)):
        count = with_sign(s, holder, sign)
        if count < 2:
            needs += 2 - count
    return needs


def has_most(s: State, asks: Condition, holder: int) -> bool:
    """Say whether a card's subject has the most of something, or as many as anybody, and at least one."""
    subject = holder if asks.subject == NONE else asks.subject
    most = tally(s, asks, holder, subject)
    if most == 0:
        return False
    return all(other == subject or tally(s, asks, holder, other) <= most for other in range(s.players))


def is_mission_fulfilled(s: State, side: int) -> bool:
    """Say whether a side's mission is fulfilled as the table stands."""
    asks = s.box.mission_asks[s.missions[side]]
    if asks.word in {MOST_SIGN, MOST_GLAZE}:
        return has_most(s, asks, side)
    return s.tablets[side][JOKER] >= missing(s, asks, side)


def is_objective_reached(s: State, card: int, holder: int) -> bool:
    """Say whether an objective in somebody's hand is reached as the table stands."""
    asks = s.box.objective_asks[card]
    if asks.word == MISSION_FULFILLED:
        return is_mission_fulfilled(s, asks.subject)
    if asks.word == MISSION_FAILED:
        return not is_mission_fulfilled(s, asks.subject)
    if asks.word in {MOST_SIGN, MOST_GLAZE}:
        return has_most(s, asks, holder)
    mine = sum(s.tablets[asks.subject])
    if asks.word == RIGHT_NEIGHBOUR:
        return mine >= sum(s.tablets[s.right_of(asks.subject)])
    for side in range(s.players):
        count = sum(s.tablets[side])
        if (asks.word == MOST_TABLETS and count > mine) or (asks.word == FEWEST_TABLETS and count < mine):
            return False
    return True


def objectives_reached(s: State, side: int) -> int:
    """Count the objectives in somebody's hand that are reached."""
    reached = 0
    for card in s.objectives[side * BLOCKS : (side + 1) * BLOCKS]:
        if card != NONE and is_objective_reached(s, card, side):
            reached += 1
    return reached


def points(s: State, side: int) -> int:
    """Add up what a side would have if the game ended now."""
    mission = s.box.mission_points if is_mission_fulfilled(s, side) else 0
    return mission + s.box.objective_points * objectives_reached(s, side)
