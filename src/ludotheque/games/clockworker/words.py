"""The card language: how a phrase of an artifact is written in a component file."""

from typing import Literal

import msgspec

from ludotheque.games.clockworker import effects
from ludotheque.games.clockworker.state import CARDS, KINDS, POINT, Ability

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


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parameters of a phrase."""

    def ability(self) -> Ability:
        """Make the phrase."""
        raise NotImplementedError


class AtEnd(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ points = 6, per = "artifact", every = 2 }`, `{ points = 10, from_cards = 12 }`."""

    points: int
    per: Counted | None = None
    every: int = 1
    from_cards: int = 0

    def ability(self) -> Ability:
        if self.every < 1:
            message = f"expected every = 1 or more, got {self.every}"
            raise ValueError(message)
        return effects.AtEnd(self.points, self.per or "", self.every, self.from_cards)


class WhenGaining(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ card = "factory", gain = "3 point" }`."""

    card: Card
    gain: str

    def ability(self) -> Ability:
        return effects.WhenGaining(CARDS.index(self.card), tuple(units(self.gain)))


class OncePerTurn(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ kind = "robot", gain = "gold" }`."""

    kind: Kind
    gain: str

    def ability(self) -> Ability:
        return effects.OncePerTurn(KINDS.index(self.kind), tuple(units(self.gain)))


class AtOnce(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ gain = "5 gear" }`."""

    gain: str

    def ability(self) -> Ability:
        return effects.AtOnce(tuple(units(self.gain)))


class AnyTime(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ pay = "2 gear", gain = "gold" }`."""

    pay: str
    gain: str

    def ability(self) -> Ability:
        pay, gain = units(self.pay), units(self.gain)
        if POINT in pay or len(gain) >= len(pay):
            message = (
                f"expected to gain fewer units than the resources paid, or it could go on for ever; got {self.pay!r}"
            )
            raise ValueError(message)
        return effects.AnyTime(tuple(pay), tuple(gain))


class ArchiveDiscount(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ units = 1 }`."""

    units: int

    def ability(self) -> Ability:
        if self.units < 1:
            message = f"expected 1 unit or more, got {self.units}"
            raise ValueError(message)
        return effects.ArchiveDiscount(self.units)


class RetrievalExtra(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ kind = "gear", more = 1 }`."""

    kind: Kind
    more: int

    def ability(self) -> Ability:
        if self.more < 1:
            message = f"expected 1 more or above, got {self.more}"
            raise ValueError(message)
        return effects.RetrievalExtra(KINDS.index(self.kind), self.more)


class RetrievalCopy(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`{ pay = "gear" }`."""

    pay: str

    def ability(self) -> Ability:
        pay = units(self.pay)
        if POINT in pay:
            message = f"expected resources to pay, got {self.pay!r}"
            raise ValueError(message)
        return effects.RetrievalCopy(tuple(pay))


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
