"""Set-up."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.errors import BadOption
from tests.games.clockworker.table import GAME, deal, start

DEALT = "F30 F10 F21 F36 F04 T01 T02 T03 T04 T05"


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players):
    with pytest.raises(BadOption, match="2, 3 or 4"):
        GAME.checked_options(players, {})


def test_every_artifact_lies_open_in_a_pile_of_two_but_four_are_there_once():
    table = start(3, f"first:0 {DEALT}")

    once = [card.name for card, copies in zip(GAME.box.artifacts, table.state.copies, strict=True) if copies == 1]

    assert 16 == len(table.state.copies)
    assert 28 == sum(table.state.copies)
    assert ["mechanical-god", "rescue-ship", "robot-government", "new-world"] == once


def test_two_players_use_only_cards_with_their_icon():
    table = start(2, "first:0 F29 F10 F21 F36 F04 T01 T02 T03 T04 T05")

    in_play = {number for number, there in enumerate(table.state.deck) if there} | set(table.state.row)

    assert {number for number, card in enumerate(GAME.box.factories) if number and card.is_for_two} == in_play
    assert [1] * 16 == list(table.state.copies)
    assert 20 == sum(table.state.pile) + len(table.state.display)


def test_starting_factories_are_taken_out_and_the_other_forty_shuffled():
    table = start(4, f"first:0 {DEALT}")

    assert 40 == GAME.conserved(table.state)["factories"] - 4
    assert 35 == sum(table.state.deck)
    assert 0 == table.state.deck[0]


def test_five_factories_lie_open_beside_the_deck():
    table = start(3, f"first:0 {DEALT}")

    assert "F04 F36 F21 F10 F30" == table.row


def test_a_gear_is_saved_over_the_last_but_one_and_goods_are_gained_over_the_last():
    table = start(3, f"first:0 {DEALT}")

    zones = {zone.id: zone for zone in GAME.zones(table.state, 0)[0].children[0].children if zone.id != "deck"}

    assert "marker.less" == zones["place4"].children[0].id
    assert "marker.more" == zones["place5"].children[0].id
    assert 1 == len(zones["place3"].children)


@pytest.mark.parametrize(("players", "above"), [(2, 6), (3, 8), (4, 10)])
def test_five_archives_lie_open_and_end_lies_under_the_sixth_eighth_or_tenth_tile(players, above):
    luck = "F29 F10 F21 F36 F04 T01 T02 T03 T04 T05"

    table = start(players, f"first:0 {luck}")

    assert "T05 T04 T03 T02 T01" == table.display
    assert above == table.state.until_end
    assert 15 == sum(table.state.pile)


def test_everybody_gets_a_starting_factory_filled_with_robots_and_keeps_two_of_six():
    """The book's first turn follows at once, so it is looked at before that."""
    table = start(3, f"first:1 {DEALT}")

    assert "starter/xxxx" == table.works(0)
    assert "starter/xxxx" == table.works(2)
    assert 2 == table.state.stock[0][5]
    assert 6 == table.state.robots_of(1)


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (3, 1), (4, 4)])
def test_whoever_has_mended_a_machine_most_recently_is_the_first_player(players, seat):
    """The table says who that is: no lot is drawn, gears go by order of play, and the marker lies there."""
    table = start(players, "F29 F10 F21 F36 F04 T01 T02 T03 T04 T05", first=str(seat))

    assert seat - 1 == table.state.first
    assert f"{seat - 1} choose-action" == table.asks
    assert GAME.box.start_gears[players][0] + 1 == table.state.stock[seat - 1][0]
    assert [side == seat - 1 for side in range(players)] == [
        standing.marks == ["first"] for standing in GAME.standings(table.state, None)
    ]


def test_only_somebody_at_the_table_can_be_the_first_player():
    with pytest.raises(BadOption, match="option first is lot, 1 or 2, not '3'"):
        GAME.checked_options(2, {"first": "3"})


def test_the_first_player_is_chosen_at_random_and_begins():
    table = start(4, f"first:2 {DEALT}")

    assert 2 == table.state.first
    assert "2 choose-action" == table.asks


@pytest.mark.parametrize(
    ("players", "gears"),
    [(2, [4, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 5])],
)
def test_gears_are_handed_out_in_order_of_play(players, gears):
    """The first player's own retrieval has already brought one gear more."""
    table = start(players, "first:1 F29 F10 F21 F36 F04 T01 T02 T03 T04 T05")

    in_order = [table.state.stock[(1 + away) % players][0] for away in range(players)]

    assert [gears[0] + 1, *gears[1:]] == in_order


def test_nobody_starts_with_blocks_or_points():
    table = start(4, f"first:3 {DEALT}")

    assert [[0, 0, 0, 0]] * 4 == [stock[1:5] for stock in table.state.stock]
    assert (0, 0, 0, 0) == table.points


# Page 3, read once more: sentences that had no test of their own.


def test_everybody_may_take_from_the_junkyard():
    """The same cards are on offer to each player, whoever lies nearest."""
    offers = []
    for whose in range(3):
        table = deal(3, stock="9 gear + 9 red + 9 green + 9 blue", whose=whose)
        offers.append([word for word in table.options.split(", ") if word.split()[0] in BUYING])

    assert 5 + 16 + 5 == len(offers[0])
    assert offers[0] == offers[1] == offers[2]


BUYING = ("operate", "repair", "communicate")


@pytest.mark.parametrize(("players", "above"), [(2, 6), (3, 8), (4, 10)])
def test_end_comes_up_with_the_purchase_after_the_last_tile_above_it(players, above):
    table = start(players, "first:0 F29 F10 F21 F36 F04 T01 T02 T03 T04 T05")
    new = iter(f"T{number:02}" for number in range(6, 21))

    for bought in range(above + 1):
        assert "" == table.state.ending, f"after {bought} archives"
        whose = bought % players
        table.state.stock[whose][:6] = [20] * 6
        flow.ask_again(table.state)
        tile = table.game.box.archives[table.state.display[0]].name
        table.luck(next(new))
        table.play(f"{whose}: communicate {tile}")
        if table.asks.endswith("pay-blocks"):
            table.play(f"{whose}: as-printed")

    assert "end-tile" == table.state.ending


def test_the_first_player_keeps_the_marker_to_the_end():
    table = start(3, f"first:1 {DEALT}")

    for whose in (1, 2, 0, 1, 2, 0, 1):
        assert [[], ["first"], []] == [standing.marks for standing in GAME.standings(table.state, None)]
        table.play(f"{whose}: charge")

    assert 3 == table.state.round
    assert 1 == table.state.first


def test_the_robots_left_over_can_be_placed_in_the_first_turn():
    """Two are left over, and the retrieval phase has brought back one more."""
    table = start(3, f"first:0 {DEALT}")

    table.play("0: dispatch starter")

    assert "starter/xxxx" == table.works(0)
    assert 2 == table.state.stock[0][5]


def test_everybodys_gears_lie_in_sight():
    table = start(4, f"first:0 {DEALT}")

    for viewer in (None, 0, 3):
        scene = str(GAME.texts.builtins(GAME.scene(table.state, viewer), "en", ["Anna", "Bruno", "Chloé", "Denis"]))
        assert all(f"'stock{side}.gear'" in scene for side in range(4))
        assert "'5 gears'" in scene, "the fourth player's"
