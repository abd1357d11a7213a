"""The workers that `--workers` asks for."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable

from backroom.engine.errors import Refused, shown
from backroom.engine.simulate import usable_cores
from backroom.workers.processes import Processes
from backroom.workers.working import Workers

# Windows waits for no more processes at a time.
MOST_WORKERS = 61 if sys.platform == "win32" else 256
LOCAL_CLUSTER = "ray"
ADDRESS = re.compile(r"ray://(\[[0-9A-Fa-f:.]+\]|[\w.-]+):\d{1,5}", re.ASCII)


def takes_workers(made: argparse.ArgumentParser) -> None:
    """The option of a command whose work can be shared out."""
    made.add_argument(
        "--workers",
        metavar="N",
        help="processes (default: the cores), or a cluster: ray://HOST:PORT",
    )


def hire(asked: int | str | None = None, tell: Callable[[str], None] | None = None) -> Workers:
    """Workers by number (0: this process itself), by the address of a Ray cluster, or `ray`.

    `ray` starts a cluster on this machine. None is a process for each core. What befalls a cluster
    meanwhile is told in sentences, on the error stream if nobody else is to be told.
    """
    if asked is None:
        return Processes(min(usable_cores(), MOST_WORKERS))
    if isinstance(asked, str) and not asked.lstrip("-").isdecimal():
        if asked != LOCAL_CLUSTER and not ADDRESS.fullmatch(asked):
            raise Refused(
                f"Workers are a number, ray, or the address of a cluster such as "
                f"ray://10.0.0.5:10001, not “{shown(asked)}”."
            )
        from backroom.workers.cluster import Cluster

        return Cluster(None if asked == LOCAL_CLUSTER else asked, tell or _to_the_error_stream)
    if not 0 <= (number := _number(asked)) <= MOST_WORKERS:
        raise Refused(f"The number of workers is from 0 to {MOST_WORKERS}, not {shown(asked)}.")
    return Processes(number)


def _number(asked: int | str) -> int:
    # Longer numbers are none that anybody means.
    return int(asked) if isinstance(asked, int) or len(asked) < 10 else -1


def _to_the_error_stream(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
