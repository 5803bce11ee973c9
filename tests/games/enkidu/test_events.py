"""Events of both phases: cases E1 to E5 of the specification, and every card."""

from typing import Any

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.moves.telling import effect_text
from ludotheque.games.enkidu.names import DEVELOPMENT, INITIATION, POSITIONS
from ludotheque.lab import kit
from tests.games.enkidu.table import EVENTS, deal, event, go_on, side_of

FOUR = ("blue", "red", "green", "yellow")


def counts(table) -> list[int]:
    return [table.count(name) for name in FOUR]


def test_e1_the_rulebooks_sequence_of_advanced_telekinesis():
    table = event(
        "advanced-telekinesis",
        phase=INITIATION,
        tablets={"blue": "4*DB1", "red": "2*LB1", "green": "3*OC1", "yellow": "DB2 LB2 OC2"},
    )
    before = table.in_bag

    table.play("blue: bag-from yellow", "blue: tablet DB2", "blue: tablet LB2")
    table.play("red: keep-from yellow")
    table.play("green: bag-from red")
    assert "too-few-tablets" == table.refused("yellow: keep-from red").rule
    table.play("yellow: keep-from green")

    assert [4, 1, 2, 1] == counts(table)
    assert before + 4 == table.in_bag
    assert "OC2" == table.tablets("red")
    assert "rest" == table.asks


def test_e2_simple_telekinesis_spares_whoever_has_fewer_than_two_free_tablets():
    table = event("simple-telekinesis", tablets={"blue": "DB1 DB2 DB3", "red": "LB1"})

    assert "to red, to yellow, to green, to-bag" == table.options("blue")
    table.play("blue: to red", "blue: tablet DB1", "blue: tablet DB2")

    assert "DB1 DB2 LB1" == table.tablets("red")
    assert "rest" == table.asks  # nobody else has two tablets that may move
    assert 3 == table.happened.count("cannot-comply")


def test_r10_simple_telekinesis_is_compulsory_and_goes_to_one_place():
    table = event("simple-telekinesis", tablets={"blue": "DB1 DB2 DB3"})

    table.play("blue: to-bag")
    assert "tablet DB1, tablet DB2, tablet DB3" == table.options("blue")
    table.play("blue: tablet DB3", "blue: tablet DB1")

    assert "DB2" == table.tablets("blue")
    assert "rest" == table.asks


def test_r08_a_tablet_moved_by_the_event_stays_for_the_round_gifts_included():
    table = event("simple-telekinesis", gifts=True, tablets={"blue": "DB1 DB2"})

    table.play("blue: to red")

    assert "DB1 DB2" == table.tablets("red")
    assert "rest" == table.asks  # Red's tablets are frozen, nobody else has one


def test_frozen_tablets_cannot_be_taken_again():
    table = event("advanced-telekinesis", phase=INITIATION, tablets={"red": "2*DB1 LB1", "yellow": "OC1 OC2"})

    table.play("blue: keep-from red", "blue: tablet LB1", "red: keep-from yellow", "red: tablet OC1")
    assert "OC1" in table.tablets("red")
    assert "keep-from red, keep-from yellow, bag-from red" == table.options("green")
    table.play("green: bag-from red")

    assert "OC1" == table.tablets("red")
    assert ["frozen"] == table.pieces(0)["tablets1.OC1"].marks
    assert "rest" == table.asks  # for Yellow nothing is left but frozen tablets


def test_the_second_telekinesis_takes_two_or_bags_three():
    table = event("great-telekinesis", tablets={"red": "2*DB1 2*LB1", "yellow": "OC1"})

    assert "keep-from red, bag-from red" == table.options("blue")
    table.play("blue: keep-from red", "blue: tablet DB1", "blue: tablet DB1")

    assert "2*DB1" == table.tablets("blue")
    assert "2*LB1" == table.tablets("red")
    assert "keep-from red" == table.options("green")  # Blue's two are frozen, Red has nobody to take from


