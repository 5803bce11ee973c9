"""Words of research and publishing: draw, play, write, publish, cite."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import NOTHING, Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.scene import Text
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind.actions import (
    CITE,
    GIVE,
    GIVE_UP,
    LINE,
    PLAY,
    PUBLISH,
    SKIP,
    TAKE_OPEN,
    VOLUME,
    card_on_offer,
)
from ludotheque.games.unconscious_mind.moves import gains, papers, wheel
from ludotheque.games.unconscious_mind.names import (
    ANY,
    FIRST_DRAW_COFFEE,
    NONE,
    PLAY_POINTS,
    POINTS_LEFT,
    POINTS_RIGHT,
    QUALITIES,
)
from ludotheque.games.unconscious_mind.state.box import Said, Word, counted
from ludotheque.games.unconscious_mind.state.table import State


@final
@dataclass(frozen=True)
class Draw(Word):
    """Draw research cards; after each you may exchange a card of your hand with an open one."""

    times: int

    def said(self) -> Said:
        return counted("draw", self.times)

    def run(self, s: State, side: int, chance: Chance) -> None:
        if not papers.deck_size(s):
            s.tell("research-empty", {"who": side})
            return
        if self.times > 1:
            s.then(side, Draw(self.times - 1))
        s.then(side, EXCHANGE)
        papers.draw_research(s, side, chance)
        desk = s.desks[side]
        if desk.lasting[FIRST_DRAW_COFFEE] and FIRST_DRAW_COFFEE not in desk.used:
            gains.use_up(s, side, FIRST_DRAW_COFFEE)
            gains.gain_coffee(s, side, desk.lasting[FIRST_DRAW_COFFEE])


@final
@dataclass(frozen=True)
class Exchange(Step):
    """You may exchange a card of your hand with an open one."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return [*TAKE_OPEN, SKIP] if s.desks[side].cards() else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            s.then(side, GiveFor(action.target))

    def where(self, s: State, side: int, action: Action) -> list[str] | None:
        return None if action is SKIP else [f"open.{action.target}"]

    def label_facts(self, s: State, side: int, action: Action) -> Facts | None:
        return None if action is SKIP else card_on_offer(s, s.face_up[action.target])


@final
@dataclass(frozen=True)
class GiveFor(Step):
    """Choose the card of your hand that is laid open instead."""

    place: int

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        return [GIVE[card] for card in sorted(desk.hand + desk.seen_hand)]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        papers.exchange(s, side, self.place, action.target)

    def facts(self, s: State, side: int) -> Facts:
        return papers.card_facts(s, s.face_up[self.place])


@final
@dataclass(frozen=True)
class Play(Word):
    """Play up to so many research cards of your hand."""

    times: int

    def said(self) -> Said:
        return counted("play", self.times)

    def candidates(self, s: State, side: int) -> list[Action]:
        desk = s.desks[side]
        if not desk.hand and not desk.seen_hand:
            return NOTHING
        return [*[PLAY[card] for card in sorted(desk.hand + desk.seen_hand)], SKIP]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is not SKIP:
            if self.times > 1:
                s.then(side, Play(self.times - 1))
            play_card(s, side, action.target)


def play_card(s: State, side: int, card: int) -> None:
    """Play a card of one's hand and put its effect on the agenda."""
    s.resolve(side, s.box.research[card].effect)
    papers.play_card(s, side, card)
    gains.gain_points(s, side, s.desks[side].lasting[PLAY_POINTS])


