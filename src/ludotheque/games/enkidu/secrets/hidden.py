"""What does not lie open in Uruk: missions, objectives, the pile of events, answers face down, and talks."""

from typing import Final, final

from ludotheque.engine.chance import Chance
from ludotheque.engine.secrets import Secret, Unseen
from ludotheque.games.enkidu.names import NONE, holder_at, pile_at
from ludotheque.games.enkidu.secrets import redeal
from ludotheque.games.enkidu.state import State


@final
class Missions(Secret):
    """Each side's mission, known to whoever has held or seen it; shown at the end."""

    def hides(self, s: State, place: int) -> bool:
        return s.end == ""

    def value(self, s: State, place: int) -> object:
        return s.missions[place]

    def knows(self, s: State, seat: int, place: int) -> bool:
        return s.knows_mission(seat, place)

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        if not s.end:
            redeal.missions(s, seat, chance)


@final
class Objectives(Secret):
    """Each side's objectives, by holding, shown at the end; and what seats remember of those put back."""

    def places(self, s: State) -> int:
        return len(s.objectives)

    def name(self, place: int) -> str:
        return f"objective{holder_at(place)}.{pile_at(place)}"

    def hides(self, s: State, place: int) -> bool:
        return s.end == "" and (s.objectives[place] != NONE or not s.variant.are_blocks_public)

    def value(self, s: State, place: int) -> object:
        return s.objectives[place]

    def knows(self, s: State, seat: int, place: int) -> bool:
        return s.knows_objective(seat, holder_at(place), pile_at(place))

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        if not s.end:
            redeal.objectives(s, seat, chance)
        redeal.forget(s, seat)


@final
class Events(Secret):
    """The event cards of each side in the pile, known to whoever chose them; if it is secret, also whose they were."""

    def hides(self, s: State, place: int) -> bool:
        return any(self.cards(s, place))

    def value(self, s: State, place: int) -> object:
        return tuple(self.cards(s, place))

    def knows(self, s: State, seat: int, place: int) -> bool:
        return s.chooser[place] == seat

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        redeal.events(s, seat, chance)

    def cards(self, s: State, side: int) -> list[int]:
        """Count by event what a side has chosen, as far as others cannot tell whether it has turned up."""
        cards = s.unseen_events(side)
        if not s.variant.are_contributors_shown:
            for card in s.revealed:
                if s.contributor_at(card) == side:
                    cards[s.event_at(card)] += 1
        return cards


@final
class Talks(Secret):
    """What lies between two who talk: others see that they do."""

    def places(self, s: State) -> int:
        return len(s.panels)

    def hides(self, s: State, place: int) -> bool:
        return not s.panels[place].is_swapped

    def value(self, s: State, place: int) -> object:
        panel = s.panels[place]
        return (*panel.from_one, NONE, *panel.from_other, NONE, panel.number, panel.agreed)

    def knows(self, s: State, seat: int, place: int) -> bool:
        panel = s.panels[place]
        return s.seat_of[panel.one] == seat or s.seat_of[panel.other] == seat

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        for place in range(len(s.panels)):
            if not self.knows(s, seat, place):
                redeal.panel(s, s.panels[place], chance)


CARD: Final = 0
ANSWER: Final = 1
LAID_NAMES: Final = ("card", "answer", "proposal")


def laid_at(side: int, what: int) -> int:
    """Number what a side may lay face down."""
    return side * len(LAID_NAMES) + what


def layer_at(place: int) -> int:
    """Name the side that lays what has a number."""
    return place // len(LAID_NAMES)


def what_at(place: int) -> int:
    """Name what is laid at a number: an acquisition card, an answer or a proposal."""
    return place % len(LAID_NAMES)


@final
class FaceDown(Secret):
    """What each side lays face down: an acquisition card, an answer, a proposal."""

    def places(self, s: State) -> int:
        return laid_at(s.players, 0)

    def name(self, place: int) -> str:
        return LAID_NAMES[what_at(place)] + str(layer_at(place))

    def hides(self, s: State, place: int) -> bool:
        return self._laid(s, place) != NONE and not (what_at(place) == CARD and s.are_cards_open)

    def value(self, s: State, place: int) -> object:
        return self._laid(s, place)

    def knows(self, s: State, seat: int, place: int) -> bool:
        return s.seat_of[layer_at(place)] == seat

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        for side in range(s.players):
            if s.seat_of[side] != seat:
                redeal.face_down(s, side, chance)

    def _laid(self, s: State, place: int) -> int:
        what = what_at(place)
        laid = s.played if what == CARD else s.answers if what == ANSWER else s.proposals
        return laid[layer_at(place)]


MISSIONS: Final = Missions(("missions",), "mission")
OBJECTIVES: Final = Objectives(("objectives", "ruled_out"), "objective")
EVENTS: Final = Events(("deck", "revealed"), "events")
TALKS: Final = Talks(("panels",), "panel")
LAID: Final = FaceDown(("played", "answers", "proposals"), "laid")

SECRETS: Final[tuple[Secret, ...]] = (
    MISSIONS,
    OBJECTIVES,
    Unseen("removed", "bag", ways=redeal.unseen_tablets),
    EVENTS,
    Unseen("left_out", "deck"),
    LAID,
    TALKS,
)
