"""Playing at the table, with bosses as the board: marks, clicks, drag, keys, drafts, reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.house import PHONE, Guest

Guests = Callable[..., Guest]


def first_keys(legal: list[dict[str, Any]]) -> set[str]:
    """Where bosses' legal actions begin, by the notation alone."""
    keys = set()
    for action in legal:
        first = action["arguments"][0]
        if action["verb"] == "place" and first in ("left", "right"):
            first = f"pair-{first}"
        if action["verb"] == "draw":
            first = f"stack-{first}"
        keys.add(first)
    return keys


def two(guest: Guest) -> str:
    """A table for two on this device; seat of the first move is shown."""
    table = guest.table()
    guest.sit(table)
    return table


def on_turn(guest: Guest, table: str) -> int:
    asked: list[int] = guest.state(table, None)["view"]["to_act"]
    return asked[0]


def test_2_marked_is_what_is_legal_and_nothing_else(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    legal = guest.state(table, seat)["view"]["legal"]
    guest.expect_targets(first_keys(legal))
    guest.hit("own2").click()
    places = {a["arguments"][1] for a in legal if a["arguments"][0] == "own2"}
    guest.expect_targets(places)
    marks = guest.page.locator("[data-mark=go]")
    expect(marks).to_have_count(len(places))
    # Shape tells, not colour: brackets are strokes cased in ink.
    expect(marks.first.locator("path")).to_have_count(2)


def test_1_the_prompt_says_who_must_do_what(guest: Guest) -> None:
    two(guest)
    expect(guest.prompt).to_contain_text("Place a gangster")
    guest.hit("own1").click()
    expect(guest.prompt).to_contain_text(re.compile("In hand: (red|blue) 1. Pick an empty"))
    guest.hit("a1").click()
    expect(guest.prompt).to_contain_text("Confirm?")
    expect(guest.prompt).to_contain_text("a1")


def test_20_draft_undo_and_confirm(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    guest.hit("own1").click()
    guest.hit("c3").click()
    expect(guest.button("Confirm")).to_be_enabled()
    assert guest.state(table, seat)["draft"]["actions"] == ["place own1 c3"]
    guest.button("Undo").click()
    expect(guest.prompt).to_contain_text("Place a gangster")
    expect(guest.button("Confirm")).to_be_disabled()
    assert not (guest.state(table, seat)["draft"] or {}).get("actions")
    guest.hit("own1").click()
    guest.hit("d4").click()
    guest.confirm()
    expect(guest.page.locator("[data-piece=d4]")).to_be_visible()
    assert on_turn(guest, table) != seat


def test_20_confirm_by_itself(guests: Guests) -> None:
    guest = guests().named().set(confirm=True)
    table = two(guest)
    seat = on_turn(guest, table)
    guest.hit("own1").click()
    guest.hit("c3").click()
    expect(guest.page.locator("[data-piece=c3]")).to_be_visible()
    assert on_turn(guest, table) != seat


def test_21_undo_stops_at_a_reveal(guest: Guest) -> None:
    two(guest)
    guest.hit("stack-left").click()
    expect(guest.prompt).to_contain_text("Confirm?")
    guest.confirm()
    expect(guest.prompt).to_contain_text("you drew")
    expect(guest.page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(guest.page.locator(".rail.note")).to_contain_text("can no longer be undone")


# What changes with every action: the log, or the prompt when it is only planned.
SIGN = """() => document.querySelectorAll('.log li').length +
  (document.querySelector('.prompt [role=status]')?.textContent ?? '')"""


def test_4_a_whole_game_by_clicks(guests: Guests) -> None:
    guest = guests().named().set(confirm=True, forced=False)
    table = two(guest)
    page = guest.page
    for _ in range(200):
        page.wait_for_function("() => document.querySelector('.end, [data-target]') !== null")
        if page.locator(".end").count():
            break
        before = page.evaluate(SIGN)
        # Stock and open pair first, then the stacks, then whatever is left: the game ends soon.
        order = ("own", "pair", "stack", "score")
        targets = sorted(guest.targets(), key=lambda key: (not key.startswith(order), key))
        guest.hit(targets[0]).click()
        if guest.page.locator("[aria-pressed=true][data-hit]").count():
            guest.hit(sorted(guest.targets())[0]).click()
        page.wait_for_function(
            f"before => document.querySelector('.end') !== null || ({SIGN})() !== before",
            arg=before,
        )
    expect(page.locator(".end")).to_be_visible()
    assert guest.state(table, 0)["view"]["over"]
    # 33: the end screen breaks the score down.
    scores = guest.look(f"tables/{table}")["result"]["scores"]
    for row in page.locator(".end tbody tr").all():
        cells = [cell.strip() for cell in row.locator("td").all_inner_texts()]
        parts = [int(cell) for cell in cells[1:-1] if cell.isdigit()]
        assert sum(parts) == int(cells[-1])
        assert int(cells[-1]) in scores
    # Afterwards: the shuffle can be checked, and every seat looked through.
    guest.button("Check the shuffle").click()
    expect(page.get_by_role("dialog")).to_contain_text("Every outcome came from the sealed shuffle")


def test_5_drag_gives_the_same(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    mouse = guest.page.mouse
    start = guest.hit("own3").bounding_box()
    end = guest.hit("b2").bounding_box()
    assert start
    assert end
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + 40, start["y"] - 10, steps=3)
    expect(guest.page.locator(".dragged")).to_be_visible()
    mouse.move(end["x"] + 30, end["y"] + 30, steps=6)
    ghost = guest.page.locator(".dragged").bounding_box()
    assert ghost
    # The piece is centred under the pointer.
    assert abs(ghost["x"] + ghost["width"] / 2 - end["x"] - 30) < 4
    mouse.up()
    expect(guest.prompt).to_contain_text("b2")
    assert guest.state(table, seat)["draft"]["actions"] == ["place own3 b2"]


def test_7_by_keys_alone(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    keys = guest.page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if guest.page.evaluate("document.activeElement.dataset.hit === 'own1'"):
            break
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(guest.hit("own2")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(guest.hit("own2")).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    for _ in range(60):
        keys.press("Shift+Tab")
        if guest.page.evaluate("document.activeElement.closest('.board') !== null"):
            break
    guest.page.evaluate("document.activeElement.dataset.hit")
    keys.press("Home")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    focused = guest.page.evaluate("document.activeElement.dataset.hit")
    assert focused == "b2"
    # 8: what is focused is in sight.
    box = guest.hit("b2").bounding_box()
    assert box
    assert box["y"] > 0
    keys.press(" ")
    expect(guest.prompt).to_contain_text("b2")
    assert guest.state(table, seat)["draft"]["actions"] == ["place own2 b2"]


def test_22_an_illegal_try_is_answered_and_sends_nothing(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    guest.play(table, seat, "place own1 c3")
    expect(guest.page.locator("[data-piece=c3]")).to_be_visible()
    sent: list[str] = []
    guest.page.on(
        "request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None
    )
    tries = [
        (["c3"], "B8"),  # placed in the turn just before: fresh
        (["own1", "c3"], "B5"),  # the field is taken
        (["e5"], "B7"),  # nobody there
    ]
    for keys, clause in tries:
        for key in keys:
            guest.hit(key).click(force=True)  # no mark, no pointer, but it answers
        rail = guest.page.locator(".rail.why")
        expect(rail).to_contain_text(f"Rule {clause}")
        guest.page.wait_for_timeout(300)
        expect(rail).to_be_visible()
        rail.get_by_role("button", name="Dismiss").click()
        expect(rail).to_have_count(0)
        guest.page.keyboard.press("Escape")
    assert sent == []
    # 42: the reason leads to the paragraph.
    guest.hit("e5").click(force=True)
    guest.page.get_by_role("link", name="Rule B7").click()
    clause = guest.page.locator("#clause-B7.here")
    expect(clause).to_be_in_viewport()
    # Asked for again after something else was looked up.
    guest.page.get_by_role("searchbox").fill("bullet")
    expect(clause).to_be_hidden()
    guest.page.get_by_role("link", name="Rule B7").click()
    expect(clause).to_be_in_viewport()
    expect(guest.page.get_by_role("searchbox")).to_have_value("")


def test_34_two_fast_clicks_are_one_command(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    sent: list[str] = []
    guest.page.on(
        "request", lambda asked: sent.append(asked.url) if "/commands" in asked.url else None
    )
    guest.hit("own1").click()
    guest.hit("a1").dblclick()
    expect(guest.button("Confirm")).to_be_enabled()
    assert len(sent) == 1
    guest.button("Confirm").dblclick()
    expect(guest.page.locator("[data-piece=a1]")).to_be_visible()
    guest.page.wait_for_timeout(200)
    assert len(sent) == 2
    assert on_turn(guest, table) != seat


def test_9_and_12_focus_stays_and_foreign_moves_are_announced(guests: Guests) -> None:
    guest = guests().named()
    guest.wait_ready("bosses")
    info = guest.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    table = info["table"]
    other = guests().named("Otto")
    other.ask("join", {"invite": info["invite"]})
    guest.ask(f"tables/{table}/start")
    guest.sit(table)
    if on_turn(guest, table) == 0:
        guest.play(table, 0, "place own1 f6")
        expect(guest.page.locator("[data-piece=f6]")).to_be_visible()
    guest.hit("d5").focus()
    other.play(table, 1, "place own1 c2")
    expect(guest.page.locator("[data-piece=c2]")).to_be_visible()
    assert guest.page.evaluate("document.activeElement.dataset.hit") == "d5"
    announcer = guest.page.locator("[data-announcer]")
    expect(announcer).to_contain_text("Otto places")
    said = announcer.inner_text()
    guest.play(table, 0, "place own2 a6")
    expect(guest.page.locator("[data-piece=a6]")).to_be_visible()
    assert announcer.inner_text() == said
    # 30: what happened is in the log, with words and a symbol.
    line = guest.page.locator(".log li", has_text="Otto places").last
    expect(line.locator("svg")).to_be_visible()
    # 29: what others did since one's last turn.
    other.play(table, 1, "place own2 b6")
    expect(guest.page.locator(".since")).to_contain_text("Otto places")


def test_12_equal_words_are_announced_each_time(guests: Guests) -> None:
    """A reader is told what is new in the page: words that only stay there are not heard."""
    guest, other = guests().named(), guests().named("Otto")

    def level(route: Route) -> None:
        told = route.fetch()
        alike = re.sub(r"(?m)^(event-placed =).*(\n +.*)*", r"\1 One more.", told.text())
        route.fulfill(response=told, body=alike)

    guest.page.route("**/api/games/bosses/texts/*", level)
    guest.wait_ready("bosses")
    info = guest.ask("tables", {"game": "bosses", "seats": 2, "mine": [0]})
    table = info["table"]
    other.ask("join", {"invite": info["invite"]})
    guest.ask(f"tables/{table}/start")
    guest.sit(table)
    if on_turn(guest, table) == 0:
        guest.play(table, 0, "place own1 f6")
    other.play(table, 1, "place own1 c2")
    announcer = guest.page.locator("[data-announcer]")
    expect(announcer).to_have_text("One more.")
    announcer.evaluate(
        "one => new MutationObserver(all => (window.heard = all.flatMap(({ addedNodes }) =>"
        " [...addedNodes].map(node => node.textContent.trim())).filter(Boolean)))"
        ".observe(one, { childList: true, characterData: true, subtree: true })"
    )
    guest.play(table, 0, "place own2 a6")
    expect(guest.page.locator("[data-piece=a6]")).to_be_visible()
    other.play(table, 1, "place own2 b6")
    guest.page.wait_for_function("() => window.heard?.length")
    assert guest.page.evaluate("window.heard") == ["One more."]


def test_10_and_11_names_for_readers(guest: Guest) -> None:
    table = two(guest)
    seat = on_turn(guest, table)
    guest.play(table, seat, "place own3 c3")
    board = guest.page.get_by_role("group", name="The city of six by six fields")
    expect(board).to_be_visible()
    gang = ["red", "blue"][seat]
    expect(board.get_by_role("button", name=f"c3, {gang} 3, fresh")).to_be_visible()
    expect(board.get_by_role("button").nth(39)).to_be_attached()


def test_14_and_18_on_a_phone(guests: Guests) -> None:
    guest = guests(viewport=PHONE, has_touch=True, is_mobile=True).named()
    table = two(guest)
    seat = on_turn(guest, table)
    page = guest.page
    for part in (".prompt", ".board svg[role=group]", ".tray"):
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 641, part
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator(".dock button, .prompt button, .tray button, .tools button").all():
        if not button.is_visible():
            continue
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5, button.inner_text()
    guest.hit("own1").tap()
    guest.hit("b3").tap()
    expect(guest.prompt).to_contain_text("b3")
    page.locator(".prompt .btn.pri").tap()
    expect(page.locator("[data-piece=b3]")).to_be_visible()
    assert on_turn(guest, table) != seat


def test_19_zoom_and_fit(guest: Guest) -> None:
    two(guest)
    field = guest.hit("c3")
    before = field.bounding_box()
    assert before
    guest.page.mouse.move(before["x"] + 10, before["y"] + 10)
    guest.page.mouse.wheel(0, -300)
    expect(guest.page.locator(".board.zoomed")).to_be_visible()
    after = field.bounding_box()
    assert after
    assert after["width"] > before["width"] * 1.1
    guest.page.get_by_role("button", name="Fit the board").click()
    expect(guest.page.locator(".board.zoomed")).to_have_count(0)
    guest.page.keyboard.press("+")
    expect(guest.page.locator(".board.zoomed")).to_be_visible()
    guest.page.keyboard.press("0")
    expect(guest.page.locator(".board.zoomed")).to_have_count(0)
