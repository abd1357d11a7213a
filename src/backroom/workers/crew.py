"""The nodes of a cluster, and who works on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from backroom.workers.parcels import Parcel


@dataclass(eq=False)
class Hired:
    """A worker on a node: Ray's handle of it, what it has begun, and the numbers it was given."""

    handle: Any
    begun: Parcel | None = None
    portions: list[list[int]] = field(default_factory=list)


@dataclass(eq=False)
class Node:
    """A machine of the cluster, what it is warm for or left out of, a worker for each core."""

    id: str
    address: str
    cores: int
    warm: Parcel | None = None
    left_out_of: Parcel | None = None
    hired: list[Hired] = field(default_factory=list)
