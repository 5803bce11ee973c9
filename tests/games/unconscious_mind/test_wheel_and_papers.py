"""The insight wheel, coffee, research, treatises and the city."""

import pytest

from ludotheque.games.unconscious_mind.effects.city import AddUses, Freud, Professor
from ludotheque.games.unconscious_mind.effects.insights import Generate, Improve
from ludotheque.games.unconscious_mind.effects.papers import Draw, Play, Write
from ludotheque.games.unconscious_mind.names import LASTING, LOCATIONS
from tests.games.unconscious_mind.table import BOX, HUMAN, base, card_names, cards, named, research, solo, tile


def bare(table=None):
    table = table or base()
    table.me.coffee = 0
    return table


# The wheel.


def test_an_insight_is_generated_from_the_centre():
    table = bare().do(HUMAN, Generate(0, 0))

    assert (4, 1) == (table.me.white[0], table.me.white[1])


def test_with_an_empty_centre_one_may_be_brought_from_elsewhere():
    table = bare()
    table.me.white = [0, 1, 0, 0, 1, 0, 0, 0, 0, 0]

    table.do(HUMAN, Generate(1, 2))

    assert ["bring minor-growth", "bring minor-freedom", "skip"] == table.options
    table.play("bring minor-freedom")
    assert 1 == table.me.white[8]


def test_white_insights_leave_the_centre_first_and_coloured_ones_are_paid_first():
    """Ruling 4."""
    table = bare()
    table.me.coloured[0] = 1
    table.do(HUMAN, Generate(0, 0))
    assert 1 == table.me.coloured[0]

    table.me.white[1], table.me.coloured[1] = 1, 1
    table.resolve(HUMAN, BOX.tiles[tile("N12G")].main)
    table.insights(medium_growth=1)
    table.me.coloured[2] = 1
    table.resolve(HUMAN, BOX.tiles[tile("N12G")].main).play("pay")

    assert (1, 0) == (table.me.white[2], table.me.coloured[2])
    assert 4 == table.points(HUMAN)


def test_elevations_and_transfers_come_in_any_order():
    table = bare()
    table.insights(minor_growth=1)

    table.do(HUMAN, Improve(2, 1)).play(
        "elevate minor-growth", "transfer medium-growth-to-passion", "elevate medium-passion"
    )

    assert 1 == table.me.white[9]
    assert "rest" == table.asks


def test_a_higher_level_may_pay_a_lower_one_of_the_same_quality():
    table = bare()
    table.insights(major_freedom=1)

    assert [6] == table.s.payment(HUMAN, (4,), False)
    assert table.s.payment(HUMAN, (1,), False) is None


def test_two_coffee_buy_an_elevation_at_any_time():
    table = base()
    table.insights(minor_growth=1)
    table.turn(HUMAN)

    table.play("convert elevate")  # there is only one to elevate

    assert 1 == table.me.coffee
    assert "0 choose-turn" == table.asks


def test_three_coffee_buy_a_bright_idea():
    table = base().turn(HUMAN).play("convert bright")

    assert (0, 1) == (table.me.coffee, table.me.bright)


def test_three_insights_of_different_levels_make_a_pill_box():
    table = bare()
    table.insights(minor_growth=1, medium_freedom=1, major_passion=1)
    table.turn(HUMAN)

    table.play("convert pill")

    assert 1 == table.me.pills
    assert "0 choose-turn" == table.asks


def test_an_insight_never_counts_for_two_pill_boxes():
    """While the three are being paid, nothing else is bought."""
    table = bare()
    table.insights(minor_growth=2, medium_freedom=2, major_passion=1, major_growth=1)
    table.turn(HUMAN).play("convert pill")

    assert "0 pay-any" == table.asks
    assert not [option for option in table.options if option.startswith("convert")]


def test_coffee_can_replace_a_downgrade():
    table = base()
    table.insights(major_growth=1)

    table.resolve(HUMAN, BOX.tiles[tile("N09G")].main).play("pay-coffee")

    assert (2, 1, 1) == (table.me.coffee, table.me.white[3], table.me.pills)


# Research and treatises.


def test_after_a_draw_one_may_exchange_a_card_of_ones_hand():
    table = bare(base(2, "research:S01G"))
    table.s.research_bag[research("S01G")] = 1
    left = table.s.face_up[0]

    table.do(HUMAN, Draw(1)).play("take-open left", f"give {research('S01G')}")

    assert research("S01G") == table.s.face_up[0]
    assert ([], [left]) == (table.me.hand, table.me.seen_hand)


