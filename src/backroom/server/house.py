"""The wiring: all parts of one server process."""

from __future__ import annotations

import asyncio

from backroom.engine.errors import Refused
from backroom.server import clock, games
from backroom.server.config import Config
from backroom.server.games import Games
from backroom.server.http.limits import Limits
from backroom.server.hub import Hub
from backroom.server.jobs import gc_tuning
from backroom.server.jobs.clocks import Clocks
from backroom.server.jobs.housekeeping import Housekeeping
from backroom.server.jobs.notices import Notices
from backroom.server.jobs.resume import Resume
from backroom.server.jobs.tasks import Tasks
from backroom.server.jobs.thinking import Thinking
from backroom.server.jobs.warmup import WarmUp
from backroom.server.metrics import Metrics
from backroom.server.people import People
from backroom.server.store.database import Database, refusing
from backroom.server.store.upgrade import upgrade
from backroom.server.table.change import Change
from backroom.server.table.document import Doc
from backroom.server.tables import Room, Tables


class House:
    """One server process."""

    def __init__(self, config: Config):
        if config.processes != 1:
            if config.database_url.startswith("sqlite"):
                raise Refused("SQLite takes one server process; several need PostgreSQL.")
            raise Refused("Several server processes are not supported yet.")
        self.config = config
        self.started = clock.now()
        self.stopping = False
        # The address for friends in the same network.
        self.lan: str | None = None
        games.add_folders(config.games)
        offered = {name.strip() for name in config.offer.split(",")} - {""}
        self.games = Games([n for n in games.playable() if not offered or n in offered])
        self.metrics = Metrics()
        self.limits = Limits(config)
        self.database = Database(config.database_url)
        upgrade(self.database)
        self.people = People(self.database)
        self.hub = Hub(self.metrics)
        self.tables = Tables(self.database, self.games, self.metrics)
        self._add_jobs()
        self.tables.on_commit.append(self._after_commit)
        self.tables.on_drop.append(self.hub.forget)
        self._add_gauges()

    def _add_jobs(self) -> None:
        config, tables, hub, tasks = self.config, self.tables, self.hub, Tasks()
        self.tasks = tasks
        self.thinking = Thinking(tables, hub, config, tasks)
        self.clocks = Clocks(tables, hub, config, tasks, self.started)
        self.notices = Notices(hub, self.people, config, tasks)
        self.housekeeping = Housekeeping(tables, hub, config)
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
        self.hub.publish(change)
        self.notices.after_commit(room, before, change)
        self.arrange(room)
        if change.answered is not None:
            self._young.after_move()

    def arrange(self, room: Room) -> None:
        """See what a table needs of the server now: thoughts of bots, a timer."""
        self.clocks.arrange(room)
        self.thinking.arrange(room)

    # ------------------------------------------------------------------ start and stop

    def open_up(self) -> None:
        """The first thing that is written: if that fails, it is said before anybody comes."""
        with refusing("The database cannot be written"):
            self.resume.forgive_downtime()

    async def start(self) -> None:
        self.database.open()
        self._warming = asyncio.create_task(self._warm_up())
        for work in (
            self.housekeeping.beat(),
            self.housekeeping.run(),
            gc_tuning.collect_when_quiet(self.metrics.asked),
            self.resume.run(),
        ):
            self.tasks.spawn(work)

    async def _warm_up(self) -> None:
        await self.warmup.run()
        gc_tuning.freeze()

    @property
    def is_warming(self) -> bool:
        """Whether rules or players are still being compiled."""
        return self._warming is not None and not self._warming.done()

    async def stop(self) -> None:
        self.stopping = True
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.stop_jobs()
        await asyncio.to_thread(self.database.close)

    async def stop_jobs(self) -> None:
        await self.tasks.stop()
        self.thinking.stop()
        self.notices.stop()
