"""The map of the code is true: every file it names is there, and every package and module of the server has a place."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ludotheque"
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FLOOR = re.compile(r"^\| (?:`server/(\w+)`)? ?\| ((?:`\w+` ?)+) \|", re.MULTILINE)


def named_files():
    """Give every path in the text: of the package, or from the root."""
    return sorted({name for name in re.findall(r"`([\w/.]+\.(?:py|toml|md|ts|svelte))`", MAP) if "/" in name})


def server_files():
    """Give what the table of floors lists."""
    found, floor = set(), ""
    for named, files in FLOOR.findall(MAP):
        floor = named or floor
        found |= {f"{floor}/{name}.py" for name in re.findall(r"`(\w+)`", files)}
    return found


def test_every_file_that_is_named_is_there():
    missing = [name for name in named_files() if not (PACKAGE / name).is_file() and not (ROOT / name).is_file()]

    assert len(named_files()) > 20
    assert [] == missing


def test_every_module_of_the_server_has_a_place_on_the_map():
    there = {
        str(path.relative_to(PACKAGE / "server"))
        for path in (PACKAGE / "server").glob("*/*.py")
        if path.name != "__init__.py"
    }

    assert there == server_files()


def test_every_package_is_on_the_map():
    packages = sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file())

    assert [] == [name for name in packages if not re.search(rf"\b{name}\b", MAP)]


def test_whatever_drives_a_browser_lies_where_make_looks_for_it():
    tests = ROOT / "tests"
    marked = [path for path in tests.rglob("test_*.py") if re.search(r"\bmark\.browser\b", path.read_text("utf-8"))]

    assert marked
    assert [] == [path for path in marked if path.parent != tests / "browser"]
