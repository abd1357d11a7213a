"""Players by name, and those that look no further than one step."""

from __future__ import annotations

import pytest

import backroom
from backroom.bots import knowledge, player, players
from backroom.engine.errors import Refused


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", backroom.game_names())
def test_a_match_is_played_to_its_end(game: str, name: str) -> None:
    found = backroom.game(game)
    match = found.deal(seats=min(found.seats), seed=1)
    chooser = player(name)
    while isinstance(asked := match.to_act, tuple):
        match.play(asked[0], chooser.choose(knowledge(match, asked[0], seed=len(match.lines))))
    assert match.over
    assert match.winners


def test_the_same_seed_gives_the_same_choice() -> None:
    match = backroom.game("bosses").deal(seats=2, seed=1)
    seat = match.to_act[0]
    assert isinstance(seat, int)
    chosen = {player("random").choose(knowledge(match, seat, seed)) for seed in range(20)}
    again = {player("random").choose(knowledge(match, seat, seed)) for seed in range(20)}
    assert chosen == again
    assert len(chosen) > 1


def test_unknown_players_are_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match=r"no bot “stockfish” \(there is random, greedy, lookout"):
        player("stockfish")
    assert list(players())[:2] == ["random", "greedy"]
