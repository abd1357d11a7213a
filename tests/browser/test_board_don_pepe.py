"""The round table: what is shown, and how cards are played and men are dragged."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.don_pepe_table import (
    FINGERS,
    GAME,
    GANGS,
    Guests,
    View,
    asked,
    may,
    middle,
    near,
    pick,
    reached,
    sit,
)
from tests.browser.hands import house_of
from tests.browser.house import Guest

house = house_of(GAME)


# ---------------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("seats, men", [(3, 10), (4, 7), (5, 6), (6, 5)])
def test_everybody_sits_where_the_position_says(guest: Guest, seats: int, men: int) -> None:
    table = guest.table(GAME, seats, seed=1)
    sit(guest, table)
    view = guest.state(table, None)["view"]
    kinds = {chair: kind for kind, chairs in view["kinds"].items() for chair in chairs}
    box = guest.look(f"games/{GAME}/box/{view['edition']}")
    page = guest.page
    expect(page.locator(".board [data-piece^=c]:not([data-piece^=cake])")).to_have_count(
        seats * men
    )
    for chair, item in box["chairs"].items():
        name = guest.hit(f"c{chair}").get_attribute("aria-label") or ""
        owner = next((n for n, chairs in enumerate(view["men"]) if chair in chairs), None)
        words = {"gambling": "gambling hall", "register": "cash register", "x": "X mat"}
        told = [f"Chair {chair}", words.get(item, item)]
        told += ["empty"] if owner is None else [f"{GANGS[owner]} {kinds[chair].capitalize()}"]
        assert name == ", ".join(told)
        if owner is not None:
            piece = page.locator(f".board [data-piece=c{chair}]")
            assert piece.locator("text").first.text_content() == GANGS[owner][0].upper()
    pot = {3: "$117,000", 4: "$87,000", 5: "$68,000", 6: "$58,000"}[seats]
    expect(page.locator(".board [data-place=pot]")).to_contain_text(pot)
    expect(page.get_by_role("img", name=f"Pile: {60 - 5 * seats} cards to draw")).to_be_visible()
    expect(page.get_by_role("img", name="Pills left in stock: 18")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_facing_chairs_lie_straight_across_and_heads_at_the_ends(
    guests: Guests, phone: bool
) -> None:
    guest = guests(**(FINGERS if phone else {})).named()
    table = guest.table(GAME, 3, seed=1)
    sit(guest, table)
    box = guest.look(f"games/{GAME}/box/hasbro-1999")
    spots = {chair: middle(guest.hit(f"c{chair}")) for chair in box["chairs"]}
    across = 1 if phone else 0
    for chair, other in box["opposites"].items():
        if other:
            assert spots[chair][across] == pytest.approx(spots[str(other)][across], abs=1)
    heads = [chair for chair, item in box["chairs"].items() if item == "x"]
    along = [spots[chair][across] for chair in box["chairs"]]
    assert {spots[head][across] for head in heads} == {min(along), max(along)}


def test_sleepers_cakes_and_panels_are_told(guest: Guest) -> None:
    def stop(seen: View) -> bool:
        return bool(seen["asleep"] and any(seen["cake"]) and seen["ask"] == "card")

    table, view = reached(guest, stop, 5)
    sit(guest, table)
    page = guest.page
    for chair in view["asleep"]:
        assert "asleep" in (guest.hit(f"c{chair}").get_attribute("aria-label") or "")
        expect(page.locator(f"[data-piece=c{chair}] [href='#i-pill']")).to_have_count(1)
    for seat, chair in enumerate(view["cake"]):
        panel = page.locator(f".pp[data-seat='{seat}']")
        expect(panel).to_contain_text(f"at {chair}" if chair else "ready")
        cake = page.locator(f"[data-piece=cake-{GANGS[seat]}]")
        expect(cake).to_have_count(1 if chair else 0)
        if chair:
            expect(guest.hit(f"cake-{GANGS[seat]}")).to_have_attribute(
                "aria-label", f"{GANGS[seat]} cake at chair {chair}"
            )
            expect(page.locator(f"[data-danger='{chair}']")).to_have_count(1)
    left = 18 - len(view["asleep"])
    expect(page.get_by_role("img", name=f"Pills left in stock: {left}")).to_be_visible()


def test_income_is_shown_chair_by_chair(guest: Guest) -> None:
    # Yellow begins with a bar, a gambling hall and the Boss: 1,000 each.
    table = guest.table(GAME, 3, seed=1)
    sit(guest, table)
    chips = guest.page.locator("[data-income]")
    assert chips.all_text_contents() == ["+1,000"] * 3
    assert {chip.get_attribute("data-income") for chip in chips.all()} == {"18", "21", "25"}
    expect(guest.page.locator(".tray [aria-current=step]")).to_contain_text("Cards")
    expect(guest.page.locator(".tray")).to_contain_text("Income: +3,000")


def test_the_box_says_what_lies_where_and_what_it_pays(guest: Guest) -> None:
    house = guest.look(f"games/{GAME}/box/hasbro-1999")
    chairs = house["chairs"] | {"7": "x", "15": "bar"}
    blast = house["blast"] | {"15": ["14", "15"]}
    figures = {"boss_share": 7000, "business_share": 3000, "pair_share": 9000}
    guest.unpack(GAME, chairs=chairs, blast=blast, **figures)
    sit(guest, guest.table(GAME, 3, seed=1))
    assert "bar" in (guest.hit("c15").get_attribute("aria-label") or "")
    assert "X mat" in (guest.hit("c7").get_attribute("aria-label") or "")
    for key, told in {
        "c15": "Bar: pays 3,000; both bars together 9,000.",
        "c25": "The Boss earns 7,000 on any chair.",
    }.items():
        guest.hit(key).hover()
        expect(guest.page.get_by_role("tooltip")).to_contain_text(told)


# ---------------------------------------------------------------------------- cards


def test_2_marked_is_what_is_legal_and_nothing_else(guest: Guest) -> None:
    table, view = reached(guest, may("knife"), 5)
    sit(guest, table)
    hand = view["hands"][view["seat"]]
    cards = {f"card-{card}" for card, number in hand.items() if number}
    guest.expect_targets(cards)
    for card in sorted(cards):
        guest.hit(card).click()
        verb = card.removeprefix("card-")
        mine = [one for one in view["legal"] if one["verb"] == verb]
        keys = {"discards"}
        for one in mine:
            arguments = one["arguments"]
            if verb in ("pass_cake", "kaboum"):
                keys.add(f"cake-{arguments[0]}")
            elif verb in ("cocktail", "cops"):
                keys.add("felt")
            else:
                keys.add(f"c{arguments[0]}")
        # Whoever can do it is a way to begin, as foretold.
        told = guest.look(f"tables/{table}/foretell?seat={view['seat']}")["foretold"]
        doers = {
            f"c{event['origin']}"
            for one in mine
            for event in told[one["text"]]
            if event["event"] == "died" and event["origin"]
        }
        guest.expect_targets(keys | doers)
        guest.page.keyboard.press("Escape")
        guest.hit(card).click()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("verb", ["pistol", "knife"])
def test_lines_of_fire_go_from_true_place_to_true_place(
    guests: Guests, verb: str, phone: bool
) -> None:
    guest = guests(**(FINGERS if phone else {})).named()
    table, view = reached(guest, may(verb), 5)
    sit(guest, table)
    pick(guest, f"card-{verb}")
    told = guest.look(f"tables/{table}/foretell?seat={view['seat']}")["foretold"]
    page = guest.page
    ways = {}
    for action in (one for one in view["legal"] if one["verb"] == verb):
        died = next(event for event in told[action["text"]] if event["event"] == "died")
        ways[died["chair"]] = died["origin"]
        assert died["origin"] in view["men"][view["seat"]]
    expect(page.locator("[data-reach]")).to_have_count(len(ways))
    for victim, doer in ways.items():
        ends = page.locator(f"[data-reach='{doer}-{victim}'] path").first.evaluate(
            """one => [0, one.getTotalLength()].map(far => {
              const at = one.getPointAtLength(far).matrixTransform(one.getScreenCTM());
              return [at.x, at.y];
            })"""
        )
        places = {chair: middle(guest.hit(f"c{chair}")) for chair in (doer, victim)}
        # Each end lies at the edge of its chair, and next to no other.
        assert any(near(tuple(end), places[doer], 30) for end in ends)
        assert any(near(tuple(end), places[victim], 30) for end in ends)
        expect(page.locator("[data-mark=take]")).to_have_count(len(ways))


def test_a_shot_by_who_fires_it_is_the_same_shot(guest: Guest) -> None:
    table, view = reached(guest, may("pistol"), 5)
    sit(guest, table)
    victim = next(one["arguments"][0] for one in view["legal"] if one["verb"] == "pistol")
    box = guest.look(f"games/{GAME}/box/hasbro-1999")
    doer = str(box["opposites"][victim])
    pick(guest, "card-pistol", f"c{doer}")
    guest.expect_targets({f"c{victim}"})
    guest.hit(f"c{victim}").click()
    expect(guest.button("Undo")).to_be_enabled()
    assert guest.state(table, view["seat"])["draft"]["actions"] == [f"pistol {victim}"]
    # Planned, not done: taken back, nothing is left of it.
    guest.button("Undo").click()
    expect(guest.page.locator("[data-ghost]")).to_have_count(0)
    expect(guest.page.locator(f"[data-piece=c{victim}]")).to_be_visible()
    assert guest.state(table, None)["view"]["men"] == view["men"]
    pick(guest, "card-pistol")
    guest.hit(f"c{victim}").click()
    guest.page.get_by_role("button", name="End the turn").click()
    guest.confirm()
    expect(guest.page.locator(f"[data-piece=c{victim}]")).to_have_count(0)
    expect(guest.page.locator(f"[data-dead='{victim}']")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_sliding_a_cake_shows_where_it_comes_to_rest_and_whom_it_reaches(
    guests: Guests, phone: bool
) -> None:
    guest = guests(**(FINGERS if phone else {})).named()
    table, view = reached(guest, may("pass_cake", 2), 5)
    sit(guest, table)
    slide = next(one for one in view["legal"] if one["verb"] == "pass_cake")
    gang, direction = slide["arguments"]
    pick(guest, "card-pass_cake", f"cake-{gang}")
    expect(guest.prompt).to_contain_text("Pass the cake: pick a direction.")
    told = guest.look(f"tables/{table}/foretell?seat={view['seat']}")["foretold"]
    rest = next(e["target"] for e in told[slide["text"]] if e["event"] == "cake_passed")
    page = guest.page
    ghost = page.locator(f"[data-rest='{direction}-{rest}']")
    expect(ghost).to_be_visible()
    expect(page.locator(f"[data-danger='{rest}']").first).to_be_attached()
    assert near(middle(ghost), middle(page.locator(f"[data-mat='{rest}']")), 45)
    at = middle(ghost)
    guest.hit(f"slide-{direction}").click()
    # Drawn where it will be, and nobody else knows yet.
    cake = page.locator(f"[data-piece=cake-{gang}]")
    expect(guest.hit(f"cake-{gang}")).to_have_attribute(
        "aria-label", f"{gang} cake at chair {rest}"
    )
    assert near(middle(cake), at, 6)
    assert guest.state(table, None)["view"]["cake"] == view["cake"]
    page.locator(".prompt .btn", has_text="Undo").click()
    old = view["cake"][GANGS.index(gang)]
    expect(guest.hit(f"cake-{gang}")).to_have_attribute("aria-label", f"{gang} cake at chair {old}")


def test_a_cocktail_picks_drinkers_one_by_one_and_is_taken_back(guest: Guest) -> None:
    def stop(seen: View) -> bool:
        drinkers = {"1", "4", "8", "13", "14", "16", "20", "24", "26"}
        sitting = {chair for chairs in seen["men"] for chair in chairs}
        return may("cocktail")(seen) and len(drinkers & sitting - set(seen["asleep"])) > 3

    table, view = reached(guest, stop)
    sit(guest, table)
    pick(guest, "card-cocktail")
    guest.expect_targets({"felt", "discards"})
    guest.hit("felt").click()
    expect(guest.prompt).to_contain_text("Whose drink")
    drinkers = {key.removeprefix("c") for key in guest.targets()}
    assert len(drinkers) > 3
    # Nobody learns anything from these pills: all of them are one draft.
    chosen = sorted(drinkers - set(view["asleep"]))[:3]
    for chair in chosen:
        sleeping = guest.page.locator(f"[data-piece=c{chair}] [href='#i-sleep']")
        guest.hit(f"c{chair}").click()
        expect(sleeping).to_have_count(1)
        guest.button("Undo").click()
        expect(sleeping).to_have_count(0)
        guest.hit(f"c{chair}").click()
        expect(sleeping).to_have_count(1)
    assert guest.state(table, None)["view"]["asleep"] == view["asleep"]
    # In the middle of a turn there is nothing to confirm: the question would come again.
    expect(guest.prompt).to_contain_text("second card")
    expect(guest.button("Confirm")).to_be_disabled()
    guest.page.get_by_role("button", name="End the turn").click()
    guest.confirm()
    expect(guest.page.locator(".log li", has_text="drugs")).to_have_count(3)


def test_cards_are_laid_away_and_the_turn_is_ended(guest: Guest) -> None:
    table, view = reached(guest, lambda seen: seen["ask"] == "card")
    sit(guest, table)
    card = next(card for card, number in view["hands"][view["seat"]].items() if number)
    pick(guest, f"card-{card}")
    guest.hit("discards").click()
    expect(guest.page.locator("[data-ghost=discards]")).to_be_visible()
    guest.confirm()
    guest.until(lambda: guest.state(table, None)["view"]["discards"][card] == 1)
    other, _ = reached(guest, lambda seen: seen["ask"] == "second")
    sit(guest, other)
    guest.page.get_by_role("button", name="End the turn").click()
    guest.confirm()
    guest.until(lambda: guest.state(other, None)["view"]["phase"] == "card")


def test_a_second_move_waits_as_a_ghost_on_its_chair(guest: Guest) -> None:
    table, view = reached(guest, lambda seen: seen["ask"] == "second" and may("move")(seen))
    sit(guest, table)
    chair = next(one["arguments"][0] for one in view["legal"] if one["verb"] == "move")
    guest.hit(f"c{chair}").click()
    expect(guest.prompt).to_contain_text("Which empty chair")
    free = sorted(guest.targets())[0]
    guest.hit(free).click()
    ghost = guest.page.locator(f"[data-ghost={free}]")
    expect(ghost.locator("[data-mark=plan]")).to_be_visible()
    assert near(middle(ghost), middle(guest.hit(free)), 12)
    guest.button("Undo").click()
    expect(ghost).to_have_count(0)


def test_who_has_no_move_to_add_is_told_so(guest: Guest) -> None:
    table, _ = reached(guest, lambda seen: seen["ask"] == "second" and not may("move")(seen))
    sit(guest.set(forced=False), table)
    expect(guest.prompt).to_contain_text("No Move that you could add")


# ---------------------------------------------------------------------------- 5 drag


def drag(guest: Guest, start: str, end: str) -> None:
    """By the mouse, step by step."""
    mouse = guest.page.mouse
    x, y = middle(guest.hit(start))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 4, y - 12, steps=3)
    expect(guest.page.locator(".dragged")).to_be_visible()
    mouse.move(*middle(guest.hit(end)), steps=6)
    mouse.up()


def test_5_free_seating_is_placed_by_dragging_men_to_chairs(guest: Guest) -> None:
    table = guest.table(GAME, 4, seed=1, options={"seating": "free"})
    seen = asked(guest, table)
    assert seen
    sit(guest, table)
    drag(guest, "man-boss", "c7")
    expect(guest.page.locator("[data-ghost=c7]")).to_be_visible()
    assert guest.state(table, seen["seat"])["draft"]["actions"] == ["place boss 7"]
    guest.button("Undo").click()
    drag(guest, "man-mike", "c21")
    guest.confirm()
    guest.until(lambda: "21" in guest.state(table, None)["view"]["kinds"]["mike"])


def test_5_a_card_and_a_man_are_dragged_too(guest: Guest) -> None:
    table, view = reached(guest, may("move"))
    sit(guest, table)
    own = next(one["arguments"][0] for one in view["legal"] if one["verb"] == "move")
    drag(guest, "card-move", f"c{own}")
    expect(guest.prompt).to_contain_text("Which empty chair")
    expect(guest.page.locator(f"[data-hit=c{own}][data-target]")).to_have_count(1)
    empty = next(key for key in sorted(guest.targets()) if key != f"c{own}")
    drag(guest, f"c{own}", empty)
    expect(guest.page.locator(f"[data-piece={empty}]")).to_be_visible()
    assert guest.state(table, view["seat"])["draft"]["actions"] == [
        f"move {own}",
        f"to {empty.removeprefix('c')}",
    ]


# ---------------------------------------------------------------------------- 22 reasons


def test_22_the_server_says_why_not(guest: Guest) -> None:
    def stop(seen: View) -> bool:
        return may("pistol")(seen) and may("knife")(seen)

    table, view = reached(guest, stop, 5)
    sit(guest, table)
    rail = guest.page.locator(".rail.why")
    told = guest.look(f"tables/{table}/foretell?seat={view['seat']}")["foretold"]
    doers = {e["origin"] for all in told.values() for e in all if e["event"] == "died"}
    shot_at = {one["arguments"][0] for one in view["legal"] if one["verb"] == "pistol"}
    sitting = {chair for chairs in view["men"] for chair in chairs}
    others = sitting - set(view["men"][view["seat"]])
    out_of_reach = sorted(others - shot_at - {"15", "30"} - doers)[0]
    pick(guest, "card-pistol")
    guest.hit(f"c{out_of_reach}").click(force=True)
    expect(rail).to_contain_text("Right opposite that chair")
    expect(rail).to_contain_text("P10")
    empty = sorted({str(n) for n in range(1, 31)} - sitting - {"15", "30"})
    if empty:
        guest.hit(f"c{empty[0]}").click(force=True)
        expect(rail).to_contain_text("nobody there to")
    guest.page.keyboard.press("Escape")
    guest.hit("card-knife").click()
    reach = {one["arguments"][0] for one in view["legal"] if one["verb"] == "knife"}
    guest.hit(f"c{sorted(others - reach - doers)[0]}").click(force=True)
    expect(rail).to_contain_text("P9")
    assert guest.state(table, view["seat"])["draft"] in (None, {"actions": [], "barrier": False})


def test_22_no_try_is_left_without_a_sentence(guest: Guest) -> None:
    """Whatever is clicked in vain, with a card in hand or with none: the server says why."""
    table, view = reached(guest, lambda seen: seen["ask"] == "card" and any(seen["cake"]), 5)
    sit(guest, table)
    rail = guest.page.locator(".rail.why")
    own = view["men"][view["seat"]]
    foreign = next(chair for chairs in view["men"] for chair in chairs if chair not in own)
    cards = [f"card-{card}" for card, number in view["hands"][view["seat"]].items() if number]
    for card in ("", *cards):
        if card:
            pick(guest, card)
        for key in {f"c{foreign}", "felt", "discards"} - guest.targets():
            if key == "felt" and card not in ("", "card-cocktail", "card-cops"):
                continue
            guest.hit(key).click(force=True)
            expect(rail).to_be_visible()
            guest.page.locator(".rail.why .x").click()
            expect(rail).to_have_count(0)
        if card:
            guest.page.keyboard.press("Escape")
            expect(guest.hit(card)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    "language, nobody", [("en", "nobody"), ("de", "niemand"), ("nl", "niemand")]
)
def test_43_the_heads_of_the_table_face_nobody(guests: Guests, language: str, nobody: str) -> None:
    guest = guests().named().set(language=language)
    guest.sit(guest.table(GAME, 3, mine=[0], bots={"1": "random", "2": "random"}), "?plain")
    chairs = guest.page.locator(".position tr").filter(has=guest.page.locator("th[scope=row]"))
    for head in ("15", "30"):
        row = chairs.filter(has=guest.page.get_by_role("rowheader", name=head, exact=True))
        cells = row.get_by_role("cell").all_inner_texts()
        assert nobody in cells
        assert "0" not in cells
