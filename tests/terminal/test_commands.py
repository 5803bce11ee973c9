"""Everything one can ask at the keyboard, in one's own language or the other."""

import re

import pytest

from ludotheque.games import all_games
from ludotheque.terminal.commands import COMMANDS, Commands
from ludotheque.terminal.play import usual_seats
from ludotheque.terminal.story import texts_of
from tests.terminal.session import session, typing

GAMES = list(all_games())


def said(game, *typed, language="en"):
    """Give what is answered to the last line typed."""
    seats = ["me", *["random"] * (len(usual_seats(all_games()[game])) - 1)]
    terminal = session(game, typing(*typed), language=language, seats=seats)
    return terminal.console.text.rpartition(f"> {typed[-1]}\n")[2].removesuffix("\n>\n")


@pytest.mark.parametrize("game", GAMES)
def test_no_command_is_a_word_of_two_and_none_is_a_game_s_answer_alone(game):
    found = all_games()[game]
    commands = Commands(texts_of(found), "fr")

    assert set(COMMANDS) == {commands.read(word)[0] for word in commands.words}
    assert "" == commands.read("pass")[0]


@pytest.mark.parametrize(
    ("word", "command"),
    [
        ("regarder barrage", ("look", "barrage")),
        ("look dam", ("look", "dam")),
        ("règles robots", ("rules", "robots")),
        ("REGLES", ("rules", "")),
        ("légende", ("legend", "")),
        ("legende", ("legend", "")),
        ("ordres 2", ("orders", "2")),
        ("pourquoi 3", ("why", "3")),
        ("aide", ("help", "")),
        ("?", ("help", "")),
        ("annuler", ("undo", "")),
        ("u", ("undo", "")),
        ("quitter", ("quit", "")),
        ("table", ("table", "")),
    ],
)
def test_words_of_both_languages_are_understood_with_and_without_accents(word, command):
    texts = texts_of(all_games()["clocks"])

    assert command == Commands(texts, "en").read(word) == Commands(texts, "fr").read(word)


def test_help_is_in_ones_own_language():
    english, french = said("clocks", "help"), said("clocks", "aide", language="fr")

    assert "look NAME" in english
    assert "regarder" not in english
    assert "regarder NOM" in french
    assert "look" not in french


@pytest.mark.parametrize(
    ("language", "name", "expected"),
    [
        ("en", "dam", ["Dam ", "Costs 5 gears.", "one blue block", "‹7› Operate Dam"]),
        ("fr", "barrage", ["Barrage ", "Coûte 5 rouages.", "un bloc bleu", "‹7› Barrage"]),
        ("en", "artifact.duplicator", ["Duplicator", "Retrieval phase, once", "gear → +1 any resource", "✗ Repair"]),
        ("en", "7", ["Dam "]),
    ],
)
def test_any_piece_is_looked_at_by_its_name_its_id_or_what_one_types_for_it(language, name, expected):
    seen = said("clockworker", {"en": "look ", "fr": "regarder "}[language] + name, language=language)

    assert [] == [words for words in expected if words not in seen]


def test_a_refusal_that_is_looked_at_has_the_signs_of_its_language():
    seen = said("clockworker", "regarder artifact.duplicator", language="fr").splitlines()
    refused = [line for line in seen if "✗" in line]

    assert [line.count(":") for line in refused] == [line.count("\u202f:") for line in refused] != [0]


def test_symbols_are_spelled_out_when_one_looks():
    seen = said("clocks", "look hour 6")

    assert "A perfect die placed here brings: Nudge." in seen
    assert "nudge: Turn a die of your clock to the next value, up or down." in seen


def test_what_is_called_by_many_names_them_and_nothing_is_said_of_nothing():
    assert "Several things are called that" in said("clocks", "look hour")
    assert "Nothing on the table is called that" in said("clocks", "look")
    assert "Nothing on the table is called that" in said("clocks", "look [bold]barrage")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "word"), [("en", "rules"), ("fr", "règles")])
def test_rules_say_what_the_game_is_about_and_list_every_card_of_the_guide(game, language, word):
    found = all_games()[game]
    told = in_one_line(said(game, word, language=language))

    assert in_one_line(found.say(language, f"game-{game}.about")) in told
    titles = [in_one_line(found.say(language, f"guide-{step.id}.title")) for step in found.guide]
    assert [] == [title for title in titles if title not in told]


def test_a_paragraph_of_the_rules_is_read_by_its_id():
    assert "#scoring" in said("clocks", "rules scoring")


def test_a_topic_is_found_by_its_number_its_title_or_a_word_of_it_with_what_refusals_cite():
    assert "Robots fill the slots from the top" in said("clockworker", "rules 4")
    assert "Robots fill the slots from the top" in said("clockworker", "rules ROBOTS")
    cited = said("clockworker", "rules carry out")
    assert "Rulebook, action phase: choose only what you can carry" in cited
    assert "Nothing in the rules" in said("clockworker", "rules chess")


@pytest.mark.parametrize(
    ("game", "typed", "language", "expected"),
    [
        ("clocks", "rules perfect", "en", ["perfect\n  ", "#placing.perfect"]),
        ("clockworker", "rules recharge", "en", ["#actions.charge"]),
        ("clockworker", "règles recharger", "fr", ["#actions.charge"]),
        ("clockworker", "rules 11", "en", ["#actions.repair"]),
        ("clockworker", "rules supply", "en", ["#setup.goods"]),
    ],
)
def test_a_word_of_the_rules_is_found_in_the_glossary_the_headings_or_else_the_sentences(
    game, typed, language, expected
):
    told = said(game, typed, language=language)

    assert [] == [words for words in expected if words not in told]
    assert len(told.splitlines()) < 80


def test_the_legend_has_a_sentence_for_every_symbol_on_the_table_and_finds_one():
    whole = said("clockworker", "legend")

    assert "gold block: Stands for red, green or blue." in whole
    assert "bloc doré" in said("clockworker", "légende doré", language="fr")
    assert 1 == len(said("clockworker", "legend gold").strip().splitlines())


def test_what_is_not_possible_is_listed_and_explained_by_name():
    assert "Repair Rescue ship for 7 green blocks" in said("clockworker", "why")
    why = said("clockworker", "why rescue")
    assert "You lack 7 green blocks." in why
    assert "Rulebook, action phase" in why
    assert "Nothing speaks against it." in said("clockworker", "why 1")
    assert "Nothing that is refused is called that" in said("clockworker", "why chess")


def test_the_whole_table_is_shown_when_asked_for():
    table = said("clockworker", "1", "table")

    assert "Duplicator" in table
    assert "first player" in table


def test_whoever_is_asked_next_sits_down_first():
    """Between the screens of two people at one keyboard stands one that shows nothing."""
    terminal = session("liars_dice", typing("go on", "3", "2", "go on"), seats=["me", "me"])

    *_, first, second, third = re.split(r"^> go on$", terminal.console.text, flags=re.MULTILINE)
    assert first.endswith("Ada A is asked. Only they should look now; Enter goes on.\n")
    assert second.endswith("Ada B is asked. Only they should look now; Enter goes on.\n")
    assert ["Ada A", "Ada B"] == [re.findall(r"^(Ada .) — ", screen, re.MULTILINE)[0] for screen in (second, third)]


def in_one_line(text):
    return " ".join(text.split())
