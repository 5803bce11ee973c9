"""The solo booklet, the nine notebook tiles of the Id: a test for each sentence."""

import pytest

from ludotheque.games.unconscious_mind.names import LOCATIONS, NONE
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, cards, named, research, solo, tile


def tile_of(table, number):
    return table.resolve(ID, BOX.tiles[tile(f"id{number}")].main)


def place(name):
    return LOCATIONS.index(name)


# 1 and 4: the market.


def market(*names):
    """Lower and upper tile of the left, middle and right column."""
    table = solo()
    table.s.market = [tile(name) if name else NONE for name in names]
    table.s.variant = table.s.variant.__class__(True, False, 99, False, False)
    return table


MARKET = ("N05G", "N05F", "N08G", "N08F", "N04G", "N11F")


def test_tile_1_removes_the_rightmost_upper_tile_with_banner_and_1_coffee():
    table = tile_of(market(*MARKET), 1)

    assert "tile-N11" == table.facts("tile-removed")["tile"]
    assert 2 == table.points(ID)
    assert 1 == table.id.coffee
    assert 1 == table.s.tiles_out


def test_tile_4_removes_the_rightmost_lower_tile_with_banner_and_2_coffee():
    table = tile_of(market(*MARKET), 4)

    assert "tile-N04" == table.facts("tile-removed")["tile"]
    assert 1 == table.points(ID)
    assert 2 == table.id.coffee


def test_then_the_market_is_filled_and_the_tile_above_slides_down():
    table = tile_of(market(*MARKET), 4)

    assert tile("N11F") == table.s.market[4]
    assert NONE != table.s.market[5]
    assert table.happened.index("tile-removed") < table.happened.index("market-filled")


def test_a_banner_is_converted_too():
    """An elevation is a coffee."""
    table = tile_of(market("N05G", "N05F", "N04G", "N04F", "N08G", "N08F"), 1)

    assert 2 == table.id.coffee


def test_rightmost_means_the_rightmost_that_is_there():
    table = market("N05G", "N08F", "N04G", "", "N04F", "")
    table.s.tile_bag = [0] * len(table.s.tile_bag)

    tile_of(table, 1)

    assert "tile-N08" == table.facts("tile-removed")["tile"]


def test_with_no_tile_in_the_row_only_the_coffee():
    """Ruling 24."""
    table = market("", "", "", "", "", "")

    assert 1 == tile_of(table, 1).id.coffee


# 2: research.


@pytest.mark.parametrize(("arrow", "gone"), [("left", 0), ("right", 1)])
def test_tile_2_draws_a_card_and_exchanges_it_with_an_open_one_by_the_arrow(arrow, gone):
    table = solo("research:S09G", arrow=arrow)
    taken = table.s.face_up[gone]
    table.s.research_bag[research("S09G")] = 1

    tile_of(table, 2)

    assert research("S09G") == table.s.face_up[gone]
    assert [taken] == table.id.played
    assert arrow != table.arrow


def test_then_it_plays_that_card_and_all_others_of_its_hand():
    table = solo()
    table.id.pile = 2
    taken = table.s.face_up[0]

    tile_of(table, 2)

    assert 0 == table.id.pile
    assert taken == table.id.played[0]
    assert 3 == len(table.id.played)


def test_with_an_empty_deck_there_is_no_exchange():
    """Ruling 24: it plays its hand, or gains a coffee."""
    table = solo()
    table.s.research_bag = [0] * len(table.s.research_bag)
    before = table.s.face_up.copy()

    tile_of(table, 2)

    assert before == table.s.face_up
    assert 1 == table.id.coffee


# 3: Freud.


def test_tile_3_moves_freud_where_most_effects_are_triggered_by_icons():
    table = solo(freud="theater", professor="theater")
    table.me.professor = place("theater")
    table.id.icons[place("museum")] = 3

    tile_of(table, 3)

    assert place("museum") == table.s.freud
    assert 3 == table.id.coffee


def test_figures_count_as_well():
    table = solo(freud="theater", professor="opera")
    table.me.professor = place("opera")

    tile_of(table, 3)

    assert place("opera") == table.s.freud
    assert 3 == table.facts("id-used-location")["uses"]


