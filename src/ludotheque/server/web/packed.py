"""What is the same for everybody travels compressed, is compressed once, and not sent again to whoever has it."""

import gzip
import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fastapi import Request, Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import FileResponse
from starlette.types import Scope

FRESH = {"Cache-Control": "no-cache"}
BRIEF = {"Cache-Control": "max-age=15"}
"""For what a page asks for several times while it is being drawn."""
LASTING = {"Cache-Control": "public, max-age=31536000, immutable"}
"""For files that are named by what is in them."""
DENSE = {".woff2", ".png"}
SMALL = 2000
"""Bytes that are not worth compressing."""


class Packed(NamedTuple):
    """Something as it travels, and a short name of what it says."""

    compressed: bytes
    digest: str


@lru_cache(maxsize=256)
def pack(written: bytes) -> Packed:
    """Compress something, once."""
    return Packed(gzip.compress(written, mtime=0), hashlib.blake2b(written, digest_size=8).hexdigest())


def answer(request: Request, written: bytes, media_type: str) -> Response:
    """Answer with something that is asked for anew by every page, and comes only if it is another by then."""
    packed = pack(written)
    headers = BRIEF | {"ETag": f'"{packed.digest}"', "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(written, media_type=media_type, headers=headers)
    return Response(packed.compressed, media_type=media_type, headers=headers | {"Content-Encoding": "gzip"})


class PackedFiles(StaticFiles):
    """The files of a folder."""

    def __init__(self, folder: Path, headers: dict[str, str]) -> None:
        """Serve a folder with some more headers."""
        super().__init__(directory=folder)
        self._headers = headers

    def file_response(
        self, full_path: "os.PathLike[str] | str", stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with a file, or that it is still the same."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(self._headers)
        is_asked = scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if not isinstance(response, FileResponse) or stat_result.st_size < SMALL or Path(full_path).suffix in DENSE:
            return response
        response.headers["Vary"] = "Accept-Encoding"
        if not is_asked:
            return response
        headers = {name: response.headers[name] for name in ("etag", "last-modified", "cache-control", "vary")}
        body = _compressed(Path(full_path))
        return Response(body, media_type=response.media_type, headers=headers | {"Content-Encoding": "gzip"})


def _compressed(path: Path) -> bytes:
    """Read what the build has compressed beforehand, or compress it."""
    packed = path.with_name(f"{path.name}.gz")
    return packed.read_bytes() if packed.is_file() else pack(path.read_bytes()).compressed
