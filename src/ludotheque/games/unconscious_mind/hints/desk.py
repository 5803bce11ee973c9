"""What a desk is worth besides clients and insights: supplies, notebook, papers, city, goals."""

from typing import Final

from ludotheque.games.unconscious_mind.hints.values import BRIGHT, COFFEE, phrase_worth
from ludotheque.games.unconscious_mind.moves import gains
from ludotheque.games.unconscious_mind.names import (
    ANY,
    COLUMNS,
    DISTRICT_SLOTS,
    DISTRICTS,
    NONE,
    QUALITIES,
    ROWS,
    SPACES,
    column_of,
    icons_needed,
    line_of_column,
    row_of,
    slot_at,
)
from ludotheque.games.unconscious_mind.state.table import State

IDEA: Final[list[float]] = [0.0, 1.8, 3.6, 4.8, 5.8, 6.6, 7.2, 7.2, 7.2, 7.2]
"""Ideas in the supply, by how many there are."""
ON_TABLE: Final = 0.9
"""An idea that will be recalled."""
TRIGGERS: Final = 0.17
"""How often a row is triggered in a turn."""
COLUMN_TRIGGERS: Final = 0.05
ROW_END: Final = 1.5
COLOURED: Final = 2.5
"""A coloured insight for which there is no use yet."""
IN_ROW: Final = 0.5
"""A tile that has another beside it: a row may be completed."""
CARD: Final = 0.9
ICON: Final = 0.5
GOAL: Final = 3.5
LIKELY: Final = 0.65
UNLIKELY: Final = 0.25


def supplies_worth(s: State, side: int, turns: float) -> float:
    """Judge coffee, bright ideas and ideas; what the end counts of them is counted elsewhere."""
    desk = s.desks[side]
    hope = min(1.0, turns / 3.0)
    worth = (COFFEE - 0.2) * min(desk.coffee, 8) + (BRIGHT - 1.0) * min(desk.bright, 4)
    worth += IDEA[min(desk.ideas, len(IDEA) - 1)]
    for slot in range(len(s.holders)):
        if s.holders[slot] == side:
            worth += ON_TABLE * s.slot_ideas[slot] + 0.3
    return worth * hope


def notebook_worth(s: State, side: int, turns: float) -> float:
    """Judge tiles by how often they will be triggered, and rows and columns on their way."""
    desk = s.desks[side]
    worth = 0.0
    for place in range(SPACES):
        tile = desk.notebook[place]
        if tile != NONE:
            triggers = TRIGGERS + (0.0 if desk.above[column_of(place)] else COLUMN_TRIGGERS)
            worth += triggers * turns * max(0.6, phrase_worth(s.box.tiles[tile].main))
            if column_of(place):
                worth += IN_ROW * min(1.0, turns / 6.0)
            if row_of(place) and desk.notebook[place - COLUMNS] != NONE:
                worth += 0.5 * IN_ROW * min(1.0, turns / 6.0)
    for line in range(ROWS):  # as many as columns
        if not desk.ends[line]:
            worth += TRIGGERS * turns * ROW_END
        if not desk.ends[line_of_column(line)] and not desk.above[line]:
            worth += COLUMN_TRIGGERS * turns * ROW_END
        if not desk.above[line]:
            worth += 0.4 * min(1.0, turns / 5.0)
    return worth


def papers_worth(s: State, side: int, turns: float) -> float:
    """Judge research cards by themselves, and what coloured insights can be given for: a treatise, districts."""
    desk = s.desks[side]
    hope = min(1.0, turns / 4.0)
    worth = CARD * hope * min(5, desk.cards()) + ICON * hope * min(12, sum(desk.icons))
    uses = [
        treatise_worth(s, side, turns),
        *[district_worth(s, side, district, turns) for district in range(len(DISTRICTS))],
    ]
    uses.sort(reverse=True)
    coloured = sum(desk.coloured)
    for place in range(len(uses)):
        worth += uses[place] * (LIKELY if place < coloured else UNLIKELY / (1 + place))
    return worth + COLOURED * hope * min(coloured, 3)


def treatise_worth(s: State, side: int, turns: float) -> float:
    """Judge the treatise that is nearest."""
    desk = s.desks[side]
    own = [0.0, 0.0, 0.0]
    for card in desk.played:
        own[s.box.research[card].quality] += 1.0
    for card in desk.hand:
        own[s.box.research[card].quality] += 0.6
    for card in desk.seen_hand:
        own[s.box.research[card].quality] += 0.6
    best = 0.0
    for treatise in range(len(s.treatises)):
        if s.treatises[treatise]:
            printed = s.box.treatises[treatise]
            need = [0, 0, 0, 0]
            for quality in printed.volumes:
                need[quality] += 1
            found = 0.0
            spare = 0.0
            for quality in range(len(QUALITIES)):
                found += min(own[quality], need[quality])
                spare += max(0.0, own[quality] - need[quality])
            found += min(spare, need[ANY])
            total = len(printed.volumes)
            missing = total - found
            part = found / total
            worth = (printed.points + 2.0) * part * part * min(1.0, turns / (1.0 + 1.2 * missing))
            best = max(best, worth)
    return best


def district_worth(s: State, side: int, district: int, turns: float) -> float:
    """Judge a coloured insight for a district: the bonus of the slot, and more at the end if it is a new district."""
    if not s.tokens[district]:
        return 0.0
    icons = s.district_icons(side, district)
    slot = NONE
    for number in range(DISTRICT_SLOTS):
        other = slot_at(district, number)
        if s.district_slots[other] == NONE and (slot == NONE or icons >= icons_needed(other)):
            slot = other
    if slot == NONE:
        return 0.0
    worth = phrase_worth(s.box.district_bonuses[slot])
    if s.tokens[district] == s.full_stack:
        worth += 2.5
    if not s.has_insight_in(district, side):
        held = gains.districts(s, side)
        worth += s.box.district_points[held + 1] - s.box.district_points[held]
    missing = max(0, icons_needed(slot) - icons)
    return worth * (1.0, 0.55, 0.3, 0.15, 0.1, 0.1, 0.1)[missing] * min(1.0, turns / (2.0 + 1.5 * missing))


def goals_worth(s: State, side: int, turns: float) -> float:
    """Judge how near the goals are that still lie there."""
    worth = 0.0
    for goal in s.goals:
        if goal != NONE:
            printed = s.box.goals[goal]
            part = min(1.0, gains.count(s, side, printed.counts) / printed.needs)
            worth += GOAL * part * part * part
    return worth * min(1.0, turns / 4.0)
