"""The terminal: any game on its Scene, drawn as text."""
