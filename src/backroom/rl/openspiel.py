"""The door to OpenSpiel: importing this module registers every game as `backroom_<game>`.

    game = pyspiel.load_game("backroom_bosses(players=3,tied_gangs_vanish=True)")

Chance nodes are explicit. Seats that choose at the same time are asked one after the other, and
none learns what another chose before all have. A player's actions are relative to its seat.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping
from typing import Any, Self

import numpy as np

from backroom.engine.game import Game, game, games
from backroom.engine.match import Match
from backroom.engine.rule import random_source
from backroom.engine.view import fields_of
from backroom.rl.extras import missing
from backroom.rl.turning import code_of, own_codes

try:
    import pyspiel
except ModuleNotFoundError as problem:
    raise missing(problem, __name__, "openspiel") from None

# Seeds that a probability is spread over: as many as a float tells apart.
SEEDS = 2**53


class Desk:
    """What all states of a game share: a match to lay positions out on, one at a time."""

    def __init__(self, name: str, seats: int, edition: str, options: Mapping[str, Any]):
        rules = game(name)
        self.made_of = (name, seats, edition, dict(options))
        self.match = match = Match(rules, seats, options, rules.edition(edition))
        self.lock = threading.Lock()
        self.outcomes = {text: code for code, text in enumerate(match.game.outcomes.texts)}
        # For every seat, the match's code of each of its own, and the other way round.
        absolute = own_codes(match.game, match.seats, match.options, match.edition)
        self.absolute: list[list[int]] = [codes.tolist() for codes in absolute]
        self.relative: list[list[int]] = [np.argsort(codes).tolist() for codes in absolute]

    def first(self) -> Position:
        """The position before anything has been drawn or played."""
        return Position(self, self.match.snapshot())

    def __reduce__(self) -> tuple[Any, ...]:
        return Desk, self.made_of


class Position:
    """A position, in bytes that never change: whoever copies it can have the same one again."""

    def __init__(self, desk: Desk, held: bytes):
        self._desk = desk
        self._held = held
        with desk.lock:
            match = self._laid_out()
            self.is_chance, self.over = match.is_chance, match.over
            self.to_act = match.to_act

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self._desk, self._held)

    def _laid_out(self) -> Match:
        """The match at this position, for whoever holds the lock."""
        self._desk.match.restore(self._held)
        return self._desk.match

    def legal(self, seat: int) -> list[int]:
        """The seat's codes of what it may do, ascending."""
        with self._desk.lock:
            codes = self._laid_out().legal_codes(seat)
        return sorted(self._desk.relative[seat][code] for code in codes)

    def chance(self) -> list[tuple[int, float]]:
        """The possible outcomes and their probabilities."""
        with self._desk.lock:
            weights = self._laid_out().chance()
        total = sum(weights.values())
        return [(self._desk.outcomes[text], weight / total) for text, weight in weights.items()]

    def after(self, action: int) -> Position:
        """The position that an outcome, or an action of the seat that is asked first, leads to."""
        with self._desk.lock:
            match = self._laid_out()
            if self.is_chance:
                match.play("*", action)
            else:
                seat = self.to_act[0]
                relative = code_of(match.game, action)
                match.play(seat, self._desk.absolute[seat][relative])
            match.lines.clear()
            held = match.snapshot()
        return Position(self._desk, held)

    def resampled(self, seat: int, seed: int) -> Position:
        """A position that the seat cannot tell from this one."""
        with self._desk.lock:
            match = self._laid_out()
            drawn = np.frombuffer(bytearray(match.veiled_snapshot(seat)), match.game.State.dtype)
            match.lane.resample_at(match.edition.boxes, drawn, 0, seat, random_source(seed))
        return Position(self._desk, drawn.tobytes())

    def win_shares(self) -> list[float]:
        """What the match was worth to each seat: nothing before the end."""
        with self._desk.lock:
            match = self._laid_out()
            winners = match.winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]

    def text(self, seat: int, action: int) -> str:
        """The notation of one of the seat's codes."""
        return self._desk.match.game.actions.texts[self._desk.absolute[seat][action]]

    def outcome_text(self, outcome: int) -> str:
        """The notation of an outcome."""
        return self._desk.match.game.outcomes.texts[outcome]

    def observe(self, seat: int) -> Any:
        """What a seat knows, as numbers."""
        with self._desk.lock:
            return self._laid_out().observe(seat)

    def known(self, seat: int) -> str:
        """What a seat knows, as text: the same text, the same knowledge."""
        with self._desk.lock:
            return self._laid_out().veiled_snapshot(seat).hex()

    def fields(self) -> dict[str, Any]:
        """All there is, by name."""
        with self._desk.lock:
            match = self._laid_out()
            return fields_of(match.state, match.seats)


