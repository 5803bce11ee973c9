"""Remarks: characters say a little at big moments, and at the end.

Who says what follows from what everybody was told and from the table's name, so nothing is stored, everybody hears the
same, after a reload too, and nobody learns anything by it.
"""

import hashlib
from typing import Final

from ludotheque.bots.levels import character_in
from ludotheque.engine.scene import Text
from ludotheque.server.table.entries import BOT
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.outgoing import LogLine

OWN, THEIRS, WON, LOST = OCCASIONS = "own", "theirs", "won", "lost"
"""A big moment of their own, or of somebody else; they have won, or somebody else has."""
SELDOM: Final = 3
"""At one big moment of so many something is said."""


def remark(view: TableView, place: int, language: str) -> LogLine | None:
    """Write what a character says to something that has happened; mostly nobody says anything."""
    table, told = view.table, view.table.story.events[place]
    speakers = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == BOT and _is_known(view, seat)]
    if not speakers or view.told(told, None, language) is None:
        return None
    draws = hashlib.blake2b(f"{table.id}/{told.turn}/{told.event.name}".encode(), digest_size=3).digest()
    doers, occasions = list[int](), (OWN, THEIRS)
    if table.is_over and place == table.story.last:
        winners = [side for side, rank in enumerate(table.game.ranks(table.playing.state)) if rank == 1]
        doers, occasions = [told.seat_of[side] for side in winners], (WON, LOST)
    elif draws[0] % SELDOM == 0 and _is_big(view, place):
        who = told.event.facts.get("who")
        doers = [told.seat_of[who]] if isinstance(who, int) else []
    if not doers:
        return None
    own = [seat for seat in speakers if seat in doers]
    occasion = occasions[0] if own else occasions[1]
    speaker = (own or speakers)[draws[1] % len(own or speakers)]
    if speaker not in told.seat_of:
        return None
    side = told.seat_of.index(speaker)
    said = Text(_words(view, speaker, occasion, draws[2], language))
    line = Text("remark", {"who": side, "said": said})
    names = view.names_told(told.seat_of, language)
    text, words = (view.game.texts.say(language, one, names) for one in (line, said))
    return LogLine(text, side, speaker, told.turn, undone=told.is_undone, remark=words)


def _is_known(view: TableView, seat: int) -> bool:
    return character_in(view.table.seats[seat].level) in view.game.opponents.characters


def _is_big(view: TableView, place: int) -> bool:
    """Say whether everybody is told of something one looks for when one looks back; not of the same once more."""
    events = view.table.story.events
    told = events[place].event
    is_once_more = place > 0 and events[place - 1].event.name == told.name
    return told.name in view.game.highlights and told.known is None and not is_once_more


def _words(view: TableView, seat: int, occasion: str, draw: int, language: str) -> str:
    """Choose between what the character says in the game's words, if anything, and what anybody of their mood would."""
    who = character_in(view.table.seats[seat].level)
    own = f"character-{who}.{occasion}"
    mood = view.game.opponents.character(who).face.mood
    return own if view.game.texts.has(language, own) and draw % 3 else f"remark-{mood}-{occasion}"
