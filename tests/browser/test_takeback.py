"""A confirmed turn is taken back: asked for, agreed to or not, at a desk, on a phone, by keys."""

from __future__ import annotations

import os
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.house import DESK, PHONE, Guest

Guests = Callable[..., Guest]
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# Where somebody wants to look at the pictures.
SHOTS = os.environ.get("BACKROOM_SHOTS")


class Two:
    """Two people at bosses, each in a browser; whoever begins is about to confirm."""

    def __init__(
        self, guests: Guests, asking: Any, answering: Any, tongue: str = "en", **more: Any
    ):
        ada = guests(**answering, locale=tongue).named("Ada").set(confirm=False, **more)
        ada.wait_ready("bosses")
        info = ada.ask("tables", {"game": "bosses", "seats": 2, "mine": [0], "seed": 7})
        self.table: str = info["table"]
        # With this seed the second seat begins; so Ada answers.
        bob = guests(**asking, locale=tongue).named("Bob").set(confirm=False, **more)
        bob.ask("join", {"code": info["code"], "seat": 1})
        ada.ask(f"tables/{self.table}/start")
        self.asker, self.other = bob, ada
        self.before = self.view()
        for guest in (bob, ada):
            guest.sit(self.table)

    def view(self) -> Any:
        return self.asker.state(self.table, 1)["view"]

    def draft(self) -> None:
        """A turn after which nothing is turned up, not confirmed yet."""
        state = self.asker.state(self.table, 1)
        text = next(e["text"] for e in state["view"]["legal"] if e["text"].startswith("place own"))
        command = {"id": str(uuid.uuid4()), "seat": 1, "ask": state["ask"], "action": text}
        self.asker.ask(f"tables/{self.table}/commands", command)
        expect(self.asker.button("Confirm")).to_be_enabled()

    def confirm(self) -> None:
        self.draft()
        self.asker.confirm()
        expect(self.asker.button("Take it back")).to_be_visible()


def rail(guest: Guest) -> Any:
    return guest.page.locator(".rail")


def last_line(guest: Guest) -> Any:
    return guest.page.locator(".log li").last


@pytest.mark.parametrize("asking, answering", [
    ({"viewport": DESK}, TOUCH), (TOUCH, {"viewport": DESK}),
], ids=["desk-phone", "phone-desk"])  # fmt: skip
def test_a_turn_is_taken_back_when_the_other_agrees(
    guests: Guests, asking: Any, answering: Any
) -> None:
    two = Two(guests, asking, answering)
    asker, other = two.asker, two.other
    pieces = asker.page.locator("[data-piece]").count()
    two.confirm()
    expect(rail(other)).not_to_contain_text("asks")
    asker.button("Take it back").click()
    expect(rail(asker)).to_contain_text("Waiting for Ada to agree.")
    expect(asker.button("Take it back")).to_have_count(0)
    expect(rail(other)).to_contain_text("Bob asks to take the turn back.")
    _fits(other, "Agree", "Refuse")
    _fits(asker, "Never mind")
    other.button("Agree").click()
    expect(asker.prompt).to_contain_text("Place")
    expect(asker.page.locator(".prompt.yours")).to_be_visible()
    for guest in (asker, other):
        expect(rail(guest)).to_contain_text("Bob takes the turn back.")
    expect(asker.page.locator("[data-piece]")).to_have_count(pieces)
    assert two.view() == two.before
    desk = asker if asking["viewport"] is DESK else other
    expect(last_line(desk)).to_contain_text("Bob takes the turn back.")
    # The line leads to its moment, and from there to that before it.
    last_line(desk).get_by_role("button").click()
    expect(desk.page.locator(".prompt.rep")).to_be_visible()
    desk.page.keyboard.press("[")
    desk.page.keyboard.press("}")
    # And the match goes on.
    two.confirm()
    expect(other.page.locator(".prompt.yours")).to_be_visible()


def _fits(guest: Guest, *names: str) -> None:
    """The buttons are whole on the page, and large enough for a finger where it is one."""
    size = guest.page.viewport_size
    assert size
    for name in names:
        box = guest.settled(guest.button(name))
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["height"] >= (44 if size == PHONE else 24)
        # Nothing lies over it.
        guest.button(name).click(trial=True)


