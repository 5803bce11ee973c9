"""A Text: a sentence before anybody has put it into words. Every Scene is full of them, so it is compiled."""

from typing import final

from ludotheque.engine.event import Facts


@final
class Text:  # noqa: PLW1641 - facts can hold lists
    """A sentence to be: the id of a Fluent message and its parameters (see `Facts`).

    A plain class: msgspec would write a dataclass by its fields, and never ask for the sentence.
    """

    __slots__ = ("facts", "id")

    def __init__(self, id: str, facts: Facts | None = None) -> None:  # noqa: A002 - Fluent's word
        self.id = id
        self.facts: Facts = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.facts == other.facts

    def __reduce__(self) -> tuple[type["Text"], tuple[str, Facts]]:
        return Text, (self.id, self.facts)

    def __repr__(self) -> str:
        return f"<{self.id} {self.facts}>" if self.facts else f"<{self.id}>"
