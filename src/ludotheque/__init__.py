"""A library of modern board games: one rules module per game gives table, bots, simulation and replay."""
