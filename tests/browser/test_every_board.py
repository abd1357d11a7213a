"""What every board owes, whatever game it draws: the question, names, words, little room, and
after all movement what a fresh load draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hand, against_bots, opened
from tests.browser.house import PHONE, Guest, House
from tests.browser.test_frame import STRAY

Guests = Callable[..., Guest]
GAMES = ("bosses", "gangster", "don_pepe", "cosa_nostra", "chicago_gangsters")

# Places and pieces without a name, and drawings that hide from readers what can be touched.
NAMELESS = """() => [
  ...[...document.querySelectorAll('.board [data-hit], .tray [data-hit]')]
    .filter(one => !(one.getAttribute('aria-label') ?? one.textContent).trim())
    .map(one => one.dataset.hit),
  ...[...document.querySelectorAll('.board svg, .tray svg')]
    .filter(one => one.querySelector('[data-hit]'))
    .filter(one => one.getAttribute('role') !== 'group' || !one.getAttribute('aria-label'))
    .map(one => one.outerHTML.slice(0, 80)),
]"""

# All that is drawn: every piece where it lies, and every place with its state.
DRAWN = """() => [...document.querySelectorAll('.app :is([data-piece], [data-hit])')]
  .map(one => [one.dataset.piece, one.dataset.hit, one.getAttribute('transform'),
               one.getAttribute('aria-label')].join(' ')).sort().join('\\n')"""


@pytest.fixture(scope="module", name="house")
def all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("boards")
    with opened(folder, *GAMES) as one:
        yield one


def asked(guest: Guest, table: str) -> None:
    """The page shows the question that the server has for the guest."""
    guest.until(lambda: guest.state(table, 0)["ask"] is not None)
    expect(guest.page.locator(".prompt[data-prompt=yours]")).to_be_visible()
    expect(guest.page.locator("[data-hit][data-target]").first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_1_10_11_and_43_a_question_and_names_in_words_of_the_catalogue(
    guest: Guest, game: str
) -> None:
    table = against_bots(guest, game, 4)
    guest.sit(table)
    asked(guest, table)
    page = guest.page
    assert guest.prompt.locator("b").inner_text().strip().endswith((".", "?"))
    assert page.evaluate(NAMELESS) == []
    guest.sit(table, "?pseudo")
    asked(guest, table)
    known = {seat["name"] for seat in guest.look(f"tables/{table}")["seats"]}
    page.locator(".seal .num").evaluate_all("all => all.forEach(one => one.remove())")
    assert [words for words in page.evaluate(STRAY) if words not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_17_no_sideways_scroll_at_320_pixels(guests: Guests, game: str) -> None:
    guest = guests(viewport={"width": 320, "height": 640}, has_touch=True).named()
    table = against_bots(guest, game, 4)
    guest.sit(table)
    asked(guest, table)
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert guest.page.evaluate(wide) <= 0
    # A page enlarged to twice its size has half the room.
    guest.page.set_viewport_size({"width": 720, "height": 450})
    assert guest.page.evaluate(wide) <= 0


@pytest.mark.parametrize("game", GAMES)
def test_how_it_is_won_is_seen_in_full_on_a_phone(guests: Guests, game: str) -> None:
    guest = guests(viewport=PHONE, has_touch=True).named()
    table = against_bots(guest, game, 4)
    for language in ("en", "de", "nl"):
        guest.sit(table)
        guest.page.evaluate(
            "language => localStorage.setItem('backroom', JSON.stringify("
            "{ ...JSON.parse(localStorage.getItem('backroom') ?? '{}'), language }))",
            language,
        )
        guest.page.reload()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        goal = guest.page.locator(".where span")
        expect(goal).to_be_in_viewport(ratio=1)
        guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
        assert goal.evaluate("one => one.scrollWidth <= one.clientWidth"), language


@pytest.mark.parametrize("game", ["bosses", "don_pepe", "chicago_gangsters"])
def test_28_after_movement_all_is_as_on_a_fresh_load(guests: Guests, game: str) -> None:
    guest = guests(viewport=PHONE, has_touch=True).named().set(forced=False)
    table = against_bots(guest, game, 4)
    guest.sit(table)
    hand = Hand(guest)
    hand.play(9)
    hand.wait()
    page = guest.page
    # What was in hand, or planned, is put back.
    while guest.state(table, 0)["draft"] and guest.state(table, 0)["draft"]["actions"]:
        page.keyboard.press("u")
        page.wait_for_timeout(100)
    page.keyboard.press("Escape")
    asked(guest, table)
    page.wait_for_function("() => !document.querySelector('.flying')")
    drawn = page.evaluate(DRAWN)
    page.reload()
    asked(guest, table)
    page.wait_for_function(f"drawn => ({DRAWN})() === drawn", arg=drawn)
