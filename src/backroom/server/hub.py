"""Publish/subscribe: the sockets of tables and of people, each with a bounded queue."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterator

import msgspec

from backroom.server.metrics import Metrics
from backroom.server.problems import Problem
from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.table.messages import ChatMessage, GoodbyeMessage, TableMessage, may_hear
from backroom.server.table.public import Presence, table_info

# Backpressure: messages that wait for one slow reader; more, and it is resynchronised instead.
MOST_WAITING = 32
encode = msgspec.json.Encoder().encode


class Listener:
    """One socket. `table` is None for one that only hears a person's notices. `push` sends a
    message at once, if that is possible."""

    __slots__ = ("_push", "_waiting", "_wake", "audience", "gone", "lagging", "person", "table")

    def __init__(
        self,
        person: str | None,
        table: str | None = None,
        audience: int | None = None,
        push: Callable[[bytes], bool] | None = None,
    ):
        self.person = person
        self.table = table
        self.audience = audience
        self.lagging = False
        self.gone = False
        self._push = push
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits. A full queue is dropped: the reader will be resynchronised."""
        if self.lagging:
            return
        # Whoever waits in `next` has nothing in hand that this message could overtake.
        if self._push is not None and self._is_idle and self._push(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.lagging = True
        else:
            self._waiting.append(message)
        self._wake_up()

    def resynchronise(self) -> None:
        """The reader is being resynchronised: what waits is in that already."""
        self._waiting.clear()
        self.lagging = False

    def close(self) -> None:
        """Send what waits, then end."""
        self.gone = True
        self._wake_up()

    @property
    def _is_idle(self) -> bool:
        return self._wake is not None and not self._wake.done()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; empty when the reader must be resynchronised, None at the end."""
        while True:
            if self.lagging:
                self.lagging = False
                return b""
            if self._waiting:
                return self._waiting.popleft()
            if self.gone:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake


class Hub:
    """All listeners."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._by_table: dict[str, set[Listener]] = defaultdict(set)
        self._by_person: dict[str, set[Listener]] = defaultdict(set)
        self.count = 0
        # By table, its seats that lost their connection, and since when.
        self._away: dict[str, dict[int, int]] = defaultdict(dict)

    def add(self, listener: Listener) -> None:
        self.count += 1
        if listener.table is not None:
            self._by_table[listener.table].add(listener)
            if listener.audience is not None:
                self._away[listener.table].pop(listener.audience, None)
        if listener.person is not None:
            self._by_person[listener.person].add(listener)

    def remove(self, listener: Listener, now: int) -> None:
        self.count -= 1
        table = listener.table
        if table is not None:
            self._by_table[table].discard(listener)
            if listener.audience is not None and not self.is_present(table, listener.audience):
                self._away[table][listener.audience] = now
            if not self._by_table[table]:
                del self._by_table[table]
        if listener.person is not None:
            self._by_person[listener.person].discard(listener)
            if not self._by_person[listener.person]:
                del self._by_person[listener.person]

    def at(self, table: str) -> Iterator[Listener]:
        return iter(tuple(self._by_table.get(table, ())))

    def of(self, person: str) -> Iterator[Listener]:
        return iter(tuple(self._by_person.get(person, ())))

    def everyone(self) -> Iterator[Listener]:
        found = {one for group in self._by_table.values() for one in group}
        found |= {one for group in self._by_person.values() for one in group}
        return iter(found)

    def is_present(self, table: str, seat: int) -> bool:
        return any(one.audience == seat for one in self._by_table.get(table, ()))

    def presence(self, table: str) -> Presence:
        """Who is connected at a table."""
        audiences = [one.audience for one in self._by_table.get(table, ())]
        connected = frozenset(seat for seat in audiences if seat is not None)
        return Presence(connected, dict(self._away.get(table, {})), audiences.count(None))

    def away_since(self, table: str, seat: int) -> int | None:
        """When a seat lost its connection; None where it has one, or had none yet."""
        return self._away.get(table, {}).get(seat)

    def forget(self, table: str) -> None:
        """The table is no longer in memory."""
        self._away.pop(table, None)

    # ------------------------------------------------------------------ publishing

    def publish(self, change: Change) -> None:
        """Tell each audience its own of a change that is on disk."""
        doc = change.doc
        for listener in self.at(doc.id):
            update = change.update_for(listener.audience)
            if update is not None:
                listener.send(update)
                self.metrics.messages.inc()
            for line in change.said:
                if may_hear(doc, listener.person, listener.audience, line):
                    listener.send(encode(ChatMessage(line)))
        if change.news:
            self.tell_about(doc)

    def tell_about(self, doc: Doc) -> None:
        """Send everybody at a table what there is to know about the table itself."""
        presence = self.presence(doc.id)
        for listener in self.at(doc.id):
            info = table_info(doc, presence, listener.person, listener.audience)
            listener.send(encode(TableMessage(info)))

    def dismiss(self, doc: Doc, seat: int) -> None:
        """Close the sockets of a seat whose listeners do not hold it any more."""
        problem = Problem("no_longer_yours")
        goodbye = encode(GoodbyeMessage(problem.sentence, False, problem.key))
        for listener in self.at(doc.id):
            if listener.audience == seat and not doc.holds(listener.person, seat):
                listener.send(goodbye)
                listener.close()
