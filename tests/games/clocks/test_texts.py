"""What players read: sentences of the log, labels of answers, refusals, and the size of a Scene."""

import msgspec
import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Text
from ludotheque.engine.scene_writer import SceneWriter
from tests.games.clocks.table import GAME, deal, ones
from tests.games.setting import PEOPLE

FULL = tuple(range(1, 13))
KILOBYTE = 1_000


def said(language, text):
    return GAME.texts.say(language, text, PEOPLE)


def refusal(table, label):
    """The refusal under this label, as the seat whose turn it is reads it."""
    seen = GAME.texts.builtins(GAME.scene(table.state, 0), "en", GAME.names(table.state, "en", PEOPLE))
    return next(one for one in seen["refusals"] if one["label"] == label)


def test_a_jump_that_is_too_dear_names_the_price_and_the_rule():
    found = refusal(deal(middle0="white3", money=(5, 0)), "Hour 4, pay 6")

    assert "Skipping costs 6, you have 5: 1 too few." == found["text"]
    assert "Rulebook, phase 2a: each empty slot you skip costs its visible pips." == found["rule"]
    assert ["clock0.4"] == found["on"]


def test_an_action_that_is_too_dear_names_the_price_and_the_rule():
    table = deal(clock0="1:white2 2:white2", money=(2, 0))
    table.play("0: coins")

    found = refusal(table, "Swap for 5 coins")

    assert "It costs 5, you have 3: 2 too few." == found["text"]
    assert found["rule"].startswith("Rulebook, phase 2: an additional action is paid for.")


def test_a_swap_with_one_die_is_refused_with_the_ruling():
    table = deal(clock0="1:white2", money=(8, 0))
    table.play("0: coins")

    found = refusal(table, "Swap for 5 coins")

    assert "Swap: there are too few dice on your clock." == found["text"]
    assert found["rule"].startswith("Ruling 9")


def test_somebody_who_is_not_asked_is_told_so():
    table = deal(middle0="white3", money=(5, 0))

    assert "not-asked" == table.refused("1: place 1").rule


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Hour 3, pay 3: perfect, Nudge"), ("fr", "Heure 3, payer 3\u202f: parfait, Réglage")],
)
def test_the_label_of_a_place_says_what_it_costs_and_brings(language, label):
    assert label == deal(middle0="white3", money=(5, 0)).label("0: place 3", language)


def test_nothing_is_never_called_one_in_french():
    """French counts nought as singular, so it needs words of its own."""
    for name in ("purse", "ask-lay-bid", "aid-action", "event-bid-revealed", "bag"):
        facts = {"who": 0, "coins": 0, "dice": 0, "what": "paid-flip", "rank": 2, "bidders": 3}
        assert " une " not in said("fr", Text(name, facts)), name
        assert " un " not in said("fr", Text(name, facts)), name


def test_a_re_roll_tells_both_faces():
    table = deal(clock0="4:grey3", luck="die:3")
    table.play("0: reroll 4")

    assert "Anna re-rolls the grey 3 at hour 4: 3." in table.said("en")
    assert "Anna relance le 3 gris de l’heure 4\u202f: 3." in table.said("fr")


def test_french_never_puts_a_plain_space_before_a_double_mark():
    source = (GAME.folder / "texts" / "fr.ftl").read_text(encoding="utf-8")

    assert [] == [line for line in source.splitlines() if any(f" {mark}" in line for mark in ";!?»")]
    assert [] == [line for line in source.splitlines() if " : " in line or "« " in line]


@pytest.mark.parametrize(("players", "most"), [(1, 14), (2, 19), (3, 23), (4, 28)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_scene_stays_small(players, most, language):
    """Late in a game with nearly every clock full, where a Scene is at its largest."""
    full = [ones(*FULL) if player < players else "" for player in range(4)]
    table = deal(players, clock0=full[0], clock1=full[1], clock2=full[2], clock3=full[3], money=(9,) * players)
    assert flow.waiting(table.state)

    wire = SceneWriter(GAME.texts, language, GAME.names(table.state, language, PEOPLE)).flat(GAME.scene(table.state, 0))

    assert len(msgspec.json.encode(wire)) < most * KILOBYTE


def test_every_sentence_of_a_game_can_be_said_in_both_languages():
    state = GAME.start(3, {"grey": "turns", "red": "fixed"}, chance := RandomChance(11))
    state.log = []
    while not state.end:
        seat = flow.first_asked(state)
        options = flow.options(state, seat)
        flow.play(state, seat, options[chance.pick("any", len(options))], chance)

    assert len(state.log) > 50
    for event in state.log:
        for language in ("en", "fr"):
            said(language, GAME.told(event, None))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        ("no-free-first", "L’action gratuite vient d’abord."),
        ("no-above-purse.rule", "nul n’offre plus qu’il ne possède."),
    ],
)
def test_french_refusals_of_actions_and_bids_end_in_whole_sentences(refusal, sentence):
    name, _, attribute = refusal.partition(".")
    said = GAME.texts.rule("fr", name) if attribute else GAME.texts.say("fr", Text(name), [])

    assert said.endswith(sentence)