def test_on_a_tie_freud_stops_at_the_first_location_clockwise():
    table = solo(freud="museum", professor="theater")
    table.me.professor = place("theater")
    table.id.icons[place("university")] = table.id.icons[place("cafe")] = 3

    tile_of(table, 3)

    assert place("university") == table.s.freud


def test_the_limit_of_five_uses_holds_for_the_id():
    table = solo(freud="theater", professor="theater")
    table.id.icons[place("library")] = 8

    assert 5 == tile_of(table, 3).facts("id-used-location")["uses"]


# 5: a dream.


def test_tile_5_triggers_a_dream_for_free_on_the_client_below_and_discards_it():
    table = solo()
    table.seat_client(ID, 0, "R01", 8, "L05", "M19 D07")

    tile_of(table, 5)

    assert 5 == table.id.markers[0]
    assert NONE == table.id.manifest[0]
    assert 1 == table.s.manifest_out[named(BOX.manifest, "M19")]
    assert "insight-paid" not in table.happened


def test_the_latent_dream_comes_after_the_manifest_one():
    table = solo()
    table.seat_client(ID, 0, "R01", 8, "L05", "D07")

    tile_of(table, 5)

    assert 4 == table.id.markers[0]
    assert NONE == table.id.latent[0]


@pytest.mark.parametrize(("arrow", "markers"), [("left", [5, 8]), ("right", [8, 5])])
def test_with_two_clients_that_have_dreams_the_arrow_decides(arrow, markers):
    table = solo(arrow=arrow)
    table.seat_client(ID, 0, "R01", 8, "L05", "M19")
    table.seat_client(ID, 1, "C01", 8, "L06", "M20")

    tile_of(table, 5)

    assert markers == table.id.markers
    assert arrow != table.arrow


def test_a_client_without_dreams_is_not_asked_for():
    table = solo()
    table.seat_client(ID, 0, "R01", 8, "L05", "")
    table.seat_client(ID, 1, "C01", 8, "L06", "M20")

    tile_of(table, 5)

    assert 5 == table.id.markers[1]
    assert "left" == table.arrow


@pytest.mark.parametrize(("layer", "pills"), [("L05", 1), ("L06", 0)])
def test_a_symbol_that_dream_and_grief_layer_share_gives_a_pill_box(layer, pills):
    table = solo()
    table.seat_client(ID, 0, "R01", 8, layer, "M16")

    assert pills == tile_of(table, 5).id.pills


def test_no_dream_left_is_nothing():
    """Ruling 24."""
    assert "id-no-dream" in tile_of(solo(), 5).happened


# 6: publishing.


def publishing(played, mine=(), coloured=1, arrow="left"):
    table = solo(arrow=arrow)
    table.play_out(ID, played)
    table.id.coloured[0] = coloured
    for treatise, volumes in mine:
        table.publish(HUMAN, treatise, volumes)
    return tile_of(table, 6)


def published(table):
    return [BOX.treatises[number].name for number in table.id.treatises]


def test_tile_6_publishes_from_its_own_cards_with_a_coloured_insight():
    table = publishing("S10G S11G S12F")

    assert ["TG5"] == published(table)
    assert 5 == table.points(ID)
    assert 0 == table.id.coloured[0]
    assert [] == table.id.played


def test_without_a_coloured_insight_it_draws_and_plays_a_card():
    table = publishing("S10G S11G S12F", coloured=0)

    assert [] == published(table)
    assert 4 == len(table.id.played)


def test_it_prefers_cards_with_fewest_icons():
    table = publishing("S07G S01G S10G S12F")

    assert [cards("S10G S01G S12F")] == table.id.volumes
    assert cards("S07G") == table.id.played


def test_of_several_it_publishes_the_treatise_worth_most():
    table = publishing("S10G S11G S12F S12P S10F")

    assert ["TG12"] == published(table)


@pytest.mark.parametrize(("arrow", "treatise"), [("left", "TG5"), ("right", "TF5")])
def test_of_equal_treatises_the_one_the_arrow_points_at(arrow, treatise):
    table = publishing("S10G S11G S12F S10F", arrow=arrow)

    assert [treatise] == published(table)


def test_of_equal_cards_the_one_the_arrow_points_at():
    """Treatise: one only, so the first use of the arrow is for the first volume."""
    table = publishing("S10G S11G S12G", arrow="right")

    assert research("S12G") == table.id.volumes[0][0]


