"""Twins: worlds with another truth, which live along with a game as long as their viewer sees the same in both."""

from collections.abc import Sequence

from ludotheque.engine import flow, replay
from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance, Outcome, RandomChance, RecordedChance
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, PlayedAnswer
from ludotheque.engine.scene import Scene
from ludotheque.engine.state import NOBODY, State
from ludotheque.lab.kit.cases import PEOPLE, Case
from ludotheque.lab.kit.fields import plain_at
from ludotheque.lab.kit.surfaces import Look, leak, told

PUBLIC = "two worlds, public fields"
BIRTHS = 12
"""How often another set-up is tried before a world is dealt anew."""


OTHERWISE = 4
"""Of so many answers with luck in them, one has other luck in the twin."""
LONGEST = 16
"""After so many answers two matches begin anew where they are, since looking back plays all of them again."""


class Echo(Chance):
    """Luck as it was in another world, label by label, wherever that is possible here; else luck of its own."""

    def __init__(self, outcomes: Sequence[Outcome], seed: int, unlike: int = -1) -> None:
        """Bring what was brought there, but for the outcome at the place `unlike`."""
        super().__init__()
        self._left: dict[str, list[int]] = {}
        for label, outcome in outcomes:
            self._left.setdefault(label, []).append(outcome)
        self._unlike = unlike
        self._luck = RandomChance(seed)
        self.is_own = False
        """Whether it has brought anything of its own: what was drawn there could not be drawn here."""

    def equal(self, label: str, ways: int) -> int:
        return self.weighted(label, [1] * ways)

    def weighted(self, label: str, counts: list[int]) -> int:
        left = self._left.get(label, [])
        outcome = left.pop(0) if left else -1
        if self.used == self._unlike or not 0 <= outcome < len(counts) or counts[outcome] == 0:
            self.is_own = True
            return self._luck.weighted(label, counts)
        return outcome


class Pair:
    """The true world and a twin its viewer cannot tell from it, played side by side from then on."""

    def __init__(self, case: Case, viewer: int, truth: State, twin: State, seed: int) -> None:
        self.case = case
        self.viewer = viewer
        self.matches = self._matches(truth, twin)
        self.is_luck_other = False
        """Whether luck brought something else in the twin, upon the last answer."""
        self._seed = seed
        self._before: list[State] = []

    @property
    def twin(self) -> State:
        """The world that is not true."""
        return self.matches[1].state

    def _matches(self, truth: State, twin: State) -> list[Match]:
        case = self.case
        return [Match(case.game, case.seats, case.options, RecordedChance([]), start=state) for state in (truth, twin)]

    def play(self, seat: int, action: Action, outcomes: list[Outcome]) -> bool:
        """Give the answer in both worlds, with the same luck as far as that goes; say whether it can be given."""
        if action not in flow.options(self.twin, seat):
            return False
        if len(self.matches[0].answers) == LONGEST:
            self.matches = self._matches(self.matches[0].state, self.twin)
        self._before = [match.state.clone() for match in self.matches]
        truth, twin = self.matches
        self._seed += 1
        luck = RandomChance(self._seed)
        self.is_luck_other = bool(outcomes) and luck.pick("other luck", OTHERWISE) == 0
        truth.chance = RecordedChance(outcomes)
        twin.chance = echo = Echo(outcomes, self._seed, luck.pick("which", len(outcomes)) if self.is_luck_other else -1)
        for match in self.matches:
            match.play(seat, action)
        self.is_luck_other = self.is_luck_other or echo.is_own
        return True

    def looks(self, turn: int) -> tuple[Look, Look]:
        """Look at both worlds after the last answer, or before the first."""
        one, other = (
            Look(
                self.case.game,
                match.state,
                self.viewer,
                turn,
                match.options,
                match.answers[-1].events if match.answers else [],
                match,
            )
            for match in self.matches
        )
        return one, other

    def is_drawn_alike(self) -> bool:
        """Say whether both worlds look the same now, before anything is put into words."""
        one, other = self.looks(0)
        return is_drawn_alike(self.case, one.s, other.s, self.viewer)

    def is_open_alike(self, at: str) -> bool:
        """Say whether what lies open and is not drawn is the same in both worlds."""
        trails = [match.answers[-1].outcomes for match in self.matches]
        before = _differing(self.case.game, self._before[0], self._before[1], self.viewer)
        return is_open_alike(self.case, at, self.matches[0].state, self.twin, self.viewer, trails, before)

    def was_shown(self) -> bool:
        """Say whether the last answer showed something: at some moment of it the two tables did not look the same.

        What was told before that moment must have been the same already.
        """
        one, other = (self._moments(place) for place in range(2))
        for mine, yours in zip(one, other, strict=False):
            if mine[1] != yours[1]:
                return True
            if mine[0] != yours[0]:
                return False
        return any(mine[1] != yours[1] for mine, yours in zip(one[-1:], other[-1:], strict=True))

    def _moments(self, place: int) -> list[tuple[list[object], Scene]]:
        """Tell the last answer again: what is told at each moment, and the table right then."""
        match, s = self.matches[place], self._before[place].clone()
        answer: PlayedAnswer = match.answers[-1]
        seat = None if self.viewer == NOBODY else self.viewer
        found = [
            (told(self.case.game, events, self.viewer), self.case.game.picture(s, seat))
            for events in replay.sentences(s, answer.seat, answer.action, RecordedChance(answer.outcomes))
        ]
        return [*found, ([], self.case.game.picture(match.state, seat))]


