"""Reads and checks the component file of Clocks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal

from ludotheque.engine.action import Action, Actions
from ludotheque.engine.components import WHOLE, Check, ComponentFile, Data, Datum, Number, at_least
from ludotheque.games.clocks.actions import ACTIONS, BID, purse
from ludotheque.games.clocks.effects import OFFERED, GainCoins
from ludotheque.games.clocks.names import COLOURS, FACES, GRADES, HIGHEST, HOURS, PAID_WORDS
from ludotheque.games.clocks.state import Bonus, Box

PRINTED = Path(__file__).with_name("components.toml")
EARNED_GRADES = GRADES[1:]
"""All but the first, which asks for nothing."""
FREE_COINS = ("coins", "coins_for_two", "coins_for_four")
OTHER_PRICES = {"prices_for_two": ("nudge", "flip", "swap"), "prices_for_four": ("nudge",)}
"""What may cost something else there."""


class Colour(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a die of this colour does when it is placed."""

    effect: Literal["plain", "free_skip", "any_difference"]


def _either(hour: dict[str, Any]) -> list[str]:
    return [] if ("coins" in hour) != ("action" in hour) else ["expected either coins or an action"]


class Hour(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a perfect die brings here: coins, or an action."""

    checks: ClassVar[Mapping[str, Check]] = {"coins": at_least(1), WHOLE: _either}
    coins: int | None = None
    action: Literal["reroll", "nudge", "flip", "swap"] | None = None

    def bonus(self) -> Bonus:
        """Give the step that carries it out."""
        return OFFERED[PAID_WORDS.index(self.action)] if self.action else GainCoins(self.coins or 0)


SCHEMA: dict[str, type[Datum]] = {
    **{f"start_money.{face}": Number for face in FACES},
    **{f"dice.{colour}": Number for colour in COLOURS},
    **{f"colours.{colour}": Colour for colour in COLOURS},
    **{f"hours.{hour}": Hour for hour in range(1, HOURS + 1)},
    **{f"prices.{word}": Number for word in PAID_WORDS},
    **{f"{prices}.{word}": Number for prices, words in OTHER_PRICES.items() for word in words},
    **{f"solo_grades.{grade}": Number for grade in EARNED_GRADES},
    **{f"free_action.{key}": Number for key in FREE_COINS},
    "returned_die.coins": Number,
    "red_variant.coins": Number,
    "score.perfect_die": Number,
    "score.neighbours": Number,
    "score.colour_set": Number,
}
LATER = {
    **{f"free_action.{key}": "free_action.coins" for key in FREE_COINS[1:]},
    **{f"{prices}.{word}": f"prices.{word}" for prices, words in OTHER_PRICES.items() for word in words},
}
"""Where nothing else is said, two and four play with the numbers of all."""
FEWEST_DICE = 48
"""Fewer would leave the bag empty before every clock is full."""


ROUNDS = 12
"""The most a game can last: everybody wins a die in each and must place it."""
HIGHEST_DIFFERENCE = HIGHEST - 1
"""A six where a one is needed."""
MOST_COINS = 1_000
"""More in a purse are more bids than can sensibly be offered."""


def coins_a_round(file: ComponentFile) -> int:
    """Count the most somebody can gain in a round: by two dice, placed or returned, and the free action."""
    bonus = max(file[f"hours.{hour}"].coins or 0 for hour in range(1, HOURS + 1))
    placed = file.number("red_variant.coins") + max(HIGHEST_DIFFERENCE, bonus)
    return 2 * max(placed, file.number("returned_die.coins")) + max(
        file.number(f"free_action.{key}") for key in FREE_COINS
    )


def most_coins(file: ComponentFile) -> int:
    """Count what nobody can ever own more of."""
    start = max(file.number(f"start_money.{face}") for face in FACES)
    return start + ROUNDS * coins_a_round(file)


def bids(actions: Actions, most: int) -> list[Action]:
    """List a bid for every sum somebody may own."""
    return [*BID, *actions.amounts("bid", len(BID), most, after=purse).values()]


def read(data: Data = PRINTED) -> tuple[Box, ComponentFile, Actions]:
    """Read a component file; every mistake in it is reported at once."""
    file = ComponentFile(data, SCHEMA, LATER)
    grades: list[int] = []
    if not file.mistakes:
        dice = sum(file.number(f"dice.{colour}") for colour in COLOURS)
        file.expect(dice >= FEWEST_DICE, "dice", f"expected at least {FEWEST_DICE} dice in all, got {dice}")
        grades = [file.number(f"solo_grades.{grade}") for grade in EARNED_GRADES]
        file.expect(grades == sorted(grades), "solo_grades", f"expected rising numbers, got {grades}")
        expected = (
            f"expected numbers with which nobody can ever hold more than {MOST_COINS} coins, so that all can be bid"
        )
        got = f"got {most_coins(file)}, with up to {coins_a_round(file)} gained in each of {ROUNDS} rounds"
        file.expect(most_coins(file) <= MOST_COINS, "start_money", f"{expected}; {got}")
    file.finish()
    colours = [file[f"colours.{colour}"].effect for colour in COLOURS]
    prices = [file.number(f"prices.{word}") for word in PAID_WORDS]
    for_two, for_four = (
        [file.number(f"{key if word in words else 'prices'}.{word}") for word in PAID_WORDS]
        for key, words in OTHER_PRICES.items()
    )
    coins, coins_for_two, coins_for_four = (file.number(f"free_action.{key}") for key in FREE_COINS)
    actions = ACTIONS.extended()
    box = Box(
        start_money=[file.number(f"start_money.{face}") for face in FACES],
        dice=[file.number(f"dice.{colour}") for colour in COLOURS],
        is_free_skip=[effect == "free_skip" for effect in colours],
        is_any_difference=[effect == "any_difference" for effect in colours],
        bonus=[GainCoins(0), *(file[f"hours.{hour}"].bonus() for hour in range(1, HOURS + 1))],
        free_coins=[coins, coins_for_two, coins, coins_for_four],
        prices=[prices, for_two, prices, for_four],
        returned_coins=file.number("returned_die.coins"),
        red_coins=file.number("red_variant.coins"),
        points_perfect=file.number("score.perfect_die"),
        points_neighbours=file.number("score.neighbours"),
        points_set=file.number("score.colour_set"),
        grades=grades,
        bids=bids(actions, most_coins(file)),
    )
    return box, file, actions
