"""Events tell what happened; objections tell why something may not happen."""

from typing import final

Facts = dict[str, object]
"""Parameters of a text: numbers, or strings, which are ids of other texts; a Text is rendered, a list joined by commas.

`who` and `whom` are sides, written as their names.
"""


@final
class Event:
    """What happened, in the past tense."""

    def __init__(
        self,
        name: str,
        facts: Facts,
        known: dict[int, Facts] | None = None,
        path: tuple[str, str] | None = None,
    ) -> None:
        self.name = name
        self.facts = facts
        self.known = known
        """By seat, the facts it is told instead of `facts`, in a text of its own (`event-NAME.known`)."""
        self.path = path
        """The way a piece took, from and to: ids of pieces or zones."""


@final
class Objection:
    """Why an action is refused: the rule it rests on, the facts, and what is lacking."""

    def __init__(self, rule: str, facts: Facts | None = None, lack: list[str] | None = None) -> None:
        self.rule = rule
        self.facts: Facts = {} if facts is None else facts
        self.lack: list[str] = [] if lack is None else lack
        """As numbers and symbols, in the order in which they are drawn: ["2", "coffee"]."""
