"""At the door: what somebody is told who cannot come in, in the own language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.house import DESK, PHONE, Guest

Guests = Callable[..., Guest]
TONGUES = ("en", "de", "nl")
FULL = {"en": "The table is full", "de": "Der Tisch ist voll", "nl": "De tafel is vol"}
ENDED = {
    "en": "This invitation has expired",
    "de": "Diese Einladung ist abgelaufen",
    "nl": "Deze uitnodiging is verlopen",
}


def speaking(guests: Guests, tongue: str, **more: Any) -> Guest:
    return guests(locale=tongue, **more)


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_full_table_says_so_and_lets_watch(guests: Guests, tongue: str) -> None:
    host = guests().named("Host")
    info = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0, 1]})
    late = speaking(guests, tongue)
    late.page.goto(f"{late.house.url}/i/{info['invite']}")
    expect(late.page.get_by_role("alert").get_by_role("heading")).to_have_text(FULL[tongue])
    # No seat, so no name is asked for.
    expect(late.page.get_by_role("dialog")).to_have_count(0)
    late.page.locator(f"a[href='/t/{info['table']}']").click()
    expect(late.page.get_by_role("heading", level=1)).to_be_visible()
    expect(late.page).to_have_url(re.compile(f"/t/{info['table']}$"))
    expect(late.page.locator("li", has_text="Host")).to_have_count(2)


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_dead_invitation_says_so_before_a_name_is_asked(guests: Guests, tongue: str) -> None:
    late = speaking(guests, tongue)
    late.page.goto(f"{late.house.url}/i/nobody-knows-this-one")
    expect(late.page.get_by_role("alert").get_by_role("heading")).to_have_text(ENDED[tongue])
    expect(late.page.get_by_role("dialog")).to_have_count(0)
    late.forgive("404")


def test_a_link_to_a_seat_works_once(guests: Guests) -> None:
    late = speaking(guests, "de")
    late.page.goto(f"{late.house.url}/c/nobody-knows-this-one")
    expect(late.page.get_by_role("alert").get_by_role("heading")).to_have_text(ENDED["de"])
    late.forgive("404")


def test_a_good_invitation_asks_for_a_name_and_nothing_warms_up_behind(guests: Guests) -> None:
    host = guests().named("Host")
    info = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    page = guests().page
    page.goto(f"{host.house.url}/i/{info['invite']}")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
    expect(page.locator(".dark h1")).to_have_text("You are invited")
    # What to, by whom, and who is there already.
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("The Bosses of Chicago")
    expect(dialog).to_contain_text("first to 17 wins")
    expect(dialog).to_contain_text("Host invites you. One of 2 seats is free.")
    expect(dialog).to_contain_text("At the table: Host.")


def test_a_closed_and_a_begun_table_say_so(guests: Guests) -> None:
    host = guests().named("Host")
    host.wait_ready("bosses")
    closed = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    host.ask(f"tables/{closed['table']}/close")
    begun = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0, 1], "start": True})
    page = guests().page
    for info, words in ((closed, "The table is closed"), (begun, "The game has started")):
        page.goto(f"{host.house.url}/i/{info['invite']}")
        expect(page.get_by_role("alert").get_by_role("heading")).to_have_text(words)


# ------------------------------------------------------------------ refused, in three languages

WRONG_CODE = {
    "en": "There is no such table",
    "de": "Diesen Tisch gibt es nicht",
    "nl": "Die tafel bestaat niet",
}
SEATS_TAKEN = {
    "en": "The table is full.",
    "de": "Der Tisch ist voll.",
    "nl": "De tafel is vol.",
}
NO_RECORD = {
    "en": "This file is not a saved game.",
    "de": "Diese Datei ist keine gespeicherte Partie.",
    "nl": "Dit bestand is geen bewaarde partij.",
}
NEWER = {"en": "newer version", "de": "neueren Version", "nl": "nieuwere versie"}
NO_NAME = {"en": "A name needs", "de": "Ein Name braucht", "nl": "Een naam heeft"}
NO_ANSWER = {
    "en": "The server is not answering",
    "de": "Der Server antwortet nicht",
    "nl": "De server antwoordt niet",
}


def join_with(page: Page, code: str) -> None:
    page.locator("form.code input").fill(code)
    page.locator("form.code button").click()


@pytest.mark.parametrize("tongue", TONGUES)
def test_refusals_at_the_start_page_are_in_the_readers_language(
    guests: Guests, tongue: str
) -> None:
    host = guests().named("Host")
    host.wait_ready("bosses")
    full = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0, 1]})
    guest = speaking(guests, tongue)
    page = guest.page
    page.goto(guest.house.url)
    alert = page.get_by_role("alert")
    # No name in it: only what cannot be seen.
    page.locator(".topbar button", has=page.locator("[href='#i-hat']")).click()
    page.get_by_role("dialog").get_by_role("textbox").fill("\u200b")
    page.get_by_role("dialog").locator("button.pri").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(NO_NAME[tongue])
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.get_by_role("dialog").locator("button.pri").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    join_with(page, "NOPE22")
    expect(alert).to_contain_text(WRONG_CODE[tongue])
    join_with(page, full["code"])
    expect(alert).to_contain_text(SEATS_TAKEN[tongue])
    page.locator("#record").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"Dear diary"}
    )
    expect(alert).to_contain_text(NO_RECORD[tongue])
    record = next((Path(__file__).parents[1] / "records").glob("bosses-*.txt")).read_text(
        encoding="utf-8"
    )
    newer = re.sub(r"(?m)^rules \d+$", "rules 999", record)
    page.locator("#record").set_input_files(
        {"name": "b.txt", "mimeType": "text/plain", "buffer": newer.encode()}
    )
    expect(alert).to_contain_text(NEWER[tongue])
    # What is said already changes with the language.
    page.locator(".tongue").click()
    other = TONGUES[(TONGUES.index(tongue) + 1) % len(TONGUES)]
    expect(alert).to_contain_text(NEWER[other])
    # The server is not answering any more.
    page.route("**/api/join", lambda route: route.abort())
    join_with(page, full["code"])
    expect(alert).to_contain_text(NO_ANSWER[other])
    guest.forgive("404", "409", "422", "net::ERR_FAILED")


def test_refusals_at_the_table_are_in_the_readers_language(guests: Guests) -> None:
    guest = speaking(guests, "de").named()
    table = guest.table(seed=8)
    guest.sit(table)
    page = guest.page
    expect(page.locator("[data-target][data-hit=own1]")).to_have_count(1)

    def too_late(route: Route) -> None:
        said = guest.state(table)
        sentence = "That question is closed; this is how things stand now."
        body = {"sentence": sentence, "reason": "ask_over", "clause": None, "state": said}
        route.fulfill(status=409, json=body)

    page.route("**/commands", too_late)
    guest.hit("own1").click()
    page.locator(".board [data-target]").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Diese Frage ist erledigt.")
    page.unroute("**/commands")
    guest.forgive("409")


# ------------------------------------------------------------------ the page itself does not come

UNLOADED = {
    "en": "The page could not be loaded",
    "de": "Die Seite konnte nicht geladen werden",
    "nl": "De pagina kon niet worden geladen",
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("how", ["gone", "wrong type"])
def test_a_page_whose_script_does_not_come_says_so(
    guests: Guests, how: str, size: dict[str, int]
) -> None:
    guest = guests(viewport=size)
    page = guest.page

    def fail(route: Route) -> None:
        if how == "gone":
            route.abort()
        else:
            route.fulfill(status=200, content_type="text/html", body="<p>Log in to the Wi-Fi</p>")

    page.route("**/assets/index-*.js", fail)
    page.goto(guest.house.url)
    notice = page.get_by_role("alert")
    expect(notice).to_be_visible()
    for tongue, words in UNLOADED.items():
        expect(notice.locator(f"[lang={tongue}]")).to_contain_text(words)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.unroute("**/assets/index-*.js")
    notice.get_by_role("link", name="Try again").click()
    expect(page.locator(".poster").first).to_be_visible()
    expect(page.locator("#unloaded")).to_have_count(0)
    guest.forgive("net::ERR_FAILED", "module script", "MIME type")


def test_without_scripts_the_page_says_what_it_needs(guests: Guests) -> None:
    page = guests(java_script_enabled=False).page
    page.goto(guests().house.url)
    for tongue in TONGUES:
        expect(page.locator(f"noscript p[lang={tongue}]")).to_contain_text("JavaScript")
    expect(page.locator("#unloaded")).to_be_hidden()
