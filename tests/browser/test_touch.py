"""Fingers alone: every game on a phone, from its first answer to its last; the long middle is played unseen."""

import random

import pytest

from tests.browser.people import click_something, final_scores, open_table, play_by_mouse, play_unseen

pytestmark = pytest.mark.browser
FIRST = 4
"""Taps before the middle."""
GAMES = {
    "clocks": (("me",), 36),
    "clockworker": (("me", "bot:random"), 82),
    "enkidu": (("me", "bot:random", "bot:random"), 82),
    "liars_dice": (("me", "bot:random"), 8),
    "unconscious_mind": (("me",), 112),
}
"""Who plays, and how many answers the middle has."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_touch_from_its_first_answer_to_its_end(person, game):
    seats, middle = GAMES[game]
    phone = person("Ada", 390, 844, has_touch=True)
    open_table(phone, *seats, game=game)
    luck, taps = random.Random(3), 0
    while taps < FIRST:
        taps += click_something(phone, luck, luck.choice, is_touch=True)
        phone.wait_for_timeout(15)
    play_unseen([phone], luck, middle)
    play_by_mouse([phone], luck, wish=luck.choice, is_touch=True)

    assert final_scores(phone)
