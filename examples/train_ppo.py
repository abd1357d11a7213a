"""PPO on a batch of matches: one network learns from all seats that it plays.

    python examples/train_ppo.py --game bosses --minutes 10 --plot curve.svg

Needs torch, and matplotlib for the plot. In half of the matches the network plays all seats, in the
others one seat against players who choose at random: an opponent that stays as it is keeps what was
learned. Every so often the average of its last weights plays against such players; its share of the
wins is the learning curve.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import backroom
from backroom.rl.torch import TorchBatch

POSITIONS, STEPS = 256, 64  # matches at once, and decisions in each between two updates
EPOCHS, MINIBATCH = 2, 2048
LEARNING_RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.005, 0.9
WIDTH, AVERAGE = 128, 0.99
AGAINST_RANDOM = 0.5  # of the matches
EVALUATE_EVERY, EVALUATION = 30.0, 500  # seconds; matches


class Network(nn.Module):
    """Two hidden layers; from an observation to action preferences, and to the share of the win."""

    def __init__(self, features: int, actions: int):
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(features, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        )
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(observation)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def advantages(seat: Tensor, value: Tensor, reward: Tensor, done: Tensor) -> Tensor:
    """Generalised advantages of decisions [time, match], each against its own seat's next one.

    What a seat's last decision before the cut led to is not known: not a number.
    """
    rows = torch.arange(seat.shape[1], device=seat.device)
    next_value = torch.full_like(reward[0], torch.nan)
    next_advantage = torch.zeros_like(next_value)
    found = torch.zeros_like(value)
    for t in reversed(range(len(seat))):
        ended = done[t].unsqueeze(1)
        next_value = torch.where(ended, reward[t], next_value)
        next_advantage = next_advantage.masked_fill(ended, 0)
        own = rows, seat[t].long()
        found[t] = next_value[own] - value[t] + LAMBDA * next_advantage[own]
        next_value[own], next_advantage[own] = value[t], found[t].nan_to_num()
    return found


def at_random(mask: Tensor) -> Tensor:
    """Any legal action in every match: the one that draws the largest lot."""
    return torch.rand(mask.shape, device=mask.device).masked_fill(~mask, -1).argmax(dim=1)


class Trainer:
    """A batch, a network, and how the one is learned from the other."""

    def __init__(self, game: str, seats: int, seed: int, device: str):
        torch.manual_seed(seed)
        self.batch = TorchBatch(game, seats, positions=POSITIONS, seed=seed, device=device)
        self.game, self.seats, self.device = self.batch.batch.game, seats, device
        self.network = Network(self.game.observation, len(self.game.actions)).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), LEARNING_RATE, eps=1e-5)
        # What a single update learned is noise for the most part: the average plays better.
        self.player = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE))
        self.decisions = 0

    @torch.no_grad()
    def decide(self, batch: TorchBatch) -> tuple[Tensor, Tensor, Tensor]:
        """An action for every match, its log-probability, and what the position is worth."""
        choice, value = self.network(batch.observation, batch.mask)
        action = choice.sample()
        return action, choice.log_prob(action), value

    def others(self, batch: TorchBatch) -> Tensor:
        """Where a player is asked who chooses at random: in a part of the matches all but one."""
        rows = torch.arange(len(batch.seat), device=self.device)
        return (rows < AGAINST_RANDOM * len(rows)) & (batch.seat != rows % self.seats)

    def collect(self) -> dict[str, Tensor]:
        """Play on, and keep what there is to learn from."""
        batch, kept = self.batch, []
        for _ in range(STEPS):
            told = [batch.observation.clone(), batch.mask.clone(), batch.seat.clone()]
            decided, others = self.decide(batch), self.others(batch)
            batch.step(torch.where(others, at_random(batch.mask), decided[0]))
            ended = batch.terminated | batch.truncated
            kept.append([*told, *decided, batch.rewards.clone(), ended, others])
        observation, mask, seat, action, chance, value, reward, done, others = map(
            torch.stack, zip(*kept, strict=True)
        )
        advantage = advantages(seat, value, reward, done)
        known = ~advantage.isnan() & ~others
        self.decisions += known.numel()
        seen = {
            "observation": observation,
            "mask": mask,
            "action": action,
            "chance": chance,
            "advantage": advantage,
            "target": advantage + value,
        }
        return {name: tensor[known] for name, tensor in seen.items()}

    def learn(self, seen: dict[str, Tensor]) -> None:
        """Make what turned out well more likely, but not by much at a time."""
        count = len(seen["action"])
        for _ in range(EPOCHS):
            for rows in torch.randperm(count, device=self.device).split(MINIBATCH):
                part = {name: tensor[rows] for name, tensor in seen.items()}
                choice, value = self.network(part["observation"], part["mask"])
                advantage = part["advantage"]
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                ratio = (choice.log_prob(part["action"]) - part["chance"]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.minimum(ratio * advantage, clipped * advantage).mean()
                error = (value - part["target"]).square().mean()
                loss = error - gain - ENTROPY * choice.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                self.player.update_parameters(self.network)

    def against_random(self, matches: int, seed: int) -> float:
        """The share of the wins of one seat, another in each match, that plays what it likes best;
        the others play at random."""
        batch = TorchBatch(
            *(self.game, self.seats),
            positions=matches,
            seed=seed,
            most_decisions=10_000,
            device=self.device,
        )
        rows = torch.arange(matches, device=self.device)
        mine = rows % self.seats
        share = torch.full((matches,), torch.nan, device=self.device)
        while share.isnan().any():
            with torch.no_grad():
                choice, _ = self.player(batch.observation, batch.mask)
            best = choice.logits.argmax(dim=1)
            batch.step(torch.where(batch.seat == mine, best, at_random(batch.mask)))
            over = (batch.terminated | batch.truncated) & share.isnan()
            share = torch.where(over, batch.rewards[rows, mine], share)
        return float(share.mean())


def plot(curve: list[tuple[float, int, float]], title: str, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib.pyplot as plt

    _, decisions, share = zip(*curve, strict=True)
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    millions = [count / 1e6 for count in decisions]
    axes.plot(millions, [100 * s for s in share], marker="o", markersize=3)
    axes.set(
        title=title, xlabel="million decisions", ylabel="wins against random, %", ylim=(0, 100)
    )
    axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Train, telling how it goes; then save what has been learned."""
    words = argparse.ArgumentParser(description="PPO by self-play, measured against random play.")
    words.add_argument("--game", default="bosses", choices=backroom.game_names())
    words.add_argument("--seats", type=int, help="default: as few as the game allows")
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    words.add_argument("--plot", type=Path, help="where to draw the learning curve")
    words.add_argument("--save", type=Path, help="where to keep the network")
    given = words.parse_args()
    game = backroom.game(given.game)
    trainer = Trainer(given.game, given.seats or game.seats[0], given.seed, given.device)
    curve: list[tuple[float, int, float]] = []
    began = time.monotonic()

    def tell(matches: int) -> None:
        share = trainer.against_random(matches, given.seed + 1)
        minutes = (time.monotonic() - began) / 60
        curve.append((minutes, trainer.decisions, share))
        print(f"{minutes:5.1f} min  {trainer.decisions:>11,} decisions  {share:6.1%}", flush=True)

    tell(EVALUATION)
    told = time.monotonic()
    while time.monotonic() - began < 60 * given.minutes:
        trainer.learn(trainer.collect())
        if time.monotonic() - told > EVALUATE_EVERY:
            tell(EVALUATION)
            told = time.monotonic()
    tell(4 * EVALUATION)
    if given.save:
        # The layout tells whether the network still fits what the game observes.
        torch.save(
            {"layout": game.layout, "network": trainer.player.module.state_dict()}, given.save
        )
    if given.plot:
        plot(curve, f"PPO: {game.name}, {trainer.seats} seats", given.plot)


if __name__ == "__main__":
    main()
