"""Nothing hidden is seen: what a viewer cannot know changes nothing for him."""

from dataclasses import dataclass
from typing import Any

from ludotheque.engine import codec, flow, replay
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Live, SameDeal
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import PEOPLE, Case, looked_at, viewers


def observation(game: Game, s: State, viewer: int) -> Any:
    """Give everything a viewer can see of a state: the Scene with prompt, options and refusals, as data."""
    scene = game.scene(s, None if viewer == NOBODY else viewer)
    return game.texts.builtins(scene, "en", game.names(s, "en", PEOPLE))


def told(game: Game, events: list[Event], viewer: int) -> list[object]:
    """Give what a viewer is told of events, with the ways pieces took."""
    return [(game.told(event, viewer), event.path) for event in events]


def refusal(game: Game, s: State, seat: int) -> object:
    """Give the error a seat gets for something it cannot do."""
    options = flow.options(s, seat)
    wrong = next(action for action in game.actions.all if action not in options)
    try:
        flow.play(s.clone(), seat, wrong, Live(0))
    except Refused as refused:
        return refused.objection.rule, refused.objection.facts
    raise AssertionError(f"{wrong} was not refused")


@dataclass
class Secrecy:
    """How often secrecy was checked, and how much was hidden meanwhile."""

    positions: int = 0
    checks: int = 0
    hidden: int = 0


def check_secrecy(case: Case, eyes: "EyesOn | None" = None) -> Secrecy:
    """What a viewer does not know changes nothing for him: Scene, options, refusals, errors, events, undo."""
    eyes = eyes or EyesOn()
    game, luck = case.game, Live(case.seed + 2)
    count = Secrecy()
    for match, seat, action in looked_at(case):
        s = match.state
        if not eyes.looks_at(game, s):
            continue
        at = f"{case} at answer {len(match.answers)}"
        count.positions += 1
        count.hidden += len(game.hidden(s))
        for viewer in viewers(case) * eyes.tries:
            world = game.redealt(s, viewer, luck)
            assert eyes.is_same(game, s, world, viewer), f"{at}: {viewer} sees"
            if viewer != NOBODY:
                assert eyes.refusal(game, s, viewer) == eyes.refusal(game, world, viewer), (
                    f"{at}: an error tells {viewer}"
                )
            count.checks += 1
            if viewer == seat:
                _check_barrier(case, s, world, seat, action, eyes, at)
    return count


def _check_barrier(case: Case, s: State, world: State, seat: int, action: Action, eyes: "EyesOn", at: str) -> None:
    """If an answer leads two worlds its seat could not tell apart to Scenes it can, it is a barrier."""
    game = case.game
    results = []
    for start in (s, world):
        after = start.clone()
        after.log = events = list[Event]()
        is_barrier = flow.play(after, seat, action, SameDeal(f"{case.seed}"))
        results.append(eyes.after(game, after, seat, events, is_barrier=is_barrier))
    (seen, is_barrier), (other_seen, is_other_barrier) = results
    if seen != other_seen:
        assert is_barrier, f"{at}: {action} shows {seat} something and is no barrier"
        assert is_other_barrier, f"{at}: {action} shows {seat} something and is no barrier in another world"
    else:
        assert is_barrier == is_other_barrier, f"{at}: whether {seat} can undo {action} tells something"


class EyesOn:
    """How a viewer's observations are taken; a planted leak overrides one of these."""

    tries = 1
    """How many worlds are compared with the true one, for each viewer and position."""

    def looks_at(self, game: Game, s: State) -> bool:
        """Whether there is anything to look for at this position."""
        return True

    def is_same(self, game: Game, s: State, world: State, viewer: int) -> bool:
        """Whether two worlds look the same to the viewer; equal Scenes need not be put into words."""
        seat = None if viewer == NOBODY else viewer
        are_named_alike = game.names(s, "en", PEOPLE) == game.names(world, "en", PEOPLE)
        if are_named_alike and game.scene(s, seat) == game.scene(world, seat):
            return True
        return bool(self.observation(game, s, viewer) == self.observation(game, world, viewer))

    def dealt(self, game: Game, s: State, viewer: int, chance: Chance) -> dict[str, Any]:
        """The fields of a world dealt anew for the viewer."""
        return codec.plain(game.redealt(s, viewer, chance))

    def observation(self, game: Game, s: State, viewer: int) -> Any:
        """What the viewer sees."""
        return observation(game, s, viewer)

    def refusal(self, game: Game, s: State, viewer: int) -> Any:
        """The error the viewer gets."""
        return refusal(game, s, viewer)

    def after(self, game: Game, s: State, viewer: int, events: list[Event], *, is_barrier: bool) -> tuple[object, bool]:
        """What the viewer sees and is told after an answer, and whether there is no way back."""
        return (observation(game, s, viewer), told(game, events, viewer)), is_barrier


