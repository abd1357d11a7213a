"""`python -m bench.server`: the server under load, side by side with a boardgame.io server.

Both get the same sockets, tables and moves a second, in turn, several times; the ratio given is
the median of the ratios. boardgame.io is installed with npm into a folder of its own (--peer), and
plays a far simpler game that it keeps in memory only.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.server import processes
from bench.server.ours import UNLIMITED, cpu_seconds, last_json, load_words, wait_until_warm
from bench.server.table import beside, put_into, table

HERE = Path(__file__).parent
PEER = "boardgame.io@0.50.2"
OUTPUT = Path("build/bench-server.json")


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def per_move(seconds: float, figures: dict[str, Any]) -> float:
    return round(seconds * 1000 / max(1, figures["moves"]), 2)


def measure_ours(chosen: argparse.Namespace, folder: Path) -> dict[str, Any]:
    words = [sys.executable, "-m", "backroom.server", "serve", "--port", "0"]
    words += UNLIMITED
    server = subprocess.Popen(
        words,
        env={**os.environ, "BACKROOM_DATA": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    port = int(server.stdout.readline().split()[-1].rsplit(":", 1)[1])
    try:
        warming = wait_until_warm(server, f"http://127.0.0.1:{port}")
        before = resident(server.pid)
        generator = subprocess.Popen(
            [
                *(sys.executable, "-m", "bench.server.load", "--port", str(port)),
                *(*load_words(chosen), "--hints", str(chosen.hints)),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        last_json(generator)
        with_sockets, used = resident(server.pid), cpu_seconds(server.pid)
        figures: dict[str, Any] = last_json(generator)
        generator.wait()
        sockets = chosen.tables * chosen.seats
        return {
            **figures,
            "server_cpu_ms_per_move": per_move(cpu_seconds(server.pid) - used, figures),
            "games_loaded": sum(entry["state"] == "ready" for entry in warming),
            "resident_mb": round(before / 1e6, 1),
            "resident_under_load_mb": round(resident(server.pid) / 1e6, 1),
            # Tables are counted in: a socket without one is of no use.
            "kb_per_socket": round((with_sockets - before) / sockets / 1000, 1),
        }
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def install(folder: Path) -> None:
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        words = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", PEER]
        subprocess.run(words, cwd=folder, check=True)
    for script in (HERE / "boardgame_io").glob("*.cjs"):
        (folder / script.name).write_text(script.read_text())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def measure_peer(chosen: argparse.Namespace, folder: Path) -> dict[str, Any]:
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "NODE_ENV": "production"},
        text=True,
    )
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            if server.poll() is not None:
                raise RuntimeError("the boardgame.io server does not start")
        load = [str(n) for n in (port, chosen.tables, chosen.seats, chosen.rate, chosen.seconds)]
        before = resident(server.pid)
        generator = subprocess.Popen(
            ["node", "load.cjs", *load], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        last_json(generator)
        used = cpu_seconds(server.pid)
        figures: dict[str, Any] = last_json(generator)
        figures["server_cpu_ms_per_move"] = per_move(cpu_seconds(server.pid) - used, figures)
        generator.wait()
        figures["resident_mb"] = round(before / 1e6, 1)
        figures["resident_under_load_mb"] = round(resident(server.pid) / 1e6, 1)
        return figures
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peer", type=Path, default=Path(tempfile.gettempdir()) / "backroom-peer")
    parser.add_argument("--write", type=Path, help="a page to put the table of figures into")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument(
        "--hints",
        type=int,
        default=0,
        help="so many people ask for hints in every other slice of the run; without boardgame.io",
    )
    parser.add_argument(
        "--processes", type=int, default=1, help="one against so many, on PostgreSQL"
    )
    parser.add_argument("--against", type=Path, help="with --processes: a checkout of before, too")
    parser.add_argument("--generators", type=int, default=1, help="with --processes")
    parser.add_argument("--ending", type=int, default=40, help="tables played while one ends")
    chosen = parser.parse_args()
    chosen.alone = chosen.alone or bool(chosen.hints)
    # Whoever stops the measurement stops the servers with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    if chosen.processes > 1:
        processes.measure(chosen)
        return
    if not chosen.alone:
        install(chosen.peer)
    rounds = []
    for _ in range(chosen.rounds):
        with tempfile.TemporaryDirectory() as folder:
            entry: dict[str, Any] = {"backroom": measure_ours(chosen, Path(folder))}
        if not chosen.alone:
            entry["boardgame_io"] = measure_peer(chosen, chosen.peer)
            entry["p99_ratio"] = round(
                entry["boardgame_io"]["p99_ms"] / entry["backroom"]["p99_ms"], 2
            )
        entry["load_average"] = round(os.getloadavg()[0], 1)
        print(json.dumps(entry, indent=1), flush=True)
        rounds.append(entry)
    if not chosen.alone:
        ratio = median(entry["p99_ratio"] for entry in rounds)
        print(f"p99 of boardgame.io over ours, median of {len(rounds)}: {ratio}")
    if chosen.hints:
        print(beside(rounds))
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(rounds, indent=1))
    words = f"python -m bench.server --rounds {chosen.rounds} {' '.join(load_words(chosen))}"
    print(table(rounds, words))
    if chosen.write:
        put_into(chosen.write, table(rounds, words))


if __name__ == "__main__":
    main()
