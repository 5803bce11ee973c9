"""What a step is worth to a side that is still to be carried out."""

from typing import Final

from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.effects.city import AddUses, UseLocation
from ludotheque.games.unconscious_mind.effects.clients import FillRoom, SpendPills
from ludotheque.games.unconscious_mind.effects.insights import (
    BoughtElevation,
    BoughtTransfer,
    Downgrade,
    Elevate,
    Generate,
    Improve,
    Pay,
    Transfer,
)
from ludotheque.games.unconscious_mind.effects.notebook import (
    END_PART,
    Inkwell,
    LowerZone,
    Market,
    PlaceTile,
    ResolveLine,
    TriggerColumn,
    TriggerRow,
    TriggerTile,
    line_parts,
)
from ludotheque.games.unconscious_mind.effects.papers import Play, Write, is_publishable, rivals_of
from ludotheque.games.unconscious_mind.hints.rooms import UNKNOWN, Plan
from ludotheque.games.unconscious_mind.hints.values import BY_LEVEL, CARD, COFFEE, PAID_FOR, PLAYED, TILE, printed_worth
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    ANY,
    FIRST_COLUMN,
    FIRST_ROW,
    LEFT,
    LOCATIONS,
    NONE,
    ROWS,
    STOPS,
    TOP,
    column_of_line,
    is_row,
    level_of,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.box import Phrase
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.steps import DoAction, Interpret, MoveInkwell, PlacePieces

NEXT: Final = 0.9
"""What part counts of what is done several times, or only after something else."""
ALONGSIDE: Final = 0.8
"""What part counts of what comes beside the main thing."""
SEVERAL_PIECES: Final = 1.5
"""How often an action is done, when it is still open how many pieces are placed for it."""
TRIGGERED_TILE: Final = 1.5
BOUGHT_TILE: Final = 0.8
BOUGHT_TILE_A_TURN: Final = 0.3
BANNER: Final = 1.0
MAIN: Final = 1.5
FREED_IDEA: Final = 2.5
FREED_IDEA_A_TURN: Final = 0.3
UPPER_ZONE: Final = 0.6
TRACK: Final = 1.6
ID_TRACK: Final = 1.0
"""An action of the reputation track, besides what it says; against the Id, with what it says."""
MOST_PLAYED: Final = 2
FREUD_REACH: Final = (1, 2, 3)


def words_worth(s: State, side: int, phrase: Phrase, plan: Plan) -> float:
    """Judge words for a side, as its wheel and its dreams are."""
    worth = 0.0
    for step in phrase.own:
        worth += step_worth(s, side, step, plan)
    return worth


def step_worth(s: State, side: int, step: Step, plan: Plan) -> float:
    """Judge a step that is still to be carried out."""
    if isinstance(step, Generate):
        return (
            PAID_FOR * BY_LEVEL[step.level]
            if step.quality == ANY
            else plan.generated(zone_of(step.level, step.quality))
        )
    if isinstance(step, Elevate):
        return plan.elevated() * step.times
    if isinstance(step, Transfer):
        return plan.transferred() * step.times
    if isinstance(step, BoughtElevation):
        return plan.elevated()
    if isinstance(step, Interpret):
        return plan.worths[step.room]
    if isinstance(step, BoughtTransfer):
        return plan.transferred()
    if isinstance(step, Improve):
        transferred = plan.transferred() * ALONGSIDE if step.transfers else 0.0
        return NEXT * plan.elevated() * step.elevations + transferred
    if isinstance(step, Pay):
        if s.payment(side, (step.zone,), False) is None:
            return 0.0
        return max(0.0, words_worth(s, side, step.phrase, plan) - PAID_FOR * BY_LEVEL[level_of(step.zone)])
    if isinstance(step, Downgrade):
        return max(0.0, words_worth(s, side, step.phrase, plan) - COFFEE) if s.desks[side].coffee else 0.0
    if isinstance(step, PlacePieces):
        ink = ink_worth(s, side, s.box.slots[step.slot].row, plan)
        return SEVERAL_PIECES * action_worth(s, side, step.action, plan) + ALONGSIDE * ink
    if isinstance(step, DoAction):
        return action_worth(s, side, step.action, plan) * step.times * NEXT
    if isinstance(step, MoveInkwell):
        return NEXT * ink_worth(s, side, step.steps, plan)
    if isinstance(step, Inkwell):
        return ink_worth(s, side, step.most, plan)
    if isinstance(step, ResolveLine):
        return parts_worth(s, side, step.line, step.parts, plan)
    if isinstance(step, TriggerColumn):
        return best_line(s, side, FIRST_COLUMN, plan)
    if isinstance(step, TriggerRow):
        return best_line(s, side, FIRST_ROW, plan)
    if isinstance(step, TriggerTile):
        return TRIGGERED_TILE
    if isinstance(step, UseLocation):
        return use_worth(s, side, step.location, plan) * step.uses * NEXT
    if isinstance(step, AddUses):
        return use_worth(s, side, step.location, plan) * s.uses(side, step.location) * NEXT
    if isinstance(step, Market):
        return market_worth(s, side, step, plan)
    if isinstance(step, PlaceTile):
        return TILE
    if isinstance(step, LowerZone):
        return track_worth(s, side, plan)
    if isinstance(step, Play):
        return PLAYED * min(step.times, s.desks[side].cards())
    if isinstance(step, Write):
        return write_worth(s, side)
    if isinstance(step, (FillRoom, SpendPills)):
        return 0.0
    return printed_worth(step)


