"""How often somebody may change their mind: a log keeps all of it, and whoever opens the table reads it again."""

from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.server.table.table import Table

ALLOWANCE, PER_ANSWER = 100, 3
"""So often at any table, and so often more for every answer that stands: more than anybody needs who plays."""


def expect_patience(table: Table, seat: int) -> None:
    """Refuse if a seat has changed its mind too often already."""
    given = 0 if table.match is None else sum(answer.seat == seat for answer in table.match.answers)
    if table.wavered[seat] >= ALLOWANCE + PER_ANSWER * given:
        raise Refused(Objection("wavered-enough", {}))
