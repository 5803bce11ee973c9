"""Clockworker, by Rikatti (Hobby Japan, 2021; Sylex, 2022), for two to four players."""

from ludotheque.games.clockworker.game import Clockworker

GAME = Clockworker()
