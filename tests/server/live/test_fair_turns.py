"""Thinking is shared out: nobody's bots keep those of others waiting, however many there are."""

import asyncio

import pytest

from ludotheque.server.live.fair_turns import Asker, FairTurns

HONEST = [Asker("honest", "ada", "t")]


def served(claims, slots=1, after=None):
    """Let all of them ask at once; give who had their turn, in this order."""
    order = []

    async def ask(turns, name, claim):
        async with turns.turn(lambda: claim):
            order.append(name)
            if after is not None:
                after(name)
            await asyncio.sleep(0)

    async def run():
        turns = FairTurns(slots)
        await asyncio.gather(*(ask(turns, name, claim) for name, claim in claims))

    asyncio.run(run())
    return order


def test_one_place_with_forty_tables_does_not_keep_another_one_waiting():
    crowd = [(f"crowd {n}", [Asker("stranger", f"guest {n}", f"table {n}")]) for n in range(40)]

    assert "honest" in served([*crowd, ("honest", HONEST)])[:2]


def test_at_one_place_everybody_has_a_turn_before_anybody_has_two():
    greedy = [(f"greedy {n}", [Asker("home", "bo", f"table {n}")]) for n in range(40)]

    assert "modest" in served([*greedy, ("modest", [Asker("home", "ada", "t")])])[:2]


def test_of_one_person_every_table_has_a_turn_before_any_has_two():
    same = [(f"same {n}", [Asker("home", "ada", "one")]) for n in range(40)]

    assert "other" in served([*same, ("other", [Asker("home", "ada", "two")])])[:2]


def test_a_table_that_is_looked_at_comes_before_all_that_are_not():
    left = [(f"left {n}", [Asker("", f"host {n}", f"table {n}", is_watching=False)]) for n in range(40)]

    assert "honest" in served([*left, ("honest", HONEST)])[:2]


def test_who_looks_is_asked_when_a_turn_is_free_and_not_before():
    watched = []

    async def run():
        turns, order, may_end = FairTurns(1), [], asyncio.Event()

        def claim(name):
            return lambda: [Asker(name, name, name, is_watching=name in watched)]

        async def ask(name):
            async with turns.turn(claim(name)):
                order.append(name)
                await may_end.wait()

        asking = [asyncio.create_task(ask(name)) for name in ("first", "left", "mine")]
        await asyncio.sleep(0)
        watched.append("mine")
        may_end.set()
        await asyncio.gather(*asking)
        return order

    assert ["first", "mine", "left"] == asyncio.run(run())


def test_a_table_that_several_look_at_has_the_turn_of_whoever_has_waited_longest():
    crowd = [(f"crowd {n}", [Asker("stranger", "eve", f"table {n}")]) for n in range(40)]
    ours = [Asker("stranger", "eve", "t"), *HONEST]

    assert "ours" in served([*crowd, ("ours", ours)])[:2]


def test_of_tables_nobody_looks_at_one_has_its_turn_at_a_time():
    running, most = set(), []

    async def run():
        turns = FairTurns(4)

        async def ask(name):
            async with turns.turn(lambda: [Asker("", name, name, is_watching=False)]):
                running.add(name)
                most.append(len(running))
                await asyncio.sleep(0.001)
                running.discard(name)

        await asyncio.gather(*(ask(str(number)) for number in range(6)))

    asyncio.run(run())

    assert [1] * 6 == most


@pytest.mark.parametrize("is_begun", [False, True])
def test_whoever_goes_away_leaves_their_turn_to_others(is_begun):
    async def run():
        turns, order, may_end = FairTurns(1), [], asyncio.Event()

        async def ask(name):
            async with turns.turn(lambda: HONEST):
                order.append(name)
                await may_end.wait()

        first, second, third = (asyncio.create_task(ask(name)) for name in ("first", "second", "third"))
        await asyncio.sleep(0)
        (first if is_begun else second).cancel()
        await asyncio.sleep(0)
        may_end.set()
        await asyncio.gather(first, second, third, return_exceptions=True)
        return order

    assert (["first", "second", "third"] if is_begun else ["first", "third"]) == asyncio.run(run())
