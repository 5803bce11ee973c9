"""Fuzz test of the rules: every game, seat count and option, played to the end by random answers or by a bot."""

import argparse
from collections.abc import Iterator
from typing import ClassVar

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.game import Game
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import GameFailed, seed_of
from ludotheque.lab.drills import Drill, Plain, registered


@registered
class RandomGames(Drill):
    """The drill `random-games`; a piece is some games of one case: "game seats options bot seed first-number"."""

    name = "random-games"
    about = "Games to their end, everything that is conserved counted at every question: no error."
    sizes: ClassVar = (250, 10)
    """Games in a piece: with random answers, and with any other bot, which is slower."""

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--vary", default="", help="the options that are changed, as length,board; all if left out")
        parser.add_argument("--bots", default="random", help="the bot in every seat")

    def pieces(self, told: Plain) -> list[str]:
        cases = list(self._cases(told["game"], told["vary"].split(",") if told["vary"] else []))
        size = self._size(told["bots"])
        each = -(-told["games"] // (len(cases) * size))
        return [f"{case} {told['bots']} {told['seed']} {k * size}" for case in cases for k in range(each)]

    def carry_out(self, piece: str) -> Plain:
        name, seats, chosen, bot, seed, first = piece.split()
        game = game_named(name)
        options = dict(pair.split("=") for pair in chosen.split(",") if pair != "-")
        ends: dict[str, int] = {}
        answers = 0
        size = self._size(bot)
        for number in range(int(first), int(first) + size):
            try:
                end, count = _play(game, int(seats), options, bot, seed_of(seed, name, seats, chosen, number))
            except Exception as error:
                message = f"{piece}, game {number}: {type(error).__name__}: {error}"
                raise GameFailed(message) from error
            ends[end] = ends.get(end, 0) + 1
            answers += count
        return {"games": size, "answers": answers, "ends": ends, "reasons": list(game.end_reasons)}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = ["| game | seats | options | games | answers | ends |", "|---|---|---|---|---|---|"]
        rows: dict[str, Plain] = {}
        for piece, result in done.items():
            row = rows.setdefault(" ".join(piece.split()[:3]), {"games": 0, "answers": 0, "ends": {}})
            row["games"] += result["games"]
            row["answers"] += result["answers"]
            for end, count in result["ends"].items():
                row["ends"][end] = row["ends"].get(end, 0) + count
        for case, row in rows.items():
            name, seats, chosen = case.split()
            ends = ", ".join(f"{end} {count}" for end, count in sorted(row["ends"].items()))
            lines.append(f"| {name} | {seats} | {chosen} | {row['games']:,} | {row['answers']:,} | {ends} |")
        games, answers = (sum(row[what] for row in rows.values()) for what in ("games", "answers"))
        return [*lines, f"| all | | | {games:,} | {answers:,} | |"]

    def _size(self, bot: str) -> int:
        return self.sizes[bot != "random"]

    def _cases(self, wanted: str, varied: list[str]) -> Iterator[str]:
        """List cases as "game seats options": by default ("-"), and with one option changed, any or one of `varied`."""
        for game in [game_named(wanted)] if wanted else all_games().values():
            for seats in game.seats:
                yield f"{game.id} {seats} -"
                for option in game.options:
                    is_varied = not varied or option.id in varied
                    if is_varied and (not option.seats or seats in option.seats):
                        for value in option.values:
                            if value != option.default:
                                yield f"{game.id} {seats} {option.id}={value}"


def _play(game: Game, seats: int, options: dict[str, str], bot: str, seed: int) -> tuple[str, int]:
    """Play one game, and check that no piece is lost or made; give why it ended, and how many answers it took."""
    chance = RandomChance(seed)
    mind = bot_named(bot)
    s = game.start(seats, options, chance)
    conserved = game.conserved(s)
    answers = 0
    while not s.end:
        waiting = flow.waiting(s)
        seat = waiting[chance.pick("drill", len(waiting))]
        flow.play(s, seat, mind.choose(see(game, s, seat, chance), chance), chance)
        answers += 1
        assert answers <= game.longest, f"no end after {answers} answers"
        assert conserved == (now := game.conserved(s)), f"{conserved} became {now} at answer {answers}"
    assert s.end in game.end_reasons, f"{s.end} is no reason to end {game.id}"
    return s.end, answers
