"""A bot that does anything."""

from typing import final

from ludotheque.bots.view import Bot, View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.state import State


@final
class RandomBot(Bot):
    """Chooses any option, each as likely as the others."""

    def choose(self, view: View, chance: Chance) -> Action:
        return view.options[chance.pick("choose", len(view.options))]


def play_out(s: State, chance: Chance) -> int:
    """Let everybody do anything until the game is over; give the number of choices, which have two options or more."""
    choices = 0
    while not s.end:
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        count = len(options)
        if count > 1:
            choices += 1
        flow.play(s, seat, options[chance.pick("choose", count)], chance)
    return choices
