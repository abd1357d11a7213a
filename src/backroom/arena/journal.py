"""The journal of a run: a JSON Lines file, the plan first, then every finished match as it ends."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec
from filelock import lock_descriptor

from backroom.arena.matches import Result
from backroom.arena.plan import SavedPlan
from backroom.engine.errors import Refused

SUFFIX = ".jsonl"


class FinishedMatch(msgspec.Struct, frozen=True):
    """A line of the journal; `seconds` is how long the run had taken by then."""

    contest: int
    seconds: float
    result: Result


class Journal:
    """The finished matches of a run of one or more contests, numbered from 0.

    `head` is the plan of the run. A line that was torn by a crash is cut off. One process at a
    time writes it.
    """

    def __init__(
        self,
        path: Path,
        head: SavedPlan,
        finished: dict[int, dict[int, Result]],
        seconds: float,
        file: IO[bytes],
    ):
        self.path = path
        self.head = head
        self.finished = finished
        self._began = time.monotonic() - seconds
        self._file = file

    @classmethod
    def begun(cls, path: Path, head: SavedPlan) -> Journal:
        """Create a journal; an existing file is not overwritten."""
        try:
            file = path.open("xb")
            _lock(file, path)
            file.write(_line(head))
            _sync(file)
        except FileExistsError:
            raise Refused(
                f"{path} is there already: go on with it (--continue {path}), or remove it."
            ) from None
        except OSError as problem:
            raise Refused(f"{path} cannot be written ({problem.strerror}).") from None
        return cls(path, head, {}, 0.0, file)

    @classmethod
    def opened(cls, path: Path) -> Journal:
        """Open an existing journal for resuming; a torn last line is truncated."""
        with contextlib.ExitStack() as until_refused:
            try:
                file = until_refused.enter_context(path.open("r+b"))
                _lock(file, path)
                raw = file.read()
                whole = raw[: raw.rfind(b"\n") + 1]
                head, finished, seconds = _read(whole)
            except OSError as problem:
                raise Refused(f"{path} cannot be read ({problem.strerror}).") from None
            except ValueError:
                raise Refused(f"{path} holds no matches of the arena.") from None
            if len(whole) < len(raw):
                file.truncate(len(whole))
                file.seek(len(whole))
            until_refused.pop_all()
        return cls(path, head, finished, seconds, file)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def remove(self) -> None:
        """Delete the file; closed first, as Windows asks for."""
        self._file.close()
        self.path.unlink()

    def of(self, contest: int) -> dict[int, Result]:
        """The finished matches of a contest by number."""
        return self.finished.get(contest, {})

    @property
    def seconds(self) -> float:
        """How long the run has taken, all its parts together."""
        return time.monotonic() - self._began

    def keep(self, contest: int, result: Result) -> None:
        """Append a match and fsync: when this returns, it is on disk."""
        try:
            self._file.write(_line(FinishedMatch(contest, round(self.seconds, 2), result)))
            _sync(self._file)
        except OSError as problem:
            raise Refused(f"{self.path} cannot be written ({problem.strerror}).") from None


def _read(whole: bytes) -> tuple[SavedPlan, dict[int, dict[int, Result]], float]:
    """The plan, the matches by contest and number, and the time they took.

    A `ValueError` where that is not what the file holds.
    """
    first, *lines = whole.splitlines() or [b""]
    head = msgspec.json.decode(first, type=SavedPlan)
    finished: dict[int, dict[int, Result]] = {}
    seconds = 0.0
    for line in lines:
        match = msgspec.json.decode(line, type=FinishedMatch)
        finished.setdefault(match.contest, {})[match.result.number] = match.result
        seconds = match.seconds
    return head, finished, seconds


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the open file; the lock is released when it is closed or the process dies."""
    if not lock_descriptor(file.fileno(), blocking=False):
        raise Refused(f"{path} is being written by another run.")


def _line(thing: SavedPlan | FinishedMatch) -> bytes:
    return msgspec.json.encode(thing) + b"\n"


def _sync(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())
