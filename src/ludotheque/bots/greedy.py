"""A bot that looks one answer ahead."""

import math
from typing import Any, final

from ludotheque.bots.judgement import Judgement, close_hands
from ludotheque.bots.style import Style
from ludotheque.bots.view import Bot, View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints

NEARLY = 1e-9
MANY = 20
"""Options from which on fewer worlds have to do."""
FINE = 1_000_000
"""Into how many parts the likelihood of the best option is cut."""
SLOPE = 0.25
"""The share of a win that a lead of a scale would bring if all the way were as steep as its beginning."""


@final
class GreedyBot(Bot):
    """Tries every option in a few imagined worlds, and takes the one after which the table looks best.

    With a temperature it takes one that is about as good: what costs little is overlooked often, what costs the game
    hardly ever. A beginner overlooks besides what the game says beginners do. Somebody who only glances tries nothing,
    and goes by what the hints see in the options, where they see anything.
    """

    def __init__(self, worlds: int = 12, temperature: float = 0.0, style: Style | None = None) -> None:
        """Look at so many worlds; an option worse by the `temperature`, a share of a win, is e times less likely."""
        self.worlds = worlds
        self.temperature = temperature
        self.style = style
        self.is_beginner = False
        self.glances = False

    def choose(self, view: View, chance: Chance) -> Action:
        options = view.options
        if len(options) == 1:
            return options[0]
        totals = (self.glance(view, chance) if self.glances else []) or self.judge(view, chance)
        worlds = self.worlds_for(len(options))
        if self.style is not None:
            totals = [totals[place] + worlds * self.style.likes(options[place]) for place in range(len(options))]
        hints: Hints | None = view.game.hints if self.is_beginner else None
        if hints is not None:
            seen = [place for place in range(len(options)) if not hints.overlooks(options[place])]
            if seen:
                options, totals = [options[place] for place in seen], [totals[place] for place in seen]
        best = max(totals)
        if self.temperature > 0.0:
            width = self.temperature * worlds
            return options[chance.draw("choose", [int(FINE * math.exp((one - best) / width)) for one in totals])]
        chosen = [options[place] for place in range(len(options)) if totals[place] >= best - NEARLY]
        return chosen[chance.pick("choose", len(chosen))] if len(chosen) > 1 else chosen[0]

    def glance(self, view: View, chance: Chance) -> list[float]:
        """Give what each option is worth at a glance, as `judge` counts it; nothing where a glance does not tell."""
        hints: Hints | None = view.game.hints
        if hints is None:
            return []
        options = view.options
        world = view.determinize(chance)
        side = world.seat_of.index(view.seat)
        told: Any = hints  # as in Judgement
        share = SLOPE / float(told.scale)
        totals = [share * worth for worth in hints.leanings(world, side, options)]
        if self.style is not None and self.style.goals:
            for place in range(len(totals)):
                after = world.clone()
                flow.play(after, view.seat, options[place], chance)
                totals[place] += self.style.wants(view.game, after, after.seat_of.index(view.seat))
        worlds = self.worlds_for(len(options))
        return [worlds * worth for worth in totals]

    def judge(self, view: View, chance: Chance) -> list[float]:
        """Give what each option is worth to the seat, over all worlds together."""
        options = view.options
        totals = [0.0] * len(options)
        used = chance.used
        world = view.determinize(chance)
        judgement = Judgement(view.game, world)
        # Options without any luck, in the only world there is, are judged once and counted for every world.
        is_sure = [chance.used == used] * len(options)
        worlds = self.worlds_for(len(options))
        for k in range(worlds):
            if k:
                world = view.determinize(chance)
            for place in range(len(options)):
                if k and is_sure[place]:
                    continue
                used = chance.used
                after = world.clone()
                flow.play(after, view.seat, options[place], chance)
                close_hands(after, judgement.hints, chance)
                side = after.seat_of.index(view.seat)
                worth = judgement.worth(after)[side]
                if self.style is not None:
                    worth += self.style.wants(view.game, after, side)
                is_sure[place] = is_sure[place] and chance.used == used
                totals[place] += worth * (worlds if is_sure[place] else 1)
        return totals

    def worlds_for(self, options: int) -> int:
        """Say in how many worlds so many options are tried."""
        return self.worlds if options <= MANY else max(1, self.worlds * MANY // options)
