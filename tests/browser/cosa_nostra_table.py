"""Positions of the ring, brought about by matches played in this process."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import backroom
from backroom.engine.match import Match
from tests.browser.house import PHONE, Guest

Guests = Callable[..., Guest]
GAME = "cosa_nostra"
GANGS = ("red", "blue", "yellow", "green")
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOST_SEEDS = 400


def reached(seats: int, wanted: Callable[[Match], bool], **options: bool) -> Match:
    """A match at random play up to the first position that is wanted."""
    for seed in range(MOST_SEEDS):
        match = backroom.game(GAME).deal(seats, seed=seed, options=options)
        rng = random.Random(seed)
        while match.to_act:
            if wanted(match):
                return match
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no such position came up")


def brought(guest: Guest, match: Match) -> str:
    """The same position at a table, all seats in one hand."""
    guest.wait_ready(GAME)
    answer = guest.page.request.post(
        f"{guest.house.url}/api/tables/upload",
        data=match.record(),
        headers={"Origin": guest.house.url, "Content-Type": "text/plain"},
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def at(guest: Guest, match: Match) -> str:
    """Sitting at it, with everything drawn and foretold."""
    table = brought(guest, match)
    guest.sit(table)
    expect(guest.page.locator("[data-hit][data-target]").first).to_be_attached()
    return table


def legal(match: Match) -> list[list[str]]:
    return [str(action).split() for action in match.legal(match.to_act[0])]


def pips(match: Match) -> set[int]:
    """How far anybody may go."""
    return {int(words[-1]) for words in legal(match) if words[0] != "banish"}


def view_of(match: Match) -> dict[str, Any]:
    return match.view(match.to_act[0])


def middle(match: Match) -> bool:
    """Some way into the game: pairs, prisoners and banished figures are about."""
    view = view_of(match)
    held = sum(len(view["prisoners"][gang]) for gang in GANGS)
    return (
        view["phase"] == "opening"
        and held > 1
        and sum(len(view["pairs"][gang]) for gang in GANGS) > 1
        and sum(view["banished"].values()) > 2
        and any(view["boss"][gang] not in ("hq", "home", None) for gang in GANGS)
    )
