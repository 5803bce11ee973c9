"""The middle of the table: rounds, steps, supplies, events, what is on offer and what is laid for it."""

from functools import cache

from ludotheque.engine import flow
from ludotheque.engine.scene import Face, Piece, Text, Zone
from ludotheque.games.enkidu.moves.telling import effect_text, event_text
from ludotheque.games.enkidu.names import INITIATION, NONE, PHASES, POSITIONS
from ludotheque.games.enkidu.scene.tablets import tablets
from ludotheque.games.enkidu.scene.talks import who_talks
from ludotheque.games.enkidu.secrets.hidden import CARD, LAID, laid_at
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.order import LayCard
from ludotheque.games.enkidu.turn.rounds import GIFTS, RevealBids, RollAndDraw, is_better
from ludotheque.games.enkidu.turn.veto import REVEAL_EVENT

SEATS = {3: ("near", "left", "right"), 4: ("near", "left", "far", "right")}
"""Where they sit, clockwise from the viewer: the dial of the Time Machine has the same directions."""
STEPS = ("draw", "bid", "take", "event", "gifts")


def middle(s: State, viewer: int | None, sides: list[int]) -> Zone:
    """Draw what lies between the players, who sit clockwise from the viewer."""
    pool = sum(s.pool)
    children: list[Zone | Piece] = [_rounds(s), *_supplies(s), _dial(s, sides)]
    if s.revealed and s.round:
        children.append(_event(s))
    children.append(
        Zone(
            id="pool",
            layout="grid",
            title=Text("pool", {"tablets": pool}),
            until="glance",
            children=tablets("pool", s.pool),
        )
    )
    if any(s.carry):
        children.append(
            Zone(id="carry", layout="row", area="pool", title=Text("carry"), children=tablets("carry", s.carry))
        )
    if pool > 1 and not s.are_cards_open:
        children.append(_shares(s, pool))
    if s.votes[0] != NONE:
        children.append(_votes(s))
    if any(card != NONE for card in s.played) or s.round:
        title = Text("played-reversed" if s.is_reversed else "played")
        children.append(Zone(id="played", layout="row", title=title, until="glance", children=_laid(s, viewer)))
    if s.panels:
        children.append(who_talks(s))
    children.append(_steps(s))
    return Zone(
        id="middle",
        layout="panel",
        title=Text("middle", {"phase": f"phase-{s.phase}", "round": max(s.round, 1)}),
        backdrop="uruk",
        children=children,
    )


def _steps(s: State) -> Zone:
    """Show the steps of a round, and where the round is."""
    now = -1 if s.end or not s.round else _step(s)
    steps = STEPS[:-1] if s.phase == INITIATION else STEPS
    return Zone(
        id="steps",
        layout="steps",
        title=Text("steps"),
        children=[
            _step_piece(word, "now" if place == now else "done" if place < now else "to-come")
            for place, word in enumerate(steps)
        ],
    )


@cache
def _step_piece(word: str, how: str) -> Piece:
    name = f"step-{word}"
    return Piece(
        id=f"step.{word}",
        kind="step",
        label=Text(f"step-is-{how}", {"step": name}),
        face=Face(title=Text(name), pictogram=[name]),
        marks=["now"] if how == "now" else ["done"] if how == "done" else [],
    )


def _step(s: State) -> int:
    """Say in which of the steps a round is, by what is still on the agenda."""
    left = [step for _, step in s.agenda]
    if any(isinstance(step, RollAndDraw) for step in left):
        return STEPS.index("draw")
    if any(isinstance(step, RevealBids) for step in left):
        return STEPS.index("bid")
    if REVEAL_EVENT in left:
        return STEPS.index("take")
    return STEPS.index("event" if s.phase == INITIATION or GIFTS in left else "gifts")


def _dial(s: State, sides: list[int]) -> Zone:
    """Draw the Time Machine: its needle points at whoever begins."""
    seats = SEATS[len(sides)]
    pieces: list[Zone | Piece] = [
        Piece(
            id=f"dial.{side}",
            kind="marker",
            family="seat",
            label=Text("begins" if side == s.machine else "follows", {"who": side}),
            at=seat,
            face=Face(lines=[[f"player-{POSITIONS[side]}"]]),
            marks=["now"] if side == s.machine else [],
        )
        for side, seat in zip(sides, seats, strict=True)
    ]
    return Zone(
        id="dial",
        layout="map",
        title=Text("begins", {"who": s.machine}),
        backdrop="dial",
        art=f"dial-{seats[sides.index(s.machine)]}",
        children=pieces,
    )


