"""Puzzles over HTTP: a new house has those that games bring along, and bad input changes nothing."""

from ludotheque.games import all_games

DAY = "2026-03-01"


def test_a_new_house_has_a_puzzle_of_every_game(guests):
    ada = guests("Ada")

    puzzles = ada.ask("GET", "/api/puzzles?language=fr")

    assert set(all_games()) == {puzzle["game"] for puzzle in puzzles}
    for puzzle in puzzles[:1]:
        answer = {"day": puzzle["day"], "action": puzzle["answers"][0]["action"]}
        told = ada.ask("POST", f"/api/puzzles/{puzzle['game']}?language=fr", answer)
        assert told["best"] in [answer["label"] for answer in puzzle["answers"]]
    assert ada.ask("POST", "/api/puzzles/clocks/table", {})["id"]


def test_bad_answers_to_a_puzzle_are_refused(guests):
    ada = guests("Ada")

    assert (
        "one of the puzzle's answers"
        in ada.ask("POST", "/api/puzzles/clocks", {"day": DAY, "action": "board forward"})["error"]
    )
    assert DAY in ada.ask("POST", "/api/puzzles/clocks", {"day": "soon", "action": "pass"})["error"]
    assert "error" in ada.ask("POST", "/api/puzzles/clocks", {"day": DAY})
    assert "error" in ada.ask("POST", "/api/puzzles/nothing", {"day": DAY, "action": "pass"})
