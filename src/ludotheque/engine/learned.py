"""Learned: a game's own hints, and what games played before have shown beyond them.

`ludotheque train` finds what each token of a table is worth, in points, and writes it into the game's folder with the
recipe. It was found under some rules, component tables and fields; under others it is refused, and the hints play on
alone.
"""

import hashlib
import json
import logging
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.errors import BadWeights
from ludotheque.engine.hints import Hints
from ludotheque.engine.tokens import Tokens

FILE: Final = "learned.json"
LARGEST: Final = 256 * 1024
"""Bytes a file may have."""
FINE: Final = 1000
"""Weights are written as whole numbers: so many to a point."""


@final
class Learned(Hints):
    """The game's own hints, and a residual: the sum of what the tokens of a side are worth, in points."""

    def __init__(self, own: Hints, tokens: Tokens, weights: list[float]) -> None:
        self.own = own
        self.tokens = tokens
        self.weights = weights
        told: Any = own  # asked for by name, as a Judgement does
        self.scale = told.scale
        self.horizon = told.horizon
        self.looks = told.looks
        self.many = told.many
        self.is_flat = told.is_flat
        self.explore = told.explore

    def residual(self, s: Any, side: int) -> float:
        """Add up what was learnt of all that is true of a side."""
        total = 0.0
        for token in self.tokens.of(s, side):
            total += self.weights[token]
        return total

    def evaluate(self, s: Any, side: int) -> float:
        return self.own.evaluate(s, side) + (self.residual(s, side) if side < self.tokens.players else 0.0)

    def evaluate_all(self, s: Any, sides: int) -> list[float]:
        points = self.own.evaluate_all(s, sides)
        for side in range(min(sides, self.tokens.players)):
            points[side] += self.residual(s, side)
        return points

    def is_settled(self, s: Any) -> bool:
        return self.own.is_settled(s)

    def waits(self, s: Any, side: int) -> bool:
        return self.own.waits(s, side)

    def promising(self, s: Any, side: int, options: list[Action]) -> list[Action]:
        return self.own.promising(s, side, options)

    def sensible(self, s: Any, side: int, options: list[Action]) -> list[Action]:
        return self.own.sensible(s, side, options)

    def is_endgame(self, s: Any) -> bool:
        return self.own.is_endgame(s)

    def certainty(self, s: Any) -> float:
        return self.own.certainty(s)

    def leanings(self, s: Any, side: int, options: list[Action]) -> list[float]:
        return self.own.leanings(s, side, options)

    def solved(self, s: Any, side: int, options: list[Action]) -> list[int]:
        return self.own.solved(s, side, options)

    def believe(self, s: Any, seat: int, chance: Chance) -> None:
        self.own.believe(s, seat, chance)

    def rollout(self, s: Any, side: int, options: list[Action], chance: Chance) -> Action:
        return self.own.rollout(s, side, options, chance)


# The file.


def circumstances(game: Any) -> dict[str, Any]:
    """Say under which rules, component tables and fields a game is played: what was learnt holds there only."""
    kinds = [game.state_class, *game.parts]
    declared = [[kind.__name__, *[field.name for field in fields(kind)]] for kind in kinds]
    digest = hashlib.blake2b(json.dumps(declared).encode(), digest_size=8).hexdigest()
    return {"game": game.id, "rules": game.version, "components": game.components_digest, "fields": digest}


def model_of(plan: list[list[Any]], weights: list[float], recipe: dict[str, Any]) -> dict[str, Any]:
    """Write what was learnt about games of so many players as plain data."""
    return {"recipe": recipe, "plan": plan, "weights": [round(weight * FINE) for weight in weights]}


def read(game: Any, text: str, where: str) -> dict[int, Learned]:
    """Read what was learnt, by number of players; `BadWeights` says why it cannot be used."""
    if game.hints is None:
        raise BadWeights(f"{where}: {game.id} has no hints that anything could be added to")
    try:
        told = json.loads(text)
        found = {name: told[name] for name in ("game", "rules", "components", "fields")}
        models = {int(players): dict(model) for players, model in told["models"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{where}: expected weights as `ludotheque train` writes them, got {error!r}") from error
    here = circumstances(game)
    for name, expected in here.items():
        if found[name] != expected:
            raise BadWeights(f"{where}: learnt where {name} was {found[name]!r}, and it is {expected!r}; train anew")
    return {players: _model(game, players, model, where) for players, model in models.items()}


def _model(game: Any, players: int, model: dict[str, Any], where: str) -> Learned:
    try:
        tokens = Tokens(model["plan"], players)
        weights = [whole / FINE for whole in model["weights"]]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadWeights(f"{where}: a plan for {players} players that cannot be read: {error!r}") from error
    if len(weights) != tokens.size:
        raise BadWeights(f"{where}: expected {tokens.size} weights for {players} players, got {len(weights)}")
    return Learned(game.hints, tokens, weights)


def of_folder(game: Any, folder: Path) -> dict[int, Learned]:
    """Read what a game's folder holds; what cannot be used is said, and left."""
    file = folder / FILE
    if not file.is_file():
        return {}
    try:
        return read(game, file.read_text(encoding="utf-8"), f"{game.id}/{FILE}")
    except BadWeights as error:
        logging.getLogger("ludotheque.bots").warning("%s; the bots play by the hints alone", error)
        return {}
