"""Check that nothing hidden leaks: deal anew what a viewer cannot know, and nothing they are shown may change."""

from dataclasses import dataclass

from ludotheque.engine import codec, flow, replay
from ludotheque.engine.action import Action
from ludotheque.engine.chance import LabelSeededChance, RandomChance
from ludotheque.engine.event import Event
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import Case, looked_at, viewers
from ludotheque.lab.kit.leak_found import LeakFound
from ludotheque.lab.kit.surfaces import NOW, NOW_AND_THEN, Eyes, Look, in_words, leak, told

SECRECY, LANES, MOMENTS = "a world dealt anew", "face-down answers", "told again"
"""The checks, as `LeakFound` names them."""


@dataclass
class Secrecy:
    """How much was compared; a check of a game in which nothing was hidden shows nothing."""

    positions: int = 0
    checks: int = 0
    """One for each position, viewer and world dealt anew."""
    hidden: int = 0
    """Hidden parts, summed over the positions."""


def check_secrecy(case: Case, eyes: Eyes | None = None) -> Secrecy:
    """Compare what a question shows: Scene, options, refusals, errors, hints, previews.

    `eyes` are how viewers look; `lab/leaks.py` passes some that leak, to test the check.
    """
    eyes = eyes or Eyes()
    game, luck = case.game, RandomChance(case.seed + 2)
    count = Secrecy()
    for match, seat, action in looked_at(case):
        s = match.state
        if not eyes.looks_at(game, s):
            continue
        turn = len(match.answers)
        at = f"{case} at answer {turn}"
        count.positions += 1
        count.hidden += len(game.hidden(s))
        for viewer in viewers(case) * eyes.tries:
            world = game.determinized(s, viewer, luck)
            one, other = (Look(game, state, viewer, turn, match.options) for state in (s, world))
            for name in eyes.surfaces(NOW, NOW_AND_THEN, turn):
                eyes.compare(SECRECY, at, name, one, other)
            count.checks += 1
            if viewer == seat:
                _check_barrier(case, s, world, seat, action, at)
    return count


def _check_barrier(case: Case, s: State, world: State, seat: int, action: Action, at: str) -> None:
    """Check undo: an answer after which its seat can tell apart two worlds it could not before is a barrier."""
    game = case.game
    results = []
    for start in (s, world):
        after = start.clone()
        after.log = events = list[Event]()
        is_barrier = flow.play(after, seat, action, LabelSeededChance(f"{case.seed}"))
        results.append(((game.scene(after, seat), told(game, events, seat)), is_barrier))
    (seen, is_barrier), (other_seen, is_other_barrier) = results
    if seen == other_seen:
        if is_barrier != is_other_barrier:
            raise LeakFound(SECRECY, f"{at}: {action}", "undo", seat, (not is_barrier, not is_other_barrier))
    else:
        assert is_barrier, f"{at}: {action} shows {seat} something and is no barrier"
        assert is_other_barrier, f"{at}: {action} shows {seat} something and is no barrier in another world"


def check_lanes(case: Case, eyes: Eyes | None = None) -> None:
    """Check questions to several at once: of a face-down answer the others see only that it was given."""
    eyes = eyes or Eyes()
    game = case.game
    for match, _, _ in looked_at(case):
        s = match.state
        if not s.lanes:
            continue
        at = f"{case} at answer {len(match.answers)}"
        asked = flow.waiting(s)
        if s.is_open:
            if eyes.looks_at(game, s):
                _check_open(case, s, asked, eyes, at)
            continue
        _check_order(case, s, asked, at)
        for seat in asked:
            _check_face_down(case, s, seat, eyes, at)


