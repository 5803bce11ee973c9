"""Reads and checks the component file, and fills the box with what it says."""

from collections.abc import Sequence
from pathlib import Path

from ludotheque.engine.components import ComponentFile, Data
from ludotheque.games.unconscious_mind.actions import MOST_CARDS, MOST_IN_ROW, MOST_SLOTS, MOST_TREATISES
from ludotheque.games.unconscious_mind.card_language import BadWord, Reader, one_of, zone
from ludotheque.games.unconscious_mind.components.printed import CONSTANTS, SCHEMA, TABLE_SIZES, TABLES
from ludotheque.games.unconscious_mind.effects.gains import Asides, ClaimGoals
from ludotheque.games.unconscious_mind.effects.id import IdClaims
from ludotheque.games.unconscious_mind.names import (
    ACTION_WORDS,
    ASKED_FOR,
    CASE_STUDY,
    COUNTED,
    DISTRICTS,
    ICONS,
    LOCATIONS,
    QUALITIES,
    ROUTINE,
    SPACES,
    SYMBOLS,
    THERAPY,
)
from ludotheque.games.unconscious_mind.state.box import (
    SILENCE,
    Box,
    Client,
    ClientTile,
    Dream,
    Goal,
    Grief,
    Phrase,
    Research,
    Scoring,
    Slot,
    TableCard,
    Tile,
    Treatise,
)

TURN_ORDER = range(4)
"""The places of a full table."""
PRINTED = Path(__file__).parents[1] / "components.toml"
ON_THE_CONVERSION_CARD = {
    "elevate": "elevate 1",
    "transfer": "transfer 1",
    "use": "use 1",
    "minor": "minor growth",
    "medium": "medium growth",
    "major": "major growth",
    "tile": "trigger-tile",
    "gained": "gain-tile",
}
"""By fact of its text, the words that it explains."""


def names(box: Box) -> tuple[str, ...]:
    """List the names of all cards and tiles, which no rule may mention."""
    found = [tile.name for tile in box.tiles] + [card.name for card in box.research]
    found += [treatise.name for treatise in box.treatises] + [client.name for client in box.clients]
    found += [goal.name for goal in box.goals] + [layer.name for layer in box.grief]
    found += [dream.name for dream in (*box.manifest, *box.latent)]
    found += [card.name for card in box.table_cards] + [tile.name for tile in box.routine_tiles]
    return tuple(dict.fromkeys(found))


def read(data: Data = PRINTED) -> tuple[Box, ComponentFile]:
    """Read a component file; every mistake in it is reported at once."""
    file = ComponentFile(data, SCHEMA)
    file.finish()
    box = Filling(file).fill()
    file.finish()
    return box, file


