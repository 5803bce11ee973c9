"""The state of Enkidu: what is printed, the rules a table has chosen, and all that lies on the table."""

from dataclasses import dataclass, field
from typing import Any, final

from ludotheque.engine import state
from ludotheque.engine.event import Facts
from ludotheque.engine.fields import Replaced
from ludotheque.games.enkidu.names import INITIATION, NONE, holding_of, tablets_in


class Effect(state.Step):
    """What an event card does."""

    def is_null(self, s: Any) -> bool:
        """Say whether the card does nothing now, so that nobody need stop it."""
        return False

    def numbers(self) -> Facts:
        """Give the numbers that stand on the card, for its text."""
        return {}

    def ends_after(self, s: Any) -> int:
        """Count the appearances until the card ends the game; 0 if it never does."""
        return 0

    def appear(self, s: Any) -> None:
        """Note that the card has been revealed, whether or not it is stopped then."""


@final
@dataclass(frozen=True)
class Condition:
    """What a card asks: a word, the sign or glaze it speaks of, and its subject (NONE for the holder)."""

    word: int
    what: int
    subject: int


@final
@dataclass(frozen=True, eq=False)
class Box:
    """What is printed on the components, as the data file says."""

    seating: list[list[int]]
    """Positions clockwise, for three and for four players."""
    copies: list[int]
    """Of each tablet, in the long and in the short game."""
    jokers: int
    removed: int
    cards: list[int]
    """Acquisition cards in each hand, in the long and in the short game."""
    initiation_rounds: list[int]
    choices: list[list[int]]
    """Event cards each player chooses, by length of the game and phase."""
    shares: list[list[int]]
    """Tablets for the first, second and third, by the number on offer; nothing below two."""
    events: list[str]
    effects: list[Effect]
    sets: list[list[int]]
    """By phase and event, the copies each player has."""
    missions: list[str]
    mission_asks: list[Condition]
    objectives: list[str]
    objective_asks: list[Condition]
    cards_about: list[list[int]]
    """By pile and position, its objectives about that position: bit n stands for the card n of the pile."""
    mission_points: int
    objective_points: int


@final
@dataclass(frozen=True)
class Variant:
    """The rules this table has chosen."""

    is_short: bool
    do_seats_move: bool
    """Teleportation moves two positions round the table, instead of the people who play them."""
    jokers: int
    does_third_pick_all: bool
    """Nobody sets the odd tablet of a tie aside: it is what the last one leaves."""
    is_seizing_optional: bool
    swap_most: int
    must_both_give: bool
    must_be_equal: bool
    are_blocks_public: bool
    are_contributors_shown: bool

    def length(self) -> int:
        """Give the place of this game's length in tables of the box: the long game first."""
        return 1 if self.is_short else 0


@final
@dataclass(eq=False, repr=False, kw_only=True)
class Panel(state.StatePart):
    """What lies on the table between two who negotiate; only they can see it."""

    one: int
    other: int
    from_one: list[int] = field(default_factory=list)
    from_other: list[int] = field(default_factory=list)
    number: int = 0
    """Numbers what lies there, so that nobody agrees to something that has just been changed."""
    agreed: int = NONE
    """The side that has agreed to what lies there now, or NONE."""
    is_swapped: bool = False
    """Whether tablets have changed hands: once in a talk. The two may go on talking."""

    def has(self, side: int) -> bool:
        """Say whether the side is one of the two."""
        return side in (self.one, self.other)

    def partner(self, side: int) -> int:
        """Give the other one of the two."""
        return self.other if side == self.one else self.one

    def offered(self, side: int) -> list[int]:
        """List the tablets the side would give."""
        return self.from_one if side == self.one else self.from_other


