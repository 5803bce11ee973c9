"""What must hold for a game's hints: bots take them at their word, and stumble far away from where they are wrong."""

import math
from collections.abc import Callable
from typing import Any, TypeVar

from ludotheque.bots.tree import question
from ludotheque.engine import codec, flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import Case, walk

Given = TypeVar("Given")
CLOSE_LOOKS = 12
"""Positions of a game at which all hints are asked, spread evenly; `rollout` is asked at every one."""
TO_THE_END = 3
"""At how many of them the game is played on to its end, everybody answering by `rollout`."""
OPTIONS_TRIED = 12
"""How many of many options are carried out, so that the table after them can be judged."""


def check_hints(case: Case) -> None:
    """Hints keep what `engine/hints.py` says of them, in worlds imagined for whoever is asked, and change nothing."""
    hints = case.game.hints
    if hints is None:
        return
    _check_numbers(case, hints)
    luck = RandomChance(case.seed + 5)
    length = sum(1 for _ in walk(case))
    looks = min(length, case.looks or CLOSE_LOOKS)
    close = {k * length // looks for k in range(looks)}
    to_the_end = set(sorted(close)[:: max(1, len(close) // TO_THE_END)])
    for place, (match, seat, _) in enumerate(walk(case)):
        at = f"{case} at answer {place}"
        world = case.game.determinized_open(match.state, seat, luck)
        _rollout(hints, world, seat, luck, at)
        if place in close:
            _check_judgement(case.game, hints, world, seat, at)
            _check_promising(hints, world, seat, luck, at)
            _check_solved(case.game, hints, world, seat, luck, at)
            _check_options(case.game, hints, world, seat, luck, at)
            _check_belief(case.game, hints, world, seat, luck, at)
        if place in to_the_end:
            hints.believe(world, seat, luck)
            _play_on(case.game, hints, world, luck, at)


def _check_numbers(case: Case, hints: Hints) -> None:
    for name, value, is_right in (
        ("scale", hints.scale, hints.scale > 0),
        ("horizon", hints.horizon, hints.horizon >= 0),
        ("looks", hints.looks, hints.looks >= 0),
        ("explore", hints.explore, hints.explore >= 0),
    ):
        assert is_right, f"{case.game.id}: Hints.{name} is {value}; expected 0 or more, and a scale above 0"


def _asked(name: str, at: str, world: State, seat: int, ask: Callable[[], Given]) -> Given:
    """Ask a hint; what it raises is told with its name, and so is a table that it changed."""
    step = _step(world, seat)
    before = codec.digest(world)
    try:
        given = ask()
    except Exception as error:
        raise AssertionError(f"{at}: Hints.{name} at {step} raised {type(error).__name__}: {error}") from error
    assert before == codec.digest(world), f"{at}: Hints.{name} at {step} changed the table it was asked about"
    return given


def _step(world: State, seat: int) -> str:
    asked = flow.decision(world, seat)
    return f"{asked.step} of side {asked.side}" if asked is not None else "no question"


def _rollout(hints: Hints, world: State, seat: int, luck: Chance, at: str) -> Action:
    side, options = question(world, seat)
    return _one_of(hints, world, seat, side, options, luck, at)


def _one_of(hints: Hints, world: State, seat: int, side: int, options: list[Action], luck: Chance, at: str) -> Action:
    given = list(options)
    try:
        chosen = hints.rollout(world, side, options, luck)
    except Exception as error:
        step = _step(world, seat)
        raise AssertionError(f"{at}: Hints.rollout at {step} raised {type(error).__name__}: {error}") from error
    assert any(chosen is option for option in given), (
        f"{at}: Hints.rollout at {_step(world, seat)} chose {chosen}, which is none of the options it was given: "
        f"{', '.join(map(str, given))}"
    )
    assert given == options, f"{at}: Hints.rollout at {_step(world, seat)} changed the list of options"
    return chosen


def _check_judgement(game: Game, hints: Hints, world: State, seat: int, at: str) -> None:
    sides = len(game.scores(world))
    points = _asked("evaluate_all", at, world, seat, lambda: hints.evaluate_all(world, sides))
    assert len(points) == sides, f"{at}: Hints.evaluate_all judged {len(points)} sides, there are {sides}"
    for side in range(sides):
        alone = _asked("evaluate", at, world, seat, _evaluate(hints, world, side))
        assert _is_finite(alone), f"{at}: Hints.evaluate of side {side} is {alone}; expected a finite number"
        assert math.isclose(alone, points[side], rel_tol=1e-6, abs_tol=1e-6), (
            f"{at}: Hints.evaluate says {alone} of side {side}, and evaluate_all says {points[side]}"
        )
    settled = _asked("is_settled", at, world, seat, lambda: hints.is_settled(world))
    assert isinstance(settled, bool), f"{at}: Hints.is_settled says {settled!r}; expected True or False"
    waits = _asked("waits", at, world, seat, lambda: hints.waits(world, world.seat_of.index(seat)))
    assert isinstance(waits, bool), f"{at}: Hints.waits says {waits!r}; expected True or False"


def _evaluate(hints: Hints, world: State, side: int) -> Callable[[], float]:
    return lambda: hints.evaluate(world, side)


def _is_finite(value: Any) -> bool:
    return isinstance(value, (int, float)) and math.isfinite(value)


def _check_promising(hints: Hints, world: State, seat: int, luck: Chance, at: str) -> None:
    side, options = question(world, seat)
    given = list(options)
    left = _asked("promising", at, world, seat, lambda: hints.promising(world, side, list(options)))
    step = _step(world, seat)
    assert left, f"{at}: Hints.promising at {step} left nothing of {', '.join(map(str, given))}"
    more = [str(action) for action in left if not any(action is option for option in given)]
    assert not more, f"{at}: Hints.promising at {step} gave {more}, which are none of {', '.join(map(str, given))}"
    assert len({action.number for action in left}) == len(left), f"{at}: Hints.promising at {step} gave one twice"
    _one_of(hints, world, seat, side, left, luck, f"{at}, asked about the promising ones")


def _check_solved(game: Game, hints: Hints, world: State, seat: int, luck: Chance, at: str) -> None:
    """Weights that were worked out depend on what the seat knows alone; that there are any, on what everybody knows."""
    step = f"{at}: Hints.solved at {_step(world, seat)}"
    weights = _solved(hints, world, seat, at)
    count = len(question(world, seat)[1])
    is_right = not weights or (len(weights) == count and min(weights) >= 0 and max(weights) > 0)
    assert is_right, f"{step} gave {weights}; expected a weight for each of {count} options, or none"
    other = _solved(hints, game.determinized_open(world, seat, luck), seat, at)
    assert weights == other, f"{step} gave {weights}, and {other} in another world that seat {seat} could be in"
    public = game.determinized_open(world, NOBODY, luck)
    if count > 1 and len(flow.options(public, seat)) > 1:
        is_known = bool(_solved(hints, public, seat, at))
        assert bool(weights) == is_known, f"{step} gives weights, or none, by what only seat {seat} knows"


def _solved(hints: Hints, world: State, seat: int, at: str) -> list[int]:
    side, options = question(world, seat)
    return _asked("solved", at, world, seat, lambda: hints.solved(world, side, list(options)))


def _check_options(game: Game, hints: Hints, world: State, seat: int, luck: Chance, at: str) -> None:
    """Every table an option leads to has a finite worth for everybody, and gets settled by playing on."""
    options = list(question(world, seat)[1])
    for action in options[:: 1 + len(options) // OPTIONS_TRIED]:
        after = world.clone()
        flow.play(after, seat, action, luck)
        at_option = f"{at}, after {action}"
        _play_on(game, hints, after, luck, at_option, until_settled=True)
        if after.end:
            continue
        points = hints.evaluate_all(after, len(game.scores(after)))
        assert all(map(_is_finite, points)), (
            f"{at_option}: Hints.evaluate_all judges the table at {points}; expected finite numbers"
        )


def _play_on(game: Game, hints: Hints, s: State, luck: Chance, at: str, *, until_settled: bool = False) -> None:
    for _ in range(game.longest):
        if s.end or (until_settled and not (s.lanes and not s.is_open) and hints.is_settled(s)):
            return
        seat = flow.first_asked(s)
        flow.play(s, seat, _rollout(hints, s, seat, luck, at), luck)
    what = "Hints.is_settled is never true" if until_settled else "Hints.rollout finds no end"
    raise AssertionError(f"{at}: {what} in {game.longest} answers")


def _check_belief(game: Game, hints: Hints, world: State, seat: int, luck: Chance, at: str) -> None:
    """A belief gives other values only to what the seat does not know, loses nothing, and asks the seat the same."""
    imagined = codec.digest(world)
    believed = world.clone()
    flow.ask_again(believed)
    try:
        hints.believe(believed, seat, luck)
    except Exception as error:
        raise AssertionError(f"{at}: Hints.believe raised {type(error).__name__}: {error}") from error
    assert imagined == codec.digest(world), f"{at}: Hints.believe changed what clones share instead of replacing it"
    before = {thing.zone: thing.value for thing in game.hidden(world) if seat in thing.known_by}
    after = {thing.zone: thing.value for thing in game.hidden(believed)}
    for zone, value in before.items():
        assert value == after.get(zone), (
            f"{at}: Hints.believe gave {zone} the value {after.get(zone)}, and seat {seat} knows that it is {value}"
        )
    assert game.conserved(world) == game.conserved(believed), f"{at}: Hints.believe loses or makes something"
    options = [str(action) for action in question(world, seat)[1]]
    now = [str(action) for action in flow.options(believed, seat)]
    assert options == now, f"{at}: after Hints.believe seat {seat} may answer {now}, before {options}"
