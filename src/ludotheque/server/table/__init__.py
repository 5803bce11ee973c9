"""What is played at a table: the match, seats, orders, clocks; no I/O and no clock of its own."""
