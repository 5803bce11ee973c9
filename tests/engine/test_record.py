"""The Record: readable, replayable, and honest about what is wrong with it."""

import pytest

from ludotheque.engine import codec, flow, record
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadRecord
from ludotheque.engine.match import Match
from tests.engine.toy import GAME


def played(answers=10_000, start=None):
    match = Match(GAME, 2, {}, RandomChance(3), start)
    luck = RandomChance(4)
    while not match.state.end and len(match.answers) < answers:
        seat = flow.first_asked(match.state)
        options = flow.options(match.state, seat)
        match.play(seat, options[luck.pick("what", len(options))])
    return match


def test_a_record_names_outcomes_and_answers():
    lines = record.write(played()).splitlines()

    assert "ludotheque record 1" == lines[0]
    assert "game bazaar" == lines[1]
    assert any(line.startswith("* deck ") and line[-1] in "ABCDEF" for line in lines)
    assert any(line.startswith("0: price ") for line in lines)


@pytest.mark.parametrize("answers", [0, 1, 5, 10_000])
def test_a_record_replays_to_the_same_state_finished_or_not(answers):
    match = played(answers)

    again = record.replay(GAME, record.read(record.write(match)))

    assert codec.digest(match.state) == codec.digest(again.state)


def test_a_record_can_begin_at_any_state():
    middle = played(7).state

    match = played(start=middle)
    again = record.replay(GAME, record.read(record.write(match)))

    assert codec.digest(match.state) == codec.digest(again.state)
    assert again.start is not None
    assert codec.digest(middle) == codec.digest(again.start)


def edited(change):
    lines = record.write(played()).splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def line_of(lines, start):
    return next(number for number, line in enumerate(lines) if line.startswith(start))


def other_card(lines):
    number = line_of(lines, "* deck")
    lines[number] = "* deck " + ("A" if lines[number][-1] != "A" else "B")


EDITS = {
    "nothing at all": (lambda lines: lines.clear(), "line 1: expected 'ludotheque record 1'"),
    "another heading": (lambda lines: lines.__setitem__(0, "hello"), "line 1: expected 'ludotheque record 1'"),
    "broken off": (lambda lines: lines.__delitem__(slice(9, None)), "the record breaks off"),
    "no seats": (lambda lines: lines.pop(4), "does not name its seats"),
    "other rules": (lambda lines: lines.__setitem__(2, "rules 9"), "rules version 9, this is version 1"),
    "other components": (lambda lines: lines.__setitem__(3, "components x"), "played with components x"),
    "a word of its own": (lambda lines: lines.insert(6, "zebra"), "cannot read 'zebra'"),
    "seats in words": (lambda lines: lines.__setitem__(4, "seats two"), "cannot read 'seats two'"),
    "too many seats": (lambda lines: lines.__setitem__(4, "seats 9"), "bazaar is for 2 or 3 players, not 9"),
    "no such outcome": (lambda lines: lines.__setitem__(5, "* deck Q"), "'Q' is no outcome of 'deck'"),
    "another label": (lambda lines: lines.__setitem__(5, "* dice 1"), "expected an outcome of 'deck'"),
    "an outcome too many": (lambda lines: lines.insert(7, "* deck A"), "nothing was drawn here"),
    "another card": (other_card, "at the end: the record's scores are"),
    "another action": (lambda lines: lines.__setitem__(line_of(lines, "0: price"), "0: fly"), "has no action 'fly'"),
    "out of turn": (lambda lines: lines.__setitem__(line_of(lines, "0: price"), "1: keep"), "refused: not-an-option"),
    "other scores": (
        lambda lines: lines.__setitem__(line_of(lines, "scores"), "scores 99 1"),
        "the record's scores are",
    ),
    "another end": (lambda lines: lines.__setitem__(line_of(lines, "end"), "end weather"), "the record ends with"),
    "another digest": (lambda lines: lines.__setitem__(-1, "digest 00"), "the record's digest is 00"),
    "more after the end": (lambda lines: lines.append("0: keep"), "expected nothing after the digest"),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_record_is_refused_with_what_is_wrong(name):
    change, complaint = EDITS[name]

    with pytest.raises(BadRecord) as refused:
        record.replay(GAME, record.read(edited(change)))

    assert complaint in str(refused.value)
