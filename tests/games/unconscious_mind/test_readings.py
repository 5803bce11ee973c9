"""The second reading of the rules in `docs/readings` names tests that exist, and leaves no sentence out."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
READINGS = sorted((ROOT / "docs" / "readings").glob("unconscious-mind-*.md"))
TESTS = set(
    re.findall(
        r"^def (test_\w+)",
        "\n".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("*.py")),
        re.MULTILINE,
    )
)


@pytest.mark.parametrize("reading", READINGS, ids=lambda file: file.stem)
def test_every_test_a_reading_names_exists(reading):
    named = set(re.findall(r"`(test_\w+)`", reading.read_text("utf-8")))

    assert len(named) > 50
    assert set() == named - TESTS


@pytest.mark.parametrize("reading", READINGS, ids=lambda file: file.stem)
def test_sentences_are_numbered_without_a_gap(reading):
    numbers: dict[str, list[int]] = {}
    for page, first, _, last in re.findall(
        r"^\| ([\d.]*\d)\.(\d+)((?:–|, )(\d+))? \|", reading.read_text("utf-8"), re.MULTILINE
    ):
        numbers.setdefault(page, []).extend(range(int(first), int(last or first) + 1))

    assert numbers
    assert {page: list(range(1, len(found) + 1)) for page, found in numbers.items()} == numbers
