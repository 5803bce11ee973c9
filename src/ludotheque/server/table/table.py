"""A Table: a match on the server, who sits where, and their standing orders. No I/O in it, and no clock.

Event sourcing: its log is the truth, and `apply` alone changes it, for an entry that was stored just now, one that is
read back, and one that another process has written. What may be wished for is worked out by `answers`, `seats` and
`rewind`: each gives the entries it would add, or refuses.
"""

from ludotheque.engine import codec, flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Outcome, RecordedChance
from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.lesson import Lesson, lessons_of
from ludotheque.engine.match import Match
from ludotheque.engine.orders import StandingOrders
from ludotheque.server.table import practice
from ludotheque.server.table.absences import Absences
from ludotheque.server.table.clock import UNTIMED, Clock, Pace
from ludotheque.server.table.deadline import NO_DEADLINE, deadline_of
from ludotheque.server.table.entries import ANSWER, BOT, MOVES, OPEN, ORDER, OVER, PERSON, PLAYED, WAITING, Entry, Seat
from ludotheque.server.table.frozen import Frozen
from ludotheque.server.table.orders import OrderSchedule
from ludotheque.server.table.story import RewindRequest, Story

NO_PACE = Pace()


class BadTable(LudothequeError):
    """A stored table that does not play on with the rules and components of today."""


