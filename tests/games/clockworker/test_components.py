"""The component file: what is printed, an owner's own file, a seventeenth artifact, and mistakes."""

import tomllib
from typing import Any

import pytest

from ludotheque.engine import record
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadComponents, BadRecord
from ludotheque.engine.match import Match
from ludotheque.games import game_of
from ludotheque.games.clockworker import GAME
from ludotheque.games.clockworker.card_language import WORDS
from ludotheque.games.clockworker.components import PRINTED
from ludotheque.games.clockworker.game import Clockworker
from ludotheque.lab import kit
from tests.games.clockworker.table import CARDS, deal, with_cards
from tests.games.setting import PEOPLE

FORGE = """
[artifacts.lucky-forge]
copies = 2
abilities = [
    { at_once = { gain = "robot + 2 gear" } },
    { when_gaining = { card = "archive", gain = "gold" } },
    { once_per_turn = { kind = "robot", gain = "red" } },
    { retrieval_extra = { kind = "blue", more = 2 } },
    { at_end = { points = 2, per = "archive" } },
]
source = "proposal"
for_two = { copies = 1, source = "proposal" }
price = { cost = "red + green", points = 1, source = "proposal" }
name = { en = "Lucky forge", fr = "Forge \\"porte-bonheur\\"" }
"""


def test_there_are_forty_factories_sixteen_artifacts_and_twenty_archives():
    box = GAME.box

    assert (41, 16, 20) == (len(box.factories), len(box.artifacts), len(box.archives))
    assert 28 == sum(card.copies for card in box.artifacts)


def test_the_starting_factory_costs_nothing_and_has_four_slots_with_a_robot_at_the_bottom():
    starter = GAME.box.factories[0]

    assert (0, 4, [5]) == (starter.cost, len(starter.slots), starter.slots[-1])


def test_some_artifact_costs_one_red_two_green_and_one_blue():
    assert [1, 2, 1] in [card.cost[1:4] for card in GAME.box.artifacts]


def test_colours_are_even_over_the_deck():
    units = [unit for card in GAME.box.factories[1:] for slot in card.slots for unit in slot]

    assert [34, 34, 34] == [units.count(colour) for colour in (1, 2, 3)]


def test_every_datum_says_where_it_comes_from():
    sources = GAME.component_file.sources

    assert "rulebook" == sources["artifacts.megaphone"]
    assert "proposal" == sources["artifacts.megaphone.price"]
    assert "public" == sources["artifacts.megaphone.for_two"]
    assert "rulebook" == sources["start_gears.4"]


def without_proposals(entry: Any) -> Any:
    """Leave out of a component file what we propose."""
    if not isinstance(entry, dict):
        return entry
    kept = {name: without_proposals(inner) for name, inner in entry.items()}
    return {} if entry.get("source") == "proposal" else {name: inner for name, inner in kept.items() if inner != {}}


def test_what_is_printed_is_the_same_in_the_game_and_in_the_tests_of_its_rules():
    in_play, tested = (tomllib.loads(file.read_text(encoding="utf-8")) for file in (PRINTED, CARDS))

    assert without_proposals(in_play) == without_proposals(tested)


def test_every_word_of_the_language_is_used_by_a_card():
    text = PRINTED.read_text(encoding="utf-8")

    assert [] == [word for word in WORDS if f"{{ {word} = " not in text]


def test_an_owner_corrects_a_price_and_plays_with_it(tmp_path):
    game = with_cards(tmp_path, ('cost = "red + green + blue", points = 2', 'cost = "gold", points = 4'))
    table = deal(stock="gold", game=game)

    table.play("0: repair emergency-kit")

    assert 4 == table.points[0]
    assert game.components_digest != GAME.components_digest


def record_with(game):
    match = Match(game, 2, {}, RandomChance(1))
    match.play(match.state.turn, game.actions.parse("charge"))
    return record.write(match)


def test_a_record_names_the_cards_it_was_played_with_and_brings_them_along(tmp_path):
    game = with_cards(tmp_path, more=FORGE)

    written = record.read(record_with(game))

    assert game.components_digest == written.components
    assert "lucky-forge" in record.replay(game_of(written), written).game.cards
    with pytest.raises(BadRecord, match=f"components {game.components_digest}, not {GAME.components_digest}"):
        record.replay(GAME, written)


