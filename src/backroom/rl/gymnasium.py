"""The door to Gymnasium: one seat against bots. Many at once: `backroom.rl.vector`.

    env = gymnasium.make("backroom.rl.gymnasium:backroom/bosses-v1", seats=3, bots="soldier")

Importing this module registers the games. The reward comes at the end: 1 for a win, shared where
the win is. `info["action_mask"]` and `action_masks()` say which actions are legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from backroom.bots.knowledge import knowledge
from backroom.bots.registry import player
from backroom.bots.simple import Player
from backroom.engine.errors import Refused, shown
from backroom.engine.game import Game, game, games
from backroom.engine.rule import Features
from backroom.rl.extras import missing
from backroom.rl.names import full_name
from backroom.rl.table import SEEDS, Table

try:
    import gymnasium
    from gymnasium import spaces

    from backroom.rl.spaces import (
        RENDER_FPS,
        RENDER_MODES,
        action_space,
        check_render_mode,
        observation_space,
    )
except ModuleNotFoundError as problem:
    raise missing(problem, __name__, "rl") from None

Illegal = Literal["refuse", "random"]
ILLEGAL = ("refuse", "random")


class SeatEnv(gymnasium.Env[Features, np.int64]):
    """One seat of a match; bots have the others."""

    # Gymnasium declares it for every environment, and asks the class for it.
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}  # noqa: RUF012
    action_space: spaces.Discrete

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        illegal: Illegal = "refuse",
        forced: bool = False,
        render_mode: str | None = None,
    ):
        """`bots` names one for all other seats, or one for each of them, clockwise from `seat`
        (None: another seat is drawn at every reset). With `illegal="random"`, for learners that
        know no masks, a legal action is drawn in place of an illegal one."""
        self.table = Table(game, seats, options, edition, forced)
        self.bots = opponents(bots, self.table.seats)
        for bot in self.bots:
            bot.check(self.table.game, self.table.seats, self.table.options)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.table.seats):
            raise Refused(f"There is no seat {shown(seat)}: seats are 0 to {self.table.seats - 1}.")
        if illegal not in ILLEGAL:
            raise Refused(f"illegal is “refuse” or “random”, not {shown(illegal)}.")
        self.wanted_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self.action_space = action_space(self.table.game)
        self.observation_space = observation_space(self.table.game)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Deal a new match, until the seat is asked. There are no options: those of the game are
        given at the start."""
        super().reset(seed=seed)
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(self.table.seats))
        self.table.deal(self._lot())
        self._others_play()
        return self._told()

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        """Play a legal action, and go on until the seat is asked again or the match is over."""
        if self.table.match.over:
            raise Refused("The match is over: call reset first.")
        code, refused = self._legal_code(action)
        self.table.play({self.seat: code})
        self._others_play()
        observation, info = self._told()
        if refused is not None:
            info["illegal"] = str(refused)
        over = self.table.match.over
        return observation, self.table.rewards()[self.seat], over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as an onlooker sees it: printed, or as text, by the render mode."""
        drawn = self.table.drawn()
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def _legal_code(self, action: object) -> tuple[int, Refused | None]:
        """The code to be played, and why it is not the one that was sent."""
        try:
            return self.table.legal_code(self.seat, action), None
        except Refused as refused:
            if self.illegal == "refuse":
                raise
            legal = np.flatnonzero(self.table.mask(self.seat))
            drawn = legal[self.np_random.integers(len(legal))]
            return self.table.legal_code(self.seat, drawn), refused

    def _others_play(self) -> None:
        """The bots choose until this seat is asked; who is asked together chooses together."""
        match = self.table.match
        while match.to_act and self.seat not in match.to_act:
            self.table.play({seat: self._choice(seat) for seat in match.to_act})

    def _choice(self, seat: int) -> int:
        bot = self.bots[(seat - self.seat) % self.table.seats - 1]
        known = knowledge(self.table.match, seat, self._lot())
        return self.table.game.actions.parse(bot.choose(known))

    def _lot(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _told(self) -> tuple[Features, dict[str, Any]]:
        info = {"action_mask": self.table.mask(self.seat), "seat": self.seat}
        return self.table.observation(self.seat), info


def opponents(bots: str | Sequence[str], seats: int) -> list[Player]:
    """The bots of all seats but one, clockwise from it."""
    names: Any = [bots] * (seats - 1) if isinstance(bots, str) else bots
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise Refused(f"Bots are told by name, not as {shown(bots)}.")
    if len(names) != seats - 1:
        raise Refused(f"With {seats} seats there are {seats - 1} bots, not {len(names)}.")
    return [player(name) for name in names]


def _register() -> None:
    for name in games():
        one = game(name)
        if full_name(one) not in gymnasium.registry:
            gymnasium.register(
                full_name(one),
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="backroom.rl.vector:SeatsEnv",
                kwargs={"game": name},
            )


_register()
