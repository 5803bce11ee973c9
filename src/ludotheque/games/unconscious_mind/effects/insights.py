"""Words of the insight wheel: generate, elevate, transfer, downgrade, pay."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    BRING,
    BRING_COLOURED,
    DONE,
    DOWNGRADE,
    ELEVATE,
    LEAVE_OUT,
    PAY,
    PAY_COFFEE,
    PAY_IN_FULL,
    QUALITY,
    SKIP,
    SPEND,
    TRANSFER,
    TRANSFER_COLOURED,
    quality_taken,
    transferring,
    zone_left,
)
from ludotheque.games.unconscious_mind.moves import gains, wheel
from ludotheque.games.unconscious_mind.names import (
    ANY,
    CENTRE,
    LEVELS,
    MAJOR,
    MEDIUM,
    MINOR,
    ZONES,
    level_of,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.box import Phrase, Said, Word, counted
from ludotheque.games.unconscious_mind.state.table import State


@final
@dataclass(frozen=True)
class Generate(Word):
    """Bring an insight from the centre to the zone named; if the centre is empty you may bring one from elsewhere.

    With white insights to spare, and no coloured one there, it is done without asking; else you may leave it there.
    """

    level: int
    quality: int

    def said(self) -> Said:
        if self.quality == ANY:
            level = LEVELS[self.level]
            return [f"{level}-any"], Text("word-insight-any", {"level": f"level-{level}"})
        zone = ZONES[zone_of(self.level, self.quality)]
        return [zone], Text("word-insight", {"zone": f"zone-{zone}"})

    def candidates(self, s: State, side: int) -> list[Action]:
        if self.quality == ANY:
            return QUALITY
        desk = s.desks[side]
        if desk.white[CENTRE] > 1 and not desk.coloured[CENTRE]:
            return NOTHING
        sources = SOURCE_CENTRE if desk.insights(CENTRE) else wheel.filled(desk)
        zone = zone_of(self.level, self.quality)
        found: list[Action] = []
        for source in sources:
            if source != zone:
                found.append(BRING[source])
                if wheel.has_both(desk, source):
                    found.append(BRING_COLOURED[source])
        return [*found, SKIP] if found else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if self.quality == ANY:
            s.then(side, Generate(self.level, action.target))
        elif action is not SKIP:
            is_coloured = action.verb == "bring-coloured"
            wheel.generate(s, side, action.target, zone_of(self.level, self.quality), is_coloured)

    def run(self, s: State, side: int, chance: Chance) -> None:
        if s.desks[side].insights(CENTRE):
            wheel.generate(s, side, CENTRE, zone_of(self.level, self.quality))

    def fallback(self, s: State, side: int) -> Action:
        if self.quality != ANY and s.desks[side].insights(CENTRE):
            return BRING[CENTRE]
        return self.candidates(s, side)[-1]

    def facts(self, s: State, side: int) -> Facts:
        zone = (
            f"level-{LEVELS[self.level]}" if self.quality == ANY else f"zone-{ZONES[zone_of(self.level, self.quality)]}"
        )
        return {"zone": zone}

    def is_public_choice(self) -> bool:
        return True


SOURCE_CENTRE: Final = [CENTRE]


@final
@dataclass(frozen=True)
class Elevate(Word):
    """Raise an insight by one level, so many times."""

    times: int

    def said(self) -> Said:
        return counted("elevate", self.times)

    def candidates(self, s: State, side: int) -> list[Action]:
        found = [ELEVATE[zone] for zone in wheel.elevatable(s.desks[side])]
        return [*found, SKIP] if found else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            wheel.elevate(s, side, action.target)
            if self.times > 1:
                s.then(side, Elevate(self.times - 1))


@final
@dataclass(frozen=True)
class Transfer(Word):
    """Give an insight another quality, so many times."""

    times: int

    def said(self) -> Said:
        return counted("transfer", self.times)

    def candidates(self, s: State, side: int) -> list[Action]:
        found = transfers(s, side)
        return [*found, SKIP] if found else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            transfer(s, side, action)
            if self.times > 1:
                s.then(side, Transfer(self.times - 1))


@final
@dataclass(frozen=True)
class BoughtElevation(Step):
    """The coffee is paid: raise an insight by one level."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [ELEVATE[zone] for zone in wheel.elevatable(s.desks[side])]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        wheel.elevate(s, side, action.target)

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class BoughtTransfer(Step):
    """The coffee is paid: give an insight another quality."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return transfers(s, side)

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        transfer(s, side, action)


def transfers(s: State, side: int) -> list[Action]:
    """List every insight with the qualities it can change to."""
    found: list[Action] = []
    desk = s.desks[side]
    for zone in wheel.filled(desk):
        found += [transferring(TRANSFER, zone, quality) for quality in wheel.other_qualities(zone)]
        if wheel.has_both(desk, zone):
            found += [transferring(TRANSFER_COLOURED, zone, quality) for quality in wheel.other_qualities(zone)]
    return found


def transfer(s: State, side: int, action: Action) -> None:
    """Transfer the insight an answer names."""
    is_coloured = action.verb == "transfer-coloured"
    wheel.transfer(s, side, zone_left(action), quality_taken(action), is_coloured)


@final
@dataclass(frozen=True)
class Improve(Word):
    """So many elevations and so many transfers, in any order."""

    elevations: int
    transfers: int

    def said(self) -> Said:
        text = Text("word-improve", {"elevations": self.elevations, "transfers": self.transfers})
        return [f"{self.elevations}", "elevate", f"{self.transfers}", "transfer"], text

    def candidates(self, s: State, side: int) -> list[Action]:
        found: list[Action] = []
        if self.elevations:
            found += [ELEVATE[zone] for zone in wheel.elevatable(s.desks[side])]
        if self.transfers:
            found += transfers(s, side)
        return [*found, DONE] if found else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action.verb == "elevate":
            wheel.elevate(s, side, action.target)
            s.then(side, Improve(self.elevations - 1, self.transfers))
        elif action is not DONE:
            transfer(s, side, action)
            s.then(side, Improve(self.elevations, self.transfers - 1))

    def facts(self, s: State, side: int) -> Facts:
        return {"elevations": self.elevations, "transfers": self.transfers}


@final
@dataclass(frozen=True)
class Pay(Word):
    """Pay an insight, or one of a higher level, for what follows; you may decline."""

    zone: int
    phrase: Phrase
    is_asked: bool

    def said(self) -> Said:
        zone, then = ZONES[self.zone], self.phrase
        return [zone, "→", *then.symbols()], Text("word-pay", {"zone": f"zone-{zone}", "then": then.texts()})

    def candidates(self, s: State, side: int) -> list[Action]:
        # Coffee may still buy what the wheel lacks.
        return PAY_OR_SKIP if self.is_asked and s.could_hold(side, self.zone) else NOTHING

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is PAY and s.payment(side, (self.zone,), False) is None:
            return Objection("cannot-pay-use", {})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PAY:
            self._pay(s, side)

    def run(self, s: State, side: int, chance: Chance) -> None:
        if not self.is_asked:
            self._pay(s, side)

    def facts(self, s: State, side: int) -> Facts:
        return {"zone": f"zone-{ZONES[self.zone]}"}

    def _pay(self, s: State, side: int) -> None:
        if s.payment(side, (self.zone,), False) is not None:
            s.resolve(side, self.phrase)
            pay_cost(s, side, (self.zone,))


PAY_OR_SKIP: Final = [PAY, SKIP]


def pay_cost(s: State, side: int, cost: tuple[int, ...]) -> None:
    """Pay a cost, from its highest level down: at once where there is no choice, else put the question."""
    left = tuple([zone for level in (MAJOR, MEDIUM, MINOR) for zone in cost if level_of(zone) == level])
    while left:
        zones = s.payers(side, left)
        if len(zones) > 1:
            s.then(side, PayInsights(left))
            return
        wheel.pay(s, side, zones)
        left = left[1:]


@final
@dataclass(frozen=True)
class PayInsights(Step):
    """Pay the first part of a cost with an insight of its level, or a higher one of its quality; then the rest."""

    cost: tuple[int, ...]

    def candidates(self, s: State, side: int) -> list[Action]:
        return [SPEND[zone] for zone in s.payers(side, self.cost)]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        wheel.pay(s, side, [action.target])
        pay_cost(s, side, self.cost[1:])

    def facts(self, s: State, side: int) -> Facts:
        return {"zone": f"zone-{ZONES[self.cost[0]]}"}


@final
@dataclass(frozen=True)
class LeaveOut(Step):
    """Leave one minor insight of a cost out, or pay all of it."""

    cost: tuple[int, ...]

    def candidates(self, s: State, side: int) -> list[Action]:
        found: list[Action] = []
        for place in range(len(self.cost)):
            zone = self.cost[place]
            if level_of(zone) == MINOR and LEAVE_OUT[zone] not in found:
                rest = self.cost[:place] + self.cost[place + 1 :]
                if s.payment(side, rest, False) is not None:
                    found.append(LEAVE_OUT[zone])
        if s.payment(side, self.cost, False) is not None:
            found.append(PAY_IN_FULL)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        cost = list(self.cost)
        if action is not PAY_IN_FULL:
            cost.remove(action.target)
        pay_cost(s, side, tuple(cost))

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class Downgrade(Word):
    """Downgrade an insight, or pay coffee instead, for what follows; you may decline."""

    phrase: Phrase

    def said(self) -> Said:
        then = self.phrase
        return ["downgrade", "→", *then.symbols()], Text("word-downgrade", {"then": then.texts()})

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        found = [DOWNGRADE[zone] for zone in wheel.filled(desk)]
        return [*found, PAY_COFFEE, SKIP]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        price = s.box.downgrade_price
        if action is PAY_COFFEE:
            if not wheel.filled(s.desks[side]):
                return Objection("nothing-to-downgrade", {})
            if s.desks[side].coffee < price:
                return gains.too_little_coffee(s, side, price)
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is SKIP:
            return
        if action is PAY_COFFEE:
            gains.pay_coffee(s, side, s.box.downgrade_price)
        else:
            wheel.downgrade(s, side, action.target)
        s.resolve(side, self.phrase)

    def facts(self, s: State, side: int) -> Facts:
        return {"coffee": s.box.downgrade_price}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class PayAny(Step):
    """Pay an insight of this level or a higher one, of any quality."""

    level: int

    def candidates(self, s: State, side: int) -> list[Action]:
        return [SPEND[zone] for zone in wheel.filled(s.desks[side]) if level_of(zone) >= self.level]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        wheel.pay(s, side, [action.target])

    def facts(self, s: State, side: int) -> Facts:
        return {"level": f"level-{LEVELS[self.level]}"}

    def is_public_choice(self) -> bool:
        return True


DISTIL: Final = (PayAny(MAJOR), PayAny(MEDIUM), PayAny(MINOR))
BOUGHT_ELEVATION: Final = BoughtElevation()
BOUGHT_TRANSFER: Final = BoughtTransfer()


def is_half_paid(step: Step) -> bool:
    """Say whether something is being paid, or what was paid for is being chosen: that is finished first."""
    return isinstance(step, (PayAny, PayInsights, LeaveOut, BoughtElevation, BoughtTransfer))
