"""Reads and checks the component file of Clockworker."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ludotheque.engine.action import Actions
from ludotheque.engine.components import WHOLE, Check, ComponentFile, Count, Data, Datum, Number, at_least, mistakes_in
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.clockworker.actions import ACTIONS, with_cards
from ludotheque.games.clockworker.card_language import WORDS, Word, amount, resources, units
from ludotheque.games.clockworker.effects import Convert
from ludotheque.games.clockworker.names import KINDS, MOST_SLOTS, ROW, only
from ludotheque.games.clockworker.state import Ability, Archive, Artifact, Box, Factory

PRINTED = Path(__file__).with_name("components.toml")
TEXTS = Path(__file__).with_name("texts")
PLAYERS = (2, 3, 4)
PAID_FOR = ("any_time", "retrieval_copy")
"""The words of phrases that ask for a fee: a card has one at most."""
ID = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
Cards = dict[str, Any]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card is called, where the texts do not know it."""

    en: str
    fr: str


class Numbers(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Several numbers in order."""

    values: list[int]


def _slots(slots: list[str]) -> list[str]:
    wrong = [] if 1 <= len(slots) <= MOST_SLOTS else [f"expected 1 to {MOST_SLOTS} slots, got {len(slots)}"]
    for slot in slots:
        wrong += amount(slot)
    return wrong


class FactoryCard(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A factory: cost in gears, and slots from top to bottom."""

    checks: ClassVar[Mapping[str, Check]] = {"cost": at_least(0), "slots": _slots}
    cost: int
    slots: list[str]
    for_two: bool = False
    name: Name | None = None


class ForTwo(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many copies two players use."""

    checks: ClassVar[Mapping[str, Check]] = {"copies": at_least(0)}
    copies: int


class CostAndPoints(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card costs and is worth, which the file calls its price."""

    checks: ClassVar[Mapping[str, Check]] = {"cost": resources, "points": at_least(0)}
    cost: str
    points: int


def _abilities(abilities: list[dict[str, Any]]) -> list[str]:
    wrong = [mistake for ability in abilities for mistake in _mistakes_in_phrase(ability)]
    paid_for = [name for ability in abilities for name in ability if name in PAID_FOR]
    if len(paid_for) > 1:
        wrong.append(f"expected at most one phrase that is paid for; got {', '.join(paid_for)}")
    return wrong


def _mistakes_in_phrase(ability: dict[str, Any]) -> list[str]:
    if len(ability) != 1:
        return [f"expected one word, got {', '.join(ability) or 'none'}; known: {', '.join(sorted(WORDS))}"]
    [(name, parameters)] = ability.items()
    if name not in WORDS:
        return [f"unknown word {name!r}; known: {', '.join(sorted(WORDS))}"]
    return [f"{name}: {mistake}" for mistake in mistakes_in(parameters, WORDS[name])]


def _copies_for_two(card: dict[str, Any]) -> list[str]:
    copies, for_two = card.get("copies"), card.get("for_two")
    fewer = for_two.get("copies") if isinstance(for_two, dict) else None
    if not isinstance(copies, int) or not isinstance(fewer, int) or fewer <= copies:
        return []
    return [f"for_two: expected 0 to {copies} copies for two, got {fewer}"]


class ArtifactCard(Datum, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An artifact: copies, what it does, its cost and points."""

    checks: ClassVar[Mapping[str, Check]] = {"copies": at_least(1), "abilities": _abilities, WHOLE: _copies_for_two}
    copies: int
    abilities: list[dict[str, Any]]
    for_two: ForTwo
    price: CostAndPoints
    name: Name | None = None

    def words(self) -> list[Ability]:
        """Give its phrases."""
        return [word(ability) for ability in self.abilities]


class ArchiveTile(CostAndPoints, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An archive tile."""

    name: Name | None = None


SCHEMA: dict[str, type[Datum]] = {
    "set_up.robots": Number,
    **{f"start_gears.{players}": Numbers for players in PLAYERS},
    **{f"end_depth.{players}": Number for players in PLAYERS},
    "charge.gears": Number,
    "marker.gears": Number,
    "cards.second_factory": Number,
    "cards.last_round": Count,
    "rounds.most": Count,
    "starter": FactoryCard,
    "factories.*": FactoryCard,
    "artifacts.*": ArtifactCard,
    "archives.*": ArchiveTile,
}
NAMED = {"factories": "factory", "artifacts": "artifact", "archives": "archive"}
"""How the texts call the cards of a table."""


def word(ability: dict[str, Any]) -> Ability:
    """Make a phrase from a table with one key, the word."""
    [(name, parameters)] = ability.items()
    kind: type[Word] = WORDS[name]
    return msgspec.convert(parameters, kind).ability()


def read(data: Data = PRINTED) -> tuple[Box, ComponentFile, Actions]:
    """Read a component file; every mistake in it is reported at once."""
    file = ComponentFile(data, SCHEMA)
    _check_numbers(file)
    _check_cards(file)
    file.finish()
    factories = [
        Factory(name, card.cost, [units(slot) for slot in card.slots], card.for_two)
        for name, card in [("starter", file["starter"]), *file.below("factories").items()]
    ]
    artifacts = [
        Artifact(name, _counted(card.price.cost), card.price.points, card.copies, card.for_two.copies, card.words())
        for name, card in file.below("artifacts").items()
    ]
    archives = [Archive(name, _counted(tile.cost), tile.points) for name, tile in file.below("archives").items()]
    actions = ACTIONS.extended()
    box = Box(
        factories=factories,
        artifacts=artifacts,
        archives=archives,
        robots=file.number("set_up.robots"),
        start_gears={players: file[f"start_gears.{players}"].values for players in PLAYERS},
        end_depth={players: file.number(f"end_depth.{players}") for players in PLAYERS},
        charge=file.number("charge.gears"),
        saving=file.number("marker.gears"),
        cards_for_second=file.number("cards.second_factory"),
        cards_for_end=file.number("cards.last_round"),
        most_rounds=file.number("rounds.most"),
        answers=with_cards(actions, factories, artifacts, archives),
        any_time=Convert(),
        converters=sum(only(number) for number, artifact in enumerate(artifacts) if artifact.yields),
    )
    return box, file, actions


def names(file: ComponentFile) -> dict[str, str]:
    """Write the names given in the file as Fluent messages, by language."""
    found = dict.fromkeys(LANGUAGES, "")
    for table, kind in NAMED.items():
        for name, card in file.below(table).items():
            if card.name is not None:
                for language, called in (("en", card.name.en), ("fr", card.name.fr)):
                    quoted = called.replace("\\", "\\\\").replace('"', '\\"')
                    found[language] += f'{kind}-{name} = {{"{quoted}"}}\n'
    return found


def _check_numbers(file: ComponentFile) -> None:
    for players in PLAYERS:
        if (gears := file.below("start_gears").get(str(players))) is not None:
            fits = len(gears.values) == players and min(gears.values) >= 0
            file.expect(fits, f"start_gears.{players}", f"expected {players} numbers of 0 or more, got {gears.values}")


def _check_cards(file: ComponentFile) -> None:
    known = {
        line.partition(" =")[0] for line in (TEXTS / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8").splitlines()
    }
    for table, kind in NAMED.items():
        for name, card in file.written(table).items():
            key = f"{table}.{name}"
            file.expect(ID.fullmatch(name), key, "expected an id of letters, digits and hyphens")
            is_named = "name" in card or f"{kind}-{name}" in known
            file.expect(is_named, key, 'expected a name for a card of your own: name = { en = "…", fr = "…" }')
    file.expect(
        "starter" not in file.written("factories"), "factories.starter", "expected another id than the starter's"
    )
    factories = file.below("factories")
    for_two = [card for card in factories.values() if card.for_two]
    if not any(mistake.startswith("[factories") for mistake in file.mistakes):
        file.expect(len(for_two) >= ROW, "factories", f"expected {ROW} or more for two players, got {len(for_two)}")
    depths = [depth.value + players for players, depth in _by_players(file, "end_depth")]
    fewest = ROW + max(depths, default=0)
    archives = len(file.below("archives"))
    if not any(mistake.startswith("[archives") for mistake in file.mistakes):
        file.expect(archives >= fewest, "archives", f"expected {fewest} or more, so that END comes up, got {archives}")


def _by_players(file: ComponentFile, key: str) -> list[tuple[int, Any]]:
    return [(int(players), datum) for players, datum in file.below(key).items()]


def _counted(cost: str) -> list[int]:
    found = units(cost)
    return [found.count(kind) for kind in range(len(KINDS))]