@final
@dataclass(frozen=True)
class Write(Word):
    """Play up to so many research cards, or publish one treatise."""

    times: int

    def said(self) -> Said:
        return [f"{self.times}", "play", "/", "publish"], Text("word-write", {"n": self.times})

    def candidates(self, s: State, side: int) -> list[Action]:
        found = Play(self.times).candidates(s, side)
        hand = found[:-1] if found else NOTHING
        tiles = [PUBLISH[treatise] for treatise in range(len(s.treatises)) if s.treatises[treatise]]
        return [*hand, *tiles, SKIP]

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action.verb != "publish":
            return None
        if not s.desks[side].has_coloured():
            return Objection("no-coloured-insight", {})
        if not is_publishable(s, side, action.target, rivals_of(s, side)):
            return Objection("volumes-missing", {})
        return None

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action.verb == "publish":
            papers.begin_treatise(s, side, action.target)
            s.then(side, *publishing(s, action.target))
        elif action is not SKIP:
            if self.times > 1:
                s.then(side, Play(self.times - 1))
            play_card(s, side, action.target)


def publishing(s: State, treatise: int) -> tuple[Step, ...]:
    """List the steps of publishing; against the Id one's treatises form a line, because it cites from an end."""
    steps: tuple[Step, ...] = (FirstVolume(treatise), FillVolumes(treatise), GiveInsight(treatise))
    return (*steps, LINE_UP) if s.variant.has_id else steps


def rivals_of(s: State, side: int) -> list[int]:
    """List the sides whose volumes a side may cite."""
    return [other for other in range(s.sides) if other != side]


def is_publishable(s: State, side: int, treatise: int, cited: list[int]) -> bool:
    """Say whether a treatise can be filled: its first place from one's own cards, the others cited if need be."""
    volumes = s.box.treatises[treatise].volumes
    own = own_by_quality(s, side)
    need = [0, 0, 0, 0]
    for quality in volumes:
        need[quality] += 1
    first = volumes[0]
    if first != ANY:
        if not own[first]:
            return False
        own[first] -= 1
    need[first] -= 1
    return can_fill(need, own, citable(s, cited), 0)


def own_by_quality(s: State, side: int) -> list[int]:
    """Count a side's research cards in play by quality."""
    own = [0, 0, 0]
    for card in s.desks[side].played:
        own[s.box.research[card].quality] += 1
    return own


def citable(s: State, sides: list[int], cited: int = NONE) -> list[list[int]]:
    """List, for each treatise of these sides, the qualities of its citable volumes, rightmost first.

    Of the one that is being cited, the rightmost is gone already.
    """
    stacks: list[list[int]] = []
    for side in sides:
        desk = s.desks[side]
        for place in range(len(desk.treatises)):
            volumes = desk.volumes[place]
            last = len(volumes) - 1 if desk.treatises[place] == cited else len(volumes)
            stack = [s.box.research[card].quality for card in volumes[1:last] if card != NONE]
            if stack:
                stack.reverse()
                stacks.append(stack)
    return stacks


def can_fill(need: list[int], own: list[int], stacks: list[list[int]], at: int) -> bool:
    """Say whether own cards and volumes taken from the stacks, rightmost first, fill the places exactly."""
    deficit = 0
    is_covered = True
    for quality in range(len(QUALITIES)):
        if need[quality] > own[quality]:
            is_covered = False
        deficit += max(0, own[quality] - need[quality])
    if is_covered and need[ANY] <= deficit:
        return True
    for place in range(at, len(stacks)):
        stack = stacks[place]
        if not stack:
            continue
        quality = stack[0]
        slot = quality if need[quality] else ANY
        if not need[slot]:
            continue
        need[slot] -= 1
        stacks[place] = stack[1:]
        is_filled = can_fill(need, own, stacks, place)
        stacks[place] = stack
        need[slot] += 1
        if is_filled:
            return True
    return False


def open_need(s: State, side: int, treatise: int) -> list[int]:
    """Count the empty places of a treatise by quality, places for any quality last."""
    desk = s.desks[side]
    volumes = desk.volumes[desk.treatises.index(treatise)]
    asked = s.box.treatises[treatise].volumes
    need = [0, 0, 0, 0]
    for place in range(len(asked)):
        if volumes[place] == NONE:
            need[asked[place]] += 1
    return need


