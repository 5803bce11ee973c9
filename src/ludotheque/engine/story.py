"""The story of a match: how points went, round by round, when the lead changed, and what is worth remembering.

It is made from what lies open and from what everybody was told, by playing the answers again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from ludotheque.engine import replay
from ludotheque.engine.event import Event, Facts
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.memory import Memory, Told
from ludotheque.engine.scene import Text
from ludotheque.engine.state import State

FEWEST_ROUNDS = 3
"""With fewer rounds the curve goes turn by turn."""
MOST_POINTS = 40
"""To so many points, and the last one, a curve that goes turn by turn is thinned out."""
MOST_LEADS, MOST_HIGHLIGHTS, MOST_MEMORIES = 8, 24, 4
"""How many are told: the last changes of the lead, the last highlights of the game's own, the heaviest memories."""
FEW_LEADS, SMALLEST_LEAP = 4, 2
"""So many changes of the lead are nothing to tell of; so many points are a leap."""
LEAD, LEAP, EVENT = "lead", "leap", "event"
"""Kinds of key moments."""


class Weight(NamedTuple):
    """How heavy a memory is, from 0 to 100: a first weight, and more for more of what it tells, up to the most."""

    first: float
    more: float = 0
    most: float = 100

    def of(self, amount: float, whole: float = 1) -> float:
        """Weigh so much of a whole."""
        return min(self.most, self.first + self.more * amount / whole)


TIE, RUNAWAY, ALWAYS_AHEAD, BEST_LINE = 85, 50, 45, 20
"""Weights of memories that are always as heavy."""
CLOSE = Weight(82, -4)
"""By points between the first and the second."""
COMEBACK = Weight(50, 100, 95)
"""By what the winner was behind, as a share of the winner's points."""
MANY_LEADS = Weight(44, 4, 80)
"""By how often somebody took the lead."""
BIG_LEAP = Weight(30, 60, 70)
"""By points, as a share of the winner's."""


@dataclass(frozen=True)
class CurvePoint:
    """How the sides stood after a turn."""

    turn: int
    round: int
    points: list[int]


@dataclass(frozen=True)
class KeyMoment:
    """A turn worth looking at, and how people sat then."""

    turn: int
    round: int
    side: int | None
    text: Text
    seat_of: list[int]
    kind: str


@dataclass
class Story:
    """What stays of a match."""

    curve: list[CurvePoint] = field(default_factory=list)
    moments: list[KeyMoment] = field(default_factory=list)
    memories: list[Memory] = field(default_factory=list)


