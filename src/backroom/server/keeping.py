"""Who holds which table: the seam between the tables of a process and the other processes of its
house. A process that is alone holds all of them."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection

from backroom.server.store.members import Held


class Keeper(Protocol):
    """`me` is what this process is called in the rows of tables that it holds."""

    @property
    def me(self) -> str | None: ...

    async def take(self, table: str) -> Held:
        """See to it that this process holds a table; raises `Elsewhere` where another one does."""

    async def have_done(self, process: str | None, deed: str, table: str, person: str) -> None:
        """Have another process do something for a person at a table that it holds
        (`Tables.deeds`)."""

    def tell(self, connection: Connection, kind: str, key: str) -> None:
        """Tell the others, with the commit of this transaction, that something of a person's or a
        session's has changed."""

    async def heard(self) -> None:
        """Wait until the others know it."""


class Alone:
    """For a database with one server."""

    me: str | None = None

    async def take(self, table: str) -> Held:
        return Held(0)

    async def have_done(self, process: str | None, deed: str, table: str, person: str) -> None:
        raise AssertionError("nobody else is there")

    def tell(self, connection: Connection, kind: str, key: str) -> None:
        pass

    async def heard(self) -> None:
        pass
