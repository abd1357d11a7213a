"""The command line. Bad input gets one sentence and exit code 2."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import backroom
from backroom.arena.commands import add_commands as add_arena
from backroom.engine.errors import Refused
from backroom.engine.game import Game
from backroom.engine.match import Match
from backroom.engine.matchfile import resume, verify
from backroom.engine.texts import LANGUAGES, Missing
from backroom.report.commands import add_command as add_report
from backroom.server.commands import add_commands
from backroom.train.commands import add_commands as add_train
from backroom.workers.hiring import takes_workers

if TYPE_CHECKING:
    from backroom.bots import Player

BAD_INPUT = 2
STOPPED = 130


class Help(argparse.RawDescriptionHelpFormatter):
    """Help for a screen of 80 columns, examples as they are written."""

    def __init__(self, prog: str):
        super().__init__(prog, max_help_position=26, width=80)


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
        raise Refused(f"{path} is not a text file.") from None


def _found(name: str) -> Game:
    return backroom.game(Path(name) if Path(name).is_dir() else name)


def _open_folder(name: str | None) -> None:
    """Load a game from its folder, so that records can refer to it by name."""
    if name and Path(name).is_dir():
        _found(name)


# ---------------------------------------------------------------------------- commands


def games(chosen: argparse.Namespace, console: Console) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in backroom.game_names():
        game = backroom.game(name)
        say = game.say(chosen.language)
        seats = (
            f"{min(game.seats)}–{max(game.seats)}" if len(game.seats) > 1 else f"{game.seats[0]}"
        )
        table.add_row(Text(name, "bold"), seats, Text(say("game-name"), "bold"))
        table.add_row("", "", Text(say("game-idea")))
        for option in game.options.options:
            told = say(f"option-{option}")
            table.add_row("", "", Text(f"--option {option}: {told}", "dim"))
    console.print(table)


def play(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.terminal import Sitting

    match = _continued(chosen) if chosen.go_on else _begun(chosen, console)
    players = _players(chosen.players, match.seats)
    with contextlib.suppress(EOFError):
        Sitting(match, players, chosen.language, console, chosen.seed).run()


def learn(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.engine.lesson import lesson, lessons
    from backroom.learning import Learning

    game = _found(chosen.game)
    say = game.say(chosen.language)
    offered = lessons(game)
    if not offered:
        raise Refused(say("learn-none", game=game.name))
    if chosen.list:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for one in offered.values():
            table.add_row(Text(one.name, "bold"), Text(say(one.key)))
        console.print(table)
        return
    wanted = lesson(game, chosen.lesson) if chosen.lesson else next(iter(offered.values()))
    console.print(f"[dim]{game.name}: getting the rules ready …[/dim]")
    with contextlib.suppress(EOFError):
        if Learning(wanted, chosen.language, console).run():
            _first_game(game, chosen.language, console)


def _first_game(game: Game, language: str, console: Console) -> None:
    """After a lesson: a table against lookouts, where `hint` helps."""
    from backroom.learning import QUIT, first_table
    from backroom.terminal import Sitting

    if console.input(game.say(language)("learn-play") + " ").strip() in QUIT:
        return
    players = first_table(game)
    Sitting(game.deal(len(players)), players, language, console).run()


def _continued(chosen: argparse.Namespace) -> Match:
    _open_folder(chosen.game)
    match = resume(_text_of(Path(chosen.go_on)), Path(chosen.box) if chosen.box else None)
    told = (match.game, match.seats, match.options, match.rules)
    _players(chosen.players, match.seats, lambda one: one.check(*told))
    return match


def _begun(chosen: argparse.Namespace, console: Console) -> Match:
    game = _found(chosen.game)
    seats = min(game.seats) if chosen.seats is None else chosen.seats
    # All that can be refused is refused before the rules are compiled.
    game.check_seats(seats)
    options = game.options.settle(dict(chosen.option), seats)
    edition = Path(chosen.box) if chosen.box else chosen.edition
    game.edition(edition)
    _players(chosen.players, seats, lambda one: one.check(game, seats, options))
    console.print(f"[dim]{game.name}: getting the rules ready …[/dim]")
    return game.deal(seats, chosen.seed, dict(chosen.option), edition)


def _players(
    given: str | None, seats: int, check: Callable[[Player], None] = lambda one: None
) -> list[str]:
    """Who has the seats; refused where one is unknown, or refused by `check`."""
    from backroom.bots import player
    from backroom.terminal import RANDOM, YOU

    players = given.split(",") if given else [YOU] + [RANDOM] * (seats - 1)
    if len(players) != seats:
        raise Refused(f"{seats} seats need {seats} players, not {len(players)}.")
    for name in players:
        if name != YOU:
            check(player(name))
    return players


def show_replay(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.replaying import Replay, keyboard
    from backroom.saved import Seen, opened

    _open_folder(chosen.game)
    moments = opened(_text_of(Path(chosen.file)), Path(chosen.box) if chosen.box else None)
    told = Replay(moments, chosen.language, console)
    if isinstance(moments, Seen):
        told.check()
    if chosen.brief or not (console.is_terminal and sys.stdin.isatty()):
        told.tell(chosen.brief)
        return
    with keyboard() as key:
        told.walk(key)


def show_verify(chosen: argparse.Namespace, console: Console) -> None:
    _open_folder(chosen.game)
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
    from backroom.simulating import simulate as run

    run(_found(chosen.game), chosen, console)


def new_game(chosen: argparse.Namespace, console: Console) -> None:
    from backroom.new_game import make

    folder = make(chosen.name, Path(chosen.folder))
    console.print(f"Made {folder}, a small game that works. Make it yours:")
    for line in (
        f"{folder}/rules.py: the rules, beside boxes/, texts/ and rulebook/",
        f"backroom play {folder}",
        f"python -m backroom.engine.conformance {folder}",
    ):
        console.print(f"  {line}", soft_wrap=True)


# ---------------------------------------------------------------------------- the parser


def examples(*lines: str) -> str:
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


def parser() -> Parser:
    top = Parser(
        prog="backroom",
        formatter_class=Help,
        description="A table for the gangster board games of Chicago.\n"
        "Without a command: the table in the browser.",
        epilog=examples(
            "backroom                     sit down in the browser",
            "backroom games               what there is to play",
            "backroom learn bosses        learn a game by playing it",
            "backroom play bosses         play here, against random players",
            "backroom COMMAND --help      more about a command, with examples",
        ),
    )
    top.add_argument("--version", action="version", version=f"backroom {backroom.__version__}")
    top.add_argument(
        "--language",
        choices=LANGUAGES,
        default=_language(),
        help="language of all texts (default: yours, %(default)s)",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: Any, about: str, *shown: str) -> argparse.ArgumentParser:
        sentence = f"{about[:1].upper()}{about[1:]}."
        made = commands.add_parser(
            name, help=about, description=sentence, epilog=examples(*shown), formatter_class=Help
        )
        made.set_defaults(run=run)
        return made

    def takes_game(made: argparse.ArgumentParser) -> None:
        made.add_argument("game", help="an installed game, or the folder of your own")

    def takes_match(made: argparse.ArgumentParser) -> None:
        made.add_argument(
            "--seats", type=int, metavar="N", help="how many players (default: the fewest)"
        )
        made.add_argument(
            "--option",
            type=_option,
            action="append",
            default=[],
            metavar="NAME[=VALUE]",
            help="an option of the game; backroom games lists them",
        )
        made.add_argument("--edition", metavar="NAME", help="an edition of the game")
        made.add_argument("--box", metavar="FILE", help="a box file of your own")
        made.add_argument(
            "--seed", type=int, metavar="N", help="seed for all chance, to repeat a match"
        )

    def takes_record(made: argparse.ArgumentParser) -> None:
        made.add_argument("file", help="a record, as the server and `save` write them")
        made.add_argument("--box", metavar="FILE", help="the box file it was played with")
        made.add_argument("--game", metavar="FOLDER", help="the folder of a game of your own")

    command("games", games, "list the games, and their options", "backroom games")
    made = command(
        "play",
        play,
        "play in the terminal",
        "backroom play                              bosses, you against a random player",
        "backroom play gangster --seats 4",
        "backroom play bosses --players you,you,random --seats 3",
        "backroom play gangster --players you,boss",
        "backroom play bosses --option tied_gangs_vanish",
        "backroom play examples/connect_four        a game in a folder",
        "backroom play --continue mine.txt          after `save mine.txt`",
    )
    made.add_argument("game", nargs="?", default="bosses", help="a game, or the folder of one")
    made.add_argument("--players", metavar="P,P…", help="you, or random to boss, for each seat")
    made.add_argument("--continue", dest="go_on", metavar="FILE", help="resume a saved match")
    takes_match(made)
    made = command(
        "learn",
        learn,
        "learn a game by playing, step by step",
        "backroom learn bosses                      your first five minutes",
        "backroom learn bosses --list               all lessons of the game",
    )
    made.add_argument("game", nargs="?", default="bosses", help="a game, or the folder of one")
    made.add_argument("lesson", nargs="?", help="a lesson by its name (default: the first)")
    made.add_argument("--list", action="store_true", help="list the lessons")
    made = command(
        "replay",
        show_replay,
        "step through a record; when piped, print all of it",
        "backroom replay match.txt                  keys: n p f l q and arrows",
        "backroom replay match.txt --brief          what happened, and the last board",
        "backroom replay match.txt | less",
    )
    takes_record(made)
    made.add_argument("--brief", action="store_true", help="what happened, and the last board only")
    made = command(
        "verify",
        show_verify,
        "recompute every outcome of a record from its secret",
        "backroom verify match.txt",
        "backroom verify match.txt --verbose",
    )
    takes_record(made)
    made.add_argument("--verbose", action="store_true", help="show every outcome")
    made = command(
        "perft",
        perft,
        "count the ways a match can continue, line by line",
        "backroom perft bosses --depth 4",
        "backroom perft bosses --after '* open left red1; * open right blue1'",
    )
    takes_game(made)
    made.add_argument("--depth", type=int, default=3, metavar="N", help="lines (default: 3)")
    made.add_argument(
        "--after", default="", metavar="LINES", help="lines to play first, separated by ;"
    )
    takes_match(made)
    made = command(
        "simulate",
        simulate,
        "play many random games on all cores",
        "backroom simulate bosses --games 100000 --seats 4",
        "backroom simulate gangster --seed 7 --threads 1",
        "backroom simulate bosses --games 1000000 --workers ray://10.0.0.5:10001",
    )
    takes_game(made)
    made.add_argument(
        "--games", type=int, default=1000, metavar="N", help="how many (default: 1000)"
    )
    made.add_argument("--threads", type=int, metavar="N", help="threads (default: one per core)")
    takes_workers(made)
    takes_match(made)
    made = command(
        "new-game",
        new_game,
        "make a folder with a small game as a start for your own",
        "backroom new-game river                    makes ./river",
        "backroom new-game river ~/games            makes ~/games/river",
        "backroom play river",
    )
    made.add_argument("name", help="lower-case letters, digits and _")
    made.add_argument("folder", nargs="?", default=".", help="where (default: here)")
    add_report(command, takes_record, _text_of)
    add_arena(commands, takes_match)
    add_train(commands)
    add_commands(commands)
    return top


def _never_fail_to_encode() -> None:
    """Print `?` for characters that standard output cannot encode, as in a pipe on Windows."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def main(words: Sequence[str] | None = None) -> None:
    _never_fail_to_encode()
    console = Console(highlight=False)
    try:
        given = sys.argv[1:] if words is None else list(words)
        chosen = parser().parse_args(given or ["serve", "--open-browser"])
        if not hasattr(chosen, "run"):
            raise Refused("A command is missing. See: backroom --help")
        status = chosen.run(chosen, console)
        if status:
            sys.exit(status)
    except (Refused, Missing) as refused:
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
