"""The wiring: all parts of one server process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from backroom.engine.errors import Refused
from backroom.engine.footprint import release_bitcode
from backroom.server import clock, games
from backroom.server.cluster.cluster import Cluster
from backroom.server.config import Config, data_folder
from backroom.server.games import Games
from backroom.server.http.limits import Limits
from backroom.server.hub import Hub
from backroom.server.jobs import gc_tuning, ticking
from backroom.server.jobs.clocks import Clocks
from backroom.server.jobs.eviction import Eviction
from backroom.server.jobs.forgetting import Forgetting
from backroom.server.jobs.housekeeping import Housekeeping
from backroom.server.jobs.notices import Notices
from backroom.server.jobs.presence import Presence
from backroom.server.jobs.reporting import Reporting
from backroom.server.jobs.resume import Resume
from backroom.server.jobs.tasks import Tasks
from backroom.server.jobs.thinking import Thinking
from backroom.server.jobs.warmup import WarmUp
from backroom.server.metrics import Metrics
from backroom.server.people import People
from backroom.server.problems import Problem
from backroom.server.room import Room
from backroom.server.store.database import Database, refusing
from backroom.server.store.files import tighten_folder
from backroom.server.store.lease import Lease
from backroom.server.store.upgrade import upgrade
from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.table.rights import Session
from backroom.server.tables import Tables

# Threads for what is worked out beside the event loop, as replays and records: each contends
# with it for the GIL, and whoever asks for many of these must not crowd it out.
BESIDE = 2


class House:
    """One server process."""

    def __init__(self, config: Config):
        if config.processes != 1 and config.database_url.startswith("sqlite"):
            raise Refused("SQLite takes one server process; several need PostgreSQL.")
        self.config = config
        self.started = clock.house_time()
        self.stopping = False
        # Told among how many processes the house's limits are divided.
        self.on_share: list[Callable[[int], None]] = []
        # The address for friends in the same network.
        self.lan: str | None = None
        games.add_folders(config.games)
        offered = {name.strip() for name in config.offer.split(",")} - {""}
        self.games = Games([n for n in games.playable() if not offered or n in offered])
        self.metrics = Metrics()
        self.limits = Limits(config)
        # For what was counted where it arrived.
        self.no_limits = Limits(config)
        self.no_limits.lift()
        if not config.database:
            tighten_folder(data_folder())
        self.database = Database(config.database_url)
        self.lease = Lease(self.database)
        self._open_database()
        self.cluster: Cluster | None = None
        if not self.database.is_sqlite:
            self.cluster = Cluster(self.database, self.lease)
        self.people = People(self.database, self.cluster)
        self.hub = Hub(self.metrics)
        self.tables = Tables(self.database, self.games, self.metrics, self.cluster)
        self.hub.document = self.tables.document
        self._add_jobs()
        self.tables.on_commit.append(self._after_commit)
        self.tables.on_drop.append(self.hub.forget)
        self.tables.on_load.append(self.hub.recall)
        self.hub.on_presence.append(self.presence.note)
        self.people.on_end.append(self._after_end)
        self.tables.on_unsure.append(self._after_doubt)
        self.tables.on_reload.append(self._after_reload)
        if self.cluster is not None:
            self._wire(self.cluster)
        self._add_gauges()

    def _wire(self, cluster: Cluster) -> None:
        """Into a house of several processes."""
        cluster.wire(self.tables, self.people, self.hub, self.eviction.wake_up, self._share)
        cluster.membership.on_first.append(self.resume.shift)
        cluster.membership.on_time.append(self._after_gap)
        self.notices.on_notice.append(cluster.notify)
        self.tables.on_take.append(self.arrange)
        self.tables.on_lose.append(self._after_loss)
        self.housekeeping.leads = lambda: cluster.membership.leads

    def _share(self, processes: int) -> None:
        """What an address may do is divided among the processes of the house."""
        self.limits.share(processes)
        self.thinking.share(processes)
        for listener in self.on_share:
            listener(processes)

    def _after_loss(self, room: Room) -> None:
        self.hub.send_away(room.doc.id)
        self.presence.forget(room.doc.id)

    def _open_database(self) -> None:
        """Another server's is left alone."""
        try:
            self.lease.take()
            upgrade(self.database, self.lease)
        except BaseException:
            self.database.close()
            raise

    def _add_jobs(self) -> None:
        config, tables, hub, tasks = self.config, self.tables, self.hub, Tasks()
        self.tasks = tasks
        self.thinking = Thinking(tables, hub, config, tasks)
        self.reporting = Reporting(tables, tasks)
        self.clocks = Clocks(tables, tasks)
        self.presence = Presence(tables, hub, config, tasks, self.started)
        self.forgetting = Forgetting(tables, self.people, hub)
        self.notices = Notices(hub, self.people, config, tasks)
        self.housekeeping = Housekeeping(tables, hub, config)
        self.eviction = Eviction(tables, hub, self.presence, self.arrange)
        self.resume = Resume(tables, tasks, self.arrange, self.started)
        self.warmup = WarmUp(self.games)
        self._young = gc_tuning.YoungCollector()
        self._warming: asyncio.Task[None] | None = None

    def _add_gauges(self) -> None:
        for name, says, read in (
            ("sockets", "open sockets", lambda: self.hub.count),
            ("tables_in_memory", "tables in memory", lambda: len(self.tables.rooms)),
            ("commits", "writes committed", lambda: self.database.commits),
            ("commit_groups", "transactions committed", lambda: self.database.groups),
            ("warming", "whether rules or players are being compiled", lambda: self.is_warming),
        ):
            self.metrics.gauge(name, says, read)

    def _after_commit(self, room: Room, before: Doc, change: Change) -> None:
        """Publish first: nobody waits for what the server does by itself."""
        for seat in change.changed_hands:
            self.people.end_tokens(change.doc.id, seat)
        for grant in (one for one in change.grants if one.kind == "token"):
            self.people.end_tokens(change.doc.id, grant.seat, but=grant.hash)
        self.hub.publish(change)
        self.presence.after_commit(room, before, change)
        self.notices.after_commit(room, before, change)
        self.arrange(room)
        if change.answered is not None:
            self._young.after_move()

    def _after_end(self, session: Session) -> None:
        """Somebody has logged out, or a token was taken back: its sockets end at once."""
        person = session.person
        near = self.hub.of(person.id) if person else self.hub.at(session.table or "")
        for listener in near:
            if listener.session is session:
                self.hub.end(listener, Problem("logged_out"))

    def _after_doubt(self, room: Room) -> None:
        """Nobody else may come to a table whose last change may be on disk."""
        if not self.stopping:
            self.tasks.spawn(self.resume.make_sure(room))

    def _after_reload(self, room: Room, before: Doc) -> None:
        """What is on disk was not told yet."""
        self.hub.catch_up(before, room.doc)
        doc = room.doc
        change = Change(room.table.standing, news=doc.news != before.news)
        change.changed_hands = [
            seat for seat in range(doc.seats) if doc.epochs[seat] != before.epochs[seat]
        ]
        self._after_commit(room, before, change)

    def _after_gap(self) -> None:
        """The house time stood still: whoever sees a clock run is told how late it is now."""
        for room in self.tables.rooms.values():
            if any(room.doc.deadlines):
                self.hub.resynchronise(room.doc.id)
                self.clocks.arrange(room)

    def arrange(self, room: Room) -> None:
        """See what a table needs of the server now: thoughts of bots, a timer."""
        self.clocks.arrange(room)
        self.thinking.arrange(room)

    # ------------------------------------------------------------------ start and stop

    def open_up(self, url: str) -> None:
        """The first thing that is written: if that fails, it is said before anybody comes. `url` is
        where people find this server."""
        self.notices.url = url
        try:
            with refusing("The database cannot be written"):
                if self.cluster is not None:
                    self.database.write_now(self.cluster.enter)
                else:
                    self.lease.announce(url)
                    self.resume.forgive_downtime()
        except Refused:
            self.database.close()
            raise

    async def start(self) -> None:
        beside = ThreadPoolExecutor(BESIDE, thread_name_prefix="backroom-beside")
        asyncio.get_running_loop().set_default_executor(beside)
        self.database.open()
        self._warming = asyncio.create_task(self._warm_up())
        if self.cluster is not None:
            await self.cluster.membership.look()
        for work in (
            *((self.housekeeping.beat(),) if self.database.is_sqlite else ()),
            self.housekeeping.run(),
            ticking.tick(self._after_gap),
            self.eviction.run(),
            self.eviction.wake(),
            gc_tuning.collect_when_quiet(self.metrics.asked),
            *(self.cluster.works() if self.cluster is not None else ()),
        ):
            self.tasks.spawn_for_good(work)
        if self.cluster is None:
            self.tasks.spawn(self.resume.run())
            return
        if self.cluster.membership.was_first:
            self.tasks.spawn(self.resume.run())
        else:
            # Others serve meanwhile: nobody shall come to one that cannot play yet.
            await self.games.settled()
        self.tasks.spawn_for_good(self.cluster.pick_up_all())

    async def _warm_up(self) -> None:
        await self.warmup.run()
        release_bitcode()
        gc_tuning.freeze()

    @property
    def is_warming(self) -> bool:
        """Whether rules or players are still being compiled."""
        return self._warming is not None and not self._warming.done()

    async def hand_over(self) -> None:
        """Before anything ends: the other processes take the tables."""
        self.stopping = True
        if self.cluster is not None:
            await self.cluster.hand_over()

    async def stop(self) -> None:
        self.stopping = True
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.stop_jobs()
        if self.cluster is not None:
            self.cluster.stop()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.database.finish()
        if self.cluster is not None:
            self.cluster.leave()
        self.database.close()

    async def stop_jobs(self) -> None:
        await self.tasks.stop()
        self.thinking.stop()
        self.notices.stop()
