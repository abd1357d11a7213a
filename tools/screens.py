"""Screenshots of every view at three sizes, by night and by day, into build/screens.

make screens                     all of them
make screens ARGS="table night"  those whose names hold all these words
make screens ARGS=readme         the picture of the README, into docs/images
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# Not as `tests.browser`: other packages bring a `tests` of their own.
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from house import DESK, PHONE, TABLET, Guest, House, chromium  # noqa: E402
from playwright.sync_api import Browser, BrowserContext, Error, expect, sync_playwright  # noqa: E402

OUT = ROOT / "build" / "screens"
README = ROOT / "docs" / "images" / "table-bosses.png"
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
THEMES = ("night", "day")
SEED = 7
TRIES = 40  # tables dealt until a position comes up


class Tables:
    """Positions to look at: each is played once, whatever number of pictures is taken of it."""

    def __init__(self, guest: Guest):
        self.guest = guest
        self._made: dict[str, str] = {}

    def get(self, name: str, make: Callable[[], str]) -> str:
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    def moves(self, game: str, seats: int, moves: int) -> str:
        """Some moves into a game whose seats are all in one hand."""
        return self.get(
            f"{game} {seats} {moves}", lambda: self._play(game, seats, SEED, moves, None, {})
        )

    def against_bots(self, game: str, seats: int, turns: int) -> str:
        """After so many turns of the first seat, with bots at the others."""

        def make() -> str:
            bots = {str(seat): "random" for seat in range(1, seats)}
            quick = {"settings": {"pace": "fast"}, "seed": SEED}
            table = self.guest.table(game, seats, mine=[0], bots=bots, **quick)
            rng = random.Random(SEED)
            for _ in range(turns):
                legal = self._my_turn(table)
                self.guest.play(table, 0, rng.choice(legal)["text"])
            self._my_turn(table)
            return table

        return self.get(f"{game} bots {turns}", make)

    def _my_turn(self, table: str) -> list[dict[str, Any]]:
        while not (legal := self.guest.state(table, 0)["view"]["legal"]):
            time.sleep(0.1)
        return list(legal)

    def question(self, ask: str, seats: int = 4, least_round: int = 2, **options: bool) -> str:
        """The card table of chicago_gangsters where that is asked."""

        def make() -> str:
            for seed in range(SEED, SEED + TRIES):

                def reached(seen: dict[str, Any]) -> bool:
                    return bool(seen["ask"] == ask and seen["round_number"] >= least_round)

                table = self._play("chicago_gangsters", seats, seed, 400, reached, options)
                seen = self._asked(table)
                if seen is not None and reached(seen):
                    return table
            raise LookupError(f"nobody was asked: {ask}")

        return self.get(f"{ask} {seats}", make)

    def where(
        self,
        game: str,
        seats: int,
        name: str,
        stop: Callable[[dict[str, Any]], bool],
        **options: Any,
    ) -> str:
        """A table of one hand where that has come about."""

        def make() -> str:
            for seed in range(SEED, SEED + TRIES):
                table = self._play(game, seats, seed, 120, stop, options)
                seen = self._asked(table)
                if seen is not None and stop(seen):
                    return table
            raise LookupError(f"{name} did not come about")

        return self.get(f"{game} {name}", make)

    def finished(self, game: str, seats: int) -> str:
        def make() -> str:
            bots = {str(seat): "random" for seat in range(1, seats)} | {"0": "random"}
            quick = {"settings": {"pace": "none"}, "seed": SEED}
            table = self.guest.table(game, seats, mine=[], bots=bots, **quick)
            while self.guest.look(f"tables/{table}")["state"] != "over":
                time.sleep(0.2)
            return table

        return self.get(f"{game} over", make)

    def _asked(self, table: str) -> dict[str, Any] | None:
        to_act = self.guest.state(table, None)["view"]["to_act"]
        for seat in to_act if isinstance(to_act, list) else []:
            seen: dict[str, Any] = self.guest.state(table, seat)["view"]
            if seen["legal"]:
                return seen
        return None

    def _play(
        self,
        game: str,
        seats: int,
        seed: int,
        moves: int,
        stop: Callable[[dict[str, Any]], bool] | None,
        options: dict[str, Any],
    ) -> str:
        table = self.guest.table(game, seats, seed=seed, options=options)
        rng = random.Random(seed)
        for _ in range(moves):
            seen = self._asked(table)
            if seen is None or (stop and stop(seen)):
                break
            # Who never passes sees more of the game.
            legal = [one for one in seen["legal"] if one["verb"] != "pass"] or seen["legal"]
            self.guest.play(table, seen["seat"], rng.choice(legal)["text"])
        return table


# ---------------------------------------------------------------------------- views

View = Callable[[Guest, Tables], None]


def go(guest: Guest, path: str, seen: str) -> None:
    guest.page.goto(f"{guest.house.url}/{path}")
    expect(guest.page.locator(seen).first).to_be_visible(timeout=20_000)


def sit(guest: Guest, table: str, query: str = "") -> None:
    """At the table; the curtain of a hot seat is lifted."""
    go(guest, f"t/{table}{query}", ".prompt, dialog")
    guest.page.wait_for_timeout(800)
    curtain = guest.page.locator("dialog .btn.pri")
    if curtain.count():
        curtain.first.click()
    expect(guest.page.locator(".board svg, .plain, .end").first).to_be_visible()


def start(guest: Guest, tables: Tables) -> None:
    tables.moves("bosses", 3, 14)
    tables.get("listed", lambda: listed(tables.guest))
    go(guest, "", ".poster")


def listed(guest: Guest) -> str:
    wish = {"game": "bosses", "seats": 3, "settings": {"listed": True}}
    return str(guest.ask("tables", wish)["table"])


def settings(guest: Guest, tables: Tables) -> None:
    start(guest, tables)
    guest.page.get_by_role("button", name="Settings").click()


def host(guest: Guest, tables: Tables) -> None:
    go(guest, "host", "fieldset")


def rules(guest: Guest, tables: Tables) -> None:
    go(guest, "rules/bosses?clause=B8", "article li")


def lobby(guest: Guest, tables: Tables) -> None:
    go(guest, f"t/{tables.get('listed', lambda: listed(tables.guest))}", "svg[role=img], .lobby")


def bosses(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.against_bots("bosses", 4, 6))


def bosses_picked(guest: Guest, tables: Tables) -> None:
    bosses(guest, tables)
    guest.page.locator("[data-hit][data-target]").first.click()


def bosses_reason(guest: Guest, tables: Tables) -> None:
    bosses(guest, tables)
    guest.page.locator(".board [data-hit]:not([data-target])").first.click(force=True)
    expect(guest.page.locator(".rail.why")).to_be_visible()


def bosses_replay(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.against_bots("bosses", 4, 6), "?step=9")


def bosses_log(guest: Guest, tables: Tables) -> None:
    bosses(guest, tables)
    log = guest.page.locator(".dock button, .tabs button").filter(has_text="Log")
    if guest.page.viewport_size != DESK and log.count():
        log.first.click()


def bosses_end(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.finished("bosses", 3))


def curtain(guest: Guest, tables: Tables) -> None:
    go(guest, f"t/{tables.question('lay')}", ".prompt, dialog")


def chicago_talk(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("talk"))


def chicago_lay(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("lay"))


def chicago_three(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("lay", seats=3))


def chicago_five(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("take", seats=5))


def chicago_thug(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("thug", least_round=1))


def chicago_duel(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("duel", least_round=1, godfather=True))


def chicago_round_end(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.question("round_end"))


def chicago_end(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.finished("chicago_gangsters", 4))


def cosa_nostra(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.against_bots("cosa_nostra", 4, 14))


def cosa_nostra_picked(guest: Guest, tables: Tables) -> None:
    cosa_nostra(guest, tables)
    guest.page.locator(".board svg [data-hit][data-target]").first.click(force=True)


def cosa_nostra_die(guest: Guest, tables: Tables) -> None:
    cosa_nostra(guest, tables)
    guest.page.locator("[data-hit^=die-][data-target]").first.click()


def cosa_nostra_two(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.moves("cosa_nostra", 2, 45))


def cosa_nostra_two_gangs(guest: Guest, tables: Tables) -> None:
    def later(seen: dict[str, Any]) -> bool:
        return sum(map(len, seen["standing"].values())) > 8

    sit(guest, tables.where("cosa_nostra", 2, "two gangs", later, two_gangs=True))


def cosa_nostra_three(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.moves("cosa_nostra", 3, 41))


def cosa_nostra_end(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.finished("cosa_nostra", 4))


def gangster(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.moves("gangster", 5, 60))


def gangster_way(guest: Guest, tables: Tables) -> None:
    gangster(guest, tables)
    guest.page.locator("[data-hit^=card-][data-target]").last.click()
    guest.page.locator(".board [data-hit][data-target]").last.hover()


def gangster_reason(guest: Guest, tables: Tables) -> None:
    gangster(guest, tables)
    guest.page.locator("[data-hit^=card-][data-target]").first.click()
    # A place as a whole, no field of it and no car: by its name.
    place = ".board [data-hit]:not([data-target], [data-hit*='.'], [data-hit*='-'])"
    guest.page.locator(place).first.click(force=True, position={"x": 30, "y": 6})
    expect(guest.page.locator(".rail.why")).to_be_visible()


def gangster_two(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.moves("gangster", 2, 71))


def gangster_three(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.moves("gangster", 3, 40))


def gangster_table(guest: Guest, tables: Tables) -> None:
    """On a phone a district's table is opened by a tap; elsewhere it is seen large."""
    gangster(guest, tables)
    if guest.page.viewport_size == PHONE:
        guest.page.locator("[data-hit=chinatown], [data-hit=inside-chinatown]").tap()
    else:
        guest.hit("chinatown").focus()
        guest.page.keyboard.press("e")


