"""Plans of tables: what is read, and what is said of mistakes."""

import pytest

from ludotheque.engine.errors import BadPlan
from ludotheque.engine.plan import read_plans, top_areas, unplaced
from ludotheque.games import all_games

RIGHT = """
[[plan]]
class = "wide"
room = [1200, 700]
columns = ["246", "1fr"]
rows = ["1fr", "fit"]
areas = ["left middle", "near near"]
seating.2 = ["near", "left"]
variant = { left = "compact" }
covers = { talk = "middle" }
[plan.inside.near]
columns = ["1fr"]
rows = ["1fr"]
areas = ["hand"]
"""


def written(folder, text):
    (folder / "plan.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_theme_without_plans_has_none(tmp_path):
    assert [] == read_plans(tmp_path)


def test_a_plan_says_where_everything_lies(tmp_path):
    (plan,) = read_plans(written(tmp_path, RIGHT))

    assert "wide" == plan.kind
    assert {"left", "middle", "near"} == top_areas(plan)
    assert ["near", "left"] == plan.seating["2"]


def test_a_plan_may_say_how_all_that_somebody_has_lies_in_one_picture(tmp_path):
    (plan,) = read_plans(written(tmp_path, RIGHT.replace("[plan.inside.near]", "[plan.inside.whole]")))

    assert "whole" in plan.inside


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('class = "wide"', 'class = "broad"', "plan 1: Invalid enum value 'broad'"),
        ('"246", "1fr"', '"246px", "1fr"', "expected pixels, a share (1fr) or fit, got '246px'"),
        ('"near near"', '"near"', "expected 2 areas in a line, one for each column, got 'near'"),
        ('["left middle", "near near"]', '["left middle"]', "expected as many lines of areas as rows (2), got 1"),
        ('"left middle", "near near"', '"left near", "near near"', "expected a rectangle, got 'near' on 3 of 2 × 2"),
        ('["near", "left"]', '["near", "far"]', "seating.2: expected an area of the plan, got 'far'"),
        ('["near", "left"]', '["near"]', "seating.2: expected an area for each of 2 seats, got 1"),
        ('left = "compact"', 'far = "compact"', "variant: expected an area of it, got 'far'"),
        ('talk = "middle"', 'talk = "centre"', "covers: expected an area of the plan, got 'centre'"),
        ("[plan.inside.near]", "[plan.inside.far]", "inside: expected an area of the plan, got 'far'"),
        ("room = [1200, 700]", "rooms = [1200, 700]", "plan 1: Object contains unknown field `rooms`"),
        ("[[plan]]", "[[plan", "expected TOML, got what cannot be read"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path, right, wrong, complaint):
    with pytest.raises(BadPlan) as refused:
        read_plans(written(tmp_path, RIGHT.replace(right, wrong)))

    assert complaint in str(refused.value)


def test_a_page_lays_out_only_what_lies_on_it(tmp_path):
    page = """
[[plan]]
class = "narrow"
room = [390, 600]
[[plan.page]]
name = "more"
columns = ["1fr"]
rows = ["1fr"]
areas = ["near"]
[plan.page.inside.near]
columns = ["1fr"]
rows = ["40"]
areas = ["hand"]
"""
    (plan,) = read_plans(written(tmp_path, page))
    assert ["hand"] == plan.page[0].inside["near"].areas

    with pytest.raises(BadPlan) as refused:
        read_plans(written(tmp_path, page.replace("inside.near", "inside.far").replace('"40"', '"low"')))

    assert 2 == len(refused.value.mistakes)
    assert "page 'more': inside: expected an area of the page, got 'far'" in str(refused.value)


def test_every_mistake_is_told_at_once(tmp_path):
    wrong = RIGHT.replace('"246"', '"much"').replace('"near", "left"', '"far", "left"')

    with pytest.raises(BadPlan) as refused:
        read_plans(written(tmp_path, wrong + wrong))

    assert 4 == len(refused.value.mistakes)


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_the_plans_of_every_game_can_be_read(game):
    read_plans(game.folder / "theme")


def test_what_has_no_place_is_found_and_so_is_a_hole(tmp_path):
    (plan,) = read_plans(written(tmp_path, RIGHT))
    zones: list[dict[str, object]] = [
        {"id": "middle"},
        {"id": "talk01", "role": "own"},
        {"id": "board0", "side": 0, "role": "own"},
        {"id": "board1", "side": 1, "role": "other"},
    ]

    assert [] == unplaced(plan, zones)
    assert ["bank"] == unplaced(plan, [*zones, {"id": "bank", "role": "bank"}])
    assert ["left"] == unplaced(plan, zones[:3])


def test_somebody_may_sit_where_an_area_covers_another_and_that_is_no_hole_for_more(tmp_path):
    covering = RIGHT.replace('seating.2 = ["near", "left"]', 'seating.2 = ["near", "talk"]')
    (plan,) = read_plans(written(tmp_path, covering.replace("inside.near", "inside.talk")))
    zones: list[dict[str, object]] = [{"id": "board0", "side": 0, "role": "own"}]

    assert [] == unplaced(plan, zones)
