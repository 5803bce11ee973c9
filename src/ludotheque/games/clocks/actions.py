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
    showing,
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


def die_thrown(s: State, side: int, action: Action) -> Facts:
    """Speak of a die that may be rolled again, and of the face it should show; 0 says that it does already."""
    is_done = is_perfect(s.clocks[side][action.target], action.target)
    return {**die_there(s, side, action), "needs": 0 if is_done else NEEDS[action.target]}


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


def free_purse(s: State, side: int, action: Action) -> list[tuple[str, int, int]]:
    """Count the coins before and after the free ones are taken; the clock stays as it is."""
    money, points = s.money[side], scoring.points(s, side)
    return [("coin", money, money + s.free_coins), ("points", points, points)]


def free_coins(s: State, side: int, action: Action) -> list[str]:
    """Give the free coins."""
    return [f"+{s.free_coins}", "coin"]


def _turned(s: State, side: int, hour: int, value: int) -> int:
    """Count the points that a die of one's clock brings if it shows another face, or takes."""
    if not 1 <= value <= HIGHEST:
        return 0
    return scoring.points_with(s, side, showing(s.clocks[side][hour], value), hour) - scoring.points(s, side)


def _swapped(s: State, side: int, hour: int, other: int) -> int:
    """Count the points that two dice of one's clock bring if they change places, or take."""
    clock = s.clocks[side]
    if not clock[hour] or not clock[other]:
        return 0
    return scoring.points_swapped(s, side, hour, other) - scoring.points(s, side)


def _more(points: int, *odds: str) -> list[str]:
    return [*odds, f"+{points}", "points"] if points > 0 else []


def hoped(s: State, side: int, action: Action) -> list[str]:
    """Give what rolling again may bring to a die that is not perfect, and by which face."""
    face = NEEDS[action.target]
    return _more(_turned(s, side, action.target, face), f"face-{face}")


def _face_after(s: State, side: int, action: Action) -> int:
    """Tell the face that a nudge or a flip turns a die to."""
    value = value_of(s.clocks[side][action.target])
    return {"up": value + 1, "down": value - 1, "flip": opposite(value)}[action.verb]


def mended(s: State, side: int, action: Action) -> list[str]:
    """Give what a nudge or a flip brings: a perfect die, or nothing yet."""
    return ["perfect"] if _face_after(s, side, action) == NEEDS[action.target] else []


def mended_points(s: State, side: int, action: Action) -> list[tuple[str, int, int]]:
    """Count the points before and after a nudge or a flip that brings some."""
    more, points = _turned(s, side, action.target, _face_after(s, side, action)), scoring.points(s, side)
    return [("points", points, points + more)] if more > 0 else []


def moved(s: State, side: int, action: Action) -> list[str]:
    """Give the points that a die brings at the best of the hours it may be swapped to."""
    return _more(max([_swapped(s, side, action.target, hour) for hour in range(1, HOURS + 1)]))


def swapped(s: State, side: int, hour: int, action: Action) -> list[str]:
    """Give the points that two dice bring in each other's place."""
    return _more(_swapped(s, side, hour, action.target))


def bought(s: State, side: int, action: Action) -> list[str]:
    """Give the points that an action to buy brings to the die it suits best."""
    clock, word = s.clocks[side], PAID_WORDS[action.target]
    hours = [hour for hour in range(1, HOURS + 1) if clock[hour]]
    faces = {
        "reroll": [(hour, NEEDS[hour]) for hour in hours],
        "nudge": [(hour, value_of(clock[hour]) + by) for hour in hours for by in (-1, 1)],
        "flip": [(hour, opposite(value_of(clock[hour]))) for hour in hours],
    }
    found = [_turned(s, side, hour, face) for hour, face in faces.get(word, [])]
    if word == "swap":
        found = [_swapped(s, side, hour, other) for hour in hours for other in hours if hour < other]
    return _more(max(found, default=0), *([f"1/{HIGHEST}"] if word == "reroll" else [])) or ["0", "points"]


def purse_after(s: State, side: int, action: Action) -> list[tuple[str, int, int]]:
    """Count the coins before and after an action is bought."""
    return [("coin", s.money[side], s.money[side] - s.prices[action.target])]


FACE: Final[list[Action]] = ACTIONS.named("board", list(FACES))
PAIR: Final[list[Action]] = ACTIONS.named("pair", [f"{a + 1}+{b + 1}" for a, b in PAIRS])
BID: Final[list[Action]] = list(ACTIONS.amounts("bid", 0, BIDS - 1, after=purse).values())
PICK: Final[list[Action]] = list(ACTIONS.many("pick", 0, MOST_DICE - 2).values())
DIE: Final[list[Action]] = list(ACTIONS.many("die", 0, 1).values())
TURN: Final[list[Action]] = ACTIONS.named("turn", ["down", "same", "up"])
PLACE: Final[dict[int, Action]] = ACTIONS.many(
    "place", 1, HOURS, where=at_hour, cost=skipping, gain=brought, after=purse_and_points
)
COINS: Final[Action] = ACTIONS.one("coins", gain=free_coins, after=free_purse)
REROLL: Final[dict[int, Action]] = ACTIONS.many("reroll", 1, HOURS, where=at_hour, facts=die_thrown, gain=hoped)
UP: Final[dict[int, Action]] = ACTIONS.many("up", 1, HOURS, where=at_hour, gain=mended, after=mended_points)
DOWN: Final[dict[int, Action]] = ACTIONS.many("down", 1, HOURS, where=at_hour, gain=mended, after=mended_points)
FLIP: Final[dict[int, Action]] = ACTIONS.many("flip", 1, HOURS, where=at_hour, gain=mended, after=mended_points)
SWAP: Final[dict[int, Action]] = ACTIONS.many("swap", 1, HOURS, where=at_hour, facts=die_there, gain=moved)
WITH: Final[dict[int, Action]] = ACTIONS.many("with", 1, HOURS, where=at_hour, facts=die_there)
DISCARD: Final[dict[int, Action]] = ACTIONS.many("discard", 1, HOURS, where=at_hour, facts=die_there)
BUY: Final[list[Action]] = ACTIONS.named(
    "buy", list(PAID_WORDS), where=on_aid, facts=paid_action, cost=coins_now, gain=bought, after=purse_after
)
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
