"""What the bots are told: they look at some of the options, and judge a table only between turns."""

from typing import Any

import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind import GAME
from ludotheque.games.unconscious_mind.hints.analyst import HINTS
from ludotheque.games.unconscious_mind.hints.answers import WORTH
from ludotheque.games.unconscious_mind.turn.steps import ChooseTurn


@pytest.mark.parametrize("seats", [1, 2])
def test_a_search_looks_at_some_of_the_options_and_at_every_treatment(seats):
    luck = RandomChance(seats)
    s: Any = GAME.start(seats, {}, luck)
    fewest = 1.0
    while not s.end and s.round < 12:
        side, step = s.agenda[-1]
        options = list(s.options)
        looked_at = HINTS.promising(s, side, options)

        assert looked_at
        assert set(looked_at) <= set(options)
        assert {option for option in options if option.verb == "treat"} <= set(looked_at)
        assert HINTS.rollout(s, side, options, luck) in options
        assert isinstance(step, ChooseTurn) == HINTS.is_settled(s)
        fewest = min(fewest, len(looked_at) / len(options))
        flow.play(s, flow.first_asked(s), options[luck.pick("test", len(options))], luck)

    assert fewest < 0.5


def test_a_dream_that_can_be_paid_is_worth_more_than_one_that_cannot():
    luck = RandomChance(4)
    s: Any = GAME.start(1, {}, luck)
    while not isinstance(s.agenda[-1][1], ChooseTurn):
        flow.play(s, 0, s.options[0], luck)
    desk = s.desks[0]
    before = HINTS.evaluate(s, 0)

    for zone in s.box.manifest[desk.manifest[0]].cost:
        desk.white[0] -= 1
        desk.white[zone] += 1

    assert HINTS.evaluate(s, 0) > before + 1


def test_answers_to_every_step_that_asks_are_judged():
    asking = {
        kind
        for kind in codec.words_of(GAME).values()
        if issubclass(kind, Step) and kind.candidates is not Step.candidates
    }
    by_themselves = {"ChooseTurn", "Asides"}
    any_is_as_good = {"ClaimGoals", "LineUp"}

    assert by_themselves | any_is_as_good == {kind.__name__ for kind in asking - set(WORTH)}
    assert set(WORTH) <= asking
