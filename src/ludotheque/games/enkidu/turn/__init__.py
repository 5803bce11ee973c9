"""Order of play: rounds, veto, negotiation."""
