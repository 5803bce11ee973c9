"""Tables in use: viewers, bots, timers and the bus."""
