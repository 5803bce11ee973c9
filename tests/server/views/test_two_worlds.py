"""Two worlds that a viewer cannot tell apart: a house tells him the same of both, to the byte, turn after turn.

What a game tells is checked by the kit; here it is all that a table sends beside it. The worlds differ in what the
viewer does not know, and are given the same answers and the same luck as long as the game itself tells him nothing.
"""

import asyncio
import itertools
from contextlib import ExitStack
from typing import NamedTuple
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.engine import codec, flow, orders
from ludotheque.engine.action import Action
from ludotheque.engine.chance import LabelSeededChance, Outcome, RandomChance, RecordedChance, WrongOutcome
from ludotheque.engine.errors import LudothequeError, Refused
from ludotheque.engine.event import Event
from ludotheque.engine.state import NOBODY, State
from ludotheque.games import all_games, game_named
from ludotheque.server import ids
from ludotheque.server.live.room import Room
from ludotheque.server.live.viewer import Viewer
from ludotheque.server.lobby import fork as forks
from ludotheque.server.lobby.lists import listed, public_tables
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.open_table import open_in_the_middle
from ludotheque.server.store.store import Store
from ludotheque.server.table.entries import PERSON, START, Entry, Seat
from ludotheque.server.table.table import Table
from ludotheque.server.views import table_view, view_group
from ludotheque.server.views.catalogue import sentence
from ludotheque.server.views.table_view import TableView
from ludotheque.server.views.view_group import ViewGroup
from ludotheque.server.web import socket as sockets
from ludotheque.server.wire import incoming as messages
from ludotheque.server.wire.outgoing import Frame
from ludotheque.server.wire.talk import ClaimGroup

pytestmark = pytest.mark.slow
MOVES = 25
FEW_MOVES = 3


class Move(NamedTuple):
    """An answer, and what chance brought with it."""

    seat: int
    action: Action
    outcomes: list[Outcome]


def told(game, events, viewer):
    return [game.told(event, viewer) for event in events]


def playing(s, seat, action, luck):
    """Play, and give what happened."""
    s.log = events = list[Event]()
    flow.play(s, seat, action, luck)
    s.log = None
    return events


def story(game, viewer, skipped, seed=2) -> tuple[State, State, list[Move]] | None:
    """Give two worlds in the middle of a game, and what can be played in both while the viewer sees no difference.

    Nothing if in the whole game nothing is hidden from the viewer.
    """
    luck, seat, is_hidden = RandomChance(seed), NOBODY if viewer is None else viewer, False
    true = game.start(max(game.seats), {}, luck)
    for count in itertools.count():
        unknown = [one for one in game.hidden(true) if seat not in one.known_by]
        is_hidden = is_hidden or unknown != []
        if count >= skipped and unknown:
            twin = game.determinized(true, seat, RandomChance(count))
            moves = common_moves(game, viewer, true.clone(), twin.clone(), RandomChance(count))
            if moves and codec.digest(true) != codec.digest(twin):
                return true, twin, moves
        if true.end:
            break
        options = flow.options(true, flow.first_asked(true))
        flow.play(true, flow.first_asked(true), options[luck.pick("what", len(options))], luck)
    assert not is_hidden, "something is hidden, and no world differs in it"
    return None


def common_moves(game, viewer, true, twin, luck) -> list[Move]:
    """Play on in both worlds while the viewer sees no difference."""
    moves: list[Move] = []
    while len(moves) < MOVES and not true.end:
        asked = flow.first_asked(true)
        common = [action for action in flow.options(true, asked) if action in flow.options(twin, asked)]
        if not common:
            break
        action = common[luck.pick("what", len(common))]
        luck.trail = outcomes = list[Outcome]()
        events = playing(true, asked, action, luck)
        try:
            others = playing(twin, asked, action, RecordedChance(outcomes))
        except WrongOutcome:
            break
        if told(game, events, viewer) != told(game, others, viewer):
            break
        if game.scene(true, viewer) != game.scene(twin, viewer):
            break
        moves.append(Move(asked, action, outcomes))
    return moves


