"""Review: what every answer of a match was worth by what its seat knew then, and what was luck."""

import math
import time
from typing import Final, final

from ludotheque.bots.advice import mean_of
from ludotheque.bots.judgement import Judgement
from ludotheque.bots.search import SearchBot
from ludotheque.bots.thought import Edge
from ludotheque.bots.tree import Climber, question
from ludotheque.bots.view import View, see
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, RandomChance, RecordedChance
from ludotheque.engine.drawing import question_id
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.state import NOBODY, State

ITERATIONS: Final = 300
WORLDS: Final = 32
LEAST_WORLDS: Final = 3
PATIENCE: Final = 4
"""How many times as many worlds an answer gets while it is in doubt whether it was a slip."""
NOTABLE: Final = 0.02
"""A slip that costs less of a win is not worth more worlds."""
SEEDS: Final = 1 << 30
HASTE: Final = 0.001
"""Seconds an answer gets when time is up."""
SURE: Final = 1.5
"""By how many times its noise an answer must be worse than another to be called a slip."""
DOUBTFUL: Final = 0.5
"""How far, in points, a line of the score must differ to be named as the reason."""


@final
class Question:
    """An answer that was given, and the question as whoever gave it saw it."""

    def __init__(self, place: int, turn: int, view: View, played: Action) -> None:
        self.place = place
        """Which answer of the match it was, counted from 1."""
        self.turn = turn
        """After which turn everybody could see what came of it."""
        self.view = view
        self.played = played


@final
class Deed:
    """What an answer was worth to every party: the seats, then the ranked sides nobody answers for.

    Among several, worth is the chance of winning; to somebody alone it is points.
    """

    def __init__(self, place: int, turn: int, seat: int, played: str) -> None:
        self.place = place
        self.turn = turn
        self.seat = seat
        self.played = played
        self.other = ""
        """The better answer, or the next best one if the best was played; nothing where there was no other."""
        self.best: list[float] = []
        """What it was worth to be asked: what the best answer that was found promised."""
        self.after: list[float] = []
        """What the answer promised that was given."""
        self.points: list[float] = []
        """The points everybody may expect upon it."""
        self.noise = 0.0
        """The standard error of what it promised its seat."""
        self.margin = 0.0
        """How much more than the other answer it promised its seat; less than nothing is a slip, if it is counted."""
        self.margin_noise = 0.0
        self.second_opinion = 0.0
        """The same margin as a search sees it, which looks further and knows no chances."""
        self.is_disputed = False
        """Whether the two disagree which answer is better; then nobody is blamed."""
        self.gain = 0.0
        """How many points more the better answer of the two promises."""
        self.line = ""
        """The line of the score in which they differ most upon it; nothing if they differ in none."""

    @property
    def cost(self) -> float:
        """What the answer cost its seat."""
        return self.best[self.seat] - self.after[self.seat]

    @property
    def is_find(self) -> bool:
        """Whether it was clearly better than any other."""
        return not self.is_disputed and self.margin > SURE * self.margin_noise


def questions(match: Match, chance: Chance, seat: int | None = None) -> list[Question]:
    """List what was asked and answered, as each seat saw it then; one's own part alone if a seat is given.

    From that, what the rules keep for ever is left out.
    """
    s = match.opening()
    found: list[Question] = []
    turn = 0
    answers = match.answers.copy()  # a table goes on meanwhile
    for place in range(len(answers)):
        given = answers[place]
        turn += 1 if given.events else 0
        if seat is None or (given.seat == seat and not is_kept(match.game, s, seat)):
            found.append(Question(place + 1, turn, see(match.game, s, given.seat, chance), given.action))
        flow.play(s, given.seat, given.action, RecordedChance(given.outcomes))
    return found


def is_kept(game: Game, s: State, seat: int) -> bool:
    """Say whether the rules keep for ever what a seat answers now."""
    asked = flow.decision(s, seat)
    return asked is not None and question_id(asked.step) in game.forever


def parties(s: State, ranked: int) -> list[int]:
    """List the sides in the order in which worth is told: by seat, then those that nobody answers for."""
    seats = len([seat for seat in s.seat_of if seat != NOBODY])
    sides = [s.seat_of.index(seat) for seat in range(seats)]
    return sides + [side for side in range(ranked) if s.seat_of[side] == NOBODY]


def result_of(game: Game, s: State) -> list[float]:
    """Give what a game that is over brought every party: its part of the win, or points to somebody alone."""
    ranks: list[int] = game.ranks(s)
    if len(ranks) == 1:
        return [float(game.scores(s)[0].points)]
    won = 1.0 / ranks.count(1)
    return [won if side < len(ranks) and ranks[side] == 1 else 0.0 for side in parties(s, len(ranks))]


