"""Kill the server in the middle of play, again and again: nothing that was acknowledged may be lost."""

import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from ludotheque.engine.chance import Live
from ludotheque.games import all_games
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving

TABLES = 3


@registered
class Kill(Drill):
    """Kill the server in the middle of play."""

    name = "kill"
    about = (
        "Three people play against bots, each at a table of their own; the server is ended by `kill -9` at a random "
        "moment and started again: every acknowledged answer is there, and the games go on to their end."
    )

    def pieces(self, told: Plain) -> list[str]:
        return [f"{told['seed']} {number}" for number in range(told["games"])]

    def carry_out(self, piece: str) -> Plain:
        seed, number = piece.split()
        with tempfile.TemporaryDirectory() as folder:
            return kill_once(Path(folder), int(seed) * 100_003 + int(number))

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        total = {what: sum(result[what] for result in done.values()) for what in ("acknowledged", "stored", "lost")}
        return [
            "| kills | answers acknowledged before | versions found after | acknowledged and lost |",
            "|---|---|---|---|",
            f"| {len(done)} | {total['acknowledged']:,} | {total['stored']:,} | {total['lost']} |",
        ]

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(result["lost"] == 0 and result["acknowledged"] > 0 for result in done.values())


def kill_once(folder: Path, seed: int) -> Plain:
    """Play, kill, start again, compare, and play on to the end."""
    luck = Live(seed)
    serving = Serving(folder)
    guests = [Guest(serving.address, f"Guest {number}") for number in range(TABLES)]
    games = list(all_games().values())
    tables: list[str] = []
    for number, guest in enumerate(guests):
        game = games[number % len(games)]
        seats = ["me", *["bot:random"] * (max(2, game.seats[0]) - 1)]
        tables.append(guest.ask("POST", "/api/tables", {"game": game.id, "seats": seats})["id"])
        guest.attend(tables[-1])
    players = [threading.Thread(target=_play_until_cut, args=(guest, seed + k)) for k, guest in enumerate(guests)]
    for player in players:
        player.start()
    wanted = 1 + luck.pick("answers", 40)
    while all(len(guest.acknowledged) < wanted and not guest.is_over for guest in guests):
        time.sleep(0.002)
    serving.kill()
    for player in players:
        player.join()
    serving.start()
    counted = {"acknowledged": 0, "stored": 0, "lost": 0}
    try:
        for guest, table in zip(guests, tables, strict=True):
            before, told = [version for version, _ in guest.acknowledged], guest.log
            guest.attend(table)
            counted["acknowledged"] += len(before)
            counted["stored"] += guest.version
            counted["lost"] += sum(version > guest.version for version in before)
            assert told == guest.log[: len(told)], f"table {table} tells another story after the kill"
            guest.play_randomly(luck)
            guest.leave()
    finally:
        serving.stop()
    return counted


def _play_until_cut(guest: Guest, seed: int) -> None:
    with suppress(ConnectionClosed):
        guest.play_randomly(Live(seed))
    with suppress(ConnectionClosed):
        guest.leave()
