"""The conformance kit: what must hold for every game, checked on random games.

Each check plays one game from a seed and raises AssertionError with the decision it failed at. The tests run them with
small counts for every game, seat count and option; the drills run the same code with large ones.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludotheque.engine import codec, flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Live, SameDeal
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game, Options
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Wire, apply_difference, difference, flatten
from ludotheque.engine.state import NOBODY, State
from ludotheque.engine.texts import LANGUAGES

PEOPLE = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
LARGEST_SCENE = 60_000
"""Characters of JSON."""


@dataclass(frozen=True)
class Case:
    """A game with its seats and options, and the seed of the random game that is played."""

    game: Game
    seats: int
    options: Options = field(default_factory=dict)
    seed: int = 0

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{chosen}-{self.seed}"

    def match(self) -> Match:
        """Begin the match."""
        return Match(self.game, self.seats, self.options, Live(self.seed))


def cases(game: Game, seeds: int) -> list[Case]:
    """List every seat count with the default options, several times, and with every other value of every option."""
    found = []
    for seats in game.seats:
        others = [
            [(option.id, value) for value in option.values if value != option.default]
            for option in game.options
            if not option.seats or seats in option.seats
        ]
        found += [Case(game, seats, {}, seed) for seed in range(seeds)]
        for row in range(max(map(len, others), default=0)):
            found.append(Case(game, seats, dict(values[row % len(values)] for values in others), row))
    return found


def walk(case: Case, match: Match | None = None) -> Iterator[tuple[Match, int, Action]]:
    """Play a random game; give the match, a seat that is asked and its random answer, and then take the answer."""
    match = match or case.match()
    luck = Live(case.seed + 1)
    while not match.state.end:
        assert len(match.answers) < case.game.longest, f"{case}: no end after {case.game.longest} answers"
        seats = flow.waiting(match.state)
        assert seats, f"{case}: nobody is asked and the game goes on, after {len(match.answers)} answers"
        seat = seats[luck.pick("who", len(seats))]
        options = flow.options(match.state, seat)
        action = options[luck.pick("what", len(options))]
        before = len(match.answers)
        yield match, seat, action
        if len(match.answers) == before:
            match.play(seat, action)


def viewers(case: Case) -> list[int]:
    """List every seat, and the spectator."""
    return [*range(case.seats), NOBODY]


def check_flow(case: Case) -> None:
    """A random game ends; options are sound; refusals and clones change nothing; the Scene can be clicked."""
    for match, seat, _ in walk(case):
        s = match.state
        at = f"{case} at answer {len(match.answers)}"
        before = codec.digest(s)
        asked = flow.decision(s, seat)
        assert asked is not None, at
        assert asked.options, f"{at}: asked without an option"
        assert len({action.number for action in asked.options}) == len(asked.options), f"{at}: an option twice"
        steps = [asked.step]
        aside = None if s.lanes or asked.side != s.turn else s.aside(asked.side)
        if aside is not None:
            steps.append(aside)
        derived = [
            action
            for step in steps
            for action in step.candidates(s, asked.side)
            if step.objection(s, asked.side, action) is None
        ]
        assert derived == asked.options, f"{at}: {asked.step} offers {asked.options}, its candidates say {derived}"
        assert asked.step.fallback(s, asked.side) in asked.options, f"{at}: the fallback of {asked.step} is no option"
        for action in asked.options:
            assert case.game.actions.parse(str(action)) is action, at
            twin = s.clone()
            flow.play(twin, seat, action, Live(case.seed))
        assert before == codec.digest(s), f"{at}: playing on a clone changed the original"
        _check_refusals(case, match, seat, at)
        assert before == codec.digest(s), f"{at}: a refusal changed the table"


def _check_refusals(case: Case, match: Match, seat: int, at: str) -> None:
    s = match.state
    options = flow.options(s, seat)
    others = [action for action in case.game.actions.all if action not in options]
    wrong = [action for action, _ in flow.refusals(s, seat)] + others[:2] + others[-2:]
    for action in wrong:
        _expect_refusal(case, match, seat, action, f"{at}: {action} of seat {seat}")
    for other in range(case.seats):
        if other not in flow.waiting(s):
            _expect_refusal(case, match, other, options[0], f"{at}: {options[0]} of seat {other}, who is not asked")


def _expect_refusal(case: Case, match: Match, seat: int, action: Action, what: str) -> None:
    try:
        match.play(seat, action)
    except Refused as refused:
        rule = refused.objection.rule
    else:
        raise AssertionError(f"{what} was not refused")
    for language in LANGUAGES:
        assert case.game.texts.has(language, f"no-{rule}"), f"{what}: no reason in {language}"
        assert case.game.texts.rule(language, f"no-{rule}"), f"{what}: no rule in {language}"


def check_scenes(case: Case) -> None:
    """Every viewer's Scene has texts in both languages, unique ids, options that can be found; differences add up."""
    game = case.game
    last: dict[tuple[int, str], Any] = {}
    for match, _, _ in walk(case):
        _draw_all(case, match, last)
    _draw_all(case, match, last)
    for language in LANGUAGES:
        for answer in match.answers:
            names = game.names(match.state, language, PEOPLE)
            for viewer in viewers(case):
                for event in answer.events:
                    game.texts.say(language, game.told(event, viewer), names)


