"""Frames of the commonest kind, whole texts without compression, read and written at once; websockets does the rest."""

from typing import Any

from websockets.protocol import OPEN, Protocol
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT, MASKED, TWO_BYTES, EIGHT_BYTES = 0x81, 0x80, 126, 127
"""A whole text; that a mask lies on it; that its length follows in so many bytes."""
HEAD = 6
"""Bytes before a short text under a mask: what it is, its length, and the mask."""
_WAITING_FOR_A_FRAME = StreamReader.at_eof.__code__
"""Where the parser of websockets stands when it has read all of a frame, and nothing of the next."""


def is_between_frames(conn: Protocol) -> bool:
    """Say whether whatever comes next begins a message."""
    if conn.state is not OPEN or conn.current_size is not None:
        return False
    waiting: Any = conn.parser
    while (inner := waiting.gi_yieldfrom) is not None:
        waiting = inner
    return waiting.gi_code is _WAITING_FOR_A_FRAME


def text_of(data: bytes) -> str | None:
    """Read one short text from somebody, no more and no less; None where it is anything else."""
    length = len(data) - HEAD
    if not 0 <= length < TWO_BYTES or data[0] != TEXT or data[1] != MASKED | length:
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None


def written(conn: Protocol, texts: list[bytes]) -> bytes:
    """Write texts as one packet."""
    if conn.extensions:
        for text in texts:
            conn.send_text(text)
        return b"".join(conn.data_to_send())
    pieces = []
    for text in texts:
        pieces += [_head(len(text)), text]
    return b"".join(pieces)


def _head(length: int) -> bytes:
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2)
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8)
