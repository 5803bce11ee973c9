"""The rules of a game over HTTP, and citations that lead to their paragraphs."""

import gzip
import json

import pytest

from ludotheque.games import all_games
from tests.server.conftest import fetched, open_table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(all_games()))
def test_every_game_has_rules_in_both_languages(server, game, language):
    status, headers, body = fetched(server, f"/api/games/{game}/rules?language={language}")
    page = json.loads(body)

    assert (200, "application/json") == (status, headers["content-type"])
    assert (game, language) == (page["game"], page["language"])
    assert "goal" == page["sections"][0]["id"]


def test_whoever_has_the_rules_already_is_not_sent_them_again(server):
    path = "/api/games/clocks/rules?language=en"
    _, headers, _ = fetched(server, path)

    assert (304, b"") == fetched(server, path, **{"If-None-Match": headers["etag"]})[::2]
    assert 200 == fetched(server, path, **{"If-None-Match": '"other"'})[0]
    assert headers["etag"] != fetched(server, path.replace("=en", "=fr"))[1]["etag"]


def test_rules_are_compressed_for_those_who_can_read_that(server):
    path = "/api/games/clocks/rules?language=en"
    _, headers, body = fetched(server, path, **{"Accept-Encoding": "gzip"})

    assert "gzip" == headers["content-encoding"]
    assert fetched(server, path)[2] == gzip.decompress(body)
    assert len(body) < 20_000


@pytest.mark.parametrize(
    ("path", "status", "complaint"),
    [
        ("/api/games/ludo/rules", 404, "ludo"),
        ("/api/games/clocks/rules?language=la", 422, "the languages are en and fr"),
    ],
    ids=["game", "language"],
)
def test_rules_that_are_not_there_are_complained_about(guests, path, status, complaint):
    answer = guests("Ada").ask("GET", path)

    assert status == answer["status"]
    assert complaint in answer["error"]


def test_refusals_questions_and_lines_of_the_log_name_their_paragraph(guests):
    """Alone with the rival one is always asked: the board, then the pair, then a bid above the purse is refused."""
    ada = guests("Ada")
    ada.attend(open_table(ada, "me"))

    assert ("ask-choose-board", "setup.board") == (ada.scene["question"], ada.scene["at"])
    ada.do("board forward")
    ada.do(ada.options[0])
    refusals = {refusal["at"] for refusal in ada.scene["refusals"]}
    refused = ada.do("bid 7")

    assert {"auction.bid"} == refusals
    assert ("refused", "auction.bid") == (refused["type"], refused["at"])
    lines = [line for frame in ada.frames for line in json.loads(frame).get("log", [])]
    assert {"setup.board", "auction.draw"} <= {line.get("at") for line in lines}
