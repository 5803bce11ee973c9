"""Where an action is clicked, and the facts its words are made of."""

from ludotheque.engine.action import Action
from ludotheque.engine.event import Facts
from ludotheque.engine.flow import Decision
from ludotheque.engine.scene import Text
from ludotheque.games.clockworker import moves
from ludotheque.games.clockworker.actions import PAY_GOLD
from ludotheque.games.clockworker.names import COLOURS, KINDS, MORE_GOODS, NONE, TOP, amounts, amounts_of
from ludotheque.games.clockworker.state import State
from ludotheque.games.clockworker.turn.placing import ChooseSlot, PlaceRobots, StaffFactory


def where(s: State, decision: Decision, action: Action) -> list[str]:
    """List what one clicks for an action, in order."""
    side, step, target = decision.side, decision.step, action.target
    match action.verb:
        case "recover" | "dispatch" | "operate":
            return [moves.factory_id(s, side, target)]
        case "slot" if isinstance(step, ChooseSlot | StaffFactory):
            return [f"{moves.factory_id(s, side, s.factories[side][step.place])}.{target}"]
        case "slot" if isinstance(step, PlaceRobots):
            return [f"{moves.factory_id(s, side, s.factories[side][step.last])}.{target}"]
        case "operate-one":
            return ["deck"]
        case "place" if isinstance(step, StaffFactory):
            return [moves.factory_id(s, side, s.factories[side][step.place])]
        case "repair":
            return [f"artifact.{s.box.artifacts[target].name}"]
        case "use":
            return [f"artifact.{s.box.artifacts[target].name}.{side}"]
        case "communicate":
            return [f"archive.{s.box.archives[target].name}"]
        case "charge":
            return ["supply"]
        case "copy" | "leave-out":
            return [f"stock{side}.{KINDS[target]}"]
        case "gold-for":
            return [f"stock{side}.{KINDS[COLOURS[target]]}"]
        case _:
            return []


def action_facts(s: State, side: int, action: Action) -> Facts:
    """Give what the label of an action speaks of."""
    box, target = s.box, action.target
    match action.verb:
        case "recover":
            place = s.factories[side].index(target)
            slot = TOP[s.robots[side][place]]
            gain = [] if slot == NONE else amounts(box.factories[target].slots[slot])
            return {"factory": moves.factory_text(s, target), "gain": gain or Text("nothing")}
        case "dispatch":
            return {"factory": moves.factory_text(s, target)}
        case "operate":
            place = s.row.index(target)
            bonus = amounts(box.factories[target].slots[0])
            return {
                "factory": moves.factory_text(s, target),
                "gears": s.price(place),
                "bonus": Text("with-bonus", {"gain": bonus}) if place == MORE_GOODS else Text("no-more"),
            }
        case "repair":
            card = box.artifacts[target]
            return {"artifact": f"artifact-{card.name}", "cost": amounts_of(card.cost) or Text("nothing")}
        case "communicate":
            tile = box.archives[target]
            cost = amounts_of(tile.cost) or Text("nothing")
            return {"archive": f"archive-{tile.name}", "cost": cost, "points": tile.points}
        case "use":
            card = box.artifacts[target]
            pay, gain = amounts(card.price), amounts(card.yields)
            return {"artifact": f"artifact-{card.name}", "pay": pay, "gain": gain}
        case "charge":
            return {"gears": box.charge}
        case "slot":
            return {"slot": target}
        case "copy" | "leave-out":
            return {"what": amounts([target])}
        case "gold-for":
            return {"what": amounts([COLOURS[PAY_GOLD.index(action)]])}
        case _:
            return {}
