"""What event cards do: an Effect for each kind of card, and the questions it asks.

Where several are asked in turn, the holder of the Time Machine (`s.machine`) comes first.
"""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import EachInTurn, Step, Together
from ludotheque.games.enkidu.actions import BAG_FROM, CHANGE_PLACES, KEEP_FROM, LOOK, PASS, RENEW, TO, TO_BAG
from ludotheque.games.enkidu.moves import cards, objectives, places, rounds, talk
from ludotheque.games.enkidu.moves.telling import event_text, objective_text, pile_text
from ludotheque.games.enkidu.names import BAG, BLOCKS, CATACLYSM, NONE, PILES
from ludotheque.games.enkidu.state import Effect, State
from ludotheque.games.enkidu.turn.order import LayCard, MoveTablets, winner
from ludotheque.games.enkidu.turn.talk import ALL_TALK, TALK_ENDED

# Tablets move.


@final
@dataclass(frozen=True)
class HandOver(Effect):
    """In turn, everybody hands tablets of their own to one other player, or puts them into the bag."""

    count: int

    def numbers(self) -> Facts:
        return {"count": self.count}

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(s.machine, EachInTurn(ChooseReceiver(self.count)))


@final
@dataclass(frozen=True)
class ChooseReceiver(Step):
    """Choose where your tablets go: all to the same place."""

    count: int

    def candidates(self, s: State, side: int) -> list[Action]:
        if not s.has_free(side, self.count):
            return NOTHING
        return [TO[other] for other in range(s.players) if other != side] + [TO_BAG]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.then(side, MoveTablets(side, BAG if action is TO_BAG else action.target, self.count))

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return ["bag"] if action is TO_BAG else None

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.tell("cannot-comply", {"who": side})

    def facts(self, s: State, side: int) -> Facts:
        return {"count": self.count}


@final
@dataclass(frozen=True)
class Seize(Effect):
    """In turn, everybody takes tablets from one other player, a few to keep or more for the bag."""

    keep: int
    bag: int

    def numbers(self) -> Facts:
        return {"keep": self.keep, "bag": self.bag}

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(s.machine, EachInTurn(ChooseVictim(self.keep, self.bag)))


@final
@dataclass(frozen=True)
class ChooseVictim(Step):
    """Choose from whom you take tablets, and whether you keep them."""

    keep: int
    bag: int

    def candidates(self, s: State, side: int) -> list[Action]:
        least = min(self.keep, self.bag)
        others = [other for other in range(s.players) if other != side]
        if not any(s.has_free(other, least) for other in others):
            return NOTHING
        found = [KEEP_FROM[other] for other in others] + [BAG_FROM[other] for other in others]
        return [*found, PASS] if s.variant.is_seizing_optional else found

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is PASS:
            return None
        needs = self.keep if action.verb == "keep-from" else self.bag
        if s.has_free(action.target, needs):
            return None
        free = s.free_tablets(action.target)
        facts: Facts = {"who": action.target, "needs": needs, "free": free}
        return Objection("too-few-tablets", facts, [str(needs - free), "tablet"])

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PASS:
            s.tell("declined", {"who": side})
        elif action.verb == "keep-from":
            s.then(side, MoveTablets(action.target, side, self.keep))
        else:
            s.then(side, MoveTablets(action.target, BAG, self.bag))

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.tell("cannot-comply", {"who": side})

    def facts(self, s: State, side: int) -> Facts:
        return {"keep": self.keep, "bag": self.bag}


# Secrets.


@final
@dataclass(frozen=True)
class ExtraObjective(Effect):
    """Everybody draws one more objective, from the pile they have nothing of; only once in a game."""

    def is_null(self, s: State) -> bool:
        return s.is_chaos_done

    def run(self, s: State, side: int, chance: Chance) -> None:
        if s.is_chaos_done:
            nothing_happens(s)
            return
        objectives.gain_objectives(s, chance)


@final
@dataclass(frozen=True)
class LookAt(Effect):
    """Everybody may look at the mission, or at all objectives, of one other player."""

    is_mission: bool

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(s.machine, EachInTurn(ChooseSecret(self.is_mission)))