@final
@dataclass(eq=False, repr=False, kw_only=True)
class State(state.State):
    """Everything on the table. What seldom changes is replaced as a whole, so that clones share it."""

    box: Box
    variant: Variant
    players: int
    around: Replaced
    """The positions clockwise round the table."""
    machine: int = NONE
    """The side that holds the Time Machine, and comes first in turn order."""
    phase: int = INITIATION
    round: int = 0
    """Of the phase, from 1; 0 before it begins."""
    dice: Replaced = field(default_factory=list)
    bag: list[int]
    """Tablets in the bag, by kind."""
    removed: Replaced
    """Tablets that were taken out unseen at the beginning."""
    seen: Replaced
    """The most tablets of each kind that have lain outside the bag at the same time: so many are not removed."""
    pool: list[int]
    carry: Replaced
    """Tablets nobody got, waiting for the next round."""
    tablets: list[list[int]]
    frozen: list[list[int]]
    """Of these, how many have changed hands by this round's event."""
    hands: list[int]
    """Acquisition cards still in hand: bit n stands for the card n."""
    played: list[int]
    """Acquisition cards on the table, NONE before one is laid."""
    are_cards_open: bool = False
    shares: list[int]
    """Tablets each may still take from the pool."""
    pickers: list[int] = field(default_factory=list)
    """Those who still take tablets, in order."""
    setting_aside: int = NONE
    """Who of those tied for first must set tablets aside after taking theirs, or NONE."""
    missions: Replaced
    mission_known: Replaced
    """Bit n: seat n knows it."""
    objectives: Replaced
    """By `holding_of` side and pile, the card held from that pile, or NONE."""
    objective_known: Replaced
    blocks_shown: Replaced
    """By side, the piles everybody knows it has a card of."""
    ruled_out: Replaced
    """By `marks` of seat, side and pile, the cards put back that the seat knows the side does not hold."""
    deck: Replaced
    """By `event_place` of side and event, the cards of the pile: chosen, and not revealed yet."""
    left_out: Replaced
    """The same for those that were chosen and then set aside unseen; nobody knows which they are."""
    chooser: Replaced
    """By side, the seat that chose its event cards."""
    revealed: Replaced = field(default_factory=list)
    """This phase's revealed events, as `event_place` of side and event."""
    cataclysms: int = 0
    """Cards revealed that count their own appearances."""
    is_chaos_done: bool = False
    """Whether everybody has drawn an extra objective, which happens once in a game."""
    is_reversed: bool = False
    """Whether the lowest acquisition card is the best; and whether it is in the next round."""
    is_reversed_next: bool = False
    rolls: int = 1
    """How often the dice are rolled and added; and how often in the next round."""
    rolls_next: int = 1
    veto_tokens: int
    """Bit n: side n still has its token."""
    vetoed: int = 0
    """Bit n: seat n has tried a veto, and may not again, wherever it sits."""
    talk_tokens: int
    answers: Replaced
    """Yes (1) or no (0) laid face down, NONE before."""
    votes: Replaced
    """The last vote on a veto, as it was shown."""
    vetoer: int = NONE
    """Who has vetoed the last event, as long as the veto has not failed, or NONE."""
    proposals: Replaced
    """Whom each side will ask for a talk, itself for nobody; NONE when it is not to be heard."""
    proposer: int = NONE
    talked: int = 0
    """Bit one × 4 + other: the two have talked at this point of the round."""
    panels: list[Panel] = field(default_factory=list)

    def in_turn(self) -> list[int]:
        """List the sides in turn order: clockwise, the holder of the Machine first."""
        around = self.around
        first = around.index(self.machine)
        return around[first:] + around[:first]

    def left_of(self, side: int) -> int:
        """Name the left neighbour: the next one clockwise."""
        return self.around[(self.around.index(side) + 1) % self.players]

    def right_of(self, side: int) -> int:
        """Name the right neighbour."""
        return self.around[(self.around.index(side) - 1) % self.players]

    def free(self, side: int, kind: int) -> int:
        """Count the tablets of a kind that may still change hands this round."""
        return self.tablets[side][kind] - self.frozen[side][kind]

    def free_tablets(self, side: int) -> int:
        """Count all tablets that may still change hands this round."""
        return tablets_in(self.tablets[side]) - tablets_in(self.frozen[side])

    def are_hands_empty(self) -> bool:
        """Say whether all acquisition cards are played, so that no round follows; everybody has as many in hand."""
        return not self.hands[self.machine]

    def has_free(self, side: int, least: int) -> bool:
        """Say whether a side has so many tablets that may still change hands this round."""
        frozen = self.frozen[side]
        lacking = least
        for kind, count in enumerate(self.tablets[side]):
            if count:
                lacking -= count - frozen[kind]
                if lacking <= 0:
                    return True
        return lacking <= 0

    def has_veto(self, side: int) -> bool:
        """Say whether the side still has its veto token, and whoever plays it has not tried a veto elsewhere."""
        return self.veto_tokens >> side & 1 == 1 and self.vetoed >> self.seat_of[side] & 1 == 0

    def may_veto(self) -> int:
        """Mark the sides that may try a veto, as bits."""
        sides = 0
        for side in range(self.players):
            if self.has_veto(side):
                sides |= 1 << side
        return sides

    def may_talk(self, side: int) -> bool:
        """Say whether the side still has its negotiation token."""
        return self.talk_tokens >> side & 1 == 1

    def choices(self) -> int:
        """Count the event cards each player chooses for the present phase."""
        return self.box.choices[self.variant.length()][self.phase]

    def unseen_events(self, side: int) -> list[int]:
        """Count, by event, the cards of a side that have not turned up, in the pile or set aside."""
        first = self.event_place(side, 0)
        return [self.deck[place] + self.left_out[place] for place in range(first, first + len(self.box.events))]

    def event_place(self, side: int, event: int) -> int:
        """Number an event card by who put it into the pile and what it is."""
        return side * len(self.box.events) + event

    def event_at(self, place: int) -> int:
        """Name the event of a numbered card."""
        return place % len(self.box.events)

    def contributor_at(self, place: int) -> int:
        """Name the side that put a numbered card into the pile."""
        return place // len(self.box.events)

    def chosen_events(self, side: int) -> list[int]:
        """Count, by event, the cards of a side in the pile."""
        first = self.event_place(side, 0)
        return self.deck[first : first + len(self.box.events)]

    def initiation_rounds(self) -> int:
        """Count the rounds of the first phase."""
        return self.box.initiation_rounds[self.variant.length()]

    def event(self) -> int:
        """Name the event card that was revealed last in this phase, or NONE."""
        return self.event_at(self.revealed[-1]) if self.revealed else NONE

    def panel_of(self, side: int, partner: int) -> Panel | None:
        """Find what lies between two who negotiate."""
        for panel in self.panels:
            if panel.has(side) and panel.has(partner):
                return panel
        return None

    def objective(self, side: int, block: int) -> int:
        """Name the objective a side holds from a pile, or NONE."""
        return self.objectives[holding_of(side, block)]

    def objectives_of(self, side: int) -> list[int]:
        """List, by pile, the objectives a side holds."""
        return self.objectives[holding_of(side, 0) : holding_of(side + 1, 0)]

    def knows_mission(self, seat: int, side: int) -> bool:
        """Say whether a seat knows a mission."""
        return seat >= 0 and self.mission_known[side] >> seat & 1 == 1

    def knows_objective(self, seat: int, side: int, block: int) -> bool:
        """Say whether a seat knows what a side holds from a pile."""
        return seat >= 0 and self.objective_known[holding_of(side, block)] >> seat & 1 == 1

    def marks(self, seat: int, side: int, block: int) -> int:
        """Give the place in `ruled_out` for what a seat knows of a side's card from a pile."""
        return holding_of(seat * self.players + side, block)
