"""Lessons: a first turn on a prepared deal, at which only what is to be learnt counts as an answer.

A lesson is a match like any other. Nothing is kept about it: the step a learner has come to is the number of their
answers that stand, so that undo, another device and another process need only the log.
"""

import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import DealtChance
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import BadOption, LudothequeError, Refused
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Text
from ludotheque.engine.state import State

LEARNER = 0
"""The seat of whoever learns."""
NOT_HERE = "not-in-lesson"
"""What is said to an answer that the rules allow and the lesson does not, unless it says something better."""


class BadLesson(LudothequeError):
    """A lesson that cannot be played as it is written."""


class LessonStep(msgspec.Struct, forbid_unknown_fields=True):
    """One decision of a lesson; its sentence is `lesson-<lesson>-<id>` of the game's texts."""

    id: str
    asks: str
    """The question it belongs to, as the id of its text."""
    allow: list[str]
    """The answers that are taken: actions as a Record writes them; `bid *` stands for every bid."""
    on: list[str] = []
    """What it is about: ids of zones and pieces, with {me} and {other} for sides."""
    instead: dict[str, str] = {}
    """By answers that the rules allow and the lesson does not: the end of the text that is said to them, after
    `no-lesson-<lesson>-`."""
    rule: str = ""
    """The paragraph of the rules it rests on."""
    others: list[str] = []
    """What the others answer then: `1: bid 2`; and the learner, where a table answers for them unless they order
    otherwise."""


class LessonFile(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file writes it; it holds no words."""

    steps: list[LessonStep]
    minutes: int
    place: int = 1
    """Its place among the lessons of the game."""
    seats: int = 2
    options: dict[str, str] = {}
    deal: dict[str, str] | None = None
    """A position in the game's words; without one, the table is set up as usual."""
    luck: dict[str, list[int | str]] = {}
    """By label, the first outcomes as a Record writes them; whatever else is drawn follows from the lesson's name."""
    before: list[str] = []
    """Answers that lead to the first step."""
    teaches: list[str] = []
    """Cards of the guide that nobody needs after it."""


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: Game, name: str, file: LessonFile) -> None:
        self.game = game
        self.id = name
        self.file = file
        self._before = self._own(file.before)
        counts = [1 + self._own(step.others) for step in file.steps]
        self._until = [sum(counts[:place]) for place in range(len(counts))]
        """By step, how many answers of the learner come before it."""
        self._all = sum(counts)

    def chance(self) -> DealtChance:
        """Give its luck, which is always the same."""
        names = self.game.outcome_names
        deal = {label: [names(label).read(str(word)) for word in words] for label, words in self.file.luck.items()}
        return DealtChance(self._seed, deal)

    @property
    def _seed(self) -> str:
        return f"lesson {self.game.id} {self.id}"

    def begun(self) -> Match:
        """Lay out the table and play to the first step."""
        file = self.file
        match = Match(self.game, file.seats, file.options, self.chance(), self._position())
        for answer in file.before:
            match.play(*self.parsed(answer))
        return match

    def _position(self) -> State | None:
        if self.file.deal is None:
            return None
        options = self.game.checked_options(self.file.seats, self.file.options)
        s = self.game.position(self.file.seats, options, self.file.deal)
        flow.run_until_question(s, DealtChance(self._seed))
        return s

    def parsed(self, answer: str) -> tuple[int, Action]:
        """Read `1: bid 2`."""
        seat, _, action = answer.partition(": ")
        return int(seat), self.game.actions.parse(action)

    def _own(self, answers: list[str]) -> int:
        """Count the answers that are the learner's own: what a table would give for them, and the script gives."""
        return sum(self.parsed(answer)[0] == LEARNER for answer in answers)

    def _answered(self, match: Match) -> int:
        return sum(answer.seat == LEARNER for answer in match.answers) - self._before

    def taught(self, match: Match) -> int:
        """Count the answers of a match that are the lesson's, whoever gave them; what follows is free."""
        left = self._before + self._all
        for number, answer in enumerate(match.answers, 1):
            left -= answer.seat == LEARNER
            if left == 0:
                return number
        return len(match.answers)

    def place(self, match: Match) -> int:
        """Say how many steps are done."""
        answered = self._answered(match)
        return sum(until < answered for until in self._until)

    def step(self, match: Match) -> LessonStep | None:
        """Give the step a match has come to; none when the lesson is over, or does not fit what is asked."""
        answered = self._answered(match)
        asked = flow.decision(match.state, LEARNER)
        if asked is None or answered not in self._until:
            return None
        step = self.file.steps[self._until.index(answered)]
        return step if step.asks == question_id(asked.step) else None

    def expect(self, step: LessonStep, action: Action) -> None:
        """Refuse an answer that the rules allow and the lesson does not."""
        if any(fits(pattern, action) for pattern in step.allow):
            return
        word = next((word for pattern, word in step.instead.items() if fits(pattern, action)), "")
        raise Refused(Objection(f"lesson-{self.id}-{word}" if word else NOT_HERE, {}))

    # What is told, and what is pointed at.

    def text(self, match: Match) -> Text | None:
        """Give the sentence of the present step; after the last one, what to try next, until the next answer."""
        step = self.step(match)
        sides = self._sides(match.state)
        facts: Facts = {name: side for name, side in zip(("who", "whom"), sides, strict=True) if side != ""}
        if step is not None:
            return Text(f"lesson-{self.id}-{step.id}", facts)
        return Text(f"lesson-{self.id}.next", facts) if self._answered(match) == self._all else None

    def points(self, match: Match) -> list[str]:
        """List what the present step is about."""
        step = self.step(match)
        me, other = self._sides(match.state)
        return [] if step is None else [on.format(me=me, other=other) for on in step.on]

    def _sides(self, s: State) -> tuple[int | str, int | str]:
        """Give the learner's side and the first of the others."""
        other = next((side for side, seat in enumerate(s.seat_of) if seat != LEARNER), "")
        return s.seat_of.index(LEARNER), other


def fits(pattern: str, action: Action) -> bool:
    """Say whether a pattern stands for an answer."""
    return action.text == pattern or (pattern.endswith("*") and action.text.startswith(pattern[:-1]))


def read_lesson(game: Game, file: Path) -> Lesson:
    """Read a lesson from its file."""
    try:
        written = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), LessonFile)
        return Lesson(game, file.stem, written)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, LudothequeError, ValueError) as error:
        raise BadLesson(f"{game.id}/lessons/{file.name}: {error}") from error


@lru_cache(maxsize=64)
def lessons_of(game: Game) -> dict[str, Lesson]:
    """Read the lessons of a game, in their order; with components of somebody's own there are none."""
    if game.own_components:
        return {}
    found = [read_lesson(game, file) for file in sorted((game.folder / "lessons").glob("*.toml"))]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.file.place)}


def lesson_named(game: Game, name: str) -> Lesson:
    """Find a lesson of a game."""
    known = lessons_of(game)
    if name not in known:
        raise BadOption(f"{game.id} has no lesson {name[:40]!r}; it has: {', '.join(known) or 'none'}")
    return known[name]