def check_lanes(case: Case, eyes: "EyesOn | None" = None) -> None:
    """While several answer face down, the others see only who has answered, in whatever order answers come."""
    eyes = eyes or EyesOn()
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
            options = flow.options(s, seat)
            worlds = []
            for action in (options[0], options[-1]):
                world = s.clone()
                world.log = events = list[Event]()
                if not flow.play(world, seat, action, SameDeal("lanes")):
                    worlds.append((world, events))
            if len(worlds) < 2 or not any(eyes.looks_at(game, world) for world, _ in worlds):
                continue
            for viewer in viewers(case):
                if viewer == seat:
                    continue
                seen = [eyes.after(game, world, viewer, events, is_barrier=False) for world, events in worlds]
                assert seen[0] == seen[1], f"{at}: {viewer} sees what seat {seat} answered"


def _check_open(case: Case, s: State, asked: list[int], eyes: "EyesOn", at: str) -> None:
    """First come, first served: whoever cannot see what an answer changed is not told of it either."""
    game, luck = case.game, Live(case.seed + 5)
    for seat in asked:
        options = flow.options(s, seat)
        for viewer in viewers(case):
            if viewer == seat:
                continue
            other = game.redealt(s, viewer, luck)
            for action in (options[0], options[-1]):
                if action not in flow.options(other, seat):
                    continue
                pictures, said, seen, known = [], [], [], []
                is_over = False
                for start in (s, other):
                    world, chance = start.clone(), SameDeal("open")
                    world.log = events = list[Event]()
                    flow.answer(world, seat, action, chance)
                    pictures.append(game.picture(world, None if viewer == NOBODY else viewer))
                    said.append(told(game, events, viewer))
                    flow.advance(world, chance)
                    seen.append(observation(game, world, viewer))
                    known.append(eyes.after(game, world, viewer, events, is_barrier=True))
                    is_over = is_over or not world.is_open
                if pictures[0] == pictures[1]:
                    assert said[0] == said[1], f"{at}: {viewer} is told what seat {seat} answered"
                # When the last one has answered, what was sealed before may be told by the rules.
                if not is_over and seen[0] == seen[1]:
                    assert known[0] == known[1], f"{at}: {viewer} is told what seat {seat} answered"


def _check_order(case: Case, s: State, asked: list[int], at: str) -> None:
    digests = set()
    for order in (asked, asked[::-1]):
        world, chance = s.clone(), SameDeal(str(case.seed))
        is_closed = False
        for seat in order:
            while not is_closed and flow.lane_of(world, seat) is not None:
                is_closed = flow.play(world, seat, flow.options(world, seat)[-1], chance)
        digests.add(codec.digest(world))
    assert len(digests) == 1, f"{at}: the order of face-down answers matters"


def check_moments(case: Case) -> None:
    """A stretch of a match can be told again: it comes to the same, and no moment shows what is hidden then."""
    game, luck = case.game, Live(case.seed + 6)
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
                seen, other = (_pictured(game, state, viewer) for state in (s, world))
                assert seen == other, f"{case} after {action}, told again: {viewer} sees"
        answer = match.answers[-1]
        assert codec.digest(s) == codec.digest(match.state), f"{case}: {action} told again comes to something else"
        for viewer in viewers(case):
            assert told(game, answer.events, viewer) == told(game, told_again, viewer), f"{case}: {action} told again"


def _pictured(game: Game, s: State, viewer: int) -> Any:
    scene = game.picture(s, None if viewer == NOBODY else viewer)
    return game.texts.builtins(scene, "en", game.names(s, "en", PEOPLE))
