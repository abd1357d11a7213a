"""Everything has its room: longer languages, and a phone held sideways."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.house import DESK, PHONE, TABLET, Guest
from tests.browser.test_frame import played
from tests.browser.test_frame_calls import hand_over, two_at

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


@pytest.mark.parametrize("game", ["bosses", "cosa_nostra"])
def test_31_a_score_says_on_a_tablet_what_it_counts(guests: Guests, game: str) -> None:
    guest = guests(viewport=TABLET).named()
    guest.sit(guest.table(game, 4, mine=[0], bots=dict.fromkeys("123", "random")))
    units = guest.page.locator(".pp .sc small")
    expect(units).to_have_count(4)
    for unit in units.all():
        expect(unit).to_be_visible()
        expect(unit).not_to_be_empty()
    assert guest.page.evaluate(CUT) == []


def test_31_names_stand_in_full_on_a_phone_or_end_in_a_sign(guests: Guests) -> None:
    guest = guests(viewport=PHONE, has_touch=True).named("Maximilian the Third")
    guest.sit(guest.table("cosa_nostra", 4, mine=[0], bots=dict.fromkeys("123", "random")))
    page = guest.page
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    long = page.locator(".pp[data-seat='0'] .nm b")
    expect(long).to_have_class(re.compile("cut"))
    expect(long).to_have_css("text-overflow", "ellipsis")
    # Words that come later, as with another language, are fitted too.
    hot = guests(viewport=PHONE, has_touch=True).named().set(language="de")
    hot.sit(hot.table("cosa_nostra", 4))
    expect(hot.page.locator(".pp .nm b").first).to_contain_text("(")
    for one in (page, hot.page):
        assert [name for name in one.evaluate(CUT) if "cut" not in name] == []


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


# Words, pictures and buttons that reach beyond the box they stand in.
OUTSIDE = """() => new Promise(done => requestAnimationFrame(() => setTimeout(() => {
  const BOXES = '.prompt, .rail, .pp, .tray, .paper, .lane, .flank, .strengths';
  const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('.vh, .lbl, dialog:not([open])');
  const out = new Set();
  const judge = (box, what, rect) => {
    const around = box.getBoundingClientRect();
    const by = [around.top - rect.top, rect.bottom - around.bottom,
      around.left - rect.left, rect.right - around.right];
    if (rect.width > 1.5 && Math.max(...by) > 1) {
      out.add(`${box.className}: ${what} ${by.map(Math.round)}`);
    }
  };
  for (const box of document.querySelectorAll(BOXES)) {
    if (!shown(box)) continue;
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { data, parentElement } = words.currentNode;
      if (!data.trim() || !shown(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      // A name that ends in a sign is drawn as far as its own box goes.
      const cut = parentElement.closest('b.cut')?.getBoundingClientRect();
      for (const rect of cut ? [cut] : range.getClientRects()) judge(box, data.trim(), rect);
    }
    for (const one of box.querySelectorAll('button, svg')) {
      if (shown(one) && !one.parentElement.closest('svg')) {
        judge(box, `${one.tagName} ${one.getAttribute('class')}`, one.getBoundingClientRect());
      }
    }
    if (box.matches('.prompt') && box.scrollHeight > box.clientHeight) out.add('prompt scrolls');
  }
  done([...out]);
})))"""

# From the narrowest to a desk; the low ones are laptops.
WINDOWS = [
    (320, 640), (360, 640), (390, 844), (640, 360), (844, 390),
    (768, 1024), (1024, 768), (1280, 720), (1280, 800), (1440, 900),
]  # fmt: skip


def size_of(width: int, height: int) -> str:
    if width <= 600 or (width <= 1100 and height <= 500):
        return "phone"
    return "tablet" if width <= 1100 else "desk"


def nothing_outside(guest: Guest) -> None:
    """At every size of window: what stands in a box stands inside it."""
    page = guest.page
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    found: list[str] = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f".app[data-size={size_of(width, height)}]")).to_be_visible()
        found += [f"{width}×{height} {one}" for one in page.evaluate(OUTSIDE)]
    assert not found, "\n".join(found)


def ask_at_length(guest: Guest, game: str) -> None:
    """Every question of the game is as long as its longest, in the language of the page."""

    def lengthen(route: Route) -> None:
        told = route.fetch()
        asked = re.compile(r"^(prompt-\w+) = (.*)$", re.M)
        longest = max((text for _, text in asked.findall(told.text())), key=len)
        route.fulfill(response=told, body=asked.sub(rf"\1 = {longest}", told.text()))

    guest.page.route(f"**/api/games/{game}/texts/*", lengthen)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_longest_question_fits_beside_a_clock(guests: Guests, language: str) -> None:
    guest = guests().named().set(language=language)
    ask_at_length(guest, "bosses")
    clock = {"clock": {"kind": "move", "amount": 3600}}
    table = guest.table(mine=[0], bots={"1": "soldier"}, settings=clock, seed=8)
    guest.sit(table)
    expect(guest.page.locator(".prompt .clock")).to_be_visible()
    nothing_outside(guest)
    # With somebody in hand more is said, and with a plan there are more buttons beside it.
    guest.page.set_viewport_size(DESK)
    guest.hit("own1").click()
    expect(guest.hit("own1")).to_have_attribute("aria-pressed", "true")
    nothing_outside(guest)
    guest.page.set_viewport_size(DESK)
    guest.hit("c3").click()
    expect(guest.page.locator(".prompt .btn.pri")).to_be_enabled()
    nothing_outside(guest)


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_people_talk_in_the_lobby_at_every_size(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    lobby = guest.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})["table"]
    page = guest.page
    page.goto(f"{guest.house.url}/t/{lobby}")
    page.get_by_label("Say something").fill("Anybody here?")
    guest.button("Send").click()
    expect(page.get_by_role("log")).to_contain_text("Anybody here?")
    # What is set stands apart from the button that keeps it.
    clock, keep = page.get_by_label("Clock").bounding_box(), guest.button("Save settings")
    below = keep.bounding_box()
    assert clock
    assert below
    assert below["y"] - clock["y"] - clock["height"] >= 6


def test_the_name_of_the_game_stands_in_full_on_a_tablet(guests: Guests) -> None:
    guest, other = guests(viewport=TABLET).named(), guests().named("Otto")
    # Another table waits: that takes room beside the name.
    hand_over(guest, other, two_at(guest, other), 0)
    guest.sit(guest.table(seed=8))
    page = guest.page
    expect(page.locator(".tool.calls")).to_be_visible()
    name = page.locator(".where b")
    expect(name).to_have_text("The Bosses of Chicago")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_function(
        "() => (b => b.scrollWidth <= b.clientWidth)(document.querySelector('.where b'))"
    )


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", ["bosses", "cosa_nostra"])
def test_how_it_is_won_is_seen_in_full_on_a_phone(guests: Guests, game: str, language: str) -> None:
    guest = guests(viewport=PHONE).named().set(language=language)
    guest.sit(guest.table(game, 2))
    goal = guest.page.locator(".where span")
    expect(goal).to_be_in_viewport(ratio=1)
    assert goal.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_name_and_goal_stand_inside_the_bar_of_a_tablet(guests: Guests, language: str) -> None:
    guest = guests(viewport=TABLET).named().set(language=language)
    guest.sit(guest.table("cosa_nostra", 2))
    page = guest.page
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    bar = page.locator(".top").bounding_box()
    assert bar
    for part in (".where b", ".where span"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= bar["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
        assert page.locator(part).evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_panels_stay_where_they_are_whoevers_turn_it_is(guest: Guest) -> None:
    guest.sit(guest.table("bosses", 3))
    heights = guest.page.locator(".pp").evaluate_all("all => all.map(one => one.clientHeight)")
    assert len(heights) == 3
    assert len(set(heights)) == 1


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_how_it_is_won_is_seen_in_the_lobby(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    guest.wait_ready("bosses")
    lobby = guest.ask("tables", {"game": "bosses", "seats": 3, "mine": [0]})["table"]
    guest.page.goto(f"{guest.house.url}/t/{lobby}")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("first to 17")
    for part in (".where b", ".where span"):
        expect(guest.page.locator(part)).to_be_in_viewport(ratio=1)
