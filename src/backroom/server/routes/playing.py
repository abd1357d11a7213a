"""Addresses for who plays, talks, or looks back on a match."""

from __future__ import annotations

from backroom.server import api
from backroom.server.routes.route import SEAT, Parameter, Route

PLAYING: tuple[Route, ...] = (
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
    Route(
        "GET",
        "/api/tables/{table}/foretell",
        "foretell",
        "What each legal action of a seat that is asked would cause.",
        "seat",
        None,
        api.Foretold,
        (Parameter("seat", int, "The own seat.", required=True),),
    ),
)

LOOKING_BACK: tuple[Route, ...] = (
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
        "/api/tables/{table}/log",
        "log",
        "The replay without its views: what happened, from a step on.",
        "member",
        None,
        api.Log,
        (
            SEAT,
            Parameter("first", int, "The first step wanted; 0 without."),
            Parameter("count", int, "How many steps, at most 5000."),
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
)
