"""The page: prose, data and figures of a game's rules, put together in one language."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from ludotheque.engine.components import Number, Source
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Face, Piece, Scene, Text, Zone
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.texts import LANGUAGES, MissingText, colon
from ludotheque.manual import figures, tree
from ludotheque.manual.prose import Bit, Bits, Chunk, Part
from ludotheque.manual.rules_file import BadRules, Rules, has_rules, rules_of
from ludotheque.manual.tree import Block, Page, Section, Span, Words
from ludotheque.manual.words import Glossary

TOKEN = re.compile(r"[a-z][a-z0-9-]+")
"""What is the name of an icon among the tokens of a face: no number and no sign."""
RULING = "ruling."


@lru_cache(maxsize=64)
def page_of(game: Game, language: str) -> Page:
    """Write the rules of a game; one without rules of its own gets what its guide and its components say."""
    if not has_rules(game):
        return _without_rules(Legend(game, language))
    return Writer(rules_of(game), language).page()


class Legend:
    """What a game's data say by themselves: components and symbols."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language

    def say(self, text: Text) -> str:
        """Put a text of the game into words."""
        return self.game.texts.say(self.language, text, [*figures.PEOPLE])

    @cached_property
    def zones(self) -> dict[str, Zone]:
        """The kinds of components, by name."""
        return {zone.id: zone for zone in self.game.catalogue()}

    def catalogue(self, name: str) -> tree.Catalogue:
        """Draw the components of a kind, and put them into words."""
        if name not in self.zones:
            raise BadRules(f"no catalogue {name!r}; there are: {', '.join(self.zones) or 'none'}")
        zone = self.zones[name]
        scene = Scene(game=self.game.id, viewer=None, number=0, waiting=[], zones=[zone])
        return tree.Catalogue(
            id=name,
            title="" if zone.title is None else self.say(zone.title),
            scene=SceneWriter(self.game.texts, self.language, [*figures.PEOPLE]).plain(scene),
            components=[
                tree.Component(
                    piece.id, self.say(piece.label), [self.say(fact) for fact in piece.facts], self.source(piece.id)
                )
                for piece in pieces_of(zone)
            ],
        )

    def source(self, key: str) -> Source | Any:
        """Say where a datum comes from; of one in parts, a part that is our proposal says so for all of it."""
        sources = self.game.component_file.sources
        found = [source for name, source in sources.items() if name == key or name.startswith(f"{key}.")]
        return "proposal" if "proposal" in found else sources.get(key, "")

    def icons(self, more: list[str]) -> tree.Icons:
        """Explain every symbol that the components show, and some more."""
        tokens = dict.fromkeys([*(token for zone in self.zones.values() for token in tokens_of(zone)), *more])
        known = [token for token in tokens if self.game.texts.has(self.language, f"symbol-{token}")]
        return tree.Icons([tree.Icon(token, self._symbol(token)) for token in known])

    def _symbol(self, token: str) -> str:
        """Say what a symbol is called and, in a sentence, what it means."""
        name = self.say(Text(f"symbol-{token}", {"number": 1}))
        if not self.game.texts.has(self.language, f"symbol-{token}.about"):
            return name
        return name + colon(self.language) + self.say(Text(f"symbol-{token}.about"))


def pieces_of(zone: Zone) -> Iterator[Piece]:
    """List the components of a kind: the pieces that lie in its zone, not what lies on them."""
    for child in zone.children:
        if isinstance(child, Zone):
            yield from pieces_of(child)
        else:
            yield child


def tokens_of(thing: Zone | Piece) -> Iterator[str]:
    """List the symbols of a thing and of all that lies on it."""
    if isinstance(thing, Piece) and thing.face is not None:
        yield from _tokens_of_face(thing.face)
    for child in thing.children:
        yield from tokens_of(child)


def _tokens_of_face(face: Face) -> Iterator[str]:
    tags = face.tag if isinstance(face.tag, list) else []
    for tokens in (face.corners, face.lines, [face.pictogram, face.cost, face.was, face.points, face.foot, tags]):
        for line in tokens:
            yield from (token for token in line if TOKEN.fullmatch(token))


