"""Every endpoint: its request type, its declaration and its handler together."""

from backroom.server.http.endpoint import ENDPOINTS, Endpoint

# Importing declares. Playing stands first: it is what happens most.
from backroom.server.http.endpoints import play, takeback  # isort: skip
from backroom.server.http.endpoints import lobby, people, numbers, tables, seats, rights  # isort: skip
from backroom.server.http.endpoints import history, lessons, operations, reports  # isort: skip

__all__ = [
    "ENDPOINTS",
    "Endpoint",
    "history",
    "lessons",
    "lobby",
    "numbers",
    "operations",
    "people",
    "play",
    "reports",
    "rights",
    "seats",
    "tables",
    "takeback",
]
