"""A turn of Clockworker: its phases, where robots are placed, and how things are paid for."""
