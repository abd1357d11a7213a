"""The table in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.engine.texts import Texts
from backroom.engine.view import fields_of

from .rules.round_end import GAMBLED
from .rules.words import CARD, Good, Result, Side, Symbol

STYLES = {"a": "bold red", "b": "bold blue", "c": "bold green", "d": "bold yellow"}
ASKED, MARK, TIE, BACK, DOT = "▸", "?", "★", "▮", " · "

View = dict[str, Any]


def draw(view: View, say: Texts, players: Sequence[str]) -> RenderableType:
    """The round, the players, and the cards of whoever looks: 80 columns, and with four players
    seldom more than 20 lines, so that a prompt below leaves the round in sight.
    """
    box = figures(view, say)
    parts: list[RenderableType] = [*the_round(view, box, say), ""]
    parts += [player(view, box, say, players, seat) for seat in range(len(players))]
    return Group(*parts, "", *own_cards(view, say), decks(view, say), *signs(view, say))


def figures(view: View, say: Texts) -> Mapping[str, Any]:
    """The figures of the box: the view's, else those of the house's edition."""
    if "box" in view:
        box: Mapping[str, Any] = view["box"]
        return box
    assert say.game is not None
    return fields_of(say.game.edition().box, 0)


def listed(cards: Mapping[str, int]) -> str:
    """Cards by face, and the backs of those that cannot be seen."""
    signs = [word for word in CARD for _ in range(cards[word])]
    backs = BACK * cards.get("back", 0)
    return " ".join([*signs, backs] if backs else signs)


def line(label: str, *parts: str | Text) -> Table:
    """A line with a label before it; what is too long goes on below itself."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=12, no_wrap=True)
    table.add_column()
    table.add_row(Text(label, "dim"), Text(DOT).join(Text.assemble(part) for part in parts))
    return table


# ------------------------------------------------------------------ the round


def the_round(view: View, box: Mapping[str, Any], say: Texts) -> list[RenderableType]:
    """What is fought for, what counts, and how the sides stand."""
    title = say("terminal-round", round=view["round_number"])
    lines: list[RenderableType] = []
    if view["district"]:
        shown = [say(f"symbol-{s}") for s in Symbol.names if s in box["symbols"][view["district"]]]
        district = Text(say(f"district-{view['district']}"), "bold")
        lines.append(line(title, district, *shown))
    else:
        lines.append(line(title, Text()))
    if view["loot"]:
        for result in Result.names:
            packages = box["packages"][view["loot"]][result]
            told = (f"{n}: {package(goods, say)}" for n, goods in packages.items())
            lines.append(line(say(f"result-{result}"), *told))
    if view["offer"]:
        lines.append(line(say("terminal-offer"), person(view["offer"], box, say)))
    totals = [f"{say(f'side-{side}')} {total(view, side)}" for side in Side.names]
    if any(view["strength"][side] >= 0 for side in Side.names):
        lines.append(line(say("terminal-strength"), *totals))
    return lines


def total(view: View, side: str) -> str:
    """The strength announced, and that a card is still face down."""
    points = view["strength"][side]
    if points < 0:
        return "–"
    down = side == Side.names[0] and view["hidden"] is not None and view["turn"] != side
    return f"{points} + {MARK}" if down else str(points)


def package(goods: Mapping[str, int], say: Texts) -> str:
    """What a package brings."""
    told = [say(f"terminal-{good}", number=goods[good]) for good in Good.names if goods[good]]
    return " + ".join(told) or "–"


def person(word: str, box: Mapping[str, Any], say: Texts) -> str:
    return f"{say(f'person-{word}')} {box['value'][word]}"


# ------------------------------------------------------------------ the players


def player(
    view: View, box: Mapping[str, Any], say: Texts, players: Sequence[str], seat: int
) -> RenderableType:
    """Who it is and what lies before them."""
    asked = isinstance(view["to_act"], list) and seat in view["to_act"]
    name = Text(players[seat], "bold" if asked else "", no_wrap=True, overflow="ellipsis")
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column(width=17, no_wrap=True)
    table.add_column()
    first = Text(DOT).join([*roles(view, box, say, seat), *holdings(view, say, seat)])
    table.add_row(ASKED if asked else "", name, first)
    before = (
        persons(view, box, say, seat),
        table_cards(view, say, seat),
        said(view, say, seat),
        begun(view, say, seat),
    )
    if any(before):
        table.add_row("", "", Text(DOT.join(told for told in before if told)))
    return table


