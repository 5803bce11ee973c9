"""What the game tells the bots: how likely missions and objectives are, and what to do without long thought."""
