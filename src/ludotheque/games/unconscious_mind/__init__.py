"""Unconscious Mind (Fantasia Games, 2024), for two to four players, or for one against the Id."""

from ludotheque.games.unconscious_mind.game import UnconsciousMind

GAME = UnconsciousMind()
