"""Whoever likes keeps their money secret: each decides for their own purse."""

import json
from pathlib import Path

import msgspec
import pytest

from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.match import Match
from ludotheque.games.clocks.state import State
from tests.games.clocks.table import GAME, deal, ones, start
from tests.games.setting import PEOPLE

LUCK = "first:0 white3 grey5 black1 red6"
BOARDS = ("0: board forward", "1: board backward", "2: board forward")


def purses(table, viewer):
    """What a viewer sees of the purses, by player: coins, or `closed`."""
    seen = GAME.texts.builtins(GAME.scene(table.state, viewer), "en", GAME.names(table.state, "en", PEOPLE))
    found = {}
    for zone in seen["zones"]:
        for piece in zone.get("children", []):
            if piece["id"].startswith("purse"):
                found[int(piece["id"][-1])] = piece.get("face", {}).get("value", "closed")
    return [found[player] for player in range(table.state.players)]


def coins_beside_names(table, viewer):
    """Whose coins stand beside their names."""
    return [standing.side for standing in GAME.standings(table.state, viewer) if "fact-coins" in str(standing.facts)]


def chosen(*answers, **options):
    """Three players who have chosen boards and purses."""
    return start(3, LUCK, money="choose", **options).play(*BOARDS, *answers)


def test_each_player_decides_whether_their_purse_is_open():
    table = start(3, LUCK, money="choose")

    assert "0 choose-board, 1 choose-board, 2 choose-board" == table.asks
    table.play("1: board backward")
    assert "0 choose-board, 1 choose-purse, 2 choose-board" == table.asks, "nobody waits for the others' boards"
    assert "purse closed, purse open" == table.options(1)
    table.play("1: purse open", "0: board forward", "2: board forward", "0: purse closed", "2: purse closed")

    assert "0 group-dice" == table.asks


def test_this_is_what_a_table_plays_unless_it_chooses_otherwise():
    assert "choose" == GAME.checked_options(3, {})["money"]


def test_an_open_purse_is_seen_by_everybody_and_a_closed_one_by_its_owner():
    table = chosen("0: purse closed", "1: purse open", "2: purse closed")

    assert [6, 10, "closed"] == purses(table, 0)
    assert ["closed", 10, "closed"] == purses(table, 1)
    assert ["closed", 10, 6] == purses(table, 2)
    assert ["closed", 10, "closed"] == purses(table, None)
    assert [[0, 1], [1], [1, 2], [1]] == [coins_beside_names(table, viewer) for viewer in (0, 1, 2, None)]


def test_nobody_sees_what_the_others_have_chosen_before_all_have():
    tables = [
        start(3, LUCK, money="choose").play("1: board forward", f"1: purse {purse}") for purse in ("open", "closed")
    ]

    for viewer in (0, 2, None):
        one, other = (GAME.scene(table.state, viewer) for table in tables)
        assert one == other
        assert "closed" == purses(tables[0], viewer)[1]
    assert tables[0].said() == tables[1].said()


def test_whoever_opens_their_purse_is_told_of_when_all_have_chosen():
    table = chosen("0: purse closed", "1: purse open", "2: purse closed")

    told = [place for place, event in enumerate(table.events) if event.name == "purse-opened"]
    assert 1 == len(told)
    assert "Bruno keeps the coins on the table, for all to see." == table.said()[told[0]]
    assert "Bruno garde ses pièces sur la table, à la vue de tous." == table.said("fr")[told[0]]


def test_the_owner_reads_whether_the_others_see_it():
    table = chosen("0: purse closed", "1: purse open", "2: purse closed")

    assert ["The others do not see it."] == own_purse(table, 0)
    assert ["Everybody sees it."] == own_purse(table, 1)


def own_purse(table, player):
    seen = GAME.texts.builtins(GAME.scene(table.state, player), "en", GAME.names(table.state, "en", PEOPLE))
    pieces = [piece for zone in seen["zones"] for piece in zone.get("children", [])]
    return next(piece["facts"] for piece in pieces if piece["id"] == f"purse{player}")


def laid(state):
    """Faces and purses, as they are chosen so far."""
    return state.faces, list(state.purses)


def test_with_given_boards_the_purse_alone_is_asked_for():
    table = start(2, LUCK, money="choose", board="forward")

    assert "0 choose-purse, 1 choose-purse" == table.asks
    table.play("0: purse open", "1: purse closed")

    assert [6, "closed"] == purses(table, 1)[:1] + purses(table, 0)[1:]


@pytest.mark.parametrize(("money", "seen"), [("hidden", [6, "closed", "closed"]), ("open", [6, 10, 6])])
def test_a_table_may_decide_for_all(money, seen):
    table = start(3, LUCK, money=money).play(*BOARDS)

    assert "0 group-dice" == table.asks
    assert seen == purses(table, 0)


def test_solo_is_not_asked():
    table = start(1, "white3 grey5 black1").play("0: board forward")

    assert "0 group-dice" == table.asks
    assert [6] == purses(table, 0)


def test_the_choice_can_be_taken_back_until_the_last_one_has_chosen():
    match = Match(GAME, 2, {"money": "choose"}, RandomChance(3))
    for answer in ("board forward", "purse open"):
        match.play(0, GAME.actions.parse(answer))

    match.undo(0)
    match.play(0, GAME.actions.parse("purse closed"))

    assert "purse closed" == str(match.answers[-1].action)
    assert ([0, -1], [0, -1]) == laid(match.state)


def test_when_somebody_imagines_the_others_choosing_they_choose_both_anew():
    table = start(3, LUCK, money="choose").play("1: board backward", "1: purse open")

    world = GAME.determinized_open(table.state, 0, RandomChance(1))

    assert ([-1, -1, -1], [-1, -1, -1]) == laid(world)


def test_where_the_table_has_decided_nobody_is_imagined_choosing():
    world = GAME.determinized_open(start(3, LUCK, money="open").play("1: board backward").state, 0, RandomChance(1))

    flow.play(world, 1, GAME.actions.parse("board forward"), RandomChance(1))

    assert [0, 2] == flow.waiting(world)


def test_no_answer_keeps_the_purse_closed():
    table = start(2, LUCK, money="choose", board="forward")

    assert "purse closed" == str(table.state.lanes[0].start.fallback(table.state, 0))


def test_at_the_end_all_purses_are_open():
    """Money decides ties."""
    full = ones(*range(1, 13))
    table = deal(2, at="end", clock0=full, clock1=full, money=(3, 4))

    assert "over" == table.asks
    assert [3, 4] == purses(table, None)


@pytest.mark.parametrize(("place", "seen"), [(0, "closed"), (1, "closed"), (2, "open")])
def test_a_state_of_rules_1_in_which_the_table_decided_for_all_opens_and_is_played_on(place, seen):
    stored = json.loads((Path(__file__).parent / "stored_by_rules_1.json").read_text("utf-8"))[place]
    s, chance = codec.decode(GAME, msgspec.json.encode(stored)), RandomChance(1)
    assert isinstance(s, State)

    verbs = set()
    while not s.end:
        closed = [GAME.scene(s, None).zones[1 + player].children[1].marks == ["face_down"] for player in range(4)]
        assert [seen == "closed" or GAME.rounds(s) == 0] * 4 == closed
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        verbs.add(options[0].verb)
        flow.play(s, seat, options[0], chance)

    assert "purse" not in verbs
    assert s.end in GAME.end_reasons
