"""Bots: they are given a View, never the true State, and know no game."""
