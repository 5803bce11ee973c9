"""The codec: a State as JSON and back, at any decision.

Values describe themselves, since a compiled class does not remember the types of what its lists hold:
numbers, strings, truth values and lists stand for themselves; steps, actions, tuples and tables are marked.
"""

import hashlib
from dataclasses import fields
from typing import Any

import msgspec

from ludotheque.engine import flow, state
from ludotheque.engine.errors import BadState, LudothequeError
from ludotheque.engine.fields import SHARED
from ludotheque.engine.game import Game
from ludotheque.engine.state import Lane, State, Step

ENGINE_FIELDS = tuple(field.name for field in fields(State))


def encode(s: State) -> bytes:
    """Write a State as JSON."""
    return msgspec.json.encode(plain(s))


def plain(s: State) -> dict[str, Any]:
    """Give every field of a State that is stored, as data that describes itself."""
    return {field.name: plain_value(getattr(s, field.name)) for field in fields(s) if field.name != SHARED}


def digest(s: State) -> str:
    """Give the short name that only equal States share."""
    return hashlib.blake2b(encode(s), digest_size=16).hexdigest()


def decode(game: Game, stored: bytes) -> State:
    """Read a State of this game; `BadState` says what does not fit."""
    try:
        table = msgspec.json.decode(stored, type=dict[str, Any])
    except msgspec.DecodeError as error:
        message = f"{game.id}: a stored state that is not JSON: {error}"
        raise BadState(message) from error
    kind: Any = game.state_class
    names = [field.name for field in fields(kind)]
    own = [name for name in names if name not in ENGINE_FIELDS and name != SHARED]
    expected = {*ENGINE_FIELDS, *own}
    for name in game.added.keys() - table.keys():
        table[name] = game.added[name](table)
    if expected != set(table):
        message = f"{game.id}: a stored state with other fields: {', '.join(sorted(expected ^ set(table)))}"
        raise BadState(message)
    words = words_of(game)
    try:
        game.bring_up(table)
        values = {name: _live(game, words, value) for name, value in table.items()}
        zones: dict[str, Any] = {name: values[name] for name in own}
        if SHARED in names:
            zones[SHARED] = game.components
        s: State = kind(seat_of=values["seat_of"], **zones)
        for name in ENGINE_FIELDS:
            setattr(s, name, values[name])
        flow.ask_again(s)
    except (KeyError, TypeError, ValueError, IndexError, LudothequeError) as error:
        message = f"{game.id}: a stored state that does not fit: {error}"
        raise BadState(message) from error
    return s


def words_of(game: Game) -> dict[str, type]:
    """List the steps and parts whose objects may lie in a State of this game, by name."""
    package = type(game).__module__.rpartition(".")[0] + "."
    words: dict[str, type] = {}
    for kind in (*_below(Step), *game.parts):
        if kind.__module__.startswith(package) or kind.__module__ == state.__name__:
            words[kind.__name__] = kind
    return words


def _below(kind: Any) -> list[type]:
    found: list[type] = []
    for child in kind.__subclasses__():
        found += [child, *_below(child)]
    return found


def plain_value(value: Any) -> Any:
    """Give what lies in a field as data that describes itself."""
    if value is None or isinstance(value, (int, str, bool)):
        return value
    if isinstance(value, list):
        return [plain_value(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [plain_value(item) for item in value]}
    if isinstance(value, dict):
        return {"table": [[plain_value(key), plain_value(item)] for key, item in value.items()]}
    if isinstance(value, Lane):
        return {"lane": [value.side, plain_value(value.start), plain_value(value.agenda), value.is_asked]}
    return {"is": type(value).__name__, "of": [plain_value(getattr(value, name)) for name in field_names(type(value))]}


def _live(game: Game, words: dict[str, type], value: Any) -> Any:
    if isinstance(value, list):
        return [_live(game, words, item) for item in value]
    if not isinstance(value, dict):
        return value
    if "tuple" in value:
        return tuple(_live(game, words, item) for item in value["tuple"])
    if "table" in value:
        return {_live(game, words, key): _live(game, words, item) for key, item in value["table"]}
    if "lane" in value:
        side, start, agenda, is_asked = value["lane"]
        return Lane(side, _live(game, words, start), _live(game, words, agenda), is_asked)
    kind = words[value["is"]]
    values = [_live(game, words, item) for item in value["of"]]
    return kind(**dict(zip(field_names(kind)[: len(values)], values, strict=True)))


def field_names(kind: type) -> list[str]:
    """List the fields of a class in the order they are written."""
    return [field.name for field in fields(kind)] if hasattr(kind, "__dataclass_fields__") else []
