"""What somebody who is asked for an amount could answer instead: the step that led there can be taken back."""

from ludotheque.engine import flow
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.outgoing import Instead

MOST, SHORT = 2, 14
"""So many answers have room beside the amounts, of so many letters."""


def answers_instead(view: TableView, seat: int | None, language: str) -> list[Instead]:
    """List the few answers by other verbs that there were before the seat's last one, if only amounts are asked now."""
    table = view.table
    match = table.match
    if seat is None or match is None or table.has_answered(seat) or not match.may_undo(seat):
        return []
    asked = flow.options(match.state, seat)
    if not asked or not all(action.is_amount for action in asked):
        return []
    before, given = match.before(seat)
    texts, names = table.game.texts, view.side_names(language)
    found = []
    for option in table.game.scene(before, seat).options:
        label = texts.say(language, option.label, names)
        short = texts.say(language, option.chip, names) if option.chip else label
        if option.verb != given.verb and len(short) <= SHORT:
            stake = texts.say(language, option.stake, names) if option.stake else ""
            found.append(Instead(option.action, label, short, stake))
    return found if len(found) <= MOST else []
