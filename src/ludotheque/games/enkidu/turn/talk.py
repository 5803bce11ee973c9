"""A talk: two lay tablets between them; when both agree to the same, these change hands."""

from dataclasses import dataclass
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.engine.state import Open, Step
from ludotheque.games.enkidu.actions import AGREE, CLEAR, GIVE, LEAVE, WAIVE, WANT, WITHDRAW, kind_in, partner_in
from ludotheque.games.enkidu.moves import talk
from ludotheque.games.enkidu.moves.telling import panel_name, position_text, tablet_text, tablets_or_nothing
from ludotheque.games.enkidu.names import NONE, TABLETS
from ludotheque.games.enkidu.state import Panel, State
from ludotheque.games.enkidu.turn.order import SIDES, sides_of, tablets_held

TABLET_VERBS: Final = frozenset({"give", "want", "withdraw", "waive"})


@final
@dataclass(frozen=True)
class Negotiate(Step):
    """Lay tablets between you and your partner, and take them back; when both agree to the same, they change hands."""

    is_event: bool
    """Whether an event has called everybody to negotiate: what is swapped then stays for this round."""

    def candidates(self, s: State, side: int) -> list[Action]:
        found: list[Action] = []
        for panel in s.panels:
            if panel.has(side):
                partner = panel.partner(side)
                found += [GIVE[partner][kind] for kind in tablets_held(s, side)]
                found += [WANT[partner][kind] for kind in tablets_held(s, partner)]
                add_taking_back(panel.offered(side), panel.offered(partner), partner, found)
                if panel.from_one or panel.from_other:
                    found.append(AGREE[partner][panel.number])
        if found or self._is_talking(s, side):
            found.append(LEAVE)
        return found

    def objection(self, s: State, side: int, action: Action) -> Objection | None:
        if action is LEAVE:
            return None
        panel = panel_for(s, side, action)
        if panel.is_swapped:
            return Objection("swapped-already", {})
        if action.verb == "agree":
            if panel.agreed == side:
                return Objection("agreed-already", {})
            return uneven(s, panel)
        if action.verb not in {"give", "want"}:
            return None
        owner = owner_in(panel, side, action)
        offered = panel.offered(owner)
        if len(offered) >= s.variant.swap_most:
            return Objection("enough-laid", {"most": s.variant.swap_most})
        kind = kind_in(action)
        if s.free(owner, kind) <= 0:
            return Objection("moved-by-event", {})
        if s.free(owner, kind) <= offered.count(kind):
            return Objection("no-other-tablet", {})
        return None

    def options(self, s: State, side: int) -> list[Action]:
        # By hand: asking `objection` for each candidate, a random game takes twice as long.
        found: list[Action] = []
        is_talking = False
        for panel in s.panels:
            if panel.has(side):
                is_talking = True
                if panel.is_swapped:
                    continue
                add_tablets(s, panel, side, found)
                if panel.agreed != side and talk.is_exchange(s, panel):
                    found.append(AGREE[panel.partner(side)][panel.number])
        if is_talking:
            found.append(LEAVE)
        return found

    def take(self, s: State, side: int, action: Action, chance: Chance) -> None:
        if action is LEAVE:
            talk.leave(s, side)
            return
        s.then(side, self)
        panel = panel_for(s, side, action)
        match action.verb:
            case "give" | "want":
                talk.lay(panel, owner_in(panel, side, action), kind_in(action))
            case "withdraw" | "waive":
                talk.take_back(panel, owner_in(panel, side, action), kind_in(action))
            case "clear":
                talk.clear(panel, side)
            case _:
                if panel.agreed == NONE:
                    talk.agree(panel, side)
                else:
                    talk.swap(s, panel, self.is_event)

    def where(self, s: State, side: int, action: Action) -> list[str]:
        if action.verb not in TABLET_VERBS:
            return []
        panel = panel_for(s, side, action)
        owner, kind = owner_in(panel, side, action), kind_in(action)
        offered = panel.offered(owner)
        half = f"{panel_name(panel)}.{owner}"
        if action.verb in {"withdraw", "waive"}:
            return [f"{half}.{offered.index(kind)}"]
        if s.free(owner, kind) > offered.count(kind):
            return [f"{half}.has.{TABLETS[kind]}"]
        return [f"tablets{owner}.{TABLETS[kind]}"]  # no other one can be laid

    def label_facts(self, s: State, side: int, action: Action) -> Facts:
        if action is LEAVE:
            return {}
        partner = partner_in(action)
        if action.verb == "clear":
            return {"position": position_text(partner)}
        if action.verb in TABLET_VERBS:
            return {"who": partner, "tablet": tablet_text(kind_in(action))}
        panel = panel_for(s, side, action)
        gives, gets = tablets_or_nothing(panel.offered(side)), tablets_or_nothing(panel.offered(partner))
        return {"who": partner, "position": position_text(partner), "gives": gives, "gets": gets}

    def _is_talking(self, s: State, side: int) -> bool:
        return any(panel.has(side) for panel in s.panels)


