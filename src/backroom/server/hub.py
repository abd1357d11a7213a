"""Who is listening: the sockets of tables and of people, each with a bounded queue."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterator

# Messages that wait for one slow reader; more, and it is told everything anew instead.
MOST_WAITING = 32


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
        """Never waits. A full queue is thrown away: the reader will be told everything anew."""
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
        self._stir()

    def begin_anew(self) -> None:
        """The reader is being told how things stand: what waits is in that already."""
        self._waiting.clear()
        self.lagging = False

    def close(self) -> None:
        """Send what waits, then end."""
        self.gone = True
        self._stir()

    @property
    def _is_idle(self) -> bool:
        return self._wake is not None and not self._wake.done()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> bytes | None:
        """The next message; empty when the reader must be told everything anew, None at the end."""
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

    def __init__(self) -> None:
        self._by_table: dict[str, set[Listener]] = defaultdict(set)
        self._by_person: dict[str, set[Listener]] = defaultdict(set)
        self.count = 0
        # Seats without a connection, and since when.
        self.away: dict[tuple[str, int], int] = {}

    def add(self, listener: Listener) -> None:
        self.count += 1
        if listener.table is not None:
            self._by_table[listener.table].add(listener)
            if listener.audience is not None:
                self.away.pop((listener.table, listener.audience), None)
        if listener.person is not None:
            self._by_person[listener.person].add(listener)

    def remove(self, listener: Listener, now: int) -> None:
        self.count -= 1
        table = listener.table
        if table is not None:
            self._by_table[table].discard(listener)
            if listener.audience is not None and not self.is_present(table, listener.audience):
                self.away[(table, listener.audience)] = now
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

    def onlookers(self, table: str) -> int:
        return sum(one.audience is None for one in self._by_table.get(table, ()))

    def forget(self, table: str) -> None:
        for key in [key for key in self.away if key[0] == table]:
            del self.away[key]
