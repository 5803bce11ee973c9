"""French and English say the same: every message, attribute and variable is in both."""

import re
from pathlib import Path

import pytest

from ludotheque import lab
from ludotheque.engine import codec
from ludotheque.engine.components import NO_COMPONENTS
from ludotheque.engine.drawing import kebab
from ludotheque.engine.state import Step
from ludotheque.engine.texts import SHELL, variables
from ludotheque.games import all_games
from ludotheque.lab import kit

pytestmark = pytest.mark.interpreted
FOLDERS = [SHELL, *(game.folder / "texts" for game in all_games().values())]
SAID = [*FOLDERS, *(Path(lab.__file__).parents[1] / inside / "texts" for inside in ("terminal", "lab/balance"))]
NO_SENTENCE = re.compile("#|terminal-command-")
BREAKS = re.compile(r"(?<=[^\s\[]) [:;!?»](?:[\s.,)”»]|$)|« ")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_and_variables(folder):
    english, french = variables(folder / "en.ftl"), variables(folder / "fr.ftl")

    assert english == french


@pytest.mark.parametrize("folder", SAID, ids=lambda folder: folder.parent.name)
def test_no_french_line_breaks_before_a_sign(folder):
    """A narrow no-break space stands before : ; ! ? » and after «; the words of a command are no sentence."""
    said = [
        line for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines() if not NO_SENTENCE.match(line)
    ]

    assert [] == [line for line in said if BREAKS.search(line)]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_everything_a_game_can_say_has_a_text(game):
    """Actions, ends, options, and every question, event and objection that is named in the rules."""
    there = variables(game.folder / "texts" / "en.ftl") | variables(SHELL / "en.ftl")
    wanted = {f"do-{action.verb}" for action in game.actions.all}
    wanted |= {f"end-{reason}" for reason in game.end_reasons}
    wanted |= {f"option-{option.id}" for option in game.options}
    wanted |= {f"option-{option.id}-{value}" for option in game.options for value in option.values}
    wanted |= {f"option-{option.id}.first" for option in game.options if option.first}
    wanted |= {f"game-{game.id}{part}" for part in ("", ".line", ".about", ".source")}
    for step in game.guide:
        wanted |= {f"guide-{step.id}", f"guide-{step.id}.title", *step.asks}
    for source in rules_of(game):
        text = source.read_text(encoding="utf-8")
        wanted |= {f"no-{rule}" for rule in re.findall(r'Objection\(\s*"([\w-]+)"', text)}
        wanted |= {f"event-{event}" for event in re.findall(r'(?:Event|\.tell)\(\s*"([\w-]+)"', text)}
    for step in codec.words_of(game).values():
        asks = issubclass(step, Step) and step.candidates is not Step.candidates
        if asks and not step.__subclasses__():
            wanted.add(f"ask-{kebab(step.__name__)}")

    assert set() == wanted - there.keys()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_rule_names_a_card(game):
    named = [
        (source.name, card)
        for source in rules_of(game)
        for card in game.cards
        if re.search(rf"[\"']{re.escape(card)}[\"']", source.read_text(encoding="utf-8"))
    ]

    assert [] == named


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_text_has_the_id_of_a_text_of_the_shell(game):
    kit.check_text_ids(game)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_number_in_a_text_is_data(game):
    kit.check_numbers_in_texts(game)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_verb_and_every_symbol_has_its_words(game):
    kit.check_words(game)
    kit.check_tokens(kit.Case(game, max(game.seats), looks=12))


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_with_other_numbers_in_the_component_tables_other_numbers_are_told(game):
    kit.check_numbers_in_facts([kit.Case(game, seats, {}, seed, 12) for seats in game.seats for seed in (0, 1)])


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_almost_every_plain_number_of_the_component_tables_can_be_another(game):
    """Otherwise the test above would compare a game with itself."""
    before, after = game.numbers(), kit.other_numbers(game).numbers()

    assert [] == [name for name in before if before[name] == after[name]]
    assert game.component_file is NO_COMPONENTS or game.components_digest != kit.other_numbers(game).components_digest


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_drawing_of_a_theme_has_numbers_in_it(game):
    drawn = [
        (file.name, re.findall(r"<text[^>]*>[^<]*\d", file.read_text(encoding="utf-8"))) for file in drawings_of(game)
    ]

    assert [] == [(name, numbers) for name, numbers in drawn if numbers]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_rules_are_whole(game):
    """Every rule that is cited has a paragraph, every component a place, both languages the same; figures play."""
    kit.check_rules(game)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_lesson_can_be_played_as_it_is_written(game):
    kit.check_lessons(game)


def drawings_of(game) -> list[Path]:
    return sorted((game.folder / "theme").rglob("*.svg"))


def rules_of(game) -> list[Path]:
    return sorted(game.folder.rglob("*.py"))
