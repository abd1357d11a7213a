"""What happens when: movement, the strip since one's last turn, scores, the line, the load."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Guest, House
from tests.browser.pixels import growing
from tests.browser.test_afterwards import finished
from tests.browser.test_frame import played

Guests = Callable[..., Guest]
PLACES = [f"{column}{row}" for row in "123" for column in "abcdef"]

# ------------------------------------------------------------------ 26

# Flights are held in the air: only the clock (which the test holds too) or the player ends them.
HELD = """() => {
  window.held = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const one = animate.apply(this, all);
    if (this.dataset.piece || this.dataset.flying) { window.held++; one.pause(); }
    return one;
  };
}"""
FLYING = """() => document.getAnimations()
  .filter(one => one.effect.target.dataset?.flying && one.playState === 'paused').length"""


def move_elsewhere(guest: Guest, table: str, field: str) -> None:
    seat = guest.state(table, None)["view"]["to_act"][0]
    legal = guest.state(table, seat)["view"]["legal"]
    action = next(
        one["text"] for one in legal if one["verb"] == "place" and one["arguments"][1] == field
    )
    guest.play(table, seat, action)


def held(guest: Guest) -> str:
    """At a table whose clock stands still, with flights that do not land by themselves."""
    table = played(guest, 0)
    guest.page.clock.install()
    guest.sit(table)
    guest.page.evaluate(HELD)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 1000"))
    return table


def test_point_26_the_queue_is_never_three_seconds_behind(guest: Guest) -> None:
    table = held(guest)
    page = guest.page
    for field in PLACES[:5]:
        move_elsewhere(guest, table, field)
    page.wait_for_function("() => window.held > 0")
    assert page.evaluate(FLYING) > 0
    expect(page.locator("[data-piece=e1]")).to_have_count(0)
    for _ in range(30):
        page.clock.run_for(100)
    expect(page.locator("[data-piece=e1]")).to_be_visible()
    assert page.evaluate(FLYING) == 0


def test_point_26_too_much_at_once_is_shown_at_once(guest: Guest) -> None:
    table = held(guest)
    for field in PLACES[:12]:
        move_elsewhere(guest, table, field)
    # The clock has not moved: what could not have been shown in time was not queued.
    expect(guest.page.locator("[data-piece=f1]")).to_be_visible()
    assert guest.page.evaluate("() => window.held") < 12


@pytest.mark.parametrize("way", ["key", "click", "hidden"])
def test_point_26_movement_is_skipped(guest: Guest, way: str) -> None:
    table = held(guest)
    page = guest.page
    for field in PLACES[:3]:
        move_elsewhere(guest, table, field)
    page.wait_for_function("() => window.held > 0")
    expect(page.locator("[data-piece=c1]")).to_have_count(0)
    page.wait_for_timeout(300)
    if way == "key":
        page.keyboard.press("Shift")
    elif way == "click":
        page.mouse.click(700, 20)
    else:
        page.evaluate(
            """() => {
              Object.defineProperty(document, 'hidden', { get: () => true });
              document.dispatchEvent(new Event('visibilitychange'));
            }"""
        )
    expect(page.locator("[data-piece=c1]")).to_be_visible()
    assert page.evaluate(FLYING) == 0


# ------------------------------------------------------------------ 29


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_point_29_step_through_what_happened_since_my_last_turn(
    guests: Guests, phone: bool
) -> None:
    guest = guests(**({"viewport": PHONE} if phone else {})).named()
    table = guest.table(seats=3)
    first = guest.state(table, None)["view"]["to_act"][0]
    for field in ("a1", "b2", "c3"):
        seat = guest.state(table, None)["view"]["to_act"][0]
        guest.play(table, seat, f"place own1 {field}")
    guest.sit(table)
    page = guest.page
    if phone:
        page.get_by_role("button", name="Log").click()
    since = page.locator(".since")
    lines = since.locator("li")
    # Seen from the seat that began: the two others, and not one's own move.
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("b2")
    expect(lines.nth(1)).to_contain_text("c3")
    assert guest.state(table, None)["view"]["to_act"] == [first]
    since.get_by_role("button", name="Step forward").click()
    expect(guest.prompt).to_contain_text("Looking at move")
    expect(page.locator("[data-piece=b2]")).to_be_attached()
    expect(page.locator("[data-piece=c3]")).to_have_count(0)
    since.get_by_role("button", name="Step forward").click()
    expect(page.locator("[data-piece=c3]")).to_be_attached()
    since.get_by_role("button", name="Step back").click()
    expect(page.locator("[data-piece=c3]")).to_have_count(0)
    # Any of them directly, and back to the table.
    lines.nth(1).get_by_role("button").click()
    expect(page.locator("[data-piece=c3]")).to_be_attached()
    page.locator(".prompt .btn.pri").click()
    expect(guest.prompt).to_contain_text("Place a gangster")


# ------------------------------------------------------------------ 33

WATCH = """() => {
  window.jumps = [];
  for (const panel of document.querySelectorAll('.pp')) {
    const score = panel.querySelector('.sc');
    let before = parseInt(score.textContent);
    new MutationObserver(() => {
      const now = parseInt(score.textContent);
      if (now === before) return;
      const reasons = [...document.querySelectorAll('.log li.pt')].map(one => one.textContent);
      window.jumps.push({ seat: +panel.dataset.seat, from: before, to: now, reasons });
      before = now;
    }).observe(score, { characterData: true, childList: true, subtree: true });
  }
}"""


def test_point_33_no_score_without_its_reason(guest: Guest) -> None:
    table = played(guest, 0)
    guest.sit(table)
    page = guest.page
    page.evaluate(WATCH)
    for field in PLACES:
        if guest.state(table, None)["view"]["over"]:
            break
        move_elsewhere(guest, table, field)
    ranks = guest.state(table, None)["view"]["rank"]
    for seat, rank in enumerate(ranks):
        score = page.locator(f".pp[data-seat='{seat}'] .sc")
        expect(score).to_contain_text(str(rank))
    jumps: list[dict[str, Any]] = page.evaluate("() => window.jumps")
    assert sum(one["to"] - one["from"] for one in jumps) == sum(ranks)
    for one in jumps:
        # "Row 1: Vera (red) scores 3 and stands at rank 3."
        assert any(f"rank {one['to']}" in line for line in one["reasons"]), one


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_point_33_the_end_breaks_the_score_down(guests: Guests, phone: bool) -> None:
    guest = guests(**({"viewport": PHONE} if phone else {})).named()
    table = finished(guest)
    guest.sit(table)
    page = guest.page
    result = guest.look(f"tables/{table}")["result"]
    events = guest.look(f"tables/{table}/events?after=0")["steps"]
    # Lines that gave somebody points, as the page calls them.
    won: dict[str, int] = {
        event["line"].replace("_", " ").capitalize(): event["seat"]
        for step in events
        for event in step["events"]
        if event["event"] == "line_scored" and event["seat"] is not None and event["points"]
    }
    expect(page.locator(".end")).to_be_visible()
    if phone:
        rows = page.locator(".end .rows li")
        expect(rows).to_have_count(len(result["scores"]))
        for row in rows.all():
            seat = int(row.get_attribute("data-seat") or -1)
            reasons = row.locator("small").inner_text()
            shown = {
                part.rsplit(" ", 1)[0]: int(part.rsplit(" ", 1)[1])
                for part in reasons.split(" · ")
                if part != "–"
            }
            assert set(shown) == {line for line, by in won.items() if by == seat}
            assert sum(shown.values()) == result["scores"][seat]
            assert row.locator(".sum").inner_text() == str(result["scores"][seat])
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        return
    heads = page.locator(".end thead th").all_inner_texts()
    assert set(heads[2 : -2 if len(won) > 5 else -1]) <= set(won)
    for row in page.locator(".end tbody tr").all():
        cells = [cell.strip() for cell in row.locator("td").all_inner_texts()]
        parts = [int(cell) for cell in cells[1:-1] if cell.isdigit()]
        assert sum(parts) == int(cells[-1])
        assert int(cells[-1]) in result["scores"]
    winner = page.locator(".end h2").inner_text()
    assert "takes Chicago" in winner or "take Chicago" in winner


# ------------------------------------------------------------------ 35


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(tmp_path_factory.mktemp("own"), "--offer", "bosses")
    one.open()
    yield one
    one.kill()


def forgive(guest: Guest) -> None:
    """A connection refused or cut is a message of the browser's own, not of the client's."""
    faults: list[str] = guest.faults  # type: ignore[attr-defined]
    faults[:] = [one for one in faults if "net::ERR_" not in one and "WebSocket" not in one]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_point_35_lost_and_found_with_growing_pauses(
    guests: Guests, own_house: House, phone: bool
) -> None:
    guest = guests(own_house, **({"viewport": PHONE} if phone else {})).named()
    table = guest.table()
    page = guest.page
    page.add_init_script(
        """window.tries = [];
        const Real = WebSocket;
        window.WebSocket = class extends Real {
          constructor(url) {
            if (String(url).includes('/tables/')) window.tries.push(Date.now());
            super(url);
          }
        };"""
    )
    page.clock.install()
    guest.sit(table)
    loaded = page.evaluate("performance.timeOrigin")
    own_house.kill()
    rail = page.locator(".rail.warn")
    expect(rail).to_contain_text("Connection lost")
    expect(rail).to_be_in_viewport(ratio=1)
    # Nothing can be done, nothing is sent, everything can be read.
    guest.expect_targets(set())
    guest.hit("a1").click(force=True)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    for _ in range(60):
        page.clock.run_for(400)
        page.wait_for_timeout(30)
    tries: list[float] = page.evaluate("() => window.tries")
    # Two seats are held here, each with its own line: look at one.
    seats = len(tries) // 2
    assert seats >= 4
    pauses = [later - earlier for earlier, later in zip(tries[2::2], tries[4::2], strict=False)]
    assert growing(pauses[:3]), pauses
    assert max(pauses) <= 12_000
    own_house.open()
    rail.get_by_role("button", name="Try now").click()
    expect(rail).to_have_count(0)
    expect(page.locator(".rail.good")).to_contain_text("Back")
    assert page.evaluate("performance.timeOrigin") == loaded
    guest.hit("own1").click()
    guest.hit("b2").click()
    page.locator(".prompt .btn.pri").click()
    expect(page.locator("[data-piece=b2]")).to_be_visible()
    page.close()
    forgive(guest)


# ------------------------------------------------------------------ 46

STATIC = Path(__file__).parents[2] / "src/backroom/web/static"


def traced(page: Page, deed: Callable[[], None]) -> list[dict[str, Any]]:
    """What the page's main thread did meanwhile."""
    tool = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    done: list[bool] = []
    tool.on("Tracing.dataCollected", lambda part: found.extend(part["value"]))
    tool.on("Tracing.tracingComplete", lambda _: done.append(True))
    categories = "devtools.timeline"
    tool.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    deed()
    tool.send("Tracing.end")
    for _ in range(100):
        if done:
            break
        page.wait_for_timeout(50)
    return found