def roles(view: View, box: Mapping[str, Any], say: Texts, seat: int) -> list[Text]:
    """Clan, side with `?` and tie symbol, and special roles."""
    clan, side, card = view["clan"][seat], view["side"][seat], view["coalition"]
    found = [Text(say(f"clan-{clan}"), STYLES[clan]) if clan else Text(say("terminal-mrx"), "bold")]
    if side and card in box["mark"]:
        signs = MARK * (box["mark"][card] == clan) + TIE * (box["tie"][card][side] == clan)
        found.append(Text(f"{say(f'terminal-{side}')} {signs}".strip()))
    for role in ("lone", "godfather", "ousted"):
        if view[role] == seat:
            found.append(Text(say(f"terminal-{role}")))
    return found


def holdings(view: View, say: Texts, seat: int) -> list[Text]:
    """Alcohol, cards in hand, points of the round, Godfather points."""
    found = [say("terminal-alcohol", number=view["alcohol"][seat])]
    found.append(say("terminal-card", number=sum(view["hand"][seat].values())))
    if view["contribution"][seat]:
        found.append(say("terminal-brings", points=view["contribution"][seat]))
    if view["godfather_points"][seat]:
        found.append(say("terminal-points", points=view["godfather_points"][seat]))
    return [Text(part) for part in found]


def persons(view: View, box: Mapping[str, Any], say: Texts, seat: int) -> str:
    return ", ".join(person(word, box, say) for word in view["persons"][seat])


def table_cards(view: View, say: Texts, seat: int) -> str:
    """Cards on the table, and those that everybody knows to be in the hand."""
    found = [
        ("terminal-table", listed(view["laid"][seat])),
        ("terminal-known", listed(view["known"][seat])),
    ]
    return DOT.join(f"{say(key)} {cards}" for key, cards in found if cards)


def said(view: View, say: Texts, seat: int) -> str:
    """What was said last this round, and the stand in an open window; nothing binds."""
    found = []
    if view["stance"][seat]:
        found.append(say(f"stance-{view['stance'][seat]}"))
    if view["pledged_points"][seat] >= 0:
        found.append(say("terminal-pledges", points=view["pledged_points"][seat]))
    if view["pledged_cards"][seat] >= 0:
        found.append(say("terminal-pledges-cards", number=view["pledged_cards"][seat]))
    if view["asked_points"][seat] >= 0:
        found.append(say("terminal-asks", points=view["asked_points"][seat]))
    if view["aim"][seat]:
        found.append(say("terminal-aims", aim=say(f"aim-{view['aim'][seat]}")))
    return DOT.join(found)


def begun(view: View, say: Texts, seat: int) -> str:
    """How far a sale is, or what the gambler may still pick."""
    if view["on_turn"] != seat:
        return ""
    if view["busy"] in ("informer", "smuggler"):
        return say("board-sale", points=view["total"])
    if view["busy"] == "gambler" and view["step"] >= GAMBLED:
        return say("board-pick", points=view["total"])
    return ""


# ------------------------------------------------------------------ the own cards and the decks


def own_cards(view: View, say: Texts) -> list[RenderableType]:
    """The hand of whoever looks, and the card they keep face down."""
    seat = view["seat"]
    if seat is None:
        return []
    shown = [Text(listed(view["hand"][seat]) or "–", "bold")]
    if view["hidden"] in CARD:
        shown.append(Text(f"{say('terminal-hidden')} {view['hidden']}"))
    return [line(say("terminal-hand"), *shown)]


def decks(view: View, say: Texts) -> RenderableType:
    """How many cards are left to draw, and which are in the discard pile."""
    pile = f"{say('terminal-pile')} {listed(view['pile']) or '–'}"
    return line(say("terminal-deck"), str(view["deck_size"]), pile)


def signs(view: View, say: Texts) -> list[RenderableType]:
    """What the signs beside the sides mean, while a round is on."""
    return [Text(say("terminal-signs"), "dim")] if view["district"] else []
