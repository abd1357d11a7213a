"""Losing the seat, and having it again: what somebody sees who was too slow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import Guest

# The shortest clock there is.
CLOCK = {"clock": {"kind": "move", "amount": 5}}


def too_slow(guest: Guest) -> str:
    """At a table where this person's time has run out, and a bot has taken over."""
    table = guest.table("bosses", 2, mine=[0], bots={"1": "random"}, settings=CLOCK)
    guest.sit(table)
    expect(guest.page.locator(".rail[role=alert]")).to_contain_text("Your time ran out")
    return table


@pytest.mark.parametrize("way", ["button", "key", "click"])
def test_who_is_there_has_the_seat_again(guest: Guest, way: str) -> None:
    table = too_slow(guest)
    page = guest.page
    # While the bot plays, nothing says that it is this person's turn.
    expect(guest.prompt).to_contain_text("A bot is playing your seat.")
    expect(page).not_to_have_title(re.compile("^Your turn"))
    expect(page.locator(".prompt.yours")).to_have_count(0)
    if way == "button":
        page.get_by_role("button", name="Take my seat back").click()
    elif way == "key":
        page.keyboard.press("Shift")
    else:
        page.locator(".board").click(position={"x": 5, "y": 5})
    expect(page.locator(".rail")).to_contain_text("Your seat is yours again.")
    assert not guest.look(f"tables/{table}")["seats"][0]["stand_in"]
    # A fresh clock; and who plays now is asked as before, be it in the middle of the bot's turn.
    expect(page.locator(".prompt.yours")).to_be_visible()
