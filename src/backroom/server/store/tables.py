"""Reading and writing tables: each function is one piece of work for the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from backroom.server.store import results, rights
from backroom.server.store.prepared import Prepared
from backroom.server.store.schema import (
    away,
    chat,
    commands,
    holders,
    links,
    reports,
    sessions,
    tables,
    turns,
)
from backroom.server.table import document, seating
from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.table.messages import ChatLine
from backroom.server.table.rights import raise_epochs
from backroom.server.table.table import NO_SEAT, Done
from backroom.server.table.turn import TurnRow, unpack_streams


class Overtaken(Exception):
    """The table on disk is another one than this change was made for: load it and try again."""


class Repeated(Exception):
    """A command with this id was carried out already."""


def _row(doc: Doc, position: bytes | None, wakes: int | None) -> dict[str, object]:
    return {
        "version": doc.version,
        "code": doc.code,
        "invite": doc.invite,
        "game": doc.game,
        "state": doc.state,
        "listed": int(doc.settings.listed),
        "wakes": wakes,
        "changed": doc.changed,
        "document": document.encode(doc),
        "position": position,
    }


# Which table, and that it is the one that was changed: nobody has written it, and no other process
# has taken it over. Whoever takes it over meanwhile waits for this very row.
_SAME = (
    tables.c.id == bindparam("of"),
    tables.c.version == bindparam("last"),
    tables.c.epoch == bindparam("mine"),
)
_FIELDS = [c.name for c in tables.c if c.name not in ("id", "owner", "epoch")]
_SAVE = Prepared(update(tables).where(*_SAME).values({name: bindparam(name) for name in _FIELDS}))
# The usual move: no index need be touched.
_SAVE_IN_PLACE = Prepared(
    update(tables)
    .where(*_SAME)
    .values({name: bindparam(name) for name in ("version", "changed", "document", "position")})
)
# Beside the running server, whoever holds the table.
_SAVE_BESIDE = update(tables).where(*_SAME[:2]).values({name: bindparam(name) for name in _FIELDS})
_ADD_COMMAND = Prepared(insert(commands))
_ADD_TURN = Prepared(insert(turns))
_FORGET = Prepared(
    delete(commands).where(commands.c.table == bindparam("of"), commands.c.id == bindparam("old"))
)


def create(
    connection: Connection, change: Change, request: str | None = None, owner: str | None = None
) -> None:
    """Store a new table; `request` is the id that its host gave to opening it, `owner` the process
    that has it in memory."""
    if request is not None:
        opened = {"id": request, "seat": NO_SEAT, "answer": change.doc.id.encode()}
        _answer(connection, {"table": change.doc.host, **opened})
    connection.execute(insert(tables).values(id=change.doc.id, owner=owner, **_row_of(change)))
    _details(connection, change)


def save(connection: Connection, change: Change, epoch: int = 0) -> None:
    """Write a changed table, if it is still the one that was changed, and the process holds it."""
    statement, doc = _SAVE if change.refiled else _SAVE_IN_PLACE, change.doc
    row = {**_row_of(change), "of": doc.id, "last": doc.version - 1, "mine": epoch}
    if statement.run(connection, row) != 1:
        raise Overtaken
    _details(connection, change)


def hold(connection: Connection, table: str, epoch: int) -> None:
    """For what is written beside the row of a table: see to it, to the end of the transaction, that
    the table is there and that the process holds it."""
    if table not in held(connection, {table: epoch}):
        raise Overtaken


def held(connection: Connection, epochs: Mapping[str, int]) -> list[str]:
    """The same for several tables; which of them the process holds."""
    rows = connection.execute(
        select(tables.c.id, tables.c.epoch)
        .where(tables.c.id.in_(epochs))
        # So that of two that want several neither has what the other one waits for.
        .order_by(tables.c.id)
        .with_for_update()
    )
    return [row.id for row in rows if row.epoch == epochs[row.id]]


def save_doc(connection: Connection, doc: Doc, position: bytes | None, wakes: int | None) -> None:
    """Write a document that was changed beside the running server."""
    row = {**_row(doc, position, wakes), "of": doc.id, "last": doc.version - 1}
    if connection.execute(_SAVE_BESIDE, row).rowcount != 1:
        raise Overtaken


def renew_at(connection: Connection, table: str, person: str, epoch: int) -> None:
    """End the tokens and links of a person's seats at a table that cannot be loaded, since its game
    is not here any more. `epoch` is that of the lease with which the process holds it all the
    same."""
    found = load(connection, table)
    if found is None:
        return
    hold(connection, table, epoch)
    before, position = found
    doc = document.copy_of(before)
    seating.renew(doc, person)
    changed = raise_epochs(before, doc, set())
    doc.version += 1
    wakes = connection.execute(select(tables.c.wakes).where(tables.c.id == table)).scalar()
    save_doc(connection, doc, position, wakes)
    rights.end(connection, table, changed)


def _row_of(change: Change) -> dict[str, object]:
    position = change.after.position
    return _row(change.doc, position.match.snapshot() if position else None, change.wakes)


def _details(connection: Connection, change: Change) -> None:
    table = change.doc.id
    for turn in change.earlier:
        _ADD_TURN.run(connection, _turn_row(change, turn))
    if change.row is not None:
        _ADD_TURN.run(connection, _turn_row(change, change.row))
    elif change.answered is not None:
        id_, seat, answer = change.answered
        _answer(connection, {"table": table, "id": id_, "seat": seat, "answer": answer})
        # Drafts and talk are answered without end; turns keep their answers themselves.
        if change.forgotten is not None:
            _FORGET.run(connection, {"of": table, "old": change.forgotten})
    if change.holders is not None:
        connection.execute(delete(holders).where(holders.c.table == table))
        rows = [{"table": table, "seat": seat, "person": person} for seat, person in change.holders]
        if rows:
            connection.execute(insert(holders), rows)
    rights.settle(connection, change)
    if change.ended:
        results.add(connection, change.doc)
    for line in change.said:
        connection.execute(
            insert(chat),
            {
                "table": table,
                "number": line.number,
                "line": msgspec.json.encode(line),
                "onlooker": int(line.onlooker),
            },
        )


def _answer(connection: Connection, row: dict[str, object]) -> None:
    try:
        _ADD_COMMAND.run(connection, row)
    except IntegrityError:
        raise Repeated from None


def _turn_row(change: Change, turn: TurnRow) -> dict[str, object]:
    command = seat = ask = None
    if change.answered is not None:
        id_, seat, _ = change.answered
        command, ask = _packed(id_), change.doc.open_ask(seat)
    return {
        "table": change.doc.id,
        "number": turn.number,
        "command": command,
        "seat": seat,
        "ask": ask,
        "lines": turn.lines,
        "events": turn.packed_events,
        "streams": turn.packed_streams,
        "at": turn.at,
    }


def _packed(command: str) -> bytes:
    """A command's id in 16 bytes."""
    return bytes.fromhex(command.replace("-", ""))


