"""A Ray cluster of several nodes on this machine, in a process of its own.

`Nodes` drives it from a test; run as a script this is that process. It takes a line of JSON at a
time and answers with one. When its input ends, also because the test was killed, it shuts down.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Self

from backroom.workers.cluster import ALONE, LOOPBACK, SETTINGS, STORE_BYTES
from tests.workers.traces import MARK, PATIENCE_S, marked, until

ROOT = Path(__file__).parents[2]
PATIENT = {
    # A busy machine starts processes slowly; Ray would give up after half a minute.
    "RAY_raylet_start_wait_time_s": str(PATIENCE_S),
    # Ray's client server forks while gRPC has threads: with gRPC's own handling of forks the child
    # may die before it has begun.
    "GRPC_ENABLE_FORK_SUPPORT": "0",
}


class Nodes:
    """The cluster as a test sees it; its nodes have a core each and are numbered from 0.

    The workers of the first have these variables. At the end nothing of it may be left.
    """

    def __init__(self, **environment: str):
        self._environment = environment

    def __enter__(self) -> Self:
        # Not the test's own folder: the paths of sockets must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="br-ray-", dir="/tmp"))
        self.mark = self.folder.name
        settings = SETTINGS | ALONE | PATIENT | {"RAY_TMPDIR": str(self.folder), MARK: self.mark}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.workers.nodes", json.dumps(self._environment)],
            cwd=ROOT,
            env=os.environ | settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.address = self._told()["address"]
        except BaseException:
            self._kill_all()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            # Where it has ended by itself, what was asked of it last may not be taken any more.
            self._process.stdin.close()
            self._process.wait(PATIENCE_S)
            self._process.stdout.close()
            until(lambda: not marked(self.mark), "the end of every process of the cluster")
        except BaseException:
            self._kill_all()
            raise
        assert self._process.returncode == 0
        assert not self.folder.exists()

    def _kill_all(self) -> None:
        """Whatever Ray is waiting for: nobody waits for Ray."""
        for pid in {self._process.pid, *marked(self.mark)}:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(BrokenPipeError), self._process:  # closes its streams, and waits
            pass
        shutil.rmtree(self.folder, ignore_errors=True)

    def add(self, *environments: dict[str, str]) -> list[int]:
        """Start nodes whose workers have these variables."""
        return [int(node) for node in self._ask({"add": environments})["nodes"]]

    def kill(self, *nodes: int) -> None:
        """As if their plugs were pulled; the cluster knows that they are gone afterwards."""
        self._ask({"kill": nodes})

    def workers(self, node: int | None = None) -> list[int]:
        """The processes that work for Backroom at the moment, on all nodes or on one."""
        return [int(pid) for pid in self._ask({"workers": node})["pids"]]

    def _ask(self, what: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return self._told()

    def _told(self) -> dict[str, Any]:
        """Its answer, a line; one that does not come at all is a fault, not a hang."""
        assert self._process.stdout is not None
        # One line is asked for at a time, so that nothing of it lies in the buffer yet.
        readable, _, _ = select.select([self._process.stdout], [], [], PATIENCE_S)
        assert readable, "the cluster does not answer"
        line = self._process.stdout.readline()
        assert line, "the cluster has ended"
        told: dict[str, Any] = json.loads(line)
        return told


# ---------------------------------------------------------------------------- the process


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((LOOPBACK, 0))
        return int(one.getsockname()[1])


def _read(path: str) -> str:
    """A file of /proc; empty where the process has just ended."""
    try:
        return Path(path).read_text(errors="replace")
    except OSError:
        return ""


class Machines:
    """The cluster itself."""

    def __init__(self, environment: dict[str, str]):
        from ray.cluster_utils import Cluster

        self.port = _free_port()
        self._folder = os.environ["RAY_TMPDIR"]
        self._same = {
            "num_cpus": 1,
            "object_store_memory": STORE_BYTES,
            "node_ip_address": LOOPBACK,
            "include_log_monitor": False,
        }
        self._cluster = Cluster(
            initialize_head=True,
            head_node_args={
                **self._same,
                "env_vars": environment,
                "ray_client_server_port": self.port,
                "include_dashboard": False,
                "no_monitor": True,
                # A node that is gone is missed in seconds, not in a quarter of a minute.
                "_system_config": {
                    "health_check_period_ms": 1000,
                    "health_check_failure_threshold": 4,
                },
            },
        )
        self._nodes = [self._cluster.head_node]

    def add(self, environments: list[dict[str, str]]) -> dict[str, Any]:
        new = [
            self._cluster.add_node(wait=False, **self._same, env_vars=environment)
            for environment in environments
        ]
        until(lambda: {node.node_id for node in new} <= self._alive(), "new nodes")
        first = len(self._nodes)
        self._nodes += new
        return {"nodes": list(range(first, len(self._nodes)))}

    def kill(self, numbers: list[int]) -> dict[str, Any]:
        lost = [self._nodes[number] for number in numbers]
        for node in lost:
            self._cluster.remove_node(node, allow_graceful=False)
        until(lambda: self._alive().isdisjoint(node.node_id for node in lost), "their absence")
        return {}

    def workers(self, number: int | None) -> dict[str, Any]:
        """Ray names a worker's process after its class; its parent is that of its node."""
        nodes = self._nodes if number is None else [self._nodes[number]]
        sockets = [node.raylet_socket_name for node in nodes]
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            if _read(f"{place}/cmdline").startswith("ray::Hand"):
                parent = _read(f"{place}/stat").rpartition(") ")[2].split()[1:2]
                words = _read(f"/proc/{parent[0]}/cmdline").split("\0") if parent else []
                if any(f"--raylet_socket_name={socket}" in words for socket in sockets):
                    found.append(int(place.name))
        return {"pids": found}

    def end(self) -> None:
        self._cluster.shutdown()
        shutil.rmtree(self._folder)

    def _alive(self) -> set[str]:
        rows = self._cluster.global_state.node_table()
        return {row["NodeID"] for row in rows if row["Alive"]}


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what Ray prints is no answer
    machines = Machines(json.loads(sys.argv[1]))

    def answer(**told: object) -> None:
        print(json.dumps(told), file=answers, flush=True)

    answer(address=f"ray://{LOOPBACK}:{machines.port}")
    for line in sys.stdin:
        ((asked, what),) = json.loads(line).items()
        answer(**getattr(machines, asked)(what))
    machines.end()


if __name__ == "__main__":
    main()
