"""Commands around the server: serve, backup, restore, tables."""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any

from backroom.engine.errors import Refused
from backroom.server.config import add_flags, settle


def add_commands(subparsers: Any) -> None:
    """Add the server's commands to those of `backroom`. Each sets `run`, which takes the parsed
    arguments and gives the exit status."""
    serve = subparsers.add_parser("serve", help="run a table server")
    add_flags(serve)
    serve.set_defaults(run=run_serve)

    for name, run, says, what in (
        ("backup", run_backup, "copy the database to a file, also while the server runs", "copy"),
        ("restore", run_restore, "put a backup in the database's place", "backup"),
    ):
        parser = subparsers.add_parser(name, help=says)
        parser.add_argument("file", type=Path, help=f"the {what}")
        _add_database(parser)
        parser.set_defaults(run=run)

    tables = subparsers.add_parser("tables", help="list, close or delete tables")
    tables.add_argument("what", nargs="?", choices=["list", "close", "delete"], default="list")
    tables.add_argument("table", nargs="*", help="ids of tables, or their first characters")
    _add_database(tables)
    tables.set_defaults(run=run_tables)


def _add_database(parser: argparse.ArgumentParser) -> None:
    says = "database URL [BACKROOM_DATABASE]"
    parser.add_argument("--database", default=None, help=says)


def run_serve(arguments: argparse.Namespace, console: object = None) -> int:
    # The web libraries are loaded only where they are needed.
    from backroom.server.serve import serve

    return serve(settle(arguments))


def run_backup(arguments: argparse.Namespace, console: object = None) -> int:
    from backroom.server.store.backup import backup

    backup(settle(arguments).database_url, arguments.file)
    print(f"Backed up to {arguments.file}.")
    return 0


def run_restore(arguments: argparse.Namespace, console: object = None) -> int:
    from backroom.server.store.backup import restore

    kept = restore(settle(arguments).database_url, arguments.file)
    print(f"Restored from {arguments.file}." + (f" What was there is in {kept}." if kept else ""))
    return 0


def run_tables(arguments: argparse.Namespace, console: object = None) -> int:
    from backroom.server.store import tables as stored
    from backroom.server.store.database import Database
    from backroom.server.store.upgrade import upgrade_alone
    from backroom.server.table.document import Doc

    database = Database(settle(arguments).database_url)
    try:
        upgrade_alone(database)
        docs: list[Doc] = database.read_now(stored.everything)
        if arguments.what == "list":
            for doc in docs:
                day = time.strftime("%Y-%m-%d %H:%M", time.localtime(doc.changed / 1000))
                names = ", ".join(player.name or "–" for player in doc.players)
                print(f"{doc.id}  {doc.state:8} {doc.game:18} {day}  {names}")
            return 0
        if not arguments.table:
            raise Refused(f"Which tables to {arguments.what}? Give their ids.")
        chosen = [doc for doc in docs if any(doc.id.startswith(t) for t in arguments.table)]
        if not chosen:
            raise Refused("There is no such table.")
        if arguments.what == "delete":
            ids = [doc.id for doc in chosen]
            database.write_now(partial(stored.forget, ids=ids))
        else:
            for doc in chosen:
                database.write_now(partial(_close, doc=doc))
        print(f"{len(chosen)} table(s): {arguments.what} done.")
        return 0
    finally:
        database.close()


def _close(connection: Any, doc: Any) -> None:
    from backroom.server.store import tables as stored
    from backroom.server.table import seating

    found = stored.load(connection, doc.id)
    if found is None:
        return
    fresh, position = found
    if fresh.state == "closed":
        return
    seating.close(fresh, by="the operator")
    fresh.version += 1
    stored.save_doc(connection, fresh, position, None)
