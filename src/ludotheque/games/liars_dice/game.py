"""Liar's Dice, a whole game in one file: answers, table, rules, what is seen, and what bots are told.

It plays the South American game with wild aces, palifico and calza; RULES.md says which rules, and why.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from pathlib import Path
from typing import ClassVar, Final, final

from ludotheque.engine import state
from ludotheque.engine.action import Action, Actions
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.game import Game, Options, OutcomeNames, Score, TableOption
from ludotheque.engine.guide import GuideStep
from ludotheque.engine.hints import Hints
from ludotheque.engine.memory import Memory, Told, most
from ludotheque.engine.scene import Face, Gauge, Mark, Piece, Standing, Text, Zone, fact
from ludotheque.engine.secrets import LABEL, OwnersOnly
from ludotheque.engine.state import Step
from ludotheque.games.liars_dice import solved

MOST_SEATS: Final = 6
DICE: Final = 5
"""Under each cup, at the beginning and at most."""
ACE: Final = 1
SIDES: Final = 6
"""Of a die."""
NOBODY: Final = -1
LAST_CUP: Final = "last-cup"

# Answers.

ACTIONS: Final = Actions("liars_dice")
FACE: Final = ACTIONS.many("face", ACE, SIDES)
BID: Final = ACTIONS.amounts("bid", 1, MOST_SEATS * DICE)
DUDO: Final = ACTIONS.one("dudo", confirms=True)
CALZA: Final = ACTIONS.one("calza", confirms=True)


# The table.


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Dice under cups, the bid, and what the last round came to."""

    has_calza: bool
    has_palifico: bool
    left: list[int]
    """Dice by side; none for whoever is out."""
    cups: list[list[int]]
    """The dice under each cup, lowest first."""
    is_lifted: bool = True
    """Whether the dice lie open."""
    put_away: int = 0
    """Dice nobody has any more."""
    out: list[int] = field(default_factory=list)
    """Who has lost their last die, in this order."""
    round: int = 0
    is_palifico: bool = False
    had_palifico: list[bool]
    count: int = 0
    """The bid: so many dice, or none before the first bid of a round,"""
    face: int = 0
    """of this face,"""
    bidder: int = NOBODY
    """by this side."""
    said: list[tuple[int, int, int]] = field(default_factory=list)
    """All bids of the round, in their order: by which side, how many, of which face."""
    shown: list[list[int]]
    """What lay under the cups in the round before."""
    verdict: tuple[int, ...] = ()
    """Of the round before: the count and the face that were bid, and how many there were."""

    def counts(self, die: int, face: int) -> bool:
        """Say whether a die counts for a face: aces count for every face, but not in a palifico round."""
        return die == face or (die == ACE and not self.is_palifico)

    def number_of(self, face: int) -> int:
        """Count the dice of a face under all the cups."""
        return sum(self.counts(die, face) for cup in self.cups for die in cup)

    def own_of(self, side: int, count: int, face: int) -> int:
        """Count how many of a bid lie under a side's own cup."""
        return min(count, sum(self.counts(die, face) for die in self.cups[side]))

    def lowest(self, face: int) -> int:
        """Say how many dice of a face must be bid at least."""
        if self.count == 0 or face == self.face:
            return self.count + 1
        if face == ACE:
            return (self.count + 1) // 2
        if self.face == ACE:
            return 2 * self.count + 1
        return self.count if face > self.face else self.count + 1

    def after(self, side: int) -> int:
        """Name the next side, in turn, that still has dice."""
        side = (side + 1) % len(self.left)
        while not self.left[side]:
            side = (side + 1) % len(self.left)
        return side


def face_text(face: int, count: int) -> str:
    """Name a face, for one die or for more."""
    return f"face-{face}" if count == 1 else f"faces-{face}"


def bid_facts(count: int, face: int) -> Facts:
    """Give what a text about a bid speaks of."""
    return {"count": count, "face": face_text(face, count)}


