"""Taking back, by consent, what lies behind a barrier: as the entries it would add. Nothing here changes a table."""

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.match import NOTHING_TO_UNDO
from ludotheque.server.table.entries import AGREE, ASK_REWIND, DECLINE, PERSON, REWIND, Entry
from ludotheque.server.table.story import RewindRequest
from ludotheque.server.table.table import Table
from ludotheque.server.table.wavering import expect_patience


def ask(table: Table, seat: int, click: str, person: str) -> list[Entry]:
    """Ask everybody to take back one's last answer, with all that followed it.

    It is the last one that everybody has seen: that somebody asks must not tell what they have done in private.
    """
    if table.sealed_until:
        raise Refused(Objection("daily-once", {}))
    answers = zip(table.playing.answers, table.story.seen, strict=True)
    places = [place for place, (answer, is_seen) in enumerate(answers) if answer.seat == seat and is_seen]
    if not places or table.is_over:
        raise Refused(Objection(NOTHING_TO_UNDO, {}))
    expect_patience(table, seat)
    asking = table.entry(ASK_REWIND, seat, str(places[-1]), click=click, person=person)
    return [asking, *_rewound(table, seat, {seat}, places[-1])]


def agree(table: Table, seat: int, click: str, person: str) -> list[Entry]:
    """Agree to what is asked for."""
    asked = _asked_of(table, seat)
    agreed = table.entry(AGREE, seat, click=click, person=person)
    return [agreed, *_rewound(table, asked.seat, {*asked.agreed, seat}, asked.answers)]


def decline(table: Table, seat: int, click: str, person: str) -> list[Entry]:
    """Do not agree; whoever asked may also withdraw it."""
    if table.rewinding is None:
        raise Refused(Objection("nothing-asked", {}))
    return [table.entry(DECLINE, seat, click=click, person=person)]


def _asked_of(table: Table, seat: int) -> RewindRequest:
    if table.rewinding is None or seat in table.rewinding.agreed:
        raise Refused(Objection("nothing-asked", {}))
    return table.rewinding


def _rewound(table: Table, seat: int, agreed: set[int], answers: int) -> list[Entry]:
    """Rewind once every person at the table has agreed, also one who is stood in for; bots do not mind."""
    people = {number for number, sitting in enumerate(table.seats) if sitting.kind == PERSON}
    return [table.entry(REWIND, seat, str(answers), later=1)] if people <= agreed else []
