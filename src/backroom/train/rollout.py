"""Playing: the net chooses in all matches of all lanes for some steps, and all is kept.

In a few matches of each lane only one seat is the net's, and the others play at random: nothing is
learned from them, but they tell how well the net does.
"""

from __future__ import annotations

import importlib.util
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType

import torch
from torch import Tensor

from backroom.bots.nets import Head
from backroom.engine.game import Game
from backroom.rl.torch import TorchBatch
from backroom.train.mixture import Lane
from backroom.train.network import OFF, Network, unpacked
from backroom.train.weighing import Weigher, is_weighed

# Of so many matches, one is played against random players.
JUDGED = 32
# Before anything is learned, matches are brought out of step with each other for so long.
WARM_UP = 192
# A match is cut off after so many decisions.
LONGEST = 2000
# Seeds of single steps, on a GPU.
MOST_SEED = 1 << 31


def _fused() -> ModuleType | None:
    """Kernels of our own, where there is what they are written in."""
    if importlib.util.find_spec("triton") is None:
        return None
    from backroom.train import fused

    return fused


@dataclass
class Kept:
    """What was seen and chosen in some steps of all matches: [step, match, …]."""

    observation: Tensor
    mask: Tensor
    seat: Tensor
    action: Tensor
    chance: Tensor  # the logarithm of the action's probability
    value: Tensor  # shares of the win, the own seat first
    reward: Tensor  # by seat
    done: Tensor
    last: Tensor  # the value of the position after the last step

    @property
    def steps(self) -> int:
        return len(self.action)


