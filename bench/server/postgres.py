"""A PostgreSQL server for the length of a measurement."""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

BINARIES = "/usr/lib/postgresql/*/bin"


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Its URL; with the settings that it comes with, so that a commit is on disk."""
    found = sorted(glob.glob(BINARIES))
    if not found:
        raise SystemExit(f"PostgreSQL is not installed ({BINARIES}).")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    home = Path(tempfile.mkdtemp(prefix="backroom-bench-"))
    as_other: list[str] = []
    if os.getuid() == 0:  # it does not run as root
        shutil.chown(home, "postgres", "postgres")
        as_other = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

    def pg(program: str, *words: str) -> None:
        command = [*as_other, f"{found[-1]}/{program}", "-D", str(home / "data"), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=home)

    try:
        pg("initdb", "-A", "trust", "-U", "backroom")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {home}"
        pg("pg_ctl", "-w", "-l", str(home / "log"), "-o", options, "start")
        try:
            yield f"postgresql://backroom@127.0.0.1:{port}/postgres"
        finally:
            pg("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
