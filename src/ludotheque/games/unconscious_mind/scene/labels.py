"""What one clicks for an answer, and what its label speaks of."""

from ludotheque.engine.action import Action
from ludotheque.engine.event import Facts
from ludotheque.engine.flow import Decision
from ludotheque.engine.scene import Text
from ludotheque.games.unconscious_mind.actions import MOST_IN_ROW
from ludotheque.games.unconscious_mind.effects.city import UseLocation
from ludotheque.games.unconscious_mind.effects.notebook import ResolveLine
from ludotheque.games.unconscious_mind.moves import office
from ludotheque.games.unconscious_mind.moves.notebook import tile_facts
from ludotheque.games.unconscious_mind.moves.papers import card_facts
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    DISTRICTS,
    FEWEST_ICONS,
    LOCATIONS,
    NONE,
    QUALITIES,
    STOPS,
    ZONES,
)
from ludotheque.games.unconscious_mind.state.table import State


def where(s: State, decision: Decision, action: Action) -> list[str]:
    """List what one clicks for an action, in order."""
    side, target = decision.side, action.target
    match action.verb:
        case "state":
            return [f"slot.{target // len(ACTION_WORDS)}", f"action.{target % len(ACTION_WORDS)}"]
        case "recall":
            return [f"ideas{side}"]
        case "treat" | "pill":
            return [f"room{side}.{target}"]
        case "pieces":
            return [f"bright{side}" if target == 1 else f"ideas{side}"]
        case "steps":
            return [f"ink{side}.{(s.desks[side].ink + target) % len(STOPS)}"]
        case "elevate" | "downgrade" | "bring" | "bring-coloured" | "spend" | "give-up":
            return [f"wheel{side}.{target}"]
        case "transfer" | "transfer-coloured":
            return [f"wheel{side}.{target // 3}"]
        case "take-tile":
            return [f"market.{target}"]
        case "row":
            return [_row_place(s, side, target)]
        case "column":
            return [f"above{side}.{target}"]
        case "tile":
            return [f"notebook{side}.{target - 1}"]
        case "line-end":
            step = decision.step
            return [f"end{side}.{step.line}"] if isinstance(step, ResolveLine) else []
        case "take-open":
            return [f"open.{target}"]
        case "give" | "play":
            return [f"card.{target}"]
        case "publish" | "cite":
            return [f"treatise.{target}"]
        case "volume":
            return [f"card.{target}"]
        case "professor" | "freud":
            return [f"location.{target}"]
        case "boost":
            return [f"bright{side}"]
        case "use":
            step = decision.step
            return [f"location.{step.location}"] if isinstance(step, UseLocation) else []
        case "location-bonus":
            return [f"bonus.{target}"]
        case "district-bonus":
            return [f"district.{target}"]
        case "lower":
            return [f"section.{target - 1}"]
        case "goal":
            return [f"goal.{target}"]
        case "client":
            return [f"clients.{target // MOST_IN_ROW}.{target % MOST_IN_ROW}"]
        case "dream":
            return [f"manifest.{target - 1}"]
        case "dream-pile":
            return ["manifest"]
        case "convert":
            return [f"coffee{side}"] if target < 3 else [f"pills{side}"]
        case _:
            return []


def _row_place(s: State, side: int, row: int) -> str:
    """Name the space one clicks for a row: where the next tile would lie, or the last one of a full row."""
    notebook = s.desks[side].notebook
    place = 3 * row
    while place < 3 * row + 2 and notebook[place] != NONE:
        place += 1
    return f"notebook{side}.{place}"


