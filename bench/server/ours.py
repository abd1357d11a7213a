"""A Backroom server that is measured."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

# Nothing that one address does is too much.
LIMITS = ("requests", "connections", "sockets", "tables", "guesses")
UNLIMITED = [word for name in LIMITS for word in (f"--{name}", "0")] + ["--log-level", "warning"]


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def last_json(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError("the load generator broke off")
    return json.loads(line)


def wait_until_warm(server: subprocess.Popen[str], url: str) -> list[Any]:
    """The games, when all rules and players are compiled and loaded."""
    while True:
        if server.poll() is not None:
            raise RuntimeError(f"the server broke off with {server.returncode}")
        with contextlib.suppress(httpx.HTTPError):
            if "backroom_warming 0" in httpx.get(f"{url}/metrics").text:
                warming: list[Any] = httpx.get(f"{url}/api/games").json()["warming"]
                return warming
        time.sleep(0.2)


def load_words(chosen: argparse.Namespace) -> list[str]:
    names = ("tables", "seats", "rate", "seconds")
    return [word for name in names for word in (f"--{name}", str(getattr(chosen, name)))]