# Rules, in order of play.


@final
@dataclass(frozen=True)
class Roll(Step):
    """Everybody still in rolls their dice under their cup; whoever begins makes the first bid."""

    is_palifico: bool = False

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.round += 1
        s.is_palifico = self.is_palifico
        s.count, s.face, s.bidder, s.said, s.is_lifted = 0, 0, NOBODY, [], False
        s.tell("palifico-begun" if s.is_palifico else "round-begun", {"who": side, "round": s.round})
        s.cups = [sorted(chance.roll("die", SIDES) for _ in range(dice)) for dice in s.left]
        s.turn = side
        s.then(side, BidOrDoubt())


@final
@dataclass(frozen=True)
class BidOrDoubt(Step):
    """Bid more than was bid before you, or doubt it, or say that it is exactly right."""

    def candidates(self, s: State, side: int) -> list[Action]:
        if s.count == 0:
            return list(FACE.values())
        return [*FACE.values(), DUDO, CALZA] if s.has_calza else [*FACE.values(), DUDO]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is DUDO:
            return None
        if action is CALZA:
            return Objection("calza-in-palifico", {}) if s.is_palifico else None
        face = action.target
        if s.is_palifico and s.count and face != s.face:
            return Objection("one-face", {"face": face_text(s.face, s.count)})
        if face == ACE and not s.count and not s.is_palifico:
            return Objection("aces-first", {})
        if s.lowest(face) > sum(s.left):
            return Objection("too-few-dice", {**bid_facts(s.lowest(face), face), "dice": sum(s.left)})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is DUDO:
            s.tell("doubted", {"who": side, "whom": s.bidder, **bid_facts(s.count, s.face)})
            s.then(side, LiftCups(), SettleDoubt())
        elif action is CALZA:
            s.tell("calza-called", {"who": side, "whom": s.bidder, **bid_facts(s.count, s.face)})
            s.then(side, LiftCups(), SettleCalza())
        else:
            s.then(side, SayHowMany(action.target))

    def facts(self, s: State, side: int) -> Facts:
        return {**bid_facts(s.count, s.face or ACE), "whom": max(s.bidder, 0)}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return ["bid"] if action in (DUDO, CALZA) else [f"face{action.target}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        if action is CALZA:
            return {"lost": DICE - s.left[side]}
        return {} if action is DUDO else {"face": f"faces-{action.target}", "least": s.lowest(action.target)}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class SayHowMany(Step):
    """Say how many dice of the face there are; then it is the next one's turn."""

    face: int

    def candidates(self, s: State, side: int) -> list[Action]:
        return [BID[count] for count in range(s.lowest(self.face), sum(s.left) + 1)]

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        if action.verb == "bid" and action.target < s.lowest(self.face):
            return Objection("too-low", bid_facts(s.lowest(self.face), self.face))
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.count, s.face, s.bidder = action.target, self.face, side
        s.said.append((side, s.count, s.face))
        s.tell("bid-made", {"who": side, **bid_facts(s.count, s.face)}, path=(f"cup{side}", "bid"))
        s.turn = s.after(side)
        s.then(s.turn, BidOrDoubt())

    def facts(self, s: State, side: int) -> Facts:
        return {"face": f"faces-{self.face}", "dice": sum(s.left)}

    def where(self, s: State, side: int, action: Action) -> list[str]:
        return [f"face{self.face}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        return bid_facts(action.target, self.face)

    def brings(self, s: State, side: int, action: Action) -> list[str]:
        own = s.own_of(side, action.target, self.face)
        missing = action.target - own
        return [*([str(own), "own-die"] if own else []), *([str(missing), "unseen-die"] if missing else [])]

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class LiftCups(Step):
    """All cups are lifted, and the dice of the face are counted."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.is_lifted = True
        s.verdict = (s.count, s.face, s.number_of(s.face))
        s.shown = [cup.copy() for cup in s.cups]
        for player, cup in enumerate(s.cups):
            if cup:
                s.tell("dice-shown", {"who": player, "dice": [f"pips-{die}" for die in cup]})
        s.tell("dice-counted", bid_facts(s.verdict[2], s.face))


@final
@dataclass(frozen=True)
class SettleDoubt(Step):
    """If there are as many as were bid, or more, whoever doubted loses a die, otherwise whoever bid."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        lose_die(s, side if s.verdict[2] >= s.count else s.bidder)


@final
@dataclass(frozen=True)
class SettleCalza(Step):
    """If there are exactly as many as were bid, the caller gets a die back and begins, otherwise they lose one."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        if s.verdict[2] != s.count:
            lose_die(s, side)
            return
        if s.left[side] < DICE:
            s.left[side] += 1
            s.put_away -= 1
            s.tell("die-regained", {"who": side, "dice": s.left[side]}, path=("faces", f"cup{side}"))
        else:
            s.tell("calza-right", {"who": side})
        s.then(side, Roll())


def lose_die(s: State, side: int) -> None:
    """Put a die away; whoever lost it begins the next round, or the next in turn if it was their last."""
    s.left[side] -= 1
    s.put_away += 1
    s.tell("die-lost", {"who": side, "dice": s.left[side]}, path=(f"cup{side}", "faces"))
    is_palifico = s.has_palifico and s.left[side] == 1 and not s.had_palifico[side]
    if is_palifico:
        s.had_palifico[side] = True
    if s.left[side] == 0:
        s.out.append(side)
        s.tell("player-out", {"who": side})
    if len(s.out) == len(s.left) - 1:
        s.end = LAST_CUP
    else:
        s.then(side if s.left[side] else s.after(side), Roll(is_palifico))


# Secrets: the dice under a cup, for whoever does not sit at it.


def are_cups_down(s: State) -> bool:
    """Say whether nobody sees what lies under the others' cups."""
    return not s.is_lifted


def rolled_again(s: State, side: int, chance: Chance) -> list[int]:
    """Roll the dice under a cup anew."""
    return sorted(chance.roll(LABEL, SIDES) for _ in s.cups[side])


CUPS: Final = OwnersOnly("cups", again=rolled_again, is_closed=are_cups_down, nothing=[], zone="cup")


# Hints: what a liar knows by heart.

DOUBTFUL: Final = 0.4
"""A bid that is less likely than this is doubted."""
RAISED_RISK: Final = 0.25
"""What it costs, in dice, to have to raise a bid that is sure to be wrong."""

HONEST: Final = 4
"""Of so many dice that would not count for a bid, one is thought to count after all: people bid on what they have."""


@lru_cache(maxsize=4096)
def likely(dice: int, wanted: int, ways: int) -> float:
    """Say how likely at least so many of the dice show one of so many faces."""
    if wanted <= 0:
        return 1.0
    hits = range(wanted, dice + 1)
    share = ways / SIDES
    return sum((comb(dice, k) * share**k * (1.0 - share) ** (dice - k) for k in hits), 0.0)


def trust(s: State, side: int, count: int, face: int) -> float:
    """Say how likely a bid looks to a side that sees its own dice only."""
    own = sum(s.counts(die, face) for die in s.cups[side])
    return likely(sum(s.left) - s.left[side], count - own, 1 if face == ACE or s.is_palifico else 2)


def solved_weights(s: State, side: int) -> dict[solved.Bid, int]:
    """Say how often a side is to bid, doubt or call what, where two are left and it was worked out; else nothing."""
    others = [other for other in range(len(s.left)) if s.left[other] and other != side]
    if len(others) != 1:
        return {}
    other, bid, cup = others[0], (s.count, s.face), s.cups[side]
    is_first = not s.said or s.said[0][0] == side
    own, theirs = (s.left[side], s.left[other]) if is_first else (s.left[other], s.left[side])
    if not s.is_palifico:
        return solved.weights(own, theirs, is_first, bid, cup)
    if own != 1:
        return {}
    return solved.palifico(theirs, is_first, bid, cup) if s.count else solved.opening(theirs, cup[0])


def at_once(s: State, side: int, options: list[Action]) -> Action:
    """Choose without thinking: doubt what is doubtful, else bid no more than one must, on what looks likeliest."""
    if options[0].verb == "bid":
        return options[0]
    if DUDO in options and trust(s, side, s.count, s.face) < DOUBTFUL:
        return DUDO
    faces = [action for action in options if action.verb == "face"]
    if not faces:
        return options[0]
    return max(faces, key=lambda action: trust(s, side, s.lowest(action.target), action.target))


@final
class LiarsHints(Hints):
    """Dice count as they are; a bid is good if it is true, or if the next one believes it."""

    scale = 1.5
    horizon = 0
    is_flat = True  # what lies under the cups matters more than what the others will answer

    def evaluate(self, s: State, side: int) -> float:
        worth = float(s.left[side])
        step = s.agenda[-1][1] if s.agenda and not s.end else None
        if isinstance(step, SayHowMany):
            count, face, bidder = s.lowest(step.face), step.face, s.turn
        else:
            count, face, bidder = s.count, s.face, s.bidder
        if not isinstance(step, (SayHowMany, BidOrDoubt)) or count == 0:
            return worth
        asked = s.after(bidder)
        believed = trust(s, asked, count, face)
        doubted = min(1.0, max(0.0, 0.5 + (DOUBTFUL - believed) * 2.5))
        is_true = s.number_of(face) >= count
        if side == bidder:
            return worth - (0.0 if is_true else doubted)
        if side == asked:
            return worth - (doubted if is_true else 0.0) - (1.0 - doubted) * (1.0 - believed) * RAISED_RISK
        return worth

    def believe(self, s: State, seat: int, chance: Chance) -> None:
        side = s.bidder
        if side == NOBODY or s.is_lifted or s.seat_of[side] == seat:
            return
        s.cups[side] = sorted(
            die if s.counts(die, s.face) or chance.pick("believe", HONEST) else s.face for die in s.cups[side]
        )

    def solved(self, s: State, side: int, options: list[Action]) -> list[int]:
        found = solved_weights(s, side)
        if not found:
            return []
        step = s.agenda[-1][1]
        weights = []
        for action in options:
            if isinstance(step, SayHowMany):
                weights.append(found.get((action.target, step.face), 0))
            elif action in (DUDO, CALZA):
                weights.append(found.get(solved.DUDO if action is DUDO else solved.CALZA, 0))
            else:
                weights.append(sum([found[bid] for bid in found if bid[1] == action.target]))
        if any(weights):
            return weights
        # Calza alone was best, and nobody may call it: to think would tell that one has just these dice.
        best = at_once(s, side, options)
        return [int(action is best) for action in options]

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        return at_once(s, side, options)


# The game as an object, and what a viewer sees.


def bids_known(bidder: int, count: int, face: int) -> list[dict[str, list[int]]]:
    """Give the bids of a State that was stored before they were kept: the last one, if there is one."""
    return [{"tuple": [bidder, count, face]}] if count else []


class LiarsDice(Game):
    """Liar's Dice: say how many there are, and do not be caught."""

    id = "liars_dice"
    version = 1
    seats = (2, 3, 4, 5, 6)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    end_reasons = (LAST_CUP,)
    options = (
        TableOption("calza", ("yes", "no"), "yes"),
        TableOption("palifico", ("yes", "no"), "yes"),
    )
    secrets = (CUPS,)
    added: ClassVar = {"said": lambda stored: bids_known(stored["bidder"], stored["count"], stored["face"])}
    undrawn = ("has_calza", "has_palifico", "put_away")
    outcomes: ClassVar = {"die": OutcomeNames(first=1), "first": OutcomeNames()}
    headings = ("round-begun", "palifico-begun")
    cues: ClassVar = {"dice-shown": "reveal"}
    highlights = ("player-out", "die-regained", "palifico-begun")
    curve = "curve-dice"
    hints = LiarsHints()
    guide = (
        GuideStep("cup", ("ask-bid-or-doubt",), ("board{me}",)),
        GuideStep("bid", ("ask-say-how-many",), ("faces",), ("bidding.higher", "bidding.aces", "palifico", "ruling.3")),
        GuideStep("doubt", ("ask-bid-or-doubt",), ("bid",), ("ruling.5",)),
    )

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        s = State(
            seat_of=list(range(seats)),
            has_calza=options["calza"] == "yes",
            has_palifico=options["palifico"] == "yes",
            left=[DICE] * seats,
            cups=[[] for _ in range(seats)],
            had_palifico=[False] * seats,
            shown=[[] for _ in range(seats)],
        )
        s.then(chance.pick("first", seats), Roll())
        return s

    def rounds(self, s: State) -> int:
        return s.round

    def progress(self, s: State) -> list[int]:
        """Count dice: they are what one plays for."""
        return s.left.copy()

    def memories(self, told: Sequence[Told]) -> list[Memory]:
        """Remember who saw through most bids, and who was caught most."""
        return [
            *most(told, "doubted", "memory-doubts", at_least=3, weight=40),
            *most(told, "die-lost", "memory-lost", at_least=4, weight=30),
            *most(told, "die-regained", "memory-regained", at_least=1, weight=60),
        ]

    def scores(self, s: State) -> list[Score]:
        return [
            Score(lines=(("dice", dice),), tie_break=(s.out.index(side) if side in s.out else len(s.left),))
            for side, dice in enumerate(s.left)
        ]

    def conserved(self, s: State) -> dict[str, int]:
        return {"dice": sum(s.left) + s.put_away}

    def standings(self, s: State, viewer: int | None) -> list[Standing]:
        return [
            Standing(
                side=side,
                name=Text("name", {"who": side}),
                seat=s.seat_of[side],
                facts=[fact("die", dice, "fact-dice")],
            )
            for side, dice in enumerate(s.left)
        ]

    def zones(self, s: State, viewer: int | None) -> list[Zone]:
        title = Text("round-palifico" if s.is_palifico else "round", {"round": s.round, "dice": sum(s.left)})
        middle: list[Zone | Piece] = [self._standing(s), *self._known(s, viewer)]
        if s.verdict:
            count, face, found = s.verdict
            facts = {**bid_facts(count, face), "found": found}
            die = Piece("last-face", "die", Text("last-bid", facts), face=Face(value=face))
            number = Piece("last-found", "token", Text("last-found", facts), face=Face(value=found))
            middle.append(Zone("last", "row", title=Text("last-bid", facts), children=[number, die]))
        family = "palifico" if s.is_palifico else ""
        faces = Zone(
            "faces",
            "row",
            role="bank",
            title=Text("faces-palifico" if s.is_palifico else "faces"),
            family=family,
            children=[*self._faces(s)],
        )
        players = [self._player(s, side, viewer) for side in range(len(s.left))]
        return [Zone("table", "panel", title=title, family=family, children=middle), faces, *players]

    def _faces(self, s: State) -> list[Piece]:
        """Lay out the faces one may bid on, each with how many it takes at least."""
        step = BidOrDoubt()
        found = []
        for face, action in FACE.items():
            is_open = not s.end and not s.is_lifted and step.objection(s, s.turn, action) is None
            least = [str(s.lowest(face)), "+"] if is_open else []
            facts = {"face": f"faces-{face}", "least": s.lowest(face)}
            label = Text("face-open", facts) if is_open else Text(f"faces-{face}")
            found.append(Piece(f"face{face}", "die", label, face=Face(value=face, foot=least)))
        return found

    def _said(self, s: State) -> Text:
        """Say what is bid, and by whom."""
        return Text("bid", {**bid_facts(s.count, s.face), "who": s.bidder}) if s.count else Text("no-bid")

    def _standing(self, s: State) -> Zone:
        label = self._said(s)
        if not s.count:
            return Zone("standing", "row", title=label, children=[Piece("bid", "token", label, marks=["empty"])])
        die = Piece("bid-face", "die", Text(face_text(s.face, s.count)), face=Face(value=s.face))
        number = Piece("bid", "token", label, face=Face(value=s.count))
        title = Text("bidder", {"who": s.bidder})
        return Zone("standing", "row", title=title, family=f"seat{s.bidder}", children=[number, die])

    def _known(self, s: State, viewer: int | None) -> list[Zone]:
        """Draw what whoever looks knows of the bid: how many of their own dice count, and how many it takes besides."""
        side = NOBODY if viewer is None else s.seat_of.index(viewer)
        if side == NOBODY or not s.count or s.is_lifted or not s.left[side]:
            return []
        own = s.own_of(side, s.count, s.face)
        facts: Facts = {"own": own, "missing": s.count - own, "dice": sum(s.left) - s.left[side]}
        face = Face(titled=True, gauge=Gauge(own, s.count))
        return [Zone("known", "row", children=[Piece("known.note", "note", Text("known", facts), face=face)])]

    def _player(self, s: State, side: int, viewer: int | None) -> Zone:
        who: Facts = {"who": side}
        dice: list[Piece] = []
        if not s.left[side]:
            out = s.out.index(side) + 1
            dice = [Piece(f"under{side}", "cup", Text("cup-out", {**who, "out": out}), marks=["empty"])]
        elif CUPS.sees(s, viewer, side):
            dice = [self._die(s, f"under{side}.{place}", die) for place, die in enumerate(s.cups[side])]
        else:
            label = Text("cup-closed", {**who, "dice": s.left[side]})
            dice = [Piece(f"under{side}", "cup", label, marks=["face_down"])]
        under = Zone(f"cup{side}", "row", title=Text("under-cup"), until="strip", children=[*dice])
        shown = [
            Piece(f"shown{side}.{place}", "die", Text(face_text(die, 1)), face=Face(value=die))
            for place, die in enumerate(s.shown[side])
        ]
        before = Zone(f"shown{side}", "row", title=Text("shown"), children=[*shown])
        left = Text("dice-left", {"dice": s.left[side], "palifico": int(s.had_palifico[side])})
        return Zone(
            id=f"board{side}",
            layout="panel",
            role="own" if s.seat_of[side] == viewer else "other",
            title=Text("name", who),
            side=side,
            family=f"seat{side}",
            marks=["turn"] if s.turn == side and not s.end else [],
            children=[
                Piece(f"left{side}", "token", left, until="strip", face=Face(value=s.left[side])),
                under,
                *self._bubble(s, side),
                *([before] if shown and not s.is_lifted else []),
            ],
        )

    def _bubble(self, s: State, side: int) -> list[Zone]:
        """Draw what somebody has bid last as words in the air, over their place; what was outbid since is past."""
        for bidder, count, face in reversed(s.said):
            if bidder == side:
                is_past = (side, count, face) != s.said[-1]
                label = Text("bid-past" if is_past else "bid", {**bid_facts(count, face), "who": side})
                number = Piece(f"said{side}.count", "token", label, face=Face(value=count))
                die = Piece(f"said{side}.face", "die", Text(face_text(face, count)), face=Face(value=face))
                marks: list[Mark] = ["done"] if is_past else []
                words: list[Zone | Piece] = [number, die]
                return [Zone(f"said{side}", "row", until="strip", family="bubble", marks=marks, children=words)]
        return []

    def _die(self, s: State, name: str, die: int) -> Piece:
        is_counted = s.count > 0 and s.counts(die, s.face)
        label = Text("die-counts" if is_counted else "die", {"face": face_text(die, 1)})
        return Piece(name, "die", label, face=Face(value=die), marks=["active"] if is_counted else [])
