"""What is told is what happened, once, and in the words of the booklet."""

import re
from itertools import pairwise

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Text
from ludotheque.games.unconscious_mind.actions import DOWNGRADE, ELEVATE, SPEND, TRANSFER
from ludotheque.games.unconscious_mind.effects.clients import SPEND_PILLS
from ludotheque.games.unconscious_mind.effects.id import IdDream, IdGoal, IdPublish
from ludotheque.games.unconscious_mind.moves import meeting, notebook
from ludotheque.games.unconscious_mind.names import CENTRE, NONE
from ludotheque.games.unconscious_mind.turn.id import IdGathers, IdReceives, IdUsesPills
from tests.games.setting import PEOPLE
from tests.games.unconscious_mind.table import BOX, GAME, HUMAN, ID, base, named, solo, start, tile

LANGUAGES = ["en", "fr"]


def said(table, language="en", names=PEOPLE):
    """What everybody reads, sentence by sentence."""
    sides = GAME.names(table.s, language, names)
    return [
        GAME.texts.say(language, Text(f"event-{event.name}", event.facts), sides).replace(" ", " ")
        for event in table.events
    ]


def whole_game(seed, language):
    """All sentences of a random solo game, with their names."""
    match = Match(GAME, 1, {}, RandomChance(seed))
    luck = RandomChance(seed + 1)
    while not match.state.end:
        options = flow.options(match.state, 0)
        match.play(0, options[luck.pick("any", len(options))])
    sides = GAME.names(match.state, language, PEOPLE)
    events = [event for answer in match.answers for event in answer.events]
    return [(e.name, GAME.texts.say(language, Text(f"event-{e.name}", e.facts), sides)) for e in events]


# Pill boxes.


def test_the_id_tells_of_each_pill_box_it_uses_and_of_no_other():
    """Three boxes, one client that needs one: one is used, two stay."""
    table = solo()
    table.seat_client(ID, 0, "R01", 1)
    table.id.pills = 3

    table.do(ID, IdUsesPills())

    assert 2 == table.id.pills
    assert 1 == said(table).count("The Id uses a pill box.")
    assert not [line for line in said(table) if "3 pill" in line]


def test_a_persons_pill_box_is_told_too():
    table = solo()
    table.seat_client(HUMAN, 0, "R01", 6)
    table.me.pills, table.me.coffee = 1, 0

    table.do(HUMAN, SPEND_PILLS).play("pill room1")

    assert [f"{PEOPLE[0]} uses a pill box.", "Therapy for the actress without a voice: 5 to the cure."] == said(table)


# The arrow.


def test_the_arrow_says_which_client_it_chose():
    table = solo(arrow="right")
    table.id.is_room_open[0] = True
    table.s.client_rows[0] = [named(BOX.clients, name) for name in ("R01", "R02", "R03")]

    table.do(ID, IdReceives(0, False))

    assert "The arrow points right and chooses, of 3: the tenor afraid of heights. Then it turns." in said(table)


def test_the_arrow_says_which_dream_which_room_and_which_goal_it_chose():
    table = solo(arrow="left")
    table.seat_client(ID, 0, "R01", 8, dreams="M01")
    table.seat_client(ID, 1, "C01", 8, dreams="M02")
    table.do(ID, IdDream())
    table.s.goals = [named(BOX.goals, name) for name in ("O02", "O03")] + [NONE] * 5
    table.s.arrow = 1
    table.do(ID, IdGoal())

    arrows = [line for line in said(table) if line.startswith("The arrow")]
    assert len(arrows) == 2
    assert "the actress without a voice" in arrows[0]
    assert "2 complete notebook rows" in arrows[1]


@pytest.mark.parametrize(
    ("what", "option", "name"),
    [
        ("client", named(BOX.clients, "C01"), "the case of the two stages"),
        ("dream", named(BOX.manifest, "M02"), "The orchard at night"),
        ("treatise", named(BOX.treatises, "TP5"), "“On Desire”"),
        ("card", 0, "On stage fright (growth)"),
    ],
)
def test_the_arrow_names_whatever_it_chooses(what, option, name):
    table = solo(arrow="left")
    table.s.log = table.events

    assert option == meeting.point(table.s, ID, what, [option, option + 1])

    assert [f"The arrow points left and chooses, of 2: {name}. Then it turns."] == said(table)


