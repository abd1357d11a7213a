"""Which lines of a record stand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from backroom.engine.lines import BACK, Line, last_standing, standing


def played(seed: int, length: int) -> list[Line]:
    """Lines and lines that take some of them back, as a match would."""
    rng, lines, stand = random.Random(seed), [], 0
    for number in range(length):
        if stand and rng.random() < 0.5:
            count = rng.randint(1, stand)
            lines.append(Line(BACK, str(count)))
            stand -= count
        else:
            lines.append(Line(number % 3, f"pass {number}"))
            stand += 1
    return lines


@pytest.mark.parametrize("seed", range(20))
def test_the_last_lines_that_stand_are_found_from_the_end(seed: int) -> None:
    lines = played(seed, 60)
    stand = standing(lines)
    for count in range(1, len(stand) + 3):
        assert last_standing(lines, count) == stand[-count:]


class Counted(list[Line]):
    looked_at = 0

    def __reversed__(self) -> Iterator[Line]:
        for line in super().__reversed__():
            self.looked_at += 1
            yield line


def test_it_costs_no_more_in_a_long_record() -> None:
    """A record of 20,000 lines, half of them taken back, kept the server busy for 18 seconds."""
    lines = Counted()
    for _ in range(10_000):
        lines.append(Line(0, "pass"))
        assert last_standing(lines, 1) == [Line(0, "pass")]
        lines.append(Line(BACK, "1"))
    assert lines.looked_at <= 20_000
