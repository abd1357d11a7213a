"""Every endpoint: its request type, its declaration and its handler together."""

from backroom.server.http.endpoint import ENDPOINTS, Endpoint

# Importing declares. Playing stands first: it is what happens most.
from backroom.server.http.endpoints import play  # isort: skip
from backroom.server.http.endpoints import lobby, people, tables, seats  # isort: skip
from backroom.server.http.endpoints import history, operations  # isort: skip

__all__ = [
    "ENDPOINTS",
    "Endpoint",
    "history",
    "lobby",
    "operations",
    "people",
    "play",
    "seats",
    "tables",
]
