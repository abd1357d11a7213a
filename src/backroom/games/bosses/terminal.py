"""The table in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.texts import Texts

# Letters and colours of the gangs are the same in all languages: ink or cream on the gang's fill.
LETTERS = {"red": "R", "blue": "B", "yellow": "Y", "grey": "S"}
FILLS = {"red": "#ae1c16", "blue": "#1a3fa0", "yellow": "#ffdb45", "grey": "#b9b6ae"}
INKS = {"red": "#fbf5e8", "blue": "#fbf5e8", "yellow": "#261a10", "grey": "#261a10"}
COLUMNS, ROWS = "abcdef", "123456"
# Six fields four wide, and a gap between each two.
RIM = "─" * 29
POWERS = ("1", "2", "3")
EMPTY, FRESH, DEAD, COMPLETE, ON_TURN, BULLET = "·", "*", "x", "■", "▸", "●"
SIDES = ("left", "right")


def draw(view: dict[str, Any], say: Texts, players: Sequence[str]) -> RenderableType:
    """The board with its lines, the players, the supply; 80 columns at most."""
    table = Table.grid(padding=(0, 2))
    table.add_row(board(view), Group(gangs(view, say, players), "", supply(view, say)))
    return Group(table, legend(view, say))


def fill(gang: str) -> str:
    return f"bold {INKS[gang]} on {FILLS[gang]}"


def gangster(kind: str, mark: str = " ") -> Text:
    """A gangster as letter and power, on the colour of its gang while it lives."""
    gang, power = kind[:-1], kind[-1]
    sign = f"{LETTERS[gang]}{power}"
    if mark == DEAD:
        return Text.assemble(" ", (sign, "strike"), mark)
    return Text.assemble((f" {sign}{mark}", fill(gang)))


def nobody() -> Text:
    return Text(f" {EMPTY}  ", "dim")


def board(view: dict[str, Any]) -> Text:
    """Six by six fields, and behind each line how full it is."""
    lines = [Text("    " + "    ".join(COLUMNS), "bold"), Text(f"  ┌{RIM}┐")]
    for row in ROWS:
        fields = Text(" ").join(field(view, column + row) for column in COLUMNS)
        counted = filled(view, [column + row for column in COLUMNS])
        lines.append(Text.assemble((f"{row} ", "bold"), "│", fields, "│ ", counted))
    counts = [filled(view, [column + row for row in ROWS]) for column in COLUMNS]
    lines += [Text(f"  └{RIM}┘"), Text.assemble("   ", Text("  ").join(counts))]
    return Text("\n").join(lines)


def field(view: dict[str, Any], name: str) -> Text:
    kind = view["board"][name]
    if kind is None:
        return nobody()
    return gangster(kind, DEAD if name in view["dead"] else FRESH if name == view["fresh"] else " ")


def filled(view: dict[str, Any], line: Sequence[str]) -> Text:
    """How many of a line's fields are occupied, or the mark of a complete one."""
    count = sum(view["board"][name] is not None for name in line)
    if count == len(line):
        return Text(f" {COMPLETE} ", "bold")
    return Text(f"{count}/{len(line)}" if count else "   ", "dim")


def gangs(view: dict[str, Any], say: Texts, players: Sequence[str]) -> Table:
    """Every gang: who plays it, rank, bullets and own stock."""
    table = columns("", "", say("terminal-rank"), say("terminal-bullets"), say("terminal-stock"))
    table.columns[2].justify = "right"
    for seat, gang in enumerate(LETTERS):
        sign = (f" {LETTERS[gang]} ", fill(gang))
        if seat >= len(players):
            table.add_row(Text.assemble(" ", sign), Text(say("terminal-neutral"), "dim"))
            continue
        is_on_turn = view["on_turn"] == seat and not view["over"]
        held = view["stock"][seat]
        table.add_row(
            Text.assemble(ON_TURN if is_on_turn else " ", sign),
            Text(players[seat], "bold" if is_on_turn else "", no_wrap=True, overflow="ellipsis"),
            str(view["rank"][seat]),
            BULLET * view["bullets"][seat],
            " ".join(power if held[power] else EMPTY for power in POWERS),
        )
    # Only names may have to be cut short.
    for column in table.columns:
        column.no_wrap = column is not table.columns[1]
    return table


def supply(view: dict[str, Any], say: Texts) -> Table:
    """The open pair above the stacks, the gangster drawn, and who lies face down."""
    pair = columns("", *(say(f"side-{side}") for side in SIDES))
    kinds = [view["pair"][side] for side in SIDES]
    pair.add_row(say("terminal-pair"), *(gangster(kind) if kind else nobody() for kind in kinds))
    pair.add_row(say("terminal-stacks"), *(f"{view['stacks'][side]:3}" for side in SIDES))
    if view["drawn"] is not None:
        pair.add_row(say("terminal-drawn"), gangster(view["drawn"]))
    unseen = columns(say("terminal-unseen"), *POWERS)
    for gang, letter in LETTERS.items():
        counts = [view["unseen"][gang + power] for power in POWERS]
        unseen.add_row(Text(letter, "bold"), *(str(count or EMPTY) for count in counts))
    both = Table.grid(padding=(0, 2))
    both.add_row(pair, unseen)
    return both


def columns(*titles: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for title in titles:
        table.add_column(title)
    return table


def legend(view: dict[str, Any], say: Texts) -> Text:
    marks = ((FRESH, "terminal-fresh"), (DEAD, "terminal-dead"), (COMPLETE, "terminal-complete"))
    words = [f"{mark} {say(key)}" for mark, key in marks]
    if view["moves"]:
        words.append(say("terminal-moves", moves=view["moves"]))
    return Text("   " + "   ".join(words), "dim")