def load(connection: Connection, table: str) -> tuple[Doc, bytes | None] | None:
    row = connection.execute(
        select(tables.c.document, tables.c.position).where(tables.c.id == table)
    ).first()
    return None if row is None else (document.decode(row.document), row.position)


def id_by(connection: Connection, *, code: str | None, invite: str | None) -> str | None:
    column, value = (tables.c.code, code) if code else (tables.c.invite, invite)
    found: str | None = connection.execute(select(tables.c.id).where(column == value)).scalar()
    return found


def answer_to(connection: Connection, table: str, command: str) -> tuple[int, bytes] | None:
    """The seat of a command that was carried out, and what it was answered."""
    kept = connection.execute(
        select(commands.c.seat, commands.c.answer).where(
            commands.c.table == table, commands.c.id == command
        )
    ).first()
    if kept is not None:
        return kept.seat, kept.answer
    turn = connection.execute(
        select(turns.c.seat, turns.c.ask, turns.c.streams).where(
            turns.c.table == table, turns.c.command == _packed(command)
        )
    ).first()
    if turn is None:
        return None
    number = unpack_streams(turn.streams)[turn.seat]
    # Whoever confirms hears of it.
    assert number is not None
    return turn.seat, msgspec.json.encode(Done(command, number, turn.ask, [], confirmed=True))


