"""The drawn table shows what the view says."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from backroom.engine.match import Match
from backroom.engine.texts import LANGUAGES
from backroom.games.don_pepe.terminal import draw
from tests.games.don_pepe.helpers import (
    DON_PEPE,
    SCENE,
    SCENE_CAKES,
    dealt,
    play,
    position,
)

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def drawn(match: Match, language: str = "en", seat: int | None = None) -> list[str]:
    """The lines of the table as it stands in a terminal of 80 columns."""
    paper = io.StringIO()
    console = Console(file=paper, width=80, legacy_windows=False)
    console.print(draw(match.view(seat), DON_PEPE.say(language), PLAYERS[: match.seats]))
    return paper.getvalue().splitlines()


def signs(text: str) -> list[str]:
    return text.split()


def test_the_oval_table_as_drawn() -> None:
    lines = drawn(position(SCENE, turn="green", cakes=SCENE_CAKES))
    assert lines[0].split() == [str(chair) for chair in range(1, 15)]
    assert lines[1].split() == signs("1Ji · 2Ji · 5Ji · 2Ji 6miz 3Ji 1Ji 3Ji · 4Bo ·")
    assert lines[3].strip(" │").split() == signs("Y ⌐ $$$ Y GAM † BAR Y ⌐ † RES ⌐ Y Y")
    assert lines[4].strip(" │").split() == ["●2"]
    assert lines[5].split() == ["30", "│", "Pot:", "$59,000", "│", "15"]
    assert lines[6].split()[:3] == ["·", "│", "X"]
    assert lines[6].rstrip().endswith("X  │4Ji")
    assert lines[8].strip(" │").split() == ["●3", "●1"]
    assert lines[9].strip(" │").split() == signs("† RES ⌐ Y ⌐ Y ⌐ † GAM Y ⌐ BAR † Y")
    assert lines[11].split() == signs("· 6Bo · · · · 2Ji 6Ji 5Bo 5jiz 2Ji · 2Ji 3Ji")
    assert lines[12].split() == [str(chair) for chair in range(29, 15, -1)]
    assert all(len(line) <= 80 for line in lines)


def test_a_cake_at_a_head() -> None:
    lines = drawn(position("yellow jim 1 | red jim 12", cakes="red 30"))
    assert lines[7].split()[:2] == ["│", "●2"]


def test_players_and_the_own_hand() -> None:
    match = dealt(3, yellow="knife knife move cake cops")
    lines = drawn(match, seat=0)
    assert lines[-1] == "Hand: Move, 2× Knife, Cake, Cops"
    assert "▶ Ada: yellow" in "\n".join(lines)
    row = next(line for line in lines if "Ada" in line)
    assert row.split()[-3:] == ["3,000", "10", "5"]
    assert not any("Hand:" in line for line in drawn(match))


def test_men_beside_the_table_and_players_who_are_out() -> None:
    match = play(position("yellow jim 1 2 | red jim 9", hand="cops"), "0 cops; 0 place jim 5")
    lines = drawn(match)
    assert next(line for line in lines if "Ada" in line).split()[2:] == signs(
        "yellow 0 1 (+ 1 to be seated) 0"
    )
    assert next(line for line in lines if "Cy" in line).split()[-2:] == ["out", "0"]


def test_a_long_discard_pile_is_cut_short() -> None:
    cards = " ".join(["move", "move", "knife", "knife", "pistol", "cake", "pass_cake", "cocktail"])
    match = position("yellow jim 1 | red jim 9", hand="cake", discards=f"{cards} kaboum cops")
    (line,) = [line for line in drawn(match) if "Discards" in line]
    assert len(line) <= 80
    assert "…" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_every_language(language: str) -> None:
    match = position(SCENE, turn="green", cakes=SCENE_CAKES)
    assert len(drawn(match, language, 3)) > 20
