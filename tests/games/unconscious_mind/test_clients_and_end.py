"""Treating clients, reputation, goals, the end of the game and its scoring."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.games.unconscious_mind import GAME, scoring
from ludotheque.games.unconscious_mind.effects.clients import SPEND_PILLS, FillRoom, Therapy
from ludotheque.games.unconscious_mind.effects.gains import ClaimGoals
from ludotheque.games.unconscious_mind.moves import gains
from ludotheque.games.unconscious_mind.names import LASTING, LOCATIONS, NONE
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, base, cards, named, solo, start, tile


def clinic(marker=8, layer="L05", dreams="M16 D16", client="R01"):
    table = base()
    table.me.coffee = 0
    table.seat_client(HUMAN, 0, client, marker, layer, dreams)
    return table


def test_the_topmost_dream_is_paid_resolved_and_removed():
    table = clinic(layer="L06")
    table.insights(minor_growth=1, minor_freedom=1)

    table.turn(HUMAN).play("treat room1")

    assert 7 == table.me.markers[0]
    assert 2 == table.points(HUMAN)
    assert NONE == table.me.manifest[0]
    assert 0 == table.me.white[1]


def test_a_dream_one_cannot_pay_is_refused():
    assert "cannot-pay-dream" == clinic().turn(HUMAN).refused("treat room1").rule


def test_a_client_without_dreams_cannot_be_treated():
    assert "no-dream" == clinic(dreams="").turn(HUMAN).refused("treat room1").rule


def test_a_matching_symbol_gives_a_pill_box():
    table = clinic(layer="L05")
    table.insights(minor_growth=1, minor_freedom=1)

    table.turn(HUMAN).play("treat room1")

    assert 1 == table.me.pills


def test_both_clients_can_be_treated_once_each():
    table = clinic()
    table.seat_client(HUMAN, 1, "C01", 8, "L06", "M17")
    table.insights(minor_growth=1, minor_freedom=2, minor_passion=1)

    table.turn(HUMAN).play("treat room1")
    assert "0 treat-other" == table.asks
    table.play("treat room2")

    assert [7, 7] == table.me.markers


def test_a_client_can_make_the_first_dream_cheaper():
    table = clinic()
    table.me.lasting[LASTING.index("first-dream-discount")] = 1
    table.insights(minor_freedom=1)

    assert "treat room1" in table.turn(HUMAN).options


def test_catharsis_at_three_lifts_the_layer_and_brings_the_lower_part_into_force():
    table = clinic(marker=4).do(HUMAN, Therapy(0, 1))

    assert NONE == table.me.grief[0]
    assert (2, 1) == (table.points(HUMAN), table.me.coffee)
    assert 1 == table.me.icons[LOCATIONS.index("theater")]
    assert 1 == table.me.lasting[LASTING.index("market-discount")]


def test_what_dreams_and_grief_layers_score_is_counted_as_therapy_and_not_as_effects():
    table = clinic(marker=4)
    table.insights(minor_growth=1, minor_freedom=1)

    table.turn(HUMAN).play("treat room1")

    counted = dict(zip(scoring.LINES, scoring.lines(table.s, HUMAN), strict=True))
    assert (4, 0) == (counted["play-therapy"], counted["play-effects"])


def test_points_go_on_after_catharsis():
    assert 1 == clinic(marker=4).do(HUMAN, Therapy(0, 3)).me.markers[0]


def test_a_cure_scores_the_card_and_points_left_over_become_pill_boxes():
    table = clinic(marker=2, layer="").do(HUMAN, Therapy(0, 4))

    assert [named(BOX.clients, "R01")] == table.me.cured
    assert 2 == table.points(HUMAN)
    assert 2 == table.me.pills
    assert [NONE, NONE] == [table.me.manifest[0], table.me.latent[0]]


def test_a_starting_layer_opens_the_second_room():
    assert clinic(marker=4, layer="L01").do(HUMAN, Therapy(0, 1)).me.is_room_open[1]


def test_pill_boxes_are_spent_at_the_end_of_the_turn():
    table = clinic()
    table.me.pills = 2

    table.do(HUMAN, SPEND_PILLS).play("pill room1", "done")

    assert (7, 1) == (table.me.markers[0], table.me.pills)


def test_an_open_empty_room_receives_a_client_of_either_kind():
    table = base()
    table.me.is_room_open[0] = True

    table.do(HUMAN, FillRoom(0)).play("client case-2")
    assert "0 choose-dream" == table.asks
    table.play("dream 1")

    assert 1 == BOX.clients[table.me.clients[0]].kind
    assert NONE not in (table.me.grief[0], table.me.manifest[0], table.me.latent[0])


def test_points_of_the_therapy_track_count_when_a_client_arrives():
    table = base()
    table.me.is_room_open[0] = True
    table.luck.add("grief:L17")

    table.do(HUMAN, FillRoom(0)).play("client case-1")

    assert BOX.therapy_points[table.me.markers[0]] == table.points(HUMAN)


def test_the_final_round_brings_no_new_clients():
    table = base()
    table.me.is_room_open[0] = True
    table.s.last_round = table.s.round

    assert "rest" == table.do(HUMAN, FillRoom(0)).asks


# Reputation and goals.


def test_reputation_moves_freuds_marker_first_and_portraits_move_his_figure():
    table = base()
    table.s.freud, table.s.freud_reputation = 0, 2

    gains.gain_reputation(table.s, HUMAN)

    assert (3, 1, 1) == (table.s.freud_reputation, table.s.freud, table.me.reputation)


def test_reaching_ten_triggers_the_end_for_three_points():
    table = base()
    table.s.freud_reputation = 9

    gains.gain_reputation(table.s, HUMAN)

    assert table.s.round + 1 == table.s.last_round
    assert 3 == table.points(HUMAN)


def test_goals_are_claimed_in_ones_own_turn_in_any_order():
    table = base()
    table.s.goals[0], table.s.goals[4] = named(BOX.goals, "O12"), named(BOX.goals, "O11")
    table.play_out(HUMAN, "S07G S07F S07P S08G S08F S08P S09G S09F")

    table.do(HUMAN, ClaimGoals())
    assert 2 == len([option for option in table.options if option.startswith("goal")])
    table.play(f"goal {named(BOX.goals, 'O11')}")

    assert [named(BOX.goals, "O11"), named(BOX.goals, "O12")] == table.me.goals
    assert 2 == table.me.reputation


def test_a_goal_is_claimed_at_once_when_it_is_reached():
    table = clinic(marker=1, layer="")
    table.me.cured = [named(BOX.clients, name) for name in ("R02", "R03", "R04", "R05")]
    table.me.cured_overlays = [NONE] * 4
    table.s.goals[3] = named(BOX.goals, "O01")

    table.do(HUMAN, Therapy(0, 1))

    assert [named(BOX.goals, "O01")] == table.me.goals


def test_grey_icons_help_with_goals():
    table = solo()
    table.id.icons = [2, 2, 2, 2, 2, 1, 1]

    assert gains.is_goal_reached(table.s, 1, named(BOX.goals, "O10"))
    assert not gains.is_goal_reached(table.s, 1, named(BOX.goals, "O11"))


# The end.


def test_the_round_is_finished_and_one_more_is_played():
    table = start(2)
    chance = RandomChance(5)
    s = table.s
    s.freud_reputation = 9
    rounds = set()
    while not s.end:
        if s.round == 2 and not s.last_round:
            gains.gain_reputation(s, 0)
        rounds.add(s.round)
        options = flow.options(s, flow.first_asked(s))
        flow.play(s, flow.first_asked(s), options[chance.pick("any", len(options))], chance)

    assert {0, 1, 2, 3} == rounds
    assert "freud-famous" == s.end


def test_scoring_counts_every_line():
    table = base()
    desk = table.me
    desk.points[0] = 10
    desk.reputation = 4
    desk.treatises, desk.volumes = [0], [cards("S10G")]
    desk.cured, desk.cured_overlays = [named(BOX.clients, "C06"), named(BOX.clients, "R01")], [NONE, NONE]
    table.s.district_slots[0] = table.s.district_slots[4] = HUMAN
    desk.notebook = [tile("N01G")] * 6 + [NONE] * 3
    desk.icons = [1, 1, 1, 1, 0, 0, 0]
    desk.pills, desk.coffee, desk.bright = 2, 7, 1

    counted = dict(zip(scoring.LINES, scoring.lines(table.s, HUMAN), strict=True))

    assert {
        "play-effects": 10,
        "final-reputation": 4,
        "final-fame": 6,
        "final-districts": 10,
        "final-rows": 5,
        "final-locations": 3,
        "final-case-studies": 4,
        "final-pill-boxes": 4,
        "final-bright-ideas": 3,
    } == {label: points for label, points in counted.items() if points}


def test_the_second_in_reputation_scores_one_each_and_the_lower_marker_of_a_pile_is_ahead():
    table = base()
    table.s.standing = [1, 0]
    for desk in table.s.desks:
        desk.cured = [0, 1]

    assert (2, 4) == (scoring.fame(table.s, 0), scoring.fame(table.s, 1))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_icons_and_lasting_effects_are_what_lies_on_the_table(seats, seed):
    """They are kept while playing; counted anew from the cards they are the same."""
    chance = RandomChance(seed)
    s = GAME.start(seats, {}, chance)
    while not s.end:
        options = flow.options(s, flow.first_asked(s))
        flow.play(s, flow.first_asked(s), options[chance.pick("any", len(options))], chance)
    for desk in s.desks:  # type: ignore[attr-defined]
        icons = [0] * 7
        printed = [BOX.research[card].icons for card in desk.played]
        printed += [BOX.treatises[treatise].icons for treatise in desk.treatises]
        printed += [(BOX.goals[goal].icon,) for goal in desk.goals]
        clients = list(zip(desk.cured, desk.cured_overlays, strict=True))
        clients += [(desk.clients[room], desk.overlays[room]) for room in range(2) if desk.grief[room] == NONE]
        for client, overlay in clients:
            if client != NONE and overlay == NONE:
                printed.append(BOX.clients[client].icons)
            elif client != NONE and BOX.clients[client].kind == 0:
                printed.append(tuple(i for i, n in enumerate(BOX.routine_tiles[overlay].icons) for _ in range(n)))
        for some in printed:
            for icon in some:
                icons[icon] += 1
        assert icons == desk.icons


def rounds_after(table, trigger):
    """Play at random from a trigger on; list the turns begun afterwards."""
    luck = RandomChance(4)
    trigger(table.s)
    table.events.clear()
    while not table.s.end:
        seat = flow.first_asked(table.s)
        options = flow.options(table.s, seat)
        flow.play(table.s, seat, options[luck.pick("any", len(options))], luck)
    return [event.facts["who"] for event in table.events if event.name == "turn-began"]


def test_when_you_trigger_the_end_the_id_finishes_the_round_and_each_has_one_more_turn():
    table = start(1)
    while table.s.round == 0:
        table.play(table.options[0])
    table.s.freud_reputation = 9

    assert [ID, HUMAN, ID] == rounds_after(table, lambda s: gains.gain_reputation(s, HUMAN))
    assert 3 == table.me.points[-1]


def test_the_round_limit_makes_the_next_round_the_last_and_pays_nobody():
    table = start(2)
    while table.s.round == 0:
        table.play(table.options[0], seat=flow.first_asked(table.s))

    def late(s):
        s.round = BOX.constants["round_limit"]

    turns = rounds_after(table, late)

    assert 1 + 2 == len(turns)
    assert [0, 0] == [desk.points[-1] for desk in table.s.desks]
    assert "limit-reached" in table.happened
