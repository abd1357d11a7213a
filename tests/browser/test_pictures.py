"""The pictures of the rulebook pages, drawn by the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import backroom
from backroom.engine.pictures import pictures, positions
from backroom.engine.texts import LANGUAGES
from tests.browser.axe import faults
from tests.browser.house import DESK, PHONE, Guest, House

Guests = Callable[..., Guest]
GAMES = sorted(game for game in backroom.game_names() if positions(backroom.game(game)))

# What of the board lies in the frame of a picture, by its keys.
SHOWN = """(frame, keys) => {
  const seen = frame.getBoundingClientRect();
  const drawnAs = key => ['place', 'piece', 'large', 'hit'].map(kind => `[data-${kind}="${key}"]`);
  return keys.filter(key => [...frame.querySelectorAll(drawnAs(key).join())].some(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left > seen.left - 1 && box.right < seen.right + 1
      && box.top > seen.top - 1 && box.bottom < seen.bottom + 1;
  }));
}"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with all games."""
    one = House(tmp_path_factory.mktemp("library"))
    one.open()
    yield one
    one.kill()


@pytest.fixture
def guest(library: House, guests: Guests) -> Guest:
    return guests(library)


def rules(guest: Guest, game: str = "bosses") -> Page:
    guest.wait_ready(game)
    page = guest.page
    page.goto(f"{guest.house.url}/rules/{game}")
    expect(page.locator(".picture").first).to_be_attached()
    return page


def look_through(page: Page) -> None:
    """Every picture is drawn as it comes near."""
    for frame in page.locator(".picture").all():
        frame.scroll_into_view_if_needed()
        expect(frame.locator(".drawn svg").first).to_be_visible()


def expect_all_shown(page: Page, game: str, language: str) -> None:
    """Each is named in words, holds what it is about, and is no wider than the page."""
    look_through(page)
    for name, words in pictures(backroom.game(game), language).items():
        frame = page.locator(f"[data-position='{name}']")
        expect(frame).to_have_role("img")
        expect(frame).to_have_accessible_name(words)
        keys = positions(backroom.game(game))[name].at
        expect(frame.locator(".drawn.cut")).to_have_count(1 if keys else 0)
        assert frame.evaluate(SHOWN, keys) == keys, f"{name} shows all that it is about"
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_named(library: House, guests: Guests, game: str) -> None:
    size = PHONE if game in ("bosses", "gangster") else DESK
    expect_all_shown(rules(guests(library, viewport=size), game), game, "en")


def test_there_is_nothing_wrong_with_the_page(guest: Guest) -> None:
    page = rules(guest)
    look_through(page)
    for field, there in {"b2": 1, "b3": 1, "b4": 0}.items():
        piece = page.locator(f"[data-position='fresh'] [data-piece='{field}']")
        expect(piece).to_have_count(there)
    assert faults(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_in_every_language_theme_and_size(
    library: House, guests: Guests, game: str, size: dict[str, int], theme: str, language: str
) -> None:
    guest = guests(library, viewport=size).set(theme=theme, language=language)
    page = rules(guest, game)
    expect_all_shown(page, game, language)
    assert faults(page) == []


def test_pictures_are_drawn_when_they_come_near_and_all_for_paper(guest: Guest) -> None:
    page = rules(guest, "gangster")
    drawn = page.locator(".picture .drawn")
    page.locator(".picture").first.scroll_into_view_if_needed()
    expect(drawn.first).to_be_visible()
    last = page.locator(".picture").last
    assert last.locator(".drawn").count() == 0, "far below"
    assert last.bounding_box()["height"] > 100, "room is kept for it"  # type: ignore[index]
    assert page.pdf().startswith(b"%PDF")
    expect(drawn).to_have_count(len(positions(backroom.game("gangster"))))


def test_nothing_in_a_picture_is_focused_or_played(guest: Guest) -> None:
    page = rules(guest, "gangster")
    page.locator("[data-position='driving']").scroll_into_view_if_needed()
    expect(page.locator("[data-position='driving'] .drawn")).to_be_visible()
    stops = """() => [...document.querySelectorAll('.picture [tabindex="0"], .picture button')]
      .filter(one => !one.closest('[inert]')).length"""
    assert page.evaluate(stops) == 0
    marked = page.locator("[data-position='driving'] [data-target]")
    expect(marked).to_have_count(4)
    page.keyboard.press("n")
    assert page.evaluate("!document.activeElement.closest('.picture')")


def test_searching_leaves_pictures_whole(guest: Guest) -> None:
    page = rules(guest)
    look_through(page)
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
    for frame in page.locator(".picture").all():
        expect(frame.locator(".drawn > .stage > svg")).to_be_visible()
        assert frame.evaluate("one => getComputedStyle(one).breakInside") == "avoid"
