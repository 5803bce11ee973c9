"""Words of the Id: what its own tiles say, and what other words become for it. None of them asks anything."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.chance import Chance
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.effects.clients import trigger_dream
from ludotheque.games.unconscious_mind.effects.gains import reached_goals
from ludotheque.games.unconscious_mind.effects.notebook import END_PART, line_parts, line_places, resolve_part
from ludotheque.games.unconscious_mind.effects.papers import (
    can_fill,
    citable,
    fits_cited,
    open_need,
    own_by_quality,
    rivals_of,
)
from ludotheque.games.unconscious_mind.moves import city, gains, meeting, notebook, office, papers, wheel
from ludotheque.games.unconscious_mind.names import (
    ANY,
    COLUMNS,
    LEFT,
    LOCATIONS,
    NONE,
    QUALITIES,
    ROOMS,
    ROWS,
    TOP,
    line_of_column,
    market_place,
)
from ludotheque.games.unconscious_mind.state.box import Said, Word, counted
from ludotheque.games.unconscious_mind.state.table import State


@final
@dataclass(frozen=True)
class Brew(Word):
    """The Id gains coffee, which turns into pill boxes at once."""

    amount: int

    def said(self) -> Said:
        return counted("coffee", self.amount)

    def run(self, s: State, side: int, chance: Chance) -> None:
        gains.brew(s, side, self.amount)


@final
@dataclass(frozen=True)
class IdClaims(Step):
    """The Id claims every goal whose condition it meets, from left to right."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        reached = reached_goals(s, side)
        if reached:
            s.then(side, self)
            gains.claim_goal(s, side, reached[0])


@final
@dataclass(frozen=True)
class IdMarket(Word):
    """The Id takes the rightmost market tile of a row: its banner, then coffee; the tile leaves the game."""

    is_upper: bool
    coffee: int

    def said(self) -> Said:
        text = Text("word-id-market-upper" if self.is_upper else "word-id-market-lower", {"n": self.coffee})
        return ["tile", "→", "banner", f"{self.coffee}", "coffee"], text

    def run(self, s: State, side: int, chance: Chance) -> None:
        row = 1 if self.is_upper else 0
        for column in (2, 1, 0):
            place = market_place(column, row)
            if s.market[place] != NONE:
                s.tell("id-market-upper" if self.is_upper else "id-market-lower", {"who": side})
                tile = notebook.take_from_market(s, side, place)
                s.then(side, Brew(self.coffee), RemoveTile())
                s.resolve(side, s.box.tiles[tile].banner)
                return
        gains.brew(s, side, self.coffee)


