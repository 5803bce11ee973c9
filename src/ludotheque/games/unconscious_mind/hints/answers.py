"""What an answer is worth, judged without carrying it out."""

from ludotheque.engine.action import Action
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    CONVERT_ELEVATE,
    CONVERT_TRANSFER,
    DONE,
    PAY_COFFEE,
    PIECES,
    RECALL,
    SKIP,
    kind_of,
    place_of,
    pointed_at,
    quality_taken,
    slot_of,
    zone_left,
)
from ludotheque.games.unconscious_mind.effects.city import AddUses, UseLocation
from ludotheque.games.unconscious_mind.effects.clients import ChooseDream
from ludotheque.games.unconscious_mind.effects.insights import Downgrade, Generate, Pay, PayInsights
from ludotheque.games.unconscious_mind.effects.notebook import Market, TriggerRow
from ludotheque.games.unconscious_mind.effects.papers import GiveFor
from ludotheque.games.unconscious_mind.hints.rooms import FAME, Plan, lower_worth, progress_worth, shortfall
from ludotheque.games.unconscious_mind.hints.steps import (
    action_worth,
    ink_worth,
    line_worth,
    use_worth,
    words_worth,
)
from ludotheque.games.unconscious_mind.hints.values import BRIGHT, COFFEE, PILL, REPUTATION, phrase_worth
from ludotheque.games.unconscious_mind.names import (
    CENTRE,
    COLUMNS,
    NONE,
    ROWS,
    district_of,
    district_of_slot,
    level_of,
    line_of_column,
    location_of,
    space_at,
    use_at,
    zone_of,
)
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.turn.steps import ChooseTurn, MoveInkwell, PlacePieces


