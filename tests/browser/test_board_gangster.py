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
    play_on,
    turn,
)
from tests.browser.hands import house_of
from tests.browser.house import DESK, PHONE, Guest

house = house_of(GAME)
RULES_1 = Path(__file__).parents[1] / "records" / "gangster-5-rules-1.txt"


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
