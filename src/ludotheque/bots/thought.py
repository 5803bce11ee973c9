"""What somebody has found out about the answers to a question: how often each was tried, and what it brought."""

from typing import final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance

AS_GOOD = 0.01
"""Answers whose worth differs by less than this share of a win are as good as each other."""
SURE = 1_000_000_000
"""An answer that needs no trying counts as if it had been tried so often: more than anybody tries."""
Tally = list[tuple[str, int, float]]
"""A Thought on its way to another process: answers as texts, how often each was tried, what it brought in all."""


@final
class Habit:
    """An answer of a seat wherever in the tree it was tried: how often, and what it brought."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


@final
class Edge:
    """An answer at a node: how often it was possible, how often it was tried, and what it brought whoever gave it."""

    def __init__(self, action: Action, habit: Habit) -> None:
        self.action = action
        self.habit = habit
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.lean = 0.0
        """How much worse than the best one it looked at a glance, in scales of the hints."""


@final
class Thought:
    """The answers somebody has thought about; what others have found of the same question can be added to it."""

    def __init__(self, edges: list[Edge]) -> None:
        self.edges = edges
        self.by_worth = False
        """Whether it is chosen by what answers are worth on average, among those that were tried a lot."""

    @property
    def is_sure(self) -> bool:
        """Whether one of the answers needs no trying."""
        return any(edge.visits >= SURE for edge in self.edges)

    def tally(self) -> Tally:
        """Write it for a journey to another process."""
        return [(edge.action.text, edge.visits, edge.total) for edge in self.edges]

    def add(self, tally: Tally, options: list[Action]) -> None:
        """Add what another has found; what is no option here counts for nothing."""
        edges = {edge.action.text: edge for edge in self.edges}
        possible = {option.text: option for option in options}
        for text, visits, total in tally:
            if text not in possible:
                continue
            edge = edges.get(text)
            if edge is None:
                edge = Edge(possible[text], Habit())
                self.edges.append(edge)
            edge.visits += visits
            edge.total += total

    def best(self) -> Edge:
        """Give what was tried most, or what is worth most where that is asked for."""
        edges = self.edges
        if self.by_worth:
            most = max([edge.visits for edge in edges])
            edges = [edge for edge in edges if 2 * edge.visits >= most]
        best: Edge | None = None
        for edge in edges:
            if best is None or self.is_better(edge, best):
                best = edge
        assert best is not None, "a question without options"
        return best

    def is_better(self, one: Edge, other: Edge) -> bool:
        """Compare two answers."""
        if self.by_worth:
            return one.total * other.visits > other.total * one.visits
        return one.visits > other.visits or (one.visits == other.visits and one.total > other.total)


def sure(action: Action) -> Thought:
    """Make a Thought of an answer that needs no trying: it is known to be the best, or was drawn by known weights."""
    edge = Edge(action, Habit())
    edge.visits, edge.total = SURE, float(SURE)
    return Thought([edge])


def mixed(edges: list[Edge], best: Edge, chance: Chance) -> Edge:
    """Choose as often as they were tried among the answers that were tried half as often as the best, and are as good.

    Who always lays the same is read by the others.
    """
    least = best.total / best.visits - AS_GOOD
    weights = [
        edge.visits if 2 * edge.visits >= best.visits and edge.total >= least * edge.visits else 0 for edge in edges
    ]
    return edges[chance.draw("mixed", weights)]
