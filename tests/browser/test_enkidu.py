"""Enkidu in four real browsers: talk in private, forbid a talk, duel about a veto, change places."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.people import do_or_hear, final_scores, is_over, open_table, show, sit_down, unseen
from tests.browser.test_look import look

pytestmark = pytest.mark.browser
LONGEST = 500
"""Seconds."""
NAMES = ("Ada", "Bo", "Cleo", "Dan")
WIDTHS = ((1440, 900), (820, 1180), (1440, 900), (390, 844))
WISHES = ("choose chaos", "choose narrow-sight", "choose teleportation", "choose nanotechnology", "uphold", "pass")
JUMP = "change-places"
PSST = "psst, <b>nobody</b> else shall read this"
REPLY = "not even the one who forbids talks"

GET_ON = """([wishes, untouched]) => {
    clearInterval(window.gettingOn);
    if (wishes.length) window.gettingOn = setInterval(() => {
        const bar = [...document.querySelectorAll('.action-bar [data-action]:not([aria-disabled])')];
        if (untouched && bar.some(one => one.dataset.action.startsWith(untouched))) return;
        const wished = wishes.map(wish => bar.find(one => one.dataset.action.startsWith(wish))).find(one => one);
        (wished ?? bar[0])?.click();
    }, 10);
}"""
"""Click what gets the game on as soon as it can be clicked, unless something is among it that is to be left alone."""


class Players:
    """Four people at a table; each does what gets the game on, unless a test does it for him."""

    def __init__(self, person):
        self.pages = [person(name, *size) for name, size in zip(NAMES, WIDTHS, strict=True)]
        self.frames: list[list[str | bytes]] = [[] for _ in NAMES]
        for page, frames in zip(self.pages, self.frames, strict=True):
            page.on("websocket", lambda socket, frames=frames: listen(socket, frames))
        self.sit_down()
        self.began = time.monotonic()

    def sit_down(self):
        table = open_table(self.pages[0], "me", "open", "open", "open", game="enkidu", length="short")
        for seat in range(1, 4):
            sit_down(self.pages[seat], table, seat)

    def play_until(self, is_reached, untouched=("", "", "", "")):
        """Let everybody do what gets the game on, till something is to be seen; some questions are left to the test."""
        for page, left in zip(self.pages, untouched, strict=True):
            page.evaluate(GET_ON, [WISHES, left])
        self.wait_until(is_reached)
        for page in self.pages:
            page.evaluate(GET_ON, [[], ""])

    def play_unseen_until(self, is_reached, untouched=" "):
        """Let everybody get on without a page, which takes a moment; some questions are left to the test."""

        def choose(options):
            if any(option.startswith(untouched) for option in options):
                return None
            return next((one for wish in WISHES for one in options if one.startswith(wish)), options[0])

        with unseen(self.pages) as guests:
            while not is_reached(guests):
                for guest in guests:
                    do_or_hear(guest, choose)
            for frames, guest in zip(self.frames, guests, strict=True):
                frames.extend(guest.frames)

    def wait_until(self, is_reached):
        while not is_reached():
            assert time.monotonic() - self.began < LONGEST, [
                page.locator(".prompt").inner_text() for page in self.pages
            ]
            self.pages[0].wait_for_timeout(20)

    def can(self, seat, action):
        return self.pages[seat].locator(f'.action-bar [data-action^="{action}"]').count() > 0

    def do(self, seat, action):
        """Do something by a click of one's own."""
        free = ".action-bar:not(:has([aria-disabled]))"
        button = self.pages[seat].locator(f'{free} [data-action^="{action}"]').first
        button.wait_for(state="attached")
        show(self.pages[seat], button)
        button.click()

    def order(self, seat, label):
        """Answer in advance."""
        page = self.pages[seat]
        page.get_by_role("button", name="In advance").click()
        page.get_by_role("dialog", name="In advance").get_by_role("button", name=label).click()
        page.keyboard.press("Escape")

    def all_see(self, words):
        self.wait_until(lambda: all(any(words in text(frame) for frame in frames) for frames in self.frames))

    def tablets(self, seat, side):
        return self.pages[seat].locator(f'[data-id="tablets{side}"] [data-kind=tablet]').count()


def listen(socket, frames):
    def hear(frame):
        frames.append(frame)

    socket.on("framereceived", hear)


def text(frame):
    return frame if isinstance(frame, str) else frame.decode()


def offers(guests, action):
    return any(option.startswith(action) for guest in guests for option in guest.options)


