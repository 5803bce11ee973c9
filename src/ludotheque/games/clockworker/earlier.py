"""States that earlier rules have stored, in the words of these."""

from typing import Any, Final

from ludotheque.games.clockworker.state import COLOURS, GOLD, KINDS

PAID_FOR: Final = ("TakeArtifact", "TakeArchive")
BLOCKS_OWED: Final = 3
"""Version 1 kept what was owed of each colour; all else was paid by then."""
ARCHIVE_APART: Final = 2
"""Version 1 kept the cost of an archive and what may be left out of it."""


def bring_up(stored: dict[str, Any]) -> None:
    """Version 1 laid what is paid for below what is being paid; now the one holds the other."""
    agenda = stored["agenda"]
    if len(agenda) < 2:
        return
    side, paying = agenda[-1]["tuple"]
    goal = agenda[-2]["tuple"][1]
    if goal["is"] not in PAID_FOR:
        return
    if paying["is"] == "PayBlocks" and len(paying["of"]) == BLOCKS_OWED:
        paying["of"] = [{"tuple": _bill(stored["stock"][side], paying["of"])}, goal]
        agenda.pop(-2)
    elif paying["is"] == "PayCost" and len(paying["of"]) == ARCHIVE_APART:
        paying["of"] = [*paying["of"], *goal["of"]]
        agenda.pop(-2)


def _bill(stock: list[int], owed: list[int]) -> list[int]:
    """Say what pays the blocks, by kind, if gold stands only for the colours that are lacking."""
    bill = [0] * len(KINDS)
    for colour, blocks in zip(COLOURS, owed, strict=True):
        bill[colour] = min(blocks, stock[colour])
        bill[GOLD] += blocks - bill[colour]
    return bill
