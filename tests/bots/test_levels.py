"""Five levels: read from a game's folder, each a bot, the lower ones softer."""

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.levels import LEVELS as PLAIN
from ludotheque.bots.levels import UnknownBot, bot_named, text_of
from ludotheque.bots.style import Style
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadComponents
from ludotheque.engine.opponents import FILE, LEVELS, UNMEASURED, Opponents
from ludotheque.games import game_named
from ludotheque.games.enkidu.actions import TAKE
from ludotheque.games.enkidu.names import JOKER
from tests.games.finished import FINISHED

ACTIONS = game_named("clocks").actions
GAMES = list(FINISHED.values())
MANY = 5
DRILLS = Path(__file__).parents[2] / "docs" / "drills"
STEPS = '[levels.{players}]\nbots = {bots}\nsource = "inferred"\nrecipe = "by hand"\n'


def written(folder, **steps):
    """Write a file of levels, by number of players."""
    (folder / FILE).write_text("\n".join(STEPS.format(players=key[1:], bots=bots) for key, bots in steps.items()))
    return Opponents(folder, ACTIONS)


def test_levels_of_other_numbers_of_players_are_those_of_the_next_fewer(tmp_path):
    opponents = written(tmp_path, _2=list("abcde"), _4=list("vwxyz"))

    assert ["a", "a", "a", "v", "v"] == [opponents.bot(1, players) for players in (1, 2, 3, 4, 5)]
    assert "z" == opponents.bot(5, 4)


