"""Pictures made from data: complete, the same each time, safe to show, small; and the lock says what they look like."""

import gzip
import re
import tomllib
from xml.etree import ElementTree as ET

import pytest

from ludotheque import art
from ludotheque.games import all_games

FOLDERS = {game.id: game.folder for game in all_games().values() if art.has_art(game.folder)}
SAFE = re.compile(
    r"clip-path|color|c[xy]|d|fill(-opacity|-rule)?|height|id|offset|opacity|overflow|points|preserveAspectRatio"
    r"|r[xy]?|stop-(color|opacity)|stroke(-dasharray|-linecap|-linejoin|-opacity|-width)?|transform|viewBox|width|[xy][12]?|data-made-from"
)
HEAVIEST = 250_000
SVG = f"{{{art.NAMESPACE}}}"


@pytest.fixture(params=FOLDERS, scope="module")
def folder(request):
    return FOLDERS[request.param]


@pytest.fixture(scope="module")
def sheet(folder):
    return art.sheet_of(art.symbols_of(folder), "")


def test_the_lock_says_what_the_pictures_look_like(folder):
    lock = (folder / "art.lock").read_text(encoding="utf-8")

    assert art.lock_of(art.symbols_of(folder)) == lock, f"run `ludotheque art {folder.name}` and look at what changed"


def test_the_same_data_give_the_same_sheet(folder, sheet):
    assert sheet == art.sheet_of(art.symbols_of(folder), "")


def test_a_sheet_is_xml_with_nothing_but_presentation_attributes(sheet):
    read = ET.fromstring(sheet)

    attributes = {name for element in read.iter() for name in element.attrib}
    assert [] == [name for name in attributes if not SAFE.fullmatch(name)]
    tags = {element.tag.removeprefix(SVG) for element in read.iter()}
    assert set() == tags & {"style", "script", "image", "text", "use", "foreignObject", "filter"}


def test_every_id_is_there_once_and_whatever_is_referred_to_is_there(sheet):
    read = ET.fromstring(sheet)
    ids = [element.get("id") for element in read.iter() if element.get("id")]

    assert [] == [name for name in set(ids) if ids.count(name) > 1]
    assert set() == set(re.findall(r"url\(#([^)]+)\)", sheet)) - set(ids)


def test_a_theme_is_light(folder, sheet):
    files = [path.read_bytes() for path in (folder / "theme").iterdir() if path.name != "art.svg"]

    assert sum(len(gzip.compress(file)) for file in [*files, sheet.encode()]) < HEAVIEST


def test_a_sheet_is_made_once_and_anew_when_its_sources_change(tmp_path):
    (tmp_path / "theme").mkdir()
    (tmp_path / "components.toml").write_text("[cards]\nA1 = { cost = 3 }\n", encoding="utf-8")
    (tmp_path / "art.py").write_text(
        "from ludotheque.art import Symbol, circle, number\n\n\n"
        "def sheet(components):\n"
        "    cards = components['cards']\n"
        "    return [Symbol(name, (10, 10), circle(5, 5, cards[name]['cost'])) for name in cards]\n",
        encoding="utf-8",
    )

    assert art.refresh(tmp_path)
    assert not art.refresh(tmp_path)
    before = art.lock_of(art.symbols_of(tmp_path))
    (tmp_path / "components.toml").write_text("[cards]\nA1 = { cost = 4 }\n", encoding="utf-8")
    assert art.refresh(tmp_path)

    assert 'r="4"' in (tmp_path / "theme" / "art.svg").read_text(encoding="utf-8")
    assert before != art.lock_of(art.symbols_of(tmp_path))
    assert ["art.svg"] == [path.name for path in (tmp_path / "theme").iterdir()]


def test_what_is_chosen_by_name_stays_chosen():
    assert [1, 1, 2] == [art.pick(name, "hat", 3) for name in ("R01", "R02", "R03")]
    assert art.between("R01", "sun", 2, 3) == art.between("R01", "sun", 2, 3)
    assert {0, 1, 2} == {art.pick(f"R{number}", "hat", 3) for number in range(30)}


def names_of(game):
    return {symbol.name for symbol in art.symbols_of(FOLDERS[game])}


def tables_of(game):
    return tomllib.loads((FOLDERS[game] / "components.toml").read_text(encoding="utf-8"))


def test_enkidu_has_a_picture_of_every_tablet_number_and_event():
    tablets = {f"tablet-{letters}{sign}" for letters in ("DB", "LB", "OC", "VI", "RE") for sign in range(1, 6)}
    numbers = {f"number-{card}" for card in range(1, 16)}
    events = {f"event-{name}" for name in tables_of("enkidu")["events"]}

    assert set() == {*tablets, "tablet-J", *numbers, *events, "sealed", "token-veto", "token-talk"} - names_of("enkidu")


def test_unconscious_mind_has_a_picture_of_every_card():
    tables = tables_of("unconscious_mind")
    clients = {f"client-{name}" for table in ("routine_clients", "case_studies") for name in tables[table]}
    dreams = {f"dream-{name}" for table in ("manifest_dreams", "latent_dreams") for name in tables[table]}
    qualities = ("growth", "freedom", "passion")
    papers = {f"research-{name}-{quality}" for name in tables["research"] for quality in qualities}
    others = {f"{word}-{name}" for word in ("treatise", "goal", "location") for name in tables[f"{word}s"]}

    assert (24, 42, 36) == (len(clients), len(dreams), len(papers))
    assert set() == {*clients, *dreams, *papers, *others} - names_of("unconscious_mind")


def test_no_two_clients_and_no_two_dreams_look_alike():
    bodies = [symbol.body for symbol in art.symbols_of(FOLDERS["unconscious_mind"]) if "-" in symbol.name]
    pictures = [body for body in bodies if "url(#wall-" in body or "url(#sky-" in body]

    assert 66 == len(pictures) == len(set(pictures))


def test_clockworker_has_a_picture_of_every_card_and_of_four_makes_of_robots():
    tables = tables_of("clockworker")
    cards = {f"{word.removesuffix('s')}-{name}" for word in ("artifacts", "archives") for name in tables[word]}
    factories = {f"factory-{name}" for name in ("starter", *tables["factories"])}

    assert (36, 41) == (len(cards), len(factories))
    assert set() == {*cards, *factories, *(f"robot-{side}" for side in range(4))} - names_of("clockworker")


def test_a_factory_with_other_slots_looks_different():
    module = FOLDERS["clockworker"]
    before = {symbol.name: symbol.body for symbol in art.symbols_of(module)}

    assert before["factory-F07"] != before["factory-F09"]
    assert before["factory-F16"] != before["factory-F17"], "the same slots, but another sky"


def test_clocks_has_every_die_two_sides_of_every_make_and_every_tool():
    tables = tables_of("clocks")
    dice = {f"die-{material}-{value}" for material in (*tables["dice"], "yellow") for value in range(1, 7)}
    dials = {f"dial-{make}-{way}" for make in range(4) for way in ("forward", "backward")}
    others = {*(f"tool-{word}" for word in tables["prices"]), *(f"maker-{make}" for make in range(4))}

    assert set() == {*dice, *dials, *others} - names_of("clocks")
