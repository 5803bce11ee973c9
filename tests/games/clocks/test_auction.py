"""Phase 1: the dice are auctioned."""

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from tests.games.clocks.table import GAME, deal, ones

THREE = "white3 grey5 black1"
FOUR = "white3 grey5 black1 red6"
FIVE = "white3 grey5 black1 red6 white2"


def auction(players, money, luck, first=0, **options):
    return deal(players, at="auction", money=money, luck=luck, first=first, **options)


def test_one_die_more_than_players_is_drawn_and_rolled():
    for players, luck in ((2, THREE), (3, FOUR), (4, FIVE)):
        options = {"rival": "no"} if players == 2 else {}

        table = auction(players, (1,) * players, luck, **options)

        assert players + 1 == len(table.state.felt)
        assert 48 - players - 1 == table.dice_in_bag


def test_the_first_player_lays_two_dice_together_and_leaves_the_rest_single():
    table = auction(3, (1, 1, 1), FOUR, first=1)

    assert "1 group-dice" == table.asks
    table.play("1: pair 2+4")

    assert "grey5+red6 white3 black1" == table.groups


def test_any_two_dice_may_lie_together():
    table = auction(3, (1, 1, 1), FOUR)

    assert "pair 1+2, pair 1+3, pair 2+3, pair 1+4, pair 2+4, pair 3+4" == table.options()


def test_grouping_comes_before_bids():
    table = auction(3, (1, 1, 1), FOUR)

    assert "0 group-dice" == table.asks
    table.play("0: pair 1+2")

    assert "0 lay-bid, 1 lay-bid, 2 lay-bid" == table.asks


def test_a_bid_of_nothing_is_allowed_and_nobody_bids_more_than_they_have():
    table = auction(3, (2, 0, 5), FOUR)

    table.play("0: pair 1+2")

    assert "bid 0, bid 1, bid 2" == table.options(0)
    assert "bid 0, bid 1, bid 2, bid 3, bid 4, bid 5" == table.options(2)
    assert "above-purse" == table.refused("0: bid 3").rule


def test_a_player_without_money_is_not_asked():
    """Everybody can work out that the purse is empty, so the skipped question tells nothing."""
    table = auction(3, (2, 0, 5), FOUR)

    table.play("0: pair 1+2")

    assert "0 lay-bid, 2 lay-bid" == table.asks


def test_bids_are_sealed_until_the_last_one_is_laid():
    table = auction(3, (6, 6, 6), FOUR)
    table.play("0: pair 1+2", "1: bid 4")

    seen = GAME.texts.builtins(GAME.scene(table.state, 0), "en", ["Anna", "Bruno", "Chloé"])

    cups = {cup["id"]: cup for cup in seen["zones"][0]["children"][-1]["children"]}
    assert ["face_down"] == cups["bid1"]["marks"]
    assert {"tag"} == set(cups["bid1"]["face"])
    assert (6, 6, 6) == table.money


def test_everybody_pays_and_the_highest_bid_picks_first():
    table = auction(3, (6, 6, 6), FOUR)

    table.play("0: pair 1+2", "0: bid 1", "1: bid 4", "2: bid 2")

    assert (5, 2, 4) == table.money
    assert "1 pick-group" == table.asks


def test_the_next_highest_picks_next_and_the_last_gets_what_is_left():
    table = auction(3, (6, 6, 6), FOUR)

    table.play("0: pair 1+2", "0: bid 1", "1: bid 4", "2: bid 2", "1: pick 2", "2: pick 0")

    assert "black1" == table.middle(0)
    assert "red6" == table.middle(1)
    assert "white3 grey5" == table.middle(2)


def test_of_equal_bids_the_further_from_the_first_player_is_stronger():
    table = auction(4, (6, 6, 6, 6), FIVE, first=1)

    table.play("1: pair 1+2", *(f"{seat}: bid 3" for seat in range(4)))

    assert "0 pick-group" == table.asks
    assert [3, 2, 1] == table.state.order


def test_ties_of_nothing_are_broken_the_same_way():
    table = auction(3, (0, 0, 0), FOUR)

    table.play("0: pair 1+2")

    assert "2 pick-group" == table.asks
    assert [1, 0] == table.state.order


def test_dice_keep_their_face_and_go_to_the_middle_of_the_board():
    table = auction(2, (3, 3), THREE, rival="no")

    table.play("0: pair 1+3", "0: bid 2", "1: bid 0", "0: pick 0")

    assert "white3 black1" == table.middle(0)
    assert "grey5" == table.middle(1)
    assert "" == table.groups


def test_the_felt_is_cleared_after_the_auction_but_bids_stay_in_sight():
    table = auction(2, (3, 3), THREE, rival="no")

    table.play("0: pair 1+3", "0: bid 2", "1: bid 0", "0: pick 0")

    assert [] == table.state.groups
    assert [2, 0] == table.state.bids
    assert table.state.are_bids_open
    assert "0 place-dice" == table.asks


def test_with_four_players_a_short_bag_gives_single_dice_only():
    """Ruling 5: four dice left for four players; every group is one die and nobody lays any together."""
    eleven = tuple(range(1, 12))
    table = deal(
        4,
        at="auction",
        clock0=ones(*eleven, colours="white"),
        clock1=ones(*eleven, colours="grey"),
        clock2=ones(*eleven, colours="black"),
        clock3=ones(*eleven, colours="red"),
        money=(1, 1, 1, 1),
        luck="white1 grey2 black3 red4",
    )

    assert "0 lay-bid, 1 lay-bid, 2 lay-bid, 3 lay-bid" == table.asks
    assert "white1 grey2 black3 red4" == table.groups
    assert 0 == table.dice_in_bag


def test_a_bid_can_be_taken_back_until_the_last_one_is_laid():
    start = auction(2, (6, 6), THREE, rival="no").state
    match = Match(GAME, 2, {"rival": "no"}, RandomChance(3), start)
    match.play(0, GAME.actions.parse("pair 1+2"))
    match.play(0, GAME.actions.parse("bid 2"))

    match.undo(0)
    match.play(0, GAME.actions.parse("bid 1"))

    assert "bid 1" == str(match.answers[-1].action)
    assert [1] == flow.waiting(match.state)
