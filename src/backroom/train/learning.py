"""Learning: proximal policy optimisation from what a `Table` has kept."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from backroom.train.network import OFF, Network, unpacked
from backroom.train.rollout import Kept, Table

# How far advantages and values look ahead over the seat's own decisions: all the way, but less and
# less sure.
LAMBDA, VALUE_LAMBDA = 0.9, 0.96
CLIP = 0.2
MOST_NORM = 1.0


@dataclass(frozen=True)
class Figures:
    """How a run learns; what it is by default depends on the device."""

    positions: int = 512
    steps: int = 32
    minibatch: int = 2048
    width: int = 512
    blocks: int = 3
    rate: float = 7e-4
    least_rate: float = 5e-5
    most_rate: float = 1e-3
    kl: float = 0.015
    entropy: float = 0.01
    last_entropy: float = 0.001
    average: float = 0.995


@dataclass
class Told:
    """What an update was like, on average over its minibatches."""

    value_loss: float
    entropy: float
    kl: float
    clipped: float


def advantages(kept: Kept, seats: Tensor) -> tuple[Tensor, Tensor]:
    """For every decision, how much better it went than expected, and the shares of the win that
    were seen from later on: each seat looks from its own decision to its next."""
    steps, n, size = kept.value.shape
    device = kept.value.device
    rows, places = torch.arange(n, device=device), torch.arange(size, device=device)
    # Rewards as each seat counts: its own first. What is past the last seat is 0 everywhere.
    turned = (places.view(1, -1, 1) + places.view(1, 1, -1)) % seats.view(-1, 1, 1)
    there = (places < seats.unsqueeze(1)).unsqueeze(1)
    value, target = kept.last.clone(), kept.last.clone()
    gain = torch.zeros((n, size), device=device)
    gains, targets = torch.zeros_like(kept.chance), torch.zeros_like(kept.value)
    for t in reversed(range(steps)):
        done = kept.done[t]
        ended = kept.reward[t].unsqueeze(1).expand(-1, size, -1).gather(2, turned) * there
        over = done.view(-1, 1, 1)
        value, target = torch.where(over, ended, value), torch.where(over, ended, target)
        gain = gain.masked_fill(done.unsqueeze(1), 0)
        own = rows, kept.seat[t]
        gains[t] = value[own][:, 0] - kept.value[t][:, 0] + LAMBDA * gain[own]
        targets[t] = (1 - VALUE_LAMBDA) * value[own] + VALUE_LAMBDA * target[own]
        value[own], target[own], gain[own] = kept.value[t], targets[t], gains[t]
    return gains, targets


class Learner:
    """The network, its optimiser, and the moving average of its weights, which is what plays."""

    def __init__(self, table: Table, figures: Figures):
        self.table, self.figures = table, figures
        self.network = Network(table.head).to(table.device)
        self.rate = figures.rate
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(),
            figures.rate,
            eps=1e-5,
            weight_decay=0.01,
            fused=table.device.type == "cuda",
        )
        self.average = [p.detach().clone() for p in self.network.parameters()]

    def averaged(self) -> dict[str, Tensor]:
        """The parameters that play, by name."""
        names = (name for name, _ in self.network.named_parameters())
        return dict(zip(names, self.average, strict=True))

    def start_from(self, state: dict[str, Tensor]) -> None:
        """Go on with these parameters."""
        self.network.load_state_dict(state)
        with torch.no_grad():
            for kept, own in zip(self.average, self.network.parameters(), strict=True):
                kept.copy_(own)

    def learn(self, kept: Kept, entropy: float, most_rate: float) -> Told:
        """One pass over what was kept, in a random order; then steer the learning rate."""
        table, device = self.table, self.table.device
        gains, targets = advantages(kept, table.seats)
        gains = gains[:, table.taught]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        per_step = len(table.taught)
        sums = torch.zeros(5, device=device)
        order = torch.randperm(kept.steps * per_step, device=device)
        for rows in order.chunk(max(1, len(order) // self.figures.minibatch)):
            step, place = rows // per_step, rows % per_step
            sums += self._minibatch(kept, step, place, gains, targets, entropy)
        loss, told, kl, clipped, count = sums.tolist()
        found = Told(loss / count, told / count, kl / count, clipped / count)
        self._steer(found.kl, most_rate)
        return found

    def _minibatch(
        self,
        kept: Kept,
        step: Tensor,
        place: Tensor,
        gains: Tensor,
        targets: Tensor,
        entropy: float,
    ) -> Tensor:
        """A step of the optimiser; sums of value loss, entropy, divergence, clipped, rows."""
        table, row = self.table, self.table.taught[place]
        at = step, row
        with torch.autocast(table.device.type, table.half, enabled=table.half is not None):
            policy, value = self.network(kept.observation[at])
        shares = value.masked_fill(~table.there[row], OFF).log_softmax(1)
        missed = -(targets[at] * shares).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        played = kept.mask[at], kept.action[at], kept.chance[at], gains[step, place]
        if table.fused is not None:
            slopes, told = table.fused.slopes_of(policy.detach(), *played, entropy, CLIP)
            torch.autograd.backward([missed, policy], [None, slopes])
        else:
            loss, told = self._loss(policy, *played, entropy)
            (missed + loss).backward()
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), MOST_NORM)
        if torch.isfinite(norm):
            self.optimizer.step()
            self._follow()
        one = torch.ones(1, device=table.device)
        return len(step) * torch.cat([missed.detach().view(1), told, one])

    def _loss(
        self,
        policy: Tensor,
        bits: Tensor,
        action: Tensor,
        chance: Tensor,
        gain: Tensor,
        entropy: float,
    ) -> tuple[Tensor, Tensor]:
        """The policy's part of the loss; entropy, divergence, clipped."""
        mask = unpacked(bits, self.table.head.actions)
        chances = policy.float().masked_fill(~mask, OFF).log_softmax(1)
        change = chances.gather(1, action.unsqueeze(1)).squeeze(1) - chance
        ratio = change.exp()
        bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
        better = torch.minimum(ratio * gain, bounded * gain).mean()
        spread = -(chances.exp() * chances).sum(1).mean()
        kl, clipped = (ratio - 1 - change).mean(), (ratio != bounded).float().mean()
        return -better - entropy * spread, torch.stack([spread, kl, clipped]).detach()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _follow(self) -> None:
        torch._foreach_lerp_(
            self.average, list(self.network.parameters()), 1 - self.figures.average
        )

    def _steer(self, kl: float, most_rate: float) -> None:
        """Learn faster while the policy hardly changes, and slower once it changes too much."""
        if kl > 1.5 * self.figures.kl:
            self.rate /= 1.2
        elif kl < self.figures.kl / 1.5:
            self.rate *= 1.1
        self.set_rate(min(max(self.rate, self.figures.least_rate), most_rate))

    def set_rate(self, rate: float) -> None:
        """Learn as fast as this from now on."""
        self.rate = rate
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate
