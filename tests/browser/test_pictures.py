"""Pictures of tables, taken by the command that takes them."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.browser


def test_pictures_are_taken_of_a_table_as_it_was(tmp_path):
    # By itself: where other tests drive a browser, an event loop runs already.
    words = ["liars_dice", "--widths", "390", "--at", "setup,end", "--seats", "2", "--sheets", "--out", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "tools.pictures", *words], check=True, timeout=120)

    taken = sorted(tmp_path.glob("*.png"))
    assert ["liars_dice-390-1.png"] == [one.name for one in (tmp_path / "sheets").iterdir()]
    assert {"setup", "end"} == {one.stem.split("-")[2] for one in taken}
    assert all(one.read_bytes().startswith(b"\x89PNG") for one in taken)
