"""End of the game: cases SC1 to SC9 of the specification, and jokers against brute force."""

from itertools import product

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.games.enkidu import GAME, scoring
from ludotheque.games.enkidu.names import GLAZES, JOKER, KINDS, POSITIONS, SIGNS
from tests.games.enkidu.table import deal

SC5 = {
    "blue": "DB1 DB2 DB3 VI1 RE5 J",
    "red": "OC1 OC2 OC3 VI4 LB4",
    "green": "LB1 LB2 LB5 2*RE4 DB1 J",
    "yellow": "VI2 VI3 VI5 OC4 RE1 RE2 LB3",
}
SC5_MISSIONS = {"blue": "M06", "red": "M08", "green": "M04", "yellow": "M12"}
SC5_OBJECTIVES = {"blue": "O05 O12 O27", "red": "O02 O16 O32", "green": "O03 O15 O19", "yellow": "O08 O23 O30"}


def is_reached(table, card: str, holder: str) -> bool:
    return scoring.is_objective_reached(table.state, GAME.box.objectives.index(card), POSITIONS.index(holder))


def is_fulfilled(table, name: str) -> bool:
    return scoring.is_mission_fulfilled(table.state, POSITIONS.index(name))


def test_sc1_equal_numbers_fulfil_a_mission_and_an_objective_alike():
    """The rulebook's example: Blue and Yellow both have six ochre tablets."""
    table = deal(
        missions={"blue": "M08"},
        tablets={"blue": "OC1 OC2 2*OC3 OC4 OC5", "yellow": "2*OC1 OC2 OC3 OC4 OC5", "red": "OC2"},
    )

    assert is_fulfilled(table, "blue")
    assert is_reached(table, "O17", "blue")
    assert is_reached(table, "O17", "red")


@pytest.mark.parametrize(("yellow", "fulfilled"), [("", True), (" J", False)])
def test_sc2_everybodys_jokers_count_as_what_is_asked(yellow, fulfilled):
    table = deal(
        missions={"blue": "M09"},
        tablets={"blue": "VI1 VI2 VI3 VI4 VI5 J", "yellow": "2*VI1 2*VI2 VI3 VI4" + yellow},
    )

    assert fulfilled == is_fulfilled(table, "blue")


@pytest.mark.parametrize(("jokers", "fulfilled"), [(2, True), (1, False)])
def test_sc3_jokers_fill_the_holes_of_two_different_signs_in_each_colour(jokers, fulfilled):
    tablets = f"DB1 DB3 2*LB2 OC1 OC4 OC5 VI5 RE2 RE3 {jokers}*J"
    table = deal(missions={"blue": "M11"}, tablets={"blue": tablets})

    assert fulfilled == is_fulfilled(table, "blue")


@pytest.mark.parametrize(("jokers", "fulfilled"), [(3, True), (2, False)])
def test_sc4_jokers_fill_the_holes_of_two_rows_of_signs(jokers, fulfilled):
    tablets = f"DB1 LB1 OC1 DB2 LB2 DB3 DB5 LB5 OC5 VI5 {jokers}*J"
    table = deal(missions={"blue": "M12"}, tablets={"blue": tablets})

    assert fulfilled == is_fulfilled(table, "blue")


def test_sc5_a_full_game():
    table = deal(missions=SC5_MISSIONS, objectives=SC5_OBJECTIVES, tablets=SC5)

    assert {"blue": 11, "red": 11, "green": 14, "yellow": 3} == table.points
    assert {"green": 1, "blue": 2, "red": 3, "yellow": 4} == table.ranks
    assert [True, True, True, False] == [is_fulfilled(table, name) for name in ("blue", "red", "green", "yellow")]
    assert [True, True, False] == [is_reached(table, card, "blue") for card in ("O05", "O12", "O27")]
    assert [True, False, True] == [is_reached(table, card, "red") for card in ("O02", "O16", "O32")]
    assert [True, True, True] == [is_reached(table, card, "green") for card in ("O03", "O15", "O19")]
    assert [False, True, False] == [is_reached(table, card, "yellow") for card in ("O08", "O23", "O30")]


