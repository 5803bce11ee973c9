"""The base game read a second time: sentences of our description that had no test of their own."""

import pytest

from ludotheque.games.unconscious_mind.effects.city import AddUses, Professor
from ludotheque.games.unconscious_mind.effects.clients import Therapy
from ludotheque.games.unconscious_mind.effects.insights import Generate, Transfer
from ludotheque.games.unconscious_mind.effects.notebook import Inkwell
from ludotheque.games.unconscious_mind.effects.papers import Write
from ludotheque.games.unconscious_mind.moves import gains
from ludotheque.games.unconscious_mind.names import CENTRE, LOCATIONS, NONE, ZONES
from ludotheque.games.unconscious_mind.turn.steps import DoAction
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, base, card_names, cards, named, research, start, tile

ZONE = {name: number for number, name in enumerate(ZONES)}


def bare(players=2):
    table = base(players)
    table.me.coffee = 0
    return table


# A turn.


def test_who_can_do_nothing_gains_a_coffee():
    table = bare()
    table.me.ideas = 0

    assert "rest" == table.turn(HUMAN).asks
    assert 1 == table.me.coffee
    assert "no-turn" in table.happened


def test_an_idea_may_go_to_an_action_that_cannot_be_carried_out():
    table = bare().turn(HUMAN)

    table.play(f"state {named(BOX.slots, 'r1c2') + 1}-N3", "pieces idea")

    assert "rest" == table.asks
    assert (HUMAN, 1, 0) == table.slot("r1c2")


@pytest.mark.parametrize(
    ("pieces", "left"), [("idea", (2, 2)), ("bright", (3, 1)), ("two-ideas", (1, 2)), ("two-bright", (3, 0))]
)
def test_each_piece_is_an_idea_or_a_bright_idea(pieces, left):
    table = bare()
    table.me.bright = 2
    table.turn(HUMAN)

    table.play(f"state {named(BOX.slots, 'r3c3') + 1}-G", f"pieces {pieces}")

    assert left == (table.me.ideas, table.me.bright)


def test_the_first_action_is_finished_before_the_second_begins():
    table = bare()
    table.insights(minor_growth=1)

    table.do(HUMAN, DoAction(3, 2)).play("elevate minor-growth", "done")

    assert ["elevate medium-growth", "transfer medium-growth-to-freedom"] == table.options[:2]


def test_points_of_an_effect_cannot_be_declined():
    assert 3 == bare().resolve(HUMAN, BOX.tiles[tile("N08G")].main).points(HUMAN)


# The market.


def test_either_tile_of_a_column_can_be_taken():
    table = bare()
    table.me.coffee = 1

    table.resolve(HUMAN, BOX.actions[0])

    assert ["take-tile left-lower", "take-tile left-upper", "skip"] == table.options


def test_a_tile_with_no_space_cannot_be_taken():
    table = bare()
    table.me.coffee = 1
    table.me.notebook = [tile("N01G")] * 5 + [NONE] + [tile("N01G")] * 2 + [NONE]
    assert "rest" == table.resolve(HUMAN, BOX.actions[0]).asks

    table.me.cured = [0]

    assert "take-tile left-lower" in table.resolve(HUMAN, BOX.actions[0]).options


def test_the_banner_comes_before_placing_and_the_main_effect_after():
    table = bare()
    table.me.coffee = 3
    table.s.market[4] = tile("N11G")

    table.resolve(HUMAN, BOX.actions[2]).play("take-tile right-lower")
    assert (2, 0) == (table.points(HUMAN), table.me.bright)
    table.play("row 3")

    assert (2, 1) == (table.points(HUMAN), table.me.bright)


def test_a_full_column_frees_its_insight_too():
    table = bare()
    table.me.coffee = 1
    table.me.notebook[0] = table.me.notebook[3] = tile("N01G")

    table.resolve(HUMAN, BOX.actions[0]).play("take-tile left-upper", "row 3")

    assert [1, 1, 1, 0, 1, 1] == table.me.ends
    assert 1 == table.me.coloured[CENTRE]


# The wheel.


