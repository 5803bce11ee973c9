"""The error a secrecy check raises, and where two pieces of data differ, for its message."""

from typing import Any

LONGEST = 200
"""Characters of a value in the message."""


class LeakFound(AssertionError):
    """A viewer can see something hidden: what they are shown changes when what they cannot know is dealt anew.

    It says which check found it, where in which game, on what surface or field, for whom, and the two values.
    """

    def __init__(self, check: str, at: str, what: str, viewer: int, values: tuple[object, object]) -> None:
        one, other = values
        super().__init__(
            f"{check}: {at}: viewer {viewer}: {what} is {_short(one)}, in a world dealt anew {_short(other)}"
        )
        self.check = check
        self.at = at
        self.what = what
        self.viewer = viewer
        self.values = values


def _short(value: object) -> str:
    written = repr(value)
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"


def difference(one: Any, other: Any, names: dict[str, list[str]]) -> tuple[str, Any, Any]:
    """Find the first place in which two pieces of plain data differ: its path, and what is there in each.

    Objects are written as `codec.plain_value` does, `{"is": class, "of": values}`; `names` lists the fields of a class.
    """
    if isinstance(one, dict) and isinstance(other, dict):
        is_object = one.keys() == other.keys() == {"is", "of"} and one["is"] == other["is"]
        is_object = is_object and len(one["of"]) == len(other["of"])
        if is_object:
            fields = names.get(one["is"], []) or [str(place) for place in range(len(one["of"]))]
            places = [(f".{name}", one["of"][k], other["of"][k]) for k, name in enumerate(fields)]
        else:
            places = [(f".{name}", one.get(name), other.get(name)) for name in {**one, **other}]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        places = [(f"[{k}]", *pair) for k, pair in enumerate(zip(one, other, strict=True))]
    else:
        places = []
    for step, mine, yours in places:
        if mine != yours:
            rest, *values = difference(mine, yours, names)
            return step + rest, values[0], values[1]
    return "", one, other
