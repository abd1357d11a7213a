"""`python -m bench.browser`: load times of the client, and long tasks of its main thread.

The script and style of the first load, the time until the start page and a table can be used, and
the longest task of the page's main thread while moves are made and seen; at the processor's full
speed and slowed down four times. Machines are shared and noisy: medians of several rounds are
given, and tasks go by the processor's time as well as by the clock.

What is aimed at: at full speed no task over 50 ms; four times slower the start page can be used
within 1.5 s and a table within 2.5 s. Tasks four times slower tell how far slow phones are from it.
"""

from __future__ import annotations

import argparse
import gzip
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

# Not as `tests.browser`: other packages bring a `tests` of their own.
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from house import DESK, Guest, House, chromium
from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console
from rich.table import Table

GAMES = {"bosses": 2, "gangster": 4, "don_pepe": 4, "cosa_nostra": 4, "chicago_gangsters": 3}
SEED = 7
# Until something can be pressed, and the main thread has had time to answer: two frames later.
USABLE = """until => new Promise(done => {
  const look = () => document.querySelector(until)
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))
    : setTimeout(look, 5);
  look();
})"""
START, TARGET = ".poster .btn.pri:not([disabled])", "[data-hit][data-target]"
CONFIRM = ".prompt .btn.pri:not([disabled])"
# Where hands are hidden, who plays for several is asked to say who is here.
CURTAIN = ".cover ~ dialog .btn.pri"
BARS = "Aimed at: tasks of 50 ms at most at 1×; at 4× the start page in 1,500, a table in 2,500."
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,__metadata"


def fresh(browser: Browser, house: House, slower: float, name: str = "Vera") -> Guest:
    """A fresh browser context with an empty cache."""
    page = browser.new_context(viewport=DESK, locale="en-US").new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return Guest(house, page).named(name)


def against_bots(host: Guest, game: str, seats: int) -> str:
    """A table with bots at all seats but the first, which is asked."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = host.table(game, seats, mine=[0], bots=bots, seed=SEED, settings={"pace": "fast"})
    host.until(lambda: bool(host.state(table, 0)["view"]["legal"]))
    return table


def usable(guest: Guest, path: str, until: str) -> float:
    """Milliseconds from asking for the page until it can be used."""
    guest.page.goto(f"{guest.house.url}/{path}", wait_until="commit")
    return float(guest.page.evaluate(USABLE, until))


def first_load(guest: Guest) -> dict[str, int]:
    """Bytes of the first load, compressed, by sort."""
    found: dict[str, set[str]] = {".js": set(), ".css": set(), ".woff2": set()}

    def note(url: str) -> None:
        for ending, urls in found.items():
            if url.endswith(ending):
                urls.add(url)

    guest.page.on("response", lambda got: note(got.url))
    usable(guest, "", START)
    return {
        ending: sum(len(gzip.compress(guest.page.request.get(url).body())) for url in urls)
        for ending, urls in found.items()
    }


def longest_task(page: Page, deed: Callable[[], None]) -> tuple[float, float]:
    """The main thread's longest task meanwhile, in milliseconds: by the clock, by the processor."""
    tool = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    tool.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    tool.on("Tracing.tracingComplete", lambda _: done.append(True))
    tool.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    deed()
    tool.send("Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    # The page's own thread is the one that its scripts run on.
    scripts = [
        (one["pid"], one["tid"])
        for one in events
        if one["name"] in ("FunctionCall", "EvaluateScript")
    ]
    main = max(set(scripts), key=scripts.count)
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) == main]
    return (
        max(one.get("dur", 0) for one in tasks) / 1000,
        max(one.get("tdur", 0) for one in tasks) / 1000,
    )


