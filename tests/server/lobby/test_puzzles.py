"""The puzzle of a day: shown as its seat knew the table, answered, told; blind to what nobody could know."""

import asyncio

import msgspec
import pytest

from ludotheque.bots import puzzle_file
from ludotheque.bots.puzzle_file import of_folder
from ludotheque.bots.review import Deed
from ludotheque.bots.view import see
from ludotheque.engine import codec, flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.errors import BadOption, Refused
from ludotheque.games import all_games, game_named
from ludotheque.server import house_time
from ludotheque.server.live import puzzles
from ludotheque.server.live.bot_pool import judged
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_table
from ludotheque.server.lobby.puzzles import answered, played_on, puzzle_of
from ludotheque.server.lobby.puzzles import puzzles as of_day
from ludotheque.server.store.store import Store
from ludotheque.server.table.daily import day_of
from ludotheque.server.table.entries import PERSON, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views.puzzle import shown, told
from ludotheque.server.wire.notices import KeptPuzzle, ReviewAsked
from ludotheque.server.wire.puzzle import PuzzleTry
from ludotheque.server.wire.requests import NewTable

DICE = game_named("liars_dice")
FIRST_DAY = "2026-03-01"


def asked_of(game, s, seat):
    """Give a moment as the review asks about it."""
    view = see(game, s, seat, RandomChance(5))
    return ReviewAsked(3, 2, seat, view.options[-1].text, view.pack())


def found_at(asked, game):
    """Make up what was found: the first answer is better than the last by far."""
    options = see(game, codec.decode(game, asked.world), asked.seat, RandomChance(1)).options
    deed = Deed(asked.place, asked.turn, asked.seat, options[-1].text)
    deed.other = options[0].text
    deed.best, deed.after, deed.margin_noise = [0.5] * max(game.seats), [0.2] * max(game.seats), 0.01
    return judged(deed)


def solution(asked, game):
    """Make up the same as it is found by a longer look."""
    slip = found_at(asked, game)
    return msgspec.structs.replace(
        slip, played=slip.other, other=slip.played, after=slip.best, margin=0.3, gain=2.0, line=""
    )


def dice(answers=1, seed=1):
    """Play a little, for a question with several answers."""
    s, luck = DICE.start(2, {}, RandomChance(seed)), RandomChance(seed)
    for _ in range(answers):
        seat = flow.first_asked(s)
        flow.play(s, seat, flow.options(s, seat)[0], luck)
    return s


def puzzle_from(s, table="dice", at=0.0):
    seat = flow.first_asked(s)
    asked = asked_of(DICE, s, seat)
    made = puzzles.puzzle(
        Table(DICE, table, {}, [Seat(PERSON, "ada"), Seat(PERSON, "bo")]), asked, solution(asked, DICE)
    )
    return made._replace(at=at)


def table_of(store, day):
    """Say at which table the puzzle of a day was found."""
    found = puzzle_of(store, DICE, day)
    return None if found is None else found.table


@pytest.fixture
def visit(tmp_path):
    """Open a house with some finished tables; then do something there."""

    def visit(do):
        async def run():
            house = Lobby(Store(f"sqlite:///{tmp_path}/tables.sqlite"), pace=0, seed=1)
            try:
                ada = await house.accounts.welcome()
                rooms = [
                    await open_table(house.rooms, ada, DICE, NewTable(DICE.id, ["me", "open"], {})) for _ in range(3)
                ]
                await asyncio.wait_for(do(house, ada, [room.table.id for room in rooms]), 20)
            finally:
                await house.close()

        asyncio.run(run())

    return visit


def test_until_a_house_has_found_puzzles_there_are_those_that_games_bring_along(visit, monkeypatch):
    async def do(house, ada, tables):
        days = [f"2026-03-{day:02}" for day in range(1, 31)]

        brought = {found.world for day in days if (found := puzzle_of(house.store, DICE, day))}
        assert len(of_folder(DICE, DICE.folder)) == len(brought)
        for puzzle in await of_day(house.store, FIRST_DAY, "fr"):
            assert puzzle.prompt
            told = await answered(
                house.store, game_named(puzzle.game), PuzzleTry(FIRST_DAY, puzzle.answers[0].action), "fr"
            )
            assert told.text
            assert told.worth > told.other_worth
        assert {game.id for game in all_games().values()} == {
            puzzle.game for puzzle in await of_day(house.store, FIRST_DAY, "en")
        }

        # One that is found today is for other days: who has begun to think is not asked something else.
        await house.store.puzzles.keep(puzzle_from(dice(), tables[0], at=house_time.now()))
        assert "" == table_of(house.store, day_of(house_time.now()))
        assert tables[0] == table_of(house.store, day_of(house_time.now() + 24 * 3600))

    visit(do)


