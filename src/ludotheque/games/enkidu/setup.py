"""Set-up: places, hands, missions, objectives, the bag."""

from collections.abc import Mapping

from ludotheque.engine.chance import Chance
from ludotheque.games.enkidu.moves import objectives, tablets
from ludotheque.games.enkidu.names import (
    ALL_JOKERS,
    BLOCKS,
    FEWEST_PLAYERS,
    JOKER,
    KINDS,
    NONE,
    OWNER_CHOICE,
    SUBJECT_ONLY,
    holding_of,
)
from ludotheque.games.enkidu.state import Box, State, Variant
from ludotheque.games.enkidu.turn import rounds

JOKER_MODES = {"owner": OWNER_CHOICE, "all": ALL_JOKERS, "subject": SUBJECT_ONLY}


def variant_of(options: Mapping[str, str]) -> Variant:
    """Read the rules this table has chosen."""
    return Variant(
        is_short=options["length"] == "short",
        do_seats_move=options["teleportation-moves"] == "seats",
        jokers=JOKER_MODES[options["jokers"]],
        does_third_pick_all=options["odd-tablet"] == "remainder",
        is_seizing_optional=options["seizing"] == "optional",
        swap_most=int(options["swap-most"]),
        must_both_give=options["swap-sides"] == "both",
        must_be_equal=options["swap-counts"] == "equal",
        are_blocks_public=options["piles"] == "shown",
        are_contributors_shown=options["contributors"] == "shown",
    )


def set_up(box: Box, players: int, options: Mapping[str, str], chance: Chance) -> State:
    """Deal what is dealt, and put the tablets into the bag, ten of them aside."""
    variant = variant_of(options)
    length = variant.length()
    kinds = [box.copies[length]] * JOKER + [box.jokers]
    everybody = (1 << players) - 1
    s = State(
        seat_of=list(range(players)),
        box=box,
        variant=variant,
        players=players,
        around=_seating(box, players, options["seating"], chance),
        machine=chance.pick("machine", players),
        bag=kinds,
        removed=[0] * KINDS,
        seen=[0] * KINDS,
        pool=[0] * KINDS,
        carry=[0] * KINDS,
        tablets=[[0] * KINDS for _ in range(players)],
        frozen=[[0] * KINDS for _ in range(players)],
        hands=[(1 << box.cards[length] + 1) - 2] * players,
        played=[NONE] * players,
        shares=[0] * players,
        missions=_missions(box, players, chance),
        mission_known=[1 << seat for seat in range(players)],
        objectives=[NONE] * holding_of(players, 0),
        objective_known=[0] * holding_of(players, 0),
        blocks_shown=[0] * players,
        ruled_out=[0] * holding_of(players * players, 0),
        deck=[0] * (players * len(box.events)),
        left_out=[0] * (players * len(box.events)),
        chooser=list(range(players)),
        veto_tokens=everybody,
        talk_tokens=everybody,
        answers=[NONE] * players,
        votes=[NONE] * players,
        proposals=[NONE] * players,
    )
    s.turn = s.machine
    _deal_objectives(s, chance)
    tablets.remove_unseen(s, box.removed, chance)
    s.then_all(s.machine, rounds.SET_UP)
    return s


def _seating(box: Box, players: int, how: str, chance: Chance) -> list[int]:
    around = box.seating[players - FEWEST_PLAYERS].copy()
    if how == "random":
        # Only who sits beside whom matters: the first place stays where it is.
        for place in range(1, players - 1):
            other = place + chance.pick("seating", players - place)
            around[place], around[other] = around[other], around[place]
    return around


def _missions(box: Box, players: int, chance: Chance) -> list[int]:
    """Deal everybody a mission."""
    left = [1] * len(box.missions)
    found: list[int] = []
    for _ in range(players):
        mission = chance.draw("mission", left)
        left[mission] = 0
        found.append(mission)
    return found


def _deal_objectives(s: State, chance: Chance) -> None:
    """Give everybody a card from three of the four piles, none about themselves."""
    for side in range(s.players):
        without = chance.pick("pile left out", BLOCKS)
        for block in range(BLOCKS):
            if block != without:
                objectives.draw_objective(s, side, block, chance)
    if not s.variant.are_blocks_public:
        objectives.hide_piles(s)
    for side in range(s.players):
        objectives.learn_objectives(s, s.seat_of[side], side)
