"""Addresses of the house: its games, its people, how it fares."""

from __future__ import annotations

from backroom.server import api
from backroom.server.routes.route import Route

HOUSE: tuple[Route, ...] = (
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
)

OPERATIONS: tuple[Route, ...] = (
    # Operations
    Route("GET", "/health", "health", "Whether the server is well.", answer=api.Health),
    Route("GET", "/metrics", "metrics", "Figures for Prometheus.", answer="text/plain"),
)
