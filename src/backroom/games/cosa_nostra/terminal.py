"""The table in a terminal: the ring with its figures, then the gangs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.texts import Texts

from .rules.words import SPACE, Gang

# Letters and colours are the same in all languages: ink or cream on the gang's fill.
LETTERS = dict(zip(Gang.names, "RBYG", strict=True))
FILLS = dict(zip(Gang.names, ("#ae1c16", "#1a3fa0", "#ffdb45", "#187f67"), strict=True))
INKS = dict(zip(Gang.names, ("#fbf5e8", "#fbf5e8", "#261a10", "#fffaf0"), strict=True))
SIGNS = {"plain": "", "fate": "◎", "shelter": "∩", "danger": "!"}
BOSS, ON_TURN, SHOWN, NOBODY = "★", "▸", "◀", "·"
# A space is so many letters wide, and two lines high.
WIDTH = 7

View = dict[str, Any]


def draw(view: View, say: Texts, players: Sequence[str]) -> RenderableType:
    """The ring, the throw inside it, and below who has how far to go; 80 columns at most."""
    return Group(ring(view, view["box"], say), "", gangs(view, say, players), legend(say))


def fill(gang: str) -> str:
    return f"bold {INKS[gang]} on {FILLS[gang]}"


# ---------------------------------------------------------------------------- the ring


def ring(view: View, box: View, say: Texts) -> Text:
    """The spaces round a rectangle, clockwise from its upper left corner."""
    across = (box["ring"] + 2) // 4
    down = box["ring"] // 2 - across
    cells = [space(view, box, number) for number in range(box["ring"])]
    rows = [cells[: across + 1]]
    inside = iter(throw(view, say))
    for row in range(1, down):
        left, right = cells[-row], cells[across + row]
        middle = [padded(next(inside, Text()), WIDTH * (across - 1)) for _ in left]
        rows.append([left, middle, right])
    rows.append(cells[across + down : 2 * across + down + 1][::-1])
    lines = [Text().join(parts) for row in rows for parts in zip(*row, strict=True)]
    return Text("\n").join(lines)


def padded(text: Text, width: int, filling: str = " ") -> Text:
    return text + Text(filling * (width - text.cell_len), "dim")


def space(view: View, box: View, number: int) -> list[Text]:
    """Number and symbol of a space, in the colour of its HQ; below, the figures there."""
    name = SPACE[number]
    front = next((gang for gang in playing(view) if box["fronts"][gang] == number), None)
    label = Text(name, fill(front) if front else "")
    label += Text(SIGNS[box["symbols"][name]], "bold")
    if view["shown"] == name:
        label += Text(SHOWN, "bold")
    return [framed("┌", label, "─", "┐"), framed("│", crowd(view, name), " ", "│")]


def framed(left: str, text: Text, filling: str, right: str) -> Text:
    inside = padded(text, WIDTH - len(left) - len(right), filling)
    return Text(left, "dim") + inside + Text(right, "dim")


def playing(view: View) -> list[str]:
    return [gang for gang in Gang.names if view["owner"][gang] is not None]


def crowd(view: View, name: str) -> Text:
    """The figures on a space, whoever holds it first; the letter of a prisoner is small."""
    free, held = Text(), Text()
    for gang in Gang.names:
        sets = (view["standing"][gang], view["pairs"][gang], view["trios"])
        count = sum(name in spaces for spaces in sets)
        if name in view["standing"][gang]:
            free = Text(boss_first(view, gang, name, LETTERS[gang], count), fill(gang))
        if name in view["prisoners"][gang]:
            held = Text(boss_first(view, gang, name, LETTERS[gang].lower(), 1), fill(gang))
    return free + held


def boss_first(view: View, gang: str, name: str, letter: str, count: int) -> str:
    if view["boss"][gang] != name:
        return letter * count
    return letter + BOSS + letter * (count - 1)


def throw(view: View, say: Texts) -> Iterator[Text]:
    """What lies inside the ring: the dice."""
    yield Text()
    if view["low"]:
        yield Text(f"   {say('terminal-throw')}  [{view['low']}] [{view['high']}]", "bold")
    if view["left"]:
        yield Text(f"   {say('terminal-left')}  [{view['left']}]", "bold")


# ---------------------------------------------------------------------------- the gangs


def gangs(view: View, say: Texts, players: Sequence[str]) -> Table:
    """Every gang: who leads it, where its Boss is, the steps to go, followers inside and out."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("", no_wrap=True, overflow="ellipsis")
    for title in ("terminal-boss", "terminal-to-go", "terminal-hq", "terminal-out"):
        table.add_column(say(title), justify="right", no_wrap=True)
    for gang in playing(view):
        seat = int(view["owner"][gang])
        is_on_turn = view["on_turn"] == seat and not view["over"]
        sign = (f" {LETTERS[gang]} ", fill(gang))
        table.add_row(
            Text.assemble(ON_TURN if is_on_turn else " ", sign),
            Text(players[seat], "bold" if is_on_turn else ""),
            boss_of(view, say, gang),
            str(view["to_go"][gang] or NOBODY),
            str(view["hq"][gang] or NOBODY),
            str(view["banished"][gang] or NOBODY),
        )
    return table


def boss_of(view: View, say: Texts, gang: str) -> str:
    """Where the Boss is."""
    place: str = view["boss"][gang]
    return place if place in SPACE else say(f"terminal-at-{place}")


def legend(say: Texts) -> Text:
    symbols = [f"{sign} {say(f'symbol-{symbol}')}" for symbol, sign in SIGNS.items() if sign]
    words = [*symbols, f"{BOSS} {say('rank-boss')}", f"r {say('terminal-prisoner')}"]
    return Text("   ".join(words), "dim")
