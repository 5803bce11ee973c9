"""Every answer of Unconscious Mind.

A verb of several steps, or one of several in a question, says where its answers lie and what their labels speak of; of
the others their step does.
"""

# ruff: noqa: ARG005 - asked alike of every verb

from typing import Final

from ludotheque.engine.action import Action, Actions, LabelFacts, Where
from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text
from ludotheque.games.unconscious_mind.moves.meeting import recall_extras
from ludotheque.games.unconscious_mind.moves.notebook import stop_symbols, tile_facts
from ludotheque.games.unconscious_mind.moves.office import top_dream
from ludotheque.games.unconscious_mind.moves.papers import card_facts
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    ARROWS,
    BONUSES,
    DISTRICT_SLOTS,
    DISTRICTS,
    FEWEST_ICONS,
    ICONS,
    KINDS,
    LOCATIONS,
    MARKET,
    MARKET_ROWS,
    NONE,
    QUALITIES,
    STOPS,
    ZONES,
    district_of_slot,
    icons_needed,
    location_of,
)
from ludotheque.games.unconscious_mind.state.table import State

ACTIONS: Final = Actions("unconscious_mind")

MOST_SLOTS: Final = 16
MOST_CARDS: Final = 60
"""More research cards, or goals, than a data file may have."""
MOST_TREATISES: Final = 16
MOST_STEPS: Final = 12
MOST_IN_ROW: Final = 8


def lies_on(piece: str) -> Where:
    """Say that answers lie on the pieces of this name, by number."""
    return lambda s, side, action: [f"{piece}.{action.target}"]


def lies_on_own(piece: str, first: int = 0) -> Where:
    """Say that answers lie on one's own pieces of this name, by number, the first answer on piece 0."""
    return lambda s, side, action: [f"{piece}{side}.{action.target - first}"]


def names_one(fact: str, kind: str, names: tuple[str, ...]) -> LabelFacts:
    """Say that a label names one thing of a kind."""
    return lambda s, side, action: {fact: f"{kind}-{names[action.target]}"}


# The three kinds of turn.


def slot_of(action: Action) -> int:
    """Tell the slot in which an idea is to be stated."""
    return action.target // len(ACTION_WORDS)


def pointed_at(action: Action) -> int:
    """Tell what an idea that is to be stated points at."""
    return action.target % len(ACTION_WORDS)


def stating(slot: int, pointed: int) -> Action:
    """Give the answer that states an idea."""
    return STATE_IDEA[slot * len(ACTION_WORDS) + pointed]


def _stated(s: State, side: int, action: Action) -> Facts:
    return {"row": s.box.slots[slot_of(action)].row, "action": f"action-{ACTION_WORDS[pointed_at(action)]}"}


def _stated_brings(s: State, side: int, action: Action) -> list[str]:
    return s.box.actions[pointed_at(action)].symbols()


def _recalled(s: State, side: int, action: Action) -> list[str]:
    desk, slots = s.desks[side], s.ideas_on_table(side)
    coffee, bright = recall_extras(s, side, slots)
    gained = min(slots + coffee, s.box.most_coffee - desk.coffee)
    brought = ((gained, "coffee"), (bright, "bright"))
    return [token for number, symbol in brought if number for token in (f"{number}", symbol)]


CATHARSIS: Final = 1
CURE: Final = 2
"""How far a treatment brings a client, as a label says it."""


def _treated(s: State, side: int, action: Action) -> Facts:
    dream = top_dream(s, side, action.target)
    if dream is None:
        return {"room": action.target + 1, "dream": Text("no-dream-here"), "reaches": 0}
    desk, room = s.desks[side], action.target
    left = desk.markers[room] - dream.therapy
    reaches = CURE if left <= 0 else CATHARSIS if left <= s.box.catharsis and desk.grief[room] != NONE else 0
    return {"room": room + 1, "dream": dream.text(), "reaches": reaches}


def _asked(s: State, side: int, action: Action) -> list[str]:
    dream = top_dream(s, side, action.target)
    return [] if dream is None else [ZONES[zone] for zone in dream.cost]