def gangster_end(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.finished("gangster", 4))


def may(verb: str) -> Callable[[dict[str, Any]], bool]:
    return lambda seen: any(one["verb"] == verb for one in seen["legal"])


def pick(guest: Guest, *keys: str) -> None:
    for key in keys:
        guest.page.locator(f"[data-hit^='{key}'][data-target]").first.click()


def don_pepe_start(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.where("don_pepe", 3, "start", lambda seen: True))


def don_pepe_pistol(guest: Guest, tables: Tables) -> None:
    def late(seen: dict[str, Any]) -> bool:
        return may("pistol")(seen) and any(seen["cake"]) and bool(seen["asleep"])

    sit(guest, tables.where("don_pepe", 6, "pistol", late))
    pick(guest, "card-pistol")


def don_pepe_pass(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.where("don_pepe", 5, "pass", may("pass_cake")))
    pick(guest, "card-pass_cake", "cake-")


def don_pepe_pills(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.where("don_pepe", 4, "pills", may("pill")))


def don_pepe_free(guest: Guest, tables: Tables) -> None:
    def half(seen: dict[str, Any]) -> bool:
        return sum(map(len, seen["men"])) > 8

    sit(guest, tables.where("don_pepe", 4, "free", half, seating="free"))
    pick(guest, "man-")


