"""What an answer is worth, judged without carrying it out: by a table from the step that asks to what judges it."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.engine.action import Action
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    DREAM_PILE,
    LINE_END,
    PIECES,
    RECALL,
    SKIP,
    kind_of,
    place_of,
    pointed_at,
    slot_of,
)
from ludotheque.games.unconscious_mind.effects import city, clients, insights, notebook, papers
from ludotheque.games.unconscious_mind.hints import wheel
from ludotheque.games.unconscious_mind.hints.desk import TRIGGERS
from ludotheque.games.unconscious_mind.hints.rooms import FAME, Plan, lower_worth, progress_worth, shortfall
from ludotheque.games.unconscious_mind.hints.steps import (
    action_worth,
    ink_worth,
    line_worth,
    use_worth,
    words_worth,
)
from ludotheque.games.unconscious_mind.hints.values import ANYTHING, BRIGHT, COFFEE, PILL, REPUTATION, phrase_worth
from ludotheque.games.unconscious_mind.names import (
    COLUMNS,
    NONE,
    ROWS,
    district_of,
    district_of_slot,
    line_of_column,
    location_of,
    space_at,
    use_at,
)
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.opening import FirstClient, FirstPlace, FirstTile
from ludotheque.games.unconscious_mind.turn.steps import ChooseTurn, MoveInkwell, PlacePieces, TreatOther

# ruff: noqa: ARG001 - all answers are judged alike

ENOUGH: Final = 0.05
"""To say that this is all, where one may: better than what brings nothing."""
IDEA_PLACED: Final = 0.6
"""An idea that does not come back before one recalls it."""
MOST_PIECES: Final = 2
EACH_PIECE: Final = 0.9
"""What part of an action counts for each piece that may be placed for it."""
RECALLED: Final = 2.5
STILL_THERE: Final = 2.0
"""What recalling loses for each idea and bright idea that could still be stated."""
COMES_BACK: Final = 1.2
"""An idea that comes back."""
THEN_THE_OTHER: Final = 0.5
"""What part of the other client's dream counts that can be treated in the same turn."""
SPACE_FILLED: Final = 0.5
FURTHER_ALONG: Final = 0.8
"""By column, a space that is nearer to the end of its row."""
COMPLETED: Final = 2.0
BESIDE: Final = 0.4
NEW_DISTRICT: Final = 4.0
NO_CARD: Final = 9.0
EXCHANGED: Final = 0.2
PLAYED_NOW: Final = 0.5
CARD_ICON: Final = 0.9
PILL_SPENT: Final = 0.7
"""What part of a pill box is lost when it is spent."""
HEART: Final = 1.2
MISSING: Final = 0.9
"""For each step of an insight that a dream still asks for."""


