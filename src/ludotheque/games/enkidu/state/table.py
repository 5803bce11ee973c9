"""The table of Enkidu: tablets, cards in hand, secrets and who knows them, tokens, and offers on the table."""

from dataclasses import dataclass
from typing import final

from ludotheque.engine import state
from ludotheque.games.enkidu.state.box import BLOCKS, NONE, Box, Variant


@final
@dataclass(init=False, eq=False, repr=False)
class Panel:
    """What lies on the table between two who negotiate; only they can see it."""

    one: int
    other: int
    from_one: list[int]
    from_other: list[int]
    changes_one: int
    """How often each has changed something."""
    changes_other: int
    agreed: int
    """The side that has agreed to what lies there now, or NONE."""

    def __init__(
        self,
        one: int,
        other: int,
        from_one: list[int],
        from_other: list[int],
        changes_one: int,
        changes_other: int,
        agreed: int,
    ) -> None:
        self.one = one
        self.other = other
        self.from_one = from_one
        self.from_other = from_other
        self.changes_one = changes_one
        self.changes_other = changes_other
        self.agreed = agreed

    def clone(self) -> "Panel":
        """Make a panel that can go its own way."""
        return Panel(
            self.one,
            self.other,
            self.from_one.copy(),
            self.from_other.copy(),
            self.changes_one,
            self.changes_other,
            self.agreed,
        )

    def has(self, side: int) -> bool:
        """Say whether the side is one of the two."""
        return side in {self.one, self.other}

    def partner(self, side: int) -> int:
        """Give the other one of the two."""
        return self.other if side == self.one else self.one

    def offered(self, side: int) -> list[int]:
        """List the tablets the side would give."""
        return self.from_one if side == self.one else self.from_other

    def changes(self, side: int) -> int:
        """Count the changes the side has made."""
        return self.changes_one if side == self.one else self.changes_other

    @property
    def version(self) -> int:
        """Number what lies there, so that nobody agrees to something that has just been changed."""
        return self.changes_one + self.changes_other


