"""A bot that looks one answer ahead."""

import math
from typing import final

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


@final
class GreedyBot(Bot):
    """Tries every option in a few imagined worlds, and takes the one after which the table looks best.

    With a temperature it takes one that is about as good: what costs little is overlooked often, what costs the game
    hardly ever. A beginner overlooks besides what the game says beginners do.
    """

    def __init__(self, worlds: int = 12, temperature: float = 0.0, style: Style | None = None) -> None:
        """Look at so many worlds; an option worse by the `temperature`, a share of a win, is e times less likely."""
        self.worlds = worlds
        self.temperature = temperature
        self.style = style
        self.is_beginner = False

    def choose(self, view: View, chance: Chance) -> Action:
        options = view.options
        if len(options) == 1:
            return options[0]
        totals = self.judge(view, chance)
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
