"""The peers, playing at random: OpenSpiel from Python and inside its C++, pgx, and PettingZoo.

Each is a process of its own, so that none disturbs another: `python -m bench.peers NAME SECONDS`
prints its figures as JSON. One core, by the processor's time.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

# pgx's speed depends on how many games it plays at once.
BATCHES = (64, 256, 1024, 4096, 16384)
GPU_BATCHES = (4096, 16384, 65536, 262144, 1048576)
STEPS = 256
CHOOSING = ("categorical", "nth")


def _openspiel_game(game: Any, pick: Callable[[list[int]], int]) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        state.apply_action(pick(state.legal_actions()))
        moves += 1
    return moves


def openspiel_python(seconds: float) -> dict[str, Any]:
    """Full legal lists, the loop in Python."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    pick = random.Random(1).choice
    moves = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves += _openspiel_game(game, pick)
    return {"moves_per_second": moves / spent}


def openspiel_rollouts(seconds: float) -> dict[str, Any]:
    """The rollouts of its C++ MCTS bot: a tree of two nodes, thousands of games from each.

    It does not say how many moves it made. They are counted as if all games began on the empty
    board, and as long as random games from Python are: a little more than it really makes.
    """
    import pyspiel

    game = pyspiel.load_game("connect_four")
    pick = random.Random(1).choice
    length = sum(_openspiel_game(game, pick) for _ in range(5000)) / 5000
    rollouts, nodes = 2000, 2
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, nodes, 1000, False, 7, False)
    empty = game.new_initial_state()
    games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        bot.mcts_search(empty)
        games += rollouts * nodes
    return {"moves_per_second": games * length / spent, "moves_per_game": length}


def openspiel_observed(seconds: float, name: str = "backgammon") -> dict[str, Any]:
    """Its own loop for learners: every decision with the observation and the mask of its player."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return {"moves_per_second": decisions / spent}


def pettingzoo_observed(seconds: float) -> dict[str, Any]:
    """Its own loop over its connect four: observation and mask come with every `last`."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    decisions = seed = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            told, _, terminated, truncated, _ = env.last()
            done = terminated or truncated
            env.step(None if done else env.action_space(agent).sample(told["action_mask"]))
            decisions += not done
    return {"moves_per_second": decisions / spent}


def pgx_steps(batch: int, choosing: str) -> Callable[[], None]:
    """Play STEPS moves in each of `batch` games: compiled, in one scan, ended games begin anew."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("connect_four")
    key = jax.random.PRNGKey(7)
    fresh = jax.vmap(env.init)(jax.random.split(key, batch))
    step = jax.vmap(env.step)

    def choose(mask: Any, key: Any) -> Any:
        if choosing == "categorical":
            return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)
        # The n-th legal action, from one random number a game.
        drawn = jax.random.uniform(key, (batch, 1))
        upto = jnp.cumsum(mask, axis=-1)
        return jnp.argmax(upto > jnp.floor(drawn * upto[:, -1:]), axis=-1)

    def move(carried: Any, key: Any) -> tuple[Any, None]:
        state = step(carried, choose(carried.legal_action_mask, key))
        ended = state.terminated | state.truncated

        def renewed(new: Any, old: Any) -> Any:
            return jnp.where(ended.reshape((batch,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(renewed, fresh, state), None

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, state, jax.random.split(key, STEPS))[0]

    held = {"state": run(fresh, key), "key": key}
    jax.block_until_ready(held["state"])

    def go() -> None:
        held["key"], now = jax.random.split(held["key"])
        held["state"] = run(held["state"], now)
        jax.block_until_ready(held["state"])

    return go


def pgx(seconds: float, best: str = "", gpu: bool = False) -> dict[str, Any]:
    """Its best batch and its better way to choose an action; or those given, as `256 nth`."""
    import jax

    clock = time.perf_counter if gpu else time.process_time
    batches = GPU_BATCHES if gpu else BATCHES
    ways = [best] if best else [f"{batch} {way}" for batch in batches for way in CHOOSING]
    tried = {}
    for way in ways:
        batch, choosing = way.split()
        go = pgx_steps(int(batch), choosing)
        go()
        runs = 0
        began = clock()
        while (spent := clock() - began) < seconds / len(ways):
            go()
            runs += 1
        tried[way] = runs * int(batch) * STEPS / spent
    best = max(tried, key=lambda way: tried[way])
    return {
        "moves_per_second": tried[best],
        "best": best,
        "tried": tried,
        "device": str(jax.devices()[0]),
    }


def pgx_gpu(seconds: float) -> dict[str, Any]:
    return pgx(seconds, gpu=True)


def only_core() -> None:
    """Stay on one core; JAX is told before it is loaded."""
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["XLA_FLAGS"] = flags
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


PEERS = {
    function.__name__: function
    for function in (
        *(openspiel_python, openspiel_rollouts, openspiel_observed),
        *(pettingzoo_observed, pgx, pgx_gpu),
    )
}

if __name__ == "__main__":
    name, seconds, *more = sys.argv[1:]
    if name != "pgx_gpu":
        only_core()
    print(json.dumps(PEERS[name](float(seconds), *more)))
