"""What the table looks like: zones, pieces, symbols, and what a click does."""

import msgspec

from ludotheque.engine.scene_writer import SceneWriter
from tests.games.clockworker.table import deal, with_cards
from tests.games.setting import PEOPLE

WORKS = "starter/x... F21/.xx.. F10/...."


def drawn(table, viewer=0, language="en"):
    names = PEOPLE[: table.state.players]
    return SceneWriter(table.game.texts, language, names).plain(table.game.scene(table.state, viewer))


def test_a_factory_is_a_column_of_slots_with_robots_on_them():
    nodes = drawn(deal(works=WORKS, stock="robot"))["nodes"]

    assert ["F21.1", "F21.2", "F21.3", "F21.4", "F21.5"] == nodes["F21"]["children"]
    assert "children" not in nodes["F21.1"]
    assert ["F21.2.robot"] == nodes["F21.2"]["children"]
    assert [["2", "gear"]] == nodes["F21.3"]["face"]["lines"]
    assert "Cannery" == nodes["F21"]["label"]
    assert {"art": "factory-F21", "titled": True} == nodes["F21"]["face"]
    assert ("robot-0", "brass") == (nodes["F21.2.robot"]["face"]["art"], nodes["F21.2.robot"]["tone"])


def test_the_robot_that_comes_back_next_is_marked():
    nodes = drawn(deal(works=WORKS, stock="robot"))["nodes"]

    assert ["next"] == nodes["F21.2"]["marks"]
    assert "marks" not in nodes["F21.3"]


def test_what_retrieval_will_bring_is_shown_before_it_happens():
    table = deal(works=WORKS, stock="robot", artifacts="extra-arm")

    nodes = drawn(table)["nodes"]

    assert "Next retrieval: 2 gears, one green block" == nodes["next0"]["label"]
    assert [["retrieval", "→", "2", "gear", "green"]] == nodes["next0"]["face"]["lines"]
    assert "Next retrieval: nothing" == nodes["next1"]["label"]


def test_what_retrieval_will_bring_counts_the_gold_of_the_spare_cpu():
    """Once, on the first robot a slot brings, and also if it was set off in this turn already."""
    works = "starter/...x F29/.x.. F10/...."
    table = deal(works=works, stock="robot", artifacts="spare-cpu")
    table.state.used = table.state.owned[0]

    shown = drawn(table)["nodes"]["next0"]["label"]
    table.play("0: charge", "1: charge")

    assert "Next retrieval: one gold block, 2 robots" == shown
    assert "2 gear + gold + 5 robot" == table.stock()


def test_what_retrieval_will_bring_has_no_gold_without_a_robot_gained():
    table = deal(works="starter/x... F10/....", stock="robot", artifacts="spare-cpu")

    assert "Next retrieval: one gear" == drawn(table)["nodes"]["next0"]["label"]


def test_what_comes_along_may_bring_something_along_itself(tmp_path):
    """With an owner's card that brings a gear with gold."""
    own = ('at_once = { gain = "5 gear" }', 'once_per_turn = { kind = "gold", gain = "gear" }')
    table = deal(
        works="starter/...x", stock="robot", artifacts="spare-cpu emergency-kit", game=with_cards(tmp_path, own)
    )

    shown = drawn(table)["nodes"]["next0"]["label"]
    table.play("0: charge", "1: charge")

    assert "Next retrieval: one gear, one gold block, one robot" == shown
    assert "3 gear + gold + 3 robot" == table.stock()


def test_the_row_shows_prices_with_what_the_marker_saves():
    nodes = drawn(deal(stock="robot", row="F30 F10 F21 F36 F04"))["nodes"]

    assert ["5", "gear"] == nodes["F36"]["face"]["cost"]
    assert ["Costs 5 gears.", "Printed price: 6 gears."] == nodes["F36"]["facts"]
    assert ["marker.less", "F36"] == nodes["place4"]["children"]


def test_archives_show_how_far_end_is():
    far, next_one, gone = (drawn(deal(stock="robot", until_end=n))["nodes"]["pile"]["label"] for n in (5, 0, -1))

    assert "15 archives in the pile; 5 above END" == far
    assert "15 archives in the pile; END is next" == next_one
    assert "15 archives in the pile; END has come up" == gone


def test_costs_points_and_phrases_are_symbols():
    nodes = drawn(deal(stock="robot"))["nodes"]

    assert ["red", "2", "green", "blue"] == nodes["artifact.synchroniser"]["face"]["cost"]
    assert [["any-time", "2", "gear", "→", "gold"]] == nodes["artifact.vending-machine"]["face"]["lines"]
    assert ["6", "point"] == nodes["archive.T01"]["face"]["points"]


def test_what_can_be_afforded_lights_up_and_the_rest_says_why_not():
    flat = drawn(deal(stock="2 gear + robot"))

    lit = {piece for option in flat["options"] for piece in option.get("on", [])}
    refused = {refusal["on"][0]: refusal["text"] for refusal in flat["refusals"]}

    assert {"start0", "F01", "F02", "F03", "F04", "supply"} == lit
    assert "It costs 3, you have 2 gears: 1 too few." == refused["F05"]
    assert "You lack one red block, 2 green blocks, one blue block." == refused["artifact.synchroniser"]


