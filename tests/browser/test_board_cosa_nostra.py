"""The ring and the wheel: what the board of cosa_nostra shows, foretells and answers."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import backroom
from backroom.engine.match import Match
from tests.browser.hands import opened
from tests.browser.house import DESK, PHONE, Guest, House
from tests.browser.pixels import SIGHTS, Screen, closest, common, see_as, sharpest
from tests.browser.test_frame_fits import ask_at_length, nothing_outside
from tests.browser.test_frame_look import TEXTS, real_sizes

Guests = Callable[..., Guest]
GAME = "cosa_nostra"
GANGS = ("red", "blue", "yellow", "green")
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOST_SEEDS = 400


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("ring"), GAME) as one:
        yield one


# ---------------------------------------------------------------------------- positions


def reached(seats: int, wanted: Callable[[Match], bool], **options: bool) -> Match:
    """A match at random play up to the first position that is wanted."""
    for seed in range(MOST_SEEDS):
        match = backroom.game(GAME).deal(seats, seed=seed, options=options)
        rng = random.Random(seed)
        while isinstance(match.to_act, tuple):
            if wanted(match):
                return match
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no such position came up")


def brought(guest: Guest, match: Match) -> str:
    """The same position at a table, all seats in one hand."""
    guest.wait_ready(GAME)
    answer = guest.page.request.post(
        f"{guest.house.url}/api/tables/upload",
        data=match.record(),
        headers={"Origin": guest.house.url, "Content-Type": "text/plain"},
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def at(guest: Guest, match: Match) -> str:
    """Sitting at it, with everything drawn and foretold."""
    table = brought(guest, match)
    guest.sit(table)
    expect(guest.page.locator("[data-hit][data-target]").first).to_be_attached()
    return table


def legal(match: Match) -> list[list[str]]:
    return [str(action).split() for action in match.legal(match.to_act[0])]  # type: ignore[index]


def pips(match: Match) -> set[int]:
    """How far anybody may go."""
    return {int(words[-1]) for words in legal(match) if words[0] != "banish"}


def view_of(match: Match) -> dict[str, Any]:
    return match.view(match.to_act[0])  # type: ignore[index]


def middle(match: Match) -> bool:
    """Some way into the game: pairs, prisoners and banished figures are about."""
    view = view_of(match)
    held = sum(len(view["prisoners"][gang]) for gang in GANGS)
    return (
        view["phase"] == "opening"
        and held > 1
        and sum(len(view["pairs"][gang]) for gang in GANGS) > 1
        and sum(view["banished"].values()) > 2
        and any(view["boss"][gang] not in ("hq", "home", None) for gang in GANGS)
    )


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
        told = match.foretell(match.to_act[0])  # type: ignore[index]
        return any(
            {event["event"] for event in events} & {"captured", "banished"}
            for text, events in told.items()
            if text.startswith("move") and text.split()[1] not in GANGS
        )

    match = reached(4, takes)
    at(guest, match)
    seat = match.to_act[0]  # type: ignore[index]
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
    told = match.foretell(match.to_act[0])[f"move {gang} {total}"]  # type: ignore[index]
    target = told[0]["target"]
    guest.hit(f"hq-{gang}").click()
    guest.hit(f"s{target}").click()
    ghost = guest.page.locator(f"[data-ghost=s{target}]")
    expect(ghost).to_be_visible()
    expect(guest.page.locator("[data-mark=plan]").first).to_be_attached()
    expect(guest.prompt).to_contain_text(f"A {gang} follower comes out of the HQ with {total}")
    # Drawn, but not there: neither for this seat nor for anybody else.
    assert guest.state(table, None)["view"]["hq"] == view["hq"]
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
    at(guest, match)
    view = view_of(match)
    guest.hit("die-low").click()
    going = [words for words in legal(match) if int(words[-1]) == view["low"]]
    guest.expect_targets({key for words in going for key in figure_keys(words, view)})
    expect(guest.prompt).to_contain_text(f"Who goes {view['low']}?")
    # A dashed figure stands wherever one would get.
    told = match.foretell(match.to_act[0])  # type: ignore[index]
    places = sorted(f"s{told[' '.join(words)][0].get('target')}" for words in going)
    ghosts = guest.page.locator("[data-leads]").evaluate_all("all => all.map(o => o.dataset.leads)")
    assert sorted(ghosts) == [place for place in places if place != "sNone"]
    # The figure completes it.
    words = next(words for words in going if words[0] == "move")
    key = f"hq-{words[1]}" if words[1] in GANGS else f"s{words[1]}"
    guest.hit(key).click()
    expect(guest.page.locator(".prompt .btn.pri")).to_be_enabled()


def test_5_a_drag_is_the_same_as_two_clicks(guest: Guest) -> None:
    match = reached(4, middle)
    table = at(guest, match)
    told = match.foretell(match.to_act[0])  # type: ignore[index]
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
    guest.until(lambda: text in (guest.state(table, match.to_act[0])["draft"] or {})["actions"])  # type: ignore[index]


# ---------------------------------------------------------------------------- the prompt


def lapses(match: Match) -> bool:
    """Whatever is played now, the other die lapses."""
    view = view_of(match)
    if view["phase"] != "opening" or not pips(match) < {view["low"], view["high"]}:
        return False
    told = match.foretell(match.to_act[0])  # type: ignore[index]
    return all(any(event["event"] == "die_lapsed" for event in events) for events in told.values())


def test_the_prompt_says_which_die_must_be_used_and_why_the_other_lapses(guest: Guest) -> None:
    match = reached(4, lapses)
    at(guest, match)
    view = view_of(match)
    (only,) = pips(match)
    expect(guest.prompt).to_contain_text(f"Only the {only} can be used.")
    other = view["low"] + view["high"] - only
    expect(guest.prompt).to_contain_text(f"No figure can take the {other} as well: it lapses.")
    guest.prompt.get_by_role("link", name="Rule N4").click()
    expect(guest.page.locator("#clause-N4.here")).to_be_in_viewport()


def test_the_second_die_is_for_another_figure_of_the_gang(guest: Guest) -> None:
    match = reached(2, lambda one: view_of(one)["phase"] == "second", two_gangs=True)
    at(guest, match)
    view = view_of(match)
    expect(guest.prompt).to_contain_text(f"Another {view['gang']} figure takes the {view['left']}.")
    expect(guest.page.locator(".throw h3 svg")).to_be_visible()
    # The die that was taken is hatched, and said to be.
    used = "low" if view["left"] == view["high"] else "high"
    expect(guest.hit(f"die-{used}")).to_contain_text(f"Die: {view[used]}, used")
    expect(guest.hit("die-sum")).to_have_count(0)


def test_of_two_gangs_it_is_always_plain_which_is_meant(guest: Guest) -> None:
    match = reached(2, middle, two_gangs=True)
    at(guest, match)
    view = view_of(match)
    seat = match.to_act[0]  # type: ignore[index]
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


# ---------------------------------------------------------------------------- what is refused


Tried = tuple[list[str], str]


def tried(match: Match, reason: str) -> Tried | None:
    """Clicks that ask for something refused for that reason, and its clause."""
    if not middle(match):
        return None
    seat, view = match.to_act[0], view_of(match)  # type: ignore[index]
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


# ---------------------------------------------------------------------------- movement


def test_25_and_28_figures_travel_and_the_wheel_turns_then_all_is_as_freshly_loaded(
    guests: Guests,
) -> None:
    guest = guests().named()
    match = reached(4, lambda one: middle(one) and fate_way(one) is not None)
    table = at(guest, match)
    onlooker = guest.page.context.new_page()
    onlooker.goto(guest.page.url)
    expect(onlooker.locator("[data-hit=s0]")).to_be_attached()
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
    text = fate_way(match)
    assert text
    guest.play(table, match.to_act[0], text)  # type: ignore[index]
    onlooker.wait_for_function("() => window.flown.includes('wheel')")
    flown = onlooker.evaluate("() => window.flown")
    assert any(piece.startswith("p-") for piece in flown)
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


def fate_way(match: Match) -> str | None:
    """A move of a follower onto Fate."""
    box = match.edition.box
    told = match.foretell(match.to_act[0])  # type: ignore[index]
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
    assert space["width"] >= 34


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
    texts: list[dict[str, Any]] = guest.page.evaluate(TEXTS)
    assert len(texts) > 90
    screen = Screen(guest.page)
    weak = []
    for one in texts:
        picture = screen.part(one["box"])
        found = sharpest(picture, common(picture), 0.03)
        if found < (3 if one["real"] >= 24 else 4.5):
            weak.append((one["text"], one["fill"], round(found, 2)))
    assert weak == []


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