@final
@dataclass(frozen=True)
class RemoveTile(Step):
    """The tile leaves the game, and the market is filled again."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        notebook.remove_tile(s, side)
        notebook.refill_market(s, chance)


@final
@dataclass(frozen=True)
class IdExchange(Word):
    """The Id draws a card, exchanges it with an open one by the arrow, and plays that and its whole hand."""

    def said(self) -> Said:
        return ["draw", "exchange", "play"], Text("word-id-exchange")

    def run(self, s: State, side: int, chance: Chance) -> None:
        others = s.desks[side].pile
        if not papers.deck_size(s):
            s.tell("research-empty", {"who": side})
            s.then(side, IdPlay(max(1, others)))
            return
        place = meeting.point(s, side, "open", [0, 1])
        card = papers.draw_and_exchange(s, side, place, chance)
        if others:
            s.then(side, IdPlay(others))
        s.resolve(side, s.box.research[card].effect)


@final
@dataclass(frozen=True)
class IdDraw(Word):
    """The Id puts research cards face down on its hand."""

    times: int

    def said(self) -> Said:
        return counted("draw", self.times)

    def run(self, s: State, side: int, chance: Chance) -> None:
        for _ in range(self.times):
            papers.pile_up(s, side)


@final
@dataclass(frozen=True)
class IdPlay(Word):
    """The Id plays the top card of its hand, so many times; if it has none it gains a coffee instead."""

    times: int

    def said(self) -> Said:
        return counted("play", self.times)

    def run(self, s: State, side: int, chance: Chance) -> None:
        if self.times > 1:
            s.then(side, IdPlay(self.times - 1))
        if s.desks[side].pile:
            card = papers.play_from_pile(s, side, chance)
            s.resolve(side, s.box.research[card].effect)
        else:
            s.tell("id-no-card", {"who": side})
            gains.brew(s, side, 1)


def busiest(s: State, side: int, here: int, steps: int) -> int:
    """Find the first location, clockwise within so many steps, that gives most uses once a figure joins it."""
    best, most = NONE, -1
    for step in range(1, steps + 1):
        place = (here + step) % len(LOCATIONS)
        uses = s.uses(side, place, 0 if place == here else 1)
        if uses > most:
            best, most = place, uses
    return best


@final
@dataclass(frozen=True)
class IdFreud(Word):
    """The Id moves Freud where he triggers most effects, and gains a coffee for each."""

    most: int

    def said(self) -> Said:
        return [f"1–{self.most}", "freud"], Text("word-id-freud", {"n": self.most})

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.tell("id-freud", {"who": side})
        place = busiest(s, side, s.freud, self.most)
        city.move_freud(s, side, place)
        _use(s, side, place)


@final
@dataclass(frozen=True)
class IdProfessor(Word):
    """The Id's professor joins Freud; from Freud's place it moves where it triggers most effects."""

    most: int

    def said(self) -> Said:
        return [f"1–{self.most}", "professor"], Text("word-id-professor", {"n": self.most})

    def run(self, s: State, side: int, chance: Chance) -> None:
        here = s.desks[side].professor
        place = s.freud
        if here == s.freud:
            s.tell("id-professor-leaves", {"who": side})
            place = busiest(s, side, here, self.most)
        else:
            s.tell("id-professor-joins", {"who": side})
        city.move_professor(s, side, place)
        _use(s, side, place)


def _use(s: State, side: int, place: int) -> None:
    uses = s.uses(side, place)
    s.tell("id-used-location", {"who": side, "place": f"location-{LOCATIONS[place]}", "uses": uses})
    gains.brew(s, side, uses)


@final
@dataclass(frozen=True)
class IdDream(Word):
    """The Id triggers the topmost dream of one of its clients, free of cost; two with dreams: by the arrow."""

    def said(self) -> Said:
        return ["dream"], Text("word-id-dream")

    def run(self, s: State, side: int, chance: Chance) -> None:
        rooms = [room for room in range(ROOMS) if office.top_dream(s, side, room) is not None]
        if not rooms:
            s.tell("id-no-dream", {"who": side})
            return
        trigger_dream(s, side, meeting.point(s, side, "room", rooms), is_paid=False)


@final
@dataclass(frozen=True)
class IdGoal(Word):
    """The Id takes the goal at the end the arrow points at, whatever its condition; with none left, reputation."""

    def said(self) -> Said:
        return ["goal"], Text("word-id-goal")

    def run(self, s: State, side: int, chance: Chance) -> None:
        left = [goal for goal in s.goals if goal != NONE]
        if left:
            gains.claim_goal(s, side, meeting.point(s, side, "goal", left), is_met=False)
        else:
            s.tell("id-no-goal", {"who": side})
            gains.gain_reputation(s, side)


# Publishing.


def can_publish(s: State, side: int, treatise: int, cited: list[int]) -> bool:
    """Say whether the Id can fill a treatise: its own cards wherever it has one, volumes of these sides elsewhere."""
    volumes = s.box.treatises[treatise].volumes
    own = own_by_quality(s, side)
    need = [0, 0, 0, 0]
    for quality in volumes:
        need[quality] += 1
    if volumes[0] != ANY and not own[volumes[0]]:
        return False
    for quality in range(len(QUALITIES)):
        laid = min(need[quality], own[quality])
        need[quality] -= laid
        own[quality] -= laid
    need[ANY] -= min(need[ANY], sum(own))
    return can_fill(need, [0, 0, 0], citable(s, cited), 0)


@final
@dataclass(frozen=True)
class IdPublish(Word):
    """With a coloured insight the Id publishes, from its own cards or else citing; if it cannot, it plays a card."""

    def said(self) -> Said:
        return ["publish"], Text("word-id-publish")

    def run(self, s: State, side: int, chance: Chance) -> None:
        desk = s.desks[side]
        if desk.has_coloured():
            for cited in (NOT_CITED, rivals_of(s, side)):
                found = [
                    treatise
                    for treatise in s.box.treatise_grid
                    if s.treatises[treatise] and can_publish(s, side, treatise, cited)
                ]
                if found:
                    self._publish(s, side, found, cited)
                    return
        s.tell("id-cannot-publish", {"who": side})
        s.then(side, IdDraw(1), IdPlay(1))

    def _publish(self, s: State, side: int, found: list[int], cited: list[int]) -> None:
        most = max([s.box.treatises[treatise].points for treatise in found])
        best = [treatise for treatise in found if s.box.treatises[treatise].points == most]
        s.tell("id-cites" if cited else "id-publishes", {"who": side})
        treatise = meeting.point(s, side, "treatise", best)
        papers.begin_treatise(s, side, treatise)
        self._lay_own_cards(s, side, treatise)
        while any(open_need(s, side, treatise)):
            self._cite_one(s, side, treatise, cited)
        wheel.give_coloured(s, side, wheel.coloured_zones(s.desks[side])[0])
        papers.publish(s, side, treatise)

    def _lay_own_cards(self, s: State, side: int, treatise: int) -> None:
        """From left to right, of the fitting cards the one with fewest icons, ties by the arrow; no card, a gap."""
        desk = s.desks[side]
        volumes = s.box.treatises[treatise].volumes
        # Places for any quality come last: a card goes where only its quality will do.
        asked = [quality for quality in volumes if quality != ANY]
        for quality in [*asked, *[ANY] * (len(volumes) - len(asked))]:
            fitting = [card for card in desk.played if quality in (ANY, s.box.research[card].quality)]
            if fitting:
                fewest = min([len(s.box.research[card].icons) for card in fitting])
                plain = [card for card in fitting if len(s.box.research[card].icons) == fewest]
                papers.add_volume(s, side, treatise, meeting.point(s, side, "card", plain))

    def _cite_one(self, s: State, side: int, treatise: int, among: list[int]) -> None:
        """Of the treatises in line whose rightmost volume fits and leaves the rest fillable, one by the arrow."""
        fitting: list[int] = []
        for owner in among:
            theirs = s.desks[owner].treatises
            fitting += [cited for cited in theirs if fits_cited(s, side, treatise, owner, cited, among)]
        assert fitting, f"the Id cannot fill treatise {treatise} from {citable(s, among)}"
        papers.cite(s, side, treatise, meeting.point(s, side, "treatise", fitting))


NOT_CITED: Final[list[int]] = []


# The inkwell.


@final
@dataclass(frozen=True)
class IdInkwell(Step):
    """The Id moves its inkwell exactly so far; from the inkwell token it moves on by as much again."""

    steps: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        notebook.move_ink(s, side, self.steps)
        if s.desks[side].ink == LEFT:
            s.tell("id-ink-token", {"who": side, "steps": self.steps})
            notebook.move_ink(s, side, self.steps)
        stop = s.desks[side].ink
        if stop == TOP:
            s.then(side, ID_COLUMN)
        elif stop != LEFT:
            row = stop - 1
            s.tell("id-row", {"who": side, "row": row + 1})
            s.then(side, *[IdPart(row, part) for part in line_parts(s, side, row)], IdFlip(row))
            s.resolve(side, s.box.rows[row])


@final
@dataclass(frozen=True)
class IdPart(Step):
    """An active tile of a line, or its uncovered end."""

    line: int
    part: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        resolve_part(s, side, self.line, self.part)


@final
@dataclass(frozen=True)
class IdFlip(Step):
    """The Id turns the leftmost inactive tile of the row to its active side."""

    row: int

    def run(self, s: State, side: int, chance: Chance) -> None:
        for place in line_places(self.row):
            if s.desks[side].face_down[place] != NONE:
                notebook.turn_active(s, side, place)
                return


def _active(s: State, side: int, line: int) -> int:
    return sum([1 for part in line_parts(s, side, line) if part != END_PART])


@final
@dataclass(frozen=True)
class IdColumn(Step):
    """The Id triggers the unlocked column with most active tiles, of equals the rightmost, from top to bottom."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        best, most = NONE, -1
        for column in range(COLUMNS):
            if not s.desks[side].above[column] and _active(s, side, line_of_column(column)) >= most:
                best, most = column, _active(s, side, line_of_column(column))
        if best == NONE:
            s.tell("id-no-column", {"who": side})
            return
        s.tell("id-column", {"who": side, "column": best + 1})
        line = line_of_column(best)
        s.then(side, *[IdPart(line, part) for part in line_parts(s, side, line)])


@final
@dataclass(frozen=True)
class IdRow(Step):
    """The Id triggers the row with most active tiles, of equals the lowest, without its minor insight."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        best, most = NONE, -1
        for row in range(ROWS):
            if _active(s, side, row) >= most:
                best, most = row, _active(s, side, row)
        s.tell("id-row-triggered", {"who": side, "row": best + 1})
        s.then(side, *[IdPart(best, part) for part in line_parts(s, side, best)])


ID_COLUMN: Final = IdColumn()
