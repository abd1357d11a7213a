"""The card table of Chicago Gangsters: a round by clicks and one by keys, marks, reasons, phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import backroom
from backroom.engine.match import Match
from tests.browser.hands import SIGN
from tests.browser.house import PHONE, SEED, Guest, House
from tests.browser.test_frame_fits import (
    SIDEWAYS,
    WINDOWS,
    ask_at_length,
    nothing_beyond,
    nothing_outside,
    size_of,
)

Guests = Callable[..., Guest]
GAME = "chicago_gangsters"
RESULTS = {
    "en": ("winners", "losers"),
    "de": ("Sieger", "Verlierer"),
    "nl": ("winnaars", "verliezers"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: this game takes long to warm up."""
    one = House(tmp_path_factory.mktemp("chicago"), "--offer", GAME)
    one.open()
    yield one
    one.kill()


def asked(guest: Guest, table: str) -> int | None:
    found = guest.state(table, None)["view"]["to_act"]
    return found[0] if isinstance(found, list) else None


def legal(guest: Guest, table: str, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.state(table, seat)["view"]["legal"]
    return found


def against_bots(guest: Guest, seats: int = 4, **options: Any) -> str:
    """Seat 0 is the guest's, the others are bots'."""
    guest.wait_ready(GAME)
    wish = {"game": GAME, "seats": seats, "mine": [0], "options": options, "seed": SEED}
    table: str = guest.ask("tables", wish)["table"]
    for seat in range(1, seats):
        guest.ask(f"tables/{table}/seats/{seat}/bot", {"bot": "random"})
    guest.ask(f"tables/{table}/start")
    guest.sit(table)
    expect(guest.page.locator(".felt .lane")).to_have_count(seats)
    return table


def my_turn(guest: Guest, table: str) -> dict[str, Any]:
    """Wait until the guest is asked and the page shows it."""
    guest.page.wait_for_function(
        "() => document.querySelector('.end, .tray [data-target], .board [data-target]')",
    )
    view: dict[str, Any] = guest.state(table, 0)["view"]
    return view


def first_keys(view: dict[str, Any]) -> set[str]:
    """Keys at which legal actions begin, by the notation alone, numbers that are said left out."""
    keys = set()
    for action in view["legal"]:
        verb, words = action["verb"], action["arguments"]
        if verb in ("lay", "show", "duel", "hide"):
            keys.add(f"hand-{words[0]}")
            if verb == "hide":
                keys.add("down")
        elif verb == "take":
            keys.add(f"take-{words[0]}")
        elif verb == "draw":
            keys |= {"draw", "deck"}
        elif verb in ("fence", "swap", "gambler", "informer", "smuggler"):
            keys.add(f"use-{verb}")
        elif verb not in ("pledge_points", "pledge_cards", "ask_points"):
            keys.add("-".join([verb, *words]))
    return keys


# The answer that brings a round on, for every question.
ON = ("pass", "done", "side", "thug-no", "take", "pay", "end", "hand", "pile")


def next_key(guest: Guest) -> str:
    targets = guest.targets()
    return min(
        targets,
        key=lambda key: (
            next((n for n, start in enumerate(ON) if key.startswith(start)), len(ON)),
            key,
        ),
    )


def test_2_marked_is_what_is_legal_and_nothing_else(guest: Guest) -> None:
    table = against_bots(guest)
    view = my_turn(guest, table)
    said = {key for key in guest.targets() if key.startswith(("pledge", "ask"))}
    shown = {key for key in guest.targets() if not key.startswith("loot")}
    assert shown - said == first_keys(view)
    assert len(said) == (view["ask"] == "talk")


def answered(guest: Guest, table: str, deed: Callable[[], None]) -> None:
    """Until the question is another one, and the page shows so. A pass that only leads on to the
    cards is drafted with them."""

    def asked() -> object:
        state = guest.state(table, 0)
        return state["ask"], state["draft"]

    before, ask = guest.page.evaluate(SIGN), asked()
    deed()
    guest.page.wait_for_function(f"before => ({SIGN})() !== before", arg=before)
    guest.until(lambda: asked() != ask)
    guest.page.wait_for_timeout(200)


def test_4_rounds_by_clicks(guests: Guests) -> None:
    guest = guests().named().set(confirm=True, forced=False)
    table = against_bots(guest)
    laid = talked = False
    for _ in range(60):
        view = my_turn(guest, table)
        if view["over"] or view["round_number"] > 2:
            break
        key = next_key(guest)
        if view["ask"] == "talk" and not talked:
            talked = True
            guest.page.get_by_role("button", name="More", exact=True).click()
            key = next(key for key in guest.targets() if key.startswith("pledge_points"))
            assert key == "pledge_points-7"
        if view["ask"] == "lay" and not laid:
            laid = True
            card = next(key for key in sorted(guest.targets()) if key.startswith("hand"))
            guest.hit(card).click()
            own = guest.page.locator(f"[data-piece='laid-0-{card[5:]}']")
            expect(own).to_be_visible()
            expect(guest.button("Undo")).to_be_enabled()
        answered(guest, table, guest.hit(key).click)
    assert laid
    assert talked
    assert guest.state(table, 0)["view"]["round_number"] > 2
    expect(guest.page.locator(".felt")).to_have_attribute(
        "data-round", str(guest.state(table, 0)["view"]["round_number"])
    )


def test_7_a_round_by_keys_alone(guests: Guests) -> None:
    guest = guests().named().set(confirm=True, forced=False)
    table = against_bots(guest)
    keys = guest.page.keyboard
    for _ in range(40):
        view = my_turn(guest, table)
        if view["round_number"] > 1:
            break
        key = next_key(guest)
        for _ in range(150):
            keys.press("Tab")
            if guest.page.evaluate("document.activeElement.matches('.tray [data-hit]')"):
                break
        for _ in range(30):
            if guest.page.evaluate("document.activeElement.dataset.hit") == key:
                break
            keys.press("n")
        assert guest.page.evaluate("document.activeElement.dataset.hit") == key
        answered(guest, table, lambda: keys.press("Enter"))
    assert guest.state(table, 0)["view"]["round_number"] > 1


def to_laying(guest: Guest, table: str) -> dict[str, Any]:
    """Pass until the guest lays."""
    for _ in range(40):
        view = my_turn(guest, table)
        if view["ask"] == "lay":
            return view
        guest.play(table, 0, view["legal"][-1]["text"])
        guest.page.wait_for_timeout(150)
    raise AssertionError("no laying")


def test_5_and_20_a_dragged_card_is_laid_once_and_can_be_taken_back(guest: Guest) -> None:
    table = against_bots(guest)
    view = to_laying(guest, table)
    key = next(key for key in sorted(guest.targets()) if key.startswith("hand"))
    start, end = guest.hit(key).bounding_box(), guest.hit("lane-0").bounding_box()
    assert start
    assert end
    mouse = guest.page.mouse
    mouse.move(start["x"] + 15, start["y"] + 15)
    mouse.down()
    mouse.move(start["x"] + 15, start["y"] - 15, steps=3)
    expect(guest.page.locator(".dragged")).to_be_visible()
    assert "lane-0" in guest.targets()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    expect(guest.page.locator(f"[data-piece='laid-0-{key[5:]}']")).to_be_visible()
    assert guest.state(table, 0)["draft"]["actions"] == [f"lay {key[5:]}"]
    guest.button("Undo").click()
    expect(guest.page.locator("[data-piece^='laid-0']")).to_have_count(0)
    assert guest.state(table, 0)["view"]["hand"] == view["hand"]


def test_22_the_server_says_why_a_card_cannot_stay_down(guest: Guest) -> None:
    table = against_bots(guest)
    view = to_laying(guest, table)
    while any(action["verb"] == "hide" for action in view["legal"]):
        guest.play(table, 0, "done")
        guest.page.wait_for_timeout(200)
        view = to_laying(guest, table)
    guest.hit("down").click(force=True)
    rail = guest.page.locator(".rail.why")
    expect(rail).to_contain_text("You cannot keep a card face down")


def to_second_look(guest: Guest, table: str) -> dict[str, Any]:
    """Play on, laying nothing, until the guest has a second look."""
    for _ in range(40):
        view = my_turn(guest, table)
        if view["ask"] == "second_look":
            return view
        guest.play(table, 0, view["legal"][-1]["text"])
        guest.page.wait_for_timeout(150)
    raise AssertionError("no second look")


def test_2_and_4_a_second_look(guests: Guests) -> None:
    """What partners have laid is counted on the felt; cards are added as in the first laying."""
    guest = guests().named().set(confirm=True, forced=False)
    table = against_bots(guest, talk=False)
    view = to_second_look(guest, table)
    expect(guest.prompt).to_contain_text("Second look")
    assert guest.targets() == first_keys(view)
    side = view["side"][0]
    partner = next(seat for seat in (1, 2, 3) if view["side"][seat] == side)
    number = view["laid"][partner]["back"]
    backs = guest.page.locator(f"[data-piece='laid-{partner}-back']")
    expect(backs).to_have_count(1 if number else 0)
    card = next(key for key in sorted(guest.targets()) if key.startswith("hand"))
    guest.hit(card).click()
    expect(guest.page.locator(f"[data-piece='laid-0-{card[5:]}']")).to_be_visible()
    answered(guest, table, guest.hit("done").click)
    guest.until(lambda: guest.state(table, 0)["view"]["phase"] != "second_look")
    expect(guest.page.locator(".log")).to_contain_text("played 1 card")


def test_a_match_of_rules_1_is_shown_without_a_second_look(guests: Guests) -> None:
    """A table opened from a record of rules 1 goes on under them."""
    guest = guests().named().set(confirm=True, forced=False)
    guest.wait_ready(GAME)
    record = Match(backroom.game(GAME), 4, {"talk": False}, rules=1)
    while record.is_chance:
        record.play("*", next(iter(record.chance())))
    table: str = guest.ask("tables/upload", record.record())["table"]
    guest.sit(table)
    for seat in record.to_act:
        guest.play(table, seat, "done")
    view = guest.state(table, None)["view"]
    assert (view["rules"], view["phase"], view["turn"]) == (1, "lay", "defenders")
    assert "second_look" not in view["options"]
    expect(guest.page.locator(".felt .lane")).to_have_count(4)
    expect(guest.page.locator(".log")).to_contain_text("has played no card")


def test_10_and_11_names_for_readers(guest: Guest) -> None:
    table = against_bots(guest, 5)
    view = guest.state(table, 0)["view"]
    board = guest.page.get_by_role("group", name="Card table")
    expect(board).to_be_visible()
    expect(board.get_by_role("button", name="On offer")).to_be_visible()
    for result in ("winners", "losers"):
        expect(board.get_by_role("button", name=f"{result}, package 1")).to_be_visible()
    cards = sum(view["hand"][0].values())
    expect(guest.hit("lane-0")).to_have_accessible_name(re.compile(rf"{cards} cards?"))


def test_14_and_18_on_a_phone(guests: Guests) -> None:
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True).named()
    table = against_bots(guest)
    my_turn(guest, table)
    page = guest.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for part in (".prompt", ".felt", ".tray"):
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] + box["height"] <= 641, part
    for button in page.locator(".tray button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5, button.inner_text()


def test_a_hot_seat_shows_no_hand_before_somebody_is_there(guest: Guest) -> None:
    """Whoever is asked first, at the start as after a reload."""
    for seed in range(3):
        table = guest.table(GAME, 3, seed=seed)
        seat = asked(guest, table)
        guest.page.goto(f"{guest.house.url}/t/{table}")
        for _ in range(2):
            curtain = guest.page.get_by_role("dialog")
            expect(curtain).to_contain_text("is next")
            expect(curtain.locator("xpath=..").locator(".cover")).to_be_visible()
            curtain.get_by_role("button", name="I am ").click()
            expect(curtain).to_have_count(0)
            expect(guest.page.locator(f".pp[data-seat='{seat}']")).to_contain_text("You")
            expect(
                guest.page.locator(".board [data-target], .tray [data-target]")
            ).not_to_have_count(0)
            guest.page.reload()


@pytest.mark.parametrize("width", [640, 740])
@pytest.mark.parametrize("seats", [3, 4])
def test_18_talk_fits_beside_the_board(guests: Guests, seats: int, width: int) -> None:
    """On a phone held sideways: all that can be said is there to be pressed."""
    size = {"width": width, "height": 360}
    guest = guests(viewport=size, has_touch=True, is_mobile=True).named()
    # The first deal in which the first seat is the first to talk.
    deals = (guest.table(GAME, seats, seed=seed) for seed in range(30))
    table = next(one for one in deals if guest.state(one, 0)["view"]["ask"] == "talk")
    guest.page.goto(f"{guest.house.url}/t/{table}")
    guest.page.get_by_role("button", name="I am ").click()
    expect(guest.page.locator(".talk").last).to_be_visible()
    nothing_beyond(guest)
    for button in guest.page.locator(".talk .talk button").all():
        expect(button).to_be_in_viewport(ratio=0.99)


def box_of(one: Locator) -> dict[str, float]:
    box = one.bounding_box()
    assert box
    return dict(box)


def brought_to(guest: Guest, phase: str, seats: int, clock: int) -> str:
    """A table for all on this device, at the first question of that phase, with its page open."""
    # Talk has a clock of its own wherever nobody has set otherwise.
    settings = {"clock": {"kind": "move", "amount": clock}} if clock else {"talk": 0}
    table = guest.table(GAME, seats, seed=3, settings=settings)
    for _ in range(60):
        seat = asked(guest, table)
        assert seat is not None
        view = guest.state(table, seat)["view"]
        if view["ask"] == phase:
            break
        guest.play(table, seat, view["legal"][-1]["text"])
    assert view["ask"] == phase
    guest.page.goto(f"{guest.house.url}/t/{table}")
    guest.page.get_by_role("dialog").get_by_role("button").first.click()
    expect(guest.page.locator(".felt .lane")).to_have_count(seats)
    expect(guest.page.locator(".tray [data-target]")).not_to_have_count(0)
    expect(guest.page.locator(".prompt .clock")).to_have_count(1 if clock else 0)
    return table


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("seats, clock", [(3, 0), (4, 3600), (5, 3600)])
def test_talk_stands_inside_its_boxes(
    guests: Guests, seats: int, clock: int, language: str
) -> None:
    guest = guests().named().set(language=language)
    ask_at_length(guest, GAME)
    brought_to(guest, "talk", seats, clock)
    nothing_outside(guest)


@pytest.mark.parametrize("seats", [3, 5])
def test_cards_laid_stand_inside_their_boxes(guests: Guests, seats: int) -> None:
    """With a plan of two cards and a clock, in the longest of the languages."""
    guest = guests().named().set(language="de")
    ask_at_length(guest, GAME)
    brought_to(guest, "lay", seats, 3600)
    for planned in (1, 2):
        guest.page.locator(".tray [data-hit^=hand][data-target]").first.click()
        expect(guest.page.locator(".lane .laid .mc")).to_have_count(planned)
    nothing_outside(guest)


@pytest.mark.parametrize("way", ["tap", "key"])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_20_a_turn_is_begun_anew_on_a_phone(guests: Guests, size: dict[str, int], way: str) -> None:
    guest = guests(viewport=size, has_touch=True, is_mobile=True).named()
    table = brought_to(guest, "lay", 3, 3600)
    seat = asked(guest, table)
    again = guest.button("Restart turn")
    for planned in (1, 2):
        # Of one step, "undo" is the whole.
        expect(again).to_have_count(0)
        guest.page.locator(".tray [data-hit^=hand][data-target]").first.tap()
        expect(guest.page.locator(".lane .laid .mc")).to_have_count(planned)
    expect(again).to_be_in_viewport(ratio=1)
    box = box_of(again)
    assert min(box["width"], box["height"]) >= 43.5
    if way == "tap":
        again.tap()
    else:
        guest.page.keyboard.press("Shift+U")
    expect(guest.page.locator(".lane .laid .mc")).to_have_count(0)
    assert guest.state(table, seat)["draft"] is None


SAID = {
    "aim": "aim",
    "pledge_points": "pledged_points",
    "pledge_cards": "pledged_cards",
    "ask_points": "asked_points",
}

# Of each lane in which something was said: how it is told there, if it stands there whole.
TOLD = """() => [...document.querySelectorAll('.lane:has(.said)')].map(lane => {
  const shown = [...lane.querySelectorAll('.speech > .said, .speech > .signs')]
    .find(one => one.checkVisibility());
  if (!shown) return 'nothing';
  const box = shown.getBoundingClientRect(), around = lane.getBoundingClientRect();
  const beside = lane.querySelector('.persons, .points')?.getBoundingClientRect();
  const cut = shown.scrollHeight > shown.clientHeight + 1
    || shown.scrollWidth > shown.clientWidth + 1;
  const beyond = box.top < around.top || box.bottom > around.bottom
    || (beside && beside.width && box.right > beside.left + 1);
  const size = `${Math.round(around.width)}×${Math.round(around.height)}`;
  return cut || beyond ? `${size} ${cut ? 'cut' : 'beyond'}: ${shown.textContent}` : '';
})"""


@pytest.mark.parametrize("seats", [3, 5])
def test_what_was_said_stands_beside_the_cards_whole(guests: Guests, seats: int) -> None:
    """Every lane of who laid cards, in words or in signs; in words for who points at it."""
    guest = guests().named().set(language="de")
    table = guest.table(GAME, seats, seed=3, settings={"talk": 0})
    laid: list[int] = []
    for _ in range(60):
        seat = asked(guest, table)
        assert seat is not None
        view = guest.state(table, seat)["view"]
        texts = [action["text"] for action in view["legal"]]
        # Each says something of every kind, as often as they may, and lays two cards.
        wish = [
            next(text for text in texts if text.startswith(verb))
            for verb, field in SAID.items()
            if view["ask"] == "talk" and view[field][seat] in (None, -1)
            if any(text.startswith(verb) for text in texts)
        ]
        laid = [other for other in range(seats) if sum(view["laid"][other].values())]
        if view["ask"] == "lay" and len(laid) == 2:
            break
        if view["ask"] == "lay" and sum(view["laid"][seat].values()) < 2:
            wish = [text for text in texts if text.startswith("lay")]
        guest.play(table, seat, (wish or texts[-1:])[0])
    assert len(laid) == 2
    guest.page.goto(f"{guest.house.url}/t/{table}")
    guest.page.get_by_role("dialog").get_by_role("button").first.click()
    expect(guest.page.locator(".felt .lane")).to_have_count(seats)
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    for width, height in WINDOWS:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.page.locator(f".app[data-size={size_of(width, height)}]")).to_be_visible()
        guest.settled(guest.page.locator(".felt"))
        told = guest.page.evaluate(TOLD)
        assert len(told) >= 2
        assert not any(told), (width, height, told)
        boxes = guest.page.locator(".lane .laid .mc").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().width)"
        )
        assert min(boxes) >= 12
    # Away from where the last window's tip may lie over it.
    guest.page.mouse.move(1, 1)
    expect(guest.page.locator("#tip")).to_have_count(0)
    guest.hit(f"lane-{laid[0]}").hover()
    expect(guest.page.locator("#tip")).to_contain_text("Ziel: ")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_the_loot_says_whose_it_is_where_there_is_little_room(
    guests: Guests, size: dict[str, int], language: str
) -> None:
    guest = guests(viewport=size).named().set(language=language)
    brought_to(guest, "talk", 4, 0)
    loot = guest.page.locator("[data-piece=loot]")
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    guest.settled(guest.page.locator(".tray"))
    card = guest.settled(loot)
    for row, names in enumerate(RESULTS[language]):
        share = loot.locator(".share").nth(row)
        head = share.locator(".head")
        # Read out in words, and seen as a word or as a sign.
        expect(head.locator(".who")).to_have_text(names)
        told = [
            one
            for one in head.locator(".who, .emblem").all()
            if one.is_visible() and box_of(one)["width"] > 3
        ]
        assert len(told) == 1
        box, packages = box_of(told[0]), box_of(share.locator(".pair"))
        assert box["x"] >= card["x"]
        assert box["x"] + box["width"] <= card["x"] + card["width"] + 1
        assert box["y"] >= card["y"] - 1
        beside = box["x"] + box["width"] <= packages["x"] + 1
        above = box["y"] + box["height"] <= packages["y"] + 2
        assert beside or above
        assert packages["y"] + packages["height"] <= card["y"] + card["height"] + 1
        for package in share.get_by_role("button").all():
            assert min(box_of(package)["width"], box_of(package)["height"]) >= 23.5


