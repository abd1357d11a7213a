"""Files that nobody else may read: the database, its WAL, its lock and its copies."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from filelock import BaseFileLock, FileLock

FILE, FOLDER = 0o600, 0o700


def make_private(path: Path) -> None:
    """An empty file that is its owner's alone; one that is there already is left as it is."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def lock_of(path: Path) -> BaseFileLock:
    """What the one server of a database holds; whoever asks for it does not wait."""
    return FileLock(f"{path}.lock", timeout=0, mode=FILE, thread_local=False)


def tighten_database(path: Path) -> None:
    """Take others' rights to a database and to all that lies beside it under its name."""
    for found in path.parent.glob(f"{path.name}*"):
        if found.is_file():
            _tighten(found, FILE)


def tighten_folder(folder: Path) -> None:
    """The same for its folder, unless that is one that everybody shares."""
    if folder.is_dir() and not folder.stat().st_mode & stat.S_ISVTX:
        _tighten(folder, FOLDER)


def _tighten(path: Path, most: int) -> None:
    # What belongs to somebody else is theirs to protect, and some file systems know no rights.
    with contextlib.suppress(FileNotFoundError, PermissionError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & ~most:
            path.chmod(mode & most)
