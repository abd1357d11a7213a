"""Workers on a Ray cluster: one for each core of each node."""

from __future__ import annotations

import contextlib
import logging
import os
import platform
import socket
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

from backroom.engine.errors import Refused
from backroom.engine.simulate import usable_cores
from backroom.workers.crew import Node
from backroom.workers.shifts import Shift
from backroom.workers.working import Outcome, Work, Workers

# Of the store of a local cluster: hardly anything lies in it. Ray takes no less.
STORE_BYTES = 80 * 1024 * 1024
LOOPBACK = "127.0.0.1"
# Of Python, for which Ray has wheels.
NEWEST = (3, 13)
ANSWERS_WITHIN_S = 10.0
TRIES = 3
# Before Ray is imported, which reads them then.
SETTINGS = {
    # It would tell its makers who uses it.
    "RAY_USAGE_STATS_ENABLED": "0",
    # It warns of a change for those who use GPUs.
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    # Workers of a cluster of this machine are as important as other processes here.
    "RAY_worker_niceness": "0",
}
# Where all nodes are this machine. Ray takes 127.0.0.1 for a mistake and puts the address that
# others see in its place, unless it is told that there are no others.
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
# The paths of Ray's sockets lie under it, and must be short.
SHORT = "/tmp"


class Cluster(Workers):
    """The cluster at `address`, or a new one on this machine; `tell` is given sentences."""

    def __init__(self, address: str | None, tell: Callable[[str], None]):
        self.address = address
        self.tell = tell
        self.ray = _imported(SETTINGS if address else SETTINGS | ALONE)
        self.nodes: dict[str, Node] = {}
        self._is_connected = False
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def __enter__(self) -> Self:
        logging.getLogger("ray").setLevel(logging.ERROR)
        try:
            if self.address is None:
                self._start()
            else:
                self._connect(self.address)
        except (OSError, OverflowError, RuntimeError, ValueError) as problem:
            self._tidy_up()
            where = self.address or "on this machine"
            raise Refused(f"There is no Ray cluster {where} ({_in_a_line(problem)}).") from None
        self._is_connected = True
        return self

    def _connect(self, address: str) -> None:
        # Where nobody answers, Ray would try for half a minute.
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS_WITHIN_S).close()
        with warnings.catch_warnings():
            # Of the same that it raises.
            warnings.simplefilter("ignore", UserWarning)
            for left in reversed(range(TRIES)):
                try:
                    # Of what the nodes' processes print nothing comes here: ours say nothing.
                    self.ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
                    return
                except ConnectionError:
                    # The process that is to serve us may die as the head forks it.
                    if not left:
                        raise
                    self.ray.shutdown()

    def _start(self) -> None:
        """A cluster of this machine alone, that nobody else can reach."""
        self._folder = tempfile.TemporaryDirectory(
            prefix="backroom-", dir=os.environ.get("RAY_TMPDIR", SHORT), ignore_cleanup_errors=True
        )
        self.ray.init(
            address="local",
            num_cpus=usable_cores(),
            include_dashboard=False,
            object_store_memory=STORE_BYTES,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address=LOOPBACK,
            _temp_dir=self._folder.name,
        )

    @property
    def count(self) -> int:
        return sum(len(node.hired) for node in self.nodes.values())

    def prepare(self, work: Work[Any]) -> None:
        with contextlib.closing(Shift(self, work, ())) as shift:
            shift.gather()

    def each(self, work: Work[Outcome], numbers: Iterable[int]) -> Iterator[tuple[int, Outcome]]:
        with contextlib.closing(Shift(self, work, numbers)) as shift:
            yield from shift.run()

    def close(self) -> None:
        if self._is_connected:
            self._is_connected = False
            self.nodes.clear()
            self.ray.shutdown()
        self._tidy_up()

    def _tidy_up(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _imported(settings: dict[str, str]) -> Any:
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    if platform.system() == "Windows" or sys.version_info[:2] > NEWEST:
        raise Refused("Ray clusters need Linux or macOS, and Python 3.11 to 3.13.")
    try:
        import grpc  # noqa: F401 (Ray's client, for clusters elsewhere, needs it)
        import ray
    except ImportError:
        raise Refused("Clusters need Ray: pip install 'backroom[ray]'.") from None
    return ray


def _in_a_line(problem: Exception) -> str:
    told = getattr(problem, "strerror", None) or str(problem)
    lines = told.strip().splitlines() or [type(problem).__name__]
    return lines[0].rstrip(".")
