"""What does not lie open in Vienna: the research cards in each hand that only their owner has seen."""

from typing import Final

from ludotheque.engine.secrets import Hands

HANDS: Final = Hands("desks.hand", "research_bag", zone="hand")
"""Piles are bags and have no order; what the Id has face down still counts as undrawn."""
