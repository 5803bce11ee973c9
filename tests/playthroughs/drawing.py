"""A Scene as text: one line for each zone and piece, so that a change shows as a line."""

from collections.abc import Iterator
from string import ascii_uppercase

from ludotheque.engine import flow
from ludotheque.engine.game import Game
from ludotheque.engine.scene import Wire
from tests.playthroughs.playthrough import INDENT, Playthrough, replayed

EDGES = ("filled", "sums", "leads")
"""What a rack or a matrix shows beside its pieces."""


def moments(game: Game, played: Playthrough) -> str:
    """Draw a playthrough at its first question, half way, half way for a spectator, and at the end."""
    half = len(played.answers) // 2
    lines: list[str] = []
    for answers, is_seated in ((0, True), (half, True), (half, False), (len(played.answers), True)):
        s = replayed(game, played, answers).state
        viewer = None if not is_seated else 0 if s.end else flow.first_asked(s)
        names = game.names(s, played.language, ascii_uppercase)
        wire = game.texts.builtins(game.scene(s, viewer), played.language, names)
        who = "a spectator" if viewer is None else f"seat {viewer}"
        lines += [f"# {game.id} · {played.seats} · after {answers} answers · {who}", *_scene(wire), ""]
    return "\n".join(lines)


def _scene(scene: Wire) -> Iterator[str]:
    yield f"waiting {scene['waiting']}"
    if "prompt" in scene:
        yield f"prompt {scene['prompt']}"
    for option in scene.get("options", []):
        weight = f" ({option['weight']})" if "weight" in option else ""
        yield f"option [{option['action']}] {option['label']}{_on(option)}{weight}"
    for refusal in scene.get("refusals", []):
        yield f"refusal {refusal['label']}{_on(refusal)}: {refusal['text']} ({refusal['rule']})"
    for standing in scene.get("standings", []):
        facts = "".join(f", {meaning} {number}" for _, number, meaning in standing.get("facts", []))
        points = f" {standing['points']}" if "points" in standing else ""
        yield f"standing {standing['name']}{points}{facts}{_marks(standing)}"
    if "result" in scene:
        yield f"result {scene['result']['reason']}"
        for place in scene["result"]["places"]:
            yield f"{INDENT}{place['rank']}. {place['name']} {place['points']} {place.get('note', '')}".rstrip()
    for zone in scene["zones"]:
        yield from _node(zone, 0)


def _node(node: Wire, depth: int) -> Iterator[str]:
    place = f" @{node['at']}" if "at" in node else ""
    if node["type"] == "zone":
        what = f"{node['layout']} {node.get('role', '')}".strip()
        words = node.get("title", "") + "".join(f" {key} {node[key]}" for key in EDGES if key in node)
    else:
        what = " ".join(part for part in (node.get("tone", ""), node["kind"]) if part)
        words = node["label"]
    facts = "".join(f" / {fact}" for fact in node.get("facts", []))
    yield f"{INDENT * depth}{node['id']}{place} <{what}> {words}{_face(node)}{_marks(node)}{facts}"
    for child in node.get("children", []):
        yield from _node(child, depth + 1)


def _face(node: Wire) -> str:
    face = node.get("face")
    if face is None:
        return ""
    parts = [str(face["value"])] if "value" in face else []
    parts += [face["title"]] if "title" in face else []
    parts += [" ".join(face[key]) for key in ("cost", "points") if key in face]
    parts += [" ".join(line) for line in face.get("lines", [])]
    return f" | {' · '.join(parts)} |"


def _marks(node: Wire) -> str:
    return f" {{{' '.join(node['marks'])}}}" if node.get("marks") else ""


def _on(option: Wire) -> str:
    return f" on {' '.join(option['on'])}" if option.get("on") else ""