class Table:
    """The matches of all lanes, in rows, and who chooses in each."""

    def __init__(
        self,
        game: Game,
        head: Head,
        lanes: Sequence[Lane],
        steps: int,
        seed: int,
        device: str,
        streams: bool = False,
    ):
        self.game, self.head, self.lanes, self.device = game, head, lanes, torch.device(device)
        self.batches = [
            TorchBatch(
                *(game, lane.seats, lane.options),
                positions=lane.positions,
                mixed=lane.mixed,
                seed=seed * len(lanes) + number,
                most_decisions=LONGEST,
                packed=True,
                device=device,
            )
            for number, lane in enumerate(lanes)
        ]
        self.streams = self._side_streams() if streams else []
        places = torch.tensor([0, *(lane.positions for lane in lanes)]).cumsum(0).tolist()
        self.rows = [slice(a, b) for a, b in itertools.pairwise(places)]
        self.positions: int = places[-1]
        self._say_who_plays()
        self.kept = self._room(steps)
        self.half = torch.bfloat16 if self.device.type == "cuda" else None
        self.fused = _fused() if self.device.type == "cuda" else None
        self.lots = random.Random(seed)
        weighed = is_weighed(game)
        self.weigher = Weigher(game, self.batches, self.device) if weighed else None
        # How much of what positions are worth is the game's own evaluation, not the net's word.
        self.trust = 0.0
        self.won = torch.zeros(2, dtype=torch.float64, device=self.device)
        self._bring_out_of_step()

    def _side_streams(self) -> list[torch.cuda.Stream]:
        """One for each lane: kernels of few threads run side by side."""
        torch.cuda.synchronize()
        streams = [torch.cuda.Stream() for _ in self.batches]
        for batch, stream in zip(self.batches, streams, strict=True):
            batch.on_stream(stream)
        return streams

    def _say_who_plays(self) -> None:
        """By row: the number of seats, which of them there are, whether the net plays all."""
        device = self.device
        seats = [torch.full((lane.positions,), lane.seats) for lane in self.lanes]
        self.seats = torch.cat(seats).to(device)
        most = torch.arange(self.head.most_seats, device=device)
        self.there = most < self.seats.unsqueeze(1)
        judged: list[int] = []
        for rows, lane in zip(self.rows, self.lanes, strict=True):
            judged += range(rows.stop - lane.positions // JUDGED, rows.stop)
        self.judged = torch.tensor(judged, dtype=torch.int64, device=device)
        self.judged_seat = self.judged % self.seats[self.judged]
        taught = torch.ones(self.positions, dtype=torch.bool, device=device)
        taught[self.judged] = False
        self.taught = taught.nonzero().squeeze(1)

    def _room(self, steps: int) -> Kept:
        n, seats, device = self.positions, self.head.most_seats, self.device
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, n, *shape), dtype=dtype, device=device)

        return Kept(
            observation=room(self.head.features, dtype=kind),
            mask=room(-(-self.head.actions // 8), dtype=torch.uint8),
            seat=room(dtype=torch.int64),
            action=room(dtype=torch.int64),
            chance=room(),
            value=room(seats),
            reward=room(seats),
            done=room(dtype=torch.bool),
            last=torch.zeros((n, seats, seats), device=device),
        )

    # ------------------------------------------------------------------ one step

    def look(self, t: int) -> None:
        """Keep what those who are asked see."""
        kept = self.kept
        for rows, batch in zip(self.rows, self.batches, strict=True):
            kept.observation[t, rows].copy_(batch.observation)
            kept.mask[t, rows].copy_(batch.mask)
            kept.seat[t, rows].copy_(batch.seat)

    def step(self, t: int, action: Tensor) -> None:
        """Play, and keep what it brought."""
        kept = self.kept
        self._play(action)
        for rows, batch, lane in zip(self.rows, self.batches, self.lanes, strict=True):
            reward = kept.reward[t, rows]
            reward.zero_()
            reward[:, : lane.seats].copy_(batch.rewards)
            # Nobody has won a match that was cut off.
            reward[:, : lane.seats] += batch.truncated.unsqueeze(1) * (1 / lane.seats)
            torch.logical_or(batch.terminated, batch.truncated, out=kept.done[t, rows])

    def _play(self, action: Tensor) -> None:
        if not self.streams:
            for rows, batch in zip(self.rows, self.batches, strict=True):
                batch.step(action[rows])
            return
        main = torch.cuda.current_stream()
        for rows, batch, stream in zip(self.rows, self.batches, self.streams, strict=True):
            stream.wait_stream(main)
            batch.step(action[rows])
        for stream in self.streams:
            main.wait_stream(stream)

    def evaluated(self, network: Network, observation: Tensor) -> tuple[Tensor, Tensor]:
        """Preferences, and shares of the win: of seats that there are not, none."""
        with torch.autocast(self.device.type, self.half, enabled=self.half is not None):
            policy, value = network(observation)
        return policy, value.masked_fill(~self.there, OFF).softmax(1)

    def chosen(self, policy: Tensor, bits: Tensor) -> tuple[Tensor, Tensor]:
        """Actions, each as likely as the policy says, and the logarithms of that."""
        if self.fused is not None:
            found: tuple[Tensor, Tensor] = self.fused.pick(
                policy, bits, self.lots.randrange(MOST_SEED)
            )
            return found
        mask = unpacked(bits, self.head.actions)
        chances = policy.float().masked_fill_(~mask, OFF).log_softmax(1)
        lots = torch.empty_like(chances).exponential_().clamp_min_(1e-10)
        action = (chances.exp() / lots).argmax(1)
        return action, chances.gather(1, action.unsqueeze(1)).squeeze(1)

    def _weighed(self) -> Tensor:
        """By seat, how likely it is to win by the game's own evaluation."""
        assert self.weigher is not None
        most, device = self.head.most_seats, self.kept.value.device
        worth = torch.zeros((self.positions, most), device=device)
        for rows, lane, told in zip(self.rows, self.lanes, self.weigher.weigh(), strict=True):
            worth[rows, : lane.seats] = told.float()
        return worth

    def _as_seen(self, worth: Tensor, seat: Tensor) -> Tensor:
        """By seat, as one of them counts: its own first."""
        places = torch.arange(self.head.most_seats, device=worth.device)
        turned = (seat.unsqueeze(1) + places) % self.seats.to(worth.device).unsqueeze(1)
        return worth.gather(1, turned) * self.there.to(worth.device)

    def _trust_evaluation(self, t: int) -> None:
        """What positions are worth is in part the game's own evaluation."""
        if self.trust:
            told = self._as_seen(self._weighed(), self.kept.seat[t])
            self.kept.value[t].lerp_(told, self.trust)

    def _trust_evaluation_at_last(self) -> None:
        """The same of the position after the last step, as each seat counts."""
        if self.trust:
            worth, last = self._weighed(), self.kept.last
            for k in range(self.head.most_seats):
                seat = torch.full((self.positions,), k, device=worth.device)
                last[:, k].lerp_(self._as_seen(worth, seat), self.trust)

    def random_actions(self, mask: Tensor) -> Tensor:
        """A legal action in every row, all as likely: the one that draws the largest lot."""
        lots = torch.rand(mask.shape, device=self.device) + 1
        return (lots * mask).argmax(1)

    def _bring_out_of_step(self) -> None:
        """Random play, in each match for another number of steps."""
        last = torch.arange(self.positions, device=self.device) * 389 % WARM_UP
        for t in range(WARM_UP):
            self.look(0)
            action = self.random_actions(unpacked(self.kept.mask[0], self.head.actions))
            self.step(0, action.masked_fill(last < t, -1))

    # ------------------------------------------------------------------ many steps

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def collect(self, network: Network) -> Kept:
        """Play on, and keep everything."""
        kept = self.kept
        for t in range(kept.steps):
            self.look(t)
            policy, kept.value[t] = self.evaluated(network, kept.observation[t])
            self._trust_evaluation(t)
            action, kept.chance[t] = self.chosen(policy, kept.mask[t])
            if len(self.judged):
                self._opponents_choose(t, action)
            kept.action[t] = action
            self.step(t, action)
            self._count_wins(t)
        self._look_on(network)
        return kept

    def _opponents_choose(self, t: int, action: Tensor) -> None:
        """Against random players, all seats but one choose at random."""
        rows = self.judged
        mask = unpacked(self.kept.mask[t, rows], self.head.actions)
        own = self.kept.seat[t, rows] == self.judged_seat
        action[rows] = torch.where(own, action[rows], self.random_actions(mask))

    def _count_wins(self, t: int) -> None:
        done = self.kept.done[t, self.judged]
        share = self.kept.reward[t, self.judged, self.judged_seat]
        self.won += torch.stack([(share * done).sum(), done.sum()])

    def win_share(self) -> tuple[float, int]:
        """Against random players since last asked: the share of the wins, and matches."""
        share, matches = self.won.tolist()
        self.won.zero_()
        return share / matches if matches else float("nan"), int(matches)

    def _look_on(self, network: Network) -> None:
        """What the position after the last step is worth, as each seat counts."""
        kept = self.kept
        seat = torch.empty(self.positions, dtype=torch.int64, device=self.device)
        observation = torch.empty_like(kept.observation[0])
        for rows, batch in zip(self.rows, self.batches, strict=True):
            observation[rows].copy_(batch.observation)
            seat[rows].copy_(batch.seat)
        _, value = self.evaluated(network, observation)
        kept.last = self._for_each_seat(value, seat, self.seats)
        self._trust_evaluation_at_last()

    def _for_each_seat(self, value: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
        """What is worth so much to the seat that was asked, its own share first, as each of the
        seats counts."""
        size = self.head.most_seats
        places = torch.arange(size, device=value.device)
        turned = places.view(1, -1, 1) + places.view(1, 1, -1) - seat.view(-1, 1, 1)
        turned = turned % seats.view(-1, 1, 1)
        spread = value.unsqueeze(1).expand(-1, size, -1).gather(2, turned)
        there = places < seats.unsqueeze(1)
        return spread * there.unsqueeze(1)

    def check(self) -> None:
        """On a GPU: refuse what could not be played."""
        for batch in self.batches:
            if hasattr(batch.batch, "check"):
                batch.batch.check()
