"""Events tell what happened; objections tell why something may not happen."""

from typing import final

Facts = dict[str, object]
"""Parameters of a text. Numbers are numbers, strings are ids of other texts, and `who` and `whom` are sides."""


@final
class Event:
    """What happened, in the past tense: facts for everybody, facts for some seats, and the way a piece took."""

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
        self.path = path


@final
class Objection:
    """Why an action is refused: the rule it rests on, the facts, and what is lacking, as tokens of a face."""

    def __init__(self, rule: str, facts: Facts | None = None, lack: list[str] | None = None) -> None:
        self.rule = rule
        self.facts: Facts = {} if facts is None else facts
        self.lack: list[str] = [] if lack is None else lack
