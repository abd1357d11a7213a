"""The frame around every board: panels, log, replay, connection, languages, movement."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, TABLET, Guest, House

Guests = Callable[..., Guest]

MOVES = ["place own1 a1", "place own1 f6", "place own2 b2", "place own2 e5", "place own3 c3"]


def played(guest: Guest, moves: int = 5) -> str:
    """A table for two on this device, some moves into the game."""
    table = guest.table()
    for action in MOVES[:moves]:
        seat = guest.state(table, None)["view"]["to_act"][0]
        guest.play(table, seat, action)
    return table


def test_31_panels(guest: Guest) -> None:
    table = guest.table(seats=3, mine=[0], bots={"1": "random", "2": "random"})
    guest.sit(table)
    panels = guest.page.locator(".pp")
    expect(panels).to_have_count(3)
    expect(panels.nth(0)).to_contain_text("Vera")
    expect(panels.nth(0)).to_contain_text("rank")
    expect(panels.nth(1)).to_contain_text("Bot")
    assert (
        panels.nth(1).locator("b").first.inner_text()
        != panels.nth(2).locator("b").first.inner_text()
    )


def test_32_whose_turn_is_clear(guests: Guests) -> None:
    guest = guests().named()
    table = played(guest, 0)
    guest.sit(table)
    expect(guest.page).to_have_title(re.compile("^Your turn · The Bosses"))
    assert "lamp-lit" in (guest.page.locator("#favicon").get_attribute("href") or "")
    expect(guest.page.locator(".pp.act")).to_contain_text("Your turn")
    onlooker = guests().named("Eve")
    onlooker.sit(table)
    expect(onlooker.page).not_to_have_title(re.compile("Your turn"))
    expect(onlooker.prompt).to_contain_text("Vera")
    onlooker.expect_targets(set())


def test_30_log_lines_lead_to_their_moment(guest: Guest) -> None:
    guest.sit(played(guest))
    lines = guest.page.locator(".log li")
    expect(guest.page.locator(".log h3").last).to_contain_text("Turn")
    line = guest.page.locator(".log li", has_text="on b2")
    line.hover()
    expect(guest.page.locator("[data-mark=point]")).to_be_visible()
    line.get_by_role("button").click()
    expect(guest.prompt).to_contain_text("Looking at move")
    expect(guest.page.locator("[data-piece=b2]")).to_be_visible()
    expect(guest.page.locator("[data-piece=e5]")).to_have_count(0)
    expect(lines.nth(7)).to_be_attached()


def test_37_replay(guest: Guest) -> None:
    table = played(guest)
    guest.sit(table)
    page = guest.page
    expect(page.locator(".log li").first).to_be_visible()
    guest.button("First move").click()
    expect(page.locator("[data-piece=a1]")).to_have_count(0)
    for field in ("a1", "f6", "b2"):
        guest.button("Next move").click()
        expect(page.locator(f"[data-piece={field}]")).to_be_visible()
    page.keyboard.press("[")
    expect(page.locator("[data-piece=b2]")).to_have_count(0)
    page.keyboard.press("]")
    expect(page.locator("[data-piece=b2]")).to_be_visible()
    page.get_by_role("slider", name="Move").fill("1")
    expect(page.locator("[data-piece=f6]")).to_have_count(0)
    page.get_by_role("group", name="Replay").get_by_role("button", name="Play").click()
    expect(page.locator("[data-piece=c3]")).to_be_visible()
    guest.expect_targets(set())
    guest.button("Back to live").click()
    expect(guest.prompt).to_contain_text("Place a gangster")
    page.goto(f"{guest.house.url}/t/{table}?step=2")
    expect(guest.prompt).to_contain_text("move 2")
    expect(page.locator("[data-piece=f6]")).to_be_visible()
    expect(page.locator("[data-piece=b2]")).to_have_count(0)


def test_38_live_moves_do_not_move_who_looks_back(guest: Guest) -> None:
    table = played(guest, 3)
    guest.sit(table)
    guest.button("Previous move").click()
    expect(guest.page.locator("[data-piece=b2]")).to_have_count(0)
    seat = guest.state(table, None)["view"]["to_act"][0]
    guest.play(table, seat, "place own2 d4")
    guest.page.wait_for_timeout(800)
    expect(guest.page.locator("[data-piece=d4]")).to_have_count(0)
    expect(guest.prompt).to_contain_text("Looking at move")
    guest.button("Back to live").click()
    expect(guest.page.locator("[data-piece=d4]")).to_be_visible()


def test_36_two_tabs_stay_in_step(guest: Guest) -> None:
    table = played(guest, 0)
    guest.sit(table)
    other = guest.page.context.new_page()
    other.goto(guest.page.url)
    expect(other.locator(".prompt")).to_be_visible()
    guest.hit("own1").click()
    guest.hit("c4").click()
    expect(other.locator(".prompt [role=status]")).to_contain_text("c4")
    other.get_by_role("button", name="Confirm").click()
    expect(guest.page.locator("[data-piece=c4]")).to_be_visible()
    expect(other.locator("[data-piece=c4]")).to_be_visible()


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(tmp_path_factory.mktemp("own"), "--offer", "bosses")
    one.open()
    yield one
    one.kill()


def test_35_the_server_dies_and_comes_back(guests: Guests, own_house: House) -> None:
    guest = guests(own_house).named()
    table = guest.table()
    guest.sit(table)
    guest.hit("own1").click()
    guest.hit("a1").click()
    expect(guest.prompt).to_contain_text("a1")
    own_house.kill()
    rail = guest.page.locator(".rail.warn")
    expect(rail).to_contain_text("Connection lost")
    expect(guest.button("Confirm")).to_be_disabled()
    guest.expect_targets(set())
    own_house.open()
    expect(rail).to_have_count(0)
    expect(guest.prompt).to_contain_text("a1")
    guest.confirm()
    expect(guest.page.locator("[data-piece=a1]")).to_be_visible()
    guest.page.close()
    # A refused connection is a console message of the browser's own, not of the client's.
    faults: list[str] = guest.faults  # type: ignore[attr-defined]
    kept = [line for line in faults if "ERR_CONNECTION" not in line and "WebSocket" not in line]
    faults[:] = kept


def test_25_foreign_moves_fly_from_and_to_their_places(guest: Guest) -> None:
    table = guest.table(seats=2)
    seat = guest.state(table, None)["view"]["to_act"][0]
    guest.sit(table)
    guest.page.evaluate(
        """() => {
          window.flights = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            const animation = animate.call(this, frames, options);
            const start = this.getBoundingClientRect();
            window.flights.push({
              piece: this.dataset.flying ?? this.dataset.piece, duration: options.duration,
              x: start.x + start.width / 2, y: start.y + start.height / 2,
              properties: [...new Set(frames.flatMap(Object.keys))],
            });
            return animation;
          };
        }"""
    )
    panel = guest.page.locator(f"[data-place=panel-{seat}]").bounding_box()
    guest.play(table, seat, "place own1 c4")
    expect(guest.page.locator("[data-piece=c4]")).to_be_visible()
    guest.page.wait_for_function("() => window.flights.some(one => one.piece === 'c4')")
    guest.page.wait_for_timeout(500)
    (flight,) = guest.page.evaluate("() => window.flights.filter(one => one.piece === 'c4')")
    assert 150 <= flight["duration"] <= 350
    # 46: only transform and opacity move.
    assert set(flight["properties"]) <= {"transform", "opacity"}
    assert panel
    assert abs(flight["x"] - panel["x"] - panel["width"] / 2) < 8
    assert abs(flight["y"] - panel["y"] - panel["height"] / 2) < 8


TREE = """() => [...document.querySelectorAll('.board [data-piece], .board [data-hit], .log li')]
  .map(one => (one.dataset.piece ?? '') + '|' + (one.getAttribute('transform') ?? '') + '|' +
    (one.getAttribute('aria-label') ?? '') + '|' + one.textContent.trim())"""


def test_28_after_movement_all_is_as_on_a_fresh_load(guest: Guest) -> None:
    table = played(guest, 2)
    guest.sit(table)
    for action in MOVES[2:]:
        seat = guest.state(table, None)["view"]["to_act"][0]
        guest.play(table, seat, action)
    expect(guest.page.locator("[data-piece=c3]")).to_be_visible()
    expect(guest.page.locator(".log li").last).to_contain_text("c3")
    guest.page.wait_for_function(
        """() => document.getAnimations()
          .every(a => a.playState !== 'running' || !a.effect.target.dataset?.flying)"""
    )
    guest.page.wait_for_timeout(600)
    moved = guest.page.evaluate(TREE)
    guest.page.reload()
    expect(guest.page.locator("[data-piece=c3]")).to_be_visible()
    expect(guest.page.locator(".log li").last).to_contain_text("c3")
    expect(guest.page.locator(".log[aria-busy=true]")).to_have_count(0)
    guest.page.wait_for_function(f"moved => ({TREE})().join() === moved", arg=",".join(moved))


def test_27_calm_under_reduced_motion(guests: Guests) -> None:
    guest = guests(reduced_motion="reduce").named()
    table = played(guest, 1)
    guest.sit(table)
    guest.page.evaluate(
        "() => { window.n = 0; const a = Element.prototype.animate;"
        " Element.prototype.animate = function (...x) { window.n++; return a.apply(this, x); }; }"
    )
    seat = guest.state(table, None)["view"]["to_act"][0]
    guest.play(table, seat, "place own1 c4")
    expect(guest.page.locator("[data-piece=c4]")).to_be_visible()
    assert guest.page.evaluate("() => window.n") == 0
    expect(guest.page.locator("[data-mark=last]")).to_be_visible()


def test_43_languages_redraw_everything(guest: Guest) -> None:
    guest.sit(played(guest))
    page = guest.page
    expect(page.locator(".log")).to_contain_text("places")
    guest.button("Settings").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("de")
    expect(page.get_by_role("dialog")).to_contain_text("Einstellungen")
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_contain_text("legt Blau")
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")


STRAY = """() => {
  const seen = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.parentElement.closest('script, style, article, #sprite, [translate=no]')) continue;
    const words = node.textContent.trim();
    if (/[A-Za-z]{4,}/.test(words) && !/[⟦⟧]/.test(words)) seen.push(words);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const words = one.getAttribute(name) ?? '';
      if (/[A-Za-z]{4,}/.test(words) && !/[⟦⟧]/.test(words)) seen.push(words);
    }
  return seen;
}"""


def test_43_no_words_outside_the_catalogues(guest: Guest) -> None:
    table = played(guest)
    page = guest.page
    house = guest.house.url
    known = {"Vera", "English", "Deutsch", "Nederlands"}
    for path in ("/?pseudo", f"/t/{table}?pseudo", "/host?pseudo"):
        page.goto(house + path)
        expect(page.locator("h1, h2").first).to_be_visible()
        page.wait_for_timeout(700)
        # Fingerprints are no words, even where they look like some: one in twelve does.
        page.locator(".seal .num").evaluate_all(
            "seals => { for (const seal of seals) seal.textContent = 'FACE BEAD'; }"
        )
        stray = [words for words in page.evaluate(STRAY) if words not in known]
        assert stray == [], path


def test_23_tooltips(guest: Guest) -> None:
    guest.sit(played(guest, 0))
    page = guest.page
    tip = page.get_by_role("tooltip")
    tool = page.get_by_role("button", name="Zoom in")
    tool.hover()
    expect(tip).to_contain_text("Zoom in")
    over, under = tip.bounding_box(), tool.bounding_box()
    assert over
    assert under
    assert over["y"] >= under["y"] + under["height"] or over["y"] + over["height"] <= under["y"]
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(700, 450)
    page.keyboard.press("Tab")
    tool.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("Zoom in")


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_sheets_on_small_screens(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    guest.sit(played(guest))
    page = guest.page
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".sheet .log")).to_contain_text("places")
    expect(page.locator(".prompt")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_chat(guests: Guests) -> None:
    host = guests().named("Host")
    info = host.ask("tables", {"game": "bosses", "seats": 2})
    other = guests().named("Mabel")
    other.ask("join", {"invite": info["invite"]})
    for one in (host, other):
        one.page.goto(f"{one.house.url}/t/{info['table']}")
    host.page.get_by_label("Say something").fill("Evening, all.")
    host.page.get_by_role("button", name="Send", exact=True).click()
    expect(other.page.get_by_role("log")).to_contain_text("Evening, all.")


def test_something_is_wrong_saves_one_file(guest: Guest) -> None:
    guest.sit(played(guest))
    guest.button("Something is wrong").click()
    with guest.page.expect_download() as download:
        guest.button("Save the file").click()
    text = download.value.path().read_text()
    assert "place own1 a1" in text
    assert '"hash"' in text


def test_pause_and_resume(guest: Guest) -> None:
    table = played(guest, 1)
    guest.sit(table)
    guest.button("Host controls").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    guest.page.keyboard.press("Escape")
    expect(guest.prompt).to_contain_text("paused")
    guest.expect_targets(set())
    guest.button("Resume").click()
    expect(guest.prompt).to_contain_text("Place a gangster")


def test_3_marks_hold_without_colour(guests: Guests) -> None:
    guest = guests(forced_colors="active").named()
    guest.sit(played(guest, 0))
    guest.hit("own1").click()
    mark = guest.page.locator("[data-mark=go] path").last
    style = mark.evaluate(
        "one => [getComputedStyle(one).stroke, getComputedStyle(one).strokeWidth]"
    )
    assert style[0] not in ("none", "rgba(0, 0, 0, 0)")
    assert float(style[1].removesuffix("px")) > 1
