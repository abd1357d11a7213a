"""The API described: OpenAPI, a page for people, TypeScript types; and fuzzed from it."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from backroom.server import typescript
from backroom.server.http.endpoints import ENDPOINTS
from backroom.server.http.openapi import openapi, page
from tests.server.harness import Server, User

LIB = Path(__file__).parent.parent.parent / "web" / "src" / "lib"


def test_the_browser_clients_types_are_up_to_date() -> None:
    """If not: python -m backroom.server.typescript"""
    assert (LIB / "api.ts").read_text(encoding="utf-8") == typescript.generate()
    assert (LIB / "views.ts").read_text(encoding="utf-8") == typescript.generate_views()


def test_every_endpoint_has_a_place_in_the_description() -> None:
    described = openapi()
    for endpoint in ENDPOINTS:
        assert endpoint.says
        if endpoint.method == "WEBSOCKET":
            assert endpoint.path in described["x-sockets"]
        else:
            operation = described["paths"][endpoint.path][endpoint.method.lower()]
            assert operation["operationId"] == endpoint.name


def test_the_page_for_people_asks_for_nothing_from_elsewhere(server: Server, ada: User) -> None:
    text = ada.ok("GET", "/api/docs")
    assert text == page()
    assert "/api/tables/{table}/commands" in text
    assert "http://" not in text
    assert "https://" not in text
    assert ada.ok("GET", "/api/openapi.json")["openapi"].startswith("3.")


SCHEMA = schemathesis.openapi.from_dict(openapi())
OPERATIONS = {operation.ok().label: operation.ok() for operation in SCHEMA.get_all_operations()}


@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_the_schema_allows_is_answered_well(label: str, server: Server) -> None:
    """Never a 500, and every refusal is one sentence."""
    cookies = {"backroom": _cookie(server)}

    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy())
    def check(case: schemathesis.Case) -> None:
        headers = {"Origin": server.url}
        answer = case.call(base_url=server.url, headers=headers, cookies=cookies)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        if answer.status_code >= 400:
            assert answer.json()["sentence"]

    check()


_cookies: dict[str, str] = {}


def _cookie(server: Server) -> str:
    if server.url not in _cookies:
        _cookies[server.url] = server.person("Fuzz").http.cookies["backroom"]
    return _cookies[server.url]
