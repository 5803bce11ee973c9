"""A Table: a match on the server, who sits where, and their standing orders. No I/O in it, and no clock.

Its log is the truth. A wish (`answer`, `sit`, …) only works out the entries it would add; `apply` alone changes the
table: for an entry that was stored just now, one that is read back, and one that another process has written.
"""

from collections.abc import Callable

from ludotheque.engine import codec, flow, replay
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Outcome, Replay
from ludotheque.engine.errors import Refused, Trouble
from ludotheque.engine.event import Objection
from ludotheque.engine.game import Game
from ludotheque.engine.match import NOTHING_TO_UNDO, Answer, Match
from ludotheque.engine.state import State
from ludotheque.server.clock import UNTIMED, Pace
from ludotheque.server.line import Rewinding, Told
from ludotheque.server.orders import PATIENCE, Orders, patience
from ludotheque.server.schema import (
    AGREE,
    ANSWER,
    ARRANGE,
    ASK_REWIND,
    BACK,
    BOT,
    DECLINE,
    OPEN,
    ORDER,
    PERSON,
    REMATCH,
    RESUME,
    REWIND,
    SIT,
    STAND,
    STAND_IN,
    START,
    UNDO,
    Entry,
    Seat,
)
from ludotheque.server.shown import Shown
from ludotheque.server.windows import NO_WINDOW, Window, window_of

STALE = "stale"
NOT_SEATED = "not-seated"


class BadTable(Trouble):
    """A stored table that does not play on with the rules and components of today."""


NO_PACE = Pace()