def watched(browser: Browser, house: House, game: str, slower: float, moves: int) -> list[Any]:
    """Longest tasks of an onlooker's page while moves are made elsewhere."""
    host = fresh(browser, house, 1)
    table = host.table(game, GAMES[game], seed=SEED)
    onlooker = fresh(browser, house, slower, "Otto").sit(table)
    rng = random.Random(SEED)
    found = []
    for _ in range(moves):
        seat = host.state(table, None)["view"]["to_act"][0]
        legal = host.state(table, seat)["view"]["legal"]

        def deed(seat: int = seat, action: str = rng.choice(legal)["text"]) -> None:
            host.play(table, seat, action)
            onlooker.page.wait_for_timeout(700)

        found.append(longest_task(onlooker.page, deed))
    host.page.context.close()
    onlooker.page.context.close()
    return found


def clicked(browser: Browser, house: House, game: str, slower: float, moves: int) -> list[Any]:
    """Longest tasks while own moves are picked, placed and confirmed."""
    guest = fresh(browser, house, slower)
    guest.sit(guest.table(game, GAMES[game], seed=SEED))
    rng = random.Random(SEED)
    page = guest.page
    confirm, curtain = page.locator(CONFIRM), page.locator(CURTAIN)

    def deed() -> None:
        # What cannot be taken back is done at once: then the next player's curtain is down.
        while not confirm.count() and not curtain.count():
            if targets := sorted(guest.targets()):
                guest.hit(rng.choice(targets)).first.click()
            page.wait_for_timeout(50)
        if confirm.count():
            guest.confirm()
        page.wait_for_timeout(700)

    found = []
    for _ in range(moves):
        expect(page.locator(f"{TARGET}, {CURTAIN}").first).to_be_attached()
        if curtain.count():
            curtain.click()
            expect(page.locator(TARGET).first).to_be_attached()
        found.append(longest_task(page, deed))
    guest.page.context.close()
    return found


def row(table: Table, what: str, slower: float, figures: list[Any]) -> None:
    """A figure's line: times as one number, tasks by the clock and by the processor."""
    if isinstance(figures[0], float):
        shown = f"{median(figures):.0f}", f"{max(figures):.0f}", ""
    else:
        clock, own = zip(*figures, strict=True)
        shown = f"{median(clock):.0f}", f"{max(clock):.0f}", f"{max(own):.0f}"
    table.add_row(what, f"{slower:g}×", *shown)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="page loads, and moves")
    parser.add_argument("--static", default="", metavar="FOLDER", help="another built client")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="these alone")
    chosen = parser.parse_args()
    games = chosen.games
    console = Console()
    more = ["--static", chosen.static] if chosen.static else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), "--offer", ",".join(games), *more)
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            host = fresh(browser, house, 1)
            tables = {game: against_bots(host, game, GAMES[game]) for game in games}
            sizes = first_load(fresh(browser, house, 1))
            console.print(
                "First load, compressed: " + ", ".join(f"{k} {v}" for k, v in sizes.items())
            )
            shown = Table(
                "milliseconds", "slowed", "median", "longest", "longest, processor’s", caption=BARS
            )
            for slower in (1, 4):
                pages = {
                    "start page": ("", START),
                    **{f"a table of {one}": (f"t/{tables[one]}", TARGET) for one in games},
                }
                for what, (path, until) in pages.items():
                    times = []
                    for _ in range(chosen.rounds):
                        guest = fresh(browser, house, slower)
                        if until is TARGET:
                            guest.page.context.add_cookies(host.page.context.cookies())  # type: ignore[arg-type]
                        times.append(usable(guest, path, until))
                        guest.page.context.close()
                    row(shown, f"{what} can be used", slower, times)
                for game in games:
                    tasks = clicked(browser, house, game, slower, chosen.rounds)
                    row(shown, f"longest task, own moves of {game}", slower, tasks)
                for game in games:
                    tasks = watched(browser, house, game, slower, chosen.rounds)
                    row(shown, f"longest task, moves of {game} seen", slower, tasks)
            console.print(shown)
            browser.close()
        finally:
            house.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
