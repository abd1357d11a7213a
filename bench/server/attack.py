"""`python -m bench.server.attack`: what players notice while one client does its worst.

A real server with its usual limits, but for two: an address may open 400 tables an hour, and join
as often as it likes, since all who play come from one. At ten tables people play, and the time from
a command to the last screen is measured, first alone and then while each attack runs in a process
of its own, from another address of this machine, or from several (`--sources`). The bar: 99 of 100
under 100 ms. On a machine where others are at work, the cores that the server takes tell more.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from bench.server import attacks, misuse
from bench.server.attacks import CROWDED, Target
from bench.server.ours import cpu_seconds, last_json, wait_until_warm
from bench.server.table import put_into

BAR_MS = 100
# Moves a second of those who play.
RATE = 40
HEADS = {
    "p50_ms": "median, ms",
    "p99_ms": "99 of 100, ms",
    "max_ms": "slowest, ms",
    "moves_per_second": "moves a second",
    "cores": "cores of the server",
}
ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        *(attacks.presence, attacks.pings, attacks.texts, attacks.headers, attacks.unfinished),
        *(attacks.tokens, attacks.connections, attacks.ahead, attacks.chunks, attacks.pages),
        *(misuse.changes, misuse.lessons, misuse.foretelling, misuse.hints, misuse.links),
        *(misuse.uploads, misuse.looking_back, misuse.bots),
    )
}


# ------------------------------------------------------------------ measuring


def attack_for(chosen: argparse.Namespace) -> None:
    """In a process of its own. It leaves the cores to those it attacks where they want them."""
    os.nice(5)
    attack = ATTACKS[chosen.attacker](Target(chosen.port, chosen.sources, chosen.tables))

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(attack, chosen.seconds)

    asyncio.run(run())


def players_notice(port: int, seconds: float) -> dict[str, Any]:
    words = [sys.executable, "-m", "bench.server.load", "--port", str(port), "--tables", "10"]
    words += ["--seats", "2", "--rate", str(RATE), "--seconds", str(seconds)]
    generator = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    last_json(generator)
    figures: dict[str, Any] = last_json(generator)
    generator.wait()
    return figures


def crowded_tables(url: str) -> list[str]:
    with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as host:
        host.post("/api/me", json={"name": "Host"}).raise_for_status()
        wanted = {"game": "bosses", "seats": 2, "mine": [0, 1], "start": True}
        return [host.post("/api/tables", json=wanted).json()["table"] for _ in range(CROWDED)]


def measure(seconds: float, sources: int, wanted: list[str]) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "backroom.server", "serve", "--port", "0"]
        words += ["--tables", "400", "--guesses", "0", "--offer", "bosses", "--log-level", "error"]
        server = subprocess.Popen(
            words,
            env={**os.environ, "BACKROOM_DATA": folder},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        port = int(server.stdout.readline().split()[-1].rsplit(":", 1)[1])
        url = f"http://127.0.0.1:{port}"
        try:
            wait_until_warm(server, url)
            tables = crowded_tables(url)
            for name in ["", *wanted]:
                attacker = None
                if name:
                    told = ["--attacker", name, "--port", str(port), "--seconds", str(seconds + 20)]
                    told += ["--sources", str(sources)]
                    words = [sys.executable, "-m", "bench.server.attack", *told, *tables]
                    attacker = subprocess.Popen(words)
                used, began = cpu_seconds(server.pid), time.monotonic()
                figures = players_notice(port, seconds)
                cores = (cpu_seconds(server.pid) - used) / (time.monotonic() - began)
                found[name or "none"] = {**figures, "cores": round(cores, 2)}
                if attacker is not None:
                    attacker.kill()
                    attacker.wait()
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=7)
    parser.add_argument("--sources", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--write", type=Path, help="a page to put the table of figures into")
    parser.add_argument("--attacker", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("tables", nargs="*", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attacker:
        attack_for(chosen)
        return
    found = measure(chosen.seconds, chosen.sources, chosen.only)
    text = table(found, chosen)
    print(text)
    if chosen.write:
        put_into(chosen.write, text, "attack")
    sys.exit(worst_of(found) >= BAR_MS)


def worst_of(found: dict[str, dict[str, Any]]) -> float:
    return max(float(figures["p99_ms"]) for name, figures in found.items() if name != "none")


def table(found: dict[str, dict[str, Any]], chosen: argparse.Namespace) -> str:
    lines = [f"| attack | {' | '.join(HEADS.values())} |", f"|---{'|---' * len(HEADS)}|"]
    for name, figures in found.items():
        cells = (f"{figures[key]:g}" for key in HEADS)
        lines.append(f"| {name.replace('_', ' ')} | {' | '.join(cells)} |")
    words = f"python -m bench.server.attack --seconds {chosen.seconds:g} --sources {chosen.sources}"
    lines += ["", f"`{words}`; load average of the machine {os.getloadavg()[0]:.1f}."]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
