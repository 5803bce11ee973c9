"""The solo booklet read a second time: the turn. Sentences that had no test, and positions made by hand."""

from itertools import pairwise

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games.unconscious_mind import GAME, scoring
from ludotheque.games.unconscious_mind.effects.id import IdInkwell
from ludotheque.games.unconscious_mind.names import LOCATIONS, NONE
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.id import ID_GATHERS, IdReceives, IdUsesPills
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, card_names, named, research, solo, start, tile

# The turn.


def test_your_turn_and_the_ids_alternate():
    table = start()
    luck = RandomChance(3)
    while table.s.round < 4:
        options = flow.options(table.s, HUMAN)
        flow.play(table.s, HUMAN, options[luck.pick("any", len(options))], table.luck)

    turns = [event.facts["who"] for event in table.events if event.name == "turn-began"]
    assert [HUMAN, ID, HUMAN, ID, HUMAN, ID, HUMAN] == turns


def test_stating_ideas_is_placing_first_and_the_inkwell_second():
    table = solo("card:K07").turn(ID)

    assert ["turn-began", "id-card", "id-placed", "ink-moved"] == ["turn-began", *table.happened[:3]]


def test_with_a_full_column_the_card_is_discarded_all_the_same():
    table = solo("card:K10")
    table.hold("r2c3")
    table.hold("r3c3")

    table.turn(ID)

    assert 0 == table.s.card_bag[named(BOX.table_cards, "K10")]


def test_example_of_placing_with_the_slots_of_the_booklet():
    """At the top of the column with its arrow up: taken; round to the bottom: taken; the one above that is free."""
    table = solo("card:K02")
    table.id.ideas = 4
    table.hold("r1c2", HUMAN)
    table.hold("r4c2", ID, 2)

    table.turn(ID)

    assert (ID, 2, 0) == table.slot("r3c2")
    assert {"who": ID, "slots": 2} == table.facts("id-looked-on")
    assert 0 == table.id.ideas


@pytest.mark.parametrize("card", BOX.table_cards, ids=lambda card: card.name)
def test_a_card_tries_every_slot_of_its_column_once(card):
    column = {slot.name for slot in BOX.slots if slot.column == BOX.slots[card.slots[0]].column}
    rows = [BOX.slots[slot].row for slot in card.slots]
    turned = [row for before, row in pairwise(rows) if (row > before) != (card.way == "down")]

    assert column == {BOX.slots[slot].name for slot in card.slots}
    assert len(column) == len(card.slots)
    assert len(turned) <= 1  # round the end, once


def test_an_insight_in_its_supply_is_no_idea():
    table = solo()
    table.id.ideas, table.id.bright, table.id.coloured[0] = 1, 0, 3

    table.turn(ID)

    assert "id-lacks-ideas" in table.happened


# The inkwell.


@pytest.mark.parametrize(("start_at", "steps", "end"), [(1, 3, "row2"), (2, 2, "row1"), (3, 1, "top"), (0, 4, "row3")])
def test_from_the_token_it_moves_by_the_whole_value_again(start_at, steps, end):
    table = solo(level="easy")
    table.id.ink = start_at

    table.do(ID, IdInkwell(steps))

    assert end == table.ink(ID)
    assert 1 == table.id.ideas - 3  # the idea above the left column, freed on the way


def test_example_of_the_column_with_its_effects_from_top_to_bottom():
    """The middle column of the booklet's position: tiles 2 and 5, in this order, and no others."""
    table = solo("card:K01", level="easy")
    table.id.ink = 3
    table.id.above = [0, 0, 1]
    table.activate(1, 3, 4)
    table.seat_client(ID, 0, "R01", 8, "L06", "M19 D07")

    table.turn(ID)

    tiles = [
        name for name in table.happened if name in {"id-exchange", "id-dream", "id-market-upper", "id-market-lower"}
    ]
    assert ["id-exchange", "id-dream"] == tiles
    assert table.happened.index("idea-freed") < table.happened.index("id-column")
    assert 2 == table.id.ideas  # three, less the two placed, and the one it freed


def test_example_of_row_1_in_order():
    """A cup for the minor insight, tile I, tile II, then III is turned and the row's insight is free."""
    table = solo("tile:N08G", level="easy")
    table.s.market[5] = tile("N11G")
    table.activate(1)
    table.id.ink = 0

    table.do(ID, IdInkwell(1))

    steps = ["id-row", "id-coffee", "id-market-upper", "id-exchange", "id-flipped", "row-completed"]
    assert steps == [name for name in dict.fromkeys(table.happened) if name in steps]
    assert (1, 0) == (table.id.coloured[0], table.id.ends[0])


