"""The flow of play: carry out the agenda until somebody must choose; take an answer; go on."""

from typing import final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.state import Lane, State, Step, never_objects

NOT_ASKED = "not-asked"
GAME_OVER = "game-over"
NOT_AN_OPTION = "not-an-option"


@final
class Decision:
    """What the game waits for from one seat."""

    def __init__(self, seat: int, side: int, number: int, step: Step, options: list[Action]) -> None:
        self.seat = seat
        self.side = side
        self.number = number
        self.step = step
        self.options = options


def run_until_question(s: State, chance: Chance) -> None:
    """Carry out the agenda until somebody must choose or the game is over."""
    while run_next_step(s, chance):
        pass


def run_next_step(s: State, chance: Chance) -> bool:
    """Carry out the next sentence of the agenda; say whether there is one more before somebody must choose."""
    if s.end:
        s.options = NOTHING
        return False
    if s.lanes:
        if _settle_lanes(s, chance):
            return False
        s.lanes = []
        s.is_open = False
        s.is_barrier = True
        return True
    side, step = s.agenda[-1]
    options = step.options(s, side)
    if not options:
        s.agenda.pop()
        step.run(s, side, chance)
        return True
    own = len(options)
    if side == s.turn:
        options = _with_asides(s, side, options)
    if len(options) == 1 and step.is_public_choice():
        s.agenda.pop()
        step.take(s, side, options[0], chance)
        return True
    s.options = options
    s.own_options = own
    s.asked[s.seat_of[side]] += 1
    return False


def play(s: State, seat: int, action: Action, chance: Chance) -> bool:
    """Take an answer and go on; say whether an information barrier was crossed. A refusal changes nothing."""
    used = chance.used
    is_in_lane = len(s.lanes) > 0
    answer(s, seat, action, chance)
    run_until_question(s, chance)
    if is_in_lane:
        return s.is_barrier or chance.used > used
    return chance.used > used or _is_passed_on(s, seat)


def answer(s: State, seat: int, action: Action, chance: Chance) -> None:
    """Take an answer, and no more: what it leads to waits on the agenda. A refusal changes nothing."""
    if s.lanes:
        lane = lane_of(s, seat)
        if lane is None or action not in lane.options:
            raise Refused(_objection(s, seat, action))
        s.is_barrier = s.is_open
        _answer_in_lane(s, s.lanes.index(lane), action, chance)
        return
    if s.end or s.seat_of[s.agenda[-1][0]] != seat or action not in s.options:
        raise Refused(_objection(s, seat, action))
    s.is_barrier = False
    side, step = s.agenda[-1]
    aside = None if s.own_options == len(s.options) else s.aside(side)
    if aside is None or s.options.index(action) < s.own_options:
        s.agenda.pop()
        step.take(s, side, action, chance)
    else:
        aside.take(s, side, action, chance)


def _is_passed_on(s: State, seat: int) -> bool:
    """Say whether somebody has been shown something, or somebody else is asked now."""
    return s.is_barrier or s.end != "" or len(s.lanes) > 0 or s.seat_of[s.agenda[-1][0]] != seat


def waiting(s: State) -> list[int]:
    """List the seats that are asked, in the order of their sides."""
    if s.end:
        return []
    if not s.lanes:
        return [s.seat_of[s.agenda[-1][0]]]
    seats: list[int] = []
    for lane in s.lanes:
        seat = s.seat_of[lane.side]
        if lane.options and seat not in seats:
            seats.append(seat)
    return seats


def first_asked(s: State) -> int:
    """Name one seat that is asked; random play and simulation go on with it."""
    if s.lanes:
        for lane in s.lanes:
            if lane.options:
                return s.seat_of[lane.side]
    return s.seat_of[s.agenda[-1][0]]


def options(s: State, seat: int) -> list[Action]:
    """List what the seat may answer; nothing if it is not asked."""
    if s.end:
        return NOTHING
    if s.lanes:
        lane = lane_of(s, seat)
        return NOTHING if lane is None else lane.options
    return s.options if s.seat_of[s.agenda[-1][0]] == seat else NOTHING


def decision(s: State, seat: int) -> Decision | None:
    """Describe the question put to a seat, if there is one."""
    if s.end:
        return None
    if s.lanes:
        lane = lane_of(s, seat)
        if lane is None:
            return None
        side, step = lane.agenda[-1]
        return Decision(seat, side, s.asked[seat], step, lane.options)
    side, step = s.agenda[-1]
    if s.seat_of[side] != seat:
        return None
    return Decision(seat, side, s.asked[seat], step, s.options)


