"""The page about the terminal, with a session as it is played: `python -m tests.terminal.page` writes it anew."""

from pathlib import Path

from ludotheque.games import all_games
from ludotheque.terminal.commands import Commands
from ludotheque.terminal.story import texts_of
from tests.terminal.session import session, typing

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
TYPED = ("1", "1", "look hour 7", "why 9", "0", "2", "rules placing a die", "1", "a", "undo")
WORDS = """\
# In the terminal

`ludotheque play GAME` begins a game with you and two bots; `--seats me,greedy,search` says who plays, `--language fr`
speaks French, `--name Ada` is what you are called, `--seed 1` repeats a game. Nothing else is needed: the table shows
what the browser shows, in words.

* What stands in front of an answer, or in `‹ ›` beside a piece, is what one types for it. Bids and all else that is a
  number are typed as they are (3 bids 3); the other answers then have letters. The answers of records work, too:
  `bid 3`.
* The whole table is shown first, and again whenever it fits on the screen; else what has changed and what can be
  answered, and `table` shows the rest.
* Cards of the guide are read out when they are first needed.
* `ludotheque lesson GAME [LESSON]` plays a lesson with the same script as in the browser: a card before each question,
  the rules' own words to what is wrong, `rules …` to read why. `quit` leaves it, the same command goes on there,
  `--anew` begins again.
* Several people (`--seats me,me`) take turns at the keyboard; where something is hidden, the screen is cleared between
  them.

| type | or, in French | and it |
|---|---|---|
{commands}

Symbols are told by the texts `symbol-<token>` of a game: a name, and after a colon what it means.

## A turn of Clocks

```
{session}```

A whole turn of every game, in both languages: [terminal/](terminal/), as `GAME.LANGUAGE.txt`.

This page is written by `python -m tests.terminal.page`, those by `python -m tests.terminal.transcripts`; a test says
when they are no longer true.
"""


def page() -> str:
    """Write the page from the commands there are, and a session that is played now."""
    texts = texts_of(all_games()["clocks"])
    english, french = (Commands(texts, language).explained() for language in ("en", "fr"))
    rows = [f"| `{use}` | `{word}` | {about} |" for (use, about), (word, _) in zip(english, french, strict=True)]
    played = session("clocks", typing(*TYPED), seats=["me", "random"], options={"board": "forward"})
    return WORDS.format(commands="\n".join(rows), session=played.console.text)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
