"""Settings of a server: each has a flag and an environment variable, listed in `docs/server.md`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from backroom.engine.errors import Refused

# What browsers leave out of an address.
PORTS = {"http": 80, "https": 443}


def data_folder() -> Path:
    """Where a user's games are kept: $BACKROOM_DATA, or the user's data folder."""
    given = os.environ.get("BACKROOM_DATA")
    return Path(given) if given else platformdirs.user_data_path("backroom", appauthor=False)


@dataclass(frozen=True)
class Setting:
    """How one setting is given: its flag, its kind, and what it says in the help."""

    flag: str
    kind: type
    default: Any
    says: str

    @property
    def field(self) -> str:
        return self.flag.replace("-", "_")

    @property
    def variable(self) -> str:
        return "BACKROOM_" + self.field.upper()


SETTINGS = (
    Setting("host", str, "127.0.0.1", "address to listen on"),
    Setting("port", int, 8010, "port to listen on; if taken, the next free one"),
    Setting("lan", bool, False, "listen on the local network and show address and QR code"),
    Setting("public-url", str, "", "address people use, behind a proxy"),
    Setting("hosts", str, "", "further host names that lead here, comma-separated"),
    Setting("database", str, "", "database URL (default: SQLite in the user's data folder)"),
    Setting("processes", int, 1, "number of server processes; with SQLite one"),
    Setting(
        *("private-address", str, "127.0.0.1:0"),
        "address for the other processes of the house; a port of 0 is any free one",
    ),
    Setting("accounts", bool, True, "let people open accounts"),
    Setting("webhooks", str, "", "prefixes that notices may be posted to, comma-separated"),
    Setting("requests", int, 200, "requests per second from one address; 0: no limit"),
    Setting("connections", int, 500, "open connections from one address; 0: no limit"),
    Setting("sockets", int, 300, "sockets from one address, as proxies name it; 0: no limit"),
    Setting("onlookers", int, 200, "onlookers’ sockets at one table; 0: no limit"),
    Setting("tables", int, 60, "tables per hour from one address; 0: no limit"),
    Setting("guesses", int, 20, "logins, codes and links per minute from one address; 0: no limit"),
    Setting("thoughts", int, 2, "bots of one address thinking at the same time"),
    Setting("think", float, 2.0, "seconds a bot may think"),
    Setting("keep-finished", int, 0, "days to keep finished tables; 0: forever"),
    Setting("keep-open", int, 30, "days to keep tables that were never started"),
    Setting("away", int, 180, "seconds after which the host may give a seat that is away to a bot"),
    Setting("games", str, "", "folders of further games, comma-separated"),
    Setting("offer", str, "", "games to offer, comma-separated (default: all)"),
    Setting("static", str, "", "folder of the built browser client"),
    Setting("open-browser", bool, False, "open the browser"),
    Setting("seeds", bool, False, "for tests only: tables may be dealt from a given seed"),
    Setting("log-format", str, "text", "text or json"),
    Setting("log-level", str, "info", "debug, info, warning or error"),
)


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8010
    lan: bool = False
    public_url: str = ""
    hosts: str = ""
    database: str = ""
    processes: int = 1
    private_address: str = "127.0.0.1:0"
    accounts: bool = True
    webhooks: str = ""
    requests: int = 200
    connections: int = 500
    sockets: int = 300
    onlookers: int = 200
    tables: int = 60
    guesses: int = 20
    thoughts: int = 2
    think: float = 2.0
    keep_finished: int = 0
    keep_open: int = 30
    away: int = 180
    games: str = ""
    offer: str = ""
    static: str = ""
    open_browser: bool = False
    seeds: bool = False
    log_format: str = "text"
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'backroom.sqlite'}"

    @property
    def static_folder(self) -> Path:
        if self.static:
            return Path(self.static)
        return Path(__file__).parent.parent / "web" / "static"


def add_flags(parser: argparse.ArgumentParser) -> None:
    for setting in SETTINGS:
        says = f"{setting.says} [{setting.variable}]"
        if setting.kind is bool:
            action = argparse.BooleanOptionalAction
            parser.add_argument(f"--{setting.flag}", action=action, default=None, help=says)
        else:
            parser.add_argument(f"--{setting.flag}", type=setting.kind, default=None, help=says)


def settle(given: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Config:
    """A flag counts before the environment, that before the default."""
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        value = getattr(given, setting.field, None)
        if value is None and setting.variable in environment:
            value = _read(setting, environment[setting.variable])
        values[setting.field] = setting.default if value is None else value
    values["public_url"] = origin_of(values["public_url"])
    return Config(**values)


def origin_of(url: str) -> str:
    """A public address as browsers say it in `Origin`; one that people could not use is refused."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused(f"--public-url cannot be “{url}”.") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.username is not None:
        raise Refused(f"--public-url is an address like https://games.example, not “{url}”.")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise Refused(
            f"Backroom needs an address of its own, like {parts.scheme}://{parts.netloc}: "
            f"it cannot be under “{parts.path}”."
        )
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    own_port = "" if port in (None, PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{host}{own_port}"


def _read(setting: Setting, text: str) -> Any:
    if setting.kind is bool:
        if text.lower() not in ("1", "0", "true", "false", "yes", "no"):
            raise SystemExit(f"{setting.variable} is true or false, not {text!r}.")
        return text.lower() in ("1", "true", "yes")
    try:
        return setting.kind(text)
    except ValueError:
        raise SystemExit(f"{setting.variable} cannot be {text!r}.") from None


assert [setting.field for setting in SETTINGS] == [field.name for field in fields(Config)]
