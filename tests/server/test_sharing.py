"""What processes of a house share, seen without any: limits that are divided, and the seal on what
is passed on."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.server.cluster import seal
from backroom.server.cluster.seal import Hop
from backroom.server.config import Config
from backroom.server.http.connections import Connections
from backroom.server.http.limits import Bucket, Limits
from backroom.server.problems import Problem


def test_what_an_address_may_do_is_divided() -> None:
    limits = Limits(Config(requests=200, tables=60, guesses=1, sockets=300, onlookers=200))
    limits.share(4)
    assert (limits.requests.rate, limits.requests.burst) == (50, 150)
    assert limits.opening.burst == 15
    # One at least: nobody is locked out.
    assert limits.guessing.burst == 1
    assert limits.open_sockets.most == 75
    # Counted by the one process that holds the table.
    assert limits.onlookers.most == 200
    limits.share(1)
    assert (limits.requests.rate, limits.requests.burst) == (200, 600)
    assert limits.open_sockets.most == 300


def test_no_limit_stays_none() -> None:
    limits = Limits(Config(requests=0, sockets=0))
    limits.share(4)
    for _ in range(10):
        limits.requests.take("somebody")
    assert limits.open_sockets.most == 0
    connections = Connections(10, 0)
    connections.share(4)
    assert connections.open("somebody") is None


def test_what_was_counted_elsewhere_is_not_counted_again() -> None:
    limits = Limits(Config(guesses=1))
    limits.lift()
    for _ in range(10):
        limits.guessing.take("somebody")
        limits.talking.take("somebody")


def test_a_bucket_that_is_divided_is_empty_sooner() -> None:
    bucket = Bucket(4, 3600, "too_fast")
    bucket.share(2)
    for _ in range(2):
        bucket.take("somebody")
    with pytest.raises(Problem):
        bucket.take("somebody")


# ------------------------------------------------------------------ the seal

SECRET = bytes(range(32))
HOP = Hop("me", "10.9.8.7", "https", counted=True, host="games.example")


def arrived(headers: list[tuple[str, str]], **changed: Any) -> dict[str, Any]:
    return {
        "type": "http",
        "method": "POST",
        "raw_path": b"/api/tables/t/commands",
        "query_string": b"a=1",
        "headers": [(name.encode(), value.encode()) for name, value in headers],
        "client": ("10.0.0.1", 1),
        "scheme": "http",
        **changed,
    }


def sealed(secret: bytes = SECRET, hop: Hop = HOP) -> list[tuple[str, str]]:
    return seal.headers_of(secret, hop, "POST", "/api/tables/t/commands?a=1")


def test_what_was_passed_on_is_as_it_came() -> None:
    scope = arrived([("host", "10.0.0.2:8011"), ("cookie", "backroom=x"), *sealed()])
    hop = seal.open_seal(SECRET, "me", scope)
    assert hop == HOP
    came = seal.as_it_came(scope, hop)
    assert came["headers"] == [(b"cookie", b"backroom=x"), (b"host", b"games.example")]
    assert (came["client"], came["scheme"]) == (("10.9.8.7", 0), "https")


@pytest.mark.parametrize(
    "scope",
    [
        arrived([]),
        arrived(sealed(bytes(32))),
        arrived(sealed(hop=Hop("another", "10.9.8.7", "https", True, ""))),
        arrived(sealed(), method="GET"),
        arrived(sealed(), query_string=b"a=2"),
        arrived([(name, value.replace("10.9.8.7", "127.0.0.1")) for name, value in sealed()]),
    ],
    ids=["unsealed", "other secret", "other process", "other method", "other path", "other client"],
)
def test_what_is_not_sealed_for_it_is_nobodys(scope: dict[str, Any]) -> None:
    assert seal.open_seal(SECRET, "me", scope) is None
