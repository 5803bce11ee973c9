"""The solo booklet read a second time: set-up and conversions. Sentences that had no test of their own."""

import re
from itertools import permutations, product

import pytest

from ludotheque.engine.chance import RandomChance
from ludotheque.engine.state import Step
from ludotheque.games.unconscious_mind import GAME
from ludotheque.games.unconscious_mind.effects.papers import Write
from ludotheque.games.unconscious_mind.names import COUNTED, GREY, LOCATIONS, NONE
from ludotheque.games.unconscious_mind.turn.id import ID_GATHERS, ID_TURN
from tests.games.unconscious_mind.table import BOX, HUMAN, ID, named, research, solo, start, tile

FOLDER = GAME.folder


# Overview and set-up.


def test_its_ideas_trigger_no_action_of_the_meeting_table():
    """Aimed at N1 and N2: no tile is taken, no coffee paid; only its inkwell follows."""
    table = solo("card:K01")
    table.id.notebook = table.id.face_down = [NONE] * 9
    market = table.s.market.copy()

    table.turn(ID)

    assert market == table.s.market
    assert 1 == table.id.coffee  # for the minor insight beside its inkwell


def test_the_first_treatise_lies_where_it_is_and_no_end_is_asked_for():
    table = solo()
    table.play_out(HUMAN, "S10G S11G S12P")
    table.me.coffee, table.me.coloured[0] = 0, 1

    table.do(HUMAN, Write(2)).play(f"publish {named(BOX.treatises, 'TG5')}", f"volume {research('S10G')}")
    table.play(f"volume {research('S11G')}")

    assert "rest" == table.asks


def test_the_meeting_table_cards_are_shuffled():
    first = set()
    for seed in range(12):
        table = solo()
        table.luck.rest = RandomChance(seed)
        table.turn(ID)
        first.add(table.s.card)

    assert 4 < len(first)


def test_the_id_has_no_starting_tile():
    table = start(1, level="easy")
    table.play("client routine-1", "dream 1")

    assert 3 == sum(table.s.starting_bag)
    assert "first-tile" in table.happened
    names = [BOX.tiles[number].name for number in table.id.notebook if number != NONE]
    assert names == [name for name in names if name.startswith("id")] != []


ROWS = {"as-listed": (1, 2, 3)} | {
    "-".join(map(str, order)): order for order in permutations((1, 2, 3)) if order != (1, 2, 3)
}


@pytest.mark.parametrize("tile_order", ["by_colour", "by_number"])
@pytest.mark.parametrize(("rows", "order"), ROWS.items())
def test_one_may_choose_which_colour_lies_in_which_row(rows, order, tile_order):
    desk = start(1, id_rows=rows, tile_order=tile_order, level="easy").id
    lying = [max(active, waiting) for active, waiting in zip(desk.notebook, desk.face_down, strict=True)]

    assert [number for colour in order for number in BOX.id_tiles[tile_order][colour - 1]] == lying


LEVELS = {"easy": ([0], 0, False), "medium": ([0, 3, 6], 1, False), "hard": ([0, 3, 6], 1, True)}


@pytest.mark.parametrize(("level", "coffee"), list(product(LEVELS, [("ordinary", 4), ("strong", 3)])))
def test_every_level_goes_with_either_coffee_and_either_order_of_the_tiles(level, coffee):
    active, insights, is_high = LEVELS[level]
    for tile_order in ("by_colour", "by_number"):
        table = start(1, level=level, coffee=coffee[0], tile_order=tile_order)

        assert active == [place for place in range(9) if table.id.notebook[place] != NONE]
        assert (insights, is_high) == (sum(table.id.coloured), table.s.variant.is_high)
        assert coffee[1] == table.s.variant.rate
        assert [insights == 0, True, True] == [bool(end) for end in table.id.ends[3:]]


