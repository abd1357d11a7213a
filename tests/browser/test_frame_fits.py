"""Everything has its room: longer languages, and a phone held sideways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import DESK, PHONE, TABLET, Guest
from tests.browser.test_frame import played

Guests = Callable[..., Guest]
SIDEWAYS = {"width": 640, "height": 360}

# Words that stand in full: what is pressed, and the heads of the start page and of the panels.
CUT = """() => [...document.querySelectorAll('.btn, select, .dock button, .tabs button, h2, .pp *')]
  .filter(one => !one.closest('.vh, svg, dialog:not([open])') && one.textContent.trim())
  .filter(one => one.clientWidth > 1 && getComputedStyle(one).visibility !== 'hidden')
  .filter(one => {
    const box = one.getBoundingClientRect();
    const around = one.closest('fieldset, form, .pp, .app, main').getBoundingClientRect();
    const clips = getComputedStyle(one).overflowX === 'hidden';
    return box.right > innerWidth + 1 || box.right > around.right + 1 || box.left < -1
      || (clips && one.scrollWidth > one.clientWidth + 1);
  })
  .map(one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize(
    "size", [DESK, TABLET, PHONE, SIDEWAYS], ids=["desk", "tablet", "phone", "sideways"]
)
def test_longer_words_are_not_cut(guests: Guests, size: dict[str, int], language: str) -> None:
    guest = guests(viewport=size).named().set(language=language)
    page = guest.page
    table = guest.table(bots={"1": "soldier"}, mine=[0])
    for path in ("", "host", f"t/{table}"):
        page.goto(f"{guest.house.url}/{path}")
        expect(page.locator(".posters, .host, .prompt").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        assert page.evaluate(CUT) == [], path


def test_levels_of_bots_are_told_in_the_language_of_the_page(guests: Guests) -> None:
    guest = guests().named().set(language="de")
    guest.sit(guest.table(bots={"1": "soldier"}, mine=[0]))
    expect(guest.page.locator(".pp[data-seat='1']")).to_contain_text("Bot, Soldat")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] + a["width"] > b["x"] + 1
        and b["x"] + b["width"] > a["x"] + 1
        and a["y"] + a["height"] > b["y"] + 1
        and b["y"] + b["height"] > a["y"] + 1
    )


@pytest.mark.parametrize("width", [640, 932])
def test_18_a_phone_held_sideways_shows_and_plays(guests: Guests, width: int) -> None:
    size = {"width": width, "height": 360}
    guest = guests(viewport=size, has_touch=True, is_mobile=True).named()
    guest.sit(played(guest, 0))
    page = guest.page
    parts = [
        page.locator(one) for one in (".top", ".prompt", ".players", ".board", ".tray", ".dock")
    ]
    for number, part in enumerate(parts):
        expect(part).to_be_in_viewport(ratio=0.99)
        for other in parts[number + 1 :]:
            assert not overlap(part, other), (part, other)
    board = page.locator(".board svg").first.bounding_box()
    assert board
    assert board["height"] > 300
    # Places are as large as a finger needs, or are tapped twice.
    own = next(key for key in sorted(guest.targets()) if key.startswith("own"))
    guest.hit(own).tap()
    expect(guest.hit(own)).to_have_attribute("aria-pressed", "true")
    guest.hit("c3").tap()
    expect(guest.prompt).to_contain_text("c3")
    page.locator(".prompt .btn.pri").tap()
    expect(page.locator("[data-piece=c3]")).to_be_visible()


# What is cut off, or reaches beyond the screen or beyond what holds it.
BEYOND = """() => [...document.querySelectorAll('.app button, .app .prompt p, .plain, .tray')]
  .filter(one => !one.closest('svg, .vh') && one.getBoundingClientRect().width > 1)
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1
    || (getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1))
  .map(one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""


def sideways(guests: Guests, width: int) -> Guest:
    size = {"width": width, "height": 360}
    return guests(viewport=size, has_touch=True, is_mobile=True).named()


def nothing_beyond(guest: Guest) -> None:
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert guest.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("width", [640, 740])
def test_the_plain_view_fits_a_phone_held_sideways(guests: Guests, width: int) -> None:
    guest = sideways(guests, width)
    guest.sit(guest.table("cosa_nostra", 2, mine=[0], bots={"1": "random"}, seed=8))
    nothing_beyond(guest)
