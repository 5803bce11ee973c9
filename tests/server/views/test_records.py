"""Who gets what of a finished game: everybody what he was told, and nobody what the rules keep secret for ever."""

import re
from urllib.error import HTTPError

import pytest

from ludotheque.engine import record
from ludotheque.engine.chance import RandomChance
from ludotheque.games import all_games, game_named
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.views.table_view import TableView
from tests.games.enkidu.table import event
from tests.server.conftest import open_table
from tests.server.lobby.test_import_record import bring_in, look
from tests.server.table.test_orders import ALL, answer, table_at, talk
from tests.test_cli import started

VIEWERS = (0, 1, 2, 3, None)


def vetoed(*answers):
    """Let everybody say in turn whether to veto; the vote goes through."""
    table = table_at(event("nanotechnology", veto_tokens=ALL).state)
    for action in (*answers, "uphold", "uphold", "uphold", "uphold"):
        answer(table, table.waiting()[0], action)
    return table


def test_a_veto_that_came_too_late_is_never_told_to_anybody_else():
    """Ruling 15: whoever would have vetoed too keeps the token and stays unnamed."""
    lost, none = vetoed("veto", "pass", "veto", "pass"), vetoed("veto", "pass", "pass", "pass")

    assert [TableView(lost).record(viewer, "en") for viewer in VIEWERS] == [
        TableView(none).record(viewer, "en") for viewer in VIEWERS
    ]
    assert lost.complete_record() != none.complete_record()
    assert "vetoes" in TableView(lost).record(None, "en")


def test_offers_that_were_taken_back_are_in_no_record_but_the_house_s():
    haggled, none = talk(), talk()
    for action in ("give red DB1", "want red LB1", "clear red"):
        answer(haggled, 0, action)
    for table in (haggled, none):
        answer(table, 0, "leave")

    records = [TableView(haggled).record(viewer, "en") for viewer in VIEWERS]

    assert records == [TableView(none).record(viewer, "en") for viewer in VIEWERS]
    assert "DB1" in haggled.complete_record()
    assert "DB1" not in none.complete_record().partition("\n0: ")[2]


def test_a_record_tells_a_seat_what_it_was_told_and_a_spectator_what_all_were():
    table = table_at(event("nanotechnology", veto_tokens="").state)
    table.schedule.patience = lambda: 0.0
    own = [TableView(table).record(viewer, "en").splitlines() for viewer in VIEWERS]

    assert [f"seen by seat {seat}" for seat in range(4)] == [lines[2] for lines in own[:4]]
    assert "seen by everybody" == own[4][2]


def test_a_game_says_what_it_keeps_secret_for_ever_by_names_that_it_has():
    kept = {game.id: game.forever for game in all_games().values() if game.forever}

    assert "enkidu" in kept
    for game, names in kept.items():
        known = game_named(game)
        assert all(known.texts.has("en", name) or name in known.outcomes for name in names)


def test_whatever_enkidu_draws_face_down_for_good_is_kept_for_ever():
    """Tablets removed, objectives given back, events set aside: nobody ever sees which they were."""
    assert {"removed", "objective", "set-aside"} == set(game_named("enkidu").forever) & set(
        game_named("enkidu").outcomes
    )


@pytest.fixture(scope="module")
def enkidu(server):
    """A finished game of Enkidu: somebody who sat there, and its table."""
    ada = Guest(server.address, "Ada")
    table = open_table(ada, "me", "bot:random", "bot:random", game="enkidu", length="short", windows="none")
    ada.attend(table).play_randomly(RandomChance(3))
    yield ada, table
    ada.leave()


ANSWERS = re.compile(r"^(\d+: |\* |start |digest )", re.MULTILINE)


