"""Break a rule or a guard on purpose, and see that its tests notice.

    python -m tools.mutations                                    # every area
    python -m tools.mutations clocks server                      # some
    python -m tools.mutations --out docs/drills/mutations.md     # and leave a page

tests/mutations/<area>.toml lists what is broken. Each is tried in a copy of src, never in place: the tests it names
must be green before and fail after, by a test that ran. What stays green is a missing test.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "mutations"
FIELDS = {"rule": str, "file": str, "old": str, "new": str, "tests": list}
BUILT = "ludotheque/web"
"""The browser client, which is large and nobody breaks: linked."""
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout", "120")
TESTS_FAILED = 1  # pytest's code; with 2 and more no test could be run
FAILED = re.compile(r"^FAILED ([^\s[]+)", re.MULTILINE)
NOT_RED = ("GREEN", "BROKEN")


class BadList(ValueError):
    """A list of mutations that cannot be tried as it stands."""


@dataclass(frozen=True)
class Mutation:
    """One rule or guard, how it is broken, and the tests that must notice."""

    area: str
    rule: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """What came of a mutation: red, GREEN or BROKEN, and the test that told or why there is none."""

    mutation: Mutation
    verdict: str
    by: str


def areas() -> list[str]:
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def listed(path: Path) -> list[Mutation]:
    """Read one list; every mistake in it is told at once."""
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutation", [])
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadList(f"{path.name}: {error}") from error
    if not entries:
        raise BadList(f"{path.name}: expected [[mutation]] entries, found none")
    mistakes = [f"{path.name}: mutation {k}: {fault}" for k, entry in enumerate(entries, 1) for fault in faults(entry)]
    if mistakes:
        raise BadList("\n".join(mistakes))
    return [Mutation(area=path.stem, **{**entry, "tests": tuple(entry["tests"])}) for entry in entries]


def faults(entry: dict[str, Any]) -> Iterator[str]:
    """Say what is wrong with one entry."""
    wrong = [name for name, kind in FIELDS.items() if not isinstance(entry.get(name), kind) or not entry[name]]
    if wrong == ["new"] and entry.get("new") == "":
        wrong = []  # what is taken out leaves nothing
    unknown = sorted(entry.keys() - FIELDS.keys())
    if wrong or unknown:
        yield f"expected {', '.join(FIELDS)}; missing or of the wrong kind: {wrong}; not known: {unknown}"
        return
    source = ROOT / entry["file"]
    if not entry["file"].startswith("src/") or not source.is_file():
        yield f"file: expected a file under src/, there is no {entry['file']!r}"
    else:
        times = source.read_text(encoding="utf-8").count(entry["old"])
        if times != 1:
            yield f"old: expected exactly once in {entry['file']}, found {times} times: {entry['old']!r}"
    if entry["old"] == entry["new"]:
        yield f"new: expected something else than old, both are {entry['old']!r}"
    for test in entry["tests"]:
        if not (ROOT / test.partition("::")[0]).exists():
            yield f"tests: expected a file or folder of the tree, there is no {test!r}"


def tried(mutations: list[Mutation]) -> Iterator[Outcome]:
    """Try each mutation in one copy of src, which is as it was before the next."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=left_out)
        if (ROOT / "src" / BUILT).is_dir():
            (copy / BUILT).symlink_to(ROOT / "src" / BUILT)
        green: dict[tuple[str, ...], str] = {}
        for mutation in mutations:
            if mutation.tests not in green:
                code, told = run_tests(copy, mutation.tests)
                green[mutation.tests] = "" if code == 0 else f"not green before: {last_line(told)}"
            if green[mutation.tests]:
                yield Outcome(mutation, "BROKEN", green[mutation.tests])
            else:
                yield tried_one(copy, mutation)


def left_out(folder: str, names: list[str]) -> set[str]:
    """Name what a copy of src does not need."""
    return {
        name for name in names if name.startswith((".", "__pycache__")) or Path(folder, name) == ROOT / "src" / BUILT
    }


