"""What does not lie open at the bazaar: cards, known to whoever has seen them, and prices before they are shown."""

from ludotheque.engine.secrets import LABEL, OwnersOnly, Secret


def are_sealed(s):
    return bool(s.lanes) and not s.is_open


class Cards(Secret):
    """A card each, drawn from the deck; its owner and whoever has looked know it."""

    def hides(self, s, place):
        return s.cards[place] >= 0 and not s.end

    def value(self, s, place):
        return s.cards[place]

    def knows(self, s, seat, place):
        return seat in s.known[place]

    def redeal(self, s, seat, chance):
        unknown = [side for side in range(len(s.cards)) if self.hides(s, side) and not self.knows(s, seat, side)]
        for side in unknown:
            s.deck[s.cards[side]] += 1
        for side in unknown:
            # A price that was shown needs a card that allowed it.
            least = 0 if s.lanes and not s.is_open else max(s.prices[side] - 1, 0)
            s.cards[side] = chance.draw(LABEL, [0] * least + s.deck[least:])
            s.deck[s.cards[side]] -= 1


def price_again(s, side, chance):
    return chance.pick(LABEL, min(s.cards[side] + 2, 4))


SECRETS = (Cards(("cards", "deck"), "card"), OwnersOnly("prices", price_again, are_sealed, nothing=-1, zone="price"))
