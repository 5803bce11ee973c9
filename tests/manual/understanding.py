"""How well a game is understood from its texts alone: `python -m tests.manual.understanding DEALS UNMARKED` tells.

A Reader gets the pages of rules and the lessons as text, and the table as the terminal shows it, and answers. Twice:
as things are, and with what is possible and what is not in one unmarked list, so that only reading tells them apart.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from io import StringIO
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from ludotheque.engine.lesson import LEARNER, Lesson, fits, lessons_of
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games import all_games, game_named
from ludotheque.lab import drill
from ludotheque.lab.kit.lessons import MOST_WORDS, read_first
from ludotheque.terminal.play import Terminal, usual_seats
from ludotheque.terminal.rules import show_rules
from tests.manual.reader import KEYS, Reader
from tests.manual.terms import everyday, terms, unexplained
from tests.terminal.session import lesson_session, session, typing

TURNS = 10
"""How many turns are watched: runs of answers that nobody else interrupts."""
MOST = 120
"""How many answers, at most: more than ten turns take in any game."""


@dataclass
class Reading:
    """What came of some turns."""

    answers: int = 0
    turns: int = 0
    refused: int = 0
    told: list[str] = field(default_factory=list)
    """What was refused, and why."""


@lru_cache
def pages(game: str, language: str) -> list[str]:
    """Give all there is to read about a game as text: its rules, and its lessons."""
    found, console = game_named(game), Console(width=10_000, highlight=False, color_system=None)
    with console.capture() as rules:
        show_rules(console, found, "", language)
    return [rules.get(), *("\n".join(_told(lesson, language)) for lesson in lessons_of(found).values())]


def _told(lesson: Lesson, language: str) -> Iterator[str]:
    """Tell a lesson: what it says, asks, and takes for an answer, and what it says to others."""
    game, match = lesson.game, lesson.begun()
    yield from (game.say(language, f"lesson-{lesson.id}{part}") for part in ("", ".goal", ".next"))
    for step in lesson.file.steps:
        names = game.names(match.state, language, ["Ada", "Bo", "Cleo", "Dan"])
        scene = game.texts.builtins(match.scene(LEARNER), language, names)
        option = next(
            one for one in scene["options"] if any(fits(how, game.actions.parse(one["action"])) for how in step.allow)
        )
        text = lesson.text(match)
        assert text is not None, f"a step of {lesson.id} says nothing"
        yield f"{game.texts.say(language, text, names)} {scene['prompt']} {option['label']}"
        yield from (game.say(language, f"no-lesson-{lesson.id}-{word}") for word in step.instead.values())
        match.play(LEARNER, game.actions.parse(option["action"]))
        for answer in step.others:
            match.play(*lesson.parsed(answer))


class Watch:
    """Sits between a Reader and the keyboard, counts what is refused, and ends it after some turns."""

    def __init__(self, reader: Reader | None, luck: random.Random, turns: int, *, is_marked: bool) -> None:
        """Watch a reader, or somebody who guesses; what is possible may be marked, as it is, or not."""
        self.reading = Reading()
        self._reader = reader
        self._luck = luck
        self._turns = turns
        self._is_marked = is_marked
        self._read = 0

    def __call__(self, terminal: Terminal) -> str:
        """Give what the reader types for the question on the screen."""
        assert isinstance(terminal.console.file, StringIO), "somebody else's screen"
        text = terminal.console.file.getvalue()
        screen, self._read = "\n".join(line.rstrip() for line in text[self._read :].splitlines()), len(text)
        self.reading.turns = self._turns_of(terminal)
        if self.reading.answers >= MOST or self.reading.turns >= self._turns:
            return ""
        self.reading.answers += 1
        return self._marked(terminal, screen) if self._is_marked else self._unmarked(terminal, screen)

    @staticmethod
    def _turns_of(terminal: Terminal) -> int:
        seats = [answer.seat for answer in terminal.match.answers]
        return sum(before == 0 and after != 0 for before, after in pairwise(seats))

    def _marked(self, terminal: Terminal, screen: str) -> str:
        """Let the screen be read as it is; a line that is no answer counts as refused, another one is given then."""
        assert self._reader is not None
        typed = self._reader.answer(screen)
        options = terminal.desk.menu.options
        if typed in options:
            return typed
        self._refused(typed, screen)
        return next(iter(options))

    def _unmarked(self, terminal: Terminal, screen: str) -> str:
        """Offer what is possible and what is not in one list, until something possible is chosen."""
        menu = terminal.desk.menu
        rows = [*menu.options.items(), *menu.refusals.items()]
        self._luck.shuffle(rows)
        head = KEYS.sub("", screen[: screen.rindex(f"\n  {next(iter(menu.options))} ")])
        while True:
            offered = "".join(f"\n  {number}  {row['label']}" for number, (_, row) in enumerate(rows, 1))
            chosen = (
                self._luck.randint(1, len(rows)) if self._reader is None else int(self._reader.answer(head + offered))
            )
            key, row = rows.pop(chosen - 1)
            if key in menu.options:
                return key
            self._refused(row["label"], row["text"])
            if self._reader is not None:
                self._reader.refuse(row["label"])

    def _refused(self, label: str, why: str) -> None:
        self.reading.refused += 1
        self.reading.told.append(f"{label}: {why}")


def watched(game: str, language: str, seed: int, who: str, *, is_marked: bool, turns: int = TURNS) -> Reading:
    """Watch first turns: of a `reader`, of one with common `sense` who has read nothing, of one who can but `guess`."""
    luck = random.Random(f"{game} {seed} {who}")
    read = {"reader": pages(game, language) if who == "reader" else [], "sense": []}
    reader = Reader(read[who], luck) if who in read else None
    watch = Watch(reader, luck, turns, is_marked=is_marked)
    seats = ["me", *["random"] * (len(usual_seats(game_named(game))) - 1)]
    session(game, watch, seats=seats, language=language, seed=seed, width=200, height=10_000)
    return watch.reading


def words_first(lesson: Lesson, language: str) -> tuple[int, int]:
    """Count what is read before the first decision of a lesson: on its card in the browser, and in the terminal."""
    card = _count(read_first(lesson, lesson.begun(), language))
    with TemporaryDirectory() as folder:
        room = lesson_session(lesson, typing(), Path(folder) / "kept", language=language, width=10_000)
    said = room.console.text.partition("\n>")[0].splitlines()
    told = [line for line in said if line[:1] not in "╭│╰ "]
    return card, sum(_count(line) for line in told)


def _count(text: str) -> int:
    """Count words; a sign that stands alone, as in French, is none."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


