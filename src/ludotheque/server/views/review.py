"""A review in words: how everybody stood after each answer, what was luck, and the moments that mattered."""

import asyncio
from dataclasses import dataclass

from ludotheque.bots.review import (
    FIND,
    LUCK,
    Deed,
    TurningPoint,
    balances,
    further_points,
    parties,
    result_of,
    turning_points,
)
from ludotheque.engine import flow, replay
from ludotheque.engine.action import Action
from ludotheque.engine.event import Facts
from ludotheque.engine.match import Match
from ludotheque.engine.scene import Seat, Text, Wire
from ludotheque.engine.scene_writer import SceneWriter
from ludotheque.engine.state import State
from ludotheque.manual.figures import cropped
from ludotheque.server.views.history import A_FEW
from ludotheque.server.views.table_view import TableView
from ludotheque.server.wire.notices import Judged
from ludotheque.server.wire.review import Review, ReviewBalance, ReviewPoint, ReviewStep

WHOLE = -1
"""The part of a review that is all of it; any other is a seat's own."""
MOST_DRAWN = 4
"""Pieces that are drawn of what one touches for an answer."""


@dataclass(frozen=True)
class Offered:
    """An answer as it was offered."""

    label: Text
    seat_of: list[int]
    """Who sat where."""
    drawn: Wire | None = None
    """The pieces one touches for it, as far as whoever reads saw them then; only of moments told at length."""


Offers = dict[tuple[int, str], Offered]
"""By place and action."""


async def review(view: TableView, part: int, seat: int | None, found: list[Judged], language: str) -> Review:
    """Tell somebody what was found about the answers of a part; others are served in between."""
    match, game = view.table.playing, view.game
    deeds = [deed_of(one) for one in found]
    told = Review(len(deeds), len(deeds), own=part != WHOLE)
    if not deeds:
        return told
    result = result_of(game, match.state) if view.table.is_over else deeds[-1].after
    told.alone = len(result) == 1
    names = view.side_names(language)
    called = [names[side] for side in parties(match.state, len(game.scores(match.state)))]
    points = turning_points(deeds, result, seat)
    more = further_points(game, deeds, points, seat)
    drawing = Drawing(view, seat, language, {deeds[point.deed].place for point in points})
    offers = await _offers(match, deeds, drawing)
    told.moments = [_moment(view, deeds, point, called, offers, language) for point in points]
    told.more = [_moment(view, deeds, point, called, offers, language) for point in more]
    for moment in told.more:  # it may be about the answer of one that is told at length
        moment.drawn = moment.other_drawn = None
    for place, deed in enumerate(deeds):
        told.steps.append(_step(view, deed, offers, language))
        if place % A_FEW == 0:
            await asyncio.sleep(0)
    told.balances = [
        ReviewBalance(
            name,
            one.start,
            one.end,
            one.luck,
            one.luck_noise,
            one.own,
            one.own_noise,
            one.others,
            one.others_noise,
            one.disputed,
        )
        for name, one in zip(called, balances(deeds, result), strict=True)
    ]
    return told


def _step(view: TableView, deed: Deed, offers: Offers, language: str) -> ReviewStep:
    text = ""
    if deed.other:
        other = offers[deed.place, deed.other]
        text = view.game.texts.say(language, _beside(deed, other.label), view.names_at(other.seat_of, language))
    return ReviewStep(
        deed.turn, Seat(deed.seat), deed.after, deed.points, deed.cost, deed.noise, deed.is_disputed, text
    )


def deed_of(judged: Judged) -> Deed:
    """Read what was found about an answer."""
    deed = Deed(judged.place, judged.turn, judged.seat, judged.played)
    for name in Judged.__struct_fields__:
        setattr(deed, name, getattr(judged, name))
    return deed


