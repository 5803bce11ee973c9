"""Planted leaks: each lets one thing a viewer gets depend on something hidden; the kit must catch every one."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game
from ludotheque.engine.state import State
from ludotheque.lab.kit import Case, EyesOn, check_lanes, check_one_deal, check_secrecy, walk


class Leak(EyesOn):
    """A leak of one hidden zone; it is looked for only where the zone hides something."""

    tries = 4
    checks: ClassVar[tuple[Callable[[Case, EyesOn], object], ...]] = (check_secrecy, check_lanes)
    """Those of the kit that should notice."""

    def __init__(self, zone: str) -> None:
        self.zone = zone
        self._met: dict[str, int] = {}

    def looks_at(self, game: Game, s: State) -> bool:
        return any(thing.zone == self.zone for thing in game.hidden(s))

    def secret(self, game: Game, s: State) -> str:
        """What lies hidden in the zone, if anything does."""
        return "".join(repr(thing.value) for thing in game.hidden(s) if thing.zone == self.zone)

    def bit(self, game: Game, s: State) -> int:
        """One bit of it: any two secrets met one after the other differ in it, and half of all pairs do."""
        secret = self.secret(game, s)
        return self._met.setdefault(secret, len(self._met)) & 1 if secret else 0


class InSight(Leak):
    """Something a viewer sees tells, so equal Scenes are not yet equal sights."""

    def is_same(self, game: Game, s: State, world: State, viewer: int) -> bool:
        """Whether two worlds look the same with the leak."""
        return bool(self.observation(game, s, viewer) == self.observation(game, world, viewer))


class Shown(InSight):
    """The zone is shown to all."""

    def observation(self, game: Game, s: State, viewer: int) -> Any:
        return super().observation(game, s, viewer), self.secret(game, s)


class InOptions(InSight):
    """The order of a seat's options tells."""

    def observation(self, game: Game, s: State, viewer: int) -> Any:
        seen = super().observation(game, s, viewer)
        options = seen.get("options", [])
        turned = self.bit(game, s)
        return {**seen, "options": options[turned:] + options[:turned]}


class InPrompt(InSight):
    """The question's words tell."""

    def observation(self, game: Game, s: State, viewer: int) -> Any:
        seen = super().observation(game, s, viewer)
        return {**seen, "prompt": f"{seen.get('prompt')}{self.bit(game, s)}"}


class InPieceOrder(InSight):
    """The order of pieces in a zone tells."""

    def observation(self, game: Game, s: State, viewer: int) -> Any:
        seen = super().observation(game, s, viewer)
        order = -1 if self.bit(game, s) else 1
        zones = [{**zone, "children": zone.get("children", [])[::order]} for zone in seen["zones"]]
        return {**seen, "zones": zones}


class InError(Leak):
    """The text of an error tells."""

    def refusal(self, game: Game, s: State, viewer: int) -> Any:
        return super().refusal(game, s, viewer), self.bit(game, s)


class InEvent(Leak):
    """An event tells."""

    def after(self, game: Game, s: State, viewer: int, events: list[Event], *, is_barrier: bool) -> tuple[object, bool]:
        seen, is_barrier = super().after(game, s, viewer, events, is_barrier=is_barrier)
        return (seen, self.secret(game, s)), is_barrier


class InUndo(Leak):
    """Whether one can undo tells."""

    def after(self, game: Game, s: State, viewer: int, events: list[Event], *, is_barrier: bool) -> tuple[object, bool]:
        seen, is_barrier = super().after(game, s, viewer, events, is_barrier=is_barrier)
        return seen, is_barrier ^ bool(self.bit(game, s))


class InNotes(Leak):
    """A note about it stays as it is when the world is dealt anew for somebody else."""

    checks = (check_one_deal,)

    def dealt(self, game: Game, s: State, viewer: int, chance: Chance) -> dict[str, Any]:
        return {**super().dealt(game, s, viewer, chance), "notes": self.secret(game, s)}


LEAKS: Final = (Shown, InOptions, InPrompt, InPieceOrder, InError, InEvent, InUndo, InNotes)


def hidden_zones(cases: list[Case]) -> dict[str, list[Case]]:
    """Give every zone that hides something in these games, with the games in which it does."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        zones = {thing.zone: None for match, _, _ in walk(case) for thing in case.game.hidden(match.state)}
        for zone in zones:
            found.setdefault(zone, []).append(case)
    return found


def is_caught(leak: Leak, cases: list[Case]) -> bool:
    """Say whether the kit notices the leak in one of the games."""
    for case in cases:
        for check in leak.checks:
            try:
                check(case, leak)
            except AssertionError:
                return True
    return False