def answer_worth(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge an answer to a step."""
    verb = action.verb
    target = action.target
    if verb == "convert":
        return conversion_worth(target, plan)
    if isinstance(step, ChooseTurn):
        return turn_worth(s, side, action, plan)
    if action is SKIP:
        return 0.0
    if action is DONE:
        return 0.05
    if verb == "elevate":
        return plan.moved(target, target + 1)
    if verb in {"bring-coloured", "transfer-coloured"}:
        return -0.05  # the white one as well may go, and what is coloured is kept for a treatise or a district
    if verb == "transfer":
        return plan.moved(zone_left(action), zone_of(level_of(zone_left(action)), quality_taken(action)))
    if verb == "bring" and isinstance(step, Generate):
        return plan.moved(target, zone_of(step.level, step.quality))
    if verb == "downgrade" and isinstance(step, Downgrade):
        lost = plan.moved(target, target - 1 if level_of(target) else CENTRE)
        return words_worth(s, side, step.phrase, plan) + lost
    if action is PAY_COFFEE and isinstance(step, Downgrade):
        return words_worth(s, side, step.phrase, plan) - COFFEE
    if verb == "pay" and isinstance(step, Pay):
        zones = s.payment(side, (step.zone,), False)
        lost = 0.0 if zones is None else plan.moved(zones[0], CENTRE)
        return words_worth(s, side, step.phrase, plan) + lost
    if verb == "spend":
        # Of what may pay for a dream, the lowest; a pill box is paid with what is missed least.
        return -float(level_of(target)) if isinstance(step, PayInsights) else plan.moved(target, CENTRE)
    if verb == "give-up":
        return plan.moved(target, CENTRE) if target else 0.5
    if verb == "pay-in-full":
        return -1.0
    if verb == "quality":
        return plan.generated(zone_of(0, target))
    if verb == "use" and isinstance(step, UseLocation):
        return words_worth(s, side, s.box.uses[use_at(step.location, target)], plan)
    return other_worth(s, side, step, action, plan)


def conversion_worth(conversion: int, plan: Plan) -> float:
    """Judge what coffee or three insights buy: only what brings a dream nearer at once."""
    if conversion == CONVERT_ELEVATE:
        return plan.elevated() - 2.0 * COFFEE - 0.3
    if conversion == CONVERT_TRANSFER:
        return plan.transferred() - 2.0 * COFFEE - 0.3
    return -1.0


def other_worth(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge an answer that does not touch the wheel."""
    verb = action.verb
    target = action.target
    desk = s.desks[side]
    if verb == "pieces" and isinstance(step, PlacePieces):
        ideas, bright = PIECES[target]
        return action_worth(s, side, step.action, plan) * (ideas + bright) - 0.6 * ideas - BRIGHT * bright
    if verb == "steps":
        changes = abs(target - step.steps) if isinstance(step, MoveInkwell) else 0
        return ink_worth(s, side, target, plan) - changes * BRIGHT
    if verb == "take-tile":
        tile = s.box.tiles[s.market[target]]
        worth = 0.5 + 0.17 * plan.turns * phrase_worth(tile.main)
        if isinstance(step, Market):
            worth -= COFFEE * step.price
            if step.has_banner:
                worth += phrase_worth(tile.banner)
            if step.has_main:
                worth += phrase_worth(tile.main)
        return worth
    if verb == "row":
        if isinstance(step, TriggerRow):
            return line_worth(s, side, target, plan)
        return row_worth(s, side, target)
    if verb == "column":
        return line_worth(s, side, line_of_column(target), plan)
    if verb in {"professor", "freud"}:
        figures = 0 if verb == "professor" and desk.professor == target else 1
        return use_worth(s, side, target, plan) * min(s.box.most_uses, s.uses(side, target) + figures)
    if verb == "boost" and isinstance(step, AddUses):
        more = min(s.box.most_uses - s.uses(side, step.location), s.box.uses_per_bright * target)
        return more * use_worth(s, side, step.location, plan) - BRIGHT * target
    if verb == "location-bonus":
        token = REPUTATION if s.tokens[district_of(location_of(target))] == s.full_stack else 0.0
        return token + words_worth(s, side, s.box.location_bonuses[target], plan)
    if verb == "district-bonus":
        token = REPUTATION if s.tokens[district_of_slot(target)] == s.full_stack else 0.0
        return 4.0 + token + phrase_worth(s.box.district_bonuses[target])
    if verb == "lower":
        return words_worth(s, side, s.box.lower[target - 1], plan)
    if verb == "tile":
        return words_worth(s, side, s.box.tiles[desk.notebook[target - 1]].main, plan)
    if verb in {"play", "give", "take-open", "volume"}:
        return card_worth(s, side, step, action)
    if verb == "publish":
        return float(s.box.treatises[target].points)
    return client_answer_worth(s, side, step, action, plan)


def client_answer_worth(s: State, side: int, step: Step, action: Action, plan: Plan) -> float:
    """Judge an answer about clients and dreams."""
    verb = action.verb
    target = action.target
    desk = s.desks[side]
    if verb == "pill":
        marker = desk.markers[target]
        before = progress_worth(s, side, target, marker, plan.turns)
        return progress_worth(s, side, target, marker - 1, plan.turns) - before - 0.7 * PILL
    if verb == "treat":
        return plan.worths[target]
    if verb == "client":
        client = s.client_rows[kind_of(action)][place_of(action)]
        printed = s.box.clients[client]
        return printed.points + FAME + lower_worth(s, side, client, plan.turns) - 1.2 * printed.hearts
    if verb == "dream" and isinstance(step, ChooseDream):
        dream = s.box.manifest[s.manifest_row[target - 1]]
        marker = desk.markers[step.room]
        worth = progress_worth(s, side, step.room, max(0, marker - dream.therapy), plan.turns)
        worth += phrase_worth(dream.effect) - progress_worth(s, side, step.room, marker, plan.turns)
        layer = desk.grief[step.room]
        if layer != NONE and dream.symbol > 0 and dream.symbol == s.box.grief[layer].symbol:
            worth += PILL
        return worth - 0.9 * shortfall(plan.insights.copy(), dream)
    return 1.0


def row_worth(s: State, side: int, row: int) -> float:
    """Judge laying a tile in a row: beside others, and where a row or column gets complete."""
    desk = s.desks[side]
    worth = 0.0
    for column in range(COLUMNS):
        if desk.notebook[space_at(row, column)] == NONE:
            worth += 0.8 * column + (2.0 if column == 2 else 0.0)
            others = 0
            for other in range(ROWS):
                if desk.notebook[space_at(other, column)] != NONE:
                    others += 1
            return worth + (2.0 if others == 2 else 0.4 * others)
    return worth


def card_worth(s: State, side: int, step: Step, action: Action) -> float:
    """Judge a research card that is played, given away, taken or laid under a treatise."""
    verb = action.verb
    if verb == "take-open":
        # Taking is worth what it is better by than the worst card of one's own.
        worst = 9.0
        desk = s.desks[side]
        for card in desk.hand + desk.seen_hand:
            worst = min(worst, printed_card(s, card))
        return printed_card(s, s.face_up[action.target]) - worst - 0.2
    worth = printed_card(s, action.target)
    return -worth if verb == "volume" or isinstance(step, GiveFor) else 0.5 + worth


def printed_card(s: State, card: int) -> float:
    """Judge a research card."""
    printed = s.box.research[card]
    return 0.9 * len(printed.icons) + phrase_worth(printed.effect)


def turn_worth(s: State, side: int, action: Action, plan: Plan) -> float:
    """Judge a whole turn by how it begins."""
    desk = s.desks[side]
    if action is RECALL:
        worth = 2.5 - 2.0 * (desk.ideas + desk.bright)
        for slot in range(len(s.holders)):
            if s.holders[slot] == side:
                worth += COFFEE + 1.2 * s.slot_ideas[slot]
        return worth
    if action.verb == "treat":
        other = plan.worths[1 - action.target]
        dream = plan.dreams[1 - action.target]
        is_other = dream is not None and other > 0.0 and s.payment(side, dream.cost, False) is not None
        return plan.worths[action.target] + (0.5 * other if is_other else 0.0)
    slot, pointed = slot_of(action), pointed_at(action)
    pieces = min(2, desk.ideas + desk.bright)
    worth = action_worth(s, side, pointed, plan) * (0.9 * pieces)
    return worth + ink_worth(s, side, s.box.slots[slot].row, plan) - 0.6 * pieces
