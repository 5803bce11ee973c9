"""Rounds and phases: how they begin, what is said of the next one, and the end."""

from ludotheque.games.enkidu.moves.cards import clear_cards, clear_events
from ludotheque.games.enkidu.moves.places import pass_machine
from ludotheque.games.enkidu.moves.votes import clear_votes
from ludotheque.games.enkidu.names import DEVELOPMENT
from ludotheque.games.enkidu.state import State


def begin_round(s: State) -> None:
    """Begin a round: the cards and votes of the last one go."""
    s.round += 1
    s.turn = s.machine
    clear_votes(s)
    clear_cards(s)
    s.tell("round-begun", {"phase": f"phase-{s.phase}", "round": s.round, "who": s.machine})


def begin_development(s: State) -> None:
    """Begin the second phase."""
    s.phase = DEVELOPMENT
    s.round = 0
    clear_events(s)
    s.tell("phase-begun", {})


def turn_to_next_round(s: State) -> None:
    """Let hold what was said of the next round, and hand the Machine on."""
    s.is_reversed, s.is_reversed_next = s.is_reversed_next, False
    s.rolls, s.rolls_next = s.rolls_next, 1
    pass_machine(s)


def reverse_next(s: State) -> None:
    """Say that the lowest card is the best in the next round."""
    s.is_reversed_next = True
    s.tell("reversed-next", {})


def roll_often_next(s: State, times: int) -> None:
    """Say how often the dice are rolled in the next round."""
    s.rolls_next = times
    s.tell("rolls-next", {"times": times})


def count_cataclysm(s: State) -> None:
    """Count a card that counts its own appearances."""
    s.cataclysms += 1


def finish(s: State, reason: str) -> None:
    """End the game."""
    s.end = reason
    s.tell("game-over", {"reason": f"end-{reason}"})
