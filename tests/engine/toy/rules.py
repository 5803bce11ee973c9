"""The rules of Bazaar."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine import state
from ludotheque.engine.action import NOTHING, Action, Actions
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Open, Step, Together

ACTIONS = Actions("bazaar")


def number(s, side, action):
    return {"number": action.target}


PRICE = list(ACTIONS.amounts("price", 0, 3, where=lambda s, side, action: [f"card{side}"], facts=number).values())
GRAB = ACTIONS.one("grab", where=lambda s, side, action: ["heap"], facts=number)
SELL, KEEP, TRADE = (ACTIONS.one(verb, facts=number) for verb in ("sell", "keep", "trade"))
ENOUGH = ACTIONS.one("enough", declines=True, facts=number)
LOOK = list(ACTIONS.many("look", 0, 2, where=lambda s, side, action: [f"card{action.target}"], facts=number).values())
CARDS = 6


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Cards, who knows them, prices, coins, and the heap."""

    box: object
    cards: list[int]
    known: list[list[int]]
    """By side, the seats that know its card."""
    prices: list[int]
    coins: list[int]
    heap: int = 0
    deck: list[int]
    rounds: int = 3

    def aside(self, side: int) -> Step | None:
        return LOOKING


@dataclass(frozen=True)
class Deal(Step):
    """Deal everybody a card."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        for player in range(len(s.cards)):
            s.cards[player] = chance.draw("deck", s.deck)
            s.deck[s.cards[player]] -= 1
            s.known[player] = [s.seat_of[player]]
            s.tell("dealt", {"who": player}, {s.seat_of[player]: {"who": player, "card": s.cards[player]}})
        s.heap += 3
        s.then(side, Together(NamePrice()), ShowPrices(), Open(Grab()), Turn(0))


@dataclass(frozen=True)
class NamePrice(Step):
    """Name a price in secret; the card's owner may not ask more than the card shows."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return PRICE

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action.target > s.cards[side] + 1:
            return Objection("too-dear", {"most": s.cards[side] + 1})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.prices[side] = action.target

    def take_back(self, s: State, side: int) -> None:
        s.prices[side] = -1


@dataclass(frozen=True)
class ShowPrices(Step):
    """Show the prices; whoever named the highest gets the difference to the lowest."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        best = s.prices.index(max(s.prices))
        s.coins[best] += max(s.prices) - min(s.prices)
        s.tell("prices", {"who": best})


@dataclass(frozen=True)
class Grab(Step):
    """Grab a coin from the heap, or say that you have enough."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [GRAB, ENOUGH] if s.heap else NOTHING

    def why_not(self, s: State, side: int, action: Action) -> Objection | None:
        return Objection("too-late", {}) if action in PRICE else None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is GRAB:
            s.heap -= 1
            s.coins[side] += 1
            s.tell("grabbed", {"who": side})
            s.then(side, self)


@dataclass(frozen=True)
class Turn(Step):
    """Each in turn may keep or sell, or trade places; then the next round."""

    player: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.player < len(s.cards):
            s.turn = self.player
            s.then(self.player, KeepOrSell(), Turn(self.player + 1))
            return
        s.rounds -= 1
        if s.rounds == 0:
            s.end = "rounds"
            return
        for player, card in enumerate(s.cards):
            s.deck[card] += 1
            s.cards[player], s.known[player], s.prices[player] = -1, [], -1
        s.then(0, Deal())


@dataclass(frozen=True)
class KeepOrSell(Step):
    """Keep your card, sell it for what it shows, or trade places with your neighbour: boards stay, people move."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [KEEP, SELL, TRADE]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is SELL:
            s.coins[side] += s.cards[side]
            s.known[side] = list(range(len(s.seat_of)))
            s.tell("sold", {"who": side, "card": s.cards[side]})
        elif action is TRADE:
            other = (side + 1) % len(s.seat_of)
            s.change_places(side, other)
            for place in (side, other):
                if s.seat_of[place] not in s.known[place]:
                    s.known[place].append(s.seat_of[place])
            s.mark_information_barrier()


@dataclass(frozen=True)
class Look(Step):
    """At any time in your turn, pay a coin and look at a card you do not know."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [LOOK[other] for other in range(len(s.cards)) if s.seat_of[side] not in s.known[other]]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        return None if s.coins[side] else Objection("no-coin", {})

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        s.coins[side] -= 1
        s.known[action.target].append(s.seat_of[side])
        seen: Facts = {"who": side, "whom": action.target, "card": s.cards[action.target]}
        s.tell("looked", {"who": side, "whom": action.target}, {s.seat_of[side]: seen})
        s.mark_information_barrier()


LOOKING = Look()
