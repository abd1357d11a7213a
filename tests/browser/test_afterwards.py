"""After the end: every seat's eyes, playing on from a moment, records up and down."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import Guest


def finished(guest: Guest) -> str:
    """A game that bots have played to its end."""
    bots = {"0": "random", "1": "random"}
    table = guest.table(mine=[], bots=bots, settings={"pace": "none"})
    deadline = time.monotonic() + 60
    while guest.look(f"tables/{table}")["state"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.3)
    return table


def test_37_any_seats_view_after_the_end_and_a_branch(guest: Guest) -> None:
    table = finished(guest)
    guest.sit(table)
    page = guest.page
    expect(page.locator(".end")).to_be_visible()
    page.locator(".end").get_by_role("button", name="Replay").click()
    expect(guest.prompt).to_contain_text("You look at move 0")
    page.get_by_label("Seen from").select_option(index=1)
    page.get_by_role("slider", name="Move").fill("5")
    expect(guest.prompt).to_contain_text("move 5")
    expect(page.locator(".board [data-piece]").nth(2)).to_be_attached()
    guest.button("Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".prompt, .lobby").first).to_be_visible()


def test_a_record_goes_down_and_up(guest: Guest, tmp_path: Path) -> None:
    table = finished(guest)
    guest.sit(table)
    guest.button("Something is wrong").click()
    with guest.page.expect_download() as download:
        guest.button("Save this game as a test").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    guest.page.goto(guest.house.url)
    guest.page.locator("#record").set_input_files(file)
    expect(guest.page.locator(".prompt")).to_be_visible()
    expect(guest.prompt).to_contain_text("over")
