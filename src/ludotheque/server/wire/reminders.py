"""Reminders as they are wished, told and sent."""

import msgspec


class RemindersWish(msgspec.Struct, forbid_unknown_fields=True):
    """How I want to be told that it is my turn."""

    webhook: str = ""
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0


class PushDevice(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that takes what is pushed, as it describes itself."""

    endpoint: str
    p256dh: str
    auth: str


class RemindersTold(msgspec.Struct):
    """How I am told that it is my turn."""

    webhook: str
    is_lost: bool
    """Whether the webhook was given up, since it took nothing any more."""
    calendar: str
    """Where my calendar is, from the root of the house; empty if there is none."""
    zone: str
    quiet_from: int
    quiet_until: int
    devices: int
    is_here: bool
    """Whether this browser is one of them."""
    key: str
    """By which services that push know the house."""


class RemindedTable(msgspec.Struct):
    """A table that waits for me."""

    id: str
    game: str
    title: str
    url: str


class Reminder(msgspec.Struct):
    """What is sent: it is my turn, at these tables."""

    title: str
    text: str
    path: str
    """Where to go in the house."""
    tables: list[RemindedTable]
