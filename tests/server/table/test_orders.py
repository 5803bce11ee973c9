"""Answers in advance, and windows that close: what a table does for people who are not asked, or do not answer."""

import asyncio
from unittest.mock import AsyncMock, Mock, call

from ludotheque.engine.chance import RandomChance, RecordedChance
from ludotheque.engine.match import Match
from ludotheque.engine.orders import StandingOrders
from ludotheque.games.enkidu import GAME
from ludotheque.games.enkidu.names import DEVELOPMENT
from ludotheque.server.live.absence import AbsenceTimer
from ludotheque.server.live.bots import BotDriver
from ludotheque.server.live.fair_turns import FairTurns
from ludotheque.server.table import answers
from ludotheque.server.table.clock import LIVE, Pace
from ludotheque.server.table.entries import BOT, PERSON, Seat
from ludotheque.server.table.orders import PATIENCE, patience
from ludotheque.server.table.table import Table
from ludotheque.server.views.orders import offered_orders
from ludotheque.server.views.table_view import TableView
from ludotheque.server.views.view_group import ViewGroup
from tests.games.enkidu.table import deal, event

ALL = "blue red yellow green"
PEOPLE = [Seat(PERSON, name) for name in ("ada", "bo", "cleo", "dan")]
LUCK = RandomChance(1)


def table_at(state, seats=PEOPLE, **options):
    """Let people sit down at a position."""
    table = Table(GAME, "t", options, seats)
    table.match = Match(GAME, 4, table.options, RecordedChance([]), start=state)
    return table


def do(table, entries, at=0.0):
    """Store what a wish led to, and give it."""
    for entry in entries:
        entry.at = at
        table.apply(entry)
    return [f"{entry.kind} {entry.seat} {entry.action}" for entry in entries]


def answer(table, seat, action, at=0.0):
    return do(table, answers.answer(table, seat, table.playing.number(seat), action, "", LUCK), at)


def question(table, seat):
    return (TableView(table).scene(seat, "en") or {}).get("question")


def test_nobody_is_asked_at_every_pause_whether_he_wants_to_talk():
    table = table_at(deal(at="talk", talk_tokens=ALL).state)

    assert [None] * 4 == [question(table, seat) for seat in range(4)]
    done = do(table, answers.order(table, 2, "ask-propose-talk", "propose red", LUCK))

    given = ["answer 0 pass", "answer 1 pass", "answer 2 propose red", "answer 3 pass"]
    assert ["order 2 ask-propose-talk propose red", *given] == done
    assert "ask-answer-proposal" == question(table, 1)
    assert {} == table.orders.of(2), "a wish counts once"


def test_a_bot_is_asked_all_the_same_and_who_likes_to_be_asked_is():
    table = table_at(deal(at="talk", talk_tokens=ALL).state, [*PEOPLE[:3], Seat(BOT, "", "greedy")])

    assert ["order 0 ask-propose-talk ask"] == do(table, answers.order(table, 0, "ask-propose-talk", "ask", LUCK))

    assert "ask-propose-talk" == question(table, 0)
    assert "ask-propose-talk" == question(table, 3)
    assert question(table, 1) is None


def seen_by_others(table, seat=1):
    """Give all that others are sent of a table as it stands, to the byte."""
    return [
        ViewGroup(TableView(table), other, "", "en").whole(TableView(table))
        for other in (*range(4), None)
        if other is None or other != seat
    ]


def test_an_order_waits_as_long_as_a_person_might_and_shows_nobody_anything():
    """Whoever has it seems to think for a while, and then to click, whether others still think or not."""
    ordered, clicked = gifts(), gifts()
    do(ordered, answers.order(ordered, 1, "ask-give-gift", "pass", LUCK))

    assert ["answer 0 pass"] == answer(ordered, 0, "pass", at=100.0) == answer(clicked, 0, "pass", at=100.0)
    assert seen_by_others(clicked) == seen_by_others(ordered)
    assert question(ordered, 1) is None
    assert [1] == ordered.waiting() == clicked.waiting()
    assert ([], 105.0) == (answers.follow(ordered, 104.9, LUCK), ordered.schedule.next())
    assert ["answer 1 pass"] == do(ordered, answers.follow(ordered, 105.0, LUCK), at=105.0)
    assert ["answer 1 pass"] == answer(clicked, 1, "pass", at=105.0)
    assert seen_by_others(clicked) == seen_by_others(ordered)
    assert ordered.schedule.next() is None


