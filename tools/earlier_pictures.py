"""Take pictures of the tables of an earlier state: `python -m tools.earlier_pictures HOUSE [GAME ...] --out FOLDER`.

That state serves a house in a tree of its own, and keeps its tables there in its own way: here somebody sits down with
bots, lets one go on in their place, and is back in the middle of the game and late in it. The command line goes on as
that of `tools.pictures`, and the pictures have the names that it gives: its `--before` finds them.
"""

import math
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

from playwright.sync_api import sync_playwright

from ludotheque.games import all_games
from ludotheque.lab.guest import Guest
from tools.browser import launched
from tools.pictures import Laid, read_wanted, seats_of, take
from tools.sheets import contact_sheet

STOPS = {"setup": 0.0, "middle": 0.5, "late": 0.8, "end": math.inf}
"""How much is told by then, as a share of what was told of a whole game with as many players."""
A_GAME = 900.0
"""Seconds that bots may take for one on a slow machine."""
QUIET = 3.0
"""Seconds without news after which nobody but oneself is waited for."""


def opened(guest: Guest, game: str, seats: int) -> str:
    """Sit down with bots, until there is something to answer; give the table."""
    guest.leave()
    wish = {"game": game, "seats": ["me", *["bot:greedy"] * (seats - 1)], "options": {}}
    table = str(guest.ask("POST", "/api/tables", wish)["id"])
    guest.attend(table)
    hear_until_asked(guest)
    return table


def hear_until_asked(guest: Guest) -> None:
    while not guest.options and not guest.is_over:
        guest.hear()


def let_play(guest: Guest, table: str, lines: float) -> None:
    """Let a bot go on until so much is told, or all of it, and take the seat back."""
    guest.ask("POST", f"/api/tables/{table}/leave")
    while len(guest.log) < lines and not guest.is_over:
        guest.hear()
    guest.say({"type": "back"})
    with suppress(TimeoutError):
        while True:
            guest.hear(QUIET)
    hear_until_asked(guest)


def moments(guest: Guest, game: str, seats: int) -> Iterator[Laid]:
    """Stop at each moment of a game, once it is known from another one how much there is to tell."""
    let_play(guest, opened(guest, game, seats), math.inf)
    whole = len(guest.log)
    table = opened(guest, game, seats)
    for moment, share in STOPS.items():
        if share:
            let_play(guest, table, share * whole)
        while moment != "end" and guest.is_over:  # some games are shorter
            table = opened(guest, game, seats)
            let_play(guest, table, share * whole)
        yield Laid(table, game, seats, moment)


def main(arguments: Sequence[str]) -> None:
    """Take all pictures that are wanted of the games that the house has."""
    if not arguments or not arguments[0].startswith("http"):
        sys.exit(f"earlier pictures: expected the address of a house first, got {' '.join(arguments) or 'nothing'}")
    house = arguments[0].rstrip("/")
    wanted, laying = read_wanted(arguments[1:])
    if wrong := [moment for moment in wanted.moments if moment not in STOPS]:
        sys.exit(f"earlier pictures: expected some of {', '.join(STOPS)}, got {wrong[0]!r}")
    laying.out.mkdir(parents=True, exist_ok=True)
    guest = Guest(house, "Ada", A_GAME)
    known = {game["id"] for game in guest.ask("GET", "/api/games")}
    with sync_playwright() as playwright, launched(playwright) as browser:
        pictures = [
            picture
            for game in wanted.games
            if game in known
            for seats in seats_of(all_games()[game], wanted.seats)
            for table in moments(guest, game, seats)
            if table.moment in wanted.moments
            for picture in take(browser, house, [guest.cookie], [table], wanted, laying.out)
        ]
    guest.leave()
    (laying.out / "index.html").write_text(contact_sheet(pictures, laying), encoding="utf-8")
    print(f"earlier pictures: {len(pictures)} in {laying.out}, index.html shows them")


if __name__ == "__main__":
    main(sys.argv[1:])
