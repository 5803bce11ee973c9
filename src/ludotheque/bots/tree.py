"""The tree of a search: luck is sampled anew each time, so a node stands for answers, whatever chance brought.

What others answer face down is learnt apart, in a small tree of their own beside the node where the hands were closed:
it can depend neither on what the searching seat answers at the same time, nor the other way round.
"""

import math
from typing import final

from ludotheque.bots.judgement import Judgement, are_hands_half_closed
from ludotheque.bots.thought import Edge, Habit
from ludotheque.bots.view import View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.state import State

SEATS = 64
"""More than any table has."""
AFTER = -1
"""The way from a node where hands were closed to what follows when the searching seat was not asked."""


@final
class Node:
    """A question in the tree, as far as the searching seat can tell it from others."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}
        self.others: dict[int, Node] = {}
        """Where hands are closed: by seat, the tree of its own answers."""
        self.visits = 0
        self.total = 0.0


@final
class Climber:
    """Carries out iterations on one tree, whose root is the question."""

    def __init__(self, judgement: Judgement, seat: int, chance: Chance, explore: float, doubt: float) -> None:
        self.judgement = judgement
        self.hints = judgement.hints
        self.seat = seat
        self.chance = chance
        self.explore = explore
        self.doubt = doubt
        self.horizon = 0
        self.habit = 0.0
        self.habits: dict[int, Habit] = {}
        self.lean = 0.0
        self.prunes = False
        self.root = Node()
        self.promising: list[Action] = []
        """The answers to the question itself that are looked at."""

    def determinize(self, view: View) -> State:
        """Make a world the seat could be in, and believe of it what the others' play tells."""
        world = view.determinize(self.chance)
        self.hints.believe(world, self.seat, self.chance)
        return world

    def look(self, root: Node, s: State, options: list[Action]) -> None:
        """Try every answer in the same world: a first opinion, with little noise."""
        for option in options:
            after = s.clone()
            flow.play(after, self.seat, option, self.chance)
            self.play_on(after)
            value = self.judgement.worth(after)[after.seat_of.index(self.seat)]
            edge = root.edges.get(option.number)
            if edge is None:
                edge = self.new_edge(option, self.seat)
                root.edges[option.number] = edge
            edge.available += len(options)
            edge.visits += 1
            edge.total += value
            root.visits += 1
            root.total += value

    def iterate(self, root: Node, s: State) -> None:
        """Play down the tree to a new answer, play on for a while, judge, and remember along the way."""
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        node = root
        closed: Node | None = None
        """Where the hands were closed that are still closed."""
        paths: dict[int, Node] = {}
        is_new = False
        while not s.end and not is_new:
            seat = flow.first_asked(s)
            side, options = question(s, seat)
            if s.lanes and not s.is_open:
                if closed is None:
                    closed = node
                    paths = {}
                # The searching seat answers first: the order cannot matter, and the tree is the same every time.
                own = flow.lane_of(s, self.seat)
                if own is not None:
                    seat, side, options = self.seat, own.side, own.options
            elif closed is not None:
                if node is closed:
                    node = child(node, AFTER)
                closed = None
            at = node
            if closed is not None and seat != self.seat:
                found = paths.get(seat)
                at = child_of(closed.others, seat) if found is None else found
            edge = self.select(at, s, side, self.promising if at is root else options)
            is_new = edge.visits == 0 and at is node
            nodes.append(at)
            edges.append(edge)
            seats.append(seat)
            flow.play(s, seat, edge.action, self.chance)
            if at is node:
                node = child(at, edge.action.number) if not is_new else at
            else:
                paths[seat] = child(at, edge.action.number)
        self.play_on(s)
        worth = self.judgement.worth(s)
        for k in range(len(nodes)):
            side = s.seat_of.index(seats[k])  # whoever answered may sit elsewhere by now
            value = worth[side] if side < len(worth) else 0.5
            nodes[k].visits += 1
            nodes[k].total += value
            edges[k].visits += 1
            edges[k].total += value
            edges[k].habit.visits += 1
            edges[k].habit.total += value

    def select(self, node: Node, s: State, side: int, options: list[Action]) -> Edge:
        """Choose an answer: at first what the hints would do, then what promises most for how little it was tried."""
        edges = node.edges
        found: list[Edge] = []
        left = self.hints.sensible(s, side, options) if self.prunes and len(options) > 1 else options
        for option in left:
            edge = edges.get(option.number)
            if edge is None:
                edge = self.new_edge(option, s.seat_of[side])
                edges[option.number] = edge
            edge.available += 1
            found.append(edge)
        if len(found) == 1:
            return found[0]
        if node.visits == 0:
            if self.lean > 0.0:
                best_at_once = self.glance(s, side, left, edges)
                if best_at_once is not None:
                    return best_at_once
            return edges.get(self.hints.rollout(s, side, options, self.chance).number, found[0])
        mean = node.total / node.visits
        best = found[0]
        best_promise = -1.0
        for one in found:
            known = one.total / one.visits if one.visits else mean - self.doubt
            if self.habit > 0.0 and one.habit.visits:
                elsewhere = one.habit.total / one.habit.visits - mean
                known += self.habit * elsewhere / (one.visits + 1.0)
            known += self.lean * one.lean / (one.visits + 1.0)
            promise = known + self.explore * math.sqrt(math.log(one.available + 1.0) / (one.visits + 1.0))
            if promise > best_promise:
                best, best_promise = one, promise
        return best

    def glance(self, s: State, side: int, options: list[Action], edges: dict[int, Edge]) -> Edge | None:
        """Note what the hints see in the options at a glance, if they see anything; give the best."""
        worths = self.hints.leanings(s, side, options)
        if not worths:
            return None
        most = max(worths)
        for place in range(len(options)):
            edges[options[place].number].lean = max(-1.0, (worths[place] - most) / self.judgement.scale)
        return edges[options[worths.index(most)].number]

    def new_edge(self, option: Action, seat: int) -> Edge:
        """Make an edge that knows how the seat has fared with the same answer elsewhere."""
        key = option.number * SEATS + seat
        habit = self.habits.get(key)
        if habit is None:
            habit = Habit()
            self.habits[key] = habit
        return Edge(option, habit)

    def play_on(self, s: State) -> None:
        """Let everybody answer as the hints would, up to the horizon, until all hands are open and all is settled."""
        left = self.horizon
        while not s.end and (left > 0 or are_hands_half_closed(s) or not self.hints.is_settled(s)):
            seat = flow.first_asked(s)
            side, options = question(s, seat)
            flow.play(s, seat, self.hints.rollout(s, side, options, self.chance), self.chance)
            left -= 1


def is_decided(root: Node, options: list[Action], left: int) -> bool:
    """Say whether so many more iterations cannot change what was tried most."""
    first = second = 0
    for option in options:
        visits = root.edges[option.number].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first > second + left


def question(s: State, seat: int) -> tuple[int, list[Action]]:
    """Give the side a seat is asked for and the options."""
    if not s.lanes:
        return s.agenda[-1][0], s.options
    lane = flow.lane_of(s, seat)
    assert lane is not None, f"seat {seat} is not asked"
    return lane.side, lane.options


def child(node: Node, way: int) -> Node:
    """Give the node that follows, new if nobody has been there."""
    return child_of(node.children, way)


def child_of(nodes: dict[int, Node], way: int) -> Node:
    """Give the node found under a number, new if there is none."""
    found = nodes.get(way)
    if found is None:
        found = Node()
        nodes[way] = found
    return found
