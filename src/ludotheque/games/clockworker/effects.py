"""The phrases printed on artifacts, a class each; every artifact is made of these words."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import COPY, DECLINE
from ludotheque.games.clockworker.names import CARDS, KINDS, POINT, ROBOT, amounts, by_kind, has, tokens
from ludotheque.games.clockworker.state import Ability, Powers, State
from ludotheque.games.clockworker.turn.buying import UsePhrase, pay_for

COUNTED: Final = ("factory", "artifact", "archive", "robot")
"""What points at the end may be counted by."""


@final
@dataclass(frozen=True)
class AtEnd(Ability):
    """At the end: points, once, or for every so many things you own; perhaps only from so many cards on."""

    score: int
    per: str
    every: int
    from_cards: int

    def points(self, s: State, side: int) -> int:
        if s.cards(side) < self.from_cards:
            return 0
        return self.score * (self._count(s, side) // self.every) if self.per else self.score

    def _count(self, s: State, side: int) -> int:
        if self.per == COUNTED[0]:
            return len(s.factories[side])
        if self.per == COUNTED[1]:
            return s.owned[side].bit_count()
        if self.per == COUNTED[2]:
            return len(s.archives[side])
        return s.robots_of(side)

    def text(self) -> Text:
        facts: Facts = {"points": self.score, "cards": self.from_cards, "every": self.every}
        if not self.per:
            return Text("word-at-end", facts)
        return Text("word-at-end-per", {**facts, "what": Text(f"every-{self.per}", {"count": self.every})})

    def symbols(self) -> list[str]:
        points = [str(self.score), KINDS[POINT]]
        if self.per:
            return ["end", *(str(self.every) if self.every > 1 else "").split(), self.per, "→", *points]
        return ["end", *([str(self.from_cards), "card", "→"] if self.from_cards else []), *points]


@final
@dataclass(frozen=True)
class WhenGaining(Ability):
    """Whenever you gain a factory, an artifact or an archive, gain something more."""

    card: int
    units: tuple[int, ...]

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.on_card[self.card] += list(self.units)
        powers.along[self.card].append((artifact, list(self.units)))

    def text(self) -> Text:
        return Text("word-when-gaining", {"what": f"one-{CARDS[self.card]}", "gain": amounts(list(self.units))})

    def symbols(self) -> list[str]:
        return [CARDS[self.card], "→", *tokens(list(self.units))]


@final
@dataclass(frozen=True)
class OncePerTurn(Ability):
    """Once per turn, when you gain a resource of this kind, gain something more."""

    kind: int
    units: tuple[int, ...]

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.sparks.append((self.kind, artifact, list(self.units)))

    def text(self) -> Text:
        facts: Facts = {"what": amounts([self.kind]), "gain": amounts(list(self.units))}
        return Text("word-once-per-turn", facts)

    def symbols(self) -> list[str]:
        return ["once", KINDS[self.kind], "→", *tokens(list(self.units))]


@final
@dataclass(frozen=True)
class AtOnce(Ability):
    """Gain this immediately, and only then."""

    units: tuple[int, ...]

    def gift(self) -> list[int]:
        return list(self.units)

    def text(self) -> Text:
        return Text("word-at-once", {"gain": amounts(list(self.units))})

    def symbols(self) -> list[str]:
        return ["at-once", *tokens(list(self.units))]


@final
@dataclass(frozen=True)
class AnyTime(Ability):
    """At any time in your turn, as often as you like, turn one thing into another."""

    pay: tuple[int, ...]
    gain: tuple[int, ...]

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.conversions.append(artifact)

    def fee(self) -> list[int]:
        return list(self.pay)

    def yields(self) -> list[int]:
        return list(self.gain)

    def text(self) -> Text:
        facts: Facts = {"pay": amounts(list(self.pay)), "gain": amounts(list(self.gain))}
        return Text("word-any-time", facts)

    def symbols(self) -> list[str]:
        return ["any-time", *tokens(list(self.pay)), "→", *tokens(list(self.gain))]


@final
@dataclass(frozen=True)
class ArchiveDiscount(Ability):
    """When you communicate, you may pay this many resources less, of your choice."""

    units: int

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.archive_discount += self.units
        powers.discounts.append(artifact)

    def text(self) -> Text:
        return Text("word-archive-discount", {"count": self.units})

    def symbols(self) -> list[str]:
        return ["archive", ":", f"−{self.units}", "any"]


@final
@dataclass(frozen=True)
class RetrievalExtra(Ability):
    """In the retrieval phase, each robot that brings something of this kind brings more of it."""

    kind: int
    more: int

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.extra[self.kind] += self.more
        powers.has_extra = True

    def text(self) -> Text:
        facts: Facts = {"kind": f"kind-{KINDS[self.kind]}", "more": amounts([self.kind] * self.more)}
        return Text("word-retrieval-extra", facts)

    def symbols(self) -> list[str]:
        return ["retrieval", KINDS[ROBOT], "→", f"+{self.more}", KINDS[self.kind]]


@final
@dataclass(frozen=True)
class RetrievalCopy(Ability):
    """Once in the retrieval phase, you may pay for one more of a kind you have just gained."""

    pay: tuple[int, ...]

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.copies.append(artifact)

    def fee(self) -> list[int]:
        return list(self.pay)

    def text(self) -> Text:
        return Text("word-retrieval-copy", {"pay": amounts(list(self.pay))})

    def symbols(self) -> list[str]:
        return ["retrieval", *tokens(list(self.pay)), "→", "+1", "any"]


@final
@dataclass(frozen=True)
class AnySlot(Ability):
    """When you dispatch, robots may go to any empty slots."""

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.is_any_slot = True

    def text(self) -> Text:
        return Text("word-any-slot")

    def symbols(self) -> list[str]:
        return ["dispatch", ":", "any", "slot"]


@final
@dataclass(frozen=True)
class AnyFactory(Ability):
    """When you dispatch, robots may go to any number of factories."""

    def lend(self, powers: Powers, artifact: int) -> None:
        powers.is_any_factory = True

    def text(self) -> Text:
        return Text("word-any-factory")

    def symbols(self) -> list[str]:
        return ["dispatch", ":", "any", "factory"]


# Phrases that ask something.


@final
@dataclass(frozen=True)
class CopyOne(Step):
    """Pay for one more of a kind a robot has just brought, or decline."""

    artifact: int
    kinds: int
    """The kinds that slots emptied in this phase have brought, as a set."""

    def candidates(self, s: State, side: int) -> list[Action]:
        fee = s.box.artifacts[self.artifact].fee
        if s.missing(side, by_kind(fee)):
            return NOTHING
        # One for the very same one would change nothing (ruling 4), and points are no resource.
        found = [COPY[kind] for kind in range(POINT) if has(self.kinds, kind) and fee != [kind]]
        if found:
            found.append(DECLINE)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not DECLINE:
            fee = by_kind(s.box.artifacts[self.artifact].fee)
            pay_for(s, side, fee, UsePhrase(self.artifact, (action.target,)), chance)

    def facts(self, s: State, side: int) -> Facts:
        artifact = s.box.artifacts[self.artifact]
        return {"artifact": f"artifact-{artifact.name}", "pay": amounts(artifact.fee)}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class Convert(Step):
    """Beside every question of your turn: use what turns one thing into another."""

    def candidates(self, s: State, side: int) -> list[Action]:
        use = s.box.answers.use
        return [use[artifact] for artifact in s.powers(side).conversions]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        fee = by_kind(s.box.artifacts[action.target].fee)
        if s.missing(side, fee):
            return moves.cannot_pay(s, side, fee)
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        artifact = s.box.artifacts[action.target]
        pay_for(s, side, by_kind(artifact.fee), UsePhrase(action.target, tuple(artifact.yields)), chance)

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"artifact.{s.box.artifacts[action.target].name}.{side}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        card = s.box.artifacts[action.target]
        return {"artifact": f"artifact-{card.name}", "pay": amounts(card.fee), "gain": amounts(card.yields)}
