"""Puzzles from a review: which moments may be one, and what is kept of them."""

from ludotheque.bots.puzzles import promising
from ludotheque.bots.view import to_play_on, unpack
from ludotheque.engine.chance import RandomChance
from ludotheque.server import house_time
from ludotheque.server.table.table import Table
from ludotheque.server.views.review import deed_of
from ludotheque.server.wire.notices import Judged, KeptPuzzle, ReviewAsked

TRIED = 3
"""How many moments of a game are looked at for longer."""


def candidates(table: Table, asked: list[ReviewAsked], found: list[Judged]) -> list[ReviewAsked]:
    """List moments that may be puzzles, with the better answer for the one that was given.

    None where people would not know by which rules: with cards of their own, or other options than usual.
    """
    game = table.game
    if game.own_components or table.options != game.checked_options(len(table.seats), {}):
        return []
    by_place = {one.place: one for one in asked}
    slips = promising([deed_of(one) for one in found])[:TRIED]
    moments = [(by_place[deed.place], deed.other) for deed in slips]
    return [ReviewAsked(one.place, one.turn, one.seat, better, one.world) for one, better in moments]


def puzzle(table: Table, moment: ReviewAsked, best: Judged) -> KeptPuzzle:
    """Make a puzzle: of the table, a world that the seat could be in is kept, never the true one."""
    game = table.game
    written = to_play_on(unpack(game, moment.seat, moment.world).determinize(RandomChance()))
    return KeptPuzzle(
        table.id, game.id, game.version, game.components_digest, moment.seat, written, best, house_time.now()
    )
