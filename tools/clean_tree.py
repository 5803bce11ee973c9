"""Refuse what must not be in the tree: compiled leftovers, addresses of registries, paths of one machine."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1_000_000

# Written with [.] and {2} so that this file does not match itself.
FORBIDDEN = {
    "a path of one machine": re.compile(r"(?<![\w.$}/~])/(?:home|root|work|Users|opt/(?:wheels|pypi))/[\w.]"),
    "the address of a registry": re.compile(r"registry[.]npmjs[.]org|pythonhosted[.]org|pypi[.]org"),
    "an index of packages": re.compile(r"--(?:extra-)?index-url[ =]|--find-links[ =]|file:/{2}"),
    "a mark left by a merge": re.compile(r"^(?:<{7}|>{7}) ", re.MULTILINE),
}
LOCKS = {"an address in a lock": re.compile(r'"resolved":|^--|^[^"\n]*https?:', re.MULTILINE)}


def faults() -> Iterator[str]:
    for path in sorted((ROOT / "src").rglob("*.so")):
        yield f"{path.relative_to(ROOT)}: a compiled file here hides the source; delete it and use build/compiled"
    for path in tracked():
        if path.stat().st_size > MEGABYTE:
            yield f"{path.relative_to(ROOT)}: larger than 1 MB"
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        yield from faults_in(path.relative_to(ROOT).as_posix(), text)


def faults_in(name: str, text: str) -> Iterator[str]:
    is_lock = name.startswith("requirements/") or name.endswith("package-lock.json")
    for what, pattern in (FORBIDDEN | LOCKS if is_lock else FORBIDDEN).items():
        for found in pattern.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield f"{name}:{line}: {what}: {found.group()!r}"


def tracked() -> list[Path]:
    """What git holds or would hold; without git, nothing can be said."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        print("clean_tree: no git here, tracked files not looked at", file=sys.stderr)
        return []
    paths = [ROOT / name for name in sorted(set(result.stdout.split("\0"))) if name]
    return [path for path in paths if path.is_file() and not path.is_symlink()]


if __name__ == "__main__":
    found = list(faults())
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)
