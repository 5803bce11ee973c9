"""Finds puzzles in games of bots: of each game the largest slip whose better answer holds upon a longer look."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.bots.levels import bot_for
from ludotheque.bots.puzzle_file import FOUND, MOST
from ludotheque.bots.puzzles import promising, solved
from ludotheque.bots.review import Deed, Question, Reviewer, is_kept, questions
from ludotheque.bots.view import see_next, to_play_on
from ludotheque.engine import replay
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.errors import LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.games import game_named
from ludotheque.lab.arena import Contest, seed_of, spread
from ludotheque.lab.journal import Journal

TRIED = 3
"""How many slips of a game are looked at for longer."""


@dataclass(frozen=True)
class Hunt:
    """Where puzzles are looked for: who plays, with how many, and how long each answer is thought about."""

    game: str
    players: int
    bot: str = "level:3"
    seed: int = 0
    iterations: int = 100
    worlds: int = 12

    def check(self) -> Game:
        """Complain about what cannot be played, or has no chances to lose."""
        game = Contest(self.game, [self.bot] * self.players, {}, self.seed).check()
        if len(game.scores(game.start(self.players, {}, RandomChance(self.seed)))) < 2:
            raise LudothequeError(f"{game.id} with {self.players}: somebody alone has no chances to lose")
        return game


def hunt(
    wanted: Hunt, games: int, jobs: int, journal: Journal, on_progress: Callable[[int], None] = lambda _: None
) -> list[dict[str, Any]]:
    """Look at the games that the journal lacks; give what was found in all of them, until there are enough."""
    wanted.check()
    missing = [(number, 1) for number in range(games) if str(number) not in journal.done]
    fresh = spread(hunted, vars(wanted), missing, jobs)
    found: list[dict[str, Any]] = []
    for number in range(games):
        if len(found) == MOST:
            break
        if str(number) not in journal.done:
            journal.keep(str(number), next(fresh)[0])
        on_progress(1)
        found += [journal.done[str(number)]] if journal.done[str(number)] else []
    return found


def hunted(wanted: dict[str, Any], first: int, count: int) -> list[Any]:
    """Look at some games in this process; plain data in, plain data out, and nothing for a game without a puzzle."""
    described = Hunt(**wanted)
    return [puzzle_in(described, number) for number in range(first, first + count)]


def puzzle_in(wanted: Hunt, number: int) -> dict[str, Any]:
    """Let bots play a game, and find its puzzle."""
    game = game_named(wanted.game)
    match = _played(game, wanted, number)
    chance = RandomChance(seed_of(wanted.seed, number, "review"))
    asked = questions(match, chance)
    reviewer = Reviewer(wanted.iterations, wanted.worlds)
    kept = _kept(match)
    deeds = [reviewer.judge(one, chance) for one in asked if one.place not in kept]
    by_place = {one.place: one for one in asked}
    for slip in promising(deeds)[:TRIED]:
        moment = by_place[slip.place]
        better = Question(moment.place, moment.turn, moment.view, game.actions.parse(slip.other))
        best = solved(better, chance)
        if best is not None:
            return _told(moment, best, chance)
    return {}


def _played(game: Game, wanted: Hunt, number: int) -> Match:
    match = Match(game, wanted.players, {}, RandomChance(seed_of(wanted.seed, number, "table")))
    minds: list[Chance] = [RandomChance(seed_of(wanted.seed, number, seat)) for seat in range(wanted.players)]
    bots = [bot_for(game, wanted.bot) for _ in minds]
    while not match.state.end and len(match.answers) < game.longest:
        view = see_next(game, match.state, minds)
        match.play(view.seat, bots[view.seat].choose(view, minds[view.seat]))
    return match


def _kept(match: Match) -> set[int]:
    """List the answers that the rules keep for ever: nobody is asked about such a moment again."""
    places = zip(match.answers, replay.up_to(match, len(match.answers)), strict=False)
    return {place for place, (given, s) in enumerate(places, 1) if is_kept(match.game, s, given.seat)}


def _told(moment: Question, best: Deed, chance: Chance) -> dict[str, Any]:
    """Tell a puzzle as plain data: a world its seat could be in, and what was found, to a thousandth."""
    found = {name: _rounded(getattr(best, name)) for name in FOUND}
    return {"seat": best.seat, "world": to_play_on(moment.view.determinize(chance)), "found": found}


def _rounded(value: Any) -> Any:
    if isinstance(value, list):
        return [_rounded(one) for one in value]
    return round(value, 3) if isinstance(value, float) else value
