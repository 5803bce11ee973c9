"""Looking at one thing: any piece or zone by its name, with its words and its symbols spelled out."""

from collections.abc import Iterator

from ludotheque.engine.scene import Wire
from ludotheque.terminal.draw import gauge, sentence
from ludotheque.terminal.menu import Menu
from ludotheque.terminal.symbols import Symbols, fold, nodes, printed


def find(scene: Wire, menu: Menu, wanted: str) -> list[Wire]:
    """Find what somebody means: what one types for it, its id, its name, or a part of its name."""
    there = list(nodes(scene["zones"]))
    meant = menu.options.get(wanted) or menu.refusals.get(wanted)
    if meant is not None:
        return [node for node in there if node["id"] in meant.get("on", [])]
    word = fold(wanted)
    found = [node for node in there if word == fold(node["id"])]
    found = found or [node for node in there if word == fold(_name(node))]
    found = found or [node for node in there if fold(_name(node)).startswith(word)]
    return found or [node for node in there if word in fold(_name(node))]


def describe(node: Wire, scene: Wire, menu: Menu, symbols: Symbols) -> Iterator[str]:
    """Tell all there is to see of a thing: its sentences, its symbols, what lies on it, what can be done with it."""
    where = " › ".join(_name(zone) for zone in _way(scene["zones"], node) if _name(zone))
    yield _name(node) + gauge(node) + (f"   ({where})" if where else "")
    yield from (f"  {sentence(fact)}" for fact in node.get("facts", []))
    face = node.get("face", {})
    lines = list(printed(face))
    yield from (f"  {symbols.spelled(tokens)}" for tokens in lines)
    meant = dict.fromkeys(token for tokens in lines for token in tokens)
    yield from (f"    {said}" for token in meant if ":" in (said := symbols.sentence(token)))
    for child in node.get("children", []):
        said = " ".join(sentence(fact) for fact in child.get("facts", []))
        words = " · ".join(symbols.unsaid(child.get("face", {}), f"{_name(child)} {said}"))
        yield f"  - {_name(child)}{gauge(child)}" + "".join(f" ({more})" for more in (words, said) if more)
    inside = {node["id"], *(child["id"] for child in nodes(node.get("children", [])) if child["type"] == "piece")}
    yield from (
        f"  ‹{key}› {option['label']}" for key, option in menu.options.items() if inside & {*option.get("on", [])}
    )
    for refusal in menu.refusals.values():
        if inside & {*refusal["on"]}:
            yield f"  ✗ {refusal['label']}{symbols.colon}{refusal['text']} {refusal['rule']}"


def named(found: list[Wire]) -> list[str]:
    """List the names of what was found, each once."""
    return list(dict.fromkeys(_name(node) for node in found))


def labels(scene: Wire, ids: list[str]) -> list[str]:
    """List the names of what has some ids, in their order, each once."""
    there = {node["id"]: node for node in nodes(scene["zones"])}
    return list(dict.fromkeys(name for one in ids if one in there and (name := _name(there[one]))))


def _name(node: Wire) -> str:
    name: str = node.get("label") or node.get("title", "")
    return name


def _way(children: list[Wire], wanted: Wire) -> list[Wire]:
    """List the zones and pieces that hold something, outermost first."""
    for child in children:
        inside = child.get("children", [])
        if any(one is wanted for one in inside):
            return [child]
        way = _way(inside, wanted)
        if way:
            return [child, *way]
    return []