def _rounds(s: State) -> Zone:
    """Draw the rounds as niches of the ziggurat: one phase in its foot, the other above it."""
    first = s.initiation_rounds()
    counts = (first, s.box.cards[1 if s.variant.is_short else 0] - first)
    rounds = [(phase, number) for phase, count in enumerate(counts) for number in range(1, count + 1)]
    return Zone(
        id="rounds",
        layout="map",
        title=Text("rounds"),
        backdrop="ziggurat",
        children=[
            _round(phase, number, (phase, number) > (s.phase, s.round), (phase, number) == (s.phase, s.round))
            for phase, number in rounds
        ],
    )


@cache
def _round(phase: int, number: int, is_to_come: bool, is_now: bool) -> Piece:
    how = "to-come" if is_to_come else "now" if is_now else "done"
    return Piece(
        id=f"round.{phase}.{number}",
        kind="step",
        label=Text(f"round-{how}", {"phase": f"phase-{phase}", "round": number}),
        at=f"{PHASES[phase]}{number}",
        face=Face(title=str(number)),
        marks=[] if is_to_come else ["now"] if is_now else ["done"],
    )


def _supplies(s: State) -> list[Zone]:
    """Lay out the bag, the dice, the pile of events, and what will hold or is over."""
    in_bag, in_pile, aside = sum(s.bag), sum(s.deck), sum(s.left_out)
    # While cards are being chosen, the pile must not tell who has chosen how many.
    is_choosing = s.round == 0
    bag = Piece(
        id="bag",
        kind="bag",
        label=Text("bag", {"tablets": in_bag}),
        face=Face(value=in_bag),
        facts=[Text("bag-removed", {"tablets": s.box.removed})],
    )
    pile = Piece(
        id="events",
        kind="pile",
        label=Text("pile-of-events", {"cards": 0 if is_choosing else in_pile}),
        face=None if is_choosing else Face(value=in_pile),
        facts=[Text("events-set-aside", {"cards": aside})] if aside else [],
        marks=["face_down"],
    )
    dice: list[Zone | Piece] = [
        Piece(id=f"die.{k}", kind="die", label=Text("die", {"value": value}), face=Face(value=value))
        for k, value in enumerate(s.dice)
    ]
    supplies: list[Zone | Piece] = [Zone(id="sack", layout="row", title=Text("in-bag"), children=[bag])]
    if dice:
        supplies.append(Zone(id="dice", layout="row", title=Text("rolled", {"total": sum(s.dice)}), children=dice))
    found = [
        Zone(
            id="deck",
            layout="row",
            title=Text("to-come"),
            area="event-place",
            until="glance" if is_choosing else "compact",
            children=[pile],
        ),
        Zone(id="supply", layout="row", title=Text("supply"), children=supplies),
    ]
    notices = _notices(s)
    return [*found, Zone(id="notices", layout="row", title=Text("notices"), children=notices)] if notices else found


def _notices(s: State) -> list[Zone | Piece]:
    """Say what holds for this round or the next, and what can come but once."""
    coming = [
        (s.is_reversed, Text("reversed-now")),
        (s.is_reversed_next, Text("reversed-then")),
        (s.rolls > 1, Text("rolls-now", {"times": s.rolls})),
        (s.rolls_next > 1, Text("rolls-then", {"times": s.rolls_next})),
        (s.cataclysms > 0, Text("cataclysm-seen", {"left": _cataclysms_left(s)})),
        (s.is_chaos_done, Text("chaos-seen")),
    ]
    return [
        Piece(
            id=f"notice.{notice.id}",
            kind="note",
            label=notice,
            face=Face(pictogram=[notice.id], title=Text(f"{notice.id}.short", notice.facts)),
        )
        for is_so, notice in coming
        if is_so
    ]


def _cataclysms_left(s: State) -> int:
    """Count the cataclysms until the game ends."""
    return min([left for effect in s.box.effects if (left := effect.ends_after(s))], default=0)