def answer_worth(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge an answer to a step."""
    if action.verb == "convert":
        return wheel.conversion_worth(action.target, plan)
    if isinstance(step, ChooseTurn):  # most questions by far, and quicker than by the table
        return turn_worth(s, side, action, plan)
    if action.declines:
        return 0.0 if action is SKIP else ENOUGH
    judge = WORTH.get(type(step))
    return ANYTHING if judge is None else judge(s, side, step, action, plan)


def turn_worth(s: State, side: int, action: Action, plan: Plan) -> float:
    """Judge a whole turn by how it begins."""
    desk = s.desks[side]
    if action is RECALL:
        worth = RECALLED - STILL_THERE * (desk.ideas + desk.bright)
        for slot in range(len(s.holders)):
            if s.holders[slot] == side:
                worth += COFFEE + COMES_BACK * s.slot_ideas[slot]
        return worth
    if action.verb == "treat":
        other = plan.worths[1 - action.target]
        dream = plan.dreams[1 - action.target]
        is_other = dream is not None and other > 0.0 and s.payment(side, dream.cost, False) is not None
        return plan.worths[action.target] + (THEN_THE_OTHER * other if is_other else 0.0)
    pieces = min(MOST_PIECES, desk.ideas + desk.bright)
    worth = action_worth(s, side, pointed_at(action), plan) * (EACH_PIECE * pieces)
    return worth + ink_worth(s, side, s.box.slots[slot_of(action)].row, plan) - IDEA_PLACED * pieces


def _pieces(s: State, side: int, step: PlacePieces, action: Action, plan: Plan) -> float:
    ideas, bright = PIECES[action.target]
    return action_worth(s, side, step.action, plan) * (ideas + bright) - IDEA_PLACED * ideas - BRIGHT * bright


def _changed_steps(s: State, side: int, step: MoveInkwell, action: Action, plan: Plan) -> float:
    return ink_worth(s, side, action.target, plan) - abs(action.target - step.steps) * BRIGHT


def _steps(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return ink_worth(s, side, action.target, plan)


# Market and notebook.


def _tile_gained(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return SPACE_FILLED + TRIGGERS * plan.turns * phrase_worth(s.box.tiles[s.market[action.target]].main)


def _tile_bought(s: State, side: int, step: notebook.Market, action: Action, plan: Plan) -> float:
    tile = s.box.tiles[s.market[action.target]]
    worth = _tile_gained(s, side, step, action, plan) - COFFEE * step.price
    if step.has_banner:
        worth += phrase_worth(tile.banner)
    if step.has_main:
        worth += phrase_worth(tile.main)
    return worth


def _tile_laid(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge laying a tile in a row: beside others, and where a row or column gets complete."""
    desk = s.desks[side]
    for column in range(COLUMNS):
        if desk.notebook[space_at(action.target, column)] == NONE:
            worth = FURTHER_ALONG * column + (COMPLETED if column == COLUMNS - 1 else 0.0)
            others = 0
            for other in range(ROWS):
                if desk.notebook[space_at(other, column)] != NONE:
                    others += 1
            return worth + (COMPLETED if others == ROWS - 1 else BESIDE * others)
    return 0.0


def _row(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return line_worth(s, side, action.target, plan)


def _column(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return line_worth(s, side, line_of_column(action.target), plan)


def _tile(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    if action is LINE_END:
        return ANYTHING
    return words_worth(s, side, s.box.tiles[s.desks[side].notebook[action.target - 1]].main, plan)


# The city.


def _professor(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    figures = 0 if s.desks[side].professor == action.target else 1
    return _joined(s, side, action.target, figures, plan)


def _freud(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return _joined(s, side, action.target, 1, plan)


def _joined(s: State, side: int, place: int, figures: int, plan: Plan) -> float:
    return use_worth(s, side, place, plan) * min(s.box.most_uses, s.uses(side, place) + figures)


def _boost(s: State, side: int, step: city.AddUses, action: Action, plan: Plan) -> float:
    more = min(s.box.most_uses - s.uses(side, step.location), s.box.uses_per_bright * action.target)
    return more * use_worth(s, side, step.location, plan) - BRIGHT * action.target


def _use(s: State, side: int, step: city.UseLocation, action: Action, plan: Plan) -> float:
    return words_worth(s, side, s.box.uses[use_at(step.location, action.target)], plan)


def _bonus(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    if action.verb == "location-bonus":
        token = REPUTATION if s.tokens[district_of(location_of(action.target))] == s.full_stack else 0.0
        return token + words_worth(s, side, s.box.location_bonuses[action.target], plan)
    token = REPUTATION if s.tokens[district_of_slot(action.target)] == s.full_stack else 0.0
    return NEW_DISTRICT + token + phrase_worth(s.box.district_bonuses[action.target])


def _lower(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return words_worth(s, side, s.box.lower[action.target - 1], plan)


# Research and treatises.


def printed_card(s: State, card: int) -> float:
    """Judge a research card."""
    printed = s.box.research[card]
    return CARD_ICON * len(printed.icons) + phrase_worth(printed.effect)


def _taken_open(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge an open card by what it is better by than the worst card of one's own."""
    worst = NO_CARD
    desk = s.desks[side]
    for card in desk.hand + desk.seen_hand:
        worst = min(worst, printed_card(s, card))
    return printed_card(s, s.face_up[action.target]) - worst - EXCHANGED


def _card_lost(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return ANYTHING if action.verb == "cite" else -printed_card(s, action.target)


def _written(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    if action.verb == "publish":
        return float(s.box.treatises[action.target].points)
    return PLAYED_NOW + printed_card(s, action.target)


# Clients and dreams.


def _pill(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    room = action.target
    marker = s.desks[side].markers[room]
    before = progress_worth(s, side, room, marker, plan.turns)
    return progress_worth(s, side, room, marker - 1, plan.turns) - before - PILL_SPENT * PILL


def _treated(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    return plan.worths[action.target]


def _client(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    client = s.client_rows[kind_of(action)][place_of(action)]
    printed = s.box.clients[client]
    return printed.points + FAME + lower_worth(s, side, client, plan.turns) - HEART * printed.hearts


def _dream(s: State, side: int, step: clients.ChooseDream, action: Action, plan: Plan) -> float:
    if action is DREAM_PILE:
        return ANYTHING
    desk = s.desks[side]
    dream = s.box.manifest[s.manifest_row[action.target - 1]]
    marker = desk.markers[step.room]
    worth = progress_worth(s, side, step.room, max(0, marker - dream.therapy), plan.turns)
    worth += phrase_worth(dream.effect) - progress_worth(s, side, step.room, marker, plan.turns)
    layer = desk.grief[step.room]
    if layer != NONE and dream.symbol > 0 and dream.symbol == s.box.grief[layer].symbol:
        worth += PILL
    return worth - MISSING * shortfall(plan.insights.copy(), dream)


WORTH: Final[dict[type[Step], Callable[[State, int, Any, Action, Plan], float]]] = {
    insights.Generate: wheel.generation,
    insights.Elevate: wheel.improvement,
    insights.Transfer: wheel.improvement,
    insights.Improve: wheel.improvement,
    insights.BoughtElevation: wheel.improvement,
    insights.BoughtTransfer: wheel.improvement,
    insights.Downgrade: wheel.downgrading,
    insights.Pay: wheel.paying,
    insights.PayInsights: wheel.lowest,
    insights.PayAny: wheel.least_missed,
    insights.LeaveOut: wheel.left_out,
    city.GiveToDistrict: wheel.given_up,
    papers.GiveInsight: wheel.given_up,
    PlacePieces: _pieces,
    MoveInkwell: _changed_steps,
    notebook.Inkwell: _steps,
    notebook.Market: _tile_bought,
    notebook.GainTile: _tile_gained,
    notebook.PlaceTile: _tile_laid,
    FirstTile: _tile_laid,
    notebook.TriggerRow: _row,
    notebook.TriggerColumn: _column,
    notebook.TriggerTile: _tile,
    notebook.ResolveLine: _tile,
    notebook.LowerZone: _lower,
    city.Professor: _professor,
    FirstPlace: _professor,
    city.Freud: _freud,
    city.AddUses: _boost,
    city.UseLocation: _use,
    city.RecallBonus: _bonus,
    papers.Exchange: _taken_open,
    papers.GiveFor: _card_lost,
    papers.Play: _written,
    papers.Write: _written,
    papers.FirstVolume: _card_lost,
    papers.FillVolumes: _card_lost,
    clients.SpendPills: _pill,
    clients.FillRoom: _client,
    FirstClient: _client,
    clients.ChooseDream: _dream,
    TreatOther: _treated,
}
"""By the step that asks. Of goals, and of where a treatise lies, any is as good as another."""
