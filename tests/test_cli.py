"""The command line: what it prints, and one clear sentence for every bad input."""

import io
import json
import socket
import subprocess
import sys
from dataclasses import dataclass

import pytest

from ludotheque import cli
from ludotheque.engine.texts import variables
from ludotheque.lab.arena import Contest, play_game
from ludotheque.server.store.store import Store
from ludotheque.terminal.story import TEXTS
from tests.games.clockworker.table import with_cards
from tests.games.clockworker.test_components import FORGE


@dataclass
class Answer:
    """What a command printed, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


ANY_ANSWER = "\n".join(["1", "0", "a", *map(str, range(2, 13))]) + "\n"
"""One of these is an answer, whatever is asked; the others are explained."""


ANY_ANSWER = "\n".join(["1", "0", "a", *map(str, range(2, 13))]) + "\n"
"""One of these is an answer, whatever is asked; the others are explained."""


@pytest.fixture
def ludotheque(capsys, monkeypatch):
    """Run the command in this process: a new one takes half a second to start."""

    def run(*words, typed=""):
        monkeypatch.setattr(sys, "argv", ["ludotheque", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            cli.main()
        printed = capsys.readouterr()
        return Answer(int(left.value.code or 0), printed.out, printed.err)

    return run


def assert_one_sentence(answer, *expected):
    assert 0 != answer.returncode
    assert "Traceback" not in answer.stderr
    assert "" == answer.stdout
    assert 1 == len(answer.stderr.splitlines())
    for part in expected:
        assert part in answer.stderr


@pytest.fixture(scope="module")
def written():
    """The record of a finished game."""
    return play_game(Contest("clocks", ["greedy:1", "random"], {}, 3, keeps_records=True), 0).record


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["simulate", "chess", "--seats", "random"], "no game 'chess'"),
        (["simulate", "clocks", "--seats", "random,random,random,random,random"], "1, 2, 3 or 4 players, not 5"),
        (["simulate", "clocks", "--seats", "random,nobody"], "no bot 'nobody'"),
        (["simulate", "clocks", "--seats", "random", "--option", "board=up"], "not 'up'"),
        (["simulate", "clocks", "--seats", "random", "--option", "weather=fine"], "no option 'weather'"),
        (["simulate", "clocks", "--seats", "random", "--option", "board"], "NAME=VALUE"),
        (["simulate", "clocks", "--seats", "random", "--games", "0"], "--games"),
        (["simulate", "clocks", "--seats", "random", "--out", "/proc/nowhere"], "/proc/nowhere"),
        (["simulate", "clocks"], "--seats"),
        (["simulate", "clocks", "--seats", "random", "--out", "/nowhere/games.parquet"], "no folder /nowhere"),
        (["simulate", "clocks", "--seats", "random", "--resume", "/proc/nowhere"], "journal in /proc/nowhere"),
        (["tournament", "clocks", "--bots", "random"], "two bots or more"),
        (["tournament", "chess", "--bots", "random,greedy"], "no game 'chess'"),
        (["tournament", "clocks", "--bots", "random,nobody"], "no bot 'nobody'"),
        (["actions", "chess"], "no game 'chess'"),
        (["corpus", "/proc/nowhere", "--database", "sqlite://"], "cannot write to /proc/nowhere"),
        (["dance"], "dance"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "clocks", "--seats", "greedy,greedy"], "nobody plays"),
        (["play", "clocks", "--seats", "me", "--language", "tlh"], "no language 'tlh'"),
        (["lesson", "clocks", "ninth"], "clocks has no lesson 'ninth'; it has: first"),
        (["lesson", "chess"], "no game 'chess'"),
        (["replay", "/nowhere.record"], "cannot read /nowhere.record"),
        (["record", "nowhere", "--database", "sqlite://"], "there is no table 'nowhere' here"),
        (["record", "nowhere", "--database", "sqlite:////nowhere.sqlite"], "there is no database /nowhere.sqlite"),
        (["check-tables", "--database", "sqlite:////nowhere.sqlite"], "there is no database /nowhere.sqlite"),
        (["data", "check", "chess"], "no game 'chess'"),
        (["data", "check", "clocks", "/nowhere.toml"], "nowhere.toml"),
        (["play", "clockworker", "--data", "/nowhere.toml"], "nowhere.toml: cannot be read"),
        (["serve", "--port", "99999"], "--port"),
        (["serve", "--data", "clockworker"], "GAME=FILE, not 'clockworker'"),
        (["serve", "--data", "chess=my-cards.toml"], "no game 'chess'"),
        (["serve", "--tls", "/nowhere.pem", "/nowhere.pem"], "/nowhere.pem"),
    ],
    ids=lambda value: "-".join(value)[:50] if isinstance(value, list) else "",
)
def test_bad_input_gets_one_sentence(ludotheque, words, expected):
    assert_one_sentence(ludotheque(*words), expected)


def test_a_tournament_rates_the_bots(ludotheque, tmp_path):
    words = [
        "tournament",
        "liars_dice",
        "--bots",
        "greedy:1,random",
        "--games",
        "8",
        "--resume",
        str(tmp_path / "kept"),
    ]

    printed = ludotheque(*words)
    again = ludotheque(*words, "--json")

    assert (0, "") == (printed.returncode, printed.stderr)
    assert "8 mirrored games a pair" in printed.stdout
    rated = json.loads(again.stdout)["ratings"]
    assert ["greedy:1", "random"] == list(rated)
    assert rated["greedy:1"]["low"] <= rated["greedy:1"]["value"] <= rated["greedy:1"]["high"]


def test_the_actions_of_a_game_are_listed_with_their_digest(ludotheque):
    lines = ludotheque("actions", "liars_dice").stdout.splitlines()
    listed = json.loads(ludotheque("actions", "liars_dice", "--json").stdout)

    assert lines[0] == f"liars_dice: 38 actions, digest {listed['digest']}"
    assert [f"{number} {text}" for number, text in enumerate(listed["actions"])] == lines[1:]


def test_a_house_without_finished_games_has_an_empty_corpus(ludotheque, tmp_path):
    answer = ludotheque("corpus", str(tmp_path / "corpus"), "--database", "sqlite://")

    assert (0, "no game is over\n") == (answer.returncode, answer.stdout)


@pytest.mark.parametrize("asked", ["sqlite:///{}", "sqlite:///{}?synchronous=NORMAL", "sqlite+pysqlite:///{}"])
def test_reading_makes_no_database_and_finds_the_one_there_is(ludotheque, tmp_path, asked):
    file = tmp_path / "tables.sqlite"
    words = "corpus", str(tmp_path / "corpus"), "--database", asked.format(file)

    assert_one_sentence(ludotheque(*words), f"there is no database {file}")
    assert [] == list(tmp_path.iterdir())

    Store(f"sqlite:///{file}").close()
    found = ludotheque(*words)
    assert (0, "no game is over\n") == (found.returncode, found.stdout)


def started(*words):
    """Run the command in a process of its own: servers and pipes want one."""
    answer = subprocess.run(
        [sys.executable, "-m", "ludotheque.cli", *words], capture_output=True, text=True, check=False, timeout=60
    )
    return Answer(answer.returncode, answer.stdout, answer.stderr)


@pytest.mark.slow
def test_port_in_use_is_named():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        answer = started("serve", "--port", port, "--database", "sqlite://")

    assert_one_sentence(answer, port, "in use")


@pytest.mark.slow
def test_database_that_cannot_be_written_is_named():
    answer = started("serve", "--port", "0", "--database", "sqlite:////proc/nowhere/tables.sqlite")

    assert_one_sentence(answer, "/proc/nowhere/tables.sqlite")


@pytest.mark.slow
def test_host_that_is_none_is_named():
    assert_one_sentence(started("serve", "--host", "256.1.1.1"), "256.1.1.1")


def test_replay_tells_the_story_and_the_scores(ludotheque, tmp_path, written):
    file = tmp_path / "game.record"
    file.write_text(written)

    answer = ludotheque("replay", str(file))

    assert 0 == answer.returncode
    assert "" == answer.stderr
    lines = answer.stdout.splitlines()
    assert "Clocks" == lines[0]
    assert lines[-2].startswith("1. ")
    assert lines[-1].startswith("2. ")
    assert any("pays" in line for line in lines)


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda text: "", "line 1"),
        (lambda text: text[: text.index("\n", len(text) // 2)], "breaks off"),
        (lambda text: text.replace("bid 0", "bid 200", 1), "refused"),
        (lambda text: text.replace("* bag red", "* bag pink", 1), "'pink'"),
        (lambda text: text.replace("place ", "eat ", 1), "eat"),
        (lambda text: text.replace("rules 2", "rules 99"), "version 99"),
        (lambda text: text.replace("game clocks", "game chess"), "chess"),
        (lambda text: text.replace("scores ", "scores 1"), "scores"),
        (lambda text: text.replace("digest ", "digest 0"), "digest"),
        (lambda text: text + "1: pass\n", "after the digest"),
    ],
    ids=["empty", "cut", "edited", "outcome", "action", "rules", "game", "scores", "digest", "longer"],
)
def test_spoilt_record_is_refused(ludotheque, tmp_path, written, spoil, expected):
    file = tmp_path / "game.record"
    file.write_text(spoil(written))

    assert_one_sentence(ludotheque("replay", str(file)), expected)


def test_record_that_is_not_text_is_refused(ludotheque, tmp_path):
    file = tmp_path / "game.record"
    file.write_bytes(b"\xff\xfe\x00\x80")

    assert_one_sentence(ludotheque("replay", str(file)), "not text")


def test_every_mistake_of_a_component_file_is_told(ludotheque, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('[dice]\nwhite = { value = -2, source = "rulebook" }\npink = { value = 1, source = "ours" }\n')

    answer = ludotheque("data", "check", "clocks", str(file))

    assert 1 == answer.returncode
    for key in ("dice.white", "dice.pink", "dice.grey", "prices.reroll"):
        assert f"mine.toml: [{key}]" in answer.stderr


def test_broken_toml_is_told(ludotheque, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[dice\n")

    assert_one_sentence(ludotheque("data", "check", "clocks", str(file)), "mine.toml", "not TOML")


def test_component_file_of_the_game_is_in_order(ludotheque):
    answer = ludotheque("data", "check", "clocks")

    assert 0 == answer.returncode
    assert "in order" in answer.stdout


@pytest.fixture
def own_cards(tmp_path):
    """A component file of Clockworker with an artifact more."""
    with_cards(tmp_path, more=FORGE)
    return str(tmp_path / "my-cards.toml")


@pytest.mark.slow
def test_an_owner_plays_with_his_own_cards_in_the_terminal(ludotheque, own_cards):
    answer = ludotheque("play", "clockworker", "--data", own_cards, "--seed", "1", typed="q\n")

    assert "Lucky forge" in answer.stdout


@pytest.mark.slow
def test_games_with_own_cards_are_simulated_recorded_and_replayed(ludotheque, own_cards, tmp_path):
    records = tmp_path / "records"
    words = ["simulate", "clockworker", "--seats", "random,random", "--games", "2", "--json"]

    printed = json.loads(ludotheque(*words).stdout)
    own = json.loads(ludotheque(*words, "--data", own_cards, "--out", str(records)).stdout)
    [file, _] = sorted(records.iterdir())
    without = tmp_path / "without.record"
    without.write_text("\n".join(line for line in file.read_text().splitlines() if not line.startswith("own ")))

    assert printed["components"] != own["components"]
    assert 0 == ludotheque("replay", str(file)).returncode
    assert_one_sentence(ludotheque("replay", str(without)), own["components"], "--data")
    assert 0 == ludotheque("replay", str(without), "--data", own_cards).returncode


@pytest.mark.parametrize(
    "words",
    [
        ["play", "clockworker", "--data", "FILE"],
        ["simulate", "clockworker", "--seats", "random,random", "--data", "FILE"],
        ["serve", "--data", "clockworker=FILE"],
    ],
    ids=lambda words: words[0],
)
def test_a_wrong_file_of_cards_gets_one_sentence(ludotheque, tmp_path, words):
    file = tmp_path / "mine.toml"
    file.write_text("[dice]\nwhite = 12\n")

    answer = ludotheque(*[word.replace("FILE", str(file)) for word in words])

    assert_one_sentence(
        answer, "mine.toml: [dice]: unknown; known here: archives,", "`ludotheque data check clockworker"
    )


def test_games_are_listed(ludotheque):
    answer = ludotheque("games", "--json")

    clocks = next(game for game in json.loads(answer.stdout) if game["id"] == "clocks")
    assert [1, 2, 3, 4] == clocks["seats"]
    assert ["perfect-clock", "all-full"] == clocks["ends"]
    assert 2 == clocks["rules"]
    assert {"board", "rival", "money", "red", "grey"} == {option["id"] for option in clocks["options"]}
    assert "clocks" in ludotheque("games").stdout


def test_an_option_of_several_seat_counts_is_listed_once(monkeypatch, ludotheque):
    monkeypatch.setenv("COLUMNS", "200")
    options = [line.split("│")[4].strip() for line in ludotheque("games").stdout.splitlines() if "=" in line]

    assert ["first=lot|1|2|3 (3, 4 seats)|4 (4 seats)"] == [option for option in options if option.startswith("first=")]
    assert "level (1 seat)=easy|medium|hard" in options


@pytest.mark.slow
def test_simulation_prints_numbers_that_do_not_depend_on_jobs(ludotheque, tmp_path):
    words = ["simulate", "clocks", "--seats", "greedy:1,random", "--games", "12", "--seed", "7", "--json"]

    alone = ludotheque(*words)
    two = ludotheque(*words, "--jobs", "2", "--out", str(tmp_path / "records"))

    assert 0 == alone.returncode
    assert alone.stdout == two.stdout
    assert 12 == json.loads(alone.stdout)["games"]
    assert 12 == len(list((tmp_path / "records").iterdir()))


def test_simulation_prints_tables(ludotheque):
    answer = ludotheque("simulate", "clocks", "--seats", "random,random", "--games", "5")

    assert 0 == answer.returncode
    assert "wins [95 %]" in answer.stdout
    assert "all-full" in answer.stdout


@pytest.mark.slow
def test_balance_is_one_page_and_goes_on_where_it_was(ludotheque, own_cards, tmp_path):
    out, journal = tmp_path / "page.html", tmp_path / "journal"
    words = [
        "balance",
        "clockworker",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "3",
        "--plans",
        "2",
        "--luck",
        "2",
    ]
    words += ["--against", own_cards, "--resume", str(journal)]

    first = ludotheque(*words, "--out", str(out))
    written, played = out.read_text(encoding="utf-8"), journal.read_text()
    ludotheque(*words, "--out", str(out))

    assert 0 == first.returncode
    assert first.stdout.startswith(f"{out}: ")
    assert "What if" in written
    assert written == out.read_text(encoding="utf-8")
    short = tmp_path / "page.md"
    ludotheque(*words, "--out", str(short))
    assert "## 2 × random: 3 games" in short.read_text(encoding="utf-8")
    assert "## What if: 2 × random" in short.read_text(encoding="utf-8")
    assert played == journal.read_text()


def test_balance_that_cannot_be_written_is_not_begun(ludotheque, tmp_path):
    words = ["balance", "clocks", "--games", "1000000", "--out"]

    answer = ludotheque(*words, str(tmp_path / "nowhere" / "page.html"))

    assert 1 == answer.returncode
    assert "cannot write" in answer.stderr


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_game_is_played_to_its_end(ludotheque, language):
    """Whatever is asked, the first option is taken; everything else typed changes nothing."""
    typed = "1\n" + "help\nwhy 1\n-3\n9999\nwhy\n\n" + ANY_ANSWER * 150
    words = ["play", "clocks", "--seats", "me,greedy:1", "--seed", "4", "--language", language, "--name", "Ada"]

    answer = ludotheque(*words, typed=typed)

    assert 0 == answer.returncode
    assert "" == answer.stderr
    places = [line for line in answer.stdout.splitlines() if line.startswith(("1. ", "2. "))]
    assert 2 == len(places)
    assert any("Ada" in line for line in places)


@pytest.mark.slow
def test_game_is_played_through_a_pipe():
    answer = subprocess.run(
        [sys.executable, "-m", "ludotheque.cli", "play", "clocks", "--seats", "me,random", "--seed", "4"],
        input=ANY_ANSWER * 150,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (answer.returncode, answer.stderr)
    assert "2. " in answer.stdout


@pytest.mark.slow
def test_same_seed_is_the_same_game(ludotheque):
    words = ["play", "clocks", "--seats", "me,search:5", "--seed", "4"]

    assert ludotheque(*words, typed=ANY_ANSWER * 150).stdout == ludotheque(*words, typed=ANY_ANSWER * 150).stdout


def test_what_is_not_possible_is_explained_and_an_answer_taken_back(ludotheque):
    """With one coin left nobody skips to hour 12; a coin taken can be given back until something is rolled."""
    typed = ["pair 1+2", "bid 5", "pick 1", "place 12", "why 12", "why a", "place 1", "coins", "u", "coins", "q"]
    words = ["play", "clocks", "--seats", "me", "--option", "board=forward", "--seed", "1"]

    answer = ludotheque(*words, typed="\n".join(typed))

    assert 1 == answer.returncode
    assert 2 <= answer.stdout.count("too few")
    assert "Rulebook" in answer.stdout
    assert 1 == answer.stdout.count("Taken back.")
    assert 2 == answer.stdout.count("as free action")


def test_leaving_is_said(ludotheque):
    left = ludotheque("play", "clocks", "--seats", "me,greedy:1", typed="q\n")
    ended = ludotheque("play", "clocks", "--seats", "me,greedy:1", typed="1\n")

    assert 1 == left.returncode
    assert "leave the table" in left.stdout
    assert 1 == ended.returncode
    assert "input ended" in ended.stdout


def test_terminal_says_the_same_in_both_languages():
    assert variables(TEXTS / "en.ftl") == variables(TEXTS / "fr.ftl")
