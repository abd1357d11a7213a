"""The chances of every seat over a match, as an SVG that stands alone, on paper in any light."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from backroom.engine.game import game
from backroom.report.form import Point, Report
from backroom.report.gangs import GANGS, INK, PAPER, Gang, gangs_of
from backroom.report.words import Words

WIDTH, HEIGHT = 920, 400
LEFT, RIGHT, TOP, BOTTOM = 58, 24, 62, 46
# Marks along each line.
MARKS = 5
RADIUS = 8
# Widths of a line: its casing, and what is between.
CASING, CORE = 5.6, 3.6
FONT = "font-family:'Libre Franklin',system-ui,sans-serif"


class Plane:
    """Where lines of the record and chances lie in the drawing."""

    def __init__(self, lines: int, first: int):
        self.first, self.lines = first, max(lines, first + 1)

    def x(self, line: int) -> float:
        share = (line - self.first) / (self.lines - self.first)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    def y(self, chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)


def chart(report: Report, words: Words, names: Sequence[str] | None = None) -> str:
    """The whole drawing; `role="img"` with a title and a description."""
    plane = Plane(report.lines, report.points[0].line)
    gangs = [GANGS[name] for name in gangs_of(game(report.game))][: report.seats]
    called = words.names(report.seats, names)
    title, told = words("report-chart"), words("report-chart-told")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" style="{FONT}" font-size="14">',
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        *_axes(plane, words),
        *_counted(report, plane, words),
        *(_line(report, plane, seat, gang) for seat, gang in enumerate(gangs)),
        *(_marks(report, plane, seat, gang) for seat, gang in enumerate(gangs)),
        *_legend(gangs, called),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _axes(plane: Plane, words: Words) -> list[str]:
    drawn = []
    for quarter in range(5):
        y = plane.y(quarter / 4)
        drawn.append(
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{INK}" '
            f'stroke-opacity="{1 if quarter == 0 else 0.35}" stroke-width="1"/>'
            f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end" fill="{INK}">'
            f"{escape(words.share(quarter / 4))}</text>"
        )
    span = plane.lines - plane.first
    step = next((size for size in (5, 10, 20, 50, 100, 200, 500) if span / size <= 9), 1000)
    for line in range(-(-plane.first // step) * step, plane.lines + 1, step):
        x = plane.x(line)
        drawn.append(
            f'<path d="M{x} {plane.y(0)}v5" stroke="{INK}"/>'
            f'<text x="{x}" y="{plane.y(0) + 19}" text-anchor="middle" fill="{INK}">{line}</text>'
        )
    drawn.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end" fill="{INK}">'
        f"{escape(words('report-axis'))}</text>"
    )
    return drawn


def _counted(report: Report, plane: Plane, words: Words) -> list[str]:
    """Where points were counted: a dotted line with a foot and a head."""
    found = [plane.x(point.line) for point in report.points if point.counted]
    drawn = [
        f'<path d="M{x} {plane.y(1)}V{plane.y(0)}" stroke="{INK}" stroke-width="1.2" '
        f'stroke-dasharray="1 4"/><path d="M{x - 4} {plane.y(1) - 7}h8l-4 7z" fill="{INK}"/>'
        for x in found
    ]
    if found:
        x, y = LEFT, HEIGHT - 8
        drawn.append(
            f'<path d="M{x} {y - 9}h8l-4 7z" fill="{INK}"/>'
            f'<text x="{x + 14}" y="{y}" fill="{INK}">{escape(words("report-counted"))}</text>'
        )
    return drawn


def _line(report: Report, plane: Plane, seat: int, gang: Gang) -> str:
    places = [f"{plane.x(point.line)} {plane.y(point.chances[seat])}" for point in report.points]
    return _stroke("M" + "L".join(places), gang, f' data-seat="{seat}"')


def _stroke(path: str, gang: Gang, more: str = "") -> str:
    """Ink, the gang's colour on it, and on that its pattern."""
    pattern = (
        f'<path d="{path}" stroke="{gang.on}" stroke-width="{CORE / 2}" '
        f'stroke-dasharray="{gang.dashes}"/>'
        if gang.dashes
        else ""
    )
    return (
        f'<g fill="none" stroke-linejoin="round"{more}>'
        f'<path d="{path}" stroke="{INK}" stroke-width="{CASING}"/>'
        f'<path d="{path}" stroke="{gang.fill}" stroke-width="{CORE}"/>{pattern}</g>'
    )


def _marks(report: Report, plane: Plane, seat: int, gang: Gang) -> str:
    """The gang's mark here and there, not where another seat has its own."""
    points, count = report.points, len(report.points)
    step = max(1, count // MARKS)
    first = (seat * step) // max(report.seats, 1)
    chosen: list[Point] = [points[place] for place in range(first, count, step)]
    return "".join(
        _mark(gang, plane.x(point.line), plane.y(point.chances[seat])) for point in chosen
    )


def _mark(gang: Gang, x: float, y: float) -> str:
    return (
        f'<g transform="translate({x} {y})"><path d="{gang.outline}" transform="scale({RADIUS})" '
        f'fill="{gang.fill}" stroke="{INK}" stroke-width=".16"/><text y="4" text-anchor="middle" '
        f'font-size="11" font-weight="700" fill="{gang.on}">{gang.letter}</text></g>'
    )


def _legend(gangs: Sequence[Gang], names: Sequence[str]) -> list[str]:
    wide = (WIDTH - LEFT - RIGHT) / max(len(gangs), 1)
    drawn = []
    for seat, (gang, name) in enumerate(zip(gangs, names, strict=True)):
        x = round(LEFT + seat * wide, 1)
        most = max(4, int((wide - 60) / 7.5))
        short = name if len(name) <= most else name[: most - 1] + "…"
        drawn.append(_stroke(f"M{x} 24h40", gang) + _mark(gang, x + 20, 24))
        drawn.append(f'<text x="{x + 48}" y="29" fill="{INK}">{escape(short)}</text>')
    return drawn
