"""Logs: one JSON object a line for machines, one line of words for people.

No names, no cookies, no codes are in them; and unless the house asks for it no addresses, and no ids of tables: whoever
has the id of a private table may look at it.
"""

import hashlib
import logging
import sys

import msgspec

COUNTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What strangers bring about as often as they like: `server/web/traffic.py` counts it, and says so once a minute."""


class AsJson(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write it."""
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Discretion(logging.Filter):
    """Keeps back what uvicorn says of sockets: an address, and the path with the id of a table."""

    is_off = False

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether it may be told."""
        return self.is_off or '"WebSocket ' not in str(record.msg)


def table_name(table: str) -> str:
    """Give what a table is called in the logs: always the same, and nothing that opens it."""
    return table if Discretion.is_off else hashlib.sha256(table.encode()).hexdigest()[:8]


def place_name(address: str) -> str:
    """Give what an address is called in the logs: nothing that leads to anybody."""
    return address if Discretion.is_off else "somewhere"


def begin(how: str, *, with_private: bool = False) -> None:
    """Write logs to standard error, from now on; `with_private` also ids of tables and addresses."""
    Discretion.is_off = with_private
    logging.getLogger("uvicorn.error").addFilter(Discretion())
    handler = logging.StreamHandler(sys.stderr)
    if how == "json":
        handler.setFormatter(AsJson())
    handler.addFilter(lambda record: record.msg not in COUNTED)
    logging.basicConfig(level=logging.INFO if how == "json" else logging.WARNING, handlers=[handler], force=True)