def test_a_game_that_has_measured_nothing_has_levels_all_the_same(tmp_path):
    assert list(UNMEASURED) == [Opponents(tmp_path, ACTIONS).bot(level, 2) for level in range(1, LEVELS + 1)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (STEPS.format(players="2", bots='["greedy"]'), "expected 5 bots"),
        (STEPS.format(players="two", bots=list("abcde")), "expected a number of players, got 'two'"),
        ("[levels.2]\nbots = 3\n", "bots: expected a list; got 3"),
        ("[strengths]\n", r"\[strengths\]: unknown"),
    ],
    ids=["too few", "no number", "no list", "unknown"],
)
def test_a_mistake_in_the_file_is_named_with_its_place(tmp_path, text, told):
    (tmp_path / FILE).write_text(text)

    with pytest.raises(BadComponents, match=told):
        Opponents(tmp_path, ACTIONS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_of_every_game_is_a_bot_that_was_measured_in_its_words(game):
    assert game.opponents.measured
    assert all(bot_named(name) for name in game.opponents.measured)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_pages_of_the_drill_tell_of_the_levels_there_are(game):
    page = (DRILLS / f"levels-{game.id}.md").read_text()
    rows = [
        [cell.strip() for cell in line.split("|")] for line in page.splitlines() if line.startswith(f"| {game.id} |")
    ]

    assert rows
    for _, _, seats, level, upper, below, *_ in rows:
        assert [upper, below] == [game.opponents.bot(int(level) - down, int(seats)) for down in (0, 1)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_lowest_level_plays_every_game(game):
    chance = RandomChance(1)
    for seats in {min(game.seats), max(game.seats)}:
        s = game.start(seats, {}, chance)
        for _ in range(20):
            seat = flow.first_asked(s)
            flow.play(s, seat, bot_named("level:1").choose(see(game, s, seat, chance), chance), chance)


def test_the_hotter_the_more_is_overlooked_and_never_what_costs_the_game():
    """At a first placing in Clocks: how often the best answer is given, and how much worse the others are."""
    game = game_named("clocks")
    chance = RandomChance(2)
    s = game.start(2, {"board": "forward", "money": "hidden"}, chance)
    while flow.options(s, flow.first_asked(s))[0].verb != "place":
        flow.play(s, flow.first_asked(s), flow.options(s, flow.first_asked(s))[0], chance)
    view = see(game, s, flow.first_asked(s), chance)
    worth = dict(zip(view.options, GreedyBot(1).judge(view, chance), strict=True))
    best = max(worth.values())

    def lost(temperature):
        chosen = Counter(GreedyBot(1, temperature).choose(view, chance) for _ in range(200))
        return sum((best - worth[action]) * count for action, count in chosen.items()) / 200

    assert 0.0 == lost(0.0) < lost(0.02) < lost(0.1) < 0.1


def test_a_beginner_takes_a_joker_only_where_nothing_else_is_left():
    game = game_named("enkidu")
    chance = RandomChance(3)
    s = game.start(3, {}, chance)
    while TAKE[JOKER] not in (options := flow.options(s, flow.first_asked(s))) or len(options) == 1:
        flow.play(s, flow.first_asked(s), options[0], chance)
    view = see(game, s, flow.first_asked(s), chance)

    def taken(name):
        return sum(bot_named(name).choose(view, chance) is TAKE[JOKER] for _ in range(100))

    assert 0 == taken("beginner:1") < taken("soft:1")


@pytest.fixture
def turn():
    """Give a view of a turn of Unconscious Mind, whose hints see at a glance what answers are worth."""
    game = game_named("unconscious_mind")
    chance = RandomChance(4)
    s = game.start(2, {}, chance)
    while len(flow.options(s, flow.first_asked(s))) < MANY:
        flow.play(s, flow.first_asked(s), flow.options(s, flow.first_asked(s))[0], chance)
    return see(game, s, flow.first_asked(s), chance)


def test_at_a_glance_the_hotter_the_more_is_overlooked(turn):
    chance = RandomChance(5)
    side = (world := turn.determinize(chance)).seat_of.index(turn.seat)
    worth = dict(zip(turn.options, turn.game.hints.leanings(world, side, turn.options), strict=True))

    def lost(temperature):
        bot = bot_named(f"glance:{temperature}")
        return sum(max(worth.values()) - worth[bot.choose(turn, chance)] for _ in range(200))

    assert pytest.approx(0.0) == lost(0.0001) < lost(0.03) < lost(0.3)


def test_what_is_liked_is_chosen_at_a_glance_too(turn):
    bot = bot_named("glance:0.001")
    assert isinstance(bot, GreedyBot)
    best = bot.choose(turn, RandomChance(6))
    other = next(option for option in turn.options if option is not best)
    bot.style = Style({other.text: 1.0}, {})

    assert other == bot.choose(turn, RandomChance(6))


def test_points_of_a_kind_are_wanted_at_a_glance_too(turn):
    bot = bot_named("glance:0.0001")
    assert isinstance(bot, GreedyBot)
    labels = [label for label, _ in turn.game.scores(turn.determinize(RandomChance(7)))[0].lines]
    plain = bot.glance(turn, RandomChance(7))
    bot.style = Style({}, dict.fromkeys(labels, 1.0))

    wanted = [after - before for before, after in zip(plain, bot.glance(turn, RandomChance(7)), strict=True)]
    assert min(wanted) > 0.5


def test_where_a_glance_does_not_tell_answers_are_tried():
    game = game_named("clocks")
    s = game.start(2, {}, RandomChance(8))
    view = see(game, s, flow.first_asked(s), RandomChance(8))

    def answers(name):
        return [bot_named(name).choose(view, RandomChance(seed)) for seed in range(20)]

    assert answers("soft:0.1") == answers("glance:0.1")


IMPOSSIBLE = [f"{kind}{budget}" for kind in ("soft", "glance") for budget in ("", ":0", ":2", ":hot", ":")]


@pytest.mark.parametrize("name", [*IMPOSSIBLE, "level:0", "level:6", "level", "level:x"])
def test_a_temperature_or_level_that_cannot_be_is_refused(name):
    with pytest.raises(UnknownBot, match="there is no bot"):
        bot_named(name)


@pytest.mark.parametrize(
    "name", [*(level.id for level in PLAIN), "level:1", "soft:0.1", "beginner:1", "glance:0.1", "search:20"]
)
def test_every_bot_has_a_name_in_both_languages(name):
    game = game_named("clocks")

    assert all(game.say(language, text_of(name)) for language in ("en", "fr"))


def test_how_much_a_lead_tells_grows_over_a_game(tmp_path):
    chances = '[chances.2]\nfirst = 0.5\nlast = 1.5\nturns = 100\nsource = "inferred"\nrecipe = "by hand"\n'
    (tmp_path / FILE).write_text(chances)
    opponents = Opponents(tmp_path, ACTIONS)

    assert [0.5, 1.0, 1.5, 1.5] == [opponents.sharpness(2, turn) for turn in (0, 50, 100, 200)]
    assert 100 == opponents.turns(4)
    assert 1.0 == Opponents(tmp_path / "nowhere", ACTIONS).sharpness(2, 50)


def test_a_lead_that_tells_nothing_is_refused(tmp_path):
    (tmp_path / FILE).write_text('[chances.2]\nfirst = 0.0\nlast = 1.0\nturns = 9\nsource = "inferred"\nrecipe = "y"\n')

    with pytest.raises(BadComponents, match=r"first: expected more than 0, got 0\.0"):
        Opponents(tmp_path, ACTIONS)