async def said(house: Lobby, room: Room, viewer: Viewer, message: messages.FromClient) -> None:
    """Say something as over a socket, and note what it is refused by."""
    try:
        await sockets._obey(room, viewer, message)
    except Refused as error:
        viewer.post(" ".join(room.view.refusal(error.objection, viewer.language)).encode())
    except LudothequeError as error:
        viewer.post(sentence(error, viewer.language).encode())


async def ask_for_everything(house: Lobby, room: Room, viewer: Viewer) -> None:
    """Provoke every kind of message there is, and look at all that can be asked for at the door."""
    table, seat, post = room.table, viewer.seat, viewer.post
    number = 0 if seat is None else table.playing.number(seat)
    options = [] if seat is None else flow.options(table.playing.state, seat)
    await said(house, room, viewer, messages.Whole())
    await said(house, room, viewer, messages.PlaybackRequest("r"))
    for turn in (0, 1, 10_000):
        await said(house, room, viewer, messages.Look("l", turn))
    await said(house, room, viewer, messages.Claims())
    for action in ("pass", *(action.text for action in options[:4])):
        await said(house, room, viewer, messages.Preview("p", number, action))
    await said(house, room, viewer, messages.AnswerRequest("stale", number + 7, "pass"))
    await said(house, room, viewer, messages.AnswerRequest("none", number, "pass", 999))
    if not table.may_undo(seat):
        await said(house, room, viewer, messages.Undo("u"))
    await said(house, room, viewer, messages.AskRewind("a"))
    await said(house, room, viewer, messages.Decline("d"))
    post(msgspec.json.encode(room.about("en", viewer.person)))
    post(msgspec.json.encode(listed(room, "en", viewer.person)))
    post(msgspec.json.encode(await public_tables(house.rooms, "en")))
    post(msgspec.json.encode(table.waits_for(seat) if seat is not None else None))
    try:
        post(forks.forked(table, seat, 10_000).encode())
        post(room.view.record(seat, "en").encode() if table.game.forever else b"")
    except LudothequeError as error:
        post(sentence(error, "en").encode())


def nobody_listens(_: bytes) -> None:
    """Drop what somebody else is sent."""


def heard(folder, monkeypatch, game, world, moves, viewer) -> list[bytes]:
    """Let people play on from a world; give all that one of them is sent."""
    folder.mkdir(parents=True)
    numbers = itertools.count()
    monkeypatch.setattr(ids, "new_id", lambda: f"id{next(numbers)}")
    monkeypatch.setattr(ids, "is_id", lambda _: True)
    for module in (table_view, forks):
        monkeypatch.setattr(module, "RandomChance", lambda: LabelSeededChance("imagined"))

    async def run():
        store = Store(f"sqlite:///{folder}/tables.sqlite")
        house = Lobby(store, pace=0, patience=0.0)
        seats = max(game.seats)
        sitting = [await house.accounts.welcome() for _ in range(seats)]
        spectator = await house.accounts.welcome()
        options = game.checked_options(seats, {})
        monkeypatch.setattr(type(game), "seconds", lambda *_: 0)
        start = [Entry(0, START, action=codec.encode(world).decode())]
        room = await open_in_the_middle(
            house.rooms, sitting[0], game, options, [Seat(PERSON, one.id) for one in sitting], start
        )
        frames: list[bytes] = []
        lines = [frames.append if viewer == seat else nobody_listens for seat in (*range(seats), None)]
        viewers = [Viewer(one.id, "en", line) for one, line in zip((*sitting, spectator), lines, strict=True)]
        for one in viewers:
            room.show(one)
        for seat, one in enumerate(viewers[:seats]):
            for asked in game.order_offers(world, world.seat_of.index(seat)):
                if asked.default:  # what would be answered for people is played here
                    await said(house, room, one, messages.Order(asked.question, orders.ASK))
        who = viewers[seats if viewer is None else viewer]
        await ask_for_everything(house, room, who)
        for count, (seat, action, outcomes) in enumerate(moves):
            monkeypatch.setattr(room, "luck", RecordedChance(outcomes))
            number = room.table.playing.number(seat)
            await sockets._obey(room, viewers[seat], messages.AnswerRequest(f"c{count}", number, action.text))
            if count % FEW_MOVES == 0:
                await ask_for_everything(house, room, who)
        await house.close()
        return frames

    return asyncio.run(run())


