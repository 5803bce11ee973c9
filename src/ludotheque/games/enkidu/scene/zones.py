"""The table as a viewer sees it: what lies in the middle, one's own place, the places of the others."""

from functools import cache

from ludotheque.engine import flow
from ludotheque.engine.scene import Face, Piece, Standing, Text, Zone, fact
from ludotheque.games.enkidu.moves.telling import effect_text, event_text, position_text
from ludotheque.games.enkidu.names import JOKER, NONE, PHASES, POSITIONS
from ludotheque.games.enkidu.scene.secrets import secrets
from ludotheque.games.enkidu.scene.tablets import shelf, sums, tablets
from ludotheque.games.enkidu.scene.talks import panel_zone, talks_zone, who_talks
from ludotheque.games.enkidu.secrets.hidden import CARD, EVENTS, LAID, TALKS, laid_at
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.rounds import ChooseEvents

PLACES = ("first", "second", "third")


def zones(s: State, viewer: int | None) -> list[Zone]:
    """Draw the middle of the table, one's own place, and the others' clockwise."""
    own = NONE if viewer is None else s.seat_of.index(viewer)
    first = 0 if own == NONE else s.around.index(own)
    sides = s.around[first:] + s.around[:first]
    talks = [
        panel_zone(s, s.panels[place], viewer)
        for place in range(len(s.panels))
        if viewer is not None and TALKS.knows(s, viewer, place)
    ]
    all_sums = sums(s)
    return [
        _middle(s, viewer),
        *([talks_zone(talks)] if talks else []),
        *_choice(s, viewer),
        *(_side(s, side, viewer, all_sums) for side in sides),
    ]


def standings(s: State, viewer: int | None) -> list[Standing]:  # noqa: ARG001 - asked alike of every game
    """Say how the players stand, as everybody can count."""
    return [
        Standing(
            side=side,
            name=Text("name", {"who": side}),
            seat=s.seat_of[side],
            facts=[
                fact("tablet", sum(s.tablets[side]), "fact-tablets"),
                fact("joker", s.tablets[side][JOKER], "fact-jokers"),
                fact("card", s.hands[side].bit_count(), "fact-cards"),
            ],
            marks=[f"player-{POSITIONS[side]}", *(["first"] if side == s.machine else [])],
        )
        for side in range(s.players)
    ]


