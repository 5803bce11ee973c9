"""The data file is checked completely, the Id's steps say why, and Scenes stay within bounds."""

import json
import re
from typing import Any

import msgspec
import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadComponents
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Piece, Zone
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.unconscious_mind import GAME
from ludotheque.games.unconscious_mind.card_language import WORDS
from ludotheque.games.unconscious_mind.components import filling
from ludotheque.lab import kit
from tests.games.setting import PEOPLE
from tests.games.unconscious_mind.table import ID

KILOBYTE = 1_000
SPRITE = (GAME.folder / "theme" / "icons.svg").read_text(encoding="utf-8")
DRAWN = set(re.findall(r'<symbol id="([^"]+)"', SPRITE))


def broken(tmp_path, old, new):
    """Read the data file with something changed, and give the complaints."""
    text = filling.PRINTED.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as raised:
        filling.read(path)
    return str(raised.value)


def test_an_unknown_word_is_named_with_its_key(tmp_path):
    said = broken(tmp_path, 'N02 = { main = ["medium X"', 'N02 = { main = ["median X"')

    assert "[notebook.N02]: unknown word 'median'" in said


def test_a_word_with_wrong_arguments_is_named(tmp_path):
    said = broken(tmp_path, 'effect = ["vp 3"], symbol', 'effect = ["vp many"], symbol')

    assert "[manifest_dreams.M01]: expected a number, got 'many'" in said


def test_a_client_that_would_start_beyond_the_track_is_refused(tmp_path):
    said = broken(tmp_path, "C04 = { hearts = 5", "C04 = { hearts = 6")

    assert "[case_studies.C04]: expected hearts over 3 and up to 8" in said


def test_coffee_beyond_the_end_of_its_track_is_refused(tmp_path):
    said = broken(tmp_path, "coffee = { value = 10", "coffee = { value = 11")

    assert "[constants.coffee]: expected at most 10, the end of the track" in said

    said = broken(tmp_path, "coffee_per_later_place = { value = 1", "coffee_per_later_place = { value = 4")

    assert "[constants.coffee_per_later_place]: expected at most 3" in said


def test_a_slot_that_touches_no_action_is_refused(tmp_path):
    said = broken(tmp_path, 'touches = ["N1", "N2"]', 'touches = ["N1", "N9"]')

    assert "[slots.r1c1]: expected one of N1" in said


def test_every_word_of_the_language_occurs_in_the_data():
    text = filling.PRINTED.read_text(encoding="utf-8")

    assert [] == [word for word in WORDS if not re.search(rf'["& :]{re.escape(word)}[ "]', text)]


def test_every_datum_says_where_it_comes_from():
    assert {"rulebook", "public", "inferred", "proposal"} == set(GAME.component_file.sources.values())


NEXT = {"turn-began", "round-began", "final-round", "game-over"}


