"""The siege, small: strangers are cut off or refused, metrics and log say so, and honest people play on."""

import pytest

from ludotheque.lab.drills import Plain
from ludotheque.lab.drills.siege import Siege
from ludotheque.lab.drills.siege.attacks import ATTACKS
from ludotheque.lab.drills.siege.battle import besiege, tracebacks

SMALL = {"connections": 300, "tables": 4}
TOLD = {"attacks": ["url"], "seconds": 2, "connections": 300, "tables": 4, "entries": 20, "seed": 1, "tree": ""}


def besieged(*attacks, seconds=2.0, patience=0.0):
    """Besiege a server a little; nobody honest may notice more than that it is busy."""
    field = {**SMALL, "seconds": seconds, "patience": patience}
    found = besiege(list(attacks), field, entries=20, seed=1)
    assert found["moves"] > 0
    assert 0 == found["lost"]
    assert [] == found["errors"]
    assert [] == found["tracebacks"]
    assert found["waits"]["most"] < 30
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attacks", "seconds"),
    [(("headers", "url"), 2.0), (("idle",), 2.0), (("pings", "rename", "requests"), 2.0), (("slow-reader",), 6.0)],
    ids=["heads", "idle", "requests", "slow reader"],
)
def test_strangers_are_cut_off_and_the_house_says_so(attacks, seconds):
    """On a busy machine it takes a while until somebody asks too often, or leaves too much unread."""
    found = besieged(*attacks, seconds=seconds, patience=60)

    for name in attacks:
        counts = found["counts"][name]
        assert counts.get("cut", 0) + counts.get("refused", 0) > 0, name
    assert found["metrics"] > 0
    assert found["log"] > 0
    assert 0 == found["scenes"], "nobody was sent a whole Scene unasked"
    assert found["grown"] < 64


@pytest.mark.slow
def test_tables_of_strangers_are_in_nobodys_way():
    found = besieged("undo", "bots", "slow-headers")

    assert found["counts"]["undo"]["done"] > 0
    assert found["counts"]["bots"]["done"] + found["counts"]["bots"].get("refused", 0) > 0


def test_what_a_server_did_not_expect_is_told_in_full():
    log = [
        "a line",
        "ERROR: late",
        "Traceback (most recent call last):",
        '  File "x"',
        "    boom()",
        "Error: boom",
        "more",
    ]

    assert ['ERROR: late\nTraceback (most recent call last):\n  File "x"\n    boom()\nError: boom'] == tracebacks(log)
    assert [] == tracebacks(log[:2])
    assert ["Traceback (most recent call last):\n  cut off"] == tracebacks([log[2], "  cut off"])


def test_every_attack_has_its_piece_and_its_row():
    drill = Siege()
    pieces = drill.pieces({**TOLD, "attacks": ["none", *ATTACKS, "all"], "tree": "elsewhere"})
    found: Plain = {
        "moves": 100,
        "lost": 0,
        "waits": {"p50": 0.01, "p99": 0.02, "most": 0.03, "count": 100},
        "knocks": {"p50": 0.01, "p99": 0.02, "most": 0.03, "count": 10},
        "bot": None,
        "scenes": 0,
        "errors": [],
        "grown": 3.0,
        "counts": {"url": {"sent": 5_000_000, "cut": 7}},
        "metrics": 7.0,
        "log": 1,
        "tracebacks": [],
    }
    slow = {**found, "waits": {**found["waits"], "p99": 1.0}}
    done = {piece: slow if piece.endswith("elsewhere") else found for piece in pieces}

    assert 2 * (len(ATTACKS) + 2) == len(pieces)
    assert drill.is_passed(TOLD, done), "another tree is for comparison only"
    assert not drill.is_passed(TOLD, dict.fromkeys(pieces, slow))
    rows = drill.table(TOLD, done)
    assert (
        "| url | before | 100 | 10 / 1,000 / 30 | 20 |  | 0 | +3 | 0 | 0 | 7 cut, 5 MB sent | 7 / 1 | **no** |" in rows
    )
    assert "| url | this | 100 | 10 / 20 / 30 | 20 |  | 0 | +3 | 0 | 0 | 7 cut, 5 MB sent | 7 / 1 | yes |" in rows
