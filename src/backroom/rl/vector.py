"""Many matches at once for Gymnasium: one seat of each against a policy, stepped by a `Batch`.

    envs = gymnasium.make_vec("backroom.rl.gymnasium:backroom/bosses-v1", num_envs=256, seats=3)

A match that ends is followed by another in the same step; `info["final_obs"]` holds what the seat
knew at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.engine.rule import Features
from backroom.rl.batch import Batch
from backroom.rl.extras import missing
from backroom.rl.given import whole_numbers
from backroom.rl.names import named
from backroom.rl.table import SEEDS
from backroom.rl.turning import any_legal

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from backroom.rl.spaces import action_space, observation_space
except ModuleNotFoundError as problem:
    raise missing(problem, __name__, "rl") from None

Masks: TypeAlias = npt.NDArray[np.bool_]
# From observations and masks, a row each, to an action for each.
Policy: TypeAlias = Callable[[Features, Masks], npt.NDArray[np.integer[Any]]]
# Leaves a match of the batch as it is.
LEFT = -1


class SeatsEnv(VectorEnv[Features, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat in each of many matches; a policy has all others."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        opponents: Policy | None = None,
        seat: int | None = 0,
        forced: bool = False,
        max_decisions: int | None = None,
        threads: int | None = None,
    ):
        """`opponents` choose for all other seats: without any, legal actions are drawn. With `seat`
        None, every match in turn has another seat. `max_decisions` of all seats truncate."""
        rules = named(game)
        self.batch = Batch(
            rules,
            rules.seats[0] if seats is None else seats,
            options,
            positions=num_envs,
            edition=edition,
            forced=forced,
            most_decisions=max_decisions,
            threads=threads,
        )
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.batch.seats):
            raise Refused(f"There is no seat {shown(seat)}: seats are 0 to {self.batch.seats - 1}.")
        if opponents is not None and not callable(opponents):
            raise Refused(
                f"Opponents are a function from observations and masks to actions, not "
                f"{shown(opponents)}."
            )
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        rows = np.arange(num_envs)
        self.seats = rows % self.batch.seats if seat is None else np.full(num_envs, seat)
        self.opponents: Policy = opponents or self._any_legal
        self.single_observation_space = observation_space(rules)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_reset = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Begin all matches anew. There are no options: the game has its own."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        self._is_reset = True
        self._others_play()
        return self.batch.observation.copy(), {"action_mask": self._masks().copy()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Features,
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Play a legal action in every match, and go on until the seat is asked again."""
        if not self._is_reset:
            raise Refused("No match has been dealt yet: call reset first.")
        codes = whole_numbers(actions, self.num_envs)
        if (codes < 0).any():
            raise Refused(f"There is no action {codes.min()}: codes begin at 0.")
        batch = self.batch
        batch.step(codes)
        told = self._ended()
        self._others_play(told)
        rewards, terminated, truncated = told
        info: dict[str, Any] = {"action_mask": self._masks().copy()}
        ended = terminated | truncated
        if ended.any():
            last = batch.final_observation(self.seats)
            info["final_obs"] = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(ended):
                info["final_obs"][row] = last[row]
            info["_final_obs"] = ended
        return batch.observation.copy(), rewards, terminated, truncated, info

    def action_masks(self) -> Masks:
        """The legal actions of every match."""
        return self._masks().copy()

    def _masks(self) -> Masks:
        return self.batch.mask.view(np.bool_)

    def _ended(self) -> tuple[npt.NDArray[np.float32], Masks, Masks]:
        """What the last step of the batch brought this seat, and where it ended matches."""
        batch = self.batch
        rewards = batch.rewards[np.arange(self.num_envs), self.seats]
        return rewards, batch.terminated.copy(), batch.truncated.copy()

    def _others_play(
        self, told: tuple[npt.NDArray[np.float32], Masks, Masks] | None = None
    ) -> None:
        """The opponents choose until this seat is asked everywhere; their ends are added to what
        is told."""
        batch = self.batch
        while (others := batch.seat != self.seats).any():
            codes = np.full(self.num_envs, LEFT)
            answers = self.opponents(batch.observation[others], self._masks()[others])
            codes[others] = whole_numbers(answers, int(others.sum()))
            if (codes[others] < 0).any():
                raise Refused(f"Opponents chose {codes[others].min()}: codes begin at 0.")
            batch.step(codes)
            if told is not None:
                # A match that came and went before the seat was ever asked is not told of.
                new = others & ~told[1] & ~told[2]
                for whole, part in zip(told, self._ended(), strict=True):
                    whole[new] = part[new]

    def _any_legal(self, observations: Features, masks: Masks) -> npt.NDArray[np.intp]:
        return any_legal(masks, self.np_random)
