"""Proposals: a private talk is proposed, accepted or forbidden."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import Step, Together
from ludotheque.games.enkidu.actions import ACCEPT, ALLOW, DECLINE, FORBID, PASS, PROPOSE
from ludotheque.games.enkidu.moves import cards, talk
from ludotheque.games.enkidu.names import NONE, POSITIONS
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.order import SIDES, sides_of
from ludotheque.games.enkidu.turn.talk import TALK_ENDED, TALKS


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
        return PROPOSE_OR_NOT[s.players][side]

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
        s.then(s.machine, JUDGE_TALK[self.proposer][side])
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


PROPOSE_OR_NOT: Final[list[list[list[Action]]]] = [
    [[PASS] + [PROPOSE[other] for other in range(players) if other != side] for side in range(len(POSITIONS))]
    for players in range(len(POSITIONS) + 1)
]
"""By number of players and side."""
INVITED: Final[list[Action]] = [ACCEPT, DECLINE]
MAY_FORBID: Final[list[Action]] = [ALLOW, FORBID]
HEAR_PROPOSALS: Final = HearProposals()
ANSWER_PROPOSAL: Final = [AnswerProposal(proposer) for proposer in range(len(POSITIONS))]
JUDGE_TALK: Final = [
    [JudgeTalk(proposer, partner) for partner in range(len(POSITIONS))] for proposer in range(len(POSITIONS))
]
"""By who proposes and who is asked."""
SAFE_POINT: Final = SafePoint()
PROPOSALS: Final = [Together(ProposeTalk(), sides_of(tokens)) for tokens in SIDES]
FORBIDDERS: Final = [Together(ForbidTalk(), sides_of(tokens)) for tokens in SIDES]