def is_drawn_alike(case: Case, s: State, world: State, viewer: int) -> bool:
    """Say whether two worlds look the same to a viewer, before anything is put into words."""
    game, seat = case.game, None if viewer == NOBODY else viewer
    are_named_alike = game.names(s, "en", PEOPLE) == game.names(world, "en", PEOPLE)
    return are_named_alike and game.scene(s, seat) == game.scene(world, seat)


def is_open_alike(
    case: Case, at: str, s: State, world: State, viewer: int, trails: list[list[Outcome]], before: set[str]
) -> bool:
    """Say whether what lies open and is not drawn is the same in two worlds that look the same.

    If one outcome of luck, and no other, makes both that and a secret different, the field tells of the secret. The
    zones in `before` differed already.
    """
    game = case.game
    for path in game.undrawn:
        mine, yours = plain_at(s, path), plain_at(world, path)
        if mine != yours:
            changed = sum(one != other for one, other in zip(*trails, strict=False))
            is_one = changed == 1 and len(trails[0]) == len(trails[1])
            if is_one and _differing(game, s, world, viewer) - before:
                raise leak(game, PUBLIC, at, path, viewer, mine, yours)
            return False
    return True


def _differing(game: Game, s: State, world: State, viewer: int) -> set[str]:
    """Name the zones that the viewer does not know and that hold something else in the other world."""
    there = {part.zone: part.value for part in game.hidden(world)}
    return {part.zone for part in game.hidden(s) if viewer not in part.known_by and there.get(part.zone) != part.value}


def born(case: Case, match: Match, viewer: int, luck: Chance) -> Pair | None:
    """Set the table up once more with one outcome that is another, until the viewer sees no difference.

    Such a twin differs from its first moment, also in what a redeal would leave as it is.
    """
    game, outcomes = case.game, match.first_outcomes
    for _ in range(min(BIRTHS, len(outcomes))):
        seed = luck.pick("birth", 1 << 30)
        chance = Echo(outcomes, seed, unlike=luck.pick("birth", len(outcomes)))
        other = Match(game, case.seats, case.options, chance)
        told_alike = told(game, match.first_events, viewer) == told(game, other.first_events, viewer)
        if told_alike and is_drawn_alike(case, match.state, other.state, viewer):
            trails = [outcomes, other.first_outcomes]
            if is_open_alike(case, f"{case} at the set-up", match.state, other.state, viewer, trails, set()):
                return Pair(case, viewer, match.state, other.state, seed)
    return None


def dealt(case: Case, s: State, viewer: int, luck: Chance) -> Pair:
    """Deal anew what the viewer does not know."""
    return Pair(case, viewer, s, case.game.determinized(s, viewer, luck), luck.pick("birth", 1 << 30))
