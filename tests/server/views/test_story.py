"""What stays of a game: told to whoever asks, in their language, once the game is over."""

from ludotheque.engine.chance import RandomChance
from tests.server.conftest import open_table


def asked_for(guest):
    guest.say({"type": "story", "id": "s1"})
    return guest.until("story", "refused")


def test_the_story_of_a_game_is_told_when_it_is_over_and_not_before(guests):
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "bot:random", board="forward")
    ada.attend(table)

    assert "refused" == asked_for(ada)["type"]
    ada.play_randomly(RandomChance(3))
    story = asked_for(ada)

    assert "Points, round by round" == story["title"]
    places = {place["side"]: place["points"] for place in ada.scene["result"]["places"]}
    assert [places[0], places[1]] == story["curve"][-1]["points"]
    assert story["memories"]
    bo.attend(table, "fr")
    assert "Les points, manche par manche" == asked_for(bo)["title"]
    assert [one["turn"] for one in story["moments"]] == [one["turn"] for one in asked_for(bo)["moments"]]
