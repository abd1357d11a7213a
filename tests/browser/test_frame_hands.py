"""Every way to reach for something: keys, focus, fingers, zoom, tooltips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.house import DESK, PHONE, TABLET, Guest
from tests.browser.test_frame import played

Guests = Callable[..., Guest]

FOCUS = "document.activeElement.dataset?.hit"
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def middle(guest: Guest, key: str) -> dict[str, float]:
    box = guest.hit(key).bounding_box()
    assert box, key
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def seated(guest: Guest, moves: int = 5) -> str:
    """At a table some moves into the game, with everything in its place."""
    table = played(guest, moves)
    guest.sit(table)
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    expect(guest.page.locator(".log li, .dock, .tabs").first).to_be_visible()
    guest.page.wait_for_timeout(200)
    return table


# ------------------------------------------------------------------ 7


def test_point_7_each_region_is_one_stop_and_arrows_go_inside(guest: Guest) -> None:
    seated(guest, 0)
    page = guest.page
    stops = page.locator(".board [data-hit][tabindex='0']")
    expect(stops).to_have_count(1)
    expect(page.locator(".tray [data-hit][tabindex='0']")).to_have_count(1)
    guest.hit("c3").focus()
    for key, field in [
        ("ArrowRight", "d3"),
        ("ArrowDown", "d4"),
        ("ArrowLeft", "c4"),
        ("ArrowUp", "c3"),
    ]:
        page.keyboard.press(key)
        assert page.evaluate(FOCUS) == field
    # Tab leaves the region, and comes back to where one was.
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.board') !== null")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUS) == "c3"


@pytest.mark.parametrize("act", ["Enter", " "])
def test_point_7_enter_and_space_act_and_escape_lets_go(guest: Guest, act: str) -> None:
    table = seated(guest, 0)
    seat = guest.state(table, None)["view"]["to_act"][0]
    page = guest.page
    guest.hit("pair-left").focus()
    page.keyboard.press(act)
    expect(guest.hit("pair-left")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(guest.hit("pair-left")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press(act)
    # "n" goes from legal target to legal target.
    guest.hit("a1").focus()
    page.keyboard.press("n")
    assert page.evaluate(FOCUS) == "b1"
    page.keyboard.press(act)
    expect(guest.prompt).to_contain_text("b1")
    assert guest.state(table, seat)["draft"]["actions"] == ["place left b1"]


# ------------------------------------------------------------------ 8

SEEN = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  const frame = one.closest('.board')?.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { name: one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40),
    ring: style.outlineStyle !== 'none' || style.stroke !== 'none',
    inside: box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1
      && box.right <= innerWidth + 1,
    window: !frame || (box.left >= frame.left - 2 && box.right <= frame.right + 2
      && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2),
    covered: at !== null && !one.contains(at) && !at.contains(one) };
}"""