def test_the_arrow_chooses_a_treatise_after_it_was_told_why_there_is_one():
    table = solo(arrow="left")
    table.play_out(ID, "S10G S11G S10F S11F")
    table.id.coloured[CENTRE] = 1

    table.do(ID, IdPublish())

    assert ["id-publishes", "id-arrow"] == [event.name for event in table.events][:2]


# Goals.


def test_a_goal_taken_by_tile_9_is_told_with_the_rule_of_tile_9():
    table = solo()
    table.s.goals = [named(BOX.goals, "O02")] + [NONE] * 6

    table.do(ID, IdGoal())

    assert "goal-claimed" not in table.happened
    assert 1 == table.count("id-goal")
    assert "The Id takes a goal, whatever it asks for: 2 complete notebook columns." in said(table)
    assert "tile 9" in GAME.texts.rule("en", "event-id-goal")


# Tiles.


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Id activates its tile 1, Appetite, in row 1."),
        ("fr", "Le Ça active sa tuile 1, Appétit, dans la ligne 1."),
    ],
)
def test_the_id_is_named_once_when_it_activates_a_tile(language, sentence):
    facts = {"who": ID, "row": 1, "tile": "tile-id1"}

    assert sentence == GAME.texts.say(language, Text("event-id-flipped", facts), PEOPLE)


@pytest.mark.parametrize(
    ("slots", "sentence"),
    [
        (1, "Le Ça rassemble ses idées, depuis 1 emplacement."),
        (2, "Le Ça rassemble ses idées, depuis 2 emplacements."),
    ],
)
def test_in_french_the_id_gathers_its_ideas_from_slots(slots, sentence):
    assert sentence == GAME.texts.say("fr", Text("event-id-gathers", {"who": ID, "slots": slots}), PEOPLE)


@pytest.mark.parametrize(
    ("is_id", "whose"),
    [(0, "the grief layer of Ada is lifted"), (1, "the grief layer of the Id is lifted")],
)
def test_the_grief_layer_that_is_lifted_is_somebodys(is_id, whose):
    facts = {"who": 0, "is_id": is_id, "client": "client-R01"}

    assert GAME.texts.say("en", Text("event-catharsis", facts), ["Ada", ""]).endswith(f": {whose}.")


@pytest.mark.parametrize("name", ["B1", "B2", "B3", "B4"])
def test_a_first_tile_is_told_without_a_quality_it_has_not(name):
    """A bird that gives freedom is not of growth."""
    table = base()
    table.me.tile = tile(name)
    table.s.log = table.events

    notebook.place_tile(table.s, HUMAN, 0)

    assert not [line for line in said(table) if "growth" in line]


def test_a_tile_of_the_market_is_told_with_its_quality():
    table = base()
    table.me.tile = tile("N02P")
    table.s.log = table.events

    notebook.place_tile(table.s, HUMAN, 0)

    assert [f"{PEOPLE[0]} lays Deep thought, passion in row 1."] == said(table)


# Words.


@pytest.mark.parametrize("seed", [3, 5])
def test_in_french_the_id_has_its_article_everywhere(seed):
    """Le Ça, du Ça, au Ça."""
    lines = [line for _, line in whole_game(seed, "fr") if "Ça" in line]

    assert 100 < len(lines)
    assert [] == [line for line in lines if not re.search(r"\b([Ll]e|du|au) Ça", line)]
    assert [] == [line for line in lines if re.search(r"\b(de|à) [Ll]e Ça|(?<!^)(?<!\. )Le Ça|^le Ça", line)]
    assert any("au Ça" in line for line in lines)
    assert any("du Ça" in line for line in lines)


@pytest.mark.parametrize("seed", [3, 5])
def test_in_english_the_id_has_its_article_everywhere(seed):
    lines = [line for _, line in whole_game(seed, "en") if re.search(r"\bId\b", line)]

    assert 100 < len(lines)
    assert [] == [line for line in lines if not re.search(r"\b[Tt]he Id\b", line)]


def test_people_keep_their_names_in_french():
    table = start(2)

    assert f"C’est à {PEOPLE[0]}." == GAME.texts.say(
        "fr", Text("event-turn-began", {"who": 0, "is_id": 0}), GAME.names(table.s, "fr", PEOPLE)
    )


def test_what_one_cites_from_the_id_is_told_as_the_ids():
    table = solo()
    facts: dict[str, object] = {"who": HUMAN, "is_id": 0, "whom": ID, "is_theirs_id": 1}
    facts |= {"treatise": "treatise-TG5", "card": "research-S01", "quality": "quality-growth"}
    names = GAME.names(table.s, "fr", PEOPLE)

    assert "« Grandir » du Ça" in GAME.texts.say("fr", Text("event-volume-cited", facts), names).replace(
        "\u202f", " "
    ).replace("\xa0", " ")


