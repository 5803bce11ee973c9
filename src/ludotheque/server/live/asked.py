"""People who are asked something new at a table they do not look at: they may want to be reminded."""

from ludotheque.server.live.presence import Presence
from ludotheque.server.table.clock import LIVE, SLOW
from ludotheque.server.table.entries import PERSON
from ludotheque.server.table.table import Table


class AskedPeople:
    """Notices who is newly waited for; at live tables, and where somebody plays with bots and no clock, nobody is."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._waited_for = self._now()
        self._new: set[int] = set()

    def watch(self) -> None:
        """Look who is waited for after a change, and was not before."""
        before, self._waited_for = self._waited_for, self._now()
        self._new = self._waited_for - before

    def take(self) -> list[str]:
        """Name those whom the last change asks and who do not look, once."""
        new, self._new = self._new, set()
        return [self._table.seats[seat].person for seat in sorted(new - self._presence.here())] if new else []

    def _now(self) -> set[int]:
        table = self._table
        people = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]
        is_alone = len(people) < 2 and table.pace.kind != SLOW
        if table.pace.kind == LIVE or is_alone or table.course is not None:
            return set()
        return {number for number in people if table.waits_for(number)}
