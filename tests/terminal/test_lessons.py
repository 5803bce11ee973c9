"""Every lesson at the keyboard: the scripts of the browser, left and taken up, with wrong answers told why."""

import pytest

from ludotheque.engine.lesson import LEARNER, lessons_of
from ludotheque.games import all_games, game_named
from ludotheque.terminal.lesson import learn
from tests.terminal.session import lesson_session, taught, typing

LESSONS = [lesson for game in all_games().values() for lesson in lessons_of(game).values()]
CLOCKS = game_named("clocks")
FIRST = lessons_of(CLOCKS)["first"]


@pytest.fixture
def kept(tmp_path):
    return tmp_path / "lessons" / "kept.record"


def flat(text):
    return " ".join(text.split())


def said(room, text):
    return flat(room.texts.say(room.language, text, room.names))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
def test_every_lesson_is_played_from_card_to_card(lesson, language, kept):
    cards = []

    def typed(room):
        cards.append(said(room, room.lesson.text(room.match)))
        return taught(room)

    room = lesson_session(lesson, typed, kept, language=language, width=120)

    text = flat(room.console.text)
    assert len(lesson.file.steps) + 1 == len(cards)
    assert [] == [card for card in cards if card not in text]
    assert flat(lesson.game.say(language, f"lesson-{lesson.id}.goal")) in text
    steps = [
        line for line in room.console.text.splitlines() if line.startswith(lesson.game.say(language, title(lesson)))
    ]
    assert len(lesson.file.steps) + 1 == len(steps)
    assert not kept.exists(), "a lesson that is over is not kept"


def title(lesson):
    return f"lesson-{lesson.id}"


@pytest.mark.parametrize(("language", "refused", "not_here"), [
    ("en", "A bid of 9, and you have 6: 3 too few.", "everybody pays what they bid: a little less."),
    ("fr", "Une offre de 9, et vous avez 6", "un peu moins"),
])  # fmt: skip
def test_wrong_answers_are_told_by_the_rules_and_then_by_the_lesson(language, refused, not_here, kept):
    room = lesson_session(FIRST, typing("1", "9", "6"), kept, language=language)

    text = flat(room.console.text.partition("> 9")[2])
    assert refused in text.partition("> 6")[0]
    assert not_here in text.partition("> 6")[2]
    assert "ask-lay-bid" == room.lesson.step(room.match).asks


def test_the_card_says_what_it_is_about_and_where_to_read_more_and_comes_again(kept):
    room = lesson_session(FIRST, typing("1", "lesson", "rules auction.bid"), kept)

    card = "step 2 of 8\nNell has laid two dice together"
    assert 2 == room.console.text.count(card)
    assert "  ▸ Group 1 · Groups\nTo read why: rules auction.bid" in room.console.text
    assert "hides as many coins as they like" in room.console.text


@pytest.mark.slow
def test_a_lesson_is_left_at_any_step_and_taken_up_there_with_the_same_luck(kept):
    at_once = lesson_session(FIRST, taught, kept)

    room = at_once
    for done in range(len(FIRST.file.steps)):
        left = iter([taught])
        room = lesson_session(FIRST, lambda room, left=left: next(left, lambda _: "")(room), kept)
        assert ("You go on where you left." in room.console.text) == (done > 0)
        assert f"step {done + 1} of 8" in room.console.text
        assert kept.exists() == (done < 7)
    assert "ludotheque lesson clocks first" not in room.console.text

    assert at_once.match.drawn() == room.match.drawn()
    assert [one.action for one in at_once.match.answers] == [one.action for one in room.match.answers]


def test_undo_takes_a_whole_step_back_and_nothing_before_the_first(kept):
    enkidu = lessons_of(game_named("enkidu"))["first"]
    steps = iter([taught, taught, taught, "undo", "undo", "undo", "undo"])

    def typed(room):
        one = next(steps, "")
        return one(room) if callable(one) else one

    room = lesson_session(enkidu, typed, kept)

    assert 3 == room.console.text.count("Taken back.")
    assert (0, len(enkidu.file.before)) == (room.lesson.place(room.match), len(room.match.answers))
    assert "step 1 of 7" in room.console.text.rpartition("Taken back.")[2]


@pytest.mark.parametrize("written", ["nonsense", ""])
def test_what_was_kept_and_does_not_fit_any_more_counts_as_nothing(written, kept):
    kept.parent.mkdir()
    kept.write_text(written)

    assert "step 1 of 8" in lesson_session(FIRST, typing(), kept).console.text


@pytest.mark.slow
def test_after_the_last_step_one_plays_freely_and_hears_of_the_next_lesson(kept):
    ideas = lessons_of(game_named("unconscious_mind"))["ideas"]

    room = lesson_session(ideas, lambda room: taught(room) or ("1" if room.lesson.text(room.match) else ""), kept)

    assert "From here on you play freely" in room.console.text
    assert "The next lesson: ludotheque lesson unconscious_mind clients" in flat(room.console.text)
    assert len(own(room)) > len(ideas.file.steps)


def own(room):
    return [answer for answer in room.match.answers if answer.seat == LEARNER]


def test_a_lesson_begins_anew_if_that_is_wished(kept, capsys, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    file = kept.parent / "clocks-first.record"
    lesson_session(FIRST, typing("1"), file)

    for is_anew, step in ((False, 2), (True, 1)):
        assert 1 == learn(CLOCKS, "", "en", "Ada", kept.parent, is_anew=is_anew)
        assert f"step {step} of 8" in capsys.readouterr().out
