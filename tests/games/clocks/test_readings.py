"""The reading of the rulebook in `docs/readings` names tests that exist, and leaves no sentence out."""

import re
from pathlib import Path

from ludotheque.games.clocks import GAME

READING = (Path(__file__).parents[3] / "docs" / "readings" / "clocks.md").read_text("utf-8")
RULES = (GAME.folder / "RULES.md").read_text("utf-8")


def test_every_test_the_reading_names_exists():
    written = "\n".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("*.py"))
    named = set(re.findall(r"`(test_\w+)`", READING))

    assert len(named) > 50
    assert set() == named - set(re.findall(r"^def (test_\w+)", written, re.MULTILINE))


def test_sentences_are_numbered_without_a_gap():
    numbers: dict[str, list[int]] = {}
    for section, first, last in re.findall(r"^\| (\d+)\.(\d+)(?:–(\d+))? \|", READING, re.MULTILINE):
        numbers.setdefault(section, []).extend(range(int(first), int(last or first) + 1))

    assert [str(section) for section in range(1, 11)] == list(numbers)
    assert {section: list(range(1, len(found) + 1)) for section, found in numbers.items()} == numbers


def test_every_ruling_is_named_by_the_reading():
    rulings = set(map(int, re.findall(r"^\| (\d+) \|", RULES, re.MULTILINE)))
    named = set()
    for first, others in re.findall(r"rulings? (\d+(?:–\d+)?)((?:, \d+)*)", READING):
        begin, _, end = first.partition("–")
        named |= set(range(int(begin), int(end or begin) + 1)) | set(map(int, re.findall(r"\d+", others)))

    assert rulings == set(range(1, len(rulings) + 1))
    assert set() == rulings - named


def test_every_refusal_of_the_rules_says_what_it_rests_on():
    """The table of refusals in RULES.md names each objection the rules make, and no other."""
    source = "\n".join(file.read_text("utf-8") for file in GAME.folder.rglob("*.py"))
    made = set(re.findall(r'(?:Objection|above_means)\(\s*"([\w-]+)"', source))
    table = RULES[RULES.index("## Where the texts of refusals point") :]
    listed = {
        rule for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for rule in re.findall(r"`([\w-]+)`", row)
    }

    assert made == listed
