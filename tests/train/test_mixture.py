"""What a net is trained on: all player counts and options, each in a batch that it fits."""

from __future__ import annotations

import numpy as np
import pytest

import backroom
from backroom.engine.errors import Refused
from backroom.rl import Batch
from backroom.train.mixture import LEAST_SHARE, lanes, settings


@pytest.mark.parametrize("name", backroom.game_names())
def test_lanes_hold_every_player_count_and_setting(name: str) -> None:
    game = backroom.game(name)
    found = lanes(game, game.seats, {}, 4096)
    assert {lane.seats for lane in found} == set(game.seats)
    for seats in game.seats:
        met = [options for lane in found if lane.seats == seats for options in lane.mixed]
        expected = {str(options) for options in settings(game, seats, {})}
        assert {str(options) for options in met} == expected
        # Whoever says nothing plays by the defaults: most matches do.
        usual = game.options.settle({}, seats)
        assert sum(options == usual for options in met) * 2 >= len(met)
    fewest = sum(lane.positions for lane in found if lane.seats == min(game.seats))
    assert abs(fewest - 4096 * LEAST_SHARE) <= len(found)
    assert 4096 - len(found) <= sum(lane.positions for lane in found) <= 4096


def test_an_option_that_is_held_fast_is_met_alone() -> None:
    game = backroom.game("chicago_gangsters")
    found = lanes(game, (3,), {"talk": False}, 64)
    assert {lane.positions for lane in found} == {64}
    assert all(not options["talk"] for lane in found for options in lane.mixed)


def test_a_batch_mixes_options_match_by_match() -> None:
    mixed = [{"tied_gangs_vanish": True}, {"tied_gangs_vanish": False}]
    batch = Batch("bosses", 2, positions=128, seed=3, mixed=mixed)
    places = batch.game.split(batch.observation)["tied_gangs_vanish"]
    assert 30 < places.sum() < 98
    only = Batch("bosses", 2, positions=128, seed=3, mixed=mixed[:1])
    assert only.game.split(only.observation)["tied_gangs_vanish"].all()


def test_mixed_options_play_as_they_would_alone() -> None:
    """A batch that mixes one setting with itself plays what a batch of that setting plays."""
    options = {"tied_gangs_vanish": True}
    mixed = Batch("bosses", 3, positions=8, seed=5, mixed=[options])
    alone = Batch("bosses", 3, options, positions=8, seed=5, start=0)
    dice = np.random.default_rng(1)
    assert np.array_equal(mixed.observation[:, -1], alone.observation[:, -1])
    for _ in range(200):
        mixed.step((mixed.mask * (1 + dice.random(mixed.mask.shape))).argmax(axis=1))
        assert mixed.observation[:, -1].all()
        for number in range(8):
            match = mixed.match(number)
            assert match.mask(match.to_act[0]).sum() == mixed.mask[number].sum()


def test_what_cannot_be_mixed_is_refused() -> None:
    match = backroom.game("bosses").deal(2, seed=1)
    with pytest.raises(Refused, match="not both"):
        Batch("bosses", 2, start=[match], mixed=[{}])
    with pytest.raises(Refused, match="turns action codes in another way"):
        Batch("cosa_nostra", 2, mixed=[{"two_gangs": True}])