def _middle(s: State, viewer: int | None) -> Zone:
    pool = sum(s.pool)
    children: list[Zone | Piece] = [_rounds(s), _supply(s)]
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
    if pool > 1 and not s.are_cards_open:
        children.append(_shares(s, pool))
    if any(s.carry):
        children.append(
            Zone(id="carry", layout="row", area="pool", title=Text("carry"), children=tablets("carry", s.carry))
        )
    if any(card != NONE for card in s.played) or s.round:
        played = [_played(s, side, viewer) for side in s.in_turn()]
        title = Text("played-reversed" if s.is_reversed else "played")
        children.append(Zone(id="played", layout="row", title=title, until="glance", children=[*played]))
    if s.votes[0] != NONE:
        children.append(_votes(s))
    if s.panels:
        children.append(who_talks(s))
    return Zone(
        id="middle",
        layout="panel",
        title=Text("middle", {"phase": f"phase-{s.phase}", "round": max(s.round, 1)}),
        backdrop="uruk",
        children=children,
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


def _supply(s: State) -> Zone:
    in_bag, in_pile, aside = sum(s.bag), sum(s.deck), sum(s.left_out)
    # While cards are being chosen, the pile must not tell who has chosen how many.
    is_choosing = s.round == 0
    pieces: list[Zone | Piece] = [
        Piece(
            id="bag",
            kind="bag",
            label=Text("bag", {"tablets": in_bag}),
            face=Face(value=in_bag),
            facts=[Text("bag-removed", {"tablets": s.box.removed})],
        ),
        Piece(
            id="events",
            kind="pile",
            label=Text("pile-of-events", {"cards": 0 if is_choosing else in_pile}),
            face=None if is_choosing else Face(value=in_pile),
            facts=[Text("events-set-aside", {"cards": aside})] if aside else [],
            marks=["face_down"],
        ),
        *(
            Piece(id=f"die.{k}", kind="die", label=Text("die", {"value": value}), face=Face(value=value))
            for k, value in enumerate(s.dice)
        ),
    ]
    coming = [
        (s.is_reversed, Text("reversed-now")),
        (s.is_reversed_next, Text("reversed-then")),
        (s.rolls > 1, Text("rolls-now", {"times": s.rolls})),
        (s.rolls_next > 1, Text("rolls-then", {"times": s.rolls_next})),
        (s.cataclysms > 0, Text("cataclysm-seen", {"left": _cataclysms_left(s)})),
        (s.is_chaos_done, Text("chaos-seen")),
    ]
    pieces += [
        Piece(id=f"notice.{notice.id}", kind="marker", label=notice, face=Face(lines=[[notice.id]]))
        for is_so, notice in coming
        if is_so
    ]
    return Zone(id="supply", layout="row", title=Text("supply"), children=pieces)


def _cataclysms_left(s: State) -> int:
    """Count the cataclysms until the game ends."""
    return min([left for effect in s.box.effects if (left := effect.ends_after(s))], default=0)


def _event(s: State) -> Zone:
    event = s.event()
    card = Piece(
        id="event",
        kind="card",
        family="event",
        label=Text(event_text(s, event)),
        face=Face(art=f"event-{s.box.events[event]}", titled=True),
        facts=[effect_text(s, event)],
    )
    if s.variant.are_contributors_shown:
        contributor = s.contributor_at(s.revealed[-1])
        card.tone = POSITIONS[contributor]
        card.facts.append(Text("contributed", {"who": contributor}))
    if s.vetoer != NONE:
        card.facts.append(Text("vetoed-by", {"who": s.vetoer}))
        card.marks = ["spent"]
    return Zone(id="event-place", layout="row", title=Text("event-place"), children=[card])


def _shares(s: State, pool: int) -> Zone:
    row = s.box.shares[pool] if pool < len(s.box.shares) else []
    return Zone(
        id="shares",
        layout="track",
        title=Text("shares", {"tablets": pool}),
        children=[
            Piece(
                id=f"shares.{place}",
                kind="tile",
                at=k,
                label=Text("share-of", {"place": f"place-{place}", "tablets": row[k]}),
                face=Face(value=row[k], title=str(k + 1)),
            )
            for k, place in enumerate(PLACES)
            if row
        ],
    )


def _played(s: State, side: int, viewer: int | None) -> Piece:
    card = s.played[side]
    name = f"played{side}"
    tone = POSITIONS[side]
    if card == NONE:
        label = Text("card-none", {"who": side})
        return Piece(id=name, kind="slot", label=label, tone=tone, side=side, marks=["empty"])
    if not LAID.sees(s, viewer, laid_at(side, CARD)):
        label = Text("card-face-down", {"who": side})
        return Piece(id=name, kind="card", family="bid", label=label, tone=tone, side=side, marks=["face_down"])
    return Piece(
        id=name,
        kind="card",
        family="bid",
        label=Text("card-face-up", {"who": side, "card": card}),
        face=_number(card, tone),
        tone=tone,
        side=side,
        marks=["seen"] if not s.are_cards_open else ["open", "leads"] if _is_best(s, side) else ["open"],
    )


def _number(card: int, position: str) -> Face:
    """Print an acquisition card: its number twice, in figures and in wedges, and whose it is."""
    return Face(index=str(card), art=f"number-{card}", corners=[[], [f"player-{position}"]])


def _is_best(s: State, side: int) -> bool:
    """Say whether nobody has laid a better card."""
    cards = [card for card in s.played if card != NONE]
    return s.played[side] == (min(cards) if s.is_reversed else max(cards))


def _votes(s: State) -> Zone:
    return Zone(
        id="votes",
        layout="row",
        area="shares",
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


def _choice(s: State, viewer: int | None) -> list[Zone]:
    """Lay out the event cards one chooses from."""
    asked = None if viewer is None else flow.decision(s, viewer)
    if asked is None or not isinstance(asked.step, ChooseEvents):
        return []
    chosen = s.chosen_events(asked.side)
    owned = s.box.sets[s.phase]
    pieces = [_event_card(s, event, "choice", chosen[event]) for event in range(len(owned)) if owned[event]]
    return [Zone(id="choice", layout="row", role="own", title=Text("choice"), children=[*pieces])]


def _chosen(s: State, viewer: int) -> list[Zone]:
    """Lay out the events of one's own choice that have not turned up; whoever has changed places knows of more."""
    events = len(s.box.events)
    found: list[Zone] = []
    for side in range(s.players):
        if s.round == 0 or not EVENTS.knows(s, viewer, side):
            continue
        chosen = EVENTS.cards(s, side)
        pieces = [_event_card(s, event, f"chosen{side}", chosen[event]) for event in range(events) if chosen[event]]
        what = "chosen" if s.variant.are_contributors_shown else "chosen-in-all"
        title = Text(what, {"position": position_text(side)})
        if pieces:
            found.append(Zone(id=f"chosen{side}", layout="row", title=title, children=[*pieces]))
    return found


def _event_card(s: State, event: int, zone: str, copies: int) -> Piece:
    return Piece(
        id=f"{zone}.{s.box.events[event]}",
        kind="card",
        family="event",
        label=Text(event_text(s, event)),
        face=Face(
            art=f"event-{s.box.events[event]}",
            titled=True,
            count=copies if copies > 1 else 0,
        ),
        facts=[effect_text(s, event)],
        marks=["chosen"] if copies else [],
    )


def _side(s: State, side: int, viewer: int | None, all_sums: list[list[int]]) -> Zone:
    is_own = viewer is not None and s.seat_of[side] == viewer
    return Zone(
        id=f"side{side}",
        layout="panel",
        role="own" if is_own else "other",
        title=Text("side", {"who": side, "position": position_text(side)}),
        side=side,
        marks=["now"] if s.shares[side] else [],
        tone=POSITIONS[side],
        children=[
            secrets(s, side, viewer),
            shelf(s, side, all_sums),
            _hand(s, side, is_own),
            _tokens(s, side),
            *(_chosen(s, viewer) if is_own and viewer is not None else []),
        ],
    )


def _hand(s: State, side: int, is_own: bool) -> Zone:
    """Draw the cards left: one's own singly, the others' as numbers, since spent ones lie open for all to see."""
    hand = s.hands[side]
    cards = [card for card in range(1, hand.bit_length()) if hand >> card & 1]
    return Zone(
        id=f"hand{side}",
        layout="rack",
        title=Text("hand", {"who": side, "cards": len(cards)}),
        tone=POSITIONS[side],
        places=s.box.cards[1 if s.variant.is_short else 0],
        filled=[] if is_own else cards,
        children=[_acquisition(side, card) for card in cards] if is_own else [],
    )


@cache
def _acquisition(side: int, card: int) -> Piece:
    return Piece(
        id=f"hand{side}.{card}",
        kind="card",
        at=card,
        family="bid",
        label=Text("acquisition", {"card": card}),
        face=_number(card, POSITIONS[side]),
        tone=POSITIONS[side],
    )


def _tokens(s: State, side: int) -> Zone:
    veto = "veto" if s.has_veto(side) else "veto-idle"
    there = [
        (side == s.machine, "machine", "token-machine"),
        (s.veto_tokens >> side & 1 == 1, "veto", f"token-{veto}"),
        (s.may_talk(side), "talk", "token-talk"),
    ]
    return Zone(
        id=f"tokens{side}",
        layout="row",
        title=Text("tokens", {"who": side}),
        children=[
            Piece(
                id="machine" if word == "machine" else f"tokens{side}.{word}",
                kind="marker" if word == "machine" else "token",
                label=Text(label, {"who": side}),
                face=Face(art=word if word == "machine" else f"token-{word}"),
                tone="brass" if word == "machine" else POSITIONS[side],
                facts=[Text(f"{label}.about")],
            )
            for has_it, word, label in there
            if has_it
        ],
    )
