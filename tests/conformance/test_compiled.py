"""Compiled and interpreted, the same games lead through the same states."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def digests(source):
    """Run the digests in a process that finds the package in this folder."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque.lab.digests", "4"],
        env={**os.environ, "PYTHONPATH": str(ROOT / source)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()


@pytest.mark.skipif("LUDOTHEQUE_COMPILED" not in os.environ, reason="there is a compiled copy only in the compiled run")
def test_whole_games_have_equal_digests_interpreted_and_compiled():
    interpreted, compiled = digests("src"), digests("build/compiled")

    assert ("# interpreted", "# compiled") == (interpreted[0], compiled[0])
    assert interpreted[1:] == compiled[1:]
    assert len(interpreted) > 4