@final
@dataclass(init=False, eq=False, repr=False)
class State(state.State):
    """Everything on the table."""

    box: Box
    variant: Variant
    players: int
    around: list[int]
    """The positions clockwise round the table."""
    machine: int
    """Who has the Time Machine."""
    phase: int
    round: int
    """Of the phase, from 1; 0 before it begins."""
    dice: list[int]
    bag: list[int]
    """Tablets in the bag, by kind."""
    removed: list[int]
    """Tablets that were taken out unseen at the beginning."""
    seen: list[int]
    """The most tablets of each kind that have lain outside the bag at the same time: so many are not removed."""
    pool: list[int]
    carry: list[int]
    """Tablets nobody got, waiting for the next round."""
    tablets: list[list[int]]
    frozen: list[list[int]]
    """Of these, how many have changed hands by this round's event."""
    hands: list[int]
    """Acquisition cards still in hand: bit n stands for the card n."""
    played: list[int]
    """Acquisition cards on the table, NONE before one is laid."""
    are_cards_open: bool
    shares: list[int]
    """Tablets each may still take from the pool."""
    pickers: list[int]
    """Those who still take tablets, in order."""
    setting_aside: int
    """Who of those tied for first must set tablets aside after taking his, or NONE."""
    missions: list[int]
    mission_known: list[int]
    """Bit n: seat n knows it."""
    objectives: list[int]
    """By side × 4 + pile, the card held from that pile, or NONE."""
    objective_known: list[int]
    blocks_shown: list[int]
    """By side, the piles everybody knows it has a card of."""
    ruled_out: list[int]
    """By (seat × players + side) × 4 + pile, the cards of the pile that the seat knows the side does not hold."""
    deck: list[int]
    """By side × events + event, the cards that were chosen and have not been revealed."""
    chooser: list[int]
    """By side, the seat that chose its event cards."""
    revealed: list[int]
    """This phase's revealed events, as side × events + event."""
    cataclysms: int
    """Cards revealed that count their own appearances."""
    is_chaos_done: bool
    is_reversed: bool
    is_reversed_next: bool
    rolls: int
    rolls_next: int
    veto_tokens: int
    """Bit n: side n still has its token."""
    talk_tokens: int
    answers: list[int]
    """Yes (1) or no (0) laid face down, NONE before."""
    votes: list[int]
    """The last vote on a veto, as it was shown."""
    vetoer: int
    proposals: list[int]
    """Whom each side will ask for a talk, itself for nobody; NONE when it is not to be heard."""
    proposer: int
    talked: int
    """Bit one × 4 + other: the two have talked at this point of the round."""
    panels: list[Panel]

    def __init__(
        self,
        seat_of: list[int],
        box: Box,
        variant: Variant,
        players: int,
        around: list[int],
        machine: int,
        phase: int,
        round: int,  # noqa: A002 - the rulebook's word
        dice: list[int],
        bag: list[int],
        removed: list[int],
        seen: list[int],
        pool: list[int],
        carry: list[int],
        tablets: list[list[int]],
        frozen: list[list[int]],
        hands: list[int],
        played: list[int],
        are_cards_open: bool,
        shares: list[int],
        pickers: list[int],
        setting_aside: int,
        missions: list[int],
        mission_known: list[int],
        objectives: list[int],
        objective_known: list[int],
        blocks_shown: list[int],
        ruled_out: list[int],
        deck: list[int],
        chooser: list[int],
        revealed: list[int],
        cataclysms: int,
        is_chaos_done: bool,
        is_reversed: bool,
        is_reversed_next: bool,
        rolls: int,
        rolls_next: int,
        veto_tokens: int,
        talk_tokens: int,
        answers: list[int],
        votes: list[int],
        vetoer: int,
        proposals: list[int],
        proposer: int,
        talked: int,
        panels: list[Panel],
    ) -> None:
        super().__init__(seat_of)
        self.box = box
        self.variant = variant
        self.players = players
        self.around = around
        self.machine = machine
        self.phase = phase
        self.round = round
        self.dice = dice
        self.bag = bag
        self.removed = removed
        self.seen = seen
        self.pool = pool
        self.carry = carry
        self.tablets = tablets
        self.frozen = frozen
        self.hands = hands
        self.played = played
        self.are_cards_open = are_cards_open
        self.shares = shares
        self.pickers = pickers
        self.setting_aside = setting_aside
        self.missions = missions
        self.mission_known = mission_known
        self.objectives = objectives
        self.objective_known = objective_known
        self.blocks_shown = blocks_shown
        self.ruled_out = ruled_out
        self.deck = deck
        self.chooser = chooser
        self.revealed = revealed
        self.cataclysms = cataclysms
        self.is_chaos_done = is_chaos_done
        self.is_reversed = is_reversed
        self.is_reversed_next = is_reversed_next
        self.rolls = rolls
        self.rolls_next = rolls_next
        self.veto_tokens = veto_tokens
        self.talk_tokens = talk_tokens
        self.answers = answers
        self.votes = votes
        self.vetoer = vetoer
        self.proposals = proposals
        self.proposer = proposer
        self.talked = talked
        self.panels = panels

    def clone(self) -> "State":
        twin = State(
            self.seat_of.copy(),
            self.box,
            self.variant,
            self.players,
            self.around.copy(),
            self.machine,
            self.phase,
            self.round,
            self.dice.copy(),
            self.bag.copy(),
            self.removed.copy(),
            self.seen.copy(),
            self.pool.copy(),
            self.carry.copy(),
            [kinds.copy() for kinds in self.tablets],
            [kinds.copy() for kinds in self.frozen],
            self.hands.copy(),
            self.played.copy(),
            self.are_cards_open,
            self.shares.copy(),
            self.pickers.copy(),
            self.setting_aside,
            self.missions.copy(),
            self.mission_known.copy(),
            self.objectives.copy(),
            self.objective_known.copy(),
            self.blocks_shown.copy(),
            self.ruled_out.copy(),
            self.deck.copy(),
            self.chooser.copy(),
            self.revealed.copy(),
            self.cataclysms,
            self.is_chaos_done,
            self.is_reversed,
            self.is_reversed_next,
            self.rolls,
            self.rolls_next,
            self.veto_tokens,
            self.talk_tokens,
            self.answers.copy(),
            self.votes.copy(),
            self.vetoer,
            self.proposals.copy(),
            self.proposer,
            self.talked,
            [panel.clone() for panel in self.panels] if self.panels else [],
        )
        self.hand_on(twin)
        return twin

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
        return sum(self.tablets[side]) - sum(self.frozen[side])

    def has_veto(self, side: int) -> bool:
        """Say whether the side still has its veto token."""
        return self.veto_tokens >> side & 1 == 1

    def may_talk(self, side: int) -> bool:
        """Say whether the side still has its negotiation token."""
        return self.talk_tokens >> side & 1 == 1

    def choices(self) -> int:
        """Count the event cards each player chooses for the present phase."""
        return self.box.choices[1 if self.variant.is_short else 0][self.phase]

    def initiation_rounds(self) -> int:
        """Count the rounds of the first phase."""
        return self.box.initiation_rounds[1 if self.variant.is_short else 0]

    def event(self) -> int:
        """Name the event card that was revealed last in this phase, or NONE."""
        return self.revealed[-1] % len(self.box.events) if self.revealed else NONE

    def panel_of(self, side: int, partner: int) -> Panel | None:
        """Find what lies between two who negotiate."""
        for panel in self.panels:
            if panel.has(side) and panel.has(partner):
                return panel
        return None

    def marks(self, seat: int, side: int, block: int) -> int:
        """Give the place in `ruled_out` for what a seat knows of a side's card from a pile."""
        return (seat * self.players + side) * BLOCKS + block