class Writer:
    """Writes the rules of a game in one language, and notes what it has shown."""

    def __init__(self, rules: Rules, language: str, *, is_strict: bool = False) -> None:
        self.rules = rules
        self.game = rules.game
        self.legend = Legend(rules.game, language)
        self.language = language
        self.is_strict = is_strict
        """Whether a figure that cannot be played is a fault: with somebody's own components it is left out."""
        self.shown: set[str] = set()
        """Keys of the component file that were said or drawn."""
        self.used: set[str] = set()
        """Figures that were drawn, and names of [fixed] that were said."""

    def page(self) -> Page:
        """Write everything, but for chapters whose lists would be empty."""
        file = self.rules.file
        written = [self.section(part) for part in self.rules.parts[self.language]]
        sections = [one for one in written if not one.blocks or not all(map(_is_empty, one.blocks))]
        glossary = Glossary(self._terms(), self.language)
        for section in sections:
            glossary.link(section)
        return Page(self.game.id, self.language, sections, file.minutes, file.difficulty)

    def section(self, part: Part) -> Section:
        """Write what stands below one heading."""
        ruling = self.rules.file.rulings.get(part.id.removeprefix(RULING)) if part.id.startswith(RULING) else None
        blocks = [block for chunk in part.chunks if (block := self.block(chunk)) is not None]
        section = Section(part.id, part.level, self.words(part.title), blocks)
        if ruling is not None:
            section.source, section.of = ruling.source, ruling.of
        return section

    def block(self, chunk: Chunk) -> Block | None:
        """Write one chunk; nothing where a figure cannot be played with these components."""
        match chunk.kind:
            case "paragraph":
                return tree.Paragraph(self.words(chunk.items[0]))
            case "reason":
                return tree.Reason([span for item in chunk.items for span in self.words(item)])
            case "points" | "steps":
                return tree.Points([self.words(item) for item in chunk.items], is_ordered=chunk.kind == "steps")
        name, *rest = chunk.words or ("",)
        directives: Mapping[str, Callable[..., Block]] = {
            "figure": self._figure,
            "catalogue": self._catalogue,
            "icons": lambda: self.legend.icons(self.rules.file.icons),
            "scores": self._scores,
            "glossary": self._glossary,
            "sources": self._sources,
        }
        if name not in directives:
            raise BadRules(f"line {chunk.line}: no directive ::{name}; there are: {', '.join(directives)}")
        try:
            return directives[name](*rest)
        except TypeError as error:
            raise BadRules(f"line {chunk.line}: ::{' '.join(chunk.words)}: {error}") from error
        except figures.BadFigure:
            if self.is_strict:
                raise
            return None

    def words(self, bits: Bits) -> Words:
        """Write a sentence, with what its braces stand for."""
        return [self._brace(bit) if bit.is_brace else bit.span() for bit in bits]

    def _brace(self, bit: Bit) -> Span:
        name, *rest = bit.text.split() or ("",)
        span = bit.span()
        if name == "icon" and len(rest) == 1:
            span.text, span.icon = self.legend.say(Text(f"symbol-{rest[0]}", {"number": 1})), rest[0]
        elif name == "piece" and len(rest) == 2:
            span.text, span.piece = self._piece(*rest)
        elif not rest and ("." in name or name in self.game.component_file.sources):
            span.text, span.source = self._plain(name)
        else:
            numbers = {fact: self._number(key) for fact, _, key in (pair.partition("=") for pair in rest)}
            sources = [source for _, source in numbers.values()]
            try:
                span.text = self.legend.say(Text(name, {fact: number for fact, (number, _) in numbers.items()}))
            except MissingText as error:
                raise BadRules(f"{{{bit.text}}}: {error}") from error
            span.source = "proposal" if "proposal" in sources else (sources[0] if sources else "")
        return span

    def _plain(self, key: str) -> tuple[str, Any]:
        """Say a number, or a list of them."""
        sources = self.game.component_file.sources
        values = getattr(self.game.component_file[key], "values", None) if key in sources else None
        if not isinstance(values, list):
            number, source = self._number(key)
            return str(number), source
        self.shown.add(key)
        return ", ".join(map(str, values)), sources[key]

    def _number(self, key: str) -> tuple[int, Any]:
        """Look a number up: in the code, or in the component file, where it has a source."""
        if key.startswith("fixed."):
            self.used.add(key)
            return self.rules.fixed(key.removeprefix("fixed.")), ""
        file = self.game.component_file
        if key not in file.sources or not isinstance(file[key], Number):
            raise BadRules(f"{{{key}}}: expected a number of the component file, as {', '.join([*file.numbers][:3])}")
        self.shown.add(key)
        return file.number(key), file.sources[key]

    def played(self, name: str) -> figures.Played:
        """Play a figure, once."""
        if name not in self.rules.file.figures:
            raise BadRules(f"no figure {name!r}; there are: {', '.join(self.rules.file.figures) or 'none'}")
        self.used.add(name)
        if name not in self.rules.played:
            self.rules.played[name] = figures.play(self.game, name, self.rules.file.figures[name])
        return self.rules.played[name]

    def _figure(self, name: str) -> Block:
        return self.played(name).figure(name, self.language)

    def _scores(self, name: str) -> Block:
        return self.played(name).scores(name, self.language)

    def _piece(self, figure: str, name: str) -> tuple[str, dict[str, Any] | None]:
        try:
            drawn = self.played(figure).whole(self.language)
        except figures.BadFigure:
            if self.is_strict:
                raise
            return "", None
        if name not in drawn["nodes"]:
            raise BadRules(f"{{piece {figure} {name}}}: not in the picture")
        return drawn["nodes"][name].get("label", ""), figures.cropped(drawn, [name])

    def _catalogue(self, name: str) -> Block:
        found = self.legend.catalogue(name)
        keys = {component.id for component in found.components}
        sources = self.game.component_file.sources
        self.shown |= {key for key in sources if key in keys or any(key.startswith(f"{one}.") for one in keys)}
        return found

    def _glossary(self) -> Block:
        return tree.Terms(sorted(self._terms(), key=lambda term: term.term.casefold()))

    def _terms(self) -> Iterator[tree.Term]:
        other = next(one for one in LANGUAGES if one != self.language)
        for name, to in self.rules.file.terms.items():
            yield tree.Term(
                name,
                self.legend.say(Text(f"term-{name}")),
                self.game.say(other, f"term-{name}"),
                self.legend.say(Text(f"term-{name}.about")),
                to,
            )

    def _sources(self) -> Block:
        data = Counter[str](self.game.component_file.sources.values())
        rulings = Counter[str](ruling.source for ruling in self.rules.file.rulings.values())
        return tree.Sources(dict(data), dict(rulings))


