"""After the end: every seat's eyes, playing on from a moment, records up and down."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.house import Guest


def finished(guest: Guest, game: str = "bosses", **more: int) -> str:
    """A game that bots have played to its end."""
    bots = {"0": "random", "1": "random"}
    table = guest.table(game, mine=[], bots=bots, settings={"pace": "none"}, **more)
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
    expect(guest.prompt).to_contain_text("Looking at move 0")
    page.get_by_label("Seen by").select_option(index=1)
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
    with guest.page.expect_download() as download:
        guest.page.locator(".end").get_by_role("button", name="Save").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    guest.page.goto(guest.house.url)
    guest.page.locator("#record").set_input_files(file)
    expect(guest.page.locator(".prompt")).to_be_visible()
    expect(guest.prompt).to_contain_text("over")
    # What was played before is looked back on there, too.
    guest.page.locator(".end").get_by_role("button", name="Replay").click()
    expect(guest.prompt).to_contain_text(re.compile(r"Looking at move 0 of \d{2}"))


def test_a_finished_match_is_shared_by_its_address(guests: Callable[..., Guest]) -> None:
    host, other = guests().named("Vera"), guests().named("Otto")
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.sit(finished(host))
    host.page.locator(".end").get_by_role("button", name="Share").click()
    expect(host.page.locator(".end")).to_contain_text("Copied")
    other.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    expect(other.prompt).to_contain_text("Looking at move 0")


def test_my_games_tell_place_score_and_day(guest: Guest) -> None:
    table = guest.table("bosses", 2, mine=[0], bots={"1": "random"}, settings={"pace": "fast"})
    while guest.look(f"tables/{table}")["state"] != "over":
        if guest.state(table)["ask"] is not None:
            guest.play(table, 0, guest.state(table)["view"]["legal"][0]["text"])
    result = guest.look(f"tables/{table}")["result"]
    guest.page.goto(guest.house.url)
    row = guest.page.locator(".yg li").first
    expect(row).to_contain_text("Won" if result["places"][0] == 1 else "Place 2 of 2")
    expect(row).to_contain_text(f"{result['scores'][0]} rank")
    expect(row).not_to_contain_text("random")
