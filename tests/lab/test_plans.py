"""Plans: a bot that follows one chooses as another would, among what follows it."""

from dataclasses import replace

import pytest

from ludotheque.bots.random import RandomBot
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.games import game_named
from ludotheque.lab.arena import Contest, bot_of, play_game
from ludotheque.lab.balance.plans import PATIENCE, Plan, PlanBot, plan_named
from ludotheque.lab.balance.report import Case
from ludotheque.lab.balance.run import Playing, Study, follow
from ludotheque.lab.journal import Journal

CLOCKWORKER, CLOCKS = game_named("clockworker"), game_named("clocks")


def chosen(game, plan, seats=2, seed=3):
    """List what was offered and chosen where a seat that follows a plan had a choice, and the others did anything."""
    luck, mind = RandomChance(seed), RandomChance(seed + 1)
    s = game.start(seats, {}, luck)
    bots = [PlanBot(RandomBot(), plan), *[RandomBot()] * (seats - 1)]
    found = []
    while not s.end:
        seat = flow.first_asked(s)
        offered = flow.options(s, seat)
        action = bots[seat].choose(see(game, s, seat, mind), mind)
        assert action in offered
        if seat == 0 and len(offered) > 1:
            found.append(([option.text for option in offered], action.text))
        flow.play(s, seat, action, luck)
    return found


def verb(text):
    return text.partition(" ")[0]


def test_only_and_never():
    for offered, text in chosen(CLOCKWORKER, plan_named(CLOCKWORKER, "only:operate", ())):
        assert ("operate" in map(verb, offered)) == (verb(text) == "operate")
    for offered, text in chosen(CLOCKWORKER, plan_named(CLOCKWORKER, "never:operate", ())):
        assert verb(text) != "operate" or {"operate"} == set(map(verb, offered))


def test_rush_spends_and_hoard_keeps():
    costly = {"operate", "repair", "communicate"}
    rushed = chosen(CLOCKWORKER, plan_named(CLOCKWORKER, "rush", ()))
    kept = chosen(CLOCKWORKER, plan_named(CLOCKWORKER, "hoard", ()))

    assert any(verb(text) in costly for _, text in rushed)
    assert not any(verb(text) in costly and "charge" in offered for offered, text in kept)


def test_a_plan_that_could_go_on_for_ever_is_given_up():
    plan = plan_named(CLOCKWORKER, "never:operate", ())
    view = see(CLOCKWORKER, CLOCKWORKER.start(2, {}, RandomChance(3)), 0, RandomChance(4))
    every = list(view.options)
    bot = PlanBot(RandomBot(), plan)
    seen = []
    for _ in range(CLOCKWORKER.longest // PATIENCE + 1):
        view.options = list(every)
        bot.choose(view, RandomChance(5))
        seen.append("operate" in [option.verb for option in view.options])

    assert "operate" in [option.verb for option in every]
    assert [False] * (len(seen) - 1) + [True] == seen


def test_first_pattern_that_fits_is_followed():
    plan = Plan("cheap", prefer=["repair mechanical-god", "operate factory-F2*", "operate F1*"], avoid=["charge"])
    found = chosen(CLOCKWORKER, plan, seed=5)

    for offered, text in found:
        first = [one for one in offered if one == "repair mechanical-god"]
        second = [one for one in offered if one.startswith("operate F2")]
        third = [one for one in offered if one.startswith("operate F1")]
        expected = first or second or third
        assert not expected or text in expected
        assert text != "charge" or expected == ["charge"] or set(offered) == {"charge"}
    assert any(text.startswith("operate F2") for _, text in found)


def test_choosing_blindly_is_by_chance_and_only_there():
    seen = {
        text
        for seed in range(12)
        for offered, text in chosen(CLOCKS, plan_named(CLOCKS, "any:board", ()), seed=seed)
        if verb(offered[0]) == "board"
    }

    assert {"board forward", "board backward"} == seen


def test_plan_is_the_second_half_of_a_name():
    with_plan = Contest("clocks", ["greedy:1+never:buy", "greedy:1"])

    assert play_game(with_plan, 0) != play_game(replace(with_plan, bots=["greedy:1"] * 2), 0)
    assert isinstance(bot_of(CLOCKWORKER, "random+cheap-factories"), PlanBot)
    for wrong in ("random+fly", "random+only:fly", "random+cheap-factories"):
        with pytest.raises(LudothequeError, match=r"clocks has no plan '.*'; there are: rush, hoard"):
            bot_of(CLOCKS, wrong)


def test_plan_is_followed_from_every_place_on_the_same_deals():
    case = Case(3, "random")
    study = Study("clocks", [case], plan_games=5)

    followed = follow(study, case, "rush", Playing(1, Journal(None, {}), lambda _: None))

    assert [0, 0, 1, 1, 2, 2] == [seat for seat, _ in followed]
    assert 1 < len({tuple(outcome.points) for _, outcome in followed})
