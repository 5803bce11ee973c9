"""The solo booklet, gathering ideas: a test for each sentence, and the worked examples."""

import pytest

from ludotheque.games.unconscious_mind.names import LOCATIONS
from ludotheque.games.unconscious_mind.turn.id import IdBonus, IdGathers
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, solo


def test_gathering_gives_a_coffee_for_each_slot_with_an_idea_and_returns_all_ideas():
    table = solo()
    table.hold("r1c1", ID, 2)
    table.hold("r3c3", ID, 1)
    table.id.ideas = 0

    table.do(ID, IdGathers())

    assert 2 == table.id.coffee
    assert 0 == table.s.ideas_on_table(ID)
    assert 3 == table.id.ideas


def test_gathering_with_nothing_on_the_table_still_brings_a_bonus():
    table = solo()
    table.id.ideas = table.id.bright = 0

    table.turn(ID)

    assert "id-location" in table.happened


def gather(icons, freud, professor, coloured=1, taken=()):
    table = solo(freud=freud, professor=professor)
    for name, count in icons.items():
        table.id.icons[[*LOCATIONS, "grey"].index(name)] = count
    table.id.coloured[0] = coloured
    for slot in taken:
        table.s.district_slots[slot] = HUMAN
    table.do(ID, IdBonus())
    return table


def test_it_prefers_a_district_bonus_with_the_highest_free_number_it_has_icons_for():
    table = gather({"opera": 3, "museum": 2}, freud="theater", professor="opera")

    assert {"who": ID, "district": "district-purple", "number": 5} == table.facts("id-district")


def test_freuds_district_counts_as_well():
    table = gather({"university": 4}, freud="cafe", professor="opera")

    assert {"who": ID, "district": "district-red", "number": 4} == table.facts("id-district")


def test_example_of_the_gathering_bonus_violet_3_against_red_3():
    table = gather({"opera": 2, "museum": 2, "cafe": 3}, freud="cafe", professor="museum", taken=[5])

    assert {"who": ID, "district": "district-purple", "number": 3} == table.facts("id-district")


def test_it_takes_an_insight_of_its_supply_and_the_top_token_and_triggers_the_slot():
    table = gather({"opera": 3}, freud="theater", professor="opera")

    assert 0 == table.id.coloured[0]
    assert ID == table.s.district_slots[4]
    assert table.s.full_stack - 1 == table.s.tokens[1]
    assert "bright-gained" in table.happened


def test_it_moves_its_inkwell_as_far_as_it_may():
    table = gather({"opera": 6}, freud="theater", professor="opera")

    assert 4 == next(event.facts["steps"] for event in table.events if event.name == "ink-moved")


@pytest.mark.parametrize(("icons", "coloured"), [({"opera": 6}, 0), ({"opera": 2}, 1)])
def test_without_an_insight_or_enough_icons_it_takes_a_location_bonus(icons, coloured):
    table = gather(icons, freud="theater", professor="opera", coloured=coloured)

    assert "id-location" in table.happened
    assert "id-district" not in table.happened


def test_a_grey_icon_counts_for_a_district():
    table = gather({"opera": 2, "grey": 1}, freud="theater", professor="opera")

    assert {"who": ID, "district": "district-purple", "number": 3} == table.facts("id-district")


def location(taken=(), freud="theater", professor="library"):
    table = solo(freud=freud, professor=professor)
    for slot in taken:
        table.s.location_slots[slot] = 1
    table.do(ID, IdBonus())
    return table.facts("id-location")


def test_of_equal_location_bonuses_its_professors():
    assert {"who": ID, "place": "location-library", "bonus": 1} == location()


def test_example_of_the_location_bonus_by_freud():
    """Two green icons are too few for a district bonus; its own place has the middle left, Freud's the top."""
    assert {"who": ID, "place": "location-theater", "bonus": 1} == location(taken=[3])


def test_the_location_bonus_takes_the_top_token_and_is_triggered():
    table = solo(freud="opera", professor="opera")
    table.s.location_slots[6] = table.s.location_slots[7] = 1

    table.do(ID, IdBonus())

    assert 1 == table.s.location_slots[8]
    assert table.s.full_stack - 1 == table.s.tokens[1]
    assert 3 == table.points(ID)


def test_the_reputation_of_a_token_comes_after_the_effects_of_the_slot():
    table = solo(freud="opera", professor="opera")
    table.s.location_slots[6] = table.s.location_slots[7] = 1

    table.do(ID, IdBonus())

    assert table.happened.index("points-gained") < table.happened.index("reputation-gained")


def test_a_district_without_tokens_gives_no_bonus():
    table = solo(freud="opera", professor="museum")
    table.s.tokens[1] = 0

    table.do(ID, IdBonus())

    assert "id-no-bonus" in table.happened


def test_a_trigger_row_bonus_takes_the_row_with_most_active_tiles():
    """Ruling 23."""
    table = solo(level="hard")
    table.id.coffee = 0

    table.resolve(ID, BOX.location_bonuses[3])

    assert {"who": ID, "row": 3} == table.facts("id-row-triggered")
    assert "id-flipped" not in table.happened
