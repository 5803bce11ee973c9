"""What the game tells the bots: what a desk is worth, and what to do without thinking long."""
