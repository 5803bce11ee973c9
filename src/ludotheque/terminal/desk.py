"""What stands on the screen: the table, who plays, the question with its answers; and all one can ask about them."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text as Line

from ludotheque.engine.game import Game
from ludotheque.engine.scene import Text, Wire
from ludotheque.engine.texts import Texts
from ludotheque.terminal.commands import Commands
from ludotheque.terminal.draw import Drawing, fits, parts_of
from ludotheque.terminal.handbook import Topic, about, topics
from ludotheque.terminal.look import describe, find, named
from ludotheque.terminal.menu import Menu
from ludotheque.terminal.rules import NoParagraph, show_rules
from ludotheque.terminal.symbols import Symbols, fold, nodes

MANY = 6
"""How many refusals are listed unasked, and how many things are described at once."""


class Desk:
    """The screen in front of people, in one language."""

    def __init__(self, console: Console, game: Game, texts: Texts, language: str) -> None:
        self.console = console
        self.commands = Commands(texts, language)
        self._game = game
        self._texts = texts
        self._language = language
        self._symbols = Symbols(texts, language)
        self._shown: dict[str, Any] = {}
        """What was drawn last, part by part."""
        self.viewer: int | None = None
        """Who was asked last."""
        self._told: set[str] = set()
        """The cards of the guide that were read out."""
        self._scene: Wire = {}
        self._card: Sequence[Line] = ()
        self.menu = Menu({}, set())

    def begin(self) -> None:
        """Say what is played, and how to learn more."""
        self.console.print(Line(self._game.say(self._language, f"game-{self._game.id}"), style="bold"))
        self.console.print(Line(self._game.say(self._language, f"game-{self._game.id}.line"), style="italic"))
        self.say("terminal-welcome", "dim")

    def ask(self, scene: Wire, name: str, question: str, card: Sequence[Line] = ()) -> None:
        """Show the table with a question to somebody: all of it if it fits or is new, else what has changed.

        A card of a lesson is told before the question; without one, a card of the guide that belongs to it.
        """
        if scene["viewer"] != self.viewer:
            self._shown, self.viewer = {}, scene["viewer"]
        self._scene, self.menu = scene, Menu(scene, self.commands.words)
        self._draw_news()
        self._standings()
        self._card = card
        if card:
            self.console.print(Group(*card))
        else:
            self._teach(question)
        self.console.print(Line(f"{name} — {scene['prompt']}", style="bold cyan"))
        self._print_rows(list(self.menu.lines()))
        if len(self.menu.refusals) <= MANY:
            self._refusals()
        elif not card:
            self.say("terminal-refusals", "dim", {"number": len(self.menu.refusals)})
        self.say("terminal-choices", "dim")

    def know(self, cards: Iterable[str]) -> None:
        """Take cards of the guide as read."""
        self._told.update(cards)

    def _teach(self, question: str) -> None:
        """Read out a card of the guide that belongs to a question, each once."""
        for step in self._game.guide:
            if question in step.asks and step.id not in self._told:
                self._told.add(step.id)
                title, words = (self._game.say(self._language, f"guide-{step.id}{part}") for part in (".title", ""))
                self.console.print(Line(f"{title} — {words}", style="italic"))
                return

    def say(self, name: str, style: str = "", facts: dict[str, Any] | None = None) -> None:
        """Print one of the terminal's own sentences."""
        self.console.print(Line(self._texts.say(self._language, Text(name, facts), []), style=style))

    def answer(self, command: str, wanted: str) -> None:
        """Do what a command asks for that changes nothing."""
        {
            "help": lambda _: self._help(),
            "table": lambda _: self._draw_all(),
            "look": self._look,
            "rules": self._rules,
            "legend": self._legend,
            "why": self._why,
            "lesson": self._lesson,
        }[command](wanted)

    def refuse(self, refusal: Wire) -> None:
        """Say why something is not possible, and which rule says so."""
        self.console.print(Line(f"{refusal['text']} {refusal['rule']}", style="yellow"))

    def _draw_news(self) -> None:
        zones, keys = self._scene["zones"], self.menu.keys_by_piece()
        panels = Drawing(self._symbols, keys).panels(zones)
        parts = parts_of(zones)
        if self._shown and not fits(self.console, panels):
            news = {name for name, part in parts.items() if self._shown.get(name) != part or _holds(part, keys)}
            panels = Drawing(self._symbols, keys, news).panels(zones)
        self._shown = parts
        self.console.print(Group(*panels))

    def _draw_all(self) -> None:
        keys = self.menu.keys_by_piece()
        self.console.print(Group(*Drawing(self._symbols, keys).panels(self._scene["zones"])))
        self._standings()

    def _standings(self) -> None:
        """Say how everybody stands, who is asked, and who is first."""
        self.say("terminal-standings", "bold")
        for standing in self._scene["standings"]:
            facts = [f"{number} {meaning}" for _, number, meaning in standing.get("facts", [])]
            if standing.get("points") is not None:
                points = Text("terminal-points", {"number": standing["points"]})
                facts.insert(0, self._texts.say(self._language, points, []))
            tags = [self._mark(mark) for mark in standing.get("marks", [])]
            if standing.get("seat") in self._scene["waiting"]:
                tags.insert(0, self._texts.say(self._language, Text("terminal-turn"), []))
            name = f"{standing['name']} ({', '.join(tags)})" if tags else standing["name"]
            self._print_rows([("", f"{name} — {', '.join(facts)}")])

    def _mark(self, mark: str) -> str:
        name = f"ui-mark-{mark}"
        is_known = self._texts.has(self._language, name)
        return self._texts.say(self._language, Text(name), []) if is_known else self._symbols.word(mark)

    def _refusals(self) -> None:
        self._print_rows([(key, f"✗ {refusal['label']}") for key, refusal in self.menu.refusals.items()], "dim")

    def _help(self) -> None:
        self.say("terminal-help")
        self._print_rows(self.commands.explained())

    def _lesson(self, _wanted: str) -> None:
        if self._card:
            self.console.print(Group(*self._card))
        else:
            self.say("terminal-no-lesson")
            self.console.print(f"  ludotheque lesson {self._game.id}")

    def _look(self, wanted: str) -> None:
        found = find(self._scene, self.menu, wanted) if wanted else []
        if not found:
            self.say("terminal-nothing-so-called")
        elif len(found) > MANY:
            self.say("terminal-several")
            self.console.print(Line(" · ".join(named(found))))
        for node in found if len(found) <= MANY else []:
            first, *more = describe(node, self._scene, self.menu, self._symbols)
            self.console.print(Line(first, style="bold"))
            self.console.print(Line("\n".join(more)) if more else Line(), end="\n" if more else "")

    def _rules(self, wanted: str) -> None:
        with suppress(NoParagraph):
            if wanted:
                show_rules(self.console, self._game, wanted, self._language)
                return
        found = about(self._game, self._language, wanted) if wanted else topics(self._game, self._language)[:1]
        if not found:
            self.say("terminal-no-such-rule")
        for topic in found:
            self._topic(topic)
        if not wanted or not found:
            self.say("terminal-rules")
            listed = topics(self._game, self._language)
            self._print_rows([(str(number), topic.title) for number, topic in enumerate(listed, 1)])

    def _topic(self, topic: Topic) -> None:
        if topic.is_paragraph:
            show_rules(self.console, self._game, topic.id, self._language)
            return
        if topic.title:
            self.console.print(Line(topic.title, style="bold"))
        for words in topic.words:
            self.console.print(Line(f"  {words}"))

    def _legend(self, wanted: str) -> None:
        words = [self._symbols.sentence(token) for token in self._symbols.on_table(self._scene)]
        word = fold(wanted)
        found = list(dict.fromkeys(said for said in words if word in fold(said)))
        if not found:
            self.say("terminal-no-symbols")
        for said in found:
            self.console.print(Line(f"  {said}"))

    def _why(self, wanted: str) -> None:
        word, refusals = fold(wanted), self.menu.refusals
        if not wanted:
            self._refusals() if refusals else self.say("terminal-all-possible")
        elif word in refusals:
            self.refuse(refusals[word])
        elif word in self.menu.options:
            self.say("terminal-possible")
        else:
            meant = [refusal for refusal in refusals.values() if word in fold(refusal["label"])]
            for refusal in meant[:MANY]:
                self.console.print(Line(f"✗ {refusal['label']}", style="dim"))
                self.refuse(refusal)
            if not meant:
                self.say("terminal-say-why")

    def _print_rows(self, rows: list[tuple[str, str]], style: str = "") -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style=style or "bold cyan", no_wrap=True)
        table.add_column(style=style)
        for left, right in rows:
            table.add_row(Line(f"  {left}"), Line(right))
        if rows:
            self.console.print(table)


def _holds(part: Wire, keys: dict[str, list[str]]) -> bool:
    return part["id"] in keys or any(node["id"] in keys for node in nodes(part["children"]))
