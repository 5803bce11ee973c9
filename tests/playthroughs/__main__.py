"""Write the playthroughs of every game: `make playthroughs`, or `make playthroughs ARGS="clocks --anew"`.

A playthrough that can still be played is told anew; one that cannot is replaced by another game. `--anew` looks for
other games in any case.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.games import all_games
from tests.playthroughs.drawing import moments
from tests.playthroughs.playthrough import DoesNotFit, Playthrough, of_match, read, tell
from tests.playthroughs.words import words_in, words_of

FOLDER = Path(__file__).parent
SCENES = "scenes.txt"
TRIES = 8
"""Games of which the shortest is kept."""
MOST_TRIES = 400
"""Games looked through for an end that is rare."""
LANGUAGES = ("en", "fr")


def play(game: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """Let bots play a game, one kind after the other round the table."""
    luck, mind = RandomChance(seed), RandomChance(seed + 1_000_000)
    match = Match(game, seats, options, luck)
    bot = bot_named("greedy:2")
    while not match.state.end:
        seat = flow.first_asked(match.state)
        if seed % 2 and seat == 0:  # somebody who plays badly shows other corners
            action = _any(flow.options(match.state, seat), mind)
        else:
            action = bot.choose(see(game, match.state, seat, mind), mind)
        match.play(seat, action)
    return match


def _any(options, mind: Chance):
    return options[mind.pick("any", len(options))]


def left_alone(game: Game, seats: int) -> Match:
    """Play the game of people who have all left: every question gets the answer that stands for none."""
    match = Match(game, seats, {}, RandomChance(seats))
    while not match.state.end and len(match.answers) < game.longest:
        asked = flow.decision(match.state, flow.first_asked(match.state))
        assert asked is not None
        match.play(asked.seat, asked.step.fallback(match.state, asked.side))
    return match


def shortest(game: Game, seats: int, options: dict[str, str]) -> Match:
    """Look through a few games for the one that is quickest to read."""
    return min((play(game, seats, options, seed) for seed in range(TRIES)), key=lambda match: len(match.answers))


def unusual(game: Game, seats: int) -> dict[str, str]:
    """Choose another value than the usual one for every option."""
    return {
        option.id: next(value for value in reversed(option.values) if value != option.default)
        for option in game.options
        if len(option.values) > 1 and (not option.seats or seats in option.seats)
    }


def wanted(game: Game) -> Iterator[tuple[str, Match]]:
    """Look for a game with every number of seats, one with unusual options, and one for each end still missing."""
    seen = set()
    for seats in game.seats:
        match = shortest(game, seats, {})
        seen.add(match.state.end)
        yield f"{seats}-seats", match
    seats = game.seats[min(1, len(game.seats) - 1)]
    if game.options:
        match = shortest(game, seats, unusual(game, seats))
        seen.add(match.state.end)
        yield f"{seats}-seats-unusual", match
    for seed in range(MOST_TRIES):
        missing = [reason for reason in game.end_reasons if reason not in seen]
        if not missing:
            return
        seats = game.seats[seed % len(game.seats)]
        match = play(game, seats, {}, seed) if seed else left_alone(game, seats)
        if match.state.end in missing:
            seen.add(match.state.end)
            yield f"{match.seats}-seats-{match.state.end}", match
    raise SystemExit(f"{game.id}: among {MOST_TRIES} games, none ended by one of {game.end_reasons} that is missing")


def with_missing_words(game: Game, kept: dict[str, Playthrough]) -> Iterator[tuple[str, Match]]:
    """Look among games of people who play anything for the words no playthrough has carried out yet."""
    missing = words_of(game).difference(*(words_in(game, played) for played in kept.values()))
    for seed in range(MOST_TRIES):
        if not missing:
            return
        seats = game.seats[seed % len(game.seats)]
        match = play_anything(game, seats, unusual(game, seats) if seed % 3 == 0 else {}, seed)
        found = missing & words_in(game, of_match(match, "en"))
        if found:
            missing -= found
            yield f"{seats}-seats-{min(found)}", match
    raise SystemExit(f"{game.id}: among {MOST_TRIES} games, none carried out {', '.join(sorted(missing))}")


def play_anything(game: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """Let everybody answer at random."""
    match, mind = Match(game, seats, options, RandomChance(seed)), RandomChance(seed + 1_000_000)
    while not match.state.end:
        seat = flow.first_asked(match.state)
        match.play(seat, _any(flow.options(match.state, seat), mind))
    return match


def stored(game: Game) -> dict[str, Playthrough]:
    """Read the playthroughs of a game."""
    found = {}
    for path in sorted((FOLDER / game.id).glob("*.txt")):
        if path.name != SCENES:
            found[path.stem] = read(game, path.read_text(encoding="utf-8"))
    return found


def is_complete(game: Game, kept: dict[str, Playthrough], told: dict[str, str]) -> bool:
    """Say whether every number of seats and every end has its playthrough."""
    ends = {text.splitlines()[0].rpartition(" · ")[2] for text in told.values()}
    return {played.seats for played in kept.values()} == set(game.seats) and ends == set(game.end_reasons)


def rewrite(game: Game, *, anew: bool) -> None:
    """Write all files of a game."""
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    kept: dict[str, Playthrough] = {}
    told: dict[str, str] = {}
    try:
        kept = {} if anew else stored(game)
        told = {name: tell(game, played) for name, played in kept.items()}
    except (DoesNotFit, ValueError) as error:
        print(f"{game.id}: {error}: looking for other games")  # noqa: T201 - a command prints
        told = {}
    if not is_complete(game, kept, told):
        kept = {
            name: of_match(match, LANGUAGES[place % len(LANGUAGES)]) for place, (name, match) in enumerate(wanted(game))
        }
        told = {name: tell(game, played) for name, played in kept.items()}
        for path in folder.glob("*.txt"):
            path.unlink()
    for name, match in with_missing_words(game, kept):
        kept[name] = of_match(match, LANGUAGES[len(kept) % len(LANGUAGES)])
        told[name] = tell(game, kept[name])
    for name, text in told.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    (folder / SCENES).write_text(moments(game, kept[drawn(kept)]), encoding="utf-8")
    print(f"{game.id}: {', '.join(told)}")  # noqa: T201 - a command prints


def drawn(kept: dict[str, Playthrough]) -> str:
    """Choose the playthrough of which Scenes are drawn: the second by name, most often one with two seats."""
    return sorted(kept)[min(1, len(kept) - 1)]


if __name__ == "__main__":
    names = [word for word in sys.argv[1:] if not word.startswith("-")]
    for each in all_games().values():
        if not names or each.id in names:
            rewrite(each, anew="--anew" in sys.argv)