def refusals(s: State, seat: int) -> list[tuple[Action, Objection]]:
    """List what looks possible to the seat and is not, with the reason."""
    found: list[tuple[Action, Objection]] = []
    asked = decision(s, seat)
    if asked is None:
        return found
    steps = [asked.step]
    aside = s.aside(asked.side) if not s.lanes and asked.side == s.turn else None
    if aside is not None:
        steps.append(aside)
    for step in steps:
        if never_objects(step):
            continue
        for action in step.candidates(s, asked.side):
            objection = step.objection(s, asked.side, action)
            if objection is not None:
                found.append((action, objection))
    return found


def owner(s: State, asked: Decision, action: Action) -> Step:
    """Find the step that an answer, offered or refused, is one of: the one that asks, or that of an aside."""
    aside = s.aside(asked.side) if not s.lanes and asked.side == s.turn else None
    if aside is None:
        return asked.step
    if action in asked.options:
        return asked.step if asked.options.index(action) < s.own_options else aside
    return aside if action in aside.candidates(s, asked.side) else asked.step


def lane_of(s: State, seat: int) -> Lane | None:
    """Find the lane in which the seat is asked."""
    for lane in s.lanes:
        if lane.options and s.seat_of[lane.side] == seat:
            return lane
    return None


def ask_again(s: State) -> None:
    """Work out the options anew, after a state was loaded or what a seat knows was dealt anew."""
    if s.end:
        return
    if s.lanes:
        for lane in s.lanes:
            if lane.agenda:
                side, step = lane.agenda[-1]
                lane.options = step.options(s, side)
        return
    side, step = s.agenda[-1]
    options = step.options(s, side)
    s.own_options = len(options)
    s.options = _with_asides(s, side, options) if side == s.turn else options


def take_back_lanes(s: State, seat: int) -> None:
    """Put the face-down questions before the other seats again, so that a search models their answers as choices."""
    if s.is_open:
        return
    for lane in s.lanes:
        if s.seat_of[lane.side] != seat:
            lane.start.take_back(s, lane.side)
            lane.agenda = [(lane.side, lane.start)]
            lane.options = lane.start.options(s, lane.side)
            lane.is_asked = True


def _with_asides(s: State, side: int, options: list[Action]) -> list[Action]:
    aside = s.aside(side)
    if aside is None:
        return options
    extra = aside.options(s, side)
    return options + extra if extra else options


def _answer_in_lane(s: State, place: int, action: Action, chance: Chance) -> None:
    lane = s.lanes[place]
    side, step = lane.agenda.pop()
    lane.is_asked = False
    lane.options = NOTHING
    s.lane = place
    step.take(s, side, action, chance)
    s.lane = -1


def _settle_lanes(s: State, chance: Chance) -> bool:
    """Bring every lane to its next question; say whether anybody is still asked."""
    is_anybody_asked = False
    for place in range(len(s.lanes)):
        lane = s.lanes[place]
        if lane.is_asked and not s.is_open and not s.end:
            is_anybody_asked = True  # what others lay face down changes nothing here: its options stand
            continue
        while lane.agenda and not s.end:
            side, step = lane.agenda[-1]
            options = step.options(s, side)
            if not options:
                lane.agenda.pop()
                lane.options = NOTHING
                s.lane = place
                step.run(s, side, chance)
                s.lane = -1
            elif len(options) == 1 and step.is_public_choice():
                _answer_in_lane(s, place, options[0], chance)
            else:
                lane.options = options
                if not lane.is_asked:
                    lane.is_asked = True
                    s.asked[s.seat_of[side]] += 1
                is_anybody_asked = True
                break
    return is_anybody_asked


def _objection(s: State, seat: int, action: Action) -> Objection:
    """Find the reason for a refusal, from what the seat itself can see."""
    if s.end:
        return Objection(GAME_OVER, {})
    for candidate, objection in refusals(s, seat):
        if candidate is action:
            return objection
    asked = decision(s, seat)
    if asked is None:
        return Objection(NOT_ASKED, {})
    reason = asked.step.why_not(s, asked.side, action)
    return Objection(NOT_AN_OPTION, {}) if reason is None else reason
