"""Serve the house with tic-tac-toe on its shelf: python -m benchmarks.tictactoe serve --port 0."""

from benchmarks.tictactoe import GAME
from ludotheque import cli
from ludotheque.games import all_games

all_games()[GAME.id] = GAME
cli.main()