def tried_one(copy: Path, mutation: Mutation) -> Outcome:
    source = copy / Path(mutation.file).relative_to("src")
    sound = source.read_text(encoding="utf-8")
    broken = sound.replace(mutation.old, mutation.new)
    if source.suffix == ".py":
        try:
            compile(broken, mutation.file, "exec")
        except SyntaxError as error:
            return Outcome(mutation, "BROKEN", f"no Python: {error}")
    try:
        write(source, broken)
        code, told = run_tests(copy, mutation.tests)
    finally:
        write(source, sound)
    failed = FAILED.search(told)
    if code == 0:
        return Outcome(mutation, "GREEN", "")
    if code == TESTS_FAILED and failed:
        return Outcome(mutation, "red", failed[1])
    return Outcome(mutation, "BROKEN", f"no test failed: {last_line(told)}")


def write(source: Path, text: str) -> None:
    """Write a source; a compiled leftover of the same second and size would hide it."""
    source.write_text(text, encoding="utf-8")
    if source.suffix == ".py":
        Path(importlib.util.cache_from_source(str(source))).unlink(missing_ok=True)


def run_tests(copy: Path, tests: tuple[str, ...]) -> tuple[int, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "LUDOTHEQUE_COMPILED"))}
    told = subprocess.run(
        [sys.executable, *PYTEST, "--basetemp", str(copy.parent / "pytest"), *tests],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": ""},  # all but one file are as they were
        capture_output=True,
        text=True,
        check=False,
    )
    return told.returncode, told.stdout + told.stderr


def last_line(told: str) -> str:
    return next((line for line in reversed(told.splitlines()) if line.strip()), "(nothing was printed)")


def table(outcomes: list[Outcome]) -> list[str]:
    lines = ["| area | rule | broken in | tests | seen | by |", "|---|---|---|---|---|---|"]
    for outcome in outcomes:
        mutation = outcome.mutation
        cells = (
            mutation.area,
            mutation.rule,
            f"`{mutation.file.removeprefix('src/ludotheque/')}`",
            " ".join(f"`{test.removeprefix('tests/')}`" for test in mutation.tests),
            outcome.verdict if outcome.verdict == "red" else f"**{outcome.verdict}**",
            f"`{outcome.by.rpartition('::')[2]}`" if outcome.verdict == "red" else outcome.by,
        )
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return lines


def page(lines: list[str], outcomes: list[Outcome]) -> str:
    command = f"python -m tools.mutations {' '.join(sys.argv[1:])}".strip()
    is_passed = not any(outcome.verdict in NOT_RED for outcome in outcomes)
    about = (
        "Rules and guards broken on purpose, one at a time, in a copy of the sources. The named tests are green before "
        "and must fail after; the last column names the first that did."
    )
    return "\n".join(
        [
            "# mutations",
            "",
            about,
            "",
            *lines,
            "",
            "Passed." if is_passed else "**Not passed.**",
            "",
            f"`{command}` · commit {commit()} · {datetime.now(UTC):%Y-%m-%d}",
            "",
        ]
    )


def commit() -> str:
    """Name the commit, with a mark if sources or tests differ from it."""
    try:
        name = git("rev-parse", "--short", "HEAD")
        return name + ("+" if git("status", "--porcelain", "src", "tests") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Try the mutations of some areas, or of all, and say which stayed green."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutations")
    parser.add_argument("areas", nargs="*", metavar="area", help=f"of {', '.join(areas()) or 'none yet'}; all if none")
    parser.add_argument("--out", type=Path, help="a page to write, such as docs/drills/mutations.md")
    told = parser.parse_args()
    try:
        mutations = [mutation for area in told.areas or areas() for mutation in listed(LISTS / f"{area}.toml")]
    except BadList as error:
        sys.exit(f"mutations:\n{error}")
    outcomes = []
    for outcome in tried(mutations):
        outcomes.append(outcome)
        print(f"{outcome.verdict}: {outcome.mutation.area}: {outcome.mutation.rule}", file=sys.stderr, flush=True)
    lines = table(outcomes)
    print("\n".join(lines))
    if told.out:
        told.out.parent.mkdir(parents=True, exist_ok=True)
        told.out.write_text(page(lines, outcomes), encoding="utf-8")
    sys.exit(1 if any(outcome.verdict in NOT_RED for outcome in outcomes) else 0)


if __name__ == "__main__":
    main()