class Filling:
    """Fills the box from a file whose entries have the right shape, and notes what is still wrong with them."""

    def __init__(self, file: ComponentFile) -> None:
        self.component_file = file
        self.box = self._numbers()
        conversions = {name: entry.becomes for name, entry in file.below("id.conversions").items()}
        self.reader = Reader(conversions)
        self.use_reader = Reader(conversions, is_use=True)
        self.office_reader = Reader(conversions, points_from=THERAPY)

    def fill(self) -> Box:
        self._board()
        self._cards()
        self._office()
        self._id()
        self._check()
        return self.box

    def _phrase(self, key: str, words: Sequence[str], quality: int = 0, reader: Reader | None = None) -> Phrase:
        try:
            return (reader or self.reader).phrase(words, quality)
        except BadWord as error:
            self.component_file.expect(False, key, str(error))
            return SILENCE

    def _place(self, key: str, known: Sequence[str], word: str) -> int:
        try:
            return one_of(known, word)
        except BadWord as error:
            self.component_file.expect(False, key, str(error))
            return 0

    def _places(self, key: str, known: Sequence[str], words: Sequence[str]) -> tuple[int, ...]:
        return tuple(self._place(key, known, word) for word in words)

    def _cost(self, key: str, texts: Sequence[str]) -> tuple[int, ...]:
        try:
            return tuple(zone(text) for text in texts)
        except BadWord as error:
            self.component_file.expect(False, key, str(error))
            return ()

    def _numbers(self) -> Box:
        """Make a box with all its numbers and nothing else yet."""
        number = self.component_file.number
        constants = {name: number(f"constants.{name}") for name in CONSTANTS}
        table = {name: self.component_file[f"tables.{name}"].values for name in TABLES}
        for name, size in {**TABLE_SIZES, "cures_for_third_space": 3}.items():
            self.component_file.expect(
                len(table[name]) == size, f"tables.{name}", f"expected {size} numbers, got {len(table[name])}"
            )
        return Box(
            constants=constants,
            coffee=constants["coffee"],
            least_conversion=min(
                constants[name] for name in ("coffee_to_elevate", "coffee_to_transfer", "coffee_per_bright_idea")
            ),
            elevation_price=constants["coffee_to_elevate"],
            transfer_price=constants["coffee_to_transfer"],
            bright_idea_price=constants["coffee_per_bright_idea"],
            downgrade_price=constants["coffee_to_ignore_a_downgrade"],
            most_coffee=constants["most_coffee"],
            most_pills=constants["most_pills"],
            spare_pill_points=constants["points_per_spare_pill"],
            most_uses=constants["most_uses"],
            uses_per_bright=constants["uses_per_bright_idea"],
            catharsis=constants["catharsis"],
            therapy_points=table["therapy_points"],
            most_reputation=len(table["reputation_points"]) - 1,
            reputation_points=table["reputation_points"],
            district_points=table["district_points"],
            row_points=table["row_points"],
            location_points=table["location_points"],
            third_space=table["cures_for_third_space"],
            id_rates=[number("id.rates.ordinary"), number("id.rates.strong")],
            id_coffee=number("id.start.coffee"),
            id_bright=number("id.start.bright"),
            claims=Phrase((ClaimGoals(),), (IdClaims(),)),
            asides=Asides(),
        )

    def _board(self) -> None:
        box, file = self.box, self.component_file
        box.actions.extend(self._phrase(f"actions.{word}", file[f"actions.{word}"].effect) for word in ACTION_WORDS)
        for name, slot in file.below("slots").items():
            touches = self._places(f"slots.{name}", ACTION_WORDS, slot.touches)
            box.slots.append(Slot(name, slot.row, slot.column, touches))
        for name, lines in (("rows", box.rows), ("row_ends", box.row_ends), ("column_ends", box.column_ends)):
            effects = file[f"player_board.{name}"].effects
            file.expect(len(effects) == 3, f"player_board.{name}", f"expected 3 effects, got {len(effects)}")
            lines += [self._phrase(f"player_board.{name}", words) for words in effects]
        for name in LOCATIONS:
            place = file[f"locations.{name}"]
            file.expect(
                len(place.uses) == len(place.bonuses) == 3, f"locations.{name}", "expected 3 uses and 3 bonuses"
            )
            box.uses.extend(self._phrase(f"locations.{name}", words, reader=self.use_reader) for words in place.uses)
            box.location_bonuses.extend(self._phrase(f"locations.{name}", words) for words in place.bonuses)
        for name in DISTRICTS:
            slots = file[f"districts.{name}"].slots
            file.expect(len(slots) == 4, f"districts.{name}", f"expected 4 slots, got {len(slots)}")
            box.district_bonuses.extend(self._phrase(f"districts.{name}", words) for words in slots)
        for key in range(1, 5):
            section = file[f"reputation.{key}"]
            box.sections.append(section.first)
            box.upper.append(self._phrase(f"reputation.{key}", section.upper))
            box.lower.append(self._phrase(f"reputation.{key}", section.lower))

    def _cards(self) -> None:
        box, file = self.box, self.component_file
        for name, tile in file.below("notebook").items():
            for quality in range(len(QUALITIES)):
                main = self._phrase(f"notebook.{name}", tile.main, quality)
                banner = self._phrase(f"notebook.{name}", tile.banner, quality)
                box.tiles.append(Tile(name, quality, main, banner))
                box.market_tiles.append(1)
                box.starting_tiles.append(0)
        for name, tile in file.below("starting_notebook").items():
            main = self._phrase(f"starting_notebook.{name}", tile.main)
            box.tiles.append(Tile(name, 0, main, SILENCE))
            box.market_tiles.append(0)
            box.starting_tiles.append(1)
        for name, card in file.below("research").items():
            for quality in range(len(QUALITIES)):
                effect = self._phrase(f"research.{name}", card.effect, quality)
                box.research.append(Research(name, quality, _icons(card.icons), effect))
        for name, treatise in file.below("treatises").items():
            volumes = tuple(ASKED_FOR.index(quality) for quality in treatise.volumes)
            quality = QUALITIES.index(treatise.quality)
            box.treatises.append(Treatise(name, quality, treatise.points, volumes, _icons(treatise.icons)))
        box.treatise_grid.extend(
            sorted(
                range(len(box.treatises)),
                key=lambda number: (-box.treatises[number].points, box.treatises[number].quality),
            )
        )
        for name, goal in file.below("goals").items():
            word, needs = goal.needs.split(" ")
            counts = self._place(f"goals.{name}", COUNTED[:12], word)
            icon = LOCATIONS.index(goal.icon)
            box.goals.append(Goal(name, counts, int(needs), icon, goal.is_centre))

    def _office(self) -> None:
        box, file = self.box, self.component_file
        for name, layer in file.below("grief").items():
            bonus = self._phrase(f"grief.{name}", layer.bonus, reader=self.office_reader)
            box.grief.append(Grief(name, layer.hearts, bonus, SYMBOLS.index(layer.symbol), layer.is_start))
        for name, client in file.below("routine_clients").items():
            lasting = self._phrase(f"routine_clients.{name}", client.lasting)
            icons = _icons(client.icons)
            box.clients.append(Client(name, ROUTINE, client.hearts, client.points, icons, lasting, None))
        for name, case in file.below("case_studies").items():
            scoring = self._scoring(f"case_studies.{name}", case.scores, case.each, case.cap)
            box.clients.append(Client(name, CASE_STUDY, case.hearts, case.points, (), SILENCE, scoring))
        for kind, dreams in (("manifest", box.manifest), ("latent", box.latent)):
            for name, dream in file.below(f"{kind}_dreams").items():
                key = f"{kind}_dreams.{name}"
                cost = self._cost(key, dream.cost)
                effect = self._phrase(key, dream.effect, reader=self.office_reader)
                dreams.append(Dream(name, cost, dream.therapy, effect, SYMBOLS.index(dream.symbol)))

    def _scoring(self, key: str, text: str, each: int, cap: int) -> Scoring:
        word, *icons = text.split(" ")
        return Scoring(self._place(key, COUNTED, word), self._places(key, LOCATIONS, icons), each, cap)

    def _id(self) -> None:
        box, file = self.box, self.component_file
        names = [slot.name for slot in box.slots]
        for name, card in file.below("id.cards").items():
            target = self._place(f"id.cards.{name}", names, card.slot)
            box.table_cards.append(TableCard(name, _tried(box.slots, target, card.way), card.way))
        for word, printed in ON_THE_CONVERSION_CARD.items():
            box.for_the_id[word] = Phrase(self._phrase("id.conversions", [printed]).id, ())
        first = len(box.tiles)
        for number in range(1, SPACES + 1):
            tile = file[f"id.tiles.{number}"]
            box.tiles.append(Tile(f"id{number}", 0, self._phrase(f"id.tiles.{number}", tile.main), SILENCE))
            box.market_tiles.append(0)
            box.starting_tiles.append(0)
        for name in ("by_colour", "by_number"):
            rows = file[f"id.tile_order.{name}"].rows
            is_whole = sorted(number for row in rows for number in row) == list(range(1, SPACES + 1))
            file.expect(
                is_whole and len(rows) == 3, f"id.tile_order.{name}", "expected 3 rows with each of 1 to 9 once"
            )
            box.id_tiles[name] = [[first + number - 1 for number in row] for row in rows]
        for name, routine in file.below("id.routine_tiles").items():
            icons = tuple(routine.icons.get(icon, 0) for icon in ICONS)
            box.routine_tiles.append(ClientTile(name, icons, None, None))
        for name, case in file.below("id.case_tiles").items():
            low = self._scoring(f"id.case_tiles.{name}", case.scores, case.low.each, case.low.cap)
            high = self._scoring(f"id.case_tiles.{name}", case.scores, *case.high)
            box.case_tiles.append(ClientTile(name, (), low, high))

    def _check(self) -> None:
        box, expect = self.box, self.component_file.expect
        longest = len(box.therapy_points) - 1
        for client in box.clients:
            key = f"{'case_studies' if client.kind else 'routine_clients'}.{client.name}"
            for layer in box.grief:
                total = client.hearts + layer.hearts
                is_met = not layer.is_start or client.kind == ROUTINE
                if is_met and not box.catharsis < total <= longest:
                    expect(False, key, f"expected hearts over {box.catharsis} and up to {longest} with {layer.name}")
        expect(sum(goal.is_centre for goal in box.goals) == 1, "goals", "expected one goal for the centre")
        expect(len(box.goals) >= box.constants["goals"], "goals", f"expected {box.constants['goals']} or more")
        expect(len(box.slots) <= MOST_SLOTS, "slots", f"expected at most {MOST_SLOTS}")
        expect(len(box.research) <= MOST_CARDS, "research", f"expected at most {MOST_CARDS // len(QUALITIES)} kinds")
        expect(len(box.treatises) <= MOST_TREATISES, "treatises", f"expected at most {MOST_TREATISES}")
        for name in ("manifest_row", "client_row"):
            expect(0 < box.constants[name] <= MOST_IN_ROW, f"constants.{name}", f"expected 1 to {MOST_IN_ROW}")
        most, more = box.most_coffee, box.constants["coffee_per_later_place"]
        expect(box.coffee <= most, "constants.coffee", f"expected at most {most}, the end of the track")
        places = len(TURN_ORDER) - 1
        expect(more * places <= most, "constants.coffee_per_later_place", f"expected at most {most // places}")
        names = [tile.name for tile in box.routine_tiles]
        expect(names == [tile.name for tile in box.case_tiles], "id.case_tiles", f"expected {', '.join(names)}")


def _icons(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(LOCATIONS.index(name) for name in names)


def _tried(slots: list[Slot], target: int, way: str) -> tuple[int, ...]:
    """List the slots of a column from the target on, in one direction and round the end."""
    column = sorted(
        (slot for slot in range(len(slots)) if slots[slot].column == slots[target].column),
        key=lambda slot: slots[slot].row,
        reverse=way == "up",
    )
    start = column.index(target)
    return (*column[start:], *column[:start])
