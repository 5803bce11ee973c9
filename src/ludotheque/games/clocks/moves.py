"""Draw, roll, pay, place, change: the only code that touches the zones; it tells what happened."""

from ludotheque.engine.chance import Chance
from ludotheque.engine.event import Facts, Objection
from ludotheque.games.clocks.names import (
    FACES,
    HIGHEST,
    HOURS,
    NONE,
    OPEN,
    PERFECT_CLOCK,
    colour_of,
    die,
    die_facts,
    is_perfect,
    showing,
    value_of,
)
from ludotheque.games.clocks.state import State


def above_means(rule: str, price: int, coins: int) -> Objection:
    """Say that something costs more than somebody has."""
    missing = price - coins
    return Objection(rule, {"price": price, "coins": coins, "missing": missing}, [str(missing), "coin"])


def choose_face(s: State, player: int, face: int) -> None:
    """Lay a board in front of its player, face chosen but not yet shown; NONE takes it up again."""
    s.faces[player] = face


def choose_purse(s: State, player: int, purse: int) -> None:
    """Decide whether the others will see one's money, but do not show it yet; NONE leaves it open again."""
    s.purses = (*s.purses[:player], purse, *s.purses[player + 1 :])


def take_money(s: State, player: int) -> None:
    """Hand out the starting money that goes with the chosen face."""
    face = s.faces[player]
    s.money[player] = s.box.start_money[face]
    if s.log is not None:
        s.tell("board-chosen", {"who": player, "board": f"board-{FACES[face]}", "coins": s.money[player]})
        if s.purses[player] == OPEN:
            s.tell("purse-opened", {"who": player})


def gain(s: State, player: int, coins: int, why: str) -> None:
    """Take coins from the bank."""
    if coins:
        s.money[player] += coins
        if s.log is not None:
            s.tell(
                "coins-gained", {"who": player, "coins": coins, "why": f"why-{why}"}, path=("bank", f"purse{player}")
            )


def pay(s: State, player: int, coins: int, why: str) -> None:
    """Pay coins to the bank."""
    assert s.money[player] >= coins, f"{player} pays {coins} of {s.money[player]}"
    if coins:
        s.money[player] -= coins
        if s.log is not None:
            s.tell("coins-paid", {"who": player, "coins": coins, "why": f"why-{why}"}, path=(f"purse{player}", "bank"))


def begin_round(s: State) -> None:
    """Count the rounds, and clear away what was bid in the last one."""
    s.round += 1
    s.yellow = []
    s.are_bids_open = False
    for side in range(len(s.bids)):
        s.bids[side] = NONE


def draw_and_roll(s: State, dice: int, chance: Chance) -> None:
    """Draw dice from the bag and roll them onto the felt."""
    s.felt = []
    for _ in range(dice):
        colour = chance.draw("bag", s.bag)
        s.bag[colour] -= 1
        s.felt.append(die(colour, chance.roll("die", HIGHEST)))
    if s.log is not None:
        s.tell("dice-rolled", {"who": s.first, "dice": dice})
        for place, some_die in enumerate(s.felt):
            s.tell("die-rolled", die_facts(some_die), path=("bag", f"felt.{place}"))


def group(s: State, pair: tuple[int, int] | None) -> None:
    """Lay the dice out for the auction: the pair first, then the singles."""
    dice = s.felt
    s.felt = []
    places = [[place] for place in range(len(dice)) if pair is None or place not in pair]
    if pair is not None:
        places.insert(0, [pair[0], pair[1]])
    s.groups = [[dice[place] for place in together] for together in places]
    if s.log is not None:
        tell_groups(s, places, is_paired=pair is not None)


def tell_groups(s: State, places: list[list[int]], is_paired: bool) -> None:
    """Tell which dice lie together now, and let them travel there."""
    if is_paired:
        first, second = die_facts(s.groups[0][0]), die_facts(s.groups[0][1])
        facts: Facts = {"who": s.first, "colour": first["colour"], "value": first["value"]}
        facts["colour2"], facts["value2"] = second["colour"], second["value"]
        s.tell("dice-paired", facts)
    else:
        s.tell("all-single", {})
    for number, together in enumerate(places):
        for k, place in enumerate(together):
            s.tell("die-laid", {}, path=(f"felt.{place}", f"group{number}.{k}"))


def lay_bid(s: State, side: int, coins: int) -> None:
    """Close the hand around a bid."""
    s.bids[side] = coins
    if s.log is not None:
        s.tell("bid-laid", {"who": side}, {s.seat_of[side]: {"who": side, "coins": coins}})


def take_bid_back(s: State, side: int) -> None:
    """Open the hand again before anybody has seen what is in it."""
    s.bids[side] = NONE


def roll_yellow(s: State, chance: Chance) -> None:
    """Roll the rival's bid: the lower yellow die, less one."""
    s.yellow = [chance.roll("yellow", HIGHEST), chance.roll("yellow", HIGHEST)]
    s.bids[s.rival] = min(s.yellow) - 1
    s.tell("yellow-rolled", {"first": s.yellow[0], "second": s.yellow[1], "coins": s.bids[s.rival]})


def reveal_bids(s: State) -> None:
    """Open the hands together; everybody pays."""
    s.are_bids_open = True
    for player in s.in_turn():
        bid = s.bids[player]
        if s.log is not None:
            s.tell("bid-revealed", {"who": player, "coins": bid})
        s.money[player] -= bid
        assert s.money[player] >= 0, f"{player} bid {bid} and has not got it"


