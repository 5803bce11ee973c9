"""A scribe of Uruk, who knows by heart what their secrets are worth and guesses those of the others."""

import math
from typing import Final, final

from ludotheque.engine.action import Action
from ludotheque.engine.chance import Chance
from ludotheque.engine.hints import Hints
from ludotheque.engine.state import changed
from ludotheque.games.enkidu.actions import ALLOW, DECLINE, LEAVE, PASS, TAKE, UPHOLD
from ludotheque.games.enkidu.effects import ChoosePlace, ChooseReceiver, ChooseVictim
from ludotheque.games.enkidu.hints.bids import FINE, PIP, few_left, lay_cards
from ludotheque.games.enkidu.hints.events import event_worth, hand_sum
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.hints.rollout import (
    card_to_lay,
    objective_to_renew,
    place_to_take,
    tablet_to_move,
    tablet_to_take,
    vote,
    way_of_tablets,
)
from ludotheque.games.enkidu.hints.talk import PATIENCE, TIRING, swap_hope, worth_laying
from ludotheque.games.enkidu.names import JOKER, MOST_GLAZE, MOST_SIGN, SIGNS
from ludotheque.games.enkidu.state import Panel, State
from ludotheque.games.enkidu.turn.order import LayCard, MoveTablets
from ludotheque.games.enkidu.turn.proposals import ForbidTalk
from ludotheque.games.enkidu.turn.rounds import ChooseGift
from ludotheque.games.enkidu.turn.veto import DecideVeto, VoteOnVeto

VETO_TOKEN: Final = 0.25
TALK_TOKEN: Final = 0.12
IN_PILE: Final = 0.3
"""How much of an event's worth counts that one has put into the pile."""
IN_TALK: Final = 0.6
"""How much of what a talk may bring counts while it lasts."""
AGREED: Final = 0.3
"""The same, besides, once one has agreed."""
PROPOSED: Final = 0.3
"""The same, before the other one has said yes."""
HASTY: Final = 1.0
"""Points it costs to propose a talk just before an event: whoever waits knows what it brought."""
LISTENING: Final = 0.06
"""Points it costs to begin a talk in which nothing has been laid: one is not asked twice."""
LAID: Final = 0.01
"""Points each tablet that lies in a hopeful talk is worth: it leads somewhere."""
TELLS: Final = 0.7
"""How much each tablet above the average makes the mission likelier that asks for it."""


