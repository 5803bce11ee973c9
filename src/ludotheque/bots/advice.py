"""Advice: what a bot would answer in somebody's place, by what they know, and what speaks for it."""

from typing import Final, final

from ludotheque.bots.judgement import Judgement, close_hands
from ludotheque.bots.search import SearchBot
from ludotheque.bots.thought import Edge
from ludotheque.bots.view import View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance

THINKS: Final = 1.0
"""Seconds to find the answers that matter."""
MATTERING: Final = 3
"""At most so many answers are said to matter."""
WORLDS: Final = 12
"""In so many worlds the two best are compared."""


@final
class Advice:
    """The answers that matter, the best first; and the points that the best promises at once beyond the second."""

    def __init__(self, actions: list[str], gain: float) -> None:
        self.actions = actions
        self.gain = gain


def advise(view: View, chance: Chance, seconds: float = THINKS) -> Advice:
    """Think about a question in the seat's place."""
    options = view.options
    if len(options) == 1:
        return Advice([options[0].text], 0.0)
    best = _ordered(view, chance, seconds)
    matter = [best[place] for place in range(len(best)) if place < 2 or 2 * best[place].visits >= best[0].visits]
    found = [edge.action.text for edge in matter[:MATTERING]]
    return Advice(found, compare(view, best[0].action, best[1].action, chance) if len(best) > 1 else 0.0)


def explain(view: View, given: Action, chance: Chance, seconds: float = THINKS) -> Advice:
    """Compare an answer with the best of the others: the better one first, and points the given one promises beyond."""
    best = [edge.action for edge in _ordered(view, chance, seconds)]
    others = [action for action in best if action is not given]
    if not others:
        return Advice([given.text], 0.0)
    gain = compare(view, given, others[0], chance)
    return Advice([others[0].text, given.text] if others[0] is best[0] else [given.text, others[0].text], gain)


def _ordered(view: View, chance: Chance, seconds: float) -> list[Edge]:
    """List the answers that a search has tried, the best first."""
    edges = list(SearchBot(seconds=seconds).think(view, chance).edges.values())
    edges = [edge for edge in edges if edge.visits > 0]
    order = sorted([(-edges[place].visits, -mean_of(edges[place]), place) for place in range(len(edges))])
    return [edges[place] for _, _, place in order]


def mean_of(edge: Edge) -> float:
    """Say what an answer has brought on average."""
    return edge.total / edge.visits


def compare(view: View, one: Action, other: Action, chance: Chance) -> float:
    """Say how many points more than the other an answer promises at once, in the same imagined worlds."""
    total = 0.0
    for _ in range(WORLDS):
        world = view.determinize(chance)
        hints = Judgement(view.game, world).hints
        for action, sign in ((one, 1.0), (other, -1.0)):
            after = world.clone()
            flow.play(after, view.seat, action, chance)
            close_hands(after, hints, chance)
            total += sign * hints.evaluate(after, after.seat_of.index(view.seat))
    return total / WORLDS
