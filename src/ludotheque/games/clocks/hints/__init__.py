"""What the game tells the bots: what a table is worth, and what to do without thinking long."""