def duel(table):
    """Let a vote about a veto be split, so that everybody lays a card from second 100 on."""
    table.schedule.patience = lambda: 5.0
    for action in ("veto", "pass", "pass", "pass", "uphold", "reject", "reject", "reject"):
        answer(table, table.waiting()[0], action, at=100.0)
    return table


def test_an_order_that_counts_face_down_waits_for_nobody_and_nobody_for_it():
    """That it comes when the last one has answered would tell as much as that it comes at once."""
    ordered, clicked = (table_at(event("nanotechnology", veto_tokens=ALL).state) for _ in range(2))
    do(ordered, answers.order(ordered, 1, "ask-lay-card", "play 3", LUCK))
    assert seen_by_others(duel(clicked)) == seen_by_others(duel(ordered))
    assert (105.0, None) == (ordered.schedule.next(), clicked.schedule.next())

    assert ["answer 1 play 3"] == do(ordered, answers.follow(ordered, 105.0, LUCK), at=105.0)
    assert ["answer 1 play 3"] == answer(clicked, 1, "play 3", at=105.0)

    assert [0, 2, 3] == ordered.waiting()
    assert seen_by_others(clicked) == seen_by_others(ordered)


def test_whoever_orders_what_he_is_asked_answers_at_once():
    table = table_at(event("nanotechnology", veto_tokens=ALL).state)

    done = do(table, answers.order(table, 1, "ask-consider-veto", "pass", LUCK))

    assert ["order 1 ask-consider-veto pass", "answer 1 pass"] == done
    assert table.schedule.next() is None


def gifts():
    """Bring a table to the gifts, where the first one is asked."""
    tablets = {"blue": "DB1", "red": "DB2", "green": "DB3"}
    table = table_at(deal(at="gifts", machine="blue", phase=DEVELOPMENT, tablets=tablets).state)
    table.schedule.patience = lambda: 5.0
    return table


def test_whoever_sits_with_bots_alone_does_not_wait_for_his_own_order():
    table = gifts()
    table.seats = [Seat(BOT, "", "greedy"), PEOPLE[1], Seat(BOT, "", "greedy"), Seat(BOT, "", "greedy")]
    do(table, answers.order(table, 1, "ask-give-gift", "pass", LUCK))

    assert ["answer 0 pass", "answer 1 pass"] == answer(table, 0, "pass", at=100.0)
    assert table.schedule.next() is None


def test_an_order_that_is_dropped_while_it_waits_is_not_followed():
    table = gifts()
    do(table, answers.order(table, 1, "ask-give-gift", "pass", LUCK))
    answer(table, 0, "pass", at=100.0)

    do(table, answers.order(table, 1, "ask-give-gift", None, LUCK), at=101.0)

    assert table.schedule.next() is None
    assert [] == answers.follow(table, 1000.0, LUCK)
    assert "ask-give-gift" == question(table, 1)


def test_an_order_gets_the_time_a_click_would_have_got():
    """Banks are shown to everybody: one that gets nothing for an answer would tell."""
    banks = []
    for is_ordered in (False, True):
        table = gifts()
        table.clock.pace = table.pace = Pace(LIVE, 600, 10)
        table.clock.left = [600.0] * 4
        if is_ordered:
            do(table, answers.order(table, 1, "ask-give-gift", "pass", LUCK), at=90.0)
        answer(table, 0, "pass", at=100.0)
        wish = (
            answers.follow(table, 105.0, LUCK)
            if is_ordered
            else answers.answer(table, 1, table.playing.number(1), "pass", "", LUCK, "bo")
        )
        do(table, wish, at=105.0)
        banks.append(table.times())

    assert banks[0] == banks[1]
    assert 605.0 == banks[0][1][0]


def test_orders_wait_as_long_as_people_do_each_time_anew():
    waits = sorted(patience(PATIENCE) for _ in range(2000))

    assert 2.0 <= waits[0] < waits[-1] <= 8.0
    assert abs(waits[1000] - 4.0) < 0.5, "one in a million by chance"
    assert 2000 == len(set(waits))


