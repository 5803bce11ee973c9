"""How long bots of each level think, and how long one waits for them, at a single table and at many at once."""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import ClassVar

from ludotheque.bots.levels import bot_named
from ludotheque.bots.random import RandomBot
from ludotheque.bots.view import see_next, unpack
from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.opponents import LEVELS
from ludotheque.engine.state import State
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import seed_of
from ludotheque.lab.drills import Drill, Plain, registered

APART = 3
"""How many answers further each table is than the one before."""
FARTHEST = 60


def thought(game: str, seat: int, bot: str, packed: bytes, seed: int) -> tuple[str, float]:
    """Answer in a process of one's own, as at a table; say how many seconds of a core it took."""
    view = unpack(game_named(game), seat, packed)
    started = time.process_time()
    action = bot_named(bot).choose(view, RandomChance(seed))
    return action.text, time.process_time() - started


def ready(game: str) -> str:
    """Have a game read, so that the first answer takes no longer than others."""
    return game_named(game).id


class Table:
    """A table in the middle of a game, at which a bot is asked again and again."""

    def __init__(self, game: str, seats: int, bot: str, seed: int, number: int) -> None:
        self.game = game_named(game)
        self.bot = bot
        self.luck = RandomChance(seed_of(seed, number))
        self.minds: list[Chance] = [RandomChance(seed_of(seed, number, seat)) for seat in range(seats)]
        self.s: State = self.game.start(seats, {}, self.luck)
        for _ in range(APART * number % FARTHEST):
            if not self.s.end:
                view = see_next(self.game, self.s, self.minds)
                self.play(view.seat, RandomBot().choose(view, self.luck).text)
        self.seat = 0
        self.asked = 0.0
        self.answers = 0

    def play(self, seat: int, action: str) -> None:
        """Carry an answer out."""
        flow.play(self.s, seat, self.game.actions.parse(action), self.luck)

    def ask(self, pool: ProcessPoolExecutor) -> "Future[tuple[str, float]]":
        """Ask a bot about the next question; where there is but one answer, none is asked."""
        view = see_next(self.game, self.s, self.minds)
        self.seat, self.asked = view.seat, time.monotonic()
        self.answers += 1
        seed = seed_of(self.answers, self.luck.used)
        return pool.submit(thought, self.game.id, view.seat, self.bot, view.pack(), seed)


def under_load(tables: list[Table], answers: int, processes: int) -> Iterator[tuple[float, float]]:
    """Let every table ask so often, all at once; give how long each bot thought, and how long one waited for it."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for begun in [pool.submit(ready, tables[0].game.id) for _ in range(processes)]:
            begun.result()
        asked = {table.ask(pool): table for table in tables if not table.s.end}
        while asked:
            for future in wait(asked, return_when=FIRST_COMPLETED).done:
                table = asked.pop(future)
                action, seconds = future.result()
                yield seconds, time.monotonic() - table.asked
                table.play(table.seat, action)
                if table.answers < answers and not table.s.end:
                    asked[table.ask(pool)] = table


@registered
class Thinking(Drill):
    """The drill `thinking`; a piece is one level: "game seats level tables answers seed"."""

    name = "thinking"
    about = (
        "Tables in the middle of games ask bots of a level at once, as a house does: the bots think in as many "
        "processes as it has cores, but one. Thinking is what one answer takes of a core, waiting what passes at the "
        "table from question to answer, on a machine that may do other things besides. Wanted: nobody thinks for more "
        "than two seconds."
    )
    longest: ClassVar = 2.0

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--tables", default="1,50", help="how many at once")
        parser.add_argument("--answers", type=int, default=2, help="at each table")

    def pieces(self, told: Plain) -> list[str]:
        games = [game_named(told["game"])] if told["game"] else list(all_games().values())
        return [
            f"{game.id} {seats} {level} {tables} {told['answers']} {told['seed']}"
            for game in games
            for seats in sorted({max(2, min(game.seats)), max(game.seats)})
            for level in range(1, LEVELS + 1)
            for tables in str(told["tables"]).split(",")
        ]

    def carry_out(self, piece: str) -> Plain:
        game, seats, level, count, answers, seed = piece.split()
        bot = f"level:{level}"
        tables = [Table(game, int(seats), bot, int(seed), number) for number in range(int(count))]
        found = list(under_load(tables, int(answers), max(1, (os.cpu_count() or 2) - 1)))
        return {"thinking": sorted(one for one, _ in found), "waiting": sorted(one for _, one in found)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        heads = "game", "seats", "level", "its bot", "tables", "answers", "thinking", "longest", "waiting", "longest"
        lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
        for piece in self.pieces(told):
            if piece in done and done[piece]["thinking"]:
                game, seats, level, tables, _, _ = piece.split()
                times = [
                    f"{values[place]:.3f} s"
                    for values in (done[piece]["thinking"], done[piece]["waiting"])
                    for place in (len(values) // 2, -1)
                ]
                bot = game_named(game).opponents.bot(int(level), int(seats))
                cells = (game, seats, level, bot, tables, str(len(done[piece]["thinking"])), *times)
                lines.append(f"| {' | '.join(cells)} |")
        return [*lines, "", f"Medians, and the longest; {os.cpu_count()} cores."]

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(max(one["thinking"], default=0.0) <= self.longest for one in done.values())
