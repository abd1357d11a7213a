"""Players by name, and those that look no further than one step."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import backroom
from backroom.bots import Knowledge, knowledge, player, players
from backroom.bots.simple import Greedy
from backroom.engine.errors import Refused


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", backroom.game_names())
def test_a_match_is_played_to_its_end(game: str, name: str) -> None:
    found = backroom.game(game)
    match = found.deal(seats=min(found.seats), seed=1)
    chooser = player(name)
    while asked := match.to_act:
        match.play(asked[0], chooser.choose(knowledge(match, asked[0], seed=len(match.lines))))
    assert match.over
    assert match.winners


def test_greedy_takes_the_best_step_by_scores_and_by_evaluation() -> None:
    """A win in one where a game only has scores; in bosses, all matches against random."""
    four = backroom.game(Path("examples/connect_four")).deal(seats=2, seed=1)
    for place, column in enumerate("agbgcf"):
        four.play(place % 2, f"drop {column}")
    assert player("greedy").choose(knowledge(four, 0, seed=1)) == "drop d"
    for seed in range(4):
        match = backroom.game("bosses").deal(seats=2, seed=seed)
        players = [player(name) for name in ("greedy", "random")]
        while asked := match.to_act:
            known = knowledge(match, asked[0], seed=len(match.lines))
            match.play(asked[0], players[asked[0]].choose(known))
        assert tuple(match.winners) == (0,)


def test_the_same_seed_gives_the_same_choice() -> None:
    match = backroom.game("bosses").deal(seats=2, seed=1)
    seat = match.to_act[0]
    assert isinstance(seat, int)
    chosen = {player("random").choose(knowledge(match, seat, seed)) for seed in range(20)}
    again = {player("random").choose(knowledge(match, seat, seed)) for seed in range(20)}
    assert chosen == again
    assert len(chosen) > 1


def test_unknown_players_are_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match=r"no bot “stockfish” \(known: random, greedy, lookout"):
        player("stockfish")
    assert list(players())[:2] == ["random", "greedy"]


# ---------------------------------------------------------------------------- of other packages


def first(known: Knowledge) -> str:
    return known.text(known.legal[0])


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Packages are installed: one with a bot, one that is broken, one that takes a name."""
    here = {"first": f"{__name__}:first", "gone": "no.such:thing", "greedy": f"{__name__}:first"}
    points = [EntryPoint(name, value, "backroom.bots") for name, value in here.items()]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)
    players.cache_clear()
    yield
    players.cache_clear()


@pytest.mark.usefixtures("brought")
def test_a_package_brings_a_bot() -> None:
    known = knowledge(backroom.game("bosses").deal(seats=2, seed=1), 0, seed=1)
    assert player("first").choose(known) == known.text(known.legal[0])
    assert isinstance(player("greedy"), Greedy)


@pytest.mark.usefixtures("brought")
def test_a_package_that_is_broken_keeps_nobody_else_from_playing() -> None:
    known = knowledge(backroom.game("bosses").deal(seats=2, seed=1), 0, seed=1)
    for one in players().values():
        one.prepare(known.game)
    assert player("random").choose(known)
    with pytest.raises(Refused, match=r"The bot “gone” cannot be loaded \(ModuleNotFound.*\)\.$"):
        player("gone").choose(known)
