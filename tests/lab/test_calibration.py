"""Calibration: what a review calls a chance comes true as often, by numbers anybody can find again."""

import math
import tomllib
from pathlib import Path

import pytest

from ludotheque.bots.review import trusted
from ludotheque.engine.chance import RandomChance
from ludotheque.games import game_named
from ludotheque.lab import drill as runner
from ludotheque.lab.drills import all_drills
from ludotheque.lab.drills.calibration import Curve, bins, fitted, loss, off, plot

PAGES = Path(__file__).parents[2] / "docs" / "drills"
FINE = 100_000


def invented(count, power, seed=1):
    """Make games whose worlds are `power` times as sure of themselves as they may be."""
    chance, games = RandomChance(seed), []
    for _ in range(count):
        true = (1 + chance.pick("true", 99)) / 101
        odds = math.log(true / (1 - true)) * power
        said = 1 / (1 + math.exp(-odds))
        won = chance.pick("won", FINE) < true * FINE
        games.append(
            {"noted": [[1, [[said, 1 - said]] * 8]], "result": [float(won), float(not won)], "turns": 1},
        )
    return games


@pytest.mark.slow
def test_shares_that_are_too_sure_become_chances():
    games, others = invented(240, 2.0), invented(240, 2.0, seed=2)

    curve = fitted(games, 1)

    assert curve.last * curve.trust == pytest.approx(0.5, abs=0.2)
    assert loss(others, curve) < loss(others, Curve())
    assert off(bins(others, curve)) < 0.05 < off(bins(others, Curve()))


def test_worlds_that_are_all_won_are_no_certainty():
    assert 0.9 < trusted([1.0, 0.0], 24, 1.0)[0] < 1.0
    assert [pytest.approx(0.25)] * 4 == trusted([0.25] * 4, 24, 0.7)
    assert 1.0 == pytest.approx(sum(trusted([0.7, 0.2, 0.1], 32, 1.4)))


def test_plot_shows_every_size_of_chance_at_its_place():
    drawn = list(plot(bins(invented(300, 1.0), Curve())))

    assert " 100 %" in drawn[2]
    assert 5 <= sum(line.count("●") for line in drawn) <= 10


@pytest.mark.slow
def test_calibration_is_a_command_that_leaves_data_and_a_plot(tmp_path):
    told = {"games": 4, "jobs": 1, "seed": 1, "game": "clocks", "bot": "soft:0.1", "seats": 0, "apart": 9}

    runner.run(all_drills()["calibration"], told, tmp_path)

    page = (tmp_path / "docs/drills/calibration-clocks.md").read_text()
    assert "●" in page
    assert "Fewer than 200 games held out" in page
    assert tomllib.loads(data_of(page))["chances"]["2"]["turns"] > 50


def data_of(page):
    """Cut the data out of a page."""
    return page.split("```toml\n")[1].split("```")[0]


@pytest.mark.parametrize("page", sorted(PAGES.glob("calibration-*.md")), ids=lambda page: page.stem)
def test_every_game_has_the_numbers_that_its_page_found(page):
    game = game_named(page.stem.partition("-")[2])
    found = tomllib.loads(data_of(page.read_text()))["chances"]

    for players, numbers in found.items():
        last = numbers["turns"]
        assert numbers["first"] == pytest.approx(game.opponents.sharpness(int(players), 0))
        assert numbers["last"] == pytest.approx(game.opponents.sharpness(int(players), last))
        assert numbers["trust"] == game.opponents.trust(int(players))
        assert last == game.opponents.turns(int(players))
