"""“Something is wrong” saves one file of a running match, and `backroom replay` opens it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from rich.console import Console

import backroom
from backroom.engine.drawing import drawing
from tests.browser.hands import Hand, against_bots, opened
from tests.browser.house import Guest, House

Guests = Callable[..., Guest]
WIDTH = 80


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("saved"), "bosses", "chicago_gangsters") as one:
        yield one


def saved(guest: Guest, folder: Path) -> Path:
    """The file, as the browser downloads it."""
    guest.button("Something is wrong").click()
    guest.page.get_by_placeholder("What happened").fill("The lamp flickers.\nTwice.")
    with guest.page.expect_download() as download:
        guest.button("Save the file").click()
    file = folder / "saved.txt"
    download.value.save_as(file)
    return file


def replay(file: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "backroom.cli", "replay", str(file)]
    spoken = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(words, capture_output=True, text=True, timeout=300, env=spoken)


def about(file: Path) -> dict[str, Any]:
    """What the file says of itself, in its last line."""
    told: dict[str, Any] = json.loads(file.read_text().splitlines()[-1].removeprefix("# saved "))
    return told


def drawn(guest: Guest, table: str, seat: int, names: list[str]) -> set[str]:
    """The lines of the terminal's drawing of what the seat sees now."""
    state = guest.state(table, seat)
    game = backroom.game(state["view"]["game"])
    box = guest.look(f"games/{game.name}/box/{state['view']['edition']}")
    out = io.StringIO()
    view = {**state["view"], "legal": [], "box": box}
    Console(file=out, width=WIDTH).print(drawing(game)(view, game.say("en"), names))
    return {line.rstrip() for line in out.getvalue().splitlines() if line.strip()}


def asked(guest: Guest, table: str) -> int:
    seat: int = guest.state(table, None)["view"]["to_act"][0]
    return seat


def test_a_hot_seat_of_bosses(guests: Guests, tmp_path: Path) -> None:
    guest = guests().named().set(confirm=False)
    table = guest.table("bosses", 2, seed=7)
    moves = []
    for move in ("place own1 a1", "place own1 c3", "place own2 e1"):
        moves.append((asked(guest, table), move))
        guest.play(table, *moves[-1])
    guest.sit(table)
    seat = asked(guest, table)
    # Planned and not confirmed: that was seen too.
    guest.hit("own3").click()
    guest.hit("e5").click()
    expect(guest.button("Confirm")).to_be_enabled()
    file = saved(guest, tmp_path)
    text = file.read_text()
    told = about(file)
    assert told["what"] == "The lamp flickers.\nTwice."
    assert {"version", "hash", "messages", "edition", "rules", "browser"} <= set(told)
    now = guest.state(table, seat)
    assert (told["seat"], told["hash"]) == (seat, now["hash"])
    done = replay(file)
    assert done.returncode == 0, done.stderr
    for by, move in moves:
        assert f"\n{by} {move}\n" in text
    assert f"{seat} place own3 e5" in done.stdout
    assert drawn(guest, table, seat, told["players"]) <= {
        line.rstrip() for line in done.stdout.splitlines()
    }


def test_against_bots_of_chicago_gangsters_with_talk(guests: Guests, tmp_path: Path) -> None:
    guest = guests().named().set(confirm=False, forced=False)
    table = against_bots(guest, "chicago_gangsters", 3, {"talk": True})
    guest.sit(table)
    hand = Hand(guest)
    hand.play(6)
    hand.wait()
    assert not hand.over
    file = saved(guest, tmp_path)
    body = file.read_text().partition("\n\n")[2].splitlines()
    assert any(" ?" in line for line in body if not line.startswith("#")), "hands are hidden"
    done = replay(file)
    assert done.returncode == 0, done.stderr
    assert "As Vera saw it" in done.stdout
    assert drawn(guest, table, 0, about(file)["players"]) <= {
        line.rstrip() for line in done.stdout.splitlines()
    }
    # Cut off in the middle, as a download that broke: one sentence.
    file.write_text(file.read_text()[:-5000])
    broken = replay(file)
    assert broken.returncode == 2
    assert len(broken.stderr.strip().splitlines()) == 1
