"""What processes leave on a machine: those with a mark in their environment, and their sockets."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import time
from collections.abc import Callable
from pathlib import Path

MARK = "BACKROOM_TEST_MARK"
# A busy machine may take minutes for what takes seconds; a test may take ten in all.
PATIENCE_S = 240
# States of /proc/net/tcp.
ESTABLISHED, LISTENS = "01", "0A"


def until(came: Callable[[], bool], what: str) -> None:
    """Wait for what must come."""
    deadline = time.monotonic() + PATIENCE_S
    while not came():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        time.sleep(0.05)


def marked(mark: str) -> list[int]:
    """The processes that have inherited the mark and are not at their end."""
    sought = f"{MARK}={mark}".encode()
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if sought in (place / "environ").read_bytes().split(b"\0"):
                found.append(int(place.name))
    return found


def addresses(pids: list[int]) -> set[str]:
    """The addresses of this machine that these processes listen at or speak from."""
    own = {inode for pid in pids for inode in _sockets(pid)}
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            words = line.split()
            if words[3] in (ESTABLISHED, LISTENS) and words[9] in own:
                found.add(_address(words[1].partition(":")[0]))
    return found


def _sockets(pid: int) -> list[str]:
    found = []
    with contextlib.suppress(OSError):
        for link in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found.append(os.readlink(link).removeprefix("socket:[").removesuffix("]"))
    return found


def _address(text: str) -> str:
    """Words of four bytes, each in the order of this machine."""
    raw = b"".join(bytes.fromhex(text[at : at + 8])[::-1] for at in range(0, len(text), 8))
    known = ipaddress.ip_address(raw)
    plain = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return str(plain or known)
