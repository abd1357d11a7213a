"""The curves of training runs: `python -m backroom.train.plot LOG… PICTURE`.

A run draws its own as it goes; needs matplotlib.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

PANELS = (
    ("random", "wins against random; dots: against the judge, %", 100.0),
    ("value_loss", "value loss", 1.0),
    ("kl", "KL of an update", 1.0),
    ("per_second", "decisions learned from, M/s", 1e-6),
)


def lines_of(path: Path) -> list[dict[str, Any]]:
    """What a run has written down."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def draw(logs: Sequence[Path], picture: Path) -> None:
    """The curves of some runs in one picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "backroom"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(2, 2, figsize=(9, 6), layout="constrained")
    for path in logs:
        lines = lines_of(path)
        for (name, title, scale), panel in zip(PANELS, axes.flat, strict=True):
            told = [line for line in lines if line.get(name) is not None]
            minutes = [line["seconds"] / 60 for line in told]
            (drawn,) = panel.plot(
                minutes, [line[name] * scale for line in told], label=path.stem, lw=1.2
            )
            if name == "random":
                judged = [line for line in lines if "won" in line]
                panel.plot(
                    [line["seconds"] / 60 for line in judged],
                    [line["won"] * scale for line in judged],
                    *("o",),
                    color=drawn.get_color(),
                    ms=3,
                )
            panel.set(title=title, xlabel="minutes")
            panel.grid(alpha=0.3)
    axes.flat[0].legend(fontsize="small")
    figure.savefig(picture, metadata={"Date": None} if picture.suffix == ".svg" else None)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the curves of training runs.")
    parser.add_argument("logs", nargs="+", type=Path, metavar="LOG", help="the .jsonl of a run")
    parser.add_argument("picture", type=Path, help="such as curve.svg")
    chosen = parser.parse_args()
    for path in chosen.logs:
        if not path.is_file():
            print(f"There is no {path}.", file=sys.stderr)
            sys.exit(2)
    draw(chosen.logs, chosen.picture)


if __name__ == "__main__":
    main()