def panel_for(s: State, side: int, action: Action) -> Panel:
    """Find the panel an answer is about."""
    panel = s.panel_of(side, partner_in(action))
    assert panel is not None, f"{action} without a talk"
    return panel


def owner_in(panel: Panel, side: int, action: Action) -> int:
    """Name whose tablet an answer lays down or takes back."""
    return side if action.verb in {"give", "withdraw"} else panel.partner(side)


def add_tablets(s: State, panel: Panel, side: int, found: list[Action]) -> None:
    """Add an answer for every tablet of either that the side could lay down, or take back."""
    if side == panel.one:
        partner, own, theirs = panel.other, panel.from_one, panel.from_other
    else:
        partner, own, theirs = panel.one, panel.from_other, panel.from_one
    most = s.variant.swap_most
    if len(own) < most:
        add_laying(GIVE[partner], s.tablets[side], s.frozen[side], own, found)
    if len(theirs) < most:
        add_laying(WANT[partner], s.tablets[partner], s.frozen[partner], theirs, found)
    if own or theirs:
        add_taking_back(own, theirs, partner, found)


def add_laying(lays: list[Action], held: list[int], frozen: list[int], offered: list[int], found: list[Action]) -> None:
    """Add an answer for every kind of tablet of which one more could be laid."""
    if offered:
        for kind, count in enumerate(held):
            if count and count - frozen[kind] > offered.count(kind):
                found.append(lays[kind])
    else:
        for kind, count in enumerate(held):
            if count and count > frozen[kind]:
                found.append(lays[kind])


def add_taking_back(own: list[int], theirs: list[int], partner: int, found: list[Action]) -> None:
    """Add an answer for every kind of tablet that lies there, and one for all of one's own."""
    if own:
        add_once(WITHDRAW[partner], own, found)
        found.append(CLEAR[partner])
    if theirs:
        add_once(WAIVE[partner], theirs, found)


def add_once(answers: list[Action], offered: list[int], found: list[Action]) -> None:
    """Add an answer for every kind of tablet that lies there, however many of it do."""
    added = 0
    for kind in offered:
        if added >> kind & 1 == 0:
            added |= 1 << kind
            found.append(answers[kind])


def uneven(s: State, panel: Panel) -> Objection | None:
    """Say why what lies there is no exchange yet."""
    one, other = len(panel.from_one), len(panel.from_other)
    if s.variant.must_both_give and not (one and other):
        return Objection("both-give", {})
    if s.variant.must_be_equal and one != other:
        return Objection("equal-numbers", {"first": one, "second": other})
    return None


@final
@dataclass(frozen=True)
class TalkEnded(Step):
    """The minute is over."""

    def run(self, s: State, side: int, chance: Chance) -> None:
        s.tell("talk-ended", {})


TALK_ENDED: Final = TalkEnded()
TALKS: Final = [Open(Negotiate(False), sides_of(sides)) for sides in SIDES]
ALL_TALK: Final = Open(Negotiate(True))
