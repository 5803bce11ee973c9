"""Reviews at a table: made once and kept, for whoever may know the game, blind to what their seat did not know."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots.review import Deed, Question, Reviewer, questions
from ludotheque.bots.view import unpack
from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance, RecordedChance
from ludotheque.engine.drawing import question_id
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.engine.match import Match
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.games import all_games, game_named
from ludotheque.server.live import reviews
from ludotheque.server.live.bot_pool import BotPool, judged, reviewed
from ludotheque.server.live.fair_turns import FairTurns
from ludotheque.server.live.reviews import ReviewWish, asked_of, maker_of, part_of, taught
from ludotheque.server.live.room import Room
from ludotheque.server.lobby import fork as forks
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.store.store import Store
from ludotheque.server.table import answers
from ludotheque.server.views.lesson import lesson_card
from ludotheque.server.views.review import WHOLE, Drawing
from ludotheque.server.web.rate_limits import TooOften
from ludotheque.server.wire.requests import Fork, NewTable
from tests.server.conftest import open_table as make_table
from tests.server.live.test_by_itself import until
from tests.server.lobby import test_lesson as lesson

DICE = game_named("liars_dice")


class QuickPool(BotPool):
    """Bots that never answer, and judge at once, in this process."""

    def __init__(self):
        super().__init__()
        self.judged = 0
        self.turns = FairTurns(4)  # bots that never answer keep theirs

    async def choose(self, *_):
        await asyncio.Event().wait()

    async def review(self, game, asked, seconds):
        self.judged += len(asked)
        return reviewed(game.id, game.own_components, asked, 0.0)

    async def puzzle(self, game, asked, seconds):
        return None


@pytest.fixture
def visit(tmp_path):
    """Open a house with a table of liar's dice for Ada and whoever is named; then do something there."""

    def visit(do, *others, game=DICE):
        async def run():
            house = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0, seed=1)
            house.rooms.bot_pool = QuickPool()
            try:
                ada, bo = await house.accounts.welcome(), await house.accounts.welcome()
                room = await open_table(house.rooms, ada, game, NewTable(game.id, ["me", *(others or ["open"])], {}))
                if not others:
                    await room.sit(1, bo.id, bo.name)
                await asyncio.wait_for(do(house, room, ada, bo), 30)
            finally:
                await house.close()

        asyncio.run(run())

    return visit


async def play(room, most=1000):
    """Let everybody answer at random, to the end or for so many answers."""
    luck = RandomChance(3)
    while not room.table.is_over and len(room.table.playing.answers) < most:
        match = room.table.playing
        seat = flow.first_asked(match.state)
        options = flow.options(match.state, seat)
        await give(room, options[luck.pick("answer", min(3, len(options)))])


async def give(room, action):
    """Answer for whoever is asked first."""
    seat = flow.first_asked(room.table.playing.state)
    number = room.table.playing.number(seat)
    await room.change(lambda table: answers.answer(table, seat, number, action.text, "", room.luck))


async def asked(room, person, language="en", may_begin=lambda: None):
    """Ask for a review until it is made."""
    wish = ReviewWish(person, "here", language)
    await room.reviews.ask(wish, may_begin)
    await until(lambda: not room.reviews.is_busy)
    return await room.reviews.ask(wish, refuse)


def refuse():
    raise TooOften


def rule_of(call):
    with pytest.raises(Refused) as refused:
        call()
    return refused.value.objection.rule


