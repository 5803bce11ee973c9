"""Preview cards: what a messenger shows of the address of the house, of a table, of a moment of it, or of a game."""

from html import escape
from typing import NamedTuple

from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text
from ludotheque.server.views.table_view import TableView

MARK = "</head>"


class Card(NamedTuple):
    """A title, a sentence, and the game whose box is shown."""

    title: str
    line: str
    game: Game


def with_card(page: str, card: Card, image: str, language: str) -> str:
    """Write what a messenger shows into the head of the client's page; `image` is the whole address of a picture."""
    tags = {
        "type": "website",
        "site_name": card.game.say(language, "ui-brand"),
        "title": card.title,
        "description": card.line,
        "image": image,
    }
    found = "".join(f'<meta property="og:{name}" content="{escape(value)}">' for name, value in tags.items())
    return page.replace(MARK, f"{found}{MARK}", 1)


def house_card(some: Game, language: str) -> Card:
    """Say what the house is, in words that every game knows."""
    return Card(some.say(language, "ui-brand"), some.say(language, "ui-shelf-line"), some)


def game_card(game: Game, language: str) -> Card:
    """Say what a game is."""
    return Card(game.say(language, f"game-{game.id}"), game.say(language, f"game-{game.id}.line"), game)


def table_card(view: TableView, turn: int | None, language: str) -> Card:
    """Say who plays, how it ended, if it has, and which turn a link leads to. No more than lies open."""
    game, table = view.game, view.table
    title, line, _ = game_card(game, language)
    title = f"{title} · {', '.join(view.people(language))}"
    if turn is not None and table.match is not None:
        title = f"{title} · {game.texts.say(language, Text('ui-story-turn', {'turn': turn}), [])}"
    if not table.is_over:
        return Card(title, line, game)
    s = table.playing.state
    names, scores, ranks = view.side_names(language), game.scores(s), game.ranks(s)
    order = sorted(range(len(scores)), key=ranks.__getitem__)
    ended = ", ".join(f"{names[side]} {scores[side].points}" for side in order)
    best = view.story.memories[0].text if view.story is not None and view.story.memories else None
    told = "" if best is None else game.texts.say(language, best, view.names_told(s.seat_of, language))
    return Card(title, f"{ended}. {told}".strip(), game)
