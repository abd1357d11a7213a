"""Who holds the own seat: everybody sees it, takes it back, and is asked before it is given on."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESK, PHONE, Guest

Guests = Callable[..., Guest]
TITLES = {
    "en": "Who holds this seat",
    "de": "Wer diesen Platz hat",
    "nl": "Wie deze plaats heeft",
}
LEAVE = {"en": "Leave the table", "de": "Tisch verlassen", "nl": "Tafel verlaten"}
# Where somebody wants to look at the pictures.
SHOTS = os.environ.get("BACKROOM_SHOTS")


def with_holders(guest: Guest, phone: Guest) -> str:
    """A running table where the own seat has another device, a token and a link."""
    table = guest.table("bosses", 2, mine=[0], bots={"1": "random"})
    link = guest.ask(f"tables/{table}/seats/0/link")["token"]
    phone.ask("continue", {"token": link})
    guest.ask(f"tables/{table}/seats/0/token")
    guest.ask(f"tables/{table}/seats/0/link")
    return table


def open_list(guest: Guest, tongue: str = "en") -> Any:
    guest.page.get_by_role("button", name=LEAVE[tongue]).click()
    guest.page.get_by_role("button", name=TITLES[tongue]).click()
    dialog = guest.page.get_by_role("dialog", name=TITLES[tongue])
    expect(dialog.get_by_role("listitem")).to_have_count(4)
    return dialog


@pytest.mark.parametrize("size, theme, tongue", [
    (DESK, "night", "en"), (DESK, "day", "de"), (PHONE, "night", "nl"), (PHONE, "day", "en"),
])  # fmt: skip
def test_everything_that_holds_the_seat_is_listed(
    guests: Guests, size: Any, theme: str, tongue: str
) -> None:
    guest = guests(viewport=size, locale=tongue).named().set(theme=theme)
    table = with_holders(guest, guests().named("Vera’s telephone"))
    guest.sit(table)
    dialog = open_list(guest, tongue)
    box = guest.settled(dialog)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"], "nothing sticks out"
    for row in dialog.get_by_role("listitem").all():
        inside = row.bounding_box()
        assert inside["x"] + inside["width"] <= box["x"] + box["width"]
    if SHOTS:
        guest.page.screenshot(path=Path(SHOTS) / f"holders-{size['width']}-{theme}.png")


def test_what_is_revoked_is_gone_at_once(guests: Guests) -> None:
    guest, phone = guests().named(), guests().named("telephone")
    table = with_holders(guest, phone)
    phone.sit(table)
    guest.sit(table)
    dialog = open_list(guest)
    for left, row in ((3, "Link for another device"), (2, "Token for an outside bot")):
        dialog.get_by_role("button", name=f"Revoke: {row}").click()
        expect(dialog.get_by_role("listitem")).to_have_count(left)
    expect(dialog.locator("li", has_text="telephone")).to_contain_text("at the table now")
    dialog.get_by_role("button", name="Revoke: telephone").click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    expect(dialog).to_contain_text("this device")
    # There it is an onlooker's table from now on.
    expect(phone.prompt).to_contain_text("You are watching")


def test_a_seat_is_given_on_when_its_holder_agrees(guests: Guests) -> None:
    host, player = guests().named("Host"), guests().named("Bob")
    host.wait_ready("bosses")
    info = host.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    player.ask("join", {"code": info["code"]})
    table = info["table"]
    host.ask(f"tables/{table}/start")
    player.sit(table)
    host.sit(table)
    host.page.get_by_role("button", name="Host controls").click()
    host.forgive("403")
    host.button("Seat link").click()
    expect(host.page.get_by_role("status").filter(has_text="Bob has been asked.")).to_be_visible()
    question = player.page.get_by_role("dialog", name="Host asks for your seat")
    if SHOTS:
        expect(question).to_be_visible()
        player.page.screenshot(path=Path(SHOTS) / "release.png")
    question.get_by_role("button", name="Hand over my seat").click()
    expect(question).to_have_count(0)
    expect(host.page.get_by_role("status").filter(has_text="Bob agrees")).to_be_visible()
    host.button("Seat link").click()
    address = host.page.get_by_label("Seat link").last.input_value()
    heir = guests().named("Cid")
    heir.page.goto(address)
    expect(heir.prompt).to_be_visible()
    host.page.keyboard.press("Escape")
    host.page.get_by_role("tab", name="Chat").click()
    said = host.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Host gave the seat of Bob to Cid.")


def test_a_match_that_is_called_off_says_so(guests: Guests) -> None:
    guest = guests().named("Vera")
    table = guest.table("bosses", 2, mine=[0], bots={"1": "random"})
    guest.sit(table)
    guest.ask(f"tables/{table}/close")
    expect(guest.prompt).to_contain_text("Called off by Vera")
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("button", name="Check the shuffle").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text(
        "Every outcome came from the sealed shuffle."
    )
