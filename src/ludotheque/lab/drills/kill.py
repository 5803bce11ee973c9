"""Kill processes in the middle of play, again and again: nothing that was acknowledged may be lost, nothing doubled."""

import argparse
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from ludotheque.engine import record
from ludotheque.engine.chance import RandomChance
from ludotheque.games import all_games, game_of
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.guest import Guest
from ludotheque.lab.parts import Nats, Postgres
from ludotheque.lab.serving import Process, Serving, Working

KINDS = ("sqlite", "postgresql", "processes")
KILLS = 10
"""How many of them a piece of the drill has."""
PATIENCE = 300.0
"""Seconds without a word after which a game stands still; a busy machine takes its time."""
CUT = (OSError, WebSocketException, HTTPException, EOFError)
Thing = TypeVar("Thing")


@registered
class Kill(Drill):
    """Kill processes in the middle of play."""

    name = "kill"
    about = (
        "People play at three tables of different games, and come back with the click that was not acknowledged "
        "whenever they are cut off. At random moments a process is ended by `kill -9` and started again: the server, "
        "on SQLite and on PostgreSQL; or one of two servers and a worker on PostgreSQL and NATS, where the people of "
        "one table sit at different servers. `--games` counts the kills of each kind."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))

    def pieces(self, told: Plain) -> list[str]:
        rounds = range(-(-told["games"] // KILLS))
        return [f"{kind} {told['seed']} {number}" for kind in told["kinds"] for number in rounds]

    def carry_out(self, piece: str) -> Plain:
        kind, seed, number = piece.split()
        return kill_often(kind, KILLS, int(seed) * 100_003 + int(number))

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        lines = [
            "| processes | kills | answers acknowledged | lost | doubled | games finished, their records replayed |",
            "|---|---|---|---|---|---|",
        ]
        for kind in told["kinds"]:
            results = [result for piece, result in done.items() if piece.startswith(f"{kind} ")]
            total = {what: sum(result[what] for result in results) for what in results[0]}
            lines.append(
                f"| {kind} | {total['kills']} | {total['acknowledged']:,} | {total['lost']} | {total['doubled']} | "
                f"{total['finished']} |"
            )
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(
            result["lost"] == result["doubled"] == 0 and result["acknowledged"] > 0 and result["finished"] > 0
            for result in done.values()
        )


def kill_often(kind: str, kills: int, seed: int, tables: int = 3) -> Plain:
    """Play and kill; then let everybody finish, open every table, replay every record, and look into the log."""
    luck = RandomChance(seed)
    with ExitStack() as held:
        house = _House(kind, held)
        parties = [_Party(house, number, seed) for number in range(tables)]
        for party in parties:
            party.start()
        for _ in range(kills):
            time.sleep(0.05 + luck.pick("moment", 1000) / 1000)
            process = house.processes[luck.pick("process", len(house.processes))]
            process.kill()
            process.start()
        house.is_closing.set()
        for party in parties:
            party.join()
        for party in parties:
            if party.trouble is not None:
                raise party.trouble
        players = [player for party in parties for player in party.players]
        clicks = [click for player in players for click in player.clicks]
        stored = stored_clicks(house.database)
        return {
            "kills": kills,
            "acknowledged": len(clicks),
            "lost": sum(click not in stored for click in clicks),
            "doubled": sum(count > 1 for count in stored.values()),
            "finished": sum(party.finished for party in parties),
        }


class _House:
    """The processes that are killed, and what they stand on."""

    def __init__(self, kind: str, held: ExitStack) -> None:
        self.is_closing = threading.Event()
        self.is_shared = kind == "processes"
        nats = ""
        if kind == "sqlite":
            folder = held.enter_context(tempfile.TemporaryDirectory())
            where: Path | str = Path(folder)
        else:
            postgres = Postgres()
            held.callback(postgres.close)
            where = postgres.url
            if self.is_shared:
                parts = Nats()
                held.callback(parts.close)
                nats = parts.url
        self.servers = [Serving(where, nats=nats) for _ in range(2 if self.is_shared else 1)]
        self.database = self.servers[0].database
        self.processes: list[Process] = [*self.servers]
        if self.is_shared:
            self.processes.append(Working(self.database, nats))
        for process in self.processes:
            held.callback(process.stop)


class _Player:
    """Somebody who comes back whenever the line is cut, to the next server there is."""

    def __init__(self, house: _House, name: str, at: int, luck: RandomChance) -> None:
        self._house = house
        self._at = at
        self._luck = luck
        self.clicks: list[tuple[str, int, str]] = []
        """Table, seat and id of every answer that was acknowledged."""
        self.guest = self.insisting(lambda: Guest(self._address, name, PATIENCE))

    @property
    def _address(self) -> str:
        return self._house.servers[self._at % len(self._house.servers)].address

    def insisting(self, do: Callable[[], Thing]) -> Thing:
        """Try until nobody is killed meanwhile."""
        while True:
            try:
                return do()
            except TimeoutError:
                raise  # nobody was killed, and nothing happens: a game stands still
            except CUT:
                self._at += 1
                time.sleep(0.02)

    def ask(self, method: str, path: str, body: object = None) -> Plain:
        """Ask over HTTP until there is an answer."""
        return self.insisting(lambda: self.guest.walk_over(self._address).ask(method, path, body))

    def play(self, table: str) -> None:
        """Play a game to its end, through every cut."""
        guest = self.guest
        guest.acknowledged, guest.settled, guest.log, guest.scene = [], [], [], None
        self.insisting(lambda: self._play_until_cut(table))
        guest.leave()
        self.clicks += [(table, guest.seat or 0, click) for click in guest.settled]

    def _play_until_cut(self, table: str) -> None:
        guest = self.guest.walk_over(self._address)
        told = guest.log
        with suppress(*CUT):
            guest.leave()
        guest.attend(table)
        behind = [version for version, _ in guest.acknowledged if version > guest.version]
        assert not behind, f"table {table} is at {guest.version}, and {behind} were acknowledged"
        assert told == guest.log[: len(told)], f"table {table} tells another story after a kill"
        guest.insist()
        guest.play_randomly(self._luck)


class _Party(threading.Thread):
    """People who play one game after the other at tables of their own."""

    def __init__(self, house: _House, number: int, seed: int) -> None:
        super().__init__(daemon=True)
        self._house = house
        self._games = list(all_games().values())[number:] + list(all_games().values())[:number]
        people = 2 if house.is_shared else 1
        self.players = [
            _Player(house, f"Guest {number}{k}", k, RandomChance(seed + 10 * number + k)) for k in range(people)
        ]
        self.finished = 0
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self._house.is_closing.is_set():
                self._play(self._games[self.finished % len(self._games)].id)
                self.finished += 1
        except BaseException as error:  # noqa: BLE001 - raised again by whoever waits for us
            self.trouble = error

    def _play(self, game: str) -> None:
        first, *others = self.players
        bots = max(1, min(all_games()[game].seats) - len(self.players))
        seats = ["me", *["open"] * len(others), *["bot:random"] * bots]
        table = first.ask("POST", "/api/tables", {"game": game, "seats": seats})["id"]
        for seat, other in enumerate(others, 1):
            answer = other.ask("POST", f"/api/tables/{table}/sit", {"seat": seat})
            assert "error" not in answer or answer["status"] == 409, answer  # 409: it was stored, and we cut off
        playing = [threading.Thread(target=self._let_play, args=(other, table)) for other in others]
        for one in playing:
            one.start()
        first.play(table)
        for one in playing:
            one.join()
        written = record.read(_complete_record(self._house.database, table))
        record.replay(game_of(written), written)

    def _let_play(self, player: _Player, table: str) -> None:
        try:
            player.play(table)
        except BaseException as error:  # noqa: BLE001 - the same
            self.trouble = error


def _complete_record(database: str, table: str) -> str:
    """Ask for a record as whoever runs the house may: what the rules keep secret for ever is in no other one."""
    command = [sys.executable, "-m", "ludotheque.cli", "record", "--database", database, "--", table]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own command


def stored_clicks(database: str) -> dict[tuple[str, int, str], int]:
    """Count how often each click is in the log."""
    engine = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as db:
        query = "SELECT table_id, seat, click, count(*) FROM entries WHERE click <> '' GROUP BY 1, 2, 3"
        found = {(table, seat, click): count for table, seat, click, count in db.execute(sa.text(query))}
    engine.dispose()
    return found
