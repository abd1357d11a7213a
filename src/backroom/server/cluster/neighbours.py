"""Processes on this very machine: whoever of them has ended need not be waited for."""

from __future__ import annotations

import os
import socket
import sys
import time
from pathlib import Path


def machine() -> str:
    """What tells this machine, since it was started, from all others; in a container, the
    container. Without a space where process numbers may mean something else to others."""
    name = socket.gethostname()
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{name} {boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return name


def has_ended(of: str, pid: int) -> bool:
    """Whether a process of a machine has surely ended."""
    if sys.platform == "win32":
        return False
    else:
        if of != machine() or " " not in of:
            return False
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        except PermissionError:
            pass
        return False


def running_time() -> float:
    """Seconds that pass also while the process is stopped or the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    else:
        return time.monotonic()
