"""Drills: long runs that can be interrupted, taken up again, and leave a table in docs/drills.

    python -m ludotheque.lab.drill strength --game clocks --games 400 --jobs 2

Each finished piece of a drill is a line of JSON under build/drill; the same command again does only what is missing.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console

from ludotheque.engine import flow
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.opponents import FILE as OPPONENTS
from ludotheque.lab.balance.wanted import WANTED
from ludotheque.lab.drills import Drill, Plain, all_drills, carry_out
from ludotheque.lab.simulate import progress_bar


def run(drill: Drill, told: Plain, root: Path) -> bool:
    """Do what is missing, write the page, and say whether the drill is passed."""
    name = "-".join(word for word in (drill.name, told.get("game"), told.get("label")) if word)
    kept = root / "build" / "drill" / f"{drill.name}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    sources = _sources(told.get("game", ""), {WANTED} if drill.depends_on_levels else {WANTED, OPPONENTS})
    done = _kept(kept, sources)
    pieces = drill.pieces(told)
    missing = [piece for piece in pieces if piece not in done]
    with kept.open("a", encoding="utf-8") as file, progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(drill.name, total=len(pieces), completed=len(pieces) - len(missing))
        chosen = {piece: done[piece] for piece in pieces if piece in done}
        for piece, result in _results(drill, told, missing, chosen):
            chosen[piece] = result
            file.write(json.dumps({"piece": piece, "sources": sources, "result": result}) + "\n")
            file.flush()
            bar.advance(task)
    lines = drill.table(told, chosen)
    print("\n".join(lines))
    is_passed = drill.is_passed(told, chosen)
    page = root / "docs" / "drills" / f"{name}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(_page(name, drill, _commit(root), lines, is_passed=is_passed), encoding="utf-8")
    return is_passed


def _results(drill: Drill, told: Plain, pieces: list[str], done: dict[str, Plain]) -> Iterator[tuple[str, Plain]]:
    """Carry out pieces, each in whichever process is free; one job needs no other process.

    Whoever asks puts each result into `done`, and a piece that this settles is left out.
    """
    if told["jobs"] <= 1:
        for piece in pieces:
            if not drill.is_settled(told, done, piece):
                yield piece, drill.carry_out(piece)
        return
    with ProcessPoolExecutor(told["jobs"], mp_context=get_context("spawn")) as pool:
        begun = {pool.submit(carry_out, drill.name, piece): piece for piece in pieces}
        try:
            for future in as_completed(begun):
                if not future.cancelled():
                    yield begun[future], future.result()
                for other, piece in begun.items():
                    if not other.done() and drill.is_settled(told, done, piece):
                        other.cancel()
        finally:
            for future in begun:
                future.cancel()


def _page(name: str, drill: Drill, commit: str, lines: list[str], *, is_passed: bool) -> str:
    command = f"python -m {drill.module} {' '.join(sys.argv[1:])}"
    return "\n".join(
        [
            f"# {name}",
            "",
            drill.about,
            "",
            *lines,
            "",
            "Passed." if is_passed else "**Not passed.**",
            "",
            made_by(command, commit),
            "",
        ]
    )


def made_by(command: str, commit: str = "") -> str:
    """Tell how, from what and when a page was made."""
    return f"`{command}` · commit {commit or _commit(root())} · {datetime.now(UTC):%Y-%m-%d} · {_speed()}"


def _speed() -> str:
    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"


def _kept(file: Path, sources: str) -> dict[str, Plain]:
    """Read the pieces that were finished with these sources; a line cut off in the middle is a piece not finished."""
    done = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                kept = json.loads(line)
            except json.JSONDecodeError:
                continue
            if kept["sources"] == sources:
                done[kept["piece"]] = kept["result"]
    return done


def _sources(game: str, left_out: set[str]) -> str:
    """Name the sources by a digest, without files of some names: what other sources did is not counted.

    A drill at one game depends on that game, on engine, bots and lab; one without a game may depend on anything.
    """
    package = Path(__file__).resolve().parents[1]
    folders = [package / folder for folder in ("engine", "bots", "lab", f"games/{game}")] if game else [package]
    digest = hashlib.blake2b(digest_size=8)
    for kind in ("py", "toml", "json"):
        for path in sorted(path for folder in folders for path in folder.rglob(f"*.{kind}")):
            if path.name not in left_out:
                digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def _commit(root: Path) -> str:
    """Name the commit, with a mark if the sources differ from it."""
    try:
        commit = _git(root, "rev-parse", "--short", "HEAD")
        return commit + ("+" if _git(root, "status", "--porcelain", "src") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(root: Path, *words: str) -> str:
    told = ["git", "-C", str(root), *words]
    # S603: the words are the ones above, nobody else's.
    return subprocess.run(told, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603


def root() -> Path:
    """Find the folder that holds docs/ and build/, also from the compiled copy."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file():
            return folder
    return Path.cwd()


def main() -> None:
    """Run a drill from the command line."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.drill")
    known = parser.add_subparsers(dest="drill", required=True)
    for drill in all_drills().values():
        own = known.add_parser(drill.name, help=drill.about.replace("%", "%%"))
        own.add_argument("--games", type=int, default=400)
        own.add_argument("--jobs", type=int, default=2)
        own.add_argument("--seed", type=int, default=1)
        own.add_argument("--label", default="", help="a word more in the name of the page")
        drill.arguments(own)
    told = vars(parser.parse_args())
    try:
        is_passed = run(all_drills()[told["drill"]], told, root())
    except LudothequeError as trouble:
        sys.exit(f"drill: {trouble}")
    sys.exit(0 if is_passed else 1)


if __name__ == "__main__":
    main()
