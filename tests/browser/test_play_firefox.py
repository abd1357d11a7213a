"""A whole game in Firefox: the same page, another engine."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.firefox import Firefox, firefox
from tests.browser.hands import READY, SEED, SIGN, opened
from tests.browser.house import DESK, House

pytestmark = pytest.mark.skipif(firefox() is None, reason="needs Firefox")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("firefox"), "bosses") as one:
        yield one


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Firefox]:
    one = Firefox(tmp_path)
    yield one
    one.close()


def ask(window: Firefox, path: str, body: object) -> object:
    """The API as the person at this page."""
    sent = json.dumps({"method": "POST", "body": json.dumps(body)})
    return window.tell(f"fetch('/api/{path}', {sent}).then(answer => answer.json())")


def test_a_whole_game(house: House, window: Firefox) -> None:
    window.size(**DESK)
    window.go(house.url)
    window.tell("localStorage.setItem('backroom', '{\"confirm\":true,\"forced\":false}')")
    ask(window, "me", {"name": "Vera"})
    window.wait("fetch('/api/games').then(a => a.json()).then(all => all.games[0].ready)", 120)
    wish = {"game": "bosses", "seats": 2, "mine": [0], "bots": {"1": "random"}, "start": True}
    info = ask(window, "tables", {**wish, "settings": {"pace": "fast"}, "seed": SEED})
    assert isinstance(info, dict)
    window.go(f"{house.url}/t/{info['table']}")
    rng = random.Random(SEED)
    for _ in range(400):
        window.wait(f"({READY})()", 60)
        if window.tell("document.querySelector('.end') !== null"):
            break
        before = window.tell(f"({SIGN})()")
        targets = window.tell(
            "[...document.querySelectorAll('[data-hit][data-target]')].map(o => o.dataset.hit)"
        )
        # What runs out first, so that the game ends soon.
        ending = [key for key in targets if key.startswith(("own", "pair", "stack", "score"))]
        window.click(f"[data-hit='{rng.choice(ending or targets)}']")
        window.wait(f"({SIGN})() !== {json.dumps(before)}")
    result = window.tell(f"fetch('/api/tables/{info['table']}').then(answer => answer.json())")[
        "result"
    ]
    heading = window.tell("document.querySelector('.end h2').textContent")
    assert ("Vera" in heading) == (0 in result["winners"])
    assert window.complaints == []