def test_a_record_of_the_printed_cards_only_names_them():
    written = record.read(record_with(GAME))

    assert (GAME.components_digest, "") == (written.components, written.own)
    assert game_of(written) is GAME


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda text: text.replace('"cost":3', '"cost":2', 1), "was played with components"),
        (lambda text: text.replace('"cost":3', '"cost":-3', 1), "line 5: .*cost: expected 0 or more, got -3"),
        (lambda text: text.replace("own {", "own [", 1), "line 5: not JSON"),
    ],
    ids=["other", "wrong", "broken"],
)
def test_cards_that_were_changed_in_a_record_are_noticed(tmp_path, spoil, expected):
    written = record.read(spoil(record_with(with_cards(tmp_path, more=FORGE))))

    with pytest.raises(BadRecord, match=expected):
        record.replay(game_of(written), written)


def test_a_seventeenth_artifact_needs_the_file_alone(tmp_path):
    game = with_cards(tmp_path, more=FORGE)
    table = deal(stock="red + green", game=game, others="2 robot")

    table.play("0: repair lucky-forge")

    assert "2 gear + robot" == table.stock(), "its own once-per-turn phrase does not work yet"
    assert "lucky-forge" == table.artifacts()
    assert "Repair Lucky forge for one red block, one green block" in deal(
        stock="red + green + robot", game=game
    ).label("0: repair lucky-forge")


def test_its_words_work_like_those_of_the_printed_ones(tmp_path):
    game = with_cards(tmp_path, more=FORGE)
    retrieving = deal(at="turn", works="starter/...x F11/..x.", artifacts="lucky-forge", game=game)
    saving = deal(stock="2 red + 2 green", artifacts="lucky-forge", archives="T10", luck="T09", game=game)

    saving.play("0: communicate T01")

    assert "red + 3 blue + 3 robot" == retrieving.stock()
    assert "gold" == saving.stock()
    assert 1 + 6 + 7 + 2 * 2 == saving.points[0]


def test_it_is_drawn_and_named_in_both_languages(tmp_path):
    game = with_cards(tmp_path, more=FORGE)
    table = deal(artifacts="lucky-forge", stock="robot", game=game)
    scene = game.scene(table.state, 0)

    english = str(game.texts.builtins(scene, "en", PEOPLE[:2]))
    french = str(game.texts.builtins(scene, "fr", PEOPLE[:2]))

    assert "Lucky forge" in english
    assert 'Forge "porte-bonheur"' in french
    assert "Once per turn, when you gain one robot, also gain one red block." in english
    assert "2 points par archive" in french


@pytest.mark.slow
@pytest.mark.compiled
def test_games_with_it_conform(tmp_path):
    game = with_cards(tmp_path, more=FORGE)

    for players in game.seats:
        kit.check_flow(kit.Case(game, players, {}, seed=3))
        kit.check_storage(kit.Case(game, players, {}, seed=3))


def test_a_phrase_may_ask_for_several_kinds(tmp_path):
    """Gears alone do not pay for a gear and a red block; gold stands for the block as everywhere."""
    game = with_cards(tmp_path, ('pay = "2 gear", gain = "gold"', 'pay = "gear + red", gain = "robot"'))

    assert not deal(stock="5 gear", artifacts="vending-machine", game=game).may("use vending-machine")
    table = deal(stock="5 gear + gold", artifacts="vending-machine", game=game).play("0: use vending-machine")
    assert "4 gear + robot" == table.stock()


