"""The card table of Chicago Gangsters seen: marks, contrast, sights, flights, the end, room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import house_of
from tests.browser.house import DESK, PHONE
from tests.browser.pixels import SIGHTS, Screen, closest, common, see_as, weak_words
from tests.browser.test_chicago import GAME, Guests, asked, brought_to
from tests.browser.test_frame_fits import OUTSIDE, nothing_beyond

house = house_of(GAME)
GANGS = ("red", "blue", "yellow", "green", "orange")


# ---------------------------------------------------------------------------- 3: marks

# The lines round something: what stays of a mark where shadows and grounds are not painted.
LINES = """one => {
  const style = getComputedStyle(one.closest('.stack, .lane, .deck') ?? one);
  const width = parseFloat(style.outlineWidth);
  return style.outlineStyle !== 'none' && width >= 2 ? [style.outlineColor, width] : null;
}"""


def test_3_marks_are_shapes_in_the_readers_colours(guests: Guests) -> None:
    """Cards that may be laid, the lane they go to, and the deck have a line of their own."""
    guest = guests(forced_colors="active", color_scheme="dark").named()
    brought_to(guest, "lay", 4, 0)
    page = guest.page
    highlight = page.evaluate(
        """() => {
          const one = document.body.appendChild(document.createElement('i'));
          one.style.color = 'Highlight';
          const colour = getComputedStyle(one).color;
          one.remove();
          return colour;
        }"""
    )
    expect(page.locator(".lane .over")).to_have_count(4)
    for plain in (guest.hit("deck"), *page.locator(".lane .over").all()):
        assert plain.evaluate(LINES) is None
    card = page.locator(".tray [data-hit^=hand][data-target]").first
    key = card.get_attribute("data-hit")
    marked = card.evaluate(LINES)
    assert marked
    assert marked[0] == highlight
    start = card.bounding_box()
    assert start
    page.mouse.move(start["x"] + 15, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(start["x"] + 15, start["y"] - 15, steps=3)
    lane = page.locator(".lane [data-hit][data-target]")
    expect(lane).to_have_count(1)
    assert lane.evaluate(LINES)[0] == highlight
    # What is in hand has another line than what could be.
    held = page.locator(f".tray [data-hit={key}][aria-pressed=true]").first
    assert held.evaluate(LINES) != marked
    page.mouse.up()


# ---------------------------------------------------------------------------- 15: contrast

# Words of the card table and the hand, each with its place; it is drawn with boxes, not in an svg.
WORDS = """() => {
  const found = [];
  for (const part of document.querySelectorAll('.board, .tray')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode, one = node.parentElement;
      if (!node.data.trim() || one.closest('.vh')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2) continue;
      const style = getComputedStyle(one);
      found.push({ text: node.data.trim(), fill: style.color, real: parseFloat(style.fontSize),
        box: { x: box.x, y: box.y, width: box.width, height: box.height } });
    }
  }
  return found;
}"""


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("ask", ["talk", "lay"])
def test_15_words_and_figures_of_the_table(
    guests: Guests, ask: str, size: dict[str, int], theme: str
) -> None:
    guest = guests(viewport=size, device_scale_factor=2, reduced_motion="reduce").named()
    guest.set(theme=theme)
    brought_to(guest, ask, 5, 0)
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    guest.settled(guest.page.locator(".tray"))
    guest.page.mouse.move(5, 5)
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.wait_for_timeout(700)
    texts: list[dict[str, Any]] = guest.page.evaluate(WORDS)
    assert len(texts) > 25
    assert weak_words(guest.page, texts) == []


# ---------------------------------------------------------------------------- 16: sights


def test_16_gangs_are_told_apart_by_every_sight(guests: Guests) -> None:
    guest = guests().named()
    brought_to(guest, "talk", 5, 0)
    edges = {}
    for gang in GANGS:
        box = guest.page.locator(f".pp.g-{gang}").bounding_box()
        assert box
        edges[gang] = {"x": box["x"] + 3, "y": box["y"] + 8, "width": 6, "height": 40}
    for sight in SIGHTS:
        see_as(guest.page, sight)
        screen = Screen(guest.page)
        fills = {gang: common(screen.part(at)) for gang, at in edges.items()}
        # Who sees no colour at all has shape and letter: five greys are too near.
        assert sight == "achromatopsia" or closest(fills) > 10, (sight, fills)
    see_as(guest.page, "none")
    # On the lanes as beside the board: a letter and a shape of their own.
    for marks in (guest.page.locator(".pp .h svg.id"), guest.page.locator(".lane .who svg.id")):
        expect(marks).to_have_count(len(GANGS))
        letters = {mark.locator("text").text_content() for mark in marks.all()}
        shapes = {mark.locator("path").first.get_attribute("d") for mark in marks.all()}
        assert len(letters) == len(shapes) == len(GANGS)


# ---------------------------------------------------------------------------- 25: flights


def test_25_what_is_laid_flies_from_the_panel_to_the_lane(guests: Guests) -> None:
    guest, onlooker = guests().named(), guests().named("Otto")
    table = brought_to(guest, "lay", 3, 0)
    page = onlooker.page
    page.add_init_script(
        """window.flights = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          window.flights.push({ piece: this.dataset.piece, duration: options.duration,
            frames: frames.map(one => one.transform) });
          return animate.call(this, frames, options);
        };"""
    )
    onlooker.sit(table)
    for _ in range(8):
        seat = asked(guest, table)
        assert seat is not None
        view = guest.state(table, seat)["view"]
        lays = [one["text"] for one in view["legal"] if one["verb"] == "lay"]
        if page.locator("[data-piece^=laid-][data-piece$=-back]").count():
            break
        laid = sum(view["laid"][seat].values())
        guest.play(table, seat, view["legal"][-1]["text"] if laid or not lays else lays[0])
        page.wait_for_timeout(300)
    page.wait_for_function("() => window.flights.some(o => /^laid-.-back$/.test(o.piece))")
    for flight in page.evaluate("window.flights"):
        assert 150 <= flight["duration"] <= 350, flight
        assert flight["frames"][0] != flight["frames"][-1], flight


# ---------------------------------------------------------------------------- 33: the end


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_33_the_end_screen_tells_what_alcohol_came_from(guests: Guests, phone: bool) -> None:
    """Loot, sales and each prize: the parts make the sum, and the sum is the score."""
    guest = guests(**({"viewport": PHONE} if phone else {})).named()
    bots = {str(seat): "random" for seat in range(4)}
    table = guest.table(GAME, 4, mine=[], bots=bots, seed=3, settings={"pace": "none"})
    guest.until(lambda: guest.look(f"tables/{table}")["state"] == "over")
    guest.sit(table)
    end = guest.page.locator(".end")
    expect(end).to_be_visible()
    scores = guest.look(f"tables/{table}")["result"]["scores"]
    steps = guest.look(f"tables/{table}/events?after=0")["steps"]
    prizes = [0] * 4
    for step in steps:
        for event in step["events"]:
            if event["event"] == "awarded" and event.get("seat") is not None:
                prizes[event["seat"]] += event["alcohol"]
    assert sum(prizes)
    if phone:
        for row in end.locator(".rows li").all():
            seat = int(row.get_attribute("data-seat") or -1)
            parts = [
                int(part.rsplit(" ", 1)[1])
                for part in row.locator("small").inner_text().split(" · ")
                if part != "–"
            ]
            assert sum(parts) == scores[seat]
        return
    heads = [one.strip() for one in end.locator("thead th").all_inner_texts()]
    rows = end.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(4)
    sums = []
    for row in rows.all():
        cells = [one.strip() for one in row.locator("td").all_inner_texts()]
        parts = [int(one) for one in cells[1:-1] if one.isdigit()]
        assert sum(parts) == int(cells[-1]), (heads, cells)
        sums.append(int(cells[-1]))
    assert sorted(sums) == sorted(scores)


# ---------------------------------------------------------------------------- 17, 23, 24


def test_23_the_discard_pile_says_what_lies_in_it(guests: Guests) -> None:
    """By mouse and by key; the pile is open to all."""
    guest = guests().named()
    table = brought_to(guest, "lay", 4, 0)
    for _ in range(40):
        seat = asked(guest, table)
        assert seat is not None
        view = guest.state(table, seat)["view"]
        if view["round_number"] > 1 and len(view["pile"]) > 1:
            break
        lays = [one["text"] for one in view["legal"] if one["verb"] == "lay"]
        guest.play(table, seat, lays[0] if lays else view["legal"][-1]["text"])
    else:
        raise AssertionError("nothing is discarded")
    guest.sit(table)
    guest.page.get_by_role("dialog").get_by_role("button").first.click()
    pile = guest.hit("pile")
    name = pile.get_attribute("aria-label") or ""
    assert name.count(",") >= len([n for n in view["pile"].values() if n]) - 1
    tip = guest.page.locator("#tip")
    pile.hover()
    expect(tip).to_have_text(name)
    guest.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    pile.focus()
    guest.page.keyboard.press("e")
    expect(guest.page.get_by_role("dialog")).to_contain_text(name)


def test_24_a_person_is_seen_large(guests: Guests) -> None:
    guest = guests().named()
    brought_to(guest, "talk", 4, 0)
    guest.hit("offer").focus()
    guest.page.keyboard.press("e")
    dialog = guest.page.get_by_role("dialog")
    large = dialog.locator(".portrait").first.bounding_box()
    small = guest.page.locator("[data-piece=offer] .portrait").first.bounding_box()
    assert large
    assert small
    assert large["width"] > 1.5 * small["width"]


@pytest.mark.parametrize("ask", ["talk", "lay"])
def test_17_enlarged_to_twice_its_size_in_german(guests: Guests, ask: str) -> None:
    guest = guests().named().set(language="de")
    brought_to(guest, ask, 5, 3600)
    guest.page.set_viewport_size({"width": DESK["width"] // 2, "height": DESK["height"] // 2})
    expect(guest.page.locator(".app[data-size=phone]")).to_be_visible()
    guest.settled(guest.page.locator(".felt"))
    nothing_beyond(guest)
    assert guest.page.evaluate(OUTSIDE) == []
