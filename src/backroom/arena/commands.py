"""Commands of the arena: arena, balance."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

import backroom
from backroom.arena.contest import Contest
from backroom.arena.journal import SUFFIX, Journal
from backroom.arena.matches import Matches
from backroom.arena.plan import Entry, Plan
from backroom.arena.saying import Saying
from backroom.arena.sequential import Bar
from backroom.bots.registry import whole_name
from backroom.engine.errors import Refused, shown
from backroom.workers import Workers, hire
from backroom.workers.hiring import takes_workers

if TYPE_CHECKING:
    from backroom.arena.running import Run

STOPPED = 130
GAMES, BALANCE_GAMES = 200, 400
# Who has all seats where only the game is asked about.
EVERYBODY = "greedy"
MOST_GAMES = 1_000_000

Help = partial(argparse.RawDescriptionHelpFormatter, max_help_position=26, width=80)

ARENA_EXAMPLES = """examples:
  backroom arena bosses greedy,random         one greedy at a table of random
  backroom arena bosses boss,capo --seats 4 --at-least 1.2
  backroom arena gangster random,greedy,boss --games 300 --out tour.json
  backroom arena --continue tour.jsonl        after Ctrl-C, or for more --games
  backroom arena --ladder --out ladder.json   all levels, all games
  backroom arena bosses boss,capo --workers ray://10.0.0.5:10001
"""
BALANCE_EXAMPLES = """examples:
  backroom balance bosses
  backroom balance gangster --seats 4 --player soldier --games 1000
"""


def add_commands(subparsers: Any, takes_match: Callable[[argparse.ArgumentParser], None]) -> None:
    """Add the arena's commands to those of `backroom`; `takes_match` adds what a match takes."""
    made = subparsers.add_parser(
        "arena",
        help="let bots play against each other: who is stronger?",
        description="Let bots play against each other on all cores, and see who is stronger.\n"
        "Two: one of the first at a table of the second. More: ratings.",
        epilog=ARENA_EXAMPLES,
        formatter_class=Help,
    )
    made.add_argument("game", nargs="?", help="an installed game, or the folder of your own")
    made.add_argument("players", nargs="?", metavar="A,B…", help="bots by name; search:2000 too")
    _takes_run(made, GAMES)
    made.add_argument(
        "--at-least",
        type=float,
        metavar="X",
        help="two players: is it X times the fair share? (default: 1)",
    )
    made.add_argument("--reverse", action="store_true", help="two players: the other way too")
    made.add_argument(
        "--no-stop", action="store_true", help="play every match, even once it is decided"
    )
    made.add_argument(
        "--ladder", action="store_true", help="all levels of the bots, against each other"
    )
    made.add_argument("--games-list", metavar="G,G…", help="with --ladder: these games only")
    takes_match(made)
    made.set_defaults(run=run_arena)

    made = subparsers.add_parser(
        "balance",
        help="how fair, long and close is a game, and what wins it?",
        description="How fair, how long and how close is a game, and what helps to win it?",
        epilog=BALANCE_EXAMPLES,
        formatter_class=Help,
    )
    made.add_argument("game", nargs="?", help="an installed game, or the folder of your own")
    made.add_argument("--player", metavar="A", help=f"the bot on every seat (default: {EVERYBODY})")
    made.add_argument(
        "--all-deeds", action="store_true", help="every action compared, not just the extremes"
    )
    _takes_run(made, BALANCE_GAMES)
    takes_match(made)
    made.set_defaults(run=run_balance)


def _takes_run(made: argparse.ArgumentParser, games: int) -> None:
    made.add_argument(
        "--games", type=int, metavar="N", help=f"at most this many matches (default: {games})"
    )
    takes_workers(made)
    made.add_argument("--out", type=Path, metavar="FILE", help="figures and matches: .json, .csv")
    made.add_argument(
        "--no-times", action="store_true", help="write no times: equal matches, equal files"
    )
    made.add_argument("--plot", type=Path, metavar="FILE", help="a plot: .svg or .png")
    made.add_argument(
        "--continue", dest="go_on", type=Path, metavar="FILE", help="continue the run in FILE.jsonl"
    )


# ---------------------------------------------------------------------------- what is asked for


def run_arena(chosen: argparse.Namespace, console: Console) -> int:
    if chosen.go_on is not None:
        return _go_on(chosen, console)
    if chosen.ladder:
        return _run(_ladder_plan(chosen), chosen, console)
    return _run(_arena_plan(chosen), chosen, console)


def run_balance(chosen: argparse.Namespace, console: Console) -> int:
    if chosen.go_on is not None:
        return _go_on(chosen, console)
    everybody = EVERYBODY if chosen.player is None else chosen.player
    contest = _contest(chosen, (everybody,), counts=True)
    games = _games(chosen.games, BALANCE_GAMES)
    return _run(Plan("balance", (Entry(contest, games),)), chosen, console)


def _games(given: int | None, usual: int) -> int:
    games = usual if given is None else given
    if not 1 <= games <= MOST_GAMES:
        raise Refused(f"The number of games is from 1 to {MOST_GAMES:,}, not {shown(games)}.")
    return games


