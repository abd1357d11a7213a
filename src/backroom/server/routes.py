"""Every address of the API: what it takes, what it answers. The application and the OpenAPI page
are both made from this list."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from backroom.server import api

Who = Literal["anyone", "person", "member", "seat", "host"]


@dataclass(frozen=True)
class Parameter:
    """A parameter of the query."""

    name: str
    type: Any
    says: str
    required: bool = False


@dataclass(frozen=True)
class Route:
    """One address. `who` may use it: anyone, a person with a name, whoever may see the table
    (member), the holder of the seat, the host."""

    method: Literal["GET", "POST", "PUT", "WEBSOCKET"]
    path: str
    name: str
    says: str
    who: Who = "anyone"
    body: Any = None
    answer: Any = None
    query: tuple[Parameter, ...] = field(default=())


SEAT = Parameter("seat", int, "The own seat; without it, as an onlooker.")

ROUTES: tuple[Route, ...] = (
    # Playing stands first: it is what happens most.
    Route(
        "POST",
        "/api/tables/{table}/commands",
        "command",
        "Answer the ask put to a seat.",
        "seat",
        api.Command,
        api.Done,
    ),
    Route(
        "GET",
        "/api/tables/{table}/state",
        "state",
        "All an audience knows.",
        "member",
        None,
        api.State,
        (SEAT,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/events",
        "events",
        "What happened after a number of the audience's stream.",
        "member",
        None,
        api.Events,
        (
            SEAT,
            Parameter("after", int, "The last number known; 0 for all.", required=True),
            Parameter("wait", int, "Wait up to so many seconds for something new (at most 30)."),
        ),
    ),
    Route(
        "WEBSOCKET",
        "/api/tables/{table}/socket",
        "socket",
        "The audience's stream: welcome, then updates, table and chat messages.",
        "member",
        None,
        api.Message,
        (SEAT,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/why",
        "why",
        "Why an action is not legal.",
        "seat",
        None,
        api.Why,
        (
            Parameter("seat", int, "The own seat.", required=True),
            Parameter("action", str, "The action's text.", required=True),
        ),
    ),
    # The house
    Route("GET", "/api/server", "server", "About this server.", answer=api.ServerInfo),
    Route(
        "GET",
        "/api/games",
        "games",
        "The games, the bots, and whether rules are ready.",
        answer=api.Games,
    ),
    Route(
        "GET",
        "/api/games/{game}/texts/{language}",
        "texts",
        "The catalogues of engine and game, in Fluent.",
        answer="text/plain",
    ),
    Route(
        "GET",
        "/api/games/{game}/words",
        "words",
        "What the arguments of events and actions are, to put their texts together.",
        answer=api.Words,
    ),
    Route(
        "GET",
        "/api/games/{game}/box/{edition}",
        "box",
        "What is in the box of an edition, for drawing: what each card shows, and the figures.",
        answer="application/json",
    ),
    Route(
        "GET",
        "/api/games/{game}/rulebook/{language}",
        "rulebook",
        "The rulebook page, in Markdown.",
        answer="text/markdown",
    ),
    Route("GET", "/api/lobby", "lobby", "Tables that are listed.", answer=api.Lobby),
    # People
    Route("GET", "/api/me", "me", "Who this browser is.", answer=api.Me),
    Route(
        "POST",
        "/api/me",
        "name_me",
        "Give or change the own name; makes a guest.",
        "anyone",
        api.NameMe,
        api.Me,
    ),
    Route(
        "POST",
        "/api/me/account",
        "open_account",
        "Open an account for this guest.",
        "person",
        api.Account,
        api.Me,
    ),
    Route("POST", "/api/login", "login", "Log in to an account.", "anyone", api.Account, api.Me),
    Route("POST", "/api/logout", "logout", "Forget who this browser is.", answer=api.Me),
    Route(
        "PUT",
        "/api/me/webhook",
        "webhook",
        "Where notices are posted.",
        "person",
        api.Webhook,
        api.Me,
    ),
    Route(
        "GET",
        "/api/me/tables",
        "my_tables",
        "My tables, those that wait for me first.",
        "person",
        None,
        api.MyTables,
    ),
    Route(
        "WEBSOCKET",
        "/api/me/socket",
        "my_socket",
        "Notices of all my tables.",
        "person",
        None,
        api.NoticeMessage,
    ),
    # Tables
    Route(
        "POST", "/api/tables", "create", "Open a table.", "person", api.CreateTable, api.TableInfo
    ),
    Route(
        "POST",
        "/api/tables/upload",
        "upload",
        "Open a table for looking at a record, or for playing it on.",
        "person",
        "text/plain",
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/join",
        "join",
        "Sit down by invite or code.",
        "person",
        api.Join,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/continue",
        "continue_here",
        "Take a seat along to this device, once per link.",
        "anyone",
        api.ContinueWith,
        api.TableInfo,
    ),
    Route(
        "GET",
        "/api/tables/{table}",
        "table",
        "All about a table but the game.",
        "member",
        None,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/sit",
        "sit",
        "Take, change or leave a seat.",
        "person",
        api.Sit,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/leave",
        "leave",
        "Leave: before the start the seats become free, afterwards they are resigned.",
        "person",
        None,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/string",
        "add_string",
        "Add to the dealing, before the start.",
        "seat",
        api.AddString,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/resign",
        "resign",
        "Resign the seat: a bot plays on for good.",
        "seat",
        None,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/return",
        "take_back",
        "Take the own seat back from a stand-in.",
        "seat",
        None,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/link",
        "link",
        "A link to go on with the seat on another device; the host's re-issues a seat.",
        "seat",
        None,
        api.SeatLink,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/token",
        "token",
        "A token with which an outside bot plays the seat.",
        "seat",
        None,
        api.SeatToken,
    ),
    # The host's
    Route(
        "POST",
        "/api/tables/{table}/start",
        "start",
        "Start the match.",
        "host",
        None,
        api.TableInfo,
    ),
    Route("POST", "/api/tables/{table}/pause", "pause", "Pause.", "host", None, api.TableInfo),
    Route("POST", "/api/tables/{table}/resume", "resume", "Go on.", "host", None, api.TableInfo),
    Route(
        "POST",
        "/api/tables/{table}/close",
        "close",
        "Close the table.",
        "host",
        None,
        api.TableInfo,
    ),
    Route(
        "PUT",
        "/api/tables/{table}/settings",
        "change_settings",
        "Change settings.",
        "host",
        api.Settings,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/shuffle",
        "shuffle",
        "Shuffle the seats, before the start.",
        "host",
        None,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/host",
        "new_host",
        "Make somebody else the host.",
        "host",
        api.NewHost,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/bot",
        "give_to_bot",
        "Give a seat to a bot: before the start, or one that has been away for long.",
        "host",
        api.GiveToBot,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/seats/{seat}/remove",
        "remove",
        "Remove whoever sits there: the seat becomes free, in a running match a bot's.",
        "host",
        None,
        api.TableInfo,
    ),
    Route(
        "POST",
        "/api/tables/{table}/rematch",
        "rematch",
        "Play again: a new table, seats moved on by one, tally kept.",
        "person",
        None,
        api.TableInfo,
    ),
    # Talk, and afterwards
    Route(
        "GET",
        "/api/tables/{table}/chat",
        "chat",
        "What was said.",
        "member",
        None,
        api.Chat,
        (SEAT,),
    ),
    Route(
        "POST", "/api/tables/{table}/chat", "say", "Say something.", "person", api.Say, api.ChatLine
    ),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        "replay",
        "The match as an audience saw it: while it runs the own seat's, then any.",
        "member",
        None,
        api.Replay,
        (
            SEAT,
            Parameter("first", int, "The first step wanted."),
            Parameter("count", int, "How many, at most 100."),
        ),
    ),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "record",
        "The record; while the match runs with ? for what the seat may not see.",
        "member",
        None,
        "text/plain",
        (SEAT,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/verify",
        "verify",
        "Recompute every outcome, after the end.",
        "member",
        None,
        api.Verification,
    ),
    Route(
        "POST",
        "/api/tables/{table}/branch",
        "branch",
        "A new table that goes on from a moment of this one, for analysis.",
        "person",
        api.Branch,
        api.TableInfo,
    ),
    # Operations
    Route("GET", "/health", "health", "Whether the server is well.", answer=api.Health),
    Route("GET", "/metrics", "metrics", "Figures for Prometheus.", answer="text/plain"),
)
