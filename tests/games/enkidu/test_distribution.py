"""Draw, bid, and how the tablets are shared out: cases D1 to D11 of the specification."""

import pytest

from ludotheque.games.enkidu import GAME
from tests.games.enkidu.table import deal

MIXED = ["DB1", "DB2", "DB3", "DB4", "DB5", "LB1", "LB2", "LB3", "LB4", "LB5", "OC1", "OC2", "OC3", "OC4"]
MIXED += ["OC5", "VI1", "VI2", "VI3", "VI4", "VI5", "RE1", "RE2", "RE3", "RE4", "RE5", "J", "DB1"]


def offer(tablets: int) -> str:
    return " ".join(MIXED[:tablets])


def pick_all(table) -> list[str]:
    """Take whatever comes first; list who picked, and who set a tablet aside, in order."""
    asked: list[str] = []
    while table.asks != "rest":
        asked += [table.asks] if [table.asks] != asked[-1:] else []
        name = table.asks.split()[0]
        table.play(f"{name}: {table.options(name).split(', ')[0]}")
    return asked


def by_position(line: str) -> dict[str, int]:
    """Read `G12 Y12 B7 R3`."""
    names = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
    return {names[word[0]]: int(word[1:]) for word in line.split()}


@pytest.mark.parametrize(
    ("case", "tablets", "bids", "shares", "carry", "aside"),
    [
        ("D1", 10, "G12 Y12 B7 R3", "G4 Y4 B1 R0", 1, "yellow"),
        ("D2", 7, "R14 B9 Y5 G2", "R4 B2 Y1 G0", 0, ""),
        ("D3", 9, "B15 R6 G6 Y1", "B5 R2 G2 Y0", 0, ""),
        ("D4", 7, "B11 R8 G4 Y4", "B4 R2 G0 Y0", 1, ""),
        ("D5", 11, "B5 R5 G5 Y5", "B2 R2 G2 Y2", 3, ""),
        ("D6", 11, "B10 R10 G10 Y2", "B3 R3 G3 Y0", 2, ""),
        ("D7", 13, "B13 G13 R4 Y4", "B5 G5 R1 Y1", 1, "green"),
        ("D8", 27, "B15 R14 G13 Y1", "B14 R9 G4 Y0", 0, ""),
        ("D11", 12, "B14 R2 G2 Y2", "B7 R1 G1 Y1", 2, ""),
    ],
)
def test_tablets_are_shared_by_rank_and_equals_pool_their_places(case, tablets, bids, shares, carry, aside):
    table = deal(pool=offer(tablets))

    table.lay(**by_position(bids))
    asked = pick_all(table)

    assert list(by_position(shares).items()) == list(table.shares.items())
    assert by_position(shares) == {name: table.count(name) for name in ("blue", "red", "green", "yellow")}
    assert carry == sum(table.state.carry)
    assert ([f"{aside} set-one-aside"] if aside else []) == [question for question in asked if "aside" in question]


def test_d9_nanotechnology_turns_the_order_round():
    table = deal(pool=offer(8), is_reversed=True)

    table.lay(red=3, yellow=3, green=9, blue=15)
    asked = pick_all(table)

    assert ["red", "yellow", "green", "blue"] == list(table.shares)
    assert [3, 3, 1, 0] == list(table.shares.values())
    assert "yellow set-one-aside" in asked
    assert 1 == sum(table.state.carry)


def test_d10_three_players_share_by_the_same_table():
    table = deal(3, pool=offer(6), machine="red")

    table.lay(blue=9, red=4, yellow=4)
    pick_all(table)

    assert {"blue": 4, "red": 1, "yellow": 1} == table.shares
    assert ["blue", "red", "yellow"] == list(table.shares)
    assert "" == table.carry


def test_the_rulebooks_example_of_a_tie():
    """Green and Yellow share eight and leave the ninth; Green chooses first; Blue gets the last; Red gets none."""
    table = deal(pool="4*DB1 3*LB2 2*OC3 J", machine="blue")

    table.lay(green=12, yellow=12, blue=7, red=3)
    assert "green pick-tablets" == table.asks
    table.play(*["green: take DB1"] * 3, "green: take J")
    table.play("yellow: take DB1", "yellow: take LB2", "yellow: take LB2", "yellow: take OC3")
    assert "yellow set-one-aside" == table.asks
    table.play("yellow: set-aside OC3")

    assert "rest" == table.asks
    assert ("3*DB1 J", "DB1 2*LB2 OC3", "LB2", "") == tuple(map(table.tablets, ("green", "yellow", "blue", "red")))
    assert "OC3" == table.carry


def test_r07_with_the_remainder_option_the_third_picks_from_all_that_is_left():
    table = deal(pool="4*DB1 3*LB2 2*OC3 J", odd_tablet="remainder")

    table.lay(green=12, yellow=12, blue=7, red=3)
    table.play(*["green: take DB1"] * 4, *["yellow: take LB2"] * 3, "yellow: take OC3")
    assert "blue pick-tablets" == table.asks
    table.play("blue: take J")

    assert "OC3" == table.carry


def test_each_takes_the_whole_share_at_once_and_what_is_left_goes_to_the_last():
    table = deal(pool="DB1 DB2 DB3 DB4 LB1 LB2 LB3")

    table.lay(red=14, blue=9, yellow=5, green=2)
    table.play("red: take DB1", "red: take DB2", "red: take DB3", "red: take DB4")
    assert "blue pick-tablets" == table.asks
    table.play("blue: take LB1", "blue: take LB2")

    assert "LB3" == table.tablets("yellow")
    assert "rest" == table.asks


def test_cards_are_sealed_until_the_last_one_is_laid_and_then_spent():
    table = deal(pool=offer(5))

    table.play("blue: play 12", "red: play 3", "green: play 9")
    seen = table.pieces(1)["played0"]
    assert ["face_down"] == seen.marks
    assert seen.face is None
    table.play("yellow: play 1")

    assert "play 12" not in table.options("blue")
    assert 0 == table.state.hands[0] >> 12 & 1
    face = table.pieces(1)["played0"].face
    assert face is not None
    assert "12" == face.index


def test_a_card_that_is_spent_cannot_be_laid():
    table = deal(pool=offer(5), hands=(3, 7))

    assert "play 3, play 7" == table.options("blue")
    assert "not-an-option" == table.refused("blue: play 12").rule


def test_what_was_carried_over_is_added_before_the_table_is_read():
    luck = "die:1 die:1 bag:RE5 bag:RE5"
    table = deal(at="roll", carry="J DB1", luck=luck)

    assert "DB1 2*RE5 J" == table.pool
    assert "" == table.carry


def test_r01_every_row_of_the_distribution_table_follows_its_closed_form():
    for tablets in range(2, 28):
        first = tablets // 2 + 1
        third = 0 if tablets < 7 else (tablets + 1) // 6

        assert [first, tablets - first - third, third, 0] == GAME.box.shares[tablets]
