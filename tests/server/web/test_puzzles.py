"""Puzzles over HTTP: none in a new house, and bad input changes nothing."""


def test_a_house_without_reviews_has_no_puzzles_and_says_so(guests):
    ada = guests("Ada")

    assert [] == ada.ask("GET", "/api/puzzles?language=fr")
    assert "puzzle" in ada.ask("POST", "/api/puzzles/clocks", {"day": "2026-03-01", "action": "pass"})["error"]
    assert "2026-03-01" in ada.ask("POST", "/api/puzzles/clocks", {"day": "soon", "action": "pass"})["error"]
    assert "error" in ada.ask("POST", "/api/puzzles/clocks", {"day": "2026-03-01"})
    assert "error" in ada.ask("POST", "/api/puzzles/nothing", {"day": "2026-03-01", "action": "pass"})
    assert "puzzle" in ada.ask("POST", "/api/puzzles/clocks/table", {})["error"]
