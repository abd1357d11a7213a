"""What an audience may not know leaves no trace either in what another process passes on."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from backroom.server.cluster import passing
from backroom.server.store import members
from tests.server.conftest import Postgres
from tests.server.test_secrecy import CASES, Running, World, leave_no_trace, patch

__all__ = ["patch"]

pytestmark = pytest.mark.slow


class TwoDoors(World):
    """Tables are opened at one process, and everything is asked of another."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, server: Postgres):
        self.postgres = server
        # However busy the machine, no lease runs out.
        patch.setattr(members, "TERM", 600.0)
        # Some answers are passed on whole, and some part by part.
        patch.setattr(passing, "SMALL", 1000)
        super().__init__(folder, patch)

    def serve(self, database: str) -> None:
        super().serve(self.postgres.fresh())
        self.other = Running(self.first.house.config.database)
        self.url = self.other.url

    def close(self) -> None:
        loaded = self.other.house.metrics.loads
        assert [sample.value for metric in loaded.collect() for sample in metric.samples] == [0]
        self.other.close()
        super().close()


# The others under `make soak`.
LEAN = {"sealed_bids-seat-0", "bosses-onlooker-0"}


@pytest.mark.parametrize(
    "name, place, seed",
    [
        pytest.param(*case.values, id=case.id, marks=[] if case.id in LEAN else [pytest.mark.soak])
        for case in CASES
    ],
)
def test_hidden_things_leave_no_trace_at_another_process(
    name: str, place: str, seed: int, tmp_path: Path, patch: pytest.MonkeyPatch,
    postgres_server: Postgres,
) -> None:  # fmt: skip
    make = partial(TwoDoors, server=postgres_server)
    leave_no_trace(name, place, seed, tmp_path, patch, make)
