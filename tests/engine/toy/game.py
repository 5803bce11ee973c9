"""Bazaar as an object."""

from pathlib import Path
from typing import ClassVar

from ludotheque.engine.chance import Chance
from ludotheque.engine.game import Game, Hidden, OutcomeNames, Score
from ludotheque.engine.scene import Piece, Standing, Text, Zone
from tests.engine.toy.rules import ACTIONS, CARDS, Deal, State


class Bazaar(Game):
    """Bazaar: grab, ask, look, trade places."""

    id = "bazaar"
    version = 1
    seats = (2, 3)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    end_reasons = ("rounds",)
    outcomes: ClassVar = {"deck": OutcomeNames(tuple("ABCDEF"))}
    components = None
    components_digest = "none"
    own_components = ""

    def numbers(self):
        return {}

    def set_up(self, seats, options, chance):
        s = State(
            seat_of=list(range(seats)),
            box=None,
            cards=[-1] * seats,
            known=[[] for _ in range(seats)],
            prices=[-1] * seats,
            coins=[1] * seats,
            deck=[2] * CARDS,
        )
        s.then(0, Deal())
        return s

    def zones(self, s, viewer):
        cards = [self._card(s, side, viewer) for side in range(len(s.cards))]
        return [Zone("cards", "row", children=[*cards, Piece("heap", "coin", Text("heap", {"coins": s.heap}))])]

    def _card(self, s, side, viewer):
        is_known = s.cards[side] >= 0 and (viewer in s.known[side] or bool(s.end))
        price = s.prices[side] if not s.lanes or s.is_open or s.seat_of[side] == viewer else -2
        label = (
            Text("card-known", {"card": s.cards[side], "price": price}) if is_known else Text("card", {"price": price})
        )
        return Piece(f"card{side}", "card", label, marks=[] if is_known else ["face_down"])

    def standings(self, s, viewer):
        return [
            Standing(side, Text("name", {"who": side}), s.seat_of[side], facts=[("coin", s.coins[side], Text("coin"))])
            for side in range(len(s.cards))
        ]

    def where(self, s, decision, action):
        return {"grab": ["heap"], "look": [f"card{action.target}"], "price": [f"card{decision.side}"]}.get(
            action.verb, []
        )

    def action_facts(self, s, side, action):
        return {"number": action.target}

    def redeal(self, s, seat, chance: Chance):
        unknown = [side for side in range(len(s.cards)) if s.cards[side] >= 0 and seat not in s.known[side]]
        for side in unknown:
            s.deck[s.cards[side]] += 1
        is_sealed = bool(s.lanes) and not s.is_open
        for side in unknown:
            # A price that was shown needs a card that allowed it.
            least = 0 if is_sealed else max(s.prices[side] - 1, 0)
            s.cards[side] = chance.draw("redeal", [0] * least + s.deck[least:])
            s.deck[s.cards[side]] -= 1
        if is_sealed:
            for side in range(len(s.cards)):
                if s.seat_of[side] != seat and s.prices[side] >= 0:
                    s.prices[side] = chance.pick("redeal", min(s.cards[side] + 2, 4))

    def hidden(self, s):
        found = []
        for side, card in enumerate(s.cards):
            if card >= 0 and not s.end:
                found.append(Hidden(f"card{side}", card, frozenset(s.known[side])))
            if s.lanes and not s.is_open and s.prices[side] >= 0:
                found.append(Hidden(f"price{side}", s.prices[side], frozenset({s.seat_of[side]})))
        return found

    def scores(self, s):
        return [Score((("coins", coins),)) for coins in s.coins]

    def conserved(self, s):
        return {"cards": sum(s.deck) + sum(card >= 0 for card in s.cards)}
