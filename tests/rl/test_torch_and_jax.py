"""The doors to torch and JAX, on the CPU. Both are too large to be installed for tests: where they
are not, only that they are missed in a sentence is tested (`test_extras.py`)."""

import numpy as np
import pytest

import backroom
from backroom.rl import Batch
from backroom.rl.jax import fields
from backroom.rl.torch import FIELDS, TorchBatch
from backroom.rl.turning import any_legal


def test_tensors_are_the_batch() -> None:
    torch = pytest.importorskip("torch", reason="torch is not among what is installed for tests")
    batch = TorchBatch("backroom/gangster-v2", 3, positions=8, seed=1)
    twin = Batch("gangster", 3, positions=8, seed=1)
    dice = np.random.default_rng(1)
    for _ in range(200):
        actions = any_legal(twin.mask, dice)
        batch.step(torch.from_numpy(actions))
        twin.step(actions)
        for name in FIELDS:
            assert (getattr(batch, name).numpy() == getattr(twin, name)).all()
    batch.reset(1)
    twin.reset(1)
    assert (batch.observation.numpy() == twin.observation).all()


def test_bad_tensors_are_refused_and_nothing_is_stepped() -> None:
    torch = pytest.importorskip("torch", reason="torch is not among what is installed for tests")
    batch = TorchBatch("bosses", 2, positions=2, seed=1)
    before = [batch.batch.match(row).snapshot() for row in range(2)]
    illegal = batch.mask.int().argmin(dim=1)
    for actions, sentence in (
        (illegal, "Match 0, seat .* is not possible"),
        (illegal.int(), "of int64 on cpu, not of torch.int32 on cpu"),
        (illegal.numpy(), "Actions are a tensor, not ndarray"),
        (illegal[:1], "Actions are 2 whole numbers"),
    ):
        with pytest.raises(backroom.Refused, match=sentence):
            batch.step(actions)
    assert [batch.batch.match(row).snapshot() for row in range(2)] == before
    for device, sentence in (("tpu9", "torch knows no device"), ("meta", "is on “cpu” or “cuda”")):
        with pytest.raises(backroom.Refused, match=sentence):
            TorchBatch("bosses", 2, device=device)
    if not torch.cuda.is_available():
        with pytest.raises(backroom.Refused, match="torch finds no GPU here"):
            TorchBatch("bosses", 2, device="cuda")


def test_jax_has_copies() -> None:
    pytest.importorskip("jax", reason="JAX is not among what is installed for tests")
    batch = Batch("bosses", 2, positions=4, seed=1)
    told = fields(batch)
    kept = {name: np.array(getattr(batch, name)) for name in FIELDS}
    for name in FIELDS:
        assert (np.asarray(told[name]) == kept[name]).all()
        assert told[name].dtype == kept[name].dtype
    batch.step(any_legal(batch.mask, np.random.default_rng(1)))
    for name in FIELDS:
        assert (np.asarray(told[name]) == kept[name]).all()