def test_the_review_of_a_game_that_is_over_adds_up_and_is_made_once_for_everybody(visit):
    async def do(house, room, ada, bo):
        await play(room)

        found = await asked(room, ada.id)

        match = room.table.playing
        assert len(match.answers) == len(found.steps) == house.rooms.bot_pool.judged
        assert set(room.view.people("en")) == {one.name for one in found.balances}
        for one in found.balances:
            assert pytest.approx(one.end) == one.start + one.luck + one.own + one.others
        assert not found.own
        assert found.moments
        assert all(0 <= point.before <= point.turn <= found.steps[-1].turn for point in found.moments)
        assert all(point.text and point.played for point in found.moments + found.more)
        for point in found.moments + found.more:
            assert found.steps[point.step].turn == point.turn
        compared = [step for step in found.steps if step.text]
        assert {0, 1} == {step.seat for step in compared}
        assert all("“" in step.text for step in compared)
        assert all(one.others_noise >= 0 for one in found.balances)
        again = Room(room.view, house.store, house.rooms.bot_pool, house.rooms.bus, 0)
        read = await again.reviews.ask(ReviewWish("", "elsewhere", "fr"), refuse)
        again.close()
        assert [step.worth for step in found.steps] == [step.worth for step in read.steps]
        assert len(match.answers) == house.rooms.bot_pool.judged

    visit(do)


def test_moments_are_drawn_with_the_pieces_one_touched(visit):
    async def do(house, room, ada, bo):
        await play(room)

        found = await asked(room, ada.id)

        drawn = [scene for point in found.moments for scene in (point.drawn, point.other_drawn) if scene]
        assert drawn
        for scene in drawn:
            assert 0 < len(scene["zones"]) <= 4
            assert set(scene["zones"]) <= set(scene["nodes"])
            assert {"options", "prompt"}.isdisjoint(scene)

    visit(do)


def test_what_is_told_in_a_line_is_not_drawn(visit):
    """Not even a small slip at the answer upon which luck decided the game, which is drawn as a stroke of luck."""

    async def do(house, room, ada, bo):
        await play(room)
        last, judge = len(room.table.playing.answers), house.rooms.bot_pool.review
        costs = {last - 2: 0.1, last - 1: 0.2, last: 0.01}

        async def judge_otherwise(*asked):
            found = await judge(*asked)
            for one in found:
                one.best, one.noise, one.is_disputed, one.margin_noise = [0.5, 0.5], 0.0, True, 0.0
                one.after = [0.5 - costs.get(one.place, 0.0) * (party == one.seat) for party in range(2)]
            return found

        house.rooms.bot_pool.review = judge_otherwise
        found = await asked(room, "")

        assert last - 1 in [point.step for point in found.moments if point.kind == "luck" and point.drawn]
        assert [last - 1] == [point.step for point in found.more]
        assert not any(point.drawn or point.other_drawn for point in found.more)

    visit(do)


def test_of_what_a_reader_could_not_see_nothing_is_drawn(visit):
    mind = game_named("unconscious_mind")

    def hand_card(s, seat):
        """Give an answer by which somebody plays a card from their hand."""
        own = drawn_ids(mind, s, seat) - drawn_ids(mind, s, 1 - seat) - drawn_ids(mind, s, None)
        asked = flow.decision(s, seat)
        assert asked is not None
        return next((one for one in asked.options if set(mind.clicked(s, asked, one)) & own), None)

    async def do(house, room, ada, bo):
        s = room.table.playing.state
        while (card := hand_card(s, seat := flow.first_asked(s))) is None:
            await play(room, most=len(room.table.playing.answers) + 1)
            s = room.table.playing.state
        deed = Deed(1, 1, seat, card.text)

        seen = [Drawing(room.view, reader, "en", {1}).pieces(s, deed, card) for reader in (seat, 1 - seat, None)]

        assert seen[0] is not None
        assert [None, None] == seen[1:]
        assert Drawing(room.view, seat, "en", {2}).pieces(s, deed, card) is None

    visit(do, game=mind)


def drawn_ids(game, s, seat):
    """List what a seat sees, by id."""
    return set(SceneWriter(game.texts, "en", ["Ada", "Bo"]).flat(game.picture(s, seat))["nodes"])


def test_a_review_that_older_bots_have_made_is_made_anew(visit, monkeypatch):
    async def do(house, room, ada, bo):
        await play(room)
        await asked(room, ada.id)
        before = house.rooms.bot_pool.judged

        monkeypatch.setattr(reviews, "maker_of", lambda _: "later")
        room.reviews._made.clear()  # as if nobody had looked for long
        await asked(room, ada.id)

        assert 2 * before == house.rooms.bot_pool.judged

    visit(do)


