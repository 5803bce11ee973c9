"""The card language: how a phrase of an artifact is written in a component file."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from ludotheque.engine.components import WHOLE, Check, Checked, at_least
from ludotheque.games.clockworker import effects
from ludotheque.games.clockworker.names import CARDS, KINDS, POINT
from ludotheque.games.clockworker.state import Ability

Kind = Literal["gear", "red", "green", "blue", "gold", "robot", "point"]
Card = Literal["factory", "artifact", "archive"]
Counted = Literal["factory", "artifact", "archive", "robot"]


def units(amounts: str) -> list[int]:
    """Read `2 gear + red`: a list of kinds, one for each unit."""
    found: list[int] = []
    for amount in amounts.split("+"):
        count, _, kind = amount.strip().rpartition(" ")
        if kind not in KINDS or not (count.isdecimal() or not count) or int(count or 1) < 1:
            message = f'expected an amount such as "2 gear + red", with {", ".join(KINDS)}; got {amounts!r}'
            raise ValueError(message)
        found += [KINDS.index(kind)] * int(count or 1)
    return found


def amount(text: str) -> list[str]:
    """Say what is wrong with an amount, if something is."""
    try:
        units(text)
    except ValueError as error:
        return [str(error)]
    return []


def resources(text: str) -> list[str]:
    """Say what is wrong with an amount that is paid."""
    wrong = amount(text)
    if not wrong and POINT in units(text):
        wrong.append(f"expected resources to pay, which points are not: {', '.join(KINDS[:POINT])}; got {text!r}")
    return wrong


class Word(Checked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parameters of a phrase."""

    def ability(self) -> Ability:
        """Make the phrase."""
        raise NotImplementedError


def _every_of_what(table: dict[str, Any]) -> list[str]:
    if "every" not in table or "per" in table:
        return []
    return [f"expected per beside every: {' or '.join(effects.COUNTED)}"]


class AtEnd(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ points = 6, per = "artifact", every = 2 }`, `{ points = 10, from_cards = 12 }`."""

    checks: ClassVar[Mapping[str, Check]] = {
        "points": at_least(0),
        "every": at_least(1),
        "from_cards": at_least(0),
        WHOLE: _every_of_what,
    }
    points: int
    per: Counted | None = None
    every: int = 1
    from_cards: int = 0

    def ability(self) -> Ability:
        return effects.AtEnd(self.points, self.per or "", self.every, self.from_cards)


class WhenGaining(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ card = "factory", gain = "3 point" }`."""

    checks: ClassVar[Mapping[str, Check]] = {"gain": amount}
    card: Card
    gain: str

    def ability(self) -> Ability:
        return effects.WhenGaining(CARDS.index(self.card), tuple(units(self.gain)))


class OncePerTurn(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ kind = "robot", gain = "gold" }`."""

    checks: ClassVar[Mapping[str, Check]] = {"gain": amount}
    kind: Kind
    gain: str

    def ability(self) -> Ability:
        return effects.OncePerTurn(KINDS.index(self.kind), tuple(units(self.gain)))


class AtOnce(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ gain = "5 gear" }`."""

    checks: ClassVar[Mapping[str, Check]] = {"gain": amount}
    gain: str

    def ability(self) -> Ability:
        return effects.AtOnce(tuple(units(self.gain)))


def _gains_less(table: dict[str, Any]) -> list[str]:
    pay, gain = table.get("pay"), table.get("gain")
    if not isinstance(pay, str) or not isinstance(gain, str) or amount(pay) or amount(gain):
        return []  # told already
    if len(units(gain)) < len(units(pay)):
        return []
    return [f"expected to gain fewer units than are paid, or it could go on for ever; got {gain!r} for {pay!r}"]


class AnyTime(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ pay = "2 gear", gain = "gold" }`."""

    checks: ClassVar[Mapping[str, Check]] = {"pay": resources, "gain": amount, WHOLE: _gains_less}
    pay: str
    gain: str

    def ability(self) -> Ability:
        return effects.AnyTime(tuple(units(self.pay)), tuple(units(self.gain)))


class ArchiveDiscount(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ units = 1 }`."""

    checks: ClassVar[Mapping[str, Check]] = {"units": at_least(1)}
    units: int

    def ability(self) -> Ability:
        return effects.ArchiveDiscount(self.units)


class RetrievalExtra(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ kind = "gear", more = 1 }`."""

    checks: ClassVar[Mapping[str, Check]] = {"more": at_least(1)}
    kind: Kind
    more: int

    def ability(self) -> Ability:
        return effects.RetrievalExtra(KINDS.index(self.kind), self.more)


class RetrievalCopy(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ pay = "gear" }`."""

    checks: ClassVar[Mapping[str, Check]] = {"pay": resources}
    pay: str

    def ability(self) -> Ability:
        return effects.RetrievalCopy(tuple(units(self.pay)))


class AnySlot(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{}`."""

    def ability(self) -> Ability:
        return effects.AnySlot()


class AnyFactory(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{}`."""

    def ability(self) -> Ability:
        return effects.AnyFactory()


WORDS: dict[str, type[Word]] = {
    "at_end": AtEnd,
    "when_gaining": WhenGaining,
    "once_per_turn": OncePerTurn,
    "at_once": AtOnce,
    "any_time": AnyTime,
    "archive_discount": ArchiveDiscount,
    "retrieval_extra": RetrievalExtra,
    "retrieval_copy": RetrievalCopy,
    "any_slot": AnySlot,
    "any_factory": AnyFactory,
}
