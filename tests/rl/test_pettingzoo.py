"""The door to PettingZoo, by PettingZoo's own tests and by ours."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import backroom
from backroom.rl import pettingzoo as door
from tests.rl.tables import CYCLES, an_illegal_code, every_table, some_code

# The tests know dictionaries with a mask in them, but warn of them in games they do not know by
# name; and of the mask of somebody who has finished.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.slow
@every_table
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, options: dict[str, Any]) -> None:
    def made(**more: Any) -> door.SeatByTurn:
        return door.env(game, seats=seats, options=options, **more)

    api_test(made(), CYCLES)
    seed_test(made, CYCLES)
    render_test(made)
    parallel_api_test(door.parallel_env(game, seats=seats, options=options), CYCLES)


@pytest.mark.slow
@every_table
def test_the_same_seed_gives_the_same_match_at_once(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """PettingZoo's own test of this knows no masks."""
    twins = [door.parallel_env(game, seats=seats, options=options) for _ in range(2)]
    dice = np.random.default_rng(1)
    told: list[Any] = [env.reset(seed=42) for env in twins]
    for _ in range(CYCLES):
        assert data_equivalence(*told, exact=True)
        if not twins[0].agents:
            told = [env.reset() for env in twins]
            continue
        actions = {
            f"seat_{seat}": some_code(twins[0].table, seat, dice) for seat in twins[0].table.asked
        }
        told = [env.step(actions) for env in twins]
    other = door.parallel_env(game, seats=seats, options=options)
    assert not data_equivalence(other.reset(seed=43), twins[0].reset(seed=42))


