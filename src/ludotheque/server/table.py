"""A Table: a match on the server, who sits where, and their standing orders. No I/O in it, and no clock.

Its log is the truth. A wish (`answer`, `sit`, …) only works out the entries it would add; `apply` alone changes the
table: for an entry that was stored just now, one that is read back, and one that another process has written.
"""

from contextlib import suppress

from ludotheque.engine import flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Asked, Asking, Chance, Live, Outcome, Replay
from ludotheque.engine.errors import Refused, Trouble
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game, question_id
from ludotheque.engine.match import NOTHING_TO_UNDO, Match
from ludotheque.engine.scene import Text, Wire, flatten
from ludotheque.engine.state import State
from ludotheque.server.line import Line
from ludotheque.server.orders import Orders
from ludotheque.server.schema import (
    ANSWER,
    BACK,
    ORDER,
    SIT,
    STAND,
    STAND_IN,
    START,
    UNDO,
    Entry,
    Opened,
    Seat,
)
from ludotheque.server.windows import NO_WINDOW, Window, activity_of, window_of

PERSON, BOT, OPEN = "person", "bot", "open"
STALE = "stale"
NOT_SEATED = "not-seated"


class BadTable(Trouble):
    """A stored table that does not play on with the rules and components of today."""


class Table:
    """A match with people at it."""

    def __init__(self, game: Game, name: str, options: dict[str, str], seats: list[Seat]) -> None:
        self.game = game
        self.id = name
        self.options = game.checked_options(len(seats), options)
        self.seats = list(seats)
        self.match: Match | None = None
        self.given = Orders(game)
        self.window = NO_WINDOW
        self.written = 0
        """How many entries the log has: the number of the next one."""
        self.version = 0
        """How many of them everybody may know of: standing orders, and what is laid in a private talk, are secrets."""
        self.changed = 0.0
        """When the last entry was written."""
        self.clicks: dict[tuple[int, str], int] = {}
        """Clicks that counted, with the version they led to."""
        self.names: dict[str, str] = {}
        """What the people here are called."""
        self.story: list[tuple[int, Event]] = []
        """Everything that has happened and stands, each with the turn it came from; a new list after an undo."""
        self._turn = 0
        """How many answers something was told of."""

    @classmethod
    def restored(cls, game: Game, stored: Opened) -> "Table":
        """Bring a stored table back by applying its log again."""
        if (stored.rules, stored.components) != (game.version, game.components_digest):
            raise BadTable(
                f"table {stored.id} is of {game.id} with rules {stored.rules} and components {stored.components}, "
                f"not {game.version} and {game.components_digest}: it takes the file it was opened with (--data)"
            )
        table = cls(game, stored.id, stored.options, stored.seats)
        for entry in stored.entries:
            table.apply(entry)
        return table

    # The only way a table changes.

    def apply(self, entry: Entry) -> None:
        """Carry out the next entry of the log; `BadTable` says why it does not fit."""
        if entry.number != self.written:
            raise BadTable(f"table {self.id}: expected entry {self.written} of the log, found {entry.number}")
        was_private = self._is_private()
        told = len(self.story)
        if entry.kind == ANSWER and self.match is not None:
            self.given.use(self.match.state, entry.seat, entry.action)
        try:
            self._carry_out(entry)
        except Trouble as error:
            raise BadTable(f"table {self.id} does not replay at entry {entry.number}: {error}") from error
        self.written += 1
        is_secret = entry.kind == ORDER or (entry.kind == ANSWER and was_private and len(self.story) == told)
        self.version += not is_secret
        if entry.click:
            self.clicks[entry.seat, entry.click] = self.version
        self.changed = entry.at
        if self.match is not None:
            self.given.lapse(self.match.state)
            self.window = window_of(self.game, self.options, self.match.state, self.window, entry.at)

    def _carry_out(self, entry: Entry) -> None:
        match entry.kind:
            case "answer":
                self._play(entry)
            case "start":
                self.match = Match(self.game, len(self.seats), self.options, Replay(entry.outcomes))
                self.story = [(0, event) for event in self.match.first_events]
            case "undo":
                self.playing.undo(entry.seat)
                self.story = self._whole_story()
            case "sit":
                self.seats[entry.seat] = Seat(PERSON, entry.person)
            case "stand":
                self.seats[entry.seat] = Seat(OPEN)
            case "stand-in":
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(PERSON, seat.person, entry.action)
            case "back":
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(PERSON, seat.person, "")
            case "order":
                question, _, answer = entry.action.partition(" ")
                self.given.give(None if self.match is None else self.match.state, entry.seat, question, answer)
            case _:
                raise BadTable(f"nobody knows an entry of kind {entry.kind!r}")

    def _play(self, entry: Entry) -> None:
        match = self.playing
        match.chance = luck = Replay(entry.outcomes)
        answer = match.play(entry.seat, self.game.actions.parse(entry.action))
        if luck.left:
            raise BadTable(f"nothing was drawn for {entry.outcomes[-luck.left][0]!r}")
        self._turn += bool(answer.events)  # what nobody is told of is not counted
        self.story += [(self._turn, event) for event in answer.events]

    def _is_private(self) -> bool:
        """Say whether some talk in private: what they do counts for others only when it is told."""
        return self.match is not None and self.match.state.is_open and len(self.game.talks(self.match.state)) > 0

    def _whole_story(self) -> list[tuple[int, Event]]:
        match = self.playing
        told = [(0, event) for event in match.first_events]
        self._turn = 0
        for answer in match.answers:
            self._turn += bool(answer.events)
            told += [(self._turn, event) for event in answer.events]
        return told

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

    # What may be wished for: each works out the entries it would add, or refuses; none changes anything.

    def sit(self, number: int, person: str) -> list[Entry]:
        """Give an open seat to somebody who does not sit here yet."""
        if not 0 <= number < len(self.seats) or self.seats[number].kind != OPEN:
            raise Refused(Objection("seat-taken", {}))
        if self.seat_of(person) is not None:
            raise Refused(Objection("already-seated", {}))
        return [self._entry(SIT, number, person=person)]

    def stand(self, person: str) -> list[Entry]:
        """Leave a seat free again, before the game has begun."""
        seat = self._seat_of(person)
        if self.match is not None:
            raise Refused(Objection("has-begun", {}))
        return [self._entry(STAND, seat, person=person)]

    def stand_in(self, seat: int, level: str) -> list[Entry]:
        """Let a bot answer for a person until the person is back; nothing if one does already."""
        sitting = self.seats[seat]
        is_new = sitting.kind == PERSON and not sitting.level and self.match is not None and not self.is_over
        return [self._entry(STAND_IN, seat, level)] if is_new else []

    def back(self, person: str) -> list[Entry]:
        """Take one's seat back from the bot that stood in; nothing if none did."""
        seat = self._seat_of(person)
        return [self._entry(BACK, seat, person=person)] if self.seats[seat].level else []

    def may_start(self) -> bool:
        """Say whether every seat is taken and the game has not begun."""
        return self.match is None and all(seat.kind != OPEN for seat in self.seats)

    def start(self, luck: Chance) -> list[Entry]:
        """Begin the match, if it has not begun; standing orders and all."""
        if not self.may_start():
            return []
        match = Match(self.game, len(self.seats), self.options, luck)
        first = self._entry(START, outcomes=match.first_outcomes)
        return [first, *self._ordered(match.state, self.given.copy(), 1, luck)]

    def answer(self, seat: int, number: int, text: str, click: str, luck: Chance, person: str = "") -> list[Entry]:
        """Take an answer to a seat's present question."""
        match = self.playing
        action = self.game.actions.parse(text)
        if flow.decision(match.state, seat) is not None and number != match.number(seat):
            raise Refused(Objection(STALE, {}))
        s, orders = match.state.clone(), self.given.copy()
        orders.use(s, seat, action.text)
        outcomes = _try(s, seat, action, luck)
        given = self._entry(ANSWER, seat, action.text, outcomes, click, person)
        return [given, *self._ordered(s, orders, 1, luck)]

    def undo(self, seat: int, click: str, person: str = "") -> list[Entry]:
        """Take a seat's last answer back."""
        if not self.playing.may_undo(seat):
            raise Refused(Objection(NOTHING_TO_UNDO, {}))
        return [self._entry(UNDO, seat, click=click, person=person)]

    def order(self, seat: int, question: str, text: str | None, luck: Chance) -> list[Entry]:
        """Set or drop a standing answer of a seat, and follow it at once if the question is open."""
        answer = self.given.checked(question, text or "")
        if self.given.of(seat).get(question, "") == answer:
            return []
        entry = self._entry(ORDER, seat, f"{question} {answer}".rstrip(), person=self.seats[seat].person)
        if self.match is None:
            return [entry]
        orders = self.given.copy()
        orders.give(self.match.state, seat, question, answer)
        return [entry, *self._ordered(self.match.state.clone(), orders, 1, luck)]

    def run_out(self, window: Window, luck: Chance) -> list[Entry]:
        """Give the answers that stand for no answer, once the time of a window is over."""
        if self.window != window or not window.key:
            return []
        s, orders = self.playing.state.clone(), self.given.copy()
        done: list[Entry] = []
        while self.window.key == window_of(self.game, self.options, s, window, 0).key:
            seat = flow.first_asked(s)
            asked = flow.decision(s, seat)
            assert asked is not None, "a window without a question"
            action = asked.step.fallback(s, asked.side)
            outcomes = _try(s, seat, action, luck)
            done.append(self._entry(ANSWER, seat, action.text, outcomes, later=len(done)))
        return [*done, *self._ordered(s, orders, len(done), luck)]

    def _seat_of(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(Objection(NOT_SEATED, {}))
        return seat

    def _entry(
        self,
        kind: str,
        seat: int = 0,
        action: str = "",
        outcomes: list[Outcome] | None = None,
        click: str = "",
        person: str = "",
        later: int = 0,
    ) -> Entry:
        return Entry(self.written + later, kind, seat, action, outcomes or [], click, person)

    def _ordered(self, s: State, orders: Orders, later: int, luck: Chance) -> list[Entry]:
        """Answer, on a State that is only tried, for everybody who has answered in advance."""
        done: list[Entry] = []
        orders.lapse(s)
        while (found := orders.next(s, self._people())) is not None:
            seat, action = found
            orders.use(s, seat, action.text)
            outcomes = _try(s, seat, action, luck)
            orders.lapse(s)
            done.append(self._entry(ANSWER, seat, action.text, outcomes, later=later + len(done)))
        return done

    def _people(self) -> list[bool]:
        """Say at which seats a person answers."""
        return [seat.kind == PERSON and not seat.level for seat in self.seats]

    def has_answered(self, seat: int) -> bool:
        """Say whether a seat's present question is answered in advance."""
        return self.match is not None and self.given.answer(self.match.state, seat, self._people()[seat]) is not None

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
        """List the seats that are asked and that a bot answers for."""
        return [seat for seat in self.waiting() if self.seats[seat].level]

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
        if seat is not None and self.has_answered(seat):
            scene.prompt, scene.options, scene.refusals = None, [], []
        flat = flatten(self.game.texts.builtins(scene, language, self.side_names(language)))
        asked = None if seat is None else flow.decision(self.match.state, seat)
        if asked is not None and scene.prompt is not None:
            flat["question"] = question_id(asked.step)
        activity = activity_of(self.match.state)
        if activity and self.game.texts.has(language, activity):
            flat["activity"] = self.game.say(language, activity)
        return flat

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
        return self.given.of(seat)

    def advance(self, seat: int | None, language: str) -> list[Wire]:
        """List what a viewer may answer in advance."""
        if self.match is None or seat is None:
            return []
        return self.given.offered(self.match.state, seat, language, self.side_names(language))

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


def _try(s: State, seat: int, action: Action, luck: Chance) -> list[Outcome]:
    """Play on a State that is thrown away, and give what chance brought."""
    outcomes: list[Outcome] = []
    luck.trail = outcomes
    flow.play(s, seat, action, luck)
    return outcomes
