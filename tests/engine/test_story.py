"""The story of a match: what its curve, its moments and its memories say."""

from ludotheque.engine.game import Score
from ludotheque.engine.memory import Memory, Told, most
from ludotheque.engine.scene import Text
from ludotheque.engine.story import EVENT, LEAD, CurvePoint, Storyteller, story_of
from ludotheque.games import game_named
from ludotheque.lab.kit.cases import Case, walk

CLOCKS = game_named("clocks")
ENKIDU = game_named("enkidu")


def played(game, seats, seed=0, **options):
    case = Case(game, seats, options, seed)
    match = case.match()
    for _ in walk(case, match):
        pass
    return match


def told(*things):
    return [Told(turn, turn, name, facts) for turn, (name, facts) in enumerate(things, 1)]


def test_the_curve_has_a_point_for_every_round_and_ends_with_the_scores():
    match = played(CLOCKS, 3)

    curve = story_of(match).curve

    assert list(range(len(curve))) == [point.round for point in curve]
    assert [score.points for score in CLOCKS.scores(match.state)] == curve[-1].points
    assert sorted({point.turn for point in curve}) == [point.turn for point in curve]


def test_where_points_are_secret_the_curve_shows_what_lies_open_and_says_nothing_of_a_lead():
    match = played(ENKIDU, 4, seed=1)

    story = story_of(match)

    assert [sum(held) for held in match.state.tablets] == story.curve[-1].points
    assert "Tablets, round by round" == ENKIDU.say("en", ENKIDU.curve)
    assert LEAD not in {moment.kind for moment in story.moments}
    assert EVENT in {moment.kind for moment in story.moments}


def test_whoever_is_alone_in_front_takes_the_lead_and_a_tie_changes_nothing():
    teller = Storyteller(CLOCKS)
    points = [[0, 0], [3, 1], [3, 3], [4, 3], [4, 9]]
    teller._points = [CurvePoint(turn, turn, found) for turn, found in enumerate(points)]
    teller._seat_of = [[0, 1]] * len(points)

    moments = teller._of_the_curve(teller._points)

    assert [(1, 0, "lead"), (4, 1, "lead"), (4, 1, "leap")] == [(one.turn, one.side, one.kind) for one in moments]
    assert 6 == moments[-1].text.facts["count"]


def test_whoever_did_something_most_often_is_remembered_and_equals_are_not():
    thing = ("shot", {"who": 1})

    assert [Memory(Text("memory", {"who": 1, "count": 3}), 42, 1)] == most(
        told(thing, ("shot", {"who": 0}), thing, thing), "shot", "memory", at_least=2, weight=40
    )
    assert [] == most(told(thing, ("shot", {"who": 0})), "shot", "memory", at_least=1, weight=40)
    assert [] == most(told(thing), "shot", "memory", at_least=2, weight=40)


def test_who_wins_outright_needs_no_lines_of_points(monkeypatch):
    match = played(CLOCKS, 2)
    monkeypatch.setattr(type(CLOCKS), "scores", lambda game, s: [Score((), is_winner=side == 1) for side in (0, 1)])

    assert "story-best-line" not in {memory.text.id for memory in story_of(match).memories}


def test_where_nobody_is_ranked_the_story_has_no_winner(monkeypatch):
    match = played(CLOCKS, 2)
    monkeypatch.setattr(type(CLOCKS), "scores", lambda game, s: [])

    assert [] == [memory for memory in story_of(match).memories if memory.text.id.startswith("story-")]


def test_auctions_won_by_a_single_coin_are_remembered():
    auction = (
        ("bid-revealed", {"who": 0, "coins": 3}),
        ("bid-revealed", {"who": 1, "coins": 4}),
        ("order-of-picks", {"who": 1}),
    )
    clear = (("bid-revealed", {"who": 0, "coins": 9}), *auction[1:2], ("order-of-picks", {"who": 0}))

    (found,) = CLOCKS.memories(told(*auction, *clear, *auction))

    assert ("memory-narrow", {"who": 1, "count": 2}) == (found.text.id, found.text.facts)


def test_a_story_rests_on_what_everybody_was_told_alone():
    """What only some were told is in no memory and no moment, whatever they were told."""
    match = played(ENKIDU, 4, seed=1)
    before = story_of(match)

    for answer in match.answers:
        for event in answer.events:
            event.known = None if event.known is None else {seat: {"secret": 1} for seat in event.known}

    after = story_of(match)
    assert before.memories == after.memories
    assert [moment.text for moment in before.moments] == [moment.text for moment in after.moments]


def test_a_solo_game_has_a_story_too():
    mind = game_named("unconscious_mind")
    match = played(mind, 1)

    story = story_of(match)

    assert 2 == len(story.curve[-1].points)
    assert "The Id" in " ".join(
        mind.texts.say("en", memory.text, mind.names(match.state, "en", ["Ada"])) for memory in story.memories
    )
