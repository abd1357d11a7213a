"""Every address of the API: what it takes, what it answers. The application and the OpenAPI page
are both made from this list."""

from backroom.server.routes.house import HOUSE, OPERATIONS
from backroom.server.routes.playing import LOOKING_BACK, PLAYING
from backroom.server.routes.route import Parameter, Route
from backroom.server.routes.tables import TABLES

# Playing stands first: it is what happens most.
ROUTES: tuple[Route, ...] = (*PLAYING, *HOUSE, *TABLES, *LOOKING_BACK, *OPERATIONS)

__all__ = ["ROUTES", "Parameter", "Route"]