def test_one_puzzle_a_day_those_found_before_in_turn(visit, monkeypatch):
    monkeypatch.setattr(puzzle_file, "of_folder", lambda *_: [])

    async def do(house, ada, tables):
        store = house.store
        assert puzzle_of(store, DICE, FIRST_DAY) is None
        for number, table in enumerate(tables):
            await store.puzzles.keep(puzzle_from(dice(seed=number + 1), table, at=100.0 + number))

        days = [f"2026-03-0{day}" for day in (1, 2, 3, 4)]
        of_days = [table_of(store, day) for day in days]

        assert set(tables) == set(of_days[:3])
        assert of_days[0] == of_days[3] == table_of(store, days[0])
        await store.puzzles.keep(puzzle_from(dice(seed=9), tables[0])._replace(rules=DICE.version + 1))
        assert tables[0] not in {table_of(store, day) for day in days}

    visit(do)


def test_whoever_answers_is_told_what_is_best_and_why(visit, monkeypatch):
    monkeypatch.setattr(puzzle_file, "of_folder", lambda *_: [])

    async def do(house, ada, tables):
        day = day_of(house_time.now())
        stored = puzzle_from(dice(), tables[0], at=house_time.now())
        await house.store.puzzles.keep(stored)

        [puzzle] = await of_day(house.store, day, "en")
        right = await answered(house.store, DICE, PuzzleTry(day, stored.found.played), "en")
        wrong = await answered(house.store, DICE, PuzzleTry(day, stored.found.other), "fr")

        assert stored.found.played in [answer.action for answer in puzzle.answers]
        assert puzzle.prompt
        assert right.is_right
        assert not wrong.is_right
        assert right.best in [answer.label for answer in puzzle.answers]
        assert "2 points more" in right.text
        assert pytest.approx(0.3) == right.worth - right.other_worth
        for bad in ("nothing", "bid 99 9"):
            with pytest.raises((BadOption, Exception)):
                await answered(house.store, DICE, PuzzleTry(day, bad), "en")
        with pytest.raises(Refused):
            await answered(house.store, game_named("clocks"), PuzzleTry(day, "pass"), "en")

    visit(do)


def test_one_can_play_on_from_a_puzzle_in_the_place_of_its_seat(visit, monkeypatch):
    monkeypatch.setattr(puzzle_file, "of_folder", lambda *_: [])

    async def do(house, ada, tables):
        day = day_of(house_time.now())
        stored = puzzle_from(dice(), tables[0])
        await house.store.puzzles.keep(stored)

        room = await played_on(house.rooms, ada, DICE, day)

        assert stored.seat == room.table.seat_of(ada.id)
        assert [stored.seat] == flow.waiting(room.table.playing.state)

    visit(do)


def test_only_games_as_they_come_have_puzzles():
    s = dice()
    asked = asked_of(DICE, s, flow.first_asked(s))
    found = found_at(asked, DICE)
    people = [Seat(PERSON, "ada"), Seat(PERSON, "bo")]
    usual = DICE.checked_options(2, {})
    options = {**usual, DICE.options[0].id: DICE.options[0].values[-1]} if DICE.options else None

    [moment] = puzzles.candidates(Table(DICE, "dice", usual, people), [asked], [found])

    assert found.other == moment.played
    if options is not None and options != usual:
        assert [] == puzzles.candidates(Table(DICE, "dice", options, people), [asked], [found])


def hidden_moments(game, seed=3, most=3):
    """Give worlds of a game, each with a seat that is asked and a twin it cannot tell from it."""
    seats = max(game.seats)
    s, luck, found = game.start(seats, {}, RandomChance(seed)), RandomChance(seed), 0
    for count in range(400):
        if s.end or found == most:
            return
        seat = flow.first_asked(s)
        options = flow.options(s, seat)
        twin = game.determinized(s, seat, RandomChance(count))
        if len(options) > 1 and codec.digest(twin) != codec.digest(s):
            found += 1
            yield s, twin, seat
        flow.play(s, seat, options[luck.pick("answer", len(options))], luck)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_puzzle_shows_nothing_that_its_seat_could_not_know(game):
    table = Table(game, "table", {}, [Seat(PERSON, str(seat)) for seat in range(max(game.seats))])
    checked = 0
    for s, twin, seat in hidden_moments(game):
        pages = []
        for world in (s, twin):
            asked = asked_of(game, world, seat)
            stored = puzzles.puzzle(table, asked, solution(asked, game))
            pages.append(
                [
                    msgspec.json.encode(page)
                    for language in ("en", "fr")
                    for page in (
                        shown(game, stored, FIRST_DAY, language),
                        told(game, stored, stored.found.played, language),
                    )
                ]
            )
        checked += 1
        assert pages[0] == pages[1]
    if not checked:
        pytest.skip("nothing is hidden from anybody who is asked here")


def test_a_puzzle_is_stored_without_the_people_who_sat_there():
    stored = puzzle_from(dice())

    assert {"table", "game", "rules", "components", "seat", "world", "found", "at"} == set(KeptPuzzle._fields)
    assert "ada" not in msgspec.json.encode(shown(DICE, stored, FIRST_DAY, "en")).decode()
