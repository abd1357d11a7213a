"""The report after a match, and the lamp on the prompt."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

import backroom
from backroom.engine.conformance import Subject, random_match
from tests.browser.axe import faults
from tests.browser.hands import against_bots
from tests.browser.house import DESK, PHONE, Guest
from tests.browser.test_afterwards import finished

# Where pictures go for whoever wants to look.
PICTURES = os.environ.get("BACKROOM_PICTURES")


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def reported(guest: Guest, table: str) -> None:
    """Keep the report of a match, as the server would: its process gives way to all others here."""
    record = guest.page.request.get(f"{guest.house.url}/api/tables/{table}/record").text()
    report = msgspec.json.encode(backroom.analyse(backroom.replay(record)))
    with contextlib.closing(sqlite3.connect(guest.house.folder / "house.db", timeout=60)) as kept:
        kept.execute('INSERT INTO reports ("table", report) VALUES (?, ?)', (table, report))
        kept.commit()


# What of the report is cut off on paper, and what else is printed.
LOST = """report => [...document.querySelectorAll('body *')].filter(one => {
  if (!(one instanceof HTMLElement && one.checkVisibility())) return false;
  const { overflow } = getComputedStyle(one);
  if (one.contains(report)) return overflow !== 'visible' || one.clientWidth > innerWidth;
  if (!report.contains(one)) return !one.closest('header, .vh');
  const wide = one.scrollWidth > one.clientWidth + 1 && overflow !== 'visible';
  return (wide && !one.closest('.vh')) || one.getBoundingClientRect().right > innerWidth + 1;
}).map(one => one.outerHTML.slice(0, 90))"""
# A4 without its margins.
PAPER: ViewportSize = {"width": 688, "height": 1000}


def on_paper(page: Page, report: str, rows: int, size: ViewportSize = PAPER) -> None:
    """The report is printed whole, and nothing else is."""
    page.emulate_media(media="print")
    page.set_viewport_size(size)
    found = page.locator(report)
    assert found.evaluate(LOST) == []
    expect(found.locator("[data-chart] svg")).to_be_visible()
    expect(found.locator("details tbody tr").last).to_be_visible()
    assert found.locator("details tbody tr").count() == rows
    expect(found.get_by_role("button").first).to_be_hidden()
    page.emulate_media(media="screen")
    page.set_viewport_size(DESK)


def test_the_page_of_a_report_loses_nothing_on_paper(guest: Guest) -> None:
    match = random_match(Subject(backroom.game("bosses"), 4), seed=1)
    page = guest.page
    page.set_content(backroom.analyse(match).html("de", None, match))
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    assert page.locator("main").evaluate(LOST) == []
    expect(page.locator("details pre").first).to_be_visible()
    expect(page.locator("details tbody tr").last).to_be_visible()


def test_the_report_steers_the_replay_and_leads_to_another_try(guest: Guest) -> None:
    table = finished(guest)
    reported(guest, table)
    guest.sit(table)
    page = guest.page
    end = page.locator(".end")
    end.get_by_role("tab", name="Report").click()
    expect(end.locator("[data-chart]")).to_be_visible()
    told = guest.look(f"tables/{table}/report")
    points = told["report"]["points"]
    expect(end.locator("[data-line]")).to_have_count(2)
    end.get_by_text("The chart as a table").click()
    rows = end.get_by_role("group", name="The chart as a table").locator("tbody tr")
    expect(rows).to_have_count(len(points))
    assert faults(page) == []
    picture(page, "end-desk")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(200)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "end-phone")
    page.set_viewport_size(DESK)

    on_paper(page, ".end .report", len(points))

    guest.button("See the board").click()
    expect(end).to_have_count(0)
    page.locator(".side").get_by_role("tab", name="Report").click()
    # Beside the board only a wide window has it; who prints does not make that smaller.
    on_paper(page, ".side .report", len(points), DESK)
    chart = page.locator(".side [data-chart]")
    chart.focus()
    page.keyboard.press("Home")
    expect(guest.prompt).to_contain_text(f"move {told['steps'][points[0]['line']]}")
    page.keyboard.press("ArrowRight")
    expect(guest.prompt).to_contain_text(f"move {told['steps'][points[1]['line']]}")
    expect(chart).to_have_attribute("aria-valuenow", "2")
    box = chart.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 40)
    expect(chart).not_to_have_attribute("aria-valuenow", "2")
    assert faults(page) == []
    picture(page, "side-desk")

    mistake = max(
        (one for seat in told["report"]["mistakes"] for one in seat), key=lambda m: m["cost"]
    )
    item = page.locator(f".side [data-mistake='{mistake['line']}']")
    item.get_by_role("button", name=re.compile("Show on the board")).click()
    expect(item).to_have_class(re.compile("shown"))
    expect(guest.prompt).to_contain_text("Looking at move")
    pointer = page.locator("[data-pointer]")
    expect(pointer).to_be_visible()
    # Named to readers, who do not see the frame.
    expect(page.locator("[data-pointed]")).to_contain_text("Look here: ")
    picture(page, "shown-desk")
    page.keyboard.press("]")
    expect(pointer).to_have_count(0)
    page.keyboard.press("[")
    expect(pointer).to_be_visible()
    item.get_by_role("button", name=re.compile("Try again")).click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".prompt[data-prompt=yours]")).to_be_visible()
    branch = guest.look(f"tables/{page.url.rsplit('/', 1)[1].partition('?')[0]}")
    assert branch["my_seats"] == [mistake["seat"]]


def test_the_lamp_shows_the_place_then_the_move_and_why(guest: Guest) -> None:
    table = against_bots(guest, "bosses", 2)
    guest.until(lambda: guest.state(table, 0)["ask"] is not None)
    guest.sit(table)
    # Players think once they are loaded.
    guest.forgive("503", "429")
    lamp = guest.page.locator("[data-lamp]")
    expect(lamp).to_be_enabled()
    rail = guest.page.locator(".rail")
    for _ in range(60):
        lamp.click()
        guest.page.wait_for_timeout(1500)
        if lamp.get_attribute("data-lamp") == "1":
            break
    expect(rail).to_contain_text("Look here")
    picture(guest.page, "lamp-1")
    before = guest.state(table, 0)
    lamp.click()
    expect(rail).to_contain_text("The boss’s move")
    expect(rail).to_contain_text("%")
    # The move is all that happens: it is told once.
    expect(rail).not_to_contain_text("Now:")
    assert faults(guest.page) == []
    picture(guest.page, "lamp-2")
    guest.page.set_viewport_size(PHONE)
    guest.page.wait_for_timeout(200)
    picture(guest.page, "lamp-phone")
    assert faults(guest.page) == []
    assert guest.state(table, 0) == before, "a hint plays nothing"


@pytest.mark.parametrize("allowed", [True, False])
def test_the_lobby_says_whether_hints_are_allowed(guest: Guest, allowed: bool) -> None:
    table = guest.table(mine=[0], start=False, settings={"hints": allowed})
    guest.page.goto(f"{guest.house.url}/t/{table}")
    words = "Hints are allowed" if allowed else "With other people at the table"
    expect(guest.page.locator(".lobby")).to_contain_text(words)
    expect(guest.page.get_by_label(re.compile("Hints allowed"))).to_be_checked(checked=allowed)
