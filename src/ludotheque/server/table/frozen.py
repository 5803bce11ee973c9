"""What is left of a table that the rules of today cannot go on with."""

from dataclasses import dataclass

from ludotheque.engine.scene import Wire


@dataclass(frozen=True)
class Frozen:
    """A table that can only be looked at: Scenes as everybody saw them last, by language, and its record."""

    scenes: dict[str, Wire]
    record: str