def test_whoever_judges_otherwise_or_goes_by_other_chances_is_another_maker(monkeypatch):
    makers = {game.id: maker_of(game) for game in all_games().values()}
    assert len(makers) == len(set(makers.values()))

    monkeypatch.setattr(DICE.opponents, "_chances", {})
    assert makers[DICE.id] != maker_of(DICE)
    monkeypatch.undo()
    assert makers[DICE.id] == maker_of(DICE)
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda file: read(file) + (b"#" if file.name == "scribe.py" else b""))
    assert {"enkidu"} == {game.id for game in all_games().values() if maker_of(game) != makers[game.id]}


def test_who_begins_too_many_is_refused_and_nothing_is_begun(visit):
    async def do(house, room, ada, bo):
        await play(room)

        with pytest.raises(TooOften):
            await room.reviews.ask(ReviewWish(ada.id, "here", "en"), refuse)

        assert not room.reviews.is_busy
        assert 0 == house.rooms.bot_pool.judged

    visit(do)


def test_while_a_game_is_played_nobody_looks_back_among_people_or_from_outside(visit):
    async def do(house, room, ada, bo):
        await play(room, most=2)
        before = room.table.written

        with pytest.raises(Refused) as among_people:
            await room.reviews.ask(ReviewWish(ada.id, "here", "en"), lambda: None)
        with pytest.raises(Refused) as outside:
            await room.reviews.ask(ReviewWish("", "here", "en"), lambda: None)

        assert "hint-among-people" == among_people.value.objection.rule
        assert "not-over" == outside.value.objection.rule
        assert before == room.table.written
        assert room.table.is_rated

    visit(do)


def test_with_bots_alone_one_may_look_back_at_ones_own_answers_and_it_is_a_hint(visit):
    async def do(house, room, ada, bo):
        await play(room, most=2)
        while flow.first_asked(room.table.playing.state) != 0:
            await play(room, most=len(room.table.playing.answers) + 1)

        found = await asked(room, ada.id)

        own = [answer for answer in room.table.playing.answers if answer.seat == 0]
        assert found.own
        assert [0] * len(own) == [step.seat for step in found.steps]
        assert not room.table.is_rated

    visit(do, "bot:random")


def test_what_was_taken_back_and_answered_otherwise_is_looked_at_anew(visit):
    async def do(house, room, ada, bo):
        while flow.first_asked(room.table.playing.state) != 0:
            await play(room, most=len(room.table.playing.answers) + 1)
        one, other = flow.options(room.table.playing.state, 0)[:2]
        given = []

        for action in (one, other):
            await give(room, action)
            found = await asked(room, ada.id)
            given.append((await room.reviews.step(ada.id, len(found.steps) - 1)).played)
            await room.change(lambda table: answers.undo(table, 0, ""))

        assert [one.text, other.text] == given

    visit(do, "bot:random")


def test_a_review_during_which_the_game_ends_is_kept_for_nobody(visit):
    """Of a game of which the rules keep something, everybody has their own part for ever."""
    enkidu = game_named("enkidu")

    async def do(house, room, ada, bo):
        await play(room, most=30)
        while 0 not in flow.waiting(room.table.playing.state):
            await play(room, most=len(room.table.playing.answers) + 1)
        judge = house.rooms.bot_pool.review

        async def judge_late(*asked):
            await play(room)
            return await judge(*asked)

        house.rooms.bot_pool.review = judge_late
        await room.reviews.ask(ReviewWish(ada.id, "here", "en"), lambda: None)
        await until(lambda: not room.reviews.is_busy)
        house.rooms.bot_pool.review = judge
        found = await asked(room, ada.id)

        assert room.table.is_over
        assert len(asked_of(room.table.playing, 0)) == len(found.steps)

    visit(do, "bot:random", "bot:random", game=enkidu)


