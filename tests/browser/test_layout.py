"""Where things lie in positions of every game: nothing scrolls at 1440 px, is cut, tiny or covered; areas stay put.

On phones areas may move and scroll. The card of the guide is off, since it still takes room from the board. With
--whole, positions of whole games are looked at, in both languages, with and without a seat.
"""

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from ludotheque.games import all_games, game_named
from ludotheque.lab.guest import Guest
from ludotheque.lab.serving import Serving
from ludotheque.server.web.requests import COOKIE
from tests.browser.measures import (
    BESIDE,
    COLLIDING,
    CUT,
    CUT_OFF,
    HOLES,
    JUMPING,
    LARGER,
    SCROLLING,
    SHRUNK,
    SMALL,
    SMALLEST,
    SMALLEST_TEXT,
    TINY,
    without_button,
)
from tests.browser.people import complaints
from tests.games.finished import FINISHED
from tools import pictures
from tools.browser import LOCALES, SIZES, SMALL_SCREENS, without_guide

pytestmark = pytest.mark.browser
MOMENTS = ("setup", "middle", "late")
LANGUAGES = {1440: "fr", 820: "en", 390: "fr"}
"""French words are longer; both are looked at everywhere with --whole."""
AXE = {"clocks": 820, "clockworker": 390, "enkidu": 1440, "liars_dice": 390, "unconscious_mind": 1440}
"""At which width a late position is looked at by axe."""
KEPT = {"clockworker": ("[data-id$='.robot'] .picture", 26)}
"""What is never drawn smaller than so many pixels."""
EVERYWHERE, MANY = tuple(f"at-{number}" for number in range(3_000)), 8
"""Moments after any number of answers, of which so many are looked at with --whole."""
TALKS = ("late", "ask-choose-events")
"""Where three play Enkidu the middle is another one; late, two of them talk there."""
FEW = (1, 2)
"""A single opponent, of whom all is shown, has another place at Unconscious Mind than several."""
PATIENCE = 600
"""Seconds that a talk is open for at least: the other tables are looked at before."""
PHONE = 640
LOOKED_AT = 4
"""Answers and verbs of the bar that are looked at and opened."""
STILL = 2
"""Pixels a part of the table may move."""
ROUNDED = 4
"""Pixels that may be lost where a table is drawn smaller."""

PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board > .area:not(.covering)')].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className.replace(/ .*-(own|other|shared|bank)\\b.*/, ''), [x, y, width, height]];
}))"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A server on which a seeded game of each title lies as it was at some moments."""
    folder = tmp_path_factory.mktemp("layout")
    found = [laid_out(folder, sorted(FINISHED), MOMENTS, 4), laid_out(folder, ["enkidu"], TALKS, 3)]
    found += [laid_out(folder, ["unconscious_mind"], ("late",), seats) for seats in FEW]
    found += [laid_out(folder, ["clockworker"], ("end",), 4)]
    running = Serving(folder)
    yield running.address, found
    running.stop()


def laid_out(folder, games, moments, seats, play=pictures.played):
    wanted = pictures.Wanted(games, [], moments, [seats], [], [], "long", seed=1, is_watched=False)
    with ThreadPoolExecutor() as aside:  # where tests drive a browser, an event loop runs already
        database = f"sqlite:///{folder}/tables.sqlite"
        return aside.submit(asyncio.run, pictures.lay_out(database, wanted, PATIENCE, play)).result()


@pytest.mark.timeout(600)
@pytest.mark.parametrize("width", SIZES)
def test_what_matters_is_seen_and_stays_where_it_is(browser, tables, width):
    address, found = tables
    faults = [fault for laid in found[:-1] for fault in faults_at(browser, width, LANGUAGES[width], address, *laid)]
    assert not faults, "\n".join(faults)


def test_those_who_look_on_have_no_hole_where_ones_own_things_would_be(browser, tables):
    address, [(cookies, laid), *_] = tables
    late = [table for table in laid if table.moment == "late"]
    faults = list(faults_at(browser, max(SIZES), "fr", address, cookies, late, is_watching=True))
    assert not faults, "\n".join(faults)


def test_the_winners_works_keep_the_size_of_their_robots_on_a_phone(browser, tables):
    address, found = tables
    (cookies, (table,)) = found[-1]
    context = opened(browser, (min(SIZES), SIZES[min(SIZES)]), address, cookies)
    page = context.new_page()
    assert "end" == table.moment
    for _ in pictures.looks(page, table):
        assert page.locator(f".winner-board {KEPT[table.game][0]}").count()
        assert [] == page.evaluate(SHRUNK, KEPT[table.game])
    context.close()


@pytest.mark.parametrize("game", AXE)
def test_axe_has_nothing_to_say_about_a_late_table(browser, tables, game):
    address, [(cookies, laid), *_] = tables
    context = opened(browser, (AXE[game], SIZES[AXE[game]]), address, cookies)
    page = context.new_page()
    (table,) = (table for table in laid if (table.game, table.moment) == (game, "late"))
    with pictures.sitting_there(address, table, cookies):
        for _ in itertools.islice(pictures.looks(page, table), 1):
            assert [] == complaints(page)
    context.close()


