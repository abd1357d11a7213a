"""Every finished match on disk at once, one line of JSON each, below a line that says what for."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from backroom.arena.matches import Result
from backroom.engine.errors import Refused

SUFFIX = ".jsonl"


class Journal:
    """The finished matches of a run of one or more contests, numbered from 0.

    What was asked for is in `head`. A line that was torn by a crash is cut off.
    """

    def __init__(
        self,
        path: Path,
        head: dict[str, Any],
        finished: list[dict[int, Result]],
        seconds: float = 0.0,
    ):
        self.path = path
        self.head = head
        self.finished = finished
        self._began = time.monotonic() - seconds
        self._file = path.open("ab")

    @classmethod
    def begun(cls, path: Path, head: dict[str, Any]) -> Journal:
        """A new one; what is there already is not written over."""
        try:
            with path.open("xb") as file:
                file.write(_line(head))
                _sync(file)
        except FileExistsError:
            raise Refused(
                f"{path} is there already: go on with it (--continue {path}), or remove it."
            ) from None
        except OSError as problem:
            raise Refused(f"{path} cannot be written ({problem.strerror}).") from None
        return cls(path, head, [])

    @classmethod
    def opened(cls, path: Path) -> Journal:
        """One that was begun before."""
        try:
            raw = path.read_bytes()
        except OSError as problem:
            raise Refused(f"{path} cannot be read ({problem.strerror}).") from None
        whole = raw[: raw.rfind(b"\n") + 1]
        finished: list[dict[int, Result]] = []
        seconds = 0.0
        try:
            head, *lines = (json.loads(line) for line in whole.splitlines())
            for line in lines:
                place, result = line["contest"], Result.from_json(line["result"])
                finished += [{} for _ in range(place + 1 - len(finished))]
                finished[place][result.number] = result
                seconds = line["seconds"]
            if not isinstance(head, dict) or "contests" not in head:
                raise ValueError("no head")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refused(f"{path} holds no matches of the arena.") from None
        if len(whole) < len(raw):
            os.truncate(path, len(whole))
        return cls(path, head, finished, seconds)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def of(self, contest: int) -> dict[int, Result]:
        """The finished matches of a contest by number."""
        return self.finished[contest] if contest < len(self.finished) else {}

    @property
    def seconds(self) -> float:
        """How long the run has taken, all its parts together."""
        return time.monotonic() - self._began

    def keep(self, contest: int, result: Result) -> None:
        """When this returns, the match is on disk."""
        told = {"contest": contest, "seconds": round(self.seconds, 2), "result": result.as_json()}
        self._file.write(_line(told))
        _sync(self._file)


def _line(thing: dict[str, Any]) -> bytes:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _sync(file: Any) -> None:
    file.flush()
    os.fsync(file.fileno())
