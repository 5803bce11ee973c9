"""A game in the terminal: people and bots at one table, in one process."""

from collections.abc import Sequence
from string import ascii_uppercase

from rich.console import Console
from rich.text import Text as Line

from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadAction, LudothequeError, Refused
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game, Options
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Text, Wire
from ludotheque.terminal.draw import draw
from ludotheque.terminal.story import ending, sentences, texts_of

ME = "me"
LEFT = 1
"""The exit code of a game that was left before its end."""


class Left(Exception):
    """Somebody leaves the table; the text says why."""


def play(game: Game, seats: Sequence[str], options: Options, seed: int | None, language: str, name: str) -> int:
    """Play a game to its end; `me` is a person at the keyboard, other names are bots. Gives the exit code."""
    table = Terminal(game, seats, options, seed, language, name)
    try:
        table.play()
    except Left as left:
        table.say(Text(str(left)))
        return LEFT
    return 0


class Terminal:
    """A match, its bots, and the screen."""

    def __init__(
        self, game: Game, seats: Sequence[str], options: Options, seed: int | None, language: str, name: str
    ) -> None:
        self.game = game
        self.language = language
        self.name = name
        self.texts = texts_of(self.game)
        self.console = Console(highlight=False)
        self.game.checked_options(len(seats), options)
        self.bots = {seat: bot_named(name) for seat, name in enumerate(seats) if name != ME}
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        if not self.people:
            message = "nobody plays: at least one of the seats is me; bots play among themselves in `simulate`"
            raise LudothequeError(message)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.minds = {seat: RandomChance(None if seed is None else seed + 1 + seat) for seat in self.bots}
        self.match = Match(self.game, len(seats), options, RandomChance(seed))
        self.called = [self._name(seat, seats) for seat in range(len(seats))]
        """What everybody is called, by seat."""

    @property
    def names(self) -> list[str]:
        """What every side is called now."""
        return self.game.names(self.match.state, self.language, self.called)

    def play(self) -> None:
        """Let everybody answer until the game is over."""
        match = self.match
        self.tell(match.first_events, self.names)
        while not match.state.end:
            waiting = flow.waiting(match.state)
            views = [see(self.game, match.state, seat, self.minds[seat]) for seat in waiting if seat in self.bots]
            view = next((view for view in views if not view.waits), None)
            people = [seat for seat in waiting if seat not in self.bots]
            if view is None and people:
                self.ask(people[0])
            else:
                view = view or views[0]
                action = self.bots[view.seat].choose(view, self.minds[view.seat])
                self.take(view.seat, action)
        for sentence in ending(match, self.texts, self.language, self.names):
            self.console.print(Line(sentence, style="bold"))

    def ask(self, seat: int) -> None:
        """Show the table to a person and take an answer."""
        scene: Wire = self.texts.builtins(self.match.scene(seat), self.language, self.names)
        draw(self.console, scene)
        self._show_standings(scene)
        self.console.print(Line(f"{self.called[seat]}: {scene['prompt']}", style="bold cyan"))
        options, refusals = scene["options"], scene.get("refusals", [])
        for number, option in enumerate(options, 1):
            self.console.print(Line(f"{number:3}  {option['label']}"))
        for number, refusal in enumerate(refusals, len(options) + 1):
            self.console.print(Line(f"{number:3}  ✗ {refusal['label']}", style="dim"))
        self.say(Text("terminal-choices"), "dim")
        while not self._is_answered(seat, options, refusals):
            pass

    def take(self, seat: int, action: Action) -> None:
        """Carry out an answer and print what happened, to those who sat there when it was given."""
        names = self.game.names_told(self.match.state, self.language, self.called)
        self.tell(self.match.play(seat, action).events, names)

    def tell(self, events: list[Event], names: list[str]) -> None:
        """Print what happened."""
        for sentence in sentences(self.game, self.texts, self.language, names, events, self.viewer):
            self.console.print(Line(f"  · {sentence}"))

    def say(self, text: Text, style: str = "") -> None:
        """Print one of the terminal's own sentences."""
        self.console.print(Line(self.texts.say(self.language, text, self.names), style=style))

    def _is_answered(self, seat: int, options: list[Wire], refusals: list[Wire]) -> bool:
        """Read a line; say whether the table has to be shown anew."""
        typed = self._line()
        words = typed.split()
        is_why = len(words) == 2 and words[0] == "why"
        number = int(words[-1]) if words and words[-1].isdecimal() and (is_why or len(words) == 1) else 0
        try:
            if typed == "u":
                self.match.undo(seat)
                self.say(Text("terminal-undone"))
                return True
            if 0 < number <= len(options) and not is_why:
                self.take(seat, self.game.actions.parse(options[number - 1]["action"]))
                return True
            if 0 < number <= len(options):
                self.say(Text("terminal-possible"))
            elif 0 < number - len(options) <= len(refusals):
                refusal = refusals[number - len(options) - 1]
                self.console.print(Line(f"{refusal['text']} {refusal['rule']}", style="yellow"))
            elif is_why or number or not typed:
                self.say(Text("terminal-say-number"))
            else:
                self.take(seat, self.game.actions.parse(typed))
                return True
        except BadAction:
            self.say(Text("terminal-say-number"))
        except Refused as refused:
            rule = Text(f"no-{refused.objection.rule}", refused.objection.facts)
            self.say(rule, "yellow")
        return False

    def _line(self) -> str:
        try:
            typed = self.console.input("> ").strip()
        except EOFError:
            self.console.print()
            reason = "terminal-input-ended"
            raise Left(reason) from None
        if typed == "q":
            reason = "terminal-left"
            raise Left(reason)
        return typed

    def _name(self, seat: int, seats: Sequence[str]) -> str:
        if seat in self.bots:
            kind = seats[seat].partition(":")[0]
            return f"{kind} {seat + 1}" if [name.partition(":")[0] for name in seats].count(kind) > 1 else kind
        name = self.name or self.texts.say(self.language, Text("terminal-player"), [])
        return name if len(self.people) == 1 else f"{name} {ascii_uppercase[seat]}"

    def _show_standings(self, scene: Wire) -> None:
        shown = []
        for standing in scene["standings"]:
            facts = [f"{number} {meaning}" for _, number, meaning in standing.get("facts", [])]
            if standing.get("points") is not None:
                points = Text("terminal-points", {"number": standing["points"]})
                facts.insert(0, self.texts.say(self.language, points, []))
            shown.append(f"{standing['name']}: {', '.join(facts)}")
        title = self.texts.say(self.language, Text("terminal-standings"), [])
        self.console.print(Line(f"{title} — {' · '.join(shown)}"))