@pytest.mark.parametrize("game", sorted(FINISHED))
def test_positions_of_whole_games(browser, tmp_path, game, is_whole, noted):
    """Questions from all over a game with each number of players: in both languages, and looked on at."""
    if not is_whole:
        pytest.skip("takes minutes; wanted by --whole")
    found = [laid_out(tmp_path, [game], ("setup", *EVERYWHERE), seats, thinned) for seats in game_named(game).seats]
    serving = Serving(tmp_path)
    faults, looks = [], 0
    for width, (language, is_watching) in itertools.product(SIZES, (("en", False), ("fr", False), ("fr", True))):
        for cookies, laid in found:
            looks += len(laid)
            faults += faults_at(browser, width, language, serving.address, cookies, laid, is_watching=is_watching)
    serving.stop()
    noted(f"{game}: {looks} looks at {sum(len(laid) for _, laid in found)} positions, {len(faults)} faults")
    for fault in faults:
        noted(f"  {fault}")
    assert not faults


def thinned(game, seats, seed):
    """Let bots play a game, and give some of its moments, evenly spread; the first is the set-up, as elsewhere."""
    match, moments = pictures.played(game, seats, seed)
    asked = ["setup", *[moment for moment in moments if moment in EVERYWHERE][1:]]
    some = {asked[place * (len(asked) - 1) // (MANY - 1)] for place in range(MANY)}
    return match, {moment: moments[moment] for moment in asked if moment in some}


@pytest.mark.parametrize("size", SMALL_SCREENS.items())
def test_on_a_small_screen_all_of_a_table_is_drawn_smaller(browser, tables, size):
    """No part of a table is squeezed or scrolls by itself there; the largest game may scroll as a whole."""
    address, [(cookies, laid), *_] = tables
    context = opened(browser, size, address, cookies)
    page = context.new_page()
    for table in laid:
        if table.moment == "late":
            with pictures.sitting_there(address, table, cookies):
                list(pictures.looks(page, table))
                assert [] == [part for part in page.evaluate(SCROLLING, ROUNDED) if not part.startswith("board ")], (
                    table.id
                )
                assert page.evaluate("document.querySelector('.board').currentCSSZoom") < 1, table.id
    context.close()


def opened(browser, size, address, cookies, language="en", *, is_watching=False):
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=address,
        reduced_motion="reduce",
        locale=LOCALES[language],
    )
    if not is_watching:
        context.add_cookies([{"name": COOKIE, "value": cookies[0].partition("=")[2], "url": address}])
    context.add_init_script(f"localStorage.setItem('ludotheque.side', 'closed'); {without_guide(*all_games())}")
    return context


def faults_at(browser, width, language, address, cookies, laid, *, is_watching=False):
    """Look at all tables in a window of some width."""
    context = opened(browser, (width, SIZES[width]), address, cookies, language, is_watching=is_watching)
    page = context.new_page()
    before: dict[str, dict[str, list[float]]] = {}
    for table in laid:
        where = f"{table.id} at {width} px, {'watched' if is_watching else language}"
        with pictures.sitting_there(address, table, cookies), asked(address, table, cookies) as me:
            together = set()
            for suffix in pictures.looks(page, table):
                together.add(page.evaluate(BESIDE))
                if width < PHONE and not is_watching:
                    hidden = without_button(page, me.options)
                    yield from (f"{where}{suffix}: no finger reaches {action}" for action in hidden)
                yield from (f"{where}{suffix}: {fault}" for fault in faults_of(page, width, table.game))
                if is_watching:
                    yield from (f"{where}{suffix}: {hole}" for hole in page.evaluate(HOLES))
            if width < PHONE and table.moment != "setup" and False in together and True not in together:
                yield f"{where}: one's own pieces and the choice are on no page together"
            places = page.evaluate(PLACES)
        for area, place in before.get(table.game, {}).items():
            moved = [abs(now - was) for now, was in zip(places.get(area, place), place, strict=True)]
            if width > PHONE and max(moved) > STILL:
                yield f"{where}: {area} was at {place}, is at {places[area]}"
        before[table.game] = places
    context.close()


@contextmanager
def asked(address, table, cookies):
    """Sit at a table over a line of one's own, too, to know what can be done there."""
    guest = Guest(address)
    guest.cookie = cookies[0]
    yield guest.attend(table.id)
    guest.leave()


def faults_of(page, width, game):
    """Measure a page."""
    yield from page.evaluate(CUT)
    yield from page.evaluate(SMALL, SMALLEST)
    if width > PHONE:
        yield from page.evaluate(JUMPING, [LOOKED_AT, STILL])
    if page.evaluate("document.documentElement.scrollWidth") > width:
        yield "the page is wider than the window"
    if width == max(SIZES):
        yield from page.evaluate(SCROLLING)
    yield from page.evaluate(TINY, SMALLEST_TEXT[width])
    for measure in (CUT_OFF, COLLIDING, LARGER):
        yield from page.evaluate(measure)
    if game in KEPT:
        yield from page.evaluate(SHRUNK, KEPT[game])