class BackroomState(pyspiel.State):
    """A state of a match. OpenSpiel copies every attribute of a state that it clones, so there is
    one only, which costs nothing to copy."""

    def __init__(self, game: pyspiel.Game, at: Position):
        super().__init__(game)
        self._at = at

    def current_player(self) -> int:
        """The first of the seats asked, chance, or nobody any more."""
        if self._at.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._at.is_chance else self._at.to_act[0]

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self._at.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes and their probabilities."""
        return self._at.chance()

    def returns(self) -> list[float]:
        """Each player's share of the win; nothing before the end."""
        return self._at.win_shares()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BackroomState:
        """A state that the player cannot tell from this one; no history tells how it came about."""
        at = self._at.resampled(player, int(sampler() * SEEDS))
        return type(self)(self.get_game(), at)

    def _legal_actions(self, player: int) -> list[int]:
        return self._at.legal(player) if player in self._at.to_act[:1] else []

    def _apply_action(self, action: int) -> None:
        self._at = self._at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._at.outcome_text(action)
        return self._at.text(player, action)

    def __str__(self) -> str:
        return json.dumps(self._at.fields(), ensure_ascii=False)


class BackroomObserver:
    """What a player knows, as one tensor and by the blocks of `game.features`."""

    def __init__(self, rules: Game):
        self.tensor = np.zeros(rules.observation, np.float32)
        self.dict = rules.split(self.tensor)

    def set_from(self, state: BackroomState, player: int) -> None:
        """Fill the tensor with what the player knows."""
        self.tensor[:] = state._at.observe(player)

    def string_from(self, state: BackroomState, player: int) -> str:
        """What the player knows, as text."""
        return state._at.known(player)


class BackroomGame(pyspiel.Game):
    """One of the games, with a number of players, options and an edition.

    Each has a class of its own. OpenSpiel holds on to what it makes games with until Python is
    gone: it would crash over a function, but a class has references to itself and is never freed.
    """

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any]):
        rules, seats = self.rules, params["players"]
        options = {name: value for name, value in params.items() if name in rules.options.options}
        self._first = Desk(rules.name, seats, params["edition"], options).first()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=len(rules.outcomes),
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=rules.most_lines,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> BackroomState:
        """The position before anything has been drawn or played."""
        return BackroomState(self, self._first)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> BackroomObserver | None:
        """What players know now. Neither what they remember nor parts of it are to be had."""
        if params:
            raise ValueError(f"There are no parameters of observations, so not {params}.")
        if kind is not None and (
            kind.perfect_recall
            or not kind.public_info
            or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return BackroomObserver(self.rules)


def short_name(rules: Game) -> str:
    """What a game is called in OpenSpiel."""
    return f"backroom_{rules.name}"


def _kind(rules: Game) -> pyspiel.GameType:
    options = {option.name: option.default for option in rules.options.options.values()}
    title = rules.say()("game-name")
    return pyspiel.GameType(
        short_name=short_name(rules),
        long_name=f"Backroom: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.seats[0],
            "edition": rules.default_edition,
            **options,
        },
    )


def _register() -> None:
    known = pyspiel.registered_names()
    for name in games():
        rules = game(name)
        kind = _kind(rules)
        if kind.short_name not in known:
            named = type(
                kind.short_name,
                (BackroomGame,),
                {"rules": rules, "kind": kind, "__module__": __name__},
            )
            globals()[kind.short_name] = named  # where pickled games look for it
            pyspiel.register_game(kind, named)


_register()
