"""Clocks, by Tim De Rycke and Sander Vernyns (SandTimer, 2012), for one to four players."""

from ludotheque.games.clocks.game import Clocks

GAME = Clocks()
