"""The preview card of a table: what a messenger shows of its address."""

from html import escape

from ludotheque.server.views.table_view import TableView

MARK = "</head>"


def with_card(page: str, view: TableView, language: str) -> str:
    """Write what a messenger shows into the head of the client's page."""
    title, line = card(view, language)
    tags = {"og:type": "website", "og:site_name": view.game.say(language, "ui-brand"), "og:title": title}
    tags["og:description"] = line
    found = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())
    return page.replace(MARK, f"{found}{MARK}", 1)


def card(view: TableView, language: str) -> tuple[str, str]:
    """Give the title and the sentence of a table: who plays, and how it ended, if it has. No more than lies open."""
    game, table = view.game, view.table
    title = f"{game.say(language, f'game-{game.id}')} · {', '.join(view.people(language))}"
    if not table.is_over:
        return title, game.say(language, f"game-{game.id}.line")
    s = table.playing.state
    names, scores, ranks = view.side_names(language), game.scores(s), game.ranks(s)
    order = sorted(range(len(scores)), key=ranks.__getitem__)
    ended = ", ".join(f"{names[side]} {scores[side].points}" for side in order)
    best = view.story.memories[0].text if view.story is not None and view.story.memories else None
    told = "" if best is None else game.texts.say(language, best, view.names_told(s.seat_of, language))
    return title, f"{ended}. {told}".strip()
