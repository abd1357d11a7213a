"""Many matches at once for Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import backroom
from backroom.rl.names import full_name
from backroom.rl.vector import SeatsEnv
from tests.rl.tables import CYCLES, every_table


def made(game: str, **words: Any) -> SeatsEnv:
    name = f"backroom.rl.gymnasium:{full_name(backroom.game(game))}"
    envs = gymnasium.make_vec(name, **words).unwrapped
    assert isinstance(envs, SeatsEnv)
    return envs


def chosen(masks: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The first legal action of each."""
    return masks.argmax(axis=1)


@pytest.mark.slow
@every_table
def test_every_table_is_played(game: str, seats: int, options: dict[str, Any]) -> None:
    envs = made(game, num_envs=7, seats=seats, options=options, seat=None)
    envs.action_space.seed(1)
    observations, info = envs.reset(seed=1)
    for _ in range(CYCLES):
        assert observations in envs.observation_space
        assert info["action_mask"].any(axis=1).all()
        assert (envs.batch.seat == np.arange(7) % seats).all()
        dice = np.random.default_rng(1).random(info["action_mask"].shape)
        actions = np.where(info["action_mask"], dice, -1).argmax(axis=1)
        observations, rewards, terminated, truncated, info = envs.step(actions)
        assert (rewards[~terminated] == 0).all()
        assert not truncated.any()


def test_matches_follow_each_other_in_the_same_step() -> None:
    envs = made("bosses", num_envs=16)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=1)
    ended = 0
    while ended < 40:
        before = observations.copy()
        observations, rewards, terminated, _, info = envs.step(chosen(info["action_mask"]))
        ended += terminated.sum()
        if not terminated.any():
            assert "final_obs" not in info
            continue
        assert (info["_final_obs"] == terminated).all()
        for row in range(16):
            last = info["final_obs"][row]
            if not terminated[row]:
                assert last is None
                continue
            assert last in envs.single_observation_space
            assert not (last == observations[row]).all()
            assert not (last == before[row]).all()
            assert rewards[row] in (0, 0.5, 1)


def test_what_was_told_stays_as_it_was() -> None:
    envs = made("bosses", num_envs=4)
    observations, info = envs.reset(seed=1)
    kept = observations.copy(), info["action_mask"].copy()
    envs.step(chosen(info["action_mask"]))
    assert (observations == kept[0]).all()
    assert (info["action_mask"] == kept[1]).all()


def test_the_same_seed_gives_the_same_matches() -> None:
    def told(seed: int) -> list[Any]:
        envs = made("gangster", num_envs=8, seats=3)
        observations, info = envs.reset(seed=seed)
        seen = [observations]
        for _ in range(30):
            observations, *_, info = envs.step(chosen(info["action_mask"]))
            seen.append(observations)
        return seen

    assert np.array_equal(told(1), told(1))
    assert not np.array_equal(told(1), told(2))


def test_opponents_are_a_policy() -> None:
    """Who always takes the first legal action plays another match than who draws one; and it is
    told of its own seat's knowledge only."""
    heard = []

    def first(observations: np.ndarray[Any, Any], masks: np.ndarray[Any, Any]) -> Any:
        assert len(observations) == len(masks)
        heard.append(len(masks))
        return chosen(masks)

    envs = made("bosses", num_envs=8, opponents=first)
    _, info = envs.reset(seed=1)
    for _ in range(10):
        *_, info = envs.step(chosen(info["action_mask"]))
    assert heard
    assert max(heard) <= 8


def test_a_match_may_be_cut_off() -> None:
    envs = made("bosses", num_envs=4, max_decisions=6)
    _, info = envs.reset(seed=1)
    cut = 0
    for _ in range(6):
        _, rewards, terminated, truncated, info = envs.step(chosen(info["action_mask"]))
        cut += truncated.sum()
        assert not terminated.any()
        assert not rewards.any()
    assert cut >= 4


def test_bad_input_is_refused_and_nothing_is_stepped() -> None:
    envs = made("bosses", num_envs=4)
    with pytest.raises(backroom.Refused, match="call reset first"):
        envs.step(np.zeros(4, np.int64))
    _, info = envs.reset(seed=1)
    fine = chosen(info["action_mask"])
    before = [envs.batch.match(row).snapshot() for row in range(4)]
    illegal = fine.copy()
    illegal[2] = info["action_mask"][2].argmin()
    left = fine.copy()
    left[1] = -1
    for actions, sentence in (
        (illegal, "Match 2, seat 0: .* is not possible"),
        (left, "There is no action -1"),
        (left * 7, "There is no action -7"),
        ([[1], [1, 2], 3, 4], "not lists of different lengths"),
        (fine[:3], "Actions are 4 whole numbers"),
        (fine.astype(np.float32), "Actions are 4 whole numbers, not float32"),
        (fine + 1000, "there is no action"),
    ):
        with pytest.raises(backroom.Refused, match=sentence):
            envs.step(actions)
    assert [envs.batch.match(row).snapshot() for row in range(4)] == before


@pytest.mark.parametrize(
    "answer, sentence",
    [
        (lambda seen, masks: None, "whole numbers, not object"),
        (lambda seen, masks: np.zeros(len(seen)), "whole numbers, not float64"),
        (lambda seen, masks: [0], r"Actions are \d+ whole numbers"),
        # They would never be asked for the last time.
        (lambda seen, masks: np.full(len(seen), -1), "Opponents chose -1"),
    ],
)
def test_opponents_who_answer_nonsense_are_refused(answer: Any, sentence: str) -> None:
    envs = SeatsEnv("bosses", 16, seat=1, opponents=answer)
    with pytest.raises(backroom.Refused, match=sentence):
        envs.reset(seed=1)  # somewhere the other seat begins


@pytest.mark.parametrize(
    "words, sentence",
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "bosses", "seats": 9}, "is for 2, 3, 4 players, not 9"),
        ({"game": "bosses", "seat": 2}, "There is no seat 2"),
        ({"game": "bosses", "num_envs": 0}, "positions is a whole number from 1 on"),
        ({"game": "bosses", "opponents": 3}, "Opponents are a function .* not 3"),
    ],
)
def test_what_there_is_not_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(backroom.Refused, match=sentence):
        SeatsEnv(**words)