@final
@dataclass(frozen=True)
class ChooseSecret(Step):
    """Choose whose secret you look at."""

    is_mission: bool

    def candidates(self, s: State, side: int) -> list[Action]:
        return [LOOK[other] for other in range(s.players) if other != side] + [PASS]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PASS:
            s.tell("declined", {"who": side})
        elif self.is_mission:
            objectives.look_at_mission(s, side, action.target)
        else:
            objectives.look_at_objectives(s, side, action.target)

    def facts(self, s: State, side: int) -> Facts:
        return {"what": "secret-mission" if self.is_mission else "secret-objectives"}


@final
@dataclass(frozen=True)
class Renew(Effect):
    """Everybody may replace one of their objectives by another one of the same pile."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.then(s.machine, EachInTurn(ChooseObjective()))


@final
@dataclass(frozen=True)
class ChooseObjective(Step):
    """Choose the objective you put back."""

    def candidates(self, s: State, side: int) -> list[Action]:
        held = [block for block in range(BLOCKS) if s.objective(side, block) != NONE]
        return [RENEW[block] for block in held] + [PASS]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PASS:
            s.tell("declined", {"who": side})
        else:
            objectives.renew_objective(s, side, action.target, chance)

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is PASS else [f"secrets{side}.{PILES[action.target]}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        if action is PASS:
            return None
        return {
            "pile": pile_text(action.target),
            "card": objective_text(s, s.objective(side, action.target)),
        }


# Places and talks.


@final
@dataclass(frozen=True)
class ChangePlaces(Effect):
    """All lay an acquisition card; the best may change places with another player: a jump."""

    def is_null(self, s: State) -> bool:
        return s.are_hands_empty()

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.is_null(s):
            nothing_happens(s)
            return
        cards.clear_cards(s)
        s.then(s.machine, LAY_CARDS_FOR_JUMP, JUDGE_JUMP)


@final
@dataclass(frozen=True)
class JudgeJump(Step):
    """The best card may change places; of equals, the first from the holder of the Machine on."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        cards.reveal_cards(s)
        jumper = winner(s)
        s.tell("jump-won", {"who": jumper})
        s.then(jumper, CHOOSE_PLACE)


@final
@dataclass(frozen=True)
class ChoosePlace(Step):
    """Choose with whom you change places."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [CHANGE_PLACES[other] for other in range(s.players) if other != side] + [PASS]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is PASS:
            s.tell("declined", {"who": side})
        elif s.variant.do_seats_move:
            places.move_seats(s, side, action.target)
        else:
            places.take_over(s, side, action.target)

    def facts(self, s: State, side: int) -> Facts:
        return {"how": "how-seats" if s.variant.do_seats_move else "how-takeover"}


@final
@dataclass(frozen=True)
class AllNegotiate(Effect):
    """For a minute all may negotiate, each with each."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        talk.begin_all(s)
        s.then(s.machine, ALL_TALK, TALK_ENDED)


# The next round, and the end.


@final
@dataclass(frozen=True)
class LowestWinsNext(Effect):
    """In the next round the lowest acquisition card is the best."""

    def is_null(self, s: State) -> bool:
        return s.are_hands_empty()

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.is_null(s):
            nothing_happens(s)
            return
        rounds.reverse_next(s)


@final
@dataclass(frozen=True)
class RollsNext(Effect):
    """In the next round the dice are rolled several times and added."""

    times: int

    def numbers(self) -> Facts:
        return {"times": self.times}

    def is_null(self, s: State) -> bool:
        return s.are_hands_empty()

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.is_null(s):
            nothing_happens(s)
            return
        rounds.roll_often_next(s, self.times)


@final
@dataclass(frozen=True)
class EndsGame(Effect):
    """From a certain appearance on, stopped ones counted too, the card ends the game at once."""

    at: int

    def numbers(self) -> Facts:
        return {"at": self.at}

    def appear(self, s: State) -> None:
        rounds.count_cataclysm(s)

    def ends_after(self, s: State) -> int:
        return max(1, self.at - s.cataclysms)

    def is_null(self, s: State) -> bool:
        return s.cataclysms < self.at

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.is_null(s):
            nothing_happens(s)
        else:
            rounds.finish(s, CATACLYSM)


def nothing_happens(s: State) -> None:
    """Tell that a card has no effect."""
    s.tell("nothing-happens", {"card": event_text(s, s.event())})


LAY_CARDS_FOR_JUMP: Final = Together(LayCard("jump"))
JUDGE_JUMP: Final = JudgeJump()
CHOOSE_PLACE: Final = ChoosePlace()
