"""Negotiation: a talk is proposed, accepted or forbidden; in it, tablets may be swapped."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Open, Step, Together
from ludotheque.games.enkidu.actions import (
    ACCEPT,
    AGREE,
    ALLOW,
    CLEAR,
    DECLINE,
    FORBID,
    GIVE,
    LEAVE,
    PASS,
    PROPOSE,
    WAIVE,
    WANT,
    WITHDRAW,
)
from ludotheque.games.enkidu.moves import cards, talk
from ludotheque.games.enkidu.names import KINDS, NONE, NUMBERS, POSITIONS
from ludotheque.games.enkidu.state import Panel, State
from ludotheque.games.enkidu.turn.order import tablets_held


def sides_of(tokens: int) -> tuple[int, ...]:
    """List the sides that have a token."""
    return tuple([side for side in range(len(POSITIONS)) if tokens >> side & 1])


# A talk is proposed.


@final
@dataclass(frozen=True)
class SafePoint(Step):
    """At any time one may propose a private talk: here the table asks everybody who has a token left."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        if s.talk_tokens:
            s.then(s.machine, PROPOSALS[s.talk_tokens], HEAR_PROPOSALS)


@final
@dataclass(frozen=True)
class ProposeTalk(Step):
    """Propose a private talk to somebody, or do not."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return PROPOSE_OR_NOT[s.players * len(POSITIONS) + side]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.proposals[side] = side if action is PASS else action.target

    def take_back(self, s: State, side: int) -> None:
        s.proposals[side] = NONE


@final
@dataclass(frozen=True)
class HearProposals(Step):
    """Proposals are heard in turn order, each carried through before the next."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.mark_information_barrier()  # whose proposal is next, or that there is none
        for proposer in s.in_turn():
            partner = s.proposals[proposer]
            s.proposals[proposer] = NONE
            if partner in {NONE, proposer} or not s.may_talk(proposer) or talk.have_talked(s, proposer, partner):
                continue
            s.proposer = proposer
            s.tell("talk-proposed", {"who": proposer, "whom": partner})
            s.then(s.machine, self)
            s.then(partner, ANSWER_PROPOSAL[proposer])
            return
        s.proposer = NONE
        s.talked = 0


@final
@dataclass(frozen=True)
class AnswerProposal(Step):
    """Somebody wants to talk with you in private."""

    proposer: int

    def candidates(self, s: State, side: int) -> list[Action]:
        return INVITED

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is DECLINE:
            s.tell("talk-declined", {"who": side, "whom": self.proposer})
            return
        s.tell("talk-accepted", {"who": side, "whom": self.proposer})
        s.then(s.machine, JUDGE_TALK[self.proposer * len(POSITIONS) + side])
        others = s.talk_tokens & ~(1 << self.proposer | 1 << side)
        if others:
            s.then(s.machine, FORBIDDERS[others])

    def facts(self, s: State, side: int) -> Facts:
        return {"who": self.proposer}


@final
@dataclass(frozen=True)
class ForbidTalk(Step):
    """You may use your token to forbid the talk."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return MAY_FORBID

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.answers[side] = 1 if action is FORBID else 0

    def take_back(self, s: State, side: int) -> None:
        s.answers[side] = NONE

    def fallback(self, s: State, side: int) -> Action:
        return ALLOW

    def facts(self, s: State, side: int) -> Facts:
        return {"who": s.proposer}


@final
@dataclass(frozen=True)
class JudgeTalk(Step):
    """The first in turn order who forbids a talk prevents it, and both tokens are gone; else the two sit down."""

    proposer: int
    partner: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        forbidder = NONE
        for other in s.in_turn():
            if s.answers[other] == 1:
                forbidder = other
                break
        cards.clear_answers(s)
        talk.spend_token(s, self.proposer)
        if forbidder != NONE:
            talk.spend_token(s, forbidder)
            s.tell("talk-forbidden", {"who": forbidder, "whom": self.proposer})
            return
        s.tell("talk-begun", {"who": self.proposer, "whom": self.partner})
        talk.note_talk(s, self.proposer, self.partner)
        talk.open_panel(s, self.proposer, self.partner)
        s.then(s.machine, TALKS[1 << self.proposer | 1 << self.partner], TALK_ENDED)


@final
@dataclass(frozen=True)
class TalkEnded(Step):
    """The minute is over."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.tell("talk-ended", {})


# What two who talk may do.


