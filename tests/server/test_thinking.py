"""A thinking bot never holds the server up: it has a thread of its own, and lets go of Python."""

from __future__ import annotations

import dataclasses
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import backroom
from backroom.bots import knowledge, player
from backroom.bots.advice import figures_of
from backroom.bots.search import Tree
from backroom.server.jobs import players
from tests.server.harness import TOYS, Server, Table, User, wait_for

EXAMPLES = Path(__file__).parents[2] / "examples"
# Games whose boss thinks for long: so many simulations take a quiet core about ten seconds.
LONG = {
    "long_four": (EXAMPLES / "connect_four", 2_000_000),
    "long_bids": (TOYS / "sealed_bids", 700_000),
}
# A thought is one call into compiled code after another, sixteen of them. A loop that ran only
# between those would hardly answer at all.
ANSWERS = 60
TRIES = 10


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server with two games, each with a boss that takes its time."""
    for name, (folder, simulations) in LONG.items():
        copy = shutil.copytree(folder, tmp_path / name)
        for box in (copy / "boxes").glob("*.toml"):
            box.write_text(box.read_text().replace(f'game = "{folder.name}"', f'game = "{name}"'))
        with (copy / "bot.py").open("a") as advice:
            advice.write(f"\nSIMULATIONS = {simulations}\n")
    folders = ",".join(str(tmp_path / name) for name in LONG)
    server = Server(tmp_path, offer=",".join(LONG), games=folders, think=300).start()
    yield server
    server.kill()


@pytest.mark.slow
def test_the_server_answers_while_two_bosses_think(house: Server) -> None:
    """Many requests are answered, one after the other, during one and the same thought of
    each. The figures tell when: who thinks now, and how many thoughts there were."""
    ada = house.ready().person()
    wait_for(lambda: house.metrics()["warming"] == 0)
    for _ in range(TRIES):
        tables = [with_a_boss(ada, game) for game in LONG]
        # Whoever has thought already was too quick for the other.
        wait_for(lambda: thoughts(ada)[0] != 1)
        if answered(ada) >= ANSWERS:
            return
        for table in tables:
            table.post("close")
    raise AssertionError("the server answers too little while bots think")


def with_a_boss(user: User, game: str) -> Table:
    """A table where only the last seat, which is a boss's, has still to act."""
    (seats,) = (g["seats"][0] for g in user.ok("GET", "/api/games")["games"] if g["name"] == game)
    *mine, last = range(seats)
    table = user.open(game, seats, mine=mine, bots={str(last): "boss"}).start()
    while asked := table.asked():
        table.play(asked[0])
    return table


def answered(user: User) -> int:
    """How often the server answers while both think about what they think about now."""
    first = thoughts(user)
    count = 0
    while count < ANSWERS and first[0] == 2 and thoughts(user) == first:
        count += 1
    return count


def thoughts(user: User) -> tuple[float, float]:
    """How many bots think, and how many thoughts were begun."""
    lines = dict(line.rsplit(" ", 1) for line in user.ok("GET", "/metrics").splitlines())
    return float(lines["backroom_thinking"]), float(lines["backroom_thoughts_total"])


def test_who_cannot_play_by_these_rules_leaves_it_to_the_stand_in(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = backroom.game("chicago_gangsters")
    players.load(game)
    match = game.deal(3, seed=1)
    known = knowledge(match, match.to_act[0], seed=1)
    earlier = dataclasses.replace(known, rules=1)
    for name in ("net", "consigliere"):
        assert players.choose(name, earlier) == player(players.STAND_IN).choose(earlier)
        assert players.choose(name, earlier) in map(known.text, known.legal)
    assert [record.message for record in caplog.records] == ["a bot cannot play"] * 2


@pytest.mark.parametrize("name", ["bosses", "gangster"])
def test_compiled_search_lets_go_of_python(name: str) -> None:
    """Nobody is ever asked to let go here. So if another thread runs, over and over, during one
    call into compiled code, that call has let go by itself."""
    game = backroom.game(name)
    match = game.deal(max(game.seats), seed=7)
    asked = match.to_act[0]
    assert isinstance(asked, int)
    player("boss").prepare(game)
    many = 4 * figures_of(game).simulations
    tree = Tree(knowledge(match, asked, seed=1), figures_of(game), many, seed=1)
    began, over = threading.Event(), threading.Event()

    def think() -> None:
        began.set()
        tree.grow(many)
        over.set()

    usual = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    thread = threading.Thread(target=think)
    turns = 0
    try:
        thread.start()
        began.wait()
        while not over.is_set():
            turns += 1
            time.sleep(0)
    finally:
        sys.setswitchinterval(usual)
        thread.join()
    assert turns > 20
