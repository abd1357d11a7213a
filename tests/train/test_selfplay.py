"""Self-play in pieces: the same experience wherever they are played, and nothing in it that the net
has not chosen."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import backroom
from backroom.bots import nets
from backroom.engine.errors import Refused
from backroom.rl.batch import SEAL
from backroom.train.selfplay import Selfplay, batch_of
from backroom.workers import hire
from backroom.workers.badges import badge
from backroom.workers.node import Hand, Report, warm
from backroom.workers.parcels import outcome_packed, outcome_unpacked, packed, unpacked
from backroom.workers.shifts import LARGE
from backroom.workers.working import bare
from tests.engine.helpers import SEALED_BIDS
from tests.train.pieces import LONGEST, digest, played, selfplay, weights_of


def unpacked_masks(masks: np.ndarray, actions: int) -> np.ndarray:
    return np.unpackbits(masks, axis=1, bitorder="little")[:, :actions].astype(bool)


def computed(head: nets.Head, observation: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Preferences and values of the net, by plain algebra with all digits."""
    net = {name: array.astype(np.float64) for name, array in weights_of(head, seed=0).items()}

    def norm(x: np.ndarray, name: str) -> np.ndarray:
        x = x - x.mean(axis=1, keepdims=True)
        x = x / np.sqrt((x**2).mean(axis=1, keepdims=True) + 1e-5)
        return x * net[f"{name}.weight"] + net[f"{name}.bias"]

    x = observation @ net["first.weight"] + net["first.bias"]
    for n in range(head.blocks):
        inner = norm(x, f"{n}.norm") @ net[f"{n}.inner.weight"] + net[f"{n}.inner.bias"]
        x = x + np.maximum(inner, 0) @ net[f"{n}.outer.weight"] + net[f"{n}.outer.bias"]
    x = np.maximum(norm(x, "norm"), 0)
    return (
        x @ net["policy.weight"].T + net["policy.bias"],
        x @ net["value.weight"].T + net["value.bias"],
    )


def log_softmax(x: np.ndarray) -> np.ndarray:
    x = x - x.max(axis=1, keepdims=True)
    return x - np.log(np.exp(x).sum(axis=1, keepdims=True))


@pytest.mark.parametrize("game", ["bosses", SEALED_BIDS.folder], ids=["bosses", "sealed_bids"])
def test_the_same_actions_come_to_the_same_end_and_are_what_the_net_likes(game: Any) -> None:
    """Whoever learns plays them in batches of whole lanes."""
    work, found = selfplay(str(game)), backroom.game(game)
    surprise = []
    for number, piece in enumerate(work.pieces):
        chosen = work.do(number)
        told, lane = work.experience(number, chosen), work.lanes[piece.lane]
        batch = batch_of(found, lane, piece.matches, LONGEST)
        batch.restore(piece.start)
        judged = np.array(piece.judged)
        for t in range(work.steps):
            mask = unpacked_masks(batch.mask, len(found.actions))
            rows = np.arange(piece.matches)
            assert mask[rows, told.actions[t]].all()
            policy, value = computed(work.head, batch.observation)
            liked = log_softmax(np.where(mask, policy, -1e9))
            chances = liked[rows, told.actions[t]]
            shares = np.exp(log_softmax(value[:, : lane.seats]))
            own = (judged < 0) | (judged == batch.seat)
            surprise += (-(np.exp(liked) * liked).sum(axis=1) + chances)[own].tolist()
            np.testing.assert_allclose(told.chances[t][own], chances[own], atol=1e-3)
            np.testing.assert_allclose(told.shares[t][own, : lane.seats], shares[own], atol=1e-3)
            assert not told.chances[t][~own].any()
            assert not told.shares[t][:, lane.seats :].any()
            batch.step(told.actions[t])
        assert batch.snapshot()[:SEAL] == chosen.end
    # Drawn by their probabilities: they surprise as much as the entropy says.
    assert abs(np.mean(surprise)) < 0.1


def test_experience_follows_from_seed_and_number() -> None:
    work = selfplay()
    assert work.do(1) == work.do(1) == selfplay().do(1)
    assert work.do(1) != work.do(0)
    other = dataclasses.replace(work, seed=(8, 0))
    assert other.do(1).actions != work.do(1).actions


def test_it_arrives_as_it_was_sent() -> None:
    work = selfplay(width=64)
    parcel, hand = packed(work), Hand()
    assert unpacked(parcel) == work
    assert len(parcel.fields) > LARGE > len(packed(bare(work)).fields)
    assert warm(*packed(bare(work)), badge(work)) == hand.begin(*parcel) == Report(badge(work))
    (raw,) = hand.do([2]).outcomes
    assert outcome_unpacked(work, raw) == work.do(2)
    # What travels back is a few bytes for a decision, and no observation.
    decisions = work.steps * work.pieces[2].matches
    assert len(outcome_packed(work.do(2))) < 40 * decisions


def test_what_is_the_same_in_every_update_is_what_one_warms_up_for() -> None:
    first, second = selfplay(update=0), selfplay(update=1)
    assert first != second
    assert bare(first) == bare(second) != bare(dataclasses.replace(first, game="gangster"))
    assert badge(first) == badge(bare(second))


def test_a_folder_is_a_game() -> None:
    folder = Path("examples/connect_four").absolute()
    work = selfplay(str(folder), positions=16)
    assert work.do(0) == work.do(0)


def test_what_does_not_fit_is_refused() -> None:
    work = selfplay()
    short = dataclasses.replace(work, weights=work.weights[:-4])
    with pytest.raises(Refused, match="weights do not fit the net"):
        short.do(0)
    other = dataclasses.replace(work.pieces[0], lane=1)
    with pytest.raises(Refused, match="no snapshot of 8 such matches of bosses"):
        dataclasses.replace(work, pieces=(other,)).do(0)


def test_refusals_of_nodes_are_sentences() -> None:
    work = dataclasses.replace(selfplay(), game="poker")
    assert "There is no game “poker”" in str(Hand().begin(*packed(work)).refused)


@pytest.mark.slow
def test_processes_play_what_this_process_plays() -> None:
    with hire(0) as alone, hire(2) as among:
        assert digest(alone) == digest(among)


def test_the_number_of_pieces_is_not_that_of_workers() -> None:
    work: Selfplay = selfplay()
    with hire(0) as alone:
        assert sorted(played(alone, work)) == list(range(len(work.pieces)))