def test_a_round_is_a_manche_and_a_turn_is_a_tour():
    """In the booklet a *tour* is a turn."""
    names = dict(whole_game(3, "fr"))

    assert names["round-began"].startswith("Manche ")
    source = (GAME.folder / "texts" / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"(Tour|tour) \{ \$round \}|dernier tour|prochain tour|finit le tour", source)


# Once.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_told_twice_running(language):
    """Points, a pill box or a card of each kind may come twice in a row; nothing else does."""
    again = {"pill-gained", "points-gained", "pill-used", "id-pill-used", "insight-generated", "bright-gained"}
    again |= {"id-coffee", "insight-paid", "coffee-gained", "insight-transferred", "insight-elevated", "coffee-paid"}
    again |= {"insight-downgraded", "id-converted", "id-drew", "research-empty", "pill-spare", "freud-strolled"}
    lines = whole_game(3, language)

    assert [] == [now for now, then in pairwise(lines) if now == then and now[0] not in again]


def told_once(table, words):
    return [line for line in said(table) if re.search(words, line)]


def test_a_new_client_of_the_id_is_told_once():
    table = solo()
    table.id.is_room_open[0] = True

    table.do(ID, IdReceives(0, False))

    assert 1 == len(told_once(table, "receives"))
    assert 1 == len(told_once(table, "notes a dream|chooses a dream"))


def test_gathering_is_told_once():
    table = solo()
    table.hold("r1c1", ID)

    table.do(ID, IdGathers())

    assert 1 == len(told_once(table, "gathers|takes back"))


def test_a_dream_triggered_by_the_id_is_told_once():
    table = solo()
    table.seat_client(ID, 0, "R01", 8, dreams="M13")

    table.do(ID, IdDream())

    assert 1 == len(told_once(table, "dream|interprets"))


def test_points_of_a_cure_are_told_once():
    table = solo()
    table.seat_client(HUMAN, 0, "R07", 1)
    table.me.pills, table.me.coffee = 1, 0

    table.do(HUMAN, SPEND_PILLS).play("pill room1")

    assert [f"{PEOPLE[0]} scores 4."] == told_once(table, r"\b4\b")


def test_a_pill_box_of_a_symbol_is_told_once():
    table = solo()
    table.seat_client(ID, 0, "R01", 8, grief="L05", dreams="M13")

    table.do(ID, IdDream())

    assert "symbol-matched" in table.happened
    assert ["The Id gains a pill box."] == told_once(table, "pill box")


@pytest.mark.parametrize(("name", "whose"), [("Anna", "Le professeur d’Anna"), ("Bo", "Le professeur de Bo")])
def test_in_french_a_name_with_a_vowel_is_elided(name, whose):
    facts = {"who": 0, "is_id": 0, "place": "location-theater"}

    assert GAME.texts.say("fr", Text("event-professor-moved", facts), [name]).startswith(f"{whose} va vers")


@pytest.mark.parametrize("action", [*ELEVATE[1:], *SPEND[1:], *DOWNGRADE[1:], *TRANSFER[3:]], ids=lambda one: one.text)
def test_in_french_a_level_is_a_noun_with_its_article(action):
    s = GAME.start(2, {}, RandomChance(0))

    said = GAME.texts.say("fr", Text(f"do-{action.verb}", action.facts(s, 0, action)), PEOPLE)

    assert re.fullmatch(r"\w+ une (mineure|moyenne|majeure) de \w+( vers la \w+)?", said)


@pytest.mark.parametrize(
    ("ideas", "bright", "english", "french"),
    [
        (1, 0, "an idea", "une idée"),
        (2, 0, "2 ideas", "2 idées"),
        (0, 1, "a bright idea", "une idée brillante"),
        (0, 2, "2 bright ideas", "2 idées brillantes"),
        (1, 1, "an idea and a bright one", "une idée et une brillante"),
    ],
)
def test_what_was_not_placed_is_not_told(ideas, bright, english, french):
    facts = {"ideas": ideas, "bright": bright, "row": 1}

    assert GAME.texts.say("en", Text("event-id-placed", facts), PEOPLE) == f"The Id places {english} in row 1."
    assert GAME.texts.say("fr", Text("event-id-placed", facts), PEOPLE) == f"Le Ça place {french} dans la ligne 1."
