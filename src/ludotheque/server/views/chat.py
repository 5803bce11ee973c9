"""Who may talk in private, and what the game lets people claim."""

from collections.abc import Iterable

from ludotheque.engine.scene import Text
from ludotheque.server.table.entries import PERSON
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.talk import Claim, ClaimGroup


def private_talks(table: Table) -> list[list[int]]:
    """List the seats that may talk in private now: the rules say which sides, and two people at least must be there."""
    if table.match is None or table.is_over:
        return []
    s = table.match.state
    groups = [sorted({s.seat_of[side] for side in sides}) for sides in table.game.talks(s)]
    return [group for group in groups if sum(table.seats[seat].kind == PERSON for seat in group) > 1]


def talks_of(table: Table, seat: int | None) -> list[list[int]]:
    """List the private talks a viewer is in, each by the others' seats."""
    return [[one for one in group if one != seat] for group in private_talks(table) if seat in group]


def claims(view: TableView, language: str) -> list[ClaimGroup]:
    """List what the game lets people claim, true or not, in groups."""
    table = view.table
    if table.match is None:
        return []
    groups: list[ClaimGroup] = []
    for number, (title, texts) in enumerate(table.game.claims(table.match.state)):
        told = [Claim(f"{number}.{place}", words) for place, words in enumerate(_rendered(view, texts, language))]
        groups.append(ClaimGroup(_rendered(view, [title], language)[0], told))
    return groups


def claim_texts(view: TableView, language: str) -> dict[str, str]:
    """Give the words of every claim, by its id."""
    return {claim.id: claim.text for group in claims(view, language) for claim in group.claims}


def _rendered(view: TableView, texts: Iterable[Text], language: str) -> list[str]:
    names = view.side_names(language)
    return [view.game.texts.say(language, text, names) for text in texts]
