"""Outlook: what would be different for a seat after an answer, seen by comparing two pictures of the table."""

from contextlib import suppress
from typing import Final

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import OutcomeNeeded, ScriptedChance
from ludotheque.engine.scene import Piece, Scene, Zone
from ludotheque.engine.state import State

COUNTED: Final = ("token", "meeple")
"""Kinds of a piece that stand for so many of something."""
NOTED: Final = "note"
POINTS: Final = "points"


def play_until_luck(world: State, seat: int, action: Action) -> None:
    """Take an answer in a world of its own, up to any luck."""
    with suppress(OutcomeNeeded):
        flow.play(world, seat, action, ScriptedChance([]))


def counts(scene: Scene, seat: int) -> dict[str, int]:
    """Count what a seat has of everything that is counted: its points, what its standing says, what lies before it."""
    found: dict[str, int] = {}
    for standing in scene.standings:
        if standing.seat == seat:
            if standing.points is not None:
                found[POINTS] = standing.points
            found |= {symbol: number for symbol, number, _ in standing.facts}
    for piece in _own(scene):
        tokens = _only_line(piece)
        if piece.kind in COUNTED and len(tokens) == 2 and tokens[0].isdigit() and piece.id.endswith(f".{tokens[1]}"):
            found[tokens[1]] = int(tokens[0])
    return found


def changes(before: Scene, after: Scene, seat: int) -> list[list[str]]:
    """List what is different for a seat, each as tokens: `−2 gear`; of a note all that it says now."""
    had, has = counts(before, seat), counts(after, seat)
    moved = {symbol: number - had.get(symbol, number) for symbol, number in has.items()}
    found = [[_signed(number), symbol] for symbol, number in moved.items() if number]
    noted = {piece.id: _only_line(piece) for piece in _own(before) if piece.kind == NOTED}
    notes = [(piece.id, _only_line(piece)) for piece in _own(after) if piece.kind == NOTED]
    return [*found, *[line for name, line in notes if line and noted.get(name, line) != line]]


def appeared(before: Scene, after: Scene) -> list[tuple[str, Piece]]:
    """List what lies on one's own pieces now and was not there before: the piece it lies on, and what lies there."""
    there = {piece.id for piece in _own(before)}
    return [
        (piece.id, child)
        for piece in _own(after)
        if piece.id in there
        for child in piece.children
        if child.id not in there and not child.children
    ]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _own(scene: Scene) -> list[Piece]:
    waiting: list[Zone | Piece] = [zone for zone in scene.zones if zone.role == "own"]
    found: list[Piece] = []
    while waiting:
        node = waiting.pop()
        if isinstance(node, Piece):
            found.append(node)
        waiting += node.children
    return found


def _only_line(piece: Piece) -> list[str]:
    return piece.face.lines[0] if piece.face is not None and len(piece.face.lines) == 1 else []
