"""Games to learn from: positions on the way, as tokens by side and as the hints see them, and how it ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ludotheque.bots.levels import bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import see_next
from ludotheque.engine import flow, learned
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.state import State
from ludotheque.engine.tokens import Tokens
from ludotheque.games import game_named
from ludotheque.lab.arena import GameFailed, seed_of
from ludotheque.lab.learning.plan import Plan

LOOKS: Final = 24
"""Positions of a game that are kept; more are much alike."""


@dataclass(frozen=True)
class Lesson:
    """What is played to learn from: who plays what, what is read of it, and what was learnt before."""

    game: str
    players: int
    bot: str
    seed: int
    odd: int
    """One answer of so many is any answer: what nobody would do is judged by a search as well."""
    plan: Plan
    options: Mapping[str, str] = field(default_factory=dict)
    learnt: str = ""
    """The weights the players judge by, as they are written to a file; empty for the plain hints."""

    def plain(self) -> dict[str, Any]:
        """Write it for another process."""
        return {**vars(self), "options": dict(self.options)}


def play_lessons(lesson: dict[str, Any], first: int, count: int) -> list[Any]:
    """Play some games to learn from; plain data in, plain data out."""
    described = Lesson(**lesson)
    game = game_named(described.game)
    return [play_lesson(game, described, number) for number in range(first, first + count)]


def play_lesson(game: Game, lesson: Lesson, number: int) -> dict[str, Any]:
    """Play one game: give positions, each with how far the game was, the hints' points and the tokens by side."""
    seeds = [seed_of(lesson.seed, number, who) for who in ("table", "pupil", *range(lesson.players))]
    luck, pupil, *minds = [RandomChance(seed) for seed in seeds]
    bots = [bot_named(lesson.bot) for _ in minds]
    if lesson.learnt:
        hints = learned.read(game, lesson.learnt, "the weights so far")[lesson.players]
        for bot in bots:
            if isinstance(bot, SearchBot):
                bot.hints = hints
    s = game.start(lesson.players, lesson.options, luck)
    kept: list[tuple[int, State]] = []
    answers = 0
    while not s.end:
        if game.hints is not None and game.hints.is_settled(s) and (s.is_open or not s.lanes):
            kept.append((answers, s.clone()))
        thinking: list[Chance] = list(minds)
        view = see_next(game, s, thinking)
        if lesson.odd and pupil.pick("odd", lesson.odd) == 0:
            action = view.options[pupil.pick("any", len(view.options))]
        else:
            action = bots[view.seat].choose(view, minds[view.seat])
        flow.play(s, view.seat, action, luck)
        answers += 1
        if answers > game.longest:
            raise GameFailed(f"{game.id}: no end after {answers} answers")
    while len(kept) > LOOKS:
        kept.pop(pupil.pick("forget", len(kept)))
    return told(game, lesson, kept, s, answers)


def told(game: Game, lesson: Lesson, kept: list[tuple[int, State]], end: State, answers: int) -> dict[str, Any]:
    """Tell a game as plain data."""
    assert game.hints is not None, "nothing is added to hints that are not there"
    tokens = Tokens(lesson.plan, lesson.players)
    sides = range(lesson.players)
    positions = [
        [
            round(when / answers, 3),
            [round(points, 3) for points in game.hints.evaluate_all(s, lesson.players)],
            [tokens.of(s, side) for side in sides],
        ]
        for when, s in kept
    ]
    return {
        "positions": positions,
        "points": [score.points for score in game.scores(end)][: lesson.players],
        "ranks": game.ranks(end)[: lesson.players],
    }
