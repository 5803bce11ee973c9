"""Ids of tables and people: nobody can guess one."""

import secrets

LONGEST_ID = 32


def new_id() -> str:
    """Make an id that cannot be guessed."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Say whether a text could be an id: nothing else is looked up."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()
