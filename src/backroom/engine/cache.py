"""The cache of compiled rules: one folder for each game and state of the sources."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numba
import numpy as np

ENGINE = Path(__file__).parent
# The engine's own part of what is compiled.
ENGINE_SOURCES = ("doors.py", "rule.py", "record.py", "codec.py", "names.py")
INTERFACE_IMPORT = "from backroom.engine.interface import ("
# How many states of one game's sources keep their folders.
KEPT = 4


def cache_root() -> Path:
    """Where compiled rules are kept: $BACKROOM_CACHE, or the user's cache folder."""
    given = os.environ.get("BACKROOM_CACHE")
    if given:
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(home) / "backroom"


def _key(sources: list[Path]) -> str:
    digest = hashlib.sha256()
    versions = (platform.python_version(), np.__version__, numba.__version__, platform.machine())
    digest.update("|".join(versions).encode())
    for path in [ENGINE / name for name in ENGINE_SOURCES] + sorted(sources):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


class Folder:
    """The cache folder of one game."""

    def __init__(self, game: str, sources: list[Path]):
        root = cache_root()
        if not _writable(root):
            # A read-only home: compiled anew by every user session, but it works.
            root = Path(tempfile.gettempdir()) / f"backroom-{os.getuid()}"
            root.mkdir(mode=0o700, exist_ok=True)
        self.path = root / f"{game}-{_key(sources)}"
        if not self.path.exists():
            self.path.mkdir(parents=True, exist_ok=True)
            _forget_old(root, game)
        with contextlib.suppress(OSError):
            os.utime(self.path)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """One process compiles, the others wait and find it done."""
        with open(self.path / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def bound_doors(self, rules: ModuleType, lane: str) -> ModuleType:
        """The doors of one game as a module of its own, made once per cache folder."""
        path = self.path / f"doors_{lane}.py"
        if not path.exists():
            text = (ENGINE / "doors.py").read_text(encoding="utf-8")
            assert text.count(INTERFACE_IMPORT) == 1
            text = text.replace(INTERFACE_IMPORT, f"from {rules.__name__} import (")
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        name = f"backroom_doors_{self.path.name.replace('-', '_')}_{lane}"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module


def _forget_old(root: Path, game: str) -> None:
    folders = sorted(root.glob(f"{game}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
