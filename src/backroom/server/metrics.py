"""Metrics in Prometheus' format."""

from __future__ import annotations

import asyncio
import mmap
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests")
        self.problems = self._counter("faults", "requests refused")
        self.commands = self._counter("commands", "commands carried out")
        self.messages = self._counter("messages", "stream messages sent")
        self.tables = self._counter("tables_opened", "tables opened")
        self.over = self._counter("matches_over", "matches played to their end")
        self.loads = self._counter("tables_loaded", "tables loaded from disk")
        self.passed = self._counter("passed_on", "requests and sockets passed to another process")
        self.thoughts = self._counter("thoughts", "bot decisions")
        self.resyncs = self._counter("resyncs", "slow readers resynchronised")
        self.thinking = Gauge(
            "backroom_thinking", "bots that think at this moment", registry=self.registry
        )
        self.command_seconds = Histogram(
            "backroom_command_seconds",
            "from command to commit and publication",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.gauge("resident_bytes", "resident memory", resident_bytes)
        self.gauge("open_files", "open file descriptors", open_files)
        self.gauge("threads", "threads", threading.active_count)
        self.gauge("tasks", "asyncio tasks", tasks)

    def _counter(self, name: str, says: str) -> Counter:
        return Counter(f"backroom_{name}", says, registry=self.registry)

    def gauge(self, name: str, says: str, read: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(f"backroom_{name}", says, registry=self.registry).set_function(read)

    def asked(self) -> float:
        """How often the server was asked for something, by people or bots."""
        return sum(
            sample.value
            for counter in (self.requests, self.commands)
            for metric in counter.collect()
            for sample in metric.samples
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


def tasks() -> int:
    try:
        return len(asyncio.all_tasks())
    except RuntimeError:
        return 0


def resident_bytes() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return _peak_bytes()
    return float(pages * mmap.PAGESIZE)


def _peak_bytes() -> float:
    """Without /proc: the most there ever was; 0 where that is not known either."""
    if sys.platform == "win32":
        return 0.0
    else:
        import resource

        return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def open_files() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0
