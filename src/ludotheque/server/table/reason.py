"""What somebody knows of an answer that a bot has given: how the table may have been then, and what it answered.

All of it follows from what they knew before the answer and from what they were told of it. The answer itself is not
looked at, so whoever is told why learns nothing that they could not have found out.
"""

from dataclasses import dataclass
from itertools import takewhile

from ludotheque.engine import codec, flow, outlook
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, RecordedChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game
from ludotheque.engine.match import PlayedAnswer
from ludotheque.engine.state import State
from ludotheque.server.table.entries import BOT, PLAYED
from ludotheque.server.table.table import Table

TRIES = 4
"""In so many imagined worlds the answer must be the only one that fits what was told."""


@dataclass(frozen=True)
class AnswerKnown:
    """An answer as somebody else knows it: a world in which it may have been given, and who gave it."""

    world: State
    seat: int
    action: Action
    is_guess: bool
    """Whether whoever answered knew something that the asker does not."""


def known_answer(table: Table, asker: int, turn: int, chance: Chance) -> AnswerKnown:
    """Find out what a bot has answered at a turn, as far as somebody else can know; refuse where they cannot."""
    before, given = _before(table, turn)
    seat = given.seat
    if table.seats[seat].kind != BOT:
        raise Refused(Objection("why-a-bot", {}))
    # Where several answer at once nobody knows what the others knew, nor who was last.
    if [seat] != flow.waiting(before):
        raise Refused(Objection("why-later", {}))
    game = table.game
    if not game.has_secrets(before):
        return AnswerKnown(before, seat, given.action, is_guess=False)
    told = _told(game, given.events, asker)
    worlds = [game.determinized_open(before, asker, chance) for _ in range(TRIES)]
    fitting = [_fitting(game, world, seat, asker, told) for world in worlds]
    if fitting[0] is None or any(one is not fitting[0] for one in fitting):
        raise Refused(Objection("why-later", {}))
    known = {codec.digest(game.as_known(world, seat)) for world in worlds}
    return AnswerKnown(worlds[0], seat, fitting[0], len(known) > 1)


def _before(table: Table, turn: int) -> tuple[State, PlayedAnswer]:
    """Give the table right before the answer of a turn, and that answer."""
    if table.stage() != PLAYED:
        raise Refused(Objection("is-over", {}))
    s, told = table.playing.opening(), 0
    for given in table.playing.answers.copy():
        told += bool(given.events)
        if told == turn and given.events:
            return s, given
        flow.play(s, given.seat, given.action, RecordedChance(given.outcomes))
    raise Refused(Objection("stale", {}))


def _fitting(game: Game, world: State, seat: int, asker: int, told: list[str]) -> Action | None:
    """Find the only answer after which, in an imagined world, the asker would be told what they were; or none."""
    found: list[Action] = []
    for action in flow.options(world, seat):
        after = world.clone()
        after.log = events = list[Event]()
        outlook.play_until_luck(after, seat, action)
        # From where something comes to light an imagined world tells something else.
        certain = takewhile(lambda event: game.cues.get(event.name) != "reveal", events)
        foretold = _told(game, list(certain), asker)
        if foretold == told[: len(foretold)]:
            found.append(action)
    return found[0] if len(found) == 1 else None


def _told(game: Game, events: list[Event], viewer: int) -> list[str]:
    return [game.texts.unnamed("en", game.told(event, viewer)) for event in events]