class Table:
    """A match with people at it."""

    def __init__(
        self, game: Game, name: str, options: dict[str, str], seats: list[Seat], pace: Pace = NO_PACE, host: str = ""
    ) -> None:
        self.game = game
        self.id = name
        self.options = game.checked_options(len(seats), options)
        self.seats = list(seats)
        self.pace = pace
        self.clock = Clock(pace, len(seats))
        self.match: Match | None = None
        self.orders = StandingOrders(game)
        self.frozen: Frozen | None = None
        self.host = host
        """Who has opened it, and arranges the seats until the game begins."""
        self.rewinding: RewindRequest | None = None
        self.rewinds = 0  # how often something was taken back by consent
        self.is_rated = True
        """Whether the game tells something of strength: not once luck could be thrown anew, or somebody had a hint."""
        self.course: Lesson | None = None  # the lesson that is taken here
        self.practice: practice.Practice | None = None  # what is to be found here
        self.absences = Absences()
        self.sealed_until = 0.0  # when others may see it: a day's challenge, once the day is over
        self.rematch = ""
        """The table that this one has led to."""
        self.deadline = NO_DEADLINE
        self.written = 0
        """How many entries the log has: the number of the next one."""
        self.version = 0
        """How many of them everybody may know of: standing orders, and what is laid in a private talk, are secrets."""
        self.changed = 0.0  # when the last entry was written
        self.clicks: dict[tuple[int, str], int] = {}
        """Clicks that counted, with the version they led to."""
        self.story = Story()
        self.kept = 0  # how many entries there were when the table was kept last
        self.to_resume: Entry | None = None
        """The entry by which a table whose rules have changed is to go on."""
        self.schedule = OrderSchedule()
        self.wavered = [0] * len(seats)
        """How often each seat has changed its mind."""
        self.seatings = 0
        """How many entries were no answers: who sits where, or plays on, may have changed with them."""

    # The only way a table changes.

    def apply(self, entry: Entry) -> None:
        """Carry out the next entry of the log; `BadTable` says why it does not fit."""
        if entry.number != self.written:
            raise BadTable(f"expected entry {self.written} of the log, found {entry.number}")
        was_private = self._is_private()
        told = len(self.story.events)
        if entry.kind == ANSWER and self.match is not None:
            self.orders.use(self.match.state, entry.seat, entry.action)
        try:
            self._carry_out(entry)
        except LudothequeError as error:
            raise BadTable(f"the log does not replay at entry {entry.number}: {error}") from error
        is_secret = entry.kind == ORDER or (entry.kind == ANSWER and was_private and len(self.story.events) == told)
        self._count(entry, is_secret)
        if entry.kind == ANSWER:
            self.story.seen.append(not is_secret)
            if not is_secret:
                self.rewinding = None
        if self.match is not None:
            self.orders.lapse(self.match.state)
            self.schedule.update(self._waiting_orders(), entry.at)
            self.deadline = deadline_of(self.game, self.options, self.match.state, self.deadline, entry.at)
            if self.pace.kind == UNTIMED:
                return
            if not is_secret:
                asked = [seat for seat in self.waiting() if not self.seats[seat].level]
                self.clock.follow(entry, [self.playing.number(seat) for seat in range(len(self.seats))], asked)
            elif entry.kind == ANSWER:
                self.clock.note(entry.seat)

    def pass_over(self, entry: Entry) -> None:
        """Note an entry whose moves need not, or cannot, be played again: who sits where, and what was ordered."""
        if entry.kind not in MOVES:
            self._carry_out(entry)
        self._count(entry, is_secret=entry.kind == ORDER)

    def _count(self, entry: Entry, is_secret: bool) -> None:
        self.written += 1
        self.version += not is_secret
        self.seatings += entry.kind != ANSWER
        self.wavered[entry.seat] += entry.is_wavering
        if entry.click:
            self.clicks[entry.seat, entry.click] = self.version
        self.changed = entry.at

    def _carry_out(self, entry: Entry) -> None:
        match entry.kind:
            case "answer":
                self._play(entry)
            case "start":
                start = codec.decode(self.game, entry.action.encode()) if entry.action else None
                self.match = Match(self.game, len(self.seats), self.options, RecordedChance(entry.outcomes), start)
                self.story.begin(self.match.first_events, self.match.state.seat_of.copy())
            case "undo":
                place = self.playing.place_to_undo(entry.seat)
                self.story.take_back(place or 0, [self.playing.undo(entry.seat)])
            case "sit":
                self.seats[entry.seat] = Seat(PERSON, entry.person)
            case "stand":
                self.seats[entry.seat] = Seat(OPEN)
            case "stand-in" | "back":
                self.seats[entry.seat] = Seat(PERSON, self.seats[entry.seat].person, entry.action)
                self.story.add_beside(self.absences.note(entry).name, entry.seat, self._sitting())
            case "gone" | "returned":
                self.story.add_beside(self.absences.note(entry).name, entry.seat, self._sitting())
            case "arrange":
                self.seats[entry.seat] = Seat(BOT, level=entry.action) if entry.action else Seat(OPEN)
            case "ask-rewind":
                answers = int(entry.action)
                self.rewinding = RewindRequest(entry.seat, answers, {entry.seat}, sum(self.story.seen[:answers]))
            case "agree" if self.rewinding is not None:
                self.rewinding.agreed.add(entry.seat)
            case "agree" | "decline":
                self.rewinding = None
            case "rewind":
                self.story.take_back(int(entry.action), self.playing.rewind(int(entry.action)))
                self.rewinding, self.is_rated = None, False
                self.rewinds += 1
            case "hint":
                self.story.hint(entry.seat, int(entry.action), self._sitting())
                self.is_rated = False
            case "rematch":
                self.rematch = entry.action
            case "lesson":
                self.course, self.is_rated = lessons_of(self.game).get(entry.action), False
            case "practice":
                self.practice, self.is_rated = practice.read(entry.action), False
            case "order":
                question, _, answer = entry.action.partition(" ")
                self.orders.give(None if self.match is None else self.match.state, entry.seat, question, answer)
            case "resume":
                state = codec.decode(self.game, entry.action.encode())
                self.match = Match(self.game, len(self.seats), self.options, RecordedChance([]), state)
                self.story, self.rewinding, self.course, self.practice = Story(), None, None, None
            case _:
                raise BadTable(f"nobody knows an entry of kind {entry.kind!r}")

    def _play(self, entry: Entry) -> None:
        match = self.playing
        match.chance = luck = RecordedChance(entry.outcomes)
        answer = match.play(entry.seat, self.game.actions.parse(entry.action))
        if luck.left:
            raise BadTable(f"nothing was drawn for {entry.outcomes[-luck.left][0]!r}")
        self.story.add(answer)
        self.absences.follow(entry, self.seats, self.is_over)

    def _sitting(self) -> list[int]:
        return [] if self.match is None else self.match.state.seat_of

    def _is_private(self) -> bool:
        """Say whether some talk in private: what they do counts for others only when it is told."""
        return self.match is not None and self.match.state.is_open and self.game.talks(self.match.state) != []

    @property
    def is_among_bots(self) -> bool:
        """Whether one person sits here, and bots: from those nothing is to be kept."""
        return sum(sitting.kind == PERSON for sitting in self.seats) == 1

    def _waiting_orders(self) -> dict[int, int]:
        """List the seats whose question a standing order answers, with its number."""
        if self.orders.are_none or self.is_over or self.is_among_bots:
            return {}
        return {
            seat: self.playing.number(seat)
            for seat in self.waiting()
            if self.has_answered(seat) and self.orders.waits(self.playing.state, seat)
        }

    # Questions about it.

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise Refused(Objection("frozen" if self.frozen is not None else flow.NOT_ASKED, {}))
        return self.match

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.state.end != ""

    def stage(self) -> str:
        """Say whether the table waits for people, is played, or over."""
        if self.frozen is not None:
            return OVER
        return WAITING if self.match is None else OVER if self.is_over else PLAYED

    def seat_of(self, person: str) -> int | None:
        """Find where somebody sits."""
        return next((n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person), None)

    def kept_for(self, person: str) -> int | None:
        """Find the free seat that is kept for somebody."""
        return next((n for n, seat in enumerate(self.seats) if seat.kind == OPEN and seat.person == person), None)

    def people_answer(self) -> list[bool]:
        """Say at which seats a person answers."""
        return [seat.kind == PERSON and not seat.level for seat in self.seats]

    def has_answered(self, seat: int) -> bool:
        """Say whether a seat's present question is answered in advance."""
        return self.answer_in_advance(seat) is not None

    def answer_in_advance(self, seat: int) -> Action | None:
        """Give what a seat's present question is answered by, if it was in advance."""
        return None if self.match is None else self.orders.answer(self.match.state, seat, self.people_answer()[seat])

    def due(self) -> float | None:
        """Say when somebody's time is up."""
        return min((due for _, due in self.times() if due is not None), default=None)

    def times(self) -> list[tuple[float, float | None]]:
        """Tell for every seat what is left in its bank, and when its time is up; nothing where there is no clock."""
        if self.pace.kind == UNTIMED or self.stage() != PLAYED:
            return []
        return [(self.clock.left[seat], self.clock.due(seat)) for seat in range(len(self.seats))]

    def waiting(self) -> list[int]:
        """List the seats that are asked."""
        return [] if self.match is None else flow.waiting(self.match.state)

    def waiting_bots(self) -> list[int]:
        """List the seats that are asked and that a bot answers for; whoever is away may have ordered something."""
        if self.course is not None and self.course.step(self.playing) is not None:
            return []  # a lesson says what they answer
        return [seat for seat in self.waiting() if self.seats[seat].level and not self.has_answered(seat)]

    def waits_for(self, seat: int) -> bool:
        """Say whether it is up to a seat's person to answer."""
        return seat in self.waiting() and not self.seats[seat].level and not self.has_answered(seat)

    def may_undo(self, seat: int | None) -> bool:
        """Say whether a viewer has something to take back."""
        return self.match is not None and seat is not None and not self.is_over and self.match.may_undo(seat)

    def may_start(self) -> bool:
        """Say whether every seat is taken and the game has not begun."""
        is_new = self.match is None and self.frozen is None and self.to_resume is None
        return is_new and all(seat.kind != OPEN for seat in self.seats)

    def drawn(self) -> list[Outcome]:
        """List what chance has brought so far."""
        return self.match.drawn() if self.match else []

    def complete_record(self) -> str:
        """Write the match down, with all that anybody has answered: for the house."""
        return record.write(self.playing) if self.frozen is None else self.frozen.record

    def entry(
        self,
        kind: str,
        seat: int = 0,
        action: str = "",
        outcomes: list[Outcome] | None = None,
        click: str = "",
        person: str = "",
        later: int = 0,
    ) -> Entry:
        """Make an entry that would be the next one of the log, or a later one."""
        return Entry(self.written + later, kind, seat, action, outcomes or [], click, person)
