"""Asking for a hint: as the entry it would add. Nothing here changes a table."""

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server.table.entries import HINT, Entry
from ludotheque.server.table.table import Table
from ludotheque.server.table.wavering import expect_patience


def expect_company_of_bots(table: Table) -> None:
    """Refuse hints where they would not be fair."""
    if table.sealed_until:
        raise Refused(Objection("hint-daily", {}))
    if not table.is_among_bots:
        raise Refused(Objection("hint-among-people", {}))


def ask_why(table: Table, seat: int, turn: int, person: str) -> list[Entry]:
    """Note that somebody asks why a bot has answered at a turn as it has: it is a hint like any other."""
    expect_company_of_bots(table)
    if table.story.hinted.get(seat) == -turn:
        return []
    expect_patience(table, seat)
    return [table.entry(HINT, seat, str(-turn), person=person)]


def ask(table: Table, seat: int, number: int, person: str) -> list[Entry]:
    """Note that somebody wants a hint for a question, once; from then on the game tells nothing of strength.

    Among people everybody plays by themselves, and the deal of a day is tried by all alike.
    """
    expect_company_of_bots(table)
    if not table.waits_for(seat) or number != table.playing.number(seat):
        raise Refused(Objection("stale", {}))
    if table.story.hinted.get(seat) == number:
        return []
    expect_patience(table, seat)
    return [table.entry(HINT, seat, str(number), person=person)]
