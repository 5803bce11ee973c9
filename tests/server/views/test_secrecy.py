"""Nothing hidden leaves the server: whole histories that differ only in what a seat cannot know look the same to it.

The server runs in this process here, with dealt luck, so that two histories can be compared byte by byte.
"""

import itertools
import socket
import threading
from contextlib import ExitStack

import pytest
import uvicorn

from ludotheque.engine.chance import LabelSeededChance
from ludotheque.engine.event import Event
from ludotheque.games.clocks import moves, scene
from ludotheque.lab.guest import Guest
from ludotheque.server import ids
from ludotheque.server.live import rooms
from ludotheque.server.store.store import Store
from ludotheque.server.table.table import Table
from ludotheque.server.views.table_view import TableView
from ludotheque.server.web.app import make_app
from ludotheque.server.web.push_protocol import PushProtocol
from tests.server.conftest import open_table

SEATS = 3

pytestmark = pytest.mark.slow


class House:
    """People at one table and a spectator beside them, at a server in a thread of this process."""

    def __init__(self, folder, monkeypatch, held, seats=SEATS, game="clocks", luck=None, **options):
        monkeypatch.setattr(rooms, "RandomChance", lambda _: LabelSeededChance("deal") if luck is None else luck())
        numbers = itertools.count()
        monkeypatch.setattr(ids, "new_id", lambda: f"id{next(numbers)}")
        door = socket.create_server(("127.0.0.1", 0))
        app = make_app(Store(f"sqlite:///{folder}/tables.sqlite"), pace=0)
        server = uvicorn.Server(uvicorn.Config(app, ws=PushProtocol, log_level="error", timeout_graceful_shutdown=2))
        running = threading.Thread(target=server.run, args=([door],))
        running.start()
        held.callback(running.join)
        held.callback(setattr, server, "should_exit", True)
        address = f"http://127.0.0.1:{door.getsockname()[1]}/"
        self.guests = [Guest(address, f"Guest {number}") for number in range(seats + 1)]
        self.table = table = open_table(self.guests[0], "me", *["open"] * (seats - 1), game=game, **options)
        for seat in range(1, seats):
            self.guests[seat].ask("POST", f"/api/tables/{table}/sit", {"seat": seat})
        for guest in self.guests:
            guest.attend(table)
            held.callback(guest.leave)

    def answer(self, guest, action):
        """Answer, and let everybody hear of it."""
        done = guest.do(action)
        assert "done" == done["type"], done
        for other in self.guests:
            if other is not guest:
                other.until("change")

    def ask_for_everything(self, guest):
        """Provoke every kind of message: a whole Scene, an undo that cannot be, a refusal, a preview."""
        guest.say({"type": "whole"})
        guest.until("scene")
        guest.take_back()
        guest.do("pass")
        guest.say({"type": "preview", "id": "p", "number": guest.scene["number"], "action": "bid 1"})
        guest.until("preview", "refused")


def frames_with_bid(bid, folder, monkeypatch):
    """Play to the auction; the first player bids, and the others look at everything they can get."""
    folder.mkdir()
    with ExitStack() as held:
        house = House(folder, monkeypatch, held, board="forward")
        seen = house.guests[0].scene
        assert seen is not None
        first = house.guests[seen["waiting"][0]]
        house.answer(first, "pair 1+2")
        house.answer(first, f"bid {bid}")
        others = [guest for guest in house.guests if guest is not first]
        for guest in others:
            house.ask_for_everything(guest)
        return [guest.frames for guest in others], first.frames


def test_a_sealed_bid_changes_no_byte_for_the_others(tmp_path, monkeypatch):
    others, own = frames_with_bid(1, tmp_path / "one", monkeypatch)
    others_then, own_then = frames_with_bid(4, tmp_path / "four", monkeypatch)

    assert others == others_then
    assert own != own_then


def test_sizes_of_messages_do_not_tell_either(tmp_path, monkeypatch):
    others, _ = frames_with_bid(0, tmp_path / "zero", monkeypatch)
    others_then, _ = frames_with_bid(6, tmp_path / "six", monkeypatch)

    assert [[len(text) for text in frames] for frames in others] == [
        [len(text) for text in frames] for frames in others_then
    ]


def bid_of(table):
    return max(table.playing.state.bids[:SEATS])


def everybody_is_told_what_the_bidder_is(monkeypatch):
    old = TableView.line
    monkeypatch.setattr(
        TableView,
        "line",
        lambda self, turn, event, seat, *rest: old(self, turn, event, next(iter(event.known or [seat])), *rest),
    )


def every_viewer_gets_the_first_seat_s_scene(monkeypatch):
    old = TableView.written
    monkeypatch.setattr(
        TableView,
        "written",
        lambda self, seat, language, before=None: old(self, self.table.playing.state.first, language, before),
    )


def the_cup_is_glass(monkeypatch):
    old = scene._cup

    def glass(s, side, viewer):
        return old(s, side, s.seat_of[side])

    monkeypatch.setattr(scene, "_cup", glass)


def the_undo_flag_tells(monkeypatch):
    monkeypatch.setattr(Table, "may_undo", lambda self, seat: self.match is not None and bid_of(self) > 2)


def the_version_tells(monkeypatch):
    old = Table.apply

    def apply(self, entry):
        old(self, entry)
        self.version += entry.action == "bid 4"

    monkeypatch.setattr(Table, "apply", apply)


def the_event_is_public(monkeypatch):
    def lay_bid(s, side, coins):
        s.bids[side] = coins
        if s.log is not None:
            s.log.append(Event("bid-revealed", {"who": side, "coins": coins}))

    monkeypatch.setattr(moves, "lay_bid", lay_bid)


def a_piece_flies_by_the_size_of_the_bid(monkeypatch):
    def lay_bid(s, side, coins):
        s.bids[side] = coins
        if s.log is not None:
            s.log.append(Event("bid-laid", {"who": side}, None, ("bank", f"bid{coins % 2}")))

    monkeypatch.setattr(moves, "lay_bid", lay_bid)


def the_refusal_tells(monkeypatch):
    old = TableView.refusal
    monkeypatch.setattr(
        TableView,
        "refusal",
        lambda self, objection, language: (old(self, objection, language)[0] + "!" * bid_of(self.table), "", ""),
    )


def the_preview_tells(monkeypatch):
    old = TableView.preview
    monkeypatch.setattr(TableView, "preview", lambda self, *rest: ([str(bid_of(self.table))], *old(self, *rest)[1:]))


def the_standing_tells_the_money_left(monkeypatch):
    old = scene.standings

    def standings(s, viewer):
        found = old(s, viewer)
        for standing in found:
            standing.points = s.money[standing.side] - max(s.bids[standing.side], 0)
        return found

    monkeypatch.setattr(scene, "standings", standings)
    monkeypatch.setattr("ludotheque.games.clocks.game.Clocks.standings", staticmethod(standings))


@pytest.mark.parametrize(
    "leak",
    [
        everybody_is_told_what_the_bidder_is,
        every_viewer_gets_the_first_seat_s_scene,
        the_cup_is_glass,
        the_undo_flag_tells,
        the_version_tells,
        the_event_is_public,
        a_piece_flies_by_the_size_of_the_bid,
        the_refusal_tells,
        the_preview_tells,
        the_standing_tells_the_money_left,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_leak_planted_in_the_game_or_the_server_is_caught(leak, tmp_path, monkeypatch):
    leak(monkeypatch)

    others, _ = frames_with_bid(1, tmp_path / "one", monkeypatch)
    others_then, _ = frames_with_bid(4, tmp_path / "four", monkeypatch)

    assert others != others_then