@pytest.mark.parametrize("is_right", [True, False])
def test_whoever_practises_a_moment_meets_the_same_bots_and_is_told_whether_the_better_answer_was_found(
    visit, is_right
):
    async def do(house, room, ada, bo):
        await play(room)
        review = await asked(room, ada.id)
        slip = next(point for point in review.moments + review.more if point.kind == "slip")
        found = await room.reviews.step(ada.id, slip.step)

        table = (await forks.fork(house.rooms, room, ada, Fork(find=slip.step))).table

        assert ["person", "bot"] == [seat.kind for seat in table.seats]
        assert "random" == table.seats[1].level
        assert not table.is_rated
        view = (await house.rooms.room(table.id)).view
        card = lesson_card(view, 0, "en")
        assert card is not None
        assert slip.played in card.text
        assert slip.other not in card.text
        assert lesson_card(view, 1, "en") is None
        assert found.other in [action.text for action in flow.options(table.playing.state, 0)]
        action = found.other if is_right else found.played
        number = table.playing.number(0)
        forked = await house.rooms.room(table.id)
        await forked.change(lambda table: answers.answer(table, 0, number, action, "", forked.luck))
        told = lesson_card(view, 0, "fr")
        assert told is not None
        assert told.text.startswith("Vous avez trouvé" if is_right else "Il y avait mieux")

    visit(do, "bot:random")


def test_a_step_that_no_review_has_cannot_be_practised(visit):
    async def do(house, room, ada, bo):
        await play(room)

        with pytest.raises(BadOption):
            await forks.fork(house.rooms, room, ada, Fork(find=0))
        await asked(room, ada.id)
        for step in (-1, 10_000):
            with pytest.raises(BadOption):
                await forks.fork(house.rooms, room, ada, Fork(find=step))

    visit(do, "bot:random")


def test_what_the_rules_keep_for_ever_is_in_no_review():
    enkidu = game_named("enkidu")
    match = Match(enkidu, 3, {}, RandomChance(2))
    mind = RandomChance(1)
    while len(match.answers) < 40:
        seat = flow.first_asked(match.state)
        options = flow.options(match.state, seat)
        match.play(seat, options[mind.pick("answer", len(options))])

    places = [one.place for one in asked_of(match, 1)]
    s = match.opening()
    kept = []
    for place, answer in enumerate(match.answers, 1):
        if answer.seat == 1 and question_id(flow.decision(s, 1).step) in enkidu.forever:  # type: ignore[union-attr]
            kept.append(place)
        flow.play(s, answer.seat, answer.action, RecordedChance(answer.outcomes))

    assert kept
    own = [place for place, answer in enumerate(match.answers, 1) if answer.seat == 1]
    assert sorted(places + kept) == own


def table_of(game, *, is_over) -> Any:
    """Make a table as far as it matters for who may look back at it."""
    return SimpleNamespace(game=game, is_over=is_over, frozen=None, match=object())


def test_who_may_look_back_at_what():
    enkidu = game_named("enkidu")

    assert WHOLE == part_of(table_of(DICE, is_over=True), None)
    assert WHOLE == part_of(table_of(DICE, is_over=True), 1)
    assert 1 == part_of(table_of(enkidu, is_over=True), 1)
    assert 1 == part_of(table_of(DICE, is_over=False), 1)
    assert "review-kept" == rule_of(lambda: part_of(table_of(enkidu, is_over=True), None))
    assert "not-over" == rule_of(lambda: part_of(table_of(DICE, is_over=False), None))


def test_ones_own_part_is_the_same_whatever_the_others_hide():
    """Four tables that look the same to a seat, with other dice under the other cups, and the same answers."""
    truth = DICE.start(3, {}, RandomChance(5))
    seat = flow.first_asked(truth)
    tables: list[Any] = [truth, *(DICE.determinized(truth, seat, RandomChance(k)) for k in range(3))]
    found = []
    for s in tables:
        match = Match(DICE, 3, {}, RandomChance(1), s)
        for _ in range(4):
            asked_now = flow.first_asked(match.state)
            match.play(asked_now, flow.options(match.state, asked_now)[0])
        own = questions(match, RandomChance(1), seat)
        deeds = [Reviewer(iterations=20, worlds=4).judge(one, RandomChance(2)) for one in own]
        found.append([(deed.turn, deed.played, deed.other, deed.after, deed.points, deed.margin) for deed in deeds])

    assert len({str(s.cups) for s in tables}) > 1
    assert len(found[0]) >= 1
    assert [found[0]] * 4 == found


