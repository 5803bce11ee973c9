"""What we are made of, and what carries us: flaws are asked for, all is locked, and nothing has rights to spare."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import cyclonedx
import jsonschema_rs
import pytest

from tools import audit, sbom

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
UNIT = ROOT / "deploy" / "ludotheque.service"
SCHEMAS = Path(cyclonedx.__file__).parent / "schema" / "_res"


# Known flaws.


@pytest.fixture
def answers(monkeypatch, tmp_path):
    """Let somebody else answer for those who know of flaws."""
    given = {"pypi": {}, "osv": {}, "npm": {"message": "405 Method Not Allowed"}}

    def ask(command, where):
        return given["npm"] if "audit" in command else given[command[command.index("-s") + 1]]

    monkeypatch.setattr(audit, "ask", ask)
    monkeypatch.setattr(audit, "SAID", tmp_path / "audit.txt")
    monkeypatch.setattr(sys, "argv", ["audit"])
    return given


def packages(*flaws, unknown=()):
    every: list[dict[str, object]] = [
        {"name": name, "version": "1", "vulns": []} for name in audit.locked() if name not in unknown
    ]
    every[0]["vulns"] = [{"id": flaw} for flaw in flaws]
    return {"dependencies": [*every, *({"name": name, "skip_reason": "not found"} for name in unknown)]}


def flawless_npm():
    return {"vulnerabilities": {}}


def test_where_nobody_can_be_asked_the_audit_goes_on_and_says_so(answers, capsys):
    audit.main()

    told = capsys.readouterr().out
    assert "NOT CHECKED" in told
    assert 1 == len(told.splitlines())
    assert told == audit.SAID.read_text()


@pytest.mark.parametrize("missing", ["pypi", "npm"])
def test_a_release_is_refused_unless_everything_was_asked_for(answers, missing, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["audit", "--strict"])
    answers.update({"pypi": packages(), "npm": flawless_npm()})
    audit.main()
    assert "none is known to be unsafe" in capsys.readouterr().out

    answers[missing] = {}

    with pytest.raises(SystemExit, match="NOT CHECKED"):
        audit.main()


def test_a_package_that_one_list_does_not_know_is_looked_for_in_the_other(answers, capsys):
    answers.update({"pypi": packages(unknown=["anyio"]), "npm": flawless_npm()})
    audit.main()
    assert "NOT CHECKED for known flaws, since nobody can be asked from here: 1 of Python" in capsys.readouterr().out

    answers["osv"] = packages()
    audit.main()

    assert "none is known to be unsafe" in capsys.readouterr().out


def test_a_known_flaw_fails_wherever_it_is(answers):
    answers["pypi"] = packages("PYSEC-1")
    with pytest.raises(SystemExit, match="PYSEC-1"):
        audit.main()

    answers.update({"pypi": {}, "npm": {"vulnerabilities": {"vite": {"range": "<8", "severity": "high"}}}})
    with pytest.raises(SystemExit, match="vite <8: high"):
        audit.main()


def test_every_extra_and_every_tool_is_asked_for():
    assert {"base.txt", "build.txt", "cluster.txt", "dev.txt", "house.txt"} == {lock.name for lock in audit.LOCKS}
    assert {"nats-py", "psycopg", "pytest", "hatchling", "fastapi", "ray"} <= set(audit.locked())
    assert {path.parent for path in ROOT.glob("*/package-lock.json")} < set(audit.NPM)


def test_all_locks_agree():
    found: dict[str, set[str]] = {}
    for lock in audit.LOCKS:
        for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(encoding="utf-8"), re.MULTILINE):
            found.setdefault(name, set()).add(version)

    assert {} == {name: versions for name, versions in found.items() if len(versions) > 1}


# The bill of materials.


def test_the_bill_of_materials_is_cyclonedx_and_lists_what_runs():
    def schema(name):
        return json.loads((SCHEMAS / f"{name.partition('.SNAPSHOT')[0]}.SNAPSHOT.schema.json").read_text())

    described = jsonschema_rs.validator_for(
        schema("bom-1.6"), retriever=lambda where: schema(where.rpartition("/")[2].removesuffix(".schema.json"))
    )
    bill = sbom.bill()

    assert [] == [error.message for error in described.iter_errors(bill)]
    scopes = {part["purl"].partition("@")[0]: part["scope"] for part in bill["components"]}
    assert "required" == scopes["pkg:pypi/fastapi"] == scopes["pkg:npm/svelte"] == scopes["pkg:npm/%40fluent/bundle"]
    assert "optional" == scopes["pkg:pypi/psycopg"]
    assert "excluded" == scopes["pkg:npm/vite"] == scopes["pkg:pypi/hatchling"]
    assert all(part["hashes"] for part in bill["components"])
    assert bill == sbom.bill()
    del bill["components"][0]["name"]
    assert not described.is_valid(bill)


# The container.


def test_the_container_is_linted():
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if hadolint is None:
        pytest.skip("hadolint is not installed here")

    done = subprocess.run([hadolint, ROOT / "deploy" / "Containerfile"], capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stdout)


def test_everything_in_the_container_is_locked_by_hash():
    installs = re.findall(r"pip (?:install|wheel) [^&\n]*", CONTAINERFILE.replace("\\\n", " "))

    assert 4 == len(installs)
    for words in installs:
        is_locked = "--require-hashes -r requirements/" in words
        is_ours = "--no-deps" in words and ("--no-build-isolation" in words or "--no-index" in words)
        assert is_locked or is_ours, words


def test_the_container_runs_as_nobody_in_particular_and_says_whether_it_is_ready():
    last = CONTAINERFILE.rpartition("\nFROM ")[2]

    assert re.search(r"^USER (?!0|root)\d+:\d+$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*/readyz", last.replace("\\\n", ""), re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert "--read-only" in CONTAINERFILE
    assert "latest" not in CONTAINERFILE


def test_the_container_is_built_from_what_is_needed_and_nothing_else():
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    lines = [line for line in ignored if line and not line.startswith("#")]
    kept = {line[1:] for line in lines if line.startswith("!")}

    assert "*" == lines[0]
    assert kept == {"LICENSE", "README.md", "client", "hatch_build.py", "pyproject.toml", "requirements", "src"}
    assert all((ROOT / name).exists() for name in kept)
    assert {"client/node_modules", "src/ludotheque/web", "**/*.so", "**/*.sqlite*"} <= set(lines)


# The unit.


def test_the_unit_leaves_hardly_any_room_to_break_out():
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not on the PATH")

    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=30", UNIT],
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == done.returncode, done.stdout[-300:] + done.stderr


# What the manual promises.


def test_nobody_is_told_to_install_us_from_an_index():
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "ludotheque").rglob("*.py")]

    found = [
        path.name
        for path in texts
        if re.search(r"pip install [^\n`]*\bludotheque(?:\[|\b(?![-/.*\w]))", path.read_text("utf-8"))
    ]

    assert [] == found
