"""Publish/subscribe: the sockets of tables and of people, each with a bounded queue."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator

import msgspec

from backroom.server import clock
from backroom.server.metrics import Metrics
from backroom.server.problems import Problem
from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.table.messages import ChatMessage, GoodbyeMessage, TableMessage, may_hear
from backroom.server.table.public import Presence, table_info
from backroom.server.table.rights import Right, Session, holds, may_see

# Backpressure: messages that wait for one slow reader; more, and it is resynchronised instead.
MOST_WAITING = 32
# Seconds between two messages about who is at a table: many come and go at once.
PRESENCE = 0.25
# Close codes (RFC 6455, 7.4): the end, and come again at once.
NORMAL, AGAIN = 1000, 1012
encode = msgspec.json.Encoder().encode


class Listener:
    """One socket. `table` is None for one that only hears a person's notices. `right` is what it
    came with, `epoch` that of the seat it listens for, `session` its cookie or token. `push` sends
    a message at once, if that is possible."""

    __slots__ = (
        *("_push", "_waiting", "_wake", "audience", "code", "epoch", "gone", "lagging", "right"),
        *("session", "table"),
    )

    def __init__(
        self,
        right: Right,
        table: str | None = None,
        audience: int | None = None,
        push: Callable[[bytes], bool] | None = None,
        session: Session | None = None,
    ):
        self.right = right
        self.session = session
        self.table = table
        self.audience = audience
        self.epoch: int | None = None
        self.lagging = False
        self.gone = False
        # With which its socket is closed.
        self.code = NORMAL
        self._push = push
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    @property
    def person(self) -> str | None:
        return self.right.person

    def may_hear(self, doc: Doc) -> bool:
        """Whether it may go on listening. Who still holds a seat that changed hands (another device
        has come, or gone) is carried over to its new epoch."""
        if self.audience is None:
            return may_see(doc, self.right)
        now = doc.epochs[self.audience]
        if self.epoch != now and holds(doc, self.right, self.audience):
            self.epoch = now
        return self.epoch == now

    def send(self, message: bytes) -> None:
        """Never waits. A full queue is dropped: the reader will be resynchronised."""
        if self.lagging or self.gone:
            return
        # Whoever waits in `next` has nothing in hand that this message could overtake.
        if self._push is not None and self._is_idle and self._push(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.fall_behind()
            return
        self._waiting.append(message)
        self._wake_up()

    def fall_behind(self) -> None:
        """Drop what waits: the reader is to be resynchronised."""
        self._waiting.clear()
        self.lagging = True
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
        # The document of a table that is in memory, set by the house.
        self.document: Callable[[str], Doc | None] = lambda table: None
        # Tables whose people are told shortly who is there.
        self._due: dict[str, asyncio.TimerHandle] = {}
        # By table, its seats that lost their connection, and since when.
        self._away: dict[str, dict[int, int]] = defaultdict(dict)
        # Told when a seat loses its connection (since when), or has one again (None).
        self.on_presence: list[Callable[[str, int, int | None], None]] = []

    def add(self, listener: Listener) -> None:
        self.count += 1
        if listener.table is not None:
            self._by_table[listener.table].add(listener)
            if listener.audience is not None:
                self.set_away(listener.table, listener.audience, None)
        if listener.person is not None:
            self._by_person[listener.person].add(listener)

    def remove(self, listener: Listener) -> None:
        self.count -= 1
        self._leave(listener, clock.house_time())

    def _leave(self, listener: Listener, now: int) -> None:
        """It hears nothing more, and its seat is away if nobody else listens for it."""
        table, seat = listener.table, listener.audience
        if table is not None and listener in self._by_table.get(table, ()):
            self._by_table[table].discard(listener)
            if seat is not None and not self.is_present(table, seat):
                self.set_away(table, seat, now)
            if not self._by_table[table]:
                del self._by_table[table]
        person = listener.person
        if person is not None and listener in self._by_person.get(person, ()):
            self._by_person[person].discard(listener)
            if not self._by_person[person]:
                del self._by_person[person]

    def set_away(self, table: str, seat: int, since: int | None) -> None:
        """A seat has lost its connection, or has one again (None)."""
        known = self._away.get(table, {}).get(seat)
        if since is not None:
            self._away[table][seat] = since
        elif known is not None:
            del self._away[table][seat]
        if since != known:
            for listener in self.on_presence:
                listener(table, seat, since)

    def sign_of_life(self, table: str, seat: int) -> None:
        """Who acts without a socket, as an outside bot may, is not away."""
        if self.away_since(table, seat) is not None:
            self.set_away(table, seat, clock.house_time())

    def recall(self, table: str, away: dict[int, int]) -> None:
        """A table is in memory again: since when its seats have been away."""
        self._away[table] = {
            seat: since for seat, since in away.items() if not self.is_present(table, seat)
        }

    def listening(self, table: str) -> int:
        """How many sockets a table has."""
        return len(self._by_table.get(table, ()))

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

    def notify(self, persons: Iterable[str], message: bytes) -> None:
        """Tell people something over their own sockets."""
        for person in persons:
            for listener in self.of(person):
                if listener.table is None:
                    listener.send(message)

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
        doc, sent = change.doc, 0
        for listener in self.at(doc.id):
            if not listener.may_hear(doc):
                self.dismiss(doc, listener)
                continue
            update = change.update_for(listener.audience)
            if update is not None:
                listener.send(update)
                sent += 1
            for line in change.said:
                if may_hear(doc, listener.person, listener.audience, line):
                    listener.send(encode(ChatMessage(line)))
        if sent:
            self.metrics.messages.inc(sent)
        if change.news:
            self.tell_about(doc)

    def catch_up(self, before: Doc, after: Doc) -> None:
        """A table was found to be further on than was told: resynchronise each audience that has
        something to hear, and no other."""
        for listener in self.at(after.id):
            audience = listener.audience
            was, is_now = (doc.number_of(audience) if doc.numbers else 0 for doc in (before, after))
            heard = audience is None and before.whispered != after.whispered
            if was != is_now or before.talked != after.talked or heard:
                listener.fall_behind()

    def resynchronise(self, table: str) -> None:
        """Tell everybody at a table everything anew."""
        for listener in self.at(table):
            listener.fall_behind()

    def presence_changed(self, table: str) -> None:
        """Somebody came or went: whoever is at the table hears of it shortly, and once."""
        if table not in self._due:
            loop = asyncio.get_running_loop()
            self._due[table] = loop.call_later(PRESENCE, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._due.pop(table, None)
        doc = self.document(table)
        if doc is not None:
            self.tell_about(doc)

    def tell_about(self, doc: Doc) -> None:
        """Send everybody at a table what there is to know about the table itself; made once for
        all who are told the same."""
        presence = self.presence(doc.id)
        made: dict[object, bytes] = {}
        for listener in self.at(doc.id):
            person, audience = listener.person, listener.audience
            key = (*doc.seats_of(person), person == doc.host, audience if person is None else None)
            if key not in made:
                made[key] = encode(TableMessage(table_info(doc, presence, person, audience)))
            listener.send(made[key])

    def dismiss(self, doc: Doc, listener: Listener) -> None:
        """End the socket of somebody who may listen no longer, having told them how they stand at
        the table now."""
        problem = Problem("no_onlookers" if listener.audience is None else "no_longer_yours")
        if listener.person in doc.removed:
            problem = Problem("removed")
        elif may_see(doc, listener.right):
            presence = self.presence(doc.id)
            listener.send(encode(TableMessage(table_info(doc, presence, listener.person))))
        self.end(listener, problem)

    def send_away(self, table: str) -> None:
        """The table is another process's now: its sockets end without a goodbye, so that whoever
        listens comes again."""
        for listener in self._by_table.pop(table, ()):
            listener.code = AGAIN
            listener.close()

    def send_all_away(self) -> None:
        """This process may hear no more of what others do: whoever listens here comes again."""
        for listener in self.everyone():
            listener.code = AGAIN
            listener.close()

    def end(self, listener: Listener, problem: Problem) -> None:
        """Say why, and close."""
        listener.send(encode(GoodbyeMessage(problem.sentence, False, problem.key)))
        listener.close()
        self._leave(listener, clock.house_time())