def has_ended(guests):
    return all(guest.is_over for guest in guests)


def say(page, words):
    """Speak in private; where there is room, the private talk has come forward by itself."""
    field = page.locator("#talk-field")
    expect(field).to_have_attribute("placeholder", "In private")
    field.fill(words)
    field.press("Enter")


@pytest.mark.timeout(600)
def test_four_people_negotiate_forbid_veto_and_change_places(person):
    """A whole short game; what two say in private is in no frame that anybody else gets."""
    players = Players(person)
    players.play_until(lambda: players.tablets(0, 0) and players.tablets(0, 1))

    expect(players.pages[3].locator(".seat-count use")).to_have_count(4)  # tablets, lest they be taken for points
    negotiate(players)
    forbid(players)
    duel(players)
    change_places(players)
    players.play_unseen_until(has_ended)
    players.wait_until(lambda: all(is_over(page) for page in players.pages))

    look(players.pages[3], "enkidu-end-on-a-phone")
    scores = [final_scores(page) for page in players.pages]
    assert scores[0] == scores[1] == scores[2] == scores[3]
    cleo = players.pages[2]
    cleo.reload()
    expect(cleo.locator("dialog.end-screen")).to_be_visible()
    for words in (PSST, REPLY):
        told = [any(words in text(frame) for frame in frames) for frames in players.frames]
        assert [True, True, False, False] == told


def negotiate(players):
    """A talk is proposed in advance, accepted, allowed; both speak and agree, and all see what changes hands."""
    ada, bo, cleo, _ = players.pages
    players.order(0, "Talk with Bo (Red)")
    players.play_until(lambda: players.can(1, "accept"), ("", "accept", "", ""))
    players.do(1, "accept")
    players.do(2, "allow")
    players.do(3, "allow")
    say(ada, PSST)
    expect(ada.locator(".talk-lines")).to_contain_text(PSST)
    expect(bo.locator(".talk-button .unread")).to_be_visible()
    bo.locator(".talk-button").click()
    say(bo, REPLY)
    expect(ada.locator(".talk-lines")).to_contain_text(REPLY)
    bo.locator(".talk-button").click()
    expect(cleo.locator(".prompt [role=timer]")).to_be_visible()
    players.do(0, "give red")
    players.do(0, "want red")
    players.do(0, "agree")
    players.do(1, "agree")
    expect(cleo.locator(".prompt [role=timer]")).to_be_visible()  # a swap does not end the talk
    players.do(1, "leave")
    players.play_until(lambda: not ada.locator(".prompt [role=timer]").count())
    players.all_see("talks are over")
    players.all_see("Bo gives")
    ada.get_by_role("button", name="Bo, in private").click()
    expect(ada.locator(".talk")).to_contain_text("This talk is over.")
    look(ada, "enkidu-talk")


def forbid(players):
    players.order(2, "Talk with Dan (Green)")
    players.play_until(lambda: players.can(3, "accept"), ("", "", "", "accept"))
    players.do(3, "accept")
    players.do(1, "forbid")
    players.all_see("Bo forbids Cleo’s talk.")


def duel(players):
    """In the second phase: a veto, a split vote, a duel."""
    players.play_unseen_until(lambda guests: offers(guests[:1], "veto"), "veto")
    for seat in range(4):
        players.order(seat, "No gifts")
    for _ in ("asked", "sure"):
        players.do(0, "veto")
    players.play_until(lambda: players.can(3, "reject"), ("", "", "", "reject"))
    players.do(3, "reject")
    players.play_until(lambda: any("decides on the veto." in text(frame) for frame in players.frames[0]), [JUMP] * 4)


def change_places(players):
    """Teleportation: two take over each other's places. Now and then a game has none: then they play another."""

    def jumper():
        return next((seat for seat in range(4) if players.can(seat, JUMP)), None)

    def is_shown():
        return jumper() is not None or all(is_over(page) for page in players.pages)

    players.play_unseen_until(lambda guests: offers(guests, JUMP) or has_ended(guests), JUMP)
    players.wait_until(is_shown)
    while (seat := jumper()) is None:
        players.sit_down()
        players.play_unseen_until(lambda guests: offers(guests, JUMP) or has_ended(guests), JUMP)
        players.wait_until(is_shown)
    place = players.pages[seat].locator(".area-own > .zone-panel")
    before = place.get_attribute("data-id")
    players.do(seat, JUMP)
    expect(place).not_to_have_attribute("data-id", before)
    players.all_see("have taken each other’s places.")