PAGE = Path(__file__).parents[2] / "docs" / "drills" / "understanding.md"
WORDS = """\
# What can be understood from the texts alone

{made}

"A bot that knows nothing but lessons and rules pages as text makes no refused move in its first ten turns; number of
words before the first move under {words}; every term used is explained within one click":

| demanded | measured | |
|---|---|---|
{verdicts}

What this shows, and what it does not, stands below: on the screen as it is, what is not possible is marked, so that no
refused move means that the screen can be read without mistake. That pages alone, without marks, keep somebody from
impossible answers is **not shown**, and not demanded: see *unmarked*.

A stand-in for people who have never seen a game. The *reader* (`tests/manual/reader.py`) is a program that gets the
rules page and the lessons of a game as text, and the table as the terminal prints it, and nothing else: it imports
nothing of the house and never sees a rule, a state or an action. It looks which sentences of its pages speak of the
question and of an answer, takes sentences with a "not" as a warning, does not pay more than its own panel says it
has, and likes to try what it has not done yet. Watched are the first {turns} turns (a turn ends when somebody else
answers; at most {most} answers), with {seeds} deals of each game in each language ({unmarked} where nothing is marked),
at the usual number of seats against bots that play at random. A game that is over before its tenth turn ends there.

* **refused**: on the screen as it is, where what is not possible is marked and can be asked about. This must be none.
  It shows that what is typed for an answer can be read off the screen without mistake; it does not show that anything
  is understood.
* **unmarked**: the same, but what is possible and what is not stand in one list without marks, and no piece shows
  what one types for it. Here only reading helps. Beside the reader: the same program with no pages (*sense*), and
  somebody who takes any line (*guess*). Refused moves for 100 answers; one question can be refused several times.
  Nothing is demanded here. Where the reader is no better than sense, looking for words in sentences does not carry what
  the rules say, and a few deals are few: read large differences only.

| game | language | turns | answers | refused | unmarked: guess | sense | reader |
|---|---|---|---|---|---|---|---|
{rows}

**Words before the first move**, from the click on a lesson: title, goal, first sentence and question; in the terminal
also its own lines, without the table. All must be fewer than {words}.

| lesson | en | fr | terminal en | terminal fr |
|---|---|---|---|---|
{lessons}

**Words that are explained.** On a rules page every word of the glossary that is used below a heading is a link to its
paragraph there, and hovering says what it means (`tests/manual/test_words.py`, all pages); at a table the glossary and
the legend are one key away (`?`), and `rules WORD` in the terminal. What belongs there: of
the words in questions, answers, lessons and cards of the guide, those that neither
another game nor the house uses are special. A special word is a term that has an entry in the glossary, the legend, a
heading of the rules or the components (`rules WORD`, `legend` or `look` in the terminal, the help sheet and the rules
page in the browser), or it is listed as everyday in `tests/manual/everyday.toml`; anything else fails
`tests/manual/test_understanding.py`. A term that two games share is not noticed by this.

| game | special, en | of them everyday | special, fr | of them everyday |
|---|---|---|---|---|
{terms}
"""


