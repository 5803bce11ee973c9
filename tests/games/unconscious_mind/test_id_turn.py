"""The solo booklet, key concepts and the Id's turn: a test for each sentence, and the worked examples."""

import pytest

from ludotheque.games.unconscious_mind.effects.id import IdClaims
from ludotheque.games.unconscious_mind.moves import gains, meeting
from ludotheque.games.unconscious_mind.names import NONE
from ludotheque.games.unconscious_mind.turn.id import IdActs
from tests.games.unconscious_mind.table import BOX, ID, named, solo, tile


def phrase(key):
    """A phrase that is printed on some component."""
    return {
        "elevate": BOX.uses[1],
        "transfer": BOX.uses[4],
        "minor": BOX.rows[0],
        "medium": BOX.row_ends[0],
        "major": BOX.location_bonuses[1],
        "trigger-tile": BOX.lower[2],
        "gain-tile": BOX.location_bonuses[12],
        "play": BOX.location_bonuses[5],
        "use": BOX.tiles[tile("N10G")].main,
    }[key]


# Conversions.


@pytest.mark.parametrize("word", ["elevate", "transfer", "minor", "use"])
def test_transfer_elevation_minor_insight_and_location_effect_are_1_coffee(word):
    table = solo().resolve(ID, phrase(word))

    assert 1 == table.id.coffee


def test_a_research_card_it_cannot_play_is_1_coffee():
    table = solo().resolve(ID, phrase("play"))

    assert 1 == table.id.coffee
    assert "id-no-card" in table.happened


@pytest.mark.parametrize("word", ["medium", "trigger-tile"])
def test_a_medium_insight_and_a_standard_tile_are_2_coffee(word):
    assert 2 == solo().resolve(ID, phrase(word)).id.coffee


@pytest.mark.parametrize("word", ["major", "gain-tile"])
def test_a_major_insight_and_a_tile_of_the_market_are_a_pill_box(word):
    table = solo()
    market = table.s.market.copy()

    table.resolve(ID, phrase(word))

    assert (0, 1) == (table.id.coffee, table.id.pills)
    assert market == table.s.market


def test_an_effect_of_several_words_is_paid_word_by_word():
    table = solo()
    table.s.variant = table.s.variant.__class__(True, False, 9, False, False)

    table.resolve(ID, BOX.actions[5])

    assert 3 == table.id.coffee


def test_costs_are_ignored():
    table = solo().resolve(ID, BOX.uses[8])

    assert 2 == table.points(ID)


@pytest.mark.parametrize(("coffee", "rate"), [("ordinary", 4), ("strong", 3)])
def test_coffee_becomes_a_pill_box_as_soon_as_the_rate_is_reached(coffee, rate):
    table = solo(coffee=coffee)

    gains.brew(table.s, ID, rate - 1)
    assert (rate - 1, 0) == (table.id.coffee, table.id.pills)
    gains.brew(table.s, ID, 2)

    assert (1, 1) == (table.id.coffee, table.id.pills)


def test_the_conversion_interrupts_other_effects():
    """Two coffee, then a point: the pill box comes before the point."""
    table = solo()
    table.id.coffee = 3

    table.resolve(ID, BOX.upper[1])

    assert ["id-coffee", "id-converted", "pill-gained", "points-gained"] == table.happened


def test_with_three_pill_boxes_another_one_is_2_points():
    table = solo()
    table.id.pills = 3

    gains.gain_pills(table.s, ID, 1)

    assert 3 == table.id.pills
    assert 2 == table.points(ID)


# Overview of the turn.


def test_with_two_ideas_bright_ones_included_it_states_ideas():
    table = solo("card:K01")
    table.id.ideas, table.id.bright = 1, 1

    table.do(ID, IdActs())

    assert (ID, 1, 1) == table.slot("r1c1")


def test_with_fewer_than_two_it_gathers_and_reveals_no_card():
    table = solo()
    table.id.ideas, table.id.bright = 1, 0

    table.do(ID, IdActs())

    assert "id-card" not in table.happened
    assert "id-gathers" in table.happened


def test_it_never_treats_clients():
    table = solo("card:K01")
    table.seat_client(ID, 0, "R01", 4, "L01", "M16 D16")

    table.turn(ID)

    assert "dream-resolved" not in table.happened


# The arrow.


@pytest.mark.parametrize(("arrow", "chosen"), [("left", 3), ("right", 8)])
def test_the_arrow_selects_the_first_option_on_its_side_and_turns(arrow, chosen):
    table = solo(arrow=arrow)

    assert chosen == meeting.point(table.s, ID, "card", [3, 5, 8])
    assert arrow != table.arrow