def tour(page: Page, steps: int) -> set[str]:
    """Tab through the page: wherever the focus is, it is seen."""
    names = set()
    for _ in range(steps):
        page.keyboard.press("Tab")
        where = page.evaluate(SEEN)
        if where is None:
            continue
        assert where["ring"], where
        assert where["inside"], where
        assert not where["covered"], where
        names.add(where["name"])
    return names


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_point_8_focus_is_never_hidden(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    seated(guest)
    assert len(tour(guest.page, 34)) > 9
    if size is DESK:
        return
    # A sheet over the board: the focus does not go under it.
    guest.page.get_by_role("button", name="Log").click()
    expect(guest.page.locator(".sheet")).to_be_visible()
    assert len(tour(guest.page, 30)) > 8


def test_point_8_a_zoomed_board_follows_the_focus(guest: Guest) -> None:
    seated(guest)
    page = guest.page
    guest.hit("a1").focus()
    for _ in range(4):
        page.keyboard.press("+")
    for key in ["ArrowRight"] * 5 + ["ArrowDown"] * 5:
        page.keyboard.press(key)
        page.wait_for_function(f"() => ({SEEN})().window")
    assert page.evaluate(FOCUS) == "f6"
    assert page.locator(".board").evaluate("one => [one.scrollLeft, one.scrollTop]") == [0, 0]


# ------------------------------------------------------------------ 14


def test_point_14_fingers_find_fields_off_their_middle(guests: Guests) -> None:
    guest = guests(**FINGERS).named()
    table = seated(guest, 0)
    seat = guest.state(table, None)["view"]["to_act"][0]
    page = guest.page
    for one in page.locator("[data-hit]").all():
        box = one.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44, one.get_attribute("data-hit")
    box = guest.hit("a1").bounding_box()
    assert box
    for x, y in [
        (box["x"] + 3, box["y"] + box["height"] - 3),
        (box["x"] + box["width"] - 3, box["y"] + 3),
        (box["x"] - 4, box["y"] + 20),  # on the asphalt beside it: the nearest within 24 px
    ]:
        guest.hit("own1").tap()
        page.touchscreen.tap(x, y)
        expect(guest.prompt).to_contain_text("a1")
        assert guest.state(table, seat)["draft"]["actions"] == ["place own1 a1"]
        guest.page.get_by_role("button", name="Undo").tap()
        expect(guest.prompt).to_contain_text("Place a gangster")


def test_point_14_what_is_smaller_than_a_finger_is_tapped_twice(guests: Guests) -> None:
    guest = guests(viewport={"width": 360, "height": 500}, has_touch=True, is_mobile=True).named()
    table = seated(guest, 0)
    seat = guest.state(table, None)["view"]["to_act"][0]
    # No phone makes this board so small; others will be.
    guest.page.add_style_tag(content=".board { transform: scale(0.7) }")
    guest.page.wait_for_function(
        "() => document.querySelector('[data-hit=c3]').getBoundingClientRect().width < 40"
    )
    guest.hit("own1").tap()
    guest.hit("c3").tap()
    expect(guest.page.locator(".aimed")).to_have_attribute("data-hit", "c3")
    assert not (guest.state(table, seat)["draft"] or {}).get("actions")
    # Another place: aimed anew. The same again: done.
    guest.hit("d4").tap()
    expect(guest.page.locator(".aimed")).to_have_attribute("data-hit", "d4")
    guest.hit("d4").tap()
    expect(guest.prompt).to_contain_text("d4")
    assert guest.state(table, seat)["draft"]["actions"] == ["place own1 d4"]


# ------------------------------------------------------------------ 19


def fingers(tool: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    tool.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_point_19_pinch_pan_and_fit(guests: Guests) -> None:
    guest = guests(**FINGERS).named()
    seated(guest, 1)
    page = guest.page
    tool = page.context.new_cdp_session(page)
    before = guest.hit("c3").bounding_box()
    assert before
    x, y = 180.0, 330.0
    fingers(tool, "touchStart", (x - 30, y), (x + 30, y))
    for wide in (40, 55, 70, 85):
        fingers(tool, "touchMove", (x - wide, y), (x + wide, y))
    fingers(tool, "touchEnd")
    expect(page.locator(".board.zoomed")).to_be_visible()
    near = guest.at_rest("c3")
    assert near
    assert near["width"] > 1.8 * before["width"]
    # The page itself was not zoomed, and prompt and tray are where they were.
    assert page.evaluate("visualViewport.scale") == 1
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    expect(page.locator(".tray")).to_be_in_viewport(ratio=1)
    # One finger moves the board, and plays nothing.
    fingers(tool, "touchStart", (x, y))
    for way in (10, 25, 40):
        fingers(tool, "touchMove", (x + way, y + way))
    fingers(tool, "touchEnd")
    panned = guest.at_rest("c3")
    assert panned
    assert panned["x"] == pytest.approx(near["x"] + 40, abs=2)
    assert panned["y"] == pytest.approx(near["y"] + 40, abs=2)
    assert page.locator("[aria-pressed=true][data-hit]").count() == 0
    expect(page.locator(".rail.why")).to_have_count(0)
    # Play goes on while zoomed, and the button fits the board again.
    page.get_by_role("button", name="Fit the board").click()
    expect(page.locator(".board.zoomed")).to_have_count(0)
    again = guest.at_rest("c3")
    assert again
    assert again["width"] == pytest.approx(before["width"], abs=1)
    meta = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable" not in meta
    assert "maximum-scale" not in meta


def test_point_19_the_mouse_pans_without_playing(guest: Guest) -> None:
    seated(guest, 1)
    page = guest.page
    at = middle(guest, "c4")
    page.mouse.move(at["x"], at["y"])
    page.mouse.wheel(0, -300)
    page.mouse.wheel(0, -300)
    expect(page.locator(".board.zoomed")).to_be_visible()
    before = middle(guest, "c4")
    page.mouse.move(at["x"], at["y"])
    page.mouse.down()
    page.mouse.move(at["x"] + 30, at["y"] + 20, steps=5)
    page.mouse.up()
    after = middle(guest, "c4")
    assert after["x"] == pytest.approx(before["x"] + 30, abs=2)
    expect(page.locator(".rail.why")).to_have_count(0)
    # Ctrl and wheel stay the browser's own zoom of the page.
    stopped = page.locator(".board").evaluate(
        """one => {
          const wheel = new WheelEvent('wheel', { ctrlKey: true, deltaY: -9, cancelable: true });
          one.dispatchEvent(wheel);
          return wheel.defaultPrevented;
        }"""
    )
    assert not stopped


# ------------------------------------------------------------------ 23


def apart(one: Any, other: Any) -> bool:
    return bool(
        one["y"] >= other["y"] + other["height"]
        or one["y"] + one["height"] <= other["y"]
        or one["x"] >= other["x"] + other["width"]
        or one["x"] + one["width"] <= other["x"]
    )


def test_point_23_a_place_of_the_board_explains_itself(guest: Guest) -> None:
    seated(guest, 1)
    page = guest.page
    tip = page.get_by_role("tooltip")
    guest.hit("a1").hover()
    expect(tip).to_contain_text("Fresh:")
    assert apart(tip.bounding_box(), guest.hit("a1").bounding_box())
    expect(guest.hit("a1")).to_have_attribute("aria-describedby", "tip")
    # One can point at the words without losing them.
    words = tip.bounding_box()
    assert words
    page.mouse.move(words["x"] + words["width"] / 2, words["y"] + words["height"] / 2, steps=4)
    page.wait_for_timeout(400)
    expect(tip).to_be_visible()
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    guest.hit("b1").focus()
    page.keyboard.press("ArrowLeft")
    expect(tip).to_contain_text("Fresh:")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert page.evaluate(FOCUS) == "a1"
    # The head of a line says what it counts.
    page.locator(".board [role=img][aria-label^='Row 1']").hover()
    expect(tip).to_contain_text("Row 1: 1 of 6")


def test_point_23_a_click_on_the_words_is_meant_for_what_lies_under_them(guest: Guest) -> None:
    seated(guest, 1)
    page = guest.page
    guest.hit("own2").click()
    guest.hit("a1").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    words = tip.bounding_box()
    assert words
    page.mouse.move(words["x"] + words["width"] / 2, words["y"] + words["height"] / 2, steps=4)
    under = page.evaluate(
        """([x, y]) => document.elementsFromPoint(x, y)
          .find(one => one.dataset?.hit)?.dataset.hit""",
        [words["x"] + words["width"] / 2, words["y"] + words["height"] / 2],
    )
    page.mouse.down()
    page.mouse.up()
    expect(tip).to_have_count(0)
    if under:
        expect(guest.prompt).to_contain_text(under)


def test_point_23_by_a_long_press(guests: Guests) -> None:
    guest = guests(viewport=TABLET, has_touch=True, is_mobile=True).named()
    seated(guest, 1)
    page = guest.page
    tool = page.context.new_cdp_session(page)
    button = page.get_by_role("button", name="Settings")
    box = button.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fingers(tool, "touchStart", at)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Settings")
    assert apart(tip.bounding_box(), box)
    fingers(tool, "touchEnd")
    page.wait_for_timeout(200)
    # It only explained itself: the dialog did not open.
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(tip).to_be_visible()
    page.touchscreen.tap(300, 900)
    expect(tip).to_have_count(0)
    button.tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_point_7_n_and_p_reach_the_tray_from_anywhere(guest: Guest) -> None:
    seated(guest, 0)
    page = guest.page
    page.evaluate("document.activeElement.blur()")
    marked = {key for key in guest.targets() if key is not None}
    met = set()
    for _ in marked:
        page.keyboard.press("n")
        met.add(page.evaluate(FOCUS))
    assert met == marked, "board and tray, each once"
    assert any(key.startswith("own") for key in met)
    page.keyboard.press("p")
    assert page.evaluate(FOCUS) in marked


@pytest.mark.parametrize("way", ["c", "Enter"])
def test_point_9_the_focus_is_kept_after_confirm(guest: Guest, way: str) -> None:
    """By its key, or by the button itself, which is gone with the question."""
    table = seated(guest, 0)
    page = guest.page
    seat = guest.state(table, None)["view"]["to_act"][0]
    guest.hit("own1").focus()
    page.keyboard.press("Enter")
    guest.hit("c3").focus()
    page.keyboard.press("Enter")
    expect(guest.prompt).to_contain_text("Confirm?")
    if way == "Enter":
        page.get_by_role("button", name="Confirm").focus()
    page.keyboard.press(way)
    guest.until(lambda: guest.state(table, seat)["ask"] is None)
    expect(guest.prompt).not_to_contain_text("Confirm?")
    expect(page.locator(f".pp[data-seat='{1 - seat}']")).to_have_attribute("aria-current", "true")
    page.wait_for_function(
        "() => document.activeElement.closest('.prompt, .board, .tray') !== null"
    )
    # And from there one key leads on.
    expect(guest.page.locator(".tray [data-target]").first).to_be_visible()
    page.keyboard.press("n")
    guest.until(lambda: page.evaluate(FOCUS) in guest.targets())


def test_point_7_the_first_stop_leads_past_the_tools(guest: Guest) -> None:
    seated(guest, 0)
    page = guest.page
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Skip to the board")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) in guest.targets()


def test_point_7_the_keys_are_told(guest: Guest) -> None:
    seated(guest, 0)
    guest.button("Settings").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_text("see it large")).to_be_hidden()
    dialog.get_by_text("Keys", exact=True).click()
    expect(dialog.get_by_text("see it large")).to_be_visible()
    assert "{ }" in dialog.locator("dt").last.inner_text()
