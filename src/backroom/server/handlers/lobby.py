"""The house: games, texts, people, lists of tables."""

from __future__ import annotations

import asyncio
import io
from functools import partial

import segno

import backroom
from backroom.engine.codec import Codec
from backroom.engine.game import Game
from backroom.engine.names import Names, Seats
from backroom.engine.texts import LANGUAGES, catalogues
from backroom.engine.view import fields_of
from backroom.server import api
from backroom.server.bots import bots
from backroom.server.documents import Doc
from backroom.server.faults import Fault, missing, not_allowed
from backroom.server.house import find, has_secrets
from backroom.server.http import Asked, Reply
from backroom.server.info import lobby_table, my_table
from backroom.server.services import Services
from backroom.server.store import tables as stored
from backroom.server.store.people import Person

LONG = {"Cache-Control": "max-age=3600"}
LOCAL = ("127.0.0.1", "::1", "localhost")


async def server(services: Services, asked: Asked) -> api.ServerInfo:
    config = services.config
    picture = None
    if services.lan:
        out = io.BytesIO()
        segno.make(services.lan, error="m").save(out, kind="svg", scale=4, xmldecl=False)
        picture = out.getvalue().decode()
    return api.ServerInfo(
        backroom.__version__, config.accounts, bool(config.webhooks), services.lan, picture
    )


async def games(services: Services, asked: Asked) -> api.Games:
    warming = services.warming
    known = sorted(map(find, warming.games), key=lambda game: (game.shelf, game.name))
    infos = [_game_info(game, warming.is_ready(game.name)) for game in known]
    return api.Games(infos, bots(), list(warming.games.values()))


def _game_info(found: Game, ready: bool) -> api.GameInfo:
    options = [
        api.OptionInfo(
            o.name, list(o.values), o.default, None if o.seats is None else list(o.seats)
        )
        for o in found.options.options.values()
    ]
    languages = [lang for lang in LANGUAGES if (found.folder / "texts" / f"{lang}.ftl").exists()]
    return api.GameInfo(
        found.name,
        list(found.seats),
        options,
        found.default_edition,
        found.editions(),
        found.rules_number,
        languages,
        ready,
        has_secrets(found),
        list(found.phases.talking()),
    )


def _game(services: Services, asked: Asked) -> Game:
    name = asked.path["game"]
    if name not in services.warming.games:
        raise missing("game")
    return find(name)


def _named(services: Services, asked: Asked) -> Game:
    found = _game(services, asked)
    if asked.path["language"] not in LANGUAGES:
        raise missing("language")
    return found


async def texts(services: Services, asked: Asked) -> Reply:
    found = _named(services, asked)
    parts = [
        path.read_text(encoding="utf-8")
        for path in catalogues(found, asked.path["language"])
        if path.exists()
    ]
    return Reply("\n".join(parts), "text/plain; charset=utf-8", LONG)


async def words(services: Services, asked: Asked) -> api.Words:
    found = _game(services, asked)
    plain: set[str] = set()

    def sort(names: object) -> str:
        if not isinstance(names, Names):
            return "int"
        if names.plain and not isinstance(names, Seats):
            plain.add(names.sort)
        return names.sort

    def sorts(codec: Codec) -> dict[str, list[str]]:
        return {name: [sort(a) for a in verb.arguments] for name, verb in codec.by_name.items()}

    events = {
        kind.name: {key: sort(names) for key, names in kind.arguments.items()}
        for kind in found.events.kinds
    }
    return api.Words(events, sorts(found.actions), sorts(found.outcomes), sorted(plain))


async def box(services: Services, asked: Asked) -> Reply:
    found = _game(services, asked)
    if asked.path["edition"] not in found.editions():
        raise missing("edition")
    figures = fields_of(found.edition(asked.path["edition"]).box, 0)
    return Reply(figures, headers=LONG)


async def rulebook(services: Services, asked: Asked) -> Reply:
    found = _named(services, asked)
    path = found.folder / "rulebook" / f"{asked.path['language']}.md"
    if not path.exists():
        raise missing("rulebook page")
    return Reply(path.read_text(encoding="utf-8"), "text/markdown; charset=utf-8", LONG)


async def lobby(services: Services, asked: Asked) -> api.Lobby:
    docs = await services.database.read(stored.listed)
    return api.Lobby([lobby_table(doc) for doc in docs])


# ------------------------------------------------------------------ people


def _me(person: Person | None) -> api.Me:
    if person is None:
        return api.Me(None, None, None, None)
    return api.Me(person.id, person.name, person.account, person.webhook)


async def me(services: Services, asked: Asked) -> api.Me:
    return _me(asked.caller.person)


def plain(name: str) -> str:
    """A name without the blanks around it; control characters are none of it."""
    name = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not name:
        raise Fault(422, "That is no name.")
    return name


async def name_me(services: Services, asked: Asked) -> Reply:
    name = plain(asked.body.name)
    if asked.caller.person is not None:
        return Reply(_me(await services.people.rename(asked.caller.person, name)))
    services.naming.take(asked.caller.address)
    person, token = await services.people.new_guest(name)
    return Reply(_me(person), cookie=token)


async def open_account(services: Services, asked: Asked) -> api.Me:
    if not services.config.accounts:
        raise not_allowed("This server has no accounts.")
    services.guessing.take(asked.caller.address)
    account = plain(asked.body.account).lower()
    person = asked.caller.known
    return _me(await services.people.open_account(person, account, asked.body.password))


async def login(services: Services, asked: Asked) -> Reply:
    if not services.config.accounts:
        raise not_allowed("This server has no accounts.")
    services.guessing.take(asked.caller.address)
    account = plain(asked.body.account).lower()
    person, token = await services.people.login(account, asked.body.password)
    return Reply(_me(person), cookie=token)


async def logout(services: Services, asked: Asked) -> Reply:
    if asked.caller.cookie:
        await services.people.logout(asked.caller.cookie)
    return Reply(_me(None), cookie="")


async def webhook(services: Services, asked: Asked) -> api.Me:
    url = asked.body.url
    if url is not None and not services.keeper.may_post(url):
        raise not_allowed("This server does not post to that address.")
    return _me(await services.people.set_webhook(asked.caller.known, url))


async def my_tables(services: Services, asked: Asked) -> api.MyTables:
    person = asked.caller.known.id
    docs: list[Doc] = await services.database.read(partial(stored.tables_of, person=person))
    mine = [my_table(doc, person) for doc in docs if doc.state != "closed"]
    return api.MyTables(sorted(mine, key=lambda table: (not table.waiting, -table.changed)))


# ------------------------------------------------------------------ operations


async def health(services: Services, asked: Asked) -> api.Health:
    if services.database.is_failing:
        raise Fault(503, "Nothing can be written at the moment.")
    return api.Health(
        "stopping" if services.stopping else "ok",
        backroom.__version__,
        len(services.tables.rooms),
        services.hub.count,
    )


async def metrics(services: Services, asked: Asked) -> Reply:
    # Who could watch the counters would see when somebody acts under cover.
    if asked.caller.address not in LOCAL:
        raise not_allowed("Metrics are for this machine only.")
    await asyncio.sleep(0)
    gauges: dict[str, float] = {
        "sockets": services.hub.count,
        "tables_in_memory": len(services.tables.rooms),
        "commits": services.database.commits,
        "commit_groups": services.database.groups,
        "warming": services.is_warming,
        "thinking": services.metrics.thinking,
    }
    return Reply(services.metrics.text(gauges), "text/plain; version=0.0.4; charset=utf-8")
