"""Characters: read from a game's folder, with a face, a line and a style that shows in how they play."""

import re

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.levels import LEVELS, UnknownBot, bot_for, bot_named, gentlest, strength_of, text_of
from ludotheque.bots.search import SearchBot
from ludotheque.bots.style import Style
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadComponents
from ludotheque.engine.opponents import FILE, NoCharacter, Opponents
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games import game_named
from ludotheque.lab.arena import Contest
from tests.engine.toy import GAME
from tests.games.finished import FINISHED

GAMES = list(FINISHED.values())
SOMEBODY = """[characters.{name}]
level = {level}
face = {{ hue = 20, mood = "calm", symbol = "coin" }}
verbs = {{ {verb} = 0.1 }}
source = "proposal"
"""


def symbols(file):
    """List the symbols of a sprite."""
    return set(re.findall(r'<symbol id="([^"]+)"', file.read_text()))


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_three_to_five_characters_with_face_line_and_name(game):
    characters = game.opponents.characters
    drawn = symbols(game.folder / "theme" / "icons.svg")
    named = [game.say("en", text_of(f"character:{name}")) for name in characters]

    assert 3 <= len(characters) <= 5
    assert 1 == next(iter(characters.values())).level  # a newcomer meets the gentlest
    assert len(set(named)) == len(named)
    for name, character in characters.items():
        assert character.face.symbol in drawn
        assert all(game.say(language, f"character-{name}.line") for language in LANGUAGES)
        assert {f"score-{goal}" for goal in character.goals} <= {
            f"score-{label}" for label, _ in game.scores(game.start(max(game.seats), {}, RandomChance(1)))[0].lines
        }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_character_answers(game):
    for name in game.opponents.characters:
        chance = RandomChance(1)
        s = game.start(max(2, min(game.seats)), {}, chance)
        for _ in range(2):
            seat = flow.first_asked(s)
            view = see(game, s, seat, chance)
            answer = bot_for(game, f"character:{name}").choose(view, chance)
            assert answer in view.options
            flow.play(s, seat, answer, chance)


def placing():
    """Give a view of Clocks where one may choose among places."""
    game = game_named("clocks")
    chance = RandomChance(2)
    s = game.start(2, {"board": "forward", "money": "hidden"}, chance)
    while flow.options(s, flow.first_asked(s))[0].verb != "place":
        flow.play(s, flow.first_asked(s), flow.options(s, flow.first_asked(s))[0], chance)
    return see(game, s, flow.first_asked(s), chance)


def test_a_style_is_followed_where_it_costs_little_and_left_where_it_costs_much():
    view = placing()
    worth = dict(zip(view.options, GreedyBot(1).judge(view, RandomChance(1)), strict=True))
    best = max(worth, key=lambda action: worth[action])
    other = min(worth, key=lambda action: worth[action])
    gap = worth[best] - worth[other]

    def chosen(like):
        return GreedyBot(1, style=Style({other.text: like}, {})).choose(view, RandomChance(1))

    assert best == chosen(gap / 2)
    assert other == chosen(gap * 2)


def test_a_search_with_a_style_keeps_to_what_it_has_thought_about():
    view = placing()
    bot = SearchBot(60)
    edges = bot.think(view, RandomChance(1)).edges.values()
    most = max(edge.visits for edge in edges)
    bot.style = Style({edge.action.text: 9.0 for edge in edges if 2 * edge.visits < most}, {})

    assert bot.style.verbs
    assert bot.choose(view, RandomChance(1)).text not in bot.style.verbs


def test_an_amount_is_liked_or_disliked_coin_by_coin():
    actions = game_named("clocks").actions

    style = Style({"bid": -0.5}, {})

    assert [0.0, -1.5] == [style.likes(actions.parse(text)) for text in ("bid 0", "bid 3")]


def test_points_of_a_kind_are_wanted_by_the_line_of_the_score():
    game = game_named("liars_dice")
    s = game.start(2, {}, RandomChance(1))

    assert pytest.approx(0.1 * game.scores(s)[0].points) == Style({}, {"dice": 0.1}).wants(game, s, 0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (SOMEBODY.format(name="ada", level=6, verb="bid"), "expected a level from 1 to 5, got 6"),
        (SOMEBODY.format(name="ada", level=1, verb="dance"), "expected verbs of the game, got 'dance'"),
        (
            SOMEBODY.format(name="ada", level=3, verb="bid") + SOMEBODY.format(name="bo", level=1, verb="bid"),
            r"expected the gentlest first, got levels \[3, 1\]",
        ),
        (SOMEBODY.format(name="ada", level=1, verb="bid").replace("20", "400"), "expected a hue from 0 to 359"),
        (SOMEBODY.format(name="ada", level=1, verb="bid").replace("calm", "odd"), "mood: expected smile or"),
    ],
    ids=["level", "verb", "order", "hue", "mood"],
)
def test_a_mistake_in_a_character_is_named_with_its_place(tmp_path, text, told):
    (tmp_path / FILE).write_text(text)

    with pytest.raises(BadComponents, match=told):
        Opponents(tmp_path, game_named("clocks").actions)


def test_a_character_of_another_game_is_refused_before_anything_is_played():
    with pytest.raises(NoCharacter, match="there is no character 'pip' in this game; there are: nell, "):
        Contest("clocks", ["character:pip", "greedy"]).check()
    with pytest.raises(NoCharacter, match="there is no character 'pip' in this game"):
        Contest("clocks", ["character:pip:4", "greedy"]).check()
    for name in ("character:", "character:nell:", "character:nell:6", "character:nell:two"):
        with pytest.raises(UnknownBot, match="there is no bot"):
            bot_named(name)


@pytest.mark.parametrize("level", range(1, 6))
def test_a_character_plays_in_their_style_at_any_level(level):
    game = game_named("clocks")
    odile = game.opponents.character("odile")
    plain = bot_named(game.opponents.bot(level, 2))
    assert isinstance(plain, GreedyBot | SearchBot)
    plain.style = Style(odile.verbs, odile.goals)
    s = game.start(2, {}, RandomChance(1))
    for seed in range(4):
        seat = flow.waiting(s)[0]
        view = see(game, s, seat, RandomChance(seed))
        answer = bot_for(game, f"character:odile:{level}").choose(view, RandomChance(seed))
        assert answer is plain.choose(view, RandomChance(seed))
        flow.play(s, seat, answer, RandomChance(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_sits_at_a_table_has_a_strength(game):
    for name, character in game.opponents.characters.items():
        assert character.level == strength_of(game, f"character:{name}")
        assert 4 == strength_of(game, f"character:{name}:4")
    assert [0, 3, 5, 5, 1, 5] == [
        strength_of(game, name) for name in (*(level.id for level in LEVELS), "level:1", "level:5")
    ]


def test_a_newcomer_meets_the_gentlest_each_once_as_long_as_there_are_others():
    assert ["character:nell", "character:barnaby", "character:odile"] == gentlest(game_named("clocks"), 3)
    assert gentlest(game_named("enkidu"), 4) == gentlest(game_named("enkidu"), 5)[:4]
    assert ["greedy"] * 2 == gentlest(GAME, 2)
