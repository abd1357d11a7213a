"""Other libraries are asked for only where they are used, and missed in a sentence."""

import subprocess
import sys

import pytest

DOORS = [
    ("backroom.rl.pettingzoo", "pettingzoo", "rl"),
    ("backroom.rl.pettingzoo", "gymnasium", "rl"),
    ("backroom.rl.gymnasium", "gymnasium", "rl"),
    ("backroom.rl.vector", "gymnasium", "rl"),
    ("backroom.rl.openspiel", "pyspiel", "openspiel"),
]


def python(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)


@pytest.mark.slow
@pytest.mark.parametrize("door, package, extra", DOORS)
def test_a_missing_package_is_told_with_its_extra(door: str, package: str, extra: str) -> None:
    done = python(f"import sys; sys.modules[{package!r}] = None; import {door}")
    assert done.stderr.strip().splitlines()[-1] == (
        f"ModuleNotFoundError: {door} needs the package “{package}”: "
        f"pip install 'backroom[{extra}]'."
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "package, use",
    [
        ("torch", "from backroom.rl.torch import TorchBatch; TorchBatch('bosses', 2)"),
        ("jax", "from backroom.rl import Batch, jax; jax.fields(Batch('bosses', 2))"),
    ],
)
def test_a_missing_package_is_told_when_it_is_used(package: str, use: str) -> None:
    done = python(f"import sys; sys.modules[{package!r}] = None; {use}")
    assert done.stderr.strip().splitlines()[-1] == (
        f"ModuleNotFoundError: backroom.rl.{package} needs the package “{package}”: "
        f"pip install 'backroom[{package}]'."
    )


@pytest.mark.slow
def test_no_other_library_is_imported_before_its_door() -> None:
    done = python(
        "import sys, backroom, backroom.rl; backroom.rl.Batch('bosses', 2).reset();"
        "print([n for n in ('gymnasium', 'pettingzoo', 'pyspiel', 'torch') if n in sys.modules])"
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
