"""My page: a code for another device, and a passkey that outlives this browser's memory."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import ask, my_options, open_table

pytestmark = pytest.mark.browser


def test_a_link_brings_me_to_my_phone(person):
    laptop, phone = person("Ada"), person(width=390, height=844)
    laptop.goto("/me")
    laptop.get_by_role("button", name="Make a code").click()
    link = laptop.locator(".me-page a[target]").text_content()

    phone.goto(link)
    phone.get_by_role("button", name="Use it here").click()

    expect(phone.get_by_role("status").first).to_have_text("Welcome, Ada.")
    assert "#" not in phone.url


def test_a_passkey_keeps_my_name_when_the_browser_has_forgotten_me(person, serving):
    page = person()
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    authenticator = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": authenticator})
    page.goto(serving.address.replace("127.0.0.1", "localhost") + "me")
    page.get_by_label("Name", exact=True).fill("Ada")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        page.get_by_label("Name", exact=True).press("Enter")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("status").first).to_have_text("Your passkey is kept, Ada.")

    page.get_by_role("button", name="Forget me on this browser").click()
    expect(page.get_by_role("status").first).to_contain_text("You are Guest")
    page.get_by_role("button", name="Come in by passkey").click()

    expect(page.get_by_role("status").first).to_have_text("Welcome, Ada.")


def test_signing_out_everywhere_else_ends_the_game_on_my_phone(person):
    laptop, phone = person("Ada"), person(width=390, height=844)
    laptop.goto("/me")
    laptop.get_by_role("button", name="Make a code").click()
    code = laptop.locator(".me-page .code").text_content()
    ask(phone, "POST", "/api/me/move", {"code": code})
    table = open_table(phone, "me", "bot:random")
    expect(my_options(phone).first).to_be_attached()

    laptop.get_by_role("button", name="Sign out everywhere else").click()

    expect(laptop.get_by_role("status").first).to_have_text("Only this browser knows you now, Ada.")
    expect(my_options(phone)).to_have_count(0)
    laptop.goto(f"/table/{table}")
    expect(my_options(laptop).first).to_be_attached()
    expect(my_options(phone)).to_have_count(0)


def test_a_name_that_cannot_be_used_is_said_to_be_so(person):
    page = person("Ada").context.new_page()  # the browser complains about the refusal, and may
    page.goto("/me")
    field = page.get_by_label("Name", exact=True)

    field.fill("Ad\u200ba")
    field.press("Enter")

    expect(page.get_by_role("alert")).to_have_text("This name cannot be used: it has characters that nobody would see.")
    field.fill("Zoé 🏳️‍🌈")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        field.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    expect(field).to_have_value("Zoé 🏳️‍🌈")


def test_where_the_house_has_a_number_and_no_name_passkeys_are_not_offered(person):
    page = person()

    page.goto("/me")

    expect(page.get_by_text("Passkeys need an address with a name")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)


def test_plain_http_says_what_it_cannot_do(person):
    page = person(language="fr")

    page.goto("/me")

    # This very machine counts as safe wherever it is reached: the page is told otherwise.
    page.evaluate("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.locator("a.brand").click()
    page.get_by_role("link", name="Mon nom et mes appareils").click()
    expect(page.get_by_text("Les clés d’accès demandent une adresse https")).to_be_visible()
