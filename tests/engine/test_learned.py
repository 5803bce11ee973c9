"""What was learnt is added to a game's hints, under the rules it was learnt under and no others."""

import json
import logging
from dataclasses import dataclass

import pytest

from ludotheque.bots.levels import bot_named
from ludotheque.bots.search import SearchBot
from ludotheque.bots.view import see
from ludotheque.engine import flow, learned
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadWeights
from ludotheque.engine.learned import Learned
from ludotheque.engine.tokens import OWN, PLACES, SIDE, SIDES, TABLE, Tokens, reader_of
from ludotheque.games import all_games, game_named

MONEY = ["money", OWN, 1, ["number", 0, 1, 10]]
PLAN = [
    ["turn", SIDE, 1, ["number", -1, 1, 3]],
    MONEY,
    ["clocks", OWN, 1, ["row", ["number", -1, 1, 40], 13]],
    ["order", SIDES, 1, ["number", -1, 1, 3]],
    ["order", PLACES, 1, ["bits", 2]],
    ["bag", TABLE, 1, ["row", ["number", 0, 1, 13], 4]],
]


@dataclass
class Thing:
    colour: str
    count: int | None


def clocks():
    game = game_named("clocks")
    return game, game.start(2, {"board": "backward", "rival": "no", "money": "hidden"}, RandomChance(5))


def text_of(game, /, **changed):
    weights = [0] * 10
    weights[3] = 1500
    model = {"recipe": {}, "plan": [MONEY], "weights": weights}
    return json.dumps({**learned.circumstances(game), "models": {"2": model}, **changed})


@pytest.mark.parametrize(
    ("told", "value", "tokens", "size"),
    [
        (["number", 1, 2, 3], 4, [1], 3),
        (["number", 1, 2, 3], 99, [2], 3),
        (["number", 1, 2, 3], -5, [0], 3),
        (["bits", 4], 0b110101, [0, 2], 4),
        (["word", ["one", "two"]], "two", [2], 3),
        (["word", ["one", "two"]], "three", [0], 3),
        (["maybe", ["number", 0, 1, 3]], None, [0], 4),
        (["maybe", ["number", 0, 1, 3]], 2, [3], 4),
        (["row", ["number", 0, 1, 3], 2], [2, 1], [2, 4], 6),
        (["bag", ["number", 0, 1, 3], 2], (1, 1, 2), [2, 4, 4, 5], 6),
        (["part", [["colour", ["word", ["red"]]], ["count", ["maybe", ["bits", 2]]]]], Thing("red", 3), [1, 3, 4], 5),
    ],
    ids=lambda value: json.dumps(value) if isinstance(value, list) else None,
)
def test_a_value_is_read_as_the_plan_says(told, value, tokens, size):
    out: list[int] = []
    reader = reader_of(told)
    reader.read(value, 100, out)

    assert [100 + token for token in tokens] == out
    assert size == reader.size


def test_the_side_that_is_judged_comes_first():
    _, s = clocks()
    tokens = Tokens(PLAN, 2)
    twin = s.clone()
    s.money, twin.money = [3, 8], [8, 3]
    s.clocks[0], twin.clocks[1] = [0] * 12 + [7], [0] * 12 + [7]
    s.turn, twin.turn = 0, 1
    s.order, twin.order = [1, 0], [0, 1]

    assert tokens.of(s, 0) == tokens.of(twin, 1)
    assert tokens.of(s, 1) == tokens.of(twin, 0)
    assert tokens.of(s, 0) != tokens.of(s, 1)


def test_what_was_learnt_is_added_to_the_hints():
    game, s = clocks()
    s.money = [3, 8]
    hints = learned.read(game, text_of(game), "here")[2]
    plain = game.hints.evaluate_all(s, 2)

    assert [plain[0] + 1.5, plain[1]] == hints.evaluate_all(s, 2)
    assert plain[0] + 1.5 == hints.evaluate(s, 0)
    assert (game.hints.scale, game.hints.horizon) == (hints.scale, hints.horizon)


