"""Every answer of Clocks; a verb of several steps says where it is clicked and what its label speaks of."""

from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.engine.event import Facts
from ludotheque.games.clocks import scoring
from ludotheque.games.clocks.names import (
    FACES,
    HIGHEST,
    HOURS,
    NEEDS,
    PAID_WORDS,
    PURSES,
    die_text,
    is_perfect,
    opposite,
    value_of,
)
from ludotheque.games.clocks.state import State

ACTIONS: Final = Actions("clocks")

MOST_DICE: Final = 5
BIDS: Final = 251
"""How many bids there always are, from nothing on; a component file that lets people own more adds to them."""

PAIRS: Final = [(a, b) for b in range(MOST_DICE) for a in range(b)]
"""The dice that may lie together, by place on the felt; those of few dice come first."""


def at_hour(s: State, side: int, action: Action) -> list[str]:
    """Click an hour of one's own clock."""
    return [f"clock{side}.{action.target}"]


def die_there(s: State, side: int, action: Action) -> Facts:
    """Speak of the die at an hour of one's own clock; a value of 0 says that there is none."""
    some_die = s.clocks[side][action.target]
    return {"hour": action.target, "value": value_of(some_die), "die": die_text(some_die)}


def on_aid(s: State, side: int, action: Action) -> list[str]:
    """Click an action of the price list."""
    return [f"aid.{PAID_WORDS[action.target]}"]


def paid_action(s: State, side: int, action: Action) -> Facts:
    """Speak of an action that can be bought, and its price."""
    return {"what": f"paid-{PAID_WORDS[action.target]}", "coins": s.prices[action.target]}


def coins_now(s: State, side: int, action: Action) -> list[str]:
    """Ask for the price of an action that can be bought."""
    return [str(s.prices[action.target]), "coin"]


def skipping(s: State, side: int, action: Action) -> list[str]:
    """Ask for the pips of the empty slots before an hour."""
    price = s.skip_price(side, action.target, s.middle[side][0])
    return [str(price), "coin"] if price else []


def brought(s: State, side: int, action: Action) -> list[str]:
    """Give what the die brings at an hour: coins, or a perfect one and its bonus."""
    some_die, hour = s.middle[side][0], action.target
    coins = s.fixed_coins(some_die) + s.difference_coins(some_die, hour)
    found = [f"+{coins}", "coin"] if coins else []
    if is_perfect(some_die, hour):
        bonus = s.box.bonus[hour]
        found += ["perfect"] if s.dice_on(side) + 1 < bonus.least() else ["perfect", *bonus.symbols()]
    return found


def purse(s: State, side: int, action: Action) -> list[tuple[str, int, int]]:
    """Count the coins before and after a bid, which is paid whatever it brings."""
    return [("coin", s.money[side], s.money[side] - action.target)]


def purse_and_points(s: State, side: int, action: Action) -> list[tuple[str, int, int]]:
    """Count coins and points before and after the die is placed at an hour, its bonus not yet used."""
    some_die, hour, money = s.middle[side][0], action.target, s.money[side]
    coins = s.fixed_coins(some_die) + s.difference_coins(some_die, hour)
    if is_perfect(some_die, hour):
        coins += s.box.bonus[hour].coins_at_once()
    return [
        ("coin", money, money - s.skip_price(side, hour, some_die) + coins),
        ("points", scoring.points(s, side), scoring.points_with(s, side, some_die, hour)),
    ]


def hoped(s: State, side: int, action: Action) -> list[str]:
    """Give what rolling again may bring to a die that is not perfect: one face of all is."""
    return [] if is_perfect(s.clocks[side][action.target], action.target) else [f"1/{HIGHEST}", "perfect"]


def mended(s: State, side: int, action: Action) -> list[str]:
    """Give what a nudge or a flip brings: a perfect die, or nothing yet."""
    value = value_of(s.clocks[side][action.target])
    turned = {"up": value + 1, "down": value - 1, "flip": opposite(value)}[action.verb]
    return ["perfect"] if turned == NEEDS[action.target] else []


FACE: Final[list[Action]] = ACTIONS.named("board", list(FACES))
PAIR: Final[list[Action]] = ACTIONS.named("pair", [f"{a + 1}+{b + 1}" for a, b in PAIRS])
BID: Final[list[Action]] = list(ACTIONS.amounts("bid", 0, BIDS - 1, after=purse).values())
PICK: Final[list[Action]] = list(ACTIONS.many("pick", 0, MOST_DICE - 2).values())
DIE: Final[list[Action]] = list(ACTIONS.many("die", 0, 1).values())
TURN: Final[list[Action]] = ACTIONS.named("turn", ["down", "same", "up"])
PLACE: Final[dict[int, Action]] = ACTIONS.many(
    "place", 1, HOURS, where=at_hour, cost=skipping, gain=brought, after=purse_and_points
)
COINS: Final[Action] = ACTIONS.one("coins")
REROLL: Final[dict[int, Action]] = ACTIONS.many("reroll", 1, HOURS, where=at_hour, facts=die_there, gain=hoped)
UP: Final[dict[int, Action]] = ACTIONS.many("up", 1, HOURS, where=at_hour, gain=mended)
DOWN: Final[dict[int, Action]] = ACTIONS.many("down", 1, HOURS, where=at_hour, gain=mended)
FLIP: Final[dict[int, Action]] = ACTIONS.many("flip", 1, HOURS, where=at_hour, gain=mended)
SWAP: Final[dict[int, Action]] = ACTIONS.many("swap", 1, HOURS, where=at_hour, facts=die_there)
WITH: Final[dict[int, Action]] = ACTIONS.many("with", 1, HOURS, where=at_hour, facts=die_there)
DISCARD: Final[dict[int, Action]] = ACTIONS.many("discard", 1, HOURS, where=at_hour, facts=die_there)
BUY: Final[list[Action]] = ACTIONS.named("buy", list(PAID_WORDS), where=on_aid, facts=paid_action, cost=coins_now)
DECLINE: Final[Action] = ACTIONS.one("decline", declines=True)
PASS: Final[Action] = ACTIONS.one("pass", declines=True)
PURSE: Final[list[Action]] = ACTIONS.named("purse", list(PURSES))


def pairs_of(dice: int) -> list[Action]:
    """List the answers that lay two of so many dice together."""
    return PAIR[: dice * (dice - 1) // 2]


def turn_by(by: int) -> Action:
    """Give the answer that turns a die by this much: down by one, not at all, or up by one."""
    return TURN[by + 1]


def turned_by(action: Action) -> int:
    """Tell by how much an answer turns a die."""
    return action.target - 1
