"""What an event is worth to somebody, compared with the others, before it happens."""

from typing import Final

from ludotheque.games.enkidu import scoring
from ludotheque.games.enkidu.effects import ChangePlaces, EndsGame, LookAt, LowestWinsNext, Renew, Seize
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.names import MISSION_FAILED, MISSION_FULFILLED, NONE
from ludotheque.games.enkidu.state import State

NEW_PLACE: Final = 0.4
"""Points it brings, on average, that somebody may choose a better place."""
CATCH_UP: Final = 0.3
"""How much of what one lacks a change of places brings."""
NEW_OBJECTIVE: Final = 0.3
"""How likely an objective is of which one knows nothing."""
PIP_REVERSED: Final = 0.03
"""Points for every pip less in hand than the others have, where the lowest card is the best."""
SEEN: Final = 0.1
"""Points for seeing a secret."""
SEEN_TO_USE: Final = 0.4
"""The same for a mission, if one has an objective about one."""
SEIZED: Final = 0.2


def event_worth(outlook: Outlook, side: int, event: int, prospects: list[float]) -> float:
    """Guess how much better a side fares by an event than the others do; `prospects` are everybody's points."""
    s = outlook.s
    effect = s.box.effects[event]
    if isinstance(effect, EndsGame):
        return end_worth(s, side, prospects)
    if isinstance(effect, ChangePlaces):
        # Whoever is behind may win a better place, whoever is ahead lose theirs; in the end somebody is better off.
        return NEW_PLACE + CATCH_UP * (mean_of_others(prospects, side) - prospects[side])
    if isinstance(effect, Renew):
        worst = 1.0
        for card in s.objectives_of(side):
            if card != NONE:
                worst = min(worst, outlook.objective(card, side))
        return s.box.objective_points * (NEW_OBJECTIVE - worst)
    if isinstance(effect, LowestWinsNext):
        hands = [float(hand_sum(hand)) for hand in s.hands]
        return PIP_REVERSED * (mean_of_others(hands, side) - hands[side])
    if isinstance(effect, LookAt):
        return SEEN_TO_USE if effect.is_mission and has_mission_objective(s, side) else SEEN
    return SEIZED if isinstance(effect, Seize) else 0.0


def end_worth(s: State, side: int, prospects: list[float]) -> float:
    """Guess what it brings a side if the game ends now."""
    now = [float(scoring.points(s, other)) for other in range(s.players)]
    return (now[side] - mean_of_others(now, side)) - (prospects[side] - mean_of_others(prospects, side))


def mean_of_others(values: list[float], side: int) -> float:
    """Average what the others have."""
    return (sum(values) - values[side]) / (len(values) - 1)


def hand_sum(hand: int) -> int:
    """Add up the acquisition cards in a hand."""
    total = 0
    for card in range(1, hand.bit_length()):
        if hand >> card & 1:
            total += card
    return total


def has_mission_objective(s: State, side: int) -> bool:
    """Say whether a side has an objective about somebody's mission."""
    for card in s.objectives_of(side):
        if card != NONE and s.box.objective_asks[card].word in (MISSION_FULFILLED, MISSION_FAILED):
            return True
    return False
