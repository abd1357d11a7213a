"""Who may pass requests on: the processes of the house know each other by a secret that lies in
their database, and that never travels."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any

HOP, SEAL = b"x-backroom-hop", b"x-backroom-seal"
OURS = b"x-backroom-"
HOST = b"host"
PARTS = 5


@dataclass(frozen=True)
class Hop:
    """A request that was passed on: to which process, from which client, and as it came to the
    server. `counted`: what an address may do so often was counted where it arrived."""

    to: str
    client: str
    scheme: str
    counted: bool
    host: str

    def encode(self) -> str:
        counted = "1" if self.counted else "0"
        return "|".join((self.to, counted, self.scheme, self.client, self.host))


def _decode(text: str) -> Hop | None:
    parts = text.split("|", PARTS - 1)
    if len(parts) != PARTS:
        return None
    to, counted, scheme, client, host = parts
    return Hop(to, client, scheme, counted == "1", host)


def headers_of(secret: bytes, hop: Hop, method: str, target: str) -> list[tuple[str, str]]:
    """What a request carries that is passed on."""
    words = hop.encode()
    return [(HOP.decode(), words), (SEAL.decode(), _seal(secret, method, target, words))]


def _seal(secret: bytes, method: str, target: str, words: str) -> str:
    told = f"{method}\n{target}\n{words}".encode("latin-1", "replace")
    return hmac.new(secret, told, hashlib.sha256).hexdigest()


def target_of(scope: Any) -> str:
    """Path and query as they travel."""
    query = scope["query_string"].decode("latin-1")
    path = scope["raw_path"].decode("latin-1")
    return f"{path}?{query}" if query else path


def open_seal(secret: bytes, me: str, scope: Any) -> Hop | None:
    """The hop of a request, if it was passed on by a process of the house, and to this one."""
    found = {name: value.decode("latin-1") for name, value in scope["headers"]}
    words = found.get(HOP, "")
    method = scope.get("method", "WEBSOCKET")
    expected = _seal(secret, method, target_of(scope), words)
    if not hmac.compare_digest(expected.encode(), found.get(SEAL, "").encode("latin-1")):
        return None
    hop = _decode(words)
    return hop if hop is not None and hop.to == me else None


def as_it_came(scope: Any, hop: Hop) -> Any:
    """The request as the client has sent it."""
    headers = [
        (name, value)
        for name, value in scope["headers"]
        if not name.startswith(OURS) and name != HOST
    ]
    if hop.host:
        headers.append((HOST, hop.host.encode("latin-1")))
    return {**scope, "headers": headers, "client": (hop.client, 0), "scheme": hop.scheme}
