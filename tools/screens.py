"""Screenshots of every view at three sizes, by night and by day, into build/screens.

make screens                     all of them
make screens ARGS="table night"  those whose names hold all these words
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from tests.browser.conftest import chromium  # noqa: E402
from tests.browser.house import DESK, PHONE, TABLET, Guest, House  # noqa: E402

OUT = ROOT / "build" / "screens"
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
OPENING = ["place own1 c3", "place own3 d3", "place own2 b4", "place own2 e2", "move c3 c4"]


def opened(guest: Guest) -> str:
    """A game of bosses for three, some moves in."""
    bots = {"1": "random", "2": "random"}
    table = guest.table(seats=3, mine=[0], bots=bots, settings={"pace": "fast"})
    return table


def hot_seat(guest: Guest) -> str:
    table = guest.table(seats=2)
    for action in OPENING:
        seat = guest.state(table, None)["view"]["to_act"][0]
        legal = {one["text"] for one in guest.state(table, seat)["view"]["legal"]}
        if action in legal:
            guest.play(table, seat, action)
    return table


def start(guest: Guest) -> None:
    guest.ask("tables", {"game": "bosses", "seats": 3, "settings": {"listed": True}})
    hot_seat(guest)
    guest.page.goto(guest.house.url)
    expect(guest.page.locator(".poster").first).to_be_visible()
    expect(guest.page.locator(".yg li").first).to_be_visible()


def settings(guest: Guest) -> None:
    start(guest)
    guest.page.get_by_role("button", name="Settings").click()


def host(guest: Guest) -> None:
    guest.page.goto(f"{guest.house.url}/host")
    expect(guest.page.locator("fieldset").first).to_be_visible()


def rules(guest: Guest) -> None:
    guest.page.goto(f"{guest.house.url}/rules/bosses?clause=B8")
    expect(guest.page.locator("article li").first).to_be_visible()


def lobby(guest: Guest) -> None:
    table = guest.ask("tables", {"game": "bosses", "seats": 4, "bots": {"2": "random"}})["table"]
    guest.page.goto(f"{guest.house.url}/t/{table}")
    expect(guest.page.get_by_role("img", name="QR code")).to_be_visible()


def table(guest: Guest) -> None:
    guest.sit(opened(guest))
    expect(guest.page.locator(".prompt.yours")).to_be_visible(timeout=20_000)


def table_picked(guest: Guest) -> None:
    guest.sit(hot_seat(guest))
    guest.hit("pair-left").click()


def table_planned(guest: Guest) -> None:
    table_picked(guest)
    guest.hit("d5").click()
    expect(guest.prompt).to_contain_text("d5")


def table_reason(guest: Guest) -> None:
    guest.sit(hot_seat(guest))
    guest.hit("e5").click(force=True)
    expect(guest.page.locator(".rail.why")).to_be_visible()


def table_replay(guest: Guest) -> None:
    guest.page.goto(f"{guest.house.url}/t/{hot_seat(guest)}?step=3")
    expect(guest.prompt).to_contain_text("move 3")


def table_log(guest: Guest) -> None:
    guest.sit(hot_seat(guest))
    if guest.page.viewport_size != DESK:
        guest.page.get_by_role("button", name="Log").click()


def plain(guest: Guest) -> None:
    guest.sit(guest.table("cosa_nostra", 2))


VIEWS: list[Callable[[Guest], None]] = [
    start,
    settings,
    host,
    rules,
    lobby,
    table,
    table_picked,
    table_planned,
    table_reason,
    table_replay,
    table_log,
    plain,
]


def shoot(browser: Browser, house: House, words: list[str]) -> None:
    for size, viewport in SIZES.items():
        for theme in ("night", "day"):
            for view in VIEWS:
                name = f"{view.__name__}-{size}-{theme}"
                if not all(word in name for word in words):
                    continue
                phone = size == "phone"
                context = browser.new_context(
                    viewport=viewport, has_touch=phone, device_scale_factor=2 if phone else 1
                )
                guest = Guest(house, context.new_page()).set(theme=theme, language="en").named()
                view(guest)
                guest.page.wait_for_timeout(500)
                guest.page.screenshot(path=OUT / f"{name}.png")
                print(name, flush=True)
                context.close()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), "--offer", "bosses,cosa_nostra")
        house.open()
        try:
            found = chromium()
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
            shoot(browser, house, sys.argv[1:])
        finally:
            house.kill()


if __name__ == "__main__":
    main()
