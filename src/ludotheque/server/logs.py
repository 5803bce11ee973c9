"""Logs: one JSON object a line for machines, one line of words for people. No names, no cookies, no codes in them."""

import logging
import sys

import msgspec


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


def begin(how: str) -> None:
    """Write logs to standard error, from now on."""
    handler = logging.StreamHandler(sys.stderr)
    if how == "json":
        handler.setFormatter(AsJson())
    logging.basicConfig(level=logging.INFO if how == "json" else logging.WARNING, handlers=[handler], force=True)
