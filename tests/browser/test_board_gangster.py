"""The map of Chicago played: ways, tables, the harbour, by every input; and why not."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import backroom
from backroom.engine.match import Match
from tests.browser.gangster_table import (
    GAME,
    Guests,
    View,
    brought_to,
    card_of,
    first_keys,
    fitting,
    play_on,
    turn,
)
from tests.browser.hands import house_of
from tests.browser.house import DESK, PHONE, Guest

house = house_of(GAME)
RULES_1 = Path(__file__).parents[1] / "records" / "gangster-5-rules-1.txt"


# ---------------------------------------------------------------------------- 2: what is marked


@pytest.mark.parametrize("ask", ["turn", "push", "dump", "take", "drop", "door"])
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
    expect(guest.prompt).to_contain_text("within reach of")
    expect(guest.prompt).to_contain_text(": pick where to stop.")
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
    guest.page.reload()
    expect(way_on_the_page(guest)).to_have_attribute("data-shown", other)
    expect(guest.page.locator(f"[data-ghost={other}]")).to_be_visible()
    guest.button("Undo").click()
    expect(way_on_the_page(guest)).to_have_count(0)


def test_with_the_car_in_hand_the_question_is_where_then_with_which_card(guest: Guest) -> None:
    def twice(seen: View) -> list[str]:
        ends = [one["arguments"][1] for one in seen["legal"] if one["verb"] == "drive"]
        return [place for place in ends if ends.count(place) > 1]

    table = guest.table(GAME, 4, seed=2)
    view = play_on(guest, table, lambda seen: bool(twice(seen)), random.Random(2))
    assert view
    guest.sit(table)
    guest.hit(f"car-{view['gang']}").click()
    expect(guest.prompt).to_contain_text("Drive: pick where to stop.")
    place = guest.hit(twice(view)[0])
    place.click()
    name = str(place.get_attribute("aria-label")).split(",")[0]
    expect(guest.prompt).to_contain_text(f"{name}: with which card?")


def test_what_lies_in_the_trunk_is_dumped_and_not_unloaded_in_the_harbour(guest: Guest) -> None:
    _, view = brought_to(guest, "dump")
    gang = view["gang"]
    inside = next(whose for whose, number in view["trunk"][gang].items() if number)
    guest.hit(f"trunk-{gang}-{inside}").click()
    expect(guest.prompt).to_contain_text("Dump the gangsters in your trunk into the harbour?")
    expect(guest.prompt).to_contain_text("Either everyone in the trunk goes in, or nobody.")


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
    expect(guest.prompt).to_contain_text("Pick the district, or the highlighted field")
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


def next_door(view: View) -> list[str]:
    """Whom a tommy gun reaches: loads in another district than that of the car."""
    away = view["car"][view["gang"]]
    return [
        one["text"]
        for one in view["legal"]
        if one["verb"] == "load" and one["arguments"][0] != away
    ]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tommy_gun_takes_who_stands_next_door(guests: Guests, size: dict[str, int]) -> None:
    guest = guests(viewport=size).named()
    table = guest.table(GAME, 4, seed=2)
    view = play_on(
        guest, table, lambda seen: bool(next_door(seen)), random.Random(2), fitting("tommy_gun")
    )
    assert view
    seat, gang, action = view["seat"], view["gang"], next_door(view)[0]
    _, district, field = action.split()
    victim = next(who for who, on in view["standing"][district].items() if field in on)
    guest.sit(table)
    if size is PHONE:
        guest.hit(f"inside-{district}").click()
    # Sights are on whom it takes.
    box = guest.at_rest(f"{district}.{field}")
    sights = [mark.bounding_box() for mark in guest.page.locator("[data-mark=take]").all()]
    assert any(
        abs(box["x"] + box["width"] / 2 - one["x"] - one["width"] / 2) < 2
        and abs(box["y"] + box["height"] / 2 - one["y"] - one["height"] / 2) < 2
        for one in sights
        if one
    )
    guest.hit(f"{district}.{field}").click()
    guest.until(lambda: guest.state(table, seat)["draft"] is not None)
    assert guest.state(table, seat)["draft"]["actions"] == [action]
    guest.confirm()
    guest.until(lambda: bool(guest.state(table, seat)["view"]["trunk"][gang][victim]))


def test_who_is_dropped_is_taken_from_the_trunk(guests: Guests) -> None:
    guest = guests().named().set(forced=False)
    table, view = brought_to(guest, "drop")
    gang, seat, drop = view["gang"], view["seat"], view["legal"][0]
    whose = drop["arguments"][0]
    before = view["drowned"][whose]
    expect(guest.prompt).to_contain_text("Pick who goes overboard.")
    guest.hit(f"trunk-{gang}-{whose}").click()
    guest.until(lambda: guest.state(table, seat)["draft"] is not None)
    assert guest.state(table, seat)["draft"]["actions"] == [drop["text"]]
    guest.confirm()
    guest.until(lambda: guest.state(table, seat)["view"]["drowned"][whose] == before + 1)


# ---------------------------------------------------------------------------- what was done

# Where each picture that flies begins and ends: the middle of where it lies, moved.
FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.classList.contains('flying')) {
      const box = this.getBoundingClientRect();
      const middle = [box.left + box.width / 2, box.top + box.height / 2];
      const moved = ({ transform }) => {
        const by = new DOMMatrix(transform === 'none' ? '' : transform);
        return [middle[0] + by.e, middle[1] + by.f];
      };
      window.flights.push([frames[0], frames.at(-1)].map(moved));
    }
    return animate.call(this, frames, options);
  };
}"""