def _contest(
    chosen: argparse.Namespace, players: tuple[str, ...], *, counts: bool = False
) -> Contest:
    if chosen.game is None:
        raise Refused("Which game? See: backroom games")
    game = backroom.game(Path(chosen.game) if Path(chosen.game).is_dir() else chosen.game)
    named = str(game.folder) if Path(chosen.game).is_dir() else game.name
    return Contest(
        game=named,
        seats=min(game.seats) if chosen.seats is None else chosen.seats,
        players=tuple(map(whole_name, players)),
        design="table" if len(players) == 2 else "circle",
        seed=chosen.seed or 0,
        options=dict(chosen.option),
        edition=chosen.edition,
        box=str(Path(chosen.box).absolute()) if chosen.box else None,
        counts=counts,
    )


def _arena_plan(chosen: argparse.Namespace) -> Plan:
    if chosen.games_list is not None:
        raise Refused("--games-list goes with --ladder.")
    if chosen.game is not None and chosen.players is None:
        raise Refused(
            "Which players? Two or more by name, as in: backroom arena GAME greedy,random"
        )
    names = _names_in(chosen.players or "")
    contest = _contest(chosen, names)
    if len(names) < 2:
        raise Refused("Name at least two players.")
    contest.check()
    games = contest.whole_rounds(_games(chosen.games, GAMES))
    if len(names) > 2:
        if chosen.reverse or chosen.at_least is not None:
            raise Refused("--reverse and --at-least are for two players.")
        return Plan("arena", (Entry(contest, games),), to_the_end=chosen.no_stop)
    times = 1.0 if chosen.at_least is None else chosen.at_least
    reach = times * contest.fair_share
    if not 0 < reach < 1:
        most = f"{contest.seats} seats have at most {contest.seats} times the fair share"
        raise Refused(f"--at-least is more than 0 and less than {contest.seats}: {most}.")
    bar = Bar(reach, reach)
    entries = [Entry(contest, games, bar)]
    if chosen.reverse:
        other_way = _contest(chosen, names[::-1])
        entries.append(Entry(other_way, games, bar))
    return Plan("arena", tuple(entries), to_the_end=chosen.no_stop)


