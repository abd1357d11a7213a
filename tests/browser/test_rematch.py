"""Same again: everybody is called, nobody is left behind, and bots stay who they are."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import Guest

Guests = Callable[..., Guest]


def to_the_end(*guests: Guest, table: str) -> None:
    """All seats held by these people play whatever is first, until the match is over."""
    while guests[0].look(f"tables/{table}")["state"] != "over":
        for guest in guests:
            for seat in guest.look(f"tables/{table}")["my_seats"]:
                state = guest.state(table, seat)
                if state["ask"] is not None:
                    guest.play(table, seat, state["view"]["legal"][0]["text"])


def ended(host: Guest, other: Guest) -> str:
    """Two people and two bots, after the end."""
    host.wait_ready("bosses")
    bots = {"2": "random", "3": "random"}
    wish = {"game": "bosses", "seats": 4, "mine": [0], "bots": bots, "settings": {"pace": "fast"}}
    info = host.ask("tables", wish)
    table: str = info["table"]
    other.ask("join", {"invite": info["invite"]})
    host.ask(f"tables/{table}/start")
    to_the_end(host, other, table=table)
    return table


@pytest.mark.parametrize("where", ["still there", "on the start page"])
def test_same_again_calls_everybody(guests: Guests, where: str) -> None:
    host, other = guests().named("Vera"), guests().named("Otto")
    table = ended(host, other)
    names = {"Mabel", "Dutch"}
    host.sit(table)
    if where == "still there":
        other.sit(table)
    else:
        other.page.goto(other.house.url)
        expect(other.page.locator(".yg li").first).to_contain_text(re.compile("Won|Place"))
    bots = set(re.findall("Mabel|Lefty Lou|Vinnie|Ines|Dutch", host.page.inner_text(".players")))
    assert len(bots) == 2, names
    host.button("Same again").click()
    page = host.page
    expect(page.locator(".lobby [role=status]")).to_contain_text("Otto has been called")
    expect(page.locator(".lobby")).not_to_contain_text("Everyone is here.")
    expect(page.locator(".lobby")).to_contain_text("Called, not here yet")
    expect(page.get_by_role("button", name="Start anyway")).to_be_enabled()
    for bot in bots:
        expect(page.locator(".lobby")).to_contain_text(bot)
    called = other.page.get_by_text("Vera wants another one.").first
    expect(called).to_be_visible()
    if where == "still there":
        other.page.locator(".rail").get_by_role("link", name="Join").click()
    else:
        other.page.locator(".yg li", has_text="Vera wants another one.").get_by_role("link").click()
    expect(other.page.locator(".lobby")).to_be_visible()
    expect(page.locator(".lobby")).to_contain_text("Everyone is here.")
    host.button("Start").click()
    expect(other.page.locator(".prompt")).to_be_visible()
    again = page.url.rsplit("/", 1)[1]
    to_the_end(host, other, table=again)
    # Each person and each bot has a line of its own.
    tally = page.locator(".end .tally")
    for name in ("Vera", "Otto", *bots):
        expect(tally).to_contain_text(re.compile(rf"{name} \d/2"))


def test_against_bots_the_next_match_begins_at_once(guest: Guest) -> None:
    table = guest.table("bosses", 2, mine=[0], bots={"1": "random"}, settings={"pace": "fast"})
    guest.sit(table)
    bot = guest.page.locator(".pp[data-seat='1'] b").first.inner_text()
    to_the_end(guest, table=table)
    guest.button("Same again").click()
    expect(guest.page).not_to_have_url(re.compile(table))
    expect(guest.page.locator(".pp[data-seat='0'] b").first).to_have_text(bot)
