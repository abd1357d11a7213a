"""The API described: as OpenAPI for programs, and as one page for people."""

from __future__ import annotations

import html
import re
from typing import Any, get_args

import msgspec

import backroom
from backroom.server.http.endpoint import WHO
from backroom.server.http.endpoints import ENDPOINTS, Endpoint
from backroom.server.http.responses import Problem
from backroom.server.table.messages import TurnNotice

OPEN = ("anyone", "this_machine")
REFERENCE = "#/components/schemas/"
PROBLEM = {"application/json": {"schema": {"$ref": f"{REFERENCE}Problem"}}}


def schemas() -> dict[str, Any]:
    """The JSON schema of every type that travels."""
    found: list[Any] = [Problem, TurnNotice]
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, endpoint.answer):
            if kind is not None and not isinstance(kind, str):
                found += get_args(kind) or (kind,)
    unique = list(dict.fromkeys(found))
    _, components = msgspec.json.schema_components(unique, ref_template=REFERENCE + "{name}")
    return dict(sorted(components.items()))


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": f"{REFERENCE}{kind.__name__}"}}}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if name == "seat" else {"type": "string"},
        }
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    kinds = {
        int: {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        str: {"type": "string"},
    }
    parameters += [
        {
            "name": parameter.name,
            "in": "query",
            "required": parameter.required,
            "description": parameter.says,
            "schema": kinds[parameter.type],
        }
        for parameter in endpoint.query
    ]
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.says,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": _content(endpoint.answer)},
            "default": {"description": "Refused; nothing has changed.", "content": PROBLEM},
        },
        "security": [{}] if endpoint.who in OPEN else [{"cookie": []}, {"token": []}],
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def openapi() -> dict[str, Any]:
    """The description. Sockets are not part of OpenAPI; they stand under `x-sockets`."""
    paths: dict[str, Any] = {}
    sockets: dict[str, str] = {}
    for endpoint in ENDPOINTS:
        if endpoint.method == "WEBSOCKET":
            sockets[endpoint.path] = endpoint.says
        else:
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Backroom", "version": backroom.__version__},
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "backroom"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "x-sockets": sockets,
    }


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #261a10; background: #fbf5e8 }
code, h3 { font-family: ui-monospace, monospace } h3 { margin: 1.5rem 0 .2rem; font-size: 1rem }
table { border-collapse: collapse } td, th { text-align: left; padding: .1rem .8rem .1rem 0;
       vertical-align: top } p { margin: .2rem 0 }
@media (prefers-color-scheme: dark) { body { color: #f4e8d2; background: #17110c }
       a { color: #dcae55 } }
"""


def _kind(kind: Any) -> str:
    if kind is None:
        return "nothing"
    if isinstance(kind, str):
        return html.escape(kind)
    name = getattr(kind, "__name__", "Message")
    return f'<a href="#{name}">{name}</a>'


def _type_words(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type_words(part) for part in schema["anyOf"])
    if "enum" in schema:
        return html.escape(" or ".join(repr(value) for value in schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {_type_words(schema.get('items', {}))}"
    return html.escape(str(schema.get("type", "anything")))


def page() -> str:
    """The same for people, in one file that asks for nothing else."""
    parts = [f"<h1>The API of Backroom {backroom.__version__}</h1>"]
    parts.append('<p>For programs: <a href="/api/openapi.json">OpenAPI</a>.</p><h2>Addresses</h2>')
    for endpoint in ENDPOINTS:
        parts.append(f"<h3>{endpoint.method} {html.escape(endpoint.path)}</h3>")
        parts.append(f"<p>{html.escape(endpoint.says)} For {WHO[endpoint.who]}.</p>")
        parts.append(f"<p>Takes {_kind(endpoint.body)}, answers {_kind(endpoint.answer)}.</p>")
        for query in endpoint.query:
            must = " (required)" if query.required else ""
            parts.append(f"<p><code>?{query.name}=</code> {html.escape(query.says)}{must}</p>")
    parts.append("<h2>Types</h2>")
    for name, schema in schemas().items():
        parts.append(f'<h3 id="{name}">{name}</h3>')
        parts.append(f"<p>{html.escape(schema.get('description', ''))}</p><table>")
        for field, inner in schema.get("properties", {}).items():
            parts.append(f"<tr><td><code>{field}</code></td><td>{_type_words(inner)}</td></tr>")
        parts.append("</table>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>The API of Backroom</title><style>{STYLE}</style>{''.join(parts)}</html>"
    )
