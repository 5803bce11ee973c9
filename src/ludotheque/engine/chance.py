"""Chance: the only source of randomness, handed to the rules as an argument.

Three verbs, each with a label. An outcome is a whole number; the game's table of outcome names turns it into a
word in the record, so that a record survives another generator and another order inside the program.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterable

from mypy_extensions import mypyc_attr

from ludotheque.engine.errors import LudothequeError

Outcome = tuple[str, int]


class OutcomeNeeded(Exception):
    """The outcome that is wanted next: its label and how likely each way is."""

    def __init__(self, label: str, weights: list[int]) -> None:
        super().__init__(label)
        self.label = label
        self.weights = weights


class WrongOutcome(LudothequeError):
    """Replay met another question than the one that was recorded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers every question of luck; `used` counts them and `trail`, if it is kept, remembers them."""

    def __init__(self) -> None:
        self.used = 0
        self.trail: list[Outcome] | None = None

    def roll(self, label: str, faces: int) -> int:
        """Roll a die with faces 1 to `faces`."""
        return self.pick(label, faces) + 1

    def pick(self, label: str, ways: int) -> int:
        """Choose one of `ways` equal ways, counted from 0."""
        outcome = self.equal(label, ways)
        self.used += 1
        if self.trail is not None:
            self.trail.append((label, outcome))
        return outcome

    def draw(self, label: str, counts: list[int]) -> int:
        """Draw one thing from a bag that holds `counts[k]` things of kind k; the kind comes back."""
        outcome = self.weighted(label, counts)
        self.used += 1
        if self.trail is not None:
            self.trail.append((label, outcome))
        return outcome

    def equal(self, label: str, ways: int) -> int:
        """Say which of `ways` equal ways it is."""
        raise NotImplementedError

    def weighted(self, label: str, counts: list[int]) -> int:
        """Say which kind it is, each as likely as its count."""
        total = 0
        for count in counts:
            total += count
        place = self.equal(label, total)
        # Counted from the nearer end, since bags may hold many kinds.
        if place + place < total:
            kind = -1
            while place >= 0:
                kind += 1
                place -= counts[kind]
            return kind
        kind = len(counts)
        rest = total - place
        while rest > 0:
            kind -= 1
            rest -= counts[kind]
        return kind


class RandomChance(Chance):
    """Luck from a seed; without one, from the system's secret source."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        source = random.SystemRandom() if seed is None else random.Random(seed)
        self._number: Callable[[], float] = source.random

    def equal(self, label: str, ways: int) -> int:
        return int(self._number() * ways)


class FirstWay(Chance):
    """Luck that always takes the first way there is: for a world that stands for all a seat could be in."""

    def equal(self, label: str, ways: int) -> int:
        return 0

    def weighted(self, label: str, counts: list[int]) -> int:
        kind = 0
        while not counts[kind]:
            kind += 1
        return kind


class LabelSeededChance(Chance):
    """Luck in which outcome k of a label depends on the seed alone, whatever else was drawn."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._seed = seed
        self._drawn: dict[str, int] = {}

    def equal(self, label: str, ways: int) -> int:
        k = self._drawn.get(label, 0)
        self._drawn[label] = k + 1
        digest = hashlib.blake2b(f"{self._seed}/{label}/{k}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") * ways >> 64


class DealtChance(LabelSeededChance):
    """Luck of a prepared deal: it depends on the seed, on what is drawn, and on how often that was drawn before.

    How often, a log says: a proposal that was not written, or a process that began anew, changes nothing. Of a label
    that the deal speaks of, the first outcomes are those it names.
    """

    def __init__(self, seed: str, deal: dict[str, list[int]] | None = None) -> None:
        super().__init__(seed)
        self._deal: dict[str, list[int]] = deal or {}

    def equal(self, label: str, ways: int) -> int:
        found = self._dealt(label, [1] * ways)
        return super().equal(label, ways) if found is None else found

    def weighted(self, label: str, counts: list[int]) -> int:
        found = self._dealt(label, counts)
        return super().weighted(label, counts) if found is None else found

    def _dealt(self, label: str, counts: list[int]) -> int | None:
        """Give what the deal names for the next outcome of a label, if it still names one."""
        drawn, named = self._drawn.get(label, 0), self._deal.get(label)
        if named is None or drawn >= len(named):
            return None
        if not 0 <= named[drawn] < len(counts) or counts[named[drawn]] == 0:
            message = f"outcome {named[drawn]} of {label!r} is not possible here"
            raise WrongOutcome(message)
        self._drawn[label] = drawn + 1
        return named[drawn]

    def renew(self, outcomes: Iterable[Outcome]) -> None:
        """Count what was drawn so far."""
        self._drawn = dict(Counter(label for label, _ in outcomes))


class RecordedChance(Chance):
    """Luck as it was: hands back recorded outcomes and refuses a question that does not fit."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__()
        self._outcomes = outcomes
        self._next = 0

    @property
    def left(self) -> int:
        """How many recorded outcomes nobody has asked for yet."""
        return len(self._outcomes) - self._next

    def equal(self, label: str, ways: int) -> int:
        return self._recorded(label, [1] * ways)

    def weighted(self, label: str, counts: list[int]) -> int:
        return self._recorded(label, counts)

    def _recorded(self, label: str, weights: list[int]) -> int:
        if self._next == len(self._outcomes):
            message = f"expected an outcome of {label!r}, none was recorded"
            raise WrongOutcome(message)
        came, outcome = self._outcomes[self._next]
        if came != label:
            message = f"expected an outcome of {label!r}, found one of {came!r}"
            raise WrongOutcome(message)
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            message = f"outcome {outcome} of {label!r} is not possible here"
            raise WrongOutcome(message)
        self._next += 1
        return outcome


class ScriptedChance(Chance):
    """Luck that answers from a list and stops, with `OutcomeNeeded`, at the first outcome it lacks."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self._outcomes = outcomes

    def equal(self, label: str, ways: int) -> int:
        if self.used == len(self._outcomes):
            raise OutcomeNeeded(label, [1] * ways)
        return self._outcomes[self.used]

    def weighted(self, label: str, counts: list[int]) -> int:
        if self.used == len(self._outcomes):
            raise OutcomeNeeded(label, list(counts))
        return self._outcomes[self.used]
