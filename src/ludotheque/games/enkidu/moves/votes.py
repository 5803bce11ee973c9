"""Yes or no, laid face down; and vetoes, with the votes on them."""

from typing import Final

from ludotheque.engine.state import changed
from ludotheque.games.enkidu.names import NONE
from ludotheque.games.enkidu.state import State

NO: Final = 0
YES: Final = 1


def lay_answer(s: State, side: int, is_yes: bool) -> None:
    """Lay a yes or a no face down."""
    s.answers = changed(s.answers, side, YES if is_yes else NO)


def take_answer_back(s: State, side: int) -> None:
    """Take an answer that lies face down back."""
    s.answers = changed(s.answers, side, NONE)


def take_first_yes(s: State) -> int:
    """Take the answers away, and name the first in turn order who has said yes, or NONE."""
    found = NONE
    for side in s.in_turn():
        if s.answers[side] == YES:
            found = side
            break
    clear_answers(s)
    return found


def clear_answers(s: State) -> None:
    """Take the face-down answers away."""
    s.answers = [NONE] * s.players


def spend_veto(s: State, side: int) -> None:
    """Use the veto token, which is the side's, and the one veto of a game, which is the person's."""
    s.veto_tokens &= ~(1 << side)
    s.vetoed |= 1 << s.seat_of[side]
    s.vetoer = side
    s.tell("veto-laid", {"who": side})


def show_votes(s: State) -> None:
    """Show the votes on a veto together: a yes upholds the veto."""
    s.votes = s.answers.copy()
    clear_answers(s)
    if s.log is not None:
        for side in s.in_turn():
            s.tell("vote-upheld" if s.votes[side] == YES else "vote-rejected", {"who": side})


def clear_votes(s: State) -> None:
    """Take away the votes of the last event."""
    s.votes = [NONE] * s.players


def drop_veto(s: State) -> None:
    """Take the veto away that failed, or was against an earlier event."""
    s.vetoer = NONE