def test_an_empty_deck_gives_nothing():
    table = bare()
    table.s.research_bag = [0] * len(table.s.research_bag)

    assert "rest" == table.do(HUMAN, Draw(1)).asks


def test_a_card_played_gives_icons_and_its_effect_once():
    table = bare()
    table.me.hand = cards("S03G")

    table.do(HUMAN, Play(1)).play(f"play {research('S03G')}")

    assert 1 == table.me.icons[LOCATIONS.index("opera")]
    assert 1 == table.points(HUMAN)


def test_publishing_needs_a_coloured_insight():
    table = bare()
    table.play_out(HUMAN, "S10G S11G S12F")

    assert "no-coloured-insight" == table.do(HUMAN, Write(2)).refused(f"publish {named(BOX.treatises, 'TG5')}").rule


def test_publishing_puts_own_cards_under_the_tile_and_their_icons_are_lost():
    table = bare()
    table.play_out(HUMAN, "S01G S02G S12F")
    table.me.coloured[0] = 1

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG5')}", f"volume {research('S02G')}")
    table.play(f"volume {research('S12F')}")

    assert "S02G S01G S12F" == card_names(table.me.volumes[0])
    assert 5 == table.points(HUMAN)
    assert [1, 0, 0, 0, 0, 0, 0] == table.me.icons


def test_a_volume_is_cited_from_the_right_end_and_its_owner_is_paid():
    table = bare()
    table.play_out(HUMAN, "S10G S11G")
    table.publish(1, "TF5", "S10F S11F S12F")
    table.me.coloured[0] = 1

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG5')}", f"volume {research('S10G')}")
    table.play(f"volume {research('S11G')}")

    assert "S10G S11G S12F" == card_names(table.me.volumes[0])
    assert 2 == table.points(1)
    assert 1 == table.s.desks[1].bright


def test_the_first_volume_of_a_treatise_is_never_cited():
    table = bare()
    table.play_out(HUMAN, "S10G S11G")
    table.publish(1, "TF5", "S10F")
    table.me.coloured[0] = 1

    assert "volumes-missing" == table.do(HUMAN, Write(2)).refused(f"publish {named(BOX.treatises, 'TG5')}").rule


def test_against_the_id_a_new_treatise_goes_to_either_end_of_the_line():
    """Booklet, treatises: each new one to the left or the right of the others."""
    table = bare(solo())
    table.publish(HUMAN, "TF5", "S10F S11F S12F")
    table.play_out(HUMAN, "S10G S11G S12P")
    table.me.coloured[0] = 1

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG5')}", f"volume {research('S10G')}")
    table.play(f"volume {research('S11G')}")
    assert "0 line-up" == table.asks
    table.play("line left")

    assert ["TG5", "TF5"] == [BOX.treatises[number].name for number in table.me.treatises]


def test_a_published_treatise_leaves_a_gap():
    """Booklet, treatises: the layout is never changed."""
    table = solo()
    table.publish(HUMAN, "TF8", "S10F S11F S12P S12G")

    assert [1, 1, 1, 1, 0, 1, 1, 1, 1] == table.s.treatises


# The city.


def test_the_professor_moves_one_or_two_clockwise_or_to_freud():
    table = bare()
    table.s.freud, table.me.professor = 4, 0

    table.do(HUMAN, Professor(2))

    assert ["professor library", "professor opera", "professor university", "skip"] == table.options


def test_freud_moves_one_to_three_clockwise():
    table = bare()
    table.s.freud = 4

    table.do(HUMAN, Freud(3))

    assert ["freud cafe", "freud theater", "freud library", "skip"] == table.options


@pytest.mark.parametrize(("icons", "bright", "uses"), [(0, 0, 1), (3, 0, 3), (3, 1, 5), (9, 0, 5)])
def test_uses_are_figures_or_icons_plus_two_per_bright_idea_up_to_five(icons, bright, uses):
    table = bare()
    table.s.freud = 0
    table.me.professor = table.s.desks[1].professor = 3
    table.me.icons[0], table.me.bright = icons, bright

    table.do(HUMAN, AddUses(0))
    if bright:
        table.play("boost 1")

    asked = table.s.agenda[-1][1]
    assert uses == asked.uses


def test_a_use_that_must_be_paid_is_refused_without_the_insight():
    table = bare()
    table.do(HUMAN, AddUses(0))

    assert "cannot-pay-use" == table.refused("use 3").rule


def test_a_client_adds_a_use_in_its_district():
    table = bare()
    table.s.freud, table.me.professor, table.s.desks[1].professor = 0, 3, 3
    table.me.lasting[LASTING.index("green-uses")] = 1

    assert 2 == table.s.uses(HUMAN, 0)
