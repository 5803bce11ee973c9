"""What was bid is in the air over the place of whoever said it; what was outbid since is past."""

from ludotheque.engine import flow
from ludotheque.engine.chance import RandomChance
from ludotheque.engine.scene import Zone
from ludotheque.games.liars_dice import GAME
from ludotheque.games.liars_dice.game import State


def bubbles(s, viewer):
    places = [zone for zone in GAME.scene(s, viewer).zones if zone.side is not None]
    return {
        part.id: part.marks
        for place in places
        for part in place.children
        if isinstance(part, Zone) and part.family == "bubble"
    }


def raise_bid(s, chance):
    bids = len(s.said)
    while len(s.said) == bids:
        seat = flow.first_asked(s)
        flow.play(s, seat, flow.options(s, seat)[0], chance)


def test_the_last_bid_of_each_is_seen_by_all_and_only_that_of_the_bidder_stands():
    chance = RandomChance(4)
    s = GAME.start(3, {}, chance)
    assert isinstance(s, State)
    assert {} == bubbles(s, None)

    raise_bid(s, chance)
    first = s.bidder
    for viewer in (0, 1, 2, None):
        assert {f"said{first}": []} == bubbles(s, viewer)

    raise_bid(s, chance)
    for viewer in (0, 1, 2, None):
        assert {f"said{first}": ["done"], f"said{s.bidder}": []} == bubbles(s, viewer)


def test_each_face_says_how_many_it_takes_at_least():
    chance = RandomChance(4)
    s = GAME.start(3, {}, chance)
    assert isinstance(s, State)
    raise_bid(s, chance)

    faces = next(zone for zone in GAME.scene(s, 0).zones if zone.id == "faces")
    for face, piece in enumerate(faces.children, 1):
        assert not isinstance(piece, Zone)
        assert piece.face is not None
        assert [str(s.lowest(face)), "+"] == piece.face.foot
