"""The round of whoever has come down to one die."""

from tests.games.liars_dice.table import cups


def test_whoever_comes_down_to_one_die_begins_a_palifico_round():
    table = cups("2 2 2", "3 3", "4 4").bid("0: 3 twos").play("1: dudo")

    assert table.state.is_palifico
    assert "1 bid-or-doubt" == table.asks


def test_nobody_has_two_palifico_rounds():
    table = cups("2 2 2", "3 3", "4 4", had_palifico=(1,)).bid("0: 3 twos").play("1: dudo")

    assert not table.state.is_palifico


def test_the_round_after_is_an_ordinary_one():
    table = cups("2 2 2", "3", "4 4 4", turn=1, is_palifico=True, had_palifico=(1,)).bid("1: 2 threes").play("2: dudo")

    assert not table.state.is_palifico


def test_without_palifico_every_round_is_alike():
    table = cups("2 2 2", "3 3", "4 4", palifico="no").bid("0: 3 twos").play("1: dudo")

    assert not table.state.is_palifico


def test_in_a_palifico_round_aces_are_not_wild():
    table = cups("1 3", "3 1 5", is_palifico=True).bid("0: 3 threes").play("1: dudo")

    assert (3, 3, 2) == table.state.verdict


def test_a_palifico_round_may_begin_with_aces():
    assert "face 1" == cups("1", "3 3", is_palifico=True).offered()[0]


def test_in_a_palifico_round_everybody_bids_on_the_face_of_the_first_bid():
    table = cups("1 3", "3 1 5", is_palifico=True).bid("0: 1 threes")

    assert ["face 3", "dudo"] == table.offered()
    assert "one-face" == table.refused("1: face 5").rule


def test_nobody_calls_calza_in_a_palifico_round():
    table = cups("1 3", "3 1 5", is_palifico=True).bid("0: 1 threes")

    assert "calza-in-palifico" == table.refused("1: calza").rule