@final
class Promise:
    """What one answer promises, over the worlds it was tried in."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worths: list[list[float]] = []
        """By world, what it was worth to everybody."""
        self.points: list[float] = []
        self.lines: dict[str, float] = {}
        self.ends = 0
        """In how many worlds it ended the game."""

    def add(self, worth: list[float], points: list[float]) -> None:
        """Note one world."""
        self.worths.append(worth)
        self.points = points if not self.points else [self.points[k] + points[k] for k in range(len(points))]

    def own(self, seat: int) -> list[float]:
        """Give, by world, what it was worth to a seat."""
        return [worth[seat] for worth in self.worths]

    def mean(self) -> list[float]:
        """Give what it promises everybody, as the worlds say."""
        count = len(self.worths)
        return [sum([worth[party] for worth in self.worths]) / count for party in range(len(self.worths[0]))]

    def chances(self, trust: float) -> list[float]:
        """Give what it promises everybody, as it comes true; to somebody alone, and where the game ends, as it is."""
        shares = self.mean()
        if len(shares) == 1 or self.ends == len(self.worths):
            return shares
        return trusted(shares, len(self.worths), trust)


def trusted(shares: list[float], worlds: int, trust: float) -> list[float]:
    """Turn shares over imagined worlds into chances: one world more in which all do alike, then raised to a power."""
    raised = [((share * worlds + 1.0 / len(shares)) / (worlds + 1.0)) ** trust for share in shares]
    total = sum(raised)
    return [one / total for one in raised]


@final
class Reviewer:
    """Judges answers one at a time: a search names the best one, and both are tried in the same imagined worlds."""

    def __init__(self, iterations: int = ITERATIONS, worlds: int = WORLDS, seconds: float = 0.0) -> None:
        """Search so long for every answer, and try it in so many worlds; with `seconds`, half of them for each."""
        self.iterations = iterations
        self.worlds = worlds
        self.seconds = seconds

    def judge_all(self, asked: list[Question], chance: Chance, seconds: float) -> list[Deed]:
        """Judge answers within a time: what an easy one leaves of its share is for those that follow."""
        end = time.monotonic() + seconds
        found: list[Deed] = []
        for place in range(len(asked)):
            self.seconds = max(HASTE, (end - time.monotonic()) / (len(asked) - place))
            found.append(self.judge(asked[place], chance))
        return found

    def judge(self, asked: Question, chance: Chance) -> Deed:
        """Say what an answer was worth."""
        view, seat = asked.view, asked.view.seat
        deed = Deed(asked.place, asked.turn, seat, asked.played.text)
        other, is_best = self._other(deed, view, asked.played, chance)
        tried = [Promise(asked.played)] if other is None else [Promise(asked.played), Promise(other)]
        trial = Trial(view, asked.turn)
        end = time.monotonic() + self.seconds / 2.0
        for world in range(PATIENCE * self.worlds):
            # Asked seldom: who looks again after every world takes luck for a slip in the end.
            if world > 0 and world % self.worlds == 0 and not is_in_doubt(tried, seat):
                break
            if self.seconds > 0.0 and world >= LEAST_WORLDS and time.monotonic() > end:
                break
            trial.run(tried, chance)
        played = tried[0]
        trust: float = view.game.opponents.trust(view.players)
        deed.after = played.chances(trust)
        deed.best = deed.after
        deed.points = [one / len(played.worths) for one in played.points]
        deed.noise = noise_of(played.own(seat)) * stretch(played.mean()[seat], deed.after[seat], trust)
        if other is not None:
            weigh(deed, played, tried[1], is_best, trust)
        return deed

    def _other(self, deed: Deed, view: View, played: Action, chance: Chance) -> tuple[Action | None, bool]:
        """Find the answer to compare with: the best one, or the next best if the best was given."""
        if len(view.options) == 1:
            return None, True
        search = SearchBot(self.iterations, self.seconds / 2.0)
        edges = [edge for edge in search.think(view, chance).edges.values() if edge.visits > 0]
        order = sorted([(-edges[place].visits, -mean_of(edges[place]), place) for place in range(len(edges))])
        ranked = [edges[place] for _, _, place in order]
        given: Edge | None = None
        for edge in ranked:
            if edge.action is played:
                given = edge
        is_best = given is ranked[0]
        others = [edge for edge in ranked if edge is not given]
        if not others:
            return None, True
        if given is not None:
            deed.second_opinion = mean_of(given) - mean_of(others[0])
        deed.other = others[0].action.text
        return others[0].action, is_best


@final
class Trial:
    """Carries answers out in imagined worlds, and says how likely everybody wins from there."""

    def __init__(self, view: View, turn: int) -> None:
        game: Game = view.game
        world = view.determinize(RandomChance(0))
        judgement = Judgement(game, world)
        judgement.handicaps = [0.0] * judgement.sides  # a chance is a chance, however far behind
        judgement.scale /= game.opponents.sharpness(view.players, turn)
        self.view = view
        self.game = game
        self.judgement = judgement
        self.side = question(world, view.seat)[0]

    def run(self, tried: list[Promise], chance: Chance) -> None:
        """Try answers in one more world, with the same luck."""
        hints = self.judgement.hints
        seat = self.view.seat
        world = self.view.determinize(chance)
        hints.believe(world, seat, chance)
        seed = chance.pick("seed", SEEDS)
        for promise in tried:
            luck = RandomChance(seed)
            after = world.clone()
            flow.play(after, seat, promise.action, luck)
            promise.ends += 1 if after.end else 0
            climber = Climber(self.judgement, seat, luck, 0.0, 0.0)
            climber.horizon = self.judgement.horizon
            climber.play_on(after)
            self._note(promise, after)

    def _note(self, promise: Promise, s: State) -> None:
        ranked = self.judgement.sides
        order = parties(s, ranked)
        scores = self.game.scores(s)
        if s.end:
            points = [float(score.points) for score in scores]
            worth = result_of(self.game, s)
        else:
            points = self.judgement.hints.evaluate_all(s, ranked)
            shares = points if ranked == 1 else self.judgement.shares(points)
            worth = [shares[side] if side < ranked else 0.0 for side in order]
        promise.add(worth, [points[side] if side < ranked else 0.0 for side in order])
        side = order[self.view.seat]
        if side < ranked:
            for label, more in scores[side].lines:
                promise.lines[label] = promise.lines.get(label, 0.0) + float(more)


def stretch(share: float, chance: float, trust: float) -> float:
    """Say how much a chance changes with the share it was made from."""
    if share == chance or not 0.0 < share < 1.0:
        return 1.0
    return trust * chance * (1.0 - chance) / (share * (1.0 - share))


def weigh(deed: Deed, played: Promise, other: Promise, is_best: bool, trust: float = 1.0) -> None:
    """Compare the answer that was given with another: a slip is one that both opinions call worse, beyond noise."""
    worlds = len(played.worths)
    seat = deed.seat
    one, two = played.own(seat), other.own(seat)
    gaps = [one[k] - two[k] for k in range(worlds)]
    gap = sum(gaps) / worlds
    promised = other.chances(trust)
    deed.margin = deed.after[seat] - promised[seat]
    deed.margin_noise = noise_of(gaps) * (abs(deed.margin / gap) if gap != 0.0 else 1.0)
    is_clear = abs(deed.margin) > SURE * deed.margin_noise
    deed.is_disputed = is_clear and (deed.margin > 0.0) != is_best
    if not is_best and is_clear and not deed.is_disputed:
        deed.best = promised
    better, worse = (played, other) if is_best else (other, played)
    deed.gain = (better.points[seat] - worse.points[seat]) / worlds
    most = DOUBTFUL
    for label, points in better.lines.items():
        more = (points - worse.lines.get(label, 0.0)) / worlds
        if more > most:
            deed.line, most = label, more


def is_in_doubt(tried: list[Promise], seat: int) -> bool:
    """Say whether two answers seem to differ in what they promise a seat, but not beyond noise yet."""
    if len(tried) < 2:
        return False
    one, two = tried[0].own(seat), tried[1].own(seat)
    gaps = [one[k] - two[k] for k in range(len(one))]
    return NOTABLE < abs(sum(gaps) / len(gaps)) <= SURE * noise_of(gaps)


def noise_of(values: list[float]) -> float:
    """Give the standard error of an average."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return math.sqrt(sum([(value - mean) ** 2 for value in values]) / (count * (count - 1)))


