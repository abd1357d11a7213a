"""Beside a run: the net that was saved last against a player of the house, in a process of its own.

Wins against random players say little once there are many; a search with a fixed number of
simulations is the same opponent to the end.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from backroom.arena.exporting import read_json

MATCHES = 40


class Judge:
    """Lets saved nets play in the arena, one after the other; what is saved meanwhile is left."""

    def __init__(self, game: str, seats: int, opponent: str, matches: int = MATCHES):
        self.game, self.seats, self.opponent, self.matches = game, seats, opponent, matches
        self._folder = tempfile.TemporaryDirectory(prefix="backroom-judge-")
        self._running: subprocess.Popen[bytes] | None = None
        self._count = 0
        self._told: dict[str, Any] = {}

    def _file(self, suffix: str) -> Path:
        return Path(self._folder.name) / f"{self._count}{suffix}"

    def look_at(self, net: Path, told: dict[str, Any]) -> None:
        """Let a net play, unless another is playing; `told` is what to call it."""
        if self._running is not None:
            return
        self._count += 1
        self._told = told
        shutil.copyfile(net, self._file(".npz"))
        players = f"net:{self._file('.npz')},{self.opponent}"
        self._running = subprocess.Popen(
            [
                *(sys.executable, "-m", "backroom", "arena", self.game, players, "--no-stop"),
                *("--seats", str(self.seats), "--games", str(self.matches), "--workers", "1"),
                *("--seed", str(self._count), "--out", str(self._file(".json"))),
            ],
            stdout=subprocess.DEVNULL,
            # The GPU is not for it.
            env={**os.environ, "CUDA_VISIBLE_DEVICES": ""},
        )

    def found(self) -> dict[str, Any] | None:
        """What came out, once a net has played: its share of the wins."""
        if self._running is None or self._running.poll() is None:
            return None
        failed = self._running.wait() != 0
        self._running = None
        if failed:
            return None
        (results,) = read_json(self._file(".json"))
        wins = [
            won
            for result in results
            for name, won in zip(result.lineup, result.wins, strict=True)
            if name.startswith("net:")
        ]
        share = sum(wins) / len(results)
        return {**self._told, "against": self.opponent, "won": round(share, 4), "of": len(results)}

    def close(self) -> None:
        """Stop a net that is playing."""
        if self._running is not None:
            self._running.terminate()
            self._running.wait()
            self._running = None
        self._folder.cleanup()