def page(seeds: int, unmarked: int) -> str:
    """Measure everything, and write it down."""
    games = list(all_games())
    lessons = [lesson for game in games for lesson in lessons_of(game_named(game)).values()]
    marked = {(game, language): _marked(game, language, seeds) for game in games for language in LANGUAGES}
    return WORDS.format(
        made=drill.made_by(f"python -m tests.manual.understanding {seeds} {unmarked}"),
        verdicts="\n".join(_verdicts([one for found in marked.values() for one in found], lessons)),
        turns=TURNS,
        most=MOST,
        seeds=seeds,
        unmarked=unmarked,
        words=MOST_WORDS,
        rows="\n".join(_row(game, language, found, unmarked) for (game, language), found in marked.items()),
        lessons="\n".join(_lesson_row(lesson) for lesson in lessons),
        terms="\n".join(_terms_row(game) for game in games),
    )


def _verdicts(marked: list[Reading], lessons: list[Lesson]) -> Iterator[str]:
    refused, answers = sum(one.refused for one in marked), sum(one.answers for one in marked)
    most = max(max(words_first(lesson, language)) for lesson in lessons for language in LANGUAGES)
    unknown = sum(len(unexplained(game, language)) for game in all_games() for language in LANGUAGES)
    turns = sum(one.turns for one in marked)
    yield (
        f"| no refused move in ten turns | {refused} refused of {answers} answers in {turns} turns, {len(marked)} "
        f"deals of all games in both languages | {_verdict(refused == 0)} |"
    )
    yield f"| fewer than {MOST_WORDS} words before the first move | at most {most} | {_verdict(most < MOST_WORDS)} |"
    yield f"| every term is explained within one click | {unknown} are not | {_verdict(unknown == 0)} |"


def _verdict(is_passed: bool) -> str:
    return "**passed**" if is_passed else "**not passed**"


def _marked(game: str, language: str, seeds: int) -> list[Reading]:
    return [watched(game, language, seed, "reader", is_marked=True) for seed in range(seeds)]


def _row(game: str, language: str, marked: list[Reading], unmarked: int) -> str:
    sums = (sum(getattr(one, what) for one in marked) for what in ("turns", "answers", "refused"))
    cells = [game, language, *map(str, sums)]
    for who in ("guess", "sense", "reader"):
        found = [watched(game, language, seed, who, is_marked=False) for seed in range(unmarked)]
        cells.append(f"{100 * sum(one.refused for one in found) / sum(one.answers for one in found):.0f}")
    return f"| {' | '.join(cells)} |"


def _lesson_row(lesson: Lesson) -> str:
    (card, told), (carte, dits) = (words_first(lesson, language) for language in ("en", "fr"))
    return f"| {lesson.game.id}, {lesson.id} | {card} | {carte} | {told} | {dits} |"


def _terms_row(game: str) -> str:
    cells = [str(number) for language in ("en", "fr") for number in (terms(game, language), everyday(game, language))]
    return f"| {game} | {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(int(sys.argv[1]), int(sys.argv[2])), encoding="utf-8")
