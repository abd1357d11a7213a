"""The house: its games and their texts, and the tables that are listed."""

from __future__ import annotations

import asyncio
import functools
import io
from typing import Any, Literal

import segno

import backroom
from backroom.bots import players, players_of
from backroom.engine.codec import Codec
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.names import Names, Seats
from backroom.engine.pictures import Position, positions
from backroom.engine.texts import LANGUAGES, catalogues
from backroom.engine.view import fields_of
from backroom.server.games import Warming, find, has_secrets
from backroom.server.http.admission import Asked
from backroom.server.http.endpoint import endpoint
from backroom.server.http.responses import Reply
from backroom.server.problems import Problem
from backroom.server.structs import Answer, Value
from backroom.server.table.public import LobbyTable, lobby_table


class ServerInfo(Answer):
    """`lan` is the address for friends in the same network, `qr` the same as an SVG picture."""

    version: str
    accounts: bool
    webhooks: bool
    lan: str | None
    qr: str | None


@endpoint("GET", "/api/server", who="anyone", answer=ServerInfo)
async def server(asked: Asked) -> ServerInfo:
    """About this server."""
    house = asked.house
    picture = _picture(house.lan) if house.lan else None
    config = house.config
    return ServerInfo(
        backroom.__version__, config.accounts, bool(config.webhooks), house.lan, picture
    )


@functools.cache
def _picture(address: str) -> str:
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=4, xmldecl=False)
    return out.getvalue().decode()


# ------------------------------------------------------------------ games


class OptionInfo(Answer):
    """A house option of a game. `seats` are the player counts that have it (null: all)."""

    name: str
    values: list[Value]
    default: Value
    seats: list[int] | None


class GameInfo(Answer):
    """A game of the house. Titles and all texts come from the catalogues.

    `ready` tells that its rules are compiled; until then tables can be opened but not started.
    `secrets` tells that seats see different things, so that a shared screen needs a curtain.
    `talk` names the asks that are talk steps. `own_bots` play this game and not all of the house.
    """

    name: str
    seats: list[int]
    options: list[OptionInfo]
    edition: str
    editions: list[str]
    rules: int
    languages: list[str]
    ready: bool
    secrets: bool
    talk: list[str]
    own_bots: list[str]


class Games(Answer):
    games: list[GameInfo]
    bots: list[str]
    warming: list[Warming]


@endpoint("GET", "/api/games", who="anyone", answer=Games, cost=3)
async def games(asked: Asked) -> Games:
    """The games, the bots, and whether rules are ready."""
    offered = asked.house.games
    known = sorted(map(find, offered), key=lambda game: (game.shelf, game.name))
    bots = [name for name, one in players().items() if all(one.fits(game) for game in known)]
    infos = [_game_info(game, offered.is_ready(game.name), bots) for game in known]
    return Games(infos, bots, list(offered.progress.values()))


def _game_info(found: Game, ready: bool, bots: list[str]) -> GameInfo:
    options = [
        OptionInfo(o.name, list(o.values), o.default, None if o.seats is None else list(o.seats))
        for o in found.options.options.values()
    ]
    languages = [lang for lang in LANGUAGES if (found.folder / "texts" / f"{lang}.ftl").exists()]
    return GameInfo(
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
        [name for name in players_of(found) if name not in bots],
    )


def _game(asked: Asked) -> Game:
    name = asked.path["game"]
    if name not in asked.house.games:
        raise Problem("no_game")
    return find(name)


def _game_and_language(asked: Asked) -> tuple[Game, str]:
    found, language = _game(asked), asked.path["language"]
    if language not in LANGUAGES:
        raise Problem("no_language")
    return found, language


@endpoint("GET", "/api/games/{game}/texts/{language}", who="anyone", answer="text/plain")
async def texts(asked: Asked) -> Reply:
    """The catalogues of engine and game, in Fluent."""
    paths = catalogues(*_game_and_language(asked))
    parts = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
    return Reply("\n".join(parts), "text/plain; charset=utf-8", lasting=True)


class Words(Answer):
    """The sorts of what events and actions name: `kind` is looked up as `kind-red1`, a `seat` is
    its player's name, an `int` is a number, and words of a `plain` sort stand for themselves.
    `turns` are the events that a turn begins with; where there are none, turns are told by who
    acts."""

    events: dict[str, dict[str, str]]
    actions: dict[str, list[str]]
    outcomes: dict[str, list[str]]
    plain: list[str]
    turns: list[str]


@endpoint("GET", "/api/games/{game}/words", who="anyone", answer=Words)
async def words(asked: Asked) -> Words:
    """What the arguments of events and actions are, to put their texts together."""
    found = _game(asked)
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
        for kind in found.events.by_name.values()
    }
    turns = [kind.name for kind in found.events.kinds if kind.begins_turn]
    return Words(events, sorts(found.actions), sorts(found.outcomes), sorted(plain), turns)


@endpoint("GET", "/api/games/{game}/box/{edition}", who="anyone", answer="application/json")
async def box(asked: Asked) -> Reply:
    """What is in the box of an edition, for drawing: what each card shows, and the figures."""
    found, edition = _game(asked), asked.path["edition"]
    if edition not in found.editions():
        raise Problem("no_edition")
    return Reply(fields_of(found.edition(edition).box, 0), lasting=True)


@endpoint("GET", "/api/games/{game}/rulebook/{language}", who="anyone", answer="text/markdown")
async def rulebook(asked: Asked) -> Reply:
    """The rulebook page, in Markdown."""
    found, language = _game_and_language(asked)
    path = found.folder / "rulebook" / f"{language}.md"
    if not path.exists():
        raise Problem("no_rulebook")
    return Reply(path.read_text(encoding="utf-8"), "text/markdown; charset=utf-8", lasting=True)


class Picture(Answer):
    """A position that a rulebook page shows: the view, all that was told up to it, and which of
    that the last line brought about, or all that came after what was drawn; which part of the
    board is shown, drawn as on a screen of what size and shape; and what is picked, if what the
    seat may do is marked."""

    seats: int
    at: list[str]
    size: Literal["phone", "desk"]
    shape: float | None
    picked: list[str] | None
    view: dict[str, Any]
    past: list[dict[str, Any]]
    last: list[dict[str, Any]]


class Pictures(Answer):
    pictures: dict[str, Picture]


@endpoint("GET", "/api/games/{game}/pictures", who="anyone", answer=Pictures, cost=3)
async def pictures(asked: Asked) -> Reply:
    """What the pictures of a game's rulebook pages show, by name; the same in every language."""
    found = _game(asked)
    await asked.house.games.ready(found.name)
    return Reply(await asyncio.to_thread(_pictures, found.name), lasting=True)


@functools.cache
def _pictures(name: str) -> Pictures:
    found = find(name)
    shown = positions(found).items()
    return Pictures({name: _drawn(one, one.play(found)) for name, one in shown})


def _drawn(one: Position, match: Match) -> Picture:
    seat, past = one.seat, match.events_for(one.seat)
    last = past if one.drawn else match.shown(match.lines[-1].events, seat)
    return Picture(
        match.seats, one.at, one.size, one.shape, one.picked, match.view(seat), past, last
    )


# ------------------------------------------------------------------ tables


class Lobby(Answer):
    tables: list[LobbyTable]


@endpoint("GET", "/api/lobby", who="anyone", answer=Lobby, cost=10)
async def lobby(asked: Asked) -> Lobby:
    """Tables that are listed."""
    return Lobby([lobby_table(doc) for doc in await asked.house.tables.listed()])