def test_nothing_to_say_passes_until_the_round_ends(guests: Guests) -> None:
    guest = guests().named().set(forced=False)
    bots = {str(seat): "random" for seat in range(1, 4)}
    more = {"mine": [0], "bots": bots, "settings": {"pace": "fast"}}
    table = guest.table(GAME, 4, seed=3, **more)
    guest.sit(table)
    page = guest.page
    hush = page.get_by_role("button", name="Nothing to say this round")

    def to_talk(after: int = 0) -> int:
        """Answers all else from elsewhere, until one may talk in a later round."""
        for _ in range(60):
            view = my_turn(guest, table)
            if view["ask"] == "talk" and view["round_number"] > after:
                expect(hush).to_be_visible()
                return int(view["round_number"])
            done = guest.state(table, 0)["ask"]
            if view["ask"] is not None and view["ask"] != "talk":
                guest.play(table, 0, view["legal"][-1]["text"])
            guest.until(lambda done=done: guest.state(table, 0)["ask"] != done)
        raise AssertionError("nobody talks")

    first = to_talk()
    # Set and taken back: nothing is said for the player.
    ask = guest.state(table, 0)["ask"]
    hush.click()
    expect(hush).to_have_attribute("aria-pressed", "true")
    hush.click()
    expect(hush).to_have_attribute("aria-pressed", "false")
    page.wait_for_timeout(1500)
    assert guest.state(table, 0)["ask"] == ask
    # Set: the seat passes, however often it is asked to talk.
    hush.click()
    expect(page.locator(".log li", has_text="Vera says nothing").first).to_be_visible()
    guest.until(lambda: guest.state(table, 0)["view"]["ask"] not in (None, "talk"))
    assert guest.state(table, 0)["view"]["round_number"] == first
    # The next round begins with the player's own word again.
    to_talk(after=first)
    expect(hush).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("language, words", [("en", "Winners: "), ("de", "Sieger: ")])
def test_30_the_log_says_which_loot_is_turned_up(guests: Guests, language: str, words: str) -> None:
    guest = guests().named().set(language=language)
    against_bots(guest)
    line = guest.page.locator(".log li", has_text=words)
    expect(line).to_have_count(1)
    # The same as on the card, package by package.
    for package in guest.page.locator("[data-piece=loot] [data-hit]").all():
        goods = (package.get_attribute("aria-label") or "").split(": ")[1]
        expect(line).to_contain_text(goods)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_longest_name_on_offer_stands_in_full(guests: Guests, language: str) -> None:
    guest = guests().named().set(language=language)
    deals = (guest.table(GAME, 4, seed=seed) for seed in range(100))
    table = next(one for one in deals if guest.state(one, 0)["view"]["offer"] == "bomber")
    guest.page.goto(f"{guest.house.url}/t/{table}")
    guest.page.locator("dialog .btn.pri").click()
    name = guest.page.locator("[data-piece=offer] .name")
    expect(name).to_be_visible()
    guest.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