def test_a_shape_without_colour_is_any_quality():
    table = bare().resolve(HUMAN, BOX.lower[0])

    assert ["quality growth", "quality freedom", "quality passion"] == table.options
    table.play("quality passion")
    assert 1 == table.me.white[ZONE["minor-passion"]]


def test_an_elevation_never_comes_out_of_the_centre_nor_goes_beyond_major():
    table = bare()
    table.insights(major_growth=1)

    assert "rest" == table.resolve(HUMAN, BOX.uses[1]).asks


def test_a_transfer_keeps_the_level_and_leaves_the_centre_alone():
    table = bare()
    table.insights(medium_growth=1)

    assert ["transfer medium-growth-to-freedom", "transfer medium-growth-to-passion", "skip"] == (
        table.do(HUMAN, Transfer(1)).options
    )


def test_a_downgraded_minor_insight_falls_to_the_centre():
    table = bare()
    table.insights(minor_growth=1)

    table.resolve(HUMAN, BOX.tiles[tile("N09G")].main).play("downgrade minor-growth")

    assert (6, 0, 1) == (table.me.white[CENTRE], table.me.white[ZONE["minor-growth"]], table.me.pills)


def test_paying_returns_insights_to_the_centre_and_gives_no_change():
    table = bare()
    table.insights(major_growth=1)

    table.resolve(HUMAN, BOX.tiles[tile("N12G")].main).play("pay")

    assert (6, 0) == (table.me.white[CENTRE], sum(table.me.white[1:]))


def test_a_coloured_insight_works_like_a_white_one_on_the_wheel():
    table = bare()
    table.me.white, table.me.coloured = [0] * 10, [1] + [0] * 9

    table.do(HUMAN, Generate(2, 0)).play("bring centre")

    assert 1 == table.me.coloured[ZONE["major-growth"]]
    assert [ZONE["major-growth"]] == table.s.payment(HUMAN, (ZONE["medium-growth"],), False)


# The city.


def test_from_freuds_place_the_professor_cannot_join_him():
    table = bare()
    table.s.freud = table.me.professor = 2

    table.do(HUMAN, Professor(2))

    assert ["professor museum", "professor university", "skip"] == table.options


def test_all_figures_count_and_the_number_is_fixed_when_the_move_ends():
    table = bare()
    table.s.freud = table.me.professor = table.s.desks[1].professor = LOCATIONS.index("cafe")

    table.do(HUMAN, AddUses(LOCATIONS.index("cafe")))
    table.s.freud = 0
    table.play("use 2", "use 2", "use 2")

    assert 3 == table.me.coffee
    assert "rest" == table.asks


def test_a_recall_bonus_may_be_declined():
    table = bare()
    table.hold("r1c1")

    table.turn(HUMAN).play("recall", "skip")

    assert "rest" == table.asks
    assert table.s.full_stack * 3 == sum(table.s.tokens)


def test_a_district_takes_a_coloured_insight_from_any_zone():
    table = bare()
    table.hold("r1c1")
    table.s.freud = table.me.professor = 2
    table.me.icons[2] = 3
    table.me.coloured[ZONE["minor-growth"]] = table.me.coloured[ZONE["major-passion"]] = 1

    table.turn(HUMAN).play("recall", "district-bonus purple-3", "give-up minor-growth")

    assert [0, 1] == [table.me.coloured[ZONE[name]] for name in ("minor-growth", "major-passion")]


def test_a_district_slot_is_resolved_before_the_reputation_of_its_token():
    table = bare()
    table.hold("r1c1")
    table.s.freud = table.me.professor = LOCATIONS.index("cafe")
    table.me.icons[4], table.me.coloured[CENTRE] = 3, 1

    table.turn(HUMAN).play("recall", "district-bonus red-3")

    assert table.happened.index("points-gained") < table.happened.index("reputation-gained")


@pytest.mark.parametrize(("most", "options"), [(1, []), (3, ["steps 1", "steps 2", "steps 3"])])
def test_an_effect_moves_the_inkwell_within_its_bounds_without_bright_ideas(most, options):
    table = bare()
    table.me.bright = 3

    table.do(HUMAN, Inkwell(1, most))

    assert options == [option for option in table.options if option.startswith("steps")]


# Clients.


