"""Hints for bots: what a desk is worth, what is still to be carried out, and what a sensible player does at once."""

from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import NOBODY, Step
from ludotheque.games.unconscious_mind import scoring
from ludotheque.games.unconscious_mind.actions import DONE, PIECES, RECALL, SKIP
from ludotheque.games.unconscious_mind.effects.city import AddUses, RecallBonus, UseLocation
from ludotheque.games.unconscious_mind.effects.clients import ChooseDream, FillRoom, Therapy
from ludotheque.games.unconscious_mind.effects.gains import Bright, Coffee, Pill, Points, Reputation
from ludotheque.games.unconscious_mind.effects.insights import Downgrade, Elevate, Generate, Improve, Pay, Transfer
from ludotheque.games.unconscious_mind.effects.notebook import (
    END_PART,
    GainTile,
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
from ludotheque.games.unconscious_mind.effects.papers import Draw, Exchange, Play, Write
from ludotheque.games.unconscious_mind.moves import office
from ludotheque.games.unconscious_mind.state.box import Dream, Phrase
from ludotheque.games.unconscious_mind.state.table import State
from ludotheque.games.unconscious_mind.state.words import ACTION_WORDS, LEFT, NONE, STOPS, TOP, level_of, zone_of
from ludotheque.games.unconscious_mind.turn.steps import ChooseTurn, DoAction, MoveInkwell, PlacePieces

GROWTH: Final = 6.5
"""Points a side makes in a round, besides what lies on its desk."""
THERAPY: Final = 1.7
"""Points a therapy point is worth: cures, grief layers, icons and fame together."""
CATHARSIS: Final = 5.0
CURE: Final = 4.0
"""Points catharsis brings, and a cure besides those of the card: fame, and room for another client."""
NEARLY: Final = 0.8
"""What part of that counts while it is only on its way."""
READY: Final = 0.7
"""What part of a dream counts while it can be paid and is not."""
BY_LEVEL: Final[list[float]] = [0.5, 1.0, 1.6]
"""Points an insight is worth that no dream waits for."""
COFFEE: Final = 0.45
BRIGHT: Final = 1.3
PILL: Final = 2.3
IDEA: Final = 0.6
COLOURED: Final = 3.5
CARD: Final = 0.8
PLAYED: Final = 0.9
ICON: Final = 0.7
OPEN_COLUMN: Final = 0.8
TRIGGERS: Final = 0.22
"""How often a notebook tile is triggered in a round."""
ELEVATION: Final = 0.7
TRANSFER_WORTH: Final = 0.35


@final
class Analyst(Hints):
    """Adds up what lies on a desk, what the dreams still lack, and what the agenda still brings."""

    scale = 18.0
    horizon = 16

    def evaluate(self, s: State, side: int) -> float:
        rounds = rounds_left(s)
        worth = float(scoring.points(s, side)) + GROWTH * rounds
        if s.seat_of[side] == NOBODY:
            return worth + 1.5 * rounds + 2.0 * s.desks[side].pills
        worth += desk_worth(s, side, rounds)
        place = len(s.agenda) - 1
        while place >= 0:
            owner, step = s.agenda[place]
            if owner == side:
                worth += step_worth(s, side, step)
            place -= 1
        return worth

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        best = options[0]
        most = -100.0
        for option in options:
            worth = answer_worth(s, side, s.agenda[-1][1], option) + 0.3 * chance.pick("rollout", 4)
            if worth > most:
                best, most = option, worth
        return best


def rounds_left(s: State) -> float:
    """Guess how many rounds are still to come."""
    if s.last_round:
        return float(s.last_round - s.round) + 0.5
    return 1.5 + 1.6 * (10 - s.freud_reputation)


def desk_worth(s: State, side: int, rounds: float) -> float:
    """Judge supplies, wheel, office, notebook and papers."""
    desk = s.desks[side]
    hope = min(1.0, rounds / 3.0)
    worth = COFFEE * desk.coffee * hope + (BRIGHT - 1.0) * desk.bright * hope + (PILL - 2.0) * desk.pills
    worth += IDEA * desk.ideas * hope
    for above in desk.above:
        if not above:
            worth += OPEN_COLUMN * hope
    free = 0.0
    for zone in range(1, 10):
        count = desk.white[zone] + desk.coloured[zone]
        if count:
            free += BY_LEVEL[level_of(zone)] * count
    worth += free * 0.3 * hope
    worth += COLOURED * sum(desk.coloured) * hope
    for room in range(2):
        if desk.clients[room] != NONE:
            worth += client_worth(s, side, room) * (0.4 + 0.6 * hope)
    if desk.is_room_open[1]:
        worth += 3.0 * hope
    for place in range(9):
        tile = desk.notebook[place]
        if tile != NONE:
            worth += TRIGGERS * rounds * max(0.5, phrase_worth(s, side, s.box.tiles[tile].main)) + 0.6 * hope
    worth += CARD * (len(desk.hand) + len(desk.seen_hand)) * hope + PLAYED * min(6, len(desk.played)) * hope
    return worth + ICON * sum(desk.icons) * hope


def client_worth(s: State, side: int, room: int) -> float:
    """Judge how far a client has come, and how nearly its next dream can be paid."""
    desk = s.desks[side]
    client = s.box.clients[desk.clients[room]]
    marker = desk.markers[room]
    worth = (client.points + CURE) * max(0.0, 1.0 - marker / 7.0) * NEARLY
    if desk.grief[room] != NONE:
        worth += CATHARSIS * max(0.0, 1.0 - (marker - s.box.catharsis) / 5.0) * NEARLY
    dream = office.top_dream(s, side, room)
    if dream is not None:
        ready = readiness(s, side, dream)
        match = PILL if office.is_symbol_matched(s, side, room) else 0.0
        whole = dream_worth(s, side, dream, match)
        cost = 0.0
        for zone in dream.cost:
            cost += 1.0 + level_of(zone)
        worth += whole * ready * ready * READY + 0.3 * (whole - cost)
    return worth


def dream_worth(s: State, side: int, dream: Dream, match: float) -> float:
    """Judge what a dream brings."""
    return THERAPY * dream.therapy + phrase_worth(s, side, dream.effect) + match


def readiness(s: State, side: int, dream: Dream) -> float:
    """Say how much of a dream's cost lies on the wheel: 1 if all of it, less for what lacks a level or is missing."""
    return nearness(s, side, dream, 0, False)


def nearness(s: State, side: int, dream: Dream, elevations: int, with_minors: bool) -> float:
    """The same, if there were so many elevations more, and a minor insight of each quality that is missing."""
    desk = s.desks[side]
    left = [desk.white[zone] + desk.coloured[zone] for zone in range(10)]
    total = 0.0
    found = 0.0
    more = elevations
    for level in (2, 1, 0):
        for zone in dream.cost:
            if level_of(zone) != level:
                continue
            total += 1.0 + level
            last = zone + 2 - level
            paid = zone
            while paid <= last and not left[paid]:
                paid += 1
            if paid <= last:
                left[paid] -= 1
                found += 1.0 + level
                continue
            lower = zone - 1
            while lower >= zone - level and not left[lower]:
                lower -= 1
            have = 0
            if lower >= zone - level:
                left[lower] -= 1
                have = 1 + level_of(lower)
            elif with_minors:
                have = 1
            if have:
                raised = min(more, 1 + level - have)
                more -= raised
                have += raised
                found += float(have) if have > level else 0.9 * have
    return found / total if total else 1.0


def plan_worth(s: State, side: int, elevations: int, with_minors: bool) -> float:
    """Judge elevations and minor insights by how much nearer they bring a dream."""
    best = 0.0
    for room in range(2):
        dream = office.top_dream(s, side, room)
        if dream is not None:
            now = readiness(s, side, dream)
            after = nearness(s, side, dream, elevations, with_minors)
            best = max(best, dream_worth(s, side, dream, 0.0) * (after * after - now * now))
    return best


def phrase_worth(s: State, side: int, phrase: Phrase) -> float:
    """Judge the words of a phrase."""
    worth = 0.0
    for step in phrase.own:
        worth += step_worth(s, side, step)
    return worth


def step_worth(s: State, side: int, step: Step) -> float:
    """Judge a step that is still to be carried out."""
    if isinstance(step, Coffee):
        return COFFEE * step.amount
    if isinstance(step, Points):
        return float(step.amount)
    if isinstance(step, Bright):
        return BRIGHT * step.amount
    if isinstance(step, Pill):
        return PILL * step.amount
    if isinstance(step, Reputation):
        return 2.0 * step.amount
    if isinstance(step, Generate):
        is_centre_empty = not s.desks[side].insights(0)
        worth = BY_LEVEL[step.level] * (0.5 if is_centre_empty else 0.8)
        if step.quality < 3 and wanted(s, side, zone_of(step.level, step.quality)) > 1.0:
            worth += 0.6 * (1 + step.level)
        return worth
    if isinstance(step, Elevate):
        return ELEVATION * step.times
    if isinstance(step, Transfer):
        return TRANSFER_WORTH * step.times
    if isinstance(step, Improve):
        return ELEVATION * step.elevations + TRANSFER_WORTH * step.transfers
    if isinstance(step, Pay):
        if s.payment(side, (step.zone,), False) is None:
            return 0.0
        return max(0.0, phrase_worth(s, side, step.phrase) - BY_LEVEL[level_of(step.zone)])
    if isinstance(step, Downgrade):
        return 0.5 * phrase_worth(s, side, step.phrase)
    if isinstance(step, Draw):
        return CARD * step.times
    if isinstance(step, Play):
        return 1.2 * min(step.times, s.desks[side].cards())
    if isinstance(step, Therapy):
        return THERAPY * step.points
    if isinstance(step, PlacePieces):
        return 0.5 * action_worth(s, side, step.action) + 0.5 * ink_worth(s, side, s.box.slots[step.slot].row)
    if isinstance(step, DoAction):
        return action_worth(s, side, step.action) * step.times * 0.75
    if isinstance(step, MoveInkwell):
        return 0.8 * ink_worth(s, side, step.steps)
    if isinstance(step, Inkwell):
        return ink_worth(s, side, step.most)
    if isinstance(step, ResolveLine):
        return parts_worth(s, side, step.line, step.parts)
    if isinstance(step, TriggerColumn):
        return best_line(s, side, 3)
    if isinstance(step, TriggerRow):
        return best_line(s, side, 0)
    if isinstance(step, UseLocation):
        return use_worth(s, side, step.location) * step.uses
    if isinstance(step, AddUses):
        return use_worth(s, side, step.location) * s.uses(side, step.location)
    if isinstance(step, Market):
        return market_worth(s, side, step)
    if isinstance(step, (GainTile, PlaceTile)):
        return 2.5
    if isinstance(step, TriggerTile):
        return 1.5
    if isinstance(step, LowerZone):
        return 1.2
    if isinstance(step, RecallBonus):
        return 1.8
    if isinstance(step, Write):
        return 2.0 if s.desks[side].cards() else 0.5
    if isinstance(step, Exchange):
        return 0.2
    if isinstance(step, (FillRoom, ChooseDream)):
        return 1.5 if isinstance(step, ChooseDream) else 0.0
    return 0.0


def market_worth(s: State, side: int, step: Market) -> float:
    """Judge a purchase: the tile, its banner and perhaps its main effect, less the coffee."""
    desk = s.desks[side]
    if desk.coffee < step.price:
        return 0.0
    room = False
    for row in range(3):
        room = room or s.is_room_for_tile(side, row)
    if not room:
        return 0.0
    worth = 0.8 + 0.35 * rounds_left(s) - COFFEE * step.price
    if step.has_banner:
        worth += 0.9
    if step.has_main:
        worth += 1.3
    return worth


def action_worth(s: State, side: int, action: int) -> float:
    """Judge one use of an action of the meeting table."""
    word = ACTION_WORDS[action]
    desk = s.desks[side]
    if word == "M":
        return 1.6 * use_worth(s, side, s.freud)
    if word == "F":
        return 1.6 * use_worth(s, side, (s.freud + 1) % 6)
    if word == "P":
        if desk.has_coloured() and len(desk.played) > 2:
            return 5.0
        return 1.2 * min(2, desk.cards())
    if word == "E":
        return 0.3 + 0.8 * plan_worth(s, side, 2, False)
    if word == "G":
        is_full = desk.white[0] + desk.coloured[0] > 1
        return (0.8 if is_full else 0.2) + 0.8 * plan_worth(s, side, 0, True)
    return phrase_worth(s, side, s.box.actions[action])


def use_worth(s: State, side: int, location: int) -> float:
    """Judge the best of a location's uses."""
    best = 0.0
    for use in range(3 * location, 3 * location + 3):
        best = max(best, phrase_worth(s, side, s.box.uses[use]))
    return best


def ink_worth(s: State, side: int, steps: int) -> float:
    """Judge a move of the inkwell by the stop it ends on, and the idea it may free."""
    desk = s.desks[side]
    worth = 0.0
    if desk.ink + steps > LEFT and (desk.above[0] or desk.above[1] or desk.above[2]):
        worth += 1.5
    stop = (desk.ink + steps) % len(STOPS)
    if stop == TOP:
        return worth + best_line(s, side, 3)
    if stop == LEFT:
        return worth + 1.6
    return worth + 0.8 + parts_worth(s, side, stop - 1, line_parts(s, side, stop - 1))


def best_line(s: State, side: int, first: int) -> float:
    """Judge the best row (from 0) or open column (from 3)."""
    best = 0.0
    for line in range(first, first + 3):
        if first == 0 or not s.desks[side].above[line - 3]:
            best = max(best, parts_worth(s, side, line, line_parts(s, side, line)))
    return best


def parts_worth(s: State, side: int, line: int, parts: tuple[int, ...]) -> float:
    """Judge what is left to resolve on a line."""
    worth = 0.0
    for part in parts:
        if part == END_PART:
            phrase = s.box.row_ends[line] if line < 3 else s.box.column_ends[line - 3]
        else:
            phrase = s.box.tiles[s.desks[side].notebook[part]].main
        worth += phrase_worth(s, side, phrase)
    return worth


def answer_worth(s: State, side: int, step: Step, action: Action) -> float:
    """Judge an answer without carrying it out."""
    verb = action.verb
    if isinstance(step, ChooseTurn):
        return turn_worth(s, side, action)
    if verb == "pieces":
        ideas, bright = PIECES[action.target]
        return 0.9 * (ideas + bright) - 0.9 * bright
    if verb == "convert":
        return -2.0
    if action is SKIP:
        return -0.5
    if action is DONE:
        return -1.0
    if verb == "steps":
        return ink_worth(s, side, action.target) - abs(action.target - step_size(step)) * BRIGHT
    if verb == "elevate":
        return 1.0 + wanted(s, side, action.target + 1)
    if verb == "transfer":
        zone = 1 + (action.target % 3) * 3 + level_of(action.target // 3)
        return wanted(s, side, zone) - wanted(s, side, action.target // 3)
    if verb == "use" and isinstance(step, UseLocation):
        return phrase_worth(s, side, s.box.uses[3 * step.location + action.target - 1])
    if verb == "location-bonus":
        return 1.0 + phrase_worth(s, side, s.box.location_bonuses[action.target])
    if verb == "district-bonus":
        return 5.0 + phrase_worth(s, side, s.box.district_bonuses[action.target])
    if verb == "publish":
        return float(s.box.treatises[action.target].points)
    if verb in {"take-tile", "tile"}:
        return 1.5
    if verb in {"bring", "downgrade", "spend", "boost"}:
        return -0.3 * action.target if verb == "boost" else 0.4 - 0.3 * level_of(action.target)
    if verb == "dream":
        dream = s.box.manifest[s.manifest_row[action.target - 1]]
        return THERAPY * dream.therapy * readiness(s, side, dream) + 1.0
    return 1.0


def step_size(step: Step) -> int:
    """Tell how far the inkwell would go without a change."""
    return step.steps if isinstance(step, MoveInkwell) else 0


def wanted(s: State, side: int, zone: int) -> float:
    """Say how much an insight in a zone is wanted by the dreams that wait."""
    worth = BY_LEVEL[level_of(zone)] * 0.5
    desk = s.desks[side]
    for room in range(2):
        dream = office.top_dream(s, side, room)
        if dream is not None:
            for cost in dream.cost:
                if cost == zone and not desk.white[zone] + desk.coloured[zone]:
                    worth += 1.0 + level_of(zone)
    return worth


def turn_worth(s: State, side: int, action: Action) -> float:
    """Judge a whole turn by how it begins."""
    if action is RECALL:
        desk = s.desks[side]
        slots = s.ideas_on_table(side)
        return 2.5 + COFFEE * slots + IDEA * slots - 1.6 * (desk.ideas + desk.bright)
    if action.verb == "treat":
        dream = office.top_dream(s, side, action.target)
        return 0.0 if dream is None else 3.0 + dream_worth(s, side, dream, 0.0)
    slot, pointed = action.target // len(ACTION_WORDS), action.target % len(ACTION_WORDS)
    return 1.6 * action_worth(s, side, pointed) + ink_worth(s, side, s.box.slots[slot].row) - IDEA


HINTS: Final = Analyst()
