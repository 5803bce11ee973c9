"""Ids of tables and people: nobody can guess one."""

import secrets
import string

LONGEST_ID = 32
LETTERS = string.ascii_letters + string.digits
"""No dash among them: a command would take an id that begins with one for an option."""
LETTERS_OF_AN_ID = 12
"""71 bits of luck."""


def new_id() -> str:
    """Make an id that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(LETTERS_OF_AN_ID))


def is_id(text: str) -> bool:
    """Say whether a text could be an id: nothing else is looked up."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()
