"""Endless tic-tac-toe: the smallest game two people can play over a socket, to measure everything around the rules."""

from benchmarks.tictactoe.game import TicTacToe

GAME = TicTacToe()
