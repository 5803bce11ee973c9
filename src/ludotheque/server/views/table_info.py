"""A table, described to somebody: game, and who sits where."""

from ludotheque.server.table.entries import BOT, OPEN
from ludotheque.server.views.faces import face_of
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.seating import PaceInfo, SeatInfo, TableInfo


def table_info(view: TableView, language: str, person: str = "") -> TableInfo:
    """Describe a table as somebody sees it."""
    table = view.table
    mine = table.seat_of(person)
    names = view.people(language)
    return TableInfo(
        id=table.id,
        game=table.game.id,
        title=table.game.say(language, f"game-{table.game.id}"),
        options=table.options,
        seats=[
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=names[number],
                level=seat.level,
                is_me=number == mine,
                is_kept=seat.kind == OPEN and seat.person != "",
                face=face_of(table.game, seat.level) if seat.kind == BOT else None,
            )
            for number, seat in enumerate(table.seats)
        ],
        started=table.match is not None or table.frozen is not None,
        over=table.is_over,
        pace=PaceInfo(table.pace.kind, table.pace.seconds, table.pace.increment),
        is_host=person == table.host != "",
        host=table.seat_of(table.host),
        rematch=table.rematch,
        frozen=table.frozen is not None,
    )
