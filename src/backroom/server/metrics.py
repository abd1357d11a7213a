"""Figures about the running server, as Prometheus reads them."""

from __future__ import annotations

import asyncio
import os
import resource
import threading
from bisect import bisect_left
from pathlib import Path

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.requests = 0
        self.faults = 0
        self.commands = 0
        self.messages = 0
        self.tables = 0
        self.loads = 0
        self.over = 0
        self.thoughts = 0
        # Bots that think at this moment.
        self.thinking = 0
        self.resyncs = 0
        self._seconds = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    @property
    def asked(self) -> int:
        """How often the server was asked for something, by people or bots."""
        return self.requests + self.commands

    def command_seconds(self, seconds: float) -> None:
        self._seconds[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        counters = {
            "requests": ("HTTP requests", self.requests),
            "faults": ("requests refused", self.faults),
            "commands": ("commands carried out", self.commands),
            "messages": ("stream messages sent", self.messages),
            "tables_opened": ("tables opened", self.tables),
            "matches_over": ("matches played to their end", self.over),
            "tables_loaded": ("tables loaded from disk", self.loads),
            "thoughts": ("bot decisions", self.thoughts),
            "resyncs": ("slow readers told everything anew", self.resyncs),
        }
        for name, (says, value) in counters.items():
            full = f"backroom_{name}_total"
            lines += [f"# HELP {full} {says}", f"# TYPE {full} counter", f"{full} {value}"]
        for name, number in {**gauges, **process_gauges()}.items():
            full = f"backroom_{name}"
            lines += [f"# TYPE {full} gauge", f"{full} {number:g}"]
        lines += self._histogram()
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name = "backroom_command_seconds"
        lines = [
            f"# HELP {name} from command to commit and publication",
            f"# TYPE {name} histogram",
        ]
        so_far = 0
        for bucket, count in zip(BUCKETS, self._seconds, strict=False):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bucket}"}} {so_far}')
        total = so_far + self._seconds[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


def process_gauges() -> dict[str, float]:
    """Memory, files, threads and tasks: what must not grow."""
    try:
        tasks = len(asyncio.all_tasks())
    except RuntimeError:
        tasks = 0
    return {
        "resident_bytes": resident(),
        "open_files": open_files(),
        "threads": threading.active_count(),
        "tasks": tasks,
    }


def resident() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        # No /proc: the most there ever was.
        return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


def open_files() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0
