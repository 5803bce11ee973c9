"""What everybody's shelf shows: tablets by glaze and sign, their sums, and who has most."""

from ludotheque.engine.scene import Piece, Zone
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.names import GLAZES, POSITIONS
from tests.games.enkidu.table import deal

HELD = {"blue": "2*DB1 DB2 J", "red": "DB3 OC1 OC2 2*J", "green": "RE4", "yellow": "RE5"}


def shelf_of(table, who):
    wanted = f"tablets{POSITIONS.index(who)}"
    todo: list[Zone | Piece] = [*GAME.zones(table.state, None)]
    while todo:
        node = todo.pop()
        if node.id == wanted:
            return node
        todo += node.children
    raise AssertionError(wanted)


def test_a_shelf_counts_tablets_by_glaze_and_by_sign_jokers_apart():
    glazes, signs = shelf_of(deal(tablets=HELD), "blue").sums

    assert [3, 0, 0, 0, 0] == glazes
    assert [2, 1, 0, 0, 0] == signs


def test_a_shelf_says_how_many_tablets_there_are_and_jokers_lie_with_the_tokens():
    table = deal(tablets=HELD)

    assert 4 == shelf_of(table, "blue").total
    assert "tablets0.J" in table.pieces(None)
    assert ["tablets0.DB1", "tablets0.DB2"] == [piece.id for piece in shelf_of(table, "blue").children]


def test_a_shelf_marks_where_somebody_alone_has_most_as_tablets_lie():
    table = deal(tablets=HELD)

    first_sign = len(GLAZES)
    assert [0, first_sign] == shelf_of(table, "blue").leads  # dark blue; of wedges two against one, of hooks one each
    assert [] == [line for line in shelf_of(table, "green").leads if line < first_sign]  # one red each