def test_r11_advanced_telekinesis_may_be_declined_only_by_the_tables_rule():
    compulsory = event("great-telekinesis", tablets={"red": "2*DB1 2*LB1"})
    optional = event("great-telekinesis", tablets={"red": "2*DB1 2*LB1"}, seizing="optional")

    assert "pass" not in compulsory.options("blue")
    assert "pass" in optional.options("blue")
    optional.play("blue: pass")
    assert "green choose-victim" == optional.asks


OBJECTIVES = {"blue": "O05 O12 O27", "red": "O02 O16 O32", "green": "O03 O15 O19", "yellow": "O08 O23 O30"}


def test_chaos_gives_everybody_a_card_of_the_pile_he_lacks():
    luck = "objective:O22 objective:O18 objective:O25 objective:O10"
    table = event("chaos", phase=INITIATION, objectives=OBJECTIVES, luck=luck)

    assert ["O22", "O18", "O25", "O10"] == [
        table.objective(name, pile) for name, pile in zip(FOUR, "CCDB", strict=True)
    ]
    assert "Chloé draws one more objective, from pile B." == table.told(0, "objective-gained")
    assert table.told(2, "objective-gained").endswith("from pile B: Blue has the most tablets.")


def test_e5_a_second_chaos_does_nothing_and_cannot_be_vetoed():
    """Also ruling 15: nobody is asked about a card without effect."""
    luck = "objective:O22 objective:O18 objective:O25 objective:O10"
    table = event("chaos", phase=INITIATION, objectives=OBJECTIVES, luck=luck)
    before = table.state.objectives.copy()
    s = table.state
    s.phase, s.veto_tokens, s.revealed = DEVELOPMENT, 0b1111, []
    s.deck[side_of("red") * len(EVENTS) + EVENTS.index("chaos")] = 1

    table = go_on(table, "event", "event:red.chaos")

    assert "rest" == table.asks
    assert before == table.state.objectives
    assert "nothing-happens" in table.happened


@pytest.mark.parametrize(("name", "what"), [("narrow-sight", "mission"), ("wide-sight", "objectives")])
def test_clairvoyance_is_offered_to_everybody_in_turn_and_may_be_declined(name, what):
    table = event(name, phase=INITIATION, machine="green")

    assert "green choose-secret" == table.asks
    assert "look blue, look red, look yellow, pass" == table.options("green")
    table.play("green: look blue", "yellow: pass", "blue: look red", "red: look blue")

    assert "rest" == table.asks
    assert 3 == table.happened.count(f"{what}-seen")


def test_teleportation_is_won_by_the_best_card_and_all_cards_are_spent():
    table = event("teleportation")

    table.lay(blue=4, red=15, green=15, yellow=2)
    assert "red choose-place" == table.asks
    table.play("red: pass")

    assert [0, 1, 2, 3] == table.state.seat_of
    assert all(hand.bit_count() == 14 for hand in table.state.hands)


def test_r17_teleportation_lets_two_people_take_over_each_others_place():
    table = event("teleportation", gifts=True, tablets={"blue": "DB1", "red": "LB1 LB2"})

    table.lay(blue=4, red=15, green=14, yellow=2)
    table.play("red: change-places blue")

    assert [1, 0, 2, 3] == table.state.seat_of
    assert ("DB1", "LB1 LB2") == (table.tablets("blue"), table.tablets("red"))
    assert "blue give-gift" == table.asks
    assert "pass, gift red, gift yellow, gift green" == table.options("blue")
    assert [1] == table.seats_asked


def test_r17_teleportation_may_move_the_positions_instead():
    table = event("teleportation", teleportation_moves="seats", machine="blue")

    table.lay(blue=14, red=15, green=4, yellow=2)
    table.play("red: change-places yellow")

    s = table.state
    assert [0, 1, 2, 3] == s.seat_of
    assert ["blue", "yellow", "green", "red"] == [POSITIONS[side] for side in s.around]
    assert "blue" == POSITIONS[s.machine]
    assert "red" == POSITIONS[s.right_of(s.machine)]


def test_r16_of_equal_cards_the_one_closest_to_the_machine_jumps():
    table = event("teleportation", machine="yellow")

    table.lay(blue=9, red=9, green=9, yellow=2)

    assert "blue choose-place" == table.asks


