"""The story of a game that is over: made once, put into words for everybody alike."""

import asyncio

from ludotheque.engine import replay
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.story import Story, Storyteller
from ludotheque.server.views.history import A_FEW
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.outgoing import StoryMessage
from ludotheque.server.wire.story import CurvePoint, KeyMoment, Memory


async def story(view: TableView, click: str, language: str) -> StoryMessage:
    """Tell what stays of a game; others are served in between."""
    table, game = view.table, view.game
    if not table.is_over:
        raise Refused(Objection("not-over" if table.frozen is None else "frozen", {}))
    if view.story is None:
        view.story = await _made(view)
    found, sat = view.story, table.playing.state.seat_of

    def say(text: Text, seat_of: list[int]) -> str:
        return game.texts.say(language, text, view.names_told(seat_of, language))

    return StoryMessage(
        click,
        game.say(language, game.curve),
        [CurvePoint(point.turn, point.round, point.points) for point in found.curve],
        [KeyMoment(one.turn, one.round, one.side, say(one.text, one.seat_of), one.kind) for one in found.moments],
        [Memory(say(one.text, sat), one.side, one.turn) for one in found.memories],
    )


async def _made(view: TableView) -> Story:
    match = view.table.playing
    teller = Storyteller(view.game)
    events = [match.first_events, *(answer.events for answer in match.answers)]
    for number, s in enumerate(replay.up_to(match, len(events))):
        teller.look(s, events[number])
        if number % A_FEW == 0:
            await asyncio.sleep(0)
    return teller.story(match.state)