def test_what_travels_to_the_workers_is_an_imagined_world():
    truth = DICE.start(3, {}, RandomChance(5))
    match = Match(DICE, 3, {}, RandomChance(1), truth)
    seat = flow.first_asked(match.state)
    match.play(seat, flow.options(match.state, seat)[0])

    worlds = {
        codec.digest(unpack(DICE, seat, asked_of(match, seat)[0].world).determinize(RandomChance(1))) for _ in "12345"
    }
    sent = {asked_of(match, seat)[0].world for _ in range(5)}

    assert 1 == len(worlds)
    assert len(sent) > 1


def test_over_http_a_review_is_refused_to_others_while_a_game_is_played(guests):
    ada, bo = guests("Ada", "Bo")
    table = make_table(ada, "me", "bot:random", board="forward")

    refused = bo.ask("POST", f"/api/tables/{table}/review?language=fr")

    assert 409 == refused["status"]
    assert "n’est pas finie" in refused["error"]
    assert 404 == bo.ask("POST", "/api/tables/nowhere/review")["status"]


class SurePool(QuickPool):
    """Finds that the last answers were slips, and of the largest but one that its better answer holds."""

    def __init__(self):
        super().__init__()
        self.looked: list[str] = []

    async def review(self, game, asked, seconds):
        found = await super().review(game, asked, seconds)
        for one in found:
            options = unpack(game, one.seat, next(ask.world for ask in asked if ask.place == one.place)).options
            one.other = next((option.text for option in options if option.text != one.played), "")
            one.best, one.after = [0.5, 0.5], [0.5, 0.5]
            one.after = [0.5 - one.place / 100 * (party == one.seat) for party in range(2)]
            one.margin_noise = 0.0
        return found

    async def puzzle(self, game, asked, seconds):
        self.looked.append(asked.played)
        question = Question(
            asked.place, asked.turn, unpack(game, asked.seat, asked.world), game.actions.parse(asked.played)
        )
        return judged(Reviewer(4, 2).judge(question, RandomChance(1))) if len(self.looked) == 2 else None


def test_a_slip_whose_better_answer_holds_becomes_a_puzzle(visit):
    async def do(house, room, ada, bo):
        house.rooms.bot_pool = pool = SurePool()
        await play(room)
        own = Room(room.view, house.store, pool, house.rooms.bus, 0)

        await asked(own, ada.id)
        own.close()

        [(_, table)] = house.store.puzzles.collected(DICE.id, DICE.version, DICE.components_digest)
        stored = house.store.puzzles.of(table)
        assert room.table.id == table
        assert 2 == len(pool.looked)
        assert pool.looked[1] == stored.found.played
        assert stored.seat == room.table.playing.answers[stored.found.place - 1].seat

    visit(do)


def test_a_review_is_there_while_a_puzzle_is_looked_for(visit):
    class SlowPool(SurePool):
        async def puzzle(self, *_):
            self.looked.append("")
            await asyncio.Event().wait()

    async def do(house, room, ada, bo):
        pool = SlowPool()
        await play(room)
        own = Room(room.view, house.store, pool, house.rooms.bus, 0)
        wish = ReviewWish(ada.id, "here", "en")

        await own.reviews.ask(wish, lambda: None)
        await until(lambda: pool.looked)
        found = await own.reviews.ask(wish, refuse)
        own.close()

        assert len(room.table.playing.answers) == found.done == len(found.steps)

    visit(do)


def test_what_a_lesson_has_asked_for_is_nobodys_slip():
    table = lesson.taken()
    for step in lesson.FIRST.file.steps:
        lesson.answer(table, step.allow[0])
    of_lesson = len(table.playing.answers)
    assert [] == asked_of(table.playing, WHOLE, taught(table))

    lesson.answer(table, "pair 1+2")

    assert [of_lesson + 1] == [one.place for one in asked_of(table.playing, WHOLE, taught(table))]
