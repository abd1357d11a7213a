"""The report as one page of HTML that needs nothing else: no script, no font, no picture from
elsewhere. It reads well on a screen, to a screen reader and on paper."""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from backroom.engine.drawing import draw_table
from backroom.engine.match import Match
from backroom.report.analysis import Moments
from backroom.report.chart import chart
from backroom.report.form import Mistake, Report
from backroom.report.words import Words

COLUMNS = 100
STYLE = """
:root { color-scheme: light }
body { font: 16px/1.45 'Libre Franklin', system-ui, sans-serif; color: #21160c;
  background: #fbf5e8; max-width: 60rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 28px } h2 { font-size: 20px; border-bottom: 3px double #7c5410; margin-top: 2rem }
h3 { font-size: 16px; margin-bottom: .25rem }
table { border-collapse: collapse; width: 100%; font-size: 14px }
th, td { border-top: 1px solid #8f7547; padding: .25rem .5rem; text-align: right }
th:first-child, td:first-child, .word { text-align: left }
caption { text-align: left; font-weight: 700; padding: .5rem 0 }
.wide { overflow-x: auto } svg { width: 100%; height: auto; border: 1px solid #8f7547 }
.wide:focus-visible, summary:focus-visible { outline: 2px solid #261a10; outline-offset: 2px }
summary { cursor: pointer; padding: .5rem 0; font-weight: 700 }
pre { font: 12px/1.25 ui-monospace, monospace; background: #fffdf6; color: #21160c;
  border: 1px solid #8f7547; padding: .5rem; overflow-x: auto }
.better { font-weight: 700 } .quiet { color: #574430; font-size: 14px }
@media print { body { background: #fff; max-width: none; padding: 0 }
  section, li, tr { break-inside: avoid } svg, pre { print-color-adjust: exact }
  .wide { overflow: visible } th, td { padding: .1rem .25rem; font-size: 9pt }
  pre { font-size: 7.5pt; overflow: visible; white-space: pre-wrap }
  details::details-content { content-visibility: visible; display: block } }
"""
# Colours of a terminal that hold on the page's paper.
THEME = TerminalTheme(
    (255, 253, 246),
    (33, 22, 12),
    [
        *((33, 22, 12), (150, 20, 16), (18, 96, 60), (122, 82, 0)),
        *((26, 63, 160), (110, 60, 150), (14, 95, 110), (70, 60, 50)),
    ],
)
# What rich makes of dim letters on that paper, and what can be read there.
DIMMED, QUIET = "#908981", "#574430"


def page(
    report: Report, words: Words, names: Sequence[str] | None = None, match: Match | None = None
) -> str:
    """The whole page."""
    called = words.names(report.seats, names)
    title = words("report-title", game=words("game-name"))
    winners = [called[seat] for seat in report.winners]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(words('report-won', names=', '.join(winners), count=len(winners)))}</p>",
        f"<section><h2>{escape(words('report-chart'))}</h2>",
        chart(report, words, called),
        "</section>",
        _mistakes(report, words, called, match),
        _balance(report, words, called),
        _numbers(report, words, called),
        _points(report, words, called),
        _how(report, words),
    ]
    head = (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
    )
    return head + "\n".join(body) + "\n</main>\n</body>\n</html>\n"


def _mistakes(report: Report, words: Words, names: Sequence[str], match: Match | None) -> str:
    parts = [f"<h2>{escape(words('report-mistakes'))}</h2>"]
    moments = Moments(match) if match is not None else None
    for seat, found in enumerate(report.mistakes):
        if not found:
            parts.append(f"<p>{escape(words('report-mistakes-none', name=names[seat]))}</p>")
            continue
        parts.append(f"<h3>{escape(names[seat])}</h3>\n<ol>")
        parts += [f"<li>{_mistake(one, words, names, moments)}</li>" for one in found]
        parts.append("</ol>")
    return "\n".join(parts)


def _mistake(one: Mistake, words: Words, names: Sequence[str], moments: Moments | None) -> str:
    cost, error = words.points(one.cost), words.points(one.error)
    before, after = words.share(one.chance_better, 1), words.share(one.chance_played, 1)
    told = words("report-mistake-cost", cost=cost, error=error, before=before, after=after)
    played = words("report-mistake", line=one.line + 1, played=words.action(one.played))
    better = words("report-mistake-better", better=words.action(one.better))
    text = f"{escape(played)}<br><span class=better>{escape(better)}</span><br>{escape(told)}"
    if moments is None:
        return text
    summary = words("report-board", name=names[one.seat])
    board = _board(moments, one, words, names)
    return f"{text}<details><summary>{escape(summary)}</summary>{board}</details>"