def test_the_arrow_is_not_used_for_a_single_option():
    """Ruling 20."""
    table = solo(arrow="left")

    assert 5 == meeting.point(table.s, ID, "card", [5])
    assert "left" == table.arrow


# Research cards.


def test_gained_research_cards_lie_face_down():
    table = solo().resolve(ID, BOX.actions[4])

    assert 1 == table.id.pile
    assert "card-exchanged" not in table.happened


def test_it_plays_the_top_card_of_its_hand_and_triggers_its_effect():
    table = solo("research:S12F")
    table.id.pile = 1

    table.resolve(ID, BOX.location_bonuses[5])

    assert [named(BOX.research, "S12") + 1] == table.id.played
    assert 0 == table.id.pile
    assert 3 == table.points(ID)


def test_cards_played_join_a_row():
    table = solo("research:S01G research:S02G")
    table.id.pile = 2

    table.resolve(ID, BOX.location_bonuses[5])
    table.resolve(ID, BOX.location_bonuses[5])

    assert ["S01", "S02"] == [BOX.research[card].name for card in table.id.played]


# Goals.


def test_it_takes_every_goal_it_meets_in_its_turn_with_reputation():
    table = solo()
    table.activate(0, 1, 3, 4, 6, 7)
    table.s.goals[2] = named(BOX.goals, "O02")

    table.do(ID, IdClaims())

    assert [named(BOX.goals, "O02")] == table.id.goals
    assert NONE == table.s.goals[2]
    assert 1 == table.id.reputation
    assert 2 == table.s.freud_reputation


def test_two_complete_columns_meet_the_goal():
    table = solo()
    table.activate(0, 1, 3, 4, 6)
    table.s.goals[2] = named(BOX.goals, "O02")
    table.do(ID, IdClaims())
    assert [] == table.id.goals

    table.activate(7)
    table.do(ID, IdClaims())

    assert [named(BOX.goals, "O02")] == table.id.goals


# 1. Placing ideas.


def test_the_revealed_card_is_discarded():
    table = solo("card:K05")

    table.turn(ID)

    assert 0 == table.s.card_bag[named(BOX.table_cards, "K05")]
    assert named(BOX.table_cards, "K05") == table.s.card


def test_when_all_cards_are_revealed_they_are_shuffled():
    table = solo()
    table.s.card_bag = [0] * 12

    table.turn(ID)

    assert "cards-shuffled" in table.happened
    assert 11 == sum(table.s.card_bag)


def test_two_ideas_go_into_the_slot_aimed_at_if_it_is_free():
    table = solo("card:K04")

    table.turn(ID)

    assert (ID, 2, 0) == table.slot("r2c1")


@pytest.mark.parametrize(("card", "taken", "slot"), [("K01", "r1c1", "r2c1"), ("K08", "r3c1", "r2c1")])
def test_otherwise_it_follows_the_arrow_of_the_card(card, taken, slot):
    table = solo(f"card:{card}")
    table.hold(taken)

    table.turn(ID)

    assert (ID, 2, 0) == table.slot(slot)


def test_at_the_end_of_the_column_it_goes_on_at_the_other_end():
    table = solo("card:K11")
    table.hold("r4c1")

    table.turn(ID)

    assert (ID, 2, 0) == table.slot("r1c1")


def test_example_of_placing_with_wrap_around():
    """The target is taken, so is the slot reached by going round; the one above that is free."""
    table = solo("card:K04")
    table.hold("r2c1")
    table.hold("r1c1")
    table.hold("r4c1")

    table.turn(ID)

    assert (ID, 2, 0) == table.slot("r3c1")
    assert {"who": ID, "slots": 3} == table.facts("id-looked-on")
    assert 3 == table.facts("ink-moved")["steps"]


def test_with_no_free_slot_in_the_column_it_gathers_instead():
    table = solo("card:K03")
    table.hold("r2c0")
    table.hold("r3c0")

    table.turn(ID)

    assert "id-gathers" in table.happened
    assert "ink-moved" not in table.happened
    assert 3 == table.id.ideas


def test_where_its_ideas_point_does_not_matter():
    table = solo("card:K01")

    table.turn(ID)

    assert NONE == table.s.pointed[named(BOX.slots, "r1c1")]


def test_it_places_ideas_first_and_a_bright_idea_for_each_missing_one():
    table = solo("card:K01")
    table.id.ideas, table.id.bright = 1, 3

    table.turn(ID)

    assert (ID, 1, 0) == table.slot("r1c1")
    assert 0 == table.id.ideas


def test_a_slot_with_bright_ideas_alone_is_empty_after_the_turn():
    table = solo("card:K01")
    table.id.ideas, table.id.bright = 0, 2

    table.turn(ID)

    assert (NONE, 0, 0) == table.slot("r1c1")
