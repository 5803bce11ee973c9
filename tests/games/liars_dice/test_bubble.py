"""What was bid is in the air over the bidder's place, and over nobody else's."""

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Zone
from ludotheque.games.liars_dice import GAME
from ludotheque.games.liars_dice.game import State


def bubbles(s, viewer):
    places = [zone for zone in GAME.scene(s, viewer).zones if zone.side is not None]
    return [
        part.id for place in places for part in place.children if isinstance(part, Zone) and part.family == "bubble"
    ]


def test_only_whoever_has_bid_last_has_a_bubble():
    chance = RandomChance(4)
    s = GAME.start(3, {}, chance)
    assert [] == bubbles(s, None)

    assert isinstance(s, State)
    while not s.count:
        seat = flow.first_asked(s)
        flow.play(s, seat, flow.options(s, seat)[0], chance)

    for viewer in (0, 1, 2, None):
        assert [f"said{s.bidder}"] == bubbles(s, viewer)
