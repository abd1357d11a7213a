"""The streets of Chicago: what the board of bosses shows, and how it is touched."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest

Guests = Callable[..., Guest]
GANGS = ("red", "blue", "yellow", "grey")
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def asked(guest: Guest, table: str) -> int:
    seats: list[int] = guest.state(table, None)["view"]["to_act"]
    return seats[0]


def place(guest: Guest, table: str, field: str) -> None:
    """Somebody places whatever may be placed there."""
    seat = asked(guest, table)
    legal = guest.state(table, seat)["view"]["legal"]
    guest.play(
        table,
        seat,
        next(
            one["text"] for one in legal if one["verb"] == "place" and one["arguments"][1] == field
        ),
    )


def test_ladder_heads_and_supply_tell_the_position(guest: Guest) -> None:
    table = guest.table()
    for field in ("a1", "b1", "c1", "d1", "e1"):
        place(guest, table, field)
    guest.sit(table)
    page = guest.page
    head = page.locator("[data-head=row_1]")
    expect(head).to_have_text("5/6")
    expect(page.locator("[data-head=column_a]")).to_have_text("1/6")
    place(guest, table, "f1")
    expect(page.get_by_role("img", name="Row 1: ").first).to_be_visible()
    view = guest.state(table, None)["view"]
    # Six are hatched, and the head says who scored, as the log does.
    assert sorted(view["locked"]) == ["a1", "b1", "c1", "d1", "e1", "f1"]
    expect(page.locator("[data-block] [fill='url(#hatch)']")).to_have_count(6)
    expect(page.locator(".log li.pt")).to_have_count(1)
    line = page.locator(".log li.pt").inner_text()
    name = page.locator(".board [role=img][aria-label^='Row 1']").get_attribute("aria-label") or ""
    winner = next((one for one in view["rank"] if one), 0)
    if winner:
        expect(head).to_contain_text(f"+{winner}")
        assert f"scores {winner}" in name
        assert f"scores {winner}" in line
    else:
        assert "nobody scores" in line
        assert "neutral" in name or "tied" in name
    # The ladder: each figure stands on its rank.
    for seat, rank in enumerate(view["rank"]):
        figure = page.locator(f"[data-piece=rank-{seat}]").bounding_box()
        step = page.locator(f"[data-place=ladder-{rank}]").bounding_box()
        assert figure
        assert step
        assert step["y"] < figure["y"] + figure["height"] / 2 < step["y"] + step["height"]
    expect(page.get_by_role("img", name="Ranking from 0 to 17")).to_be_visible()
    # Open pair and stacks, as the position has them.
    for side in ("left", "right"):
        kind = view["pair"][side]
        expect(guest.hit(f"pair-{side}")).to_have_attribute(
            "aria-label", f"{side} of the open pair, {kind[:-1]} {kind[-1]}"
        )
        expect(guest.hit(f"stack-{side}")).to_have_attribute(
            "aria-label", f"The {side} stack, {view['stacks'][side]} face down"
        )


def test_panels_show_the_stocks_as_pieces(guest: Guest) -> None:
    table = guest.table()
    seat = asked(guest, table)
    guest.play(table, seat, "place own2 c3")
    guest.sit(table)
    panel = guest.page.locator(f".pp[data-seat='{seat}']")
    expect(panel.locator("svg.own")).to_have_count(2)
    assert panel.locator("svg.own text").all_text_contents() == ["1", "3"]
    expect(guest.page.locator(f".pp[data-seat='{1 - seat}'] svg.own")).to_have_count(3)
    expect(panel).to_contain_text("Went first")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_is_planned_is_a_ghost_until_confirmed(guests: Guests, phone: bool) -> None:
    guest = guests(**(FINGERS if phone else {})).named()
    table = guest.table()
    seat = asked(guest, table)
    pair = guest.state(table, seat)["view"]["pair"]["left"]
    guest.sit(table)
    page = guest.page
    guest.hit("pair-left").click()
    guest.hit("d4").click()
    ghost = page.locator("[data-ghost=d4]")
    expect(ghost).to_be_visible()
    expect(ghost).to_have_text(pair[-1])
    expect(ghost.locator("[data-mark=plan]")).to_be_visible()
    # Drawn, but not there: neither for this seat nor for anybody else.
    expect(page.locator("[data-piece=d4]")).to_have_count(0)
    assert guest.state(table, None)["view"]["board"]["d4"] is None
    page.get_by_role("button", name="Undo").click()
    expect(ghost).to_have_count(0)
    guest.hit("pair-left").click()
    guest.hit("e5").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-piece=e5]")).to_be_visible()
    expect(page.locator("[data-ghost]")).to_have_count(0)


def test_a_planned_move_shows_its_way(guest: Guest) -> None:
    table = guest.table()
    guest.play(table, asked(guest, table), "place own1 c3")
    guest.play(table, asked(guest, table), "place own1 f6")
    guest.sit(table)
    guest.hit("c3").click()
    expect(guest.prompt).to_contain_text(re.compile(r"Move (red|blue) 1 from c3\."))
    guest.hit("c4").click()
    page = guest.page
    expect(page.locator("[data-ghost=c4]")).to_be_visible()
    expect(page.locator("[data-piece=c3]")).to_have_attribute("opacity", "0.4")
    guest.confirm()
    expect(page.locator("[data-piece=c4]")).to_be_visible()
    # And afterwards what was done is marked: the place left, and an arrow to the other.
    arrow = page.locator("g[data-mark=last]:has(path[stroke-width='7.5'])")
    expect(arrow).to_be_visible()
    expect(page.locator("g[data-mark=last] path[stroke-dasharray]")).to_have_count(1)


def test_a_placement_and_a_shot_are_marked(guest: Guest) -> None:
    table = guest.table()
    page = guest.page
    first = asked(guest, table)
    guest.play(table, first, "place own1 c3")
    guest.sit(table)
    expect(page.locator("[data-mark=last]")).to_have_count(1)
    guest.play(table, 1 - first, "place own1 c4")
    expect(guest.hit("c4")).to_have_attribute("aria-label", f"c4, {GANGS[1 - first]} 1, fresh")
    # Shooting: pick one's own, sights mark the victim.
    expect(guest.prompt).to_contain_text("Place a gangster")
    guest.hit("c3").click()
    expect(guest.prompt).to_contain_text("from c3, or shoot with it.")
    victim = page.locator("[data-mark=take]")
    expect(victim).to_have_count(1)
    guest.hit("c4").click()
    expect(page.locator("[data-ghost=c4] [data-mark=take]")).to_be_visible()
    guest.confirm()
    expect(guest.hit("c4")).to_have_attribute("aria-label", f"c4, {GANGS[1 - first]} 1, dead")
    expect(page.locator("[data-mark=last] circle").first).to_be_visible()


# Whether every mark of the last move is painted before, and so under, every piece on the streets.
UNDER = """() => {
  const marks = [...document.querySelectorAll('.board [data-mark=last]')];
  const pieces = [...document.querySelectorAll('.board [data-piece]')]
    .filter(one => /^[a-f][1-6]$/.test(one.dataset.piece));
  return marks.length > 0 && pieces.length > 0 && marks.every(mark => pieces.every(piece =>
    mark.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING));
}"""


@pytest.mark.parametrize("narrow", [False, True], ids=["desk", "phone"])
def test_the_mark_of_the_last_move_hides_nothing_of_a_piece(guests: Guests, narrow: bool) -> None:
    guest = guests(**({"viewport": {"width": 390, "height": 844}} if narrow else {})).named()
    table = guest.table(seed=8)
    first = asked(guest, table)
    page = guest.page
    guest.play(table, first, "place own3 c3")
    guest.sit(table)
    moves = (("place own1 d3", "d3"), ("move c3 c4", "c4"), ("place own2 c3", "c3"))
    for at, (move, field) in enumerate(moves):
        page.wait_for_function(UNDER)
        guest.play(table, (first + 1 + at) % 2, move)
        expect(page.locator(f".board [data-piece={field}]")).to_be_visible()
    page.wait_for_function(UNDER)
    badge = page.locator(".board [data-piece=c3] text", has_text=re.compile("^[RB]$"))
    expect(badge).to_be_visible()


@pytest.mark.parametrize("way", ["click", "drag", "touch"])
def test_who_was_drawn_is_placed(guests: Guests, way: str) -> None:
    guest = guests(**(FINGERS if way == "touch" else {})).named()
    table = guest.table()
    guest.play(table, asked(guest, table), "draw left")
    guest.sit(table)
    page = guest.page
    drawn = guest.state(table, asked(guest, table))["view"]["drawn"]
    expect(guest.hit("drawn")).to_be_visible()
    name = guest.hit("drawn").evaluate("one => one.getAttribute('aria-label') ?? one.textContent")
    assert f"{drawn[:-1]} {drawn[-1]}" in name
    if way == "drag":
        start, end = guest.hit("drawn").bounding_box(), guest.hit("b5").bounding_box()
        assert start
        assert end
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(end["x"] + 60, end["y"] - 30, steps=4)
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        page.mouse.up()
    elif way == "touch":
        guest.hit("b5").tap()
    else:
        guest.hit("b5").click()
    expect(page.locator("[data-ghost=b5]")).to_have_text(drawn[-1])
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-piece=b5]")).to_be_visible()


def test_dragging_on_the_board_moves_and_shoots(guest: Guest) -> None:
    table = guest.table()
    first = asked(guest, table)
    guest.play(table, first, "place own1 c3")
    guest.play(table, 1 - first, "place own1 c4")
    guest.sit(table)
    page = guest.page

    def drag(one: str, other: str) -> None:
        start, end = guest.hit(one).bounding_box(), guest.hit(other).bounding_box()
        assert start
        assert end
        page.mouse.move(start["x"] + 40, start["y"] + 40)
        page.mouse.down()
        page.mouse.move(start["x"] + 52, start["y"] + 44, steps=3)
        expect(page.locator(".dragged > svg")).to_be_visible()
        page.mouse.move(end["x"] + 40, end["y"] + 40, steps=5)
        page.mouse.up()

    drag("c3", "b3")
    expect(guest.prompt).to_contain_text("b3")
    assert guest.state(table, first)["draft"]["actions"] == ["move c3 b3"]
    guest.button("Undo").click()
    expect(guest.prompt).to_contain_text("Place a gangster")
    drag("c3", "c4")
    expect(guest.prompt).to_contain_text("Shoot the gangster on c4")
    assert guest.state(table, first)["draft"]["actions"] == ["shoot c4"]
    guest.button("Undo").click()
    expect(guest.prompt).to_contain_text("Place a gangster")
    # Too far: nothing is sent, and the rule is named.
    drag("c3", "e5")
    expect(page.locator(".rail.why")).to_contain_text("exactly one field")
    expect(page.locator(".rail.why")).to_contain_text("Rule B7")
    assert not (guest.state(table, first)["draft"] or {}).get("actions")


@pytest.mark.parametrize("way", ["head", "tray"])
def test_two_lines_at_once_are_chosen_at_their_heads(guest: Guest, way: str) -> None:
    table = guest.table()
    for field in ("a1", "b1", "c1", "d1", "e1", "f2", "f3", "f4", "f5", "f6"):
        place(guest, table, field)
    seat = asked(guest, table)
    guest.sit(table)
    place(guest, table, "f1")
    page = guest.page
    expect(guest.prompt).to_contain_text("Choose which of the two complete lines")
    expect(guest.hit("line-row_1")).to_be_visible()
    guest.expect_targets({"line-row_1", "line-column_f", "score-row", "score-column"})
    assert asked(guest, table) == seat
    guest.hit("line-column_f" if way == "head" else "score-column").click()
    expect(guest.prompt).to_contain_text("Confirm?")
    guest.confirm()
    lines = page.locator(".log li.pt")
    expect(lines).to_have_count(2)
    assert lines.nth(0).inner_text().startswith("Column f")
    assert lines.nth(1).inner_text().startswith("Row 1")


def test_the_phone_has_everything_in_its_tray(guests: Guests) -> None:
    guest = guests(**FINGERS).named()
    table = guest.table()
    guest.sit(table)
    page = guest.page
    tray = page.locator(".tray")
    for key in ("own1", "own2", "own3", "pair-left", "pair-right", "stack-left", "stack-right"):
        expect(tray.locator(f"[data-hit='{key}']")).to_be_in_viewport(ratio=1)
    expect(tray).to_contain_text("Bullets: 2")
    expect(page.locator(".board svg[data-plan=phone]")).to_be_visible()
    box = page.locator(".board svg[role=group]").bounding_box()
    assert box
    assert box["width"] >= 340
    guest.hit("stack-right").tap()
    expect(guest.prompt).to_contain_text("Draw from the right stack")


def test_the_frame_of_a_piece_in_hand_leaves_the_words_above_it_free(guests: Guests) -> None:
    guest = guests(**FINGERS).named()
    guest.sit(guest.table())
    guest.hit("own1").tap()
    expect(guest.hit("own1")).to_have_attribute("aria-pressed", "true")
    words, piece = guest.page.locator(".tray h2").first.bounding_box(), guest.at_rest("own1")
    frame = guest.hit("own1").evaluate(
        "one => { const style = getComputedStyle(one);"
        " return parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset); }"
    )
    assert words
    assert words["y"] + words["height"] <= piece["y"] - frame
