"""The map of Chicago: ways, tables, the harbour, the day of reckoning, by every input."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hands import SIZES, Hand, against_bots, opened
from tests.browser.house import DESK, PHONE, TABLET, Guest, House
from tests.browser.pixels import Screen, common, see_as, sharpest, shot
from tests.browser.test_frame_fits import ask_at_length, nothing_beyond, nothing_outside
from tests.browser.test_frame_look import TEXTS
from tests.browser.test_reach import faults

Guests = Callable[..., Guest]
View = dict[str, Any]
GAME = "gangster"
MOST = 400
EARLY = 40


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("map"), GAME) as one:
        yield one


# ---------------------------------------------------------------------------- positions


def turn(guest: Guest, table: str) -> View | None:
    """What the seat that is asked sees; none once the game is over."""
    to_act = guest.state(table, None)["view"]["to_act"]
    if not isinstance(to_act, list):
        return None
    view: View = guest.state(table, to_act[0])["view"]
    return view


def play_on(
    guest: Guest, table: str, stop: Callable[[View], bool], rng: random.Random
) -> View | None:
    """Moves of all seats from elsewhere until something holds: people get out, cars get about."""
    for _ in range(MOST):
        view = turn(guest, table)
        if view is None or stop(view):
            return view
        liked = [one for one in view["legal"] if one["verb"] in ("unload", "load", "keep")]
        harbour = [one for one in view["legal"] if one["arguments"][-1:] == ["gold_coast"]]
        chosen = rng.choice([liked or view["legal"], harbour or view["legal"], view["legal"]])
        guest.play(table, view["seat"], rng.choice(chosen)["text"])
    raise AssertionError("it did not come so far")


def brought_to(guest: Guest, ask: str, seats: int = 4, seed: int = 2) -> tuple[str, View]:
    """A table for all on this device where that is asked, with its page open."""
    table = guest.table(GAME, seats, seed=seed)
    rng = random.Random(seed)
    moves = iter(range(MOST))

    def reached(view: View) -> bool:
        return bool(view["ask"] == ask and next(moves) >= (EARLY if ask == "turn" else 0))

    view = play_on(guest, table, reached, rng)
    assert view
    guest.sit(table)
    expect(guest.page.locator("[data-hit][data-target]")).not_to_have_count(0)
    return table, view


def first_keys(view: View, small: bool = False) -> set[str]:
    """Where the legal actions begin, by the notation alone."""
    gang = view["gang"]
    keys: set[str] = set()
    for action in view["legal"]:
        verb, words = action["verb"], action["arguments"]
        if verb == "drive":
            keys |= {f"card-{gang}-{words[0]}", f"car-{gang}"}
        elif verb == "load":
            keys.add(f"inside-{words[0]}" if small else ".".join(words))
        elif verb == "unload":
            district = view["car"][gang]
            own = words[0] == gang
            keys.add(f"crew-{gang}" if own else f"trunk-{gang}-{words[0]}")
            if own or not any(one["text"] == f"unload {gang}" for one in view["legal"]):
                following = f"{district}.{view['next'][district]}"
                keys.add(f"inside-{district}" if small else following)
        elif verb == "gang":
            keys |= {f"gang-{words[0]}", f"car-{words[0]}"}
        elif verb == "push":
            keys.add(f"car-{words[0]}")
        elif verb == "take":
            keys.add("inside-gold_coast" if small else f"kind-{words[0]}")
        elif verb == "drop":
            keys.add(f"trunk-{gang}-{words[0]}")
        elif verb == "dump":
            inside = (whose for whose, n in view["trunk"][gang].items() if n)
            keys |= {"dump", "gold_coast", *(f"trunk-{gang}-{whose}" for whose in inside)}
        else:
            keys.add(verb)
    return keys


def card_of(view: View) -> str:
    """The longest card that is open."""
    return str(view["cards"][view["gang"]][-1])


# ---------------------------------------------------------------------------- 2: what is marked


@pytest.mark.parametrize("ask", ["turn", "push", "dump", "take", "door"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_2_marked_is_what_is_legal_and_nothing_else(
    guests: Guests, size: dict[str, int], ask: str
) -> None:
    guest = guests(viewport=size).named().set(forced=False)
    _, view = brought_to(guest, ask)
    guest.expect_targets(first_keys(view, small=size is PHONE))


def test_2_of_two_players_each_picks_a_car_or_its_board(guests: Guests) -> None:
    guest = guests().named()
    table, view = brought_to(guest, "gang", seats=2)
    guest.expect_targets(first_keys(view))
    own = view["legal"][1]["arguments"][0]
    guest.hit(f"car-{own}").click()
    expect(guest.page.locator(f"[data-board={own}].now")).to_be_visible()
    assert guest.state(table, view["seat"])["draft"]["actions"] == [f"gang {own}"]


# ---------------------------------------------------------------------------- driving


def way_on_the_page(guest: Guest) -> Any:
    return guest.page.locator("[data-shown]")


def test_driving_lights_what_is_in_reach_and_shows_the_streets(guests: Guests) -> None:
    guest = guests().named()
    table, view = brought_to(guest, "turn")
    gang, card = view["gang"], card_of(view)
    told = guest.look(f"tables/{table}/foretell?seat={view['seat']}")["foretold"]
    drives = {
        text.split()[2]: next(one for one in events if one["event"] == "drove")
        for text, events in told.items()
        if text.startswith(f"drive {card} ")
    }
    guest.hit(f"card-{gang}-{card}").click()
    guest.expect_targets(set(drives))
    expect(guest.prompt).to_contain_text("in reach from")
    for place, drove in drives.items():
        roads = 1 + sum(drove[via] is not None for via in ("via", "via2", "via3"))
        expect(guest.page.locator(f"[data-roads={place}]")).to_have_text(str(roads))
        expect(guest.page.locator(f"[data-way={place}]")).to_have_count(1)
    # The way to the one that is pointed at, by mouse or by keys.
    place = sorted(drives)[0]
    guest.hit(place).hover()
    expect(way_on_the_page(guest)).to_have_attribute("data-shown", place)
    other = sorted(drives)[-1]
    guest.page.mouse.move(5, 5)
    guest.hit(other).focus()
    expect(way_on_the_page(guest)).to_have_attribute("data-shown", other)
    # Planned: the way stays, and the car is drawn at its end.
    guest.hit(other).click()
    expect(way_on_the_page(guest)).to_have_attribute("data-shown", other)
    assert guest.state(table, view["seat"])["draft"]["actions"] == [f"drive {card} {other}"]
    guest.button("Undo").click()
    expect(way_on_the_page(guest)).to_have_count(0)


def test_5_the_car_is_dragged_to_where_it_stops(guests: Guests) -> None:
    guest = guests().named()
    table, view = brought_to(guest, "turn")
    gang = view["gang"]
    drives = [one["arguments"] for one in view["legal"] if one["verb"] == "drive"]
    ends = [place for _, place in drives]
    card, place = next((card, place) for card, place in drives if ends.count(place) == 1)
    start, end = guest.at_rest(f"car-{gang}"), guest.at_rest(place)
    mouse = guest.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + 30, steps=3)
    expect(guest.page.locator(".dragged")).to_be_visible()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    guest.until(lambda: guest.state(table, view["seat"])["draft"] is not None)
    assert guest.state(table, view["seat"])["draft"]["actions"] == [f"drive {card} {place}"]


def test_the_car_asks_for_a_card_where_several_lead_there(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table(GAME, 3, seed=2)

    def several(view: View) -> bool:
        ends = [one["arguments"][1] for one in view["legal"] if one["verb"] == "drive"]
        return len(ends) > len(set(ends))

    view = play_on(guest, table, several, random.Random(3))
    assert view
    drives = [one["arguments"] for one in view["legal"] if one["verb"] == "drive"]
    ends = [place for _, place in drives]
    place = next(place for place in ends if ends.count(place) > 1)
    cards = {card for card, end in drives if end == place}
    guest.sit(table)
    guest.hit(f"car-{view['gang']}").click()
    guest.hit(place).click()
    guest.expect_targets({f"card-{view['gang']}-{card}" for card in cards})
    expect(guest.prompt).to_contain_text("Several cards lead there")
    card = max(cards)
    guest.hit(f"card-{view['gang']}-{card}").click()
    guest.until(lambda: guest.state(table, view["seat"])["draft"] is not None)
    assert guest.state(table, view["seat"])["draft"]["actions"] == [f"drive {card} {place}"]


def test_25_a_car_flies_along_the_roads(guests: Guests) -> None:
    guest = guests().named()
    table, view = brought_to(guest, "turn")
    seat, gang = view["seat"], view["gang"]
    told = guest.look(f"tables/{table}/foretell?seat={seat}")["foretold"]
    action, events = next(
        (text, events) for text, events in told.items() if events[0].get("via") is not None
    )
    guest.page.evaluate(
        """() => {
          window.flights = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            window.flights.push({ piece: this.dataset.flying, frames: frames.length,
              duration: options.duration });
            return animate.call(this, frames, options);
          };
        }"""
    )
    guest.play(table, seat, action)
    guest.page.wait_for_function(f"() => window.flights.some(o => o.piece === 'car-{gang}')")
    flight = guest.page.evaluate(f"() => window.flights.find(o => o.piece === 'car-{gang}')")
    assert flight["frames"] >= 2 + sum(events[0][via] is not None for via in ("via", "via2"))
    assert 150 <= flight["duration"] <= 350


# ---------------------------------------------------------------------------- people


def test_unloading_marks_the_field_and_puts_the_gangster_there(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table(GAME, 4, seed=4)
    view = turn(guest, table)
    assert view
    gang, seat = view["gang"], view["seat"]
    district = view["car"][gang]
    field = f"{district}.{view['next'][district]}"
    guest.sit(table)
    expect(guest.page.locator(f"[data-next={district}]")).to_be_visible()
    guest.hit(f"crew-{gang}").click()
    guest.expect_targets({district})
    mark = guest.page.locator("[data-mark=go] circle")
    expect(mark).to_have_count(1)
    at, box = mark.bounding_box(), guest.hit(field).bounding_box()
    assert at
    assert box
    assert box["x"] < at["x"] + at["width"] / 2 < box["x"] + box["width"]
    guest.hit(district).click()
    guest.until(lambda: guest.state(table, seat)["draft"] is not None)
    assert guest.state(table, seat)["draft"]["actions"] == [f"unload {gang}"]
    expect(guest.page.locator(f"[data-ghost='{field}'], [data-piece='{field}']")).to_be_visible()
    guest.confirm()
    expect(guest.page.locator(f"[data-piece='{field}']")).to_be_visible()


def test_5_a_gangster_is_dragged_into_the_car(guests: Guests) -> None:
    guest = guests().named()
    table = guest.table(GAME, 4, seed=4)
    view = turn(guest, table)
    assert view
    gang, seat = view["gang"], view["seat"]
    load = next(one for one in view["legal"] if one["verb"] == "load")
    guest.sit(table)
    start = guest.at_rest(".".join(load["arguments"]))
    end = guest.at_rest(f"crew-{gang}")
    mouse = guest.page.mouse
    mouse.move(start["x"] + 8, start["y"] + 8)
    mouse.down()
    mouse.move(start["x"] + 20, start["y"] + 30, steps=3)
    expect(guest.page.locator(".dragged")).to_be_visible()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    guest.until(lambda: guest.state(table, seat)["draft"] is not None)
    assert guest.state(table, seat)["draft"]["actions"] == [load["text"]]


# ---------------------------------------------------------------------------- 22: why not


def test_22_a_dead_try_says_why_with_its_clause(guests: Guests) -> None:
    guest = guests().named()
    _, view = brought_to(guest, "turn")
    gang, rail = view["gang"], guest.page.locator(".rail.why")
    card = card_of(view)
    reached = {one["arguments"][1] for one in view["legal"] if one["text"].startswith("drive")}
    far = next(
        place for place in view["table"] if f"drive {card} {place}" not in str(view["legal"])
    )
    assert reached
    guest.hit(f"card-{gang}-{card}").click()
    guest.hit(far).click(force=True)
    expect(rail).to_contain_text("A drive takes exactly as many roads")
    expect(rail.get_by_role("link")).to_contain_text("G6")
    guest.page.keyboard.press("Escape")
    # Somebody else's gangster in a district without the car.
    foreign = next(
        f"{district}.{fields[0]}"
        for district, gangs in view["standing"].items()
        for whose, fields in gangs.items()
        if fields and district != view["car"][gang] and f"load {district}" not in str(view["legal"])
    )
    guest.hit(foreign).click(force=True)
    expect(rail.get_by_role("link")).to_contain_text(re.compile("G8|G16"))
    # A movement card that lies face down, wherever one does.
    used = next((card for card in "123" if card not in view["cards"][gang]), None)
    if used:
        guest.hit(f"card-{gang}-{used}").click(force=True)
        expect(rail.get_by_role("link")).to_contain_text("G6")
    guest.hit("kind-" + next(kind for kind, n in view["harbour"].items() if n)).click(force=True)
    expect(rail).to_be_visible()


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
    expect(board.get_by_role("img", name=re.compile("Day 1 of 3"))).to_be_visible()
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
    texts: list[dict[str, Any]] = guest.page.evaluate(TEXTS)
    assert len(texts) > 40
    screen = Screen(guest.page)
    weak = []
    for one in texts:
        picture = screen.part(one["box"])
        found = sharpest(picture, common(picture), 0.03)
        if found < (3 if one["real"] >= 24 else 4.5):
            weak.append((one["text"], one["fill"], round(found, 2)))
    assert weak == []


@pytest.mark.parametrize("theme", ["night", "day"])
def test_13_axe(guests: Guests, theme: str) -> None:
    guest = guests(reduced_motion="reduce").named().set(theme=theme, forced=False)
    guest.sit(against_bots(guest, GAME, 4))
    hand = Hand(guest, "clicks")
    wrong = {}
    for step in range(5):
        hand.play(presses=3)
        hand.wait()
        for size, viewport in SIZES.items():
            guest.page.set_viewport_size(viewport)
            guest.page.wait_for_timeout(150)
            if found := faults(guest.page):
                wrong[f"{step} {size}"] = found
        guest.page.set_viewport_size(SIZES["desk"])
        guest.page.wait_for_timeout(150)
    assert not wrong, "\n".join(f"{at}: {one}" for at, all in wrong.items() for one in all)


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


def test_a_newcomer_finds_a_card_in_hand(guests: Guests) -> None:
    guest = guests(newcomer=True).named()
    table = guest.table(GAME, 3, mine=[0], bots={"1": "random", "2": "random"}, seed=1)
    guest.sit(table)
    guest.until(lambda: guest.state(table, 0)["view"]["ask"] == "turn")
    expect(guest.hit("card-grey-1")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator("[data-mark=go]").first).to_be_visible()