def _event(s: State) -> Zone:
    event = s.event()
    face = Face(art=f"event-{s.box.events[event]}", titled=True, words=effect_text(s, event, "brief"))
    card = Piece(
        id="event",
        kind="card",
        family="event",
        label=Text(event_text(s, event)),
        face=face,
        facts=[effect_text(s, event)],
    )
    if s.variant.are_contributors_shown:
        contributor = s.contributor_at(s.revealed[-1])
        card.tone = POSITIONS[contributor]
        face.corners = [[], [f"player-{POSITIONS[contributor]}"]]
        card.facts.append(Text("contributed", {"who": contributor}))
    if s.vetoer != NONE:
        card.facts.append(Text("vetoed-by", {"who": s.vetoer}))
        card.marks = ["spent"]
    return Zone(id="event-place", layout="row", title=Text("event-place"), until="glance", children=[card])


def _shares(s: State, pool: int) -> Zone:
    """Say how many tablets each place brings, the last one nothing."""
    row = s.box.shares[pool] if pool < len(s.box.shares) else []
    return Zone(
        id="shares",
        layout="column",
        area="played",
        title=Text("shares", {"tablets": pool}),
        until="glance",
        children=[
            Piece(
                id=f"shares.{place}",
                kind="tile",
                label=Text("share-of", {"place": _rank(place), "tablets": tablets}),
                face=Face(title=Text(_rank(place)), value=tablets, pictogram=["tablet"]),
            )
            for place, tablets in enumerate(row[: s.players])
        ],
    )


def _rank(place: int) -> str:
    return f"rank-{place}"


def _laid(s: State, viewer: int | None) -> list[Zone | Piece]:
    """Lay out the acquisition cards: as the players sit, and once they are open by rank."""
    sides = s.in_turn()
    if s.are_cards_open:
        sides.sort(key=lambda side: _place(s, side))
    return [_played(s, side, viewer) for side in sides]


def _place(s: State, side: int) -> int:
    """Count how many have laid a better card than a side; those without one come last."""
    card = s.played[side]
    if card == NONE:
        return s.players
    return sum(other != NONE and is_better(s, other, card) for other in s.played)


def _played(s: State, side: int, viewer: int | None) -> Piece:
    card = s.played[side]
    name = f"played{side}"
    tone = POSITIONS[side]
    if card == NONE:
        is_asked = viewer is not None and s.seat_of[side] == viewer and _is_bidding(s, viewer)
        return Piece(
            id=name,
            kind="slot",
            label=Text("card-none", {"who": side}),
            face=Face(title=Text("lay-here") if is_asked else "", lines=[[f"player-{tone}"]]),
            tone=tone,
            side=side,
            marks=["empty", "now"] if is_asked else ["empty"],
        )
    if not LAID.sees(s, viewer, laid_at(side, CARD)):
        label = Text("card-face-down", {"who": side})
        return Piece(id=name, kind="card", family="bid", label=label, tone=tone, side=side, marks=["face_down"])
    face = acquisition_face(card, tone)
    place = _place(s, side)
    if s.are_cards_open:
        face.tag = Text(_rank(place))
    return Piece(
        id=name,
        kind="card",
        family="bid",
        label=Text("card-face-up", {"who": side, "card": card}),
        face=face,
        tone=tone,
        side=side,
        marks=["seen"] if not s.are_cards_open else ["open", "leads"] if place == 0 else ["open"],
    )


def _is_bidding(s: State, viewer: int) -> bool:
    """Whether somebody is asked for a card: its place is lit then."""
    asked = flow.decision(s, viewer)
    return asked is not None and isinstance(asked.step, LayCard)


def acquisition_face(card: int, position: str) -> Face:
    """Print an acquisition card: its number twice, in figures and in wedges, and whose it is."""
    return Face(index=str(card), art=f"number-{card}", corners=[[], [f"player-{position}"]])


def _votes(s: State) -> Zone:
    return Zone(
        id="votes",
        layout="row",
        area="played",
        title=Text("votes"),
        children=[
            Piece(
                id=f"vote{side}",
                kind="token",
                label=Text("vote-up" if s.votes[side] else "vote-down", {"who": side}),
                face=Face(art="token-uphold" if s.votes[side] else "token-reject"),
                tone=POSITIONS[side],
            )
            for side in s.in_turn()
        ],
    )
