"""A game in the terminal: people and bots at one table, in one process."""

from collections.abc import Sequence
from string import ascii_uppercase

from rich.console import Console
from rich.text import Text as Line

from ludotheque.bots.levels import gentlest, text_of
from ludotheque.bots.together import bot_called
from ludotheque.bots.view import see
from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import BadAction, LudothequeError, Refused
from ludotheque.engine.event import Event
from ludotheque.engine.game import Game, Options
from ludotheque.engine.match import Match
from ludotheque.engine.orders import ASK, StandingOrders
from ludotheque.engine.scene import Text, Wire
from ludotheque.engine.texts import colon
from ludotheque.games import game_named
from ludotheque.terminal.desk import Desk
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.story import ending, sentences, texts_of

ME = "me"
COMPANY = 3
"""How many sit at a table if nobody says how many: most games are themselves with three."""
LEFT = 1
"""The exit code of a game that was left before its end."""


class Left(Exception):
    """Somebody leaves the table; the text says why."""


def usual_seats(game: Game) -> list[str]:
    """Choose who plays if nobody says who: a person, and those whom a newcomer meets."""
    company = min(game.seats, key=lambda number: (abs(number - COMPANY), number))
    return [ME, *gentlest(game, company - 1)]


def play(game: Game, seats: Sequence[str], options: Options, seed: int | None, language: str, name: str) -> int:
    """Play a game to its end; `me` is a person at the keyboard, other names are bots. Gives the exit code."""
    table = Terminal(game, seats or usual_seats(game), options, seed, language, name)
    try:
        table.play()
    except Left as left:
        table.say(Text(str(left)))
        return LEFT
    return 0


