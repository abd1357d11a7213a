"""The door to PettingZoo: `env` asks one seat after the other, `parallel_env` all at once.

    env = backroom.rl.pettingzoo.env("bosses", seats=3)

An observation is a dictionary with a seat's `observation` and its `action_mask`; the same mask
stands in its `info`. All rewards come at the end: 1 for the winner, shared where the win is.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game
from backroom.rl.extras import missing
from backroom.rl.names import full_name
from backroom.rl.table import SEEDS, Table, generator

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

    from backroom.rl.spaces import (
        RENDER_MODES,
        action_space,
        check_render_mode,
        mask_space,
        observation_space,
    )
except ModuleNotFoundError as problem:
    raise missing(problem, __name__, "rl") from None

Observation: TypeAlias = dict[str, Any]
Info: TypeAlias = dict[str, Any]


class _Seats:
    """What both environments have: an agent for each seat, spaces, a table and its drawing."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        forced: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ):
        """`max_cycles` truncates a match after so many steps; for the others see `Table`."""
        self.table = Table(game, seats, options, edition, forced)
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise Refused(f"max_cycles is at least 1, not {shown(max_cycles)}.")
        self.max_cycles = max_cycles
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": full_name(self.table.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.steps = 0
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        # Spaces of their own for all agents: they are seeded one by one.
        self.observation_spaces = {agent: self._told() for agent in self.possible_agents}
        self.action_spaces = {
            agent: action_space(self.table.game) for agent in self.possible_agents
        }

    def _told(self) -> spaces.Dict:
        game = self.table.game
        return spaces.Dict(
            {"observation": observation_space(game), "action_mask": mask_space(game)}
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the agent is told."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What the agent may send."""
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            there = ", ".join(self.possible_agents)
            raise Refused(f"There is no agent “{shown(agent)}” (there is {there}).")
        return agent

    def observe(self, agent: str) -> Observation:
        """What the agent is told now."""
        seat = self._seats[self._known(agent)]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What all seats together know: their observations, a row each."""
        return np.stack([self.table.observation(seat) for seat in range(self.table.seats)])

    def render(self) -> str | None:
        """The table as an onlooker sees it: printed, or as text, by the render mode."""
        drawn = self.table.drawn()
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = generator(seed)
        self.table.deal(int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.steps = 0

    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self.steps >= self.max_cycles

    def _infos(self) -> dict[str, Info]:
        return {
            agent: {"action_mask": self.table.mask(self._seats[agent])} for agent in self.agents
        }


class SeatByTurn(_Seats, AECEnv[str, Observation, int]):
    """One seat after the other. Seats that choose at the same time come clockwise, and none learns
    what another chose before all have."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new match. There are no options: those of the game are given at the start."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._select()

    def step(self, action: int | None) -> None:
        """Play a legal action for the selected agent; anything else is refused."""
        match = self.table.match
        if not self.agents:
            raise Refused("The match is over: call reset first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise Refused(f"{agent} has finished: the only action left is None.")
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        self.table.play({seat: self.table.legal_code(seat, action)})
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, match.over)
        self.truncations = dict.fromkeys(self.agents, not match.over and self._is_cut_off())
        self.infos = self._infos()
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The seat that is asked; at the end, all have their last turn in order."""
        asked = self.table.asked
        self.agent_selection = self.possible_agents[asked[0] if asked else 0]


class AllSeats(_Seats, ParallelEnv[str, Observation, int]):
    """All seats at once. Whoever is asked has a mask with something in it; what the others send is
    ignored, and they need not send anything."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a new match. There are no options: those of the game are given at the start."""
        self._deal(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Play what the asked agents send; if any of it is not legal, nothing is played."""
        match = self.table.match
        if not self.agents:
            raise Refused("The match is over: call reset first.")
        self.table.play(self._answers(actions))
        self.steps += 1
        cut_off = not match.over and self._is_cut_off()
        told = (
            self._observations(),
            dict(zip(self.agents, self.table.rewards(), strict=True)),
            dict.fromkeys(self.agents, match.over),
            dict.fromkeys(self.agents, cut_off),
            self._infos(),
        )
        if match.over or cut_off:
            self.agents = []
        return told

    def _answers(self, actions: Mapping[str, int]) -> dict[int, int]:
        """The codes of all seats that are asked, every one of them legal."""
        if not isinstance(actions, Mapping):
            raise Refused(f"Actions are told by agent, not as {shown(actions)}.")
        for agent in actions:
            self._known(agent)
        answers = {}
        for seat in self.table.asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Refused(f"{agent} is asked, and no action was sent for it.")
            answers[seat] = self.table.legal_code(seat, actions[agent])
        return answers

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}


env = SeatByTurn
parallel_env = AllSeats
