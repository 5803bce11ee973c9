"""Negotiation: proposals, refusals, bans, offers and swaps; the Negotiation event."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.scene import Text
from ludotheque.games.enkidu import GAME
from tests.games.enkidu.table import deal, event

ALL = "blue red yellow green"
TABLETS = {"blue": "DB1 DB2 DB3", "red": "LB1 LB2", "green": "OC1"}


def talk(**setting):
    return deal(at="talk", talk_tokens=setting.pop("talk_tokens", ALL), tablets=TABLETS, **setting)


def begun(**setting):
    """Blue and Red sit down."""
    table = talk(talk_tokens="blue", **setting)
    return table.play("blue: propose red", "red: accept")


def test_everybody_with_a_token_is_asked_and_a_proposal_costs_nothing_until_it_stands():
    table = talk(talk_tokens="blue yellow")

    assert "blue propose-talk, yellow propose-talk" == table.asks
    table.play("all: pass")

    assert "rest" == table.asks
    assert 0b0101 == table.state.talk_tokens


def test_r18_a_declined_proposal_keeps_its_token_and_nobody_asks_again_at_the_same_pause():
    table = talk()

    table.play("blue: propose red", "red: pass", "yellow: pass", "green: pass")
    assert "red answer-proposal" == table.asks
    table.play("red: decline")

    assert "rest" == table.asks
    assert table.state.may_talk(0)


def test_r18_a_third_player_may_forbid_and_both_tokens_are_gone():
    table = talk()

    table.play("blue: propose red", "red: pass", "yellow: pass", "green: pass", "red: accept")
    assert "yellow forbid-talk, green forbid-talk" == table.asks
    table.play("green: forbid", "yellow: forbid")

    assert "rest" == table.asks
    assert (False, True, True, False) == tuple(table.state.may_talk(side) for side in range(4))
    assert "Denis forbids Anna’s talk." == table.told(None, "talk-forbidden")


def test_a_partner_needs_and_spends_no_token():
    table = begun()

    assert "blue negotiate, red negotiate" == table.asks
    assert 0 == table.state.talk_tokens


def test_r18_proposals_are_heard_in_turn_order_and_one_between_the_same_two_lapses():
    table = talk(talk_tokens="blue red", machine="red")

    table.play("blue: propose red", "red: propose blue", "blue: accept")
    table.play("red: leave")

    assert "rest" == table.asks
    assert table.state.may_talk(0)
    assert not table.state.may_talk(1)


def test_a_token_spent_on_a_ban_proposes_no_more():
    table = talk(talk_tokens="blue green")

    table.play("blue: propose red", "green: propose red", "red: accept", "green: forbid")

    assert "rest" == table.asks


def test_tablets_change_hands_when_both_agree_to_the_same():
    table = begun()

    table.play("blue: give red DB1", "blue: give red DB2", "blue: want red LB1", "blue: agree red 3")
    assert "DB1 DB2 DB3" == table.tablets("blue")
    table.play("red: agree blue 3")

    assert ("DB3 LB1", "DB1 DB2 LB2") == (table.tablets("blue"), table.tablets("red"))
    assert [0] * 26 == table.state.frozen[0]
    assert "Anna gives dark blue wedge, dark blue hook; Bruno gives light blue wedge." == table.told(3, "swapped")


def test_whoever_changes_something_takes_the_agreement_back():
    table = begun()

    table.play("blue: give red DB1", "blue: want red LB1", "blue: agree red 2", "red: want blue DB3")

    assert "not-an-option" == table.refused("red: agree blue 2").rule  # a late click on what lay there before
    table.play("red: agree blue 3")
    assert "DB1 DB2 DB3" == table.tablets("blue")


def test_r19_a_swap_is_an_exchange_of_one_or_two_from_each():
    table = begun()

    table.play("blue: give red DB1")
    assert "both-give" == table.refused("blue: agree red 1").rule
    table.play("blue: give red DB2")
    assert "enough-laid" == table.refused("blue: give red DB3").rule
    table.play("blue: clear red", "blue: give red DB1")
    assert "no-other-tablet" == table.refused("red: want blue DB1").rule


@pytest.mark.parametrize(
    ("options", "rule"),
    [({"swap_counts": "equal"}, "equal-numbers"), ({"swap_most": "1"}, "enough-laid")],
)
def test_a_table_may_ask_for_equal_numbers_or_one_each(options, rule):
    table = begun(**options)

    table.play("blue: give red DB1", "blue: want red LB1")
    if rule == "enough-laid":
        assert rule == table.refused("blue: give red DB2").rule
    else:
        table.play("blue: give red DB2")
        assert rule == table.refused("blue: agree red 3").rule


def test_a_table_may_let_one_give_for_nothing():
    table = begun(swap_sides="either")

    table.play("blue: give red DB1", "blue: agree red 1", "red: agree blue 1")

    assert "DB2 DB3" == table.tablets("blue")
    assert "Anna gives dark blue wedge; Bruno gives nothing." == table.told(3, "swapped")


def test_a_talk_goes_on_after_a_swap_until_somebody_leaves_and_there_is_one_swap_in_it():
    """A talk lasts its minute: the hourglass ends it, or one of the two."""
    table = begun()

    table.play("blue: give red DB1", "blue: want red LB1", "blue: agree red 2", "red: agree blue 2")

    assert "blue negotiate, red negotiate" == table.asks
    panel = table.state.panel_of(0, 1)
    assert panel is not None
    assert (0, [], [], -1) == (
        panel.number,
        panel.from_one,
        panel.from_other,
        panel.agreed,
    )  # no trace of what was said
    assert [(0, 1)] == GAME.talks(table.state)
    assert "talking01" in table.pieces(2)
    assert ("leave", "leave") == (table.options("blue"), table.options("red"))
    assert "swapped-already" == table.refused("red: give blue DB1").rule
    table.play("red: leave")
    assert "rest" == table.asks
    assert "talk-ended" in table.happened


def test_single_tablets_are_laid_and_taken_back_freely_as_long_as_the_talk_lasts():
    """Nothing counts how often: far more than a hundred changes, and the two can still agree."""
    table = begun()

    for _ in range(60):
        table.play("blue: give red DB1", "red: want blue DB2", "blue: withdraw red DB1", "red: waive blue DB2")
    assert "give red DB1" in table.options("blue")
    table.play("blue: give red DB1", "blue: give red DB2", "blue: want red LB1", "red: waive blue DB2")

    panel = table.state.panel_of(0, 1)
    assert panel is not None
    assert ([0], [5]) == (panel.from_one, panel.from_other)
    table.play(f"blue: agree red {panel.number}", f"red: agree blue {panel.number}")
    assert ("DB2 DB3 LB1", "DB1 LB2") == (table.tablets("blue"), table.tablets("red"))


def test_either_takes_back_what_lies_on_either_side_one_by_one():
    table = begun()

    table.play("blue: give red DB1", "blue: want red LB1", "red: want blue DB2")
    assert {"withdraw red DB1", "withdraw red DB2", "waive red LB1"} <= set(table.options("blue").split(", "))
    assert {"withdraw blue LB1", "waive blue DB1", "waive blue DB2"} <= set(table.options("red").split(", "))
    on = {option.action: option.on for option in GAME.scene(table.state, 0).options}
    assert (["panel01.0.1"], ["panel01.1.0"]) == (on["withdraw red DB2"], on["waive red LB1"])
    table.play("red: waive blue DB2", "red: withdraw blue LB1")

    assert "withdraw red DB1, clear red" in table.options("blue")
    assert "waive red LB1" not in table.options("blue")


def test_whoever_clears_clears_their_own_half():
    table = begun()

    table.play("blue: give red DB1", "blue: give red DB2", "red: give blue LB1", "red: clear blue")
    panel = table.state.panel_of(0, 1)
    assert panel is not None
    assert ([0, 1], []) == (panel.from_one, panel.from_other)
    assert "clear blue" not in table.options("red")  # nothing of Red's lies there
    table.play("red: give blue LB2", "blue: clear red")

    assert ([], [6]) == (panel.from_one, panel.from_other)


def test_whoever_takes_something_back_takes_the_agreement_back():
    table = begun()

    table.play("blue: give red DB1", "blue: give red DB2", "blue: want red LB1", "blue: agree red 3")
    table.play("red: waive blue DB2")

    assert "not-an-option" == table.refused("red: agree blue 3").rule
    table.play("red: agree blue 4")
    assert "DB1 DB2 DB3" == table.tablets("blue")  # Blue has not agreed to this


def test_either_may_leave():
    table = begun()

    table.play("red: leave")

    assert "rest" == table.asks


def test_only_the_two_see_what_lies_between_them():
    table = begun()

    table.play("blue: give red DB1")

    assert "panel01.0.0" in table.pieces(0)
    assert "panel01.0.0" in table.pieces(1)
    assert "panel01.0.0" not in table.pieces(2)
    assert "panel01.0.0" not in table.pieces(None)
    assert "talking01" in table.pieces(2)
    assert [0, 1] == table.seats_asked


def test_offers_are_never_told_to_anybody():
    table = begun()
    before = len(table.events)

    table.play("blue: give red DB1", "blue: clear red", "red: want blue DB2", "red: waive blue DB2")

    assert before == len(table.events)


def test_r20_in_the_event_everybody_negotiates_with_everybody_and_what_moved_stays():
    table = event("negotiation", tablets=TABLETS)

    assert 4 == len(table.seats_asked)
    table.play("blue: give red DB1", "red: give blue LB1", "green: want blue DB1", "green: give blue OC1")
    table.play("blue: agree green 2")
    table.play("blue: agree red 2", "red: agree blue 2")

    assert ("DB2 DB3 LB1", "DB1 LB2") == (table.tablets("blue"), table.tablets("red"))
    assert 1 == table.state.frozen[0][5]
    assert "swapped-already" == table.refused("blue: give red DB2").rule  # one swap a pair
    assert (0, 1) in GAME.talks(table.state)  # and they may go on talking, as everybody may
    rest = table.state.panel_of(0, 3)
    assert rest is not None
    assert ([], [], -1) == (rest.from_one, rest.from_other, rest.agreed)  # the tablet that lay there is gone
    assert "moved-by-event" == table.refused("green: want blue LB1").rule


def test_in_the_event_everybody_may_go_on_talking_after_every_swap():
    table = event("negotiation", tablets=TABLETS)

    table.play("blue: give red DB1", "red: give blue LB1", "blue: agree red 2", "red: agree blue 2")
    table.play("blue: give green DB2", "green: give blue OC1", "blue: agree green 2", "green: agree blue 2")

    assert 4 == len(table.seats_asked)
    assert 6 == len(GAME.talks(table.state))
    table.play("blue: leave")
    assert {(1, 2), (1, 3), (2, 3)} == set(GAME.talks(table.state))
    assert [1, 2, 3] == table.seats_asked


def test_random_talks_end():
    """Nothing counts changes, so it is leaving that ends a talk, however many answers are possible."""
    for seed in range(40):
        table = event("negotiation", seed=seed, tablets={"blue": "DB1 DB2 LB1 LB2 OC1", "red": "VI1 VI2 RE1 RE2 OC2"})
        answers = 0
        while table.state.panels:
            seat = table.seats_asked[answers % len(table.seats_asked)]
            options = flow.options(table.state, seat)
            flow.play(table.state, seat, options[table.chance.pick("what", len(options))], table.chance)
            answers += 1
        assert answers < 1000


def test_the_event_is_over_when_everybody_is_done():
    table = event("negotiation", tablets=TABLETS)

    table.play("blue: leave", "red: leave", "yellow: leave")

    assert "rest" == table.asks  # nobody is left for Green to talk with


def test_r08_a_frozen_tablet_cannot_be_swapped_in_a_talk_and_the_refusal_says_why():
    table = deal(at="talk", talk_tokens="blue", tablets=TABLETS)
    table.state.frozen[0][0] = 1

    table.play("blue: propose red", "red: accept")

    refused = table.refused("blue: give red DB1")
    assert "moved-by-event" == refused.rule
    said = {language: GAME.texts.say(language, Text(f"no-{refused.rule}"), []) for language in ("en", "fr")}
    assert "It has changed hands by this round’s event." == said["en"]
    assert "Elle a changé de mains par l’événement de ce tour." == said["fr"]
