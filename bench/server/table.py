"""The figures of the runs as a table for people, put into a page between two marks."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

ROWS = {
    "moves_per_second": "moves a second",
    "p50_ms": "command to last screen, median, ms",
    "p99_ms": "the same, 99 of 100, ms",
    "max_ms": "the same, slowest, ms",
    "server_cpu_ms_per_move": "CPU of the server for a move, ms",
    "generator_cpu": "cores the generator takes",
    "generator_late_ms": "it is late by, 99 of 100, ms",
    "resident_mb": "memory of the server before, MB",
    "resident_under_load_mb": "memory of the server under load, MB",
    "kb_per_socket": "of which for each socket with its table, kB",
}


def table(rounds: list[dict[str, Any]], words: str) -> str:
    """The medians of the rounds."""
    names = [name for name in ("backroom", "boardgame_io") if name in rounds[0]]
    heads = [{"backroom": "Backroom", "boardgame_io": "boardgame.io"}[name] for name in names]
    lines = ["| | " + " | ".join(heads) + " |", "|---" * (len(names) + 1) + "|"]
    for key, says in ROWS.items():
        cells = [_median(rounds, name, key) for name in names]
        lines.append(f"| {says} | " + " | ".join(cells) + " |")
    busy = median(entry["load_average"] for entry in rounds)
    lines += ["", f"`{words}`, medians of {len(rounds)}; load average of the machine {busy:g}."]
    return "\n".join(lines)


def beside(rounds: list[dict[str, Any]]) -> str:
    """Moves with and without people who ask for hints, round by round, and the medians."""
    told = [entry["backroom"]["asking"] for entry in rounds]
    people, hints = told[0]["people"], sum(one["hints"] for one in told)
    lines = [
        f"99 of 100 moves, ms, with {people} people asking for hints ({hints} answered):",
        "| round | without | with |",
        "|---|--:|--:|",
    ]
    rows = [(one["without"]["p99_ms"], one["with"]["p99_ms"]) for one in told]
    lines += [f"| {n} | {out:g} | {asked:g} |" for n, (out, asked) in enumerate(rows, 1)]
    out, asked = (median(row[place] for row in rows) for place in (0, 1))
    lines.append(f"| median | {out:g} | {asked:g} |")
    lines += ["", "| answers to | hints | median, ms | slowest, ms |", "|---|--:|--:|--:|"]
    for game in told[0]["answers"]:
        found = [one["answers"][game] for one in told if game in one["answers"]]
        count, slowest = sum(one["hints"] for one in found), max(one["max_ms"] for one in found)
        middle = median(one["p50_ms"] for one in found)
        lines.append(f"| {game} | {count} | {middle:g} | {slowest:g} |")
    return "\n".join(lines)


def _median(rounds: list[dict[str, Any]], name: str, key: str) -> str:
    found = [entry[name][key] for entry in rounds if key in entry[name]]
    return f"{median(found):g}" if found else "–"


def put_into(page: Path, text: str, what: str = "load") -> None:
    begin, end = f"<!-- {what}: begin -->", f"<!-- {what}: end -->"
    before, rest = page.read_text(encoding="utf-8").split(begin)
    _, after = rest.split(end)
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