def _draw_all(case: Case, match: Match, last: dict[tuple[int, str], Any]) -> None:
    game, s = case.game, match.state
    at = f"{case} at answer {len(match.answers)}"
    for viewer in viewers(case):
        scene = match.scene(None if viewer == NOBODY else viewer)
        flat: Wire = {}
        for language in LANGUAGES:
            flat = flatten(game.texts.builtins(scene, language, game.names(s, language, PEOPLE)))
            size = len(msgspec.json.encode(flat))
            assert size < LARGEST_SCENE, f"{at}: a Scene of {size} characters"
            before = last.get((viewer, language))
            if before is not None:
                assert flat == apply_difference(before, difference(before, flat)), f"{at}: differences do not add up"
            last[viewer, language] = flat
        nodes = flat["nodes"]
        for offer in (*flat.get("options", []), *flat.get("refusals", [])):
            for name in offer.get("on", []):
                assert name in nodes, f"{at}: {offer['label']!r} is on {name!r}, which is not in the Scene"
        meanings = [(offer["label"], tuple(offer.get("on", []))) for offer in flat.get("options", [])]
        assert len(set(meanings)) == len(meanings), f"{at}: two options look the same: {sorted(meanings)}"
        for node in nodes.values():
            assert node["type"] == "zone" or node["label"], f"{at}: {node['id']} has no label"


def check_storage(case: Case) -> None:
    """Saved and loaded at every decision; what can be neither lost nor made is there; the record replays."""
    game = case.game
    match = case.match()
    conserved = game.conserved(match.state)
    for _, seat, _ in walk(case, match):
        s = match.state
        at = f"{case} at answer {len(match.answers)}"
        loaded = codec.decode(game, codec.encode(s))
        assert codec.digest(s) == codec.digest(loaded), f"{at}: saved and loaded it is another state"
        assert flow.waiting(s) == flow.waiting(loaded), at
        assert flow.options(s, seat) == flow.options(loaded, seat), at
        assert conserved == game.conserved(s), f"{at}: something was lost or made"
    assert conserved == game.conserved(match.state), f"{case}: something was lost or made by the last answer"
    assert match.state.end in game.end_reasons, f"{case}: ended by {match.state.end!r}"
    written = record.write(match)
    again = record.replay(game, record.read(written))
    assert written == record.write(again), f"{case}: the record replays to another one"
    assert game.scores(match.state) == game.scores(again.state), case
    stored = codec.decode(game, codec.encode(match.state))
    assert game.scores(match.state) == game.scores(stored), f"{case}: scores are not all on the table"


def check_undo(case: Case) -> None:
    """Undoing what was done is the identity inside a barrier, and impossible across it."""
    for match, seat, action in walk(case):
        at = f"{case} at answer {len(match.answers)}: {action}"
        before, number = codec.digest(match.state), match.number(seat)
        base = match.state.clone()
        is_barrier = flow.play(base, seat, action, Live(case.seed))
        match.play(seat, action)
        if not is_barrier:
            assert match.may_undo(seat), f"{at}: cannot be undone, and no barrier was crossed"
            undone = match.undo(seat)
            assert undone.action is action, at
            assert before == codec.digest(match.state), f"{at}: undone it is another state"
            assert match.number(seat) > number, f"{at}: the question has its old number, so a late click would count"
            match.play(seat, action)
        else:
            for other in range(case.seats):
                assert not match.may_undo(other), f"{at}: seat {other} can undo across a barrier"


