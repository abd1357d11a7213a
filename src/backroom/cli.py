"""The command line. Bad input gets one sentence and exit code 2."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import backroom
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.records import replay, resume, verify
from backroom.engine.texts import LANGUAGES
from backroom.server.commands import add_commands

BAD_INPUT = 2
STOPPED = 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where help is."""

    def error(self, message: str) -> Any:
        raise Refused(f"{message[:1].upper()}{message[1:]}. See: {self.prog} --help")


def _language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


def _option(text: str) -> tuple[str, bool | str]:
    name, given, value = text.partition("=")
    words: dict[str, bool | str] = {"true": True, "false": False, "": True if not given else ""}
    return name, words.get(value, value)


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Refused(f"{path} cannot be read ({problem.strerror}).") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is no text.") from None


def _found(name: str) -> Game:
    return backroom.game(Path(name) if Path(name).is_dir() else name)


# ---------------------------------------------------------------------------- commands


def games(chosen: argparse.Namespace, console: Console) -> None:
    table = Table(box=None)
    for title in ("game", "players", "name"):
        table.add_column(title)
    for name in backroom.game_names():
        game = backroom.game(name)
        seats = (
            f"{min(game.seats)}–{max(game.seats)}" if len(game.seats) > 1 else f"{game.seats[0]}"
        )
        table.add_row(name, seats, game.say(chosen.language)("game-name"))
    console.print(table)


