"""What each seat sees of the watchmaker's bench."""

import msgspec

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Face, Mark, Piece, Standing, Text, Zone, cached_drawing, fact
from ludotheque.games.clocks import scoring
from ludotheque.games.clocks.effects import PAID
from ludotheque.games.clocks.names import (
    COLOURS,
    FORWARD,
    HIGHEST,
    HOURS,
    LAST_WITHOUT_GHOST,
    NEEDS,
    NONE,
    OPEN,
    colour_of,
    die,
    die_text,
    is_perfect,
    value_of,
)
from ludotheque.games.clocks.secrets import BIDS, BOARDS, SEALED_PURSES
from ludotheque.games.clocks.state import Box, State


def zones(s: State, viewer: int | None) -> list[Zone]:
    """Draw the auction, one's own board, the others' boards and the price list."""
    boards = [_board(s, player, viewer) for player in s.around(0 if viewer is None else viewer)]
    return [_auction(s, viewer), *boards, _aid(s.box)]


def catalogue(box: Box) -> list[Zone]:
    """Draw every hour, every colour of dice and every action that can be bought, once."""
    hours: list[Zone | Piece] = [_hour(box, hour) for hour in range(1, HOURS + 1)]
    colours: list[Zone | Piece] = [_colour(box, colour) for colour in range(len(COLOURS))]
    prices: list[Zone | Piece] = [
        msgspec.structs.replace(tile, id=tile.id.replace("aid.", "prices."))
        for tile in _aid(box).children
        if isinstance(tile, Piece)
    ]
    return [
        Zone(id="hours", layout="grid", title=Text("catalogue-hours"), children=hours),
        Zone(id="colours", layout="row", title=Text("catalogue-colours"), children=colours),
        Zone(id="prices", layout="row", title=Text("aid"), children=prices),
    ]


def _hour(box: Box, hour: int) -> Piece:
    drawn = _slot(box, 0, hour, 0, FORWARD, is_own=True)
    label = Text("catalogue-hour", {"hour": hour, "needs": NEEDS[hour]})
    return msgspec.structs.replace(drawn, id=f"hours.{hour}", at=None, label=label)


def _colour(box: Box, colour: int) -> Piece:
    name, some_die = f"colours.{COLOURS[colour]}", die(colour, HIGHEST)
    drawn = _die_to_place(name, some_die, box.is_free_skip[colour], box.is_any_difference[colour], 0, does_turn=False)
    return msgspec.structs.replace(
        drawn, label=Text(f"colour-{COLOURS[colour]}.die"), facts=drawn.facts or [Text("die-plain")]
    )


def standings(s: State, viewer: int | None) -> list[Standing]:
    """Say how the players stand."""
    found = []
    for player in range(s.players):
        facts = [fact("perfect", scoring.perfect_dice(s, player), "fact-perfect")]
        if _sees_money(s, player, viewer):
            facts.append(fact("coin", s.money[player], "fact-coins"))
        found.append(
            Standing(
                side=player,
                name=Text("name", {"who": player}),
                seat=s.seat_of[player],
                points=scoring.points(s, player),
                facts=facts,
                marks=["first"] if player == s.first and s.players > 1 else [],
            )
        )
    return found


def _sees_money(s: State, player: int, viewer: int | None) -> bool:
    return player == viewer or (_is_open(s, player) and SEALED_PURSES.sees(s, viewer, player)) or s.end != ""


def _is_open(s: State, player: int) -> bool:
    return s.variant.is_money_shown or s.purses[player] == OPEN


def _die_piece(s: State, some_die: int, name: str) -> Piece:
    """Draw a die that is still to be placed, with what its colour will do."""
    return _die_to_place(
        name,
        some_die,
        s.does_skip_free(some_die),
        s.is_any_difference(colour_of(some_die)),
        s.fixed_coins(some_die),
        s.does_turn(some_die),
    )


@cached_drawing
def _die_to_place(name: str, some_die: int, does_skip: bool, does_earn_low: bool, fixed: int, does_turn: bool) -> Piece:
    facts = []
    if does_skip:
        facts.append(Text("die-skips"))
    if does_earn_low:
        facts.append(Text("die-earns-low"))
    if fixed:
        facts.append(Text("die-earns-fixed", {"coins": fixed}))
    if does_turn:
        facts.append(Text("die-turns"))
    return Piece(
        id=name,
        kind="die",
        label=die_text(some_die),
        face=_shown(some_die),
        tone=COLOURS[colour_of(some_die)],
        facts=facts,
    )


def _auction(s: State, viewer: int | None) -> Zone:
    felt = Zone(
        id="felt",
        layout="row",
        title=Text("felt"),
        until="strip",
        children=[_die_piece(s, some_die, f"felt.{place}") for place, some_die in enumerate(s.felt)],
    )
    groups = [
        Zone(
            id=f"group{place}",
            layout="row",
            title=Text("group", {"number": place + 1}),
            marks=["group"],
            children=[_die_piece(s, some_die, f"group{place}.{k}") for k, some_die in enumerate(dice)],
        )
        for place, dice in enumerate(s.groups)
        if dice
    ]
    bids = Zone(
        id="bids",
        layout="row",
        title=Text("bids"),
        until="strip",
        children=[_cup(s, side, viewer) for side in range(len(s.bids)) if s.round > 0],
    )
    yellow: list[Zone | Piece] = [
        Piece(
            id=f"yellow.{k}",
            kind="die",
            label=Text("yellow-die", {"value": value}),
            face=Face(value=value, art=f"die-yellow-{value}"),
            tone="yellow",
        )
        for k, value in enumerate(s.yellow)
    ]
    return Zone(
        id="auction",
        layout="panel",
        title=Text("auction", {"round": max(s.round, 1)}),
        backdrop="felt",
        children=[
            Zone(id="supply", layout="row", title=Text("supply"), until="strip", children=[_bag(*s.bag), _bank()]),
            *([felt] if s.felt else []),
            *(
                [Zone(id="groups", layout="row", area="felt", until="strip", title=Text("groups"), children=[*groups])]
                if groups
                else []
            ),
            bids,
            *(
                [Zone(id="yellow", layout="row", area="supply", until="strip", title=Text("yellow"), children=yellow)]
                if yellow
                else []
            ),
        ],
    )