def _names_in(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _ladder_plan(chosen: argparse.Namespace) -> Plan:
    from backroom.arena.ladder import ladder

    given = (chosen.game, chosen.players, chosen.games, chosen.at_least, *_of_a_match(chosen))
    if any(value is not None for value in given) or chosen.option or chosen.reverse:
        raise Refused("--ladder decides what is played: only --games-list goes with it.")
    if chosen.no_times:
        raise Refused("--ladder tells the times that players take.")
    if chosen.out is not None and chosen.out.suffix != ".json":
        raise Refused("The ladder is written as .json, and as .md beside it.")
    only = () if chosen.games_list is None else _names_in(chosen.games_list)
    return ladder(only, to_the_end=chosen.no_stop)


def _of_a_match(chosen: argparse.Namespace) -> tuple[Any, ...]:
    return chosen.seats, chosen.edition, chosen.box, chosen.seed


# ---------------------------------------------------------------------------- playing it


def _run(plan: Plan, chosen: argparse.Namespace, console: Console) -> int:
    from backroom.arena.exporting import check_out

    out, drawn = (str(path.absolute()) if path else None for path in (chosen.out, chosen.plot))
    plan = replace(plan, out=out, plot=drawn, times=not chosen.no_times)
    plan.check()
    hired = hire(chosen.workers)
    check_out(chosen.out, chosen.plot, with_page=plan.kind == "ladder")
    say = Saying(chosen.language)
    with contextlib.ExitStack() as stack:
        workers = stack.enter_context(hired)
        # Before a file is begun: there may be nobody who can play.
        workers.prepare(Matches(plan.entries[0].contest))
        journal = None
        if chosen.out is not None:
            begun = Journal.begun(chosen.out.with_suffix(SUFFIX), plan.saved())
            journal = stack.enter_context(begun)
        games = plan.entries[0].games
        if plan.kind == "arena" and games != (chosen.games or GAMES):
            console.print(say("rounded-up", matches=games))
        return _play(plan, journal, workers, console, say, _all_deeds(chosen))


def _all_deeds(chosen: argparse.Namespace) -> bool:
    return bool(getattr(chosen, "all_deeds", False))


def _go_on(chosen: argparse.Namespace, console: Console) -> int:
    from backroom.arena.exporting import check_out

    named = (getattr(chosen, name, None) for name in ("games_list", "player"))
    given = (chosen.game, chosen.out, *named, *_of_a_match(chosen))
    asked = (getattr(chosen, name, None) for name in ("ladder", "at_least", "reverse"))
    if any(value is not None for value in given) or any(asked) or chosen.option:
        raise Refused("--continue FILE stands alone: the file says what is played.")
    hired = hire(chosen.workers)
    with Journal.opened(chosen.go_on) as journal:
        plan = _plan_of(journal)
        if getattr(chosen, "no_stop", False):
            plan = replace(plan, to_the_end=True)
        if chosen.plot is not None:
            plan = replace(plan, plot=str(chosen.plot.absolute()))
        files = (Path(path) if path else None for path in (plan.out, plan.plot))
        check_out(*files, with_page=plan.kind == "ladder")
        if chosen.games is not None:
            plan = _longer(plan, _games(chosen.games, GAMES))
        if chosen.no_times:
            plan = replace(plan, times=False)
        say = Saying(chosen.language)
        with hired as workers:
            return _play(plan, journal, workers, console, say, _all_deeds(chosen))


def _plan_of(journal: Journal) -> Plan:
    """The plan of a run; its figures are written beside its journal, wherever that is."""
    plan = Plan.restored(journal.head)
    plan.check()
    for place, finished in journal.finished.items():
        contest = plan.entries[place].contest if place in range(len(plan.entries)) else None
        if contest is None or not all(result.is_of(contest) for result in finished.values()):
            raise Refused(f"{journal.path} holds no matches of the arena.")
    out = _beside(journal, plan.out or "")
    # Where the run was copied or moved, the plot of the first one stays as it is.
    drawn = plan.plot and (plan.plot if out == plan.out else _beside(journal, plan.plot))
    return replace(plan, out=out, plot=drawn)


def _beside(journal: Journal, path: str) -> str:
    return str(journal.path.absolute().with_suffix(Path(path).suffix))


def _longer(plan: Plan, games: int) -> Plan:
    if plan.kind == "ladder":
        raise Refused("--ladder decides how many games are played.")
    entries = tuple(
        Entry(entry.contest, entry.contest.whole_rounds(games), entry.bar) for entry in plan.entries
    )
    return replace(plan, entries=entries)


def _play(
    plan: Plan,
    journal: Journal | None,
    workers: Workers,
    console: Console,
    say: Saying,
    all_deeds: bool,
) -> int:
    from backroom.arena.rungs import Rungs
    from backroom.arena.running import run

    rungs = Rungs(plan, console, say) if plan.kind == "ladder" else None
    made = run(plan, journal, workers, console, say, rungs.ended if rungs else lambda played: None)
    # Before anything is told: whoever listens may have gone (`| head`).
    written = [] if made.interrupted else _write_all(made, journal, workers.count, say)
    if made.interrupted:
        console.print(say("stopped", matches=made.matches))
    if rungs is None:
        _tell(made, console, say, all_deeds)
    elif not made.interrupted:
        rungs.told(made.played)
    if made.interrupted:
        file = _near(journal.path) if journal else None
        console.print(say("go-on", file=file) if file else say("go-on-not"), soft_wrap=True)
        return STOPPED
    if written:
        files = ", ".join(_near(path) for path in written)
        console.print(say("written", files=files), soft_wrap=True)
    return 0


def _tell(made: Run, console: Console, say: Saying, all_deeds: bool) -> None:
    from backroom.arena.figures import figures
    from backroom.arena.report import Report

    report = Report(console, say)
    for place, played in enumerate(part for part in made.played if part.results):
        if place:
            console.print()
        contest, found = played.entry.contest, figures(played)
        if "standings" in found:
            report.in_circle(contest, found)
        elif "one" in found:
            report.at_table(contest, found)
        else:
            report.balance(contest, found, contest.found().say(say.language), all_deeds)


def _write_all(made: Run, journal: Journal | None, workers: int, say: Saying) -> list[Path]:
    """The files; where they could be written before the run and cannot now, one sentence."""
    try:
        return _write(made, journal, workers, say)
    except OSError as problem:
        kept = f"; the matches are in {_near(journal.path)}" if journal else ""
        raise Refused(f"The figures cannot be written ({problem.strerror}){kept}.") from None


def _write(made: Run, journal: Journal | None, workers: int, say: Saying) -> list[Path]:
    from backroom.arena.exporting import PAGE, export, plot, write_indented
    from backroom.arena.ladder import page, summary

    plan, written = made.plan, []
    if plan.out is not None and plan.kind == "ladder":
        assert journal is not None
        told = summary(made.played, journal.seconds / 60, workers)
        out, beside = Path(plan.out), Path(plan.out).with_suffix(PAGE)
        write_indented(told, out)
        beside.write_text(page(told, plan), encoding="utf-8")
        # It cannot be made longer, and its matches can be played again.
        journal.remove()
        written += [out, beside]
    elif plan.out is not None:
        export(made, Path(plan.out))
        written.append(Path(plan.out))
    if plan.plot is not None:
        circle = len(plan.entries[0].contest.players) > 2
        axis = say("column-rating") if circle else f"{say('column-won')}, %"
        tables = {(entry.contest.found().name, entry.contest.seats) for entry in plan.entries}
        game, seats = next(iter(tables))
        title = say("plot-title", game=game, seats=seats) if len(tables) == 1 else ""
        plot(made.played, Path(plan.plot), axis, title)
        written.append(Path(plan.plot))
    return written


def _near(path: Path) -> str:
    """A path as people would type it here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