@pytest.mark.parametrize("name", ["game", "rules", "components", "fields"])
def test_weights_of_other_rules_are_refused(name):
    game, _ = clocks()

    with pytest.raises(BadWeights, match=f"here: learnt where {name} was 'other', and it is .*; train anew"):
        learned.read(game, text_of(game, **{name: "other"}), "here")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "expected weights as `ludotheque train` writes them"),
        ('{"game": "clocks"}', "expected weights as `ludotheque train` writes them"),
        ({"plan": [MONEY], "weights": [1]}, "expected 10 weights for 2 players, got 1"),
        ({"plan": [["money", OWN, 1, ["cup", 3]]], "weights": []}, "a plan for 2 players that cannot be read"),
        ({"plan": [["money", "mine", 1, ["bits", 3]]], "weights": []}, "a plan for 2 players that cannot be read"),
    ],
    ids=["empty", "cut", "few", "kind", "way"],
)
def test_what_are_no_weights_is_refused(text, told):
    game, _ = clocks()

    with pytest.raises(BadWeights, match=told):
        learned.read(game, text if isinstance(text, str) else text_of(game, models={"2": text}), "here")


@pytest.mark.parametrize("models", [[], ["2"], {"two": {"plan": [MONEY], "weights": []}}, {"2": 5}])
def test_models_that_are_not_by_number_of_players_are_refused(models):
    game, _ = clocks()

    with pytest.raises(BadWeights, match="here: "):
        learned.read(game, text_of(game, models=models), "here")


def test_where_weights_do_not_hold_the_hints_play_and_it_is_said(tmp_path, caplog):
    game, _ = clocks()
    (tmp_path / learned.FILE).write_text(text_of(game, rules=-1), encoding="utf-8")

    with caplog.at_level(logging.WARNING):
        assert {} == learned.of_folder(game, tmp_path)
    assert "learnt where rules was -1" in caplog.text
    assert "play by the hints alone" in caplog.text
    assert {} == learned.of_folder(game, tmp_path / "nothing")


@pytest.mark.parametrize("name", ["learned:20", "expert:20"])
def test_a_bot_that_has_learnt_judges_by_it(name):
    game, s = clocks()
    game.hints.evaluate(s, 0)
    plain, bot = bot_named("search:20"), bot_named(name)
    assert isinstance(plain, SearchBot)
    assert not plain.is_learned
    assert isinstance(bot, SearchBot)
    assert bot.is_learned
    bot.hints = learned.read(game, text_of(game), "here")[2]
    view = see(game, s, flow.first_asked(s), RandomChance(1))

    assert bot.choose(view, RandomChance(2)) in view.options


def test_what_lies_face_down_does_not_change_what_was_learnt():
    """Bids count for much, and the other's bid is hidden: the answer is the same whatever it is."""
    game = game_named("clocks")
    assert game.hints is not None
    plan = [["bids", OWN, 1, ["number", -1, 1, 12]]]
    hints = Learned(game.hints, Tokens(plan, 2), [7.0 * place for place in range(12)])
    answers = set()
    for coins in range(4):
        chance = RandomChance(5)
        _, s = clocks()
        while not s.lanes:
            flow.play(s, flow.first_asked(s), s.options[0], chance)
        flow.play(s, 1, game.actions.parse(f"bid {coins}"), chance)
        bot = SearchBot(30)
        bot.hints = hints
        answers.add(bot.choose(see(game, s, 0, RandomChance(1)), RandomChance(2)).text)

    assert 1 == len(answers)


@pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.id)
def test_weights_that_come_with_a_game_hold_and_say_how_they_were_found(game):
    file = game.folder / learned.FILE
    if not file.is_file():
        assert {} == game.learned
        return
    text = file.read_text(encoding="utf-8")
    assert learned.read(game, text, str(file))
    assert len(text.encode()) <= learned.LARGEST
    for model in json.loads(text)["models"].values():
        assert "commit" in model["recipe"]["made"]