@cached_drawing
def _bag(*dice: int) -> Piece:
    return Piece(
        id="bag",
        kind="bag",
        label=Text("bag", {"dice": sum(dice)}),
        face=Face(value=sum(dice)),
        facts=[Text("bag-holds", dict(zip(COLOURS, dice, strict=True)))],
    )


@cached_drawing
def _bank() -> Piece:
    return Piece(id="bank", kind="coin", label=Text("bank"), facts=[Text("bank.about")], tone="gold")


def _cup(s: State, side: int, viewer: int | None) -> Piece:
    bid = s.bids[side]
    who: Facts = {"who": side}
    if bid == NONE:
        return Piece(id=f"bid{side}", kind="cup", label=Text("cup-empty", who), side=side, marks=["empty"])
    if not BIDS.sees(s, viewer, side):
        return Piece(id=f"bid{side}", kind="cup", label=Text("cup-closed", who), side=side, marks=["face_down"])
    return Piece(
        id=f"bid{side}",
        kind="cup",
        label=Text("cup-open", {"who": side, "coins": bid}),
        face=Face(value=bid),
        side=side,
        marks=["open" if s.are_bids_open else "seen"],
    )


def _board(s: State, player: int, viewer: int | None) -> Zone:
    face = s.faces[player] if BOARDS.sees(s, viewer, player) else NONE
    clock = Zone(
        id=f"clock{player}",
        layout="ring",
        title=Text("clock", {"who": player}),
        art=f"dial-{player}-{'backward' if face > FORWARD else 'forward'}",
        until="strip",
        children=[
            _slot(s.box, player, hour, s.clocks[player][hour], face, is_own=player == viewer)
            for hour in range(1, HOURS + 1)
        ],
    )
    middle = Zone(
        id=f"middle{player}",
        layout="row",
        title=Text("middle", {"who": player}),
        at="centre",
        children=[_die_piece(s, some_die, f"middle{player}.{k}") for k, some_die in enumerate(s.middle[player])],
    )
    clock.children.append(middle)
    return Zone(
        id=f"board{player}",
        layout="panel",
        role="own" if player == viewer else "other",
        title=Text("name", {"who": player}),
        side=player,
        art=f"maker-{player}",
        marks=["turn"] if player == s.turn and not s.lanes and not s.end else [],
        children=[clock, _purse(s, player, viewer)],
    )


def _shown(some_die: int) -> Face:
    value = value_of(some_die)
    return Face(value=value, art=f"die-{COLOURS[colour_of(some_die)]}-{value}")


@cached_drawing
def _slot(box: Box, player: int, hour: int, some_die: int, face: int, *, is_own: bool) -> Piece:
    """Draw an hour; what it will bring is spelt out where the viewer can still place a die."""
    bonus = box.bonus[hour]
    has_ghost = hour > LAST_WITHOUT_GHOST
    marks: list[Mark] = ["printed"] if has_ghost else []
    children = []
    if some_die:
        marks.append("perfect" if is_perfect(some_die, hour) else "imperfect")
        children.append(
            Piece(
                id=f"clock{player}.{hour}.die",
                kind="die",
                label=die_text(some_die),
                face=_shown(some_die),
                tone=COLOURS[colour_of(some_die)],
            )
        )
    about = "slot-perfect" if "perfect" in marks else "slot-die" if some_die else "slot-empty"
    facts: Facts = {"hour": hour, "needs": NEEDS[hour]}
    bonus_facts = []
    if some_die:
        facts["die"] = die_text(some_die)
    elif is_own:
        bonus_facts = [Text("slot-ghost-bonus" if has_ghost else "slot-bonus", {"bonus": bonus.text()})]
    return Piece(
        id=f"clock{player}.{hour}",
        kind="slot",
        at=hour if face <= FORWARD else HOURS + 1 - hour,
        label=Text(about, facts),
        face=Face(value=NEEDS[hour], title=str(hour), lines=[bonus.symbols()]),
        facts=bonus_facts,
        marks=marks,
        children=children,
    )


def _purse(s: State, player: int, viewer: int | None) -> Piece:
    if _sees_money(s, player, viewer):
        coins = s.money[player]
        return Piece(
            id=f"purse{player}",
            kind="purse",
            label=Text("purse", {"who": player, "coins": coins}),
            face=Face(value=coins),
            facts=[_purse_fact(s, player)] if player == viewer and s.players > 1 and s.round > 0 else [],
        )
    return Piece(id=f"purse{player}", kind="purse", label=Text("purse-shut", {"who": player}), marks=["face_down"])


def _purse_fact(s: State, player: int) -> Text:
    return Text("purse-seen" if _is_open(s, player) else "purse-unseen")


@cached_drawing
def _aid(box: Box) -> Zone:
    return Zone(
        id="aid",
        layout="row",
        role="bank",
        title=Text("aid"),
        children=[
            Piece(
                id=f"aid.{paid.word()}",
                kind="tile",
                label=Text("aid-action", {"what": paid.text(), "coins": price}),
                face=Face(art=f"tool-{paid.word()}", cost=[str(price), "coin"]),
                facts=[Text(f"paid-{paid.word()}.about")],
            )
            for paid, price in zip(PAID, box.prices, strict=True)
        ],
    )
