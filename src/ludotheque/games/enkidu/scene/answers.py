"""What one clicks for an answer, and what its label speaks of."""

from ludotheque.engine.action import Action
from ludotheque.engine.event import Facts
from ludotheque.engine.flow import Decision
from ludotheque.games.enkidu.moves.telling import objective_text, tablet_text, tablet_texts
from ludotheque.games.enkidu.names import BLOCKS, KINDS, NONE, NUMBERS, PILES, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import Panel, State
from ludotheque.games.enkidu.turn.order import MoveTablets
from ludotheque.games.enkidu.turn.talk import panel_for

CHOOSING_A_PLAYER = {"to", "keep-from", "bag-from", "look", "change-places", "gift", "propose"}


def where(s: State, decision: Decision, action: Action) -> list[str]:
    """List what one clicks for an action, in order."""
    side, verb, target = decision.side, action.verb, action.target
    if verb in CHOOSING_A_PLAYER:
        return [f"side{target}"]
    match verb:
        case "choose":
            return [f"choice.{s.box.events[target]}"]
        case "play":
            return [f"hand{side}.{target}"]
        case "take" | "set-aside":
            return [f"pool.{TABLETS[target]}"]
        case "to-bag":
            return ["bag"]
        case "tablet":
            source = decision.step.source if isinstance(decision.step, MoveTablets) else side
            return [f"tablets{source}.{TABLETS[target]}"]
        case "renew":
            return [f"secrets{side}.{PILES[target]}"]
        case "give" | "want":
            panel = panel_for(s, side, action)
            owner = side if verb == "give" else panel.partner(side)
            stock = f"panel{panel.one}{panel.other}.{owner}"
            return _on_stock(s, panel, owner, stock, target % KINDS)
        case "withdraw" | "waive":
            panel = panel_for(s, side, action)
            owner = side if verb == "withdraw" else panel.partner(side)
            return [f"panel{panel.one}{panel.other}.{owner}.{panel.offered(owner).index(target % KINDS)}"]
        case _:
            return []


def _on_stock(s: State, panel: Panel, owner: int, stock: str, kind: int) -> list[str]:
    """Name the tablet one clicks in the panel, or where it lies if no other one can be laid."""
    if s.free(owner, kind) > panel.offered(owner).count(kind):
        return [f"{stock}.has.{TABLETS[kind]}"]
    return [f"tablets{owner}.{TABLETS[kind]}"]


def action_facts(s: State, side: int, action: Action) -> Facts:
    """Give what the label of an action speaks of."""
    verb, target = action.verb, action.target
    if verb in CHOOSING_A_PLAYER:
        return {"who": target, "position": f"position-{POSITIONS[target]}"}
    match verb:
        case "choose":
            return {"card": f"card-{s.box.events[target]}"}
        case "play":
            return {"card": target}
        case "take" | "set-aside" | "tablet":
            return {"tablet": tablet_text(target)}
        case "renew":
            card = s.objectives[side * BLOCKS + target]
            words: object = "nothing" if card == NONE else objective_text(s, card)
            return {"pile": f"pile-{PILES[target]}", "card": words}
        case "give" | "want" | "withdraw" | "waive":
            return {"who": target // KINDS, "tablet": tablet_text(target % KINDS)}
        case "clear":
            return {"who": target}
        case "agree":
            return _agreement(s, side, action)
        case _:
            return {}


def _agreement(s: State, side: int, action: Action) -> Facts:
    partner = action.target // NUMBERS
    panel = s.panel_of(side, partner)
    mine, theirs = ([], []) if panel is None else (panel.offered(side), panel.offered(partner))
    return {
        "who": partner,
        "gives": tablet_texts(mine) or ["nothing"],
        "gets": tablet_texts(theirs) or ["nothing"],
    }
