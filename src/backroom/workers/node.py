"""What runs on the nodes of a cluster; only names, numbers and bytes come in and go out."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from backroom.engine.errors import Refused
from backroom.workers.badges import badge, difference
from backroom.workers.parcels import Parcel, outcome_packed, unpacked
from backroom.workers.working import Work


class Report(NamedTuple):
    """Whether a worker can begin: its badge, or in a sentence why it cannot."""

    badge: dict[str, str]
    refused: str | None = None


class Portion(NamedTuple):
    """Finished pieces in the order they were asked for, and the time they took."""

    outcomes: list[bytes]
    seconds: float
    refused: str | None = None


def warm(kind: str, fields: bytes, agreed: dict[str, str]) -> Report:
    """Fill the cache of a host, if it may work at all; all others on it only load then."""
    try:
        work = unpacked(Parcel(kind, fields))
        report = Report(badge(work))
        if difference(agreed, report.badge) is None:
            work.warm()
    except Refused as refused:
        return Report({}, str(refused))
    return report


class Hand:
    """A worker on a node, in a process of its own; one for each core."""

    def __init__(self) -> None:
        self._work: Work[Any] | None = None

    def begin(self, kind: str, fields: bytes) -> Report:
        try:
            self._work = unpacked(Parcel(kind, fields))
            return Report(badge(self._work))
        except Refused as refused:
            return Report({}, str(refused))

    def do(self, numbers: list[int]) -> Portion:
        assert self._work is not None
        began = time.perf_counter()
        try:
            outcomes = [outcome_packed(self._work.do(number)) for number in numbers]
        except Refused as refused:
            return Portion([], 0.0, str(refused))
        return Portion(outcomes, time.perf_counter() - began)
