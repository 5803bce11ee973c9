"""Watching a game among bots: what was offered and done, how wide the choices were, how the lead went."""

from collections.abc import Sequence
from typing import Any

from ludotheque.engine import flow
from ludotheque.engine.action import Action
from ludotheque.engine.event import Event, Facts
from ludotheque.engine.game import Game
from ludotheque.engine.state import NOBODY, State
from ludotheque.engine.story import Storyteller, leads_of
from ludotheque.engine.texts import content_of

Watched = dict[str, Any]
"""What one game showed, as plain data: see `Watcher.watched`."""
ANYTHING = "*"
"""The thing of a component that is all things of its verb."""


def component_of(game: Game, action: Action, facts: Facts) -> str:
    """Name what an answer is about, as "verb thing": a card it speaks of, its number, its word; else the verb alone."""
    words = [value for value in facts.values() if isinstance(value, str)]
    for word in words:
        if word.partition("-")[2] in game.cards:
            return f"{action.verb} {word}"
    if action.text == f"{action.verb} {action.target}":
        return action.text
    return f"{action.verb} {words[0]}" if words and action.text != action.verb else action.verb


def is_component(name: str) -> bool:
    """Say whether a name of `component_of` is a thing with a name, and no number, and no bare verb."""
    thing = name.partition(" ")[2]
    return bool(thing) and not thing.isdecimal()


def is_anything(name: str) -> bool:
    """Say whether a name stands for all things of its verb."""
    return name.partition(" ")[2] == ANYTHING


class Watcher:
    """Looks over the shoulders of all who play one game."""

    def __init__(self, game: Game, seats: int, sequels: Sequence[tuple[str, str, str]] = ()) -> None:
        """Look at a table; a sequel is an event, what may come of it, and what ends the waiting for it."""
        self._game = game
        self._teller = Storyteller(game)
        self._offered: list[dict[str, int]] = [{} for _ in range(seats)]
        self._taken: list[dict[str, int]] = [{} for _ in range(seats)]
        self._happened: list[dict[str, int]] = [{} for _ in range(seats)]
        self._verbs: dict[str, list[int]] = {}
        self._numbers: dict[int, int] = {}
        self._choices = self._width = 0
        self._sequels = sequels
        self._came = [[0, 0] for _ in sequels]
        self._awaited = [False] * len(sequels)

    def asked(self, s: State, seat: int, action: Action) -> None:
        """Note a question and its answer, before it is played."""
        asked = flow.decision(s, seat)
        assert asked is not None, "nobody answers unasked"
        if len(asked.options) < 2:
            return
        self._choices += 1
        self._width += len(asked.options)
        for option in asked.options:
            name = component_of(self._game, option, self._game.label(s, asked.side, option).facts)
            self._offered[seat][name] = self._numbers[option.number] = 1
            if option is action:
                self._taken[seat][name] = self._taken[seat].get(name, 0) + 1
        verbs = dict.fromkeys(option.verb for option in asked.options)
        for verb in verbs if len(verbs) > 1 else ():
            counted = self._verbs.setdefault(verb, [0, 0])
            counted[0] += 1
            counted[1] += verb == action.verb

    def told(self, s: State, events: Sequence[Event]) -> None:
        """Note what happened, and how the table stands; the opening comes first."""
        self._teller.look(s, events)
        for event in events:
            self._follow(event.name)
            who = event.facts.get("who")
            if isinstance(who, int) and s.seat_of[who] != NOBODY:  # what an automatic side did is not counted
                happened = self._happened[s.seat_of[who]]
                for fact, value in event.facts.items():
                    if isinstance(value, str):
                        name = f"{event.name} {fact} {value}"
                        happened[name] = happened.get(name, 0) + 1

    def _follow(self, name: str) -> None:
        """Count what an event begins, or came of one before."""
        for place, (first, then, until) in enumerate(self._sequels):
            if name == first:
                self._came[place][0] += 1
                self._awaited[place] = True
            elif name == then and self._awaited[place]:
                self._came[place][1] += 1
                self._awaited[place] = False
            elif name == until:
                self._awaited[place] = False

    def watched(self, s: State) -> Watched:
        """Give all of it by seat, now that the game is over; `leads` is -1 where points are hidden until then."""
        scores = self._game.scores(s)
        curve = self._teller.story(s).curve if self._game.curve == Game.curve else []
        middle = curve[len(curve) // 2].points if len(curve) > 2 and len(scores) > 1 else []
        ranks = self._game.ranks(s)
        return {
            "offered": [list(names) for names in self._offered],
            "taken": self._taken,
            "happened": self._happened,
            "verbs": self._verbs,
            "numbers": sorted(self._numbers),
            "choices": self._choices,
            "width": self._width,
            "sequels": self._came,
            "leads": max(0, len(leads_of(curve)) - 1) if middle else -1,
            "turned": int(all(rank > 1 for rank, points in zip(ranks, middle, strict=True) if points == max(middle)))
            if middle
            else -1,
            "held": [
                [
                    [content_of(one.label).decode(), one.points > 0]
                    for one in self._game.evidence(s, s.seat_of.index(seat))
                ]
                for seat in range(len(self._offered))
            ],
            "lines": [
                [list(line) for line in scores[s.seat_of.index(seat)].lines] for seat in range(len(self._offered))
            ],
        }
