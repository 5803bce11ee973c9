"""What lies between the players: the steps of a round, who begins, and the cards in the order of their rank."""

import pytest

from ludotheque.engine.scene import Zone
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.names import DEVELOPMENT, POSITIONS
from tests.games.enkidu.table import deal

WON = {"blue": 4, "red": 12, "green": 9, "yellow": 12}


def zone_of(table, name, seat=None):
    todo = [*GAME.zones(table.state, seat)]
    while todo:
        node = todo.pop()
        if node.id == name:
            return node
        todo += [child for child in node.children if isinstance(child, Zone)]
    raise AssertionError(name)


@pytest.mark.parametrize(
    ("stage", "step"), [("bids", "bid"), ("event and gifts", "event"), ("gifts", "gifts")], ids=lambda word: word
)
def test_the_present_step_of_the_round_is_marked(stage, step):
    card = "blue.wide-sight" if "event" in stage else ""
    luck = f"event:{card}" if card else ""
    table = deal(at=stage, phase=DEVELOPMENT, tablets={"blue": "DB3", "red": "OC1"}, events=card, luck=luck)

    assert [f"step.{step}"] == [piece.id for piece in zone_of(table, "steps").children if "now" in piece.marks]


def test_cards_lie_as_people_sit_until_they_are_open_and_then_by_rank():
    table = deal(pool="3*DB1 4*OC2")
    before = [piece.id for piece in zone_of(table, "played").children]
    assert [f"played{side}" for side in table.state.in_turn()] == before

    table.lay(**WON)
    cards = [(POSITIONS[int(piece.id[-1])], piece.face.tag.id) for piece in zone_of(table, "played").children]
    order = [POSITIONS[side] for side in table.state.in_turn()]
    firsts = sorted(("red", "yellow"), key=order.index)
    assert [(firsts[0], "rank-0"), (firsts[1], "rank-0"), ("green", "rank-2"), ("blue", "rank-3")] == cards


def test_the_hand_of_the_machine_points_to_where_its_holder_sits_as_one_sees_the_table():
    table = deal()
    machine = table.state.machine

    assert "dial-near" == zone_of(table, "dial", table.state.seat_of[machine]).art
    assert "dial-left" == zone_of(table, "dial", table.state.seat_of[table.state.right_of(machine)]).art


def test_nobody_else_reads_what_ones_own_cards_would_bring():
    table = deal()
    own = zone_of(table, "secrets0", table.state.seat_of[0]).title
    assert {"points", "most"} == set(own.facts)
    assert all({"who"} == set(zone_of(table, "secrets0", seat).title.facts) for seat in (None, table.state.seat_of[1]))
