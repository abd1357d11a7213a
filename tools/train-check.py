"""`make train-check`: training does what it promises, on two cores in a few minutes.

A tiny net learns connect four until it clearly beats `random`, both as it learns and as the player
`net:…`; the same seed gives the same first updates, and so it does whoever plays for it; a run goes
on from a save as if it had not stopped, after Ctrl-C too; batches in tensors are batches; the
kernels of a GPU, interpreted, compute what torch does.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

# Before Triton is loaded: there need be no GPU.
os.environ["TRITON_INTERPRET"] = "1"

import torch

import backroom
from backroom.bots import knowledge, nets, player
from backroom.rl import Batch
from backroom.rl.torch import FIELDS, TorchBatch
from backroom.train.learning import Figures
from backroom.train.network import OFF, unpacked
from backroom.train.run import Run
from backroom.workers import hire

GAME = backroom.game(Path(__file__).parent.parent / "examples" / "connect_four")
FIGURES = Figures(positions=128, steps=16, minibatch=512, width=48, blocks=1)
MATCHES, ENOUGH = 200, 0.85
# While it learns it draws its moves; untrained it wins half of the matches then.
DRAWN = 0.65


def run(out: Path, **more: object) -> Run:
    given = {"minutes": 1.0, "figures": FIGURES, "tell": lambda line: None, **more}
    return Run(GAME, out, **given)  # type: ignore[arg-type]


def refused(call: Callable[..., object], *given: object, **named: object) -> str:
    """The sentence that something is refused with."""
    try:
        call(*given, **named)
    except backroom.Refused as refusal:
        return str(refusal)
    raise AssertionError(f"{call} was not refused")


def share_of_wins(name: str) -> float:
    """Of the net against `random`, in each seat equally often."""
    mine, other, share = player(name), player("random"), 0.0
    for seed in range(MATCHES):
        match = GAME.deal(2, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            chooser = mine if seat == seed % 2 else other
            match.play(seat, chooser.choose(knowledge(match, seat, 1000 * seed + len(match.lines))))
        share += (seed % 2 in match.winners) / len(match.winners)
    return share / MATCHES


def tensors_are_the_batch(folder: Path) -> None:
    """A batch in tensors plays what one in arrays does."""
    batch = TorchBatch("bosses", 3, positions=8, seed=1)
    twin, lots = Batch("bosses", 3, positions=8, seed=1), torch.Generator().manual_seed(1)
    for _ in range(100):
        actions = (torch.rand(batch.mask.shape, generator=lots) * batch.mask).argmax(1)
        batch.step(actions)
        twin.step(actions.numpy())
        for name in FIELDS:
            assert (getattr(batch, name).numpy() == getattr(twin, name)).all(), name
    sentence = refused(batch.step, batch.mask.int().argmin(1))
    assert "is not possible" in sentence, sentence


def same_seed_same_updates(folder: Path) -> None:
    """The first hundred updates of two runs are the same to the last bit."""
    hashes = []
    for number in range(2):
        one = run(folder / f"{number}.npz", figures=Figures(16, 8, 64, width=16, blocks=1), seed=7)
        for _ in range(100):
            one.update()
        one.save()
        hashes.append(nets.load(one.out).head.hash)
    assert hashes[0] == hashes[1], hashes


def by_workers(folder: Path) -> None:
    """Workers choose as the net does here; how many they are changes no bit of what is learned."""
    learned = []
    for count in (0, 2):
        with hire(count) as workers:
            one = run(folder / "shared.npz", workers=workers)
            for _ in range(3):
                one.update()
            kept, table = one.table.collect(one.learner.network), one.table
        learned.append([p.detach().clone() for p in one.learner.network.parameters()])
        with torch.no_grad():
            policy, value = table.evaluated(one.learner.network, kept.observation[5])
            own = policy.masked_fill(~unpacked(kept.mask[5], table.head.actions), OFF)
            chances = own.log_softmax(1).gather(1, kept.action[5].unsqueeze(1)).squeeze(1)
            shares = kept.last[table.taught].clone()
            table._look_on(one.learner.network)
        near = {"rtol": 0.0, "atol": 1e-5}
        torch.testing.assert_close(kept.chance[5, table.taught], chances[table.taught], **near)
        torch.testing.assert_close(kept.value[5, table.taught], value[table.taught], **near)
        torch.testing.assert_close(table.kept.last[table.taught], shares, **near)
    assert all(torch.equal(a, b) for a, b in zip(*learned, strict=True))


def workers_are_guided(folder: Path) -> None:
    """At first positions are worth what the game's own evaluation says, whoever plays."""
    figures = Figures(positions=64, steps=2, minibatch=64, width=16, blocks=1)
    with hire(0) as workers:
        out = folder / "guided.npz"
        one = Run(backroom.game("bosses"), out, figures=figures, workers=workers, tell=print)
        table = one.table
        table.trust = 1.0
        kept = table.collect(one.learner.network)
        told, last = table.weigher.weigh(), kept.last
        for rows, lane, worth in zip(table.rows, table.lanes, told, strict=True):
            for seat in range(lane.seats):
                turned = worth.float().roll(-seat, 1)
                torch.testing.assert_close(last[rows, seat, : lane.seats], turned)
                assert not last[rows, seat, lane.seats :].any()
        table.trust = 0.0
        table.collect(one.learner.network)
        assert not torch.equal(table.kept.last, last)


