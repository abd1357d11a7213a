"""A report in a process of its own: `python -m backroom.report [GAME FOLDER…] < ORDER`.

The order is one line of JSON. It prints a line with what is done of what is to do after every
decision, and last the report as one line of JSON. It gives way to everything else on the machine.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import msgspec

from backroom.engine.errors import Refused
from backroom.engine.game import game
from backroom.engine.matchfile import replay
from backroom.report.analysis import DEPTH, analyse

# A low priority, and not the lowest: on a machine that is always busy that would be never.
NICE = 10
REFUSED = 2


class Order(msgspec.Struct):
    """What is to be reported on."""

    record: str
    depth: int = DEPTH
    seed: int = 0
    seconds: list[int] | None = None


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        with contextlib.suppress(OSError):
            os.nice(NICE)
    for folder in sys.argv[1:]:
        game(Path(folder))

    def heard(done: int, total: int) -> None:
        print(done, total, flush=True)

    try:
        order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
        report = analyse(replay(order.record), order.depth, order.seed, order.seconds, heard)
    except (Refused, msgspec.DecodeError) as refused:
        print(refused, file=sys.stderr)
        sys.exit(REFUSED)
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")


if __name__ == "__main__":
    main()
