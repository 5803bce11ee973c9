"""What bots are told: how likely things are, what the others probably want, and what suits whom."""

import pytest

from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.levels import bot_named
from ludotheque.bots.view import see, see_next
from ludotheque.engine import flow
from ludotheque.engine.chance import Chance, RandomChance
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.hints.bids import lay_cards
from ludotheque.games.enkidu.hints.outlook import Outlook
from ludotheque.games.enkidu.hints.scribe import HINTS
from ludotheque.games.enkidu.hints.talk import ENVY, FAIR, VAIN, offer_hope
from ludotheque.games.enkidu.names import DEVELOPMENT, NONE, POSITIONS, TABLETS
from ludotheque.games.enkidu.state import State
from ludotheque.lab.arena import Contest, play_game
from tests.games.enkidu.table import deal, event, side_of

OBJECTIVES = {"blue": "O05 O12 O27", "red": "O02 O16 O32", "green": "O03 O15 O19", "yellow": "O08 O23 O30"}
MISSIONS = {"blue": "M06", "red": "M08", "green": "M04", "yellow": "M12"}


def answer_of(table, name, bot="greedy"):
    """Ask a bot what a position should do."""
    seat = table.state.seat_of[side_of(name)]
    return str(bot_named(bot).choose(see(GAME, table.state, seat, RandomChance(5)), RandomChance(6)))


def test_a_lead_makes_a_mission_likelier_and_the_last_round_sharper():
    tablets = {"blue": "3*DB1", "red": "DB2"}
    early = deal(missions=MISSIONS, tablets=tablets)
    late = deal(missions=MISSIONS, tablets=tablets, hands=(3,))
    behind = deal(missions=MISSIONS, tablets={"blue": "DB1", "red": "3*DB2"}, hands=(3,))

    found = [Outlook(table.state).mission(0) for table in (behind, early, late)]

    assert found == sorted(found)
    assert 0.9 < found[-1]


def test_a_wish_is_what_the_points_gain_by_a_tablet():
    table = deal(missions=MISSIONS, objectives=OBJECTIVES, tablets={"blue": "2*DB1 LB2", "red": "OC1", "green": "VI3"})
    outlook = Outlook(table.state)

    for holder in range(4):
        wishes = outlook.wishes(0, holder)
        for kind in range(len(TABLETS)):
            before = outlook.points(0)
            outlook.add(holder, kind, 1)
            gain = outlook.points(0) - before
            outlook.add(holder, kind, -1)

            assert gain == pytest.approx(wishes[kind])


def test_many_tablets_of_a_colour_tell_a_mission():
    table = deal(missions=MISSIONS, objectives=OBJECTIVES, tablets={"red": "2*OC1 2*OC2 2*OC3", "green": "DB1 LB2"})
    luck = RandomChance(3)
    ochre = 0
    for _ in range(200):
        world = GAME.determinized_open(table.state, 0, luck)
        assert isinstance(world, State)
        HINTS.believe(world, 0, luck)
        assert world.missions[0] == table.state.missions[0]
        assert 4 == len(set(world.missions))
        ochre += world.missions[1] == GAME.box.missions.index("M08")

    assert 100 < ochre  # one in eleven, if nobody had looked at the table


def test_beliefs_change_nothing_that_a_seat_sees():
    luck = RandomChance(8)
    s = GAME.start(4, {}, luck)
    answers = 0
    while not s.end:
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        flow.play(s, seat, options[luck.pick("what", len(options))], luck)
        answers += 1
        if answers % 20 == 0 and not s.end:
            for viewer in range(4):
                world = GAME.determinized_open(s, viewer, luck)
                assert isinstance(world, State)
                before = GAME.scene(world, viewer)
                HINTS.believe(world, viewer, luck)
                flow.take_back_lanes(world, viewer)  # the cards the others probably lay
                assert before == GAME.scene(world, viewer)


def test_bots_take_what_their_mission_asks_for():
    table = deal(missions=MISSIONS, objectives=OBJECTIVES, pool="DB1 LB2 OC3 VI4 RE5")

    table.lay(blue=15, red=14, green=13, yellow=12)
    while table.asks == "blue pick-tablets":
        table.play(f"blue: {answer_of(table, 'blue')}")

    assert "DB1" in table.tablets("blue")


def talking():
    tablets = {"blue": "OC1 DB2", "red": "DB1 OC2"}
    table = deal(at="talk", missions=MISSIONS, objectives=OBJECTIVES, tablets=tablets, talk_tokens="blue", hands=(3, 5))
    return table.play("blue: propose red", "red: accept")


def test_bots_agree_to_a_swap_that_suits_them_and_to_no_other():
    good, bad = talking(), talking()

    good.play("red: give blue DB1", "red: want blue OC1", "red: agree blue 2")
    bad.play("red: give blue OC2", "red: want blue DB2", "red: agree blue 2")

    assert "agree red 2" == answer_of(good, "blue")
    assert "agree red 2" != answer_of(bad, "blue")


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_two_bots_make_offers_until_both_agree(name):
    """Whoever has agreed waits for his partner; nobody breaks off a talk that brings both something."""
    table = talking()
    bot = bot_named(name)
    minds: list[Chance] = [RandomChance(seat) for seat in range(4)]
    verbs = []
    while table.state.panels:
        view = see_next(GAME, table.state, minds)
        action = bot.choose(view, minds[view.seat])
        verbs.append(action.verb)
        flow.play(table.state, view.seat, action, RandomChance(1))

    assert ["agree", "leave"] == verbs[-2:]
    assert "DB1" in table.tablets("blue")
    assert "OC1" in table.tablets("red")