def _is_empty(block: Block) -> bool:
    """Say whether a list has nothing to list: a small game has no symbols, or no words of its own."""
    match block:
        case tree.Icons():
            return not block.icons
        case tree.Terms():
            return not block.terms
        case tree.Sources():
            return not block.data and not block.rulings
    return False


def _without_rules(legend: Legend) -> Page:
    """Make a page of what a game without rules of its own says: its line, its guide, its components."""
    game, language = legend.game, legend.language

    def section(name: str, level: int, title: str, *blocks: Block) -> Section:
        return Section(name, level, [Span(title)], [*blocks])

    def said(name: str) -> Block:
        return tree.Paragraph([Span(game.say(language, name))])

    sections = [section("goal", 2, game.say(language, "manual-goal"), said(f"game-{game.id}.about"))]
    if game.guide:
        sections.append(section("turn", 2, game.say(language, "manual-turn")))
        sections += [
            section(f"turn.{step.id}", 3, game.say(language, f"guide-{step.id}.title"), said(f"guide-{step.id}"))
            for step in game.guide
        ]
    if legend.zones:
        sections.append(section("components", 2, game.say(language, "manual-components")))
        sections[-1].blocks += [legend.catalogue(name) for name in legend.zones]
    icons = legend.icons([])
    if icons.icons:
        sections.append(section("icons", 2, game.say(language, "manual-icons"), icons))
    sections.append(section("sources", 2, game.say(language, "manual-sources"), said(f"game-{game.id}.source")))
    return Page(game.id, language, sections)
