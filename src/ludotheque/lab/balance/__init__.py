"""The balance of a game: bots play it many times, and a report says what is as wanted, what is not, and how surely."""
