"""Deadlines as a calendar (RFC 5545), which any calendar program can follow."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

LINE = 75
"""Bytes in a line; what is longer is folded."""
SHOWN = 30 * 60
"""Seconds before its end at which a deadline begins to stand in the calendar."""
FIXED = (
    "VERSION:2.0",
    "PRODID:-//ludotheque//deadlines//EN",
    "METHOD:PUBLISH",
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
)
RING = ("BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT1H")


class Deadline(NamedTuple):
    """Until when somebody has to answer at a table."""

    table: str
    title: str
    line: str
    address: str
    due: float


def calendar(title: str, deadlines: Iterable[Deadline], now: float) -> str:
    """Write a calendar."""
    events = [line for deadline in deadlines for line in _event(deadline, now)]
    name = _escaped(title)
    lines = ["BEGIN:VCALENDAR", *FIXED, f"NAME:{name}", f"X-WR-CALNAME:{name}", *events, "END:VCALENDAR"]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _event(deadline: Deadline, now: float) -> list[str]:
    """Write a deadline; that of the next question at the same table takes its place."""
    title = _escaped(deadline.title)
    return [
        "BEGIN:VEVENT",
        f"UID:{deadline.table}@ludotheque",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(deadline.due - SHOWN)}",
        f"DTEND:{_moment(deadline.due)}",
        f"SUMMARY:{title}",
        f"DESCRIPTION:{_escaped(deadline.line)}",
        f"URL:{deadline.address}",
        "TRANSP:TRANSPARENT",
        *RING,
        f"DESCRIPTION:{title}",
        "END:VALARM",
        "END:VEVENT",
    ]


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(int(seconds), UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\r", "").replace("\n", "\\n")


def _folded(line: str) -> str:
    """Break a line so that no part is too long, and no letter is broken."""
    parts, size = [""], 0
    for letter in line:
        width = len(letter.encode())
        if size + width > LINE:
            parts.append(" ")
            size = 1
        parts[-1] += letter
        size += width
    return "\r\n".join(parts)