@pytest.mark.slow
def test_nobody_gets_answers_or_luck_of_a_game_that_keeps_secrets_for_ever(server, guests, enkidu):
    ada, table = enkidu
    stranger = guests("Eve")

    own, public = (guest.ask("GET", f"/api/tables/{table}/record") for guest in (ada, stranger))

    assert own.startswith(f"{record.ACCOUNT}\ntable {table}\nseen by seat 0\n")
    assert public.startswith(f"{record.ACCOUNT}\ntable {table}\nseen by everybody\n")
    assert [] == ANSWERS.findall(own) + ANSWERS.findall(public)
    assert "\nend " in public
    told = re.findall(r"^\d+\. (.*)$", own, re.MULTILINE)
    assert [line for number, line in enumerate(ada.log) if number not in ada.undone] == told
    assert len(told) > 50


@pytest.mark.slow
def test_it_is_told_in_the_language_of_whoever_takes_it(enkidu):
    ada, table = enkidu

    french = ada.ask("GET", f"/api/tables/{table}/record?language=fr")

    assert french != ada.ask("GET", f"/api/tables/{table}/record?language=en")
    assert "La partie est finie." in french
    assert 422 == ada.ask("GET", f"/api/tables/{table}/record?language=tlh")["status"]


@pytest.mark.slow
def test_what_was_seen_of_a_game_leads_back_to_where_it_can_be_looked_at(server, guests, enkidu):
    ada, table = enkidu
    eve = guests("Eve")

    again = bring_in(server, eve.ask("GET", f"/api/tables/{table}/record"))

    assert table == again
    eve.attend(again)
    assert "options" not in look(eve, 5)["scene"]
    assert look(ada, 0)["of"] == look(eve, 0)["of"]


@pytest.mark.slow
def test_an_account_of_a_game_under_way_leads_nowhere(server, guests, enkidu):
    ada, finished = enkidu
    running = open_table(guests("Bo"), "me", "open", "open", game="enkidu")
    text = ada.ask("GET", f"/api/tables/{finished}/record").replace(f"table {finished}", f"table {running}")

    with pytest.raises(HTTPError, match="422"):
        bring_in(server, text)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"), [("table ", "tables "), ("table ", "table 000"), (record.ACCOUNT, record.ACCOUNT[:-2])]
)
def test_an_account_that_leads_nowhere_is_answered_by_a_sentence(guests, server, enkidu, old, new):
    ada, table = enkidu
    text = ada.ask("GET", f"/api/tables/{table}/record").replace(old, new, 1)

    with pytest.raises(HTTPError, match="422"):
        bring_in(server, text)


@pytest.mark.slow
def test_the_house_has_the_complete_record_and_it_replays(server, enkidu):
    _, table = enkidu
    printed = started("record", table, "--database", server.database)

    assert (0, "") == (printed.returncode, printed.stderr)
    assert record.replay(game_named("enkidu"), record.read(printed.stdout)).state.end


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in all_games().values() if not game.forever], ids=lambda game: game.id)
def test_where_the_rules_keep_nothing_everybody_gets_all_of_it_once_it_is_over(server, guests, game):
    ada, eve = guests("Ada", "Eve")
    seats = min(count for count in game.seats if count > 1)
    table = open_table(ada, "me", *["bot:random"] * (seats - 1), game=game.id)
    ada.attend(table)
    assert 409 == eve.ask("GET", f"/api/tables/{table}/record")["status"]
    ada.play_randomly(RandomChance(3))

    taken = [guest.ask("GET", f"/api/tables/{table}/record") for guest in (ada, eve)]

    assert taken[0] == taken[1]
    assert record.replay(game, record.read(taken[0])).state.end
    eve.attend(bring_in(server, taken[1]))
    assert ada.scene["result"]["places"][0]["points"] == eve.scene["result"]["places"][0]["points"]


@pytest.mark.slow
def test_a_table_of_another_house_is_not_here(tmp_path, enkidu):
    ada, table = enkidu
    other = Serving(tmp_path)

    with pytest.raises(HTTPError, match="422"):
        bring_in(other, ada.ask("GET", f"/api/tables/{table}/record"))

    assert "" == other.stop()
