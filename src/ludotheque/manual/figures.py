"""Figures: tables that the engine has played to, so that a picture of the rules cannot be wrong."""

from dataclasses import dataclass
from typing import Any

import msgspec

from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, Outcome, RandomChance, RecordedChance
from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game, Options
from ludotheque.engine.scene import Scene, Text, Wire
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.state import State
from ludotheque.manual import tree

PEOPLE = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
"""Who plays in all figures."""


class BadFigure(LudothequeError):
    """A figure that cannot be played as it is written."""


class Setting(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A figure as `rules.toml` writes it."""

    seats: int = 2
    options: dict[str, str] = {}
    deal: dict[str, str] | None = None
    """A position in the game's words; without one, the table is set up as usual."""
    seed: int | None = None
    """Where luck comes from, unless `luck` says what it brings."""
    luck: list[str] = []
    """What chance brings, in order, as a Record writes it: `bag white`, `die 3`."""
    before: list[str] = []
    """Answers that lead to the picture: `0: place 3`."""
    play: list[str] = []
    """Answers the picture is about: their sentences are its caption, their ways its arrows."""
    refused: str = ""
    """An answer that is refused here; its objection is part of the caption."""
    show: list[str] = []
    """The zones and pieces that are drawn; all zones without."""
    point: list[str] = []
    """What is outlined."""
    asks: str = ""
    """The question that must be open, as the id of its text."""
    viewer: int | None = None
    """The seat that looks: whoever is asked first, unless it is said; -1 for a spectator."""
    after: bool = False
    """Whether the table is drawn as it is after what was played."""


@dataclass
class Played:
    """A figure that was played: the table that is drawn, and what happened."""

    game: Game
    setting: Setting
    viewer: int | None
    scene: Scene
    sides: State
    events: list[Event]
    objection: Objection | None
    refused_on: list[str]
    end: State

    def whole(self, language: str) -> Wire:
        """Write the whole table that is drawn."""
        names = self.game.names(self.sides, language, PEOPLE)
        return SceneWriter(self.game.texts, language, names).plain(self.scene)

    def figure(self, name: str, language: str) -> tree.Figure:
        """Draw it in a language."""
        names, drawn = self.game.names(self.sides, language, PEOPLE), self.whole(language)
        show = self.setting.show or drawn["zones"]
        missing = [one for one in (*show, *self.setting.point) if one not in drawn["nodes"]]
        if missing:
            raise BadFigure(f"figure {name}: not in the picture: {', '.join(missing)}")
        scene = cropped(drawn, show)
        nodes = scene["nodes"]
        told = [self.game.texts.say(language, self.game.told(event, self.viewer), names) for event in self.events]
        return tree.Figure(
            id=name,
            scene=scene,
            point=self.setting.point,
            ways=[way for event in self.events if event.path and (way := _way(event.path, nodes))],
            lines=[line for line in told if line],
            refused="" if self.objection is None else self._refusal(self.objection, language, names),
            refused_on=[one for one in self.refused_on if one in nodes],
        )

    def _refusal(self, objection: Objection, language: str, names: list[str]) -> str:
        return self.game.texts.say(language, Text(f"no-{objection.rule}", objection.facts), names)

    def scores(self, name: str, language: str) -> tree.Scores:
        """Count the points of its end."""
        if not self.end.end:
            raise BadFigure(f"figure {name}: expected the end of a game, for its scores")
        names = self.game.names(self.end, language, PEOPLE)
        return tree.Scores(self.game.texts.builtins(self.game.result(self.end), language, names))


def cropped(drawn: Wire, show: list[str]) -> Wire:
    """Keep of a flat Scene only some things and what lies on them."""
    nodes: Wire = {}
    rest = [*show]
    while rest:
        name = rest.pop()
        nodes[name] = drawn["nodes"][name]
        rest += nodes[name].get("children", [])
    left_out = {"prompt", "options", "refusals", "result"}
    return {**{key: drawn[key] for key in drawn if key not in left_out}, "zones": show, "nodes": nodes}


def _way(path: tuple[str, str], nodes: Wire) -> tuple[str, str] | None:
    """Give the way a piece took between things that are drawn: `clock0.3.die` ends at `clock0.3`."""
    ends = [end for one in path if (end := _nearest(one, nodes))]
    return (ends[0], ends[1]) if len(ends) == len(path) and ends[0] != ends[1] else None


def _nearest(name: str, nodes: Wire) -> str:
    while name and name not in nodes:
        name = name.rpartition(".")[0]
    return name


def play(game: Game, name: str, written: dict[str, Any]) -> Played:
    """Play a figure as it is written; complain if it cannot be."""
    try:
        setting = msgspec.convert(written, Setting)
        return _played(game, name, setting)
    except msgspec.ValidationError as error:
        raise BadFigure(f"figure {name}: {error}") from error
    except Refused as error:
        why = error.objection
        raise BadFigure(f"figure {name}: an answer is refused: {why.rule} {why.facts}") from error
    except BadFigure:
        raise
    except (LudothequeError, AssertionError, LookupError, ValueError) as error:
        raise BadFigure(f"figure {name}: {type(error).__name__}: {error}") from error


def _played(game: Game, name: str, setting: Setting) -> Played:
    chance = _chance(game, setting)
    options = game.checked_options(setting.seats, setting.options)
    s = _begun(game, setting, options, chance)
    for answer in setting.before:
        _answer(game, s, answer, chance)
    asked = flow.waiting(s)
    questions = [text.id for seat in asked if (text := game.prompt(s, seat)) is not None]
    if setting.asks and setting.asks not in questions:
        raise BadFigure(f"figure {name}: expected {setting.asks}, but asked is {', '.join(questions) or 'nobody'}")
    viewer = setting.viewer if setting.viewer is not None else asked[0] if asked else 0
    seen = None if viewer < 0 else viewer
    sides, scene = s.clone(), game.picture(s, seen)
    objection, refused_on = _objection(game, s, name, setting.refused) if setting.refused else (None, [])
    s.log = events = list[Event]()
    for answer in setting.play:
        _answer(game, s, answer, chance)
    s.log = None
    if isinstance(chance, RecordedChance) and chance.left:
        raise BadFigure(f"figure {name}: luck is left over: {setting.luck[-chance.left :]}")
    if setting.after:
        sides, scene = s.clone(), game.picture(s, seen)
    return Played(game, setting, seen, scene, sides, events, objection, refused_on, s)


def _begun(game: Game, setting: Setting, options: Options, chance: Chance) -> State:
    if setting.deal is None:
        return game.start(setting.seats, options, chance)
    s = game.position(setting.seats, options, setting.deal)
    flow.run_until_question(s, chance)
    return s


def _chance(game: Game, setting: Setting) -> Chance:
    if setting.seed is not None:
        return RandomChance(setting.seed)
    outcomes: list[Outcome] = []
    for words in setting.luck:
        label, _, outcome = words.rpartition(" ")
        outcomes.append((label, game.outcome_names(label).read(outcome)))
    return RecordedChance(outcomes)


def _answer(game: Game, s: State, answer: str, chance: Chance) -> None:
    seat, _, action = answer.partition(": ")
    flow.play(s, int(seat), game.actions.parse(action), chance)


def _objection(game: Game, s: State, name: str, answer: str) -> tuple[Objection, list[str]]:
    """Try an answer that is refused, and say where one would have clicked."""
    seat, _, text = answer.partition(": ")
    action = game.actions.parse(text)
    asked = flow.decision(s, int(seat))
    try:
        _answer(game, s.clone(), answer, RecordedChance([]))
    except Refused as error:
        return error.objection, [] if asked is None else game.clicked(s, asked, action)
    raise BadFigure(f"figure {name}: {answer!r} is not refused")
