"""Backroom where there is no Unix: the parts of Python that Windows lacks are taken away."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.engine.cache import INTERFACE_IMPORT
from backroom.replaying import KEYS, windows_key
from tests.engine.helpers import TOYS
from tests.test_project import PACKAGE, ROOT, SOURCES, imports

# Modules that Python, or this package's dependencies, have on Unix only.
UNIX_MODULES = (
    *("fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"),
    *("crypt", "nis", "ossaudiodev", "spwd", "readline", "curses", "uvloop"),
)
# Functions and constants likewise, by module.
UNIX_NAMES = {
    "os": (
        *("getuid", "geteuid", "getgid", "getegid", "getgroups", "setuid", "setgid", "chown"),
        *("fork", "forkpty", "wait3", "wait4", "killpg", "setsid", "getpgid", "nice"),
        *("sched_getaffinity", "sched_setaffinity", "getloadavg", "sysconf", "statvfs", "mkfifo"),
        *("fchmod", "fchown", "openpty", "posix_fadvise", "O_DIRECTORY"),
    ),
    "signal": ("SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "alarm"),
    "socket": ("AF_UNIX", "socketpair"),
    "time": ("tzset", "clock_gettime"),
}


def outside() -> list[str]:
    """Whatever Backroom imports that is not its own, and not of Unix only."""
    named = {name for path in SOURCES for name in imports(path)}
    return sorted(name for name in named if name.split(".")[0] not in ("backroom", *UNIX_MODULES))


# Other packages, and the standard library, bring their own parts for each system: they are loaded
# whole before, so that what is taken away is missed by Backroom alone.
AS_ON_WINDOWS = f"""
import contextlib, importlib, os, signal, socket, sys, time
for name in {outside()}:
    with contextlib.suppress(ImportError):
        importlib.import_module(name)
for name in {UNIX_MODULES}:
    sys.modules[name] = None
for module, names in {UNIX_NAMES}.items():
    for name in names:
        vars(sys.modules[module]).pop(name, None)
"""


def python(script: str, *words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", script, *words],
        capture_output=True,
        env={**os.environ, "COLUMNS": "100", **environment},
        timeout=300,
    )


def modules() -> list[str]:
    """Every module of the package, but for texts that only become one when bound to a game, and
    for what needs torch, which has an environment of its own."""
    found = []
    for path in SOURCES:
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        text = path.read_text(encoding="utf-8")
        is_left_out = f"\n{INTERFACE_IMPORT}" in text or "\nimport torch\n" in text
        if "template" not in parts and not is_left_out:
            found.append(".".join(part for part in parts if part != "__init__"))
    return found


@pytest.mark.slow
def test_what_is_taken_away_is_missing() -> None:
    done = python(AS_ON_WINDOWS + "import fcntl")
    assert b"ModuleNotFoundError" in done.stderr
    done = python(AS_ON_WINDOWS + "os.getuid()")
    assert b"AttributeError" in done.stderr


@pytest.mark.slow
def test_every_module_can_be_imported_without_unix() -> None:
    """All of them, whatever the first that cannot: the failure names each with its reason."""
    listed = modules()
    assert "backroom.engine.cache" in listed
    assert "backroom.server.serve" in listed
    assert "backroom.games.bosses.rules.turn" in listed
    script = AS_ON_WINDOWS + (
        "for name in sys.argv[1:]:\n"
        "    try:\n"
        "        importlib.import_module(name)\n"
        "    except Exception as problem:\n"
        "        print(name, repr(problem))\n"
    )
    done = python(script, *listed)
    assert (done.stdout.decode(), done.stderr.decode(), done.returncode) == ("", "", 0)


@pytest.mark.slow
def test_games_are_played_without_unix(tmp_path: Path) -> None:
    """From the cache of compiled rules to the report; the home of this user is read-only."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    script = AS_ON_WINDOWS + "from backroom.cli import main; main(sys.argv[1:])"
    done = python(
        *(script, "simulate", str(TOYS / "one_die"), "--games", "50"),
        BACKROOM_CACHE=str(tmp_path / "file"),
        BACKROOM_LANE="interpreted",
        TMPDIR=str(tmp_path),
    )
    assert done.stderr.decode() == ""
    assert b"50 games" in done.stdout
    assert (tmp_path / "backroom-user").is_dir()


# ------------------------------------------------------------------ consoles


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_what_a_console_cannot_show_stops_nothing(encoding: str) -> None:
    """The board of bosses has characters that neither of the two has."""
    record = str(ROOT / "tests" / "records" / "bosses-2.txt")
    script = "from backroom.cli import main; import sys; main(sys.argv[1:])"
    done = python(script, "replay", record, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode(encoding)
    assert "?" in shown
    assert "bullets" in shown


@pytest.mark.parametrize(
    "pressed, meant",
    [
        ("n", "next"),
        ("\xe0M", "next"),
        ("\x00P", "next"),
        ("\r", "next"),
        ("\xe0K", "back"),
        ("\xe0H", "back"),
        ("\b", "back"),
        ("\xe0G", "first"),
        ("\xe0O", "last"),
        ("\x1b", "leave"),
        ("\x03", "leave"),
        ("\xe0R", None),
    ],
)
def test_keys_of_a_windows_console(pressed: str, meant: str | None) -> None:
    typed = iter(pressed)
    assert KEYS.get(windows_key(lambda: next(typed))) == meant
    assert list(typed) == []