def test_the_house_follows_an_order_while_nobody_looks():
    """It is noted with the table when one is to be followed, as a deadline is."""
    table, store = gifts(), Mock()
    do(table, answers.order(table, 1, "ask-give-gift", "pass", LUCK))
    answer(table, 0, "pass", at=100.0)

    async def run():
        is_done = asyncio.Event()

        async def change(wish):
            if do(table, wish(table), at=105.0):
                is_done.set()

        timing = AbsenceTimer(Mock(table=table, luck=LUCK, change=change), Mock(here=set), store, 30.0)
        timing.watch()
        await asyncio.wait_for(is_done.wait(), 5)
        timing.close()

    asyncio.run(run())

    assert call("t", "played", 105.0) == store.note.call_args_list[0]
    assert "pass" == table.playing.answers[-1].action.text


def test_the_order_to_give_nothing_away_is_kept_from_round_to_round():
    table = gifts()
    do(table, answers.order(table, 1, "ask-give-gift", "pass", LUCK))
    answer(table, 0, "pass", at=100.0)

    do(table, answers.follow(table, 105.0, LUCK))

    assert {"ask-give-gift": "pass"} == table.orders.of(1)
    labels = {one.question: (one.choices[0].label, one.chosen) for one in offered_orders(TableView(table), 1, "en")}
    assert ("No gifts", "pass") == labels["ask-give-gift"]


def test_orders_lapse_with_the_round_or_with_the_place():
    """Passing vetoes is for this round; whoever changes places has ordered nothing at his new one."""
    s = event("nanotechnology", veto_tokens=ALL).state
    orders = StandingOrders(GAME)
    orders.give(s, 1, "ask-consider-veto", "pass")
    orders.give(s, 1, "ask-give-gift", "pass")

    s.round += 1
    orders.lapse(s)
    assert {"ask-give-gift": "pass"} == orders.of(1)

    s.change_places(1, 2)
    orders.lapse(s)
    assert {} == orders.of(1)


def talk(**options):
    """Bring two to a talk that begins at second 100."""
    table = table_at(deal(at="talk", talk_tokens="blue", tablets={"blue": "DB1", "red": "LB1"}).state, **options)
    do(table, answers.order(table, 0, "ask-propose-talk", "propose red", LUCK))
    answer(table, 1, "accept", at=100.0)
    return table


def test_a_talk_has_its_minute_whatever_is_laid_in_it():
    table = talk()
    window = table.deadline
    assert (60, 100.0) == (window.seconds, window.since)

    answer(table, 0, "give red DB1", at=130.0)
    assert window == table.deadline

    assert ["answer 0 leave"] == do(table, answers.run_out(table, window, LUCK), at=160.0)
    assert [] == table.playing.state.panels
    assert "" == table.deadline.key
    assert [] == answers.run_out(table, window, LUCK), "a window closes once"


def test_a_bot_that_has_agreed_leaves_its_partner_time_to_think():
    """It is asked on, as everybody in a talk is, and says nothing before its partner has."""
    table = talk()
    table.seats[1] = Seat(BOT, "", "greedy")
    for action in ("give blue LB1", "want blue DB1", "agree blue 2"):
        answer(table, 1, action)

    async def run():
        changed, pool = asyncio.Event(), Mock(choose=AsyncMock(), turns=FairTurns(1))
        log = Mock(table=table, wait=changed.wait, change=AsyncMock())
        bots = BotDriver(log, [], pool, Mock(is_shared=False), 0.0)
        bots.wake()
        await asyncio.sleep(0.01)
        silent = pool.choose.call_count
        answer(table, 0, "clear red")
        changed.set()
        await asyncio.sleep(0.01)
        bots.close()
        return silent, pool.choose.call_count

    silent, spoken = asyncio.run(run())

    assert 0 == silent
    assert 0 < spoken


def test_the_house_is_told_when_a_window_closes_and_brings_the_table_back_for_it():
    table, store = talk(), Mock()
    timing = AbsenceTimer(Mock(table=table), Mock(here=set), store, 30.0)

    timing.watch()
    do(table, answers.run_out(table, table.deadline, LUCK), at=160.0)
    timing.watch()

    assert [call("t", "played", 160.0), call("t", "played", None)] == store.note.call_args_list


def test_a_table_may_do_without_clocks_or_have_one_for_everything():
    assert "" == talk(windows="none").deadline.key

    table = table_at(event("nanotechnology", veto_tokens="blue").state, windows="all")
    do(table, answers.order(table, 2, "ask-give-gift", "pass", LUCK), at=5.0)

    assert (20, 5.0) == (table.deadline.seconds, table.deadline.since)
    assert ["answer 0 pass"] == do(table, answers.run_out(table, table.deadline, LUCK), at=25.0)[:1]
