"""The map of Chicago seen: names, phones, the day of reckoning, the look."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import expect_none_while_playing
from tests.browser.gangster_table import (
    GAME,
    Guests,
    brought_to,
    card_of,
    first_keys,
    play_on,
    turn,
)
from tests.browser.hands import Hand, against_bots, house_of
from tests.browser.house import DESK, PHONE, TABLET, Guest
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
from tests.browser.test_afterwards import finished
from tests.browser.test_frame_fits import ask_at_length, nothing_beyond, nothing_outside

house = house_of(GAME)


# ---------------------------------------------------------------------------- 10, 11, 23, 24


def test_10_and_11_names_for_readers(guests: Guests) -> None:
    guest = guests().named()
    _, view = brought_to(guest, "turn")
    board = guest.page.get_by_role("group", name="City map")
    expect(board).to_be_visible()
    for district, number in view["table"].items():
        name = guest.hit(district).get_attribute("aria-label") or ""
        assert re.match(r"[A-Z][A-Za-z ]+, \d by \d fields, values [\d? ]+", name), number
        assert ("doubled" in name) == (district in view["doubled"])
    for gang, place in view["car"].items():
        name = guest.hit(f"car-{gang}").get_attribute("aria-label") if place else ""
        assert not place or place.replace("_", " ") in str(name).lower()
    expect(board.get_by_role("img", name=re.compile("Stage 1 of 3"))).to_be_visible()
    for key in guest.page.locator("[data-hit]").all():
        assert (key.get_attribute("aria-label") or key.inner_text()).strip()


def test_23_and_24_equipment_says_what_it_does(guests: Guests) -> None:
    guest = guests().named()
    _, view = brought_to(guest, "turn")
    kind = next(kind for kind, n in view["harbour"].items() if n)
    guest.hit(f"kind-{kind}").hover()
    expect(guest.page.locator("#tip")).to_be_visible()
    guest.page.mouse.move(5, 5)
    guest.hit("greek_town").focus()
    guest.page.keyboard.press("e")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Greek Town, ")
    sizes = dialog.locator(".large text").evaluate_all(
        "all => all.map(t => parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a)"
    )
    assert min(sizes) >= 12


# ---------------------------------------------------------------------------- phones


def test_14_and_18_on_a_phone_a_tap_opens_a_table(guests: Guests) -> None:
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True).named()
    _, view = brought_to(guest, "turn")
    page = guest.page
    nothing_beyond(guest)
    for part in (".prompt", ".board svg", ".tray"):
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] + box["height"] <= 641, part
    for button in page.locator(".tray button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 43.5
    # A district where nothing can be done is looked at; one where something can is opened to play.
    open_to = {key[7:] for key in guest.targets() if key.startswith("inside-")}
    closed = next(district for district in view["table"] if district not in open_to)
    guest.hit(closed).tap()
    expect(page.locator(f"[data-close-up={closed}]")).to_be_visible()
    for hit in page.locator(".board [data-hit]").all():
        box = hit.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    page.get_by_role("button", name="Back to the map").tap()
    expect(page.locator("[data-close-up]")).to_have_count(0)
    for district in sorted(open_to)[:1]:
        guest.hit(f"inside-{district}").tap()
        expect(page.locator(f"[data-close-up={district}]")).to_be_visible()
        assert all(key.startswith(f"{district}.") for key in guest.targets())
        page.get_by_role("button", name="Back to the map").tap()
        expect(guest.hit(f"inside-{district}")).to_be_visible()


# ---------------------------------------------------------------------------- the day


def to_the_day(guest: Guest, table: str, rng: random.Random) -> None:
    before = guest.state(table, None)["view"]["days"]
    play_on(guest, table, lambda view: view["days"] > before, rng)


def test_the_day_of_reckoning_is_a_scene_that_can_be_skipped(guests: Guests) -> None:
    guest = guests(reduced_motion="reduce").named()
    table = guest.table(GAME, 3, seed=5)
    rng = random.Random(5)
    play_on(guest, table, lambda view: len(view["doubled"]) > 6, rng)
    guest.sit(table)
    ledger = guest.page.locator(".ledger")
    expect(ledger).to_have_count(0)
    to_the_day(guest, table, rng)
    # Nothing moves by itself here: step by step, district by district.
    expect(ledger).to_be_visible()
    steps = []
    for _ in range(20):
        step = ledger.get_attribute("data-step")
        steps.append(step)
        if step == "sums":
            break
        ledger.get_by_role("button", name="Next").click()
        expect(ledger).not_to_have_attribute("data-step", step or "")
    view = guest.state(table, None)["view"]
    assert steps[-1] == "sums"
    assert sorted(map(str, steps[:-1])) == sorted(
        one for one, laid in view["table"].items() if laid
    )
    sums = [int(one) for one in ledger.locator(".sums .vh").all_inner_texts()]
    assert sums == view["influence"]
    ledger.get_by_role("button", name="Skip").click()
    expect(ledger).to_have_count(0)
    expect(guest.page.locator(".tray [data-hit]").first).to_be_visible()


def test_33_the_end_screen_tells_points_by_day_and_district(guests: Guests) -> None:
    guest = guests().named()
    bots = {str(seat): "random" for seat in range(3)}
    table = guest.table(GAME, 3, mine=[], bots=bots, seed=3, settings={"pace": "none"})
    guest.until(lambda: guest.look(f"tables/{table}")["state"] == "over")
    guest.sit(table)
    end = guest.page.locator(".end")
    expect(end).to_be_visible()
    scores = guest.look(f"tables/{table}")["result"]["scores"]
    rows = end.locator("table").first.locator("tbody tr")
    for row in rows.all():
        days = [int(one) for one in row.locator("td").all_inner_texts()[1:-1] if one != "–"]
        assert sum(days) == int(row.locator("td").last.inner_text())
    assert sorted(scores) == sorted(int(row.locator("td").last.inner_text()) for row in rows.all())
    parts = end.locator("details")
    expect(parts).to_have_count(3)
    parts.first.locator("summary").click()
    expect(parts.first.get_by_role("row").nth(1)).to_be_visible()


# ---------------------------------------------------------------------------- 3, 13, 15, fits


def test_3_marks_are_seen_without_any_colour(guests: Guests) -> None:
    guest = guests().named()
    _, view = brought_to(guest, "turn")
    see_as(guest.page, "achromatopsia")
    guest.hit(f"card-{view['gang']}-{card_of(view)}").click()
    mark = guest.page.locator("[data-mark=go]").first
    expect(mark).to_be_visible()
    guest.page.mouse.move(5, 5)
    box = mark.bounding_box()
    assert box
    corner = {"x": box["x"], "y": box["y"], "width": 18, "height": 18}
    picture = shot(guest.page, corner)
    assert (picture == picture[:, :, :1]).all()
    assert sharpest(picture, common(picture)) >= 3


def test_16_gangs_are_told_apart_by_every_sight(guests: Guests) -> None:
    guest = guests().named()
    _, view = brought_to(guest, "turn", seats=5)
    edges = {}
    for gang in view["car"]:
        box = guest.page.locator(f".pp.g-{gang}").bounding_box()
        assert box
        edges[gang] = {"x": box["x"] + 3, "y": box["y"] + 8, "width": 6, "height": 40}
    assert len(edges) == 5
    for sight in SIGHTS:
        see_as(guest.page, sight)
        screen = Screen(guest.page)
        fills = {gang: common(screen.part(at)) for gang, at in edges.items()}
        # Who sees no colour at all has shape and letter: five greys are too near.
        assert sight == "achromatopsia" or closest(fills) > 10, (sight, fills)
    see_as(guest.page, "none")
    marks = guest.page.locator(".pp .h svg.id")
    letters = {mark.locator("text").text_content() for mark in marks.all()}
    shapes = {mark.locator("path").first.get_attribute("d") for mark in marks.all()}
    assert len(letters) == len(shapes) == 5


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_15_words_and_figures_of_the_drawing(
    guests: Guests, size: dict[str, int], theme: str
) -> None:
    guest = guests(viewport=size, device_scale_factor=2).named().set(theme=theme)
    _, view = brought_to(guest, "turn", seats=5)
    guest.hit(f"card-{view['gang']}-{card_of(view)}").click()
    guest.page.mouse.move(5, 5)
    guest.page.wait_for_timeout(300)
    texts = words_of(guest.page)
    assert len(texts) > 40
    assert weak_words(guest.page, texts) == []


@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_axe(guests: Guests, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme, forced=False)
    guest.sit(against_bots(guest, GAME, 4))
    expect_none_while_playing(Hand(guest, "clicks"), [3] * 5)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("seats, ask", [(2, "gang"), (4, "dump"), (5, "turn")])
def test_everything_stands_inside_its_box(
    guests: Guests, seats: int, ask: str, language: str
) -> None:
    guest = guests().named().set(language=language)
    ask_at_length(guest, GAME)
    brought_to(guest, ask, seats)
    nothing_outside(guest)


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_28_after_movement_all_is_as_on_a_fresh_load(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    table, _ = brought_to(guest, "turn")
    rng = random.Random(1)
    for _ in range(4):
        view = turn(guest, table)
        assert view
        guest.play(table, view["seat"], rng.choice(view["legal"])["text"])
    view = turn(guest, table)
    assert view
    places = """() => [...document.querySelectorAll('.board [data-piece]')]
      .map(one => `${one.dataset.piece} ${one.getAttribute('transform')}`).sort().join()"""
    guest.expect_targets(first_keys(view, small=size is PHONE))
    guest.page.wait_for_function("() => !document.querySelector('.flying')")
    moved = guest.page.evaluate(places)
    guest.page.reload()
    guest.expect_targets(first_keys(view, small=size is PHONE))
    assert guest.page.evaluate(places) == moved


@pytest.mark.parametrize("size", [DESK, TABLET], ids=["desk", "tablet"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_18_the_map_keeps_its_size_from_turn_to_turn(
    guests: Guests, size: dict[str, int], language: str
) -> None:
    guest = guests(viewport=size).named().set(language=language)
    _, view = brought_to(guest, "turn")
    board = guest.settled(guest.page.locator(".board"))
    guest.hit(f"card-{view['gang']}-{card_of(view)}").click()
    assert guest.settled(guest.page.locator(".board")) == board
    guest.page.locator(".board [data-hit][data-target]").first.click()
    expect(guest.page.locator(".prompt .btn.pri")).to_be_enabled()
    assert guest.settled(guest.page.locator(".board")) == board


def test_a_newcomer_finds_a_card_in_hand(guests: Guests) -> None:
    guest = guests(newcomer=True).named()
    table = guest.table(GAME, 3, mine=[0], bots={"1": "random", "2": "random"}, seed=1)
    guest.sit(table)
    guest.until(lambda: guest.state(table, 0)["view"]["ask"] == "turn")
    expect(guest.hit("card-grey-1")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator("[data-mark=go]").first).to_be_visible()


def test_nothing_empty_stands_in_front_of_who_looks_on(guest: Guest) -> None:
    guest.sit(finished(guest, GAME))
    expect(guest.page.locator(".end")).to_be_visible()
    expect(guest.page.locator(".tray")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_longest_reason_stands_inside_its_rail_on_a_phone(
    guests: Guests, language: str
) -> None:
    guest = guests(viewport=PHONE).named().set(language=language)
    _, view = brought_to(guest, "turn")
    card = card_of(view)
    far = next(one for one in view["table"] if f"drive {card} {one}" not in str(view["legal"]))
    guest.hit(f"card-{view['gang']}-{card}").click()
    guest.page.locator(f"[data-hit='{far}'], [data-hit='inside-{far}']").first.click(force=True)
    rail = guest.page.locator(".rail.why")
    words, around = rail.locator("p").bounding_box(), rail.bounding_box()
    assert words
    assert around
    assert around["y"] <= words["y"]
    assert words["y"] + words["height"] <= around["y"] + around["height"]
