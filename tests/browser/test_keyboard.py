"""The keyboard alone: every game from its first answer to its last; the long middle is played unseen."""

import random
import time

import pytest

from tests.browser.people import LONGEST, final_scores, is_over, open_table, play_unseen

pytestmark = pytest.mark.browser
FIRST = 4
"""Keys before the middle."""
GAMES = {
    "clocks": (("me",), 36),
    "clockworker": (("me", "bot:random"), 82),
    "enkidu": (("me", "bot:random", "bot:random"), 82),
    "liars_dice": (("me", "bot:random"), 8),
    "unconscious_mind": (("me",), 112),
}
"""Who plays, and how many answers the middle has."""
NUMBER = ".number-picker :is(input:checked, input[type=range])"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_keyboard_from_its_first_answer_to_its_end(person, game):
    seats, middle = GAMES[game]
    page = person("Ada")
    open_table(page, *seats, game=game)
    luck = random.Random(3)
    _press_on(page, luck, FIRST)
    play_unseen([page], luck, middle)
    _press_on(page, luck, None)

    assert final_scores(page)


def _press_on(page, luck, most):
    """Answer until it is over, or so many keys are pressed."""
    began, pressed = time.monotonic(), 0
    while not is_over(page) and pressed != most:
        assert time.monotonic() - began < LONGEST, page.locator(".prompt").all_inner_texts()
        pressed += _press_something(page, luck)
        page.wait_for_timeout(30)


def _press_something(page, luck):
    """Press one of the keys that stand beside the answers; a number, or what is to be confirmed, is reached by Tab."""
    keys = page.locator(".option[aria-keyshortcuts]:not([aria-disabled]):visible").evaluate_all(
        "found => found.map(one => one.getAttribute('aria-keyshortcuts'))"
    )
    picked, number = page.locator(".picked"), page.locator(NUMBER)
    if picked.count() or (number.count() and luck.random() < (0.5 if keys else 1)):
        if not _tab_to(page, ".picked" if picked.count() else NUMBER):
            return False
        if not picked.count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        return True
    if keys:
        page.keyboard.press(luck.choice(keys))
    return bool(keys)


def _tab_to(page, selector):
    """Walk by Tab until the wanted thing has the focus; it may go away meanwhile."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return True
        page.keyboard.press("Tab")
    return False
