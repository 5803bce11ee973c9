"""In the terminal, too, people who change places take their names along, and what was told before stays as it was."""

from string import ascii_uppercase

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.terminal.play import Left, Terminal
from ludotheque.terminal.story import sentences, story, texts_of

WITH_A_CHANGE = 218
"""Seed of a game in which two of four change places after some 130 answers."""
PLACES = [0, 1, 2, 3]
COLOURS = ["Blue", "Red", "Yellow", "Green"]


@pytest.fixture(scope="module")
def played():
    """A match in which two have just changed places, and what a spectator was told on the way."""
    game = game_named("enkidu")
    luck = RandomChance(WITH_A_CHANGE)
    match = Match(game, len(PLACES), {}, luck)
    told = list(match.first_events)
    while match.state.seat_of == PLACES:
        seat = flow.waiting(match.state)[0]
        options = flow.options(match.state, seat)
        told += match.play(seat, options[luck.pick("x", len(options))]).events
    return match, list(sentences(game, texts_of(game), "en", list(ascii_uppercase[:4]), told, None))


def test_a_story_tells_what_happened_to_whom_it_happened(played):
    match, told = played

    assert told == list(story(match, "en"))[1 : 1 + len(told)]
    assert "have taken each other’s places" in told[-1]


def test_a_story_names_the_colour_with_whoever_plays_it_once_people_have_moved(played):
    match, told = played
    game, state = match.game, match.state
    before = game.names_told(state, "en", ascii_uppercase, PLACES)
    after = game.names_told(state, "en", ascii_uppercase)

    assert ["A", "B", "C", "D"] == before
    assert [f"{colour} ({ascii_uppercase[seat]})" for colour, seat in zip(COLOURS, state.seat_of, strict=True)] == after
    assert not any("(A)" in line for line in told)
    answers, luck = len(match.answers), RandomChance(3)
    while not any(event.name == "machine-passed" for event in match.answers[-1].events):
        seat = flow.waiting(match.state)[0]
        options = flow.options(match.state, seat)
        match.play(seat, options[luck.pick("x", len(options))])
    lines, machine = list(story(match, "en")), match.state.machine
    match.rewind(answers)

    assert f"The Time Machine goes to {after[machine]}." in lines


def test_whoever_is_asked_is_called_by_his_own_name(played, monkeypatch, capsys):
    match, _ = played
    terminal = Terminal(match.game, ["me"] * 4, {}, 1, "en", "Ada")
    terminal.match = match
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    seat = flow.waiting(match.state)[0]
    people = [f"Ada {ascii_uppercase[standing.seat]}" for standing in match.scene(seat).standings]

    with pytest.raises(Left):
        terminal.ask(seat)

    shown = capsys.readouterr().out
    standings = shown[shown.index("Standings") :]
    assert f"\nAda {ascii_uppercase[seat]} — " in standings
    assert people == sorted(people, key=lambda name: standings.index(f"  {name} ("))


def test_the_events_one_has_put_in_before_are_told_by_the_colour_they_belong_to(played):
    match, _ = played
    seat = next(seat for seat, side in enumerate(match.state.seat_of) if seat != side)  # sat at the side of his number

    titles = [zone["title"] for zone in zones(match.game.texts.builtins(match.scene(seat), "en", list("ABCD")))]

    assert f"Your events in the pile ({COLOURS[seat]})" in titles


def zones(node):
    """Find all zones of a Scene that have a title."""
    for child in node.get("zones", node.get("children", [])):
        yield from zones(child)
        if child.get("title"):
            yield child