def played(env: door.SeatByTurn, seed: int) -> dict[str, float]:
    """What each agent got in a match that was played at random."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        told, reward, terminated, truncated, info = env.last()
        assert info["action_mask"] is told["action_mask"]
        got[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(dice.choice(np.flatnonzero(told["action_mask"]))))
    return got


@pytest.mark.parametrize("game", backroom.game_names())
def test_a_match_ends_with_a_shared_win(game: str) -> None:
    env = door.env(game)
    got = played(env, seed=1)
    winners = env.table.match.winners
    assert got == {
        agent: 1 / len(winners) if seat in winners else 0
        for seat, agent in enumerate(env.possible_agents)
    }
    assert env.agents == []
    with pytest.raises(backroom.Refused, match="over: call reset"):
        env.step(0)


def test_a_match_may_be_cut_off() -> None:
    env = door.env("bosses", max_cycles=5)
    got = played(env, seed=1)
    assert env.steps == 5
    assert not env.table.match.over
    assert set(got.values()) == {0}
    both = door.parallel_env("bosses", max_cycles=1)
    both.reset(seed=1)
    (seat,) = both.table.asked
    code = some_code(both.table, seat, np.random.default_rng(1))
    _, _, terminated, truncated, _ = both.step({f"seat_{seat}": code})
    assert set(terminated.values()) == {False}
    assert set(truncated.values()) == {True}
    assert both.agents == []


def test_forced_decisions_are_handed_out_on_request() -> None:
    def fewest(forced: bool) -> int:
        env = door.env("gangster", forced=forced)
        env.reset(seed=1)
        dice = np.random.default_rng(1)
        counts = []
        while env.table.asked:
            mask = env.last()[0]["action_mask"]
            counts.append(int(mask.sum()))
            env.step(int(dice.choice(np.flatnonzero(mask))))
        return min(counts)

    assert fewest(forced=False) == 2
    assert fewest(forced=True) == 1


def test_what_is_told_is_named() -> None:
    env = door.env("backroom/bosses-v1", seats=3)
    assert str(env) == env.metadata["name"] == "backroom/bosses-v1"
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    env.reset(seed=1)
    assert env.state().shape == (3, backroom.game("bosses").observation)


# ------------------------------------------------------------------ several at once


def asked_together(seed: int = 1) -> door.AllSeats:
    """An environment in which several seats are asked now, and one is not."""
    env = door.parallel_env("chicago_gangsters", seats=4)
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    while not 1 < len(env.table.asked) < 4:
        if not env.agents:
            env.reset()
        env.step({f"seat_{s}": some_code(env.table, s, dice) for s in env.table.asked})
    return env


def test_a_seat_that_is_not_asked_is_ignored() -> None:
    dice = np.random.default_rng(1)
    env, twin = asked_together(), asked_together()
    idle = min({*range(4)} - {*env.table.asked})
    actions = {f"seat_{seat}": some_code(env.table, seat, dice) for seat in env.table.asked}
    told = env.step(actions)
    for sent in (7, 10**9, "nonsense", None):
        again = asked_together()
        assert data_equivalence(again.step({**actions, f"seat_{idle}": sent}), told)
    assert data_equivalence(twin.step(actions), told)


def test_if_one_answer_is_illegal_none_is_played() -> None:
    env = asked_together()
    first, *others = env.table.asked
    dice = np.random.default_rng(1)
    actions = {f"seat_{seat}": some_code(env.table, seat, dice) for seat in (first, *others)}
    last = others[-1]
    before = env.table.match.snapshot()
    with pytest.raises(backroom.Refused, match="is not possible"):
        env.step({**actions, f"seat_{last}": an_illegal_code(env.table, last)})
    with pytest.raises(backroom.Refused, match=f"seat_{last} is asked, and no action"):
        env.step({agent: code for agent, code in actions.items() if agent != f"seat_{last}"})
    with pytest.raises(backroom.Refused, match=r"no agent “seat_9” \(there is seat_0"):
        env.step({**actions, "seat_9": 1})
    with pytest.raises(backroom.Refused, match="told by agent"):
        env.step([1, 2])  # type: ignore[arg-type]
    assert env.table.match.snapshot() == before


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize("game", backroom.game_names())
def test_an_illegal_action_is_refused_with_its_clause(game: str) -> None:
    env = door.env(game)
    env.reset(seed=1)
    seat = env.table.asked[0]
    before = env.table.match.snapshot(), env.agent_selection, env.steps
    with pytest.raises(backroom.Refused, match="is not possible") as refused:
        env.step(an_illegal_code(env.table, seat))
    assert refused.value.reason
    for bad, sentence in (
        (len(env.table.game.actions), "There is no action"),
        (-1, "There is no action"),
        (1.0, "is not an action"),
        ("pass", "is not an action"),
        (None, "is not an action"),
        (np.array([1, 2]), "is not an action"),
        (np.float32(1), "is not an action"),
        (True, "is not an action"),
    ):
        with pytest.raises(backroom.Refused, match=sentence):
            env.step(bad)  # type: ignore[arg-type]
    assert (env.table.match.snapshot(), env.agent_selection, env.steps) == before


@pytest.mark.parametrize(
    "words, sentence",
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": 7}, "told by its name"),
        ({"game": "backroom/bosses-v7"}, "the rules are those of backroom/bosses-v1"),
        ({"game": "backroom/chess-v1"}, "There is no game “chess”"),
        ({"game": "bosses", "seats": 5}, "is for 2, 3, 4 players, not 5"),
        ({"game": "bosses", "options": {"jokers": True}}, "There is no option “jokers”"),
        ({"game": "bosses", "edition": "gold"}, "has no edition “gold”"),
        ({"game": "bosses", "render_mode": "rgb_array"}, "no render mode “rgb_array”"),
        ({"game": "bosses", "max_cycles": 0}, "max_cycles is at least 1"),
    ],
)
def test_what_there_is_not_is_refused(words: dict[str, Any], sentence: str) -> None:
    for made in (door.env, door.parallel_env):
        with pytest.raises(backroom.Refused, match=sentence):
            made(**words)


def test_reset_comes_first() -> None:
    with pytest.raises(backroom.Refused, match="call reset first"):
        door.env("bosses").step(0)
    with pytest.raises(backroom.Refused, match="call reset first"):
        door.parallel_env("bosses").step({})
    env = door.env("bosses")
    env.reset(seed=1)
    with pytest.raises(backroom.Refused, match="A seed is"):
        env.reset(seed=-1)


def test_an_agent_that_there_is_not_is_refused() -> None:
    for env in (door.env("bosses"), door.parallel_env("bosses")):
        env.reset(seed=1)
        for asked in (env.observe, env.action_space, env.observation_space):
            with pytest.raises(backroom.Refused, match="There is no agent “seat_9”"):
                asked("seat_9")