@final
class Balance:
    """One party's way from what it began with to what it got: luck, its own slips, the others' slips; they add up."""

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end
        self.luck = 0.0
        self.own = 0.0
        self.others = 0.0
        self.own_noise = 0.0
        self.others_noise = 0.0
        self.disputed = 0.0
        """What its answers would have cost or brought besides, were it not disputed which was better."""

    @property
    def luck_noise(self) -> float:
        """The noise of the luck: what is not slips is luck."""
        return math.hypot(self.own_noise, self.others_noise)


def balances(deeds: list[Deed], result: list[float]) -> list[Balance]:
    """Tell luck from skill for every party; luck is whatever changed between one answer and the next question."""
    count = len(result)
    start = deeds[0].best if count == 1 else [1.0 / count] * count
    found = [Balance(start[party], result[party]) for party in range(count)]
    before = start
    for deed in deeds:
        for party in range(count):
            balance = found[party]
            balance.luck += deed.best[party] - before[party]
            slip = deed.after[party] - deed.best[party]
            noise = deed.margin_noise if slip != 0.0 else 0.0
            if party == deed.seat:
                balance.own += slip
                balance.own_noise = math.hypot(balance.own_noise, noise)
                balance.disputed += abs(deed.margin) if deed.is_disputed else 0.0
            else:
                balance.others += slip
                balance.others_noise = math.hypot(balance.others_noise, noise)
        before = deed.after
    for party in range(count):
        found[party].luck += result[party] - before[party]
    return found


