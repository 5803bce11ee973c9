"""What each seat sees of the watchmaker's bench."""

import msgspec

from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Face, Gauge, Mark, Piece, Standing, Text, Zone, cached_drawing, fact
from ludotheque.games.clocks import scoring
from ludotheque.games.clocks.effects import PAID
from ludotheque.games.clocks.names import (
    COLOURS,
    FORWARD,
    GRADES,
    HIGHEST,
    HOURS,
    LAST_WITHOUT_GHOST,
    NEEDS,
    NONE,
    OPEN,
    PATHS,
    colour_of,
    die,
    die_text,
    is_perfect,
    value_of,
)
from ludotheque.games.clocks.secrets import BIDS, BOARDS, SEALED_PURSES
from ludotheque.games.clocks.state import Box, State
from ludotheque.games.clocks.turn.player import PLACE_DICE

TENTHS = 10
"""A chance is drawn as a bar of so many parts."""
PHASES = ("group", "bid", "pick", "turns")
"""The parts of a round, in their order."""


def zones(s: State, viewer: int | None) -> list[Zone]:
    """Draw the auction, one's own board, the others' boards and the price list."""
    around = s.around(0 if viewer is None else viewer)
    boards = [_board(s, player, viewer, make) for make, player in enumerate(around)]
    rival = [_rival(s)] if s.variant.has_rival else []
    return [_auction(s, viewer), *boards, *rival, _aid(s.box, s.players)]


def catalogue(box: Box) -> list[Zone]:
    """Draw every hour, every colour of dice and every action that can be bought, once."""
    hours: list[Zone | Piece] = [_hour(box, hour) for hour in range(1, HOURS + 1)]
    colours: list[Zone | Piece] = [_colour(box, colour) for colour in range(len(COLOURS))]
    prices: list[Zone | Piece] = [
        msgspec.structs.replace(tile, id=tile.id.replace("aid.", "prices."))
        for tile in _aid(box, 1).children
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


def _die_piece(s: State, some_die: int, name: str, slip: tuple[str, ...] = ()) -> Piece:
    """Draw a die that is still to be placed, with what its colour will do, and a slip of what it is worth."""
    return _die_to_place(
        name,
        some_die,
        s.does_skip_free(some_die),
        s.is_any_difference(colour_of(some_die)),
        s.fixed_coins(some_die),
        s.does_turn(some_die),
        slip,
    )


def _slip(s: State, viewer: int | None, some_die: int) -> tuple[str, ...]:
    """Say at which hour of the viewer's clock a die would be perfect, else where it goes for nothing, and what for.

    That is what it costs, how many points it is worth there, and what else it brings.
    """
    if viewer is None or s.is_full(viewer):
        return ()
    hours = [hour for hour in PATHS[s.faces[viewer]] if not s.clocks[viewer][hour]]
    dear = [hour for hour in hours if s.skip_price(viewer, hour, some_die) > s.money[viewer]]
    hour = next((hour for hour in hours if is_perfect(some_die, hour) and hour not in dear), hours[0])
    price = s.skip_price(viewer, hour, some_die)
    coins = s.fixed_coins(some_die) + s.difference_coins(some_die, hour)
    points = scoring.points_with(s, viewer, some_die, hour) - scoring.points(s, viewer)
    found = [str(hour), "hour", *((f"−{price}", "coin") if price else ()), f"+{points}" if points else "0", "points"]
    if is_perfect(some_die, hour):
        found += s.box.bonus[hour].symbols()
    return (*found, *((f"+{coins}", "coin") if coins else ()))


@cached_drawing
def _die_to_place(
    name: str,
    some_die: int,
    does_skip: bool,
    does_earn_low: bool,
    fixed: int,
    does_turn: bool,
    slip: tuple[str, ...] = (),
) -> Piece:
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
        face=_shown(some_die, slip),
        tone=COLOURS[colour_of(some_die)],
        facts=facts,
    )