@final
class Scribe(Hints):
    """Adds up how likely one's mission and objectives are."""

    scale = 3.0
    horizon = 0
    is_flat = True

    def evaluate(self, s: State, side: int) -> float:
        return self.evaluate_all(s, s.players)[side]

    def evaluate_all(self, s: State, sides: int) -> list[float]:
        outlook = Outlook(s)
        if s.are_cards_open and any(s.shares):
            outlook.pick_on()
        if not s.lanes and not s.end:
            by, step = s.agenda[-1]
            if isinstance(step, MoveTablets):
                outlook.move_on(by, step.source, step.target, step.left)
            elif isinstance(step, ChooseGift):
                outlook.move_on(by, by, step.target, 1)
        points = [outlook.points(side) for side in range(sides)]
        found = points.copy()
        keeps = few_left(outlook)
        for side in range(sides):
            found[side] += PIP * keeps * hand_sum(s.hands[side])
            if s.has_veto(side):
                found[side] += VETO_TOKEN * keeps
            if s.may_talk(side):
                found[side] += TALK_TOKEN * keeps
            found[side] += self._pile(s, outlook, side, points)
            found[side] += self._talk(s, outlook, side)
        return found

    def _pile(self, s: State, outlook: Outlook, side: int, points: list[float]) -> float:
        """Judge the event cards one is putting into the pile."""
        if s.round:
            return 0.0
        worth = 0.0
        for event, count in enumerate(s.chosen_events(side)):
            if count:
                worth += count * IN_PILE * event_worth(outlook, side, event, points)
        return worth

    def _talk(self, s: State, outlook: Outlook, side: int) -> float:
        """Judge the talks one is in, or has asked for."""
        worth = 0.0
        for panel in s.panels:
            if panel.has(side) and not panel.is_swapped:
                hope = swap_hope(outlook, panel, side)
                laid = len(panel.from_one) + len(panel.from_other)
                worth += IN_TALK * hope + (LAID * laid if hope > 0.0 else 0.0)
                worth -= TIRING * max(0, panel.number - PATIENCE)
                if panel.agreed == side:
                    worth += AGREED * hope
                elif panel.number == 0:
                    worth -= LISTENING
        if s.proposer == side and not s.panels and s.may_talk(side):
            # The token is as good as gone; what the talk may bring stands against it.
            partner = s.agenda[-1][0]
            if partner != side:
                panel = Panel(one=min(side, partner), other=max(side, partner))
                worth += PROPOSED * swap_hope(outlook, panel, side) - TALK_TOKEN
                if s.are_cards_open and len(s.revealed) < s.round:
                    worth -= HASTY
        return worth

    def is_settled(self, s: State) -> bool:
        """Who has won a duel or a jump is about to use it; a veto is put to the vote, and a talk may be forbidden."""
        if s.lanes:
            step = s.lanes[0].start
            return not (
                isinstance(step, (ForbidTalk, VoteOnVeto)) or (isinstance(step, LayCard) and step.why == "duel")
            )
        return not isinstance(s.agenda[-1][1], (ChoosePlace, DecideVeto))

    def promising(self, s: State, side: int, options: list[Action]) -> list[Action]:
        return worth_laying(s, side, options) if s.is_open else options

    def overlooks(self, action: Action) -> bool:
        """A joker has neither sign nor colour; that it counts as any, one has to have seen."""
        return action is TAKE[JOKER]

    def waits(self, s: State, side: int) -> bool:
        """Whoever has agreed to a swap lets their partner think."""
        return any(panel.agreed == side for panel in s.panels)

    def rollout(self, s: State, side: int, options: list[Action], chance: Chance) -> Action:
        if len(options) == 1:
            return options[0]
        verb = options[0].verb
        if verb == "play":
            return card_to_lay(s, options, chance)
        if verb in {"take", "set-aside"}:
            return tablet_to_take(s, side, options)
        if verb == "tablet":
            return tablet_to_move(s, side, options)
        for sober in (LEAVE, ALLOW, DECLINE):
            if sober in options:
                return sober
        if UPHOLD in options:
            return vote(s, side)
        last = options[-1].verb
        if verb == "change-places":
            return place_to_take(s, side, options)
        if verb == "renew":
            return objective_to_renew(s, side, options)
        if not s.lanes:
            step = s.agenda[-1][1]
            if isinstance(step, ChooseReceiver):
                return way_of_tablets(s, side, options, step.count, step.count)
            if isinstance(step, ChooseVictim):
                return way_of_tablets(s, side, options, step.keep, step.bag)
            if last == "gift":
                return way_of_tablets(s, side, options, 1, 1)
        if PASS in options and verb != "look":
            return PASS
        return options[chance.pick("rollout", len(options))]

    def believe(self, s: State, seat: int, chance: Chance) -> None:
        """Whoever has many tablets of a sign or a colour probably has a mission that asks for it."""
        outlook = Outlook(s)
        left = [1] * len(s.box.missions)
        unknown: list[int] = []
        for side in range(s.players):
            if s.knows_mission(seat, side):
                left[s.missions[side]] = 0
            else:
                unknown.append(side)
        for side in unknown:
            average = (outlook.totals[side] - outlook.held[side][JOKER]) / len(SIGNS)
            weights = [0] * len(left)
            for mission in range(len(left)):
                if left[mission]:
                    asks = s.box.mission_asks[mission]
                    above = 0.0
                    if asks.word == MOST_SIGN:
                        above = outlook.signs[side][asks.what] - average
                    elif asks.word == MOST_GLAZE:
                        above = outlook.glazes[side][asks.what] - average
                    weights[mission] = 1 + int(FINE * math.exp(TELLS * above))
            s.missions = changed(s.missions, side, chance.draw("believe", weights))
            left[s.missions[side]] = 0
        lay_cards(s, outlook, seat, chance)


HINTS: Final = Scribe()
