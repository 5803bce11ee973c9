"""What can be seen of a table: Scenes, lines of the log, names, refusals and previews. Nothing here changes it."""

from itertools import takewhile

from ludotheque.bots.levels import text_of
from ludotheque.engine import flow, outlook, record
from ludotheque.engine.action import Action
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import Refused
from ludotheque.engine.event import Event, Objection
from ludotheque.engine.scene import Scene, Text, Wire
from ludotheque.engine.scene_writer import SceneWriter, WrittenScene
from ludotheque.engine.state import NOBODY, State
from ludotheque.engine.story import Story
from ludotheque.server.table import absences
from ludotheque.server.table.deadline import activity_of
from ludotheque.server.table.entries import BOT
from ludotheque.server.table.story import LoggedEvent
from ludotheque.server.table.table import Table
from ludotheque.server.wire.outgoing import LogLine, Way

Foreseen = tuple[list[str], list[Way], list[list[str]], list[tuple[str, Wire]]]
"""What would happen: lines of the log, ways of pieces; what is different then, as tokens; what lies on which piece."""


class TableView:
    """A table as it is looked at, with the names of the people at it."""

    def __init__(self, table: Table, names: dict[str, str] | None = None) -> None:
        self.table = table
        self.game = table.game
        self.names = {} if names is None else names
        """What the people here are called; `know` adds to it."""
        self._called: dict[str, list[str]] = {}
        """What everybody is called, by language; empty when it may have changed."""
        self._sides: dict[str, tuple[list[int], list[str]]] = {}
        """What every side is called, likewise; and how people sat then."""
        self._pens: dict[str, SceneWriter] = {}
        self._lines: dict[tuple[str, int], tuple[LoggedEvent, LogLine | None]] = {}
        """What everybody was told last, by language and by what it tells."""
        self._now: dict[int, tuple[int, Scene]] = {}
        """What each seat sees, and the question it saw it at: one picture for all answers that it thinks about."""
        self.story: Story | None = None
        """What stays of the game, once it is over and somebody has asked."""
        self._written = table.written
        self._seatings = table.seatings
        """How far the table had come when these were made."""

    def _follow(self) -> None:
        """Forget what was made of the table before it changed."""
        if self._written != self.table.written:
            self._written = self.table.written
            self._lines = {}
            self._now = {}
            if self._seatings != self.table.seatings:
                self._seatings = self.table.seatings
                self._called = {}
                self._sides = {}

    def preview(self, seat: int, number: int, text: str, language: str) -> Foreseen:
        """Say what would certainly happen, and what would be different for the seat then.

        It is what is the same in two worlds the seat could be in, up to any luck.
        """
        match = self.table.playing
        action = self.game.actions.parse(text)
        if number != match.number(seat) or action not in flow.options(match.state, seat):
            return [], [], [], []
        now = self._seen_now(seat, number)
        (first, seen), (second, other_seen) = (self._told_in_a_world(seat, action, language, now) for _ in range(2))
        certain = []
        for one, other in zip(first, second, strict=False):
            if one != other:
                break
            certain.append(one)
        # What is seen after something that differs is not certain, even if it is the same by chance.
        changes, pieces = seen if first == second and seen == other_seen else ([], [])
        ways = [way for _, way in certain if way is not None]
        return [line for line, _ in certain if line], ways, changes, pieces

    def _seen_now(self, seat: int, number: int) -> Scene:
        self._follow()
        drawn, scene = self._now.get(seat, (None, None))
        if scene is None or drawn != number:
            scene = self.game.picture(self.table.playing.state, seat)
            self._now[seat] = number, scene
        return scene

    def know(self, names: dict[str, str]) -> None:
        """Learn what people are called."""
        self.names |= names
        self._called = {}
        self._sides = {}
        self._lines = {}

    def people(self, language: str) -> list[str]:
        """List what everybody is called, by seat; names are unique at a table."""
        self._follow()
        if language not in self._called:
            self._called[language] = self._people_by_seat(language)
        return self._called[language]

    def _people_by_seat(self, language: str) -> list[str]:
        found: list[str] = []
        for seat in self.table.seats:
            if seat.person:
                name = self.names.get(seat.person, "?")
            else:
                name = self.game.say(language, text_of(seat.level) if seat.kind == BOT else "open-seat")
            called, count = name, 1
            while called in found:
                count += 1
                called = f"{name} ({count})"
            found.append(called)
        return found

    def side_names(self, language: str) -> list[str]:
        """List what every side is called."""
        if self.table.match is None:
            return self.people(language)
        self._follow()
        s = self.table.match.state
        known = self._sides.get(language)
        # What a side is called that nobody sits at, the game says, and it may say something else after every move.
        if known is not None and known[0] is s.seat_of and NOBODY not in s.seat_of:
            return known[1]
        names = self.game.names(s, language, self.people(language))
        self._sides[language] = s.seat_of, names
        return names

    def names_at(self, seat_of: list[int], language: str) -> list[str]:
        """List what every side was called when people sat like this."""
        if self.table.match is None or seat_of == self.table.match.state.seat_of:
            return self.side_names(language)
        return self.game.names(self.table.match.state, language, self.people(language), seat_of)

    def names_told(self, seat_of: list[int], language: str) -> list[str]:
        """List what every side is called in the log of the time when people sat like this."""
        if self.table.match is None:
            return self.people(language)
        return self.game.names_told(self.table.match.state, language, self.people(language), seat_of)

    def picture(self, s: State, seat: int | None, language: str) -> Wire:
        """Draw what a viewer sees of a State this table was in, flat and with its texts."""
        return SceneWriter(self.game.texts, language, self.names_at(s.seat_of, language)).flat(
            self.game.picture(s, seat)
        )

    def scene_writer(self, language: str) -> SceneWriter:
        """Give what writes Scenes of this table."""
        names = self.side_names(language)
        found = self._pens.get(language)
        if found is None or found.names != names:
            found = self._pens[language] = SceneWriter(self.game.texts, language, names)
        return found

    def scene(self, seat: int | None, language: str) -> Wire | None:
        """Draw what a viewer sees, flat and with its texts."""
        if self.table.frozen is not None:
            return {**(self.table.frozen.scenes.get(language) or self._empty_scene(seat)), "waiting": []}
        return None if self.table.match is None else self.written(seat, language).flat()

    def written(self, seat: int | None, language: str, before: WrittenScene | None = None) -> WrittenScene:
        """Draw what a viewer sees of the game, and write what is not as it was before."""
        match = self.table.playing
        scene = match.scene(seat)
        if seat is not None and self.table.has_answered(seat):
            scene.prompt, scene.options, scene.refusals = None, [], []
        written = self.scene_writer(language).write(scene, before)
        if scene.prompt is not None:
            written.top["question"] = scene.prompt.id
            at = self.game.cites.at(scene.prompt)
            if at:
                written.top["at"] = at
        activity = activity_of(match.state)
        if activity and self.game.texts.has(language, activity):
            written.top["activity"] = self.game.say(language, activity)
        return written

    def _empty_scene(self, seat: int | None) -> Wire:
        nothing: Wire = {"waiting": [], "standings": [], "zones": [], "nodes": {}}
        return {"game": self.game.id, "viewer": seat, "number": 0, **nothing}

    def line(self, turn: int, event: Event, seat: int | None, language: str, seat_of: list[int]) -> LogLine:
        """Tell a viewer one thing that happened when people sat like this."""
        who = event.facts.get("who")
        side = who if isinstance(who, int) else None
        doer = NOBODY if side is None else seat_of[side]
        told = self.game.told(event, seat)
        text = self.game.texts.say(language, told, self.names_told(seat_of, language))
        rule = self.game.texts.rule(language, told.id)
        is_heading = event.name in self.game.headings
        at = self.game.cites.at(told)
        cue = self.game.cues.get(event.name)
        return LogLine(text, side, None if doer == NOBODY else doer, turn, rule, at, heading=is_heading, cue=cue)

    def told(self, told: LoggedEvent, seat: int | None, language: str) -> LogLine | None:
        """Write the line that tells a viewer what has happened, once for all who are told the same; None if none is."""
        self._follow()
        is_public = told.event.known is None or seat not in told.event.known
        slot = language, id(told)
        if not is_public or slot not in self._lines:
            line = self.line(told.turn, told.event, seat, language, told.seat_of)
            line.undone, line.beside = told.is_undone, told.event.name in absences.NAMES
            if not is_public:
                return line if line.text else None
            self._lines[slot] = told, line if line.text else None
        return self._lines[slot][1]

    def refusal(self, objection: Objection, language: str) -> tuple[str, str, str]:
        """Put a refusal into words: the reason, the rule, and the paragraph it is found at."""
        why = Text(f"no-{objection.rule}", objection.facts)
        text = self.game.texts.say(language, why, self.side_names(language))
        return text, self.game.texts.rule(language, why.id), self.game.cites.at(why)

    def record(self, seat: int | None, language: str) -> str:
        """Write the match down for a viewer: completely, unless the rules keep something secret for ever.

        Then it is what this viewer was told, and the table where it can be looked at.
        """
        if not self.game.forever:
            return self.table.complete_record()
        if self.table.frozen is not None:
            raise Refused(Objection("record-kept", {}))
        return record.account(self.table.playing, self.table.id, seat, self._sentences(seat, language))

    def _sentences(self, seat: int | None, language: str) -> list[tuple[int, str]]:
        """List what a viewer was told, each sentence with its turn, without what was taken back."""
        lines = [
            self.line(told.turn, told.event, seat, language, told.seat_of)
            for told in self.table.story.events
            if not told.is_undone
        ]
        return [(line.turn, line.text) for line in lines if line.text]

    def _told_in_a_world(
        self, seat: int, action: Action, language: str, now: Scene
    ) -> tuple[list[tuple[str, Way | None]], tuple[list[list[str]], list[tuple[str, Wire]]]]:
        world = self.game.determinized_open(self.table.playing.state, seat, RandomChance())
        world.log = events = list[Event]()
        outlook.play_until_luck(world, seat, action)
        seat_of = self.table.playing.state.seat_of
        # From where something comes to light nothing is certain: two worlds may be the same by chance.
        certain = list(takewhile(lambda event: self.game.cues.get(event.name) != "reveal", events))
        told = [(self.line(0, event, seat, language, seat_of).text, event.path) for event in certain]
        if len(certain) < len(events):
            return told, ([], [])
        then, names = self.game.picture(world, seat), self.side_names(language)
        pieces = [(on, self.game.texts.builtins(piece, language, names)) for on, piece in outlook.appeared(now, then)]
        return told, (outlook.changes(now, then, seat), pieces)
