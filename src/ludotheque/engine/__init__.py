"""The engine: what every game shares, and nothing that belongs to one."""