def test_r13_nanotechnology_turns_teleportation_round_as_well():
    table = event("teleportation", is_reversed=True)

    table.lay(blue=4, red=15, green=14, yellow=2)

    assert "yellow choose-place" == table.asks


def test_renovation_replaces_a_card_by_another_of_the_same_pile():
    table = event("renovation", objectives=OBJECTIVES, luck="objective:O01")

    assert "renew A, renew B, renew D, pass" == table.options("blue")
    table.play("blue: renew A")

    assert "O01" == table.objective("blue", "A")
    table.play("red: pass", "green: pass", "yellow: pass")
    assert "rest" == table.asks


def test_r12_renovation_never_draws_a_card_about_oneself_nor_the_one_put_back():
    for seed in range(40):
        table = deal(at="event", phase=DEVELOPMENT, events="blue.renovation", objectives=OBJECTIVES, seed=seed)

        table.play("blue: renew A")

        assert table.objective("blue", "A") not in {"O05", "O02", "O06", "O03", "O08"}


def test_nanotechnology_and_energy_cell_speak_of_the_next_round():
    nano = event("nanotechnology")
    energy = event("energy-cell")

    assert (False, True) == (nano.state.is_reversed, nano.state.is_reversed_next)
    assert (1, 2) == (energy.state.rolls, energy.state.rolls_next)


@pytest.mark.parametrize(("name", "promise"), [("nanotechnology", "reversed-next"), ("energy-cell", "rolls-next")])
def test_what_speaks_of_the_next_round_does_nothing_when_there_is_none(name, promise):
    table = event(name)
    last = deal(at="late event", phase=DEVELOPMENT, events=f"red.{name}", luck=f"event:red.{name}")

    assert promise in table.happened
    assert "nothing-happens" not in table.happened
    assert promise not in last.happened
    assert "nothing-happens" in last.happened
    assert (False, 1) == (last.state.is_reversed_next, last.state.rolls_next)


def test_the_energy_cell_rolls_twice_and_adds():
    table = deal(at="roll", rolls=2, luck="die:1 die:1 die:1 die:1 bag:DB1 bag:DB1 bag:DB1 bag:DB1")

    assert "4*DB1" == table.pool


def test_r13_nanotechnology_lasts_a_round_and_two_in_a_row_do_not_cancel_out():
    table = deal(at="end", hands=(3, 5), is_reversed=True, luck="die:1 die:1 bag:DB1 bag:DB1")
    assert not table.state.is_reversed

    again = event("nanotechnology", is_reversed=True)
    assert (True, True) == (again.state.is_reversed, again.state.is_reversed_next)


def test_a_first_cataclysm_does_nothing_and_a_second_ends_the_game_at_once():
    first = event("cataclysm", gifts=True, tablets={"blue": "DB1"}, veto_tokens="red")
    second = event("cataclysm", gifts=True, cataclysms=1, tablets={"blue": "DB1"})

    assert "blue give-gift" == first.asks
    assert "cataclysm-struck" == second.state.end


def test_an_event_card_says_the_numbers_of_the_component_tables():
    game = kit.other_numbers(GAME)
    s: Any = game.start(3, {}, RandomChance(1))

    said = {event: game.texts.say("en", effect_text(s, number), []) for number, event in enumerate(s.box.events)}

    assert "hands 3 of their tablets" in said["simple-telekinesis"]
    assert "takes 2 tablets of another player and keeps them, or takes 3 and" in said["advanced-telekinesis"]
    assert "until it has turned up 3 times" in said["cataclysm"]
    assert "rolled 3 times" in said["energy-cell"]


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (1, "A cataclysm has been seen: the game ends when there have been 2 more"),
        (2, "A cataclysm has been seen: the next one ends the game"),
        (3, "A cataclysm has been seen: the next one ends the game"),
    ],
)
def test_the_table_says_how_many_cataclysms_end_the_game(seen, said):
    game = kit.other_numbers(GAME)
    s: Any = game.start(3, {}, RandomChance(1))
    s.cataclysms = seen

    scene = SceneWriter(game.texts, "en", ["Anna", "Bea", "Chloe"]).plain(game.scene(s, None))

    assert said in str(scene)
