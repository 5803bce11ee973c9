"""Game: the rulebook as an object."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.engine import drawing, flow, learned
from ludotheque.engine.action import Action, Actions
from ludotheque.engine.chance import Chance, FirstWay
from ludotheque.engine.cites import Cites
from ludotheque.engine.components import NO_COMPONENTS, ComponentFile
from ludotheque.engine.errors import BadOption
from ludotheque.engine.event import Event, Facts
from ludotheque.engine.guide import GuideStep
from ludotheque.engine.hints import Hints
from ludotheque.engine.memory import Memory, Told
from ludotheque.engine.opponents import Opponents
from ludotheque.engine.scene import Cue, Evidence, GameResult, Place, Scene, ScoreLine, Standing, Text, Zone
from ludotheque.engine.secrets import Hidden, Secret
from ludotheque.engine.state import State, Step
from ludotheque.engine.texts import Texts

Options = Mapping[str, str]


@dataclass(frozen=True)
class TableOption:
    """Something a table chooses before the game begins."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    """The seat counts it is for; empty for all."""
    first: str = ""
    """What the rulebook advises for a first game, and `option-<id>.first` says; empty where it advises nothing."""


@dataclass(frozen=True)
class Score:
    """What one side ended with: lines of points, and what decides between equal totals."""

    lines: tuple[tuple[str, int], ...]
    tie_break: tuple[int, ...] = ()
    is_winner: bool = False
    """Whether the side has won outright, whatever the points say."""
    note: str = ""
    """The id of a text to be shown beside the total; empty for none."""

    @property
    def points(self) -> int:
        """The total."""
        return sum(points for _, points in self.lines)


def ranks_of(scores: Sequence[Score]) -> list[int]:
    """Rank those who ended with some scores: 1 is first, equals share a place."""
    keys = [(score.is_winner, score.points, score.tie_break) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]


@dataclass(frozen=True)
class OutcomeNames:
    """How the outcomes of a label are written in a record: names, or numbers counted from `first`."""

    names: tuple[str, ...] = ()
    first: int = 0

    def write(self, outcome: int) -> str:
        """Write an outcome."""
        return self.names[outcome] if self.names else str(outcome + self.first)

    def read(self, text: str) -> int:
        """Read an outcome; ValueError if it is none."""
        return self.names.index(text) if self.names else int(text) - self.first


PLAIN = OutcomeNames()


@dataclass(frozen=True)
class OrderOffer:
    """What one may answer to a question before it is asked; `order-<question>-<verb>` words it."""

    question: str
    actions: tuple[str, ...]
    default: str = ""
    """The answer that is given unless one orders otherwise; empty where one is asked."""
    is_once: bool = False
    """Whether such an order is a wish that is fulfilled once."""


class Game:
    """The rulebook as an object: what a game offers to everything written once for all games."""

    id: str
    version: int
    seats: tuple[int, ...]
    folder: Path
    actions: Actions
    state_class: type[State]
    end_reasons: tuple[str, ...]
    options: tuple[TableOption, ...] = ()
    outcomes: ClassVar[Mapping[str, OutcomeNames]] = {}
    added: ClassVar[Mapping[str, Callable[[Mapping[str, Any]], Any]]] = {}
    """Fields that States stored by earlier rules lack, and what they would have held, from the stored ones."""
    cards: tuple[str, ...] = ()
    """The ids of its components, which no rule may name."""
    parts: tuple[type, ...] = ()
    """Classes, besides steps, whose objects lie in a State."""
    longest = 5_000
    """More decisions than any game has."""
    component_file: ComponentFile = NO_COMPONENTS
    """The component file it was made from; a game of dice may have none."""
    secrets: tuple[Secret, ...]
    """What does not lie open, in the order in which it is dealt anew; `()` says that nothing is hidden."""
    undrawn: tuple[str, ...] = ()
    """Fields of the State that lie open to everybody and are not drawn for everybody, as in `desks.manifest`."""
    forever: tuple[str, ...] = ()
    """What the rules keep secret even when the game is over: questions, and labels of luck; without any, it may be told
    completely then."""
    hints: Hints | None = None
    """What the game tells the bots about itself; it can be played without."""
    headings: tuple[str, ...] = ()
    """The events that are headings in the log: what follows happened under them."""
    cues: ClassVar[Mapping[str, Cue]] = {}
    """What events are to those who look on: where everything comes to light, playback rests a moment longer."""
    highlights: tuple[str, ...] = ()
    """The events one looks for when one looks back at a game."""
    guide: tuple[GuideStep, ...] = ()
    """What a newcomer is told, in this order; it can be played without."""
    curve = "story-points"
    """The text that heads the curve of `progress`."""

    # What a game answers.

    def set_up(self, seats: int, options: Options, chance: Chance) -> State:
        """Lay out the table, with the first steps on the agenda."""
        raise NotImplementedError

    def zones(self, s: Any, viewer: int | None) -> list[Zone]:
        """Draw the table as the viewer sees it."""
        raise NotImplementedError

    def standings(self, s: Any, viewer: int | None) -> list[Standing]:
        """Say how the sides stand, as far as the viewer may know."""
        raise NotImplementedError

    def scores(self, s: Any) -> list[Score]:
        """Count the points of every side that is ranked, from what lies on the table."""
        raise NotImplementedError

    def rounds(self, s: Any) -> int:
        """Count the rounds begun so far, the present one included; a game without rounds has none."""
        return 0

    def evidence(self, s: Any, side: int) -> list[Evidence]:
        """List what a side's points rest on, where points alone do not say it."""
        return []

    def progress(self, s: Any) -> list[int]:
        """Give what the curve of a game shows, by side: the points, where everybody sees them; else nothing."""
        found = {one.side: one.points for one in self.standings(s, None) if one.points is not None}
        return [found[side] for side in range(len(found))] if len(found) == len(self.scores(s)) else []

    def memories(self, told: Sequence[Told]) -> list[Memory]:
        """Find what is worth remembering of a game that is over, in all that everybody was told."""
        return []

    def conserved(self, s: Any) -> dict[str, int]:
        """Count what can be neither lost nor made, the same at every moment of a game; nothing, where all of it can."""
        return {}

    def talks(self, s: Any) -> list[tuple[int, ...]]:
        """List the sides that may talk in private now, each group for itself."""
        return []

    def claims(self, s: Any) -> list[tuple[Text, list[Text]]]:
        """List what people may want to claim, true or not, under titles: the same whoever asks, and all game long."""
        return []

    def order_offers(self, s: Any, side: int) -> list[OrderOffer]:
        """List what a side may answer in advance, as far as everybody knows that it may be asked."""
        return []

    def order_scope(self, s: Any, side: int, question: str) -> str:
        """Name the time for which an order holds: it lapses when the name changes."""
        return ""

    def seconds(self, options: Options, step: Step) -> int:
        """Say after how many seconds a question is answered by its fallback; 0 for never. Time is the table's."""
        return 0

    def position(self, seats: int, options: Options, words: Mapping[str, str]) -> State:
        """Set the table as words say, for figures of the rules and for tests; most games need no such words."""
        raise BadOption(f"{self.id} has no positions in words")

    def catalogue(self) -> list[Zone]:
        """Draw every component once, by kinds; the id of a piece is its key in the component file."""
        return []

    @property
    def components(self) -> Any:
        """The component tables this game object plays with; None for a game without."""
        return None

    def further_texts(self) -> Mapping[str, str]:
        """Give Fluent source by language for what the game's own texts do not know: cards that a data file adds."""
        return {}

    def numbers(self) -> Mapping[str, int]:
        """Give the numbers that every text may say by name: those of the component tables."""
        return self.component_file.numbers

    def outcome_names(self, label: str) -> OutcomeNames:
        """Say how the outcomes of a label are written in a record."""
        return self.outcomes.get(label, PLAIN)

    def tensor(self, s: Any, side: int) -> list[float] | None:
        """Give what a learner is shown of a side's world, always as many numbers; None: the fields as they are."""
        return None

    def bring_up(self, stored: dict[str, Any]) -> None:
        """Say what a State stored by earlier rules holds in the words of these, in place; whole fields are `added`."""

    def side_text(self, s: Any, side: int) -> Text:
        """Name a side nobody answers for."""
        raise NotImplementedError

    # What follows from it, the same for every game.

    @cached_property
    def components_digest(self) -> str:
        """A short digest of the component tables."""
        return self.component_file.digest

    @property
    def own_components(self) -> str:
        """The component tables as JSON, if they are not those the game comes with; else nothing."""
        is_as_it_comes = (
            self.component_file is NO_COMPONENTS or self.component_file.data == self.folder / "components.toml"
        )
        return "" if is_as_it_comes else self.component_file.text

    @cached_property
    def texts(self) -> Texts:
        """The game's messages, with the shell's."""
        return Texts(self.folder / "texts", more=self.further_texts(), numbers=self.numbers())

    @cached_property
    def cites(self) -> Cites:
        """The paragraphs of its rules that its texts rest on."""
        return Cites(self.folder)

    @cached_property
    def opponents(self) -> Opponents:
        """How strong its bots are at each level, and who they are."""
        return Opponents(self.folder, self.actions)

    @cached_property
    def learned(self) -> dict[int, learned.Learned]:
        """Its hints with what was learnt beyond them, by number of players; none for those nobody has trained."""
        return learned.of_folder(self, self.folder)

    def say(self, language: str, name: str) -> str:
        """Render a text that has no parameters."""
        return self.texts.say(language, Text(name), [])

    def checked_options(self, seats: int, options: Options) -> dict[str, str]:
        """Complete the options with their defaults; complain about a seat count or option the game does not have."""
        if seats not in self.seats:
            message = f"{self.id} is for {_either(map(str, self.seats))} players, not {seats}"
            raise BadOption(message)
        known = {option.id: option for option in self.options if not option.seats or seats in option.seats}
        for name, value in options.items():
            if name not in known:
                message = f"{self.id} with {seats} has no option {name!r}; it has: {', '.join(known) or 'none'}"
                raise BadOption(message)
            if value not in known[name].values:
                message = f"{self.id}: option {name} is {_either(known[name].values)}, not {value!r}"
                raise BadOption(message)
        return {name: options.get(name, option.default) for name, option in known.items()}

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """Set up and carry on to the first question."""
        s = self.set_up(seats, self.checked_options(seats, options), chance)
        flow.run_until_question(s, chance)
        return s

    def hidden(self, s: State) -> list[Hidden]:
        """List what does not lie open to everybody."""
        return [part for secret in self.secrets for part in secret.parts(s)]

    def sees(self, s: State, viewer: int | None, zone: str) -> bool:
        """Say whether a viewer sees what lies in a zone that some secret names."""
        for secret in self.secrets:
            for place in range(secret.places(s)):
                if secret.name(place) == zone:
                    return secret.sees(s, viewer, place)
        return True

    def redeal(self, s: State, seat: int, chance: Chance) -> None:
        """Deal everything the seat does not know anew, as the rules and the public history allow.

        NOBODY's seat is a spectator's: it knows only what lies open.
        """
        for secret in self.secrets if s.lanes else self._lasting_secrets:
            secret.redeal(s, seat, chance)

    @cached_property
    def _lasting_secrets(self) -> tuple[Secret, ...]:
        """The secrets there may be while nobody, or one alone, is asked."""
        return tuple(secret for secret in self.secrets if not secret.is_laid)

    def as_known(self, s: State, seat: int) -> State:
        """Give the table as the seat may know it, not to be changed: in place of what it does not know, the first way.

        It is always the same for the same knowledge, so it can be measured and learnt from.
        """
        if not self.has_secrets(s):
            return s
        world = s.clone()
        self.redeal(world, seat, FirstWay())
        return world

    def has_secrets(self, s: State) -> bool:
        """Say whether anything may be hidden from anybody then."""
        return bool(self.secrets if s.lanes else self._lasting_secrets)

    def determinized_open(self, s: State, seat: int, chance: Chance) -> State:
        """Make a world the seat could be in, with the others' face-down answers still to be given."""
        world = s.clone()
        self.redeal(world, seat, chance)
        flow.take_back_lanes(world, seat)
        flow.ask_again(world)
        return world

    def determinized(self, s: State, seat: int, chance: Chance) -> State:
        """Make a world that looks the same to the seat."""
        world = s.clone()
        self.redeal(world, seat, chance)
        flow.ask_again(world)
        return world

    def prompt(self, s: State, seat: int) -> Text | None:
        """Put the question to a seat into words."""
        asked = flow.decision(s, seat)
        return None if asked is None else drawing.question(s, asked)

    def picture(self, s: State, viewer: int | None) -> Scene:
        """Draw what lies on the table for the viewer, at any moment, also while nobody is asked."""
        return Scene(
            game=self.id,
            viewer=viewer,
            number=0,
            waiting=[],
            zones=self.zones(s, viewer),
            standings=self.standings(s, viewer),
        )

    def scene(self, s: State, viewer: int | None) -> Scene:
        """Draw all that the viewer sees."""
        return drawing.scene(self, s, viewer)

    def told(self, event: Event, viewer: int | None) -> Text:
        """Put an event into words for a viewer: who knows more is told more."""
        if event.known is not None and viewer is not None and viewer in event.known:
            return Text(f"event-{event.name}.known", event.known[viewer])
        return Text(f"event-{event.name}", event.facts)

    def label(self, s: State, side: int, action: Action) -> Text:
        """Put an action into words: its step says what of, or else its verb."""
        asked = flow.decision(s, s.seat_of[side])
        if asked is not None and asked.side == side:
            return drawing.label(s, flow.owner(s, asked, action), side, action)
        return Text(f"do-{action.verb}", self.verb_facts(s, side, action))

    def verb_facts(self, s: State, side: int, action: Action) -> Facts:
        """Give what an action's verb says its label speaks of: all there is where no step asks, as for orders."""
        return drawing.verb_facts(s, side, action)

    def clicked(self, s: State, asked: flow.Decision, action: Action) -> list[str]:
        """List the ids of the pieces one clicks for an action: its step says which, or else its verb."""
        return drawing.clicked(s, flow.owner(s, asked, action), asked.side, action)

    def ranks(self, s: State) -> list[int]:
        """Rank the sides that are ranked: 1 is first, equals share a place."""
        return ranks_of(self.scores(s))

    def result(self, s: State) -> GameResult:
        """Say how the game ended, with the points of everybody."""
        scores, ranks = self.scores(s), self.ranks(s)
        places = [
            Place(
                side=side,
                name=self.name(s, side),
                rank=ranks[side],
                points=score.points,
                lines=[ScoreLine(Text(f"score-{label}"), points) for label, points in score.lines],
                note=Text(score.note) if score.note else None,
                evidence=self.evidence(s, side),
            )
            for side, score in enumerate(scores)
        ]
        places.sort(key=lambda place: place.rank)
        return GameResult(Text(f"end-{s.end}"), places)

    def name(self, s: State, side: int) -> Text:
        """Name a side: whoever sits there, or what the game calls it."""
        return Text("name", {"who": side}) if s.seat_of[side] >= 0 else self.side_text(s, side)

    def names(self, s: State, language: str, people: Sequence[str], seat_of: Sequence[int] | None = None) -> list[str]:
        """List what each side is called, given the people's names by seat; `seat_of` is how they sat, unless as now."""
        return [
            people[seat] if seat >= 0 else self.texts.say(language, self.side_text(s, side), [])
            for side, seat in enumerate(s.seat_of if seat_of is None else seat_of)
        ]

    def names_told(
        self, s: Any, language: str, people: Sequence[str], seat_of: Sequence[int] | None = None
    ) -> list[str]:
        """List what each side is called where it is told what happened: as elsewhere, unless that could be mistaken."""
        return self.names(s, language, people, seat_of)

    @cached_property
    def chips(self) -> frozenset[str]:
        """The verbs whose labels are shorter below them."""
        return self._verbs_with("chip")

    @cached_property
    def stakes(self) -> frozenset[str]:
        """The verbs of which a text says what is at stake."""
        return self._verbs_with("stake")

    def _verbs_with(self, attribute: str) -> frozenset[str]:
        return frozenset(verb for verb in self.actions.verbs() if self.texts.has("en", f"do-{verb}.{attribute}"))


def _either(words: Any) -> str:
    listed: Sequence[str] = list(words)
    return listed[0] if len(listed) == 1 else f"{', '.join(listed[:-1])} or {listed[-1]}"
