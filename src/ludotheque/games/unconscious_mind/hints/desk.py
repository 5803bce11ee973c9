"""What a desk is worth besides clients and insights: supplies, notebook, papers, city, goals."""

from typing import Final

from ludotheque.games.unconscious_mind.hints.values import BRIGHT, COFFEE, in_time, phrase_worth
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


HELD_COFFEE: Final = COFFEE - 0.2
HELD_BRIGHT: Final = BRIGHT - 1.0
"""What is left of their worth when what the end counts of them is taken off."""
MOST_HELD_COFFEE: Final = 8
MOST_HELD_BRIGHT: Final = 4
"""Of more than that, the rest is of no use."""
SLOT_COFFEE: Final = 0.3
"""The coffee that a slot brings when it is recalled, by and by."""
LEAST_MAIN: Final = 0.6
IN_COLUMN: Final = 0.5
"""How much a neighbour above is worth, of one beside."""
OPEN_COLUMN: Final = 0.4
TURNS_TO_SPEND: Final = 3.0
TURNS_TO_COMPLETE: Final = 6.0
TURNS_TO_TRIGGER: Final = 5.0
TURNS_TO_PLAY: Final = 4.0
MOST_CARDS_HELD: Final = 5
MOST_ICONS: Final = 12
MOST_COLOURED: Final = 3
IN_HAND: Final = 0.6
"""What part of a volume a card in hand is, of one in play."""
PUBLISHED: Final = 2.0
"""What a treatise brings besides its points."""
TURNS_A_VOLUME: Final = 1.2
TOKEN: Final = 2.5
"""The reputation on the first token of a stack."""
ICONS_MISSING: Final = (1.0, 0.55, 0.3, 0.15, 0.1, 0.1, 0.1)
"""What part of a district's bonus counts, by how many icons are missing."""
TURNS_TO_RECALL: Final = 2.0
TURNS_AN_ICON: Final = 1.5


def supplies_worth(s: State, side: int, turns: float) -> float:
    """Judge coffee, bright ideas and ideas; what the end counts of them is counted elsewhere."""
    desk = s.desks[side]
    worth = HELD_COFFEE * min(desk.coffee, MOST_HELD_COFFEE) + HELD_BRIGHT * min(desk.bright, MOST_HELD_BRIGHT)
    worth += IDEA[min(desk.ideas, len(IDEA) - 1)]
    for slot in range(len(s.holders)):
        if s.holders[slot] == side:
            worth += ON_TABLE * s.slot_ideas[slot] + SLOT_COFFEE
    return worth * in_time(turns, TURNS_TO_SPEND)


def notebook_worth(s: State, side: int, turns: float) -> float:
    """Judge tiles by how often they will be triggered, and rows and columns on their way."""
    desk = s.desks[side]
    worth = 0.0
    for place in range(SPACES):
        tile = desk.notebook[place]
        if tile != NONE:
            triggers = TRIGGERS + (0.0 if desk.above[column_of(place)] else COLUMN_TRIGGERS)
            worth += triggers * turns * max(LEAST_MAIN, phrase_worth(s.box.tiles[tile].main))
            if column_of(place):
                worth += IN_ROW * in_time(turns, TURNS_TO_COMPLETE)
            if row_of(place) and desk.notebook[place - COLUMNS] != NONE:
                worth += IN_COLUMN * IN_ROW * in_time(turns, TURNS_TO_COMPLETE)
    for line in range(ROWS):  # as many as columns
        if not desk.ends[line]:
            worth += TRIGGERS * turns * ROW_END
        if not desk.ends[line_of_column(line)] and not desk.above[line]:
            worth += COLUMN_TRIGGERS * turns * ROW_END
        if not desk.above[line]:
            worth += OPEN_COLUMN * in_time(turns, TURNS_TO_TRIGGER)
    return worth


def papers_worth(s: State, side: int, turns: float) -> float:
    """Judge research cards by themselves, and what coloured insights can be given for: a treatise, districts."""
    desk = s.desks[side]
    hope = in_time(turns, TURNS_TO_PLAY)
    worth = CARD * hope * min(MOST_CARDS_HELD, desk.cards()) + ICON * hope * min(MOST_ICONS, sum(desk.icons))
    uses = [
        treatise_worth(s, side, turns),
        *[district_worth(s, side, district, turns) for district in range(len(DISTRICTS))],
    ]
    uses.sort(reverse=True)
    coloured = sum(desk.coloured)
    for place in range(len(uses)):
        worth += uses[place] * (LIKELY if place < coloured else UNLIKELY / (1 + place))
    return worth + COLOURED * hope * min(coloured, MOST_COLOURED)


def treatise_worth(s: State, side: int, turns: float) -> float:
    """Judge the treatise that is nearest."""
    desk = s.desks[side]
    own = [0.0, 0.0, 0.0]
    for card in desk.played:
        own[s.box.research[card].quality] += 1.0
    for card in desk.hand:
        own[s.box.research[card].quality] += IN_HAND
    for card in desk.seen_hand:
        own[s.box.research[card].quality] += IN_HAND
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
            worth = (printed.points + PUBLISHED) * part * part * in_time(turns, 1.0 + TURNS_A_VOLUME * missing)
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
        worth += TOKEN
    if not s.has_insight_in(district, side):
        held = gains.districts(s, side)
        worth += s.box.district_points[held + 1] - s.box.district_points[held]
    missing = max(0, icons_needed(slot) - icons)
    return worth * ICONS_MISSING[missing] * in_time(turns, TURNS_TO_RECALL + TURNS_AN_ICON * missing)


def goals_worth(s: State, side: int, turns: float) -> float:
    """Judge how near the goals are that still lie there."""
    worth = 0.0
    for goal in s.goals:
        if goal != NONE:
            printed = s.box.goals[goal]
            part = min(1.0, gains.count(s, side, printed.counts) / printed.needs)
            worth += GOAL * part * part * part
    return worth * in_time(turns, TURNS_TO_PLAY)
