"""A whole turn of every game in both languages, as it is played: `python -m tests.terminal.transcripts` writes them."""

from functools import lru_cache
from pathlib import Path

from ludotheque.engine.texts import LANGUAGES
from ludotheque.terminal.play import usual_seats
from tests.games.finished import FINISHED
from tests.terminal.session import session, whole_turn

FOLDER = Path(__file__).parents[2] / "docs" / "terminal"
ASKED = {
    "clocks": {"en": ("look hour 7", "rules perfect"), "fr": ("regarder heure 7", "règles parfait")},
    "clockworker": {"en": ("look dam", "why rescue"), "fr": ("regarder barrage", "pourquoi vaisseau")},
    "enkidu": {"en": ("rules mission", "legend joker"), "fr": ("règles mission", "légende joker")},
    "liars_dice": {"en": ("rules ace", "why ace"), "fr": ("règles as", "pourquoi as")},
    "unconscious_mind": {"en": ("rules inkwell", "legend coffee"), "fr": ("règles encrier", "légende café")},
}
"""What somebody asks before they answer for the first time."""


def seats(game: str) -> list[str]:
    """Choose who plays: a person, and bots that need not think."""
    return ["me", *["random"] * (len(usual_seats(FINISHED[game])) - 1)]


@lru_cache
def turn(game, language):
    """Play a whole turn, at 80 columns."""
    return session(game, whole_turn(*ASKED[game][language]), seats=seats(game), language=language)


def file(game: str, language: str) -> Path:
    """Say where a transcript stands."""
    return FOLDER / f"{game}.{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in FINISHED:
        for spoken in LANGUAGES:
            file(name, spoken).write_text(turn(name, spoken).console.text, encoding="utf-8")
