"""`backroom train`: the words of the command; torch is asked for only when it runs."""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import backroom
from backroom.bots import player
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.train.judging import Judge
from backroom.workers import hire

Help = partial(argparse.RawDescriptionHelpFormatter, max_help_position=26, width=80)
STOPPED = 130
MOST_MINUTES = 7 * 24 * 60

EXAMPLES = """examples:
  backroom train bosses --minutes 8 --out bosses.npz
  backroom train bosses --seats 2,3 --device cpu
  backroom train bosses --continue bosses.npz --minutes 8 --out bosses.npz
  backroom train examples/connect_four --minutes 2
  backroom train bosses --workers ray://10.0.0.5:10001 --positions 4096
  backroom arena bosses net:bosses.npz,boss
"""


def add_commands(subparsers: Any) -> None:
    """Add `train` to the commands of `backroom`."""
    made = subparsers.add_parser(
        "train",
        help="train a net by self-play, on a GPU, or slowly without one",
        description="Train a net by self-play, on a GPU, or slowly without one.\n"
        "Needs torch: pip install 'backroom[train]'",
        epilog=EXAMPLES,
        formatter_class=Help,
    )
    takes_words(made)
    made.set_defaults(run=lambda chosen, console: train(chosen, console.print))


def takes_words(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", help="an installed game, or the folder of your own")
    made.add_argument("--seats", metavar="N,N…", help="player counts (default: all)")
    made.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="an option that is fixed (default: all of them vary)",
    )
    made.add_argument(
        "--minutes", type=float, default=10.0, metavar="M", help="minutes to train (default: 10)"
    )
    made.add_argument("--out", metavar="FILE", help="the net (default: GAME.npz)")
    made.add_argument("--continue", dest="go_on", metavar="FILE", help="resume from a save")
    made.add_argument(
        "--judge", metavar="BOT", help="each save plays against it, on a core of its own"
    )
    made.add_argument(
        "--seed", type=int, default=1, metavar="N", help="seed of the run (default: 1)"
    )
    made.add_argument(
        "--device", metavar="D", help="cuda or cpu (default: cuda where there is one)"
    )
    made.add_argument(
        "--workers",
        metavar="N",
        help="who plays: processes, or a cluster: ray://HOST:PORT (default: the device)",
    )
    made.add_argument("--positions", type=int, metavar="N", help="matches played side by side")
    made.add_argument("--steps", type=int, metavar="N", help="moves of each match between updates")
    made.add_argument("--minibatch", type=int, metavar="N", help="decisions in one gradient step")
    made.add_argument("--width", type=int, metavar="N", help="of the net (default: 512)")
    made.add_argument("--blocks", type=int, metavar="N", help="of the net (default: 3)")
    made.add_argument("--entropy", type=float, metavar="X", help="at first (default: 0.01)")
    made.add_argument("--streams", action="store_true", help="on a GPU: player counts side by side")


def train(chosen: argparse.Namespace, tell: Any) -> int:
    """Run the command, and say with which status it ends."""
    hired = None if chosen.workers is None else hire(chosen.workers)
    if hired is not None and chosen.streams:
        raise Refused("--streams is for a GPU that plays: with --workers it does not.")
    try:
        import torch

        from backroom.train.run import Run, check_device, figures_for
    except ModuleNotFoundError as problem:
        if str(problem.name).partition(".")[0] != "torch":
            raise
        raise Refused("Training needs torch: pip install 'backroom[train]'") from None
    device = chosen.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if not 0 < chosen.minutes <= MOST_MINUTES:
        raise Refused(f"--minutes is more than 0 and at most {MOST_MINUTES}.")
    game = backroom.game(Path(chosen.game) if Path(chosen.game).is_dir() else chosen.game)
    out = Path(chosen.out or f"{game.name}.npz")
    if not out.parent.is_dir():
        raise Refused(f"There is no folder {out.parent} to save in.")
    check_device(device)
    names = ("positions", "steps", "minibatch", "width", "blocks")
    given = {name: getattr(chosen, name) for name in names}
    for name, value in given.items():
        if value is not None and value < 1:
            raise Refused(f"--{name} is a whole number from 1 on.")
    judge = _judge(chosen, game)
    if chosen.entropy is not None and not 0 < chosen.entropy <= 1:
        raise Refused("--entropy is more than 0 and at most 1.")
    with hired or nullcontext() as workers:
        run = Run(
            *(game, out),
            seats=_seats(chosen.seats),
            options=dict(_option(text) for text in chosen.option),
            minutes=chosen.minutes,
            seed=chosen.seed,
            device=device,
            figures=figures_for(device, **given, entropy=chosen.entropy),
            going_on=Path(chosen.go_on) if chosen.go_on else None,
            streams=chosen.streams and device != "cpu",
            workers=workers,
            judge=judge,
            tell=tell,
        )
        return STOPPED if run.run() else 0


def _judge(chosen: argparse.Namespace, game: Game) -> Judge | None:
    """Who tells how strong saves are: at the fewest seats that are trained."""
    opponent: str | None = chosen.judge
    if opponent is None:
        return None
    if not player(opponent).fits(game):
        raise Refused(f"“{opponent}” does not play {game.name}.")
    seats = min(_seats(chosen.seats) or game.seats)
    game.check_seats(seats)
    # Judging is by the usual options: the arena is asked for no others.
    player(opponent).check(game, seats, game.options.settle({}, seats))
    return Judge(chosen.game, seats, opponent)


def _seats(text: str | None) -> tuple[int, ...]:
    words = text.split(",") if text else []
    if not all(word.isascii() and word.isdigit() for word in words):
        raise Refused("--seats is one number or several, as in 2,3.")
    return tuple(int(word) for word in words)


def _option(text: str) -> tuple[str, bool | str]:
    name, given, value = text.partition("=")
    words: dict[str, bool | str] = {"true": True, "false": False, "": True if not given else ""}
    return name, words.get(value, value)