def _phase(s: State) -> str:
    """Name the part of the round that is played."""
    if s.felt:
        return "group"
    if any(s.groups):
        return "pick" if s.are_bids_open else "bid"
    return "turns"


@cached_drawing
def _phases(now: str) -> Zone:
    """Draw the parts of a round in their order."""
    place = PHASES.index(now) if now else len(PHASES)
    steps: list[Zone | Piece] = [
        Piece(
            id=f"phase.{name}",
            kind="step",
            label=Text(f"phase-{name}.now" if k == place else f"phase-{name}"),
            face=Face(title=Text(f"phase-{name}")),
            marks=["now"] if k == place else ["done"] if now and k < place else [],
        )
        for k, name in enumerate(PHASES)
    ]
    return Zone(id="phases", layout="row", title=Text("phases"), children=steps)


@cached_drawing
def _kinds(box: Box) -> Zone:
    """Draw the colours of dice, while none are for sale yet."""
    dice: list[Zone | Piece] = [
        msgspec.structs.replace(_colour(box, colour), id=f"kinds.{COLOURS[colour]}") for colour in range(len(COLOURS))
    ]
    return Zone(id="kinds", layout="row", area="felt", until="strip", title=Text("catalogue-colours"), children=dice)


def _auction(s: State, viewer: int | None) -> Zone:
    phase = _phase(s)
    felt = Zone(
        id="felt",
        layout="row",
        title=Text("felt"),
        until="strip",
        children=[
            _die_piece(s, some_die, f"felt.{place}", _slip(s, viewer, some_die))
            for place, some_die in enumerate(s.felt)
        ],
    )
    groups = [
        Zone(
            id=f"group{place}",
            layout="row",
            title=Text("group", {"number": place + 1}),
            marks=["group"],
            children=[
                _die_piece(s, some_die, f"group{place}.{k}", _slip(s, viewer, some_die))
                for k, some_die in enumerate(dice)
            ],
        )
        for place, dice in enumerate(s.groups)
        if dice
    ]
    is_choosing = len(s.agenda) > 0 and s.agenda[-1][1] is PLACE_DICE
    has_ledger = viewer is not None and s.turn == viewer and phase == "turns" and not s.end and not is_choosing
    is_placing = has_ledger and len(s.middle[s.turn]) > 0
    is_busy = has_ledger or phase != "turns"
    bids = Zone(
        id="bids",
        layout="row",
        title=Text("bids-paid" if s.are_bids_open and phase == "turns" else "bids"),
        area="bids" if is_busy else "felt",
        until="strip" if phase == "turns" else "compact",
        children=[_cup(s, side, viewer) for side in range(len(s.bids)) if s.round > 0],
    )
    return Zone(
        id="auction",
        layout="panel",
        title=Text("auction", {"round": max(s.round, 1)}),
        backdrop="felt",
        children=[
            _phases(phase if s.round > 0 else ""),
            Zone(id="supply", layout="row", title=Text("supply"), until="strip", children=[_bag(*s.bag), _bank()]),
            *([_kinds(s.box)] if s.round == 0 else []),
            *([felt] if s.felt else []),
            *(
                [Zone(id="groups", layout="row", area="felt", until="strip", title=Text("groups"), children=[*groups])]
                if groups
                else []
            ),
            *([_slips(is_own=viewer is not None)] if phase != "turns" else []),
            *([_ledger("hours" if is_placing else "actions")] if has_ledger else []),
            bids,
        ],
    )


@cached_drawing
def _ledger(about: str) -> Zone:
    """Draw the page on which answers are compared: hours line by line, actions as cards."""
    return Zone(id="ledger", layout="ledger", area="felt", until="strip", title=Text(f"ledger-{about}"), family=about)


