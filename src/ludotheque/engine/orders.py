"""Answers in advance: standing orders, wishes that count once, and what a game answers unless told otherwise."""

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.state import State

ASK = "ask"
"""The order to be asked, where the game would answer by itself."""


class StandingOrders:
    """What the people at a table have ordered, each order for as long as its term lasts."""

    def __init__(self, game: Game, given: dict[tuple[int, str], tuple[str, str]] | None = None) -> None:
        self._game = game
        self._given = {} if given is None else given
        """By seat and question, the answer and the term it was given for."""
        self.has_orders = type(game).order_offers is not Game.order_offers
        """Whether the game ever lets anybody answer in advance, or answers by itself."""

    @property
    def are_none(self) -> bool:
        """Whether nothing can be answered in advance at present."""
        return not self._given and not self.has_orders

    def copy(self) -> "StandingOrders":
        """Make orders to try things with."""
        return StandingOrders(self._game, self._given.copy())

    def chosen(self, seat: int, question: str) -> str:
        """Give what a seat has ordered as the answer to a question, or nothing."""
        return self._given.get((seat, question), ("",))[0]

    def of(self, seat: int | None) -> dict[str, str]:
        """Give a seat's orders, by question."""
        return {question: answer for (orderer, question), (answer, _) in self._given.items() if orderer == seat}

    def checked(self, question: str, answer: str) -> str:
        """Complain about an order that can never fit; give the answer as it is written."""
        if not question.startswith("ask-") or not self._game.texts.has("en", question):
            raise Refused(Objection(flow.NOT_AN_OPTION, {}))
        return answer if answer in {"", ASK} else self._game.actions.parse(answer).text

    def give(self, s: State | None, seat: int, question: str, answer: str) -> None:
        """Set a standing order; no answer drops it."""
        self._given.pop((seat, question), None)
        if answer:
            self._given[seat, question] = answer, self._term(s, seat, question)

    def use(self, s: State, seat: int, answer: str) -> None:
        """Note that a seat answers: a wish that counts once is fulfilled by it."""
        asked = flow.decision(s, seat) if self._given else None
        if asked is None:
            return
        question = question_id(asked.step)
        if self._given.get((seat, question), ("",))[0] == answer and self._is_once(s, asked.side, question):
            del self._given[seat, question]

    def lapse(self, s: State) -> None:
        """Forget what was ordered for another time: another round, another place at the table."""
        for (seat, question), (_, term) in list(self._given.items()):
            if term != self._term(s, seat, question):
                del self._given[seat, question]

    def answer(self, s: State, seat: int, is_person: bool) -> Action | None:
        """Give the answer to a seat's present question that was given in advance, if it fits."""
        asked = flow.decision(s, seat) if self._given or self.has_orders else None
        if asked is None:
            return None
        question = question_id(asked.step)
        answer = self._given.get((seat, question), ("",))[0]
        if not answer and is_person:
            answer = next(
                (one.default for one in self._game.order_offers(s, asked.side) if one.question == question), ""
            )
        if answer in {"", ASK}:
            return None
        action = self._game.actions.parse(answer)
        return action if action in asked.options else None

    def next(self, s: State, people: list[bool], is_at_once: bool = False) -> tuple[int, Action] | None:
        """Find a seat whose question the game answers by itself, or by a wish, which is fulfilled at the same moment.

        Also one that a standing order answers, where `is_at_once` says that none has to wait.
        Where several answer face down, these wait for those who think: that somebody need not think shows nobody
        anything.
        """
        if self.are_none:
            return None
        found = [(seat, self.answer(s, seat, people[seat])) for seat in flow.waiting(s)]
        ready = [
            (seat, action) for seat, action in found if action is not None and (is_at_once or not self.waits(s, seat))
        ]
        is_face_down = len(s.lanes) > 0 and not s.is_open
        return ready[0] if ready and not (is_face_down and len(ready) < len(found)) else None

    def waits(self, s: State, seat: int) -> bool:
        """Say whether an order to a seat's present question waits: the game does not answer that one for everybody."""
        asked = flow.decision(s, seat)
        if asked is None:
            return False
        question = question_id(asked.step)
        return not any(one.default for one in self._game.order_offers(s, asked.side) if one.question == question)

    def _is_once(self, s: State, side: int, question: str) -> bool:
        return any(one.is_once for one in self._game.order_offers(s, side) if one.question == question)

    def _term(self, s: State | None, seat: int, question: str) -> str:
        return "" if s is None or seat not in s.seat_of else self._game.order_scope(s, s.seat_of.index(seat), question)
