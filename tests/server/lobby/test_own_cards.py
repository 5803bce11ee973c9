"""A table that is played with component files of somebody's own."""

import pytest

from ludotheque.engine import record
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_of
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from tests.games.clockworker.table import with_cards
from tests.games.clockworker.test_components import FORGE
from tests.server.conftest import open_table


@pytest.mark.slow
def test_people_and_bots_play_with_the_owners_cards_and_the_record_brings_them_along(tmp_path):
    own = with_cards(tmp_path, more=FORGE)
    serving = Serving(tmp_path, arguments=["--data", f"clockworker={tmp_path / 'my-cards.toml'}"])
    ada = Guest(serving.address, "Ada")
    table = open_table(ada, "me", "bot:random", game="clockworker")

    ada.attend(table).play_randomly(RandomChance(1))
    written = record.read(ada.ask("GET", f"/api/tables/{table}/record"))
    ada.leave()

    assert "" == serving.stop()
    assert own.components_digest == written.components
    assert "Lucky forge" in str(ada.scene)
    assert "lucky-forge" in record.replay(game_of(written), written).game.cards


@pytest.mark.slow
def test_a_house_that_has_other_cards_now_plays_on_with_those_the_table_was_opened_with(tmp_path):
    with_cards(tmp_path, more=FORGE)
    serving = Serving(tmp_path, arguments=["--data", f"clockworker={tmp_path / 'my-cards.toml'}"])
    ada = Guest(serving.address, "Ada")
    table = open_table(ada, "me", "bot:random", game="clockworker")
    ada.attend(table).play_randomly(RandomChance(1), answers=10)
    ada.leave()
    serving.stop()
    serving = Serving(tmp_path)

    ada.walk_over(serving.address).attend(table).play_randomly(RandomChance(2))

    assert "Lucky forge" in str(ada.scene)
    ada.leave()
    assert "" == serving.stop()
