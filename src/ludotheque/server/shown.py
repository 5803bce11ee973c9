"""What can be seen of a table: Scenes, lines of the log, names, refusals and previews. Nothing here changes it."""

from contextlib import suppress
from dataclasses import dataclass

from ludotheque.engine import flow, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Asked, Asking, Live
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.pen import Pen, Sheet
from ludotheque.engine.scene import Text, Wire
from ludotheque.engine.state import State
from ludotheque.server.clock import UNTIMED, Clock, Pace
from ludotheque.server.line import Line, Told
from ludotheque.server.orders import Orders
from ludotheque.server.schema import BOT, OPEN, OVER, PERSON, PLAYED, WAITING, Seat
from ludotheque.server.windows import activity_of


@dataclass(frozen=True)
class Frozen:
    """What is left of a table that the rules of today cannot go on with: it can be looked at."""

    scenes: dict[str, Wire]
    record: str


class Shown:
    """A table as it is looked at."""

    def __init__(self, game: Game, name: str, options: dict[str, str], seats: list[Seat], pace: Pace) -> None:
        self.game = game
        self.id = name
        self.options = options
        self.seats = list(seats)
        self.pace = pace
        self.clock = Clock(pace, len(seats))
        self.match: Match | None = None
        self.given = Orders(game)
        self.names: dict[str, str] = {}
        """What the people here are called; `know` adds to it."""
        self._called: dict[str, list[str]] = {}
        """What everybody is called, by language; empty when it may have changed."""
        self._sides: dict[str, list[str]] = {}
        """What every side is called, likewise."""
        self._pens: dict[str, Pen] = {}
        self._lines: dict[tuple[str, int], tuple[Told, Wire | None]] = {}
        """What everybody was told last, by language and by what it tells."""
        self.frozen: Frozen | None = None

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

    def _people(self) -> list[bool]:
        """Say at which seats a person answers."""
        return [seat.kind == PERSON and not seat.level for seat in self.seats]

    def has_answered(self, seat: int) -> bool:
        """Say whether a seat's present question is answered in advance."""
        return self.answer_in_advance(seat) is not None

    def answer_in_advance(self, seat: int) -> Action | None:
        """Give what a seat's present question is answered by, if it was in advance."""
        sitting = self.seats[seat]
        is_person = sitting.kind == PERSON and not sitting.level
        return None if self.match is None else self.given.answer(self.match.state, seat, is_person)

    def due(self) -> float | None:
        """Say when somebody's time is up."""
        if self.pace.kind == UNTIMED or self.stage() != PLAYED:
            return None
        moments = map(self.clock.due, range(len(self.seats)))
        return min((moment for moment in moments if moment is not None), default=None)

    def times(self) -> list[tuple[float, float | None]]:
        """Tell for every seat what is left in its bank, and when its time is up; nothing where there is no clock."""
        if self.pace.kind == UNTIMED or self.stage() != PLAYED:
            return []
        return [(self.clock.left[seat], self.clock.due(seat)) for seat in range(len(self.seats))]

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
        """List the seats that are asked and that a bot answers for; whoever is away may have ordered something."""
        return [seat for seat in self.waiting() if self.seats[seat].level and not self.has_answered(seat)]

    def waits_for(self, seat: int) -> bool:
        """Say whether it is up to a seat's person to answer."""
        return seat in self.waiting() and not self.seats[seat].level and not self.has_answered(seat)

    def know(self, names: dict[str, str]) -> None:
        """Learn what people are called."""
        self.names |= names
        self._called = {}
        self._sides = {}
        self._lines = {}

    def people(self, language: str) -> list[str]:
        """List what everybody is called, by seat; names are unique at a table."""
        if language not in self._called:
            self._called[language] = self._people_by_seat(language)
        return self._called[language]

    def _people_by_seat(self, language: str) -> list[str]:
        found: list[str] = []
        for seat in self.seats:
            if seat.person:
                name = self.names.get(seat.person, "?")
            else:
                name = self.game.say(language, f"level-{seat.level}.name" if seat.kind == BOT else "open-seat")
            called, count = name, 1
            while called in found:
                count += 1
                called = f"{name} ({count})"
            found.append(called)
        return found

    def side_names(self, language: str) -> list[str]:
        """List what every side is called."""
        if self.match is None:
            return self.people(language)
        if language not in self._sides:
            self._sides[language] = self.game.names(self.match.state, language, self.people(language))
        return self._sides[language]

    def names_at(self, seat_of: list[int], language: str) -> list[str]:
        """List what every side was called when people sat like this."""
        if self.match is None or seat_of == self.match.state.seat_of:
            return self.side_names(language)
        return self.game.names(self.match.state, language, self.people(language), seat_of)

    def names_told(self, seat_of: list[int], language: str) -> list[str]:
        """List what every side is called in the log of the time when people sat like this."""
        if self.match is None:
            return self.people(language)
        return self.game.names_told(self.match.state, language, self.people(language), seat_of)

    def picture(self, s: State, seat: int | None, language: str) -> Wire:
        """Draw what a viewer sees of a State this table was in, flat and with its texts."""
        return Pen(self.game.texts, language, self.names_at(s.seat_of, language)).flat(self.game.picture(s, seat))

    def pen(self, language: str) -> Pen:
        """Give what writes Scenes of this table."""
        names = self.side_names(language)
        found = self._pens.get(language)
        if found is None or found.names != names:
            found = self._pens[language] = Pen(self.game.texts, language, names)
        return found

    def scene(self, seat: int | None, language: str) -> Wire | None:
        """Draw what a viewer sees, flat and with its texts."""
        if self.frozen is not None:
            return {**(self.frozen.scenes.get(language) or self._empty_scene(seat)), "waiting": []}
        return None if self.match is None else self.sheet(seat, language).flat()

    def sheet(self, seat: int | None, language: str, before: Sheet | None = None) -> Sheet:
        """Draw what a viewer sees of the game, and write what is not as it was before."""
        match = self.playing
        scene = match.scene(seat)
        if seat is not None and self.has_answered(seat):
            scene.prompt, scene.options, scene.refusals = None, [], []
        sheet = self.pen(language).write(scene, before)
        if scene.prompt is not None:
            sheet.top["question"] = scene.prompt.id
        activity = activity_of(match.state)
        if activity and self.game.texts.has(language, activity):
            sheet.top["activity"] = self.game.say(language, activity)
        return sheet

    def _empty_scene(self, seat: int | None) -> Wire:
        nothing: Wire = {"waiting": [], "standings": [], "zones": [], "nodes": {}}
        return {"game": self.game.id, "viewer": seat, "number": 0, **nothing}

    def line(self, turn: int, event: Event, seat: int | None, language: str, names: list[str]) -> Line:
        """Tell a viewer one thing that happened."""
        who = event.facts.get("who")
        told = self.game.told(event, seat)
        text = self.game.texts.say(language, told, names)
        rule = self.game.texts.rule(language, told.id)
        is_heading = event.name in self.game.headings
        return Line(text, who if isinstance(who, int) else None, turn, rule, is_heading)

    def told(self, told: Told, seat: int | None, language: str) -> Wire | None:
        """Write the line that tells a viewer what has happened, once for all who are told the same; None if none is."""
        is_public = told.event.known is None or seat not in told.event.known
        slot = language, id(told)
        if not is_public or slot not in self._lines:
            line = self.line(told.turn, told.event, seat, language, self.names_told(told.seat_of, language))
            wire = {**line.wire(), "undone": True} if told.is_undone else line.wire()
            if not is_public:
                return wire if line.text else None
            self._lines[slot] = told, wire if line.text else None
        return self._lines[slot][1]

    def may_undo(self, seat: int | None) -> bool:
        """Say whether a viewer has something to take back."""
        return self.match is not None and seat is not None and not self.is_over and self.match.may_undo(seat)

    def orders(self, seat: int | None) -> dict[str, str]:
        """Give a viewer his own standing orders."""
        return self.given.of(seat)

    def advance(self, seat: int | None, language: str) -> list[Wire]:
        """List what a viewer may answer in advance."""
        if self.match is None or seat is None or not self.given.has_advance:
            return []
        return self.given.offered(self.match.state, seat, language, self.side_names(language))

    def refusal(self, objection: Objection, language: str) -> tuple[str, str]:
        """Put a refusal into words: the reason and the rule."""
        text = self.game.texts.say(language, Text(f"no-{objection.rule}", objection.facts), self.side_names(language))
        return text, self.game.texts.rule(language, f"no-{objection.rule}")

    def complete_record(self) -> str:
        """Write the match down, with all that anybody has answered: for the house."""
        if self.frozen is not None:
            return self.frozen.record
        return record.write(self.playing)

    def record(self, seat: int | None, language: str) -> str:
        """Write the match down for a viewer: completely, unless the rules keep something secret for ever.

        Then it is what this viewer was told, and the table where it can be looked at.
        """
        if not self.game.forever:
            return self.complete_record()
        if self.frozen is not None:
            raise Refused(Objection("record-kept", {}))
        return record.account(self.playing, self.id, seat, self._sentences(seat, language))

    def _sentences(self, seat: int | None, language: str) -> list[tuple[int, str]]:
        """List what a viewer was told, each sentence with its turn, without what was taken back."""
        lines = [
            self.line(told.turn, told.event, seat, language, self.names_at(told.seat_of, language))
            for told in self._told_so_far()
            if not told.is_undone
        ]
        return [(line.turn, line.text) for line in lines if line.text]

    def _told_so_far(self) -> list[Told]:
        raise NotImplementedError

    def _told_in_a_world(self, seat: int, action: Action, language: str) -> list[str]:
        world = self.game.imagine(self.playing.state, seat, Live())
        world.log = events = list[Event]()
        with suppress(Asked):
            flow.play(world, seat, action, Asking([]))
        names = self.names_told(self.playing.state.seat_of, language)
        lines = (self.line(0, event, seat, language, names).text for event in events)
        return [line for line in lines if line]