def test_sc6_equal_points_are_decided_by_tablets():
    objectives = {
        "blue": "O05 O12 O27 O22",
        "red": "O02 O16 O32 O18",
        "green": "O03 O15 O19 O25",
        "yellow": "O08 O23 O30 O10",
    }
    table = deal(missions=SC5_MISSIONS, objectives=objectives, tablets=SC5)

    assert {"blue": 14, "red": 11, "green": 14, "yellow": 3} == table.points
    assert {"green": 1, "blue": 2, "red": 3, "yellow": 4} == table.ranks


def test_sc7_most_fewest_and_right_neighbours_of_three():
    """Clockwise Yellow, Blue, Red with 9, 9 and 14 tablets."""
    table = deal(
        3,
        tablets={"yellow": "4*DB1 4*DB2 DB3", "blue": "4*LB1 4*LB2 LB3", "red": "4*OC1 4*OC2 4*OC3 2*OC4"},
    )

    reached = [
        card
        for card in ("O09", "O10", "O11", "O13", "O14", "O15", "O29", "O30", "O31")
        if is_reached(table, card, "blue")
    ]

    assert ["O11", "O13", "O14", "O30", "O31"] == reached


@pytest.mark.parametrize(("tablets", "fulfilled"), [({}, False), ({"blue": "J"}, True), ({"red": "J"}, False)])
def test_sc8_r23_nobody_has_the_most_of_what_nobody_has(tablets, fulfilled):
    table = deal(missions={"blue": "M05"}, tablets=tablets)

    assert fulfilled == is_fulfilled(table, "blue")


@pytest.mark.parametrize(
    ("who", "reached"),
    [
        ("yellow", {"owner": True, "all": False, "subject": True}),
        ("blue", {"owner": False, "all": False, "subject": True}),
    ],
)
def test_sc9_r24_whose_jokers_count_in_a_comparison(who, reached):
    """Yellow holds "Red has the most violet"; five violet and a joker against Red's five."""
    other = "blue" if who == "yellow" else "yellow"
    tablets = {who: "VI1 VI2 VI3 VI4 VI5 J", "red": "VI1 VI2 VI3 VI4 VI5", other: "VI1"}

    assert reached == {
        mode: is_reached(deal(tablets=tablets, jokers=mode), "O21", "yellow") for mode in ("owner", "all", "subject")
    }


def test_r22_equal_in_points_and_tablets_is_a_shared_win():
    table = deal(
        missions={"blue": "M01", "red": "M02", "green": "M03", "yellow": "M04"},
        objectives=dict.fromkeys(POSITIONS, ""),
        tablets={"blue": "DB1", "red": "DB2"},
    )

    assert {"blue": 5, "red": 5, "yellow": 0, "green": 0} == table.points
    assert {"blue": 1, "red": 1, "yellow": 3, "green": 3} == table.ranks


def test_jokers_in_patterns_are_what_brute_force_finds():
    luck = RandomChance(3)
    for _ in range(150):
        held = [0] * KINDS
        for _ in range(6 + luck.pick("", 5)):
            held[luck.pick("", JOKER)] += 1
        held[JOKER] = luck.pick("", 3)
        table = deal()
        table.state.tablets[0] = held
        for mission in ("M11", "M12"):
            table.state.missions[0] = GAME.box.missions.index(mission)

            assert brute_force(held, mission) == is_fulfilled(table, "blue")


def brute_force(held: list[int], mission: str) -> bool:
    for values in product(range(JOKER), repeat=held[JOKER]):
        counts = held[:JOKER]
        for kind in values:
            counts[kind] += 1
        grid = [[counts[glaze * 5 + sign] for sign in range(len(SIGNS))] for glaze in range(len(GLAZES))]
        if mission == "M11":
            if all(sum(count > 0 for count in row) >= 2 for row in grid):
                return True
        elif all(sum(row[sign] for row in grid) >= 2 for sign in range(len(SIGNS))):
            return True
    return False