@dataclass(frozen=True)
class Drawing:
    """What draws the pieces of answers for whoever reads."""

    view: TableView
    reader: int | None
    language: str
    places: set[int]
    """Of the answers that are drawn."""

    def pieces(self, s: State, deed: Deed, action: Action) -> Wire | None:
        """Draw what one touches for an answer; of what the reader could not see then, nothing."""
        if deed.place not in self.places:
            return None
        game, asked = self.view.game, flow.decision(s, deed.seat)
        assert asked is not None, f"answer {deed.place} is to no question"
        seen = SceneWriter(game.texts, self.language, self.view.names_at(s.seat_of, self.language)).plain(
            game.picture(s, self.reader)
        )
        touched = [name for name in dict.fromkeys(game.clicked(s, asked, action)) if name in seen["nodes"]]
        drawn = cropped(seen, [name for name in touched if _is_small(seen["nodes"][name])][:MOST_DRAWN])
        return drawn if drawn["zones"] else None


def _is_small(node: Wire) -> bool:
    """Say whether somebody touched a piece, or one of a few in a row, and not somebody's part of the table."""
    return node["type"] == "piece" or len(node.get("children", ())) <= MOST_DRAWN


async def _offers(match: Match, deeds: list[Deed], drawing: Drawing) -> Offers:
    """Put answers into words and pictures, as they were offered then."""
    wanted = {deed.place: deed for deed in deeds}
    found: Offers = {}
    for number, s in enumerate(replay.up_to(match, len(match.answers)), 1):
        deed = wanted.get(number)
        if deed is not None:
            side = s.seat_of.index(deed.seat)
            for text in (deed.played, deed.other) if deed.other else (deed.played,):
                action = match.game.actions.parse(text)
                label = match.game.label(s, side, action)
                found[deed.place, text] = Offered(label, s.seat_of.copy(), drawing.pieces(s, deed, action))
        if number % A_FEW == 0:
            await asyncio.sleep(0)
    return found


def _moment(
    view: TableView, deeds: list[Deed], point: TurningPoint, called: list[str], offers: Offers, language: str
) -> ReviewPoint:
    deed = deeds[point.deed]
    answer = view.table.playing.answers[deed.place - 1]
    played = offers[deed.place, deed.played]
    other = offers[deed.place, deed.other] if deed.other and point.kind != LUCK else None

    names = view.names_at(played.seat_of, language)

    def say(text: Text) -> str:
        return view.game.texts.say(language, text, names)

    worth = deed.after[deed.seat]
    return ReviewPoint(
        kind=point.kind,
        step=point.deed,
        turn=deed.turn,
        before=deed.turn - bool(answer.events),
        name=called[point.party],
        change=point.change,
        noise=deed.noise if point.kind == LUCK else deed.margin_noise,
        played=say(played.label),
        worth=worth,
        other="" if other is None else say(other.label),
        other_worth=worth - deed.margin,
        text=say(_why(deed, point, other.label if other else None)),
        drawn=played.drawn,
        other_drawn=other.drawn if other else None,
    )


def _why(deed: Deed, point: TurningPoint, other: Text | None) -> Text:
    """Say what separates the two answers, or that it was luck."""
    if other is None:
        return Text("review-luck")
    if point.kind == FIND:
        return Text("review-find", {"other": other})
    return because(deed.gain, deed.line, other)


def _beside(deed: Deed, other: Text) -> Text:
    """Say how an answer stands beside the best other one."""
    if deed.cost > 0.0:
        return because(deed.gain, deed.line, other)
    kind = "review-doubt" if deed.is_disputed else "review-find" if deed.is_find else "review-alike"
    return Text(kind, {"other": other})


def because(gain: float, line: str, better: Text) -> Text:
    """Say what speaks for the better of two answers: so many points more, most of them in one line of the score."""
    facts: Facts = {"other": better}
    points = round(gain)
    if points <= 0:
        return Text("review-further", facts)
    if not line:
        return Text("review-more", facts | {"points": points})
    return Text("review-more-line", facts | {"points": points, "line": Text(f"score-{line}")})
