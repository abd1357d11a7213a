"""Other tables call: which of mine wait for me is known wherever I am."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest

Guests = Callable[..., Guest]


def two_at(host: Guest, other: Guest) -> str:
    """A running table of two people."""
    host.wait_ready("bosses")
    info = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    table: str = info["table"]
    other.ask("join", {"invite": info["invite"]})
    host.ask(f"tables/{table}/start")
    return table


def hand_over(host: Guest, other: Guest, table: str, to: int) -> None:
    """Moves until that seat is asked."""
    for fields in range(4):
        seat = host.state(table, None)["view"]["to_act"][0]
        if seat == to:
            return
        guest = (host, other)[seat]
        guest.play(table, seat, f"place own1 {'abcd'[fields]}1")
    raise AssertionError("nobody handed over")


def test_a_call_comes_to_the_start_page(guests: Guests) -> None:
    host, other = guests().named("Vera"), guests().named("Otto")
    table = two_at(host, other)
    hand_over(host, other, table, 1)
    page = host.page
    page.goto(host.house.url)
    row = page.locator(".yg li").first
    expect(row).to_be_visible()
    expect(row).not_to_contain_text("Your turn")
    # Told by the socket, not by looking again and again.
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/me/tables" in one.url else None)
    other.play(table, 1, "place own1 f6")
    expect(row).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("^One table waits for you"))
    assert len(asked) >= 1


def test_a_call_reaches_who_sits_at_another_table(guests: Guests) -> None:
    host, other = guests().named("Vera"), guests().named("Otto")
    table = two_at(host, other)
    hand_over(host, other, table, 1)
    elsewhere = host.table(seats=2)
    host.sit(elsewhere)
    page = host.page
    expect(page.locator(".calls")).to_have_count(0)
    other.play(table, 1, "place own1 f6")
    rail = page.locator(".rail.note")
    expect(rail).to_contain_text("Your turn at another table: The Bosses of Chicago.")
    expect(page.locator(".calls")).to_contain_text("One table waits for you")
    # It does not stand in the way of what this table has to say, and it can be put away.
    rail.get_by_role("button", name="Dismiss").click()
    expect(rail).to_have_count(0)
    page.locator(".calls").click()
    expect(page).to_have_url(re.compile(table))
    expect(host.prompt).to_contain_text("Place a gangster")
    # Here it waits no longer; at the table left behind nobody else does.
    expect(page.locator(".calls")).to_have_count(0)


def test_a_call_is_seen_on_a_phone_and_leads_there(guests: Guests) -> None:
    host, other = guests(viewport=PHONE).named("Vera"), guests().named("Otto")
    table = two_at(host, other)
    hand_over(host, other, table, 1)
    host.sit(host.table(seats=2))
    other.play(table, 1, "place own1 f6")
    rail = host.page.locator(".rail.note")
    expect(rail).to_be_in_viewport(ratio=1)
    assert host.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    rail.get_by_role("link", name="Go there").click()
    expect(host.page).to_have_url(re.compile(table))
    expect(host.prompt).to_contain_text("Place a gangster")


def test_a_table_against_bots_alone_never_interrupts_another(guests: Guests) -> None:
    host, other = guests().named("Vera"), guests().named("Otto")
    bots = host.table("bosses", 2, mine=[0], bots={"1": "random"}, settings={"pace": "fast"})
    host.until(lambda: host.state(bots)["ask"] is not None)
    table = two_at(host, other)
    hand_over(host, other, table, 1)
    host.sit(table)
    page = host.page
    # The bots move, and it is this player's turn there again.
    asked = host.state(bots)["ask"]
    host.play(bots, 0, host.state(bots)["view"]["legal"][0]["text"])
    host.until(lambda: (host.state(bots)["ask"] or 0) > asked)
    # What comes after it has come: a call that is one, from a person.
    other.play(table, 1, "place own1 f6")
    expect(host.prompt).to_contain_text("Place a gangster")
    expect(page.locator(".calls")).to_have_count(0)
    expect(page.locator(".rail.note")).to_have_count(0)
    page.goto(host.house.url)
    expect(page.locator(".yg li")).to_have_count(2)
