"""Everybody can play: axe with WCAG 2.2 A and AA on every page, in both lights and all sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.house import DESK, PHONE, TABLET, Guest
from tests.browser.test_frame import played

Guests = Callable[..., Guest]


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_13_axe(guests: Guests, size: dict[str, int], theme: str) -> None:
    guest = guests(viewport=size, reduced_motion="reduce").named().set(theme=theme)
    page = guest.page
    house = guest.house.url
    wrong: dict[str, list[str]] = {}

    def check(where: str) -> None:
        page.wait_for_timeout(150)
        if found := faults(page):
            wrong[where] = found

    guest.ask("tables", {"game": "bosses", "seats": 2, "settings": {"listed": True}})
    page.goto(house)
    expect(page.locator(".poster").first).to_be_visible()
    check("start")
    page.get_by_role("button", name="Settings").click()
    check("settings")
    for path in ("host", "rules/bosses"):
        page.goto(f"{house}/{path}")
        expect(page.locator("main")).to_be_visible()
        check(path)
    lobby = guest.ask("tables", {"game": "bosses", "seats": 3})["table"]
    page.goto(f"{house}/t/{lobby}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    check("lobby")
    guest.sit(played(guest))
    check("table")
    guest.hit("c4").click(force=True)
    expect(page.locator(".rail.why")).to_be_visible()
    check("reason")
    if size is DESK:
        page.get_by_role("tab", name="Chat").click()
        check("chat")
        page.get_by_role("tab", name="Rules").click()
        check("rules tab")
    else:
        page.get_by_role("button", name="Log").click()
        check("log sheet")
        page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Leave the table").click()
    check("leave")
    assert wrong == {}


def test_8_focus_is_seen_everywhere(guest: Guest) -> None:
    guest.sit(played(guest))
    page = guest.page
    seen = set()
    for _ in range(45):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """() => {
              const one = document.activeElement, box = one.getBoundingClientRect();
              if (one === document.body) return null;
              const style = getComputedStyle(one);
              const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return { name: one.getAttribute('aria-label') ?? one.textContent.trim(),
                ring: style.outlineStyle !== 'none' || style.stroke !== 'none',
                inside: box.top >= 0 && box.bottom <= innerHeight + 1,
                covered: at !== null && !one.contains(at) && !at.contains(one) };
            }"""
        )
        if where is None:
            continue
        assert where["ring"], where
        assert where["inside"], where
        assert not where["covered"], where
        seen.add(where["name"])
    assert len(seen) > 15
