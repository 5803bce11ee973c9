"""What missions and objectives are worth, with jokers, and how they stand; what can be neither lost nor made."""

from typing import Final

from ludotheque.engine.event import Facts
from ludotheque.engine.game import Score
from ludotheque.engine.scene import Evidence, Text
from ludotheque.games.enkidu.moves.telling import mission_text, objective_text
from ludotheque.games.enkidu.names import (
    ALL_JOKERS,
    FEWEST_TABLETS,
    GLAZES,
    JOKER,
    KINDS,
    MISSION_FAILED,
    MISSION_FULFILLED,
    MOST_GLAZE,
    MOST_SIGN,
    MOST_TABLETS,
    NONE,
    OWNER_CHOICE,
    RIGHT_NEIGHBOUR,
    SIGNS,
    TABLETS,
    TWO_OF_EACH_GLAZE,
    holder_at,
    kind_of,
    tablets_in,
)
from ludotheque.games.enkidu.state import Condition, State

PATTERN: Final = 10
"""Tablets in each of the two patterns: two for each of five."""


def with_sign(s: State, side: int, sign: int) -> int:
    """Count tablets with a sign, jokers apart."""
    held = s.tablets[side]
    count = 0
    for glaze in range(len(GLAZES)):
        count += held[kind_of(glaze, sign)]
    return count


def with_glaze(s: State, side: int, glaze: int) -> int:
    """Count tablets of a glaze, jokers apart."""
    held = s.tablets[side]
    count = 0
    for sign in range(len(SIGNS)):
        count += held[kind_of(glaze, sign)]
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
                if held[kind_of(glaze, sign)]:
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
    if asks.word in (MOST_SIGN, MOST_GLAZE):
        return has_most(s, asks, side)
    return s.tablets[side][JOKER] >= missing(s, asks, side)


def is_objective_reached(s: State, card: int, holder: int) -> bool:
    """Say whether an objective in somebody's hand is reached as the table stands."""
    asks = s.box.objective_asks[card]
    if asks.word == MISSION_FULFILLED:
        return is_mission_fulfilled(s, asks.subject)
    if asks.word == MISSION_FAILED:
        return not is_mission_fulfilled(s, asks.subject)
    if asks.word in (MOST_SIGN, MOST_GLAZE):
        return has_most(s, asks, holder)
    mine = tablets_in(s.tablets[asks.subject])
    if asks.word == RIGHT_NEIGHBOUR:
        return mine >= tablets_in(s.tablets[s.right_of(asks.subject)])
    for side in range(s.players):
        count = tablets_in(s.tablets[side])
        if (asks.word == MOST_TABLETS and count > mine) or (asks.word == FEWEST_TABLETS and count < mine):
            return False
    return True


def objectives_reached(s: State, side: int) -> int:
    """Count the objectives in somebody's hand that are reached."""
    reached = 0
    for card in s.objectives_of(side):
        if card != NONE and is_objective_reached(s, card, side):
            reached += 1
    return reached


def points(s: State, side: int) -> int:
    """Add up what a side would have if the game ended now."""
    mission = s.box.mission_points if is_mission_fulfilled(s, side) else 0
    return mission + s.box.objective_points * objectives_reached(s, side)


def scores(s: State) -> list[Score]:
    """Count the points of every side; of equals, whoever has more tablets is first."""
    return [
        Score(
            lines=(
                ("mission", s.box.mission_points * is_mission_fulfilled(s, side)),
                ("objectives", s.box.objective_points * objectives_reached(s, side)),
            ),
            tie_break=(sum(s.tablets[side]),),
        )
        for side in range(s.players)
    ]


# How cards stand, in words.


def progress(s: State, asks: Condition, holder: int) -> Text:
    """Say how a card stands: how many against how many."""
    subject = holder if asks.subject == NONE else asks.subject
    if asks.word in (MISSION_FULFILLED, MISSION_FAILED):
        is_fulfilled = is_mission_fulfilled(s, subject)
        return Text("progress-mission-fulfilled" if is_fulfilled else "progress-mission-failed", {"who": subject})
    if asks.subject == NONE and asks.word not in (MOST_SIGN, MOST_GLAZE):
        facts: Facts = {
            "count": PATTERN - missing(s, asks, holder),
            "total": PATTERN,
            "jokers": s.tablets[holder][JOKER],
        }
        return Text("progress-pattern", facts)
    own, best, rival = compared(s, asks, holder)
    return Text(f"progress-{how_compared(asks, own, best)}", {"count": own, "other": best, "who": rival})


def compared(s: State, asks: Condition, holder: int) -> tuple[int, int, int]:
    """Count what the card's subject has, and what the best of those it is measured against has, and who that is."""
    subject = holder if asks.subject == NONE else asks.subject
    if asks.word in (MOST_SIGN, MOST_GLAZE):
        counts = [tally(s, asks, holder, side) for side in range(s.players)]
    else:
        counts = [sum(held) for held in s.tablets]
    rivals = [side for side in range(s.players) if side != subject]
    if asks.word == RIGHT_NEIGHBOUR:
        rivals = [s.right_of(subject)]
    others = [counts[side] for side in rivals]
    best = min(others) if asks.word == FEWEST_TABLETS else max(others)
    return counts[subject], best, rivals[others.index(best)]


def how_compared(asks: Condition, own: int, best: int) -> str:
    """Say who of two is ahead."""
    is_ahead = own < best if asks.word == FEWEST_TABLETS else own > best
    return "level" if own == best else "ahead" if is_ahead else "behind"


def evidence(s: State, side: int) -> list[Evidence]:
    """List a side's mission and objectives at the end, with how they stand."""
    mission = s.missions[side]
    is_fulfilled = is_mission_fulfilled(s, side)
    why = progress(s, s.box.mission_asks[mission], side)
    found = [Evidence(mission_text(s, mission), why, s.box.mission_points * is_fulfilled)]
    for card in s.objectives_of(side):
        if card != NONE:
            is_reached = is_objective_reached(s, card, side)
            why = progress(s, s.box.objective_asks[card], side)
            found.append(Evidence(objective_text(s, card), why, s.box.objective_points * is_reached))
    return found


# What can be neither lost nor made.


def conserved(s: State) -> dict[str, int]:
    """Count the tablets of each kind, wherever they are, and the cards that are dealt."""
    counts = {
        name: s.bag[kind] + s.removed[kind] + s.pool[kind] + s.carry[kind] + sum(held[kind] for held in s.tablets)
        for kind, name in enumerate(TABLETS[:KINDS])
    }
    held = [card for card in s.objectives if card != NONE]
    # Nobody shares a card, nobody has one about themselves, and all hands are of one size.
    counts["missions"] = len(set(s.missions))
    counts["doubles"] = len(held) - len(set(held))
    counts["about oneself"] = len(
        [
            place
            for place, card in enumerate(s.objectives)
            if card != NONE and s.box.objective_asks[card].subject == holder_at(place)
        ]
    )
    assert counts["doubles"] == counts["about oneself"] == 0, f"objectives dealt against the rules: {s.objectives}"
    counts["events"] = _event_cards(s)
    counts["sizes of hands"] = len({hand.bit_count() for hand in s.hands})
    return counts


def _event_cards(s: State) -> int:
    """Count by how many the cards of this phase, in the pile, set aside and revealed, differ from those chosen."""
    if s.round == 0:
        return 0  # they are being chosen
    return sum(s.deck) + sum(s.left_out) + len(s.revealed) - s.choices() * s.players