# Gathering.


def test_example_of_the_location_bonus_with_two_green_icons():
    """Too few for a district; the middle is free at its professor's place, the top at Freud's."""
    table = solo(freud="theater", professor="library")
    table.id.icons[0] = table.id.icons[1] = 1
    table.s.location_slots[3] = 1

    table.do(ID, *ID_GATHERS)

    assert {"who": ID, "place": "location-theater", "bonus": 1} == table.facts("id-location")
    assert 1 == table.id.coloured[0]


def test_example_of_the_district_bonus_takes_the_token_of_its_professors_district():
    table = solo(freud="cafe", professor="opera")
    table.id.icons = [0, 0, 1, 3, 2, 1, 0]
    table.s.district_slots[5] = HUMAN
    table.s.tokens = [5, 4, 5]

    table.do(ID, *ID_GATHERS)

    assert [5, 3, 5] == table.s.tokens
    assert [HUMAN, ID] == [table.s.district_slots[5], table.s.district_slots[4]]


def test_a_higher_number_of_freuds_district_beats_a_lower_one_of_its_professors():
    table = solo(freud="cafe", professor="opera")
    table.id.icons = [0, 0, 3, 0, 4, 0, 0]

    table.do(ID, *ID_GATHERS)

    assert {"who": ID, "district": "district-red", "number": 4} == table.facts("id-district")


def test_reputation_of_slot_6_and_of_its_token_both_come_after_the_slots_effects():
    table = solo(freud="opera", professor="opera")
    table.id.icons[2] = 6

    table.do(ID, *ID_GATHERS)

    assert 2 == table.id.reputation
    assert table.happened.index("bright-gained") < table.happened.index("reputation-gained")


# Pill boxes and clients.


def test_coffee_converted_while_therapy_is_given_is_used_as_well():
    """Catharsis brings a fourth cup: the pill box it becomes is spent in the same turn."""
    table = solo()
    table.seat_client(ID, 0, "R01", 4, "L05")
    table.id.pills, table.id.coffee = 1, 3

    table.do(ID, IdUsesPills())

    assert (2, 0, 0) == (table.id.markers[0], table.id.pills, table.id.coffee)


def test_boxes_gained_by_the_first_client_go_on_turn_about():
    """One box, the arrow at the left client: its layer brings another, which is the right client's."""
    table = solo()
    table.seat_client(ID, 0, "R01", 4, "L17")
    table.seat_client(ID, 1, "C01", 8, "L06")
    table.id.pills = 1

    table.do(ID, IdUsesPills())

    assert [3, 7] == table.id.markers


def test_the_second_room_opened_by_catharsis_is_filled_in_the_same_turn():
    table = solo("card:K01")
    table.seat_client(ID, 0, "R01", 4, "L01")
    table.id.is_room_open[1] = False
    table.id.pills = 1

    table.turn(ID)

    assert 1 == BOX.clients[table.id.clients[1]].kind


def test_a_client_and_a_dream_use_the_arrow_once_each():
    table = solo(arrow="left")
    table.id.is_room_open[0] = True
    table.s.manifest_row = [named(BOX.manifest, name) for name in ("M01", "M02", "M03", "M19")]

    table.do(ID, IdReceives(0, False))

    assert 1 == table.count("id-arrow")  # the client; one dream stands out
    assert "right" == table.arrow


def test_example_of_the_final_scoring_gives_9_and_15():
    """Tiles in force on clients in the office and on cured ones alike."""
    table = solo(level="hard")
    names = [printed.name for printed in BOX.case_tiles]
    table.id.reputation = 6
    table.id.icons[LOCATIONS.index("university")], table.id.icons[LOCATIONS.index("cafe")] = 1, 2
    for number, worth in (("J1", 9), ("J4", 15)):
        printed = BOX.case_tiles[names.index(number)].high
        assert printed is not None
        assert worth == scoring.worth(table.s, ID, printed, named(BOX.clients, "C01"))


# The tiles.


def test_volumes_are_laid_from_left_to_right():
    """The arrow chooses among equal cards place by place: freedom first, growth last."""
    table = solo(arrow="left")
    table.play_out(ID, "S10G S11G S10F S12F S12P")
    table.id.coloured[0] = 1
    table.s.treatises = [1 if printed.name == "TF8" else 0 for printed in BOX.treatises]

    table.resolve(ID, BOX.tiles[tile("id6")].main)

    assert "S10F S12F S12P S11G" == card_names(table.id.volumes[0])


