"""A reader: somebody who has read some pages, sees a screen, and answers by what stands there.

It knows nothing of the house but text: this file imports none of it. What it brings along is what any reader brings
along: small words of English and French, that one cannot pay more than one has, and that nothing comes of nothing.
"""

import math
import random
import re
import unicodedata
from collections import Counter
from itertools import pairwise

SMALL = """
a an the of to in on at for from with by and or as is are be it its this that you your yours who which how much many do
does did have has may can will shall one two if then than so any all each every their they them he she his
le la les l un une des de du d en et ou a au aux par pour sur dans avec ce cet cette ces que qui quoi est sont vous
votre vos il elle on se s ne y si son sa ses leur leurs combien quel quelle tout tous toute chaque plus
"""
NEGATIONS = "not never no nobody nothing cannot none without pas jamais aucun aucune rien personne sans ni"
NOTHING = {"nothing", "rien", "no", "aucun", "aucune"}
PAYING = re.compile(r"\b(?:for|pay|costs?|pour|contre|payer|paye[rz]?|coute)\b(.*)")
GAINING = re.compile(r"\b(?:gain\w*|brings?|earns?|gagne\w*|rapporte\w*|en gagnant|therap\w+)\b|[:;(]")
AMOUNT = re.compile(r"\b(\d+|one|un|une|no)\s+((?:[^\W\d]+)(?:\s+[^\W\d]+)?)")
HAVE = re.compile(r"\b(?:you have|vous avez)\s+(\d+|one|une?|no)\b")
KEYS = re.compile(r"‹[^›]*›")
ROW = re.compile(r"  (\S+(?: … \S+)?) {2,}(\S.*)")


CURIOUS = 0.5
"""How much less likely somebody takes what they have done before: there is more to try."""
IGNORED, NEGATIVE = frozenset(SMALL.split()), frozenset(NEGATIONS.split())


class Reader:
    """Somebody who has read some pages; without any, somebody with common sense alone."""

    def __init__(self, pages: list[str], luck: random.Random) -> None:
        self._luck = luck
        self._sentences = [words for page in pages for one in _sentences(page) if len(words := set(_words(one))) > 1]
        seen = Counter(word for words in self._sentences for word in words)
        self._rare = {word: math.log(1 + len(self._sentences) / many) for word, many in seen.items()}
        self._refused: Counter[str] = Counter()
        self._done: Counter[str] = Counter()

    def answer(self, screen: str) -> str:
        """Give what is to be typed for the answer that is most likely to be possible."""
        name, prompt, rows = _question(screen)
        own = _own(screen, name)
        asked = set(_words(prompt))
        read = [words for words in self._sentences if words & asked]
        common = Counter(word for _, label in rows for word in set(_words(label)))
        beliefs = {
            key: (
                self._belief(label, asked, {word for word in _words(label) if common[word] < len(rows)}, read)
                - 20.0 * _lacks(label, prompt, own),
                self._luck.random(),
            )
            for key, label in rows
            if not label.startswith("✗")
        }
        best = max(beliefs, key=lambda key: beliefs[key])
        self._done[_shape(dict(rows)[best])] += 1
        first, _, last = best.partition(" … ")
        return str(self._luck.randint(int(first), int(last))) if last else first

    def refuse(self, label: str) -> None:
        """Remember that something was not possible."""
        self._refused[_shape(label)] += 1

    def _belief(self, label: str, asked: set[str], special: set[str], read: list[set[str]]) -> float:
        """Weigh what speaks for an answer by its words: that they are asked for, and what the pages say of them."""
        belief = -5.0 * bool(NOTHING & set(_plain(label).split())) - 2.0 * self._refused[_shape(label)]
        belief -= CURIOUS * self._done[_shape(label)]
        belief += sum(self._rare.get(word, 1.0) for word in special & asked) / (1 + len(special))
        said, warned = 0.0, 0.0
        for words in read:
            if answers := words & special:
                weight = sum(self._rare[word] for word in (words & asked) | answers) / (len(words) + len(special))
                if words & NEGATIVE:
                    warned = max(warned, weight)
                else:
                    said = max(said, weight)
        return round(belief + said - warned, 6)


def _question(screen: str) -> tuple[str, str, list[tuple[str, str]]]:
    """Find who is asked what, and what stands below it as answers."""
    lines = screen.splitlines()
    first = max(
        place for place, (line, below) in enumerate(pairwise(lines)) if " — " in line and _is_row(below, lines, place)
    )
    name, _, prompt = lines[first].partition(" — ")
    start = first + 1
    while not ROW.match(lines[start]):
        prompt += f" {lines[start]}"
        start += 1
    rows: list[tuple[str, str]] = []
    for line in lines[start:]:
        found = ROW.match(line)
        if found is not None:
            rows.append((found[1], found[2]))
        elif line.startswith("    ") and rows:
            rows[-1] = (rows[-1][0], f"{rows[-1][1]} {line.strip()}")
        else:
            break
    return name, prompt, rows


def _is_row(below: str, lines: list[str], place: int) -> bool:
    """Say whether answers follow a line, at once or after the rest of a sentence."""
    return any(ROW.match(line) for line in [below, *lines[place + 2 : place + 4]]) and not lines[place].startswith(" ")


def _own(screen: str, name: str) -> dict[str, int]:
    """Read how much somebody has of what: in their panel, and in their line of the standings."""
    found: dict[str, int] = {}
    is_own = False
    for line in screen.splitlines():
        if line.startswith("╭"):
            is_own = line.startswith(f"╭─ {name} ")
        if is_own or line.strip().startswith(f"{name} ("):
            for many, unit in _amounts(KEYS.sub("", line)):
                found.setdefault(unit, many)
    return found


def _lacks(label: str, prompt: str, own: dict[str, int]) -> bool:
    """Say whether an answer asks for more than there is."""
    plain = _plain(label)
    paid = PAYING.search(plain)
    costs = _amounts(GAINING.split(paid[1])[0]) if paid else []
    if any(many > own[unit] for many, unit in costs if unit in own):
        return True
    have, number = HAVE.search(_plain(prompt)), re.search(r"\b\d+$", plain)
    return have is not None and number is not None and int(number[0]) > _number(have[1])


def _amounts(text: str) -> list[tuple[int, str]]:
    """Find amounts, each under its whole name and under the first word of it."""
    found = []
    for many, unit in AMOUNT.findall(_plain(text)):
        one = [_stem(word) for word in unit.split()]
        found += [(_number(many), name) for name in dict.fromkeys([" ".join(one), one[0]])]
    return found


def _number(word: str) -> int:
    return int(word) if word.isdecimal() else 0 if word == "no" else 1


def _sentences(page: str) -> list[str]:
    return re.split(r"(?<=[.!?:;])\s+|\n", page)


def _words(text: str) -> list[str]:
    return [_stem(word) for word in words_of(text) if word not in IGNORED and len(word) > 1]


def words_of(text: str) -> list[str]:
    """List the words of a text, without capitals and accents."""
    return re.findall(r"[^\W\d_]+", _plain(text))


def _stem(word: str) -> str:
    """Leave out the ends of words, as far as a reader does not mind them."""
    return word if word in NEGATIVE else re.sub(r"(?:ing|ed|es|s|er|ez|e)$", "", word) or word


def _shape(label: str) -> str:
    return re.sub(r"\d+", "#", label)


def _plain(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("'", " ")
