"""Plans: one idea followed through a whole game, tried against a field of bots that have none.

Equal bots cannot see a degenerate strategy: each of them plays sensibly, so nobody tries it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from ludotheque.bots.view import Bot, View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.state import State
from ludotheque.lab.watch import component_of

SIGN = "+"
"""Stands between a bot's name and the plan it follows, as in greedy:2+never:buy."""
RUSH, HOARD, ONLY, NEVER, ANY = "rush", "hoard", "only", "never", "any"
"""Plans of every game: spend what can be spent, and never decline; spend nothing that need not be spent; choose one
verb whenever it is offered; choose it only where nothing else is; where it is offered, choose anything, so that
whoever takes a thing does so by chance."""
PATIENCE = 10
"""A plan is followed for this part of the longest game: whoever never declines could lay
tablets and take them back for ever, in a talk that nobody measures by a clock."""


@dataclass(frozen=True)
class Plan:
    """What is preferred, the first pattern first, and what is avoided as long as there is anything else.

    A pattern is one of actions as they are written, or of what they are about: "operate F0*", "client client-R*".
    """

    name: str
    prefer: Sequence[str] = ()
    avoid: Sequence[str] = ()
    end: str = ""
    """The reason of the end it aims at, which is shown."""
    en: str = ""
    fr: str = ""
    blind: str = ""
    """A verb; where it is offered, anything is chosen."""

    def check(self, game: Game) -> None:
        """Raise ValueError about an end the game does not have, and about patterns of no verb."""
        if self.end and self.end not in game.end_reasons:
            message = f"plan {self.name}: expected an end of {', '.join(game.end_reasons)}, got {self.end!r}"
            raise ValueError(message)
        verbs = list(game.actions.verbs())
        for pattern in (*self.prefer, *self.avoid):
            if not any(fnmatchcase(verb, pattern.partition(" ")[0]) for verb in verbs):
                message = f"plan {self.name}: expected a verb of {', '.join(verbs)}, got {pattern!r}"
                raise ValueError(message)

    def narrowed(self, game: Game, s: State, side: int, options: list[Action]) -> list[Action]:
        """Leave only the options that follow the plan; all of them, where it has no opinion."""
        if self.name in (RUSH, HOARD):
            return _by_cost(s, side, options, is_rush=self.name == RUSH)
        names = [
            (option.text, component_of(game, option, game.label(s, side, option).facts) if _is_read(self) else "")
            for option in options
        ]
        for pattern in self.prefer:
            chosen = [options[place] for place, name in enumerate(names) if _fits(name, pattern)]
            if chosen:
                return chosen
        rest = [
            options[place]
            for place, name in enumerate(names)
            if not any(_fits(name, pattern) for pattern in self.avoid)
        ]
        return rest or options


def _is_read(plan: Plan) -> bool:
    """Say whether a plan speaks of things, and not only of verbs: only then need labels be read."""
    return any(" " in pattern for pattern in (*plan.prefer, *plan.avoid))


def _fits(name: tuple[str, str], pattern: str) -> bool:
    if " " not in pattern:
        return fnmatchcase(name[0].partition(" ")[0], pattern)
    return fnmatchcase(name[0], pattern) or fnmatchcase(name[1], pattern)


def _by_cost(s: State, side: int, options: list[Action], *, is_rush: bool) -> list[Action]:
    """Choose what costs something, or what costs nothing; where nothing does, what declines the least or the most."""
    costly = [option for option in options if option.cost is not None and option.cost(s, side, option)]
    chosen = costly if is_rush else [option for option in options if option not in costly]
    if not chosen or len(chosen) == len(options):
        chosen = [option for option in options if option.declines != is_rush]
    return chosen or options


def plan_named(game: Game, name: str, plans: Sequence[Plan]) -> Plan:
    """Find a plan of every game, as `rush` or `never:buy`, or one of the game's own."""
    if name in (RUSH, HOARD):
        return Plan(name)
    kind, colon, verb = name.partition(":")
    if colon and kind in (ONLY, NEVER, ANY) and verb in game.actions.verbs():
        words: dict[str, Any] = {ONLY: {"prefer": (verb,)}, NEVER: {"avoid": (verb,)}, ANY: {"blind": verb}}
        return Plan(name, **words[kind])
    for plan in plans:
        if plan.name == name:
            return plan
    own = "".join(f", {plan.name}" for plan in plans)
    message = f"{game.id} has no plan {name!r}; there are: {RUSH}, {HOARD}, {ONLY}:VERB, {NEVER}:VERB, {ANY}:VERB{own}"
    raise LudothequeError(message)


class PlanBot(Bot):
    """Answers as another bot would that sees only what follows the plan."""

    def __init__(self, bot: Bot, plan: Plan) -> None:
        self._bot = bot
        self._plan = plan
        self._answers = 0

    def choose(self, view: View, chance: Chance) -> Action:
        self._answers += 1
        if self._answers > view.game.longest // PATIENCE:
            return self._bot.choose(view, chance)
        if self._plan.blind in [option.verb for option in view.options]:
            return view.options[chance.pick("choose", len(view.options))]
        if len(view.options) > 1:
            world = view.determinize(chance)
            asked = flow.decision(world, view.seat)
            if asked is not None:
                view.options = self._plan.narrowed(view.game, world, asked.side, view.options)
        return self._bot.choose(view, chance)
