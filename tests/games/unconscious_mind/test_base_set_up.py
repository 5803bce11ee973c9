"""The base game, set-up and limits: a test for each sentence of our description of them."""

from typing import Any

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.games.unconscious_mind import GAME as PRINTED
from ludotheque.games.unconscious_mind.effects.city import take_location_bonus
from ludotheque.games.unconscious_mind.effects.clients import SPEND_PILLS, FillRoom
from ludotheque.games.unconscious_mind.effects.papers import Draw
from ludotheque.games.unconscious_mind.moves import gains, notebook
from ludotheque.games.unconscious_mind.names import CENTRE, NONE
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, base, named, start, tile

SEATS = [2, 3, 4]


def in_turn_order(s):
    """The sides from the first player on."""
    return [(s.first + away) % s.sides for away in range(s.sides)]


@pytest.mark.parametrize(("seats", "tokens"), [(2, 5), (3, 6), (4, 7)])
def test_tokens_of_a_district_by_the_number_of_players(seats, tokens):
    assert [tokens] * 3 == start(seats).s.tokens


def test_only_the_top_token_of_a_district_shows_reputation():
    table = base()
    for bonus in (8, 11):
        take_location_bonus(table.s, HUMAN, bonus)

    assert 1 == [type(step).__name__ for _, step in table.s.agenda].count("Reputation")


@pytest.mark.parametrize("seats", SEATS)
def test_freuds_marker_starts_on_1_and_the_others_on_0_the_first_player_lowest(seats):
    s = start(seats).s

    assert 1 == s.freud_reputation
    assert [0] * seats == [desk.reputation for desk in s.desks]
    assert in_turn_order(s) == s.standing


def test_seven_goals_lie_in_a_row_and_six_tiles_in_the_market():
    s = start(3).s

    assert 7 == len(set(s.goals) - {NONE})
    assert 6 == len([place for place in s.market if place != NONE])


def test_rows_of_open_cards():
    s = start(2).s

    assert [2, 4, 3, 3] == [len(row) for row in (s.face_up, s.manifest_row, *s.client_rows)]
    assert NONE not in (*s.face_up, *s.manifest_row, *s.client_rows[0], *s.client_rows[1])
    assert [0, 0, 0, 1, 1, 1] == [BOX.clients[client].kind for row in s.client_rows for client in row]
    assert [1] * 9 == s.treatises


@pytest.mark.parametrize("seats", SEATS)
def test_each_later_place_has_one_coffee_more(seats):
    s = start(seats).s

    assert [3 + away for away in range(seats)] == [s.desks[side].coffee for side in in_turn_order(s)]


@pytest.mark.parametrize("seats", SEATS)
def test_each_later_place_has_one_coffee_more_and_nobody_begins_beyond_the_track(seats):
    """Ruling 29, with the tables that are played."""
    s: Any = PRINTED.start(seats, {}, RandomChance(seats))
    coffee = [s.desks[side].coffee for side in in_turn_order(s)]

    assert list(range(coffee[0], coffee[0] + seats)) == coffee
    assert PRINTED.box.most_coffee == coffee[-1]


def test_alone_one_begins_with_the_coffee_of_the_first_of_two():
    """Ruling 29: the booklet sets the table for two, and gives the Id none for its place."""
    alone: Any = PRINTED.start(1, {}, RandomChance(1))
    two: Any = PRINTED.start(2, {}, RandomChance(1))

    assert two.desks[two.first].coffee == alone.desks[HUMAN].coffee
    assert PRINTED.box.id_coffee == alone.desks[ID].coffee


def test_a_player_begins_with_three_ideas_five_white_insights_and_nothing_else():
    desk = start(2).s.desks[0]

    assert (3, 0, 0, 0) == (desk.ideas, desk.bright, desk.pills, desk.cards())
    assert [5] + [0] * 9 == desk.white
    assert ([1, 1, 1], [1] * 6, 0) == (desk.above, desk.ends, sum(desk.coloured))
    assert 0 == desk.ink


@pytest.mark.parametrize("seats", SEATS)
def test_first_clients_are_taken_in_reverse_turn_order_and_places_in_turn_order(seats):
    table = start(seats)
    asked = []
    while table.s.round == 0:
        asked.append((table.s.agenda[-1][0], table.asks.split(" ")[1]))
        table.play(table.options[0], seat=asked[-1][0])

    order = in_turn_order(table.s)
    assert order[::-1] == [side for side, question in asked if question == "first-client"]
    assert order == [side for side, question in asked if question == "first-tile"]
    assert order == [side for side, question in asked if question == "first-place"]


def test_a_first_client_is_routine_with_a_starting_layer_and_two_dreams():
    table = start(2)
    side = table.s.agenda[-1][0]

    assert all(option.startswith("client routine") for option in table.options)
    table.play("client routine-1", seat=side)
    assert "dream-pile" in table.options
    table.play("dream 2", seat=side)

    desk = table.s.desks[side]
    layer = BOX.grief[desk.grief[0]]
    assert layer.is_start
    assert NONE not in (desk.latent[0], desk.manifest[0])
    assert BOX.clients[desk.clients[0]].hearts + layer.hearts == desk.markers[0]
    assert [True, False] == desk.is_room_open


def test_a_card_taken_from_a_row_is_replaced_in_its_place():
    table = start(2)
    before = table.s.client_rows[0].copy()

    table.play("client routine-2", seat=table.s.agenda[-1][0])

    after = table.s.client_rows[0]
    assert (before[0], before[2]) == (after[0], after[2])
    assert after[1] not in {NONE, before[1]}