class Table(Shown):
    """A match with people at it."""

    def __init__(
        self, game: Game, name: str, options: dict[str, str], seats: list[Seat], pace: Pace = NO_PACE, host: str = ""
    ) -> None:
        super().__init__(game, name, game.checked_options(len(seats), options), seats, pace)
        self.host = host
        """Who has opened it, and arranges the seats until the game begins."""
        self.rewinding: Rewinding | None = None
        self.rewinds = 0
        """How often something was taken back by consent."""
        self.is_rated = True
        """Whether the game tells something of strength: not once a bot has stood in, or luck could be thrown anew."""
        self.rematch = ""
        """The table that this one has led to."""
        self.window = NO_WINDOW
        self.written = 0
        """How many entries the log has: the number of the next one."""
        self.version = 0
        """How many of them everybody may know of: standing orders, and what is laid in a private talk, are secrets."""
        self.changed = 0.0
        """When the last entry was written."""
        self.clicks: dict[tuple[int, str], int] = {}
        """Clicks that counted, with the version they led to."""
        self.story: list[Told] = []
        """Everything that has happened, in its order; a new list after something was taken back."""
        self.kept = 0
        """How many entries there were when the table was kept last."""
        self.to_resume: Entry | None = None
        """The entry by which a table whose rules have changed is to go on."""
        self._turn = 0
        """How many answers something was told of."""
        self.patience: Callable[[], float] = lambda: patience(PATIENCE)
        """Draws how many seconds a standing order waits."""
        self._to_follow: dict[int, tuple[int, float]] = {}
        """By seat, the number of a question that a standing order answers, and when it will."""
        self._seen: list[bool] = []
        """Of every answer that stands: whether everybody may know of it."""

    # The only way a table changes.

    def apply(self, entry: Entry) -> None:
        """Carry out the next entry of the log; `BadTable` says why it does not fit."""
        if entry.number != self.written:
            raise BadTable(f"table {self.id}: expected entry {self.written} of the log, found {entry.number}")
        self._lines = {}
        was_private = self._is_private()
        told = len(self.story)
        if entry.kind == ANSWER and self.match is not None:
            self.given.use(self.match.state, entry.seat, entry.action)
        try:
            self._carry_out(entry)
        except Trouble as error:
            raise BadTable(f"table {self.id} does not replay at entry {entry.number}: {error}") from error
        is_secret = entry.kind == ORDER or (entry.kind == ANSWER and was_private and len(self.story) == told)
        self._count(entry, is_secret)
        if entry.kind == ANSWER:
            self._seen.append(not is_secret)
            if not is_secret:
                self.rewinding = None
        if self.match is not None:
            self.given.lapse(self.match.state)
            self._to_follow = self._orders_to_follow(entry.at)
            self.window = window_of(self.game, self.options, self.match.state, self.window, entry.at)
            if not is_secret:
                self._run_clocks(entry)
            elif entry.kind == ANSWER:
                self.clock.note(entry.seat)

    def pass_over(self, entry: Entry) -> None:
        """Note an entry whose moves need not, or cannot, be played again: who sits where, and what was ordered."""
        if entry.kind not in {START, ANSWER, UNDO, REWIND, RESUME}:
            self._carry_out(entry)
        self._count(entry, is_secret=entry.kind == ORDER)

    def _count(self, entry: Entry, is_secret: bool) -> None:
        self.written += 1
        self.version += not is_secret
        self._sides = {}
        if entry.kind != ANSWER:
            self._called = {}
        if entry.click:
            self.clicks[entry.seat, entry.click] = self.version
        self.changed = entry.at

    def _carry_out(self, entry: Entry) -> None:
        match entry.kind:
            case "answer":
                self._play(entry)
            case "start":
                start = codec.decode(self.game, entry.action.encode()) if entry.action else None
                self.match = Match(self.game, len(self.seats), self.options, Replay(entry.outcomes), start)
                seat_of = self.match.state.seat_of.copy()
                self.story = [Told(0, event, seat_of) for event in self.match.first_events]
            case "undo":
                before = self.playing.answers.copy()
                undone = self.playing.undo(entry.seat)
                self._seen = [is_seen for is_seen, one in zip(self._seen, before, strict=True) if one is not undone]
                self._take_back([undone])
            case "sit":
                self.seats[entry.seat] = Seat(PERSON, entry.person)
            case "stand":
                self.seats[entry.seat] = Seat(OPEN)
            case "stand-in":
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(PERSON, seat.person, entry.action)
                self.is_rated = False
            case "back":
                seat = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(PERSON, seat.person, "")
            case "arrange":
                self.seats[entry.seat] = Seat(BOT, level=entry.action) if entry.action else Seat(OPEN)
            case "ask-rewind":
                answers = int(entry.action)
                self.rewinding = Rewinding(entry.seat, answers, {entry.seat}, sum(self._seen[:answers]))
            case "agree" if self.rewinding is not None:
                self.rewinding.agreed.add(entry.seat)
            case "agree" | "decline":
                self.rewinding = None
            case "rewind":
                self._take_back(self.playing.rewind(int(entry.action)))
                del self._seen[int(entry.action) :]
                self.rewinding = None
                self.rewinds += 1
                self.is_rated = False
            case "rematch":
                self.rematch = entry.action
            case "order":
                question, _, answer = entry.action.partition(" ")
                self.given.give(None if self.match is None else self.match.state, entry.seat, question, answer)
            case "resume":
                state = codec.decode(self.game, entry.action.encode())
                self.match = Match(self.game, len(self.seats), self.options, Replay([]), state)
                self.story, self._seen, self._turn, self.rewinding = [], [], 0, None
            case _:
                raise BadTable(f"nobody knows an entry of kind {entry.kind!r}")

    def _play(self, entry: Entry) -> None:
        match = self.playing
        match.chance = luck = Replay(entry.outcomes)
        answer = match.play(entry.seat, self.game.actions.parse(entry.action))
        if luck.left:
            raise BadTable(f"nothing was drawn for {entry.outcomes[-luck.left][0]!r}")
        self._turn += bool(answer.events)  # what nobody is told of is not counted
        self.story += [Told(self._turn, event, answer.seat_of) for event in answer.events]

    def _is_private(self) -> bool:
        """Say whether some talk in private: what they do counts for others only when it is told."""
        return self.match is not None and self.match.state.is_open and len(self.game.talks(self.match.state)) > 0

    def _take_back(self, answers: list[Answer]) -> None:
        """Strike what answers led to from the story; it stays in it."""
        gone = {id(event) for answer in answers for event in answer.events}
        self.story = [told._replace(is_undone=True) if id(told.event) in gone else told for told in self.story]
        self._turn = replay.turns(self.playing)

    def _orders_to_follow(self, at: float) -> dict[int, tuple[int, float]]:
        """Say which questions standing orders answer, and when: whoever had to click himself would take his time."""
        if self.given.are_none or self.is_over or self._is_among_bots:
            return {}
        found: dict[int, tuple[int, float]] = {}
        for seat in self.waiting():
            if self.has_answered(seat) and self.given.waits(self.playing.state, seat):
                number = self.playing.number(seat)
                before = self._to_follow.get(seat, (0, 0.0))
                found[seat] = before if before[0] == number else (number, at + self.patience())
        return found

    @property
    def _is_among_bots(self) -> bool:
        """Whether one person sits here, and bots: from those nothing is to be kept."""
        return sum(sitting.kind == PERSON for sitting in self.seats) == 1

    def _run_clocks(self, entry: Entry) -> None:
        """Let the clocks of those run who are asked now, and of nobody else."""
        if entry.kind == ANSWER:
            self.clock.answer(entry.seat, entry.at, entry.person != "")
        elif entry.kind == UNDO:
            self.clock.undo(entry.seat, self.playing.number(entry.seat), entry.at)
        elif entry.kind == REWIND:
            self.clock.rewind(int(entry.action), entry.at)
        elif entry.kind == BACK:
            self.clock.refill(entry.seat)
        if self.pace.kind == UNTIMED:
            return
        asked = self.waiting()
        for seat, sitting in enumerate(self.seats):
            if seat in asked and not sitting.level:
                self.clock.ask(seat, self.playing.number(seat), entry.at)
            else:
                self.clock.stop(seat, entry.at)

    def _told_so_far(self) -> list[Told]:
        return self.story

    # What may be wished for: each works out the entries it would add, or refuses; none changes anything.

    def sit(self, number: int, person: str) -> list[Entry]:
        """Give an open seat to somebody who does not sit here yet."""
        if not 0 <= number < len(self.seats) or self.seats[number].kind != OPEN:
            raise Refused(Objection("seat-taken", {}))
        if self.seats[number].person not in {"", person}:
            raise Refused(Objection("seat-kept", {}))
        if self.seat_of(person) is not None:
            raise Refused(Objection("already-seated", {}))
        return [self._entry(SIT, number, person=person)]

    def stand(self, person: str) -> list[Entry]:
        """Leave a seat free again, before the game has begun."""
        seat = self._seat_of(person)
        if self.match is not None:
            raise Refused(Objection("has-begun", {}))
        return [self._entry(STAND, seat, person=person)]

    def arrange(self, number: int, level: str, person: str, is_host_gone: bool = False) -> list[Entry]:
        """Put a bot at a seat, or make it free for anybody: the host's business, before the game has begun.

        While the host is gone, whoever sits here may give free seats to bots.
        """
        if not 0 <= number < len(self.seats):
            raise Refused(Objection("not-the-host", {}))
        if person != self.host:
            is_filling = level != "" and self.seats[number] == Seat(OPEN) and self.seat_of(person) is not None
            if not is_filling:
                raise Refused(Objection("not-the-host", {}))
            if not is_host_gone:
                raise Refused(Objection("host-still-here", {}))
        if self.match is not None:
            raise Refused(Objection("has-begun", {}))
        if self.seats[number].person == person:
            raise Refused(Objection("own-seat", {}))
        return [self._entry(ARRANGE, number, level, person=person)]

    def leave(self, person: str, level: str) -> list[Entry]:
        """Go away: before the game the seat is free again, in it a bot goes on until one is back."""
        return self.stand(person) if self.match is None else self.stand_in(self._seat_of(person), level)

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
        is_new = self.match is None and self.frozen is None and self.to_resume is None
        return is_new and all(seat.kind != OPEN for seat in self.seats)

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

    def option(self, seat: int, index: int) -> str:
        """Find what a seat may do by its place in the list."""
        options = [] if self.match is None else flow.options(self.match.state, seat)
        if not 0 <= index < len(options):
            raise Refused(Objection(flow.NOT_AN_OPTION, {}))
        return options[index].text

    def undo(self, seat: int, click: str, person: str = "") -> list[Entry]:
        """Take a seat's last answer back."""
        if not self.playing.may_undo(seat):
            raise Refused(Objection(NOTHING_TO_UNDO, {}))
        return [self._entry(UNDO, seat, click=click, person=person)]

    def ask_rewind(self, seat: int, click: str, person: str) -> list[Entry]:
        """Ask everybody to take back one's last answer, with all that followed it.

        It is the last one that everybody has seen: that somebody asks must not tell what he has done in private.
        """
        answers = zip(self.playing.answers, self._seen, strict=True)
        places = [place for place, (answer, is_seen) in enumerate(answers) if answer.seat == seat and is_seen]
        if not places or self.is_over:
            raise Refused(Objection(NOTHING_TO_UNDO, {}))
        asking = self._entry(ASK_REWIND, seat, str(places[-1]), click=click, person=person)
        return [asking, *self._rewound(seat, {seat}, places[-1])]

    def agree(self, seat: int, click: str, person: str) -> list[Entry]:
        """Agree to what is asked for."""
        asked = self._asked_of(seat)
        agreed = self._entry(AGREE, seat, click=click, person=person)
        return [agreed, *self._rewound(asked.seat, {*asked.agreed, seat}, asked.answers)]

    def decline(self, seat: int, click: str, person: str) -> list[Entry]:
        """Do not agree; whoever asked may also withdraw it."""
        if self.rewinding is None:
            raise Refused(Objection("nothing-asked", {}))
        return [self._entry(DECLINE, seat, click=click, person=person)]

    def _asked_of(self, seat: int) -> Rewinding:
        if self.rewinding is None or seat in self.rewinding.agreed:
            raise Refused(Objection("nothing-asked", {}))
        return self.rewinding

    def _rewound(self, seat: int, agreed: set[int], answers: int) -> list[Entry]:
        """Rewind once every person at the table has agreed, also one who is stood in for; bots do not mind."""
        people = {number for number, sitting in enumerate(self.seats) if sitting.kind == PERSON}
        return [self._entry(REWIND, seat, str(answers), later=1)] if people <= agreed else []

    def led_to(self, table: str, person: str) -> list[Entry]:
        """Lead to the next table, unless somebody was quicker."""
        seat = self._seat_of(person)
        if not self.is_over:
            raise Refused(Objection("not-over", {}))
        return [] if self.rematch else [self._entry(REMATCH, seat, table, person=person)]

    # Time.

    def time_up(self, now: float, level: str, luck: Chance) -> list[Entry]:
        """Go on without somebody whose time is up."""
        for seat in self.waiting():
            due = self.clock.due(seat)
            if due is not None and due <= now:
                return self.go_on_without(seat, level, luck)
        return []

    def go_on_without(self, seat: int, level: str, luck: Chance) -> list[Entry]:
        """Give the answer that was given in advance and waits for those who think; else let a bot stand in."""
        action = self.answer_in_advance(seat)
        if action is None:
            return self.stand_in(seat, level)
        return self.answer(seat, self.playing.number(seat), action.text, "", luck)

    def follows(self) -> float | None:
        """Say when a standing order is to be followed next."""
        return min((moment for _, moment in self._to_follow.values()), default=None)

    def is_following(self, seat: int) -> bool:
        """Say whether a standing order will answer a seat's present question."""
        return seat in self._to_follow

    def follow(self, now: float, luck: Chance) -> list[Entry]:
        """Follow a standing order that has waited long enough."""
        for seat, (number, moment) in self._to_follow.items():
            action = self.answer_in_advance(seat)
            if moment <= now and action is not None:
                # Whoever has ordered it gets his time for it as if he had answered now.
                return self.answer(seat, number, action.text, "", luck, self.seats[seat].person)
        return []

    def order(self, seat: int, question: str, text: str | None, luck: Chance) -> list[Entry]:
        """Set or drop a standing answer of a seat; if the question is open, this is the answer."""
        answer = self.given.checked(question, text or "")
        if self.given.of(seat).get(question, "") == answer:
            return []
        entry = self._entry(ORDER, seat, f"{question} {answer}".rstrip(), person=self.seats[seat].person)
        if self.match is None:
            return [entry]
        orders = self.given.copy()
        s = self.match.state.clone()
        orders.give(s, seat, question, answer)
        action = orders.answer(s, seat, self._people()[seat])
        if action is None or not orders.waits(s, seat):
            return [entry, *self._ordered(s, orders, 1, luck)]
        orders.use(s, seat, action.text)
        outcomes = _try(s, seat, action, luck)
        given = self._entry(ANSWER, seat, action.text, outcomes, person=entry.person, later=1)
        return [entry, given, *self._ordered(s, orders, 2, luck)]

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
        if orders.are_none:
            return done
        orders.lapse(s)
        while (found := orders.next(s, self._people(), self._is_among_bots)) is not None:
            seat, action = found
            orders.use(s, seat, action.text)
            outcomes = _try(s, seat, action, luck)
            orders.lapse(s)
            done.append(self._entry(ANSWER, seat, action.text, outcomes, later=later + len(done)))
        return done


def _try(s: State, seat: int, action: Action, luck: Chance) -> list[Outcome]:
    """Play on a State that is thrown away, and give what chance brought."""
    outcomes: list[Outcome] = []
    luck.trail = outcomes
    flow.play(s, seat, action, luck)
    return outcomes
