"""Compile the hot files by mypyc, in a copy of the package under build/compiled, never in place."""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
COPY = ROOT / "build" / "compiled"
STAMP = COPY / ".compiled"  # digest of the sources this copy was made from
LOCK = ROOT / "build" / "compiled.lock"
LEFT_OUT = ("__pycache__", ".mypy_cache")

# A new game is picked up by the names of its files; a page that became a folder is compiled file by file.
ENGINE = (
    "flow",
    "state",
    "action",
    "chance",
    "cites",
    "drawing",
    "event",
    "hints",
    "match",
    "orders",
    "scene_writer",
    "text",
)
PAGES = ("names", "setup", "state", "turn", "actions", "effects", "moves", "scoring", "secrets", "hints")
HOT = (
    *(f"engine/{name}.py" for name in (*ENGINE, "learned", "secrets", "tokens")),
    *(f"games/*/{name}.py" for name in PAGES),
    *(f"games/*/{name}/*.py" for name in PAGES),
    "bots/*.py",
    *(f"server/table/{name}.py" for name in ("answers", "deadline", "orders", "rewind", "seats", "story", "table")),
    *(f"server/views/{name}.py" for name in ("chat", "lesson", "orders", "table_view", "view_group")),
    *(f"server/live/{name}.py" for name in ("asked", "viewer", "viewers")),
)

# At -O3 the C compiler takes twice as long, and the games run hardly faster.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="ludotheque-compiled",
    packages=[],
    py_modules=[],
    ext_modules=mypycify({arguments!r}, opt_level="1", debug_level="0", group_name="ludotheque"),
)
"""


def compile_copy() -> None:
    """Compile, unless the last copy was made from the same sources by the same tools; one at a time in one tree."""
    COPY.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _compile_copy()


def _compile_copy() -> None:
    sources = package_files()
    digest = digest_of(sources)
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    shutil.rmtree(COPY, ignore_errors=True)
    for path in sources:
        target = COPY / "ludotheque" / path.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    if (PACKAGE / "web").is_dir():
        (COPY / "ludotheque" / "web").symlink_to(PACKAGE / "web")
    hot = hot_files()
    write_methods(hot)
    print(f"Compiling {len(hot)} files ...", flush=True)
    (COPY / "setup.py").write_text(SETUP.format(arguments=["--config-file", "mypy.ini", *hot]))
    (COPY / "mypy.ini").write_text("[mypy]\n")  # what mypyc needs; `make check` asks for more
    result = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
        cwd=COPY,
        env={**os.environ, "MYPYPATH": str(COPY), "PYTHONPATH": "", "CFLAGS": f"{os.environ.get('CFLAGS', '')} -w"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        sys.exit(f"mypyc ended with {result.returncode}:\n{result.stdout}")
    shutil.rmtree(COPY / "build")  # what setuptools made on the way
    not_built = [name for name in hot if not list((COPY / name).parent.glob(f"{Path(name).stem}.*.so"))]
    if not_built:
        sys.exit(f"mypyc left these files uncompiled: {', '.join(not_built)}")
    STAMP.write_text(digest)


def write_methods(hot: list[str]) -> None:
    """Add methods to classes of the copy, made from the interpreted ones: compiled, they know less."""
    result = subprocess.run(
        [sys.executable, "-B", "-m", "tools.methods", str(COPY), *hot],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(COPY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        sys.exit(f"tools.methods ended with {result.returncode}:\n{result.stdout}")


def package_files() -> list[Path]:
    return sorted(
        path
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix != ".so" and not _is_left_out(path.relative_to(PACKAGE))
    )


def _is_left_out(path: Path) -> bool:
    """Say whether a file was built here: the browser client, and caches."""
    return path.parts[0] == "web" or bool(set(LEFT_OUT) & set(path.parts))


def hot_files() -> list[str]:
    package = COPY / "ludotheque"
    found = {path for pattern in HOT for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(str(path.relative_to(COPY)) for path in found)


def digest_of(sources: list[Path]) -> str:
    tools = (ROOT / "requirements" / "dev.txt", Path(__file__), Path(__file__).with_name("methods.py"))
    digest = hashlib.sha256(sys.version.encode())
    for path in (*tools, *sources):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    compile_copy()
    print(COPY.relative_to(ROOT))
