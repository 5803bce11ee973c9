"""Set-up: boards, rows, goals and desks; against the Id, its tiles, its clients and its level."""

from collections.abc import Mapping

from ludotheque.engine.chance import Chance
from ludotheque.engine.state import NOBODY
from ludotheque.games.unconscious_mind.moves import notebook, office, papers
from ludotheque.games.unconscious_mind.names import (
    BONUSES,
    DISTRICT_SLOTS,
    DISTRICTS,
    KINDS,
    LOCATIONS,
    MARKET,
    MARKET_ROWS,
    NONE,
    ROWS,
    space_at,
)
from ludotheque.games.unconscious_mind.state.box import Box
from ludotheque.games.unconscious_mind.state.desk import new_desk
from ludotheque.games.unconscious_mind.state.table import State, Variant
from ludotheque.games.unconscious_mind.turn.opening import opening

LEFT_COLUMN = tuple(space_at(row, 0) for row in range(ROWS))
ROW_ORDERS = {
    "as-listed": (0, 1, 2),
    "1-3-2": (0, 2, 1),
    "2-1-3": (1, 0, 2),
    "2-3-1": (1, 2, 0),
    "3-1-2": (2, 0, 1),
    "3-2-1": (2, 1, 0),
}
"""Which colour lies in which row of the Id's notebook, from the top."""
SOLO = {"level": "medium", "coffee": "ordinary", "tile_order": "by_colour", "id_rows": "as-listed"}
"""The solo options a table for several does not have."""


def set_up(box: Box, players: int, options: Mapping[str, str], chance: Chance) -> State:
    """Lay out the table for two to four players, or for one and the Id."""
    has_id = players == 1
    sides = players + has_id
    chosen = {**SOLO, **options}
    variant = Variant(
        has_id=has_id,
        is_high=chosen["level"] == "hard",
        rate=box.id_rates[chosen["coffee"] == "strong"],
        does_therapy_score_on_leaving=chosen["therapy"] == "leave",
        does_full_notebook_count=chosen["full_notebook"] == "yes",
    )
    first = chance.pick("first player", players) if players > 1 else 0
    constants = box.constants
    s = State(
        seat_of=[*range(players), *[NOBODY] * has_id],
        box=box,
        variant=variant,
        sides=sides,
        first=first,
        desks=[new_desk(box.coffee, 0, constants["ideas"], constants["white_insights"]) for _ in range(sides)],
        standing=[(first + away) % sides for away in range(sides)],
        freud=chance.pick("Freud", len(LOCATIONS)),
        holders=[NONE] * len(box.slots),
        pointed=[NONE] * len(box.slots),
        slot_ideas=[0] * len(box.slots),
        slot_bright=[0] * len(box.slots),
        market=[NONE] * (len(MARKET) * len(MARKET_ROWS)),
        tile_bag=box.market_tiles.copy(),
        starting_bag=box.starting_tiles.copy(),
        face_up=[NONE, NONE],
        research_bag=[1] * len(box.research),
        manifest_row=[NONE] * constants["manifest_row"],
        manifest_bag=[1] * len(box.manifest),
        manifest_out=[0] * len(box.manifest),
        latent_bag=[1] * len(box.latent),
        latent_out=[0] * len(box.latent),
        client_rows=[[NONE] * constants["client_row"] for _ in KINDS],
        client_bag=[1] * len(box.clients),
        grief_bag=[1] * len(box.grief),
        grief_out=[0] * len(box.grief),
        treatises=[1] * len(box.treatises),
        goals=_goals(box, has_id, chance),
        tokens=[constants[f"tokens_{sides}"]] * len(DISTRICTS),
        full_stack=constants[f"tokens_{sides}"],
        location_slots=[0] * (len(BONUSES) * len(LOCATIONS)),
        district_slots=[NONE] * (DISTRICT_SLOTS * len(DISTRICTS)),
        card_bag=[1] * len(box.table_cards),
    )
    s.turn = first
    _deal_coffee(s)  # alone as well: the booklet sets the table for two
    notebook.refill_market(s, chance)
    papers.open_research(s, chance)
    office.fill_rows(s, chance)
    if has_id:
        _lay_out_id(s, chosen, chance)
    s.then(first, *opening(sides))
    return s


def _deal_coffee(s: State) -> None:
    """Each later place begins with more; all begin with less where the last place's would go beyond the track."""
    more = s.box.constants["coffee_per_later_place"]
    least = min(s.box.coffee, s.box.most_coffee - more * (s.sides - 1))
    for away in range(s.sides):
        s.desks[(s.first + away) % s.sides].coffee = least + more * away


def _goals(box: Box, has_id: bool, chance: Chance) -> list[int]:
    """Lay seven goals in a row; against the Id, the one that asks for five cures lies in the centre."""
    bag = [1] * len(box.goals)
    row = [NONE] * box.constants["goals"]
    if has_id:
        centre = next(goal for goal, printed in enumerate(box.goals) if printed.is_centre)
        row[len(row) // 2] = centre
        bag[centre] = 0
    for place, goal in enumerate(row):
        if goal == NONE:
            row[place] = chance.draw("goal", bag)
            bag[row[place]] -= 1
    return row


def _lay_out_id(s: State, options: Mapping[str, str], chance: Chance) -> None:
    """The Id's board, its nine tiles, its client tiles, and what its level changes."""
    box = s.box
    side = s.sides - 1
    desk = new_desk(box.id_coffee, box.id_bright, box.constants["ideas"], 0)
    s.desks[side] = desk
    s.arrow = chance.pick("arrow", 2)
    desk.above = [1, 2, 2]
    desk.professor = s.freud
    rows = box.id_tiles[options["tile_order"]]
    chosen = options["id_rows"]
    if chosen == "random":
        chosen = list(ROW_ORDERS)[chance.pick("rows of the Id", len(ROW_ORDERS))]
    desk.face_down = [tile for row in ROW_ORDERS[chosen] for tile in rows[row]]
    desk.routine_tiles = _shuffled(len(box.routine_tiles), chance)
    desk.case_tiles = desk.routine_tiles.copy()
    for place in LEFT_COLUMN[:1] if options["level"] == "easy" else LEFT_COLUMN:
        notebook.turn_active(s, side, place)


def _shuffled(tiles: int, chance: Chance) -> list[int]:
    bag = [1] * tiles
    found = []
    for _ in range(tiles):
        tile = chance.draw("client tile", bag)
        bag[tile] -= 1
        found.append(tile)
    return found
