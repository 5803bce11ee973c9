"""Symbols in words: what pictures say by icons, the terminal spells out."""

import re
import unicodedata
from collections.abc import Iterator

from ludotheque.engine.scene import Text, Wire
from ludotheque.engine.texts import Texts, colon

NAME = re.compile("[a-z][A-Za-z0-9_-]*")
NUMBER = re.compile(r"[+−-]?\d+(–\d+)?")
LISTS = ("cost", "points", "pictogram", "foot")
"""The parts of a face that are one list of tokens; `corners` and `lines` are several."""


def fold(words: str) -> str:
    """Write words without capitals and accents, as people type them."""
    plain = unicodedata.normalize("NFKD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def printed(face: Wire) -> Iterator[list[str]]:
    """List what stands on a face as symbols, part by part."""
    for part in LISTS:
        if face.get(part):
            yield face[part]
    yield from (tokens for part in ("corners", "lines") for tokens in face.get(part, []) if tokens)


class Symbols:
    """What the symbols of a game are called in one language, and mean: `symbol-<token>` and its `.about`."""

    def __init__(self, texts: Texts, language: str) -> None:
        self._texts = texts
        self._language = language
        self.colon = colon(language)

    def sentence(self, token: str) -> str:
        """Say what a symbol is called and means, or nothing if it is a number or a sign."""
        if not self._is_known(token):
            return ""
        name = f"symbol-{token}"
        if not self._texts.has(self._language, f"{name}.about"):
            return self.word(token)
        return self.word(token) + self.colon + self._texts.say(self._language, Text(f"{name}.about"), [])

    def word(self, token: str, number: int = 1) -> str:
        """Name a symbol, or so many of it; a sign is itself."""
        if not self._is_known(token):
            return token
        return self._texts.say(self._language, Text(f"symbol-{token}", {"number": number}), [])

    def _is_known(self, token: str) -> bool:
        name = f"symbol-{token}"
        return NAME.fullmatch(name) is not None and self._texts.has(self._language, name)

    def spelled(self, tokens: list[str]) -> str:
        """Read a line of symbols out, as in “+ 2 coins”."""
        said = ""
        for place, token in enumerate(tokens):
            before = tokens[place - 1] if place else ""
            if self.sentence(before) and (self.sentence(token) or NUMBER.fullmatch(token)):
                said += ", "
            elif place:
                said += " "
            many = re.sub(r"\D", "", before) if NUMBER.fullmatch(before) else ""
            said += self.word(token, int(many or 1))
        return said

    def unsaid(self, face: Wire, said: str) -> list[str]:
        """Read out what stands on a face and some words about it leave out."""
        known = _words(said)
        return [self.spelled(new) for tokens in printed(face) if (new := self._unsaid(tokens, known))]

    def _unsaid(self, tokens: list[str], known: list[str]) -> list[str]:
        """Leave out what is known of a list of things; what signs join is told as a whole, or not at all."""
        is_new = [self.sentence(token) != "" and not _is_said(self.word(token), known) for token in tokens]
        if all(self.sentence(token) or NUMBER.fullmatch(token) for token in tokens):
            before_new = [*is_new[1:], False]
            kept = [
                own or (then and not self.sentence(token))
                for token, own, then in zip(tokens, is_new, before_new, strict=True)
            ]
            return [token for token, is_kept in zip(tokens, kept, strict=True) if is_kept]
        return tokens if any(is_new) else []

    def on_table(self, scene: Wire) -> list[str]:
        """List the symbols one sees on the table, each once, in their order."""
        found: dict[str, None] = {}
        for node in nodes(scene["zones"]):
            for tokens in [*printed(node.get("face", {})), *node.get("heads", ())]:
                found.update(dict.fromkeys(tokens))
        for standing in scene.get("standings", []):
            found.update(dict.fromkeys([*standing.get("marks", []), *(fact[0] for fact in standing.get("facts", []))]))
        return [token for token in found if self.sentence(token)]


def _words(said: str) -> list[str]:
    return re.findall(r"\w+", fold(said))


def _is_said(name: str, known: list[str]) -> bool:
    """Say whether all words of a name are among those known, in singular or plural."""
    return all(any(one.startswith(word) for one in known) for word in _words(name))


def nodes(children: list[Wire]) -> Iterator[Wire]:
    """List zones and pieces with all that lies in and on them."""
    for node in children:
        yield node
        yield from nodes(node.get("children", []))
