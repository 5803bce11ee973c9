"""Each check of the rules is seen to fail, on a copy of Clocks' rules with one mistake in it."""

import shutil

import pytest

from ludotheque.games import all_games
from ludotheque.games.clocks import GAME
from ludotheque.manual.checks import check_rules, faults
from ludotheque.manual.rules_file import BadRules, Rules

pytestmark = pytest.mark.interpreted
RULES = GAME.folder / "rules"

MISTAKES = {
    "a part is missing in French": ("fr.md", "{#auction.pay}", "{#auction.paid}", "expected the same parts"),
    "a heading is of another level": ("fr.md", "### À égalité", "#### À égalité", "different levels"),
    "a figure is missing in French": ("fr.md", "::figure higher\n", "", "expected the same directives"),
    "a link is missing in French": ("fr.md", "[rival jaune](#rival)", "rival jaune", "expected the same directives"),
    "a chapter is missing": ("en.md fr.md", "{#scoring}", "{#points}", "expected a part 'scoring'"),
    "a number is written": ("en.md", "as they like in a hand", "as they like, up to 6, in a hand", "says 6"),
    "a number is written as a word": ("fr.md", "Rien est aussi", "Sept est aussi", "says 7"),
    "a reason for a number is not needed": ("rules.toml", '4 = "the', '3 = "none"\n4 = "the', "3 is never said"),
    "a link leads nowhere": ("en.md fr.md", "(#ruling.5)", "(#ruling.99)", "no part #ruling.99"),
    "a key is unknown": ("en.md fr.md", "{dice.white}", "{dice.violet}", "expected a number of the component file"),
    "a message is unknown": ("en.md fr.md", "{icon-coins coins=free", "{icon-gems coins=free", "icon-gems"),
    "a number of the code is gone": ("rules.toml", "names.HOURS", "names.MINUTES", "is no number of the code"),
    "a figure is unknown": ("en.md fr.md", "::figure higher", "::figure highest", "no figure 'highest'"),
    "a directive is unknown": ("en.md fr.md", "::icons", "::symbols", "no directive ::symbols"),
    "a figure is never shown": (
        "rules.toml",
        "[figures.skip]",
        "[figures.more]\nseats = 2\n[figures.skip]",
        "never shown",
    ),
    "an answer is refused": ("rules.toml", 'play = ["0: place 3"]', 'play = ["0: place 5"]', "an answer is refused"),
    "a refusal is none": ("rules.toml", 'refused = "0: place 4"', 'refused = "0: place 2"', "is not refused"),
    "another question is put": (
        "rules.toml",
        'asks = "ask-discard-one"',
        'asks = "ask-place-die"',
        "expected ask-place-die",
    ),
    "a piece is not in the picture": (
        "rules.toml",
        'point = ["clock0.12"]',
        'point = ["clock0.13"]',
        "not in the picture",
    ),
    "luck is left over": ("rules.toml", '"yellow 2"]', '"yellow 2", "die 1"]', "luck is left over"),
    "a word of a figure is unknown": ("rules.toml", "[figures.skip]", "[figures.skip]\nlook = 1", "look"),
    "a component has no place": ("en.md fr.md", "::catalogue prices", "", "the component prices.flip has no place"),
    "a number has no place": (
        "en.md fr.md",
        "{score.colour_set}",
        "some",
        "the component score.colour_set has no place",
    ),
    "a refusal is not cited": ("rules.toml", 'no-slot-taken = "placing.first"', "", "lacks no-slot-taken"),
    "a citation leads nowhere": (
        "rules.toml",
        'no-slot-taken = "placing.first"',
        'no-slot-taken = "x.y"',
        "no part 'x.y'",
    ),
    "a text that cites is gone": ("rules.toml", "no-slot-taken =", "no-slot-token =", "no-slot-token: no such text"),
    "a ruling has no paragraph": ("en.md fr.md", "{#ruling.9}", "{#ruling.90}", "no part ruling.9"),
    "a ruling has no reason": ("en.md", "> Our proposal.\n", "", "ruling.16: expected its reason"),
    "a ruling is kept nowhere": ("rules.toml", '["RollYellow"]', '["RollViolet"]', "is no step, key or option"),
    "a ruling explains nothing": ("rules.toml", 'of = "rival.bid"', 'of = "rival.bet"', "no part 'rival.bet'"),
    "a word of the glossary leads nowhere": (
        "rules.toml",
        'bag = "setup.first"',
        'bag = "setup.last"',
        "no part 'setup.last'",
    ),
    "a word of the glossary has no text": (
        "rules.toml",
        'bag = "setup.first"',
        'sack = "setup.first"',
        "no text term-sack",
    ),
    "a symbol has no text": ("rules.toml", 'icons = ["perfect"', 'icons = ["sand"', "the symbol sand has no text"),
    "an id has moved nowhere": (
        "rules.toml",
        "[figures.skip]",
        '[moved]\n"a.b" = "a.c"\n[figures.skip]',
        "which is not there",
    ),
    "a sign may begin a line": ("fr.md", "demandé\u202f: rien", "demandé : rien", "narrow no-break space"),
}


def copied(folder, names, old, new):
    """Copy the rules and change something in them."""
    shutil.copytree(RULES, folder / "clocks" / "rules")
    for name in names.split():
        file = folder / "clocks" / "rules" / name
        text = file.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        file.write_text(text.replace(old, new), encoding="utf-8")
    return folder / "clocks" / "rules"


@pytest.mark.parametrize("mistake", MISTAKES, ids=[name.replace(" ", "-") for name in MISTAKES])
def test_a_mistake_is_found(tmp_path, mistake):
    names, old, new, complaint = MISTAKES[mistake]

    found = faults(Rules(GAME, copied(tmp_path, names, old, new)))

    assert any(complaint in fault for fault in found), found


def test_the_rules_as_they_are_have_no_fault(tmp_path):
    assert [] == faults(Rules(GAME, copied(tmp_path, "", "", "")))


@pytest.mark.parametrize(
    ("old", "new"), [("difficulty = 2", "difficulty = 9"), ("minutes = 30", "hours = 1")], ids=["beyond", "unknown"]
)
def test_a_rules_file_says_what_it_expects(tmp_path, old, new):
    with pytest.raises(BadRules, match=r"clocks/rules\.toml"):
        Rules(GAME, copied(tmp_path, "rules.toml", old, new))


def test_a_draft_may_lack_components_and_citations(tmp_path):
    folder = copied(tmp_path, "rules.toml", "difficulty = 2", "difficulty = 2\ndraft = true")
    for name in ("en.md", "fr.md"):
        file = folder / name
        file.write_text(file.read_text(encoding="utf-8").replace("::catalogue prices", ""), encoding="utf-8")

    assert [] == faults(Rules(GAME, folder))


@pytest.mark.parametrize(("chapter", "is_missed"), [("scoring", False), ("sources", False), ("goal", True)])
def test_a_draft_may_lack_every_chapter_but_the_goal(tmp_path, chapter, is_missed):
    folder = copied(tmp_path, "en.md fr.md", f"{{#{chapter}}}", "{#other}")
    file = folder / "rules.toml"
    file.write_text(f"draft = true\n{file.read_text(encoding='utf-8')}", encoding="utf-8")

    assert is_missed == (f"clocks: expected a part '{chapter}'" in faults(Rules(GAME, folder)))


def test_a_game_without_rules_is_no_fault():
    without = [game for game in all_games().values() if not (game.folder / "rules").is_dir()]

    for game in without:
        check_rules(game)