@cached_drawing
def _slips(*, is_own: bool) -> Zone:
    """Say what the slips below the dice say; whoever looks on sees none."""
    label = Text("slips" if is_own else "slips-watched")
    note = Piece(id="slips.note", kind="note", label=label, face=Face(titled=True))
    return Zone(id="slips", layout="row", area="felt", children=[note])


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
    """Draw what somebody bids behind a screen; one's own is seen from inside."""
    bid = s.bids[side]
    who: Facts = {"who": side}
    name: str | Text = Text("rival-room") if side == s.rival else ""
    face = Face(short=name)
    label = Text("cup-closed", who)
    mark: Mark = "face_down"
    if bid == NONE:
        label, mark = Text("cup-empty", who), "empty"
    elif BIDS.sees(s, viewer, side):
        label, mark = Text("cup-open", {"who": side, "coins": bid}), "open" if s.are_bids_open else "seen"
        face = Face(value=bid, short=name)
    away = (side - (0 if viewer is None else viewer)) % s.players
    family = "own" if side == viewer else "rival" if side == s.rival else f"make-{away}"
    face.tag = _rank(s, side)
    return Piece(id=f"bid{side}", kind="cup", label=label, face=face, side=side, family=family, marks=[mark])


def _rank(s: State, side: int) -> Text:
    """Say who picks when, or how one stands in ties while bids are still hidden."""
    strength = sorted(
        [
            (s.bids[one] if s.are_bids_open else 0, s.away(one) if one != s.rival else NONE, one)
            for one in range(len(s.bids))
        ]
    )
    return Text(
        "rank-picks" if s.are_bids_open else "rank-ties",
        {"rank": len(strength) - [one for *_, one in strength].index(side)},
    )


def _rival(s: State) -> Zone:
    """Draw the yellow rival: its dice, how it plays and, for somebody alone, the grades to reach."""
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
    has_chances = bool(s.felt) or (len(s.groups) > 0 and not s.are_bids_open)
    is_alone = s.players == 1
    return Zone(
        id="rival",
        layout="panel",
        title=Text("rival-room"),
        area="others",
        art="automaton",
        backdrop="wall-rival",
        children=[
            Zone(id="yellow", layout="row", until="strip", title=Text("yellow"), children=yellow),
            *([_chances()] if has_chances else []),
            *([_manners()] if is_alone or not has_chances else []),
            *([_grades(s.box, scoring.points(s, 0))] if is_alone else []),
        ],
    )


@cached_drawing
def _manners() -> Zone:
    """Draw a card that says how the rival bids, and what it takes."""
    card = Piece(id="manners.card", kind="note", label=Text("rival-plays"), face=Face(titled=True))
    return Zone(id="manners", layout="row", title=Text("manners"), children=[card])


@cached_drawing
def _chances() -> Zone:
    """Draw how likely one is to pick before the rival, which bids the lower of its dice less one and loses ties."""
    throws = HIGHEST * HIGHEST
    chances = [throws - (HIGHEST - 1 - coins) ** 2 for coins in range(HIGHEST)]
    return Zone(
        id="chances",
        layout="row",
        until="strip",
        title=Text("chances"),
        children=[
            Piece(
                id=f"chances.{coins}",
                kind="note",
                label=Text("chance", {"coins": coins, "percent": round(100 * chance / throws)}),
                face=Face(
                    lines=[[str(coins), "coin"]],
                    foot=[f"{round(100 * chance / throws)} %"],
                    gauge=Gauge(have=round(TENTHS * chance / throws), need=TENTHS),
                ),
            )
            for coins, chance in enumerate(chances)
        ],
    )


@cached_drawing
def _grades(box: Box, points: int) -> Zone:
    """Draw the grades somebody alone can reach."""
    reached = sum([points >= least for least in box.grades])
    return Zone(
        id="grades",
        layout="row",
        until="strip",
        title=Text("grades"),
        children=[
            Piece(
                id=f"grades.{name}",
                kind="note",
                label=Text(f"grade-{name}"),
                face=Face(titled=True, foot=[str(least), "points"]),
                marks=["now"] if place == reached else [],
            )
            for place, (name, least) in enumerate(zip(GRADES, [0, *box.grades], strict=True))
        ],
    )


