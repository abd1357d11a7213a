"""How seats are told apart in a chart: colour, pattern of the line, shape and letter of its marks.

A line is cased in ink, so that every colour holds on paper; its pattern is drawn in the colour of
the gang's letter, which holds on the gang's own.
"""

from __future__ import annotations

from typing import NamedTuple

from backroom.engine.game import Game
from backroom.engine.names import Names

PAPER, INK, CREAM, WHITE = "#f1e6cd", "#21160c", "#fff6e0", "#ffffff"


class Gang(NamedTuple):
    """`dashes` is the pattern that runs along the line, `outline` a path of about unit radius."""

    fill: str
    letter: str
    on: str
    dashes: str
    outline: str


GANGS = {
    "red": Gang("#ae1c16", "R", CREAM, "", "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z"),
    "blue": Gang("#1a3fa0", "B", CREAM, "2 10", "M-.9-.9H.9V.9H-.9Z"),
    "yellow": Gang("#ffdb45", "Y", INK, "2 5", "M0-1.2L1.2 0 0 1.2-1.2 0Z"),
    "green": Gang("#187f67", "G", WHITE, "10 6", "M1.1 0L.55.95H-.55L-1.1 0-.55-.95H.55Z"),
    "orange": Gang(
        "#e27a20", "O", INK, "10 4 2 4", "M-.92-.98H.92V.12C.92.7.46.98 0 1.16-.46.98-.92.7-.92.12Z"
    ),
    "purple": Gang(
        "#a680d2",
        "P",
        INK,
        "5 5",
        "M-.4-1A.45.45 0 0 1 .4-1 .5.5 0 0 1 1-.4 .45.45 0 0 1 1 .4 .5.5 0 0 1 .4 1"
        " .45.45 0 0 1-.4 1 .5.5 0 0 1-1 .4 .45.45 0 0 1-1-.4 .5.5 0 0 1-.4-1Z",
    ),
    "grey": Gang(
        "#b9b6ae",
        "S",
        INK,
        "2 3 2 9",
        "M-.6-.95H.6A.34.34 0 0 0 .95-.6V.6A.34.34 0 0 0 .6.95H-.6A.34.34 0 0 0-.95.6V-.6"
        "A.34.34 0 0 0-.6-.95Z",
    ),
    "brown": Gang("#57300f", "N", CREAM, "14 4", "M-.86.95V-.14A.86.86 0 0 1 .86-.14V.95Z"),
}
# Where a game has no gangs of its own, as its seats are marked in the browser.
USUAL = ("red", "blue", "yellow", "green", "orange", "purple", "grey", "brown")


def gangs_of(game: Game) -> tuple[str, ...]:
    """The gangs of a game by number, which is that of the seat: those of its words, if we know how
    to draw them all."""
    for kind in game.events.kinds:
        for names in kind.arguments.values():
            if isinstance(names, Names) and names.sort == "gang":
                words = tuple(word for word in map(str, names) if word in GANGS)
                if len(words) >= max(game.seats):
                    return words
    return USUAL
