"""The table as a viewer sees it: the middle, one's own place, the places of the others."""

from functools import cache

from ludotheque.engine import flow
from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Face, Piece, Standing, Text, Zone, fact
from ludotheque.games.enkidu.moves.telling import effect_text, event_text, position_text
from ludotheque.games.enkidu.names import JOKER, NONE, POSITIONS, TABLETS
from ludotheque.games.enkidu.scene.middle import acquisition_face, middle
from ludotheque.games.enkidu.scene.secrets import secrets
from ludotheque.games.enkidu.scene.tablets import shelf, sums, tablet
from ludotheque.games.enkidu.scene.talks import panel_zone, talks_zone
from ludotheque.games.enkidu.secrets.hidden import EVENTS, TALKS
from ludotheque.games.enkidu.state import State
from ludotheque.games.enkidu.turn.rounds import ChooseEvents


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
        middle(s, viewer, sides),
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
            words=effect_text(s, event, "brief"),
            count=copies if copies > 1 else 0,
        ),
        facts=[effect_text(s, event)],
        marks=["chosen"] if copies else [],
    )


def _side(s: State, side: int, viewer: int | None, all_sums: list[list[int]]) -> Zone:
    is_own = viewer is not None and s.seat_of[side] == viewer
    has_laid = s.played[side] != NONE and not s.are_cards_open
    return Zone(
        id=f"side{side}",
        layout="panel",
        role="own" if is_own else "other",
        title=Text("side", {"who": side, "position": position_text(side)}),
        side=side,
        marks=["now"] if s.shares[side] else ["done"] if has_laid else [],
        tone=POSITIONS[side],
        children=[
            *([_machine(side)] if side == s.machine else []),
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
    places = s.box.cards[1 if s.variant.is_short else 0]
    facts: Facts = {"who": side, "cards": len(cards), "spent": places - len(cards)}
    return Zone(
        id=f"hand{side}",
        layout="rack",
        title=Text("hand-own" if is_own else "hand", facts),
        until="compact" if is_own else "strip",
        tone=POSITIONS[side],
        places=places,
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
        face=acquisition_face(card, POSITIONS[side]),
        tone=POSITIONS[side],
    )


@cache
def _machine(side: int) -> Piece:
    return Piece(
        id="machine",
        kind="marker",
        label=Text("token-machine", {"who": side}),
        face=Face(art="machine"),
        tone="brass",
        facts=[Text("token-machine.about")],
    )


def _tokens(s: State, side: int) -> Zone:
    """Lay out jokers and tokens; one that is spent leaves its print."""
    jokers = s.tablets[side][JOKER]
    pieces: list[Zone | Piece] = []
    if jokers:
        pieces.append(tablet(f"tablets{side}.{TABLETS[JOKER]}", JOKER, jokers, s.frozen[side][JOKER]))
    veto = "veto" if s.has_veto(side) else "veto-idle"
    pieces.append(_token(side, "veto", f"token-{veto}" if s.veto_tokens >> side & 1 else ""))
    pieces.append(_token(side, "talk", "token-talk" if s.may_talk(side) else ""))
    return Zone(id=f"tokens{side}", layout="row", title=Text("tokens", {"who": side}), children=pieces)


@cache
def _token(side: int, word: str, label: str) -> Piece:
    name = f"tokens{side}.{word}"
    if not label:
        return Piece(id=name, kind="slot", label=Text(f"token-{word}-spent", {"who": side}), marks=["empty"])
    return Piece(
        id=name,
        kind="token",
        label=Text(label, {"who": side}),
        face=Face(art=f"token-{word}"),
        tone=POSITIONS[side],
        facts=[Text(f"{label}.about")],
    )