def _tally(s: State, player: int, *, is_near: bool) -> Piece:
    """Count what a clock has; of the one in front also what that is worth: so many, times so many points."""
    box = s.box
    return _counted(
        player,
        (scoring.perfect_dice(s, player), box.points_perfect),
        (scoring.neighbours(s, player), box.points_neighbours),
        (scoring.colour_sets(s, player), box.points_set),
        HOURS - s.dice_on(player),
        is_near,
    )


@cached_drawing
def _counted(
    player: int,
    perfect: tuple[int, int],
    neighbours: tuple[int, int],
    sets: tuple[int, int],
    gaps: int,
    is_near: bool,
) -> Piece:
    found = {"perfect": perfect, "neighbours": neighbours, "set": sets}
    sums = [[name, str(count), f"× {worth} =", str(count * worth)] for name, (count, worth) in found.items()]
    return Piece(
        id=f"tally{player}",
        kind="note",
        until="strip",
        label=Text("tally", {"gaps": gaps, **{name: count * worth for name, (count, worth) in found.items()}}),
        face=Face(lines=sums if is_near else [["perfect", str(perfect[0])], ["gap", str(gaps)]]),
    )


def _board(s: State, player: int, viewer: int | None, make: int) -> Zone:
    """Draw a clock: one's own is a pocket watch, each of the others another make."""
    face = s.faces[player] if BOARDS.sees(s, viewer, player) else NONE
    clock = Zone(
        id=f"clock{player}",
        layout="ring",
        title=Text("clock", {"who": player}),
        art=f"dial-{make}-{'backward' if face > FORWARD else 'forward'}",
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
        art=f"maker-{make}",
        family=f"make-{make}",
        backdrop=f"wall-{make}",
        marks=_at_work(s, player),
        children=[clock, _purse(s, player, viewer), _tally(s, player, is_near=make == 0)],
    )


def _at_work(s: State, player: int) -> list[Mark]:
    """Mark whose turn it is, and whoever has laid a bid while others still think about theirs."""
    if _phase(s) == "bid" and s.bids[player] != NONE:
        return ["done"]
    return ["turn"] if player == s.turn and not s.lanes and not s.end else []


def _shown(some_die: int, slip: tuple[str, ...] = ()) -> Face:
    value = value_of(some_die)
    return Face(value=value, art=f"die-{COLOURS[colour_of(some_die)]}-{value}", foot=list(slip))


@cached_drawing
def _slot(box: Box, player: int, hour: int, some_die: int, face: int, *, is_own: bool) -> Piece:
    """Draw an hour; what it will bring is spelt out where the viewer can still place a die."""
    bonus = box.bonus[hour]
    has_ghost = hour > LAST_WITHOUT_GHOST
    marks: list[Mark] = ["printed"] if has_ghost else []
    children = []
    if some_die:
        marks.append("reached" if is_perfect(some_die, hour) else "missed")
        children.append(
            Piece(
                id=f"clock{player}.{hour}.die",
                kind="die",
                label=die_text(some_die),
                face=_shown(some_die),
                tone=COLOURS[colour_of(some_die)],
            )
        )
    about = "slot-perfect" if "reached" in marks else "slot-die" if some_die else "slot-empty"
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
            until="strip",
            label=Text("purse", {"who": player, "coins": coins}),
            face=Face(value=coins),
            facts=[_purse_fact(s, player)] if player == viewer and s.players > 1 and s.round > 0 else [],
        )
    label = Text("purse-shut", {"who": player})
    return Piece(id=f"purse{player}", kind="purse", until="strip", label=label, marks=["face_down"])


def _purse_fact(s: State, player: int) -> Text:
    return Text("purse-seen" if _is_open(s, player) else "purse-unseen")


@cached_drawing
def _aid(box: Box, players: int) -> Zone:
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
                face=Face(
                    title=paid.text(),
                    words=Text(f"paid-{paid.word()}.does"),
                    art=f"tool-{paid.word()}",
                    cost=[str(price), "coin"],
                ),
                facts=[Text(f"paid-{paid.word()}.about")],
            )
            for paid, price in zip(PAID, box.prices[players - 1], strict=True)
        ],
    )