def both(tmp_path, monkeypatch, game, viewer, worlds):
    """Give what a viewer hears of the one world and of the other."""
    *worlds, moves = worlds
    return [
        heard(tmp_path / str(number), monkeypatch, game, world, moves, viewer) for number, world in enumerate(worlds)
    ]


@pytest.mark.parametrize("skipped", [0, 40])
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_house_tells_the_same_of_two_worlds_that_a_viewer_cannot_tell_apart(
    game, viewer, skipped, tmp_path, monkeypatch
):
    worlds = story(game, viewer, skipped)
    if worlds is None:
        assert () == game.secrets, "only where all lies open no two worlds look the same"
        return

    one, other = both(tmp_path, monkeypatch, game, viewer, worlds)

    assert len(one) > 20
    for k, (first, second) in enumerate(zip(one, other, strict=True)):
        assert first == second, f"message {k} of {len(one)} to viewer {viewer}"


# Leaks of the house's own, each in one kind of message.


def sum_of(table):
    """Boil down what lies hidden at a table to a number."""
    s = table.playing.state
    return sum(crc32(repr(hidden.value).encode()) for hidden in table.game.hidden(s)) % 1_000_003


def bit_of(table):
    """Boil it down to a yes or no, another one after every entry."""
    return sum_of(table) >> table.written % 19 & 1


def patched(place, name, wrap):
    def plant(monkeypatch):
        monkeypatch.setattr(place, name, wrap(getattr(place, name)))

    plant.__name__ = f"{getattr(place, '__name__', place)}.{name}"
    return plant


async def _playback(old, view, *rest):
    scene, frames = await old(view, *rest)
    return scene, frames + [Frame({}, [], [])] * (sum_of(view.table) % 7)


async def _moment(old, view, *rest):
    turn, _, scene = await old(view, *rest)
    return turn, sum_of(view.table), scene


def _own(old, view_group, view):
    return {**old(view_group, view), "orders": {"x": str(sum_of(view.table))}}


LEAKS = [
    patched(
        view_group,
        "table_info",
        lambda old: lambda view, *rest: replace(old(view, *rest), rematch=str(sum_of(view.table))),
    ),
    patched(Table, "due", lambda _: lambda self: 1e10 + sum_of(self)),
    patched(TableView, "preview", lambda old: lambda self, *rest: ([str(sum_of(self.table))], *old(self, *rest)[1:])),
    patched(TableView, "refusal", lambda old: lambda self, *rest: (old(self, *rest)[0] + str(sum_of(self.table)), "")),
    patched(ViewGroup, "_own", lambda old: lambda self, view: _own(old, self, view)),
    patched(Table, "may_undo", lambda _: lambda self, seat: self.match is not None and bit_of(self) == 1),
    patched(view_group, "talks_of", lambda _: lambda table, seat: [[sum_of(table)]]),
    patched(sockets, "claims", lambda _: lambda view, language: [ClaimGroup(str(sum_of(view.table)), [])]),
    patched(sockets, "playback", lambda old: lambda *rest: _playback(old, *rest)),
    patched(sockets, "moment", lambda old: lambda *rest: _moment(old, *rest)),
    patched(forks, "forked", lambda _: lambda table, seat, turn: codec.encode(table.playing.state).decode()),
    patched(TableView, "record", lambda _: lambda self, *rest: self.table.complete_record()),
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_planted_in_what_a_house_tells_is_caught(leak, tmp_path, monkeypatch):
    with ExitStack() as held:
        patching = held.enter_context(pytest.MonkeyPatch.context())
        leak(patching)
        game = game_named("enkidu")
        one, other = both(tmp_path, monkeypatch, game, 1, story(game, 1, 60))

    assert one != other
