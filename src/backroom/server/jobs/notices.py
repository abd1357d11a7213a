"""Notices: a person hears, once, that a seat of theirs is asked; over sockets, and by webhook."""

from __future__ import annotations

import asyncio
import logging
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from backroom.server.config import Config
from backroom.server.hub import Hub
from backroom.server.jobs.retry import until_it_works
from backroom.server.jobs.tasks import Tasks
from backroom.server.people import People
from backroom.server.room import Room
from backroom.server.table.change import Change
from backroom.server.table.document import Doc, Person
from backroom.server.table.messages import NoticeMessage, TurnNotice

log = logging.getLogger("backroom.server")
TIMEOUT = 5


class Notices:
    """`url` is the server's own, for links in what is posted."""

    def __init__(self, hub: Hub, people: People, config: Config, tasks: Tasks):
        self.hub = hub
        self.people = people
        self.config = config
        self.tasks = tasks
        self.url = ""
        # Told of what people hear over their own sockets, of which other processes may have some.
        self.on_notice: list[Callable[[list[str], bytes], None]] = []
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="backroom-post")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def after_commit(self, room: Room, before: Doc, change: Change) -> None:
        """One notice for each turn that is handed over to a person."""
        for seat, ask in enumerate(change.doc.asks):
            was_open = bool(before.asks) and before.asks[seat].open
            player = change.doc.players[seat]
            if ask.open and not was_open and player.kind == "person" and not player.resigned:
                self._notify(change.doc, seat)

    def _notify(self, doc: Doc, seat: int) -> None:
        message = msgspec.json.encode(NoticeMessage(doc.id, doc.game, seat))
        holders = doc.players[seat].holders
        # A table's socket hears of its own seat; the person's own of all where somebody else
        # waits: bots have time.
        if not doc.is_solo:
            self._tell(holders, message)
        for person in holders:
            for listener in self.hub.of(person):
                if (listener.table, listener.audience) == (doc.id, seat):
                    listener.send(message)
            if self.config.webhooks:
                self.tasks.spawn(self._post(person, doc, seat))

    def call_to(self, doc: Doc, by: Person) -> None:
        """Everybody who has a seat at the rematch hears of it, wherever they are."""
        for seat, player in enumerate(doc.players):
            message = msgspec.json.encode(NoticeMessage(doc.id, doc.game, seat, by.name))
            self._tell([person for person in player.holders if person != by.id], message)

    def _tell(self, persons: list[str], message: bytes) -> None:
        self.hub.notify(persons, message)
        for listener in self.on_notice:
            listener(persons, message)

    async def _post(self, person: str, doc: Doc, seat: int) -> None:
        found = await until_it_works(lambda: self.people.by_id(person), table=doc.id)
        if found is None or not found.webhook or not self.may_post(found.webhook):
            return
        notice = TurnNotice(doc.id, doc.game, seat, found.name, f"{self.url}/t/{doc.id}")
        body = msgspec.json.encode(notice)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._pool, post, found.webhook, body)
        except OSError as problem:
            log.warning("a webhook failed", extra={"problem": type(problem).__name__})

    def may_post(self, url: str) -> bool:
        """Only to addresses the operator allows, and no prefix of a host name passes for it."""
        allowed = [prefix.strip() for prefix in self.config.webhooks.split(",") if prefix.strip()]
        return any(
            url == prefix or url.startswith(prefix if prefix.endswith("/") else prefix + "/")
            for prefix in allowed
        )


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could lead into the local network, so none is followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


def post(url: str, body: bytes) -> None:
    opener = urllib.request.build_opener(_NoRedirects, urllib.request.ProxyHandler({}))
    request = urllib.request.Request(
        url, body, {"Content-Type": "application/json", "User-Agent": "backroom"}
    )
    with opener.open(request, timeout=TIMEOUT):
        pass
