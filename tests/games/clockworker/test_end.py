"""The end: two triggers, the round that is finished, the score."""

import pytest

from ludotheque.engine.chance import RecordedChance
from ludotheque.engine.match import Match
from tests.games.clockworker.table import GAME, deal, outcomes

ELEVEN = "starter/.... F10/.... F11/.... F12/.... F21/..... F22/..... F16/..... F17/..... F18/.... F19/.... F20/...."


def test_twelve_cards_with_the_starting_factory_end_the_game_after_this_round():
    table = deal(3, stock="2 gear", works=ELEVEN, luck="F07")

    table.play("0: operate F02")
    assert "many-cards" == table.state.ending
    table.play("1: charge", "2: charge")

    assert "over" == table.asks
    assert "many-cards" == table.state.end


def test_eleven_cards_do_not():
    table = deal(stock="2 gear", works=ELEVEN.removesuffix(" F20/...."), luck="F07")

    table.play("0: operate F02")

    assert "" == table.state.ending


def test_an_artifact_can_be_the_twelfth_card():
    table = deal(stock="red + green + blue", works=ELEVEN)

    table.play("0: repair emergency-kit")

    assert "many-cards" == table.state.ending


def test_archives_are_no_cards():
    table = deal(stock="2 red + 2 green", works=ELEVEN, archives="T10 T11", luck="T09")

    table.play("0: communicate T01")

    assert "" == table.state.ending


def test_the_last_turn_is_that_of_the_player_to_the_right_of_the_first():
    table = deal(3, stock="2 gear", works=ELEVEN, first=1, whose=0, luck="F07")

    table.play("0: operate F02")

    assert "over" == table.asks, "player 0 sits to the right of player 1, who began"


def test_the_others_have_whole_turns_in_the_last_round():
    table = deal(stock="2 gear", works=ELEVEN, works1="starter/xx..", others="3 gear + robot", luck="F07 F08")

    table.play("0: operate F02")
    assert "starter/.x.." == table.works(1)
    table.play("1: operate F01", "1: done")

    assert "starter/.x.. F01/..." == table.works(1)
    assert "over" == table.asks


def test_end_after_the_twelfth_card_changes_nothing():
    """Ruling 9."""
    table = deal(stock="2 gear", works=ELEVEN, others="2 red + 2 green + robot", until_end=0, luck="F07 T09")

    table.play("0: operate F02", "1: communicate T01")

    assert "many-cards" == table.state.end


def test_points_are_tokens_artifacts_and_archives():
    table = deal(stock="5 point + 9 gear + 9 gold", artifacts="duplicator synchroniser", archives="T01 T18")

    lines = GAME.scores(table.state)[0].lines

    assert (("tokens", 5), ("artifacts", 6), ("phrases", 0), ("archives", 16)) == lines
    assert 27 == table.points[0], "what is left over is worth nothing"


@pytest.mark.parametrize(("factories", "ranks"), [(" F10/....", (1, 2)), ("", (1, 1))])
def test_a_tie_goes_to_more_factories_and_is_shared_if_these_are_equal_too(factories, ranks):
    table = deal(stock="3 point", works="starter/...." + factories, others="3 point")

    assert ranks == table.ranks


def test_factories_do_not_break_ties_between_unequal_scores():
    table = deal(stock="3 point", works="starter/.... F10/.... F11/....", others="4 point")

    assert (2, 1) == table.ranks


def test_when_everybody_recharges_for_ever_the_house_stops_the_game():
    """Ruling 20: the rulebook has no such limit."""
    match = Match(GAME, 2, {}, RecordedChance(outcomes(GAME, "first:0 F29 F10 F21 F36 F04 T01 T02 T03 T04 T05")))
    charge = GAME.actions.parse("charge")

    while not match.state.end:
        match.play(match.state.turn, charge)

    assert "standstill" == match.state.end
    assert 100 == match.state.round  # type: ignore[attr-defined]  # a State of Clockworker