def check_lanes(case: Case, eyes: "EyesOn | None" = None) -> None:
    """While several answer face down, the others see only who has answered, in whatever order answers come."""
    eyes = eyes or EyesOn()
    game = case.game
    for match, _, _ in walk(case):
        s = match.state
        if not s.lanes:
            continue
        at = f"{case} at answer {len(match.answers)}"
        asked = flow.waiting(s)
        if s.is_open:
            _check_open(case, s, asked, eyes, at)
            continue
        _check_order(case, s, asked, at)
        for seat in asked:
            options = flow.options(s, seat)
            for viewer in viewers(case):
                if viewer == seat:
                    continue
                seen = []
                for action in (options[0], options[-1]):
                    world = s.clone()
                    world.log = events = list[Event]()
                    if not flow.play(world, seat, action, SameDeal("lanes")):
                        seen.append(eyes.after(game, world, viewer, events, is_barrier=False))
                assert len(seen) < 2 or seen[0] == seen[1], f"{at}: {viewer} sees what seat {seat} answered"


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
                seen, known = [], []
                for start in (s, other):
                    world = start.clone()
                    world.log = events = list[Event]()
                    flow.play(world, seat, action, SameDeal("open"))
                    seen.append(observation(game, world, viewer))
                    known.append(eyes.after(game, world, viewer, events, is_barrier=True))
                if seen[0] == seen[1]:
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


# Secrecy.


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
    for match, seat, action in walk(case):
        s = match.state
        if not eyes.looks_at(game, s):
            continue
        at = f"{case} at answer {len(match.answers)}"
        count.positions += 1
        count.hidden += len(game.hidden(s))
        for viewer in viewers(case) * eyes.tries:
            world = game.redealt(s, viewer, luck)
            assert eyes.observation(game, s, viewer) == eyes.observation(game, world, viewer), f"{at}: {viewer} sees"
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

    def observation(self, game: Game, s: State, viewer: int) -> Any:
        """What the viewer sees."""
        return observation(game, s, viewer)

    def refusal(self, game: Game, s: State, viewer: int) -> Any:
        """The error the viewer gets."""
        return refusal(game, s, viewer)

    def after(self, game: Game, s: State, viewer: int, events: list[Event], *, is_barrier: bool) -> tuple[object, bool]:
        """What the viewer sees and is told after an answer, and whether there is no way back."""
        return (observation(game, s, viewer), told(game, events, viewer)), is_barrier


def check_redeal(case: Case, tries: int = 12) -> dict[str, set[str]]:
    """Dealing anew keeps what is known, and gives what is not known other values; name zones seen with one and two.

    The result says, by zone, which of "hidden" and "redealt" were seen; the caller asks for both.
    """
    game, luck = case.game, Live(case.seed + 3)
    seen: dict[str, set[str]] = {}
    for match, _, _ in walk(case):
        s = match.state
        at = f"{case} at answer {len(match.answers)}"
        things = game.hidden(s)
        if not things:
            continue
        for viewer in viewers(case):
            values: dict[str, set[str]] = {}
            for _ in range(tries):
                world = game.redealt(s, viewer, luck)
                now = {thing.zone: thing for thing in game.hidden(world)}
                for thing in things:
                    other = now.get(thing.zone)
                    assert other is not None, f"{at}: {thing.zone} is no longer there when dealt anew for {viewer}"
                    if viewer in thing.known_by:
                        assert thing.value == other.value, f"{at}: {viewer} knows {thing.zone}, and it was dealt anew"
                    else:
                        values.setdefault(thing.zone, set()).add(repr(other.value))
            for zone, found in values.items():
                marks = seen.setdefault(zone, set())
                marks.add("hidden")
                if len(found) > 1:
                    marks.add("redealt")
    return seen


def check_redealt_games_end(case: Case) -> None:
    """A game goes on from any world a seat could be in, to its end."""
    game, luck = case.game, Live(case.seed + 4)
    for match, seat, _ in walk(case):
        if len(match.answers) % 11:
            continue
        for world in (game.redealt(match.state, seat, luck), game.imagine(match.state, seat, luck)):
            conserved = game.conserved(match.state)
            assert conserved == game.conserved(world), f"{case}: dealing anew loses or makes something"
            _finish(world, luck, game.longest)
            assert world.end in game.end_reasons


def _finish(s: State, luck: Chance, longest: int) -> None:
    for _ in range(longest):
        if s.end:
            return
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        flow.play(s, seat, options[luck.pick("what", len(options))], luck)
    raise AssertionError(f"no end after {longest} answers")
