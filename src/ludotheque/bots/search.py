"""A bot that searches: information-set Monte Carlo tree search for any number of players.

Each iteration imagines a world the seat could be in and plays down one tree, `bots/tree.py`, until the time is used up.
"""

import gc
import math
import time
from typing import final

from ludotheque.bots.endgame import Endgame
from ludotheque.bots.judgement import Judgement
from ludotheque.bots.style import Style
from ludotheque.bots.thought import Edge, Thought, mixed, sure
from ludotheque.bots.tree import Climber, Node, child, is_decided, question
from ludotheque.bots.view import Bot, View
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, FirstWay
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import State

DOUBT = 0.05
"""How much worse than the others' average an answer is thought that nobody has tried."""
MOST_SAVED = 3.0
"""How many times as long as usual it thinks at most, beyond that, with time it has saved."""
EVERY = 8
"""After how many iterations it asks itself whether more of them can change anything."""
POSITIONS_A_SECOND = 40_000
"""How many positions of an endgame it looks at, so that half of its time is left if these are not enough."""
INSTANT = 1e-9


@final
class Kept:
    """What a seat has thought of the question that follows its answer, and when that question is put."""

    def __init__(self, climber: Climber, asked: list[int]) -> None:
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
        self.recalls = False
        """Whether it answers as was worked out beforehand, where the hints know that."""
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

    def consider(self, view: View, chance: Chance) -> tuple[Thought, Climber | None]:
        """Think about a question that leaves a choice; give also the tree, if it took one."""
        if self.recalls:
            known = self.recall(view, chance)
            if known is not None:
                return sure(known), None
        if self.plays_out:
            exact = self.play_out(view, chance)
            if exact is not None:
                return sure(exact), None
        climber = self.think_on(view, chance)
        return Thought([climber.root.edges[option.number] for option in climber.promising]), climber

    def decide(self, view: View, thought: Thought, climber: Climber | None, chance: Chance) -> Action:
        """Choose by what was found, by oneself or together."""
        if self.style is not None and climber is not None:
            return self.liked(view, thought.edges, self.style, chance)
        best = thought.best()
        if self.mixes and view.is_face_down:
            best = mixed(thought.edges, best, chance)
        if self.keeps and climber is not None:
            self.keep(climber, best.action, view, chance)
        return best.action

    def recall(self, view: View, chance: Chance) -> Action | None:
        """Choose by luck as often as was worked out beforehand, if it was."""
        hints: Hints | None = view.game.hints if self.hints is None else self.hints
        if hints is None:
            return None
        world = view.determinize(FirstWay())
        weights = hints.solved(world, question(world, view.seat)[0], view.options)
        return view.options[chance.draw("solved", weights)] if weights else None

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

    def think_on(self, view: View, chance: Chance) -> Climber:
        """Grow a tree while nobody looks for rubbish: trees have no circles, and looking through them takes time."""
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            return self.grow(view, chance)
        finally:
            if is_collecting:
                gc.enable()

    def grow(self, view: View, chance: Chance) -> Climber:
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

    def begin(self, view: View, world: State, chance: Chance) -> Climber:
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

    def use(self, climber: Climber, view: View, end: float) -> float:
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

    def keep(self, climber: Climber, action: Action, view: View, chance: Chance) -> None:
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

    def halve(self, climber: Climber, root: Node, view: View) -> None:
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