def play(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.terminal import Sitting

    match = _continued(chosen) if chosen.go_on else _begun(chosen, console)
    players = _players(chosen.players, match.seats)
    with contextlib.suppress(EOFError):
        Sitting(match, players, chosen.language, console, chosen.seed).run()


def _continued(chosen: argparse.Namespace) -> Match:
    match = resume(_text_of(Path(chosen.go_on)), Path(chosen.box) if chosen.box else None)
    _players(chosen.players, match.seats)
    return match


def _begun(chosen: argparse.Namespace, console: Console) -> Match:
    game = _found(chosen.game)
    seats = min(game.seats) if chosen.seats is None else chosen.seats
    # All that can be refused is refused before the rules are compiled.
    game.check_seats(seats)
    game.options.settle(dict(chosen.option), seats)
    edition = Path(chosen.box) if chosen.box else chosen.edition
    game.box(edition)
    _players(chosen.players, seats)
    console.print(f"[dim]{game.name}: getting the rules ready …[/dim]")
    return game.deal(seats, chosen.seed, dict(chosen.option), edition)


def _players(given: str | None, seats: int) -> list[str]:
    from backroom.terminal import PLAYERS, RANDOM, YOU

    players = given.split(",") if given else [YOU] + [RANDOM] * (seats - 1)
    if len(players) != seats:
        raise Refused(f"There are {seats} seats and {len(players)} players.")
    if unknown := [player for player in players if player not in PLAYERS]:
        raise Refused(f"There is no player “{unknown[0]}” (there is {', '.join(PLAYERS)}).")
    return players


def show_replay(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.terminal import draw_table

    match = replay(_text_of(Path(chosen.file)), Path(chosen.box) if chosen.box else None)
    say = match.game.say(chosen.language)
    names = [say.seat(seat) for seat in range(match.seats)]
    for event in match.events:
        console.print("  · " + say.event(event, names))
    console.print(draw_table(match, None, say, names))
    if match.over:
        scores = ", ".join(f"{n}: {s}" for n, s in zip(names, match.scores, strict=True))
        console.print(scores)


def show_verify(chosen: argparse.Namespace, console: Console) -> None:
    text = _text_of(Path(chosen.file))
    heard = console.print if chosen.verbose else None
    verdict = verify(text, Path(chosen.box) if chosen.box else None, heard)
    if not verdict.honest:
        raise Refused(verdict.sentence)
    console.print(verdict.sentence)


def perft(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.engine.perft import count

    game = _found(chosen.game)
    seats = min(game.seats) if chosen.seats is None else chosen.seats
    edition = Path(chosen.box) if chosen.box else chosen.edition
    match = game.deal(seats, None, dict(chosen.option), edition, chance="manual")
    match.play_lines(line.strip() for line in chosen.after.split(";") if line.strip())
    for depth in range(1, chosen.depth + 1):
        console.print(f"{depth} {count(match, depth)}")


def simulate(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.engine.simulate import simulate as run

    game = _found(chosen.game)
    seats = min(game.seats) if chosen.seats is None else chosen.seats
    if chosen.games < 1:
        raise Refused("At least one game is to be played.")
    result = run(game, seats, dict(chosen.option), chosen.games, chosen.seed or 0)
    console.print(
        f"{chosen.games} games, {result.decisions} decisions, "
        f"{result.decisions / chosen.games:.1f} a game; longest record: {result.longest} lines"
    )
    table = Table(box=None)
    for title in ("seat", "won or shared", "mean score"):
        table.add_column(title, justify="right")
    for seat in range(seats):
        won = f"{result.wins[seat] / chosen.games:.1%}"
        table.add_row(str(seat), won, f"{result.scores[seat] / chosen.games:.2f}")
    console.print(table)


# ---------------------------------------------------------------------------- the parser


def parser() -> Parser:
    top = Parser(
        prog="backroom",
        description="A table for the gangster board games of Chicago.",
        epilog="Without a command: the table in the browser. In the terminal: backroom play bosses",
    )
    top.add_argument("--version", action="version", version=f"backroom {backroom.__version__}")
    top.add_argument("--language", choices=LANGUAGES, default=_language(), help="of all texts")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: Any, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        return made

    def takes_match(made: argparse.ArgumentParser) -> None:
        made.add_argument("--seats", type=int, help="how many players (default: the fewest)")
        made.add_argument(
            "--option", type=_option, action="append", default=[], metavar="NAME[=VALUE]"
        )
        made.add_argument("--edition", help="an edition of the house")
        made.add_argument("--box", metavar="FILE", help="a box file of your own")
        made.add_argument("--seed", type=int, help="deal the same match again")

    command("games", games, "list the games")
    made = command("play", play, "play in the terminal")
    made.add_argument("game", nargs="?", default="bosses", help="a game, or the folder of one")
    made.add_argument("--players", metavar="P,P…", help="you or random for each seat")
    made.add_argument("--continue", dest="go_on", metavar="FILE", help="go on with a saved match")
    takes_match(made)
    made = command("replay", show_replay, "tell a record, and show where it ends")
    made.add_argument("file")
    made.add_argument("--box", metavar="FILE")
    made = command("verify", show_verify, "recompute every outcome of a record from its secret")
    made.add_argument("file")
    made.add_argument("--box", metavar="FILE")
    made.add_argument("--verbose", action="store_true", help="show every outcome")
    made = command("perft", perft, "count the sequences of record lines")
    made.add_argument("game")
    made.add_argument("--depth", type=int, default=3)
    made.add_argument("--after", default="", metavar="LINES", help="played first, separated by ;")
    takes_match(made)
    made = command("simulate", simulate, "play many random games on all cores")
    made.add_argument("game")
    made.add_argument("--games", type=int, default=1000)
    takes_match(made)
    add_commands(commands)
    return top


def main(words: Sequence[str] | None = None) -> None:
    console = Console(highlight=False)
    try:
        given = sys.argv[1:] if words is None else list(words)
        chosen = parser().parse_args(given or ["serve", "--open-browser"])
        if not hasattr(chosen, "run"):
            raise Refused("A command is missing. See: backroom --help")
        status = chosen.run(chosen, console)
        if status:
            sys.exit(status)
    except Refused as refused:
        print(refused, file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        print()
        sys.exit(STOPPED)
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is left to be told.
        sys.stderr.close()


if __name__ == "__main__":
    main()
