"""What docs/rl.md says of the games, from the games themselves.

    python -m backroom.rl.page docs/rl.md
    python -m backroom.rl.page docs/rl.md --speed build/rl.json    with what `bench.rl` measured

Between the page's marks everything is written anew; speeds stay unless given.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from backroom.engine.game import Game, game, games
from backroom.engine.match import Match
from backroom.rl.batch import Batch
from backroom.rl.turning import any_legal

# Random matches whose length is told, and those looked through for what is hidden.
MATCHES, LOOKED_THROUGH = 200, 3
COLUMNS = (
    "game",
    "players",
    "hidden",
    "at the same time",
    "actions",
    "features",
    "decisions in a match",
    "decisions/s",
)


# ------------------------------------------------------------------ the games


def games_table(speeds: Mapping[str, str]) -> str:
    """A row for each game, with its speed where there is one."""
    rows = [_row(game(name), speeds.get(name, "")) for name in games()]
    return _table(COLUMNS, rows)


def _row(one: Game, speed: str) -> list[str]:
    hidden, together = looked_through(one)
    lengths = [str(median_length(one, seats)) for seats in (one.seats[0], one.seats[-1])]
    return [
        f"`{one.name}`",
        f"{one.seats[0]}–{one.seats[-1]}",
        "yes" if hidden else "no",
        "yes" if together else "no",
        str(len(one.actions)),
        str(one.observation),
        "–".join(sorted(set(lengths), key=int)),
        speed,
    ]


def looked_through(one: Game) -> tuple[bool, bool]:
    """Whether a seat is ever kept from knowing something, and whether several are ever asked at
    the same time, in random matches of all kinds."""
    hidden = together = False
    for seats in one.seats:
        options = [option for option in one.options.options.values() if option.fits(seats)]
        for values in product(*(option.values for option in options)):
            named = {o.name: value for o, value in zip(options, values, strict=True)}
            for seed in range(LOOKED_THROUGH):
                match = one.deal(seats, seed, named)
                dice = np.random.default_rng(seed)
                while not match.over:
                    together |= len(match.to_act) > 1
                    hidden |= _keeps_something(match)
                    seat = match.to_act[0]
                    match.play(seat, dice.choice(match.legal_codes(seat)))
    return hidden, together


def _keeps_something(match: Match) -> bool:
    return any(match.veiled_snapshot(seat) != match.snapshot() for seat in range(match.seats))


def median_length(one: Game, seats: int) -> int:
    """How many decisions a match has that is played at random, each seat's counted."""
    batch = Batch(one, seats, positions=MATCHES, seed=1, threads=1)
    lengths = np.zeros(MATCHES, np.int64)
    dice = np.random.default_rng(1)
    while not lengths.all():
        batch.step(any_legal(batch.mask, dice))
        new = batch.terminated & (lengths == 0)
        lengths[new] = batch.info["decisions"][new]
    return int(np.median(lengths))


# ------------------------------------------------------------------ what they observe


def layout(one: Game) -> str:
    """The blocks of a game's observations, in their order."""
    rows, start = [], 0
    for block in one.features:
        rows.append([f"{start}", f"`{block.name}`", _shape(block), block.meaning])
        start += block.size
    told = _table(("from", "block", "shape", "meaning"), rows)
    return f"### {one.name}\n\n{one.observation} numbers; layout `{one.layout}`.\n\n{told}"


def _shape(block: Any) -> str:
    """`36 field × 12 kind`: how many there are, and what of."""
    axes = zip(block.shape, [*block.labels, ""], strict=False)
    return " × ".join(f"{size} {label}".strip() for size, label in axes)


def layouts() -> str:
    """All games' layouts."""
    return "\n\n".join(layout(game(name)) for name in games())


# ------------------------------------------------------------------ the page


def written(page: str, speeds: Mapping[str, str] | None = None) -> str:
    """The page with what stands between its marks written anew."""
    speeds = told_speeds(page) if speeds is None else speeds
    page = _between(page, "games", lambda: games_table(speeds))
    return _between(page, "features", layouts)


def told_speeds(page: str) -> dict[str, str]:
    """The speeds that a page tells, by game."""
    rows = re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", page, re.MULTILINE)
    return {name: speed for name, speed in rows if name in games()}


def _between(page: str, mark: str, write: Callable[[], str]) -> str:
    begin, end = f"<!-- {mark}: python -m backroom.rl.page -->", f"<!-- end of {mark} -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"the page has no {begin} … {end}")
    return f"{before}{begin}\n\n{write()}\n\n{end}{after}"


def _table(columns: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = [list(columns), ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main() -> None:
    """Write the page."""
    words = argparse.ArgumentParser(description="Write what the games observe into a page.")
    words.add_argument("page", type=Path)
    words.add_argument("--speed", type=Path, help="the file that `python -m bench.rl` wrote")
    given = words.parse_args()
    text = given.page.read_text(encoding="utf-8")
    speeds = None
    if given.speed:
        measured = json.loads(given.speed.read_text(encoding="utf-8"))
        speeds = {row["game"]: f"{row['one_core'] / 1e6:.1f} M" for row in measured}
    given.page.write_text(written(text, speeds), encoding="utf-8")


if __name__ == "__main__":
    main()
