"""Planted leaks: each lets one thing a viewer gets depend on something hidden; the kit catches all, by name."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ludotheque.engine.game import Game
from ludotheque.engine.scene import Piece, Refusal, Scene, Text, Zone
from ludotheque.engine.state import State
from ludotheque.lab.kit import Case, Eyes, LeakFound, Look, check_lanes, check_secrecy, check_worlds, walk
from ludotheque.lab.kit.secrecy import SECRECY
from ludotheque.lab.kit.worlds import ONE_DEAL, TOLD


class Leak(Eyes):
    """A leak of one hidden zone by one surface; it is looked for only where the zone hides something."""

    tries = 4
    surface: ClassVar[str]
    """What it leaks by."""
    what: ClassVar[str] = ""
    """How the place that the kit names begins, if not with the surface."""
    by: ClassVar[str] = SECRECY
    """The check that must notice."""

    def __init__(self, zone: str) -> None:
        self.zone = zone
        self._met: dict[str, int] = {}

    def looks_at(self, game: Game, s: State) -> bool:
        return any(thing.zone == self.zone for thing in game.hidden(s))

    def surfaces(self, usual: tuple[str, ...], seldom: tuple[str, ...], place: int) -> tuple[str, ...]:
        return (self.surface,) if self.surface in {*usual, *seldom} else ()

    def differ(self, game: Game, s: State, world: State) -> bool:
        return self.secret(game, s) != self.secret(game, world)

    def see(self, name: str, look: Look) -> Any:
        value = super().see(name, look)
        return self.twist(look, value) if name == self.surface else value

    def twist(self, look: Look, value: Any) -> Any:
        """Let the secret show in what a surface gives."""
        raise NotImplementedError

    def secret(self, game: Game, s: State) -> str:
        """What lies hidden in the zone, if anything does."""
        return "".join(repr(thing.value) for thing in game.hidden(s) if thing.zone == self.zone)

    def bit(self, look: Look) -> int:
        """One bit of it: any two secrets met one after the other differ in it, and half of all pairs do."""
        secret = self.secret(look.game, look.s)
        return self._met.setdefault(secret, len(self._met)) & 1 if secret else 0


class InScene(Leak):
    """Something a viewer sees tells."""

    surface = "scene"

    def twist(self, look: Look, value: Any) -> Any:
        self.draw(look, value)
        return value

    def draw(self, look: Look, scene: Scene) -> None:
        """Draw it in."""
        raise NotImplementedError


class Shown(InScene):
    """The zone is shown to all."""

    what = "scene.zones"

    def draw(self, look: Look, scene: Scene) -> None:
        label = Text("name", {"who": 0})
        scene.zones.append(Zone("leak", "row", children=[Piece(self.secret(look.game, look.s), "card", label)]))


class InOptionOrder(InScene):
    """The order of a seat's options tells."""

    what = "scene.options"

    def draw(self, look: Look, scene: Scene) -> None:
        turned = self.bit(look)
        scene.options = scene.options[turned:] + scene.options[:turned]


class InOptionCount(InScene):
    """An option is missing."""

    what = "scene.options"

    def draw(self, look: Look, scene: Scene) -> None:
        scene.options = scene.options[self.bit(look) :]


class InPrompt(InScene):
    """The question's words tell."""

    what = "scene.prompt"

    def draw(self, look: Look, scene: Scene) -> None:
        if self.bit(look):
            scene.prompt = Text("name", {"who": 0})


class InPieceOrder(InScene):
    """The order of pieces in a zone, or of a pile, tells."""

    what = "scene.zones"

    def draw(self, look: Look, scene: Scene) -> None:
        if self.bit(look):
            scene.zones = [Zone(zone.id, zone.layout, children=zone.children[::-1]) for zone in scene.zones]


class InNodeIds(InScene):
    """The id of a piece tells which one it is."""

    what = "scene.zones"

    def draw(self, look: Look, scene: Scene) -> None:
        scene.zones = [Zone(f"{zone.id}.{self.bit(look)}", zone.layout) for zone in scene.zones]


class InRefusals(InScene):
    """What looks possible and is not tells."""

    what = "scene.refusals"

    def draw(self, look: Look, scene: Scene) -> None:
        if self.bit(look):
            text = Text("name", {"who": 0})
            scene.refusals = [*scene.refusals, Refusal(on=[], label=text, text=text, rule=text)]


class InStandings(InScene):
    """A counter beside a name tells."""

    what = "scene.standings"

    def draw(self, look: Look, scene: Scene) -> None:
        scene.standings[0].facts = [*scene.standings[0].facts, ("coin", self.bit(look), Text("name", {"who": 0}))]


class InWaiting(InScene):
    """Whether somebody is asked at all tells: a question that is skipped."""

    what = "scene.waiting"

    def draw(self, look: Look, scene: Scene) -> None:
        scene.waiting = scene.waiting[self.bit(look) :]


class InQuestionNumber(InScene):
    """The number of the question tells."""

    what = "scene.number"

    def draw(self, look: Look, scene: Scene) -> None:
        scene.number += self.bit(look)


