"""The round table seen: contrast, sights, phones, everything inside its box."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import backroom
from tests.browser.don_pepe_table import (
    FINGERS,
    GAME,
    GANGS,
    TRIES,
    Guests,
    View,
    asked,
    may,
    pick,
    reached,
    sit,
)
from tests.browser.hands import house_of
from tests.browser.house import Guest
from tests.browser.pixels import (
    SIGHTS,
    Screen,
    closest,
    common,
    see_as,
    sharpest,
    shot,
    weak_words,
    words_of,
)
from tests.browser.test_frame_fits import ask_at_length, nothing_outside

house = house_of(GAME)


# ---------------------------------------------------------------------------- reach


NO_STROKE = ("none", "rgba(0, 0, 0, 0)")


def four_gangs(guest: Guest) -> None:
    table, _ = reached(guest, may("pistol"), 6)
    sit(guest, table)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_15_words_and_figures_of_the_drawing(guests: Guests, theme: str) -> None:
    guest = guests(device_scale_factor=2).named().set(theme=theme)

    def stop(seen: View) -> bool:
        return bool(seen["asleep"] and any(seen["cake"]))

    table, _ = reached(guest, stop, 6)
    sit(guest, table)
    guest.page.wait_for_timeout(700)
    guest.page.mouse.move(5, 5)
    texts = words_of(guest.page)
    seen = [one for one in texts if one["box"]["width"] and not hidden(guest, one)]
    assert len(seen) > 50
    assert weak_words(guest.page, seen) == []


def hidden(guest: Guest, text: dict[str, Any]) -> bool:
    """Scenes lie out of sight."""
    return bool(
        guest.page.evaluate(
            """({ text, box }) => [...document.querySelectorAll('.scenes text')].some(one => {
              const at = one.getBoundingClientRect();
              return one.textContent === text && Math.abs(at.x - box.x) < 1;
            })""",
            {"text": text["text"], "box": text["box"]},
        )
    )


def test_3_marks_are_seen_without_any_colour(guest: Guest) -> None:
    four_gangs(guest)
    see_as(guest.page, "achromatopsia")
    pick(guest, "card-pistol")
    guest.page.mouse.move(5, 5)
    box = guest.page.locator("[data-mark=take]").first.bounding_box()
    assert box
    picture = shot(guest.page, box)
    assert (picture == picture[:, :, :1]).all()
    assert sharpest(picture, common(picture)) >= 3


def test_3_marks_are_lines_under_forced_colours(guests: Guests) -> None:
    guest = guests(forced_colors="active").named()
    four_gangs(guest)
    pick(guest, "card-pistol")
    for kind in ("take", "pick"):
        # Under each line lies its wider edge.
        lines = guest.page.locator(f".board [data-mark={kind}]").first.locator("path, circle")
        styles = lines.evaluate_all(
            "all => all.map(o => [getComputedStyle(o).stroke,"
            " parseFloat(getComputedStyle(o).strokeWidth) * o.getScreenCTM().a])"
        )
        assert max(width for stroke, width in styles if stroke not in NO_STROKE) >= 2


def test_16_gangs_are_told_apart_by_every_sight(guest: Guest) -> None:
    four_gangs(guest)
    edges = {}
    for gang in GANGS:
        box = guest.page.locator(f".pp.g-{gang}").bounding_box()
        assert box
        edges[gang] = {"x": box["x"] + 3, "y": box["y"] + 8, "width": 6, "height": 40}
    # Who sees no colour at all has shape and letter: six greys are too near.
    for sight in (one for one in SIGHTS if one != "achromatopsia"):
        see_as(guest.page, sight)
        screen = Screen(guest.page)
        fills = {gang: common(screen.part(at)) for gang, at in edges.items()}
        assert closest(fills) > 10, (sight, fills)
    see_as(guest.page, "none")
    marks = guest.page.locator(".pp .h svg.id")
    letters = {mark.locator("text").text_content() for mark in marks.all()}
    shapes = {mark.locator("path").first.get_attribute("d") for mark in marks.all()}
    assert len(letters) == len(shapes) == len(GANGS)


def test_24_a_gangster_enlarges(guest: Guest) -> None:
    four_gangs(guest)
    page = guest.page
    key = next(
        key.get_attribute("data-piece") or ""
        for key in page.locator(".board [data-piece^=c]:not([data-piece^=cake])").all()
    )
    guest.hit(key).focus()
    page.keyboard.press("e")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Chair {key.removeprefix('c')}, ")
    large = dialog.locator(".large > svg").bounding_box()
    small = page.locator(f".board [data-piece={key}]").bounding_box()
    assert large
    assert small
    assert large["width"] > 2 * small["width"]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("phase", ["card", "seating"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_everything_stands_inside_its_box(guests: Guests, language: str, phase: str) -> None:
    guest = guests().named().set(language=language)
    ask_at_length(guest, GAME)
    options = {"seating": "free"} if phase == "seating" else {}
    table, view = reached(guest, lambda seen: seen["ask"] == phase, 6, **options)
    sit(guest, table)
    nothing_outside(guest)
    first = sorted(guest.targets())[0]
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.hit(first).click()
    expect(guest.hit(first)).to_have_attribute("aria-pressed", "true")
    nothing_outside(guest)
    assert view["ask"] == phase


def test_14_and_18_on_a_phone(guests: Guests) -> None:
    guest = guests(**FINGERS).named()
    table, view = reached(guest, may("pistol"), 5)
    sit(guest, table)
    for part in (".prompt", ".board svg", ".tray"):
        expect(guest.page.locator(part).first).to_be_in_viewport(ratio=0.99)
    for chair in range(1, 31):
        box = guest.hit(f"c{chair}").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24
    for card in guest.page.locator(".tray [data-hit]").all():
        box = card.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    # Smaller than a finger: the first tap aims, the second shoots.
    victim = next(one["arguments"][0] for one in view["legal"] if one["verb"] == "pistol")
    guest.hit("card-pistol").tap()
    guest.hit(f"c{victim}").tap()
    expect(guest.page.locator(f"[data-piece=c{victim}]")).to_be_visible()
    guest.hit(f"c{victim}").tap()
    expect(guest.page.locator(f"[data-piece=c{victim}]")).to_have_count(0)


def test_33_no_money_without_its_reason(guest: Guest) -> None:
    table = guest.table(GAME, 3, seed=2)
    sit(guest, table)
    log = guest.page.locator(".log li.pt")
    seen = asked(guest, table)
    assert seen
    expect(log.last).to_contain_text("from the pot")
    expect(guest.page.locator(f".pp[data-seat='{seen['seat']}'] .sc")).to_contain_text(
        f"{seen['money'][seen['seat']]:,}"
    )


def last_paid(ending: str) -> tuple[str, int, int]:
    """The record of a match whose pot ends so; who got the last of it, and how much."""
    for seed in range(TRIES):
        match = backroom.game(GAME).deal(3, seed=seed)
        rng = random.Random(seed)
        while match.to_act:
            legal = match.legal(match.to_act[0])
            deadly = [one for one in legal if one.verb in ("knife", "pistol", "kaboum")]
            match.play(match.to_act[0], rng.choice((ending == "took_pot" and deadly) or legal))
        due = 0
        for event in match.events:
            if event["event"] == "turn":
                due = 0
            elif event["event"] == "earned":
                due += event["dollars"]
            elif event["event"] == ending and event["dollars"] not in (0, due):
                return match.record(), event["seat"], event["dollars"]
    raise AssertionError("no such match came up")


@pytest.mark.parametrize("ending", ["took_pot", "paid"])
def test_33_the_last_of_the_pot_has_a_column_of_its_own(guest: Guest, ending: str) -> None:
    """The last gang takes it; or it was less than due, and no source is said to have paid less."""
    record, seat, dollars = last_paid(ending)
    guest.wait_ready(GAME)
    guest.sit(guest.ask("tables/upload", record)["table"])
    table = guest.page.locator(".end table").first
    heads = table.locator("thead th").all_inner_texts()
    row = table.locator("tbody tr").filter(has_text=f"({GANGS[seat]})")
    at = [head.lower() for head in heads].index("rest of the pot")
    expect(row.locator("td, th").nth(at)).to_have_text(f"{dollars:,}")
