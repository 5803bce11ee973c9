"""A Table: a match on the server, who sits where, and their standing orders. No I/O in it."""

from contextlib import suppress
from dataclasses import dataclass

from ludotheque.engine import flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Asked, Asking, Chance, Live, Replay
from ludotheque.engine.errors import Refused, Trouble
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game, question_id
from ludotheque.engine.match import Answer, Match
from ludotheque.engine.scene import Text, Wire, flatten
from ludotheque.server.store import Entry, Opened, Seat

PERSON, BOT, OPEN = "person", "bot", "open"
STALE = "stale"
NOT_SEATED = "not-seated"


class BadTable(Trouble):
    """A stored table that does not play on with the rules and components of today."""


@dataclass(frozen=True)
class Line:
    """One sentence of the log, for one viewer."""

    text: str
    side: int | None
    turn: int
    rule: str
    """What it rests on, where the game says so."""

    def wire(self) -> Wire:
        """Give it as it travels."""
        line = {"text": self.text, "side": self.side, "turn": self.turn}
        return {**line, "rule": self.rule} if self.rule else line


class Table:
    """A match with people at it. Every change comes back as log entries, to be stored before anybody is told."""

    def __init__(self, game: Game, name: str, options: dict[str, str], seats: list[Seat]) -> None:
        self.game = game
        self.id = name
        self.options = game.checked_options(len(seats), options)
        self.seats = seats
        self.match: Match | None = None
        self.version = 0
        """How many entries the table's log has."""
        self.clicks: dict[tuple[int, str], int] = {}
        """Clicks that counted, with the version they led to."""
        self.names: dict[str, str] = {}
        """What the people here are called."""

    @classmethod
    def restored(cls, game: Game, stored: Opened) -> "Table":
        """Bring a stored table back by playing its log again."""
        if (stored.rules, stored.components) != (game.version, game.components_digest):
            raise BadTable(
                f"table {stored.id} is of {game.id} with rules {stored.rules} and components {stored.components}, "
                f"not {game.version} and {game.components_digest}: it takes the file it was opened with (--data)"
            )
        table = cls(game, stored.id, stored.options, stored.seats)
        try:
            for entry in stored.entries:
                table._restore(entry)
        except Trouble as error:
            raise BadTable(f"table {stored.id} does not replay at entry {table.version}: {error}") from error
        if table.match is not None:
            table.match.chance = Live()
        return table

    def _restore(self, entry: Entry) -> None:
        outcomes = Replay(entry.outcomes)
        if entry.kind == "start":
            self.match = Match(self.game, len(self.seats), self.options, outcomes)
        else:
            match = self.playing
            if entry.kind == "undo":
                match.undo(entry.seat)
            else:
                match.chance = outcomes
                match.play(entry.seat, self.game.actions.parse(entry.action))
        if entry.click:
            self.clicks[entry.seat, entry.click] = entry.number + 1
        self.version = entry.number + 1

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise Refused(Objection(flow.NOT_ASKED, {}))
        return self.match

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.state.end != ""

    def seat_of(self, person: str) -> int | None:
        """Find where somebody sits."""
        return next((n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person), None)

    def sit(self, number: int, person: str) -> None:
        """Give an open seat to somebody who does not sit here yet."""
        if not 0 <= number < len(self.seats) or self.seats[number].kind != OPEN:
            raise Refused(Objection("seat-taken", {}))
        if self.seat_of(person) is not None:
            raise Refused(Objection("already-seated", {}))
        self.seats[number] = Seat(PERSON, person)

    def may_start(self) -> bool:
        """Say whether every seat is taken and the game has not begun."""
        return self.match is None and all(seat.kind != OPEN for seat in self.seats)

    def start(self, chance: Chance) -> list[Entry]:
        """Begin the match; standing orders and all."""
        self.match = Match(self.game, len(self.seats), self.options, chance)
        return [self._logged("start", 0, "", self.match.first_outcomes, ""), *self._follow_orders()]

    def answer(self, seat: int, number: int, text: str, click: str) -> list[Entry]:
        """Take an answer to a seat's present question; a refusal changes nothing."""
        match = self.playing
        action = self.game.actions.parse(text)
        if flow.decision(match.state, seat) is not None and number != match.number(seat):
            raise Refused(Objection(STALE, {}))
        answer = match.play(seat, action)
        return [self._logged("answer", seat, text, answer.outcomes, click), *self._follow_orders()]

    def undo(self, seat: int, click: str) -> list[Entry]:
        """Take a seat's last answer back."""
        self.playing.undo(seat)
        return [self._logged("undo", seat, "", [], click)]

    def order(self, seat: int, question: str, text: str | None) -> list[Entry]:
        """Set or drop a standing answer of a seat, and follow it at once if the question is open."""
        orders = dict(self.seats[seat].orders)
        if text is None:
            orders.pop(question, None)
        else:
            if not question.startswith("ask-") or not self.game.texts.has("en", question):
                raise Refused(Objection(flow.NOT_AN_OPTION, {}))
            orders[question] = self.game.actions.parse(text).text
        self.seats[seat].orders = orders
        return self._follow_orders() if self.match is not None else []

    def preview(self, seat: int, number: int, text: str, language: str) -> list[str]:
        """Say what would certainly happen: what is the same in two worlds the seat could be in, up to any luck."""
        match = self.playing
        action = self.game.actions.parse(text)
        if number != match.number(seat) or action not in flow.options(match.state, seat):
            return []
        first, second = (self._told_in_a_world(seat, action, language) for _ in range(2))
        certain = []
        for one, other in zip(first, second, strict=False):
            if one != other:
                break
            certain.append(one)
        return certain

    def waiting(self) -> list[int]:
        """List the seats that are asked."""
        return [] if self.match is None else flow.waiting(self.match.state)

    def waiting_bots(self) -> list[int]:
        """List the seats of bots that are asked."""
        return [seat for seat in self.waiting() if self.seats[seat].kind == BOT]

    # What people see.

    def people(self, language: str) -> list[str]:
        """List what everybody is called, by seat; names are unique at a table."""
        found: list[str] = []
        for seat in self.seats:
            if seat.kind == PERSON:
                name = self.names.get(seat.person, "?")
            else:
                name = self.game.say(language, f"level-{seat.level}.name" if seat.kind == BOT else "open-seat")
            same = sum(other == name or other.startswith(f"{name} (") for other in found)
            found.append(f"{name} ({same + 1})" if same else name)
        return found

    def side_names(self, language: str) -> list[str]:
        """List what every side is called."""
        people = self.people(language)
        return people if self.match is None else self.game.names(self.match.state, language, people)

    def scene(self, seat: int | None, language: str) -> Wire | None:
        """Draw what a viewer sees, flat and with its texts."""
        if self.match is None:
            return None
        scene = self.match.scene(seat)
        flat = flatten(self.game.texts.builtins(scene, language, self.side_names(language)))
        asked = None if seat is None else flow.decision(self.match.state, seat)
        if asked is not None:
            flat["question"] = question_id(asked.step)
        return flat

    def story(self) -> list[tuple[int, Event]]:
        """List everything that has happened and stands, each with the answer it came from."""
        if self.match is None:
            return []
        told = [(0, event) for event in self.match.first_events]
        for turn, answer in enumerate(self.match.answers, 1):
            told += [(turn, event) for event in answer.events]
        return told

    def line(self, turn: int, event: Event, seat: int | None, language: str, names: list[str]) -> Line:
        """Tell a viewer one thing that happened."""
        who = event.facts.get("who")
        told = self.game.told(event, seat)
        text = self.game.texts.say(language, told, names)
        return Line(text, who if isinstance(who, int) else None, turn, self.game.texts.rule(language, told.id))

    def may_undo(self, seat: int | None) -> bool:
        """Say whether a viewer has something to take back."""
        return self.match is not None and seat is not None and not self.is_over and self.match.may_undo(seat)

    def orders(self, seat: int | None) -> dict[str, str]:
        """Give a viewer his own standing orders."""
        return {} if seat is None else self.seats[seat].orders

    def refusal(self, objection: Objection, language: str) -> tuple[str, str]:
        """Put a refusal into words: the reason and the rule."""
        text = self.game.texts.say(language, Text(f"no-{objection.rule}", objection.facts), self.side_names(language))
        return text, self.game.texts.rule(language, f"no-{objection.rule}")

    def record(self) -> str:
        """Write the match down."""
        return record.write(self.playing)

    def _told_in_a_world(self, seat: int, action: Action, language: str) -> list[str]:
        world = self.game.imagine(self.playing.state, seat, Live())
        world.log = events = list[Event]()
        with suppress(Asked):
            flow.play(world, seat, action, Asking([]))
        names = self.side_names(language)
        lines = (self.line(0, event, seat, language, names).text for event in events)
        return [line for line in lines if line]

    def _follow_orders(self) -> list[Entry]:
        """Answer for everybody whose standing order fits the question."""
        done: list[Entry] = []
        while (found := self._ordered()) is not None:
            seat, action = found
            answer: Answer = self.playing.play(seat, action)
            done.append(self._logged("answer", seat, action.text, answer.outcomes, ""))
        return done

    def _ordered(self) -> tuple[int, Action] | None:
        match = self.playing
        for seat in flow.waiting(match.state):
            asked = flow.decision(match.state, seat)
            if asked is None:
                continue
            text = self.seats[seat].orders.get(question_id(asked.step))
            if text is not None and (action := self.game.actions.parse(text)) in asked.options:
                return seat, action
        return None

    def _logged(self, kind: str, seat: int, action: str, outcomes: list[tuple[str, int]], click: str) -> Entry:
        entry = Entry(self.version, kind, seat, action, list(outcomes), click)
        self.version += 1
        if click:
            self.clicks[seat, click] = self.version
        return entry
