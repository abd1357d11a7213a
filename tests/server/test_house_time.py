"""Time that counts: neither a clock that is set nor a server that stood still costs anybody any."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.server import clock
from backroom.server.clock import Clock
from tests.server.harness import Server, Stream, Table, wait_for

SECOND = 1_000_000_000
HOUR = 3600


class Hands:
    """Two clocks that are set by hand, in seconds."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.monotonic = 50.0
        self.clock = Clock(lambda: int(self.wall * SECOND), lambda: int(self.monotonic * SECOND))

    def run(self, seconds: float) -> None:
        """The server runs, and ticks."""
        for _ in range(int(seconds / clock.TICK)):
            self.wall += clock.TICK
            self.monotonic += clock.TICK
            self.clock.house_time()

    def counted(self) -> float:
        return self.clock.house_time() / clock.SECOND - 1_000_000


def test_time_in_which_the_server_runs_counts() -> None:
    hands = Hands()
    with hands.clock.ticking():
        hands.run(100)
        assert hands.counted() == 100
        assert hands.clock.now() == 1_000_100 * clock.SECOND


@pytest.mark.parametrize("by", [HOUR, -HOUR, 0.3])
def test_a_wall_clock_that_is_set_counts_for_nobody(by: float) -> None:
    hands = Hands()
    with hands.clock.ticking():
        hands.run(10)
        hands.wall += by
        hands.run(10)
        assert hands.counted() == 20


def test_a_machine_that_sleeps_counts_for_nobody() -> None:
    """On Linux and macOS the monotonic clock sleeps too, elsewhere it does not."""
    for awake in (0, 8 * HOUR):
        hands = Hands()
        with hands.clock.ticking():
            hands.run(10)
            hands.wall += 8 * HOUR
            hands.monotonic += awake
            assert hands.counted() == 10
            hands.run(10)
            assert hands.counted() == 20


def test_a_gap_counts_until_somebody_ticks() -> None:
    hands = Hands()
    hands.monotonic += 100
    with hands.clock.ticking():
        hands.monotonic += 100
        assert hands.counted() == 100
    hands.monotonic += 100
    assert hands.counted() == 200


# ------------------------------------------------------------------ servers

# A server whose wall clock is as far ahead as a file says, in seconds.
SET_BY_FILE = """
import sys, time
from pathlib import Path
from backroom.server import clock
from backroom.server.__main__ import main

ahead = Path({file!r})
clock.system = clock.Clock(lambda: time.time_ns() + int(ahead.read_text() or 0) * 10**9)
sys.exit(main())
"""


class OddServer(Server):
    """Its wall clock can be set."""

    def __init__(self, folder: Path, **settings: Any):
        super().__init__(folder, offer="one_die,bosses", **settings)
        self._file = folder / "ahead"
        self.program = ("-c", SET_BY_FILE.format(file=str(self._file)))
        self.set(0)

    def set(self, ahead: int) -> None:
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(ahead))
        fresh.replace(self._file)


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[OddServer]:
    server = OddServer(tmp_path)
    yield server.start()
    if server.process is not None:
        server.process.send_signal(signal.SIGCONT)
        server.kill()
    assert "Traceback" not in server.log()


def timed(server: Server, seconds: int) -> Table:
    clock = {"kind": "move", "amount": seconds}
    return server.person().open("one_die", 2, settings={"clock": clock}).start()


def left(stream: Stream, seat: int) -> float:
    """Seconds that a seat has left, by the next welcome."""
    welcome = stream.next("welcome")
    return float(welcome["state"]["deadlines"][seat] - welcome["now"]) / 1000


@pytest.mark.slow
@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_setting_the_clock_costs_nobody_a_second(odd: OddServer, by: int) -> None:
    table = timed(odd, 600)
    seat = table.asked()[0]
    began = time.monotonic()
    with table.socket(seat) as stream:
        had = left(stream, seat)
        odd.set(by)
        # Told of by itself.
        has = left(stream, seat)
    assert had - (time.monotonic() - began) - 1 <= has <= had
    assert not table.info()["seats"][seat]["stand_in"]
    bots = {"1": "random"}
    match = odd.person().open("bosses", 2, mine=[0], bots=bots, settings={"pace": "fast"}).start()
    odd.set(0)
    for _ in range(3):
        wait_for(match.asked)
        match.play(0)
    wait_for(match.asked)


@pytest.mark.slow
@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_a_clock_that_was_set_does_not_matter_after_a_restart(odd: OddServer, by: int) -> None:
    """Neither when it was set in the server's life, nor between two."""
    table = timed(odd, 600)
    bots = {"0": "random", "1": "random"}
    match = odd.person().open("bosses", 2, mine=[], bots=bots, settings={"pace": "normal"}).start()
    seat = table.asked()[0]
    with table.socket(seat) as stream:
        had = left(stream, seat)
    odd.set(by)
    odd.kill()
    odd.set(2 * by)
    odd.start().ready("one_die", "bosses")
    with table.socket(seat) as stream:
        has = left(stream, seat)
    # What was not yet noted when it was killed, five seconds at most, is given.
    assert 0 < has <= had + 6
    number = match.state()["number"]
    wait_for(lambda: match.state()["number"] > number)


@pytest.mark.slow
def test_who_thinks_while_the_server_is_stopped_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, offer="one_die").start()
    assert server.process is not None
    amount = 20
    table = timed(server, amount)
    seat = table.asked()[0]
    try:
        with table.socket(seat) as stream:
            began = time.monotonic()
            had = left(stream, seat)
            server.process.send_signal(signal.SIGSTOP)
            stopped = time.monotonic()
            time.sleep(amount + 4)
            stopped = time.monotonic() - stopped
            server.process.send_signal(signal.SIGCONT)
            has = left(stream, seat)
            ran = time.monotonic() - began - stopped
        assert has >= had - ran - 1
        assert "the house time stood still" in server.log()
        # And then its time runs out after all.
        wait_for(lambda: table.info()["seats"][seat]["stand_in"])
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.kill()
