"""What PettingZoo, Gymnasium and OpenSpiel ask of an environment, asked of every game by their own tests."""

import importlib
import subprocess
import sys

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from ludotheque.games import all_games
from ludotheque.gateways import pettingzoo
from ludotheque.gateways.gymnasium import SeatEnv

importlib.import_module("ludotheque.gateways.openspiel")  # registers the games
GAMES = list(all_games())
TABLES = [(game.id, seats) for game in all_games().values() for seats in sorted({game.seats[0], game.seats[-1]})]
FEW = 20
"""Cycles: enough for a game of most."""


@pytest.mark.filterwarnings("ignore:.*(NumPy array|gymnasium.spaces.box|all zeros).*")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_its_interface(name, seats):
    """It warns of observations with masks in environments other than its own, and of a seat that is not asked."""
    api_test(pettingzoo.env(name, seats), num_cycles=FEW)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_the_same_game_for_the_same_seed(name):
    seats = all_games()[name].seats[-1]

    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=FEW)


@pytest.mark.filterwarnings("ignore:.*not having a spec.*")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_finds_its_interface(name, seats):
    check_env(SeatEnv(name, seats, seat=seats - 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_plays_it_at_random_and_stores_it_at_every_node(name, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(f"ludotheque_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_a_program_that_has_loaded_openspiel_ends_in_peace():
    """It keeps what was registered until after Python has ended."""
    program = "import pyspiel; from ludotheque.gateways import openspiel; pyspiel.load_game('ludotheque_clocks')"

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (0, "") == (ended.returncode, ended.stderr)
