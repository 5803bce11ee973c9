"""Proposals: a private talk is proposed, accepted or forbidden."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import Step, Together
from ludotheque.games.enkidu.actions import ACCEPT, ALLOW, DECLINE, FORBID, PASS, PROPOSE
from ludotheque.games.enkidu.moves import talk, votes
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
        talk.lay_proposal(s, side, side if action is PASS else action.target)

    def take_back(self, s: State, side: int) -> None:
        talk.take_proposal_back(s, side)


@final
@dataclass(frozen=True)
class HearProposals(Step):
    """Proposals are heard in turn order, each carried through before the next."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.mark_information_barrier()  # whose proposal is next, or that there is none
        for proposer in s.in_turn():
            partner = s.proposals[proposer]
            talk.take_proposal_back(s, proposer)
            if partner in (NONE, proposer) or not s.may_talk(proposer) or talk.have_talked(s, proposer, partner):
                continue
            talk.propose(s, proposer, partner)
            s.then(s.machine, self)
            s.then(partner, ANSWER_PROPOSAL[proposer])
            return
        talk.end_proposals(s)


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
        votes.lay_answer(s, side, action is FORBID)

    def take_back(self, s: State, side: int) -> None:
        votes.take_answer_back(s, side)

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
        forbidder = votes.take_first_yes(s)
        talk.spend_token(s, self.proposer)
        if forbidder != NONE:
            talk.forbid(s, forbidder, self.proposer)
            return
        talk.begin(s, self.proposer, self.partner)
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