def _check_face_down(case: Case, s: State, seat: int, eyes: Eyes, at: str) -> None:
    """Compare what the others see after two different face-down answers, unless one of them is a barrier."""
    game = case.game
    options = flow.options(s, seat)
    worlds = []
    for action in (options[0], options[-1]):
        world = s.clone()
        world.log = events = list[Event]()
        if not flow.play(world, seat, action, LabelSeededChance("lanes")):
            worlds.append((world, events))
    if len(worlds) < 2 or not any(eyes.looks_at(game, world) for world, _ in worlds):
        return
    for viewer in viewers(case):
        if viewer != seat:
            one, other = (Look(game, world, viewer, events=events) for world, events in worlds)
            for name in ("scene", "events"):
                eyes.compare(LANES, f"{at}: seat {seat} answers", name, one, other)


def _check_open(case: Case, s: State, asked: list[int], eyes: Eyes, at: str) -> None:
    """Check a first-come-first-served question (`Open`): who cannot see what an answer changed is not told of it."""
    game, luck = case.game, RandomChance(case.seed + 5)
    for seat in asked:
        options = flow.options(s, seat)
        for viewer in viewers(case):
            if viewer == seat:
                continue
            other = game.determinized(s, viewer, luck)
            for action in (options[0], options[-1]):
                if action in flow.options(other, seat):
                    _compare_open(case, (s, other), seat, action, viewer, eyes, at)


def _compare_open(
    case: Case, starts: tuple[State, State], seat: int, action: Action, viewer: int, eyes: Eyes, at: str
) -> None:
    """Give one answer in two worlds; if a viewer sees the same picture afterwards, they must be told the same."""
    game = case.game
    pictures, said, looks = [], [], []
    is_over = False
    for start in starts:
        world, chance = start.clone(), LabelSeededChance("open")
        world.log = events = list[Event]()
        flow.answer(world, seat, action, chance)
        pictures.append(game.picture(world, None if viewer == NOBODY else viewer))
        said.append(told(game, events, viewer))
        flow.run_until_question(world, chance)
        looks.append(Look(game, world, viewer, events=events))
        is_over = is_over or not world.is_open
    if pictures[0] == pictures[1] and said[0] != said[1]:
        raise leak(game, LANES, f"{at}: seat {seat} answers {action}", "events", viewer, said[0], said[1])
    # Once the last one has answered, the rules may reveal what was secret until then.
    scenes = [game.scene(look.s, look.seat) for look in looks]
    if not is_over and scenes[0] == scenes[1]:
        eyes.compare(LANES, f"{at}: seat {seat} answers {action}", "events", looks[0], looks[1])


def _check_order(case: Case, s: State, asked: list[int], at: str) -> None:
    """Check that face-down answers lead to the same State in whatever order they come."""
    digests = set()
    for order in (asked, asked[::-1]):
        world, chance = s.clone(), LabelSeededChance(str(case.seed))
        is_closed = False
        for seat in order:
            while not is_closed and flow.lane_of(world, seat) is not None:
                is_closed = flow.play(world, seat, flow.options(world, seat)[-1], chance)
        digests.add(codec.digest(world))
    assert len(digests) == 1, f"{at}: the order of face-down answers matters"


def check_moments(case: Case) -> None:
    """Check replays: told again moment by moment, an answer leads to the same State, and no moment leaks."""
    game, luck = case.game, RandomChance(case.seed + 6)
    for match, seat, action in looked_at(case):
        before = len(match.answers)
        match.play(seat, action)
        told_again: list[Event] = []
        s = match.state
        for moment in replay.moments(match, before + 1, before + 1):
            s = moment.state
            told_again += moment.events
            for viewer in viewers(case):
                world = s.clone()
                game.redeal(world, viewer, luck)
                one, other = (Look(game, state, viewer) for state in (s, world))
                seen = [in_words(look, game.picture(look.s, look.seat)) for look in (one, other)]
                if seen[0] != seen[1]:
                    raise leak(game, MOMENTS, f"{case} after {action}", "picture", viewer, seen[0], seen[1])
        answer = match.answers[-1]
        assert codec.digest(s) == codec.digest(match.state), f"{case}: {action} told again comes to something else"
        for viewer in viewers(case):
            assert told(game, answer.events, viewer) == told(game, told_again, viewer), f"{case}: {action} told again"
