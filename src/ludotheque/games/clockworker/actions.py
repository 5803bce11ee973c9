"""Every answer of Clockworker, and what a verb's answers are clicked on and speak of where no step says it."""

from typing import Final

from ludotheque.engine.action import Action, Actions
from ludotheque.engine.event import Facts
from ludotheque.engine.scene import Text
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.names import (
    ARCHIVE,
    ARTIFACT,
    COLOURS,
    FACTORY,
    GEAR,
    KINDS,
    MOST_SLOTS,
    NONE,
    POINT,
    TOP,
    amounts,
    amounts_of,
    tokens,
    tokens_of,
)
from ludotheque.games.clockworker.state import Answers, Archive, Artifact, Factory, State

ACTIONS: Final = Actions("clockworker")


def numbered_slot(s: State, side: int, action: Action) -> Facts:
    """Speak of a slot, counted from the top."""
    return {"slot": action.target}


def kind_in_stock(s: State, side: int, action: Action) -> list[str]:
    """Click a kind in one's own stock."""
    return [f"stock{side}.{KINDS[action.target]}"]


def one_of_a_kind(s: State, side: int, action: Action) -> Facts:
    """Speak of one unit of a kind."""
    return {"what": amounts([action.target])}


def on_supply(s: State, side: int, action: Action) -> list[str]:
    """Click the supply."""
    return ["supply"]


def charged(s: State, side: int, action: Action) -> Facts:
    """Speak of what recharging brings."""
    return {"gears": s.box.charge}


def charge_gain(s: State, side: int, action: Action) -> list[str]:
    """Ask for the gears that recharging brings."""
    return [str(s.box.charge), KINDS[GEAR]]


def on_deck(s: State, side: int, action: Action) -> list[str]:
    """Click the deck of factories."""
    return ["deck"]


CHARGE: Final[Action] = ACTIONS.one("charge", where=on_supply, facts=charged, gain=charge_gain)
OPERATE_ONE: Final[Action] = ACTIONS.one("operate-one", where=on_deck)
"""What one tries where no factory lies open: it is always refused."""
PLACE: Final[Action] = ACTIONS.one("place")
DONE: Final[Action] = ACTIONS.one("done", declines=True)
SLOT: Final[list[Action]] = list(ACTIONS.many("slot", 1, MOST_SLOTS, facts=numbered_slot).values())
"""By slot, the top one first."""
PAY_GOLD: Final[list[Action]] = ACTIONS.named("gold-for", [KINDS[colour] for colour in COLOURS])
"""By colour, in the order of COLOURS."""
AS_PRINTED: Final[Action] = ACTIONS.one("as-printed")
LEAVE_OUT: Final[list[Action]] = ACTIONS.named(
    "leave-out", list(KINDS[:POINT]), where=kind_in_stock, facts=one_of_a_kind
)
IN_FULL: Final[Action] = ACTIONS.one("in-full")
COPY: Final[list[Action]] = ACTIONS.named("copy", list(KINDS[:POINT]), where=kind_in_stock, facts=one_of_a_kind)
DECLINE: Final[Action] = ACTIONS.one("decline", declines=True)


def slot_of(action: Action) -> int:
    """Tell the slot of an answer of `SLOT`."""
    return action.target - 1


def gold_for(colour: int) -> Action:
    """Give the answer that keeps a block of this colour and pays gold."""
    return PAY_GOLD[COLOURS.index(colour)]


def kept_colour(action: Action) -> int:
    """Tell the colour that an answer of `PAY_GOLD` keeps."""
    return COLOURS[action.target]


# Answers that name a card, made from the component file.


def at_factory(s: State, side: int, action: Action) -> list[str]:
    """Click a factory: one's own, or one of the row."""
    return [moves.factory_id(s, side, action.target)]


def named_factory(s: State, side: int, action: Action) -> Facts:
    """Speak of a factory."""
    return {"factory": moves.factory_text(s, action.target)}


def _brought_home(s: State, side: int, factory: int) -> list[int]:
    slot = TOP[s.robots[side][s.factories[side].index(factory)]]
    return [] if slot == NONE else s.box.factories[factory].slots[slot]


def recovered(s: State, side: int, action: Action) -> Facts:
    """Speak of a factory, and what its topmost robot brings home."""
    gain = amounts(_brought_home(s, side, action.target))
    return {"factory": moves.factory_text(s, action.target), "gain": gain or Text("nothing")}


