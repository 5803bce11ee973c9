"""Colours of dice, and what a table may choose before the game."""

from tests.games.clocks.table import GAME, deal, start

PEOPLE = ["Anna", "Bruno"]


def pieces(table, viewer):
    """The rendered pieces the viewer sees, by id."""
    found = {}

    def collect(node):
        found[node["id"]] = node
        for child in node.get("children", []):
            collect(child)

    for zone in GAME.texts.builtins(GAME.scene(table.state, viewer), "en", GAME.names(table.state, "en", PEOPLE))[
        "zones"
    ]:
        collect(zone)
    return found


def test_black_leaves_gaps_for_nothing_however_far():
    table = deal(middle0="black6", money=(0, 0))

    assert ", ".join(f"place {hour}" for hour in range(1, 13)) == table.options()
    table.play("0: place 12")

    assert 2 == table.money[0], "nothing paid, two coins of hour 12"


def test_white_and_grey_pay_for_gaps():
    for colour in ("white", "grey", "red"):
        table = deal(middle0=f"{colour}6", money=(1, 0))

        assert "place 1, place 2" == table.options()


def test_red_earns_the_difference_when_it_is_too_low_as_well():
    low, high = (deal(middle0=f"red{face}", clock0="1:white1 2:white2") for face in (1, 6))

    assert 2 == low.money[0]
    assert 3 == high.money[0]


def test_a_perfect_red_die_brings_the_bonus_only():
    table = deal(middle0="red2", clock0="1:white1")

    assert 0 == table.money[0]
    assert "0 reroll" == table.asks


def test_red_fixed_earns_two_wherever_it_is_placed():
    low, high = (deal(middle0=f"red{face}", clock0="1:white1 2:white2", red="fixed") for face in (1, 6))

    assert 2 == low.money[0]
    assert 2 + 3 == high.money[0]


def test_red_fixed_earns_two_and_the_bonus_when_it_is_perfect():
    table = deal(middle0="red2", money=(1, 0), red="fixed")

    assert "Hour 2, pay 1, earns 2: perfect, Re-roll" == table.label("0: place 2")
    table.play("0: place 2")

    assert 2 == table.money[0]
    assert "0 reroll" == table.asks


def test_a_grey_die_may_be_turned_by_one_just_before_it_is_placed():
    table = deal(middle0="grey3", money=(3, 0), grey="turns")

    assert "0 turn-grey" == table.asks
    assert "turn down, turn same, turn up" == table.options()
    table.play("0: turn up", "0: place 1")

    assert "1:grey4" == table.clock(0)
    assert 3 + 3 == table.money[0]


def test_a_grey_die_is_not_turned_beyond_its_faces():
    low, high = (deal(middle0=f"grey{face}", grey="turns") for face in (1, 6))

    assert "turn same, turn up" == low.options()
    assert "turn down, turn same" == high.options()


def test_only_grey_dice_are_turned_each_before_its_own_placing():
    table = deal(middle0="grey3 white5", money=(2, 0), clock0="1:white1", grey="turns")

    table.play("0: die 1")
    assert "0 place-die" == table.asks
    table.play("0: place 2")
    assert "0 turn-grey" == table.asks
    table.play("0: turn same", "0: place 3")

    assert "1:white1 2:white5 3:grey3" == table.clock(0)


def test_without_the_variant_grey_is_plain():
    assert "0 place-die" == deal(middle0="grey3", money=(3, 0)).asks


def test_boards_may_be_given():
    luck = "first:0 white1 grey1 black1 red1"

    assert (6, 6) == start(2, luck, board="forward").money
    assert (10, 10) == start(2, luck, board="backward").money


def test_money_is_hidden_from_others_unless_the_table_plays_open():
    hidden, shown = (deal(middle0="white3", money=(3, 4), purses=purses) for purses in ("hidden", "open"))

    assert 3 == pieces(hidden, 0)["purse0"]["face"]["value"]
    assert ["face_down"] == pieces(hidden, 0)["purse1"]["marks"]
    assert 4 == pieces(shown, 0)["purse1"]["face"]["value"]


def test_a_die_says_what_it_does_at_this_table():
    red, fixed = deal(middle0="red3", money=(1, 0)), deal(middle0="red3", money=(1, 0), red="fixed")
    grey, turns = deal(middle0="grey3", money=(1, 0)), deal(middle0="grey3", money=(1, 0), grey="turns")

    assert ["It earns the difference even when it is too low."] == pieces(red, 0)["middle0.0"]["facts"]
    assert ["It earns 2 coins wherever it is placed."] == pieces(fixed, 0)["middle0.0"]["facts"]
    assert "facts" not in pieces(grey, 0)["middle0.0"]
    assert ["It may be turned by one just before it is placed."] == pieces(turns, 0)["middle0.0"]["facts"]
