"""Characters at a table: they are called by name, have a face, and those of other games are refused."""

import pytest

from ludotheque.bots.levels import LEVELS, OFFERED
from ludotheque.engine.errors import BadOption
from ludotheque.games import all_games, game_named
from ludotheque.server.lobby.open_table import checked_level
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.catalogue import describe_games
from ludotheque.server.views.table_info import table_info
from ludotheque.server.views.table_view import TableView

CLOCKS = game_named("clocks")


def seated(*levels):
    """Describe a table of Clocks with a person and some bots."""
    seats = [Seat(PERSON, "ada"), *(Seat(BOT, level=level) for level in levels)]
    return table_info(TableView(Table(CLOCKS, "t1", {}, seats), {"ada": "Nell"}), "fr").seats


def test_a_character_is_called_by_name_and_shows_a_face():
    ada, nell, hora = seated("character:nell", "character:hora")

    assert ["Nell", "Nell (2)", "Hora"] == [ada.name, nell.name, hora.name]
    assert ada.face is None
    assert nell.face is not None
    assert ("flip", "smile") == (nell.face.symbol, nell.face.mood)


def test_bots_that_were_stored_before_there_were_characters_sit_there_as_before():
    names = [seat.name for seat in seated("greedy", "search-long", "level:2")[1:]]

    assert ["Rafleur", CLOCKS.say("fr", "level-search-long.name"), "Amateur"] == names
    assert [None] * 3 == [seat.face for seat in seated(*(level.id for level in LEVELS[:3]))[1:]]


def test_a_level_is_checked_against_the_game():
    assert "character:pip" == checked_level(game_named("clockworker"), "character:pip")
    assert "level:5" == checked_level(CLOCKS, "level:5")
    wrong = ("character:nell:0", "character:nell:6", "character:nell:", "character:nell:+4", "character:nell:4:4")
    for wanted in (*wrong, "character:pip", "character:pip:3", "character:", "level:6", "soft:0.1", "search:9000s"):
        with pytest.raises(BadOption, match="a level is random, "):
            checked_level(CLOCKS, wanted)


def test_a_character_sits_down_at_any_level_with_the_same_name_and_face():
    nell, strong = seated("character:nell", "character:nell:4")[1:]

    assert ["Nell (2)", "Nell (3)"] == [nell.name, strong.name]
    assert nell.face == strong.face
    assert "character:nell:4" == checked_level(CLOCKS, "character:nell:4")


def test_a_character_at_their_own_level_has_one_name_for_results():
    assert "character:odile" == checked_level(CLOCKS, "character:odile:3") == checked_level(CLOCKS, "character:odile")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_catalogue_offers_five_levels_and_the_one_who_thinks_longest(language):
    for told in describe_games(language):
        assert list(OFFERED) == [one.id for one in told.levels]
        assert 6 == len({one.name for one in told.levels}) == len({one.label for one in told.levels})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_catalogue_introduces_every_character_the_gentlest_first(language):
    for told in describe_games(language):
        known = all_games()[told.id].opponents.characters
        assert [f"character:{name}" for name in known] == [one.id for one in told.characters]
        assert all(one.strength == 1 for one in told.characters[:1])
        assert all(one.name and one.line for one in told.characters)
