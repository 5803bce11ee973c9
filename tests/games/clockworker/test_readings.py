"""The reading of the rulebook in `docs/readings` names tests that exist, and leaves no sentence out."""

import re
from pathlib import Path

READING = (Path(__file__).parents[3] / "docs" / "readings" / "clockworker.md").read_text("utf-8")


def test_every_test_the_reading_names_exists():
    written = "\n".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("*.py"))
    named = set(re.findall(r"`(test_\w+)`", READING))

    assert len(named) > 50
    assert set() == named - set(re.findall(r"^def (test_\w+)", written, re.MULTILINE))


def test_sentences_are_numbered_without_a_gap():
    numbers: dict[str, list[int]] = {}
    for page, first, last in re.findall(r"^\| (\d)\.(\d+)(?:–(\d+))? \|", READING, re.MULTILINE):
        numbers.setdefault(page, []).extend(range(int(first), int(last or first) + 1))

    assert ["2", "3", "4", "5", "6", "8"] == list(numbers)
    assert {page: list(range(1, len(found) + 1)) for page, found in numbers.items()} == numbers
