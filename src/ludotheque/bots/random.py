"""A bot that does anything."""

from typing import final

from ludotheque.bots.view import Bot, View
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance


@final
class RandomBot(Bot):
    """Chooses any option, each as likely as the others."""

    def choose(self, view: View, chance: Chance) -> Action:
        return view.options[chance.pick("choose", len(view.options))]
