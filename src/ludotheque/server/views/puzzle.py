"""A puzzle in words: the table as its seat knew it, what it was asked, and, once somebody has answered, why."""

from ludotheque.engine import codec
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.state import NOBODY, State
from ludotheque.server.views.review import because
from ludotheque.server.wire.notices import KeptPuzzle
from ludotheque.server.wire.puzzle import Puzzle, PuzzleAnswer, PuzzleTold


def shown(game: Game, stored: KeptPuzzle, day: str, language: str) -> Puzzle:
    """Show somebody a puzzle, and nothing of its answer; nobody who sat there is named."""
    s = codec.decode(game, stored.world.encode())
    scene = game.scene(s, stored.seat)
    names = _names(game, s, stored.seat, language)
    picture = SceneWriter(game.texts, language, names).flat(game.picture(s, stored.seat))
    return Puzzle(
        game=game.id,
        title=game.say(language, f"game-{game.id}"),
        day=day,
        prompt="" if scene.prompt is None else game.texts.say(language, scene.prompt, names),
        scene=picture,
        answers=[
            PuzzleAnswer(option.action, game.texts.say(language, option.label, names)) for option in scene.options
        ],
    )


def told(game: Game, stored: KeptPuzzle, action: str, language: str) -> PuzzleTold:
    """Tell somebody who has answered what is best, and why."""
    s, found = codec.decode(game, stored.world.encode()), stored.found
    names = _names(game, s, stored.seat, language)

    def say(text: Text) -> str:
        return game.texts.say(language, text, names)

    side = s.seat_of.index(stored.seat)
    best, other = (game.label(s, side, game.actions.parse(text)) for text in (found.played, found.other))
    return PuzzleTold(
        is_right=action == found.played,
        best=say(best),
        other=say(other),
        worth=found.after[stored.seat],
        other_worth=found.after[stored.seat] - found.margin,
        text=say(because(found.gain, found.line, best)),
    )


def _names(game: Game, s: State, seat: int, language: str) -> list[str]:
    """Name everybody by where they sit."""
    seats = [one for one in s.seat_of if one != NOBODY]
    people = [
        game.texts.say(language, Text("puzzle-you" if one == seat else "puzzle-seat", {"seat": one + 1}), [])
        for one in range(len(seats))
    ]
    return game.names(s, language, people)
