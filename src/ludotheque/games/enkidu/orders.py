"""What players may answer in advance, for how long, and how many seconds a window is open."""

from typing import Final

from ludotheque.engine.drawing import question_id
from ludotheque.engine.game import Options, OrderOffer
from ludotheque.engine.state import Step
from ludotheque.games.enkidu.actions import ALLOW, DECLINE, PASS, PROPOSE
from ludotheque.games.enkidu.names import DEVELOPMENT
from ludotheque.games.enkidu.state import State

SECONDS: Final = {
    "ask-negotiate": 60,  # rulebook, negotiation; the others are a proposal
    "ask-choose-events": 90,
    "ask-lay-card": 45,
    "ask-pick-tablets": 45,
    "ask-set-one-aside": 30,
    "ask-consider-veto": 20,
    "ask-vote-on-veto": 30,
    "ask-decide-veto": 20,
    "ask-choose-receiver": 40,
    "ask-choose-victim": 40,
    "ask-move-tablets": 40,
    "ask-choose-secret": 30,
    "ask-choose-objective": 40,
    "ask-choose-place": 30,
    "ask-give-gift": 20,
    "ask-choose-gift": 20,
    "ask-propose-talk": 20,
    "ask-answer-proposal": 20,
    "ask-forbid-talk": 15,
}
ROUND_LONG: Final = {"ask-consider-veto"}


def order_offers(s: State, side: int) -> list[OrderOffer]:
    """List what a side may answer in advance; its tokens lie open, so everybody knows what it may be asked."""
    found: list[OrderOffer] = []
    if s.may_talk(side):
        partners = tuple(PROPOSE[other].text for other in s.around if other != side)
        # Nobody is asked at every turn of a round whether they want to talk: they say so when they do.
        found.append(OrderOffer("ask-propose-talk", partners, PASS.text, is_once=True))
        found.append(OrderOffer("ask-forbid-talk", (ALLOW.text,)))
    found.append(OrderOffer("ask-answer-proposal", (DECLINE.text,)))
    if s.has_veto(side) and s.phase == DEVELOPMENT:
        found.append(OrderOffer("ask-consider-veto", (PASS.text,)))
    if s.phase == DEVELOPMENT:
        found.append(OrderOffer("ask-give-gift", (PASS.text,)))
    return found


def order_scope(s: State, side: int, question: str) -> str:
    """An order holds as long as one stays at one's place; passing a veto, for a round."""
    return f"{side} {s.phase} {s.round}" if question in ROUND_LONG else f"{side}"


def seconds(options: Options, step: Step) -> int:
    """Say how long a question is open: by default, only talks have their minute."""
    question = question_id(step)
    is_timed = {"none": False, "talks": question == "ask-negotiate", "all": True}[options["windows"]]
    return SECONDS.get(question, 0) if is_timed else 0