def market_worth(s: State, side: int, step: Market, plan: Plan) -> float:
    """Judge a purchase: the tile, its banner and perhaps its main effect, less the coffee."""
    price = step.price_for(s, side)
    if s.desks[side].coffee < price:
        return 0.0
    for row in range(ROWS):
        if s.is_room_for_tile(side, row):
            worth = BOUGHT_TILE + BOUGHT_TILE_A_TURN * plan.turns - COFFEE * price
            return worth + (BANNER if step.has_banner else 0.0) + (MAIN if step.has_main else 0.0)
    return 0.0


def write_worth(s: State, side: int) -> float:
    """Judge playing two cards or publishing."""
    desk = s.desks[side]
    best = PLAYED * min(MOST_PLAYED, desk.cards())
    if desk.has_coloured() and len(desk.played) > 1:
        rivals = rivals_of(s, side)
        for treatise in range(len(s.treatises)):
            points = s.box.treatises[treatise].points
            if s.treatises[treatise] and points > best and is_publishable(s, side, treatise, rivals):
                best = float(points)
    return best


def action_worth(s: State, side: int, action: int, plan: Plan) -> float:
    """Judge one use of an action of the meeting table."""
    if plan.by_action[action] == UNKNOWN:
        plan.by_action[action] = _action_worth(s, side, action, plan)
    return plan.by_action[action]


def _action_worth(s: State, side: int, action: int, plan: Plan) -> float:
    word = ACTION_WORDS[action]
    if word == "M":
        here = s.desks[side].professor
        return max(
            ALONGSIDE * use_worth(s, side, s.freud, plan) * (1 + s.uses(side, s.freud)) if s.freud != here else 0.0,
            ALONGSIDE
            * use_worth(s, side, (here + 1) % len(LOCATIONS), plan)
            * s.uses(side, (here + 1) % len(LOCATIONS)),
        )
    if word == "F":
        best = 0.0
        for away in FREUD_REACH:
            place = (s.freud + away) % len(LOCATIONS)
            best = max(best, use_worth(s, side, place, plan) * (1 + s.uses(side, place)))
        return ALONGSIDE * best
    if word == "P":
        return write_worth(s, side)
    if word == "R":
        return CARD
    return words_worth(s, side, s.box.actions[action], plan)


def use_worth(s: State, side: int, location: int, plan: Plan) -> float:
    """Judge the best of a location's uses."""
    if plan.by_location[location] == UNKNOWN:
        best = 0.0
        for use in s.box.uses_of(location):
            best = max(best, words_worth(s, side, use, plan))
        plan.by_location[location] = best
    return plan.by_location[location]


def ink_worth(s: State, side: int, steps: int, plan: Plan) -> float:
    """Judge a move of the inkwell by the stop it ends on, and the idea it may free."""
    if plan.by_steps[steps] == UNKNOWN:
        plan.by_steps[steps] = _ink_worth(s, side, steps, plan)
    return plan.by_steps[steps]


def _ink_worth(s: State, side: int, steps: int, plan: Plan) -> float:
    desk = s.desks[side]
    worth = 0.0
    if desk.ink + steps > LEFT and (desk.above[0] or desk.above[1] or desk.above[2]):
        worth += min(FREED_IDEA, FREED_IDEA_A_TURN * plan.turns)
    stop = (desk.ink + steps) % len(STOPS)
    if stop == TOP:
        return worth + best_line(s, side, FIRST_COLUMN, plan)
    if stop == LEFT:
        return worth + UPPER_ZONE + track_worth(s, side, plan)
    row = stop - 1
    return worth + words_worth(s, side, s.box.rows[row], plan) + line_worth(s, side, row, plan)


def track_worth(s: State, side: int, plan: Plan) -> float:
    """Judge the best action of the reputation track; against the Id nobody should hasten the end."""
    if s.variant.has_id:
        return ID_TRACK
    best = 0.0
    for section in range(s.section(s.freud_reputation) + 1):
        best = max(best, words_worth(s, side, s.box.lower[section], plan))
    return TRACK + NEXT * best


def best_line(s: State, side: int, first: int, plan: Plan) -> float:
    """Judge the best row or open column, by which comes first."""
    best = 0.0
    for line in range(first, first + ROWS):
        if is_row(line) or not s.desks[side].above[column_of_line(line)]:
            best = max(best, line_worth(s, side, line, plan))
    return best


def line_worth(s: State, side: int, line: int, plan: Plan) -> float:
    """Judge a row or column."""
    return parts_worth(s, side, line, line_parts(s, side, line), plan)


def parts_worth(s: State, side: int, line: int, parts: tuple[int, ...], plan: Plan) -> float:
    """Judge what is left to resolve on a line."""
    worth = 0.0
    for part in parts:
        tile = NONE if part == END_PART else s.desks[side].notebook[part]
        phrase = s.box.end_of(line) if tile == NONE else s.box.tiles[tile].main
        worth += words_worth(s, side, phrase, plan)
    return worth
