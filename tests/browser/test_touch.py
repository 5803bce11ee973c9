"""Fingers alone: every game on a phone, from its first answer to its last; the long middle is played unseen."""

import random

import pytest

from tests.browser.people import TITLES, WHOLE, click_something, final_scores, open_table, play_by_mouse, play_unseen

pytestmark = pytest.mark.browser
FIRST = 4
"""Taps before the middle."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", TITLES)
def test_a_game_is_played_by_touch_from_its_first_answer_to_its_end(person, game, is_whole, noted):
    seats, middle = TITLES[game]
    phone = person("Ada", 390, 844, has_touch=True)
    open_table(phone, *seats, game=game)
    luck, taps = random.Random(3), 0
    while taps < FIRST:
        taps += click_something(phone, luck, luck.choice, is_touch=True)
        phone.wait_for_timeout(15)
    if not is_whole:
        play_unseen([phone], luck, middle)
    taps += play_by_mouse([phone], luck, wish=luck.choice, is_touch=True, patience=WHOLE)

    noted(f"{game}: {taps} taps")
    assert final_scores(phone)
