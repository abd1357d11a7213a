"""The door to Gymnasium, by Gymnasium's own checks and by ours."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import env_reset_passive_checker, env_step_passive_checker

import backroom
from backroom.bots.knowledge import Knowledge
from backroom.bots.simple import Random
from backroom.rl import gymnasium as door
from backroom.rl.names import full_name
from tests.bots.small_nets import small_net
from tests.rl.tables import CYCLES, an_illegal_code, every_table


def made(game: str, **words: Any) -> door.SeatEnv:
    """An environment as it is registered, without what Gymnasium wraps it in."""
    env = gymnasium.make(full_name(backroom.game(game)), **words).unwrapped
    assert isinstance(env, door.SeatEnv)
    return env


@pytest.mark.slow
@every_table
def test_gymnasium_finds_nothing_wrong(
    game: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Its check sends actions whether they are legal or not."""
    check_env(made(game, seats=seats, options=options, illegal="random"))
    assert "seat_1" in capsys.readouterr().out  # `render` was asked for the table


@pytest.mark.slow
@every_table
def test_legal_actions_are_taken(game: str, seats: int, options: dict[str, Any]) -> None:
    env = made(game, seats=seats, options=options, seat=None)
    env.action_space.seed(1)
    _, info = env_reset_passive_checker(env, seed=1)
    for _ in range(CYCLES):
        assert (info["action_mask"] == env.action_masks()).all()
        action = env.action_space.sample(info["action_mask"])
        _, reward, terminated, truncated, info = env_step_passive_checker(env, action)
        assert not truncated
        assert "illegal" not in info
        assert reward == (env.table.rewards()[env.seat] if terminated else 0)
        if terminated:
            _, info = env.reset()


@pytest.mark.parametrize("game", backroom.game_names())
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    def record(seed: int) -> str:
        env = made(game, bots="random", seat=None)
        env.action_space.seed(1)
        _, info = env.reset(seed=seed)
        for _ in range(20):
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            if over:
                break
        return "\n".join(f"{line.actor} {line.text}" for line in env.table.match.lines)

    assert record(7) == record(7)
    assert record(7) != record(8)


def test_bots_sit_clockwise_from_the_seat() -> None:
    env = made("bosses", seats=4, seat=2, bots=["random", "greedy", "lookout"])
    assert [bot.name for bot in env.bots] == ["random", "greedy", "lookout"]
    heard: list[tuple[str, int]] = []
    env.bots = [Heard(bot.name, heard) for bot in env.bots]
    _, info = env.reset(seed=1)
    over = False
    while not over:
        action = np.flatnonzero(info["action_mask"])[0]
        _, _, over, _, info = env.step(action)
    assert set(heard) == {("random", 3), ("greedy", 0), ("lookout", 1)}


class Heard(Random):
    """Chooses at random, and tells who was asked where."""

    def __init__(self, name: str, heard: list[tuple[str, int]]):
        self.name, self.heard = name, heard

    def choose(self, known: Knowledge) -> str:
        self.heard.append((self.name, known.seat))
        return super().choose(known)


@pytest.mark.slow
def test_a_better_bot_wins_more() -> None:
    """Named bots play their own strength: `greedy` against somebody who plays at random."""
    env = made("bosses", bots="greedy")
    env.action_space.seed(1)
    got = 0.0
    for seed in range(10):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        got += reward
    assert got <= 2


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize("game", backroom.game_names())
def test_an_illegal_action_is_refused(game: str) -> None:
    env = made(game)
    env.reset(seed=1)
    before = env.table.match.snapshot()
    with pytest.raises(backroom.Refused, match="is not possible"):
        env.step(an_illegal_code(env.table, env.seat))
    for bad in (-1, len(env.table.game.actions), 0.5, "pass", np.array([1, 2]), None):
        with pytest.raises(backroom.Refused, match="action"):
            env.step(bad)  # type: ignore[arg-type]
    assert env.table.match.snapshot() == before


def test_on_request_an_illegal_action_becomes_a_legal_one() -> None:
    env = made("bosses", illegal="random")
    env.reset(seed=1)
    *_, info = env.step(an_illegal_code(env.table, env.seat))
    assert "is not possible" in info["illegal"]


@pytest.mark.parametrize(
    "words, sentence",
    [
        ({"seats": 9}, "is for 2, 3, 4 players, not 9"),
        ({"seats": 3, "bots": ["random"]}, "With 3 seats there are 2 bots, not 1"),
        ({"bots": None}, "Bots are told by name, not as None"),
        ({"bots": [3]}, "Bots are told by name"),
        ({"bots": "mastermind"}, "There is no bot “mastermind”"),
        ({"seat": 2}, "There is no seat 2: seats are 0 to 1"),
        ({"illegal": "ignore"}, "illegal is “refuse” or “random”"),
        ({"options": {"jokers": True}}, "There is no option “jokers”"),
        ({"render_mode": "rgb_array"}, "no render mode “rgb_array”"),
    ],
)
def test_what_there_is_not_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(backroom.Refused, match=sentence):
        door.SeatEnv("bosses", **words)


def test_a_net_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    path = small_net(backroom.game("bosses"), tmp_path, seats=(2,))
    assert len(door.SeatEnv("bosses", bots=f"net:{path}").bots) == 1
    for game, seats in (("bosses", 3), ("gangster", 2)):
        with pytest.raises(backroom.Refused, match=r"trained for 2 players|is a net for bosses"):
            door.SeatEnv(game, seats=seats, bots=f"net:{path}")


def test_reset_comes_first_and_last() -> None:
    env = made("bosses")
    with pytest.raises(backroom.Refused, match="call reset first"):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(backroom.Refused, match="over: call reset first"):
        env.step(0)
