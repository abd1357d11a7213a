"""A batch: many matches of one game stepped together, each at its own pace.

    batch = Batch("bosses", seats=4, positions=1024, seed=7)
    while training:
        batch.step(policy(batch.observation, batch.mask))

Its arrays are written in place by every step; whoever keeps something copies it. Observations and
action codes are relative: the seat asked counts as seat 0 (`Game.features`, `Game.turned`).
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from backroom.engine.errors import Refused, shown
from backroom.engine.game import NO_LOG, Game
from backroom.engine.match import Match
from backroom.engine.matchfile import replay
from backroom.engine.record import Array
from backroom.engine.rule import Features
from backroom.engine.simulate import usable_cores
from backroom.rl import given
from backroom.rl.binding import stepping_of
from backroom.rl.rows import Rows

# Rows that are worth a thread of their own: waking one takes as long as stepping a hundred.
LEAST_ROWS = 256
# Threads take rows in portions, so that one which is held up leaves some to the others: of what is
# left a part for each, and no fewer rows than these at the end.
PARTS, LEAST_PORTION = 3, 32
SEED_BITS = 64
MOST_POSITIONS, MOST_THREADS, MOST_DECISIONS = 2**31 - 1, 1024, 2**31 - 1
# Random decisions that are played before a match begins: more are none that anybody waits for.
MOST_START = 1_000_000
# Bytes of a snapshot before the matches.
SEAL = 16


class Batch:
    """Many matches of one game, one row of every array for each.

    `options` and `edition` are those of `Game.deal`. Play follows from `seed`, whatever the number
    of `threads` (default: one for each core).

    Matches begin at the opening, or after so many random decisions where `start` is a number, or
    at the last position of any of the records or matches that it lists; or, where `mixed` lists
    options, each with one of those, a new one drawn for every match. A match ends after
    `most_decisions`, where a number is given: it is truncated. Decisions with one legal action are
    played inside unless `forced`. With `packed` a mask has a bit for each action, the lowest first,
    and not a byte.
    """

    def __init__(
        self,
        game: str | Path | Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        *,
        positions: int = 1,
        seed: int = 0,
        start: int | str | Match | Sequence[str | Match] = 0,
        mixed: Sequence[Mapping[str, Any]] = (),
        most_decisions: int | None = None,
        forced: bool = False,
        packed: bool = False,
        threads: int | None = None,
        edition: str | Path | None = None,
    ):
        self.game = given.game_of(game)
        self.edition = self.game.edition(edition)
        self.positions = given.number("positions", positions, 1, MOST_POSITIONS)
        self.threads = given.number(
            "threads", usable_cores() if threads is None else threads, 1, MOST_THREADS
        )
        most = 0
        if most_decisions is not None:
            most = given.number("most_decisions", most_decisions, 1, MOST_DECISIONS)
        self.game.check_seats(seats)
        self.seats = seats
        self.options = self.game.options.settle(options or {}, seats)
        self.packed = given.flag("packed", packed)
        forced = given.flag("forced", forced)
        random, listed = given.start(start, MOST_START)
        seed = given.seed(seed, SEED_BITS)
        settings = np.array([seats, most, forced, random, packed], np.int64)
        mixtures = given.mixtures(mixed)
        openings = self._mixed_openings(mixtures, listed) if mixtures else self._openings(listed)
        try:
            self._rows = self._allocated(openings, settings)
        except MemoryError:
            raise Refused(f"There is no memory for {self.positions} matches.") from None
        self._doors = stepping_of(self.game)
        self._rooms = [self._room() for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._ready()
        self.reset(seed)

    # ------------------------------------------------------------------ set-up

    def _openings(self, listed: list[str | Match]) -> Array:
        """The opening, then the positions to begin at instead."""
        first = self._opening(self.options)
        matches = [one if isinstance(one, Match) else replay(one) for one in listed]
        for number, match in enumerate(matches):
            if match.over:
                raise Refused(f"Start {number} is over: there is nothing to go on with.")
            if _played_by(match) != _played_by(self):
                raise Refused(
                    f"Start {number} is of another game, number of seats, options, edition or "
                    "rules than the batch."
                )
        kept = b"".join([first.tobytes(), *(match.snapshot() for match in matches)])
        return np.frombuffer(bytearray(kept), self.game.State.dtype)

    def _mixed_openings(self, mixed: Sequence[Mapping[str, Any]], listed: list[Any]) -> Array:
        """The opening, then those with the options that matches are played by instead."""
        if listed:
            raise Refused("Matches begin at listed positions or with mixed options, not both.")
        own, firsts = self._turned(self.options), [self._opening(self.options)]
        for one in mixed:
            options = self.game.options.settle(one, self.seats)
            if not np.array_equal(self._turned(options), own):
                raise Refused(f"{shown(options)} turns action codes in another way: no mixing.")
            firsts.append(self._opening(options))
        return np.concatenate(firsts)

    def _opening(self, options: Mapping[str, Any]) -> Array:
        return self.game.first_position(self.seats, options, self.edition)

    def _turned(self, options: Mapping[str, Any]) -> Array:
        """By seat, the relative code of every code."""
        return np.stack(
            [
                self.game.turned(seat, self.seats, options, self.edition)
                for seat in range(self.seats)
            ]
        )

    @property
    def rows(self) -> Rows:
        """The arrays as compiled code takes them: to be read, not to be written."""
        return self._rows

    @property
    def rules(self) -> int:
        """The number of the rules that are played by."""
        return self.game.rules_number

    def _allocated(self, openings: Array, settings: Array) -> Rows:
        n, seats, actions = self.positions, self.seats, len(self.game.actions)
        turned = self._turned(self.options)
        packed = -(-actions // 8)
        return Rows(
            boxes=self.edition.boxes,
            openings=openings,
            states=self.game.blank(n),
            ended=self.game.blank(n),
            generators=np.zeros(n, np.uint64),
            actions=np.zeros(n, np.int64),
            observations=np.zeros((n, self.game.observation), np.float32),
            masks=np.zeros((n, packed if self.packed else actions), np.uint8),
            legals=np.zeros((n, packed), np.uint8),
            asked=np.zeros(n, np.int32),
            rewards=np.zeros((n, seats), np.float32),
            terminated=np.zeros(n, np.uint8),
            truncated=np.zeros(n, np.uint8),
            scores=np.zeros((n, seats), np.int32),
            places=np.zeros((n, seats), np.int32),
            played=np.zeros(n, np.int32),
            lengths=np.zeros(n, np.int32),
            turned=turned,
            codes=np.argsort(turned, axis=1).astype(np.int32),
            settings=settings,
        )

    def _ready(self) -> None:
        """For a batch that keeps its arrays elsewhere."""

    def _room(self) -> tuple[Array, Array, Array]:
        """Where a thread's rules write what may be done."""
        return self.game.room_for_actions(), self.game.room_for_actions(), NO_LOG

    # ------------------------------------------------------------------ what there is to see

    @property
    def observation(self) -> Features:
        """What the seat asked in each match knows: see `Game.features`."""
        features: Features = self._rows.observations
        return features

    @property
    def mask(self) -> npt.NDArray[np.bool_] | npt.NDArray[np.uint8]:
        """Which relative codes are legal for it."""
        masks: npt.NDArray[np.uint8] = self._rows.masks
        return masks if self.packed else masks.view(np.bool_)

    @property
    def seat(self) -> npt.NDArray[np.int32]:
        """Who is asked; where several are, one after the other. To be read only."""
        return _read_only(self._rows.asked)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """By seat, what the match that ended in this step brought: 1, shared among the winners."""
        rewards: npt.NDArray[np.float32] = self._rows.rewards
        return rewards

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """Whether a match ended in this step; another has begun in its row."""
        ended: npt.NDArray[np.bool_] = self._rows.terminated.view(np.bool_)
        return ended

    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """Whether a match was cut off in this step; another has begun in its row."""
        cut: npt.NDArray[np.bool_] = self._rows.truncated.view(np.bool_)
        return cut

    @property
    def info(self) -> dict[str, npt.NDArray[np.int32]]:
        """Of the match that ended last in each row: scores and places by seat, and decisions. To be
        read only."""
        rows = self._rows
        told = {"scores": rows.scores, "places": rows.places, "decisions": rows.played}
        return {name: _read_only(array) for name, array in told.items()}

    @property
    def turned(self) -> npt.NDArray[np.int32]:
        """By seat, the relative code of every code. To be read only."""
        return _read_only(self._rows.turned)

    def final_observation(self, seat: int | npt.ArrayLike) -> Features:
        """What one seat (or one of each match) knew at the end of the match that ended last."""
        rows, seats = self._rows, given.seats_of(seat, self.positions, self.seats)
        features = np.zeros_like(self.observation)
        eyes = np.where(rows.played > 0, seats, -1).astype(np.int32)
        self._doors.observe_ended(rows, eyes, features)
        return features

    def text(self, number: int, action: int) -> str:
        """A relative code in the notation of the game, as the seat asked in a match means it."""
        action = given.number("action", action, 0, len(self.game.actions) - 1)
        seat = int(self.seat[self._row(number)])
        return self.game.actions.texts[int(self._rows.codes[seat, action])]

    def match(self, number: int) -> Match:
        """The position of a match, to look at and play on; its outcomes are played by hand.

        With mixed options, the position has those it is played by, though the match tells the
        batch's own."""
        match = Match(self.game, self.seats, self.options, self.edition)
        match.restore(self._rows.states[self._row(number)].tobytes())
        return match

    def _row(self, number: int) -> int:
        return given.number("The number of a match", number, 0, self.positions - 1)

    # ------------------------------------------------------------------ keeping

    def snapshot(self, first: int = 0, last: int | None = None) -> bytes:
        """All matches as they are (or some), for a batch with as many to go on from."""
        last = self.positions if last is None else last
        first = given.number("The first row", first, 0, self.positions)
        arrays = self._running(first, given.number("The last row", last, first, self.positions))
        return self._sealed(b"".join(array.tobytes() for array in arrays))

    def restore(self, kept: bytes) -> None:
        """Go on from a snapshot of a batch of the same game, seats and options: the same actions
        then bring the same positions and outcomes. Nothing has ended yet."""
        arrays = self._running(0, self.positions)
        sizes = [array.nbytes for array in arrays]
        inside = kept[SEAL:] if type(kept) is bytes else b""
        if len(inside) != sum(sizes) or self._sealed(inside) != kept:
            raise Refused(
                f"That is no snapshot of {self.positions} such matches of {self.game.name}, or it "
                "is damaged."
            )
        self._blank(None)
        start = 0
        for array, size in zip(arrays, sizes, strict=True):
            array.view(np.uint8).reshape(-1)[:] = np.frombuffer(inside, np.uint8, size, start)
            start += size
        self._share_out(self._doors.show_rows)

    def _running(self, first: int, last: int) -> list[Array]:
        """What the matches of some rows go on from."""
        rows = self._rows
        return [array[first:last] for array in (rows.states, rows.generators, rows.lengths)]

    def _sealed(self, inside: bytes) -> bytes:
        """With what tells a snapshot of other matches, and a damaged one: compiled rules trust
        what they are given."""
        about = repr(_played_by(self)).encode()
        return hashlib.blake2b(about + inside, digest_size=SEAL).digest() + inside

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches anew; with a seed, as with any other batch of that seed."""
        self._blank(seed)
        self._share_out(self._doors.begin_rows)

    def _blank(self, seed: int | None) -> None:
        """Nothing has ended yet; with a seed, fresh generators."""
        rows = self._rows
        if seed is not None:
            source = np.random.SeedSequence(given.seed(seed, SEED_BITS))
            rows.generators[:] = source.generate_state(self.positions, np.uint64)
            rows.generators[rows.generators == 0] = 1
        for name in ("ended", "rewards", "terminated", "truncated", "scores", "places", "played"):
            getattr(rows, name).view(np.uint8)[:] = 0
        rows.lengths[:] = 0

    def step(self, actions: npt.ArrayLike) -> None:
        """Play a relative code in every match; a negative one leaves a match as it is.

        If any of them may not be played, all is refused, and nothing is stepped.
        """
        rows = self._rows
        rows.actions[:] = given.whole_numbers(actions, self.positions)
        refused = self._doors.first_refused(rows)
        if refused >= 0:
            raise self._refusal(refused, int(rows.actions[refused]))
        self._share_out(self._doors.step_rows)

    def _refusal(self, number: int, action: int) -> Refused:
        """Why an action may not be played."""
        most = len(self.game.actions) - 1
        if action > most:
            return Refused(f"Match {number}: there is no action {action}: codes are 0 to {most}.")
        match = self.match(number)
        seat = match.to_act[0]
        code = int(self._rows.codes[seat, action])
        reason = match.why_not(seat, code)
        sentence = f"Match {number}, seat {seat}: “{self.game.actions.texts[code]}” is not possible"
        if reason is None:
            return Refused(f"{sentence}.")
        return Refused(f"{sentence}: {reason}", reason=reason.name, clause=reason.clause)

    def _share_out(self, door: Callable[..., None]) -> None:
        """Let the threads do the rows, a portion at a time."""
        rows, last = self._rows, self.positions
        helpers = min(self.threads, last // LEAST_ROWS) - 1
        if self._pool is None or helpers < 1:
            door(rows, *self._rooms[0], 0, last)
            return
        portions = iter(_portions(last, helpers + 1))

        def work(room: tuple[Array, Array, Array]) -> None:
            for first, end in portions:
                door(rows, *room, first, end)

        others = [self._pool.submit(work, room) for room in self._rooms[1 : 1 + helpers]]
        work(self._rooms[0])
        for other in others:
            other.result()


def _read_only(array: Array) -> npt.NDArray[np.int32]:
    """What compiled code goes by, for others to look at."""
    view: npt.NDArray[np.int32] = array.view()
    view.flags.writeable = False
    return view


@functools.lru_cache(maxsize=64)
def _portions(rows: int, threads: int) -> tuple[tuple[int, int], ...]:
    """Large ones first, so that there are few, then ever smaller ones, so that all end together."""
    bounds, first = [], 0
    while first < rows:
        size = max(LEAST_PORTION, (rows - first) // (PARTS * threads))
        bounds.append((first, min(first + size, rows)))
        first += size
    return tuple(bounds)


def _played_by(thing: Batch | Match) -> tuple[object, ...]:
    """What a position can be played on by."""
    options = tuple(sorted(thing.options.items()))
    return thing.game.name, thing.seats, options, thing.edition.hash, thing.rules