@final
@dataclass(frozen=True)
class Negotiate(Step):
    """Lay tablets between you and your partner, and take them back; when both agree to the same, they change hands."""

    is_event: bool
    """Whether an event has called everybody to negotiate: what is swapped then stays for this round."""

    def candidates(self, s: State, side: int) -> list[Action]:
        found: list[Action] = []
        for panel in s.panels:
            if panel.has(side):
                partner = panel.partner(side)
                found += [GIVE[partner * KINDS + kind] for kind in tablets_held(s, side)]
                found += [WANT[partner * KINDS + kind] for kind in tablets_held(s, partner)]
                add_taking_back(panel.offered(side), panel.offered(partner), partner, found)
                if panel.from_one or panel.from_other:
                    found.append(AGREE[partner * NUMBERS + panel.number])
        if found or self._is_talking(s, side):
            found.append(LEAVE)
        return found

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is LEAVE:
            return None
        panel = panel_for(s, side, action)
        if panel.is_swapped:
            return Objection("swapped-already", {})
        if action.verb == "agree":
            if panel.agreed == side:
                return Objection("agreed-already", {})
            return uneven(s, panel)
        if action.verb not in {"give", "want"}:
            return None
        owner = side if action.verb == "give" else panel.partner(side)
        offered = panel.offered(owner)
        if len(offered) >= s.variant.swap_most:
            return Objection("enough-laid", {"most": s.variant.swap_most})
        kind = action.target % KINDS
        if s.free(owner, kind) <= 0:
            return Objection("moved-by-event", {})
        if s.free(owner, kind) <= offered.count(kind):
            return Objection("no-other-tablet", {})
        return None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes twice as long.
        found: list[Action] = []
        is_talking = False
        for panel in s.panels:
            if panel.has(side):
                is_talking = True
                if panel.is_swapped:
                    continue
                add_tablets(s, panel, side, found)
                if panel.agreed != side and talk.is_exchange(s, panel):
                    found.append(AGREE[panel.partner(side) * NUMBERS + panel.number])
        if is_talking:
            found.append(LEAVE)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is LEAVE:
            talk.leave(s, side)
            s.tell("talk-left", {"who": side})
            return
        s.then(side, self)
        panel = panel_for(s, side, action)
        kind = action.target % KINDS
        match action.verb:
            case "give":
                talk.lay(panel, side, kind)
            case "want":
                talk.lay(panel, panel.partner(side), kind)
            case "withdraw":
                talk.take_back(panel, side, kind)
            case "waive":
                talk.take_back(panel, panel.partner(side), kind)
            case "clear":
                talk.clear(panel, side)
            case _:
                if panel.agreed == NONE:
                    panel.agreed = side
                else:
                    talk.swap(s, panel, self.is_event)

    def _is_talking(self, s: State, side: int) -> bool:
        return any(panel.has(side) for panel in s.panels)


def panel_for(s: State, side: int, action: Action) -> Panel:
    """Find the panel an answer is about."""
    if action.verb == "agree":
        partner = action.target // NUMBERS
    elif action.verb == "clear":
        partner = action.target
    else:
        partner = action.target // KINDS
    panel = s.panel_of(side, partner)
    assert panel is not None, f"{action} without a talk"
    return panel


def add_tablets(s: State, panel: Panel, side: int, found: list[Action]) -> None:
    """Add an answer for every tablet of either that the side could lay down, or take back."""
    if side == panel.one:
        partner, own, theirs = panel.other, panel.from_one, panel.from_other
    else:
        partner, own, theirs = panel.one, panel.from_other, panel.from_one
    most = s.variant.swap_most
    if len(own) < most:
        add_laying(GIVES[partner], s.tablets[side], s.frozen[side], own, found)
    if len(theirs) < most:
        add_laying(WANTS[partner], s.tablets[partner], s.frozen[partner], theirs, found)
    if own or theirs:
        add_taking_back(own, theirs, partner, found)


def add_laying(lays: list[Action], held: list[int], frozen: list[int], offered: list[int], found: list[Action]) -> None:
    """Add an answer for every kind of tablet of which one more could be laid."""
    if offered:
        for kind in range(KINDS):
            free = held[kind] - frozen[kind]
            if free > 0 and free > offered.count(kind):
                found.append(lays[kind])
    else:
        found += [lays[kind] for kind in range(KINDS) if held[kind] > frozen[kind]]


def add_taking_back(own: list[int], theirs: list[int], partner: int, found: list[Action]) -> None:
    """Add an answer for every kind of tablet that lies there, and one for all of one's own."""
    first = partner * KINDS
    if own:
        add_once(WITHDRAW, first, own, found)
        found.append(CLEAR[partner])
    if theirs:
        add_once(WAIVE, first, theirs, found)


def add_once(answers: list[Action], first: int, offered: list[int], found: list[Action]) -> None:
    """Add an answer for every kind of tablet that lies there, however many of it do."""
    added = 0
    for kind in offered:
        if added >> kind & 1 == 0:
            added |= 1 << kind
            found.append(answers[first + kind])


def uneven(s: State, panel: Panel) -> Objection | None:
    """Say why what lies there is no exchange yet."""
    one, other = len(panel.from_one), len(panel.from_other)
    if s.variant.must_both_give and not (one and other):
        return Objection("both-give", {})
    if s.variant.must_be_equal and one != other:
        return Objection("equal-numbers", {"first": one, "second": other})
    return None


GIVES: Final[list[list[Action]]] = [GIVE[first * KINDS : (first + 1) * KINDS] for first in range(len(POSITIONS))]
"""By partner and kind of tablet."""
WANTS: Final[list[list[Action]]] = [WANT[first * KINDS : (first + 1) * KINDS] for first in range(len(POSITIONS))]
PROPOSE_OR_NOT: Final[list[list[Action]]] = [
    [PASS] + [PROPOSE[other] for other in range(players) if other != side]
    for players in range(len(POSITIONS) + 1)
    for side in range(len(POSITIONS))
]
"""By players × 4 + side."""
INVITED: Final[list[Action]] = [ACCEPT, DECLINE]
MAY_FORBID: Final[list[Action]] = [ALLOW, FORBID]
HEAR_PROPOSALS: Final = HearProposals()
TALK_ENDED: Final = TalkEnded()
ANSWER_PROPOSAL: Final = [AnswerProposal(proposer) for proposer in range(len(POSITIONS))]
JUDGE_TALK: Final = [
    JudgeTalk(proposer, partner) for proposer in range(len(POSITIONS)) for partner in range(len(POSITIONS))
]
SAFE_POINT: Final = SafePoint()
TOKENS: Final = range(1 << len(POSITIONS))
PROPOSALS: Final = [Together(ProposeTalk(), sides_of(tokens)) for tokens in TOKENS]
FORBIDDERS: Final = [Together(ForbidTalk(), sides_of(tokens)) for tokens in TOKENS]
TALKS: Final = [Open(Negotiate(False), sides_of(sides)) for sides in TOKENS]
ALL_TALK: Final = Open(Negotiate(True))
