"""`backroom serve --processes N`: a process that only starts the others, on one socket of all, and
starts one anew that has ended."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from backroom.server.config import SETTINGS, Config

log = logging.getLogger("backroom.server")

# What a process is told: the socket of all, and where to say that it is ready.
LISTENING, READY = "BACKROOM_LISTENING", "BACKROOM_READY"
# A pipe that ends with the process that started it, whatever that ended by.
PARENT = "BACKROOM_PARENT"
REFUSED, STOPPED = 2, 130
# Seconds: between two looks, that a process must have run to be started anew at once, and the
# longest wait else. Who does not end in time is ended.
LOOK, LEAST, LONGEST, ENDING = 0.1, 5.0, 30.0, 15.0


def inherited() -> socket.socket | None:
    """The socket of all, in a process that was started here."""
    given = os.environ.pop(LISTENING, None)
    parent = os.environ.pop(PARENT, None)
    if parent is not None:
        threading.Thread(target=_end_with, args=[int(parent)], daemon=True).start()
    return None if given is None else socket.socket(fileno=int(given))


def _end_with(parent: int) -> None:
    os.read(parent, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def say_ready() -> None:
    given = os.environ.pop(READY, None)
    if given is not None:
        os.write(int(given), b"1")
        os.close(int(given))


@dataclass
class Child:
    process: subprocess.Popen[bytes]
    ready: int
    began: float = field(default_factory=time.monotonic)

    def is_ready(self) -> bool:
        """Whether it has said so; only once it has."""
        if self.ready < 0:
            return True
        with contextlib.suppress(BlockingIOError):
            if os.read(self.ready, 1):
                self.forget()
                return True
        return False

    def forget(self) -> None:
        if self.ready >= 0:
            os.close(self.ready)
            self.ready = -1


class Supervisor:
    def __init__(self, config: Config, listening: socket.socket):
        self.listening = listening
        self.count = config.processes
        self.children: list[Child] = []
        self.stopping = False
        self.rolling = False
        self._environment = {**os.environ, **_settings(config)}
        self._wait = 0.0
        self._next = 0.0
        # Nothing is ever written to it.
        self._lives, self._end = os.pipe()

    def start(self) -> Child:
        ready, says = os.pipe()
        if sys.platform != "win32":  # where none of this is done
            os.set_blocking(ready, False)
        fd = self.listening.fileno()
        told = {LISTENING: str(fd), READY: str(says), PARENT: str(self._lives)}
        process = subprocess.Popen(
            [sys.executable, "-m", "backroom.server", "serve"],
            env={**self._environment, **told},
            pass_fds=[fd, says, self._lives],
            stdin=subprocess.DEVNULL,
        )
        os.close(says)
        return Child(process, ready)

    def run(self, announce: Callable[[], None]) -> int:
        """Until it is told to stop, or the first process is refused."""
        first = self.start()
        self.children.append(first)
        while not first.is_ready():
            if self.stopping or first.process.poll() is not None:
                self.stop()
                return first.process.returncode if not self.stopping else 0
            time.sleep(LOOK)
        self.children += [self.start() for _ in range(self.count - 1)]
        announce()
        while not self.stopping:
            if self.rolling:
                self.rolling = False
                self.roll()
            self.mend()
            time.sleep(LOOK)
        self.stop()
        return 0

    def mend(self) -> None:
        """Start anew what has ended: soon, but not again and again at once."""
        now = time.monotonic()
        for child in [one for one in self.children if one.process.poll() is not None]:
            lived = now - child.began
            log.error("a process has ended", extra={"status": child.process.returncode})
            child.forget()
            self.children.remove(child)
            self._wait = 0.0 if lived > LEAST else min(max(1.0, self._wait * 2), LONGEST)
            self._next = now + self._wait
        if len(self.children) < self.count and now >= self._next:
            self.children.append(self.start())

    def roll(self) -> None:
        """Replace one process after the other, each once its successor is there."""
        log.info("starting all processes anew, one after the other")
        for old in list(self.children):
            fresh = self.start()
            while not fresh.is_ready() and fresh.process.poll() is None and not self.stopping:
                time.sleep(LOOK)
            self.children.append(fresh)
            if self.stopping or fresh.process.poll() is not None:
                return
            self.end(old)
            self.children.remove(old)

    def end(self, *children: Child) -> None:
        for child in children:
            if child.process.poll() is None:
                child.process.terminate()
        until = time.monotonic() + ENDING
        for child in children:
            try:
                child.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()
            child.forget()

    def stop(self) -> None:
        self.end(*self.children)
        self.children.clear()


def supervise(config: Config, listening: socket.socket, announce: Callable[[], None]) -> int:
    """Serve with several processes; the exit status."""
    supervisor = Supervisor(config, listening)
    statuses: list[int] = []

    def stop(number: int, _: Any) -> None:
        supervisor.stopping = True
        statuses.append(STOPPED if number == signal.SIGINT else 0)

    def roll(*_: Any) -> None:
        supervisor.rolling = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, roll)
    with listening:
        status = supervisor.run(announce)
    return statuses[0] if statuses else status


def _settings(config: Config) -> dict[str, str]:
    """All settings as environment: a database's address may have a password in it, and the words
    of a process are everybody's to read."""
    told = {}
    for setting in SETTINGS:
        value = getattr(config, setting.field)
        told[setting.variable] = str(value).lower() if setting.kind is bool else str(value)
    # A browser is led there once, and one port is not for several.
    private = config.private_address.rpartition(":")[0]
    return {**told, "BACKROOM_OPEN_BROWSER": "0", "BACKROOM_PRIVATE_ADDRESS": f"{private}:0"}
