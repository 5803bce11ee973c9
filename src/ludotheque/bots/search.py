"""A bot that searches: information-set Monte Carlo tree search for any number of players.

Each iteration imagines a world the seat could be in and plays down one tree. Luck is sampled anew each time, so a node
stands for the answers that led to it, whatever chance brought. What others answer face down is learnt apart, in a small
tree of their own beside the node where the hands were closed: it can depend neither on what the searching seat answers
at the same time, nor the other way round.
"""

import gc
import math
import time
from typing import final

from ludotheque.bots.endgame import Endgame
from ludotheque.bots.judgement import Judgement, are_hands_half_closed
from ludotheque.bots.style import Style
from ludotheque.bots.thought import Edge, Habit, Thought, mixed, sure
from ludotheque.bots.view import Bot, View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import State

DOUBT = 0.05
"""How much worse than the others' average an answer is thought that nobody has tried."""
SEATS = 64
"""More than any table has."""
MOST_SAVED = 3.0
"""How many times as long as usual it thinks at most, beyond that, with time it has saved."""
EVERY = 8
"""After how many iterations it asks itself whether more of them can change anything."""
POSITIONS_A_SECOND = 40_000
"""How many positions of an endgame it looks at, so that half of its time is left if these are not enough."""
INSTANT = 1e-9
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
class Kept:
    """What a seat has thought of the question that follows its answer, and when that question is put."""

    def __init__(self, climber: "Climber", asked: list[int]) -> None:
        self.climber = climber
        self.asked = asked
        """How many questions everybody has been put then: so it is told from any other."""


