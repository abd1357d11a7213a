"""A real server for browsers, and short ways to a table."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

DESK, TABLET, PHONE = (
    {"width": 1440, "height": 900},
    {"width": 768, "height": 1024},
    {"width": 360, "height": 640},
)

# Tables are dealt, and bots choose, alike in every run.
SEED = 8


def chromium() -> str | None:
    """The browser of this machine; without windows where there is a choice, which is faster."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """A server process on a database of its own; can be killed and opened again."""

    def __init__(self, folder: Path, *more: str):
        self.port = free_port()
        self.folder = folder
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        words = [sys.executable, "-m", "backroom.server", "serve", "--port", str(self.port)]
        words += ["--database", f"sqlite:///{self.folder / 'house.db'}", "--no-open-browser"]
        words += ["--requests", "0", "--tables", "0", "--seeds", *self.more]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """No goodbye: as if the power had gone."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


class Guest:
    """One browser page, with a name, and the API as that person."""

    def __init__(self, house: House, page: Page, newcomer: bool = False):
        self.house = house
        self.page = page
        # Words of complaints that a test calls for.
        self.forgiven: list[str] = []
        # Newcomers find a piece in hand at their first turn; tests begin after that.
        if not newcomer:
            self.set(played=True)

    def ask(self, path: str, body: Any = None, method: str = "POST") -> Any:
        answer = self.page.request.fetch(
            f"{self.house.url}/api/{path}",
            method=method,
            data=body if body is not None else None,
            headers={"Origin": self.house.url},
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def forgive(self, *words: str) -> None:
        """A browser writes down every answer from 400 on, and whatever does not load."""
        self.forgiven += words

    def look(self, path: str) -> Any:
        return self.ask(path, method="GET")

    def named(self, name: str = "Vera") -> Guest:
        self.ask("me", {"name": name})
        return self

    def set(self, **settings: Any) -> Guest:
        """What a person has set on this device, before the page is opened."""
        wish = json.dumps(settings)
        self.page.add_init_script(
            "localStorage.setItem('backroom', JSON.stringify("
            f"{{ ...{wish}, ...JSON.parse(localStorage.getItem('backroom') ?? '{{}}') }}))"
        )
        return self

    def wait_ready(self, game: str) -> None:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            games = {one["name"]: one for one in self.look("games")["games"]}
            if games[game]["ready"]:
                return
            time.sleep(0.3)
        raise AssertionError(f"{game} is not ready")

    def table(self, game: str = "bosses", seats: int = 2, **more: Any) -> str:
        """A running table; all seats are this guest's unless bots are named."""
        self.wait_ready(game)
        mine = list(range(seats))
        wish = {"game": game, "seats": seats, "mine": mine, "start": True, "seed": SEED, **more}
        info = self.ask("tables", wish)
        table: str = info["table"]
        return table

    def sit(self, table: str, query: str = "") -> Guest:
        self.page.goto(f"{self.house.url}/t/{table}{query}")
        expect(self.page.locator(".prompt")).to_be_visible()
        expect(self.page.locator(".board svg, .plain").first).to_be_visible()
        expect(self.page.locator(".log[aria-busy=true]")).to_have_count(0)
        return self

    def state(self, table: str, seat: int | None = 0) -> Any:
        return self.look(f"tables/{table}/state" + ("" if seat is None else f"?seat={seat}"))

    def until(self, met: Callable[[], bool]) -> None:
        """Waits for what only the server can tell; the page goes on meanwhile."""
        deadline = time.monotonic() + 60
        while not met():
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(50)

    def play(self, table: str, seat: int, action: str) -> None:
        """A move from elsewhere: another device of that seat."""
        import uuid

        ask = self.state(table, seat)["ask"]
        command = {"id": str(uuid.uuid4()), "seat": seat, "ask": ask, "action": action}
        self.ask(f"tables/{table}/commands", command | {"confirm": "yes"})

    def unpack(self, game: str, **figures: Any) -> Guest:
        """The page is told of another box, with these figures in place of the house's."""

        def other(route: Route) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, json=answer.json() | figures)

        self.page.route(f"**/api/games/{game}/box/*", other)
        return self

    # ---------------------------------------------------------------- on the page

    @property
    def prompt(self) -> Any:
        return self.page.locator(".prompt [role=status]")

    def hit(self, key: str) -> Any:
        return self.page.locator(f"[data-hit='{key}']")

    def targets(self) -> set[str]:
        found = self.page.locator("[data-hit][data-target]").evaluate_all(
            "all => all.map(one => one.dataset.hit)"
        )
        return set(found)

    def expect_targets(self, keys: set[str]) -> None:
        """Exactly these are marked, as soon as the page has come so far."""
        try:
            self.page.wait_for_function(
                "keys => JSON.stringify([...new Set([...document.querySelectorAll("
                "'[data-hit][data-target]')].map(one => one.dataset.hit))].sort()) === keys",
                arg=json.dumps(sorted(keys), separators=(",", ":")),
            )
        except PlaywrightTimeout:
            assert self.targets() == keys

    def at_rest(self, key: str) -> Any:
        """Where a place is, once it moves no more."""
        return self.settled(self.hit(key))

    def settled(self, thing: Any) -> Any:
        """Where something is, once it moves no more."""
        found = thing.bounding_box()
        for _ in range(100):
            self.page.wait_for_timeout(120)
            last, found = found, thing.bounding_box()
            if found == last:
                return found
        raise AssertionError(f"{thing} does not come to rest")

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    def confirm(self) -> None:
        self.button("Confirm").click()
