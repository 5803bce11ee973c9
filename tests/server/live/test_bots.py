"""Tables that are left to bots: whoever plays does not wait for all of them."""

import asyncio

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.server.live.bot_pool import BotPool


def test_a_bot_that_somebody_waits_for_thinks_before_those_that_nobody_looks_at():
    game = game_named("clocks")
    s = Match(game, 2, {}, RandomChance(1)).state
    seat = flow.waiting(s)[0]
    answered = []

    async def think(thinkers, table, *, is_watched):
        await thinkers.choose(game, s, seat, "greedy", is_watched=is_watched)
        answered.append(table)

    async def run():
        thinkers = BotPool()
        await thinkers.choose(game, s, seat, "random")
        left = [think(thinkers, "left to bots", is_watched=False) for _ in range(10)]
        await asyncio.gather(*left, think(thinkers, "mine", is_watched=True))
        thinkers.close()

    asyncio.run(run())

    assert "mine" in answered[:3]
