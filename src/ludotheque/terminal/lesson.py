"""A lesson in the terminal: the script of the browser, its card before each question, and a way to go on later."""

from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from ludotheque.bots.levels import gentlest
from ludotheque.engine import flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.errors import BadRecord, LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.lesson import LEARNER, Lesson, lesson_named, lessons_of
from ludotheque.engine.match import NOTHING_TO_UNDO, Match
from ludotheque.engine.scene import Text, Wire
from ludotheque.terminal.look import labels
from ludotheque.terminal.play import LEFT, ME, Left, Terminal


def learn(game: Game, name: str, language: str, called: str, kept: Path, *, is_anew: bool) -> int:
    """Take a lesson, the first one unless it is named, from where it was left. Gives the exit code."""
    lesson = lesson_named(game, name or next(iter(lessons_of(game)), name))
    file = kept / f"{game.id}-{lesson.id}.record"
    if is_anew:
        file.unlink(missing_ok=True)
    room = Classroom(lesson, language, called, file)
    try:
        room.play()
    except Left as left:
        room.leave(str(left))
        return LEFT
    return 0


def command(game: Game, name: str) -> str:
    """Give what one types to take a lesson."""
    return f"ludotheque lesson {game.id} {name}"


class Classroom(Terminal):
    """The table of a lesson: its answers are narrowed while it lasts, then it is a table like any other."""

    def __init__(
        self,
        lesson: Lesson,
        language: str,
        called: str,
        kept: Path,
        seed: int | None = None,
        console: Console | None = None,
    ) -> None:
        """Begin where the lesson was left, or else at its beginning."""
        file = lesson.file
        seats = gentlest(lesson.game, file.seats - 1)
        seats.insert(LEARNER, ME)
        self.lesson = lesson
        self._kept = kept
        taken_up = self._taken_up()
        match = taken_up or lesson.begun()
        super().__init__(lesson.game, seats, file.options, seed, language, called, console, match)
        self._is_taken_up = taken_up is not None

    def _taken_up(self) -> Match | None:
        """Read what was kept; what does not fit the rules any more counts as nothing."""
        try:
            match = record.replay(self.lesson.game, record.read(self._kept.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError, BadRecord):
            return None
        self._renew(match)
        return match if self.lesson.step(match) is not None else None

    def _renew(self, match: Match) -> None:
        """Let luck go on as if nothing had been left or taken back."""
        luck = self.lesson.chance()
        luck.renew(match.drawn())
        match.chance = luck

    @property
    def is_on(self) -> bool:
        """Whether a step of the lesson is asked now."""
        return self.lesson.step(self.match) is not None

    def begin(self) -> None:
        """Say what is learnt, and that it goes on if it was left."""
        self.console.print(Line(self.game.say(self.language, f"game-{self.game.id}"), style="bold"))
        self.say(Text("terminal-lesson-again" if self._is_taken_up else "terminal-lesson-welcome"), "dim")

    def card(self, scene: Wire) -> list[Line]:
        """Tell the step: where one is, the goal at first, its sentence, what it is about, and where to read more."""
        text = self.lesson.text(self.match)
        if text is None:
            return []
        step, of = self.lesson.step(self.match), len(self.lesson.file.steps)
        lines = [Line(self._said(Text(f"lesson-{self.lesson.id}")), style="bold")]
        if step is not None:
            done = self.lesson.place(self.match)
            lines[0].append(f" — {self._said(Text('ui-lesson-step', {'step': done + 1, 'of': of}))}", style="not bold")
            lines += [] if done else [Line(self._said(Text(f"lesson-{self.lesson.id}.goal")))]
        lines.append(Line(self._said(text), style="italic"))
        about = labels(scene, self.lesson.points(self.match))
        lines += [Line(f"  ▸ {' · '.join(about)}")] if about else []
        if step is not None and step.rule:
            lines.append(Line(f"{self._said(Text('terminal-lesson-why'))} {step.rule}", style="dim"))
        return lines if step is not None else [*lines, *self._ended()]

    def _ended(self) -> list[Line]:
        """Say after the last step that one plays freely now, and which lesson comes next."""
        self.desk.know(self.lesson.file.teaches)
        names = list(lessons_of(self.game))
        later = names[names.index(self.lesson.id) + 1 :]
        lines = [Line(self._said(Text("terminal-lesson-over")), style="dim")]
        if later:
            lines.append(
                Line(f"{self._said(Text('terminal-lesson-next'))} {command(self.game, later[0])}", style="dim")
            )
        return lines

    def go_on(self) -> None:
        """Ask the learner while the lesson lasts, and nobody else."""
        if self.is_on:
            self.ask(LEARNER)
        else:
            super().go_on()

    def take(self, seat: int, action: Action) -> None:
        """Take an answer; while the lesson lasts only what it teaches, and then what others answer by its script."""
        step = self.lesson.step(self.match) if seat == LEARNER else None
        if step is not None and action in flow.options(self.match.state, LEARNER):
            self.lesson.expect(step, action)
        super().take(seat, action)
        for answer in step.others if step is not None else []:
            try:
                super().take(*self.lesson.parsed(answer))
            except LudothequeError:
                break  # the script does not fit any more: they think for themselves
        self._keep()

    def undo(self, seat: int) -> None:
        """Take back a whole step with all that followed it; afterwards as at any table."""
        if self.lesson.text(self.match) is None:
            super().undo(seat)
            return
        first = len(self.lesson.file.before)
        places = [place for place, answer in enumerate(self.match.answers) if answer.seat == LEARNER and place >= first]
        if not places:
            raise Refused(Objection(NOTHING_TO_UNDO, {}))
        self.match.rewind(places.pop())
        while places and not self.is_on:
            self.match.rewind(places.pop())
        self._renew(self.match)
        self._keep()

    def _keep(self) -> None:
        """Write down what is needed to go on later; nothing once the lesson is over."""
        if not self.is_on:
            self._kept.unlink(missing_ok=True)
            return
        self._kept.parent.mkdir(parents=True, exist_ok=True)
        self._kept.write_text(record.write(self.match), encoding="utf-8")

    def leave(self, reason: str) -> None:
        """Say how to go on later."""
        self.say(Text(reason))
        if self.is_on:
            self.console.print(f"{self._said(Text('terminal-lesson-later'))} {command(self.game, self.lesson.id)}")

    def _said(self, text: Text) -> str:
        return self.texts.say(self.language, text, self.names)
