"""Serve the house with tic-tac-toe on its shelf: python -m benchmarks.tictactoe serve --port 0."""

from benchmarks.tictactoe import GAME
from ludotheque import cli
from ludotheque.games import change

change(GAME)
cli.main()
