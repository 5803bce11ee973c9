"""Surfaces: everything of the engine that tells a viewer something, by name, so that two worlds can be compared."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.view import see
from ludotheque.engine import codec, flow, record, replay
from ludotheque.engine.chance import OutcomeNeeded, RandomChance, RecordedChance, ScriptedChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game, Options
from ludotheque.engine.match import Match
from ludotheque.engine.observation import observer_of
from ludotheque.engine.scene import Scene
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import PEOPLE
from ludotheque.lab.kit.leak_found import LeakFound, difference


@dataclass
class Look:
    """A viewer looks at a world; where an answer has just been given, also at the match and at what was told."""

    game: Game
    s: State
    viewer: int
    seed: int = 0
    """Of the luck a bot or a fork would have; the same in both worlds."""
    options: Options = field(default_factory=dict)
    """Those of the table."""
    events: list[Event] = field(default_factory=list)
    match: Match | None = None

    @property
    def seat(self) -> int | None:
        """The viewer as the engine is asked about it."""
        return None if self.viewer == NOBODY else self.viewer

    @property
    def played(self) -> Match:
        """The match, where there is one."""
        assert self.match is not None, "asked about an answer where none was given"
        return self.match


def _scene(look: Look) -> Scene:
    return look.game.scene(look.s, look.seat)


def _progress(look: Look) -> object:
    """What the curve of the game will show of this moment."""
    return look.game.progress(look.s)


def _names(look: Look) -> object:
    return look.game.names(look.s, "en", PEOPLE)


def _error(look: Look) -> object:
    """The refusal of something that is not possible, as it comes back."""
    if look.seat is None:
        return None
    options = flow.options(look.s, look.seat)
    wrong = next((action for action in look.game.actions.all if action not in options), None)
    if wrong is None:
        return None
    try:
        flow.play(look.s.clone(), look.seat, wrong, RandomChance(0))
    except Refused as refused:
        return [refused.objection.rule, refused.objection.facts]
    return f"{wrong} was not refused"


def _size(look: Look) -> object:
    """How many bytes are sent."""
    names = look.game.names(look.s, "en", PEOPLE)
    return len(msgspec.json.encode(SceneWriter(look.game.texts, "en", names).flat(_scene(look))))


def _orders(look: Look) -> object:
    """What may be answered in advance, and for how long such an order holds."""
    sides = [side for side, seat in enumerate(look.s.seat_of) if seat == look.viewer and seat != NOBODY]
    offers = [(side, offer) for side in sides for offer in look.game.order_offers(look.s, side)]
    return [[side, repr(offer), look.game.order_scope(look.s, side, offer.question)] for side, offer in offers]


def _talks(look: Look) -> object:
    """Who may talk in private with whom, and what may be claimed."""
    titles = [[title.id, len(texts)] for title, texts in look.game.claims(look.s)]
    return [[list(sides) for sides in look.game.talks(look.s)], titles]


def _timing(look: Look) -> object:
    """For how long each question is open."""
    asked = [flow.decision(look.s, seat) for seat in flow.waiting(look.s)]
    return [[each.seat, look.game.seconds(look.options, each.step)] for each in asked if each is not None]


def _observation(look: Look) -> object:
    """What somebody who learns from this seat is shown, as numbers."""
    if look.seat is None:
        return None
    return observer_of(look.game, _seats(look), look.options).numbers(look.s, look.seat)


def _hint(look: Look) -> object:
    """What a bot would advise."""
    if look.seat is None or not flow.options(look.s, look.seat):
        return None
    view = see(look.game, look.s, look.seat, RandomChance(look.seed))
    return [str(GreedyBot(1).choose(view, RandomChance(look.seed))), view.waits]


def _preview(look: Look) -> object:
    """What would certainly happen upon the first of the options, up to any luck, in a world dealt anew."""
    options = [] if look.seat is None else flow.options(look.s, look.seat)
    if look.seat is None or not options:
        return None
    world = look.game.determinized(look.s, look.seat, RandomChance(look.seed))
    world.log = events = list[Event]()
    with suppress(OutcomeNeeded):
        flow.play(world, look.seat, options[0], ScriptedChance([]))
    return told(look.game, events, look.viewer)


def _events(look: Look) -> object:
    return told(look.game, look.events, look.viewer)


def _lines(look: Look) -> object:
    """The log, in words."""
    names = look.game.names(look.s, "en", PEOPLE)
    return [look.game.texts.say("en", look.game.told(event, look.viewer), names) for event in look.events]


def _undo(look: Look) -> object:
    return look.seat is not None and look.played.may_undo(look.seat)


def _number(look: Look) -> object:
    return None if look.seat is None else look.played.number(look.seat)


def _turns(look: Look) -> object:
    """How many turns one can look back."""
    return replay.turns(look.played)


def _stretch(look: Look) -> object:
    """Which turns are shown again to whoever comes back; as turns everybody can count."""
    first, last = replay.stretch_of_others(look.played, look.seat)
    counted = [turn for turn, answer in enumerate(look.played.answers, 1) if answer.events]
    return [counted.index(first), counted.index(last)] if last else []


def _moments(look: Look) -> object:
    """What is told at each moment of the last answer."""
    last = len(look.played.answers)
    return [told(look.game, moment.events, look.viewer) for moment in replay.moments(look.played, last, last)]


def _rewind(look: Look) -> object:
    """The table taken back by one turn that was told of, with the number of the question."""
    match = look.played
    counted = [place for place, answer in enumerate(match.answers) if answer.events]
    again = Match(match.game, match.seats, match.options, RecordedChance([]), match.start)
    for answer in match.answers:
        again.chance = RecordedChance(answer.outcomes)
        again.play(answer.seat, answer.action)
    again.rewind(counted[-1] if counted else 0)
    scene = again.scene(look.seat)
    return [look.game.texts.builtins(scene, "en", look.game.names(again.state, "en", PEOPLE)), scene.number]


def _fork(look: Look) -> object:
    """The State a game that is played on from here would begin with."""
    return codec.plain(look.game.determinized(look.s, look.viewer, RandomChance(look.seed)))


def _record(look: Look) -> object:
    """The record of such a game."""
    world = look.game.determinized(look.s, look.viewer, RandomChance(look.seed))
    return record.write(Match(look.game, _seats(look), look.options, RecordedChance([]), world)).splitlines()


def _seats(look: Look) -> int:
    return len({seat for seat in look.s.seat_of if seat != NOBODY})


def _view(look: Look) -> object:
    """What a bot in another process is sent."""
    if look.seat is None or not flow.options(look.s, look.seat):
        return None
    return see(look.game, look.s, look.seat, RandomChance(look.seed)).pack().decode()


SURFACES: Final[dict[str, Callable[[Look], Any]]] = {
    "scene": _scene,
    "names": _names,
    "progress": _progress,
    "error": _error,
    "size": _size,
    "orders": _orders,
    "talks": _talks,
    "timing": _timing,
    "observation": _observation,
    "hint": _hint,
    "preview": _preview,
    "events": _events,
    "lines": _lines,
    "undo": _undo,
    "number": _number,
    "turns": _turns,
    "stretch": _stretch,
    "moments": _moments,
    "rewind": _rewind,
    "fork": _fork,
    "record": _record,
    "view": _view,
}
NOW: Final = ("scene", "names", "error", "orders", "talks", "timing", "observation")
"""What tells at any question."""
NOW_AND_THEN: Final = ("size", "hint", "preview")
"""The same, where it takes long."""
THEN: Final = ("events", "lines", "undo", "number", "turns", "stretch", "moments")
"""What tells upon an answer."""
DEALT: Final = ("fork",)
"""What is dealt anew before it is given away."""
DEALT_AND_SENT: Final = ("record", "view")
SELDOM: Final = 8
"""Of so many positions, one is looked at in every way."""


class Eyes:
    """How a viewer looks; a planted leak twists one surface."""

    tries = 1
    """How many worlds are compared with the true one, for each viewer and position."""

    def looks_at(self, game: Game, s: State) -> bool:
        """Whether there is anything to look for at this position."""
        return True

    def differ(self, game: Game, s: State, world: State) -> bool:
        """Whether two worlds differ in what is looked for; if not, another one is dealt."""
        return codec.encode(s) != codec.encode(world)

    def surfaces(self, usual: tuple[str, ...], seldom: tuple[str, ...], place: int) -> tuple[str, ...]:
        """Name the surfaces to look at, at a place of the game."""
        return usual if place % SELDOM else (*usual, *seldom)

    def see(self, name: str, look: Look) -> Any:
        """Give what a surface shows."""
        return SURFACES[name](look)

    def compare(self, check: str, at: str, name: str, one: Look, other: Look) -> None:
        """Raise `LeakFound` if a surface shows two different things."""
        mine, yours = self.see(name, one), self.see(name, other)
        if mine == yours:
            return
        if isinstance(mine, Scene):
            mine, yours = (in_words(look, scene) for look, scene in ((one, mine), (other, yours)))
            if mine == yours:
                return
        raise leak(one.game, check, at, name, one.viewer, mine, yours)


def leak(game: Game, check: str, at: str, name: str, viewer: int, mine: Any, yours: Any) -> LeakFound:
    """Say where two pieces of data differ."""
    names = {name: codec.field_names(kind) for name, kind in codec.words_of(game).items()}
    path, *values = difference(mine, yours, names)
    return LeakFound(check, at, name + path, viewer, (values[0], values[1]))


def in_words(look: Look, scene: Scene) -> Any:
    """Give a Scene as data, with its texts written out."""
    return look.game.texts.builtins(scene, "en", look.game.names(look.s, "en", PEOPLE))


def told(game: Game, events: list[Event], viewer: int) -> list[object]:
    """Give what a viewer is told of events, with the ways pieces took."""
    return [[game.told(event, viewer), event.path] for event in events]
