"""What is on disk: every line of SQL."""
