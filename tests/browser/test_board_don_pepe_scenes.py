"""The round table in movement: fuse and blast, cops, a gang that goes out."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.don_pepe_table import (
    GAME,
    GANGS,
    Guests,
    View,
    may,
    middle,
    near,
    reached,
)
from tests.browser.hands import house_of
from tests.browser.house import Guest

house = house_of(GAME)


# ---------------------------------------------------------------------------- movement


def blast(guest: Guest) -> tuple[str, View, str]:
    """A table where the next to act can set off a cake that hits somebody."""

    def stop(seen: View) -> bool:
        return bool(deadly(seen))

    def deadly(seen: View) -> str:
        sitting = {int(chair) for chairs in seen["men"] for chair in chairs}
        for one in seen["legal"]:
            if one["verb"] == "kaboum":
                at = int(seen["cake"][GANGS.index(one["arguments"][0])])
                if sitting & {(at + step - 1) % 30 + 1 for step in (-1, 0, 1)}:
                    return str(one["text"])
        return ""

    table, view = reached(guest, stop, 5)
    return table, view, deadly(view)


def watched(guests: Guests, table: str, **options: Any) -> Guest:
    onlooker = guests(**options).named("Otto")
    onlooker.sit(table)
    expect(onlooker.page.locator(".board [data-hit=c1]")).to_be_visible()
    return onlooker


BURST = 420  # ms that a picture is seen which bursts
FLOWN = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const box = this.getBoundingClientRect();
    window.flown.push({ x: box.x + box.width / 2, y: box.y + box.height / 2,
      keys: [...new Set(frames.flatMap(one => Object.keys(one)))], length: options.duration,
      delay: options.delay, frames: frames.length, flying: this.dataset.flying,
      art: this.innerHTML.slice(0, 60) });
    return animate.call(this, frames, options);
  };
}"""


def test_25_46_fuse_and_blast_over_three_chairs(guests: Guests) -> None:
    host = guests().named()
    table, view, action = blast(host)
    onlooker = watched(guests, table)
    page = onlooker.page
    page.evaluate(FLOWN)
    chair = view["cake"][GANGS.index(action.split()[1])]
    over = middle(onlooker.hit(f"c{chair}"))
    host.play(table, view["seat"], action)
    expect(page.locator("[data-dead]").first).to_be_visible()
    page.wait_for_function("() => document.querySelectorAll('.flying').length === 0")
    flown = page.evaluate("window.flown")
    assert all(set(one["keys"]) <= {"transform", "opacity", "offset"} for one in flown)
    assert max(one["delay"] + one["length"] for one in flown) < 3000
    # Fuse first, then the blast, whose middle is at the chair behind the cake.
    fuse, burst = [one for one in flown if one["length"] == BURST]
    assert fuse["delay"] < burst["delay"]
    assert near((burst["x"], burst["y"]), over, 60)
    # 28: afterwards all is as on a fresh load.
    before = drawn(page)
    page.reload()
    expect(page.locator(".board [data-hit=c1]")).to_be_visible()
    onlooker.until(lambda: drawn(page) == before)


def drawn(page: Page) -> str:
    """The board, less what does not show."""
    blank = re.compile(r' tabindex="[-0-9]*"| style=""|<!--.*?-->')
    return blank.sub("", page.locator(".board").evaluate("one => one.innerHTML"))


def far_slide(seen: View) -> tuple[str, int] | None:
    """A cake that can slide by some empty chairs, and by how many."""
    sitting = {int(chair) for chairs in seen["men"] for chair in chairs}
    for one in seen["legal"]:
        if one["verb"] == "pass_cake":
            gang, direction = one["arguments"]
            at, step = int(seen["cake"][GANGS.index(gang)]), 1 if direction == "cw" else -1
            by = next(i for i in range(1, 31) if (at + i * step - 1) % 30 + 1 in sitting) - 1
            if by >= 2:
                return str(one["text"]), by
    return None


def test_25_a_passed_cake_slides_along_the_table(guests: Guests) -> None:
    host = guests().named()
    table, view = reached(host, lambda seen: far_slide(seen) is not None, 6)
    action, by = far_slide(view) or ("", 0)
    page = watched(guests, table).page
    page.evaluate(FLOWN)
    host.play(table, view["seat"], action)
    cake = f"cake-{action.split()[1]}"
    page.wait_for_function("cake => window.flown.some(one => one.flying === cake)", arg=cake)
    flown = page.evaluate("cake => window.flown.find(one => one.flying === cake)", cake)
    assert flown["frames"] == by + 2, "past every chair in between"
    expect(page.locator(f"[data-slid={action.split()[1]}]")).to_be_attached()


def test_26_a_click_skips_the_blast(guests: Guests) -> None:
    host = guests().named()
    table, view, action = blast(host)
    onlooker = watched(guests, table)
    host.play(table, view["seat"], action)
    expect(onlooker.page.locator(".flying").first).to_be_attached()
    onlooker.page.keyboard.press("Escape")
    onlooker.page.wait_for_function("() => document.querySelectorAll('.flying').length === 0")
    expect(onlooker.page.locator("[data-dead]").first).to_be_visible()


def test_27_calm_under_reduced_motion(guests: Guests) -> None:
    host = guests().named()
    table, view, action = blast(host)
    onlooker = watched(guests, table, reduced_motion="reduce")
    page = onlooker.page
    page.evaluate(FLOWN)
    host.play(table, view["seat"], action)
    # What has changed is still told: who is gone, and of what.
    expect(page.locator("[data-dead] [href='#i-boom']").first).to_be_attached()
    assert page.evaluate("window.flown") == []


def test_scenes_of_cops_and_of_a_gang_that_goes_out(guests: Guests) -> None:
    host = guests().named()
    table, view = reached(host, may("cops"), 3)
    onlooker = watched(guests, table)
    onlooker.page.evaluate(FLOWN)
    host.play(table, view["seat"], "cops")
    expect(onlooker.page.locator(".board [data-piece^=c]:not([data-piece^=cake])")).to_have_count(0)
    onlooker.page.wait_for_function("() => document.querySelectorAll('.flying').length === 0")
    men = sum(len(chairs) for chairs in view["men"])
    # The raid, the card laid down, and everybody to the own panel.
    assert len(onlooker.page.evaluate("window.flown")) >= men + 1

    def last_man(seen: View) -> bool:
        return bool(ousting(seen))

    def ousting(seen: View) -> str:
        alone = {chairs[0] for chairs in seen["men"] if len(chairs) == 1}
        left = sum(bool(chairs) for chairs in seen["men"])
        for one in seen["legal"]:
            if one["verb"] in ("knife", "pistol") and one["arguments"][0] in alone and left > 2:
                return str(one["text"])
        return ""

    table, view = reached(host, last_man, 6)
    onlooker = watched(guests, table)
    host.play(table, view["seat"], ousting(view))
    shown = onlooker.page.locator("[data-piece^=hand-]")
    expect(shown).to_have_count(1)
    assert shown.locator("text").count() == 5
    assert shown.evaluate("one => getComputedStyle(one).visibility") == "hidden"
    expect(onlooker.page.locator(".pp", has_text="out")).to_have_count(
        1 + sum(not chairs for chairs in view["men"])
    )