def opened_by(connection: Connection, person: str, request: str) -> str | None:
    """The table that a person's request has opened."""
    wanted = commands.c.table == person, commands.c.id == request
    found: bytes | None = connection.execute(select(commands.c.answer).where(*wanted)).scalar()
    return None if found is None else bytes(found).decode()


def turns_of(connection: Connection, table: str, first: int = 0) -> list[TurnRow]:
    rows = connection.execute(
        select(turns).where(turns.c.table == table, turns.c.number >= first).order_by("number")
    )
    return [TurnRow(row.number, row.lines, row.events, row.streams, row.at) for row in rows]


def lines_of(connection: Connection, table: str) -> list[str]:
    rows = connection.execute(
        select(turns.c.lines).where(turns.c.table == table).order_by(turns.c.number)
    )
    return [line for row in rows for line in row.lines.split("\n") if line]


def talk_of(connection: Connection, table: str, most: int = 200) -> list[ChatLine]:
    """The last lines said, by players and by onlookers."""
    found: list[ChatLine] = []
    for onlooker in (0, 1):
        wanted = select(chat.c.line).where(chat.c.table == table, chat.c.onlooker == onlooker)
        order = chat.c.number if onlooker else chat.c.number.desc()
        rows = connection.execute(wanted.order_by(order).limit(most))
        found += [msgspec.json.decode(row.line, type=ChatLine) for row in rows]
    return sorted(found, key=lambda line: line.at)


def tables_of(connection: Connection, person: str) -> list[Doc]:
    """The tables where a person sits, the latest first."""
    mine = select(holders.c.table).where(holders.c.person == person)
    rows = connection.execute(
        select(tables.c.document)
        .where(tables.c.id.in_(mine))
        .order_by(tables.c.changed.desc())
        .limit(200)
    )
    return [document.decode(row.document) for row in rows]


def listed(connection: Connection) -> list[Doc]:
    rows = connection.execute(
        select(tables.c.document)
        .where(tables.c.listed == 1, tables.c.state.in_(["open", "running", "paused"]))
        .order_by(tables.c.changed.desc())
        .limit(100)
    )
    return [document.decode(row.document) for row in rows]


def waking(connection: Connection, before: int | None = None) -> list[str]:
    """Tables that wait for a bot or a clock, all of them or those before a moment."""
    waits = tables.c.wakes.is_not(None) if before is None else tables.c.wakes < before
    rows = connection.execute(select(tables.c.id).where(waits))
    return [row.id for row in rows]


def everything(connection: Connection) -> list[Doc]:
    rows = connection.execute(select(tables.c.document).order_by(tables.c.changed.desc()))
    return [document.decode(row.document) for row in rows]


def forget(connection: Connection, ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them."""
    for table in ids:
        for kind in (turns, commands, chat, holders, links, sessions, away, reports):
            connection.execute(delete(kind).where(kind.c.table == table))
        connection.execute(delete(tables).where(tables.c.id == table))


def forget_held(connection: Connection, epochs: Mapping[str, int]) -> list[str]:
    """Delete those that the process holds; which."""
    mine = held(connection, epochs)
    forget(connection, mine)
    return mine


def outlived(connection: Connection, state: Sequence[str], before: int) -> list[str]:
    """Tables in one of these states that nothing has happened at since a moment."""
    rows = connection.execute(
        select(tables.c.id).where(tables.c.state.in_(state), tables.c.changed < before)
    )
    return [row.id for row in rows]