def test_point_46_only_transform_and_opacity_move(guest: Guest) -> None:
    table = played(guest, 0)
    guest.sit(table)
    page = guest.page
    page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            const keys = new Set(frames.flatMap(frame => Object.keys(frame)));
            window.moved.push({ keys: [...keys], duration: options.duration });
            return animate.call(this, frames, options);
          };
        }"""
    )
    for field in ("a1", "b2", "c3"):
        move_elsewhere(guest, table, field)
        expect(page.locator(f"[data-piece={field}]")).to_be_visible()
    moved: list[dict[str, Any]] = page.evaluate("() => window.moved")
    assert len(moved) >= 3
    for one in moved:
        assert set(one["keys"]) <= {"transform", "opacity"}, one
    # The same holds for what the style sheets animate.
    named: list[str] = page.evaluate(
        """() => [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
          .filter(rule => rule instanceof CSSKeyframesRule)
          .flatMap(rule => [...rule.cssRules].flatMap(frame => [...frame.style]))"""
    )
    assert named
    assert set(named) <= {"transform", "opacity"}, json.dumps(named)


def test_point_46_nothing_is_laid_out_or_painted_while_a_piece_flies(guest: Guest) -> None:
    table = played(guest, 1)
    page = guest.page
    page.clock.install()
    guest.sit(table)
    # A flight slowed down, with the clock that would end it stopped: long enough to look at
    # its middle, when whatever else came with the move has been drawn.
    page.evaluate(
        """() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            if (!this.dataset.flying) return animate.call(this, frames, options);
            const one = animate.call(this, frames, { ...options, duration: 4000 });
            console.timeStamp('up');
            one.finished.then(() => console.timeStamp('down'));
            return one;
          };
        }"""
    )
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))

    def fly() -> None:
        move_elsewhere(guest, table, "c4")
        expect(page.locator("[data-piece=c4]")).to_be_visible()

    events = traced(page, fly)
    at = {one["args"]["data"]["message"]: one["ts"] for one in events if one["name"] == "TimeStamp"}
    start, end = at["up"] + 2_000_000, at["up"] + 3_900_000
    assert end < at["down"]
    during = [one["name"] for one in events if start < one.get("ts", 0) < end]
    assert "Layout" not in during
    assert "Paint" not in during