# Limits and empty piles.


def test_coffee_beyond_ten_is_lost():
    table = base()
    table.me.coffee = 9

    gains.gain_coffee(table.s, HUMAN, 3)

    assert 10 == table.me.coffee


def test_a_pill_box_beyond_three_is_two_points():
    table = base()
    table.me.pills = 2

    gains.gain_pills(table.s, HUMAN, 3)

    assert (3, 4) == (table.me.pills, table.points(HUMAN))


def test_an_empty_stack_leaves_the_market_as_it_is():
    table = base()
    table.s.tile_bag = [0] * len(table.s.tile_bag)
    upper = table.s.market[1]

    notebook.take_from_market(table.s, HUMAN, 0)
    notebook.refill_market(table.s, table.luck)

    assert [upper, NONE] == table.s.market[:2]


def test_a_tile_of_the_market_slides_down_and_the_upper_space_is_filled():
    table = base(2, "tile:N12P")
    table.s.tile_bag[tile("N12P")] = 1
    upper = table.s.market[3]

    notebook.take_from_market(table.s, HUMAN, 2)
    notebook.refill_market(table.s, table.luck)

    assert [upper, tile("N12P")] == table.s.market[2:4]


def test_an_empty_client_deck_shrinks_the_row_and_an_empty_row_leaves_rooms_empty():
    table = base()
    table.s.client_bag = [0] * len(table.s.client_bag)
    table.me.is_room_open[0] = True
    table.do(HUMAN, FillRoom(0)).play("client routine-1", "dream 1")

    assert NONE == table.s.client_rows[0][0]
    table.s.client_rows = [[NONE] * 3, [NONE] * 3]
    table.empty_rooms(HUMAN)
    assert "rest" == table.do(HUMAN, FillRoom(0)).asks


@pytest.mark.parametrize("kind", ["manifest", "latent"])
def test_an_empty_dream_deck_is_made_of_the_removed_dreams(kind):
    table = base()
    s = table.s
    bag, out = (s.manifest_bag, s.manifest_out) if kind == "manifest" else (s.latent_bag, s.latent_out)
    bag[:] = [0] * len(bag)
    out[3] = 1
    table.me.is_room_open[0] = True

    table.do(HUMAN, FillRoom(0)).play("client routine-1", "dream 1")

    assert 3 == (s.manifest_row[0] if kind == "manifest" else table.me.latent[0])


def test_starting_layers_never_return_and_the_others_are_shuffled_when_none_is_left():
    table = base()
    s = table.s
    s.grief_bag = [0] * len(s.grief_bag)
    s.grief_out[named(BOX.grief, "L11")] = 1
    table.me.is_room_open[0] = True

    table.do(HUMAN, FillRoom(0)).play("client routine-1", "dream 1")

    assert named(BOX.grief, "L11") == table.me.grief[0]
    assert 0 == sum(s.grief_out)


def test_cards_face_down_before_the_id_are_no_deck():
    table = start(1)
    table.s.research_bag = [1, 1] + [0] * (len(table.s.research_bag) - 2)
    table.id.pile = 2

    table.do(HUMAN, Draw(1))

    assert "research-empty" in table.happened


# At any time in your turn.


@pytest.mark.parametrize(
    ("zones", "coffee"),
    [
        ({"minor_growth": 1, "medium_freedom": 1, "major_passion": 1}, 0),
        ({"minor_growth": 2, "major_passion": 1}, 2),
        ({"minor_growth": 2, "medium_passion": 1}, 4),
    ],
)
def test_three_insights_can_still_become_a_pill_box_when_the_turn_ends(zones, coffee):
    """At any time means also after the last effect, before pill boxes are spent: with coffee to elevate what lacks."""
    table = base()
    table.me.coffee = coffee
    table.seat_client(HUMAN, 0, "R01", 1)
    table.insights(**zones)

    table.do(HUMAN, SPEND_PILLS)

    assert "0 spend-pills" == table.asks
    assert "done" in table.options


@pytest.mark.parametrize(
    ("zones", "coffee"), [({"minor_growth": 2, "medium_passion": 1}, 3), ({"major_growth": 2}, 10), ({}, 10)]
)
def test_nothing_is_asked_when_no_pill_box_can_be_had(zones, coffee):
    table = base()
    table.me.coffee = coffee
    table.seat_client(HUMAN, 0, "R01", 1)
    table.insights(**zones)

    assert "rest" == table.do(HUMAN, SPEND_PILLS).asks


def test_the_pill_box_of_the_turns_end_is_spent_at_once():
    table = base()
    table.me.coffee = 0
    table.seat_client(HUMAN, 0, "R04", 1)
    table.insights(minor_growth=1, medium_freedom=1, major_passion=1)

    table.do(HUMAN, SPEND_PILLS).play("convert pill", "pill room1")

    assert [named(BOX.clients, "R04")] == table.me.cured
    assert 3 == table.me.white[CENTRE] - 5


@pytest.mark.parametrize(("is_final", "asks"), [(False, "rest"), (True, "0 spend-pills")])
def test_without_a_client_a_pill_box_can_wait_but_not_in_the_final_round(is_final, asks):
    table = base()
    table.me.coffee = 0
    table.insights(minor_growth=1, medium_freedom=1, major_passion=1)
    table.s.last_round = table.s.round if is_final else 0

    assert asks == table.do(HUMAN, SPEND_PILLS).asks