def test_several_mistakes_are_reported_at_once(tmp_path):
    with pytest.raises(BadComponents) as trouble:
        with_cards(
            tmp_path,
            ("F04 = { cost = 3", "F04 = { cost = -3"),
            ('slots = ["gear", "green", "gear", "blue"]', 'slots = ["gear", "greem"]'),
            ("{ any_slot = {} }", "{ any_slots = {} }"),
            ('when_gaining = { card = "artifact"', 'when_gaining = { card = "robot"'),
            ('T01 = { cost = "2 red + 2 green", points = 6', 'T01 = { cost = "2 red + point", points = 6'),
            ("values = [3, 3, 4]", "values = [3, 3]"),
            ('pay = "2 gear", gain = "gold"', 'pay = "gear", gain = "gold"'),
            more="[surprise]\nvalue = 1\n",
        )

    mistakes = "\n".join(trouble.value.mistakes)
    assert "[factories.F04]: cost: expected 0 or more, got -3" in mistakes
    assert "[factories.F05]: slots: expected an amount such as" in mistakes
    assert "unknown word 'any_slots'; known: any_factory, any_slot" in mistakes
    assert (
        "[artifacts.extended-memory]: abilities: when_gaining: card: expected factory or artifact or archive"
        in mistakes
    )
    assert "[archives.T01]: cost: expected resources to pay" in mistakes
    assert "[start_gears.3]: expected 3 numbers of 0 or more, got [3, 3]" in mistakes
    assert "could go on for ever" in mistakes
    assert "[surprise]: unknown" in mistakes


def test_a_card_of_ones_own_needs_a_name(tmp_path):
    with pytest.raises(BadComponents, match=r"\[artifacts.lucky-forge\]: expected a name"):
        with_cards(tmp_path, more="\n".join(FORGE.splitlines()[:-1]) + "\n")


def test_too_few_archives_are_noticed(tmp_path):
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    few = tmp_path / "few.toml"
    few.write_text("\n".join(line for line in lines if not line.startswith(("T05", "T06"))), encoding="utf-8")

    with pytest.raises(BadComponents, match="expected 19 or more, so that END comes up, got 18"):
        Clockworker(few)


SPOILT = """
[artifacts.broken-toy]
copies = 0
abilities = [{ at_end = { points = -2, every = 2 } }, { any_thyme = {} }]
source = "rumour"
for_two = { copies = 1, source = "proposal" }
price = { cost = "2 rad", points = -1, source = "proposal" }
"""


def test_every_mistake_of_an_entry_is_listed_and_what_is_allowed_is_named(tmp_path):
    with pytest.raises(BadComponents) as trouble:
        with_cards(tmp_path, more=SPOILT)

    words = ", ".join(sorted(WORDS))
    amount = 'expected an amount such as "2 gear + red", with gear, red, green, blue, gold, robot'
    assert [
        "[artifacts.broken-toy]: source: expected rulebook or public or inferred or proposal; got 'rumour'",
        "[artifacts.broken-toy]: copies: expected 1 or more, got 0",
        "[artifacts.broken-toy]: abilities: at_end: points: expected 0 or more, got -2",
        "[artifacts.broken-toy]: abilities: at_end: expected per beside every: factory or artifact or archive or robot",
        f"[artifacts.broken-toy]: abilities: unknown word 'any_thyme'; known: {words}",
        f"[artifacts.broken-toy]: price, cost: {amount}, point; got '2 rad'",
        "[artifacts.broken-toy]: price, points: expected 0 or more, got -1",
        "[artifacts.broken-toy]: for_two: expected 0 to 0 copies for two, got 1",
        '[artifacts.broken-toy]: expected a name for a card of your own: name = { en = "…", fr = "…" }',
    ] == trouble.value.mistakes


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('per = "artifact", every = 2', "every = 2", "at_end: expected per beside every: factory or artifact"),
        ("points = 10, from_cards = 12", "points = -10, from_cards = -1", "at_end: from_cards: expected 0 or more"),
        ("points = 10, from_cards = 12", "points = -10, from_cards = -1", "at_end: points: expected 0 or more"),
        (
            "last_round = { value = 12",
            "last_round = { value = 0",
            "[cards.last_round]: value: expected 1 or more, got 0",
        ),
        ("most = { value = 100", "most = { value = 0", "[rounds.most]: value: expected 1 or more, got 0"),
        ('"2 red + 2 green", points = 6', '"red", points = -6', "[archives.T01]: points: expected 0 or more, got -6"),
        ('"red + green + blue", points = 2', '"red", points = -2', "price, points: expected 0 or more, got -2"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(tmp_path, old, new, expected):
    with pytest.raises(BadComponents) as trouble:
        with_cards(tmp_path, (old, new))

    assert expected in "\n".join(trouble.value.mistakes)
