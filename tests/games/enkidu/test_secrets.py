"""Who knows what: looks, places taken over, and the worlds a seat can imagine."""

import pytest

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Face
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.names import BLOCKS, DEVELOPMENT, INITIATION, NONE
from ludotheque.games.enkidu.state import State
from tests.games.enkidu.table import EVENTS, deal, event, go_on, start

OBJECTIVES = {"blue": "O05 O12 O27", "red": "O02 O16 O32", "green": "O03 O15 O19", "yellow": "O08 O23 O30"}
MISSIONS = {"blue": "M06", "red": "M08", "green": "M04", "yellow": "M12"}


def held(world: State, side: int) -> list[int]:
    return world.objectives[side * BLOCKS : (side + 1) * BLOCKS]


def dealt_anew(s: State, seat: int) -> State:
    world = GAME.determinized(s, seat, RandomChance(3))
    assert isinstance(world, State)
    return world


def test_a_seat_sees_its_own_secrets_with_their_progress_and_the_others_sealed():
    table = deal(objectives=OBJECTIVES, missions=MISSIONS, tablets={"blue": "2*DB1", "red": "DB2 2*DB3"})

    mine = table.pieces(0)["secrets0.mission"]
    assert ["missed"] == mine.marks
    said = [GAME.texts.say("en", fact, ["Anna", "Bruno", "Chloé", "Denis"]) for fact in mine.facts]
    assert "2, behind Bruno with 3." == said[0]
    assert mine.face is not None
    gauge = mine.face.gauge
    assert gauge is not None
    assert (2, 3, "missed") == (gauge.have, gauge.need, gauge.verdict)
    assert gauge.against is not None
    assert "1 behind Red" == GAME.texts.say("en", gauge.against, [])
    theirs = table.pieces(0)["secrets1.mission"]
    assert theirs.face == Face(art="sealed", index="M")
    assert ("seal", ["face_down"]) == (theirs.kind, theirs.marks)
    assert "seal" == table.pieces(None)["secrets0.A"].kind


def test_a_look_is_private_and_stays_with_the_seat():
    table = event("narrow-sight", phase=INITIATION, objectives=OBJECTIVES, missions=MISSIONS)

    table.play("blue: look red")

    assert ["seen", "missed"] == table.pieces(0)["secrets1.mission"].marks
    assert "seal" == table.pieces(2)["secrets1.mission"].kind
    assert "Anna looks at Bruno’s mission." == table.told(2, "mission-seen")
    assert "Anna looks at Bruno’s mission: Have the most ochre tablets." == table.told(0, "mission-seen")
    missions = {(world.missions[0], world.missions[1]) for world in table.imagined(0)}
    assert {(5, 7)} == missions
    assert 3 < len({world.missions[3] for world in table.imagined(0)})


def test_whoever_takes_over_a_place_sees_it_and_remembers_his_own():
    table = event("teleportation", objectives=OBJECTIVES, missions=MISSIONS)

    table.lay(blue=4, red=15, green=14, yellow=2)
    table.play("red: change-places blue")

    bruno = table.pieces(1)
    assert "goal" == bruno["secrets0.mission"].kind
    assert "goal" == bruno["secrets1.mission"].kind
    assert "seen" in bruno["secrets1.mission"].marks
    assert "seen" not in bruno["secrets0.mission"].marks
    assert "seal" == bruno["secrets2.mission"].kind
    for world in table.imagined(1, 10):
        assert held(table.state, 0) + held(table.state, 1) == held(world, 0) + held(world, 1)


def test_the_events_one_chose_are_known_to_the_chooser_and_not_to_who_sits_there_later():
    """Both cards are Blue's, chosen by seat 0."""
    table = deal(
        at="event",
        phase=DEVELOPMENT,
        objectives=OBJECTIVES,
        missions=MISSIONS,
        events="blue.teleportation blue.renovation",
        luck="event:blue.teleportation",
    )

    table.lay(blue=4, red=15, green=14, yellow=2)
    table.play("red: change-places blue")

    assert "chosen0.renovation" in table.pieces(0)
    assert "chosen0.renovation" not in table.pieces(1)
    assert 1 == len({tuple(world.deck) for world in table.imagined(0)})
    assert 3 < len({tuple(world.deck) for world in table.imagined(1)})


def begun(contributors="shown", seed=3):
    """Choose events, and play the first round as far as its event; Blue has chosen clairvoyance of both kinds."""
    table = start(4, seed, contributors=contributors)
    table.play("blue: choose wide-sight", "blue: choose narrow-sight")
    while not table.state.revealed:
        seat = table.seats_asked[0]
        flow.play(table.state, seat, flow.options(table.state, seat)[0], table.chance)
    return table


