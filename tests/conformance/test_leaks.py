"""The kit's own test: leaks planted into every hidden zone of every game are all caught."""

import re
from functools import cache

import pytest

from ludotheque.games import all_games
from ludotheque.lab import kit
from ludotheque.lab.kit.worlds import TOLD
from ludotheque.lab.leaks import LEAKS, Shown, caught, hidden_zones

PLANTED = [(game, leak) for game in all_games().values() for leak in LEAKS]

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@cache
def played(game):
    """Small tables first: what leaks there is caught soonest."""
    return [kit.Case(game, seats, {}, seed) for seats in game.seats for seed in range(1, 6)]


@cache
def zones_of(game, is_lasting):
    return hidden_zones(played(game), is_lasting=is_lasting)


@pytest.mark.parametrize(("game", "leak"), PLANTED, ids=lambda thing: getattr(thing, "id", None) or thing.__name__)
def test_a_planted_leak_is_caught_by_its_name(game, leak):
    """What is shown, in every zone; other ways to tell, in one zone of each kind."""
    zones = zones_of(game, leak.by == TOLD)
    if leak is not Shown:
        zones = {zone: zones[zone] for zone in {re.sub(r"\d+", "", zone): zone for zone in reversed(zones)}.values()}

    assert [] == [zone for zone, cases in zones.items() if caught(leak(zone), cases) is None]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_lazy_redeal_is_noticed(game, monkeypatch):
    """With a redeal that does nothing every leak would pass, so the kit also looks at redeal itself."""
    monkeypatch.setattr(type(game), "redeal", lambda *_: None)
    zones = zones_of(game, is_lasting=False)

    seen: dict[str, set[str]] = {}
    for case in played(game):
        for zone, marks in kit.check_redeal(case).items():
            seen.setdefault(zone, set()).update(marks)

    assert [] == [zone for zone in zones if "redealt" in seen.get(zone, set())]
