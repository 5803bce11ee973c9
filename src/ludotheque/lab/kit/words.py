"""The words of a game: every verb people choose between is named, and every symbol has a name and a sentence."""

import re
from pathlib import Path
from typing import get_args

from ludotheque.engine.game import Game
from ludotheque.engine.scene import Cue
from ludotheque.engine.texts import LANGUAGES, variables
from ludotheque.lab.kit.cases import Case, looked_at

SHELL_SYMBOLS = ("coin", "first", "points")
"""What the shell draws for any game."""
SYMBOL = re.compile(r'<symbol id="([\w-]+)"')
NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
MAY_SAY = {"number"}
"""What a word may be told when it is rendered: how many."""


def symbols_of(game: Game) -> set[str]:
    """Name the symbols a game draws."""
    file = game.folder / "theme" / "icons.svg"
    return set(SYMBOL.findall(file.read_text(encoding="utf-8"))) if file.is_file() else set()


def check_words(game: Game) -> None:
    """Every verb with several answers has a word, every symbol a name and a sentence, in every language."""
    drawn = symbols_of(game)
    for language in LANGUAGES:
        at = f"{game.id} in {language}"
        for verb, answers in game.actions.verbs().items():
            assert answers == 1 or game.texts.has(language, f"verb-{verb}"), f"{at}: no text verb-{verb}"
            if game.texts.has(language, f"verb-{verb}.symbol"):
                symbol = game.say(language, f"verb-{verb}.symbol")
                known = drawn | set(SHELL_SYMBOLS)
                assert symbol in known, f"{at}: verb-{verb}.symbol is {symbol!r}; there are {', '.join(sorted(known))}"
        for symbol in sorted(drawn):
            for name in (f"symbol-{symbol}", f"symbol-{symbol}.about"):
                assert game.texts.has(language, name), f"{at}: the symbol {symbol!r} has no text {name}"
        for event, cue in game.cues.items():
            assert cue in get_args(Cue), f"{game.id}: the cue of {event} is {cue!r}; expected one of {get_args(Cue)}"
            assert game.texts.has(language, f"event-{event}"), f"{at}: no text event-{event}, which has a cue"
        _check_variables(game.folder / "texts" / f"{language}.ftl", at)


def _check_variables(file: Path, at: str) -> None:
    for name, said in variables(file).items():
        if name.startswith(("verb-", "symbol-")):
            assert said <= MAY_SAY, f"{at}: {name} says {sorted(said - MAY_SAY)}; it may say {sorted(MAY_SAY)}"


def check_tokens(case: Case) -> None:
    """Whatever looks like the name of a symbol is one, that is drawn and has a sentence."""
    game = case.game
    known = symbols_of(game) | set(SHELL_SYMBOLS)
    for match, seat, _ in looked_at(case):
        for token, where in tokens_in(game.texts.builtins(match.scene(seat), "en", ["?"] * 9)):
            is_known = token in known or NAME.fullmatch(token) is None
            assert is_known, f"{case} at answer {len(match.answers)}: {where} shows {token!r}, which is no symbol"


TOKENS = ("cost", "was", "points", "pictogram", "foot", "lack")
"""Fields of faces, options and refusals that hold tokens."""


def tokens_in(thing: object, where: str = "") -> list[tuple[str, str]]:
    """List all tokens of a Scene, with where they stand."""
    if isinstance(thing, list):
        return [found for part in thing for found in tokens_in(part, where)]
    if not isinstance(thing, dict):
        return []
    at = str(thing.get("id") or thing.get("action") or where)
    lists = [thing.get(field) for field in TOKENS] + thing.get("corners", []) + _lines(thing.get("lines", []))
    own = [(token, at) for tokens in lists if isinstance(tokens, list) for token in tokens]
    return own + [found for part in thing.values() for found in tokens_in(part, at)]


def _lines(lines: list[object]) -> list[object]:
    """Lines of a face are tokens; those of a result are not."""
    return [line for line in lines if isinstance(line, list)]
