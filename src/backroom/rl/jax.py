"""The door to JAX: the fields of a batch as JAX's arrays.

    batch.step(policy(**fields(batch)))

They are copies: JAX's arrays do not change, and writing into their memory is undefined.
"""

from __future__ import annotations

from typing import Any

from backroom.rl.batch import Batch
from backroom.rl.extras import missing

FIELDS = ("observation", "mask", "seat", "rewards", "terminated", "truncated")


def fields(batch: Batch) -> dict[str, Any]:
    """All fields of a batch as they are now, by name."""
    try:
        import jax.numpy
    except ModuleNotFoundError as problem:
        raise missing(problem, __name__, "jax") from None
    return {name: jax.numpy.array(getattr(batch, name), copy=True) for name in FIELDS}
