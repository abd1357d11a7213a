"""Pages of a real Chromium against a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from tests.browser.house import DESK, Guest, House, chromium

# For what must come: a page on a busy machine is slow, not wrong.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

STATIC = Path(__file__).parents[2] / "src/backroom/web/static/index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    if not STATIC.exists() and any(here in item.path.parents for item in items):
        raise pytest.UsageError("The client is not built. See: make client")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = chromium()
    return {"args": ["--no-sandbox"], **({"executable_path": found} if found else {})}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house all tests of this process share."""
    one = House(tmp_path_factory.mktemp("house"), "--offer", "bosses,cosa_nostra")
    one.open()
    yield one
    one.kill()


@pytest.fixture
def guests(house: House, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each in a browser context of its own. No page may complain, or call outside."""
    contexts = []
    faults: list[str] = []
    forgiven: list[str] = []

    def watch(page: Page, url: str) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                faults.append(f"{message.type}: {message.text}")

        def request(asked: Request) -> None:
            if not asked.url.startswith((url, "data:", "blob:", url.replace("http", "ws"))):
                faults.append(f"asked elsewhere: {asked.url}")

        page.on("console", console)
        page.on("pageerror", lambda error: faults.append(error.stack or str(error)))
        page.on("request", request)

    def make(at: House = house, newcomer: bool = False, **options: Any) -> Guest:
        context = browser.new_context(**{"viewport": DESK, "locale": "en-US", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        guest = Guest(at, page, newcomer)
        guest.forgiven = forgiven
        guest.faults = faults  # type: ignore[attr-defined]
        watch(page, at.url)
        context.on("page", lambda other: watch(other, at.url) if other is not page else None)
        return guest

    yield make
    for context in contexts:
        context.close()
    left = [fault for fault in faults if not any(word in fault for word in forgiven)]
    assert not left, "\n".join(left)


@pytest.fixture
def guest(guests: Callable[..., Guest]) -> Guest:
    """One guest with a name, at a desk."""
    return guests().named()
