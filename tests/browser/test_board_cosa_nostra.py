"""The ring and the wheel: what is shown, foretold, asked and refused."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from backroom.engine.match import Match
from tests.browser.cosa_nostra_table import (
    GAME,
    GANGS,
    at,
    legal,
    middle,
    pips,
    reached,
    view_of,
)
from tests.browser.hands import house_of
from tests.browser.house import Guest

house = house_of(GAME)


# ---------------------------------------------------------------------------- what is shown


def test_10_every_place_has_a_name_with_its_state(guest: Guest) -> None:
    match = reached(4, middle)
    at(guest, match)
    view = view_of(match)
    spaces = guest.page.locator(".board [data-hit^=s]")
    expect(spaces).to_have_count(32)
    for number in range(32):
        name = guest.hit(f"s{number}").get_attribute("aria-label") or ""
        assert name.startswith(f"Space {number}")
        for gang in GANGS:
            standing = str(number) in view["standing"][gang]
            held = str(number) in view["prisoners"][gang]
            assert (gang in name.replace(f"front of the {gang} HQ", "")) == (standing or held)
            if held:
                assert f"{gang} follower, a prisoner" in name or f"{gang} Boss, a prisoner" in name
            if str(number) in view["pairs"][gang]:
                assert "closed to others" in name
            if view["boss"][gang] == str(number):
                assert f"{gang} Boss" in name
    for gang in GANGS:
        name = guest.hit(f"hq-{gang}").get_attribute("aria-label") or ""
        assert f"{view['banished'][gang]} banished" in name
        assert f"{len(view['prisoners'][gang])} held" in name
    # As many pieces as there are figures: on the ring, inside, held and banished.
    for gang in GANGS:
        on_ring = guest.page.locator(f"[data-space] [data-piece^=p-{gang}]").count()
        inside = guest.page.locator(f"[data-hq={gang}] [data-piece^=p-{gang}]").count()
        out = guest.page.locator(f"[data-piece^=out-{gang}]").count()
        assert on_ring + inside + out == 9
        assert out == view["banished"][gang]
    # Prisoners are behind bars, and pairs behind a bar of their own gang.
    held = sum(len(view["prisoners"][gang]) for gang in GANGS)
    expect(guest.page.locator("[data-space] [data-held]")).to_have_count(held)
    pairs = sum(len(view["pairs"][gang]) for gang in GANGS)
    expect(guest.page.locator("[data-space] [data-barred]")).to_have_count(pairs)


def test_the_headlights_stand_on_what_the_wheel_showed_last(guest: Guest) -> None:
    match = reached(4, middle)
    at(guest, match)
    spun = [event for event in match.events_for(None) if event["event"] == "spun"][-1]
    shown = {int(spun["space"]), int(spun["opposite"])}
    lit = guest.page.locator("[data-lit]").evaluate_all("all => all.map(o => +o.dataset.lit)")
    assert set(lit) == shown
    for space in shown:
        expect(guest.hit(f"s{space}")).to_have_attribute(
            "aria-label", re.compile("in the headlights")
        )
    # The arm points there: the space, the middle of the wheel and the other space are in line.
    turned = guest.page.locator("[data-piece=wheel] > g").get_attribute("transform")
    wheel = guest.page.locator("[data-piece=wheel]").bounding_box()
    first = guest.hit(f"s{spun['space']}").bounding_box()
    assert turned
    assert wheel
    assert first
    x = first["x"] + first["width"] / 2 - wheel["x"] - wheel["width"] / 2
    y = first["y"] + first["height"] / 2 - wheel["y"] - wheel["height"] / 2
    angle = float(turned.removeprefix("rotate(").removesuffix(")"))
    found: float = guest.page.evaluate("([x, y]) => Math.atan2(y, x) * 180 / Math.PI", [x, y])
    assert angle == pytest.approx(found, abs=1)


def test_the_race_is_told_lane_by_lane(guest: Guest) -> None:
    match = reached(4, middle)
    at(guest, match)
    view = view_of(match)
    race = guest.page.get_by_role("group", name="The race")
    expect(race.get_by_role("img")).to_have_count(4)
    for gang in GANGS:
        lane = race.locator(f"[data-lane={gang}]")
        expect(lane).to_contain_text(str(view["to_go"][gang]))
        steps = f"{view['to_go'][gang]} steps to go"
        expect(lane).to_have_attribute("aria-label", re.compile(steps))
        expect(guest.page.locator(f".pp.g-{gang} .sc")).to_contain_text(str(view["to_go"][gang]))


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_not_in_the_game_has_no_hq(guest: Guest, seats: int) -> None:
    match = reached(seats, lambda one: view_of(one)["phase"] == "opening", two_gangs=False)
    at(guest, match)
    playing = [gang for gang in GANGS if view_of(match)["owner"][gang] is not None]
    assert len(playing) == seats
    expect(guest.page.locator("[data-hq]")).to_have_count(seats)
    for gang in GANGS:
        expect(guest.hit(f"hq-{gang}")).to_have_count(1 if gang in playing else 0)


def test_the_box_says_what_stands_on_the_spaces(guest: Guest) -> None:
    box = guest.look(f"games/{GAME}/box/tonka-1990")
    symbols = box["symbols"] | {"1": "danger", "2": "plain"}
    fronts = box["fronts"] | {"red": 3}
    guest.unpack(GAME, symbols=symbols, fronts=fronts)
    at(guest, reached(4, lambda one: view_of(one)["phase"] == "opening"))
    for space, told in {
        1: "Space 1, Danger",
        2: "Space 2:",
        3: "Space 3, front of the red",
    }.items():
        expect(guest.hit(f"s{space}")).to_have_attribute("aria-label", re.compile(f"^{told}"))


# ---------------------------------------------------------------------------- what is foretold


def figure_keys(words: list[str], view: dict[str, Any]) -> set[str]:
    """The keys by which a figure is picked up, from the notation alone."""
    if words[0] == "move":
        return {f"man-{words[1]}", f"hq-{words[1]}" if words[1] in GANGS else f"s{words[1]}"}
    gang, place = words[1], view["boss"][words[1]]
    company = view["hq"][gang] > 0 if place == "hq" else place in view["pairs"][gang]
    alone = f"hq-{gang}" if place == "hq" else f"s{place}"
    return {f"man-boss-{gang}", f"boss-{gang}" if company else alone}


def dice_keys(number: int, view: dict[str, Any]) -> set[str]:
    low, high = view["low"], view["high"]
    named = {"die-low": low, "die-high": high, "die-sum": low + high}
    return {key for key, value in named.items() if value == number}


def test_2_what_may_be_picked_is_what_may_move(guest: Guest) -> None:
    match = reached(4, middle)
    at(guest, match)
    view = view_of(match)
    keys: set[str] = set()
    for words in legal(match):
        keys |= figure_keys(words, view) | dice_keys(int(words[-1]), view)
    guest.expect_targets(keys)


def test_a_picked_figure_shows_where_each_die_leads_and_what_waits(guest: Guest) -> None:
    def takes(match: Match) -> bool:
        if not middle(match):
            return False
        told = match.foretell(match.to_act[0])
        return any(
            {event["event"] for event in events} & {"captured", "banished"}
            for text, events in told.items()
            if text.startswith("move") and text.split()[1] not in GANGS
        )

    match = reached(4, takes)
    at(guest, match)
    seat = match.to_act[0]
    told = match.foretell(seat)
    text = next(
        text
        for text, events in told.items()
        if text.startswith("move")
        and text.split()[1] not in GANGS
        and {event["event"] for event in events} & {"captured", "banished"}
    )
    origin = text.split()[1]
    guest.hit(f"s{origin}").click()
    ways = {t: events for t, events in told.items() if t.split()[:2] == ["move", origin]}
    places = {f"s{events[0]['target']}": t for t, events in ways.items()}
    dice = {key for t in ways for key in dice_keys(int(t.split()[-1]), view_of(match))}
    guest.expect_targets({*places, *dice})
    for key, way in places.items():
        expect(guest.page.locator(f"[data-chip={key}]")).to_have_text(way.split()[-1])
        expect(guest.hit(key)).to_have_attribute(
            "aria-label", re.compile(f"The {way.split()[-1]} leads here")
        )
    # Somebody is in for it there: sights, and words beside the dice.
    target = f"s{told[text][0]['target']}"
    expect(guest.page.locator("[data-mark=take]")).to_have_count(
        sum(
            any(e["event"] in ("captured", "banished", "boss_banished") for e in events)
            for events in ways.values()
        )
    )
    say = match.game.say("en")
    names = ["Vera (red)", "Vera (blue)", "Vera (yellow)", "Vera (green)"]
    for event in told[text][1:]:
        if event["event"] in ("captured", "banished"):
            expect(guest.page.get_by_role("region", name="Your throw")).to_contain_text(
                say.event(event, names)
            )
    expect(guest.page.locator(f"[data-chip={target}]")).to_be_visible()


def test_what_is_planned_is_a_ghost_until_confirmed(guest: Guest) -> None:
    def whole(match: Match) -> bool:
        view = view_of(match)
        return middle(match) and any(
            words[0] == "move" and words[1] in GANGS and int(words[2]) == view["low"] + view["high"]
            for words in legal(match)
        )

    match = reached(4, whole)
    table = at(guest, match)
    view = view_of(match)
    total = view["low"] + view["high"]
    gang = next(words[1] for words in legal(match) if words[1] in GANGS and words[0] == "move")
    told = match.foretell(match.to_act[0])[f"move {gang} {total}"]
    target = told[0]["target"]
    guest.hit(f"hq-{gang}").click()
    guest.hit(f"s{target}").click()
    ghost = guest.page.locator(f"[data-ghost=s{target}]")
    expect(ghost).to_be_visible()
    expect(guest.page.locator("[data-mark=plan]").first).to_be_attached()
    expect(guest.prompt).to_contain_text(f"A {gang} follower leaves the HQ with {total}")
    # Drawn, but not there: neither for this seat nor for anybody else.
    assert guest.state(table, None)["view"]["hq"] == view["hq"]
    guest.page.reload()
    expect(ghost).to_be_visible()
    guest.button("Undo").click()
    expect(ghost).to_have_count(0)
    guest.hit(f"hq-{gang}").click()
    guest.hit("die-sum").click()
    expect(ghost).to_be_visible()
    guest.confirm()
    guest.until(lambda: guest.state(table, None)["view"]["hq"][gang] < view["hq"][gang])
    expect(ghost).to_have_count(0)


def test_a_picked_die_shows_who_can_take_it(guest: Guest) -> None:
    match = reached(4, lambda one: middle(one) and view_of(one)["low"] in pips(one))
    table = at(guest, match)
    view, seat = view_of(match), match.to_act[0]
    guest.hit("die-low").click()
    going = [words for words in legal(match) if int(words[-1]) == view["low"]]
    guest.expect_targets({key for words in going for key in figure_keys(words, view)})
    expect(guest.prompt).to_contain_text(f"Who moves {view['low']}?")
    # A dashed figure stands wherever one would get.
    told = match.foretell(match.to_act[0])
    places = sorted(f"s{told[' '.join(words)][0].get('target')}" for words in going)
    ghosts = guest.page.locator("[data-leads]").evaluate_all("all => all.map(o => o.dataset.leads)")
    assert sorted(ghosts) == [place for place in places if place != "sNone"]
    # The figure completes it.
    words = next(words for words in going if words[0] == "move")
    key = f"hq-{words[1]}" if words[1] in GANGS else f"s{words[1]}"
    guest.hit(key).click()
    guest.until(lambda: guest.state(table, seat)["draft"] is not None)
    assert guest.state(table, seat)["draft"]["actions"] == [" ".join(words)]


def test_5_a_drag_is_the_same_as_two_clicks(guest: Guest) -> None:
    match = reached(4, middle)
    table = at(guest, match)
    told = match.foretell(match.to_act[0])
    text = next(text for text in told if text.startswith("move ") and text.split()[1] in GANGS)
    gang, target = text.split()[1], told[text][0]["target"]
    page = guest.page
    start, end = guest.at_rest(f"hq-{gang}"), guest.at_rest(f"s{target}")
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] * 0.8)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 20, start["y"] + 20, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    guest.until(
        lambda: text in (guest.state(table, match.to_act[0])["draft"] or {"actions": ()})["actions"]
    )


# ---------------------------------------------------------------------------- the prompt


def lapses(match: Match) -> bool:
    """Whatever is played now, the other die lapses."""
    view = view_of(match)
    if view["phase"] != "opening" or not pips(match) < {view["low"], view["high"]}:
        return False
    told = match.foretell(match.to_act[0])
    return all(any(event["event"] == "die_lapsed" for event in events) for events in told.values())


def test_the_prompt_says_which_die_must_be_used_and_why_the_other_lapses(guest: Guest) -> None:
    match = reached(4, lapses)
    at(guest, match)
    view = view_of(match)
    (only,) = pips(match)
    expect(guest.prompt).to_contain_text(f"Only the {only} can be used.")
    other = view["low"] + view["high"] - only
    expect(guest.prompt).to_contain_text(f"No figure can use the {other} as well: it is lost.")
    guest.prompt.get_by_role("link", name="Rule N4").click()
    expect(guest.page.locator("#clause-N4.here")).to_be_in_viewport()


def test_the_second_die_is_for_another_figure_of_the_gang(guest: Guest) -> None:
    match = reached(2, lambda one: view_of(one)["phase"] == "second", two_gangs=True)
    at(guest, match)
    view = view_of(match)
    expect(guest.prompt).to_contain_text(f"Move another {view['gang']} figure {view['left']}.")
    expect(guest.page.locator(".throw h3 svg")).to_be_visible()
    # The die that was taken is hatched, and said to be.
    used = "low" if view["left"] == view["high"] else "high"
    expect(guest.hit(f"die-{used}")).to_contain_text(f"Die: {view[used]}, used")
    expect(guest.hit("die-sum")).to_have_count(0)


def test_2_of_a_double_the_die_that_was_taken_is_no_target(guest: Guest) -> None:
    def second(match: Match) -> bool:
        view = view_of(match)
        return view["phase"] == "second" and view["low"] == view["high"]

    match = reached(2, second)
    at(guest, match)
    expect(guest.hit("die-low")).to_contain_text("used")
    keys = {key for words in legal(match) for key in figure_keys(words, view_of(match))}
    guest.expect_targets(keys | {"die-high"})
    guest.hit("die-low").click(force=True)
    expect(guest.page.locator(".rail.why")).to_contain_text("Only the other die is left")


def test_of_two_gangs_it_is_always_plain_which_is_meant(guest: Guest) -> None:
    match = reached(2, middle, two_gangs=True)
    at(guest, match)
    view = view_of(match)
    seat = match.to_act[0]
    own = [gang for gang in GANGS if view["owner"][gang] == seat]
    assert len(own) == 2
    for gang in own:
        chip = guest.hit(f"man-boss-{gang}")
        expect(chip).to_contain_text(f"{gang} Boss")
        panel = guest.page.locator(f".pp[data-seat='{seat}']")
        expect(panel).to_contain_text(f"The {gang} Boss is on")
    words = next(words for words in legal(match) if words[0] == "move")
    key = f"hq-{words[1]}" if words[1] in GANGS else f"s{words[1]}"
    guest.hit(key).click()
    gang = (
        words[1] if words[1] in GANGS else next(g for g in own if words[1] in view["standing"][g])
    )
    expect(guest.prompt).to_contain_text(f"{gang.title()} follower")


def test_whom_the_wheel_takes_is_chosen_on_the_board_or_beside_it(guest: Guest) -> None:
    match = reached(4, lambda one: view_of(one)["phase"] == "banish")
    table = at(guest, match)
    view = view_of(match)
    gang = next(gang for gang in GANGS if view["boss"][gang] == view["shown"])
    guest.expect_targets(
        {
            "banish-boss",
            "banish-follower",
            f"boss-{gang}",
            f"man-boss-{gang}",
            f"s{view['shown']}",
            f"man-{view['shown']}",
        }
    )
    guest.hit("banish-follower").click()
    guest.confirm()
    guest.until(lambda: guest.state(table, None)["view"]["phase"] != "banish")


def test_two_seats_of_one_person_are_named_by_the_gangs_they_have(guest: Guest) -> None:
    match = reached(2, middle)
    at(guest, match)
    owner = view_of(match)["owner"]
    gangs = [next(gang for gang in GANGS if owner[gang] == seat) for seat in range(2)]
    for gang in gangs:
        panel = guest.page.locator("[data-place^=panel-]", has_text=f"Vera ({gang})")
        expect(panel.locator(f"path[fill='var(--gang-{gang})']").first).to_be_attached()


# ---------------------------------------------------------------------------- what is refused


Tried = tuple[list[str], str]


def tried(match: Match, reason: str) -> Tried | None:
    """Clicks that ask for something refused for that reason, and its clause."""
    if not middle(match):
        return None
    seat, view = match.to_act[0], view_of(match)
    own = [gang for gang in GANGS if view["owner"][gang] == seat]
    other = next(gang for gang in GANGS if gang not in own)

    def refused(text: str) -> str | None:
        why = match.why_not(seat, text)
        return (why.clause or "") if why and why.name == reason else None

    if reason == "not_your_gang":
        clause = refused(f"move {other} {view['low']}")
        return ([f"hq-{other}"], clause) if clause else None
    for place in view["prisoners"][own[0]]:
        clause = refused(f"move {place} {view['low']}")
        if clause and view["boss"][own[0]] != place:
            return [f"s{place}"], clause
    movable = {words[1] for words in legal(match) if words[0] == "move"} - set(GANGS)
    for place in sorted(movable):
        for number in (4, view["low"], view["high"], view["low"] + view["high"]):
            target = str((int(place) + number) % 32)
            taken = any(target in view["standing"][gang] for gang in own)
            clause = refused(f"move {place} {number}")
            if clause and not taken:
                return [f"s{place}", f"s{target}"], clause
    return None


@pytest.mark.parametrize("reason", ["not_thrown", "is_prisoner", "space_closed", "not_your_gang"])
def test_22_a_try_in_vain_is_answered_with_its_rule(guest: Guest, reason: str) -> None:
    """The place shakes, the rail says why, nothing is sent."""
    match = reached(4, lambda one: tried(one, reason) is not None)
    clicks, clause = tried(match, reason) or ([], "")
    table = at(guest, match)
    number = guest.state(table, None)["number"]
    for key in clicks:
        guest.hit(key).click(force=True)
    rail = guest.page.locator(".rail.why")
    expect(rail).to_be_visible()
    expect(rail.get_by_role("link")).to_contain_text(clause)
    assert guest.state(table, None)["number"] == number


def off_count(match: Match) -> str | None:
    """The gang whose Boss can be taken in hand but not home, near as he is, and has left the HQ
    with no follower to pick up there."""
    view = view_of(match)
    if view["phase"] != "opening":
        return None
    movable = {words[1] for words in legal(match) if words[0] == "boss"}
    thrown = {view["low"], view["high"], view["low"] + view["high"]}
    for gang in sorted(movable):
        if view["to_go"][gang] <= 12 and view["to_go"][gang] not in thrown and not view["hq"][gang]:
            return gang
    return None


def test_22_a_boss_who_cannot_go_home_by_this_throw_hears_of_the_exact_count(guest: Guest) -> None:
    match = reached(2, lambda one: off_count(one) is not None)
    gang = off_count(match)
    at(guest, match)
    guest.hit(f"man-boss-{gang}").click()
    guest.hit(f"hq-{gang}").click(force=True)
    rail = guest.page.locator(".rail.why")
    expect(rail).to_contain_text("goes home by an exact count only")
    expect(rail.get_by_role("link")).to_contain_text("N18")


def useless(match: Match) -> tuple[str, str] | None:
    """A follower on the ring that can move, and a die that another can take and it cannot."""
    if not middle(match) or view_of(match)["ask"] == "banish":
        return None
    view = view_of(match)
    moves = [words for words in legal(match) if words[0] == "move" and words[1] not in GANGS]
    for die in ("low", "high"):
        able = {words[1] for words in moves if int(words[2]) == view[die]}
        unable = {words[1] for words in moves} - able
        if able and unable and view["low"] != view["high"] and not view["left"]:
            return min(unable), die
    return None


def test_22_a_die_that_the_figure_in_hand_cannot_use_is_not_picked_instead(guest: Guest) -> None:
    match = reached(4, lambda one: useless(one) is not None)
    space, die = useless(match) or ("", "")
    at(guest, match)
    guest.hit(f"s{space}").click()
    expect(guest.hit(f"s{space}")).to_have_attribute("aria-pressed", "true")
    guest.hit(f"die-{die}").click()
    expect(guest.page.locator(".rail.why")).to_be_visible()
    expect(guest.hit(f"s{space}")).to_have_attribute("aria-pressed", "true")
    expect(guest.hit(f"die-{die}")).to_have_attribute("aria-pressed", "false")