def don_pepe_end(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.finished("don_pepe", 4))


def plain_cosa_nostra(guest: Guest, tables: Tables) -> None:
    sit(guest, tables.moves("cosa_nostra", 3, 41), "?plain")


VIEWS: list[View] = [start, settings, host, rules, lobby, curtain]
VIEWS += [bosses, bosses_picked, bosses_reason, bosses_replay, bosses_log, bosses_end]
VIEWS += [chicago_talk, chicago_lay, chicago_three, chicago_five, chicago_thug, chicago_duel]
VIEWS += [chicago_round_end, chicago_end]
VIEWS += [gangster, gangster_way, gangster_reason, gangster_two, gangster_three, gangster_table]
VIEWS += [gangster_end]
VIEWS += [don_pepe_start, don_pepe_pistol, don_pepe_pass, don_pepe_pills, don_pepe_free]
VIEWS += [don_pepe_end]
VIEWS += [cosa_nostra, cosa_nostra_picked, cosa_nostra_die, cosa_nostra_two, cosa_nostra_two_gangs]
VIEWS += [cosa_nostra_three, cosa_nostra_end, plain_cosa_nostra]


# ---------------------------------------------------------------------------- pictures


def window(browser: Browser, home: BrowserContext, size: str) -> BrowserContext:
    """A window of the same person."""
    phone = size == "phone"
    return browser.new_context(
        viewport=SIZES[size],
        has_touch=phone,
        device_scale_factor=2 if phone else 1,
        storage_state=home.storage_state(),
        locale="en-US",
    )


def shoot(browser: Browser, house: House, words: list[str]) -> int:
    """Takes the pictures asked for; how many views could not be shown."""
    home = browser.new_context()
    tables = Tables(Guest(house, home.new_page()).named())
    failed = 0
    for one in VIEWS:
        for size in SIZES:
            for theme in THEMES:
                name = f"{one.__name__.replace('_', '-')}-{size}-{theme}"
                readme = words == ["readme"] and name == "bosses-desk-night"
                if not readme and not all(word in name for word in words):
                    continue
                context = window(browser, home, size)
                guest = Guest(house, context.new_page()).set(theme=theme, language="en")
                try:
                    one(guest, tables)
                    guest.page.wait_for_timeout(500)
                    guest.page.screenshot(path=README if readme else OUT / f"{name}.png")
                    print(name, flush=True)
                except (AssertionError, LookupError, Error) as error:
                    failed += 1
                    print(f"{name}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
                context.close()
    return failed


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            return 1 if shoot(browser, house, sys.argv[1:]) else 0
        finally:
            house.kill()


if __name__ == "__main__":
    raise SystemExit(main())
