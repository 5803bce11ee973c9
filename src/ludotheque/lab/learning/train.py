"""Training: bots play, a ridge finds what the hints have overlooked, and they play on with it, round after round."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ludotheque.engine import learned
from ludotheque.engine.errors import BadWeights, LudothequeError
from ludotheque.engine.game import Game
from ludotheque.engine.tokens import Tokens
from ludotheque.games import game_named
from ludotheque.lab.arena import Contest, pieces_of, seed_of, spread
from ludotheque.lab.journal import Journal
from ludotheque.lab.learning.fit import ridge, rows_of
from ludotheque.lab.learning.games import Lesson, play_lessons
from ludotheque.lab.learning.plan import Plan, plan_of

PIECE: Final = 10
"""Games that travel together to another process."""


@dataclass(frozen=True)
class Training:
    """What is to be learnt, and how: `games` in each of the `rounds`, the later ones by those who have learnt."""

    game: str
    players: int = 2
    games: int = 1250
    rounds: int = 1
    seed: int = 0
    bot: str = "search:30"
    odd: int = 20
    """One answer of so many is any answer; 0 for none."""
    strength: float = 300.0
    """How small the weights are kept."""
    options: Mapping[str, str] = field(default_factory=dict)

    def check(self) -> Game:
        """Complain about what cannot be trained."""
        game = Contest(self.game, [self.bot] * self.players, self.options, self.seed).check()
        if game.hints is None:
            raise LudothequeError(f"{game.id} has no hints that anything could be added to")
        if self.players < 2:
            raise LudothequeError(f"expected two players or more, got {self.players}: nobody is compared with nobody")
        if min(self.games, self.rounds) < 1 or self.odd < 0 or self.strength <= 0:
            raise LudothequeError(
                "games and rounds are 1 or more, odd is 0 or more, strength is more than 0; "
                f"got {self.games}, {self.rounds}, {self.odd}, {self.strength}"
            )
        return game

    def about(self, game: Game) -> dict[str, Any]:
        """Say what a journal is of: whose games, whatever is made of them and however many there are."""
        return {"training": self.game, "players": self.players, **learned.circumstances(game)}


def train(
    training: Training, jobs: int, journal: Journal, on_progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Play the games that the journal lacks and learn from all of them; give the weights, with their recipe."""
    game = training.check()
    plan = plan_of(game, training.players, training.options)
    games: list[dict[str, Any]] = []
    model: dict[str, Any] = {}
    for number in range(training.rounds):
        games += _played(training, plan, number, model, jobs, journal, on_progress)
        assert game.hints is not None, "checked before"
        rows, telling = rows_of(games, game.hints.scale)
        weights = ridge(rows, Tokens(plan, training.players).size, training.strength)
        recipe = {
            **{name: value for name, value in vars(training).items() if name not in ("game", "players", "options")},
            "options": dict(training.options),
            "round": number + 1,
            "positions": len(rows),
            "telling": [round(one, 3) for one in telling],
        }
        model = learned.model_of(plan, weights, recipe)
    return model


def _played(
    training: Training,
    plan: Plan,
    number: int,
    model: dict[str, Any],
    jobs: int,
    journal: Journal,
    on_progress: Callable[[int], None],
) -> Iterator[dict[str, Any]]:
    """Give the games of a round in order: those in the journal, and those that are played now and noted there."""
    game = game_named(training.game)
    learnt = written(game, {str(training.players): model}) if model else ""
    lesson = Lesson(
        training.game,
        training.players,
        training.bot,
        seed_of(training.seed, "round", number),
        training.odd,
        plan,
        training.options,
        learnt,
    )
    pieces = pieces_of(training.games, PIECE)
    # A name holds all that a piece depends on: with other weights, or read otherwise, these are other games.
    depends = hashlib.blake2b(json.dumps(lesson.plain(), sort_keys=True).encode(), digest_size=6).hexdigest()
    names = {piece: f"{depends} {piece[0]}+{piece[1]}" for piece in pieces}
    missing = [piece for piece in pieces if names[piece] not in journal.done]
    fresh = spread(play_lessons, lesson.plain(), missing, jobs)
    for piece in pieces:
        if names[piece] not in journal.done:
            journal.keep(names[piece], next(fresh))
        on_progress(piece[1])
        yield from journal.done[names[piece]]


def written(game: Game, models: Mapping[str, Any]) -> str:
    """Write weights, by number of players, as the text of a file: a line for each part, and none that is long."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in learned.circumstances(game).items()
    ]
    told = []
    for players in sorted(models, key=int):
        parts = [
            f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in models[players].items()
        ]
        told.append(f"{json.dumps(players)}: {{\n" + ",\n".join(parts) + "\n}")
    return "{\n" + ",\n".join([*lines, '"models": {\n' + ",\n".join(told) + "\n}"]) + "\n}\n"


def save(game: Game, players: int, model: dict[str, Any], file: Path) -> None:
    """Write weights to a file, beside those for other numbers of players that still hold."""
    models: dict[str, Any] = {}
    if file.is_file():
        try:
            text = file.read_text(encoding="utf-8")
            learned.read(game, text, str(file))
            models = json.loads(text)["models"]
        except BadWeights:
            models = {}  # of other rules: nobody could use them
    text = written(game, {**models, str(players): model})
    if len(text.encode()) > learned.LARGEST:
        raise LudothequeError(f"{file}: expected at most {learned.LARGEST} bytes of weights, got {len(text.encode())}")
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LudothequeError(f"cannot write weights to {file}: {error.strerror}") from error