SLIP: Final = "slip"
LUCK: Final = "luck"
FIND: Final = "find"
REFUSAL: Final = "refusal"
THREE: Final = 3
LEAST: Final = 0.01
"""A further slip or find that is worth less of a win is not worth telling; to somebody alone, half a point."""


@final
class TurningPoint:
    """A moment that mattered to a party: a slip, which may be a refusal, a stroke of luck upon an answer, or a find."""

    def __init__(self, kind: str, deed: int, party: int, change: float) -> None:
        self.kind = kind
        self.deed = deed
        """Its place in the list of deeds."""
        self.party = party
        self.change = change


def turning_points(deeds: list[Deed], result: list[float], seat: int | None = None) -> list[TurningPoint]:
    """Find the largest slip, luck and find, of one seat or of anybody; where a kind is missing, more of the others."""
    kinds: list[list[TurningPoint]] = [[], [], []]
    for place in range(len(deeds)):
        deed = deeds[place]
        if seat is None or deed.seat == seat:
            if deed.cost > 0.0:
                kinds[0].append(TurningPoint(SLIP, place, deed.seat, -deed.cost))
            elif deed.is_find:
                kinds[2].append(TurningPoint(FIND, place, deed.seat, deed.margin))
        following = deeds[place + 1].best if place + 1 < len(deeds) else result
        for party in range(len(following)):
            change = following[party] - deed.after[party]
            if (party == seat or seat is None) and abs(change) > SURE * deed.noise:
                kinds[1].append(TurningPoint(LUCK, place, party, change))
    sorted_kinds = [sorted(kind, key=lambda point: -abs(point.change)) for kind in kinds]
    chosen = [kind[0] for kind in sorted_kinds if kind]
    for kind in sorted_kinds:
        chosen += kind[1:]
    return chosen[:THREE]


def further_points(
    game: Game, deeds: list[Deed], points: list[TurningPoint], seat: int | None = None
) -> list[TurningPoint]:
    """Find what else was missed or found, beside the turning points: up to three of each, the largest first.

    The largest slip by which somebody said no to something better comes before all others, as a refusal; if it is a
    turning point, that one is called so.
    """
    own = [place for place in range(len(deeds)) if seat is None or deeds[place].seat == seat]
    least = 0.5 if deeds and len(deeds[0].after) == 1 else LEAST
    slips = sorted([place for place in own if deeds[place].cost >= least], key=lambda place: -deeds[place].cost)
    finds = sorted(
        [place for place in own if deeds[place].is_find and deeds[place].margin >= least],
        key=lambda place: -deeds[place].margin,
    )
    told = [point.deed for point in points if point.kind != LUCK]
    missed = [TurningPoint(SLIP, place, deeds[place].seat, -deeds[place].cost) for place in slips if place not in told][
        :THREE
    ]
    refusals = [place for place in slips if is_refusal(game, deeds[place])]
    if refusals:
        dearest = refusals[0]
        listed = [point for point in points + missed if point.deed == dearest and point.kind == SLIP]
        if listed:
            listed[0].kind = REFUSAL
        else:
            missed.insert(0, TurningPoint(REFUSAL, dearest, deeds[dearest].seat, -deeds[dearest].cost))
    found = [TurningPoint(FIND, place, deeds[place].seat, deeds[place].margin) for place in finds if place not in told]
    return missed + found[:THREE]


def is_refusal(game: Game, deed: Deed) -> bool:
    """Say whether somebody said no, or no more, where it was better to do something."""
    return bool(deed.other) and game.actions.parse(deed.played).declines and not game.actions.parse(deed.other).declines


def review(match: Match, chance: Chance, reviewer: Reviewer | None = None) -> list[Deed]:
    """Judge every answer of a match, each by what its seat knew then."""
    judge = reviewer or Reviewer()
    return [judge.judge(asked, chance) for asked in questions(match, chance)]
