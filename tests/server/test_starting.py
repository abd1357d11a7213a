"""Starting a server: what is refused in a sentence, games that do not load, and how it ends."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.engine.errors import Refused
from backroom.server.config import origin_of
from tests.server.harness import PATIENCE, TOYS, Server, Table, wait_for

# ------------------------------------------------------------------ the public address


@pytest.mark.parametrize(
    "given, meant",
    [
        ("", ""),
        ("https://games.example", "https://games.example"),
        ("https://Games.Example/", "https://games.example"),
        ("https://games.example:443", "https://games.example"),
        ("http://games.example:80/", "http://games.example"),
        ("https://games.example:8443", "https://games.example:8443"),
        ("http://[2001:db8::1]:8010", "http://[2001:db8::1]:8010"),
    ],
)
def test_a_public_address_is_what_browsers_say(given: str, meant: str) -> None:
    assert origin_of(given) == meant


@pytest.mark.parametrize(
    "given",
    ["games.example", "ftp://games.example", "https://", "https://me:pw@a.example", "https://a:x"],
)
def test_an_address_that_nobody_can_use_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="--public-url"):
        origin_of(given)


@pytest.mark.slow
def test_a_path_of_somebody_elses_address_is_refused_at_the_start(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "backroom.server", "serve", "--port", "0"]
    done = subprocess.run(
        [*words, "--public-url", "https://club.example/backroom/"],
        env={**os.environ, "BACKROOM_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "Backroom needs an address of its own, like https://club.example: "
        "it cannot be under “/backroom/”.\n"
    )
    assert not list(tmp_path.iterdir())


# ------------------------------------------------------------------ games that do not load


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Folders of games: one in order, the others each broken in another way."""
    shelf = tmp_path / "shelf"
    for name in ("fine", "misspelt", "bad_box", "no_box", "uncompilable"):
        shutil.copytree(TOYS / "one_die", shelf / name)
        box = shelf / name / "boxes" / "plain.toml"
        box.write_text(box.read_text().replace("one_die", name))
    rules = shelf / "misspelt" / "rules.py"
    rules.write_text(rules.read_text() + "\nclass Oops(:\n")
    (shelf / "bad_box" / "boxes" / "plain.toml").write_text('game = "bad_box"\nedition = "plain')
    (shelf / "no_box" / "boxes" / "plain.toml").unlink()
    rules = shelf / "uncompilable" / "rules.py"
    broken = rules.read_text().replace("def setup(", "def setup_in_words(")
    rules.write_text(broken.replace("GAME = Rules(", f"{BY_WORDS}GAME = Rules("))
    (shelf / "empty").mkdir()
    return shelf


BY_WORDS = '''@rule
def setup(box, s, seats, options):
    """Words are nothing that a rule can be compiled with."""
    setup_in_words(box, s, seats, options)
    "{}".format([str(seat) for seat in range(seats)])


'''


@pytest.fixture
def house(tmp_path: Path, shelf: Path) -> Iterator[Server]:
    names = ("fine", "misspelt", "bad_box", "no_box", "uncompilable", "empty", "not_there")
    server = Server(tmp_path, offer="", games=",".join(str(shelf / name) for name in names))
    yield server
    if server.process is not None:
        server.kill()


def warmed(server: Server) -> dict[str, str]:
    warming = server.get("/api/games").json()["warming"]
    return {entry["game"]: entry["state"] for entry in warming}


@pytest.mark.slow
def test_a_game_that_does_not_load_keeps_no_other_away(house: Server) -> None:
    house.settings["offer"] = "fine,misspelt,bad_box,no_box,uncompilable,empty,not_there"
    ada = house.start().person()
    wait_for(lambda: warmed(house)["uncompilable"] == "failed")
    wait_for(lambda: warmed(house)["fine"] == "ready")
    assert set(warmed(house)) == {"fine", "uncompilable"}
    wanted = {"game": "fine", "seats": 2, "mine": [0, 1], "start": True}
    table = Table(ada, ada.ok("POST", "/api/tables", wanted)["table"])
    assert table.finish()["state"] == "over"
    # Nobody waits for rules that will not come.
    ada.fails(503, "POST", "/api/tables", {**wanted, "game": "uncompilable"})
    (line,) = (line for line in house.log().splitlines() if "rules do not compile" in line)
    assert "game=uncompilable" in line
    assert "TypingError" in line
    left_out = [line for line in house.log().splitlines() if "game left out" in line]
    assert "Traceback" not in house.log()
    for name, why in {
        "misspelt": "SyntaxError",
        "bad_box": "plain.toml",
        "no_box": "no edition “plain”",
        "empty": "has no rules",
        "not_there": "has no rules",
    }.items():
        (line,) = (line for line in left_out if f"game={name} " in line)
        assert why in line


# ------------------------------------------------------------------ the end


@pytest.mark.slow
def test_who_is_told_to_stop_and_stops_gently_has_done_well(house: Server) -> None:
    house.settings["offer"] = "fine"
    ada = house.start().person()
    table = ada.open("fine", 2).start()
    with table.socket(table.asked()[0]) as stream:
        stream.next("welcome")
        assert house.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            stream.next("no such message")
    # "Service restart": the browser comes back by itself.
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
