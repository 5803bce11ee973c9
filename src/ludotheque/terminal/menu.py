"""What one types for what: a bid of 3 is typed 3, and no other answer is."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import count, product
from string import ascii_lowercase

from ludotheque.engine.scene import Wire
from ludotheque.terminal.symbols import nodes


class Menu:
    """The options and refusals of a Scene, each under what one types for it."""

    def __init__(self, scene: Wire, taken: set[str]) -> None:
        """Number everything; where some options are numbers, these as they are, and the rest by letters not `taken`."""
        options, refusals = scene.get("options", []), scene.get("refusals", [])
        things = {node["id"]: node for node in nodes(scene.get("zones", []))}
        own = _own_numbers(options, things)
        self.verbs = list(dict.fromkeys(_verb(option) for option in own.values()))
        """The verbs whose numbers are typed as they are."""
        keys = _letters(taken) if own else map(str, count(1))
        by_option = {id(option): number for number, option in own.items()}
        self.options: dict[str, Wire] = {by_option.get(id(option)) or next(keys): option for option in options}
        self._tell_apart(things)
        self.refusals: dict[str, Wire] = {next(keys): refusal for refusal in refusals}

    def _tell_apart(self, things: dict[str, Wire]) -> None:
        """Add to labels that say the same what the answers are about: elsewhere one sees what one clicks."""
        times = Counter(option["label"] for option in self.options.values())
        for key, option in self.options.items():
            about = ", ".join(_names(option, things))
            if times[option["label"]] > 1 and about:
                self.options[key] = {**option, "label": f"{option['label']} ({about})"}

    def keys_by_piece(self) -> dict[str, list[str]]:
        """List by piece or zone what one types for what can be done with it."""
        found: dict[str, list[str]] = {}
        for key, option in self.options.items():
            for name in option.get("on", []):
                found.setdefault(name, []).append(key)
        return found

    def lines(self) -> Iterator[tuple[str, str]]:
        """List what can be done: what one types, and what it does; amounts in a row are one line."""
        group: list[tuple[str, Wire]] = []
        for key, option in self.options.items():
            if group and not _goes_on(group[-1][1], option):
                yield from _told(group)
                group = []
            group.append((key, option))
        yield from _told(group)


def _goes_on(before: Wire, option: Wire) -> bool:
    least, most = _own_number(before, {}), _own_number(option, {})
    is_next = least != "" and most != "" and int(most) == int(least) + 1 and _verb(before) == _verb(option)
    return is_next and _without(before["label"], least) == _without(option["label"], most)


def _without(label: str, number: str) -> str:
    return re.sub(rf"(?<!\d){number}(?!\d)", "", label)


def _told(group: list[tuple[str, Wire]]) -> Iterator[tuple[str, str]]:
    if len(group) <= 3:
        yield from ((key, option["label"]) for key, option in group)
        return
    (first, least), (last, most) = group[0], group[-1]
    yield f"{first} … {last}", f"{least['label']} … {most['label']}"


def _own_numbers(options: list[Wire], things: dict[str, Wire]) -> dict[str, Wire]:
    """Find the options that are a number to whoever reads them: amounts, those called by one, dice that show it."""
    by_verb: dict[str, list[Wire]] = {}
    for option in options:
        by_verb.setdefault(_verb(option), []).append(option)
    found: dict[str, Wire] = {}
    for group in by_verb.values():
        numbers = [_own_number(option, things) for option in group]
        if "" not in numbers and found.keys().isdisjoint(numbers) and len(set(numbers)) == len(numbers):
            found.update(zip(numbers, group, strict=True))
    return found


def _own_number(option: Wire, things: dict[str, Wire]) -> str:
    number: str = option.get("action", "").rpartition(" ")[2]
    if not number.isdecimal():
        return ""
    values = [str(things[name].get("face", {}).get("value")) for name in option.get("on", []) if name in things]
    words = " ".join([option["label"], *values])
    is_called_so = option.get("amount") is not None or _without(words, number) != words
    return number if is_called_so else ""


def _names(option: Wire, things: dict[str, Wire]) -> list[str]:
    found = [things[name] for name in option.get("on", []) if name in things]
    return [thing.get("label") or thing.get("title", "") for thing in found]


def _verb(option: Wire) -> str:
    verb: str = option.get("action", "").partition(" ")[0]
    return verb


def _letters(taken: set[str]) -> Iterator[str]:
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            if "".join(letters) not in taken:
                yield "".join(letters)