class Storyteller:
    """Looks at a match that is played again, and tells its story in the end."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._told: list[Told] = []
        self._highlights: list[KeyMoment] = []
        self._points: list[CurvePoint] = []
        self._seat_of: list[list[int]] = []
        self._turn = 0

    def look(self, s: State, events: Sequence[Event]) -> None:
        """See the table after an answer, and what was told with it; the opening comes first."""
        is_opening = not self._points
        if events and not is_opening:  # an answer that is told nothing of, as one laid face down, is no turn
            self._turn += 1
        number = self._game.rounds(s)
        self._told += [Told(self._turn, number, event.name, event.facts) for event in events]
        for event in events:
            if event.name in self._game.highlights:
                who = event.facts.get("who")
                side = who if isinstance(who, int) else None
                text = self._game.told(event, None)
                self._highlights.append(KeyMoment(self._turn, number, side, text, s.seat_of.copy(), EVENT))
        if is_opening or events:
            self._points.append(CurvePoint(self._turn, 0 if is_opening else number, self._game.progress(s)))
            self._seat_of.append(s.seat_of.copy())

    def story(self, s: State) -> Story:
        """Tell it all, now that the game is over."""
        curve = self._curve() if all(point.points for point in self._points) else []
        is_of_points = bool(curve) and self._game.curve == Game.curve  # else of tablets, dice...
        found = [*_at_the_end(self._game, s), *self._game.memories(self._told)]
        moments = self._highlights[-MOST_HIGHLIGHTS:]
        if is_of_points:
            found += _by_points(self._game, s, curve)
            moments += self._of_the_curve(curve)
        found.sort(key=lambda memory: -memory.weight)
        moments.sort(key=lambda moment: moment.turn)
        return Story(curve, moments, found[:MOST_MEMORIES])

    def _curve(self) -> list[CurvePoint]:
        points = self._points
        opening_and_rounds = [one for one, after in pairwise(points) if one.round != after.round] + points[-1:]
        if len(opening_and_rounds) > FEWEST_ROUNDS:
            return opening_and_rounds
        by = max(1, -(-len(points) // MOST_POINTS))
        return points[:-1:by] + points[-1:]

    def _of_the_curve(self, curve: list[CurvePoint]) -> list[KeyMoment]:
        """List who took the lead, and the largest gain."""
        found = [self._moment(point, side, LEAD, {}) for point, side in leads_of(curve)][-MOST_LEADS:]
        leap = _leap(curve)
        if leap is not None:
            point, side, points = leap
            found.append(self._moment(point, side, LEAP, {"count": points, "round": point.round}))
        return found

    def _moment(self, point: CurvePoint, side: int, kind: str, facts: dict[str, object]) -> KeyMoment:
        at = next(place for place, one in enumerate(self._points) if one.turn == point.turn)
        text = Text(f"story-{kind}", {"who": side, **facts})
        return KeyMoment(point.turn, point.round, side, text, self._seat_of[at], kind)


def story_of(match: Match) -> Story:
    """Tell the story of a match that is over."""
    teller = Storyteller(match.game)
    events = [match.first_events, *(answer.events for answer in match.answers)]
    for s, told in zip(replay.up_to(match, len(events)), events, strict=True):
        teller.look(s, told)
    return teller.story(match.state)


def leads_of(curve: list[CurvePoint]) -> list[tuple[CurvePoint, int]]:
    """List who took the lead, and when: alone, and from somebody else or from nobody."""
    found: list[tuple[CurvePoint, int]] = []
    for point in curve:
        best = max(point.points)
        ahead = [side for side, points in enumerate(point.points) if points == best]
        if point.round and len(point.points) > 1 and len(ahead) == 1 and (not found or found[-1][1] != ahead[0]):
            found.append((point, ahead[0]))
    return found


def _leap(curve: list[CurvePoint]) -> tuple[CurvePoint, int, int] | None:
    """Find the largest gain from one point of the curve to the next."""
    leaps = [
        (after.points[side] - one.points[side], after, side)
        for one, after in pairwise(curve)
        if after.round
        for side in range(len(one.points))
    ]
    points, at, side = max(leaps, key=lambda leap: leap[0], default=(0, None, 0))
    return None if at is None or points < SMALLEST_LEAP else (at, side, points)


def _by_points(game: Game, s: State, curve: list[CurvePoint]) -> list[Memory]:
    """Find what the curve of points tells."""
    scores = game.scores(s)
    if len(curve) < 2 or len(scores) < 2:
        return []
    winners = [side for side, rank in enumerate(game.ranks(s)) if rank == 1]
    total = max(1, scores[winners[0]].points)
    found: list[Memory] = []
    if len(winners) == 1:
        side = winners[0]
        deficits = [(max(point.points) - point.points[side], point) for point in curve]
        behind, worst = max(deficits, key=lambda one: one[0])
        leads = leads_of(curve)
        facts: Facts
        if behind * 5 >= total and worst.round:  # by a fifth of the winner's points
            facts = {"who": side, "count": behind, "round": worst.round}
            found.append(Memory(Text("story-comeback", facts), COMEBACK.of(behind, total), side, worst.turn))
        if len(leads) == 1 and leads[0][1] == side and leads[0][0].round:
            facts = {"who": side, "round": leads[0][0].round}
            found.append(Memory(Text("story-ahead", facts), ALWAYS_AHEAD, side, leads[0][0].turn))
        if len(leads) > FEW_LEADS:
            found.append(Memory(Text("story-leads", {"count": len(leads) - 1}), MANY_LEADS.of(len(leads)), side))
    leap = _leap(curve)
    if leap is not None:
        point, side, points = leap
        facts = {"who": side, "count": points, "round": point.round}
        found.append(Memory(Text("story-leap", facts), BIG_LEAP.of(points, total), side, point.turn))
    return found


def _at_the_end(game: Game, s: State) -> list[Memory]:
    """Find what the scores tell: how close it was, and what brought most."""
    scores, ranks = game.scores(s), game.ranks(s)
    first = [side for side, rank in enumerate(ranks) if rank == 1]
    if not first:
        return []
    won = scores[first[0]]
    found: list[Memory] = []
    if len(first) == 1 and len(scores) > 1 and not won.is_winner:  # who wins outright does not win by points
        second = max((side for side in range(len(scores)) if side not in first), key=lambda side: scores[side].points)
        margin = won.points - scores[second].points
        facts: Facts = {"who": first[0], "whom": second, "count": margin}
        if margin == 0:
            found.append(Memory(Text("story-tie", facts), TIE, first[0]))
        elif margin <= 2 and margin * 10 <= won.points:  # a tenth of the winner's points
            found.append(Memory(Text("story-close", facts), CLOSE.of(margin), first[0]))
        elif margin * 2 >= won.points and scores[second].points > 0:  # half of the winner's points
            found.append(Memory(Text("story-runaway", facts), RUNAWAY, first[0]))
    label, points = max(won.lines, key=lambda line: line[1], default=("", 0))
    if len(won.lines) > 1 and points > 0:
        facts = {"who": first[0], "what": f"score-{label}", "count": points, "total": won.points}
        found.append(Memory(Text("story-best-line", facts), BEST_LINE, first[0]))
    return found
