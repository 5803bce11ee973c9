"""Enkidu, time traveller, by Oriol Comas i Coma (Ibermática, 2008), for three or four players."""

from ludotheque.games.enkidu.game import Enkidu

GAME = Enkidu()
