"""Shape before colour: marks, gangs, contrast and the enlarged piece, measured on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest
from tests.browser.pixels import (
    SIGHTS,
    Colour,
    Screen,
    closest,
    common,
    contrast,
    see_as,
    sharpest,
    shot,
    weak_words,
    words_of,
)
from tests.browser.test_frame import played

Guests = Callable[..., Guest]
GANGS = ("red", "blue", "yellow", "grey")


def four(guest: Guest) -> str:
    """A table of four gangs, one gangster of each in the city."""
    table = guest.table(seats=4)
    for field in ("b2", "c3", "d4", "e5"):
        seat = guest.state(table, None)["view"]["to_act"][0]
        guest.play(table, seat, f"place own1 {field}")
    guest.sit(table)
    return table


# ------------------------------------------------------------------ 3


def test_point_3_marks_are_shapes_in_the_readers_colours(guests: Guests) -> None:
    guest = guests(forced_colors="active", color_scheme="dark").named()
    guest.sit(played(guest, 0))
    guest.hit("own1").click()
    lines = (
        guest.page.locator("[data-mark=go]")
        .first.locator("path")
        .evaluate_all(
            """all => all.map(one => {
          const style = getComputedStyle(one);
          return [style.stroke, parseFloat(style.strokeWidth) * one.getScreenCTM().a];
        })"""
        )
    )
    (case, wide), (mark, narrow) = lines
    system = guest.page.evaluate(
        """() => ['CanvasText', 'Highlight'].map(name => {
          const one = document.body.appendChild(document.createElement('i'));
          one.style.color = name;
          const colour = getComputedStyle(one).color;
          one.remove();
          return colour;
        })"""
    )
    assert [case, mark] == system
    assert wide > narrow >= 2
    expect(guest.page.locator(".prompt")).to_have_css("border-top-style", "solid")
    # Where nothing is to be told there is no box.
    expect(guest.page.locator(".rail.none")).to_have_css("border-top-style", "none")


def test_point_3_marks_are_seen_without_any_colour(guest: Guest) -> None:
    table = played(guest, 1)
    guest.sit(table)
    see_as(guest.page, "achromatopsia")
    box = guest.hit("d4").bounding_box()
    assert box
    plain = shot(guest.page, box)
    guest.hit("own2").click()
    expect(guest.page.locator("[data-mark=go]").first).to_be_visible()
    guest.page.mouse.move(5, 5)
    marked = shot(guest.page, box)
    # Grey only, and yet corners and dot stand out from their ground by three to one.
    assert (marked == marked[:, :, :1]).all()
    assert sharpest(marked, common(marked)) >= 3
    changed = (abs(marked.astype(int) - plain.astype(int)).max(axis=2) > 60).mean()
    assert changed > 0.05


# ------------------------------------------------------------------ 15


@pytest.mark.parametrize("theme", ["night", "day"])
def test_point_15_words_and_figures_of_the_drawing(guests: Guests, theme: str) -> None:
    guest = guests(device_scale_factor=2).named().set(theme=theme)
    table = four(guest)
    seat = guest.state(table, None)["view"]["to_act"][0]
    shots = [
        one["text"]
        for one in guest.state(table, seat)["view"]["legal"]
        if one["verb"] == "move" and one["arguments"][0] == "b2"
    ]
    guest.play(table, seat, shots[0])
    guest.page.wait_for_timeout(700)
    guest.page.mouse.move(5, 5)
    texts = words_of(guest.page)
    assert len(texts) > 60
    assert weak_words(guest.page, texts) == []


def test_point_15_marks_and_outlines(guest: Guest) -> None:
    four(guest)
    guest.hit("own2").click()
    page = guest.page
    page.mouse.move(5, 5)
    for name, places in {
        "go": page.locator("[data-mark=go]"),
        "gangster": page.locator(".board [data-piece=c3]"),
        "head of a line": page.locator("[data-head=row_3]"),
    }.items():
        box = places.first.bounding_box()
        assert box
        around = {
            "x": box["x"] - 2,
            "y": box["y"] - 2,
            "width": box["width"] + 4,
            "height": box["height"] + 4,
        }
        picture = shot(page, around)
        assert sharpest(picture, common(picture)) >= 3, name


# ------------------------------------------------------------------ 16


def test_point_16_gangs_are_told_apart_by_every_sight(guest: Guest) -> None:
    four(guest)
    edges = {}
    for gang in GANGS:
        # The edge of the player's panel is the gang's own colour, under its pattern.
        box = guest.page.locator(f".pp.g-{gang}").bounding_box()
        assert box
        edges[gang] = {
            "x": box["x"] + 3,
            "y": box["y"] + 8,
            "width": 6,
            "height": box["height"] - 16,
        }
    for sight in SIGHTS:
        see_as(guest.page, sight)
        screen = Screen(guest.page)
        fills: dict[str, Colour] = {gang: common(screen.part(at)) for gang, at in edges.items()}
        # 10 is a difference that nobody overlooks; who sees no colour has shape and letter.
        assert closest(fills) > (3 if sight == "achromatopsia" else 10), (sight, fills)


def test_point_16_each_gang_has_a_letter_a_shape_and_a_pattern(guest: Guest) -> None:
    four(guest)
    page = guest.page
    seen = {}
    for gang in GANGS:
        panel = page.locator(f".pp.g-{gang}")
        mark = panel.locator(".h svg.id")
        seen[gang] = (
            mark.locator("text").text_content(),
            mark.locator("path").first.get_attribute("d"),
            panel.evaluate("one => getComputedStyle(one, '::before').backgroundImage"),
        )
    for each in zip(*seen.values(), strict=True):
        assert len(set(each)) == len(GANGS)
        assert all(each)
    # The same letter and outline on the pieces of the city.
    for field in ("b2", "c3", "d4", "e5"):
        name = guest.hit(field).get_attribute("aria-label") or ""
        owner = next(one for one in GANGS if one in name)
        piece = page.locator(f".board [data-piece={field}]")
        assert piece.locator("text").last.text_content() == seen[owner][0]


# ------------------------------------------------------------------ 24


def real_sizes(guest: Guest) -> list[float]:
    sizes: list[float] = (
        guest.page.get_by_role("dialog")
        .locator(".large text")
        .evaluate_all(
            "all => all.map(t => parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a)"
        )
    )
    return sizes


def test_point_24_a_piece_enlarges_by_key_and_by_right_click(guest: Guest) -> None:
    table = played(guest, 1)
    guest.sit(table)
    page = guest.page
    guest.hit("a1").focus()
    page.keyboard.press("e")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("a1, ")
    picture = dialog.locator(".large > svg").bounding_box()
    small = page.locator(".board [data-piece=a1]").bounding_box()
    assert picture
    assert small
    assert picture["width"] > 2 * small["width"]
    sizes = real_sizes(guest)
    assert len(sizes) == 2  # power and letter
    assert min(sizes) >= 12
    # What its state means is said too.
    expect(dialog).to_contain_text("Fresh:")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.hit") == "a1"
    guest.hit("own2").click(button="right")
    expect(page.get_by_role("dialog").locator(".large svg").first).to_be_visible()
    # Nothing was picked or played by that.
    page.keyboard.press("Escape")
    assert page.locator("[aria-pressed=true][data-hit]").count() == 0


def test_point_24_a_piece_enlarges_by_a_long_press(guests: Guests) -> None:
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True).named()
    guest.sit(played(guest, 1))
    page = guest.page
    touch = page.context.new_cdp_session(page)
    for key in ("a1", "pair-left"):
        box = guest.hit(key).bounding_box()
        assert box
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(page.get_by_role("dialog")).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(150)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert min(real_sizes(guest)) >= 12
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.locator("[aria-pressed=true][data-hit]").count() == 0


def test_contrast_is_counted_as_by_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
