"""`python -m bench.report`: how long reports take, in CPU time of one core for 100 decisions.

The decisions are those of a match of `greedy` players, with as many seats as the game has; as many
as `--most` of them are judged, spread over the match.
"""

from __future__ import annotations

import argparse
import time

import backroom
from backroom.bots.registry import parsed
from backroom.report.analysis import DEPTH, Judge, Moments, simulations_of


def played(name: str) -> backroom.Match:
    game = backroom.game(name)
    match = game.deal(seats=max(game.seats), seed=1)
    greedy = backroom.player("greedy")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, greedy.choose(backroom.knowledge(match, seat, seed=len(match.lines))))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description="How long reports take.")
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--most", type=int, default=60, help="decisions judged of each game")
    chosen = parser.parse_args()
    print("| game | decisions of a match | simulations a search | CPU s for 100 decisions |")
    print("|---|---|---|---|")
    for name in backroom.game_names():
        match = played(name)
        moments, count = Moments(match), simulations_of(match, chosen.depth)
        searcher = parsed(f"search:{count}")
        searcher.prepare(match.game)
        decisions = list(moments.decisions())
        some = decisions[:: max(1, len(decisions) // chosen.most)]
        judge = Judge(searcher, moments, "", 0)
        began = time.process_time()
        for decision in some:
            judge.point(decision, moments.before(decision.place), False, False)
        taken = 100 * (time.process_time() - began) / len(some)
        print(f"| {name} | {len(decisions)} | {count:,} | {taken:.1f} |", flush=True)


if __name__ == "__main__":
    main()