def goes_on(folder: Path) -> None:
    """A run that goes on has the weights, the moments and the counts of the save."""
    first = run(folder / "first.npz")
    for _ in range(3):
        first.update()
    first.save()
    second = run(folder / "second.npz", going_on=first.out)
    for one, other in zip(
        first.learner.network.parameters(), second.learner.network.parameters(), strict=True
    ):
        assert torch.equal(one, other)
    assert len(second.learner.optimizer.state) == len(first.learner.optimizer.state) > 0
    assert second.before["updates"] == 3
    (folder / "first.pt").write_bytes((folder / "first.pt").read_bytes()[:-999])
    assert "first.pt is damaged" in refused(run, folder / "third.npz", going_on=first.out)
    (folder / "first.pt").unlink()
    third = run(folder / "third.npz", going_on=first.out)
    third.update()


def ctrl_c_saves(folder: Path) -> None:
    """The command ends as it does elsewhere, with a save that a run goes on from."""
    # Ignored where this runs in the background, and handed on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    out = folder / "stopped.npz"
    command = [sys.executable, "-m", "backroom", "train", str(GAME.folder), "--device", "cpu"]
    small = ["--positions", "128", "--steps", "16", "--width", "16", "--minutes", "9"]
    training = subprocess.Popen(
        [*command, *small, "--out", str(out)], stdout=subprocess.PIPE, text=True
    )
    assert training.stdout is not None
    told = training.stdout.readline()
    training.send_signal(signal.SIGINT)
    told += training.communicate(timeout=120)[0]
    assert training.returncode == 130, told
    assert "Stopped, and saved." in told, told
    assert "--continue" in told, told
    made = nets.load(out).head.made
    assert run(folder / "on.npz", going_on=out).before["updates"] == made["updates"]


def drawn_share(log: Path) -> float:
    """Of the wins against `random` in the last ten lines of a run, whose moves were drawn."""
    lines = [json.loads(line) for line in log.read_text().splitlines()[-10:]]
    told = [(line["random"], line["matches"]) for line in lines if line["matches"]]
    return sum(share * count for share, count in told) / sum(count for _, count in told)


def kernels_agree() -> None:
    """What the kernels choose and how they say the loss changes is what torch says."""
    try:
        from backroom.train import fused
    except ModuleNotFoundError:
        print("There is no Triton here: kernels are not compared.")
        return
    torch.manual_seed(1)
    rows, actions = 32, 77
    preferences = torch.randn(rows, actions, requires_grad=True)
    bits = torch.randint(0, 256, (rows, 10), dtype=torch.uint8)
    bits[:, 0] |= 1
    mask = unpacked(bits, actions)
    chosen, chances = fused.pick(preferences.detach(), bits, 5)
    policy = preferences.masked_fill(~mask, OFF).log_softmax(1)
    own = policy.gather(1, chosen.unsqueeze(1)).squeeze(1)
    assert mask.gather(1, chosen.unsqueeze(1)).all()
    assert torch.allclose(own, chances, atol=1e-5)
    gains, before = torch.randn(rows), chances + 0.3 * torch.randn(rows)
    ratio = (own - before).exp()
    better = torch.minimum(ratio * gains, ratio.clamp(0.8, 1.2) * gains).mean()
    spread = -(policy.exp() * policy).sum(1).mean()
    (-better - 0.01 * spread).backward()
    played = bits, chosen, before, gains
    slopes, told = fused.slopes_of(preferences.detach(), *played, 0.01, 0.2)
    assert torch.allclose(slopes, preferences.grad, atol=1e-6)
    assert torch.allclose(told[0], spread.detach(), atol=1e-5)


def main() -> None:
    torch.set_num_threads(2)
    kernels_agree()
    print("The kernels of a GPU compute what torch does.", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tensors_are_the_batch(folder)
        print("A batch in tensors plays what one in arrays does.", flush=True)
        same_seed_same_updates(folder)
        print("The same seed gives the same first 100 updates.", flush=True)
        by_workers(folder)
        print("Two workers play what this process plays, to the last bit.", flush=True)
        workers_are_guided(folder)
        print("At first the game's own evaluation counts, whoever plays.", flush=True)
        goes_on(folder)
        print("A run goes on from its save, with or without the optimiser's side.", flush=True)
        ctrl_c_saves(folder)
        print("After Ctrl-C everything is saved.", flush=True)
        net = folder / "net.npz"
        before = run(net)
        before.save()
        print(f"Untrained, it wins {share_of_wins(f'net:{net}'):.0%} against random.", flush=True)
        share = drawn = 0.0
        for attempt in range(4):
            trained = run(net, going_on=net if attempt else None, tell=print)
            trained.run()
            share, drawn = share_of_wins(f"net:{net}"), drawn_share(trained.log)
            seconds = trained.made()["seconds"]
            print(f"After {seconds} s it wins {share:.0%}, {drawn:.0%} drawn.", flush=True)
            if share >= ENOUGH and drawn >= DRAWN:
                return
        sys.exit(f"It wins only {share:.0%}, {drawn:.0%} drawn.")


if __name__ == "__main__":
    main()