def test_own_cards_alone_come_before_citing_even_for_fewer_points():
    table = publishing("S10G S11G S12F", mine=[("TP12", "S10P S11P S01P S02P S03P")])

    assert ["TG5"] == published(table)
    assert "volume-cited" not in table.happened


def test_it_cites_your_volumes_only_where_it_needs_them():
    table = publishing("S10G S11G", mine=[("TF5", "S10F S11F S12F")])

    assert ["TG5"] == published(table)
    assert [cards("S10G S11G S12F")] == table.id.volumes
    assert cards("S10F S11F") == table.me.volumes[0]


def test_you_are_paid_for_a_citation_as_by_anyone():
    table = publishing("S10G S11G", mine=[("TF5", "S10F S11F S12F")])

    assert 2 == table.points(HUMAN)
    assert 1 == table.me.bright


def test_its_first_volume_is_its_own():
    """Two volumes of growth to cite, and none of its own: the treatise of growth is not to be had."""
    line = [("TP5", "S10P S11G S12G")]

    table, without = publishing("S10G S11F", mine=line), publishing("S11F", mine=line)

    assert [cards("S10G S12G S11F")] == table.id.volumes
    assert [] == published(without)


@pytest.mark.parametrize(("arrow", "cited"), [("left", "TP5"), ("right", "TF5")])
def test_of_equal_volumes_the_one_the_arrow_points_at_in_your_line(arrow, cited):
    mine = [("TP5", "S10P S11P S12G"), ("TF5", "S10F S11F S01G")]
    table = publishing("S07G S10G", mine=mine, arrow=arrow)

    assert f"treatise-{cited}" == table.facts("volume-cited")["treatise"]


def test_unable_to_publish_it_draws_and_plays_a_card():
    table = publishing("S10G")

    assert 2 == len(table.id.played)
    assert "id-cannot-publish" in table.happened


# 7: the professor.


def test_tile_7_brings_its_professor_to_freud():
    table = solo(freud="opera", professor="cafe")

    tile_of(table, 7)

    assert place("opera") == table.id.professor
    assert 2 == table.facts("id-used-location")["uses"]


def test_from_freuds_place_it_goes_where_most_effects_are_triggered():
    table = solo(freud="opera", professor="opera")
    table.id.icons[place("university")] = 2

    tile_of(table, 7)

    assert place("university") == table.id.professor


def test_on_a_tie_its_professor_stops_at_the_first_location_clockwise():
    table = solo(freud="theater", professor="theater")

    tile_of(table, 7)

    assert place("library") == table.id.professor


def test_a_coffee_for_each_effect_of_the_place_reached():
    table = solo(freud="opera", professor="cafe")
    table.me.professor = place("opera")

    assert 3 == tile_of(table, 7).id.coffee


# 8: research and publishing.


def test_tile_8_draws_and_plays_a_card_then_publishes():
    table = solo("research:S12F")
    table.s.research_bag[research("S12F")] = 1
    table.play_out(ID, "S10G S11G")
    table.id.coloured[0] = 1

    tile_of(table, 8)

    assert ["TG5"] == published(table)


def test_tile_8_unable_to_publish_draws_and_plays_another():
    table = solo()
    table.id.coloured[0] = 0

    assert 2 == len(tile_of(table, 8).id.played)


# 9: a goal.


@pytest.mark.parametrize(("arrow", "goal"), [("left", "O05"), ("right", "O08")])
def test_tile_9_takes_a_goal_by_the_arrow_without_meeting_it(arrow, goal):
    table = solo(arrow=arrow)
    table.s.goals = [NONE, named(BOX.goals, "O05"), NONE, named(BOX.goals, "O01"), named(BOX.goals, "O08"), NONE, NONE]

    tile_of(table, 9)

    assert [named(BOX.goals, goal)] == table.id.goals
    assert 1 == table.id.reputation
    assert 1 == table.id.icons[BOX.goals[named(BOX.goals, goal)].icon]
    assert arrow != table.arrow


def test_with_no_goal_left_it_gains_reputation():
    table = tile_of(solo(), 9)

    assert [] == table.id.goals
    assert 1 == table.id.reputation
