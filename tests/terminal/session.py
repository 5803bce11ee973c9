"""Sessions at the keyboard, as text: what stands on the screen, and what somebody types."""

import io
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

from ludotheque.engine.lesson import fits
from ludotheque.games import game_named
from ludotheque.terminal.lesson import Classroom
from ludotheque.terminal.play import Left, Terminal, usual_seats
from ludotheque.terminal.screen import Screen

Typist = Callable[[Terminal], str]
"""Reads the screen and types a line; nothing at all ends the session."""


class Keyboard(Screen):
    """A screen of a given size whose keyboard is a typist."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(file=io.StringIO(), width=width, height=height, highlight=False, color_system=None)
        self.typist: Callable[[], str] = str

    def input(self, *_args: object, **_named: object) -> str:
        """Type a line, so that it is seen."""
        typed = self.typist()
        self.print(f"> {typed}", markup=False)
        if not typed:
            raise EOFError
        return typed

    @property
    def text(self) -> str:
        """All that was printed, without blanks at the ends of lines."""
        assert isinstance(self.file, io.StringIO)
        return "\n".join(line.rstrip() for line in self.file.getvalue().splitlines()).rstrip("\n") + "\n"


def session(game, typist, *, seats=(), language="en", seed=1, width=80, height=24, name="Ada", options=None):
    """Let somebody play until they type nothing, or the game is over; give the terminal with all that was printed."""
    keyboard = Keyboard(width, height)
    found = game_named(game)
    terminal = Terminal(found, seats or usual_seats(found), options or {}, seed, language, name, keyboard)
    keyboard.typist = lambda: typist(terminal)
    with suppress(Left):
        terminal.play()
    return terminal


def lesson_session(lesson, typist, kept, *, language="en", width=80, height=24, name="Ada"):
    """Let somebody take a lesson until they type nothing; give the terminal with all that was printed."""
    keyboard = Keyboard(width, height)
    room = Classroom(lesson, language, name, kept, 1, keyboard)
    keyboard.typist = lambda: typist(room)
    try:
        room.play()
    except Left as left:
        room.leave(str(left))
    return room


def taught(room):
    """Type what stands in front of the first answer that the step takes; nothing after the last step."""
    step = room.lesson.step(room.match)
    if step is None:
        return ""
    options = room.desk.menu.options.items()
    actions = room.game.actions
    return next(key for key, one in options if any(fits(how, actions.parse(one["action"])) for how in step.allow))


def typing(*lines):
    """Type some lines, one after the other."""
    left = iter(lines)
    return lambda _terminal: next(left, "")


def whole_turn(*before):
    """Type some lines first, then always the first answer, until a round is over, or others have played in turn."""
    left = iter(before)

    def typed(terminal):
        for line in left:
            return line
        return "" if _is_over(terminal) else next(iter(terminal.desk.menu.options))

    return typed


def _is_over(terminal):
    match = terminal.match
    if terminal.game.rounds(match.state):
        return terminal.game.rounds(match.state) > 1
    seats = [answer.seat for answer in match.answers]
    return sum(before == 0 and after != 0 for before, after in pairwise(seats)) > SET_UP


SET_UP = 1
"""How often others follow oneself before the first turn, where rounds are not counted."""
