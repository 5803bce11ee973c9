"""A table over the real doors: HTTP and WebSocket of a server in its own process."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludotheque.engine import record
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import apply_difference
from ludotheque.games import game_named
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from tests.server.conftest import open_table


def seated(guests, board="forward"):
    """Two people at a table of Clocks that has begun."""
    ada, bo = guests("Ada", "Bo")
    table = open_table(ada, "me", "open", board=board)
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    return ada.attend(table), bo.attend(table), table


def test_two_people_play_a_whole_game_and_take_the_record_home(guests):
    ada, bo, table = seated(guests, board="choose")

    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda guest: guest.play_randomly(RandomChance(guest.seat)), (ada, bo)))

    assert ada.scene["result"] == bo.scene["result"]
    game = game_named("clocks")
    match = record.replay(game, record.read(ada.ask("GET", f"/api/tables/{table}/record")))
    assert [place["points"] for place in ada.scene["result"]["places"]] == sorted(
        (score.points for score in game.scores(match.state)), reverse=True
    )


@pytest.mark.slow
def test_a_person_plays_a_whole_game_against_every_level(guests):
    ada = guests("Ada")
    table = open_table(ada, "me", "bot:random", "bot:greedy", board="forward")

    ada.attend(table).play_randomly(RandomChance(1))

    assert 3 == len(ada.scene["result"]["places"])


@pytest.mark.slow
def test_bots_go_on_when_the_process_they_think_in_dies(tmp_path):
    serving = Serving(tmp_path)
    ada = Guest(serving.address, "Ada")
    ada.attend(open_table(ada, "me", "bot:random", board="forward"))
    ada.play_randomly(RandomChance(1), answers=10)

    thinkers = [int(pid) for pid in children(serving.pid) if "spawn_main" in command_of(pid)]
    for pid in thinkers:
        os.kill(pid, signal.SIGKILL)
    ada.play_randomly(RandomChance(2))

    assert thinkers
    assert ada.is_over
    ada.leave()
    assert "a process in which bots think has died" in serving.stop()


@pytest.mark.slow
def test_a_house_with_a_seed_deals_every_table_alike(tmp_path):
    serving = Serving(tmp_path, arguments=["--seed", "7"])
    ada = Guest(serving.address, "Ada")

    dealt = [ada.attend(open_table(ada, "me", board="forward")).scene for _ in range(2)]

    assert dealt[0] == dealt[1]
    ada.leave()
    assert "" == serving.stop()


def test_a_house_without_one_does_not(guests):
    ada = guests("Ada")

    dealt = [ada.attend(open_table(ada, "me", board="forward")).scene for _ in range(4)]

    assert any(scene != dealt[0] for scene in dealt)


def children(pid):
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def command_of(pid):
    return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")


def test_the_game_begins_when_the_last_seat_is_taken(guests):
    ada, bo, cy = guests("Ada", "Bo", "Cy")
    table = open_table(ada, "me", "open", "open", board="forward")
    ada.attend(table)

    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    assert "Bo" == ada.until("scene")["table"]["seats"][1]["name"]
    assert not ada.frames[-1].count('"nodes"')
    cy.ask("POST", f"/api/tables/{table}/sit", {"seat": 2})
    while not ada.frames[-1].count('"nodes"'):
        ada.hear()
    assert "open" not in [seat["kind"] for seat in ada.ask("GET", f"/api/tables/{table}")["seats"]]


def test_a_move_is_seen_by_the_other_at_once(guests):
    ada, bo, _ = seated(guests)
    first, second = (ada, bo) if ada.options else (bo, ada)
    before = second.version

    first.do(first.options[0])

    assert "change" == second.until("change")["type"]
    assert second.version > before


def test_a_spectator_sees_the_table_and_cannot_play(guests):
    ada, bo, table = seated(guests)
    cy = guests("Cy").attend(table)

    assert cy.seat is None
    assert [] == cy.options
    assert cy.scene["nodes"].keys() == ada.scene["nodes"].keys()
    refused = cy.do((ada.options or bo.options)[0])
    assert "You are watching this table." == refused["text"]


@pytest.mark.parametrize(
    ("number", "action", "reason"),
    [
        (None, "bid 0", "That is not possible now."),
        (None, "fly 3", "That is not possible now."),
        (99, None, "That question has been answered already; look again."),
        (0, None, "That question has been answered already; look again."),
    ],
)
def test_a_wrong_answer_is_refused_with_a_reason_and_changes_nothing(guests, number, action, reason):
    ada, bo, _ = seated(guests)
    asked = ada if ada.options else bo
    before = asked.version, asked.scene

    refused = asked.do(action or asked.options[0], number)

    assert (reason, "refused") == (refused["text"], refused["type"])
    assert refused["rule"]
    asked.say({"type": "whole"})
    asked.until("scene")
    assert before == (asked.version, asked.scene)


def test_an_answer_out_of_turn_is_refused(guests):
    ada, bo, _ = seated(guests)
    asked, other = (ada, bo) if ada.options else (bo, ada)

    assert "It is not your turn to answer." == other.do(asked.options[0])["text"]


@pytest.mark.parametrize(
    "text",
    [
        "no JSON",
        '{"type": "answer"}',
        '{"type": "dance"}',
        '{"type": "answer", "id": "x", "number": "one", "action": "pass"}',
        '{"type": "answer", "id": "", "number": 1, "action": "pass"}',
        '{"type": "answer", "id": "x", "number": 1, "action": "pass", "seat": 1}',
        '{"type": "undo", "id": "' + "x" * 5000 + '"}',
        "[]",
    ],
)
def test_a_message_that_cannot_be_read_gets_one_sentence(guests, text):
    ada, _, _ = seated(guests)

    ada.say_raw(text)

    said = ada.until("error")["text"]
    assert said.startswith("a message that cannot be read: ")
    assert "Traceback" not in said


def test_a_doubled_click_counts_once(guests):
    ada, bo, _ = seated(guests)
    asked = ada if ada.options else bo
    click = {"type": "answer", "id": "twice", "number": asked.scene["number"], "action": asked.options[0]}

    asked.say(click)
    asked.say(click)

    first, second = asked.until("done"), asked.until("done")
    assert first == second


def test_undo_takes_back_up_to_the_barrier_and_no_further(guests):
    ada, bo, _ = seated(guests)
    grouping = ada if ada.options else bo
    grouping.do(grouping.options[0])
    bidder = ada
    while not any(option.startswith("bid") for option in bidder.options):
        bidder.hear()
    lines = len(bidder.log)
    assert not bidder.undo

    bidder.do("bid 2")
    assert bidder.undo
    assert "done" == bidder.take_back()["type"]

    assert {lines} == bidder.undone, "it stays in the log, greyed"
    assert "bid 2" in bidder.options
    refused = bidder.take_back()
    assert refused["text"].startswith("There is nothing to take back")


def test_a_late_click_for_an_undone_question_is_stale(guests):
    ada, bo, _ = seated(guests)
    grouping = ada if ada.options else bo
    grouping.do(grouping.options[0])
    while not any(option.startswith("bid") for option in ada.options):
        ada.hear()
    number = ada.scene["number"]
    ada.do("bid 2")
    ada.take_back()

    assert ada.do("bid 1", number)["text"].startswith("That question has been answered already")


def test_a_standing_order_answers_until_it_is_dropped(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", board="forward"))
    ada.say({"type": "order", "question": "ask-paid-action", "action": "pass"})
    assert {"ask-paid-action": "pass"} == ada.until("scene")["orders"]

    asked: list[str] = []
    chance = RandomChance(3)
    while not ada.is_over and len(asked) < 60:
        asked.append(ada.scene["question"])
        ada.do(ada.options[chance.pick("what", len(ada.options))])

    assert "ask-free-action" in asked
    assert "ask-paid-action" not in asked


def test_the_language_can_be_changed_at_any_time(guests):
    ada, _, _ = seated(guests)
    english = ada.log[-1]

    ada.say({"type": "language", "language": "fr"})
    ada.until("scene")

    assert english != ada.log[-1]
    ada.say({"type": "language", "language": "tlh"})
    assert "the languages are en and fr, not 'tlh'" == ada.until("refused")["text"]


def test_a_preview_tells_what_is_certain_and_changes_nothing(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", board="forward"))
    ada.do(ada.options[0])
    version = ada.version

    ada.say({"type": "preview", "id": "p", "number": ada.scene["number"], "action": "bid 3"})

    assert ["Ada bids 3 in a closed hand."] == ada.until("preview")["lines"]
    assert version == ada.version


def test_a_preview_says_which_way_a_piece_would_take(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", board="forward"))
    while not any(action.startswith("place") for action in ada.options):
        ada.do(ada.options[0])
    [place, *_] = [option for option in ada.scene["options"] if option["action"].startswith("place")]

    ada.say({"type": "preview", "id": "p", "number": ada.scene["number"], "action": place["action"]})

    [[piece, to], *_] = ada.until("preview")["paths"]
    assert piece in ada.scene["nodes"]
    assert to.startswith(place["on"][0])


def test_a_reload_loses_nothing(guests):
    ada, bo, table = seated(guests)
    asked = ada if ada.options else bo
    asked.do(asked.options[0])
    before = asked.scene, asked.log, asked.version

    asked.leave()
    asked.attend(table)

    assert before == (asked.scene, asked.log, asked.version)


def test_a_page_of_another_site_cannot_open_the_socket(guests, server):
    _, _, table = seated(guests)
    where = server.address.replace("http", "ws", 1) + f"ws/tables/{table}"

    with pytest.raises(InvalidStatus):
        connect(where, additional_headers={"Origin": "http://elsewhere.example"}).__enter__()


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("POST", "/api/tables", {"game": "chess", "seats": ["me"]}, 404, "there is no game 'chess'"),
        (
            "POST",
            "/api/tables",
            {"game": "clocks", "seats": ["me"] * 5},
            422,
            "clocks is for 1, 2, 3 or 4 players, not 5",
        ),
        ("POST", "/api/tables", {"game": "clocks", "seats": ["me", "me"]}, 422, "one person sits at one seat"),
        (
            "POST",
            "/api/tables",
            {"game": "clocks", "seats": ["me", "bot:hal"]},
            422,
            "a seat is me, open, or bot:random",
        ),
        ("POST", "/api/tables", {"game": "clocks", "seats": ["me"], "options": {"x": "y"}}, 422, "has no option 'x'"),
        ("POST", "/api/tables", {"game": "clocks", "seats": ["me"], "options": {"red": "y"}}, 422, "option red is"),
        ("POST", "/api/tables", {"game": "clocks"}, 422, "missing required field `seats`"),
        ("POST", "/api/tables", ["clocks"], 422, "a body that cannot be read"),
        ("PUT", "/api/me", {"name": "   "}, 422, "a name has 1 to 24 characters"),
        ("PUT", "/api/me", {"name": "x" * 25}, 422, "a name has 1 to 24 characters"),
        ("GET", "/api/tables/nowhere", None, 404, "There is no such table here."),
        ("POST", "/api/tables/nowhere/sit", {"seat": 0}, 404, "There is no such table here."),
        ("GET", "/api/nothing", None, 404, "there is nothing at /api/nothing"),
        ("GET", "/api/games?language=la", None, 422, "the languages are en and fr"),
    ],
)
def test_a_bad_request_gets_one_clear_sentence(guests, method, path, body, status, error):
    answer = guests("Ada").ask(method, path, body)

    assert status == answer["status"]
    assert error in answer["error"]


def test_a_taken_seat_stays_taken(guests):
    _, _, table = seated(guests)

    answer = guests("Cy").ask("POST", f"/api/tables/{table}/sit", {"seat": 1})

    assert (409, "That seat is taken.") == (answer["status"], answer["error"])


def test_a_record_is_not_given_while_the_game_goes_on(guests):
    ada, _, table = seated(guests)

    assert 409 == ada.ask("GET", f"/api/tables/{table}/record")["status"]


def test_my_tables_lists_the_one_that_waits_for_me_first(guests):
    ada = guests("Ada")
    solo = open_table(ada, "me")
    waiting = open_table(ada, "me", "open")

    mine = ada.ask("GET", "/api/tables")

    assert [(solo, True), (waiting, False)] == [(table["id"], table["waits_for_me"]) for table in mine]


def test_what_the_automatic_opponent_did_is_told_step_by_step_with_rules_also_after_a_reload(guests):
    """Its whole turn lies inside one answer: the frames in between are made anew for whoever asks."""
    ada = guests("Ada")
    table = open_table(ada, "me", game="unconscious_mind")
    ada.attend(table)
    while not any("turns up a card" in line for line in ada.log):
        ada.play_randomly(RandomChance(1), answers=1)
    ada.leave()
    ada.attend(table)

    ada.say({"type": "replay", "id": "r"})
    told = ada.until("frames")

    lines = [line for frame in told["frames"] for line in frame["log"]]
    assert len(told["frames"]) > 2
    assert [line["text"] for line in lines] == ada.log[-len(lines) :]
    assert any("turns up a card" in line["text"] and "Placing ideas" in line["rule"] for line in lines)
    scene = told["scene"]
    assert "options" not in scene
    for frame in told["frames"]:
        scene = apply_difference(scene, frame["change"])
    assert ada.scene["nodes"] == scene["nodes"]
    assert ada.scene["standings"] == scene["standings"]


def test_there_is_nothing_to_tell_again_before_others_have_done_something(guests):
    ada = guests("Ada")
    ada.attend(open_table(ada, "me", "open"))
    ada.say({"type": "replay", "id": "r"})

    assert {"type": "frames", "id": "r", "version": 0, "scene": None, "frames": []} == ada.until("frames")