class Aside(Leak):
    """One bit more of something that is no Scene."""

    def twist(self, look: Look, value: Any) -> Any:
        return [value, self.bit(look)]


class InError(Aside):
    """The text of an error tells."""

    surface = "error"


class InSize(Aside):
    """How much is sent tells."""

    surface = "size"


class InNames(Aside):
    """What a side is called tells."""

    surface = "names"


class InOrders(Aside):
    """What may be ordered in advance, or when an order lapses, tells."""

    surface = "orders"


class InTalks(Aside):
    """Who may talk with whom tells."""

    surface = "talks"


class InTiming(Aside):
    """How long a question is open tells."""

    surface = "timing"


class InObservation(Aside):
    """A number that somebody who learns is shown tells."""

    surface = "observation"


class InHint(Aside):
    """What a bot advises tells."""

    surface = "hint"


class InPreview(Aside):
    """What would happen tells."""

    surface = "preview"


class Told(Aside):
    """Something after an answer tells."""

    by = TOLD


class InEvent(Told):
    """An event tells the seat that has answered."""

    surface = "events"

    def twist(self, look: Look, value: Any) -> Any:
        return [value, self.bit(look)] if look.played.answers[-1].seat == look.viewer else value


class InEventOfAnother(Told):
    """An event tells somebody who has not answered, also when the turn has passed on."""

    surface = "events"

    def twist(self, look: Look, value: Any) -> Any:
        return [value, self.bit(look)] if look.played.answers[-1].seat != look.viewer else value


class InPath(Told):
    """The way a piece took tells."""

    surface = "events"

    def twist(self, look: Look, value: Any) -> Any:
        return [[text, self.bit(look)] for text, _ in value or [["", None]]]


class InLogLine(Told):
    """A line of the log tells."""

    surface = "lines"


class InUndo(Told):
    """Whether one can undo tells."""

    surface = "undo"

    def twist(self, look: Look, value: Any) -> Any:
        return value ^ bool(self.bit(look))


class InNumber(Told):
    """How many questions one has been put, undone ones among them, tells."""

    surface = "number"


class InTurns(Told):
    """How many turns there were tells."""

    surface = "turns"


class InStretch(Told):
    """What is shown to whoever comes back tells."""

    surface = "stretch"


class InMoments(Told):
    """In how many steps something is told again tells."""

    surface = "moments"


class InRewind(Told):
    """How far a game can be taken back tells."""

    surface = "rewind"


class InDeal(Leak):
    """Something is left of the truth in what is given away."""

    by = ONE_DEAL

    def twist(self, look: Look, value: Any) -> Any:
        return [value, self.secret(look.game, look.s)]


class InNotes(InDeal):
    """A note about it stays as it is when the world is dealt anew for somebody else, as in a fork."""

    surface = "fork"


class InForkRecord(InDeal):
    """The record of a fork tells."""

    surface = "record"


class InBotView(InDeal):
    """What a bot is sent tells."""

    surface = "view"


LEAKS: Final[tuple[type[Leak], ...]] = (
    *(Shown, InOptionOrder, InOptionCount, InPrompt, InPieceOrder, InNodeIds, InRefusals, InStandings, InWaiting),
    *(InQuestionNumber, InError, InSize, InNames, InOrders, InTalks, InTiming, InObservation, InHint),
    *(
        InPreview,
        InEvent,
        InEventOfAnother,
        InPath,
        InLogLine,
        InUndo,
        InNumber,
        InTurns,
        InStretch,
        InMoments,
        InRewind,
    ),
    *(InNotes, InForkRecord, InBotView),
)
CHECKS: Final[dict[str, tuple[Callable[[Case, Eyes], object], ...]]] = {
    SECRECY: (check_secrecy, check_lanes),
    TOLD: (check_worlds,),
    ONE_DEAL: (check_worlds,),
}


def hidden_zones(cases: list[Case], *, is_lasting: bool = False) -> dict[str, list[Case]]:
    """Give every zone that hides something in these games, with the games in which it does.

    `is_lasting` gives those that go on hiding the same when somebody answers: only then can an answer tell of it.
    """
    found: dict[str, list[Case]] = {}
    for case in cases:
        before: set[tuple[str, str]] = set()
        zones: dict[str, None] = {}
        for match, _, _ in walk(case):
            now = {(thing.zone, repr(thing.value)) for thing in case.game.hidden(match.state)}
            zones |= dict.fromkeys(zone for zone, _ in (now & before if is_lasting else now))
            before = now
        for zone in zones:
            found.setdefault(zone, []).append(case)
    return found


def caught(leak: Leak, cases: list[Case]) -> LeakFound | None:
    """Give what the kit says when it notices the leak in one of the games; only the check that should counts."""
    for case in cases:
        for check in CHECKS[leak.by]:
            try:
                check(case, leak)
            except LeakFound as found:
                return found if _is_right(leak, found) else None
    return None


def _is_right(leak: Leak, found: LeakFound) -> bool:
    """Whether the failure names the check, the place and two different values."""
    is_there = found.what.startswith(leak.what or leak.surface)
    return found.check == leak.by and is_there and found.values[0] != found.values[1]
