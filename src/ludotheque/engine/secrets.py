"""Secrets: what does not lie open, declared once: in which fields, who knows it, and by what luck it came to be."""

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import mypyc_attr

from ludotheque.engine.chance import Chance

LABEL = "redeal"
"""What dealing anew is called where luck is asked for."""


@final
class Hidden:
    """Something that does not lie open: where, what it is, and the seats that know it."""

    def __init__(self, zone: str, value: object, known_by: frozenset[int]) -> None:
        self.zone = zone
        self.value = value
        self.known_by = known_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    """A kind of thing that does not lie open. Drawing asks `sees`, and nothing else says who knows what."""

    def __init__(self, fields: tuple[str, ...], zone: str, *, is_laid: bool = False) -> None:
        """Name every field of the State that holds it or notes about it, as in `desks.hand`; all others lie open.

        What `is_laid` lies hidden only while several answer at once: where nobody does, it need not be looked for.
        """
        self.fields = fields
        self.zone = zone
        self.is_laid = is_laid

    def places(self, s: Any) -> int:
        """Count the places where it may lie: one for each side, unless said otherwise."""
        return len(s.seat_of)

    def name(self, place: int) -> str:
        """Name a place."""
        return f"{self.zone}{place}"

    def hides(self, s: Any, place: int) -> bool:
        """Say whether something lies there now that is not open to everybody."""
        raise NotImplementedError

    def value(self, s: Any, place: int) -> object:
        """Give what lies there."""
        raise NotImplementedError

    def knows(self, s: Any, seat: int, place: int) -> bool:
        """Say whether a seat knows what lies there."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int, chance: Chance) -> None:
        """Deal anew what the seat does not know; NOBODY's seat is a spectator's and knows only what lies open.

        What the other seats have learnt belongs to them: it is dealt anew with the rest, or forgotten.
        """
        raise NotImplementedError

    # What follows.

    def sees(self, s: Any, viewer: int | None, place: int) -> bool:
        """Say whether a viewer sees what lies there."""
        return not self.hides(s, place) or (viewer is not None and viewer >= 0 and self.knows(s, viewer, place))

    def parts(self, s: Any) -> list[Hidden]:
        """List what is hidden now, with the seats that know it."""
        seats = [seat for seat in s.seat_of if seat >= 0]
        return [
            Hidden(
                self.name(place),
                self.value(s, place),
                frozenset([seat for seat in seats if self.knows(s, seat, place)]),
            )
            for place in range(self.places(s))
            if self.hides(s, place)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnersOnly(Secret):
    """What whoever answers for a side has laid face down or holds under a hand: a bid, a board, dice under a cup."""

    def __init__(
        self,
        field: str,
        again: Callable[[Any, int, Chance], Any],
        is_closed: Callable[[Any], bool] | None = None,
        nothing: object = None,
        zone: str = "",
        *,
        is_laid: bool = False,
    ) -> None:
        """Name the field, entries by side, and what stands there for nothing; `again` gives an entry anew.

        `is_closed` says whether what lies there is hidden at present, if it is not always.
        """
        super().__init__((field,), zone or field, is_laid=is_laid)
        self._field = field
        self._again = again
        self._is_closed = is_closed
        self._nothing = nothing

    def hides(self, s: Any, place: int) -> bool:
        if self._is_closed is not None and not self._is_closed(s):
            return False
        return bool(s.seat_of[place] >= 0 and getattr(s, self._field)[place] != self._nothing)

    def value(self, s: Any, place: int) -> object:
        return getattr(s, self._field)[place]

    def knows(self, s: Any, seat: int, place: int) -> bool:
        return bool(s.seat_of[place] == seat)

    def redeal(self, s: Any, seat: int, chance: Chance) -> None:
        if self._is_closed is not None and not self._is_closed(s):
            return
        seat_of: list[int] = s.seat_of
        for place in range(len(seat_of)):
            if seat_of[place] < 0 or seat_of[place] == seat:
                continue
            entries = getattr(s, self._field)
            if entries[place] == self._nothing:
                continue
            entry = self._again(s, place, chance)
            if isinstance(entries, list):
                entries[place] = entry
            else:  # a tuple, shared between clones
                setattr(s, self._field, (*entries[:place], entry, *entries[place + 1 :]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands(Secret):
    """Cards that only their holder has seen: they go back into the pile, and as many are drawn."""

    def __init__(self, hands: str, pile: str, zone: str = "") -> None:
        """Name the field of the hands, a list by side or, as `desks.hand`, of parts by side, and the pile of counts."""
        super().__init__((hands, pile), zone or hands)
        self._owner, _, self._own = hands.partition(".")
        self._pile = pile

    def hand(self, s: Any, side: int) -> list[int]:
        """Give the cards of a side."""
        owned = getattr(s, self._owner)[side]
        cards: list[int] = getattr(owned, self._own) if self._own else owned
        return cards

    def hides(self, s: Any, place: int) -> bool:
        return len(self.hand(s, place)) > 0

    def value(self, s: Any, place: int) -> object:
        return tuple(self.hand(s, place))

    def knows(self, s: Any, seat: int, place: int) -> bool:
        return bool(s.seat_of[place] == seat)

    def redeal(self, s: Any, seat: int, chance: Chance) -> None:
        pile: list[int] = getattr(s, self._pile)
        others = [side for side in range(len(s.seat_of)) if s.seat_of[side] >= 0 and s.seat_of[side] != seat]
        for side in others:
            for card in self.hand(s, side):
                pile[card] += 1
        for side in others:
            hand = self.hand(s, side)
            for k in range(len(hand)):
                hand[k] = chance.draw(LABEL, pile)
                pile[hand[k]] -= 1
            hand.sort()


@mypyc_attr(allow_interpreted_subclasses=True)
class Unseen(Secret):
    """What was taken from a pile without anybody seeing it: any of what is not accounted for."""

    def __init__(self, field: str, pile: str, ways: Callable[[Any], list[int]] | None = None) -> None:
        """Name the field and the pile, both counts; `ways` counts what it may be, unless it is the pile and itself."""
        super().__init__((field, pile), field)
        self._field = field
        self._pile = pile
        self._ways = ways

    def places(self, s: Any) -> int:
        return 1

    def name(self, place: int) -> str:
        return self.zone

    def hides(self, s: Any, place: int) -> bool:
        return any(getattr(s, self._field))

    def value(self, s: Any, place: int) -> object:
        return tuple(getattr(s, self._field))

    def knows(self, s: Any, seat: int, place: int) -> bool:
        return False

    def redeal(self, s: Any, seat: int, chance: Chance) -> None:
        count = sum(getattr(s, self._field))
        if count == 0:
            return
        # New lists: clones may share the old ones.
        taken: list[int] = getattr(s, self._field).copy()
        pile: list[int] = getattr(s, self._pile).copy()
        setattr(s, self._field, taken)
        setattr(s, self._pile, pile)
        for kind in range(len(taken)):
            pile[kind] += taken[kind]
            taken[kind] = 0
        left = pile.copy() if self._ways is None else self._ways(s)
        for _ in range(count):
            kind = chance.draw(LABEL, left)
            left[kind] -= 1
            pile[kind] -= 1
            taken[kind] += 1
