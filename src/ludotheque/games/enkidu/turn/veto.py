"""Veto, in the second phase: an event is revealed, and somebody tries to stop it."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts
from ludotheque.engine.state import Step, Together
from ludotheque.games.enkidu.actions import PASS, REJECT, UPHOLD, VETO
from ludotheque.games.enkidu.moves import cards, votes
from ludotheque.games.enkidu.moves.telling import event_text
from ludotheque.games.enkidu.names import DEVELOPMENT, NONE
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.order import SIDES, LayCard, sides_of, winner


@final
@dataclass(frozen=True)
class RevealEvent(Step):
    """Turn over an event card; in the second phase, whoever has a veto left may try to stop it."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        votes.drop_veto(s)
        votes.clear_votes(s)
        if not any(s.deck):
            s.tell("no-event", {})
            return
        effect = s.box.effects[cards.reveal_event(s, chance)]
        effect.appear(s)
        may_veto = s.may_veto() if s.phase == DEVELOPMENT and not effect.is_null(s) else 0
        if may_veto:
            s.then(s.machine, VETOES[may_veto], JUDGE_VETO)
        else:
            s.then(s.machine, effect)


def apply_event(s: State) -> None:
    """Let the event take place; a veto against it has failed."""
    votes.drop_veto(s)
    s.then(s.machine, s.box.effects[s.event()])


def cancel_event(s: State) -> None:
    """Leave the event without effect."""
    s.tell("event-cancelled", {"card": event_text(s, s.event())})


@final
@dataclass(frozen=True)
class ConsiderVeto(Step):
    """You may try to stop the event."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return MAY_VETO

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        votes.lay_answer(s, side, action is VETO)

    def take_back(self, s: State, side: int) -> None:
        votes.take_answer_back(s, side)

    def facts(self, s: State, side: int) -> Facts:
        return {"card": event_text(s, s.event())}


@final
@dataclass(frozen=True)
class JudgeVeto(Step):
    """Of several who veto, the first in turn order does, and uses their token; all others keep theirs."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        vetoer = votes.take_first_yes(s)
        if vetoer == NONE:
            apply_event(s)
        else:
            votes.spend_veto(s, vetoer)
            s.then(s.machine, VOTE, COUNT_VOTES)


@final
@dataclass(frozen=True)
class VoteOnVeto(Step):
    """Say whether the veto stands."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return JUDGEMENTS

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        votes.lay_answer(s, side, action is UPHOLD)

    def take_back(self, s: State, side: int) -> None:
        votes.take_answer_back(s, side)

    def fallback(self, s: State, side: int) -> Action:
        return REJECT

    def facts(self, s: State, side: int) -> Facts:
        return {"who": s.vetoer, "card": event_text(s, s.event())}


@final
@dataclass(frozen=True)
class CountVotes(Step):
    """If all agree, so be it; if not, everybody lays an acquisition card, and the best one decides."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        votes.show_votes(s)
        upheld = sum(s.votes)
        if upheld == s.players:
            cancel_event(s)
        elif upheld == 0:
            apply_event(s)
        elif not s.are_hands_empty():
            cards.clear_cards(s)
            s.then(s.machine, DUEL, JUDGE_DUEL)
        else:
            s.tell("no-duel", {"who": s.machine})
            s.then(s.machine, DECIDE_VETO)


@final
@dataclass(frozen=True)
class JudgeDuel(Step):
    """The best card decides; of equals, the one closest to the Machine."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        cards.reveal_cards(s)
        decider = winner(s)
        s.tell("duel-won", {"who": decider})
        s.then(decider, DECIDE_VETO)


@final
@dataclass(frozen=True)
class DecideVeto(Step):
    """Decide alone whether the veto stands."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return JUDGEMENTS

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is UPHOLD:
            s.tell("veto-upheld", {"who": side})
            cancel_event(s)
        else:
            s.tell("veto-rejected", {"who": side})
            apply_event(s)

    def fallback(self, s: State, side: int) -> Action:
        return UPHOLD if s.votes[side] == 1 else REJECT

    def facts(self, s: State, side: int) -> Facts:
        return {"who": s.vetoer, "card": event_text(s, s.event())}


MAY_VETO: Final[list[Action]] = [PASS, VETO]
JUDGEMENTS: Final[list[Action]] = [UPHOLD, REJECT]
VETOES: Final = [Together(ConsiderVeto(), sides_of(tokens)) for tokens in SIDES]
VOTE: Final = Together(VoteOnVeto())
DUEL: Final = Together(LayCard("duel"))
JUDGE_VETO: Final = JudgeVeto()
COUNT_VOTES: Final = CountVotes()
JUDGE_DUEL: Final = JudgeDuel()
DECIDE_VETO: Final = DecideVeto()
REVEAL_EVENT: Final = RevealEvent()