def _therapy(s: State, side: int, action: Action) -> list[str]:
    dream = top_dream(s, side, action.target)
    return [] if dream is None else [f"{dream.therapy}", "therapy", *dream.effect.symbols()]


def _room(s: State, side: int, action: Action) -> Facts:
    return {"room": action.target + 1}


def _stop(s: State, side: int, action: Action) -> int:
    return (s.desks[side].ink + action.target) % len(STOPS)


STATE_IDEA: Final[list[Action]] = ACTIONS.named(
    "state",
    [f"{slot + 1}-{action}" for slot in range(MOST_SLOTS) for action in ACTION_WORDS],
    where=lambda s, side, action: [f"slot.{slot_of(action)}", f"action.{pointed_at(action)}"],
    facts=_stated,
    gain=_stated_brings,
)
RECALL: Final[Action] = ACTIONS.one("recall", where=lambda s, side, action: [f"ideas{side}"], gain=_recalled)
TREAT: Final[list[Action]] = ACTIONS.named(
    "treat", ["room1", "room2"], where=lies_on_own("room"), facts=_treated, cost=_asked, gain=_therapy
)
PIECES: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""What may go into a slot: ideas and bright ideas."""
BRIGHT_ALONE: Final = 1
PLACE: Final[list[Action]] = ACTIONS.named("pieces", ["idea", "bright", "two-ideas", "idea-and-bright", "two-bright"])
STEPS: Final[dict[int, Action]] = ACTIONS.many(
    "steps",
    1,
    MOST_STEPS,
    where=lambda s, side, action: [f"ink{side}.{_stop(s, side, action)}"],
    facts=lambda s, side, action: {"steps": action.target, "stop": f"stop-{STOPS[_stop(s, side, action)]}"},
    gain=lambda s, side, action: stop_symbols(s, side, _stop(s, side, action)),
)

# The wheel.


def zone_left(action: Action) -> int:
    """Tell the zone from which an insight is to be transferred."""
    return action.target // len(QUALITIES)


def quality_taken(action: Action) -> int:
    """Tell the quality to which an insight is to be transferred."""
    return action.target % len(QUALITIES)


def transferring(actions: list[Action], zone: int, quality: int) -> Action:
    """Give the answer that transfers an insight."""
    return actions[zone * len(QUALITIES) + quality]


def _transferred(s: State, side: int, action: Action) -> Facts:
    return {"zone": f"zone-{ZONES[zone_left(action)]}", "quality": f"quality-{QUALITIES[quality_taken(action)]}"}


def _leaves_wheel(s: State, side: int, action: Action) -> list[str]:
    return [f"wheel{side}.{zone_left(action)}"]


TO_QUALITIES: Final = [f"{zone}-to-{to}" for zone in ZONES for to in QUALITIES]
ON_WHEEL: Final = lies_on_own("wheel")
ZONE: Final = names_one("zone", "zone", ZONES)
CONVERSIONS: Final = ("elevate", "transfer", "bright", "pill")
CONVERT_ELEVATE: Final = 0
CONVERT_TRANSFER: Final = 1
CONVERT_BRIGHT: Final = 2
CONVERT_PILL: Final = 3
"""The only one that is not bought with coffee."""

ELEVATE: Final[list[Action]] = ACTIONS.named("elevate", list(ZONES), where=ON_WHEEL, facts=ZONE)
TRANSFER: Final[list[Action]] = ACTIONS.named("transfer", TO_QUALITIES, where=_leaves_wheel, facts=_transferred)
DOWNGRADE: Final[list[Action]] = ACTIONS.named("downgrade", list(ZONES), where=ON_WHEEL, facts=ZONE)
BRING: Final[list[Action]] = ACTIONS.named("bring", list(ZONES), where=ON_WHEEL, facts=ZONE)
SPEND: Final[list[Action]] = ACTIONS.named("spend", list(ZONES), where=ON_WHEEL, facts=ZONE)
GIVE_UP: Final[list[Action]] = ACTIONS.named("give-up", list(ZONES), where=ON_WHEEL, facts=ZONE)
QUALITY: Final[list[Action]] = ACTIONS.named(
    "quality", list(QUALITIES), facts=names_one("quality", "quality", QUALITIES)
)
PAY: Final[Action] = ACTIONS.one("pay")
PAY_COFFEE: Final[Action] = ACTIONS.one("pay-coffee", facts=lambda s, side, action: {"coffee": s.box.downgrade_price})
PAY_IN_FULL: Final[Action] = ACTIONS.one("pay-in-full")
LEAVE_OUT: Final[list[Action]] = ACTIONS.named("leave-out", list(ZONES), facts=ZONE)
BRING_COLOURED: Final[list[Action]] = ACTIONS.named("bring-coloured", list(ZONES), where=ON_WHEEL, facts=ZONE)
TRANSFER_COLOURED: Final[list[Action]] = ACTIONS.named(
    "transfer-coloured", TO_QUALITIES, where=_leaves_wheel, facts=_transferred
)
CONVERT: Final[list[Action]] = ACTIONS.named("convert", list(CONVERSIONS))

# Market and notebook.


def _tile_on_offer(s: State, side: int, action: Action) -> Facts:
    tile = s.market[action.target]
    return {**tile_facts(s, tile), "main": s.box.tiles[tile].main.text()}


def _own_tile(s: State, side: int, action: Action) -> Facts:
    tile = s.desks[side].notebook[action.target - 1]
    return {**tile_facts(s, tile), "main": s.box.tiles[tile].main.text()}


def _own_tile_brings(s: State, side: int, action: Action) -> list[str]:
    return s.box.tiles[s.desks[side].notebook[action.target - 1]].main.symbols()


def _line(s: State, side: int, action: Action) -> Facts:
    return {"line": action.target + 1}


TAKE_TILE: Final[list[Action]] = ACTIONS.named(
    "take-tile",
    [f"{column}-{row}" for column in MARKET for row in MARKET_ROWS],
    where=lies_on("market"),
    facts=_tile_on_offer,
)
ROW: Final[list[Action]] = ACTIONS.named(
    "row",
    ["1", "2", "3"],
    where=lambda s, side, action: [f"notebook{side}.{s.desks[side].next_space(action.target)}"],
    facts=_line,
)
COLUMN: Final[list[Action]] = ACTIONS.named("column", ["1", "2", "3"], where=lies_on_own("above"), facts=_line)
TILE: Final[list[Action]] = list(
    ACTIONS.many("tile", 1, 9, where=lies_on_own("notebook", first=1), facts=_own_tile, gain=_own_tile_brings).values()
)
LINE_END: Final[Action] = ACTIONS.one("line-end")

# Research and treatises.


def card_on_offer(s: State, card: int) -> Facts:
    """Describe a research card, with what it brings."""
    return {**card_facts(s, card), "about": s.box.research[card].text()}


def _card(s: State, side: int, action: Action) -> Facts:
    return card_on_offer(s, action.target)


def _card_brings(s: State, side: int, action: Action) -> list[str]:
    printed = s.box.research[action.target]
    return [*(ICONS[icon] for icon in printed.icons), *printed.effect.symbols()]


def _treatise(s: State, side: int, action: Action) -> Facts:
    printed = s.box.treatises[action.target]
    return {"treatise": f"treatise-{printed.name}", "points": printed.points}


ON_CARD: Final = lies_on("card")
ON_TREATISE: Final = lies_on("treatise")

TAKE_OPEN: Final[list[Action]] = ACTIONS.named("take-open", ["left", "right"])
GIVE: Final[list[Action]] = list(ACTIONS.many("give", 0, MOST_CARDS - 1, where=ON_CARD, facts=_card).values())
PLAY: Final[list[Action]] = list(
    ACTIONS.many("play", 0, MOST_CARDS - 1, where=ON_CARD, facts=_card, gain=_card_brings).values()
)
PUBLISH: Final[list[Action]] = list(
    ACTIONS.many("publish", 0, MOST_TREATISES - 1, where=ON_TREATISE, facts=_treatise).values()
)
VOLUME: Final[list[Action]] = list(ACTIONS.many("volume", 0, MOST_CARDS - 1, where=ON_CARD, facts=_card).values())
CITE: Final[list[Action]] = list(
    ACTIONS.many("cite", 0, MOST_TREATISES - 1, where=ON_TREATISE, facts=_treatise).values()
)
LINE: Final[list[Action]] = ACTIONS.named("line", list(ARROWS), facts=names_one("end", "arrow", ARROWS))

# The city.


def _location_bonus(s: State, side: int, action: Action) -> Facts:
    words = s.box.location_bonuses[action.target].text()
    return {"place": f"location-{LOCATIONS[location_of(action.target)]}", "words": words}


def _district_bonus(s: State, side: int, action: Action) -> Facts:
    slot = action.target
    district = f"district-{DISTRICTS[district_of_slot(slot)]}"
    return {"district": district, "number": icons_needed(slot), "words": s.box.district_bonuses[slot].text()}


ON_LOCATION: Final = lies_on("location")
LOCATION: Final = names_one("place", "location", LOCATIONS)

PROFESSOR: Final[list[Action]] = ACTIONS.named("professor", list(LOCATIONS), where=ON_LOCATION, facts=LOCATION)
FREUD: Final[list[Action]] = ACTIONS.named("freud", list(LOCATIONS), where=ON_LOCATION, facts=LOCATION)
BOOST: Final[list[Action]] = list(ACTIONS.amounts("boost", 0, 2).values())
USE: Final[list[Action]] = list(ACTIONS.many("use", 1, 3).values())
LOCATION_BONUS: Final[list[Action]] = ACTIONS.named(
    "location-bonus",
    [f"{location}-{bonus}" for location in LOCATIONS for bonus in BONUSES],
    where=lies_on("bonus"),
    facts=_location_bonus,
    gain=lambda s, side, action: s.box.location_bonuses[action.target].symbols(),
)
DISTRICT_BONUS: Final[list[Action]] = ACTIONS.named(
    "district-bonus",
    [f"{district}-{slot + FEWEST_ICONS}" for district in DISTRICTS for slot in range(DISTRICT_SLOTS)],
    where=lies_on("district"),
    facts=_district_bonus,
    gain=lambda s, side, action: s.box.district_bonuses[action.target].symbols(),
)
LOWER: Final[list[Action]] = list(ACTIONS.many("lower", 1, 4).values())
GOAL: Final[list[Action]] = list(ACTIONS.many("goal", 0, MOST_CARDS - 1).values())

# Clients.


def kind_of(action: Action) -> int:
    """Tell the kind of the client that is to be received."""
    return action.target // MOST_IN_ROW


def place_of(action: Action) -> int:
    """Tell the place, in the row of its kind, of the client that is to be received."""
    return action.target % MOST_IN_ROW


def receiving(kind: int, place: int) -> Action:
    """Give the answer that receives a client."""
    return CLIENT[kind * MOST_IN_ROW + place]


def _client(s: State, side: int, action: Action) -> Facts:
    printed = s.box.clients[s.client_rows[kind_of(action)][place_of(action)]]
    return {"client": f"client-{printed.name}", "hearts": printed.hearts, "about": printed.text()}


PILL: Final[list[Action]] = ACTIONS.named(
    "pill", ["room1", "room2"], where=lies_on_own("room"), facts=_room, gain=lambda s, side, action: ["1", "therapy"]
)
CLIENT: Final[list[Action]] = ACTIONS.named(
    "client",
    [f"{kind}-{place + 1}" for kind in KINDS for place in range(MOST_IN_ROW)],
    where=lambda s, side, action: [f"clients.{kind_of(action)}.{place_of(action)}"],
    facts=_client,
)
DREAM: Final[list[Action]] = list(ACTIONS.many("dream", 1, MOST_IN_ROW).values())
DREAM_PILE: Final[Action] = ACTIONS.one("dream-pile")

# Doing nothing, or no more.
SKIP: Final[Action] = ACTIONS.one("skip", declines=True)
DONE: Final[Action] = ACTIONS.one("done", declines=True)
