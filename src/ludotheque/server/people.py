"""Names and ids: a name is all we ask of anybody."""

import re
import secrets

from ludotheque.engine.errors import Trouble

LONGEST_NAME = 24
LONGEST_ID = 32
JOINED = re.compile("(?<=[^\x00-\x7f\u200c\u200d])[\u200c\u200d](?=[^\x00-\x7f\u200c\u200d])")
"""Joiners, which nobody sees, where some scripts and pictures need them: between two characters that are not Latin."""


class BadName(Trouble):
    """A name that cannot be used."""


def new_id() -> str:
    """Make an id that cannot be guessed."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Say whether a text could be an id: nothing else is looked up."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def checked_name(name: str) -> str:
    """Tidy a name; complain about one that is empty, too long or not printable."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} characters, this one has {len(tidy)}")
    if not JOINED.sub("", tidy).isprintable():
        raise BadName("a name has printable characters only")
    return tidy
