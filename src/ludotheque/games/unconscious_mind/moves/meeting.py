"""The meeting table: ideas go out and come back; turns and rounds pass; the Id's arrow and cards."""

from typing import Final

from ludotheque.engine.chance import Chance
from ludotheque.engine.scene import Text
from ludotheque.engine.state import changed
from ludotheque.games.unconscious_mind.moves.papers import card_facts
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    ARROWS,
    NONE,
    POINTS_LEFT,
    RECALL_BRIGHT,
    RECALL_COFFEE,
)
from ludotheque.games.unconscious_mind.state.table import State

MANY_SLOTS: Final = 3
"""From so many slots on, recalling can bring a bright idea: so the word `recall-bright` says, on whatever card."""


def place_ideas(s: State, side: int, slot: int, action: int, ideas: int, bright: int) -> None:
    """Put pieces into a slot, pointing at an action."""
    desk = s.desks[side]
    assert desk.ideas >= ideas and desk.bright >= bright, f"{side} places what it has not got"  # noqa: PT018 - one sentence
    desk.ideas -= ideas
    desk.bright -= bright
    s.holders[slot] = side
    s.pointed[slot] = action
    s.slot_ideas[slot] = ideas
    s.slot_bright[slot] = bright
    if s.log is not None:
        facts: dict[str, object] = {"who": side, "ideas": ideas, "bright": bright, "row": s.box.slots[slot].row}
        if action == NONE:
            s.tell("id-placed", facts, path=(f"ideas{side}", f"slot.{slot}"))
        else:
            facts["action"] = f"action-{ACTION_WORDS[action]}"
            s.tell("ideas-placed", facts, path=(f"ideas{side}", f"slot.{slot}"))


def take_ideas_back(s: State, side: int) -> int:
    """Return all ideas of a side to its supply; count the slots they came from."""
    slots = 0
    for slot in range(len(s.holders)):
        if s.holders[slot] == side and s.slot_ideas[slot]:
            slots += 1
            s.desks[side].ideas += s.slot_ideas[slot]
            s.slot_ideas[slot] = 0
            _clear(s, slot)
    if s.log is not None:
        name = "id-gathers" if s.is_id(side) else "ideas-recalled"
        s.tell(name, {"who": side, "slots": slots}, path=("meeting", f"ideas{side}"))
    return slots


def recall_extras(s: State, side: int, slots: int) -> tuple[int, int]:
    """Tell what lasting effects add to recalling from so many slots: coffee, and bright ideas."""
    lasting = s.desks[side].lasting
    return lasting[RECALL_COFFEE], lasting[RECALL_BRIGHT] if slots >= MANY_SLOTS else 0


def clear_bright(s: State, side: int) -> None:
    """Return the bright ideas on the table to the common supply."""
    for slot in range(len(s.holders)):
        if s.holders[slot] == side and s.slot_bright[slot]:
            s.slot_bright[slot] = 0
            _clear(s, slot)


def _clear(s: State, slot: int) -> None:
    if not s.slot_ideas[slot] and not s.slot_bright[slot]:
        s.holders[slot] = NONE
        s.pointed[slot] = NONE


def begin_round(s: State) -> None:
    """Begin a round."""
    s.round += 1
    if s.log is not None:
        s.tell("final-round" if s.is_final_round() else "round-began", {"round": s.round})


def begin_turn(s: State, side: int) -> None:
    """Begin a turn."""
    s.turn = side
    s.desks[side].used = []
    if s.log is not None:
        s.tell("turn-began", {"who": side})


def announce_limit(s: State) -> None:
    """Make the next round the last one: the game has lasted long enough."""
    s.last_round = s.round + 1
    s.tell("limit-reached", {"round": s.round})


def finish(s: State, reason: str) -> None:
    """End the game."""
    s.end = reason
    s.tell("game-over", {"reason": f"end-{reason}"})


# The Id's own pieces.


def point(s: State, side: int, what: str, options: list[int]) -> int:
    """Let the arrow choose among options from left to right, and turn it; a single option needs no arrow.

    The options are clients, manifest dreams, treatises, research cards or goals by number, rooms of the side, or the
    places of the two open cards.
    """
    if len(options) == 1:
        return options[0]
    chosen = options[0] if s.arrow == POINTS_LEFT else options[len(options) - 1]
    if s.log is not None:
        facts: dict[str, object] = {"who": side, "way": f"arrow-{ARROWS[s.arrow]}", "options": len(options)}
        s.tell("id-arrow", {**facts, "chosen": _named(s, side, what, chosen)})
    s.arrow = 1 - s.arrow
    return chosen


def _named(s: State, side: int, what: str, chosen: int) -> object:
    """Name what the arrow has chosen."""
    box = s.box
    if what == "room":
        return f"client-{box.clients[s.desks[side].clients[chosen]].name}"
    if what == "client":
        return f"client-{box.clients[chosen].name}"
    if what == "dream":
        return f"dream-{box.manifest[chosen].name}"
    if what == "treatise":
        return f"treatise-{box.treatises[chosen].name}"
    if what == "goal":
        return box.goals[chosen].text()
    assert what in {"card", "open"}, f"the arrow chooses no {what}"
    return Text("card-label", card_facts(s, s.face_up[chosen] if what == "open" else chosen))


def reveal_card(s: State, side: int, chance: Chance) -> int:
    """Reveal the top meeting-table card; when all have been revealed they are shuffled again."""
    if not any(s.card_bag):
        s.card_bag = [1] * len(s.card_bag)
        s.tell("cards-shuffled", {})
    s.card = chance.draw("meeting-table card", s.card_bag)
    s.card_bag = changed(s.card_bag, s.card, s.card_bag[s.card] - 1)
    if s.log is not None:
        printed = s.box.table_cards[s.card]
        slot = s.box.slots[printed.slots[0]]
        facts: dict[str, object] = {
            "who": side,
            "row": slot.row,
            "column": slot.column + 1,
            "way": f"way-{printed.way}",
        }
        s.tell("id-card", facts, path=("cards", "card"))
    return s.card
