"""The cache of compiled rules: one folder for each game and state of the sources."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import platform
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import numba
import numpy as np
from filelock import FileLock
from platformdirs import user_cache_path

ENGINE = Path(__file__).parent
# The engine's own part of what is compiled.
ENGINE_SOURCES = (
    *("asking.py", "codec.py", "declare.py", "doors.py", "features.py", "interface.py"),
    *("linking.py", "names.py", "record.py", "rule.py", "sets.py"),
)
INTERFACE_IMPORT = "from backroom.engine.interface import GAME"
# How many states of one game's sources keep their folders, beside those used in the last hour: a
# running process may still need what it has not loaded.
KEPT = 4
IN_USE_S = 3600


def cache_root() -> Path:
    """Where compiled rules are kept: $BACKROOM_CACHE, or the user's cache folder."""
    given = os.environ.get("BACKROOM_CACHE")
    return Path(given) if given else user_cache_path("backroom", appauthor=False)


def _key(module: str, sources: list[Path]) -> str:
    digest = hashlib.sha256()
    versions = (platform.python_version(), np.__version__, numba.__version__, platform.machine())
    # The doors import the rules by the name of their module.
    digest.update("|".join((module, *versions)).encode())
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
    """The cache folder of one game, whose rules are in `module`."""

    def __init__(self, game: str, module: str, sources: list[Path]):
        root = cache_root()
        if not _writable(root):
            root = _own_temporary_root()
        self.path = root / f"{game}-{_key(module, sources)}"
        if not self.path.exists():
            self.path.mkdir(parents=True, exist_ok=True)
            _forget_old(root, game)
        with contextlib.suppress(OSError):
            os.utime(self.path)

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """One process compiles, the others wait and find it done."""
        with FileLock(self.path / "lock"):
            os.utime(self.path)
            yield

    def bound_doors(self, rules: ModuleType, lane: str) -> ModuleType:
        """The doors of one game as a module of its own."""
        return self.bound(ENGINE / "doors.py", lane, rules)

    def bound(
        self,
        template: Path,
        lane: str,
        rules: ModuleType | None,
        own: Mapping[str, str] | None = None,
    ) -> ModuleType:
        """A text that is written once, as a module of one game: made once per cache folder, with
        the game's rules (unless it needs none), and what else is its `own`, in place of what stands
        for them."""
        path = self.path / f"{template.stem}_{lane}.py"
        with self.locked():
            if not path.exists():
                text = template.read_text(encoding="utf-8")
                bound = dict(own or {})
                if rules is not None:
                    bound[INTERFACE_IMPORT] = f"from {rules.__name__} import GAME"
                for general, special in bound.items():
                    assert text.count(general) == 1
                    text = text.replace(general, special)
                fresh = path.with_suffix(".fresh")
                fresh.write_text(text, encoding="utf-8")
                fresh.replace(path)
        name = f"backroom_{template.stem}_{self.path.name.replace('-', '_')}_{lane}"
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module


def _own_temporary_root() -> Path:
    """The cache of a user whose home is read-only: compiled anew after a restart, but it works."""
    with contextlib.suppress(OSError):
        root = Path(tempfile.gettempdir()) / f"backroom-{_user()}"
        root.mkdir(mode=0o700, exist_ok=True)
        if _is_private(root.lstat()):
            return root
    return Path(tempfile.mkdtemp(prefix="backroom-"))


def _user() -> str:
    """The user's number, where users have one."""
    return str(os.getuid()) if hasattr(os, "getuid") else "user"


def _is_private(found: os.stat_result) -> bool:
    """Whether nobody else may write to a folder: what is in the cache is run."""
    if not stat.S_ISDIR(found.st_mode):
        return False
    if not hasattr(os, "getuid"):
        return True  # Windows keeps temporary folders in the user's own profile
    return found.st_uid == os.getuid() and not found.st_mode & 0o22


def _forget_old(root: Path, game: str) -> None:
    used: list[tuple[float, Path]] = []
    for folder in root.glob(f"{game}-*"):
        with contextlib.suppress(OSError):  # another process may forget it at the same time
            used.append((folder.stat().st_mtime, folder))
    for when, folder in sorted(used, reverse=True)[KEPT:]:
        if when < time.time() - IN_USE_S:
            shutil.rmtree(folder, ignore_errors=True)
