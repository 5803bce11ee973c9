"""Time travel: a table as it was, a new table that begins there, and Records brought in from elsewhere."""

import asyncio
from collections.abc import Callable

from ludotheque.engine import codec, flow, record, replay
from ludotheque.engine.chance import Live
from ludotheque.engine.errors import BadRecord, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Wire
from ludotheque.engine.state import NOBODY
from ludotheque.games import game_named
from ludotheque.server.schema import ANSWER, START, Entry
from ludotheque.server.table import Table

MOST_LINES = 30_000
A_FEW = 20
"""So many answers are played again in one go."""


async def moment(table: Table, seat: int | None, turn: int, language: str) -> Wire:
    """Show a viewer the table as he saw it after so many turns; others need not wait until it is played so far."""
    match = table.playing
    last = replay.turns(match)
    turn = min(max(turn, 0), last)
    if turn == last:
        scene = table.scene(seat, language) or {}
        for name in ("prompt", "options", "refusals", "question"):
            scene.pop(name, None)
    else:
        way = replay.up_to(match, turn)
        s = next(way)
        for number, _ in enumerate(way):
            if number % A_FEW == 0:
                await asyncio.sleep(0)
        scene = table.picture(s, seat, language)
    return {"turn": turn, "of": last, "scene": scene}


def forked(table: Table, seat: int | None, turn: int) -> str:
    """Imagine how a table could have been after so many turns, by what a seat knew; written as a State."""
    if seat is None and not table.is_over:
        raise Refused(Objection("not-seated", {}))
    s = replay.after(table.playing, turn)
    if s.end:
        raise Refused(Objection("is-over", {}))
    world = table.game.imagine(s, NOBODY if seat is None else seat, Live())
    asked = flow.waiting(world)
    # Counted anew: how often somebody was asked tells how much he has done in private.
    world.asked = [int(one in asked) for one in range(len(world.asked))]
    return codec.encode(world).decode()


def brought_in(text: str, has_begun_with: Callable[[str, str], bool]) -> tuple[Match, list[Entry]]:
    """Read a Record of a finished game; give the match, and the log of a table that tells it.

    One that begins with a State is read only if a table here `has_begun_with` it: a State that somebody has made up
    can break any rule, and keep us busy for ever.
    """
    if text.count("\n") > MOST_LINES:
        raise BadRecord(MOST_LINES, "the record is too long")
    read = record.read(text)
    game = game_named(read.game)
    if read.start and not has_begun_with(game.id, read.start):
        raise BadRecord(0, "a record that begins in the middle of a game is brought in only where it was played")
    match = record.replay(game, read)
    if not match.state.end:
        raise BadRecord(0, "only a finished game can be brought in")
    first = Entry(0, START, action=read.start, outcomes=match.first_outcomes)
    answers = [
        Entry(number, ANSWER, answer.seat, answer.action.text, answer.outcomes)
        for number, answer in enumerate(match.answers, 1)
    ]
    return match, [first, *answers]