class Terminal:
    """A match, its bots, and the screen."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Options,
        seed: int | None,
        language: str,
        name: str,
        console: Console | None = None,
        match: Match | None = None,
    ) -> None:
        """Lay out a table, or sit down at one that is laid."""
        self.game = game
        self.language = language
        self.name = name
        self.texts = texts_of(self.game)
        self.console = console or Screen(highlight=False)
        self.desk = Desk(self.console, game, self.texts, language)
        self.game.checked_options(len(seats), options)
        self.bots = {seat: bot_called(game, name, game_named) for seat, name in enumerate(seats) if name != ME}
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        if not self.people:
            message = "nobody plays: at least one of the seats is me; bots play among themselves in `simulate`"
            raise LudothequeError(message)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.minds = {seat: RandomChance(None if seed is None else seed + 1 + seat) for seat in self.bots}
        self.match = match or Match(self.game, len(seats), options, RandomChance(seed))
        self.orders = StandingOrders(game)
        self.called = [self._name(seat, seats) for seat in range(len(seats))]
        """What everybody is called, by seat."""

    @property
    def names(self) -> list[str]:
        """What every side is called now."""
        return self.game.names(self.match.state, self.language, self.called)

    def play(self) -> None:
        """Let everybody answer until the game is over."""
        self.begin()
        while not self.match.state.end:
            self.go_on()
        for sentence in ending(self.match, self.texts, self.language, self.names):
            self.console.print(Line(sentence, style="bold"))

    def begin(self) -> None:
        """Say what is played and how it was laid out."""
        self.desk.begin()
        self.tell(self.match.first_events, self.names)

    def go_on(self) -> None:
        """Let the next one answer: by an order, a bot that need not wait, or a person."""
        s = self.match.state
        self.orders.lapse(s)
        ordered = self.orders.next(s, [seat not in self.bots for seat in range(self.match.seats)], is_at_once=True)
        if ordered is not None:
            seat, action = ordered
            self.orders.use(s, seat, action.text)
            self.take(seat, action)
            return
        waiting = flow.waiting(s)
        views = [see(self.game, s, seat, self.minds[seat]) for seat in waiting if seat in self.bots]
        view = next((view for view in views if not view.waits), None)
        people = [seat for seat in waiting if seat not in self.bots and self.orders.answer(s, seat, True) is None]
        if view is None and people:
            self.ask(people[0])
        else:
            view = view or views[0]
            self.take(view.seat, self.bots[view.seat].choose(view, self.minds[view.seat]))

    def ask(self, seat: int) -> None:
        """Show the table to a person and take an answer."""
        scene: Wire = self.texts.builtins(self.match.scene(seat), self.language, self.names)
        asked = flow.decision(self.match.state, seat)
        assert asked is not None
        self._pass_on(seat)
        self.desk.ask(scene, self.called[seat], question_id(asked.step), self.card(scene))
        while not self._is_answered(seat):
            pass

    def card(self, _scene: Wire) -> list[Line]:
        """Give what is told before a question instead of a card of the guide: nothing but in a lesson."""
        return []

    def undo(self, seat: int) -> None:
        """Take back somebody's last answer."""
        self.match.undo(seat)

    def _pass_on(self, seat: int) -> None:
        """Hide what the last one saw, and wait until the next one sits at the keyboard."""
        if len(self.people) > 1 and self.game.secrets and seat != self.desk.viewer:
            self.console.clear()
            self.say(Text("terminal-pass-on", {"who": self.match.state.seat_of.index(seat)}), "bold")
            self._line()
            self.console.clear()

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

    def _is_answered(self, seat: int) -> bool:
        """Read a line; say whether the table has to be shown anew."""
        typed = self._line()
        try:
            return self._is_played(seat, typed) or self._is_obeyed(seat, typed)
        except BadAction:
            self.say(Text("terminal-say-number"))
        except Refused as refused:
            name = f"no-{refused.objection.rule}"
            self.say(Text(name, refused.objection.facts), "yellow")
            if rule := self.texts.rule(self.language, name):
                self.console.print(Line(rule, style="yellow"))
        return False

    def _is_played(self, seat: int, typed: str) -> bool:
        """Give an answer, by what the menu says one types for it, or as records write it."""
        options = self.desk.menu.options
        option = options.get(typed.lower()) or next((one for one in options.values() if one["action"] == typed), None)
        if option is not None:
            self.take(seat, self.game.actions.parse(option["action"]))
        return option is not None

    def _is_obeyed(self, seat: int, typed: str) -> bool:
        """Do what a command says; say whether the table has to be shown anew."""
        command, wanted = self.desk.commands.read(typed)
        if command == "quit":
            reason = "terminal-left"
            raise Left(reason)
        if command == "undo":
            self.undo(seat)
            self.say(Text("terminal-undone"))
            return True
        if command == "orders":
            return self._is_ordered(seat, wanted)
        if command and not (command == "why" and self._is_number(wanted)):
            self.desk.answer(command, wanted)
        elif typed.lower() in self.desk.menu.refusals:
            self.desk.refuse(self.desk.menu.refusals[typed.lower()])
        else:
            self._refuse(seat, wanted if command else typed)
        return False

    def _is_number(self, wanted: str) -> bool:
        """Say whether a number is meant that stands in front of nothing: a bid that is too high, for example."""
        menu = self.desk.menu
        return wanted.isdecimal() and len(menu.verbs) > 0 and wanted not in {*menu.options, *menu.refusals}

    def _refuse(self, seat: int, typed: str) -> None:
        """Let the rules say why something that was typed is no answer now."""
        texts = [f"{verb} {typed}" for verb in self.desk.menu.verbs] if self._is_number(typed) else [typed]
        self.take(
            seat, self.game.actions.parse(next((text for text in texts if text in self.game.actions.by_text), typed))
        )

    def _is_ordered(self, seat: int, wanted: str) -> bool:
        """List what may be answered in advance, give an order or take it back; say whether it answers at once."""
        choices = self._choices(seat)
        if not choices:
            self.say(Text("terminal-no-orders"))
            return False
        if wanted.isdecimal() and 0 < int(wanted) <= len(choices):
            question, answer, _ = choices[int(wanted) - 1]
            is_standing = self.orders.chosen(seat, question) == answer
            self.orders.give(self.match.state, seat, question, "" if is_standing else answer)
        elif wanted:
            self.say(Text("terminal-say-order"))
        for number, (question, answer, words) in enumerate(choices, 1):
            sign = "●" if self.orders.chosen(seat, question) == answer else "○"
            self.console.print(Line(f"  {number}  {sign} {words}"))
        self.say(Text("terminal-orders"), "dim")
        return self.orders.answer(self.match.state, seat, is_person=True) is not None

    def _choices(self, seat: int) -> list[tuple[str, str, str]]:
        """List what a seat may answer in advance: question, answer, and both in words."""
        s, found = self.match.state, []
        side = s.seat_of.index(seat)
        for offer in self.game.order_offers(s, side):
            name = offer.question.removeprefix("ask-")
            title = self.texts.say(self.language, Text(f"order-{name}"), self.names)
            for text in offer.actions:
                action = self.game.actions.parse(text)
                label = Text(f"order-{name}-{action.verb}", self.game.verb_facts(s, side, action))
                said = self.texts.say(self.language, label, self.names)
                found.append((offer.question, text, f"{title}{colon(self.language)}{said}"))
            if offer.default:
                said = self.texts.say(self.language, Text("terminal-order-ask"), self.names)
                found.append((offer.question, ASK, f"{title}{colon(self.language)}{said}"))
        return found

    def _line(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            self.console.print()
            reason = "terminal-input-ended"
            raise Left(reason) from None

    def _name(self, seat: int, seats: Sequence[str]) -> str:
        if seat in self.bots:
            text = text_of(seats[seat])
            name = self.texts.say(self.language, Text(text), [])
            return f"{name} {seat + 1}" if [text_of(one) for one in seats].count(text) > 1 else name
        name = self.name or self.texts.say(self.language, Text("terminal-player"), [])
        return name if len(self.people) == 1 else f"{name} {ascii_uppercase[seat]}"
