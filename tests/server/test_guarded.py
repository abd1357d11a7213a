"""What others may not reach: files of the house, names that lead here by trickery, and text that
is no text."""

from __future__ import annotations

import json
import os
import re
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from backroom.server.config import Config
from backroom.server.http.endpoints import ENDPOINTS
from backroom.server.http.hosts import Hosts
from backroom.server.store.backup import backup, copy_to
from tests.server.harness import PATIENCE, Server, User

# ------------------------------------------------------------------ files


@pytest.fixture
def generous() -> Iterator[None]:
    """Whoever starts it lets everybody read what they make."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.slow
@pytest.mark.usefixtures("generous")
def test_nobody_else_may_read_what_the_house_writes(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    server = Server(folder, offer="one_die").start()
    server.person().open("one_die", 2).start()
    url = f"sqlite:///{folder / 'backroom.sqlite'}"
    backup(url, folder / "copy.sqlite")
    try:
        made = {path.name: mode(path) for path in folder.iterdir() if path.name != "server.log"}
        assert made.keys() >= {"backroom.sqlite", "backroom.sqlite-wal", "copy.sqlite"}
        assert set(made.values()) == {0o600}, made
        assert mode(folder) == 0o700
    finally:
        server.kill()


@pytest.mark.slow
@pytest.mark.usefixtures("generous")
def test_what_everybody_could_read_is_taken_from_them_at_the_start(tmp_path: Path) -> None:
    """A house that an older Backroom has furnished, with copies beside it."""
    server = Server(tmp_path, offer="one_die").start()
    server.kill()
    database = tmp_path / "backroom.sqlite"
    copy_to(database, tmp_path / "backroom.sqlite.20260101-000000.v1.backup")
    for path in tmp_path.glob("backroom.sqlite*"):
        path.chmod(0o644)
    tmp_path.chmod(0o755)
    server.start()
    try:
        found = {path.name: mode(path) for path in tmp_path.glob("backroom.sqlite*")}
        assert len(found) > 2
        assert set(found.values()) == {0o600}, found
        assert mode(tmp_path) == 0o700
    finally:
        server.kill()


# ------------------------------------------------------------------ names that lead here


@pytest.mark.parametrize(
    "host, is_ours",
    [
        ("localhost:8010", True),
        ("LOCALHOST", True),
        ("backroom.localhost", True),
        ("127.0.0.1:8010", True),
        ("[::1]:8010", True),
        ("192.168.1.20:8010", True),
        (f"{socket.gethostname()}.local:8010", True),
        ("games.example", True),
        ("Games.Example.:443", True),
        ("inside", True),
        ("evil.example:8010", False),
        ("localhost.evil.example", False),
        ("games.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost@evil.example", False),
        ("evil.example/localhost", False),
        ("[localhost", False),
        ("", False),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, is_ours: bool) -> None:
    hosts = Hosts(Config(public_url="https://games.example", hosts="inside, other"))
    assert hosts.allows(host) is is_ours


PATHS = ("/", "/metrics", "/health", "/api/lobby", "/api/docs", "/api/tables/x/commands")


@pytest.mark.parametrize("path", PATHS)
def test_a_name_that_was_led_here_reaches_nothing(server: Server, path: str) -> None:
    user = User(server)
    method = "POST" if path.endswith("commands") else "GET"
    answer = user.call(method, path, headers={"Host": f"evil.example:{server.port}"})
    assert answer.status_code == 421
    assert "--hosts" in answer.json()["sentence"]
    assert user.call("GET", "/metrics", headers={"Host": "localhost"}).status_code == 200


def test_a_name_that_was_led_here_opens_no_socket(server: Server, ada: User) -> None:
    table = ada.open("one_die", 2).start()
    evil = f"evil.example:{server.port}"
    address = f"ws://{evil}{table.path}/socket"
    with (
        socket.create_connection(("127.0.0.1", server.port)) as led_here,
        pytest.raises(InvalidStatus) as refused,
        connect(address, sock=led_here, origin=f"http://{evil}", open_timeout=PATIENCE),  # type: ignore[arg-type]
    ):
        pass
    assert refused.value.response.status_code == 403


# ------------------------------------------------------------------ text that is no text

# What a decoder may let through and a database not: NUL, half a character, a byte that is none.
ODD_JSON = (r"a\u0000b", r"\u0000", r"\ud800", r"\udfff\ud800")
ODD_URL = ("a%00b", "%00", "%ff", "%ed%a0%80", "%f4%90%80%80")


def example(kind: Any) -> Any:
    """A value of a type that holds a mark wherever a text may stand."""
    _, parts = msgspec.json.schema_components([kind])
    return _example(parts[kind.__name__], parts)


def _example(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    if "$ref" in schema:
        return _example(parts[schema["$ref"].rsplit("/", 1)[-1]], parts)
    if "anyOf" in schema:
        return _example(schema["anyOf"][0], parts)
    if "enum" in schema:
        return schema["enum"][0]
    match schema.get("type"):
        case "object" if "properties" in schema:
            return {name: _example(inner, parts) for name, inner in schema["properties"].items()}
        case "object":
            return {"MARK": _example(schema.get("additionalProperties") or {}, parts)}
        case "array":
            inner = schema.get("items") or (schema.get("prefixItems") or [{}])[0]
            return [_example(inner or {}, parts)]
        case "integer" | "number":
            return schema.get("minimum", 0)
        case "boolean":
            return False
        case "null":
            return None
    if "pattern" in schema:
        return schema["pattern"]
    return "MARK" * max(1, schema.get("minLength", 1) // 4)


def spoilt(value: Any, odd: str) -> Iterator[bytes]:
    """The value as JSON, each of its marks in turn replaced by what is no text."""
    text = json.dumps(value)
    for place in [match.start() for match in re.finditer("MARK", text)]:
        one = text[:place] + odd + text[place + 4 :]
        yield one.replace("MARK", "fine").encode()


def spoilt_requests(table: str) -> Iterator[tuple[str, str, bytes | None]]:
    """Every endpoint, with what is no text in each place where a text may stand."""
    for endpoint in ENDPOINTS:
        if endpoint.method == "WEBSOCKET":
            continue
        names = re.findall(r"{(\w+)}", endpoint.path)
        right = endpoint.path.replace("{table}", table).replace("{seat}", "0")
        right = re.sub(r"{\w+}", "bosses", right)
        body = None
        if endpoint.body is not None and not isinstance(endpoint.body, str):
            body = json.dumps(example(endpoint.body)).replace("MARK", "fine").encode()
        for odd in ODD_URL:
            for name in names:
                path = endpoint.path.replace(f"{{{name}}}", odd).replace("{table}", table)
                path = re.sub(r"{\w+}", "0", path)
                yield endpoint.method, path, body
            for parameter in endpoint.query:
                yield endpoint.method, f"{right}?{parameter.name}={odd}", body
        for odd in ODD_JSON:
            if isinstance(endpoint.body, str):
                yield endpoint.method, right, json.loads(f'"{odd}"').encode("utf-8", "replace")
            elif endpoint.body is not None:
                for one in spoilt(example(endpoint.body), odd):
                    yield endpoint.method, right, one


def check_no_nonsense_breaks(server: Server) -> None:
    ada = server.person()
    table = ada.open("one_die", 2).start()
    stood = table.state(0)["number"]
    count = 0
    for method, path, body in spoilt_requests(table.id):
        if path.endswith("/logout"):
            continue
        answer = ada.call(method, path, content=body or b"")
        # Some of it is fine after all: a byte that is none is read as a mark of replacement.
        assert answer.status_code < 500, (method, path, body, answer.text)
        if b"\\u0000" in (body or b"") or "%00" in path:
            assert answer.status_code >= 400, (method, path, body, answer.text)
            assert answer.json()["sentence"]
        count += 1
    assert count > 300
    assert table.state(0)["number"] >= stood
    assert "Traceback" not in server.log()
    invite = table.info()["invite"]
    assert invite not in server.log()


def test_text_that_is_no_text_is_refused(server: Server) -> None:
    check_no_nonsense_breaks(server)


@pytest.mark.slow
def test_text_that_is_no_text_is_refused_on_postgresql(postgres: str, tmp_path: Path) -> None:
    server = Server(tmp_path, offer="one_die,bosses", database=postgres).start()
    try:
        check_no_nonsense_breaks(server)
        ada = server.person()
        invite = ada.open("one_die", 2, mine=[0]).info()["invite"]
        for spoiled in (f"{invite}\0", f"\0{invite}"):
            ada.fails(422, "POST", "/api/join", {"invite": spoiled})
        assert invite not in server.log()
    finally:
        server.kill()


def test_a_backslash_before_it_makes_it_text(ada: User) -> None:
    table = ada.open("one_die", 2)
    said = table.post("chat", {"text": r"\u0000 is how JSON writes it"})
    assert said["text"] == r"\u0000 is how JSON writes it"
    ada.fails(422, "POST", f"{table.path}/chat", {"text": "\0 is it"})


def test_no_socket_of_a_table_that_has_no_name(server: Server, ada: User) -> None:
    with ada.socket("/api/tables/a%00b/socket") as stream:
        assert stream.next()["type"] == "goodbye"
