"""A round of Clocks, a file for each phase: the auction, the players' turns, the end of the round."""
