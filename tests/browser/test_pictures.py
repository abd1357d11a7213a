"""The pictures of the rulebook pages, drawn by the boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import backroom
from backroom.engine.pictures import pictures
from tests.browser.axe import faults
from tests.browser.house import DESK, PHONE, Guest

Guests = Callable[..., Guest]


def rules(guest: Guest, game: str = "bosses") -> Page:
    guest.wait_ready(game)
    page = guest.page
    page.goto(f"{guest.house.url}/rules/{game}")
    expect(page.locator(".picture .drawn").first).to_be_visible()
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_picture_is_drawn_and_named(guests: Guests, size: dict[str, int]) -> None:
    page = rules(guests(viewport=size))
    words = pictures(backroom.game("bosses"), "en")
    expect(page.locator(".picture .drawn > svg")).to_have_count(len(words))
    for told in words.values():
        expect(page.get_by_role("img", name=told, exact=True)).to_be_visible()
    for field, there in {"b2": 1, "b3": 1, "b4": 0}.items():
        piece = page.locator(f"[data-position='fresh'] [data-piece='{field}']")
        expect(piece).to_have_count(there)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []


def test_nothing_in_a_picture_is_focused_or_played(guest: Guest) -> None:
    page = rules(guest)
    stops = """() => [...document.querySelectorAll('.picture [tabindex="0"], .picture button')]
      .filter(one => !one.closest('[inert]')).length"""
    assert page.evaluate(stops) == 0
    assert page.locator(".picture [data-target]").count() == 0


def test_searching_leaves_pictures_whole(guest: Guest) -> None:
    page = rules(guest)
    drawn = page.locator("[data-position='fresh'] .drawn")
    before = drawn.evaluate("one => one.outerHTML")
    page.get_by_role("searchbox").fill("b3")
    expect(page.locator("article mark").first).to_be_visible()
    expect(drawn).to_be_visible()
    expect(page.locator("[data-position='two-lines-at-once']")).to_be_hidden()
    page.get_by_role("searchbox").fill("")
    expect(page.locator("article mark")).to_have_count(0)
    assert drawn.evaluate("one => one.outerHTML") == before


def test_on_paper_the_page_stands_alone(guest: Guest) -> None:
    page = rules(guest)
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("main > header")).to_be_hidden()
    whole = page.evaluate(
        "() => { const one = document.querySelector('article');"
        " return one.scrollHeight <= one.clientHeight + 1; }"
    )
    assert whole, "nothing is left to scroll"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    expect(page.locator(".picture svg").first).to_be_visible()
