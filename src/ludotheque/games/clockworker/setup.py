"""Set-up: the junkyard, a starting factory and six robots for everybody, gears by order of play."""

from typing import Final

from ludotheque.engine.chance import Chance
from ludotheque.engine.game import Options
from ludotheque.games.clockworker.names import GEAR, KINDS, NONE, ROBOT, ROW, STARTER, all_below
from ludotheque.games.clockworker.state import Box, State
from ludotheque.games.clockworker.turn.phases import TURN, BeginRound

BY_LOT: Final = "lot"


def set_up(box: Box, players: int, options: Options, chance: Chance) -> State:
    """Lay out the junkyard and give everybody a factory that works; for two, only cards with the icon."""
    is_for_two = players == 2
    begins = options.get("first", BY_LOT)
    first = chance.pick("first player", players) if begins == BY_LOT else int(begins) - 1
    slots = len(box.factories[STARTER].slots)
    standing = min(slots, box.robots)
    stock = [[0] * len(KINDS) for _ in range(players)]
    for away, gears in enumerate(box.start_gears[players]):
        own = stock[(first + away) % players]
        own[GEAR] = gears
        own[ROBOT] = box.robots - standing
    deck = [int(number != STARTER and (card.is_for_two or not is_for_two)) for number, card in enumerate(box.factories)]
    pile = [1] * len(box.archives)
    s = State(
        seat_of=list(range(players)),
        box=box,
        players=players,
        first=first,
        stock=stock,
        factories=[(STARTER,)] * players,
        robots=[[all_below(standing)] for _ in range(players)],
        owned=[0] * players,
        archives=[()] * players,
        row=_dealt("factory", deck, ROW, chance),
        deck=tuple(deck),
        display=_dealt("archive", pile, ROW, chance),
        pile=tuple(pile),
        until_end=box.end_depth[players],
        copies=tuple(card.copies_for_two if is_for_two else card.copies for card in box.artifacts),
    )
    s.turn = first
    s.then(first, BeginRound(), *TURN)
    return s


def _dealt(label: str, bag: list[int], count: int, chance: Chance) -> tuple[int, ...]:
    """Deal cards face up, the first one furthest from the pile."""
    dealt = [NONE] * count
    for place in range(count):
        dealt[count - 1 - place] = new = chance.draw(label, bag)
        bag[new] = 0
    return tuple(dealt)
