"""What does not lie open in Uruk: missions, objectives, the pile of events, answers face down, and talks."""

from typing import Final, final

from ludotheque.engine.chance import Chance
from ludotheque.engine.secrets import Secret, Unseen
from ludotheque.games.enkidu.moves.objectives import is_mission_known, is_objective_known
from ludotheque.games.enkidu.names import BLOCKS, NONE
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
        return is_mission_known(s, seat, place)

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        if not s.end:
            redeal.missions(s, seat, chance)


@final
class Objectives(Secret):
    """Each side's objectives, by side × 4 + pile, shown at the end; and what seats remember of those put back."""

    def places(self, s: State) -> int:
        return len(s.objectives)

    def name(self, place: int) -> str:
        return f"objective{place // BLOCKS}.{place % BLOCKS}"

    def hides(self, s: State, place: int) -> bool:
        return s.end == "" and (s.objectives[place] != NONE or not s.variant.are_blocks_public)

    def value(self, s: State, place: int) -> object:
        return s.objectives[place]

    def knows(self, s: State, seat: int, place: int) -> bool:
        return is_objective_known(s, seat, place // BLOCKS, place % BLOCKS)

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
        events = len(s.box.events)
        cards = s.unseen_events(side)
        if not s.variant.are_contributors_shown:
            for card in s.revealed:
                if card // events == side:
                    cards[card % events] += 1
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


@final
class FaceDown(Secret):
    """What each side lays face down: an acquisition card, then by further places an answer, and a proposal."""

    def places(self, s: State) -> int:
        return 3 * s.players

    def name(self, place: int) -> str:
        return ("card", "answer", "proposal")[place % 3] + str(place // 3)

    def hides(self, s: State, place: int) -> bool:
        side = place // 3
        if place % 3 == CARD:
            return s.played[side] != NONE and not s.are_cards_open
        return (s.answers if place % 3 == ANSWER else s.proposals)[side] != NONE

    def value(self, s: State, place: int) -> object:
        return (s.played, s.answers, s.proposals)[place % 3][place // 3]

    def knows(self, s: State, seat: int, place: int) -> bool:
        return s.seat_of[place // 3] == seat

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        for side in range(s.players):
            if s.seat_of[side] != seat:
                redeal.face_down(s, side, chance)


CARD: Final = 0
ANSWER: Final = 1
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
