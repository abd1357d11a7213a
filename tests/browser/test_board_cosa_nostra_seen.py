"""The ring in movement, at every size, by every sight."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from backroom.engine.match import Match
from tests.browser.cosa_nostra_table import (
    FINGERS,
    GAME,
    GANGS,
    Guests,
    at,
    brought,
    legal,
    middle,
    reached,
    view_of,
)
from tests.browser.hands import Hand, house_of
from tests.browser.house import DESK, Guest
from tests.browser.pixels import (
    SIGHTS,
    Screen,
    closest,
    common,
    see_as,
    weak_words,
    words_of,
)
from tests.browser.test_frame_fits import ask_at_length, nothing_outside
from tests.browser.test_frame_look import real_sizes

house = house_of(GAME)


# ---------------------------------------------------------------------------- movement


SCENES = ["spun", "captured", "freed", "banished", "boss_banished", "returned", "came_home"]


@pytest.mark.parametrize("scene", SCENES)
def test_25_and_28_figures_travel_and_the_wheel_turns_then_all_is_as_freshly_loaded(
    guests: Guests, scene: str
) -> None:
    def shown(match: Match) -> str | None:
        return fate_way(match) if scene == "spun" else way_to(match, scene)

    guest = guests().named()
    # With two gangs each the game goes on when the first Boss is home.
    seats = 2 if scene == "came_home" else 4
    match = reached(
        seats, lambda one: started(one) and shown(one) is not None, **{"two_gangs": True}
    )
    table = at(guest, match)
    onlooker = guest.page.context.new_page()
    onlooker.goto(guest.page.url)
    # What is not drawn yet flies from nowhere.
    expect(onlooker.locator("[data-piece^='p-']").first).to_be_visible()
    onlooker.evaluate(
        """() => {
          window.flown = [];
          new MutationObserver(all => {
            for (const one of all) for (const node of one.addedNodes) {
              if (node.dataset?.flying) window.flown.push(node.dataset.flying);
            }
          }).observe(document.body, { childList: true });
        }"""
    )
    text = shown(match)
    assert text
    guest.play(table, match.to_act[0], text)
    if scene == "spun":
        onlooker.wait_for_function("() => window.flown.includes('wheel')")
    onlooker.wait_for_function("() => window.flown.some(piece => piece.startsWith('p-'))")
    onlooker.wait_for_function("() => !document.querySelector('.flying')")
    onlooker.wait_for_timeout(300)
    tree = (
        "() => [...document.querySelectorAll('[data-piece], [data-lit], [data-hit]')].map(o =>"
        " [o.dataset.piece, o.dataset.lit, o.dataset.hit, o.getAttribute('aria-label'),"
        " o.style.visibility, o.getAttribute('transform')].join())"
    )
    after = onlooker.evaluate(tree)
    onlooker.reload()
    expect(onlooker.locator("[data-hit=s0]")).to_be_attached()
    onlooker.wait_for_function(
        f"before => JSON.stringify(({tree})()) === before",
        arg=json.dumps(after, separators=(",", ":"), ensure_ascii=False),
    )


def started(match: Match) -> bool:
    return view_of(match)["phase"] == "opening"


def way_to(match: Match, event: str) -> str | None:
    """A move that brings that about by itself."""
    told = match.foretell(match.to_act[0])
    return next((text for text, all in told.items() if any(e["event"] == event for e in all)), None)


def fate_way(match: Match) -> str | None:
    """A move of a follower onto Fate."""
    box = match.edition.box
    told = match.foretell(match.to_act[0])
    fate = {number for number in range(32) if box.symbols[number] == 1}
    return next(
        (
            text
            for text, events in told.items()
            if text.startswith("move") and int(events[0]["target"]) in fate
        ),
        None,
    )


# ---------------------------------------------------------------------------- everywhere


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_everything_stands_inside_its_box_at_ten_sizes(guests: Guests, language: str) -> None:
    guest = guests().named().set(language=language)
    ask_at_length(guest, GAME)
    match = reached(2, middle, two_gangs=True)
    at(guest, match)
    nothing_outside(guest)
    guest.page.set_viewport_size(DESK)
    words = next(words for words in legal(match) if words[0] == "move" and words[1] in GANGS)
    guest.hit(f"hq-{words[1]}").click()
    expect(guest.hit(f"hq-{words[1]}")).to_have_attribute("aria-pressed", "true")
    nothing_outside(guest)


def test_18_board_throw_race_and_prompt_are_seen_together_on_a_phone(guests: Guests) -> None:
    guest = guests(**FINGERS).named()
    at(guest, reached(4, middle))
    for part in (".prompt", ".board svg", "[data-hit=die-low]", ".race", ".dock"):
        expect(guest.page.locator(part).first).to_be_in_viewport(ratio=0.99)
    # Fingers: dice and Bosses have room, spaces are aimed at first.
    for key in ("die-low", "die-sum", "man-boss-" + own_gang(guest)):
        box = guest.hit(key).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    space = guest.hit("s1").bounding_box()
    assert space
    assert round(space["width"]) >= 34


def own_gang(guest: Guest) -> str:
    found = guest.page.locator("[data-hit^=man-boss]").first.get_attribute("data-hit") or ""
    return found.removeprefix("man-boss-")


def test_point_3_marks_are_shapes(guests: Guests) -> None:
    guest = guests(forced_colors="active").named()
    match = reached(4, middle)
    at(guest, match)
    expect(guest.page.locator("[data-mark=pick]").first).to_be_attached()
    words = next(words for words in legal(match) if words[0] == "move" and words[1] in GANGS)
    guest.hit(f"hq-{words[1]}").click()
    for kind in ("go", "picked"):
        line = guest.page.locator(f".board [data-mark={kind}] :is(path, rect)").last
        style = line.evaluate(
            "o => [getComputedStyle(o).stroke,"
            " parseFloat(getComputedStyle(o).strokeWidth) * o.getScreenCTM().a]"
        )
        assert style[0] not in ("none", "rgba(0, 0, 0, 0)")
        assert style[1] >= 2


@pytest.mark.parametrize("theme", ["night", "day"])
def test_point_15_words_and_figures_of_the_drawing(guests: Guests, theme: str) -> None:
    guest = guests(device_scale_factor=2, reduced_motion="reduce").named().set(theme=theme)
    at(guest, reached(4, middle))
    guest.page.wait_for_timeout(700)
    guest.page.mouse.move(5, 5)
    texts = words_of(guest.page)
    assert len(texts) > 90
    assert weak_words(guest.page, texts) == []


def test_point_16_gangs_are_told_apart_on_the_ring(guest: Guest) -> None:
    def one_of_each(match: Match) -> bool:
        return middle(match) and all(view_of(match)["standing"][gang] for gang in GANGS)

    match = reached(4, one_of_each)
    at(guest, match)
    letters, shapes, fills = set(), set(), {}
    for gang in GANGS:
        piece = guest.page.locator(f"[data-space] [data-piece^=p-{gang}]").first
        letters.add(piece.locator("text").first.text_content())
        shapes.add((piece.locator("path").first.get_attribute("d") or "")[:12])
        edge = guest.page.locator(f".pp.g-{gang}").bounding_box()
        assert edge
        fills[gang] = {"x": edge["x"] + 3, "y": edge["y"] + 8, "width": 6, "height": 40}
    assert letters == {"R", "B", "Y", "G"}
    assert len(shapes) == 4
    for sight in SIGHTS:
        see_as(guest.page, sight)
        screen = Screen(guest.page)
        seen = {gang: common(screen.part(box)) for gang, box in fills.items()}
        assert closest(seen) > (3 if sight == "achromatopsia" else 10), sight


def test_point_24_a_space_and_an_hq_are_seen_large(guest: Guest) -> None:
    at(guest, reached(4, middle))
    page = guest.page
    for key in ("s2", "hq-blue"):
        expect(guest.page.locator(".board [data-target]").first).to_be_attached()
        guest.hit(key).press("e")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        sizes = real_sizes(guest)
        assert sizes
        assert min(sizes) >= 12
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_43_no_word_of_the_board_comes_from_elsewhere(guests: Guests) -> None:
    guest = guests().named()
    table = brought(guest, reached(4, middle))
    guest.sit(table, "?pseudo")
    page = guest.page
    expect(page.locator("[data-hit][data-target]").first).to_be_attached()
    for name in page.locator(".board [data-hit], .tray [data-hit]").evaluate_all(
        "all => all.map(o => o.getAttribute('aria-label') ?? o.textContent)"
    ):
        assert "⟦" in name
    for words in page.locator(".board aside :is(h3, dt, dd, small), .tray h2").all_inner_texts():
        assert words.strip().startswith("⟦")


def test_7_a_newcomer_begins_by_keys_alone_with_the_own_hq_in_hand(guests: Guests) -> None:
    """Whatever gang one leads: it is picked, and the first target takes the move."""
    guest = guests(newcomer=True).named().set(confirm=False)
    bots = {"0": "random"}
    table = guest.table(GAME, 2, mine=[1], bots=bots, settings={"pace": "fast"})
    guest.sit(table)
    guest.until(lambda: guest.state(table, 1)["view"]["ask"] == "opening")
    expect(guest.hit("hq-yellow")).to_have_attribute("aria-pressed", "true")
    keyboard = guest.page.keyboard
    keyboard.press("n")
    expect(guest.page.locator("[data-target]:focus")).to_have_count(1)
    keyboard.press("Enter")
    guest.until(lambda: bool((guest.state(table, 1)["draft"] or {"actions": ()})["actions"]))
    # The other die, and what is asked after that.
    Hand(guest, "keys").play(8)
    expect(guest.page.locator(".log")).to_contain_text("leaves the HQ")
