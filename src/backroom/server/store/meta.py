"""Settings of the database itself: its version, and when a server last lived."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from backroom.server.store.schema import meta


def set_meta(connection: Connection, key: str, value: str) -> None:
    done = connection.execute(update(meta).where(meta.c.key == key).values(value=value))
    if done.rowcount == 0:
        connection.execute(insert(meta).values(key=key, value=value))


def get_meta(connection: Connection, key: str) -> str | None:
    value: str | None = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar()
    return value