def test_by_keys_alone(guests: Guests) -> None:
    two = Two(guests, {"viewport": DESK}, {"viewport": DESK})
    asker, other = two.asker.page, two.other.page
    two.draft()
    asker.keyboard.press("c")
    expect(two.asker.button("Take it back")).to_be_visible()
    asker.keyboard.press("b")
    expect(rail(two.other)).to_contain_text("Bob asks")
    other.keyboard.press("r")
    for guest in (two.asker, two.other):
        expect(rail(guest)).to_contain_text("Ada does not agree. The turn stands.")
    # It may not be asked for again.
    expect(two.asker.button("Take it back")).to_have_count(0)
    asker.keyboard.press("b")
    two.other.play(two.table, 0, _own(two.other, two.table, 0))
    two.draft()
    asker.keyboard.press("c")
    expect(two.asker.button("Take it back")).to_be_visible()
    asker.keyboard.press("b")
    expect(rail(two.asker)).to_contain_text("Waiting for Ada")
    # Neither does who asks agree to it.
    asker.keyboard.press("a")
    expect(rail(two.asker)).to_contain_text("Waiting for Ada")
    other.keyboard.press("a")
    expect(two.asker.page.locator(".prompt.yours")).to_be_visible()
    expect(last_line(two.asker)).to_contain_text("Bob takes the turn back.")


def test_who_presses_the_buttons_by_keys_keeps_the_focus(guests: Guests) -> None:
    two = Two(guests, {"viewport": DESK}, {"viewport": DESK})
    two.confirm()
    for guest, name in ((two.asker, "Take it back"), (two.other, "Agree")):
        guest.button(name).focus()
        guest.page.keyboard.press("Enter")
        expect(guest.button(name)).to_have_count(0)
        expect(guest.prompt).to_be_focused()


def _own(guest: Guest, table: str, seat: int) -> str:
    legal = [entry["text"] for entry in guest.state(table, seat)["view"]["legal"]]
    return next(text for text in legal if text.startswith("place own"))


def test_who_asked_may_think_better_of_it_and_a_move_is_an_answer(guests: Guests) -> None:
    two = Two(guests, {"viewport": DESK}, {"viewport": DESK})
    two.confirm()
    two.asker.button("Take it back").click()
    two.asker.button("Never mind").click()
    expect(rail(two.other)).to_contain_text("Bob lets the turn stand.")
    two.asker.button("Take it back").click()
    expect(rail(two.other)).to_contain_text("Bob asks")
    two.other.play(two.table, 0, _own(two.other, two.table, 0))
    for guest in (two.asker, two.other):
        expect(rail(guest)).to_contain_text("has lapsed")
    expect(two.asker.button("Take it back")).to_have_count(0)


def test_alone_with_bots_it_is_done_at_once(guests: Guests) -> None:
    guest = guests().named().set(confirm=False)
    table = guest.table("bosses", 2, mine=[1], bots={"0": "random"}, seed=7)
    guest.sit(table)
    before = guest.state(table, 1)["view"]
    guest.play(table, 1, _own(guest, table, 1))
    guest.button("Take it back").click()
    expect(last_line(guest)).to_contain_text("takes the turn back.")
    expect(guest.page.locator(".prompt.yours")).to_be_visible()
    assert guest.state(table, 1)["view"] == before


def test_an_onlooker_and_a_reloaded_page_see_it_too(guests: Guests) -> None:
    two = Two(guests, {"viewport": DESK}, {"viewport": DESK})
    looking_on = guests().named("Cid").sit(two.table)
    two.confirm()
    two.asker.button("Take it back").click()
    expect(rail(looking_on)).to_contain_text("Bob asks to take the turn back. Waiting for Ada")
    expect(looking_on.button("Agree")).to_have_count(0)
    two.other.page.reload()
    expect(rail(two.other)).to_contain_text("Bob asks")
    two.other.button("Agree").click()
    expect(last_line(looking_on)).to_contain_text("Bob takes the turn back.")


WORDS = {
    "en": ("Take it back", "Agree"),
    "de": ("Zug zurücknehmen", "Einverstanden"),
    "nl": ("Zet terugnemen", "Akkoord"),
}


@pytest.mark.parametrize("tongue, theme, size", [
    ("en", "night", DESK), ("de", "day", TOUCH["viewport"]), ("nl", "night", TOUCH["viewport"]),
    ("de", "night", DESK), ("en", "day", TOUCH["viewport"]),
])  # fmt: skip
def test_it_is_read_in_every_language_and_theme(
    guests: Guests, tongue: str, theme: str, size: Any
) -> None:
    takeback, agree = WORDS[tongue]
    two = Two(guests, {"viewport": size}, {"viewport": size}, tongue, theme=theme)
    asker, other = two.asker, two.other
    asker.play(two.table, 1, _own(asker, two.table, 1))
    expect(asker.button(takeback)).to_be_visible()
    box = asker.settled(asker.button(takeback))
    assert box["x"] + box["width"] <= size["width"]
    asker.button(takeback).click()
    expect(other.button(agree)).to_be_visible()
    for guest, who in ((asker, "asks"), (other, "asked")):
        if SHOTS:
            name = f"takeback-{who}-{size['width']}-{tongue}-{theme}.png"
            guest.page.screenshot(path=Path(SHOTS) / name)
        assert faults(guest.page) == []
