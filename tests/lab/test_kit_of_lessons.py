"""Lessons are played as they are written, and every way to break one is noticed."""

import json
import tomllib

import msgspec
import pytest

from ludotheque.engine.errors import Refused
from ludotheque.engine.lesson import BadLesson, Lesson, LessonFile, lessons_of, read_lesson
from ludotheque.games import game_from, game_named
from ludotheque.lab.kit.lessons import MOST_WORDS, read_first, walked

pytestmark = pytest.mark.interpreted
CLOCKS = game_named("clocks")
WRITTEN = tomllib.loads((CLOCKS.folder / "lessons" / "first.toml").read_text(encoding="utf-8"))


def changed(step: int | None = None, **fields):
    """Give the first lesson of Clocks with something else in its head, or in a step."""
    written = json.loads(json.dumps(WRITTEN))
    (written if step is None else written["steps"][step]).update(fields)
    return Lesson(CLOCKS, "first", msgspec.convert(written, LessonFile))


def test_the_lesson_of_clocks_is_walked_in_every_way_it_allows():
    walk = walked(changed())

    assert [] == walk.faults
    assert (3, True) == (walk.ways, walk.refused > 10)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_newcomer_reads_little_before_the_first_move(language):
    lesson = changed()

    assert len(read_first(lesson, lesson.begun(), language).split()) < MOST_WORDS


BROKEN = {
    "another question": (changed(3, asks="ask-place-die"), "expected ask-place-die, but asked is ask-place-dice"),
    "no option": (changed(1, allow=["bid 40"]), "'bid 40' is no option"),
    "money gone": (changed(1, allow=["bid 2", "bid 6"]), "bid 6, pick 0, die 1: 'place 1' is no option"),
    "others refused": (changed(1, others=["1: bid 40"]), "refused: above-purse"),
    "others missing": (changed(0, others=["1: board backward"]), "expected ask-lay-bid, but asked is nothing"),
    "nothing there": (changed(2, on=["group7"]), "that it is about, not group7"),
    "no paragraph": (changed(5, rule="placing.jump"), "no part 'placing.jump'"),
    "no text": (changed(5, id="jump"), "no text 'lesson-first-jump' in fr"),
    "never said": (changed(5, instead={"place 12": "two"}), "nobody can come upon 'place 12'"),
    "no such card": (changed(teaches=["chess"]), "the guide has no card 'chess'"),
    "no such outcome": (changed(luck={"first player": [5]}), "is not possible here"),
}


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.replace(" ", "-"))
def test_a_broken_lesson_is_noticed(case):
    lesson, complaint = BROKEN[case]

    assert any(complaint in fault for fault in walked(lesson).faults), walked(lesson).faults


def test_other_data_that_break_a_lesson_are_noticed():
    tables = json.loads(CLOCKS.component_file.text)
    tables["start_money"]["forward"]["value"] = 3
    poorer = game_from("clocks", json.dumps(tables))

    faults = walked(Lesson(poorer, "first", msgspec.convert(WRITTEN, LessonFile))).faults

    assert any("'bid 4' is no option" in fault for fault in faults)
    assert {} == lessons_of(poorer)


def test_the_rules_object_before_the_lesson_does():
    lesson = changed()
    match = lesson.begun()
    for answer in ("0: board forward", "1: board backward", "1: pair 1+3"):
        match.play(*lesson.parsed(answer))

    with pytest.raises(Refused, match="above-purse"):
        match.play(0, CLOCKS.actions.parse("bid 9"))
    with pytest.raises(Refused, match="lesson-first-less"):
        lesson.expect(lesson.step(match), CLOCKS.actions.parse("bid 6"))


def test_a_lesson_that_cannot_be_read_says_where(tmp_path):
    file = tmp_path / "first.toml"
    file.write_text('minutes = 3\nsteps = []\nwords = "none"\n')

    with pytest.raises(BadLesson, match=r"clocks/lessons/first.toml: .*words"):
        read_lesson(CLOCKS, file)
