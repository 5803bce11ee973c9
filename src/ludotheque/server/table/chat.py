"""Something said at a table."""

import msgspec


class ChatLine(msgspec.Struct):
    """Something somebody has said. No reader means that it is for everybody."""

    person: str
    click: str
    seat: int
    name: str
    readers: list[str]
    """People, not seats: whoever sits there later has not been told."""
    among: list[int]
    """The seats of a private talk."""
    words: str
    claim: str
    """The id of a claim, if it is one of those the game has words for."""
    at: float = 0.0
    """When, in seconds since 1970; 0 for what was said before anybody noted it."""

    def may_be_read_by(self, person: str) -> bool:
        """Say whether somebody is to hear of it."""
        return not self.readers or person in self.readers