def test_therapy_points_move_the_marker_a_space_each_and_score_on_leaving_if_so_chosen():
    table = start(2, therapy="leave")
    table.s.round = 5
    table.empty_rooms(HUMAN)
    table.seat_client(HUMAN, 0, "R01", 8, "L05")
    table.me.points = [0] * len(table.me.points)

    table.do(HUMAN, Therapy(0, 3))

    assert (5, 3 + 2 + 1) == (table.me.markers[0], table.points(HUMAN))


def test_a_latent_dream_is_paid_once_the_manifest_one_is_gone():
    table = bare()
    table.seat_client(HUMAN, 0, "R01", 8, "L05", "D16")
    table.insights(minor_growth=1, minor_freedom=1, minor_passion=1)

    table.turn(HUMAN).play("treat room1")

    assert (6, 3) == (table.me.markers[0], table.me.coffee)


def test_without_a_layer_no_symbol_matches():
    table = bare()
    table.seat_client(HUMAN, 0, "R01", 3, "", "M16")
    table.insights(minor_growth=1, minor_freedom=1)

    table.turn(HUMAN).play("treat room1")

    assert 0 == table.me.pills


def test_a_layer_that_is_no_starting_layer_opens_no_room():
    table = bare()
    table.seat_client(HUMAN, 0, "R01", 4, "L05")

    assert [True, False] == table.do(HUMAN, Therapy(0, 1)).me.is_room_open


# Research and treatises.


def test_one_plays_up_to_two_cards_or_publishes():
    table = bare()
    table.me.hand = cards("S01G S02G S03G")
    table.play_out(HUMAN, "S10G S11G S12F")
    table.me.coloured[1] = 1  # in the centre it would be asked about

    table.do(HUMAN, Write(2)).play(f"play {research('S01G')}")
    assert not [option for option in table.options if option.startswith("publish")]
    table.play(f"play {research('S02G')}")

    assert "rest" == table.asks
    assert cards("S03G") == table.me.hand


def test_volumes_are_cited_from_several_treatises_and_players():
    table = bare(3)
    table.play_out(HUMAN, "S10G S11G")
    table.publish(1, "TF5", "S10F S11F S12F")
    table.publish(2, "TP5", "S10P S11P S12P")
    table.me.coloured[CENTRE] = 1

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG8')}", f"volume {research('S10G')}")
    while table.asks != "rest":
        table.play(table.options[0])

    assert "S10G S11G S12F S12P" == card_names(table.me.volumes[0])
    assert [2, 2] == [table.points(side) for side in (1, 2)]
    assert [1, 1] == [table.s.desks[side].bright for side in (1, 2)]


def test_a_published_treatise_gives_its_icons_and_takes_an_insight_for_good():
    table = bare()
    table.play_out(HUMAN, "S10G S11G S12F")
    table.me.coloured[ZONE["medium-growth"]] = 1

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG5')}", f"volume {research('S10G')}")
    while table.asks != "rest":
        table.play(table.options[0])

    assert 1 == table.me.icons[LOCATIONS.index("theater")]
    assert 0 == sum(table.me.coloured)


def test_you_may_cite_the_id_and_it_is_paid():
    table = start(1)
    table.s.round = 5
    table.me.coffee = 0
    table.play_out(HUMAN, "S10G S11G")
    table.publish(ID, "TF5", "S10F S11F S12F")
    table.me.coloured[CENTRE] = 1
    before = table.points(ID), table.id.bright

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG5')}", f"volume {research('S10G')}")
    while table.asks != "rest":
        table.play(table.options[0])

    assert (before[0] + 2, before[1] + 1) == (table.points(ID), table.id.bright)


# Reputation and the end.


def test_a_marker_entering_a_space_lies_on_top():
    table = bare()
    table.s.standing = [0, 1]

    gains.gain_reputation(table.s, 0)
    gains.gain_reputation(table.s, 1)

    assert [0, 1] == table.s.standing


def test_ones_own_marker_moves_freuds_figure_over_a_portrait_too():
    table = bare()
    table.s.freud, table.s.freud_reputation, table.me.reputation = 5, 7, 5

    gains.gain_reputation(table.s, HUMAN)

    assert (0, 6) == (table.s.freud, table.me.reputation)
