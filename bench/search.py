"""The search, side by side with OpenSpiel's C++ `MCTSBot`: `python -m bench.search`.

Connect four, uniform rollouts, one thread each. First simulations a second, measured in turn by
the processor's time; then a match at equal time per move, each in a process of its own; then how
well budgets of time hold. JSON beside it in build/search.json.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from backroom.bots import Budget, Searcher, knowledge
from bench.__main__ import machine
from bench.house import CONNECT_FOUR, found, measured_games, seats_and_options

OUTPUT = Path("build/search.json")
COLUMNS = "abcdefg"
# Its usual exploration constant, for values from −1 to 1.
UCT_C = 2.0
SIMULATIONS = 20_000
# More than it can make of a budget; it remembers as many as it made.
PEER_MEMORY_MB = 1000


class Pace:
    """How many simulations fit a time: by how fast they were as far into a game before."""

    def __init__(self, rate: float, milliseconds: float):
        self.first = rate
        self.milliseconds = milliseconds
        self.rates: dict[int, float] = {}

    def simulations(self, drops: int) -> int:
        return max(16, int(self.rates.get(drops, self.first) * self.milliseconds / 1000))

    def took(self, drops: int, simulations: int, seconds: float) -> None:
        rate = simulations / max(seconds, 1e-6)
        self.rates[drops] = 0.5 * (self.rates.get(drops, rate) + rate)


# ---------------------------------------------------------------------------- the peer


def peer_bot(simulations: int, seed: int) -> Any:
    import pyspiel

    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return game, pyspiel.MCTSBot(
        game, evaluator, UCT_C, simulations, PEER_MEMORY_MB, False, seed, False
    )


def peer_speed(seconds: float) -> float:
    """Simulations a second of CPU time, from the empty board."""
    game, bot = peer_bot(SIMULATIONS, seed=7)
    state = game.new_initial_state()
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        bot.mcts_search(state)
        done += SIMULATIONS
    return done / spent


def house_speed(seconds: float) -> float:
    match = found(CONNECT_FOUR).deal(seats=2, seed=1)
    searcher = Searcher("search", Budget(simulations=SIMULATIONS))
    searcher.prepare(match.game)
    known = knowledge(match, 0, seed=7)
    searcher.explain(known)
    done = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < seconds:
        searcher.explain(known)
        done += SIMULATIONS
    return done / spent


def side_by_side(rounds: int, seconds: float) -> dict[str, Any]:
    rows = []
    for _ in range(rounds):
        ours = house_speed(seconds)
        rows.append({"backroom": ours, "openspiel": peer_speed(seconds)})
    times = [row["backroom"] / row["openspiel"] for row in rows]
    return {
        "rounds": rows,
        "backroom": statistics.median(row["backroom"] for row in rows),
        "openspiel": statistics.median(row["openspiel"] for row in rows),
        "times": statistics.median(times),
    }


# ---------------------------------------------------------------------------- the match


def peer_plays(milliseconds: float) -> None:
    """The peer as a process: reads the columns played so far, answers with its own.

    It counts simulations only, so as many are asked for as fit the time.
    """
    import pyspiel

    game = pyspiel.load_game("connect_four")
    pace = Pace(peer_speed(0.3), milliseconds)
    for number, line in enumerate(sys.stdin):
        state = game.new_initial_state()
        for column in line.strip():
            state.apply_action(COLUMNS.index(column))
        simulations = pace.simulations(len(line))
        _, bot = peer_bot(simulations, seed=number + 1)
        began = time.process_time()
        action = bot.step(state)
        spent = time.process_time() - began
        pace.took(len(line), simulations, spent)
        print(COLUMNS[action], simulations, spent, flush=True)


def one_game(peer: Any, begins: int, pace: Pace, seed: int) -> dict[str, Any]:
    """One game; two random drops first, so that no two are the same. Time by the processor."""
    match = found(CONNECT_FOUR).deal(seats=2, seed=1)
    dice = random.Random(seed // 2)
    played = ""
    spent = {"backroom": 0.0, "openspiel": 0.0}
    moves = {"backroom": 0, "openspiel": 0}
    while asked := match.to_act:
        seat = asked[0]
        if len(played) < 2:
            column = dice.choice(COLUMNS)
        elif seat == begins:
            simulations = pace.simulations(len(played))
            searcher = Searcher("search", Budget(simulations=simulations))
            began = time.thread_time()
            told = searcher.explain(knowledge(match, seat, seed=seed * 64 + len(played)))
            now = time.thread_time() - began
            pace.took(len(played), simulations, now)
            column = told.best.action.split()[1]
            spent["backroom"] += now
            moves["backroom"] += 1
        else:
            peer.stdin.write(played + "\n")
            peer.stdin.flush()
            column, _, now = peer.stdout.readline().split()
            spent["openspiel"] += float(now)
            moves["openspiel"] += 1
        match.play(seat, f"drop {column}")
        played += column
    # A draw leaves both in first place.
    score = 0.5 if len(match.winners) == 2 else float(begins in match.winners)
    return {"score": score, "spent": spent, "moves": moves, "drops": played}


def play_match(games: int, milliseconds: float) -> dict[str, Any]:
    """Pairs of games from the same two drops, seats changed."""
    pace = Pace(house_speed(0.3), milliseconds)
    command = [sys.executable, "-m", "bench.search", "--peer", str(milliseconds)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as peer:
        rows = [one_game(peer, number % 2, pace, number) for number in range(games)]
        assert peer.stdin is not None
        peer.stdin.close()
    scores = [row["score"] for row in rows]
    mean = statistics.fmean(scores)
    error = statistics.stdev(scores) / math.sqrt(games) if games > 1 else 1.0
    thought = {
        name: 1000
        * sum(row["spent"][name] for row in rows)
        / sum(row["moves"][name] for row in rows)
        for name in ("backroom", "openspiel")
    }
    return {
        "games": games,
        "score": mean,
        "interval": [mean - 1.96 * error, mean + 1.96 * error],
        "milliseconds_a_move": thought,
        "rows": rows,
    }


# ---------------------------------------------------------------------------- budgets


def budgets(names: list[str], milliseconds: float, moves: int) -> dict[str, Any]:
    """Wall time that searches with a time budget take."""
    told = {}
    for name in names:
        game = found(name)
        seats, options = seats_and_options(game)
        searcher = Searcher("search", Budget(seconds=milliseconds / 1000))
        searcher.prepare(game)
        dice = random.Random(1)
        match = game.deal(seats=seats, seed=1, options=options)
        taken: list[float] = []
        made = 0
        while len(taken) < moves:
            asked = match.to_act
            if not asked:
                match = game.deal(seats=seats, seed=2 + len(taken), options=options)
                continue
            seat = asked[0]
            if len(match.legal(seat)) > 1:
                explained = searcher.explain(knowledge(match, seat, seed=len(taken)))
                taken.append(1000 * explained.seconds)
                made += explained.simulations
            match.play(seat, dice.choice(match.legal(seat)))
        told[game.name] = {
            "median_ms": statistics.median(taken),
            "longest_ms": max(taken),
            "simulations_a_second": 1000 * made / sum(taken),
        }
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each figure")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="of the match")
    parser.add_argument("--ms", type=float, default=20.0, metavar="MS", help="for each move")
    parser.add_argument("--moves", type=int, default=40, metavar="N", help="for each budget")
    parser.add_argument("--peer", type=float, metavar="MS", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.peer:
        peer_plays(chosen.peer)
        return 0
    if min(chosen.rounds, chosen.games, chosen.moves) < 1 or min(chosen.seconds, chosen.ms) <= 0:
        print("Rounds, games, moves and times are more than nothing.", file=sys.stderr)
        return 2
    told: dict[str, Any] = {"machine": machine()}
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{told['machine']['processor']}, {told['machine']['cores']} cores{load}")
    told["speed"] = speed = side_by_side(chosen.rounds, chosen.seconds)
    print(
        f"connect four, uniform rollouts, one thread: Backroom {speed['backroom']:,.0f} "
        f"simulations/s, OpenSpiel {speed['openspiel']:,.0f}: {speed['times']:.1f} times as many",
        flush=True,
    )
    told["match"] = match = play_match(chosen.games, chosen.ms)
    low, high = match["interval"]
    print(
        f"match of {chosen.games} games at {chosen.ms:.0f} ms a move (really "
        f"{match['milliseconds_a_move']['backroom']:.1f} and "
        f"{match['milliseconds_a_move']['openspiel']:.1f}): score {match['score']:.3f} "
        f"({low:.3f} to {high:.3f})",
        flush=True,
    )
    told["budgets"] = budgets(measured_games(), 100.0, chosen.moves)
    for name, row in told["budgets"].items():
        print(
            f"{name}: 100 ms are {row['median_ms']:.1f} in the median, {row['longest_ms']:.1f} at "
            f"most; {row['simulations_a_second']:,.0f} simulations/s"
        )
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(json.dumps(told, indent=2) + "\n")
    print(f"All figures: {OUTPUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
