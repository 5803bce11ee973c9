"""What an event is worth to somebody, compared with the others, before it happens."""

from ludotheque.games.enkidu import scoring
from ludotheque.games.enkidu.effects import ChangePlaces, EndsGame, LookAt, LowestWinsNext, Renew, Seize
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.names import BLOCKS, MISSION_FAILED, MISSION_FULFILLED, NONE
from ludotheque.games.enkidu.state import State


def event_worth(outlook: Outlook, side: int, event: int, prospects: list[float]) -> float:
    """Guess how much better a side fares by an event than the others do; `prospects` are everybody's points."""
    s = outlook.s
    effect = s.box.effects[event]
    if isinstance(effect, EndsGame):
        return end_worth(s, side, prospects)
    if isinstance(effect, ChangePlaces):
        # Whoever is behind may win a better place, whoever is ahead lose theirs; in the end somebody is better off.
        return 0.4 + 0.3 * (mean_of_others(prospects, side) - prospects[side])
    if isinstance(effect, Renew):
        worst = 1.0
        for card in s.objectives[side * BLOCKS : (side + 1) * BLOCKS]:
            if card != NONE:
                worst = min(worst, outlook.objective(card, side))
        return s.box.objective_points * (0.3 - worst)
    if isinstance(effect, LowestWinsNext):
        hands = [float(hand_sum(hand)) for hand in s.hands]
        return 0.03 * (mean_of_others(hands, side) - hands[side])
    if isinstance(effect, LookAt):
        return 0.4 if effect.is_mission and has_mission_objective(s, side) else 0.1
    return 0.2 if isinstance(effect, Seize) else 0.0


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
    for card in s.objectives[side * BLOCKS : (side + 1) * BLOCKS]:
        if card != NONE and s.box.objective_asks[card].word in {MISSION_FULFILLED, MISSION_FAILED}:
            return True
    return False
