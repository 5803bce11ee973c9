"""What somebody may answer in advance, in words."""

from ludotheque.engine.scene import Text
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.outgoing import OrderChoice, OrderOffer


def offered_orders(view: TableView, seat: int | None, language: str) -> list[OrderOffer]:
    """List what a viewer may answer in advance now, with what stands."""
    table = view.table
    if table.match is None or seat is None or not table.orders.has_orders:
        return []
    s = table.match.state
    if s.end or seat not in s.seat_of:
        return []
    side, names, texts = s.seat_of.index(seat), view.side_names(language), table.game.texts
    found = []
    for one in table.game.order_offers(s, side):
        name = one.question.removeprefix("ask-")
        choices = []
        for text in one.actions:
            action = table.game.actions.parse(text)
            label = Text(f"order-{name}-{action.verb}", table.game.verb_facts(s, side, action))
            choices.append(OrderChoice(text, texts.say(language, label, names)))
        title = texts.say(language, Text(f"order-{name}"), names)
        found.append(OrderOffer(one.question, title, choices, table.orders.chosen(seat, one.question), one.default))
    return found
