"""Positions in words: a table set as a figure of the rules or a test wants it.

Tablets are written `DB1` to `RE5` and `J`, `3*DB1` for several; whose they are, by colour, as in `blue = "DB1 J"`.
`mission-blue` and `objectives-blue` name cards. Events in the pile are `blue.chaos`, tokens `veto = "blue red"` and
`talk = "red"`: they are there only if they are named. `at` says where the round stands: round, draw, bids, event, gifts
or end, of `phase` initiation or development.
"""

from collections.abc import Mapping
from typing import Final

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption
from ludotheque.engine.state import Step
from ludotheque.games.enkidu import setup
from ludotheque.games.enkidu.moves.objectives import learn_objectives
from ludotheque.games.enkidu.names import INITIATION, KINDS, NONE, PHASES, POSITIONS, TABLETS, holding_of, pile_of
from ludotheque.games.enkidu.state import Box, State
from ludotheque.games.enkidu.turn import proposals, rounds, veto

ROUND: Final = 2
"""The round that is being played: neither the first nor the last."""
FIRST: Final[Mapping[str, Step]] = {
    "round": proposals.SAFE_POINT,
    "draw": rounds.RollAndDraw(),
    "bids": rounds.BIDS,
    "event": veto.REVEAL_EVENT,
    "gifts": rounds.GIFTS,
    "end": rounds.END_OF_ROUND,
}
"""What is next, by where the round stands."""


def kinds(line: str) -> list[int]:
    """Count the tablets of a line by kind; `3*DB1` is three of them."""
    counts = [0] * KINDS
    for word in line.split():
        times, star, name = word.rpartition("*")
        counts[TABLETS.index(name)] += int(times) if star else 1
    return counts


def sides(line: str) -> int:
    """Read colours, as bits."""
    return sum(1 << POSITIONS.index(name) for name in line.split())


def laid(box: Box, players: int, options: Mapping[str, str], words: Mapping[str, str]) -> State:
    """Lay tablets, cards and tokens as the words say, with nothing on the agenda."""
    s = setup.set_up(box, players, options, RandomChance(1))
    s.agenda = []
    s.phase, s.round = PHASES.index(words.get("phase", PHASES[INITIATION])), ROUND
    s.machine = s.turn = POSITIONS.index(words.get("machine", POSITIONS[0]))
    s.is_reversed, s.is_chaos_done = "reversed" in words, "chaos-done" in words
    s.cataclysms, s.rolls = int(words.get("cataclysms", "0")), int(words.get("rolls", "1"))
    if "hands" in words:
        s.hands = [sum(1 << int(card) for card in words["hands"].split())] * players
    s.veto_tokens, s.talk_tokens = sides(words.get("veto", "")), sides(words.get("talk", ""))
    for word in words.get("events", "").split():
        position, _, name = word.partition(".")
        s.deck[s.event_place(POSITIONS.index(position), box.events.index(name))] += 1
    _lay_tablets(s, words)
    _lay_secrets(s, words)
    return s


def _lay_tablets(s: State, words: Mapping[str, str]) -> None:
    """Lay tablets; all others are in the bag, none removed: those would be in the way."""
    s.tablets = [kinds(words.get(POSITIONS[side], "")) for side in range(s.players)]
    s.pool, s.carry = kinds(words.get("pool", "")), kinds(words.get("carry", ""))
    for kind in range(KINDS):
        s.bag[kind] += s.removed[kind] - s.pool[kind] - s.carry[kind] - sum(held[kind] for held in s.tablets)
        s.removed[kind] = 0
    assert min(s.bag) >= 0, "more tablets than there are"


def _lay_secrets(s: State, words: Mapping[str, str]) -> None:
    dealt = False
    for side in range(s.players):
        mission, cards = (words.get(f"{kind}-{POSITIONS[side]}") for kind in ("mission", "objectives"))
        if mission is not None:
            s.missions[side] = s.box.missions.index(mission)
        if cards is not None:
            dealt = True
            s.objectives[holding_of(side, 0) : holding_of(side + 1, 0)] = [NONE] * holding_of(1, 0)
            for name in cards.split():
                card = s.box.objectives.index(name)
                s.objectives[holding_of(side, pile_of(card))] = card
    if dealt:
        s.ruled_out = [0] * len(s.ruled_out)
        for side in range(s.players):
            learn_objectives(s, side, side)


def position(box: Box, players: int, options: Mapping[str, str], words: Mapping[str, str]) -> State:
    """Lay the table and go on from where the round stands."""
    at = words.get("at", "bids")
    if at not in FIRST:
        raise BadOption(f"expected a position at {', '.join(FIRST)}, not at {at!r}")
    s = laid(box, players, options, words)
    steps = rounds.INITIATION_ROUND if s.phase == INITIATION else rounds.DEVELOPMENT_ROUND
    if FIRST[at] not in steps:
        raise BadOption(f"expected a position of this phase; there are no {at} in it")
    s.then(s.machine, *steps[steps.index(FIRST[at]) :])
    return s