def test_citing_it_pays_you_for_every_volume():
    """Only a growth card of its own: freedom and passion come from your line, from the right end each time."""
    table = solo(arrow="right")
    table.play_out(ID, "S10G S11G")
    table.id.coloured[0] = 1
    table.publish(HUMAN, "TP5", "S10P S11P S12P")
    table.publish(HUMAN, "TF5", "S10F S11F S12F")
    table.s.treatises = [1 if printed.name == "TG8" else 0 for printed in BOX.treatises]

    table.resolve(ID, BOX.tiles[tile("id6")].main)

    assert "S11G S10G S12F S12P" == card_names(table.id.volumes[0])
    assert (4, 2) == (table.points(HUMAN), table.me.bright)
    assert ["S10P S11P", "S10F S11F"] == [card_names(volumes) for volumes in table.me.volumes]


def test_it_never_cites_a_volume_after_which_the_rest_could_not_be_filled():
    """It lacks freedom and passion; the passion it needs lies under a freedom that only one treatise offers."""
    table = solo(arrow="left")
    table.play_out(ID, "S10G S11G")
    table.id.coloured[0] = 1
    table.publish(HUMAN, "TP5", "S10P S11F")
    table.publish(HUMAN, "TF5", "S10F S11P S12F")
    table.s.treatises = [1 if printed.name == "TG8" else 0 for printed in BOX.treatises]

    table.resolve(ID, BOX.tiles[tile("id6")].main)

    assert "S10G S11G S12F S11P" == card_names(table.id.volumes[0])


def test_tile_2_plays_the_exchanged_card_before_its_hand_and_each_effect_in_turn():
    table = solo("research:S09G research:S03G", arrow="left")
    table.s.face_up[0] = research("S12P")
    table.s.research_bag[research("S12P")] = 0
    table.s.research_bag[research("S09G")] = table.s.research_bag[research("S03G")] = 1
    table.id.pile = 1

    table.resolve(ID, BOX.tiles[tile("id2")].main)

    assert "S12P S03G" == card_names(table.id.played)
    assert [3, 1] == [event.facts["points"] for event in table.events if event.name == "points-gained"]


def test_a_dream_that_cures_leaves_its_spare_points_as_pill_boxes():
    table = solo()
    table.seat_client(ID, 0, "R01", 2, "", "D07")

    table.resolve(ID, BOX.tiles[tile("id5")].main)

    assert [named(BOX.clients, "R01")] == table.id.cured
    assert 2 == table.id.pills


def test_a_goal_it_takes_counts_with_its_icon_at_once():
    """The icon of the goal taken completes another one: that is claimed too."""
    table = solo(arrow="left")
    table.s.goals = [named(BOX.goals, "O03"), named(BOX.goals, "O08"), *[NONE] * 5]
    table.id.icons[LOCATIONS.index("theater")] = 4

    table.resolve(ID, BOX.tiles[tile("id9")].main)

    assert ["O03", "O08"] == [BOX.goals[goal].name for goal in table.id.goals]
    assert 2 == table.id.reputation


@pytest.mark.parametrize("seed", range(6))
def test_after_each_turn_of_the_id_nothing_is_left_undone(seed):
    """No cup to convert, every open room filled, no bright idea left on the table."""
    options = {"level": ("easy", "medium", "hard")[seed % 3], "coffee": ("ordinary", "strong")[seed % 2]}
    chance = RandomChance(seed)
    s = GAME.start(1, options, chance)
    assert isinstance(s, State)
    turns = 0
    while not s.end:
        s.log = []
        choices = flow.options(s, HUMAN)
        flow.play(s, HUMAN, choices[chance.pick("any", len(choices))], chance)
        told = [(event.name, event.facts.get("who")) for event in s.log]
        if ("turn-began", ID) in told:
            turns += 1
            names = [name for name, _ in told[told.index(("turn-began", ID)) :]]
            assert ("id-placed" in names) != ("id-gathers" in names)
            assert s.desks[ID].coffee < s.variant.rate
            assert not any(bright for holder, bright in zip(s.holders, s.slot_bright, strict=True) if holder == ID)
            if not s.is_final_round():
                is_open = s.desks[ID].is_room_open
                assert [False] == list({is_open[room] and s.desks[ID].clients[room] == NONE for room in range(2)})
    assert turns > 5