def told_in_turns_of_the_id(seed):
    """The names of all sentences of a random solo game that are told in turns of the Id."""
    match = Match(GAME, 1, {}, RandomChance(seed))
    luck = RandomChance(seed + 1)
    while not match.state.end:
        options = flow.options(match.state, 0)
        match.play(0, options[luck.pick("any", len(options))])
    names: set[str] = set()
    is_its_turn = False
    for event in [event for answer in match.answers for event in answer.events]:
        if event.name in NEXT:
            is_its_turn = event.facts.get("who") == ID
        elif is_its_turn:
            names.add(event.name)
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_turn_of_the_id_cites_the_rule_it_rests_on(language):
    names = {name for seed in range(4) for name in told_in_turns_of_the_id(seed)}

    assert 50 < len(names)
    assert [] == [name for name in names if not GAME.texts.rule(language, f"event-{name}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_id_cites_a_rule_even_one_that_is_rarely_seen(language):
    files = [file for folder in ("effects", "moves", "turn") for file in (GAME.folder / folder).glob("*.py")]
    sources = [file.read_text(encoding="utf-8") for file in files]
    names = set(re.findall(r'"(id-[a-z-]+)"', "".join(sources)))

    assert 35 < len(names)
    assert [] == [name for name in names if not GAME.texts.rule(language, f"event-{name}")]


def symbols_of(node: Zone | Piece):
    if isinstance(node, Piece) and node.face is not None:
        yield from node.face.cost
        for line in node.face.lines:
            yield from line
    for child in node.children:
        yield from symbols_of(child)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_symbol_of_a_scene_is_drawn(seats):
    chance = RandomChance(seats)
    s: Any = GAME.start(seats, {}, chance)
    used: set[str] = set()
    for _ in range(300):
        if s.end:
            break
        seat = flow.first_asked(s)
        used |= {token for zone in GAME.zones(s, seat) for token in symbols_of(zone)}
        options = flow.options(s, seat)
        flow.play(s, seat, options[chance.pick("any", len(options))], chance)

    assert set() == {token for token in used if re.match(r"[a-z]", token)} - DRAWN


@pytest.mark.parametrize("backdrop", ["meeting-table", "city", "wheel", "notebook"])
def test_maps_have_an_anchor_for_everything_that_lies_on_them(backdrop):
    anchors = set(
        re.findall(r'id="anchor-([^"]+)"', (GAME.folder / "theme" / f"{backdrop}.svg").read_text(encoding="utf-8"))
    )
    s: Any = GAME.start(1, {}, RandomChance(1))
    wanted: set[object] = set()

    def look(node):
        if isinstance(node, Zone) and node.backdrop == backdrop:
            wanted.update(child.at for child in node.children)
        for child in node.children:
            look(child)

    for zone in GAME.zones(s, 0):
        look(zone)

    assert wanted
    assert wanted <= anchors


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_scene_stays_under_sixty_kilobytes(seats):
    chance = RandomChance(3)
    s = GAME.start(seats, {}, chance)
    largest = 0
    for turn in range(600):
        if s.end:
            break
        seat = flow.first_asked(s)
        if turn % 40 == 0:
            wire = SceneWriter(GAME.texts, "fr", GAME.names(s, "fr", PEOPLE)).flat(GAME.scene(s, seat))
            largest = max(largest, len(msgspec.json.encode(wire)))
        options = flow.options(s, seat)
        flow.play(s, seat, options[chance.pick("any", len(options))], chance)

    assert largest < 60 * KILOBYTE


def test_french_never_puts_a_plain_space_before_a_double_mark():
    source = (GAME.folder / "texts" / "fr.ftl").read_text(encoding="utf-8")

    assert [] == [line for line in source.splitlines() if any(f" {mark}" in line for mark in ";!?»")]
    assert [] == [line for line in source.splitlines() if " : " in line or "« " in line]


@pytest.mark.parametrize("game", [GAME, kit.other_numbers(GAME)], ids=["as it comes", "with other numbers"])
def test_a_goal_says_the_number_it_needs(game):
    """Some said five, eight, two and fifteen where the component tables had 6, 10, 3 and 18."""
    s = game.start(2, {}, RandomChance(1))

    for language in LANGUAGES:
        said = [game.texts.say(language, goal.text(), []) for goal in s.box.goals]
        numbers = [int((re.findall(r"\d+", text) or ["1"])[0]) for text in said]
        assert [goal.needs for goal in s.box.goals] == numbers


def test_the_conversion_card_says_what_words_become_for_the_id():
    game = kit.other_numbers(GAME)
    scene = game.texts.builtins(game.scene(game.start(1, {}, RandomChance(1)), 0), "en", ["Ada", "the Id"])

    told = json.dumps(scene)

    assert "a minor insight 2 coffee, a medium one 3 coffee, a major one 2 pill boxes" in told
    assert f"{game.component_file.number('id.rates.ordinary')} coffee become a pill box" in told
