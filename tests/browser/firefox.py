"""Firefox, driven over WebDriver BiDi by a socket: the browser itself is all that is needed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

QUIET = """\
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.locale.requested", "en-US");
"""


def firefox() -> str | None:
    return next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)


class Firefox:
    """One window of a headless Firefox with a fresh profile."""

    def __init__(self, profile: Path):
        (profile / "user.js").write_text(QUIET)
        found = firefox()
        assert found
        words = [found, "--headless", "--no-remote", "--profile", str(profile)]
        self.said = profile / "firefox.log"
        with self.said.open("wb") as log:
            self.process = subprocess.Popen(
                [*words, "--remote-debugging-port", "0", "about:blank"], stdout=log, stderr=log
            )
        self.numbers = count(1)
        self.complaints: list[str] = []
        self.open = ExitStack()
        self.open.callback(self._end)
        try:
            self.socket = self.open.enter_context(connect(self._address(), max_size=None))
        except BaseException:
            self.open.close()
            raise
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            found = re.search(r"BiDi listening on (ws://\S+)", self.said.read_text("utf-8"))
            if found:
                return f"{found[1]}/session"
            time.sleep(0.1)
        raise AssertionError(self.said.read_text("utf-8")[-2000:])

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]
            self._hear(answer)

    def _hear(self, event: dict[str, Any]) -> None:
        entry = event.get("params", {})
        if event.get("method") == "log.entryAdded" and entry["level"] in ("warn", "error"):
            self.complaints.append(f"{entry['level']}: {entry['text']}")

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.window, viewport=viewport)

    def tell(self, expression: str) -> Any:
        """What an expression is worth on the page; promises are waited for."""
        asked = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        target = {"context": self.window}
        answer = self.ask("script.evaluate", expression=asked, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait(self, expression: str, seconds: float = 30) -> None:
        deadline = time.monotonic() + seconds
        while not self.tell(expression):
            assert time.monotonic() < deadline, expression
            time.sleep(0.05)

    def click(self, selector: str) -> None:
        """A real click of the pointer, in the middle of what is there."""
        x, y = self.tell(
            f"(() => {{ const one = document.querySelector({json.dumps(selector)});"
            " one.scrollIntoView({ block: 'nearest' });"
            " const box = one.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) })()"
        )
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self.window, actions=[source])

    def close(self) -> None:
        self.open.close()

    def _end(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)