def test_a_slot_is_clicked_where_it_may_be_chosen():
    table = deal(stock="2 robot", works=WORKS, artifacts="synchroniser").play("0: dispatch F21")

    assert [["F21.1"], ["F21.4"], ["F21.5"]] == [option["on"] for option in drawn(table)["options"]]


def test_what_cannot_be_says_why_where_one_points():
    staffing = drawn(deal(stock="2 gear + 2 robot", luck="F07").play("0: operate F02"), language="fr")
    empty = drawn(deal(stock="9 gear + robot", row="- - - - -", deck=""))

    assert {
        "F02.2": "Serre : la case 1 passe avant la case 2.",
        "F02.3": "Serre : la case 1 passe avant la case 3.",
    } == {refusal["on"][0]: refusal["text"].replace("\u202f", " ") for refusal in staffing["refusals"]}
    assert "No factory lies open, and none is left in the deck." in {
        refusal["text"] for refusal in empty["refusals"] if refusal["on"] == ["deck"]
    }


def test_archives_are_known_to_all():
    """Ruling 16: they lie face down, but everybody saw them."""
    table = deal(stock="robot", archives="T10")

    assert "Cave paintings" == drawn(table, viewer=1)["nodes"]["archive.T10"]["label"]


def test_ones_own_works_come_first_and_a_spectator_sees_all():
    assert ["junkyard", "shelf", "board1", "board2", "board0"] == drawn(deal(3, stock="robot"), viewer=1)["zones"]
    assert ["junkyard", "shelf", "board0", "board1", "board2"] == drawn(deal(3, stock="robot"), viewer=None)["zones"]


def test_only_the_nearest_stock_is_seen_where_there_is_room_for_a_glance():
    def glanced(viewer):
        nodes = drawn(deal(3, stock="robot"), viewer)["nodes"]
        return [name for name, node in nodes.items() if node.get("until") == "glance"]

    assert [["stock1"], ["stock0"]] == [glanced(1), glanced(None)]


def test_buttons_speak_both_languages():
    table = deal(stock="9 gear + robot", works=WORKS, row="F30 F10 F22 F36 F04")

    assert "Operate Market hall for 3 gears, gaining one gear" == table.label("0: operate F04")
    assert "Halle aux denrées : réaffecter pour 3 rouages, avec un rouage en prime" == table.label(
        "0: operate F04", "fr"
    )
    assert "Conserverie : reprendre le robot du haut (un bloc vert)" == table.label("0: recover F21", "fr")


def test_the_log_tells_what_happened():
    table = deal(stock="2 gear + robot", luck="F07", artifacts="megaphone").play("0: operate F02", "0: place")

    assert [
        "Anna operates Greenhouse.",
        "Anna pays 2 gears.",
        "Anna gains 3 points (Advertising megaphone).",
        "Anna sends a robot to Greenhouse, slot 1.",
        "Clock tower joins the row.",
    ] == table.said()


def test_pieces_travel_the_way_they_took():
    table = deal(stock="robot", works=WORKS).play("0: dispatch F21", "1: charge")

    ways = [event.path for event in table.events if event.path]

    assert ("stock0", "F21.1.robot") in ways
    assert ("F21.1.robot", "stock0") in ways


def test_a_full_table_for_four_stays_small():
    works = " ".join(f"{name}/x" for name in ("starter", "F21", "F22", "F31", "F35", "F38"))
    table = deal(4, stock="9 gear + robot", works=works, artifacts="duplicator spare-cpu extra-arm", archives="T06 T07")

    assert len(msgspec.json.encode(drawn(table, language="fr"))) < 42_400


def test_a_pile_that_is_used_up_or_owned_already_says_so_on_the_card():
    nodes = drawn(deal(artifacts="extra-arm"))["nodes"]

    assert "yours" == nodes["artifact.extra-arm"]["face"]["tag"]
    assert "tag" not in nodes["artifact.duplicator"]["face"]


def test_a_plate_shows_who_it_is_how_many_cards_they_have_and_what_comes_home():
    nodes = drawn(deal(works=WORKS, stock="robot", artifacts="extra-arm"))["nodes"]

    assert ("robot-0", "brass") == (nodes["board0"]["art"], nodes["board0"]["tone"])
    assert ("robot-1", "verdigris") == (nodes["board1"]["art"], nodes["board1"]["tone"])
    assert [["4", "card"]] == nodes["cards0"]["face"]["lines"]
    assert "Next turn, 2 robots bring" == nodes["next0"]["face"]["title"]
    assert "Next turn, no robot comes home" == nodes["next1"]["face"]["title"]


def test_the_pile_of_archives_says_on_its_face_how_far_end_is():
    far, next_one, gone = (
        drawn(deal(stock="robot", until_end=n))["nodes"]["pile"]["face"]["title"] for n in (5, 0, -1)
    )

    assert ("5 above END", "END is next", "END is up") == (far, next_one, gone)