def order_picks(s: State, bidders: list[int]) -> None:
    """Note who picks a group, in this order."""
    s.order = bidders
    s.tell("order-of-picks", {"who": s.order[0]})


def next_picker(s: State) -> int:
    """Name whose pick it is, and strike them from the order."""
    return s.order.pop(0)


def take_group(s: State, player: int, place: int) -> None:
    """Put a group of dice into the middle of the winner's board."""
    dice = s.groups[place]
    s.groups[place] = []
    s.middle[player] = dice
    if s.log is not None:
        for k, some_die in enumerate(dice):
            path = (f"group{place}.{k}", f"middle{player}.{k}")
            s.tell("die-won", {"who": player, **die_facts(some_die)}, path=path)


def rival_takes(s: State, place: int) -> None:
    """Give a group to the rival: its dice go back into the bag."""
    for k, some_die in enumerate(s.groups[place]):
        to_bag(s, some_die)
        if s.log is not None:
            s.tell("rival-took", {"who": s.rival, **die_facts(some_die)}, path=(f"group{place}.{k}", "bag"))
    s.groups[place] = []


def to_bag(s: State, some_die: int) -> None:
    """Drop a die into the bag."""
    s.bag[colour_of(some_die)] += 1


def end_auction(s: State) -> None:
    """Clear the felt; what was bid is seen until the next round."""
    s.groups = []


def choose_die(s: State, player: int, place: int) -> None:
    """Bring the die that is used next to the front."""
    dice = s.middle[player]
    if place:
        dice.insert(0, dice.pop(place))


def turn_die(s: State, player: int, by: int) -> None:
    """Turn the die that is used next by one."""
    some_die = s.middle[player][0]
    s.middle[player][0] = showing(some_die, value_of(some_die) + by)
    if by and s.log is not None:
        s.tell("die-turned", {"who": player, **die_facts(s.middle[player][0])})


def place_die(s: State, player: int, hour: int) -> int:
    """Put the die that is used next onto the clock, and give it."""
    some_die = s.middle[player].pop(0)
    s.clocks[player][hour] = some_die
    if s.log is not None:
        facts: Facts = {"who": player, "hour": hour, **die_facts(some_die)}
        s.tell(
            "die-perfect" if is_perfect(some_die, hour) else "die-placed",
            facts,
            path=(f"middle{player}.0", f"clock{player}.{hour}.die"),
        )
    check_perfect_clock(s, player, hour)
    return some_die


def return_die(s: State, player: int) -> None:
    """Give back a die that finds no slot, for a coin."""
    some_die = s.middle[player].pop(0)
    to_bag(s, some_die)
    if s.log is not None:
        s.tell("die-returned", {"who": player, **die_facts(some_die)}, path=(f"middle{player}.0", "bag"))
    gain(s, player, s.box.returned_coins, "returned")


def change_die(s: State, player: int, hour: int, value: int, how: str) -> None:
    """Make a die on the clock show another face."""
    clock = s.clocks[player]
    old = clock[hour]
    clock[hour] = showing(old, value)
    if s.log is not None:
        facts: Facts = {
            "who": player,
            "hour": hour,
            "old": value_of(old),
            **die_facts(clock[hour]),
            "how": f"how-{how}",
        }
        s.tell("die-changed", facts)
    check_perfect_clock(s, player, hour)


def lapse(s: State, player: int, word: str) -> None:
    """Tell that the bonus of a perfect die finds too few dice to work on."""
    if s.log is not None:
        s.tell("bonus-lapsed", {"who": player, "what": f"paid-{word}"})


def swap_dice(s: State, player: int, hour: int, other: int) -> None:
    """Let two dice on a clock change places."""
    clock = s.clocks[player]
    clock[hour], clock[other] = clock[other], clock[hour]
    if s.log is not None:
        one, two = f"clock{player}.{hour}.die", f"clock{player}.{other}.die"
        s.tell("dice-swapped", {"who": player, "hour": hour, "other": other}, path=(one, two))
        s.tell("dice-swapped-back", {}, path=(two, one))
    check_perfect_clock(s, player, hour)


def discard_die(s: State, player: int, hour: int) -> None:
    """Return a die from a full clock to the bag."""
    some_die = s.clocks[player][hour]
    s.clocks[player][hour] = 0
    to_bag(s, some_die)
    if s.log is not None:
        facts: Facts = {"who": player, "hour": hour, **die_facts(some_die)}
        s.tell("die-discarded", facts, path=(f"clock{player}.{hour}.die", "bag"))


def make_first(s: State, player: int) -> None:
    """Hand yellow dice and bag to a player."""
    s.first = player
    if s.players > 1:
        s.tell("first-player", {"who": s.first})


def check_perfect_clock(s: State, player: int, hour: int) -> None:
    """End the game at once when all twelve dice are perfect."""
    clock = s.clocks[player]
    if not is_perfect(clock[hour], hour):
        return
    for other in range(1, HOURS + 1):
        if not is_perfect(clock[other], other):
            return
    finish(s, PERFECT_CLOCK)


def finish(s: State, reason: str) -> None:
    """End the game."""
    s.end = reason
    s.tell("game-over", {"reason": f"end-{reason}"})