@pytest.mark.parametrize("contributors", ["shown", "secret"])
def test_nobody_knows_which_event_cards_were_set_aside(contributors):
    """Not even whose they were: for everybody, whatever has not turned up may be among the two."""
    table = begun(contributors)
    s = table.state
    events = len(EVENTS)

    assert ("left_out", frozenset()) in {(thing.zone, thing.known_by) for thing in GAME.hidden(s)}
    for seat in range(-1, 4):
        worlds = table.imagined(seat, 150)
        assert {2} == {sum(world.left_out) for world in worlds}
        assert {5} == {sum(world.deck) for world in worlds}
        owners = {k // events for world in worlds for k, count in enumerate(world.left_out) if count}
        assert {0, 1, 2, 3} == owners
    mine = {EVENTS.index("wide-sight"), EVENTS.index("narrow-sight")}
    for world in table.imagined(0):
        assert mine == {event for event, count in enumerate(chosen_by(world, 0)) if count}


def test_whoever_chose_an_event_sees_it_until_it_turns_up_whether_or_not_it_was_set_aside():
    shown: set[str] = set()
    hidden: set[str] = set()
    for seed in range(12):
        table = begun(seed=seed)
        for place in range(2):
            name = ("wide-sight", "narrow-sight")[place]
            if EVENTS.index(name) not in table.state.revealed:
                assert f"chosen0.{name}" in table.pieces(0)
                assert f"chosen0.{name}" not in table.pieces(1)
                (hidden if table.state.left_out[EVENTS.index(name)] else shown).add(name)

    assert {"wide-sight", "narrow-sight"} == shown == hidden


def test_imagined_objectives_are_never_about_their_holder_nor_held_twice():
    table = deal(objectives=OBJECTIVES)

    for seat in (-1, 0, 1, 2, 3):
        worlds = table.imagined(seat)
        for world in worlds:
            conserved = GAME.conserved(world)
            assert 0 == conserved["about oneself"] == conserved["doubles"]
            assert [card == NONE for card in table.state.objectives] == [card == NONE for card in world.objectives]
        other = 1 if seat == 0 else 0
        assert 4 < len({tuple(held(world, other)) for world in worlds})


def test_a_card_seen_and_swapped_out_is_in_nobodys_hand_that_was_dealt_before():
    """Blue looks at Red, Red renews pile A: Green and Yellow hold theirs since the deal, so they have not got it."""
    table = event("wide-sight", phase=INITIATION, objectives=OBJECTIVES)
    table.play("blue: look red", "red: pass", "green: pass", "yellow: pass")
    s = table.state
    s.deck[EVENTS.index("renovation")] += 1
    s.phase = DEVELOPMENT
    table = go_on(table, "event", "event:blue.renovation objective:O01")
    table.play("blue: pass", "red: renew A")

    seen = GAME.box.objectives.index("O02")
    worlds = table.imagined(0, 150)
    assert all(seen not in world.objectives for world in worlds)
    assert 1 < len({world.objectives[BLOCKS] for world in worlds})
    assert all(held(world, 1)[1:] == held(s, 1)[1:] for world in worlds)


def test_what_a_seat_remembers_of_a_card_put_back_is_in_nobody_elses_world():
    """A fork of a running game holds no notes of the others: they would name cards as they truly were."""
    table = event("wide-sight", phase=INITIATION, objectives=OBJECTIVES)
    table.play("blue: look red", "red: pass", "green: pass", "yellow: pass")
    s = table.state
    s.deck[EVENTS.index("renovation")] += 1
    s.phase = DEVELOPMENT
    table = go_on(table, "event", "event:blue.renovation objective:O01")
    table.play("blue: pass", "red: renew A")

    noted = {seat: dealt_anew(table.state, seat).ruled_out for seat in (-1, 0, 2)}

    row = slice(table.state.marks(0, 0, 0), table.state.marks(1, 0, 0))
    assert any(table.state.ruled_out[row])
    assert table.state.ruled_out[row] == noted[0][row]
    assert not any(noted[2][row])
    assert not any(noted[-1])


def test_bots_of_a_forked_game_never_imagine_an_objective_twice():
    """Issue 12: in 609 of 1,056 worlds somebody held the same card as somebody else."""
    luck, samples = RandomChance(8), 0
    for seed in range(4):
        s = GAME.start(4, {}, RandomChance(seed))
        while not s.end:
            seat = flow.first_asked(s)
            options = flow.options(s, seat)
            flow.play(s, seat, options[luck.pick("what", len(options))], luck)
            if luck.pick("now", 12) == 0 and not s.end:
                fork = GAME.determinized(s, seat, luck)
                for other in range(4):
                    world = GAME.determinized_open(fork, other, luck)
                    assert isinstance(world, State)
                    cards = [card for card in world.objectives if card != NONE]
                    assert len(set(cards)) == len(cards), f"seat {other} imagines {cards}"
                    samples += 1
    assert samples > 100


def test_removed_tablets_are_none_that_have_been_seen():
    luck = RandomChance(5)
    s = GAME.start(4, {}, luck)
    assert isinstance(s, State)
    while not s.end:
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        flow.play(s, seat, options[luck.pick("what", len(options))], luck)
        world = s.clone()
        GAME.redeal(world, seat, luck)
        for kind in range(26):
            copies = 8 if kind == 25 else 4
            assert world.removed[kind] <= copies - s.seen[kind]
            assert min(world.bag) >= 0
        assert 10 == sum(world.removed)


@pytest.mark.parametrize("contributors", ["shown", "secret"])
def test_imagined_choices_of_events_fit_everything_that_has_turned_up(contributors):
    luck = RandomChance(11)
    checked = 0
    for seed in range(12):
        s = GAME.start(4, {"contributors": contributors}, RandomChance(seed))
        assert isinstance(s, State)
        while not s.end:
            seat = flow.first_asked(s)
            options = flow.options(s, seat)
            flow.play(s, seat, options[luck.pick("what", len(options))], luck)
            if s.round and luck.pick("now", 9) == 0:
                world = s.clone()
                GAME.redeal(world, seat, luck)
                check_choices(s, world, seat)
                checked += 1
    assert checked > 100


def chosen_by(s: State, side: int) -> list[int]:
    """Count the cards a side has chosen, wherever they are."""
    events = len(EVENTS)
    chosen = [s.deck[side * events + event] + s.left_out[side * events + event] for event in range(events)]
    for card in s.revealed:
        if card // events == side:
            chosen[card % events] += 1
    return chosen


def check_choices(s: State, world: State, seat: int) -> None:
    events = len(EVENTS)
    assert [card % events for card in s.revealed] == [card % events for card in world.revealed]
    for side in range(4):
        chosen = chosen_by(world, side)
        assert s.choices() == sum(chosen)
        assert all(count <= owned for count, owned in zip(chosen, s.box.sets[s.phase], strict=True))
        if s.chooser[side] == seat:
            assert chosen_by(s, side) == chosen
    if s.variant.are_contributors_shown:
        assert s.revealed == world.revealed


def test_secret_piles_are_redealt_as_well_and_shown_once_a_card_was_drawn_openly():
    table = deal(objectives=OBJECTIVES, piles="secret")
    table.state.blocks_shown = [0, 0b0001, 0, 0]

    worlds = table.imagined(0, 120)

    lacking = {tuple(card == NONE for card in held(world, 3)).index(True) for world in worlds}
    assert {0, 1, 2, 3} == lacking
    assert all(held(world, 1)[0] != NONE for world in worlds)
    assert all(held(world, 0) == held(table.state, 0) for world in worlds)
    assert "secrets1.A" in table.pieces(0)
    assert {"secrets3#0", "secrets3#1", "secrets3#2"} <= set(table.pieces(0))


def test_secret_piles_are_redealt_also_where_most_ways_are_impossible():
    """Seat 0 knows that Yellow has nothing of pile A: what the others lack is still as likely as anything else."""
    table = deal(objectives=OBJECTIVES, piles="secret")
    s = table.state
    s.objectives[3 * BLOCKS], s.objectives[3 * BLOCKS + 3] = NONE, s.objectives[3 * BLOCKS]
    s.ruled_out[s.marks(0, 3, 0)] = 0b11111111

    worlds = table.imagined(0, 200)

    assert all(held(world, 3)[0] == NONE for world in worlds)
    truth = held(s, 2).index(NONE)
    assert 20 < sum(held(world, 2)[truth] == NONE for world in worlds) < 90


def test_a_proposal_that_has_not_been_heard_is_known_to_its_seat_alone():
    table = deal(at="talk", talk_tokens="blue red yellow green")
    table.play("red: propose green")

    assert {3} == {world.proposals[1] for world in table.imagined(1)}
    assert {0, 1, 2, 3} == {world.proposals[1] for world in table.imagined(0)}
