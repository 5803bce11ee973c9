"""Characters: they sit down at any level, say a little, can be silenced, and tell why when asked."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import ask, open_table, play_to_the_end, wait_until

pytestmark = pytest.mark.browser
UNTIL_THEY_HAVE = """async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}?plain=1`);
    await new Promise((done) => (socket.onmessage = ({ data }) => {
        const { scene, log } = JSON.parse(data);
        if (log?.some((line) => line.seat === 1 && line.turn)) done();
        else if (scene?.options) {
            const { number } = scene;
            socket.send(JSON.stringify({ type: 'answer', id: `${number}`, number, index: 0 }));
        }
    }));
    socket.close();
}"""
"""Give the first answer there is, over a socket, until the other one has answered."""


def test_a_newcomer_meets_the_gentlest_and_may_ask_for_any_level(person):
    ada = person("Ada")
    ada.goto("/new/clocks")
    level = ada.get_by_role("combobox", name="Level of Nell")
    expect(level).to_have_value("1")
    level.select_option("Level 4")
    expect(ada.get_by_role("combobox", name="Seat 2").locator("option:checked")).to_have_text("Nell")
    ada.get_by_role("button", name="Play").click()
    ada.wait_for_url("**/table/*")

    seats = ask(ada, "GET", f"/api/tables/{ada.url.rpartition('/')[2]}").json()["seats"]
    assert ("character:nell:4", "Nell") == (seats[1]["level"], seats[1]["name"])


def test_the_host_changes_the_level_of_a_character_in_the_waiting_room(person):
    ada = person("Ada")
    table = open_table(ada, "me", "open", "bot:character:odile")
    ada.get_by_role("combobox", name="Level of Odile").select_option("5")

    wait_until(ada, lambda: ask(ada, "GET", f"/api/tables/{table}").json()["seats"][2]["level"] == "character:odile:5")
    expect(ada.get_by_role("combobox", name="Level of Odile")).to_have_value("5")


def test_a_character_has_a_word_in_the_end_unless_they_are_silenced(person):
    ada = person("Ada")
    made = ask(ada, "POST", "/api/tables", {"game": "clocks", "seats": ["me", "bot:character:nell"]})
    play_to_the_end(ada, made.json()["id"])
    ada.keyboard.press("Escape")
    remarks = ada.locator(".log-lines .remark")
    expect(remarks.last).to_contain_text("Nell: “")
    before = remarks.all_inner_texts()
    expect(ada.locator(".standing-remark")).to_be_visible()
    ada.reload()
    ada.locator("dialog.end-screen").wait_for()
    ada.keyboard.press("Escape")
    expect(remarks).to_have_count(len(before))
    assert before == remarks.all_inner_texts()

    ada.get_by_role("checkbox", name="Remarks").uncheck()
    expect(remarks).to_have_count(0)
    expect(ada.locator(".standing-remark")).to_have_count(0)
    ada.reload()
    ada.locator("dialog.end-screen").wait_for()
    ada.keyboard.press("Escape")
    expect(ada.locator(".log-lines p").first).to_be_attached()
    expect(remarks).to_have_count(0)


def test_a_bot_says_why_while_one_looks_back(person):
    ada = person("Ada")
    table = open_table(ada, "me", "bot:character:pip", game="clockworker")
    ada.evaluate(UNTIL_THEY_HAVE, table)
    theirs = ada.locator(".log-lines p", has_text=re.compile(r"^\s*\d+\s*Pip ")).filter(has=ada.locator(".log-turn"))
    theirs.first.locator(".log-turn").click(force=True)
    ada.locator(".travel-bar").get_by_role("button", name="Why?").click()

    expect(ada.get_by_text(re.compile("Pip: I chose: "))).to_be_visible()
    expect(ada.locator(".log-lines")).to_contain_text("Ada asks for a hint")
