"""Whether characters play in a style one can see, and as well as anybody of their level."""

import argparse
from collections.abc import Iterator

from ludotheque.bots.style import Style
from ludotheque.bots.view import Bot, View, see_next
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, LabelSeededChance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.opponents import Character
from ludotheque.games import all_games, game_named
from ludotheque.lab.arena import bot_of, seed_of
from ludotheque.lab.drills import Drill, Plain, registered
from ludotheque.lab.statistics import Estimate, mean, share

WINDOW = (0.45, 0.55)
"""The share of wins a character should have against the plain bot of the same level."""


class Taste:
    """Counts, for two players, how often they were offered what one of them likes, and how often they took it."""

    def __init__(self, character: Character) -> None:
        self.style = Style(character.verbs, {})
        self.offered = [0.0, 0.0]
        self.taken = [0.0, 0.0]

    def note(self, view: View, action: Action, who: int) -> None:
        """Note an answer; of a disliked thing, leaving it is what is liked, and of an amount, how little was taken."""
        worths = [self.style.likes(option) for option in view.options]
        if max(worths) > min(worths):
            self.offered[who] += 1.0
            self.taken[who] += (self.style.likes(action) - min(worths)) / (max(worths) - min(worths))


def styled(game: Game) -> list[str]:
    """List the characters who like anything beyond winning."""
    return [name for name, one in game.opponents.characters.items() if one.verbs or one.goals]


def play(game: Game, seats: int, name: str, seed: str, turned: int) -> Plain:
    """Let a character sit at every other place, plain bots of their level at the rest, and count what both do."""
    character = game.opponents.character(name)
    bots: list[Bot] = [bot_of(game, f"character:{name}"), bot_of(game, f"level:{character.level}")]
    luck = LabelSeededChance(seed)
    minds: list[Chance] = [RandomChance(seed_of(seed, turned, seat)) for seat in range(seats)]
    taste, s = Taste(character), game.start(seats, {}, luck)
    while not s.end:
        view = see_next(game, s, minds)
        who = (view.seat + turned) % 2
        action = bots[who].choose(view, minds[view.seat])
        taste.note(view, action, who)
        flow.play(s, view.seat, action, luck)
    ranks, scores = game.ranks(s), game.scores(s)
    points, won = [0.0, 0.0], 0.0
    for seat in range(seats):
        side, who = s.seat_of.index(seat), (seat + turned) % 2
        points[who] += sum(more for label, more in scores[side].lines if label in character.goals)
        won += 1.0 / ranks.count(1) if ranks[side] == 1 and who == 0 else 0.0
    return {"won": won, "offered": taste.offered, "taken": taste.taken, "points": points}


@registered
class Styles(Drill):
    """The drill `styles`; a piece is one deal, played both ways: "game seats character seed deal"."""

    name = "styles"
    about = (
        "Each character who likes anything beyond winning, against the plain bot of the same level: mirrored games "
        "with two players, or as few as there may be, every other place. Taken: when what they like was among the "
        "answers, how often they gave it (of what they dislike, how often they left it; of amounts, how much). Points: "
        f"on the lines of the score they like, a game. Wanted: a style that shows, and {WINDOW[0]:.0%} to "
        f"{WINDOW[1]:.0%} of the games won."
    )

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--game", default="", help="id of a game; all if it is left out")
        parser.add_argument("--characters", default="", help="ids, as in minna,viktor; all if it is left out")

    def pieces(self, told: Plain) -> list[str]:
        games = [game_named(told["game"])] if told["game"] else list(all_games().values())
        wanted = [name for name in told["characters"].split(",") if name]
        return [
            f"{game.id} {max(2, min(game.seats))} {name} {told['seed']} {deal}"
            for deal in range((told["games"] + 1) // 2)
            for game in games
            for name in styled(game)
            if name in wanted or not wanted
        ]

    def carry_out(self, piece: str) -> Plain:
        name, seats, character, seed, deal = piece.split()
        game = game_named(name)
        return {"games": [play(game, int(seats), character, f"{seed}/{deal}", turned) for turned in range(2)]}

    def table(self, told: Plain, done: dict[str, Plain]) -> list[str]:
        heads = "game", "character", "level", "likes", "games", "won", "taken", "by the plain bot", "points", "style"
        lines = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
        for case, games in self._cases(done):
            game, _, name = case.split()
            character = game_named(game).opponents.character(name)
            likes = ", ".join(f"{what} {worth:+}" for what, worth in {**character.verbs, **character.goals}.items())
            taken = [took(games, who).percent if character.verbs else "" for who in (0, 1)]
            points = [mean([one["points"][who] for one in games]) if character.goals else "" for who in (0, 1)]
            cells = (
                *(game, name, str(character.level), likes, str(len(games)), won(games).percent, *taken),
                f"{points[0]} to {points[1]}" if character.goals else "",
                f"{'shows' if shows(games, character) else 'is not clear'}, {within(won(games))}",
            )
            lines.append(f"| {' | '.join(cells)} |")
        return lines

    def is_passed(self, told: Plain, done: dict[str, Plain]) -> bool:
        return all(
            shows(games, game_named(case.split()[0]).opponents.character(case.split()[2]))
            and within(won(games)) != "out of their level"
            for case, games in self._cases(done)
        )

    def _cases(self, done: dict[str, Plain]) -> Iterator[tuple[str, list[Plain]]]:
        for case in dict.fromkeys(piece.rsplit(maxsplit=2)[0] for piece in done):
            yield case, [one for piece, two in done.items() if piece.startswith(f"{case} ") for one in two["games"]]


def won(games: list[Plain]) -> Estimate:
    """Give the share of games that the character won."""
    return share(sum(game["won"] for game in games), len(games))


def took(games: list[Plain], who: int) -> Estimate:
    """Give how often one of the two took what the character likes."""
    offered = sum(game["offered"][who] for game in games)
    return share(sum(game["taken"][who] for game in games), max(1, round(offered)))


def shows(games: list[Plain], character: Character) -> bool:
    """Say whether the character does more of what they like than the plain bot, beyond luck."""
    by_verbs = bool(character.verbs) and took(games, 0).low > took(games, 1).high
    points = [mean([game["points"][who] for game in games]) for who in (0, 1)]
    return by_verbs or (bool(character.goals) and points[0].low > points[1].high)


def within(wins: Estimate) -> str:
    """Say whether a share of wins is what anybody of the level would have."""
    if WINDOW[0] <= wins.value <= WINDOW[1]:
        return "within their level"
    return "out of their level" if wins.high < WINDOW[0] or wins.low > WINDOW[1] else "perhaps within their level"
