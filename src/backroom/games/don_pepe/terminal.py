"""The table in the terminal: fourteen chairs on each side, one at each head."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.texts import Texts

from .rules.words import CHAIR, Card, Gang, Item, Kind

STYLES = dict(
    zip(Gang.names, ("yellow", "red", "blue", "green", "dark_orange", "magenta"), strict=True)
)
# Seen from above, clockwise: along the top, then the right head, then back along the bottom.
TOP = CHAIR.words[:14]
BOTTOM = CHAIR.words[28:14:-1]
RIGHT_HEAD, LEFT_HEAD = "15", "30"
MEN = dict(zip(Kind.names, ("Bo", "Jo", "Mi", "Ji"), strict=True))
ITEMS = {
    "bar": "BAR",
    "restaurant": "RES",
    "gambling": "GAM",
    "register": "$$$",
    "drink": "Y",
    "pistol": "⌐",
    "knife": "†",
    "x": "X",
}
CAKE = "●"
NOTHING = "–"
CELL, HEAD = 5, 4
INSIDE = CELL * len(TOP)

View = dict[str, Any]


def draw(view: View, say: Texts, players: Sequence[str]) -> RenderableType:
    """The oval table, the players round it, and the hand of whoever looks."""
    return Group(_table(view, say), "", _players(view, say, players), *_hand(view, say))


# ---------------------------------------------------------------------------- the table


def _table(view: View, say: Texts) -> RenderableType:
    """Numbers and men stand outside the edge of the table, items and cakes inside."""
    items = _items(view, say)
    top, bottom = ([_chair(view, items, chair) for chair in side] for side in (TOP, BOTTOM))
    numbers, men, things, cakes = (Text().join(row) for row in zip(*top, strict=True))
    lines = [_line("", numbers), _line("", men), _line("", f"╭{'─' * INSIDE}╮", edge="")]
    lines += [_line("", things, edge="│"), _line("", cakes, edge="│")]
    lines += _middle(view, say, items)
    numbers, men, things, cakes = (Text().join(row) for row in zip(*bottom, strict=True))
    lines += [_line("", cakes, edge="│"), _line("", things, edge="│")]
    lines += [_line("", f"╰{'─' * INSIDE}╯", edge=""), _line("", men), _line("", numbers)]
    return Group(*lines, "", _legend(say))


def _line(left: str | Text, inside: str | Text, right: str | Text = "", edge: str = " ") -> Text:
    """A line of the drawing: beside the left head, across the table, beside the right head."""
    line = Text(no_wrap=True)
    for part, width in ((left, HEAD), (edge, 0), (inside, 0), (edge, 0), (right, HEAD)):
        text = Text(part) if isinstance(part, str) else part
        if width:
            text.align("center", width)
        line.append_text(text)
    return line


def _items(view: View, say: Texts) -> Mapping[str, str]:
    """What lies at each chair."""
    if "box" in view:
        items: Mapping[str, str] = view["box"]["chairs"]
        return items
    assert say.game is not None
    figures: Any = say.game.edition().box
    return {chair: Item.names[figures.chairs[n]] for n, chair in enumerate(CHAIR)}


def _chair(view: View, items: Mapping[str, str], chair: str) -> list[Text]:
    """A chair from the outside in: its number, who sits there, what lies there, a cake."""
    signs = [Text(chair, "dim"), _man(view, chair), Text(ITEMS[items[chair]]), _cake(view, chair)]
    for sign in signs:
        sign.align("center", CELL)
    return signs


def _man(view: View, chair: str) -> Text:
    for seat, chairs in enumerate(view["men"]):
        if chair in chairs:
            kind = next(kind for kind, where in view["kinds"].items() if chair in where)
            sign = f"{seat + 1}{MEN[kind]}"
            asleep = chair in view["asleep"]
            style = f"{STYLES[Gang.names[seat]]} {'dim italic' if asleep else 'bold'}"
            return Text(sign.lower() + "z" if asleep else sign, style)
    return Text("·", "dim")


def _cake(view: View, chair: str) -> Text:
    for seat, where in enumerate(view["cake"]):
        if where == chair:
            return Text(f"{CAKE}{seat + 1}", f"{STYLES[Gang.names[seat]]} bold")
    return Text()


def _middle(view: View, say: Texts, items: Mapping[str, str]) -> list[Text]:
    """What lies in the middle of the table, between its heads."""
    discards = ", ".join(_cards(view["discards"], say)) or NOTHING
    told = (
        say("table-pot", dollars=view["pot"]),
        say("table-pile", cards=sum(view["pile"].values())),
        say("table-discards", cards=discards),
    )
    left, right = (_head(view, items, chair) for chair in (LEFT_HEAD, RIGHT_HEAD))
    lines = []
    for text, (outer, inner), (other_outer, other_inner) in zip(told, left, right, strict=True):
        words = Text(text, overflow="ellipsis")
        words.truncate(INSIDE - 2 * HEAD)
        words.align("center", INSIDE - 2 * HEAD)
        lines.append(_line(outer, Text().join((inner, words, other_inner)), other_outer, "│"))
    return lines


def _head(view: View, items: Mapping[str, str], chair: str) -> list[tuple[Text, Text]]:
    """A head of the table as three lines, each outside and inside the edge."""
    inner = [Text(), Text(ITEMS[items[chair]]), _cake(view, chair)]
    for sign in inner:
        sign.align("center", HEAD)
    return list(zip((Text(chair, "dim"), _man(view, chair), Text()), inner, strict=True))


def _cards(counts: Mapping[str, int], say: Texts) -> list[str]:
    """Cards by name, `2× Knife`."""
    held = [(say.name(Card.names, card), counts[card]) for card in Card.names if counts[card]]
    return [name if count == 1 else f"{count}× {name}" for name, count in held]


def _legend(say: Texts) -> Text:
    items = ", ".join(f"{sign} {say(f'item-{item}')}" for item, sign in ITEMS.items())
    return Text(f"{say('table-legend', cake=CAKE, **MEN)} {items}.", "dim")


# ---------------------------------------------------------------------------- the players


def _players(view: View, say: Texts, players: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "table-money", "table-men", "table-cards"):
        table.add_column(say(title) if title else "", justify="right" if title else "left")
    for seat, name in enumerate(players):
        gang = Gang.names[seat]
        here = "▶" if view["on_turn"] == seat and not view["over"] else " "
        table.add_row(
            Text(f"{here} {name}: {say.name(Gang.names, gang)}", STYLES[gang]),
            say("table-dollars", dollars=view["money"][seat]),
            _men_left(view, say, seat),
            str(sum(view["hands"][seat].values())),
        )
    return table


def _men_left(view: View, say: Texts, seat: int) -> str:
    seated = len(view["men"][seat])
    waiting = sum(sum(kinds.values()) for kinds in view["unseated"][seat].values())
    if waiting:
        return f"{seated} (+ {waiting} {say('table-unseated')})"
    return str(seated) if seated else say("table-out")


def _hand(view: View, say: Texts) -> list[RenderableType]:
    """The cards of whoever looks."""
    if view["seat"] is None:
        return []
    cards = ", ".join(_cards(view["hands"][view["seat"]], say)) or NOTHING
    return ["", Text(say("table-hand", cards=cards), "bold")]
