"""Several people at one table, and a server that dies in the middle of a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import SEED, Hand, against_bots, expect_result, opened
from tests.browser.house import PHONE, Guest, House

Guests = Callable[..., Guest]
GAME = "bosses"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("together"), GAME) as one:
        yield one


def forgive_lost_lines(guest: Guest) -> None:
    """A refused connection is a console message of the browser's own, not of the client's."""
    faults: list[str] = guest.faults  # type: ignore[attr-defined]
    lost = ("ERR_CONNECTION", "WebSocket connection to")
    faults[:] = [line for line in faults if not any(word in line for word in lost)]


def test_35_the_server_is_killed_in_mid_game_and_the_game_goes_on(
    guests: Guests, tmp_path: Path
) -> None:
    with opened(tmp_path, GAME) as house:
        guest = guests(house).named().set(confirm=False, forced=False)
        table = against_bots(guest, GAME, 3)
        guest.sit(table)
        hand = Hand(guest)
        for _ in range(2):
            hand.play(presses=6)
            hand.wait()
            before = guest.state(table, 0)
            house.kill()
            expect(guest.page.locator(".rail.warn")).to_contain_text("Connection lost")
            # Locked but readable: the board stays, nothing is marked.
            expect(guest.page.locator(".board svg[role=group]")).to_be_visible()
            expect(guest.page.locator("[data-target]")).to_have_count(0)
            house.open()
            expect(guest.page.locator(".rail.warn")).to_have_count(0)
            guest.wait_ready(GAME)
            after = guest.state(table, 0)
            # Not a move is lost, and not the plan either.
            assert after["view"] == before["view"]
            assert after["draft"] == before["draft"]
        hand.play()
        expect_result(guest, table)
        guest.page.close()
        forgive_lost_lines(guest)


def test_36_and_39_two_browsers_and_two_bots_at_one_table(guests: Guests) -> None:
    vera = guests().named().set(confirm=True, forced=False)
    vera.wait_ready(GAME)
    wish = {"game": GAME, "seats": 4, "mine": [0], "bots": {"2": "random", "3": "random"}}
    info = vera.ask("tables", {**wish, "settings": {"pace": "fast"}, "seed": SEED})
    table = info["table"]
    # The other one comes by the invite link, with a phone.
    ines = guests(viewport=PHONE, has_touch=True, is_mobile=True).set(confirm=True, forced=False)
    ines.page.goto(f"{ines.house.url}/i/{info['invite']}")
    ines.page.get_by_role("textbox").fill("Ines")
    ines.page.keyboard.press("Enter")
    expect(ines.page).to_have_url(f"{ines.house.url}/t/{table}")
    vera.page.goto(f"{vera.house.url}/t/{table}")
    expect(vera.page.get_by_text("Ines").first).to_be_visible()
    vera.ask(f"tables/{table}/start")
    hands = [Hand(vera), Hand(ines, "touch")]
    deadline = time.monotonic() + 240
    while not all(hand.over for hand in hands):
        assert time.monotonic() < deadline
        for hand in hands:
            if hand.ready and not hand.over:
                hand.step()
        vera.page.wait_for_timeout(30)
    for hand in hands:
        expect(hand.guest.page.locator(".end")).to_be_visible()
        assert hand.presses > 5
    expect_result(vera, table)
    # Both saw the same game: their logs have the same last line.
    end = vera.page.locator(".log li").last.inner_text()
    ines.page.locator(".end .x").tap()
    ines.page.get_by_role("button", name="Log").tap()
    expect(ines.page.locator(".log li").last).to_have_text(end)