def fits_own(s: State, side: int, treatise: int, card: int, cited: list[int]) -> bool:
    """Say whether a card in play may go into a treatise so that the rest can still be filled."""
    quality = s.box.research[card].quality
    need = open_need(s, side, treatise)
    slot = quality if need[quality] else ANY
    if not need[slot]:
        return False
    need[slot] -= 1
    own = own_by_quality(s, side)
    own[quality] -= 1
    return can_fill(need, own, citable(s, cited), 0)


def fits_cited(s: State, side: int, treatise: int, owner: int, cited: int, among: list[int]) -> bool:
    """Say whether the rightmost volume of a treatise may be cited so that the rest can still be filled."""
    theirs = s.desks[owner]
    volumes = theirs.volumes[theirs.treatises.index(cited)]
    if len(volumes) < 2:
        return False
    quality = s.box.research[volumes[-1]].quality
    need = open_need(s, side, treatise)
    slot = quality if need[quality] else ANY
    if not need[slot]:
        return False
    need[slot] -= 1
    return can_fill(need, own_by_quality(s, side), citable(s, among, cited), 0)


@final
@dataclass(frozen=True)
class FirstVolume(Step):
    """The first volume is a card of your own, of the quality asked for."""

    treatise: int

    def candidates(self, s: State, side: int) -> list[Action]:
        quality = s.box.treatises[self.treatise].volumes[0]
        return [VOLUME[card] for card in s.desks[side].played if quality in {ANY, s.box.research[card].quality}]

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        papers.add_volume(s, side, self.treatise, action.target)

    def facts(self, s: State, side: int) -> Facts:
        return {"treatise": f"treatise-{s.box.treatises[self.treatise].name}"}

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class FillVolumes(Step):
    """Fill the other places: cards of your own in play, or volumes cited from the right end of others' treatises."""

    treatise: int

    def candidates(self, s: State, side: int) -> list[Action]:
        if not any(open_need(s, side, self.treatise)):
            return NOTHING
        found = [VOLUME[card] for card in s.desks[side].played]
        for owner in rivals_of(s, side):
            found += [CITE[cited] for cited in s.desks[owner].treatises]
        return found

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        rivals = rivals_of(s, side)
        if action.verb == "volume":
            return None if fits_own(s, side, self.treatise, action.target, rivals) else Objection("does-not-fit", {})
        for owner in rivals:
            if action.target in s.desks[owner].treatises:
                if fits_cited(s, side, self.treatise, owner, action.target, rivals):
                    return None
                break
        return Objection("does-not-fit", {})

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action.verb == "volume":
            papers.add_volume(s, side, self.treatise, action.target)
        else:
            papers.cite(s, side, self.treatise, action.target)
        s.then(side, self)

    def facts(self, s: State, side: int) -> Facts:
        return {
            "treatise": f"treatise-{s.box.treatises[self.treatise].name}",
            "places": sum(open_need(s, side, self.treatise)),
        }

    def is_public_choice(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class GiveInsight(Step):
    """Put a coloured insight on the tile and score it."""

    treatise: int

    def candidates(self, s: State, side: int) -> list[Action]:
        zones = wheel.coloured_zones(s.desks[side])
        return [GIVE_UP[zone] for zone in zones] if len(zones) > 1 else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        wheel.give_coloured(s, side, action.target)
        papers.publish(s, side, self.treatise)

    def run(self, s: State, side: int, chance: Chance) -> None:
        wheel.give_coloured(s, side, wheel.coloured_zones(s.desks[side])[0])
        papers.publish(s, side, self.treatise)


@final
@dataclass(frozen=True)
class LineUp(Step):
    """Lay your new treatise to the left or to the right of the others."""

    def candidates(self, s: State, side: int) -> list[Action]:
        return LINE if len(s.desks[side].treatises) > 1 else NOTHING

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action.target == POINTS_LEFT:
            papers.move_to_left_end(s, side)

    def fallback(self, s: State, side: int) -> Action:
        return LINE[POINTS_RIGHT]


EXCHANGE: Final = Exchange()
LINE_UP: Final = LineUp()
