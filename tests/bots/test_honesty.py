"""No player knows what its seat cannot know: worlds the seat cannot tell apart, one choice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import backroom
from backroom.bots import Budget, Player, knowledge, player
from backroom.bots.trained import Consigliere, NetPlayer
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.rule import random_source
from tests.bots.small_nets import small_net

HIDES = ("chicago_gangsters", "don_pepe")


def twin_of(match: Match, seat: int, seed: int) -> Match:
    """The same match in another world, which the seat cannot tell from the true one."""
    twin = match.fork()
    world = match.veiled(seat).row.reshape(1).copy()
    match.game.lane().resample_at(match.edition.boxes, world, 0, seat, random_source(seed))
    twin.state.row[...] = world[0]
    return twin


def trained(game: Game, folder: Path) -> list[Player]:
    """The players that have a net: a small one, whose choices hang on all that it is told."""
    path = small_net(game, folder)
    return [NetPlayer("net", path), Consigliere("consigliere", Budget(24), path=path)]


@pytest.mark.parametrize("game", backroom.game_names())
def test_what_a_seat_cannot_know_changes_no_choice(game: str, tmp_path: Path) -> None:
    found = backroom.game(game)
    match = found.deal(seats=max(found.seats), seed=6)
    choosers = [player(name) for name in ("greedy", "search:40", "lookout", "runner")]
    choosers += trained(found, tmp_path)
    differed = compared = 0
    while not match.over and compared < 25:
        asked = match.to_act
        seat = asked[-1]
        twin = twin_of(match, seat, seed=len(match.lines))
        if len(match.legal(seat)) > 1:
            differed += bytes(twin.state) != bytes(match.state)
            compared += 1
            for chooser in choosers:
                mine = knowledge(match, seat, seed=compared)
                theirs = knowledge(twin, seat, seed=compared)
                assert chooser.choose(mine) == chooser.choose(theirs), chooser.name
        match.play(seat, player("random").choose(knowledge(match, seat, seed=compared)))
    assert compared > 10
    assert differed > 0 or game not in HIDES


def history_with_other_cards(match: Match, seat: int, source: random.Random) -> Match | None:
    """The same match, but two cards that others drew face down came the other way round.

    None where that could not have happened, or the seat would have seen it.
    """
    lines = [str(line).split() for line in match.lines]
    drawn = [
        words
        for words in lines
        if words[0] == "*" and words[1] in ("deal", "draw") and words[2] != str(seat)
    ]
    one, other = source.sample(drawn[-12:], 2)
    one[-1], other[-1] = other[-1], one[-1]
    twin = Match(match.game, match.seats, match.options, match.edition)
    try:
        twin.play_lines(" ".join(words) for words in lines)
    except Refused:
        return None
    differs = bytes(twin.state) != bytes(match.state)
    return twin if differs and twin.events_for(seat) == match.events_for(seat) else None


@pytest.mark.parametrize("game", HIDES)
def test_another_history_that_looks_the_same_changes_nothing(game: str, tmp_path: Path) -> None:
    """Twins that were really dealt otherwise: nor does the veil, or the order of actions, tell."""
    choosers = [player(name) for name in ("random", "greedy", "search:40", "soldier")]
    choosers += trained(backroom.game(game), tmp_path)
    source = random.Random(1)
    compared = 0
    for number in range(180):
        if number % 60 == 0:
            match = backroom.game(game).deal(seats=3, seed=8 + number)
        asked = match.to_act
        seat = asked[-1]
        twin = history_with_other_cards(match, seat, source)
        if twin is not None and len(match.legal(seat)) > 1:
            compared += 1
            mine, theirs = knowledge(match, seat, number), knowledge(twin, seat, number)
            assert bytes(mine.veiled) == bytes(theirs.veiled)
            assert mine.legal == theirs.legal
            for chooser in choosers:
                assert chooser.choose(mine) == chooser.choose(theirs), chooser.name
        match.play(seat, player("soldier").choose(knowledge(match, seat, number)))
    assert compared > 10


def test_a_search_never_looks_into_the_match() -> None:
    """All it gets is the knowledge, and that holds veiled bytes only."""
    match = backroom.game("don_pepe").deal(seats=3, seed=1)
    known = knowledge(match, 0, seed=1)
    assert bytes(known.veiled) == bytes(match.veiled(0)) != bytes(match.state)
