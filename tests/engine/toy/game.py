"""Bazaar as an object."""

from pathlib import Path
from typing import ClassVar

from ludotheque.engine.game import Game, OutcomeNames, Score
from ludotheque.engine.scene import Piece, Standing, Text, Zone
from tests.engine.toy.rules import ACTIONS, CARDS, Deal, State
from tests.engine.toy.secrets import SECRETS


class Bazaar(Game):
    """Bazaar: grab, ask, look, trade places."""

    id = "bazaar"
    version = 1
    seats = (2, 3)
    folder = Path(__file__).parent
    actions = ACTIONS
    state_class = State
    end_reasons = ("rounds",)
    secrets = SECRETS
    undrawn = ("known", "rounds")
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
        is_known = s.cards[side] >= 0 and self.sees(s, viewer, f"card{side}")
        price = s.prices[side] if self.sees(s, viewer, f"price{side}") else -2
        label = (
            Text("card-known", {"card": s.cards[side], "price": price}) if is_known else Text("card", {"price": price})
        )
        return Piece(f"card{side}", "card", label, marks=[] if is_known else ["face_down"])

    def standings(self, s, viewer):
        return [
            Standing(side, Text("name", {"who": side}), s.seat_of[side], facts=[("coin", s.coins[side], Text("coin"))])
            for side in range(len(s.cards))
        ]

    def scores(self, s):
        return [Score((("coins", coins),)) for coins in s.coins]

    def conserved(self, s):
        return {"cards": sum(s.deck) + sum(card >= 0 for card in s.cards)}