def middle_of(guest: Guest, selector: str) -> tuple[float, float]:
    box = guest.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_flight(guest: Guest, start: tuple[float, float], end: tuple[float, float]) -> None:
    """One picture has flown from there to there."""
    guest.page.wait_for_function(
        """way => window.flights.some(one => one.every((at, i) =>
          Math.hypot(at[0] - way[i][0], at[1] - way[i][1]) < 6))""",
        arg=[start, end],
    )


@pytest.mark.parametrize("ask", ["dump", "drop"])
def test_25_who_goes_overboard_flies_from_the_car_into_the_harbour(
    guests: Guests, ask: str
) -> None:
    guest = guests().named().set(forced=False)
    table, view = brought_to(guest, ask)
    guest.page.evaluate(FLIGHTS)
    car = middle_of(guest, f"[data-piece=car-{view['gang']}]")
    harbour = middle_of(guest, "[data-place=crossing-gold_coast]")
    guest.play(table, view["seat"], view["legal"][0]["text"])
    expect_flight(guest, car, harbour)


@pytest.mark.parametrize("verb", ["load", "unload"])
def test_25_on_a_phone_who_gets_in_or_out_flies_between_car_and_table(
    guests: Guests, verb: str
) -> None:
    guest = guests(viewport=PHONE).named()
    table = guest.table(GAME, 4, seed=2)

    def both(seen: View) -> bool:
        return {"load", "unload"} <= {one["verb"] for one in seen["legal"]}

    view = play_on(guest, table, both, random.Random(2))
    assert view
    action = next(one for one in view["legal"] if one["verb"] == verb)
    gang = view["gang"]
    district = action["arguments"][0] if verb == "load" else view["car"][gang]
    guest.sit(table)
    guest.page.evaluate(FLIGHTS)
    car = middle_of(guest, f"[data-piece=car-{gang}]")
    place = middle_of(guest, f"[data-place=crossing-{district}]")
    guest.play(table, view["seat"], action["text"])
    expect_flight(guest, *((place, car) if verb == "load" else (car, place)))
    # Then the table it was is marked.
    marked = guest.page.locator("[data-mark=last]:has(> rect)")
    expect(marked).to_have_count(1)
    at = middle_of(guest, "[data-mark=last]:has(> rect)")
    assert abs(at[0] - place[0]) + abs(at[1] - place[1]) < 4


def test_all_that_was_done_in_a_turn_is_marked(guests: Guests) -> None:
    guest = guests().named()
    table, view = brought_to(guest, "push")
    push = next(one for one in view["legal"] if one["verb"] == "push")
    guest.play(table, view["seat"], push["text"])
    # The drive, and the other car that it pushed on: two ways, with where they began.
    expect(guest.page.locator("[data-mark=last]:has(> path)")).to_have_count(2)
    expect(guest.page.locator("[data-mark=last]:has(> g)")).to_have_count(2)
    table, view = brought_to(guest, "door")
    unload = next(one for one in view["legal"] if one["verb"] == "unload")
    guest.play(table, view["seat"], unload["text"])
    expect(guest.page.locator("[data-mark=last]:has(> circle)")).to_have_count(2)


def opens_a_door(view: View) -> bool:
    """Whether the gang that acts may unload one of its own and then, by a door, another."""
    gang = view["gang"]
    may = any(one["text"] == f"unload {gang}" for one in view["legal"])
    return may and "door" in view["slots"][gang].values() and view["crew"][gang] > 1


def test_a_turn_is_confirmed_at_its_end_and_no_question_comes_twice(guest: Guest) -> None:
    table = guest.table(GAME, 3, seed=2)
    view = play_on(
        guest, table, lambda seen: seen["ask"] == "turn" and opens_a_door(seen), random.Random(2)
    )
    assert view
    seat, gang = view["seat"], view["gang"]
    guest.sit(table)
    guest.hit(f"crew-{gang}").click()
    guest.hit(view["car"][gang]).click()
    expect(guest.prompt).to_contain_text("Unload another?")
    expect(guest.button("Confirm")).to_be_disabled()
    guest.page.keyboard.press("c")
    guest.button("Done").click()
    expect(guest.button("Confirm")).to_be_enabled()
    assert guest.state(table, seat)["draft"]["actions"] == [f"unload {gang}", "done"]
    guest.confirm()
    guest.until(lambda: guest.state(table, seat)["ask"] is None)


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
    expect(rail).to_contain_text("a drive is exactly as many roads")
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


def test_g9_a_match_of_rules_1_goes_on_under_them(guest: Guest) -> None:
    """In Little Africa field 6 was left: rules 2 would fill it again, rules 1 fill field 5."""
    match = Match(backroom.game(GAME), 5, rules=1)
    moves = RULES_1.read_text("utf-8").split("\n\n")[1]
    match.play_lines(moves[: moves.index("3 unload brown\n4 drive 3 the_loop")].splitlines())
    guest.wait_ready(GAME)
    table: str = guest.ask("tables/upload", match.record())["table"]
    view = guest.state(table, 3)["view"]
    assert (view["rules"], view["gang"], view["next"]["little_africa"]) == (1, "brown", "5")
    guest.sit(table)
    for field, who in (("5", "empty, next to be filled"), ("6", "empty")):
        name = f"Little Africa, field {field}: {who}"
        expect(guest.hit(f"little_africa.{field}")).to_have_accessible_name(name)
    guest.play(table, 3, "unload brown")
    assert "5" in guest.state(table, None)["view"]["standing"]["little_africa"]["brown"]
    expect(guest.hit("little_africa.5")).to_have_accessible_name("Little Africa, field 5: Brown")