def recovered_gain(s: State, side: int, action: Action) -> list[str]:
    """Ask for what a factory's topmost robot brings home."""
    return tokens(_brought_home(s, side, action.target))


def operated(s: State, side: int, action: Action) -> Facts:
    """Speak of a factory of the row, its price, and what the marker adds."""
    place = s.row.index(action.target)
    bonus = amounts(moves.marker_gain(s, place))
    return {
        "factory": moves.factory_text(s, action.target),
        "gears": s.price(place),
        "bonus": Text("with-bonus", {"gain": bonus}) if bonus else Text("no-more"),
    }


def gears_now(s: State, side: int, action: Action) -> list[str]:
    """Ask for the price of a factory at its place in the row."""
    return [str(s.price(s.row.index(action.target))), KINDS[GEAR]]


def operated_gain(s: State, side: int, action: Action) -> list[str]:
    """Ask for what comes with a factory: by the marker, and by artifacts."""
    added = moves.marker_gain(s, s.row.index(action.target))
    return tokens([*added, *moves.comes_along(s, side, FACTORY)])


def paid_now(s: State, side: int, cost: list[int]) -> list[str]:
    """Ask for what pays a cost: gold stands for colours that are lacking, and what is lacking still is left out."""
    left_out = moves.lacking(s, side, cost)
    asked = [count - left_out[kind] if kind < len(left_out) else count for kind, count in enumerate(cost)]
    return tokens_of(moves.bill(s, side, asked))


def at_artifact(s: State, side: int, action: Action) -> list[str]:
    """Click an artifact on offer."""
    return [f"artifact.{s.box.artifacts[action.target].name}"]


def repaired(s: State, side: int, action: Action) -> Facts:
    """Speak of an artifact and its cost."""
    cost = amounts_of(s.box.artifacts[action.target].cost) or Text("nothing")
    return {"artifact": moves.artifact_text(s, action.target), "cost": cost}


def artifact_cost(s: State, side: int, action: Action) -> list[str]:
    """Ask for what an artifact costs."""
    return paid_now(s, side, s.box.artifacts[action.target].cost)


def repaired_gain(s: State, side: int, action: Action) -> list[str]:
    """Ask for what an artifact brings at once, and what comes along with it."""
    return tokens([*s.box.artifacts[action.target].gift, *moves.comes_along(s, side, ARTIFACT)])


def at_archive(s: State, side: int, action: Action) -> list[str]:
    """Click an archive on offer."""
    return [f"archive.{s.box.archives[action.target].name}"]


def communicated(s: State, side: int, action: Action) -> Facts:
    """Speak of an archive, its cost and its points."""
    tile = s.box.archives[action.target]
    cost = amounts_of(tile.cost) or Text("nothing")
    return {"archive": f"archive-{tile.name}", "cost": cost, "points": tile.points}


def archive_cost(s: State, side: int, action: Action) -> list[str]:
    """Ask for what an archive costs."""
    return paid_now(s, side, s.box.archives[action.target].cost)


def communicated_gain(s: State, side: int, action: Action) -> list[str]:
    """Ask for what comes along with an archive."""
    return tokens(moves.comes_along(s, side, ARCHIVE))


def with_cards(
    actions: Actions, factories: list[Factory], artifacts: list[Artifact], archives: list[Archive]
) -> Answers:
    """Add the answers that name these cards."""
    by_factory = [card.name for card in factories]
    by_artifact = [card.name for card in artifacts]
    by_archive = [tile.name for tile in archives]
    return Answers(
        recover=actions.named("recover", by_factory, where=at_factory, facts=recovered, gain=recovered_gain),
        dispatch=actions.named("dispatch", by_factory, where=at_factory, facts=named_factory),
        operate=actions.named(
            "operate", by_factory, where=at_factory, facts=operated, cost=gears_now, gain=operated_gain
        ),
        repair=actions.named(
            "repair", by_artifact, where=at_artifact, facts=repaired, cost=artifact_cost, gain=repaired_gain
        ),
        communicate=actions.named(
            "communicate",
            by_archive,
            where=at_archive,
            facts=communicated,
            cost=archive_cost,
            gain=communicated_gain,
        ),
        use=actions.named("use", by_artifact),
    )