def _board(moments: Moments, one: Mistake, words: Words, names: Sequence[str]) -> str:
    """The table at that moment, in the characters of the terminal."""
    at = moments.before(moments.numbers.index(one.line))
    console = Console(
        width=COLUMNS, record=True, file=io.StringIO(), force_terminal=True, color_system="standard"
    )
    console.print(draw_table(at, one.seat, words, names))
    text = console.export_html(theme=THEME, inline_styles=True, code_format="<pre>{code}</pre>")
    return text.replace(DIMMED, QUIET)


def _table(caption: str, columns: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A table; the first `words` columns hold words, the others figures."""

    def cell(place: int, text: str, tag: str) -> str:
        kind = ' class="word"' if place < words else ""
        return f"<{tag}{kind}>{escape(text)}</{tag.split(' ')[0]}>"

    heads = "".join(cell(place, name, 'th scope="col"') for place, name in enumerate(columns))
    lines = []
    for row in rows:
        first, *others = row
        cells = [cell(0, first, 'th scope="row"')]
        cells += [cell(place, text, "td") for place, text in enumerate(others, 1)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>\n<tbody>"
        + "\n".join(lines)
        + "</tbody></table></div>"
    )


def _balance(report: Report, words: Words, names: Sequence[str]) -> str:
    def of(part: float, error: float) -> str:
        return words(
            "report-figures", chance=words.points(part, sign=True), error=words.points(error)
        )

    rows = [
        (
            names[one.seat],
            words.points(one.start),
            of(one.own, one.own_error),
            of(one.others, one.others_error),
            of(one.luck, one.luck_error),
            words.points(one.rest, sign=True),
            words.points(one.end),
        )
        for one in report.balance
    ]
    keys = ("player", "start", "own", "others", "luck", "rest", "end")
    table = _table(words("report-balance"), [words(f"report-{key}") for key in keys], rows, 1)
    told = escape(words("report-balance-told"))
    return f"<section><h2>{escape(words('report-balance'))}</h2><p>{told}</p>{table}</section>"


def _numbers(report: Report, words: Words, names: Sequence[str]) -> str:
    found = report.numbers
    told = [
        (
            "report-decisions",
            words("report-decisions-told", decisions=found.decisions, weighed=found.weighed),
        ),
        ("report-lead", words.number(found.lead_changes)),
    ]
    if found.closest is not None and found.gap is not None:
        gap = words.points(found.gap)
        sentence = words("report-closest-told", line=found.closest + 1, gap=gap)
        told.append(("report-closest", sentence))
    if found.seconds is not None:
        used = zip(names, found.seconds, strict=True)
        told.append(("report-time", ", ".join(f"{name} {words.clock(s)}" for name, s in used)))
    rows = "".join(f"<dt>{escape(words(key))}</dt><dd>{escape(text)}</dd>" for key, text in told)
    return f"<section><h2>{escape(words('report-numbers'))}</h2><dl>{rows}</dl></section>"


def _points(report: Report, words: Words, names: Sequence[str]) -> str:
    """The chart for those who do not see it."""
    rows = []
    for point in report.points:
        chances = [
            words("report-figures", chance=words.share(chance, 1), error=words.points(error))
            for chance, error in zip(point.chances, point.errors, strict=True)
        ]
        if point.seat is None:
            rows.append((words("report-end"), "", "", *map(words.share, point.chances)))
        else:
            played = words.action(point.played)
            rows.append((str(point.line + 1), names[point.seat], played, *chances))
    keys = ("report-line", "report-player", "report-played")
    table = _table(words("report-table"), [*(words(key) for key in keys), *names], rows, 3)
    return f"<details><summary>{escape(words('report-table'))}</summary>{table}</details>"


def _how(report: Report, words: Words) -> str:
    how = words("report-how", simulations=words.number(report.simulations))
    origin = words("report-origin", depth=report.depth, seed=str(report.seed), end=report.end)
    return f'<p class="quiet">{escape(how)}</p>\n<p class="quiet">{escape(origin)}</p>'
