"""Write the client's types of what travels from the server's structs: `python -m tools.wire`, or `... check`."""

import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ludotheque.engine import scene
from ludotheque.manual import tree
from ludotheque.server.wire import (
    daily,
    incoming,
    lesson,
    outgoing,
    player,
    puzzle,
    reminders,
    requests,
    responses,
    review,
    workshop,
)
from ludotheque.server.wire.scene import FlatScene

FILE = Path(__file__).resolve().parent.parent / "client" / "src" / "wire" / "wire.ts"
HEAD = """\
// Written by `python -m tools.wire` from server/wire, engine/scene.py and manual/tree.py;
// docs/protocol.md is the contract.

declare const is: unique symbol;

/** A place in the rules; possessions belong to it. Who answers for it may change during play, so it is no seat. */
export type Side = number & { readonly [is]: 'side' };

/** Somebody at the table, by number; knowledge, time and words belong to them. It is no side. */
export type Seat = number & { readonly [is]: 'seat' };

export type Language = 'en' | 'fr';

export type SceneNode = ZoneNode | PieceNode;

/** A flat Scene with only what changed; `gone` names fields to drop, and a node that is null is gone. */
export type Difference = Partial<Omit<Scene, 'nodes'>> & {
  gone?: string[];
  nodes?: Record<string, SceneNode | null>;
};

export type Way = [from: string, to: string];

/** Standing orders, by question. */
export type Orders = Record<string, string>;
"""
RENAMED = {
    "FlatScene": "Scene",
    "PaceInfo": "Pace",
    "Piece": "PieceNode",
    "Zone": "ZoneNode",
}
"""The client's names of structs, where they differ from the server's."""
NODES = (scene.Zone, scene.Piece)
WORDS: dict[object, str] = {
    scene.Kind: "Kind",
    scene.Layout: "Layout",
    scene.Mark: "Mark",
    scene.Role: "Role",
    scene.Verdict: "Verdict",
}
"""Closed lists of words that have a name."""
PLAIN: dict[object, str] = {
    Any: "unknown",
    NoneType: "null",
    bool: "boolean",
    float: "number",
    int: "number",
    scene.Text: "string",  # rendered
    str: "string",
}
ROOTS: tuple[type[msgspec.Struct], ...] = (FlatScene, *NODES, outgoing.Beside)
"""What the client names and no other struct holds: `Beside` is what its messages inherit."""


class Writer:
    """Writes structs as interfaces, each once, with those they hold."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """Write a struct, unless it is written already; give its name."""
        name = RENAMED.get(kind.__name__, kind.__name__)
        if name not in self.interfaces:
            self.interfaces[name] = ""  # it may hold itself
            self.interfaces[name] = self._interface(name, kind)
        return name

    def union(self, name: str, kinds: UnionType) -> str:
        """Write what may come as one of several structs."""
        return f"export type {name} =\n" + "\n".join(f"  | {self.struct(kind)}" for kind in get_args(kinds)) + ";\n"

    def _interface(self, name: str, kind: type[msgspec.Struct]) -> str:
        config = kind.__struct_config__
        lines = [*_comment(kind), f"export interface {name} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        for field in msgspec.structs.fields(kind):
            is_optional = not field.required and (config.omit_defaults or _is_read(kind))
            mark = "?" if is_optional else ""
            lines.append(f"  {field.encode_name}{mark}: {self._type(field.type, without_null=is_optional)};")
        return "\n".join([*lines, "}"]) + "\n"

    def _type(self, kind: Any, *, without_null: bool = False) -> str:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:  # Meta(extra={"ts": ...}) says what it is called in TypeScript
            return str(next(mark.extra["ts"] for mark in inner[1:] if mark.extra))
        if origin in {Union, UnionType}:
            left_out = (msgspec.UnsetType, NoneType) if without_null else (msgspec.UnsetType,)
            return " | ".join(dict.fromkeys(self._type(one) for one in inner if one not in left_out))
        if origin is list:
            # Scenes travel flat: where the server's nodes hold nodes, the client's hold their ids.
            item = "string" if set(_members(inner[0])) <= set(NODES) else self._type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(one) for one in inner)}]"
        if origin is dict:
            return f"Record<string, {'SceneNode' if set(_members(inner[1])) <= set(NODES) else self._type(inner[1])}>"
        if origin is Literal:
            return WORDS.get(kind) or _words(kind)
        return PLAIN[kind] if kind in PLAIN else self.struct(kind)


def _words(kind: Any) -> str:
    return " | ".join(f"'{value}'" for value in get_args(kind))


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """List the structs a module defines."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def _comment(kind: type) -> list[str]:
    return [f"/** {(kind.__doc__ or '').strip().splitlines()[0]} */"]


def _is_read(kind: type) -> bool:
    """Say whether clients write it and we read it: then whatever has a default may be left out.

    Of the workshop, that goes for the question, `WhatIf`; the rest leaves out defaults anyway.
    """
    return kind.__module__ in {incoming.__name__, requests.__name__, workshop.__name__}


def written() -> str:
    """Write everything."""
    writer = Writer()
    modules = responses, player, daily, lesson, reminders, review, puzzle, requests, workshop
    for kind in (*ROOTS, *(kind for module in modules for kind in _structs(module))):
        writer.struct(kind)
    blocks = writer.union("Block", tree.Block)
    writer.struct(tree.Page)
    unions = [blocks, writer.union("FromServer", outgoing.FromServer), writer.union("ToServer", incoming.FromClient)]
    words = [f"export type {name} = {_words(kind)};\n" for kind, name in WORDS.items()]
    return "\n".join([HEAD, *words, *writer.interfaces.values(), *unions])


def main() -> None:
    """Write the file; or say whether it is as it should be."""
    if sys.argv[1:] == ["check"]:
        if FILE.read_text(encoding="utf-8") != written():
            sys.exit(f"{FILE.name} is not what the server's structs say: run python -m tools.wire")
    else:
        FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
