"""How pieces move: by what a browser moves without painting, and not at all for whoever asks for that."""

import pytest

from tests.browser.people import answer, open_table, wait_until

pytestmark = pytest.mark.browser
LISTEN = """window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
    moved.push(...frames.flatMap(frame => Object.keys(frame)));
    return animate.call(this, frames, ...more);
};"""


@pytest.mark.parametrize(
    ("wish", "kinds"), [("no-preference", {"transform", "opacity"}), ("reduce", {"opacity"})], ids=["moving", "still"]
)
def test_pieces_move_without_being_painted_anew_and_only_where_that_is_wanted(person, wish, kinds):
    ada = person("Ada")
    table = open_table(ada, "me", "bot:greedy")
    ada.emulate_media(reduced_motion=wish)
    ada.add_init_script(LISTEN)
    ada.goto(f"/table/{table}")

    answer(ada)
    wait_until(ada, lambda: ada.evaluate("moved.length") > 0)

    found = set(ada.evaluate("moved")) - {"easing", "offset"}
    assert kinds == found