@pytest.mark.parametrize("seed", range(3))
def test_bots_end_the_event_of_talks_by_themselves(seed):
    """Nothing in the rules counts what is laid and taken back; bots that want different things grow tired of it."""
    luck = RandomChance(seed)
    tablets = {name: " ".join(TABLETS[luck.pick("tablet", 25)] for _ in range(3)) for name in POSITIONS}
    table = event("negotiation", missions=MISSIONS, objectives=OBJECTIVES, tablets=tablets)
    minds: list[Chance] = [RandomChance(seat) for seat in range(4)]
    answers = 0
    while table.state.panels:
        view = see_next(GAME, table.state, minds)
        flow.play(table.state, view.seat, GreedyBot(worlds=1).choose(view, minds[view.seat]), RandomChance(1))
        answers += 1

    assert answers < 200


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_nobody_asks_for_a_talk_while_there_is_nothing_to_swap(name, seed):
    """What the dice and the bids will bring is the same whether one asks or not: luck must not speak for a talk."""
    s = GAME.start(4, {}, RandomChance(seed))
    assert isinstance(s, State)
    minds: list[Chance] = [RandomChance(seat) for seat in range(4)]
    asked = 0
    while s.round == 0 or not any(s.pool):
        seat = flow.first_asked(s)
        view = see(GAME, s, seat, minds[seat])
        action = (bot_named(name) if s.round else bot_named("random")).choose(view, minds[seat])
        asked += action.verb in {"propose", "pass"}
        assert "propose" != action.verb
        flow.play(s, seat, action, RandomChance(seed))

    assert 4 == asked


def test_an_offer_promises_more_the_likelier_the_other_one_says_yes():
    """The other one's cards are a guess: what seems to bring them nothing may be just what they want."""
    unlikely, even, likely = (offer_hope(0.5, their, FAIR) for their in (FAIR - 0.5, FAIR, FAIR + 0.5))

    assert 0.0 < unlikely < even < likely < 0.5
    assert even == pytest.approx(0.25)


def test_an_offer_by_which_the_other_one_gains_much_more_is_vain():
    assert VAIN == offer_hope(0.0, 0.5, FAIR)
    assert VAIN == offer_hope(0.5, 0.51 / ENVY, FAIR)
    assert VAIN < offer_hope(0.5, 0.49 / ENVY, FAIR)


def test_a_third_of_talks_and_more_end_in_a_swap():
    """Nobody breaks off a talk because of one world in which their partner would not want anything they have."""
    contest = Contest("enkidu", ["greedy:2"] * 4, is_watched=True)
    talks = [play_game(contest, number).watched["sequels"][0] for number in range(5)]

    assert 8 <= sum(begun for begun, _ in talks)
    assert sum(begun for begun, _ in talks) <= 3 * sum(swapped for _, swapped in talks)


def test_a_talk_that_goes_on_and_on_is_worth_less_to_a_bot():
    fresh, old = talking(), talking()
    for _ in range(20):
        old.play("red: give blue DB1", "red: withdraw blue DB1")

    worth = [HINTS.evaluate(table.state, 0) for table in (fresh, old)]
    assert worth[1] < worth[0] - 1
    assert "leave" != answer_of(fresh, "blue")
    assert "leave" == answer_of(old, "blue")


def test_a_bot_that_has_agreed_waits_until_something_else_lies_there():
    table = talking().play("red: give blue DB1", "red: want blue OC1", "red: agree blue 2")

    assert [False, True] == [see(GAME, table.state, seat, RandomChance(1)).waits for seat in range(2)]

    table.play("blue: want red OC2")

    assert not see(GAME, table.state, 1, RandomChance(1)).waits


def test_others_are_thought_to_bid_high_for_what_they_need():
    """Red is about to have the most of his colour, which lies there; to Green none of it is any use."""
    tablets = {"red": "2*OC1 OC2", "yellow": "2*OC4 OC5", "green": "4*RE4 4*LB4"}
    table = deal(at="bids", missions=MISSIONS, objectives=OBJECTIVES, pool="2*OC1 2*OC2 2*OC3", tablets=tablets)
    luck, laid = RandomChance(2), [0] * 4
    for _ in range(50):
        world = table.state.clone()
        lay_cards(world, Outlook(world), 0, luck)
        assert NONE == world.played[0]
        for side in range(1, 4):
            laid[side] += world.played[side]

    assert laid[side_of("green")] + 200 < laid[side_of("red")]


def test_a_search_bids_for_a_teleportation_to_a_better_place():
    """One answer ahead nothing is gained by it: who looks further finds a place that has won already."""
    tablets = {"red": "4*OC1 4*OC2 OC3", "green": "4*RE4 2*LB4", "yellow": "DB1"}
    card = "red.teleportation"
    table = deal(
        at="late event",
        phase=DEVELOPMENT,
        events=card,
        luck=f"event:{card}",
        missions=MISSIONS,
        objectives=OBJECTIVES,
        tablets=tablets,
        hands=(2, 9, 14),
    )

    assert answer_of(table, "blue", "search:200") in {"play 9", "play 14"}
