"""Dealing anew really deals anew, and leads to games that end."""

from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.state import State
from ludotheque.lab.kit.cases import Case, looked_at, viewers, walk


def check_redeal(case: Case, tries: int = 12) -> dict[str, set[str]]:
    """Dealing anew keeps what is known, and gives what is not known other values; name zones seen with one and two.

    The result says, by zone, which of "hidden" and "redealt" were seen; the caller asks for both.
    """
    game, luck = case.game, RandomChance(case.seed + 3)
    seen: dict[str, set[str]] = {}
    for match, _, _ in looked_at(case):
        s = match.state
        at = f"{case} at answer {len(match.answers)}"
        things = game.hidden(s)
        if not things:
            continue
        for viewer in viewers(case):
            values: dict[str, set[str]] = {}
            for _ in range(tries):
                world = game.determinized(s, viewer, luck)
                now = {thing.zone: thing for thing in game.hidden(world)}
                for thing in things:
                    other = now.get(thing.zone)
                    assert other is not None, f"{at}: {thing.zone} is no longer there when dealt anew for {viewer}"
                    if viewer in thing.known_by:
                        assert thing.value == other.value, f"{at}: {viewer} knows {thing.zone}, and it was dealt anew"
                    else:
                        values.setdefault(thing.zone, set()).add(repr(other.value))
            for zone, found in values.items():
                marks = seen.setdefault(zone, set())
                marks.add("hidden")
                if len(found) > 1:
                    marks.add("redealt")
    return seen


def check_redealt_games_end(case: Case) -> None:
    """A game goes on from any world a seat could be in, to its end."""
    game, luck = case.game, RandomChance(case.seed + 4)
    for match, seat, _ in walk(case):
        if len(match.answers) % 11:
            continue
        for world in (game.determinized(match.state, seat, luck), game.determinized_open(match.state, seat, luck)):
            conserved = game.conserved(match.state)
            assert conserved == game.conserved(world), f"{case}: dealing anew loses or makes something"
            _finish(world, luck, game.longest)
            assert world.end in game.end_reasons


def _finish(s: State, luck: Chance, longest: int) -> None:
    for _ in range(longest):
        if s.end:
            return
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        flow.play(s, seat, options[luck.pick("what", len(options))], luck)
    raise AssertionError(f"no end after {longest} answers")
