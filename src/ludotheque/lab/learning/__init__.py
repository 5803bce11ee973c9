"""Learning what a table is worth beyond a game's own hints; see docs/opponents.md."""
