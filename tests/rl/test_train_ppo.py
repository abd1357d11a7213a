"""The training example. torch is too large to be installed for tests: where it is not, only the
example's style and syntax are checked."""

import importlib.util
import math
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    pytest.importorskip("torch", reason="torch is not among what is installed for tests")
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_is_python() -> None:
    compile(EXAMPLE.read_text(encoding="utf-8"), "train_ppo.py", "exec")


def test_a_decision_is_weighed_against_its_own_seats_next_one(example: ModuleType) -> None:
    """One match: seats 0, 1, 0 decide, seat 1 wins at once; then seat 0 decides in the next."""
    tensor = example.torch.tensor
    found = example.advantages(
        seat=tensor([[0], [1], [0], [0]]),
        value=tensor([[0.5], [0.4], [0.3], [0.5]]),
        reward=tensor([[[0.0, 0.0]], [[0.0, 0.0]], [[0.0, 1.0]], [[0.0, 0.0]]]),
        done=tensor([[False], [False], [True], [False]]),
    )[:, 0].tolist()
    lost = 0 - 0.3
    assert found[2] == pytest.approx(lost)
    assert found[1] == pytest.approx(1 - 0.4)
    assert found[0] == pytest.approx(0.3 - 0.5 + example.LAMBDA * lost)
    assert math.isnan(found[3])


def test_a_network_learns_what_it_is_shown(example: ModuleType) -> None:
    """After an update, actions that turned out well are more likely than before."""
    trainer = example.Trainer("bosses", 2, seed=1, device="cpu")
    seen = trainer.collect()
    assert trainer.decisions == example.POSITIONS * example.STEPS

    def gain() -> float:
        choice, _ = trainer.network(seen["observation"], seen["mask"])
        return float((choice.log_prob(seen["action"]) * seen["advantage"]).mean().detach())

    before = gain()
    trainer.learn(seen)
    assert gain() > before


def test_an_untrained_network_is_no_better_than_random(example: ModuleType) -> None:
    trainer = example.Trainer("bosses", 2, seed=1, device="cpu")
    assert 0.3 < trainer.against_random(matches=100, seed=1) < 0.7