@final
class SearchBot(Bot):
    """Thinks for a number of iterations, or for a time."""

    def __init__(self, iterations: int = 300, seconds: float = 0.0, horizon: int = -1) -> None:
        """Think for `seconds` if they are given, else for `iterations`; `horizon` replaces the game's own."""
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon
        self.looks = -1
        self.explore = -1.0
        self.doubt = DOUBT
        self.habit = 0.0
        """How much it goes by what an answer brought elsewhere in the tree, until it was tried where it is."""
        self.lean = 0.0
        """How much it goes by what the hints see in an answer at a glance, until it was tried."""
        self.prunes = False
        """Whether it leaves out the answers that cannot be the best ones, as the hints say, wherever it is."""
        self.is_sharp = False
        """Whether a lead tells it the more the nearer the end is, as the hints say."""
        self.plays_out = False
        """Whether it plays the end of a game out, where the hints say that it is near and it is small enough."""
        self.spent = 0.0
        """Seconds that it has tried in vain to do so, for the present question."""
        self.mixes = False
        """Whether it answers face down now this and now that, where several answers are about as good."""
        self.keeps = False
        """Whether it goes on with its tree where its answer leads to another question of its own and nothing new is
        seen, and saves the time that an answer does not need: such a bot is for one match."""
        self.kept: dict[int, Kept] = {}
        """By seat, the tree it goes on with."""
        self.saved: dict[int, float] = {}
        """By seat, seconds that are left from earlier answers."""
        self.style: Style | None = None
        self.is_learned = False
        """Whether it judges by what was learnt, where something was."""
        self.hints: Hints | None = None
        """What it judges by instead of the game's own hints."""

    def choose(self, view: View, chance: Chance) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        thought, climber = self.consider(view, chance)
        return self.decide(view, thought, climber, chance)

    def consider(self, view: View, chance: Chance) -> "tuple[Thought, Climber | None]":
        """Think about a question that leaves a choice; give also the tree, if it took one."""
        if self.plays_out:
            exact = self.play_out(view, chance)
            if exact is not None:
                return sure(exact), None
        climber = self.think_on(view, chance)
        return Thought([climber.root.edges[option.number] for option in climber.promising]), climber

    def decide(self, view: View, thought: Thought, climber: "Climber | None", chance: Chance) -> Action:
        """Choose by what was found, by oneself or together."""
        if self.style is not None and climber is not None:
            return self.liked(view, thought.edges, self.style, chance)
        best = thought.best()
        if self.mixes and view.is_face_down:
            best = mixed(thought.edges, best, chance)
        if self.keeps and climber is not None:
            self.keep(climber, best.action, view, chance)
        return best.action

    def play_out(self, view: View, chance: Chance) -> Action | None:
        """Find the best answer by playing what is left of the game out, if that is little."""
        begun = time.monotonic()
        world = view.determinize(chance)
        judgement = Judgement(view.game, world, self.hints)
        if not judgement.hints.is_endgame(world):
            return None
        most = int(self.seconds * POSITIONS_A_SECOND) if self.seconds > 0.0 else self.iterations
        found = Endgame(judgement, most).best(world)
        self.spent = time.monotonic() - begun
        if found is None or found not in view.options:
            return None
        self.kept.pop(view.seat, None)
        self.saved[view.seat] = max(0.0, self.saved.get(view.seat, 0.0) + self.seconds - self.spent)
        self.spent = 0.0
        return found

    def liked(self, view: View, edges: list[Edge], style: Style, chance: Chance) -> Action:
        """Choose what is liked best among the answers that were thought about half as much as any, or more."""
        most = max([edge.visits for edge in edges])
        world = view.determinize(chance)
        best = edges[0].action
        best_worth = -math.inf
        for edge in edges:
            if 2 * edge.visits >= most:
                after = world.clone()
                flow.play(after, view.seat, edge.action, chance)
                worth = edge.total / edge.visits + style.likes(edge.action)
                worth += style.wants(view.game, after, after.seat_of.index(view.seat))
                if worth > best_worth:
                    best, best_worth = edge.action, worth
        return best

    def think(self, view: View, chance: Chance) -> Node:
        """Grow a tree for the question until the budget is used up, and give its root."""
        return self.think_on(view, chance).root

    def think_on(self, view: View, chance: Chance) -> "Climber":
        """Grow a tree while nobody looks for rubbish: trees have no circles, and looking through them takes time."""
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            return self.grow(view, chance)
        finally:
            if is_collecting:
                gc.enable()

    def grow(self, view: View, chance: Chance) -> "Climber":
        """Grow a tree, the one that was kept for this question if there is one, until the budget is used up."""
        world = view.determinize(chance)
        kept = self.kept.pop(view.seat, None) if self.keeps else None
        climber = self.begin(view, world, chance) if kept is None or kept.asked != world.asked else kept.climber
        judgement = climber.judgement
        root = climber.root
        promising = judgement.hints.promising(world, question(world, view.seat)[0], view.options)
        if self.prunes:
            promising = judgement.hints.sensible(world, question(world, view.seat)[0], promising)
        climber.promising = promising
        if judgement.is_flat:
            self.halve(climber, root, view)
            return climber
        judgement.hints.believe(world, view.seat, chance)
        looks = judgement.looks if self.looks < 0 else self.looks
        begun = time.monotonic() - self.spent
        self.spent = 0.0
        end = begun + self.seconds
        if self.keeps:
            most = self.seconds + min(self.saved.get(view.seat, 0.0), MOST_SAVED * self.seconds)
            end = begun + most * min(1.0, len(promising) / judgement.many)
        if self.seconds <= 0.0:
            looks = min(looks, self.iterations // (2 * len(promising)))
        for k in range(looks):
            if k and self.seconds > 0.0 and time.monotonic() > end:
                break
            climber.look(root, climber.determinize(view), promising)
        climber.iterate(root, world)
        if self.seconds > 0.0 and self.keeps:
            granted = self.saved.get(view.seat, 0.0) + begun + self.seconds
            self.saved[view.seat] = max(0.0, granted - self.use(climber, view, end))
        elif self.seconds > 0.0:
            while time.monotonic() < end:
                climber.iterate(root, climber.determinize(view))
        else:
            for left in range(self.iterations - looks * len(promising) - 1, 0, -1):
                if is_decided(root, promising, left):
                    break
                climber.iterate(root, climber.determinize(view))
        return climber

    def begin(self, view: View, world: State, chance: Chance) -> "Climber":
        """Begin a new tree."""
        hints = self.hints
        if hints is None and self.is_learned:
            hints = view.game.learned.get(view.players)
        judgement = Judgement(view.game, world, hints)
        judgement.is_sharp = self.is_sharp
        explore = judgement.explore if self.explore < 0.0 else self.explore
        climber = Climber(judgement, view.seat, chance, explore, self.doubt)
        climber.horizon = judgement.horizon if self.horizon < 0 else self.horizon
        climber.habit = self.habit
        climber.lean = self.lean
        climber.prunes = self.prunes
        return climber

    def use(self, climber: "Climber", view: View, end: float) -> float:
        """Think until then, or until that would change nothing any more, and say when it is."""
        begun = now = time.monotonic()
        done = 0
        while now < end and len(climber.promising) > 1:
            climber.iterate(climber.root, climber.determinize(view))
            now = time.monotonic()
            done += 1
            if done % EVERY == 0 and is_decided(
                climber.root, climber.promising, int(done * (end - now) / (now - begun + INSTANT))
            ):
                break
        return now

    def keep(self, climber: "Climber", action: Action, view: View, chance: Chance) -> None:
        """Keep the tree below an answer if the same seat goes on, and sees nothing that it could not tell before."""
        world = view.determinize(chance)
        node = climber.root
        is_over = climber.judgement.is_flat or len(world.lanes) > 0
        options = [action]
        while len(options) == 1 and not is_over:  # nobody thinks about a single answer
            node = child(node, options[0].number)
            is_over = flow.play(world, view.seat, options[0], chance)
            options = world.options
        if not is_over:
            climber.root = node
            self.kept[view.seat] = Kept(climber, world.asked)

    def halve(self, climber: "Climber", root: Node, view: View) -> None:
        """Try the answers in the same worlds, the better half of them in more, until two are left and one is better."""
        left = climber.promising
        rounds = max(1, (len(left) - 1).bit_length())
        begin = time.monotonic()
        for k in range(rounds):
            worlds = max(1, self.iterations // (rounds * len(left)))
            end = begin + self.seconds * (k + 1) / rounds
            while worlds > 0 if self.seconds <= 0.0 else time.monotonic() < end or root.visits == 0:
                climber.look(root, climber.determinize(view), left)
                worlds -= 1
            order = sorted([(-root.edges[left[place].number].total, place) for place in range(len(left))])
            left = [left[place] for _, place in order[: (len(left) + 1) // 2]]


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
