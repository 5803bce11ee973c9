"""What lies on the mat and on the plates: phases, slips, prices, the rival's room."""

import pytest

from ludotheque.engine.scene import Option, Piece, Text, Zone
from tests.games.clocks.table import GAME, Table, deal

FOUR = "white3 grey5 black4 red2"


def parts(table: Table, viewer: int | None) -> dict[str, Zone | Piece]:
    """List all that somebody sees, by id."""
    named: dict[str, Zone | Piece] = {}
    waiting: list[Zone | Piece] = [*GAME.scene(table.state, viewer).zones]
    while waiting:
        node = waiting.pop()
        named[node.id] = node
        waiting += node.children
    return named


def zone(table: Table, viewer: int | None, name: str) -> Zone:
    node = parts(table, viewer)[name]
    assert isinstance(node, Zone)
    return node


def slip(table: Table, viewer: int | None) -> list[str]:
    """Read what stands under the first die on the felt."""
    node = parts(table, viewer)["felt.0"]
    assert isinstance(node, Piece)
    assert node.face
    return node.face.foot


def counted(table: Table, viewer: int | None) -> list[list[str]]:
    """Read what the plate of the first player's clock counts."""
    node = parts(table, viewer)["tally0"]
    assert isinstance(node, Piece)
    assert node.face
    return node.face.lines


def marks(table: Table) -> dict[str, list[str]]:
    return {child.id: list(child.marks) for child in zone(table, 0, "phases").children}


def option(table: Table, action: str) -> Option:
    return next(one for one in GAME.scene(table.state, 0).options if one.action == action)


def ranks(table: Table, said: str) -> list[object]:
    """Read the ends of the bidders' plates, which all say the same kind of thing."""
    tags = [cup.face.tag for cup in zone(table, 0, "bids").children if isinstance(cup, Piece) and cup.face]
    assert all(isinstance(tag, Text) and tag.id == said for tag in tags)
    return [tag.facts["rank"] for tag in tags if isinstance(tag, Text)]


def test_the_mat_says_which_part_of_the_round_is_played():
    table = deal(2, at="auction", money=(6, 6), luck=FOUR)
    assert ["now"] == marks(table)["phase.group"]

    table.play("0: pair 1+2")
    assert ["done"] == marks(table)["phase.group"]
    assert ["now"] == marks(table)["phase.bid"]


def test_whose_turn_it_is_sees_a_ledger_and_nobody_else_does():
    table = deal(middle0="white3", money=(6, 0))
    assert [0] == [viewer for viewer in (0, 1, None) if "ledger" in parts(table, viewer)]

    table.play("0: place 1")
    assert [0] == [viewer for viewer in (0, 1, None) if "ledger" in parts(table, viewer)]


def test_hours_are_lines_of_the_ledger_actions_are_cards_and_dice_to_choose_from_are_not_compared():
    table = deal(middle0="white3 grey2", money=(6, 0))
    assert "ledger" not in parts(table, 0)

    table.play("0: die 0")
    assert "hours" == zone(table, 0, "ledger").family

    table = deal(clock0="1:white2", money=(6, 0))
    assert "actions" == zone(table, 0, "ledger").family


def test_a_plate_in_front_adds_up_its_points_and_others_are_counted():
    table = deal(clock0="1:white1 2:grey2 4:red2", money=(6, 0))

    assert [["perfect", "2", "× 2 =", "4"], ["neighbours", "1", "× 1 =", "1"], ["set", "0", "× 2 =", "0"]] == counted(
        table, 0
    )
    assert [["perfect", "2"], ["gap", "9"]] == counted(table, 1)


def test_an_hour_says_what_it_costs_what_it_brings_and_what_is_different_then():
    table = deal(middle0="white3", money=(6, 0))

    first, third = option(table, "place 1"), option(table, "place 3")
    assert ([], ["+2", "coin"], [("coin", 6, 8), ("points", 0, 0)]) == (first.cost, first.gain, first.after)
    assert ["3", "coin"] == third.cost
    assert "perfect" == third.gain[0]
    assert [("coin", 6, 3), ("points", 0, GAME.box.points_perfect)] == third.after


def test_a_die_to_roll_again_says_which_face_would_be_perfect_or_that_it_is():
    table = deal(clock0="1:white2 4:grey4", money=(9, 0))

    assert "Re-roll the white 2 at hour 1, perfect with a 1" == table.label("0: reroll 1")
    assert "Re-roll the grey 4 at hour 4, which is perfect" == table.label("0: reroll 4")


def test_dice_that_gain_by_a_change_say_so_and_perfect_ones_do_not():
    table = deal(clock0="1:white2 4:grey4", money=(9, 0))

    assert (["face-1", "+2", "points"], []) == (option(table, "reroll 1").gain, option(table, "reroll 4").gain)

    table.play("0: coins", "0: buy nudge")
    assert (["perfect"], [], []) == tuple(option(table, one).gain for one in ("down 1", "up 1", "down 4"))
    assert ([("points", 2, 4)], []) == (option(table, "down 1").after, option(table, "up 1").after)


def test_free_coins_are_counted_before_they_are_taken():
    coins = option(deal(clock0="1:white1", money=(3, 0)), "coins")

    assert (["+1", "coin"], [("coin", 3, 4), ("points", 2, 2)]) == (coins.gain, coins.after)


