"""My numbers: found from the start page, read in every light and size, shown by choice, and gone
with all one's data."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.house import DESK, PHONE, TABLET, Guest

Guests = Callable[..., Guest]


def played_out(guest: Guest, seats: int = 2) -> str:
    """A match of this guest against bots: resigned at once, a bot finishes it."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = guest.table(seats=seats, mine=[0], bots=bots, settings={"pace": "fast"})
    guest.ask(f"tables/{table}/leave")
    guest.until(lambda: guest.look(f"tables/{table}")["state"] == "over")
    return table


def check(page: Page, wrong: dict[str, object], name: str) -> None:
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if (found := faults(page)) or overflow > 0:
        wrong[name] = found, overflow


def test_numbers_are_found_read_and_taken_along(guests: Guests, tmp_path: Path) -> None:
    guest = guests(reduced_motion="reduce").named("Vera")
    page, wrong = guest.page, {}
    page.goto(guest.house.url)
    page.get_by_role("link", name="My numbers").first.click()
    expect(page.get_by_role("heading", name="No numbers yet")).to_be_visible()
    tables = [played_out(guest), played_out(guest), played_out(guest, seats=3)]
    narrow = {"width": 320, "height": 640}
    for theme, size in (("night", DESK), ("day", TABLET), ("night", PHONE), ("day", narrow)):
        page.set_viewport_size(size)
        page.goto(f"{guest.house.url}/numbers")
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        expect(page.get_by_role("row")).not_to_have_count(0)
        page.get_by_text("As a table").click()
        check(page, wrong, f"{theme} {size}")
    assert wrong == {}
    page.set_viewport_size(DESK)
    # Two games in the overview, the most played first; its figures are told below.
    rows = page.get_by_role("table", name="All games").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text(re.compile("Bosses of Chicago.*2"))
    expect(page.get_by_role("img", name="Rating after each of the last 2 matches")).to_be_visible()
    history = page.get_by_role("table", name="Rating, match by match")
    expect(history.get_by_role("row")).to_have_count(3)
    expect(history).to_contain_text("left early")
    expect(history.get_by_role("link").first).to_have_attribute("href", f"/t/{tables[1]}")
    page.get_by_role("link", name=re.compile("Bosses of Chicago.*3 players")).click()
    expect(page).to_have_url(re.compile("/numbers/bosses/3$"))
    expect(page.locator(".detail")).to_contain_text("3 players")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download (CSV)").click()
    download.value.save_as(tmp_path / "numbers.csv")
    with (tmp_path / "numbers.csv").open(encoding="utf-8") as file:
        assert [row["table"] for row in csv.DictReader(file)] == tables


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_others_see_them_by_choice_and_all_goes(guests: Guests, size: dict[str, int]) -> None:
    host, other = guests(viewport=size).named("Ada"), guests().named("Bob")
    host.wait_ready("bosses")
    played_out(other)
    info = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    table = info["table"]
    other.ask("join", {"code": info["code"], "seat": 1})
    host.ask(f"tables/{table}/start")

    def look() -> None:
        host.sit(table)
        panel = host.page.locator(".pp[data-seat='1']")
        panel.get_by_role("button", name=re.compile("Bob")).click()

    # The refusal is an answer that the browser writes down.
    host.forgive("403")
    look()
    card = host.page.get_by_role("dialog")
    expect(card).to_contain_text("keeps their numbers to themselves")
    other.page.goto(f"{other.house.url}/numbers")
    other.page.get_by_label("Show my numbers to others").check()
    other.until(lambda: other.look("me")["shows_numbers"])
    look()
    expect(card.get_by_role("table")).to_contain_text("0%")
    assert faults(host.page) == []
    host.page.keyboard.press("Escape")

    page = other.page
    page.evaluate("localStorage.setItem('backroom-lessons', '{}')")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name="Your name")).to_contain_text("No name yet")
    assert page.evaluate("localStorage.getItem('backroom-lessons')") is None
    assert other.look("me")["person"] is None
    expect(host.page.locator(".pp[data-seat='1'] b").first).to_have_text("A former guest")
