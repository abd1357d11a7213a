"""The table in a terminal: the map with its tables, then the colours and their boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.texts import Texts

from .rules.words import CASINO_VALUE, GOLD_COAST, PLACE, Gang, Kind

# Letters and colours are the same in all languages: ink on the colour's fill.
LETTERS = dict(zip(Gang.names, "SGYNB", strict=True))
FILLS = dict(zip(Gang.names, ("#b9b6ae", "#187f67", "#ffdb45", "#57300f", "#1a3fa0"), strict=True))
INKS = dict(zip(Gang.names, ("#261a10", "#fffaf0", "#261a10", "#fff3e0", "#fbf5e8"), strict=True))
HARBOUR = PLACE[GOLD_COAST]
EMPTY, NEXT, ROAD, DOUBLER, ON_TURN = "·", "○", "∙", "×2", "▸"
# The map's size in letters, and where its coordinates from 0 to 100 lie on it.
WIDTH, HEIGHT = 80, 34
LEFT, TOP = 5, 1
PER_X, PER_Y = 0.72, 0.33
ROWS_IN_A_LINE = 2

View = dict[str, Any]
Spot = tuple[int, int]


def draw(view: View, say: Texts, players: Sequence[str]) -> RenderableType:
    """The city, the gangs, and what is left in the decks; 80 columns at most."""
    box = view["box"]
    return Group(city(view, box, say), gangs(view, say, players), decks(view, box, say))


# ---------------------------------------------------------------------------- the map


def city(view: View, box: dict[str, Any], say: Texts) -> Text:
    """Roads first, then every place over the ends of its roads."""
    canvas = [[Text(" ") for _ in range(WIDTH)] for _ in range(HEIGHT)]
    spots = {place: spot(*box["coordinates"][place]) for place in PLACE}
    for start, end in box["roads"]:
        if start is not None:
            for column, row in line(spots[start], spots[end]):
                canvas[row][column] = Text(ROAD, "dim")
    for place in PLACE:
        put_label(canvas, spots[place], label(view, box, say, place))
    return Text("\n").join(Text.assemble(*row) for row in canvas)


def spot(x: int, y: int) -> Spot:
    """Coordinates of the box as column and row; those furthest south share the last row."""
    return LEFT + round(x * PER_X), min(TOP + round(y * PER_Y), HEIGHT - 1)


def line(start: Spot, end: Spot) -> Iterator[Spot]:
    """The letters that a road runs over, one in each column or row, whichever are more."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    for step in range(steps + 1):
        share = step / max(steps, 1)
        yield (
            round(start[0] + share * (end[0] - start[0])),
            round(start[1] + share * (end[1] - start[1])),
        )


def put_label(canvas: list[list[Text]], centre: Spot, lines: list[Text]) -> None:
    """Write lines centred on a spot, or as near as the edges allow, with a space on either side."""
    top = max(0, min(centre[1] - len(lines) // 2, HEIGHT - len(lines)))
    for row, words in enumerate(lines, start=top):
        padded = Text.assemble(" ", words, " ")
        first = max(0, min(centre[0] - len(padded) // 2, WIDTH - len(padded)))
        canvas[row][first : first + len(padded)] = list(padded.divide(range(1, len(padded))))


def label(view: View, box: dict[str, Any], say: Texts, place: str) -> list[Text]:
    """A place: its name, what lies there, and the cars."""
    name = Text(say.name(PLACE, place), "bold underline")
    if place == HARBOUR:
        lines = [name, *harbour(view, say)]
    else:
        if place in view["doubled"]:
            name = Text.assemble(name, " ", (DOUBLER, "bold reverse"))
        lines = [name, *table(view, box, say, place)]
    cars = [
        Text.assemble("[", sign(gang), "]") for gang in Gang.names if view["car"][gang] == place
    ]
    return [*lines, Text().join(cars)] if cars else lines


def harbour(view: View, say: Texts) -> list[Text]:
    """The equipment that lies open."""
    return [
        Text(say.name(Kind.names, kind))
        for kind in Kind.names
        for _ in range(int(view["harbour"][kind]))
    ]


def table(view: View, box: dict[str, Any], say: Texts, district: str) -> list[Text]:
    """The values of a district's table, first place first, and its fields in reading order."""
    number = view["table"][district]
    if number is None:
        return [Text(say("terminal-closed"), "dim")]
    values = [value for value in box["values"][number] if value >= 0]
    worth = " ".join("?" if value == CASINO_VALUE else str(value) for value in values)
    columns = box["columns"][number]
    fields = [field(view, district, str(n + 1)) for n in range(box["rows"][number] * columns)]
    rows = [Text.assemble(*fields[n : n + columns]) for n in range(0, len(fields), columns)]
    bar = Text("│", "dim")
    lines = [rows[n : n + ROWS_IN_A_LINE] for n in range(0, len(rows), ROWS_IN_A_LINE)]
    return [Text(worth, "italic"), *(bar.join(line) for line in lines)]


def field(view: View, district: str, number: str) -> Text:
    for gang, fields in view["standing"][district].items():
        if number in fields:
            return sign(gang)
    if view["next"][district] == number:
        return Text(NEXT)
    return Text(EMPTY, "dim")


def sign(gang: str) -> Text:
    return Text(LETTERS[gang], f"bold {INKS[gang]} on {FILLS[gang]}")


# ---------------------------------------------------------------------------- the gangs


def gangs(view: View, say: Texts, players: Sequence[str]) -> Table:
    """Every colour in play: who plays it, its cards, who is aboard, its equipment."""
    columns = Table(box=None, padding=(0, 1, 0, 0))
    titles = ("", "", "", "influence", "cards", "crew", "trunk", "equipment")
    for title in titles:
        columns.add_column(say(f"terminal-{title}") if title else "")
    for number, gang in enumerate(Gang.names.words[: view["gangs"]]):
        seat = number % len(players)
        acts = view["gang"] == gang or (view["gang"] is None and view["on_turn"] == seat)
        inside = [sign(whose) for whose, n in view["trunk"][gang].items() for _ in range(n)]
        held = [kind for kind in view["slots"][gang].values() if kind]
        columns.add_row(
            ON_TURN if acts and not view["over"] else " ",
            Text.assemble(" ", sign(gang), f" {say.name(Gang.names, gang)}"),
            players[seat],
            str(view["influence"][seat]),
            " ".join(view["cards"][gang]),
            str(view["crew"][gang]),
            Text.assemble(*inside) if inside else Text("–", "dim"),
            ", ".join(say.name(Kind.names, kind) for kind in held),
        )
    return columns


def decks(view: View, box: dict[str, Any], say: Texts) -> Text:
    """How far the stage is, and what is left to draw."""
    progress = say(
        "terminal-decks",
        stage=min(view["days"] + 1, len(box["gangsters"])),
        doublers=len(view["doubled"]),
        last=box["doublers"],
        districts=len(view["deck"]),
        police=view["police"],
    )
    values = " ".join(value for value, n in view["casino"].items() for _ in range(n))
    return Text("\n".join((progress, say("terminal-legend", casino=values, next=NEXT))), "dim")
