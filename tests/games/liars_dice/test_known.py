"""Beside the bid stands what whoever looks knows of it: from their own dice alone."""

from ludotheque.engine.scene import Piece, Zone
from ludotheque.games.liars_dice import GAME
from tests.games.liars_dice.table import cups


def known(table, viewer):
    """Read how many of one's own dice count, how many the bid takes besides, and among how many."""
    sheet = next(zone for zone in GAME.zones(table.state, viewer) if zone.id == "table")
    for part in sheet.children:
        if isinstance(part, Zone) and part.id == "known":
            facts = next(piece.label.facts for piece in part.children if isinstance(piece, Piece))
            return facts["own"], facts["missing"], facts["dice"]
    return None


def test_each_sees_how_many_of_their_own_dice_count_and_nobody_else_s():
    table = cups("1 3 3", "2 4", "3 5 6 6").bid("0: 4 threes")

    assert [(3, 1, 6), (0, 4, 7), (1, 3, 5)] == [known(table, viewer) for viewer in range(3)]


def test_aces_do_not_count_in_a_palifico_round_and_nobody_has_more_than_were_bid():
    assert (1, 0, 2) == known(cups("1 3 3", "2 4").bid("0: 1 threes"), 0)
    assert (2, 2, 2) == known(cups("1 3 3", "2 4", is_palifico=True).bid("0: 4 threes"), 0)


def test_who_looks_on_who_is_out_and_whoever_begins_is_told_nothing():
    assert known(cups("1 3", "2 4"), 0) is None
    table = cups("1 3 3", "2 4", "").bid("0: 2 threes")
    assert [None, None] == [known(table, viewer) for viewer in (2, None)]
