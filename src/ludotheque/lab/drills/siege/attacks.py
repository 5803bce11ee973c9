"""The attacks, a function each: to add one, write a function under `@attack` with its name.

An attack runs in a process of its own, comes from another address than honest people do, and goes on until its time is
over. It counts what came of it: `cut` (lines that were cut off), `refused`, `done`, and so on.
"""

import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.sync.client import ClientConnection

from ludotheque.lab.drills.siege.stranger import TROUBLE, Stranger

Attack = Callable[[Stranger], None]
ATTACKS: dict[str, Attack] = {}
A_LOT = 65_536
PING = b"\x89\x80\x00\x00\x00\x00"
LONG_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125


def attack(name: str) -> Callable[[Attack], Attack]:
    """Make an attack known under its name."""

    def register(function: Attack) -> Attack:
        ATTACKS[name] = function
        return function

    return register


@attack("headers")
def headers(stranger: Stranger) -> None:
    """A request whose headers never end."""
    stranger.pour(b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n" * (A_LOT // 6))


@attack("url")
def url(stranger: Stranger) -> None:
    """A request for an address that never ends."""
    stranger.pour(b"GET /", b"a" * A_LOT)


@attack("slow-headers")
def slow_headers(stranger: Stranger) -> None:
    """Many requests whose headers come letter by letter."""
    _hold(stranger, stranger.field.connections // 10, b"GET / HTTP/1.1\r\nHost: ", b"x")


@attack("idle")
def idle(stranger: Stranger) -> None:
    """Connections that say nothing, as many as there may be."""
    _hold(stranger, stranger.field.connections, b"", b"")


def _hold(stranger: Stranger, count: int, first: bytes, more: bytes) -> None:
    """Keep so many connections open, and open those anew that were cut off."""
    held: list[socket.socket] = []
    while stranger.is_on:
        with suppress(*TROUBLE):
            while len(held) < count and stranger.is_on:
                line = stranger.line()
                line.sendall(first)
                line.setblocking(False)
                held.append(line)
        held = [line for line in held if _holds(stranger, line, more)]
        time.sleep(0.2)
    for line in held:
        line.close()


def _holds(stranger: Stranger, line: socket.socket, more: bytes) -> bool:
    try:
        line.sendall(more)
        is_cut = line.recv(1_024) == b""
    except BlockingIOError:
        return True
    except OSError:
        is_cut = True
    if is_cut:
        stranger.counts["cut"] += 1
        line.close()
    return not is_cut


@attack("pings")
def pings(stranger: Stranger) -> None:
    """A socket that sends pings, empty and full ones, and reads no answer."""
    more = PING * (A_LOT // len(PING)) + LONG_PING * (A_LOT // len(LONG_PING))
    for _ in stranger.tries():
        with stranger.trouble(), stranger.deaf_line(stranger.table) as line:
            while stranger.is_on:
                line.sendall(more)
                stranger.counts["sent"] += len(more)


@attack("slow-reader")
def slow_reader(stranger: Stranger) -> None:
    """Sockets that ask for whole Scenes and read none."""
    asking = json.dumps({"type": "whole"}).encode()
    frame = struct.pack("!BB", 0x81, 0x80 | len(asking)) + bytes(4) + asking
    lines: list[socket.socket] = []
    for _ in stranger.tries():
        with stranger.trouble():
            if len(lines) < stranger.field.connections // 10:
                lines.append(stranger.deaf_line(stranger.table))
        for line in list(lines):
            try:
                line.sendall(frame)
                stranger.counts["sent"] += len(frame)
            except OSError:
                stranger.counts["cut"] += 1
                lines.remove(line)
                line.close()


@attack("rename")
def rename(stranger: Stranger) -> None:
    """Somebody who is refused a seat, and is called otherwise again and again."""
    for number, _ in enumerate(stranger.tries()):
        with stranger.trouble():
            if number % 50 == 0:
                stranger.ask("POST", f"/api/tables/{stranger.table}/sit", {"seat": 0})
            stranger.ask("PUT", "/api/me", {"name": f"Stranger {number}"})


@attack("undo")
def undo(stranger: Stranger) -> None:
    """Answer and take back, at a table of one's own, as often as one may."""
    table = ""
    for _ in stranger.tries():
        with stranger.trouble():
            if not table:
                opened = stranger.ask("POST", "/api/tables", {"game": "clocks", "seats": ["me"], "options": {}})
                table = opened.get("id", "")
            with stranger.attend(table) as line:
                to_and_fro(line, stranger.counts, lambda: stranger.is_on)


def to_and_fro(line: ClientConnection, counts: Counter[str], is_on: Callable[[], bool]) -> None:
    """Take back an answer whenever that may be done, else give one."""
    heard: dict[str, Any] = {"scene": None, "undo": False}
    clicks = counts.total()
    while is_on():
        while heard["scene"] is None or not (heard["undo"] or heard["scene"].get("options")):
            _note(heard, json.loads(line.recv(10)))
        clicks += 1
        said: dict[str, Any] = {"type": "undo", "id": f"u{clicks}"}
        if not heard["undo"]:
            number, action = heard["scene"]["number"], heard["scene"]["options"][0]["action"]
            said = {"type": "answer", "id": f"u{clicks}", "number": number, "action": action}
        line.send(json.dumps(said))
        while (message := json.loads(line.recv(10)))["type"] not in {"done", "refused"}:
            _note(heard, message)
        counts[message["type"]] += 1
        if message["type"] == "refused":
            time.sleep(0.05)
            heard["undo"] = False
            line.send(json.dumps({"type": "whole"}))
            heard["scene"] = None


def _note(heard: dict[str, Any], message: dict[str, Any]) -> None:
    if message["type"] == "scene":
        heard["scene"], heard["undo"] = message["scene"], message["undo"]
    elif message["type"] == "change":
        heard["undo"] = message["undo"]
        heard["scene"] = heard["scene"] | message["change"]
        for gone in message["change"].get("gone", []):
            heard["scene"].pop(gone, None)


@attack("bots")
def bots(stranger: Stranger) -> None:
    """Many tables of bots that think for long, at which nobody looks."""
    asked = 0
    for _ in stranger.tries():
        if asked < stranger.field.tables:
            with stranger.trouble():
                seats = ["bot:search-long"] * 4
                stranger.ask("POST", "/api/tables", {"game": "clocks", "seats": seats, "options": {}})
            asked += 1
        else:
            time.sleep(0.1)


@attack("requests")
def requests(stranger: Stranger) -> None:
    """Requests over many connections, as fast as they go."""
    asking = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    lines: list[socket.socket] = []
    for _ in stranger.tries():
        with stranger.trouble():
            if len(lines) < stranger.field.connections // 10:
                lines.append(stranger.line())
        for line in list(lines):
            try:
                line.sendall(asking)
                line.setblocking(False)
                is_cut = line.recv(A_LOT) == b""
            except BlockingIOError:
                continue
            except OSError:
                is_cut = True
            stranger.counts["cut" if is_cut else "done"] += 1
            if is_cut:
                lines.remove(line)
                line.close()