@pytest.mark.parametrize("place", range(len(BOX.case_tiles)))
def test_each_case_tile_faces_the_routine_tile_with_its_icons_and_grey_faces_reputation(place):
    low, high = BOX.case_tiles[place].low, BOX.case_tiles[place].high
    icons = tuple(icon for icon, count in enumerate(BOX.routine_tiles[place].icons) if count)

    assert low is not None
    assert high is not None
    assert low.icons == high.icons
    assert ((), "reputation") == (low.icons, COUNTED[low.counts]) if icons == (GREY,) else icons == low.icons
    assert (low.each, low.cap) < (high.each, high.cap)


# Conversions.


def printed_phrases():
    """Everything an effect of the Id can come upon: all but the actions of the meeting table."""
    tiles = [phrase for printed in BOX.tiles for phrase in (printed.main, printed.banner)]
    cards = [card.effect for card in BOX.research] + [dream.effect for dream in (*BOX.manifest, *BOX.latent)]
    office = [layer.bonus for layer in BOX.grief] + [client.lasting for client in BOX.clients]
    board = [*BOX.rows, *BOX.row_ends, *BOX.column_ends, *BOX.upper, *BOX.lower]
    return [*tiles, *cards, *office, *board, *BOX.uses, *BOX.location_bonuses, *BOX.district_bonuses, BOX.claims]


def asks(step):
    """Say whether a step can put a question."""
    return type(step).candidates is not Step.candidates or type(step).options is not Step.options


def test_the_id_is_a_tuple_of_steps_that_ask_nothing():
    assert [] == [step for step in (*ID_TURN, *ID_GATHERS) if asks(step)]


def test_no_word_printed_on_a_component_asks_the_id_anything():
    assert [] == [step for phrase in printed_phrases() for step in phrase.id if asks(step)]


@pytest.mark.parametrize("file", sorted((FOLDER / "effects").glob("*.py")), ids=lambda file: file.stem)
def test_no_effect_asks_whether_it_is_the_ids(file):
    """Its conversions are a table from words to words; only choosing the words of a phrase looks at whose they are."""
    if file.stem != "id":
        assert not re.findall(r"is_id|NOBODY|seat_of|\bID_|effects\.id", file.read_text(encoding="utf-8"))


def test_what_a_word_becomes_stands_in_a_table_of_words():
    words = {name: entry.becomes for name, entry in GAME.component_file.below("id.conversions").items()}

    one, two, pill = ["brew 1"], ["brew 2"], ["pill 1"]
    assert (one, two, pill) == (words["minor"], words["medium"], words["major"])
    assert (two, pill) == (words["trigger-tile"], words["gain-tile"])
    assert ["brew n"] == words["elevate"] == words["transfer"] == words["use"]


@pytest.mark.parametrize(("coffee", "left", "pills"), [("ordinary", 2, 1), ("strong", 0, 2)])
def test_coffee_beyond_the_rate_stays_on_the_track(coffee, left, pills):
    """Three cups in hand and three more: six make one pill box at 4, two at 3."""
    table = solo(coffee=coffee, professor="opera", freud="opera")
    table.id.coffee = 3 if coffee == "ordinary" else 0
    table.id.pills = 0 if coffee == "ordinary" else 1
    table.me.professor = LOCATIONS.index("museum")
    table.id.icons[LOCATIONS.index("museum")] = 3

    table.resolve(ID, BOX.tiles[tile("id7")].main)

    assert (left, pills) == (table.id.coffee, table.id.pills)


def test_a_conversion_interrupts_the_effects_of_a_tile():
    """Tile 4: the banner brings the fourth cup, so the pill box comes before the two cups of the tile itself."""
    table = solo()
    table.s.market = [tile(name) for name in ("N05G", "N05F", "N05P", "N08G", "N07G", "N08F")]
    table.id.coffee = 3

    table.resolve(ID, BOX.tiles[tile("id4")].main)

    told = [name for name in table.happened if name in {"id-coffee", "id-converted", "pill-gained", "tile-removed"}]
    assert ["id-coffee", "id-converted", "pill-gained", "id-coffee", "tile-removed"] == told
    assert (2, 1) == (table.id.coffee, table.id.pills)
