"""Two worlds a viewer cannot tell apart: what they are told stays the same, and so does every field no secret names."""

from dataclasses import dataclass

from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.state import State
from ludotheque.lab.kit.cases import Case, viewers, walk
from ludotheque.lab.kit.fields import is_among, paths, plain_at, secret_fields
from ludotheque.lab.kit.leak_found import LeakFound
from ludotheque.lab.kit.surfaces import DEALT, DEALT_AND_SENT, SELDOM, THEN, Eyes, Look, leak
from ludotheque.lab.kit.twins import PUBLIC, Pair, born, dealt

ONE_DEAL, TOLD = "two worlds, one deal", "two worlds, one story"


@dataclass
class Worlds:
    """How much was compared."""

    dealt: int = 0
    """Worlds dealt anew and compared with the true one dealt anew."""
    told: int = 0
    """Answers played in two worlds, of which a viewer was told the same."""


def check_worlds(case: Case, eyes: Eyes | None = None) -> Worlds:
    """Let twins live along with a random game, and compare what every viewer is told, across turns and barriers.

    * One deal: dealt anew from one seed, the truth and its twin become the same State. This is non-interference:
      whatever of the truth outlives a redeal, in whichever field, shows as a difference. No list of fields is needed.
    * One story: as long as the table looks the same to a viewer, at every moment of an answer, they are told the same:
      events, lines of the log, questions, numbers, what can be undone, what can be looked at again.
    * Public fields: then every field that no secret names is the same in both.
    """
    eyes = eyes or Eyes()
    count, luck = Worlds(), RandomChance(case.seed + 7)
    match = case.match()
    pairs = {viewer: born(case, match, viewer, luck) for viewer in viewers(case)}
    length = sum(1 for _ in walk(case)) if case.looks else 0
    for _, seat, action in walk(case, match):
        place = len(match.answers)
        for viewer, pair in pairs.items():
            if pair is None or not eyes.differ(case.game, match.state, pair.twin):
                pairs[viewer] = _dealt(case, match, viewer, eyes, luck)
        if length <= case.looks or place * case.looks // length != (place - 1) * case.looks // length:
            count.dealt += _deal_both(case, match, pairs, eyes, luck)
        answer = match.play(seat, action)
        for viewer, pair in pairs.items():
            at = f"{case} at answer {place}: {action}"
            if pair is None:
                continue
            if pair.play(seat, action, answer.outcomes) and _is_told_the_same(pair, eyes, at, place):
                count.told += 1
            else:
                pairs[viewer] = None
    count.dealt += _deal_both(case, match, pairs, eyes, luck)
    return count


def _dealt(case: Case, match: Match, viewer: int, eyes: Eyes, luck: Chance) -> Pair | None:
    """Deal a twin, if there is anything the viewer does not know."""
    if all(viewer in part.known_by for part in case.game.hidden(match.state)):
        return None
    for _ in range(eyes.tries):
        pair = dealt(case, match.state, viewer, luck)
        if eyes.differ(case.game, match.state, pair.twin):
            return pair
    return None


def _deal_both(case: Case, match: Match, pairs: dict[int, Pair | None], eyes: Eyes, luck: Chance) -> int:
    game, s, turn = case.game, match.state, len(match.answers)
    if not eyes.looks_at(game, s):
        return 0
    for viewer, pair in pairs.items():
        anew = [game.determinized(s, viewer, luck) for _ in range(eyes.tries)]
        compare_public_fields(game, f"{case} at answer {turn}, dealt anew", s, anew[0], viewer)
        for world in anew if pair is None else (pair.twin, *anew):
            one, other = (Look(game, state, viewer, case.seed + turn, match.options) for state in (s, world))
            for name in eyes.surfaces(DEALT, DEALT_AND_SENT, turn):
                eyes.compare(ONE_DEAL, f"{case} at answer {turn}", name, one, other)
    return len(pairs) * (1 + eyes.tries)


def _is_told_the_same(pair: Pair, eyes: Eyes, at: str, turn: int) -> bool:
    """Compare both worlds after an answer; say whether the viewer still cannot tell them apart."""
    one, other = pair.looks(turn)
    is_drawn_alike = pair.is_drawn_alike()
    try:
        for name in eyes.surfaces(THEN, ("rewind",), turn):
            eyes.compare(TOLD, at, name, one, other)
        if not is_drawn_alike:
            eyes.compare(TOLD, at, "scene", one, other)
    except LeakFound:
        if pair.is_luck_other or pair.was_shown():
            return False  # it was luck for all to see, or the rules show it
        raise
    if not is_drawn_alike or not pair.is_open_alike(at):
        return False
    if turn % SELDOM == 0:
        compare_public_fields(pair.case.game, at, one.s, other.s, pair.viewer)
    return True


def compare_public_fields(game: Game, at: str, s: State, world: State, viewer: int) -> None:
    """Raise `LeakFound` if a field that no secret names differs between two worlds."""
    hidden = secret_fields(game)
    for path in paths(s):
        if not is_among(path, hidden) and plain_at(s, path) != plain_at(world, path):
            raise leak(game, PUBLIC, at, path, viewer, plain_at(s, path), plain_at(world, path))
