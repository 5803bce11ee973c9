"""What does not lie open, and how it is dealt anew."""