@pytest.mark.parametrize(
    ("clock", "action", "gain"),
    [
        ("1:white2 4:grey4", "buy reroll", ["1/6", "+2", "points"]),
        ("1:white2 2:grey2", "buy nudge", ["+3", "points"]),
        ("1:white3 4:grey4", "buy nudge", ["0", "points"]),
        ("1:white6 4:grey4", "buy flip", ["+2", "points"]),
        ("1:white4 4:grey1", "buy swap", ["+4", "points"]),
        ("1:white1 4:grey4", "buy swap", ["0", "points"]),
    ],
)
def test_an_action_to_buy_says_what_it_brings_to_the_die_it_suits_best(clock, action, gain):
    table = deal(clock0=clock, money=(9, 0))
    table.play("0: coins")

    found = option(table, action)
    assert (gain, [("coin", 10, 10 - int(found.cost[0]))]) == (found.gain, found.after)


def test_two_dice_say_what_they_bring_in_each_others_place():
    table = deal(clock0="1:white4 4:grey1 6:red2", money=(9, 0))
    table.play("0: coins", "0: buy swap")
    assert (["+4", "points"], []) == (option(table, "swap 1").gain, option(table, "swap 6").gain)

    table.play("0: swap 1")
    assert (["+4", "points"], []) == (option(table, "with 4").gain, option(table, "with 6").gain)


def test_a_plate_says_who_wins_ties_and_then_who_picks_first():
    table = deal(2, at="auction", money=(6, 6), luck=FOUR)
    assert [2, 1, 3] == ranks(table, "rank-ties")

    table.luck("yellow:1 yellow:2")
    table.play("0: pair 1+2", "0: bid 3", "1: bid 2")
    assert [1, 2, 3] == ranks(table, "rank-picks")


@pytest.mark.parametrize("hour", [1, 6])
def test_coins_that_an_hour_brings_at_once_are_in_the_purse_afterwards(hour):
    table = deal(middle0=f"black{hour}", money=(0, 0))

    before, after = option(table, f"place {hour}").after[0][1:]
    table.play(f"0: place {hour}")

    assert (before, after) == (0, table.state.money[0])
    assert after > 0


def test_saying_what_an_hour_brings_changes_nothing():
    table = deal(middle0="white3", money=(6, 0))

    GAME.scene(table.state, 0)

    assert 0 == table.state.dice_on(0)


def test_a_slip_under_a_die_for_sale_is_for_the_clock_of_whoever_looks():
    table = deal(2, at="auction", money=(6, 0), luck=FOUR)

    assert ["3", "hour", "−3", "coin", "+2", "points"] == slip(table, 0)[:6]
    assert ["1", "hour", "0", "points", "+2", "coin"] == slip(table, 1)
    assert [] == slip(table, None)


def test_a_bid_says_what_it_leaves_and_who_has_laid_one_is_marked():
    table = deal(2, at="auction", money=(6, 4), luck=FOUR)
    table.play("0: pair 1+2")
    table.play("0: bid 2")

    assert [[("coin", 4, 4)], [("coin", 4, 3)]] == [option.after for option in GAME.scene(table.state, 1).options[:2]]
    assert (["done"], []) == (zone(table, 1, "board0").marks, zone(table, 1, "board1").marks)


def test_the_rival_has_a_room_where_it_plays_and_somebody_alone_sees_the_grades():
    assert "rival" not in parts(deal(3), 0)
    assert "grades" not in parts(deal(2), 0)
    assert ["now"] == zone(deal(1), 0, "grades").children[0].marks


def test_chances_are_those_of_two_dice():
    chances = zone(deal(1, at="auction", money=(6,), luck="white3 grey5 black4"), 0, "chances").children

    assert [31, 56, 75, 89, 97, 100] == [one.label.facts["percent"] for one in chances if isinstance(one, Piece)]


def test_one_s_own_clock_is_the_pocket_watch_whatever_the_seat():
    table = deal(3)

    for viewer in range(3):
        assert "make-0" == zone(table, viewer, f"board{viewer}").family
        assert "dial-0-forward" == zone(table, viewer, f"clock{viewer}").art


def test_bids_lie_behind_screens_of_their_bidder_s_make_and_one_s_own_is_seen_from_inside():
    table = deal(2, at="auction", money=(6, 6), luck=FOUR)
    table.play("0: pair 1+2", "0: bid 3")

    for viewer, families in (
        (0, ["own", "make-1", "rival"]),
        (1, ["make-1", "own", "rival"]),
        (None, ["make-0", "make-1", "rival"]),
    ):
        assert families == [cup.family for cup in zone(table, viewer, "bids").children if isinstance(cup, Piece)]
    assert ["face_down"] == parts(table, 1)["bid0"].marks
    assert ["seen"] == parts(table, 0)["bid0"].marks


def test_a_chance_is_a_bar_of_ten_parts():
    chances = zone(deal(1, at="auction", money=(6,), luck="white3 grey5 black4"), 0, "chances").children

    gauges = [one.face.gauge for one in chances if isinstance(one, Piece) and one.face]
    assert [3, 6, 8, 9, 10, 10] == [gauge.have for gauge in gauges if gauge]
