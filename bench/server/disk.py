"""`python -m bench.server.disk`: what a match costs on disk, game by game.

A server of its own lets random bots play whole matches. Given are the bytes that the database has
grown by for each match, once the server has stopped and its WAL is part of it, and the bytes that
the server's process wrote to the disk for each move, WAL and checkpoints together (Linux only).
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from bench.server.ours import wait_until_warm

SEATS = 4


@contextlib.contextmanager
def served(folder: Path) -> Iterator[tuple[int, httpx.Client]]:
    """A server's process id, and somebody who has a name there; it has stopped afterwards."""
    words = [sys.executable, "-m", "backroom.server", "serve", "--port", "0"]
    words += ["--requests", "0", "--tables", "0", "--log-level", "warning"]
    environment = {**os.environ, "BACKROOM_DATA": str(folder)}
    with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = f"http://localhost:{server.stdout.readline().rsplit(':', 1)[1].strip()}"
            wait_until_warm(server, url)
            with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as client:
                client.post("/api/me", json={"name": "Disk"}).raise_for_status()
                yield server.pid, client
        finally:
            server.terminate()


def play(client: httpx.Client, game: str, matches: int) -> None:
    """Matches among bots alone, one after the other as people would, until all are over."""
    wanted: dict[str, Any]
    for _ in range(matches):
        wanted = {"game": game, "seats": SEATS, "mine": [], "start": True}
        wanted["settings"] = {"pace": "none"}
        wanted["bots"] = {str(seat): "random" for seat in range(SEATS)}
        opened = client.post("/api/tables", json=wanted).raise_for_status().json()
        while client.get(f"/api/tables/{opened['table']}").json()["state"] != "over":
            time.sleep(0.05)


def commands(client: httpx.Client) -> int:
    found = re.search(r"^backroom_commands_total (\S+)$", client.get("/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def written(pid: int) -> int:
    text = Path(f"/proc/{pid}/io").read_text()
    return int(text.split("\nwrite_bytes: ")[1].split()[0])


def measure(game: str, matches: int) -> str:
    # Not where temporary files may lie in memory.
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        database = Path(folder) / "backroom.sqlite"
        with served(Path(folder)):
            pass
        empty = database.stat().st_size
        with served(Path(folder)) as (pid, client):
            before = written(pid)
            play(client, game, matches)
            moves, wrote = commands(client), written(pid) - before
        size = database.stat().st_size - empty
    return (
        f"| {game} | {moves / matches:.0f} | {size / matches / 1000:.0f} | {size / moves:.0f} "
        f"| {wrote / moves / 1000:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.disk", description=__doc__)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("games", nargs="*")
    chosen = parser.parse_args()
    # Whoever stops the measurement stops the servers with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    games = chosen.games or ["bosses", "gangster", "don_pepe", "cosa_nostra", "chicago_gangsters"]
    print("| game | moves a match | kB a match | bytes a move | kB written a move |")
    print("|---|---|---|---|---|")
    for game in games:
        print(measure(game, chosen.matches), flush=True)


if __name__ == "__main__":
    main()