def action_facts(s: State, side: int, action: Action) -> Facts:
    """Give what the label of an action speaks of."""
    target = action.target
    desk = s.desks[side]
    match action.verb:
        case "state":
            slot, pointed = target // len(ACTION_WORDS), target % len(ACTION_WORDS)
            row = s.box.slots[slot].row if slot < len(s.box.slots) else 0
            return {"row": row, "action": f"action-{ACTION_WORDS[pointed]}"}
        case "treat":
            dream = office.top_dream(s, side, target)
            found = Text("no-dream-here") if dream is None else dream.text()
            return {"room": target + 1, "dream": found}
        case "pill":
            return {"room": target + 1}
        case "pieces":
            return {"what": f"pieces-{target}"}
        case "steps":
            return {"steps": target, "stop": f"stop-{STOPS[(desk.ink + target) % len(STOPS)]}"}
        case "elevate" | "downgrade" | "bring" | "bring-coloured" | "spend" | "give-up" | "leave-out":
            return {"zone": f"zone-{ZONES[target]}"}
        case "transfer" | "transfer-coloured":
            return {"zone": f"zone-{ZONES[target // 3]}", "quality": f"quality-{QUALITIES[target % 3]}"}
        case "quality":
            return {"quality": f"quality-{QUALITIES[target]}"}
        case "convert":
            return {"what": f"convert-{action.text.partition(' ')[2]}"}
        case "take-tile":
            tile = s.market[target]
            if tile == NONE:
                return {"tile": "tile-none", "quality": "words-none", "main": Text("words-none")}
            return {**tile_facts(s, tile), "main": s.box.tiles[tile].main.text()}
        case "row" | "column":
            return {"line": target + 1}
        case "tile":
            tile = desk.notebook[target - 1]
            return {"main": s.box.tiles[tile].main.text() if tile != NONE else Text("words-none")}
        case "take-open":
            return _card(s, s.face_up[target])
        case "give" | "play" | "volume":
            return _card(s, target)
        case "publish" | "cite":
            printed = s.box.treatises[target] if target < len(s.box.treatises) else None
            return {
                "treatise": f"treatise-{printed.name}" if printed else "tile-none",
                "points": printed.points if printed else 0,
            }
        case "professor" | "freud":
            return {"place": f"location-{LOCATIONS[target]}"}
        case "boost":
            return {"bright": target, "uses": target * s.box.uses_per_bright}
        case "use":
            return _use(s, target)
        case "location-bonus":
            words = s.box.location_bonuses[target].text()
            return {"place": f"location-{LOCATIONS[target // 3]}", "words": words}
        case "district-bonus":
            district = f"district-{DISTRICTS[target // 4]}"
            words = s.box.district_bonuses[target].text()
            return {"district": district, "number": target % 4 + FEWEST_ICONS, "words": words}
        case "lower":
            return {"words": s.box.lower[target - 1].text()}
        case "goal":
            return {"goal": s.box.goals[target].text() if target < len(s.box.goals) else "tile-none"}
        case "client":
            return _client(s, target)
        case "dream":
            dream_number = s.manifest_row[target - 1] if target <= len(s.manifest_row) else NONE
            if dream_number == NONE:
                return {"dream": "tile-none", "about": "words-none"}
            manifest = s.box.manifest[dream_number]
            return {"dream": f"dream-{manifest.name}", "about": manifest.text()}
        case "line":
            return {"end": f"arrow-{action.text.partition(' ')[2]}"}
        case "pay-coffee":
            return {"coffee": s.box.constants["coffee_to_ignore_a_downgrade"]}
        case _:
            return {}


def _card(s: State, card: int) -> Facts:
    if not 0 <= card < len(s.box.research):
        return {"card": "tile-none", "quality": "words-none", "about": "words-none"}
    return {**card_facts(s, card), "about": s.box.research[card].text()}


def _use(s: State, target: int) -> Facts:
    step = s.agenda[-1][1] if s.agenda else None
    if not isinstance(step, UseLocation):
        return {"words": Text("words-none")}
    return {"words": s.box.uses[3 * step.location + target - 1].text()}


def _client(s: State, target: int) -> Facts:
    kind, place = target // MOST_IN_ROW, target % MOST_IN_ROW
    client = s.client_rows[kind][place] if place < len(s.client_rows[kind]) else NONE
    if client == NONE:
        return {"client": "tile-none", "hearts": 0, "about": "words-none"}
    printed = s.box.clients[client]
    return {
        "client": f"client-{printed.name}",
        "hearts": printed.hearts,
        "about": printed.text(),
    }
