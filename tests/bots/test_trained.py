"""Trained players: a net computed as numpy would, legal whatever its weights, shared by threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import backroom
from backroom.bots import brains, knowledge, nets, player, players, players_of, strongest
from backroom.bots.brains import mind_of, turned_for
from backroom.bots.search import Budget
from backroom.bots.trained import Consigliere, NetPlayer, considered
from backroom.engine.errors import Refused
from tests.bots.small_nets import in_numpy, small_net, softmax

CONNECT_FOUR = backroom.game(Path("examples/connect_four"))


# Of every game a small net, of one those as narrow as there are, odd ones, and the usual one.
NETS = [*((name, 16) for name in backroom.game_names()), *(("bosses", n) for n in (1, 31, 512))]


@pytest.mark.parametrize("name, width", NETS)
def test_the_compiled_net_computes_what_numpy_does(name: str, width: int, tmp_path: Path) -> None:
    game = backroom.game(name)
    path = small_net(game, tmp_path, seed=2, width=width)
    net = nets.load(path)
    match = game.deal(max(game.seats), seed=4)
    compared = 0
    while not match.over and compared < 20:
        seat = match.to_act[0]
        known = knowledge(match, seat, seed=compared)
        if len(known.legal) > 1:
            compared += 1
            policy, value = in_numpy(net, match.observe(seat).astype(np.float64))
            chances, shares = considered(known, path)
            codes = turned_for(known)[seat][list(known.legal)]
            np.testing.assert_allclose(chances, softmax(policy[codes]), atol=1e-5)
            relative = softmax(value[: match.seats])
            np.testing.assert_allclose(shares, np.roll(relative, seat), atol=1e-5)
        match.play(seat, player("random").choose(known))
    assert compared == 20


@pytest.mark.parametrize("name", backroom.game_names())
def test_whatever_its_weights_a_net_chooses_what_is_legal(name: str, tmp_path: Path) -> None:
    game = backroom.game(name)
    for seed, size in enumerate((0.0, 1.0, 1e3, 1e9)):
        path = small_net(game, tmp_path, seed, size, width=7)
        choosers = [NetPlayer("a", path), Consigliere("b", Budget(12), path=path)]
        match = game.deal(game.seats[seed % len(game.seats)], seed=seed)
        for turn in range(30):
            if match.over:
                break
            seat = match.to_act[0]
            known = knowledge(match, seat, seed=turn)
            texts = {known.text(code) for code in known.legal}
            chosen = [chooser.choose(known) for chooser in choosers]
            assert set(chosen) <= texts
            match.play(seat, chosen[turn % 2])


def test_a_consigliere_sees_a_win_that_its_net_does_not(tmp_path: Path) -> None:
    path = small_net(CONNECT_FOUR, tmp_path)
    match = CONNECT_FOUR.deal(2, seed=1)
    for column in "agagag":
        match.play(match.to_act[0], f"drop {column}")
    known = knowledge(match, match.to_act[0], seed=1)
    found = Consigliere("c", Budget(400), path=path).explain(known)
    assert found.best.action == "drop a"
    assert found.chances[known.seat] > 0.9
    assert found.simulations == 400


def test_the_same_seed_gives_the_same_choice(tmp_path: Path) -> None:
    game = backroom.game("chicago_gangsters")
    known = knowledge(game.deal(4, seed=3), 0, seed=8)
    chooser = Consigliere("c", Budget(64), path=small_net(game, tmp_path))
    first, second = chooser.explain(known), chooser.explain(known)
    assert first.moves == second.moves


def test_threads_share_the_weights_and_not_the_room(tmp_path: Path) -> None:
    game = backroom.game("bosses")
    path = small_net(game, tmp_path, width=64)
    matches = [game.deal(2, seed=seed) for seed in range(32)]
    known = [knowledge(match, match.to_act[0], seed=1) for match in matches]
    alone = [considered(one, path)[0] for one in known]
    mind = mind_of(game, path)
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda one: considered(one, path)[0], known))
        rooms = {id(brain.stream) for brain in pool.map(lambda _: mind.brain(), range(64))}
        weights = {id(brain.first) for brain in pool.map(lambda _: mind.brain(), range(64))}
    assert all(np.array_equal(a, b) for a, b in zip(alone, together, strict=True))
    assert id(mind.brain().stream) not in rooms
    assert weights == {id(mind.weights["first"])}
    assert mind_of(game, path) is mind


def test_a_file_that_was_trained_on_is_read_again(tmp_path: Path) -> None:
    game = backroom.game("bosses")
    path = small_net(game, tmp_path)
    first = mind_of(game, path)
    small_net(game, tmp_path, width=32).replace(path)
    assert mind_of(game, path) is not first


def test_nothing_is_read_before_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    monkeypatch.setattr(brains.nets, "load", read.append)
    players.cache_clear()
    for name in ("net", "consigliere"):
        player(name).prepare(backroom.game("don_pepe"))
    assert players_of(backroom.game("don_pepe")).keys() >= {"net", "consigliere"}
    assert read == []


def test_a_game_without_a_net_does_not_offer_them() -> None:
    assert not players_of(CONNECT_FOUR).keys() & {"net", "consigliere"}
    known = knowledge(CONNECT_FOUR.deal(2, seed=1), 0, seed=1)
    for name in ("net", "consigliere", "consigliere:10ms"):
        with pytest.raises(Refused, match="connect_four has no trained net yet"):
            player(name).choose(known)


def test_a_net_of_another_game_is_refused_at_the_table(tmp_path: Path) -> None:
    path = small_net(backroom.game("gangster"), tmp_path)
    known = knowledge(backroom.game("bosses").deal(2, seed=1), 0, seed=1)
    with pytest.raises(Refused, match="is a net for gangster, not for bosses"):
        player(f"net:{path}").choose(known)


def test_names_say_how_long_and_with_which_net(tmp_path: Path) -> None:
    path = small_net(backroom.game("bosses"), tmp_path)
    found = player("consigliere:10ms")
    assert isinstance(found, Consigliere)
    assert found.budget == Budget(seconds=0.01)
    found = player(f"consigliere:500:{path}")
    assert isinstance(found, Consigliere)
    assert (found.budget, found.path) == (Budget(500), path)
    found = player(f"net:{path}")
    assert isinstance(found, NetPlayer)
    assert found.path == path
    with pytest.raises(Refused, match="There is no net"):
        player("net:nowhere.npz")
    for name in ("consigliere:", "consigliere:soon", "consigliere:0"):
        with pytest.raises(Refused, match="is no consigliere"):
            player(name)


def test_the_strongest_player_fits_the_time() -> None:
    assert strongest(backroom.game("don_pepe"), 10).name == "consigliere:10ms"
    # It has a net, but not one that has been seen to beat the search.
    assert strongest(backroom.game("cosa_nostra"), 20).name == "search:20ms"
    assert strongest(CONNECT_FOUR, 100).name == "search:100ms"


def test_a_match_that_the_net_was_not_trained_for_is_searched() -> None:
    game = backroom.game("chicago_gangsters")
    known = knowledge(game.deal(3, seed=1), 0, seed=1)
    assert strongest(game, 20, known).name == "consigliere:20ms"
    earlier = replace(known, rules=1)
    assert strongest(game, 20, earlier).name == "search:20ms"
