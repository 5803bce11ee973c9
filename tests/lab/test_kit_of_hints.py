"""The kit's own test: hints that break their word are planted, and each is named."""

import math

import pytest

from ludotheque.engine.action import Action
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import changed
from ludotheque.games import all_games, game_named
from ludotheque.lab import kit

pytestmark = pytest.mark.interpreted


class Planted(Hints):
    """The hints of a game, but for what is planted."""

    game = "clocks"
    says = ""
    """The complaint that is wanted."""

    def __init__(self, real):
        self.real = real
        self.left_out: list[Action] = []
        self.spoilt: list[Action] = []
        """Options that were turned round; they may be the game's own list."""
        self.scale, self.horizon, self.looks, self.explore = real.scale, real.horizon, real.looks, real.explore

    def evaluate(self, s, side):
        return self.real.evaluate(s, side)

    def evaluate_all(self, s, sides):
        return self.real.evaluate_all(s, sides)

    def is_settled(self, s):
        return self.real.is_settled(s)

    def waits(self, s, side):
        return self.real.waits(s, side)

    def promising(self, s, side, options):
        return self.real.promising(s, side, options)

    def solved(self, s, side, options):
        return self.real.solved(s, side, options)

    def believe(self, s, seat, chance):
        self.real.believe(s, seat, chance)

    def rollout(self, s, side, options, chance):
        return self.real.rollout(s, side, options, chance)


class ChoosesWhatIsNotOffered(Planted):
    says = r"clocks-3-1 at answer 0: Hints.rollout at ChooseBoard\(\) of side \d chose .*, which is none of .*: board"

    def rollout(self, s, side, options, chance):
        return next(action for action in game_named("clocks").actions.all if action not in options)


class ForgetsWhatIsLeftOut(Planted):
    """Answers from all options, where it is asked about those that it called promising."""

    says = (
        r", asked about the promising ones: Hints.rollout at .* chose .*, which is none of the options it was given: "
    )

    def promising(self, s, side, options):
        self.left_out = options[1:]
        return options[:1]

    def rollout(self, s, side, options, chance):
        is_asked_about_some = len(options) == 1 and self.left_out
        return self.left_out[0] if is_asked_about_some else self.real.rollout(s, side, options, chance)


class Stumbles(Planted):
    says = r"Hints.rollout at .* raised KeyError: 10"

    def rollout(self, s, side, options, chance):
        raise KeyError(10)


class KeepsTheList(Planted):
    says = r"Hints.rollout at .* changed the list of options"

    def rollout(self, s, side, options, chance):
        chosen = self.real.rollout(s, side, options, chance)
        options.reverse()
        self.spoilt = options
        return chosen


class JudgesAtNothing(Planted):
    says = r"Hints.evaluate of side 0 is nan; expected a finite number"

    def evaluate(self, s, side):
        return math.nan


class DisagreesWithItself(Planted):
    says = r"Hints.evaluate says .* of side 0, and evaluate_all says"

    def evaluate_all(self, s, sides):
        return [points + 1 for points in self.real.evaluate_all(s, sides)]


class JudgesTooFew(Planted):
    says = r"Hints.evaluate_all judged 2 sides, there are 3"

    def evaluate_all(self, s, sides):
        return self.real.evaluate_all(s, sides)[:-1]


class ChangesTheTable(Planted):
    says = r"Hints.evaluate at .* changed the table it was asked about"

    def evaluate(self, s, side):
        found = self.real.evaluate(s, side)
        s.money[side] += 1
        return found


class LeavesNothing(Planted):
    says = r"Hints.promising at .* left nothing of "

    def promising(self, s, side, options):
        return []


class AddsOptions(Planted):
    says = r"Hints.promising at .* gave \['.*'\], which are none of "

    def promising(self, s, side, options):
        return [*options, next(action for action in game_named("clocks").actions.all if action not in options)]


class NeverSettles(Planted):
    says = r"Hints.is_settled says 'soon'; expected True or False"

    def is_settled(self, s):
        return "soon"


class BelievesWhatIsKnown(Planted):
    game = "enkidu"
    says = r"Hints.believe gave \S+ the value .*, and seat \d knows that it is "

    def believe(self, s, seat, chance):
        side = s.seat_of.index(seat)
        s.missions = changed(s.missions, side, (s.missions[side] + 1) % len(s.box.missions))


class ChangesWhatIsShared(Planted):
    game = "enkidu"
    says = r"Hints.believe changed what clones share instead of replacing it"

    def believe(self, s, seat, chance):
        s.missions[0] = (s.missions[0] + 1) % len(s.box.missions)


class GivesThingsAway(Planted):
    says = r"Hints.believe loses or makes something"

    def believe(self, s, seat, chance):
        s.bag[0] += 1


class WeighsTooFew(Planted):
    says = r"Hints.solved at ChooseBoard\(\) of side \d gave \[1\]; expected a weight for each of \d options, or none"

    def solved(self, s, side, options):
        return [1]


class WeighsNothing(Planted):
    says = r"Hints.solved at .* gave \[0, 0\]; expected a weight for each"

    def solved(self, s, side, options):
        return [0 for _ in options]


class LooksUnderOtherCups(Planted):
    game = "liars_dice"
    says = r"Hints.solved at .* gave \[.*\], and \[.*\] in another world that seat \d could be in"

    def solved(self, s, side, options):
        return [1 + sum(map(sum, s.cups)) for _ in options]


class TellsByThinking(Planted):
    game = "liars_dice"
    says = r"Hints.solved at .* gives weights, or none, by what only seat \d knows"

    def solved(self, s, side, options):
        return [1 for _ in options] if sum(s.cups[side]) % 2 else []


class HasNoScale(Planted):
    says = r"clocks: Hints.scale is 0"

    def __init__(self, real):
        super().__init__(real)
        self.scale = 0


@pytest.mark.parametrize("planted", Planted.__subclasses__(), ids=lambda planted: planted.__name__)
def test_a_broken_hint_is_caught_by_name(planted, monkeypatch):
    game = game_named(planted.game)
    hints = planted(game.hints)
    monkeypatch.setattr(game, "hints", hints)

    with pytest.raises(AssertionError, match=planted.says):
        kit.check_hints(kit.Case(game, 3, {}, 1))
    hints.spoilt.reverse()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_whatever_hands_hints_on_unchanged_is_sound(game, monkeypatch):
    """So what is planted above fails by what is planted."""
    monkeypatch.setattr(game, "hints", Planted(game.hints))

    kit.check_hints(kit.Case(game, game.seats[0], {}, 1))
